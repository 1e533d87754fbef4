"""Kill -9, a few times: `bench/attacks/kills.py` does it sixty times."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KILLS = 3


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_killed_processes_lose_nothing_and_everything_goes_on(database: str) -> None:
    command = [sys.executable, "-m", "bench.attacks.kills", database, "--kills", str(KILLS)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr + ended.stdout
    figures = json.loads(ended.stdout)
    assert figures["kills"] == KILLS
    assert figures["acknowledged"] > 0
    assert figures["faults"] == {}
