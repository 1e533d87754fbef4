"""The lords of the base game as they are printed; their powers stand with their guilds."""

from __future__ import annotations

import pytest

from ...games.abyss_figures import LORDS, RACE_OF_GUILD
from .table import CARDS, FARMERS, Seat, hired, lay, price

BASE_LORDS = [lord.id for lord in LORDS.values() if lord.number < 100]


def test_these_are_the_lords_of_the_base_game() -> None:
    base = [card for card in CARDS.values() if card["noun"] == "lord" and not card["expansion"]]
    assert [card["id"] for card in base] == BASE_LORDS


@pytest.mark.parametrize("lord", BASE_LORDS)
def test_what_a_lord_costs(lord: str) -> None:
    printed = LORDS[lord]
    court = f"{lord} {FARMERS}" if lord not in FARMERS else FARMERS
    table = lay(Seat(hand=price(lord), pearls=9), court=court).play(f"recruit lord:{lord}")
    payment = table.view()["payment"]
    assert (payment["cost"], payment["races"]) == (printed.cost, printed.races)
    assert payment["race"] == RACE_OF_GUILD.get(printed.guild)


@pytest.mark.parametrize("lord", BASE_LORDS)
def test_what_a_lord_brings_to_its_owner(lord: str) -> None:
    """Influence, and keys, of which those of an ambassador are used at once."""
    printed = LORDS[lord]
    table = hired(lord, location_deck="depths")
    assert table.line(0, "lords").points == printed.influence
    assert table.keys(0) == (0 if printed.guild == "ambassador" else printed.keys)
    assert table.lords(0) == (f"{lord}@depths" if printed.guild == "ambassador" else lord)


@pytest.mark.parametrize("lord", BASE_LORDS)
def test_when_the_power_of_a_lord_works(lord: str) -> None:
    timing = LORDS[lord].timing
    assert CARDS[lord]["timing"] == (None if timing == "none" else timing)
