"""The lords of the base game as they are printed; their powers stand with their guilds."""

from __future__ import annotations

import pytest

from .table import CARDS, FARMERS, Seat, hired, lay, price

# guild, influence, keys, cost, races, timing of the power
PRINTED = """
    recruiter        soldier      4 1  10 2  permanent
    jailer           soldier      7 0   6 3  once
    seeker           soldier      7 0   7 2  once
    assassin         soldier      6 0  10 1  once
    commander        soldier      4 1   8 1  permanent+recruit
    tamer            soldier      4 1   6 3  permanent
    hunter           soldier      6 0   8 2  once
    ship-master      merchant     5 1   6 3  permanent
    trader           merchant     9 0  10 3  once
    peddler          merchant     9 0   8 1  once
    landlord         merchant     5 1  10 2  permanent+recruit
    slaver           merchant     5 1   8 1  turn
    shopkeeper       merchant     9 0   6 3  once
    shaman           mage         5 1   6 3  permanent
    invoker          mage         8 0   8 1  once
    apprentice       mage         9 0   6 3  once
    oracle           mage         5 1   8 2  turn
    alchemist        mage         5 1   7 1  permanent
    illusionist      mage         9 0  10 1  once
    master-of-magic  mage         6 1  10 3  permanent
    opportunist      politician   5 1   6 3  turn
    corruptor        politician   6 0  10 1  once
    traitor          politician   6 0  12 3  once
    diplomat         politician   5 1   8 1  permanent
    treasurer        politician   5 1  10 2  permanent
    schemer          politician   6 0   8 3  once
    keeper           farmer       6 1   6 3  none
    reaper           farmer       6 1   7 2  none
    shepherd         farmer       6 1   8 1  none
    miller           farmer      10 0   8 2  none
    aquaculturalist  farmer      11 0   9 3  none
    landowner        farmer      12 0  10 1  none
    sage             ambassador   4 3  10 5  once
    hermit           ambassador   5 3  10 5  once
    elder            ambassador   3 3  10 5  once
"""
LORDS = {line.split()[0]: line.split()[1:] for line in PRINTED.strip().splitlines()}
RACE_OF = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
    "ambassador": None,
}


def test_these_are_the_lords_of_the_base_game() -> None:
    base = [card for card in CARDS.values() if card["noun"] == "lord" and not card["expansion"]]
    assert [card["id"] for card in base] == list(LORDS)


@pytest.mark.parametrize("lord", LORDS)
def test_what_a_lord_costs(lord: str) -> None:
    guild, _, _, cost, races, _ = LORDS[lord]
    court = f"{lord} {FARMERS}" if lord not in FARMERS else FARMERS
    table = lay(Seat(hand=price(lord), pearls=9), court=court).play(f"recruit lord:{lord}")
    payment = table.view()["payment"]
    assert (payment["cost"], payment["races"]) == (int(cost), int(races))
    assert payment["race"] == RACE_OF[guild]


@pytest.mark.parametrize("lord", LORDS)
def test_what_a_lord_brings_to_its_owner(lord: str) -> None:
    """Influence, and keys, of which those of an ambassador are used at once."""
    guild, influence, keys, _, _, _ = LORDS[lord]
    table = hired(lord, location_deck="depths")
    assert table.line(0, "lords").points == int(influence)
    assert table.keys(0) == (0 if guild == "ambassador" else int(keys))
    assert table.lords(0) == (f"{lord}@depths" if guild == "ambassador" else lord)


@pytest.mark.parametrize("lord", LORDS)
def test_when_the_power_of_a_lord_works(lord: str) -> None:
    timing = LORDS[lord][-1]
    assert CARDS[lord]["timing"] == (None if timing == "none" else timing)
