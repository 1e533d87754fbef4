"""Pearls and the Pearl Master."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import lay


@covers("event:pearl-master-named")
@pytest.mark.parametrize(("lord", "pearls"), [("farmer-4", 1), ("farmer-3", 2)])
def test_the_first_to_gain_pearls_becomes_pearl_master(lord: str, pearls: int) -> None:
    table = lay(piles=lord)
    assert table.view()["pearl_master"] is None
    table.play("take-pile farmer")
    assert table.view()["pearl_master"] == 0
    assert table.pearls(0) == pearls
    assert table.told("pearl-master-named") == [{"seat": 0}]


@covers("event:pearl-master-named")
def test_the_first_pearls_may_come_from_a_location() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="oyster-garden")
    table.play("take-pile farmer", "take location:oyster-garden")
    assert table.told("pearl-master-named") == [{"seat": 0}]


@covers("event:pearl-master-named")
def test_whoever_reaches_the_masters_number_takes_the_token() -> None:
    table = lay(chambers=["mage-4", "mage-3"], piles="farmer-4").play("take-pile farmer")
    assert (table.pearls(0), table.pearls(1)) == (2, 2)
    assert table.view()["pearl_master"] == 0
    assert table.told("pearl-master-named") == [{"seat": 0}]


@covers("event:pearl-master-named")
def test_whoever_exceeds_the_masters_number_takes_the_token() -> None:
    table = lay(chambers=["mage-4", "mage-3"], piles="farmer-3").play("take-pile farmer")
    assert (table.pearls(0), table.pearls(1)) == (3, 2)
    assert table.view()["pearl_master"] == 0


def test_whoever_stays_below_the_masters_number_takes_nothing() -> None:
    table = lay(chambers=["", "mage-3"], piles="farmer-4").play("take-pile farmer")
    assert table.view()["pearl_master"] == 1
    assert table.told("pearl-master-named") == []


def test_the_master_gains_pearls_and_stays_master() -> None:
    table = lay(chambers=["mage-3", "farmer-3"], pearl_master=0, piles="farmer-4")
    table.play("take-pile farmer")
    assert table.view()["pearl_master"] == 0
    assert table.told("pearl-master-named") == []


def test_an_equal_number_without_new_pearls_takes_nothing() -> None:
    table = lay(chambers=["mage-3", "farmer-3"], pearl_master=1, piles="soldier-1")
    table.play("take-pile soldier")
    assert table.view()["pearl_master"] == 1


@covers("event:pearl-master-named")
def test_the_token_goes_back_and_forth() -> None:
    table = lay(
        chambers=["mage-4", "farmer-4", "soldier-4"],
        pearl_master=2,
        piles="merchant-4 politician-4 mage-3",
    )
    assert table.play("take-pile merchant").view()["pearl_master"] == 0
    assert table.play("take-pile politician").view()["pearl_master"] == 1
    assert table.play("take-pile mage").view()["pearl_master"] == 2
    assert [table.pearls(seat) for seat in range(3)] == [2, 2, 3]


def test_only_the_master_is_measured_against() -> None:
    table = lay(chambers=["", "mage-4", "mage-3"], piles="farmer-4").play("take-pile farmer")
    assert table.view()["pearl_master"] == 2


def test_the_pearl_master_has_5_points_and_nobody_else() -> None:
    table = lay(chambers=["mage-3", "farmer-3"], pearl_master=1)
    assert [table.line(seat, "pearl-master").points for seat in (0, 1)] == [0, 5]
