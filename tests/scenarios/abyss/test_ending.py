"""How a game ends."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import FARMERS, Seat, hired, lay

SIX = "jailer seeker hunter trader peddler shopkeeper"


@covers("event:last-turns-began", "event:game-ended")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_seventh_lord_every_opponent_has_one_more_turn(players: int) -> None:
    table = hired("shepherd", me=Seat(lords=SIX), players=players)
    assert table.told("last-turns-began") == [{"seat": 0}]
    assert table.view()["finisher"] == 0
    order = []
    while not table.game.over:
        order.append(table.game.seat)
        table.quiet_turn()
    assert order == list(range(1, players))
    assert table.told("game-ended") == [{}]
    assert table.view()["decision"] is None


def test_six_lords_do_not_end_the_game() -> None:
    table = hired("shepherd", me=Seat(lords=SIX.removeprefix("jailer ")))
    assert table.view()["finisher"] is None


@covers("event:ally-affiliated")
def test_at_the_end_hands_affiliate_the_weakest_of_each_race() -> None:
    table = lay(
        Seat(hand="crab-3 crab-4 squid-5", affiliated="crab-1"),
        Seat(hand="shellfish-2*2"),
        turn=1,
        finisher=0,
        deck="jellyfish-1*2",
    ).play("explore", "take-ally")
    assert table.game.over
    assert table.affiliated(0) == "crab-1 crab-3 squid-5"
    assert table.affiliated(1) == "jellyfish-1 shellfish-2"
    assert (table.hand(0), table.hand(1)) == ("", "")
    assert table.told("ally-affiliated") == [
        {"seat": 0, "ally": "crab-3"},
        {"seat": 0, "ally": "squid-5"},
        {"seat": 1, "ally": "jellyfish-1"},
        {"seat": 1, "ally": "shellfish-2"},
    ]
    assert {"crab-4", "shellfish-2"} <= set(table.discard().split())


def test_the_score_does_not_change_when_the_hands_are_laid_down() -> None:
    table = lay(
        Seat(hand="crab-3 crab-4", locations="chasm coral-barrier", tokens="3"),
        turn=1,
        finisher=0,
        deck="jellyfish-1*2",
    )
    before = table.game.scores()[0]
    table.play("explore", "take-ally")
    assert table.game.over
    assert table.game.scores()[0] == before


def test_when_the_game_is_over_everything_is_open() -> None:
    table = lay(Seat(tokens="2 3"), turn=1, finisher=0, deck="jellyfish-1*2")
    table.play("explore", "take-ally")
    seat = table.view(1)["seats"][0]
    assert seat["token_influence"] == [2, 3]
    assert seat["complete"]


@covers("reason:game-over")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    table = lay(turn=1, finisher=0, deck="jellyfish-1*2").play("explore", "take-ally")
    assert table.game.legal_actions() == []
    assert table.refusal("explore").id == "game-over"


def test_a_court_that_could_not_be_filled_is_fatal_only_once() -> None:
    table = hired("shepherd", court="shepherd miller", lord_deck="sage", players=3)
    assert table.view()["finisher"] == 0
    table.quiet_turn()
    assert table.asked() == (2, "turn")
    assert table.told("last-turns-began") == []
    table.quiet_turn()
    assert table.game.over


def test_the_finisher_takes_a_location_before_the_last_turns() -> None:
    table = hired("shepherd", me=Seat(lords=SIX, keys=2), available="jail depths")
    assert table.asked() == (0, "location")
    assert table.view()["finisher"] is None
    table.play("take location:jail")
    assert table.view()["finisher"] == 0


def test_recruiting_goes_on_in_the_last_turns() -> None:
    table = lay(
        Seat(lords=f"{SIX} keeper"),
        Seat(hand="seahorse-5 seahorse-3"),
        turn=1,
        finisher=0,
        court=f"shepherd {FARMERS}",
    )
    table.play("recruit lord:shepherd", "pay ally:seahorse-5")
    assert table.game.over
    assert table.lords(1) == "shepherd"
