"""The starting decks and the stacks that are always there, the Insane Outcasts among them."""

from __future__ import annotations

import pytest

from .table import Seat, lay, played


@pytest.mark.parametrize(
    ("card", "power", "influence"),
    [
        ("noble", 0, 1),
        ("soldier", 1, 0),
        ("house-guard", 2, 0),
        ("priestess-of-lolth", 0, 2),
    ],
)
def test_brings_power_or_influence(card: str, power: int, influence: int) -> None:
    table = played(card)
    assert table.resources() == (power, influence, 0)
    assert table.play_area() == card
    assert table.goes_on()


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("noble", 0),
        ("soldier", 0),
        ("house-guard", 1),
        ("priestess-of-lolth", 1),
        ("insane-outcast", -1),
    ],
)
def test_is_worth_its_points_in_deck_hand_and_discard_pile(card: str, points: int) -> None:
    for pile in (Seat(hand=card), Seat(deck=card), Seat(discard=card)):
        assert lay(pile).line(0, "deck").points == points
    assert played(card).line(0, "deck").points == points  # and it goes back there from play


@pytest.mark.parametrize(
    ("card", "points"),
    [("noble", 1), ("soldier", 1), ("house-guard", 3), ("priestess-of-lolth", 2)],
)
def test_is_worth_its_points_in_the_inner_circle(card: str, points: int) -> None:
    assert lay(Seat(circle=card)).line(0, "circle").points == points


@pytest.mark.parametrize("card", ["noble", "soldier", "insane-outcast"])
def test_cannot_be_recruited(card: str) -> None:
    table = lay(influence=9, decks="drow-demons")
    assert f"recruit card:{card}" not in table.choices()
    assert table.refusal(f"recruit card:{card}").id == "card-not-for-sale"


@pytest.mark.parametrize(("card", "cost"), [("house-guard", 3), ("priestess-of-lolth", 2)])
def test_is_recruited_from_its_stack(card: str, cost: int) -> None:
    table = lay(influence=cost)
    row = table.row()
    table.play(f"recruit card:{card}")
    assert table.discard() == card
    assert table.stack(card) == 14
    assert table.influence() == 0
    assert table.row() == row  # nothing is filled up
    assert table.refusal(f"recruit card:{card}").args == {"card": card, "count": cost}


@pytest.mark.parametrize("card", ["house-guard", "priestess-of-lolth"])
def test_an_empty_stack_sells_nothing_and_ends_nothing(card: str) -> None:
    table = lay(influence=9, stacks={card: 1}).play(f"recruit card:{card}")
    assert table.stack(card) == 0
    assert not table.view()["last_round"]
    assert table.refusal(f"recruit card:{card}").id == "stack-empty"


# -- insane-outcast -----------------------------------------------------------------------


def test_insane_outcasts_are_there_with_the_demons_only() -> None:
    assert lay(decks="drow-demons").stack("insane-outcast") == 30
    assert lay(decks="drow-dragons").stack("insane-outcast") == 0


def test_insane_outcast_goes_home_for_a_discarded_card() -> None:
    table = played("insane-outcast", me=Seat(hand="noble soldier"))
    assert table.is_asked("pay")
    assert table.details()["cost"] == "discard"
    assert table.choices() == ["discard card:noble", "discard card:soldier", "pass"]
    table.play("discard card:soldier")
    assert table.story() == ["card-discarded", "outcast-returned"]
    assert table.stack("insane-outcast") == 30
    assert table.play_area() == ""
    assert table.discard() == "soldier"
    assert table.hand() == "noble"
    assert table.goes_on()


def test_insane_outcast_may_stay() -> None:
    table = played("insane-outcast", me=Seat(hand="noble")).play("pass")
    assert table.play_area() == "insane-outcast"
    assert table.hand() == "noble"
    table.play("end-turn")
    assert table.discard() == "noble insane-outcast"
    assert table.stack("insane-outcast") == 29


def test_insane_outcast_as_the_last_card_has_no_way_home() -> None:
    table = played("insane-outcast")
    assert table.goes_on()
    assert table.play_area() == "insane-outcast"


def test_insane_outcast_can_be_what_is_discarded_for_another() -> None:
    table = played("insane-outcast", me=Seat(hand="insane-outcast"))
    table.play("discard card:insane-outcast")
    assert table.discard() == "insane-outcast"
    assert table.stack("insane-outcast") == 29


def test_discarding_for_an_insane_outcast_is_no_opponents_doing() -> None:
    table = played("insane-outcast", me=Seat(hand="grimlock ambassador"))
    table.play("discard card:grimlock")
    assert table.goes_on()
    assert table.hand() == "ambassador"  # the Grimlock draws nothing


def test_insane_outcast_that_would_be_promoted_goes_home() -> None:
    table = lay(Seat(hand="insane-outcast advocate"))
    table.play("play card:insane-outcast", "pass", "play card:advocate", "choose 2", "end-turn")
    assert table.circle() == ""
    assert table.stack("insane-outcast") == 30
    assert table.is_asked("turn", 1)  # the promotion is used up


def test_insane_outcast_that_would_be_devoured_goes_home() -> None:
    table = played("marilith", me=Seat(hand="insane-outcast")).play("devour card:insane-outcast")
    assert table.power() == 5
    assert table.stack("insane-outcast") == 30
    assert table.devoured() == ""
