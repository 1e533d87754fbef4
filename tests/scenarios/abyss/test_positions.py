"""Positions: what is written down can be laid again, and what cannot come about is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import deepcourt
from deepcourt.core.errors import InvalidPosition

from .moments import BASE, LEVIATHAN
from .table import FARMERS, TITLE, Seat, Table, lay


@pytest.mark.parametrize("table", [*BASE, *LEVIATHAN])
def test_every_decision_can_be_written_down_and_laid_again(table: Callable[[], Table]) -> None:
    position = json.loads(json.dumps(table().game.position()))
    again = deepcourt.from_position(position)
    assert json.loads(json.dumps(again.position())) == position


def test_the_moments_are_all_decisions_there_are() -> None:
    tables = [moment() for moment in (*BASE, *LEVIATHAN)]
    asked = {table.asked()[1] for table in tables if not table.game.over}
    assert asked == set(TITLE.decisions)


@pytest.mark.parametrize("table", [*BASE, *LEVIATHAN])
def test_a_table_laid_again_plays_on_in_the_same_way(table: Callable[[], Table]) -> None:
    game = table().game
    again = deepcourt.from_position(json.loads(json.dumps(game.position())))
    for _ in range(40):
        if game.over:
            break
        action = game.legal_actions()[-1]
        game.apply(action)
        again.apply(action)
    assert json.loads(json.dumps(again.position())) == json.loads(json.dumps(game.position()))


# -- a decision needs what it is about ----------------------------------------------------


def refused(message: str, *seats: Seat, **rest: Any) -> Any:
    return pytest.param(seats, rest, message, id=message)


@pytest.mark.parametrize(
    ("seats", "rest", "message"),
    [
        refused("nothing here asks for 'offer'", asks="offer@1", waiting="close", track="crab-1"),
        refused(
            "nothing here asks for 'offer'",
            Seat(),
            Seat(pearls=1),
            asks="offer@1",
            waiting="close",
            track="monster",
        ),
        refused(
            "nothing here asks for 'offer'",
            Seat(),
            Seat(pearls=1),
            asks="offer@1",
            waiting="close",
            track="crab-1",
            bought=[1],
        ),
        refused(
            "nothing here asks for 'offer'",
            Seat(pearls=1),
            asks="offer",
            waiting="close",
            track="crab-1",
        ),
        refused("nothing here asks for 'ally'", asks="ally", waiting="close", track="monster"),
        refused(
            "nothing here asks for 'ally'", asks="ally", waiting="close", track="crab-1*2 crab-2*3"
        ),
        refused("nothing here asks for 'monster'", asks="monster", waiting="close", track="crab-1"),
        refused("nothing here asks for 'reward'", asks="reward", waiting="close"),
        refused("nothing here asks for 'pay'", Seat(hand="crab-5"), asks="pay", waiting="close"),
        refused(
            "nothing here asks for 'affiliate'",
            asks="affiliate",
            waiting="close refill",
            recruit="keeper",
            court=f"keeper {FARMERS}",
        ),
        refused("nothing here asks for 'assassinate'", asks="assassinate", waiting="close"),
        refused("nothing here asks for 'exchange'", asks="exchange", waiting="close"),
        refused(
            "nothing here asks for 'corrupt'",
            Seat(pearls=4),
            asks="corrupt",
            waiting="close",
            court=FARMERS,
        ),
        refused(
            "nothing here asks for 'betray'", Seat(lords="keeper"), asks="betray", waiting="close"
        ),
        refused("nothing here asks for 'usurp'", asks="usurp", waiting="close"),
        refused(
            "nothing here asks for 'scheme'",
            Seat(lords="keeper"),
            asks="scheme",
            waiting="close",
            lord_deck="",
        ),
        refused("nothing here asks for 'location'", Seat(keys=2), asks="location", waiting="close"),
        refused("nothing here asks for 'claim'", Seat(keys=3), asks="claim", waiting="close"),
        refused(
            "nothing here asks for 'claim'",
            Seat(keys=2),
            asks="claim",
            waiting="close",
            drawn="jail abyss",
        ),
        refused("nothing here asks for 'keys'", Seat(keys=4), asks="keys", waiting="close"),
        refused("nothing here asks for 'smokers'", asks="smokers", waiting="close"),
        # who decides
        refused("only the active player decides this", asks="turn@1"),
        refused("only the active player decides this", asks="hunt@1", waiting="close"),
        refused("only the active player decides this", asks="hunt", waiting="close@1"),
        # what waits
        refused("expected the turn at the bottom, and only there", asks="turn", waiting="close"),
        refused("expected the turn at the bottom, and only there", asks="hunt"),
        refused("expected the turn at the bottom, and only there", asks="hunt", waiting="jail"),
        refused("these do not wait for each other", asks="refill", waiting="close"),
        refused("these do not wait for each other", asks="hunt", waiting="close turn"),
        refused("too many of a kind", asks="council", waiting="close refill refill"),
        refused("this belongs to Leviathan", asks="reveal", waiting="turn"),
        # what lies about
        refused("table.track: does not fit the decision", track="crab-1"),
        refused("table.recruit: does not fit the decision", court="keeper", recruit="keeper"),
        refused("table.recruit: does not fit the decision", paid=["crab-1"]),
        refused("table.drawn: does not fit the decision", drawn="jail"),
        refused("table.claimed: does not fit the decision", Seat(locations="jail"), claimed="jail"),
        refused(
            "table.ambassador: does not fit the decision", Seat(lords="sage"), ambassador="sage"
        ),
        refused("table.victim: does not fit the decision", victim=1),
        refused("table.zone: does not fit the decision", zone="7"),
        refused("table.arrival: does not fit the decision", arrival="7"),
        refused("table.tokens_due: does not fit the decision", tokens_due=1),
        refused("table.to_discard: does not fit the decision", to_discard=1),
        refused(
            "table.fresh: does not fit the decision",
            Seat(new_tokens="key"),
            leviathan=True,
            fresh=[0, 0, 1, 0],
        ),
        refused(
            "table.newcomer: does not fit the decision",
            leviathan=True,
            newcomer="coil-eye",
        ),
        # cards and tokens
        refused("5 copies of crab-1, not 4", Seat(hand="crab-1*5")),
        refused("1 copies of crab-1-pearls, not 0", Seat(hand="crab-1-pearls")),
        refused("7 copies of monster, not 6", discard="monster*7"),
        refused("keeper lies in 2 places", Seat(lords="keeper"), court="keeper"),
        refused("coward is not played with", court="coward"),
        refused("tamer is not played with", court="tamer", leviathan=True),
        refused("jail lies in 2 places", Seat(locations="jail"), available="jail"),
        refused(
            "coil-eye lies in 2 places", Seat(slain="coil-eye"), border="coil-eye@7", leviathan=True
        ),
        refused("there are no leviathans without Leviathan", border="coil-eye@7"),
        refused("table.tokens: 8 of kind 1, not 9", tokens=[8, 9, 2]),
        refused("table.new_tokens: too many of kind 3", Seat(new_tokens="key"), new_tokens=""),
        refused("a leviathan without life", border="coil-eye@7:1", leviathan=True),
        # numbers
        refused("expected a whole number from 1 to 6", threat=7),
        refused("expected a whole number from 0 to 1", finisher=2),
        refused("expected a whole number from 0 to 30000", Seat(pearls=30_001)),
        refused(
            "expected 0 to 6 elements, found 7", court=f"{FARMERS} keeper reaper shepherd sage"
        ),
    ],
)
def test_a_position_that_cannot_come_about_is_refused(
    seats: tuple[Seat, ...], rest: dict[str, Any], message: str
) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        lay(*seats, **rest)


# -- what waits for what ------------------------------------------------------------------

PASSING = [
    "offer", "ally", "monster", "reward", "pay", "affiliate", "exchange", "usurp", "keys",
    "smokers", "powers", "attack", "boost", "martial-law",
]  # fmt: skip


@pytest.mark.parametrize("kind", PASSING)
def test_a_decision_that_is_answered_on_the_spot_never_waits(kind: str) -> None:
    with pytest.raises(InvalidPosition, match=r"^decisions: "):
        lay(asks="council", waiting=f"close {kind}", council="crab-1 squid-1", leviathan=True)


def at_the_border(asks: str, waiting: str, **rest: Any) -> Table:
    return lay(
        Seat(hand="crab-5", new_tokens="key*2", lords="keeper slaver"),
        leviathan=True,
        border="ink-tyrant@7 coil-eye@4",
        asks=asks,
        waiting=waiting,
        **rest,
    )


@pytest.mark.parametrize(
    ("asks", "waiting", "rest"),
    [
        pytest.param(
            "breed", "close breed", {"newcomer": "mud-claw"}, id="one leviathan for two zones"
        ),
        pytest.param(
            "lose-lord",
            "close go-on breed settle",
            {"newcomer": "mud-claw", "arrival": "7", "track": "monster"},
            id="one leviathan to breed and to settle",
        ),
        pytest.param(
            "lose-lord",
            "close go-on end-exploration settle",
            {"newcomer": "mud-claw", "arrival": "7", "track": "monster"},
            id="an exploration that ends and goes on",
        ),
        pytest.param(
            "strike",
            "close end-exploration aftermath",
            {"zone": "7", "track": "monster"},
            id="a strike before the aftermath of a fight",
        ),
        pytest.param(
            "attack",
            "close aftermath end-exploration",
            {"zone": "7", "track": "monster"},
            id="an attack before its own aftermath",
        ),
        pytest.param(
            "reveal", "close unveil", {"fresh": [0, 0, 1, 0]}, id="tokens revealed and unveiled"
        ),
    ],
)
def test_decisions_of_the_border_that_exclude_each_other_are_refused(
    asks: str, waiting: str, rest: dict[str, Any]
) -> None:
    with pytest.raises(InvalidPosition, match=r"^decisions: "):
        at_the_border(asks, waiting, **rest)


# -- documents ----------------------------------------------------------------------------


def changed(**parts: Any) -> dict[str, Any]:
    """The position of a first turn with parts of the table replaced."""
    document: dict[str, Any] = deepcourt.new_game("abyss", players=2, seed=1).position()
    document["table"] |= parts
    return document


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"deck": ["king"]}, "table.deck[0]: "),
        ({"deck": {}}, "table.deck: expected an array"),
        ({"court": ["keeper"] * 7}, "table.court: expected 0 to 6 elements, found 7"),
        ({"dice": [1]}, "table.dice: expected 2 elements"),
        ({"border": []}, "table.border: expected 9 elements"),
        ({"seats": []}, "table.seats: expected 2 elements"),
        ({"powers_used": ["keeper"]}, "table.powers_used[0]: "),
        ({"bought": [2]}, "table.bought[0]: expected a whole number from 0 to 1"),
        ({"active": -1}, "table.active: expected a whole number from 0 to 1"),
        ({"harmless": 1}, "table.harmless: expected true or false, found 1"),
        ({"atlantis": 1}, "atlantis"),
    ],
)
def test_a_wrong_part_of_the_table_is_named(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        deepcourt.from_position(changed(**parts))


def test_a_part_of_the_table_that_is_missing_is_named() -> None:
    document = changed()
    del document["table"]["threat"]
    with pytest.raises(InvalidPosition, match="threat"):
        deepcourt.from_position(document)


def test_only_free_lords_are_disabled() -> None:
    document = lay(Seat(lords="keeper")).game.position()
    document["table"]["seats"][0]["disabled"] = ["reaper"]
    with pytest.raises(InvalidPosition, match="free lords, each once"):
        deepcourt.from_position(document)


def test_a_game_with_allies_in_hand_is_not_over() -> None:
    document = lay(Seat(hand="crab-1")).game.position() | {"over": True}
    document["decisions"] = [{"kind": "turn", "seat": -1}]
    with pytest.raises(InvalidPosition, match="over: the game cannot be over here"):
        deepcourt.from_position(document)


def test_five_players_need_leviathan() -> None:
    with pytest.raises(InvalidPosition, match="players: expected a whole number from 2 to 4"):
        lay(players=5)
    assert lay(players=5, leviathan=True).game.players == 5


def test_a_payment_that_cannot_be_completed_is_no_decision() -> None:
    with pytest.raises(InvalidPosition, match="nobody could decide anything here"):
        lay(asks="pay", waiting="close refill", court="keeper", recruit="keeper")
