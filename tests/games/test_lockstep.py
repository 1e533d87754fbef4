"""The compiled engine and its plain Python source play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import deepcourt

from .cases import CASES, Case

GAMES = {"conspiracy": 3000, "abyss": 700, "tyrants": 700}  # shared among the set-ups of a title

pytestmark = pytest.mark.skipif(
    not deepcourt.COMPILED, reason="there is no compiled engine here to compare with"
)


def games(case: Case) -> int:
    return GAMES[case.game] // sum(one.game == case.game for one in CASES)


def trace(case: Case, interpreted: bool) -> list[str]:
    result = subprocess.run(
        [sys.executable, "-m", "tests.games.lockstep", str(case), str(games(case))],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"DEEPCOURT_INTERPRETED": "1" if interpreted else ""},
        check=True,
        capture_output=True,
        text=True,
    )
    engine, *lines = result.stdout.splitlines()
    assert engine == ("interpreted" if interpreted else "compiled")
    return lines


def test_compiled_and_interpreted_agree_in_lock_step(case: Case) -> None:
    compiled, interpreted = trace(case, False), trace(case, True)
    assert len(compiled) == games(case)
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == other
