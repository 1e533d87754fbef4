"""The mages; Oracle and Alchemist stand with the turn and the Council."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import Seat, hired, lay

# -- Invoker ------------------------------------------------------------------------------


@covers("lord:invoker", "event:extra-turn-won", "event:extra-turn-began", "event:turn-began")
def test_the_invoker_gives_one_more_turn_right_away() -> None:
    table = hired("invoker", Seat(), Seat())
    assert table.told("extra-turn-won") == [{"seat": 0}]
    assert table.told("extra-turn-began") == [{"seat": 0}]
    assert table.told("turn-began") == [{"seat": 0}]
    assert table.asked() == (0, "turn")
    table.play("explore -> crab-1", "take-ally")
    assert table.asked() == (1, "turn")


def test_in_the_extra_turn_the_powers_of_the_turn_are_ready_again() -> None:
    table = lay(
        Seat(lords="slaver", hand="jellyfish-5 jellyfish-3 crab-1*2"), court="invoker keeper reaper"
    ).play("sell ally:crab-1")
    table.recruit("invoker")
    assert table.asked() == (0, "turn")
    assert table.choices("sell") == ["sell ally:crab-1"]


# -- Apprentice ---------------------------------------------------------------------------


@covers("lord:apprentice", "decision:council")
def test_the_apprentice_takes_a_pile_of_the_council() -> None:
    table = hired("apprentice", council="squid-1 squid-3 shellfish-2")
    assert table.asked() == (0, "council")
    assert table.choices() == ["take-pile shellfish", "take-pile squid"]
    table.play("take-pile squid")
    assert table.hand(0) == "squid-1 squid-3"
    assert table.asked() == (1, "turn")


def test_the_apprentice_takes_the_only_pile_unasked() -> None:
    assert hired("apprentice", council="squid-1 squid-3").hand(0) == "squid-1 squid-3"


def test_the_apprentice_gets_nothing_from_an_empty_council() -> None:
    table = hired("apprentice")
    assert table.hand(0) == ""
    assert table.asked() == (1, "turn")


# -- Illusionist --------------------------------------------------------------------------


@covers(
    "lord:illusionist",
    "decision:illusion",
    "decision:exchange",
    "verb:give-up",
    "verb:take",
    "event:location-given-up",
    "event:location-taken",
)
def test_the_illusionist_swaps_a_location() -> None:
    table = hired(
        "illusionist", me=Seat(lords="keeper@jail", locations="chasm"), available="depths abyss"
    )
    assert table.asked() == (0, "illusion")
    assert table.choices() == ["give-up location:jail", "give-up location:chasm", "pass"]
    table.play("give-up location:jail")
    assert table.asked() == (0, "exchange")
    assert table.game.view(1)["decision"]["location"] == "jail"
    assert table.choices() == ["take location:abyss", "take location:depths"]
    table.play("take location:abyss")
    assert table.told("location-given-up") == [{"seat": 0, "location": "jail"}]
    assert table.told("location-taken") == [{"seat": 0, "location": "abyss"}]
    assert table.lords(0) == "illusionist keeper@abyss"
    assert table.locations(0) == "abyss chasm"
    assert table.available() == "depths jail"
    assert table.asked() == (1, "turn")


@covers("verb:pass")
def test_the_illusionist_may_let_it_be() -> None:
    table = hired("illusionist", me=Seat(locations="chasm"), available="depths").play("pass")
    assert table.locations(0) == "chasm"
    assert table.available() == "depths"


def test_the_illusionist_needs_an_own_location_and_an_available_one() -> None:
    assert hired("illusionist", available="depths").asked() == (1, "turn")
    assert hired("illusionist", me=Seat(locations="chasm")).asked() == (1, "turn")


def test_the_illusionist_leaves_the_locations_of_others_alone() -> None:
    table = hired(
        "illusionist", Seat(locations="jail"), me=Seat(locations="chasm"), available="abyss"
    )
    assert table.refusal("give-up location:jail") == Reason(
        "location-not-controlled", {"location": "jail"}
    )
    table.play("give-up location:chasm")
    assert table.refusal("take location:jail") == Reason(
        "location-not-available", {"location": "jail"}
    )


# -- Shaman, Oracle, Alchemist, Master of Magic -------------------------------------------


@pytest.mark.parametrize("lord", ["shaman", "oracle", "alchemist", "master-of-magic"])
def test_mages_with_a_lasting_power_arrive_quietly(lord: str) -> None:
    table = hired(lord, Seat(pearls=3, hand="crab-1", lords="keeper", tokens="2"))
    assert table.lords(0) == lord
    assert table.pearls(1) == 3
    assert table.hand(1) == "crab-1"
