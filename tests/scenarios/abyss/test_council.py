"""Asking the Council for support."""

from __future__ import annotations

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import Seat, hired, lay


@covers("verb:take-pile", "event:pile-taken", "event:ally-drawn")
def test_a_pile_goes_to_the_hand_as_a_whole() -> None:
    table = lay(Seat(hand="squid-1"), council="crab-1 crab-4 squid-2").play("take-pile crab")
    assert table.told("pile-taken") == [{"seat": 0, "race": "crab", "count": 2}]
    assert table.hand(0) == "crab-1 crab-4 squid-1"
    assert table.council() == {"squid": 1}
    assert table.asked() == (1, "turn")


def test_only_its_owner_sees_what_was_in_a_pile() -> None:
    table = lay(council="crab-1 crab-4").play("take-pile crab")
    assert [event["ally"] for event in table.told("ally-drawn", 0)] == ["crab-1", "crab-4"]
    assert table.told("ally-drawn", 1) == []
    assert table.told("ally-drawn") == []


def test_an_empty_pile_cannot_be_asked_for() -> None:
    table = lay(council="crab-1")
    assert table.choices() == ["explore", "take-pile crab"]
    assert table.refusal("take-pile squid") == Reason("pile-empty", {"race": "squid"})


@covers("lord:alchemist", "decision:council")
def test_the_alchemist_takes_a_second_pile() -> None:
    table = lay(Seat(lords="alchemist"), council="crab-1 squid-2 jellyfish-3")
    table.play("take-pile crab")
    assert table.asked() == (0, "council")
    assert table.choices() == ["take-pile jellyfish", "take-pile squid"]
    table.play("take-pile squid")
    assert table.hand(0) == "crab-1 squid-2"
    assert table.council() == {"jellyfish": 1}
    assert table.asked() == (1, "turn")


def test_the_second_pile_is_taken_unasked_if_it_is_the_last() -> None:
    table = lay(Seat(lords="alchemist"), council="crab-1 squid-2").play("take-pile crab")
    assert table.hand(0) == "crab-1 squid-2"
    assert table.council() == {}


def test_the_alchemist_is_content_with_one_pile_if_there_is_no_other() -> None:
    table = lay(Seat(lords="alchemist"), council="crab-1").play("take-pile crab")
    assert table.hand(0) == "crab-1"
    assert table.asked() == (1, "turn")


def test_a_disabled_alchemist_takes_no_second_pile() -> None:
    table = lay(Seat(lords="~alchemist"), council="crab-1 squid-2").play("take-pile crab")
    assert table.hand(0) == "crab-1"


def test_the_alchemist_does_not_help_the_apprentice() -> None:
    table = hired("apprentice", me=Seat(lords="alchemist"), council="squid-1 crab-2 shellfish-5")
    table.play("take-pile squid")
    assert table.council() == {"crab": 1, "shellfish": 1}
    assert table.asked() == (1, "turn")
