"""Observations where random play hardly comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ...games.abyss_sight import abyss_sight
from . import moments
from .table import TITLE, Seat, Table, lay


def martial_law_half_paid() -> Table:
    hand = "jellyfish-1*4 squid-1*4 shellfish-1*4"
    table = lay(Seat(hand=hand, pearls=2), leviathan=True, council="crab-4 crab-5")
    return table.play("take-pile crab", "pay-pearl")


def extra_turn_of_the_finisher() -> Table:
    """Monsters are harmless only to its opponents."""
    return lay(leviathan=True, border="coil-eye@7", finisher=0, harmless=True)


@pytest.mark.parametrize(
    "moment", [moments.hunt, martial_law_half_paid, extra_turn_of_the_finisher]
)
def test_an_observation_says_what_the_view_says(moment: Callable[[], Table]) -> None:
    game = moment().game
    slices = TITLE.layout(game.players).slices
    for seat in range(game.players):
        seen = game.observation(seat).tolist()
        told = abyss_sight(game.view(seat))
        assert {name: seen[place] for name, place in slices.items()} == told


def test_the_most_that_a_position_can_hold_fits() -> None:
    game = lay(Seat(pearls=30_000, keys=30_000, wounds=200), leviathan=True).game
    place = TITLE.layout(game.players).slices["seat0.pearls"]
    assert game.observation(0)[place].tolist() == [30_000]
