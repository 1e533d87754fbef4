"""Everything in the game has a scenario.

What a scenario claims with `covers` it has really played: `conftest.py` holds it to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from deepcourt.core.text import catalogue

from .table import CARDS, TITLE

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "conspiracy.md"


def things_of_the_game() -> set[str]:
    reasons = re.findall(r"^why-(\S+) =", catalogue("deepcourt.games.conspiracy", "en"), re.M)
    return {
        *(f"{card['noun']}:{id}" for id, card in CARDS.items()),
        *(f"decision:{decision}" for decision in TITLE.decisions),
        *(f"verb:{verb}" for verb in TITLE.actions.first),
        *(f"event:{event.name}" for event in TITLE.events),
        *(f"reason:{reason}" for reason in reasons),
    }


def scenarios() -> dict[str, object]:
    modules = [import_module(f".{file.stem}", __package__) for file in HERE.glob("test_*.py")]
    return {
        name: scenario
        for module in modules
        for name, scenario in vars(module).items()
        if name.startswith("test_")
    }


def claims(scenario: object) -> Iterator[str]:
    for mark in getattr(scenario, "pytestmark", []):
        cases = mark.args[1] if mark.name == "parametrize" else []
        for one in [mark, *(one for case in cases for one in getattr(case, "marks", []))]:
            if one.name == "covers":
                yield from one.args


def claimed() -> set[str]:
    return {thing for scenario in scenarios().values() for thing in claims(scenario)}


def test_everything_in_the_game_has_a_scenario() -> None:
    assert things_of_the_game() - claimed() == set()


def test_scenarios_claim_only_what_is_in_the_game() -> None:
    assert claimed() - things_of_the_game() == set()


def test_every_ruling_has_a_scenario_with_its_number() -> None:
    written = re.findall(r"^(\d+)\. ", RULINGS.read_text(encoding="utf-8"), re.M)
    played = [re.match(r"test_ruling_(\d\d)_", name) for name in scenarios()]
    assert {int(number) for number in written} == {int(name[1]) for name in played if name}
