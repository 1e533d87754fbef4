"""Starts a server with the settings given as JSON, at a port."""

import json
import sys

from deepcourt.core.text import Words
from deepcourt.server import Settings
from deepcourt.server.serve import serve

serve(Settings(**json.loads(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), False, Words.of("en"))
