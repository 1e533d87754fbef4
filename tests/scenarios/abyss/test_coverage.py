"""Everything in the game has a scenario.

What a scenario claims with `covers` it has really played: `conftest.py` holds it to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from deepcourt.core.text import catalogue

from .table import CARDS, NEW_TOKENS, TITLE, TOKENS, ZONES

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "abyss.md"


def things_of_the_game() -> set[str]:
    reasons = re.findall(r"^why-(\S+) =", catalogue("deepcourt.games.abyss", "en"), re.M)
    rewards = next(noun for noun in TITLE.nouns if noun.name == "reward").ids
    cards = [card for card in CARDS.values() if card["noun"] != "ally"]
    return {
        *(f"{card['noun']}:{card['id']}" for card in cards),
        *(f"effect:{card['effect']}" for card in CARDS.values() if card.get("effect")),
        *(f"penalty:{card['penalty']}" for card in CARDS.values() if card.get("penalty")),
        *(f"influence:{token}" for token in TOKENS),
        *(f"token:{token}" for token in NEW_TOKENS),
        *(f"reward:{reward}" for reward in rewards),
        *(f"zone:{zone}" for zone in ZONES),
        *(f"decision:{decision}" for decision in TITLE.decisions),
        *(f"verb:{verb}" for verb in TITLE.actions.first),
        *(f"event:{event.name}" for event in TITLE.events),
        *(f"reason:{reason}" for reason in reasons),
    }


def scenarios() -> dict[str, object]:
    modules = [import_module(f".{file.stem}", __package__) for file in HERE.glob("test_*.py")]
    return {
        f"{module.__name__}.{name}": scenario
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


def rulings(part: str) -> set[int]:
    """The numbers of the rulings on the base game or on Leviathan."""
    text = RULINGS.read_text(encoding="utf-8").partition(f"\n## {part}\n")[2]
    return {int(number) for number in re.findall(r"^(\d+)\. ", text.partition("\n## ")[0], re.M)}


def played(prefix: str) -> set[int]:
    found = [re.search(rf"\.test_{prefix}_(\d\d)_", name) for name in scenarios()]
    return {int(name[1]) for name in found if name}


def test_everything_in_the_game_has_a_scenario() -> None:
    assert things_of_the_game() - claimed() == set()


def test_scenarios_claim_only_what_is_in_the_game() -> None:
    assert claimed() - things_of_the_game() == set()


def test_every_ruling_has_a_scenario_with_its_number() -> None:
    assert rulings("Abyss") == played("ruling") == set(range(1, 80))


def test_every_ruling_on_leviathan_has_a_scenario_with_its_number() -> None:
    assert rulings("Leviathan") == played("leviathan_ruling") == set(range(1, 57))
