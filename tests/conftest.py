from __future__ import annotations

import signal
from typing import Any

import pytest

from .scenarios import witness

# A shell that starts the tests in the background may have them ignore Ctrl-C; some are about it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker is done."""
    witness.take_over(getattr(node, "workeroutput", {}))


def pytest_sessionfinish(session: pytest.Session) -> None:
    if witness.is_worker(session.config):
        witness.hand_over(session.config)
    else:
        witness.judge(session)
