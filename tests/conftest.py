from __future__ import annotations

import signal

# A shell that starts the tests in the background may have them ignore Ctrl-C; some are about it.
signal.signal(signal.SIGINT, signal.default_int_handler)
