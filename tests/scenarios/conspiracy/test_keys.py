"""Keys, and how they open a location."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import lay

# -- when ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "key"),
    [
        ("mage-1", "farmer-1"),
        ("mage-2", "farmer-2"),
        ("mage-1 soldier-2", "farmer-1"),
        ("mage-1 soldier-2", "farmer-2"),
        ("soldier-3 mage-2 mage-4 soldier-1 mage-3", "farmer-2"),
    ],
)
def test_two_keys_of_one_metal_or_any_three_open_a_location(before: str, key: str) -> None:
    table = lay(chambers=[before], piles=key).play("take-pile farmer")
    assert table.asked() == (0, "seek")


@pytest.mark.parametrize(
    ("before", "lord"),
    [
        ("", "farmer-1"),
        ("", "farmer-2"),
        ("mage-1", "farmer-2"),
        ("mage-2", "farmer-1"),
        ("mage-1 soldier-2", "farmer-3"),
        ("mage-1 soldier-2", "farmer-6"),
    ],
)
def test_fewer_keys_open_nothing(before: str, lord: str) -> None:
    table = lay(chambers=[before], piles=lord).play("take-pile farmer")
    assert table.asked() == (1, "recruit")
    assert table.chamber(0) == f"{before} {lord}".strip()


@pytest.mark.parametrize("spent", ["mage-1 mage-1@citadel", "mage-1 mage-2 mage-1@citadel"])
def test_keys_placed_before_a_location_no_longer_count(spent: str) -> None:
    table = lay(chambers=[spent], piles="farmer-1")
    assert table.keys(0) == (0, 0)
    table.play("take-pile farmer")
    assert table.keys(0) == (1, 0)
    assert table.asked() == (1, "recruit")


def test_all_keys_are_spent_on_one_location() -> None:
    table = lay(chambers=["mage-2 mage-1"], piles="farmer-1", revealed="citadel")
    table.play("take-pile farmer", "take location:citadel")
    assert table.keys(0) == (0, 0)


def test_new_keys_open_another_location() -> None:
    table = lay(chambers=["mage-1 mage-1@citadel farmer-1"], piles="soldier-1", revealed="tribune")
    table.play("take-pile soldier", "take location:tribune")
    assert table.chamber(0) == "mage-1 mage-1@citadel farmer-1 soldier-1@tribune"


def test_the_keys_of_others_do_not_count() -> None:
    table = lay(chambers=["mage-1", "soldier-1"], piles="farmer-2").play("take-pile farmer")
    assert table.keys(0) == (1, 1)
    assert table.keys(1) == (1, 0)
    assert table.asked() == (1, "recruit")


def test_a_location_must_be_taken() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="citadel").play("take-pile farmer")
    assert table.choices() == [
        "draw-locations 1",
        "draw-locations 2",
        "draw-locations 3",
        "take location:citadel",
    ]


def test_a_location_lies_on_the_lord_that_brought_the_last_key() -> None:
    table = lay(chambers=["mage-1 mage-3"], piles="farmer-1 farmer-4", revealed="citadel")
    table.play("take-pile farmer", "place lord:farmer-1", "take location:citadel")
    assert table.chamber(0) == "mage-1 mage-3 farmer-1@citadel farmer-4"


# -- a face-up one ------------------------------------------------------------------------


@covers("verb:take", "event:location-taken", "location:citadel")
def test_a_face_up_location_is_taken_and_the_others_stay() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="citadel tribune academy")
    table.play("take-pile farmer", "take location:citadel")
    assert table.told("location-taken") == [{"seat": 0, "location": "citadel", "spot": 2}]
    assert table.revealed() == "tribune academy"
    assert table.view()["location_deck"] == 21
    assert table.asked() == (1, "recruit")


def test_no_new_location_is_revealed_when_the_last_face_up_one_is_taken() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="citadel")
    table.play("take-pile farmer", "take location:citadel")
    assert table.revealed() == ""
    assert table.view()["location_deck"] == 23


def test_with_no_face_up_location_one_is_drawn() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1").play("take-pile farmer")
    assert table.choices() == ["draw-locations 1", "draw-locations 2", "draw-locations 3"]


# -- from the deck ------------------------------------------------------------------------


@covers("verb:draw-locations", "event:locations-drawn", "event:location-taken")
def test_a_single_location_drawn_is_taken() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="academy")
    table.play("take-pile farmer", "draw-locations 1")
    [taken] = table.told("location-taken")
    assert table.chamber(0) == f"mage-1 farmer-1@{taken['location']}"
    assert table.told("locations-drawn") == [{"seat": 0, "count": 1}]
    assert table.revealed() == "academy"
    assert table.view()["location_deck"] == 22


@covers("decision:claim", "verb:take", "event:location-revealed")
def test_of_two_locations_drawn_the_other_joins_the_face_up_ones() -> None:
    table = lay(chambers=["mage-1 farmer-1"], asks="claim", drawn="citadel academy")
    table.play("take location:academy")
    assert table.chamber(0) == "mage-1 farmer-1@academy"
    assert table.revealed() == "citadel"
    assert table.told("location-revealed") == [{"seat": 0, "location": "citadel"}]


@covers("verb:draw-locations", "decision:claim", "event:location-revealed")
def test_of_three_locations_drawn_two_join_the_face_up_ones() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="tribune")
    table.play("take-pile farmer", "draw-locations 3")
    drawn = table.view(0)["decision"]["locations"]
    assert table.choices() == [f"take location:{location}" for location in drawn]
    assert len(drawn) == 3
    table.play(f"take location:{drawn[1]}")
    assert table.chamber(0) == f"mage-1 farmer-1@{drawn[1]}"
    assert set(table.revealed().split()) == {"tribune", drawn[0], drawn[2]}
    assert table.view()["location_deck"] == 20


def test_locations_drawn_are_not_declined_for_a_face_up_one() -> None:
    table = lay(
        chambers=["mage-1 farmer-1"], asks="claim", drawn="citadel academy", revealed="tribune"
    )
    assert table.choices() == ["take location:citadel", "take location:academy"]
    assert table.refusal("take location:tribune") == Reason(
        "location-not-drawn", {"location": "tribune"}
    )
    assert table.refusal("draw-locations 1") == Reason("not-now-draw-locations")


@pytest.mark.parametrize("left", [1, 2])
def test_no_more_locations_can_be_drawn_than_are_left(left: int) -> None:
    table = lay(
        chambers=["mage-1"],
        piles="farmer-1",
        location_deck=" ".join(["citadel", "tribune"][:left]),
    ).play("take-pile farmer")
    draws = [choice for choice in table.choices() if choice.startswith("draw-locations")]
    assert draws == ["draw-locations 1", "draw-locations 2"][:left]
    assert table.refusal("draw-locations 3") == Reason("too-few-locations", {"count": left})


def test_with_an_empty_location_deck_a_face_up_one_is_taken() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", location_deck="").play("take-pile farmer")
    assert len(table.choices()) == 24
    assert all(choice.startswith("take location:") for choice in table.choices())


@covers("event:location-seen")
def test_only_the_drawer_sees_the_locations_drawn() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", players=3)
    table.play("take-pile farmer", "draw-locations 3")
    seen = [event["location"] for event in table.told("location-seen", 0)]
    assert sorted(map(str, seen)) == sorted(table.view(0)["decision"]["locations"])
    for other in (None, 1, 2):
        assert table.told("location-seen", other) == []
        assert table.told("locations-drawn", other) == [{"seat": 0, "count": 3}]
        assert table.view(other)["decision"] == {"kind": "claim", "seat": 0, "count": 3}
