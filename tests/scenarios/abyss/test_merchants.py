"""The merchants and their pearls; the Slaver stands in `test_turn.py`."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import Seat, Table, hired, lay

# -- pearls on arrival --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "pearls"),
    [
        pytest.param("trader", 3, marks=covers("lord:trader")),
        pytest.param("peddler", 2, marks=covers("lord:peddler")),
        pytest.param("shopkeeper", 1, marks=covers("lord:shopkeeper")),
        pytest.param("landlord", 1, marks=covers("lord:landlord")),
    ],
)
def test_some_merchants_bring_pearls(lord: str, pearls: int) -> None:
    table = hired(lord, Seat(), Seat())
    assert table.told("pearls-gained") == [{"seat": 0, "count": pearls, "total": pearls}]
    assert [table.pearls(seat) for seat in range(3)] == [pearls, 0, 0]


# -- Landlord -----------------------------------------------------------------------------


def round_of(lords: str) -> Table:
    """A turn of each of two players, up to the next turn of seat 0."""
    table = lay(Seat(lords=lords)).play("explore -> crab-1", "take-ally")
    return table.play("explore -> crab-2", *table.choices("decline"), "take-ally")


def test_the_landlord_pays_at_the_start_of_every_turn_of_its_owner() -> None:
    table = round_of("landlord")
    assert table.asked() == (0, "turn")
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.pearls(0) == 1


def test_the_pearl_of_the_landlord_can_pay_for_a_plot() -> None:
    assert "plot" in round_of("landlord").choices()


@pytest.mark.parametrize("lords", ["~landlord", "landlord@depths"])
def test_a_landlord_that_is_not_active_pays_nothing(lords: str) -> None:
    assert round_of(lords).pearls(0) == 0


# -- Ship Master --------------------------------------------------------------------------


def explored(lords: str, *cards: str, last: str = "take-ally") -> Table:
    first, *others = cards
    table = lay(Seat(lords=lords))
    return table.play(f"explore -> {first}", *(f"explore-on -> {card}" for card in others), last)


@covers("lord:ship-master")
def test_the_ship_master_pays_for_each_race_left_to_the_council() -> None:
    table = explored("ship-master", "crab-1", "crab-2", "squid-1", "jellyfish-5")
    assert table.pearls(0) == 2


def test_the_ship_master_pays_nothing_if_nothing_is_left() -> None:
    assert explored("ship-master", "crab-1").pearls(0) == 0
    assert explored("ship-master", "monster", "crab-1").pearls(0) == 0


@pytest.mark.parametrize("lords", ["~ship-master", "ship-master@depths", "keeper"])
def test_a_ship_master_that_is_not_active_pays_nothing(lords: str) -> None:
    assert explored(lords, "crab-1", "squid-1", "jellyfish-5").pearls(0) == 0


def test_the_ship_master_pays_for_the_explorations_of_its_owner_only() -> None:
    table = lay(Seat(), Seat(lords="ship-master"))
    table.play("explore -> crab-1", "explore-on -> squid-1", "take-ally")
    assert (table.pearls(0), table.pearls(1)) == (0, 0)
