"""Keys, and how they become locations."""

from __future__ import annotations

from typing import Any

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import Seat, Table, hired, lay


def third_key(seat: Seat, **rest: Any) -> Table:
    """Seat 0 has two keys and wins a third in a fight."""
    return lay(seat, threat=3, **rest).play("explore -> monster", "fight")


# -- the third key ------------------------------------------------------------------------


@covers("decision:location", "event:lord-tucked", "event:keys-used")
def test_three_keys_open_a_location() -> None:
    table = third_key(Seat(lords="keeper reaper miller"), available="abyss depths")
    assert table.asked() == (0, "location")
    assert table.choices() == [
        *(f"draw-locations {count}" for count in (1, 2, 3, 4)),
        "take location:abyss",
        "take location:depths",
    ]
    table.play("take location:depths")
    assert table.told("location-taken") == [{"seat": 0, "location": "depths"}]
    assert table.told("keys-used") == [{"seat": 0, "count": 1}]
    assert table.lords(0) == "miller keeper@depths reaper@depths"
    assert table.keys(0) == 0
    assert table.available() == "abyss"
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("lords", ["keeper reaper", "keeper reaper@jail ~shepherd slaver"])
def test_two_keys_open_nothing(lords: str) -> None:
    table = lay(Seat(lords=lords), threat=1).play("explore -> monster", "fight", "choose reward:m")
    assert table.keys(0) == 2
    assert table.locations(0) in ("", "jail")
    assert table.asked() != (0, "location")


def test_a_lord_with_the_third_key_opens_a_location_after_the_court_was_refilled() -> None:
    table = hired("shepherd", me=Seat(keys=2), court="shepherd miller", location_deck="depths jail")
    assert table.asked() == (0, "location")
    assert len(table.court().split()) == 6
    table.play("draw-locations 1")
    assert "shepherd@" in table.lords(0)


@covers("event:location-drawn", "decision:claim", "verb:take", "verb:draw-locations")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_of_the_locations_drawn_one_is_taken_and_the_others_become_available(count: int) -> None:
    deck = ["abyss", "depths", "jail", "chasm"][:count]
    table = third_key(Seat(keys=2), available="parliament", location_deck=" ".join(deck))
    table.play(f"draw-locations {count}")
    assert {event["location"] for event in table.told("location-drawn")} == set(deck)
    assert table.asked() == (0, "claim")
    assert table.details() == {"count": count}
    assert sorted(table.view(1)["drawn"]) == sorted(deck)
    table.play("take location:depths")
    assert table.locations(0) == "depths"
    others = {"parliament", *deck} - {"depths"}
    assert set(table.available().split()) == others


def test_a_single_location_drawn_is_taken_at_once() -> None:
    table = third_key(Seat(keys=2), available="parliament").play("draw-locations 1 -> jail")
    assert table.locations(0) == "jail"
    assert table.available() == "parliament"


def test_a_draw_leaves_the_rest_in_the_deck() -> None:
    table = third_key(Seat(keys=2)).play("draw-locations 4")
    assert table.view()["location_deck"] == 16


def test_the_only_location_to_be_had_is_taken_unasked() -> None:
    table = third_key(Seat(keys=2), available="jail", location_deck="")
    assert table.locations(0) == "jail"
    assert table.asked() == (1, "turn")


# -- which keys ---------------------------------------------------------------------------


@covers("decision:keys", "verb:use-key", "verb:use-key-token")
def test_with_more_than_three_keys_the_player_picks() -> None:
    table = third_key(Seat(lords="keeper reaper slaver")).play("draw-locations 1 -> jail")
    assert table.asked() == (0, "keys")
    assert table.details() == {"location": "jail", "count": 3}
    assert table.choices() == [
        "use-key lord:slaver",
        "use-key lord:keeper",
        "use-key lord:reaper",
        "use-key-token",
    ]
    table.play("use-key lord:slaver")
    assert table.details()["count"] == 2
    assert "use-key lord:slaver" not in table.choices()
    table.play("use-key-token", "use-key lord:reaper")
    assert table.lords(0) == "keeper slaver@jail reaper@jail"
    assert table.keys(0) == 1


def test_keys_of_one_kind_are_used_unasked() -> None:
    table = third_key(Seat(keys=3)).play("draw-locations 1 -> jail")
    assert table.keys(0) == 1
    assert table.asked() == (1, "turn")


def test_lords_without_an_active_key_are_not_offered() -> None:
    lords = "keeper reaper slaver miller ~shepherd tamer@chasm"
    table = third_key(Seat(lords=lords)).play("draw-locations 1 -> jail")
    assert table.refusal("use-key lord:miller") == Reason("lord-without-key", {"lord": "miller"})
    assert table.refusal("use-key lord:shepherd") == Reason("lord-disabled", {"lord": "shepherd"})
    assert table.refusal("use-key lord:tamer") == Reason("lord-not-free", {"lord": "tamer"})


def test_six_keys_open_two_locations() -> None:
    table = lay(Seat(keys=2, lords="keeper reaper"), available="jail depths abyss", threat=6)
    table.play("explore -> monster", "fight", "take location:jail")
    table.play("use-key-token", "use-key-token", "use-key lord:keeper")
    assert table.asked() == (0, "location")
    table.play("take location:abyss")
    assert table.locations(0) == "abyss jail"
    assert table.lords(0) == "reaper@abyss keeper@jail"
    assert table.keys(0) == 0


def test_an_ambassador_without_a_location_anywhere_stays_free_with_its_keys() -> None:
    table = lay(Seat(lords="sage"), location_deck="").play("explore -> crab-1", "take-ally")
    assert table.lords(0) == "sage"
    assert table.keys(0) == 3
    assert table.asked() == (1, "turn")


def test_an_ambassadors_keys_are_used_together_or_not_at_all() -> None:
    table = lay(Seat(lords="sage keeper", keys=1), available="jail depths", threat=3)
    table.play("explore -> monster", "fight", "take location:jail")
    assert table.choices() == ["use-key lord:keeper", "use-key lord:sage", "use-key-token"]
    table.play("use-key-token")
    assert table.choices() == ["use-key lord:keeper", "use-key-token"]
    assert table.refusal("use-key lord:sage") == Reason("keys-must-fit")


def test_an_ambassador_that_stayed_free_can_open_a_location_alone() -> None:
    table = lay(Seat(lords="sage keeper"), available="jail depths")
    table.play("explore -> crab-1", "take-ally", "take location:jail")
    assert table.lords(0) == "keeper sage@jail"
    assert table.keys(0) == 1


# -- Black Smokers ------------------------------------------------------------------------


@covers(
    "location:black-smokers",
    "decision:smokers",
    "event:location-replaced",
)
def test_black_smokers_are_replaced_by_any_location_of_the_deck() -> None:
    table = third_key(
        Seat(lords="keeper reaper"), available="black-smokers jail", location_deck="abyss chasm"
    )
    table.play("take location:black-smokers")
    assert table.asked() == (0, "smokers")
    assert table.choices() == ["keep-location", "take location:abyss", "take location:chasm"]
    table.play("take location:chasm")
    assert table.told("location-replaced") == [{"seat": 0, "location": "chasm"}]
    assert table.lords(0) == "keeper@chasm reaper@chasm"
    assert table.available() == "jail"
    assert table.view()["location_deck"] == 1


@covers("verb:keep-location", "location:black-smokers")
def test_black_smokers_may_be_kept() -> None:
    table = third_key(Seat(keys=2), available="black-smokers", location_deck="abyss chasm")
    table.play("take location:black-smokers", "keep-location")
    assert table.locations(0) == "black-smokers"
    assert table.worth(0, "black-smokers") == 0
    assert table.view()["location_deck"] == 2
    assert table.asked() == (1, "turn")


def test_black_smokers_have_nothing_to_search_in_an_empty_deck() -> None:
    table = third_key(Seat(keys=2), available="black-smokers jail", location_deck="")
    table.play("take location:black-smokers")
    assert table.locations(0) == "black-smokers"
    assert table.asked() == (1, "turn")


def test_black_smokers_that_were_drawn_are_searched_too() -> None:
    table = third_key(Seat(keys=2), location_deck="black-smokers jail chasm")
    table.play("draw-locations 1 -> black-smokers")
    assert table.choices() == ["keep-location", "take location:jail", "take location:chasm"]


def test_an_ambassador_that_draws_black_smokers_searches() -> None:
    table = lay(
        Seat(lords="elder"),
        asks="claim",
        waiting="close",
        ambassador="elder",
        drawn="black-smokers jail depths",
        location_deck="chasm abyss",
    ).play("take location:black-smokers")
    assert table.asked() == (0, "smokers")
    table.play("take location:chasm")
    assert table.lords(0) == "elder@chasm"
    assert table.available() == "depths jail"


def test_nobody_sees_what_is_in_the_location_deck_but_who_searches_it() -> None:
    table = third_key(Seat(keys=2), available="black-smokers", location_deck="abyss chasm")
    table.play("take location:black-smokers")
    assert "actions" in table.view(0)["decision"]
    assert "actions" not in table.view(1)["decision"]
