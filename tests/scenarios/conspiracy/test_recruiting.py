"""A turn: recruit from the deck or take a pile, then place lord after lord."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import GUILDS, each_guild, lay, rigged

# -- from the deck ------------------------------------------------------------------------


@covers("verb:draw-lords", "event:lord-drawn", "event:lord-kept", "event:lord-placed")
def test_a_single_lord_drawn_is_kept_and_placed() -> None:
    table = lay(deck="mage-3 mage-3").play("draw-lords 1")
    assert table.chamber(0) == "mage-3"
    assert table.view()["deck"] == 1
    assert table.told("lord-drawn") == [{"seat": 0, "lord": "mage-3"}]
    assert table.told("lord-kept") == [{"seat": 0, "lord": "mage-3"}]
    assert table.told("lord-placed") == [{"seat": 0, "lord": "mage-3", "spot": 1}]
    assert table.told("lord-discarded") == []
    assert table.asked() == (1, "recruit")


@covers("decision:keep", "verb:keep", "event:lord-discarded")
def test_of_two_lords_drawn_one_is_kept_and_the_other_discarded() -> None:
    table = lay(deck="mage-3 farmer-4").play("draw-lords 2")
    assert sorted(table.choices()) == ["keep lord:farmer-4", "keep lord:mage-3"]
    table.play("keep lord:farmer-4")
    assert table.chamber(0) == "farmer-4"
    assert table.pile("mage").endswith("mage-3")
    assert table.told("lord-discarded") == [{"seat": 0, "lord": "mage-3"}]
    assert table.asked() == (1, "recruit")


@covers("decision:keep", "verb:keep", "event:lord-discarded")
def test_of_three_lords_drawn_two_go_to_the_piles_of_their_guilds() -> None:
    table = rigged(
        lambda random: lay(random=random).play("draw-lords 3"),
        lambda table: sorted(table.view()["hand"]) == ["farmer-1", "mage-1", "soldier-1"],
    )
    table.play("keep lord:mage-1")
    assert table.chamber(0) == "mage-1"
    assert table.pile("farmer") == "farmer-1"
    assert table.pile("soldier") == "soldier-1"
    assert table.pile("mage") == ""
    assert table.view()["deck"] == 57


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_drawn_lords_are_shown_to_everybody(viewer: int | None) -> None:
    table = lay(players=3, deck="mage-3 farmer-4 soldier-6").play("draw-lords 3")
    assert sorted(table.view(viewer)["hand"]) == ["farmer-4", "mage-3", "soldier-6"]
    assert len(table.told("lord-drawn", viewer)) == 3


def test_equal_lords_drawn_leave_nothing_to_choose() -> None:
    table = lay(deck="mage-1 mage-1 mage-1").play("draw-lords 3")
    assert table.chamber(0) == "mage-1"
    assert table.pile("mage").endswith("mage-1 mage-1")
    assert table.asked() == (1, "recruit")


def test_two_equal_lords_and_another_are_two_choices() -> None:
    table = lay(deck="mage-1 mage-1 mage-3").play("draw-lords 3")
    assert sorted(table.choices()) == ["keep lord:mage-1", "keep lord:mage-3"]
    table.play("keep lord:mage-1")
    assert sorted(str(event["lord"]) for event in table.told("lord-discarded")) == [
        "mage-1",
        "mage-3",
    ]


def test_the_lord_kept_has_its_effect_and_the_discarded_ones_have_none() -> None:
    table = lay(deck="mage-3 farmer-4 soldier-1").play("draw-lords 3", "keep lord:soldier-1")
    assert table.pearls(0) == 0
    assert table.keys(0) == (1, 0)


@pytest.mark.parametrize("left", [1, 2])
def test_no_more_lords_can_be_drawn_than_are_left(left: int) -> None:
    table = lay(deck=" ".join(["mage-1"] * left))
    draws = [choice for choice in table.choices() if choice.startswith("draw-lords")]
    assert draws == ["draw-lords 1", "draw-lords 2"][:left]
    assert table.refusal("draw-lords 3") == Reason("too-few-lords", {"count": left})


def test_the_number_drawn_is_final() -> None:
    table = lay(deck="mage-3 farmer-4 soldier-6").play("draw-lords 2")
    assert table.refusal("draw-lords 1") == Reason("not-now-draw-lords")
    assert table.refusal("take-pile mage") == Reason("not-now-take-pile")


# -- a discard pile -----------------------------------------------------------------------


@each_guild("verb:take-pile", "event:pile-taken", "decision:place", "verb:place")
def test_a_pile_is_taken_as_a_whole(guild: str) -> None:
    piles = " ".join(f"{one}-3 {one}-4 {one}-6" for one in GUILDS)
    table = lay(piles=piles).play(f"take-pile {guild}")
    assert table.told("pile-taken") == [{"seat": 0, "guild": guild, "count": 3}]
    assert table.pile(guild) == ""
    assert table.choices() == [f"place lord:{guild}-{rank}" for rank in (3, 4, 6)]
    table.play(f"place lord:{guild}-6", f"place lord:{guild}-3")
    assert table.chamber(0) == f"{guild}-6 {guild}-3 {guild}-4"
    assert table.asked() == (1, "recruit")


def test_taking_a_pile_leaves_the_others() -> None:
    table = lay(piles="mage-3 farmer-4 farmer-1").play("take-pile mage")
    assert table.pile("farmer") == "farmer-4 farmer-1"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_lords_of_a_pile_are_visible(viewer: int | None) -> None:
    piles = lay(piles="mage-3 mage-1 mage-3").view(viewer)["piles"]
    assert piles["mage"] == ["mage-3", "mage-1", "mage-3"]


def test_a_pile_without_lords_cannot_be_taken() -> None:
    table = lay(piles="farmer-1")
    assert table.choices() == [*(f"draw-lords {count}" for count in (1, 2, 3)), "take-pile farmer"]
    assert table.refusal("take-pile mage") == Reason("pile-is-empty", {"guild": "mage"})


def test_a_recruiting_player_cannot_pass() -> None:
    verbs = {choice.split()[0] for choice in lay(deck="mage-1", chambers=["mage-3"]).choices()}
    assert verbs == {"draw-lords", "take-pile"}


# -- placing ------------------------------------------------------------------------------


def test_lords_fill_the_chamber_from_the_first_spot_to_the_last() -> None:
    lords = ["mage-3", "farmer-4", "soldier-3", "mage-4", "farmer-3"] * 2
    lords += ["soldier-4", "merchant-3", "merchant-4", "politician-3", "politician-4"]
    for placed, lord in enumerate(lords):
        table = lay(chambers=[" ".join(lords[:placed])], piles=lord)
        table.play(f"take-pile {lord.split('-')[0]}")
        assert table.told("lord-placed") == [{"seat": 0, "lord": lord, "spot": placed + 1}]
        assert table.chamber(0).split() == lords[: placed + 1]


def test_lords_of_a_pile_are_placed_in_the_order_of_their_players_choice() -> None:
    table = lay(chambers=["farmer-3"], piles="mage-3 mage-4 mage-6 mage-4")
    table.play("take-pile mage", "place lord:mage-4", "place lord:mage-6", "place lord:mage-3")
    assert table.chamber(0) == "farmer-3 mage-4 mage-6 mage-3 mage-4"
    assert [event["spot"] for event in table.told("lord-placed")] == [2, 3, 4, 5]


def test_the_player_is_told_which_spot_is_next() -> None:
    table = lay(chambers=["farmer-3"], piles="mage-3 mage-4 mage-6").play("take-pile mage")
    decision = table.game.decision
    assert decision is not None
    assert decision.details == {"spot": 2}


def test_equal_lords_of_a_pile_leave_nothing_to_choose() -> None:
    table = lay(piles="mage-3 mage-3").play("take-pile mage")
    assert table.chamber(0) == "mage-3 mage-3"
    assert table.asked() == (1, "recruit")


def test_a_swap_comes_before_the_next_lord_is_placed() -> None:
    table = lay(chambers=["farmer-3"], piles="mage-0 mage-4")
    table.play("take-pile mage", "place lord:mage-0")
    assert table.choices() == ["decline-swap", "swap 1 2"]
    table.play("swap 1 2")
    assert table.chamber(0) == "mage-0 farmer-3 mage-4"


def test_a_location_comes_before_the_next_lord_is_placed() -> None:
    table = lay(chambers=["farmer-1"], piles="mage-1 mage-3", revealed="oyster-garden")
    table.play("take-pile mage", "place lord:mage-1")
    assert table.asked() == (0, "seek")
    assert table.view()["hand"] == ["mage-3"]
    table.play("take location:oyster-garden")
    assert table.told("pearls-gained") == [
        {"seat": 0, "count": 1, "total": 1},
        {"seat": 0, "count": 2, "total": 3},
    ]


def test_a_pile_can_open_two_locations_in_one_turn() -> None:
    table = lay(piles="mage-1 mage-1 mage-2 mage-2", revealed="citadel tribune")
    table.play("take-pile mage", "place lord:mage-1", "place lord:mage-1", "take location:citadel")
    table.play("take location:tribune")
    assert table.chamber(0) == "mage-1 mage-1@citadel mage-2 mage-2@tribune"


def test_a_lord_heralded_by_a_pile_in_hand_stays_in_its_pile() -> None:
    table = lay(deck="mage-1", chambers=["", "mage-1 mage-1"])
    table.play("take-pile mage", "place lord:mage-6")
    assert table.pile("mage") == "mage-1"


# -- the next player ----------------------------------------------------------------------


@covers("event:turn-began", "decision:recruit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    table = lay(players=players, deck="mage-3 mage-3 farmer-3 farmer-3 soldier-3")
    for turn in range(players + 1):
        assert table.asked() == (turn % players, "recruit")
        table.play("draw-lords 1")
        assert table.told("turn-began") == [{"seat": (turn + 1) % players}]
