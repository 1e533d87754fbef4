"""Ambassadors, who bring a location of their own, and the farmers, who have no power."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import Seat, hired, lay

# -- ambassadors --------------------------------------------------------------------------


@covers("lord:hermit", "event:location-drawn", "event:lord-tucked")
def test_the_hermit_draws_a_location_and_controls_it() -> None:
    table = hired("hermit", location_deck="depths", available="jail")
    assert table.told("location-drawn") == [{"seat": 0, "location": "depths"}]
    assert table.told("lord-tucked") == [{"seat": 0, "lord": "hermit", "location": "depths"}]
    assert table.lords(0) == "hermit@depths"
    assert table.available() == "jail"
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize(
    ("lord", "drawn"),
    [
        pytest.param("sage", 2, marks=covers("lord:sage", "decision:claim")),
        pytest.param("elder", 3, marks=covers("lord:elder", "decision:claim")),
    ],
)
def test_sage_and_elder_choose_from_what_they_draw(lord: str, drawn: int) -> None:
    deck = ["abyss", "depths", "chasm"][:drawn]
    table = hired(lord, location_deck=" ".join(deck), available="jail")
    assert table.asked() == (0, "claim")
    assert table.details() == {"count": drawn}
    assert table.choices() == [f"take location:{location}" for location in deck]
    assert table.refusal("take location:jail") == Reason("location-not-drawn", {"location": "jail"})
    table.play("take location:depths")
    assert table.lords(0) == f"{lord}@depths"
    left = ["jail", *(location for location in deck if location != "depths")]
    assert sorted(table.available().split()) == sorted(left)
    assert table.view()["location_deck"] == 0


def test_an_ambassador_needs_all_five_races() -> None:
    table = lay(Seat(hand="crab-5 squid-5 jellyfish-5 seahorse-5", pearls=9), court="elder")
    assert table.refusal("recruit lord:elder") == Reason(
        "too-few-races", {"lord": "elder", "count": 5}
    )


def test_an_ambassador_leaves_the_keys_of_its_owner_alone() -> None:
    table = hired("hermit", me=Seat(keys=1, lords="keeper"), location_deck="depths")
    assert table.keys(0) == 2
    assert table.lords(0) == "keeper hermit@depths"


# -- farmers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "influence", "keys"),
    [
        pytest.param("keeper", 6, 1, marks=covers("lord:keeper")),
        pytest.param("reaper", 6, 1, marks=covers("lord:reaper")),
        pytest.param("shepherd", 6, 1, marks=covers("lord:shepherd")),
        pytest.param("miller", 10, 0, marks=covers("lord:miller")),
        pytest.param("aquaculturalist", 11, 0, marks=covers("lord:aquaculturalist")),
        pytest.param("landowner", 12, 0, marks=covers("lord:landowner")),
    ],
)
def test_farmers_are_worth_much_and_do_nothing(lord: str, influence: int, keys: int) -> None:
    table = hired(lord, Seat(pearls=3, hand="crab-1", lords="slaver"))
    assert table.line(0, "lords").points == influence
    assert table.keys(0) == keys
    assert (table.pearls(0), table.pearls(1), table.hand(1)) == (0, 3, "crab-1")
    assert table.asked() == (1, "turn")
