"""Everything in the game has a scenario.

All scenarios are played once more, in the plain source of the engine, where a witness sees which
ways the cards have taken: see `witness.py`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from deepcourt.core.text import catalogue

from . import witness
from .table import TITLE

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULINGS = ROOT / "docs" / "rulings" / "tyrants.md"


def things_of_the_game() -> set[str]:
    reasons = re.findall(r"^why-(\S+) =", catalogue("deepcourt.games.tyrants", "en"), re.M)
    return {
        *witness.all_ways(),
        *(f"decision:{decision}" for decision in TITLE.decisions),
        *(f"verb:{verb}" for verb in TITLE.actions.first),
        *(f"event:{event.name}" for event in TITLE.events),
        *(f"reason:{reason}" for reason in reasons),
    }


def things_played(file: Path) -> set[str]:
    """What a witness has seen in all scenarios; they need not be right for that."""
    environment = os.environ | {"DEEPCOURT_INTERPRETED": "1", witness.VARIABLE: str(file)}
    environment.pop("PYTEST_ADDOPTS", None)
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", f"--ignore={__file__}", str(HERE)],
        cwd=ROOT,
        env=environment,
        check=False,
        capture_output=True,
    )
    return set(json.loads(file.read_text()))


def numbers_of(kind: str) -> set[int]:
    """The numbers in the names of the scenarios of a kind."""
    texts = [file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py")]
    return {
        int(number) for text in texts for number in re.findall(rf"def test_{kind}_(\d\d)_", text)
    }


def test_everything_in_the_game_has_a_scenario(tmp_path: Path) -> None:
    assert sorted(things_of_the_game() - things_played(tmp_path / "seen.json")) == []


def test_every_worked_example_has_a_scenario_with_its_number() -> None:
    assert numbers_of("vector") == set(range(1, 32))


def test_every_ruling_has_a_scenario_with_its_number() -> None:
    rulings = re.findall(r"^(\d+)\. ", RULINGS.read_text(encoding="utf-8"), re.M)
    assert numbers_of("ruling") == {int(number) for number in rulings} == set(range(1, 77))


def test_every_trap_has_a_scenario_with_its_number() -> None:
    assert numbers_of("trap") == set(range(1, 28))
