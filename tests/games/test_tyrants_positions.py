"""Positions of Tyrants that somebody else wrote: refused with a reason, or played to their end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.core.errors import DeepcourtError, InvalidPosition
from deepcourt.games.tyrants.board import HOUSES, PLACE_IDS
from deepcourt.games.tyrants.constants import LONGEST_GAME

from . import tyrants_figures as figures
from .cases import CASES, Case, random_play
from .tyrants_damage import dealt, tamper
from .tyrants_glance import chooser

Json = Any
TYRANTS = [case for case in CASES if case.game == "tyrants"]
TAMPERED = 24  # documents of each set-up
STEPS = 30  # to look at closely in each that is accepted


# -- any document -------------------------------------------------------------------------


def positions(case: Case, seed: int) -> list[Json]:
    """Moments of a game with much on the table, those first in which most cards are at work."""
    game = dealt(case, seed)
    choose = chooser(2 * seed)
    found = [game.position()]
    for _ in range(40):
        if not game.over:
            game.apply(choose(game))
            found.append(game.position())
    return sorted(found, key=lambda position: -len(position["table"]["resolving"]))


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_a_tampered_position_is_refused_or_can_be_played(case: Case) -> None:
    rng = random.Random(str(case))
    for seed in range(TAMPERED // 8):
        for position in positions(case, seed)[:8]:
            try:
                game = deepcourt.from_position(tamper(position, rng))
            except DeepcourtError:
                continue
            json.dumps(game.view(0))
            figures.check(game)
            play_and_look(game, seed)


def play_and_look(game: Game, seed: int) -> None:
    """Every position that comes of it is one that can be read again."""
    choose = chooser(2 * seed)
    for step in range(STEPS):
        if game.over:
            return
        game.apply(choose(game))
        position = game.position()
        assert deepcourt.from_position(position).position() == position
        if step % 10 == 0:
            figures.check(game)


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_a_position_is_read_as_it_was_written(case: Case) -> None:
    for seed in range(3):
        for position in positions(case, seed):
            assert deepcourt.from_position(position).position() == position


# -- single reasons -----------------------------------------------------------------------


def search(kind: str, decks: str, wanted: Callable[[Json], bool] = bool, players: int = 3) -> Json:
    """A position in which that is decided, from games with much on the table."""
    case = Case("tyrants", players, (("decks", decks), ("outer", "left")))
    for seed in range(400):
        game = dealt(case, seed)
        choose = chooser(2 * seed)
        for _ in range(60):
            if game.over:
                break
            game.apply(choose(game))
            if game.decision is not None and game.decision.kind == kind:
                position = game.position()
                if wanted(position):
                    return position
    raise AssertionError("no such moment")


def refused(position: Json, message: str, *changes: tuple[Any, ...]) -> None:
    """After changes (a path and the new value at its end) the position is refused."""
    document = copy.deepcopy(position)
    for *path, key, value in changes:
        part = document
        for step in path:
            part = part[step]
        part[key] = value
    with pytest.raises(InvalidPosition, match=message):
        deepcourt.from_position(document)


def run(field: str, value: Any, number: int = -1) -> tuple[Any, ...]:
    """A change of what is remembered of a card."""
    return ("table", "resolving", number, field, value)


def test_a_turn() -> None:
    position = deepcourt.new_game("tyrants", 2, 1).position()
    refused(position, "round: does not fit", ("table", "round", 1))
    second = 1 - position["table"]["first"]
    refused(
        position,
        "not as it is at the start",
        ("table", "active", second),
        ("decisions", 0, "seat", second),
    )
    refused(position, "no turn is under way", ("table", "power", 1))
    refused(position, "the game goes on", ("over", True))
    position = search("turn", "drow-dragons", lambda one: one["table"]["market"])
    active = position["table"]["active"]
    refused(position, "round: does not fit", ("table", "round", 0))
    refused(position, "only the active player", ("decisions", 0, "seat", (active + 1) % 3))
    refused(position, "no card has done that", ("table", "ghost", True))
    refused(position, "no card of the row", ("table", "borrowed", 2))
    refused(position, "the game goes on", ("over", True))
    refused(position, "no card asks", ("decisions", 0, "kind", "close"))
    refused(position, "order does not matter", ("decisions", 0, "kind", "order"))
    refused(position, "each marker once", ("table", "paid", ["araumycos"] * 2))


def test_the_end_has_to_come() -> None:
    position = search("turn", "drow-dragons", lambda one: not one["table"]["last_round"])
    refused(position, "the end has come", ("table", "round", LONGEST_GAME))
    market = position["table"]["market"]
    devoured = position["table"]["devoured"] + market
    refused(position, "the end has come", ("table", "market", []), ("table", "devoured", devoured))
    row = [None, *position["table"]["row"][1:]]
    devoured = [*position["table"]["devoured"], position["table"]["row"][0]]
    refused(
        position,
        "an empty slot is filled",
        ("table", "row", row),
        ("table", "devoured", devoured),
    )


def test_cards_lie_where_such_cards_can_lie() -> None:
    position = search("turn", "demons-undead")
    table = position["table"]
    own = table["seats"][0]
    refused(
        position,
        "of the half-decks",
        ("table", "row", 0, "house-guard"),
        ("table", "devoured", [*table["devoured"], table["row"][0]]),
        ("table", "stacks", "house-guard", table["stacks"]["house-guard"] - 1),
    )
    refused(
        position,
        "back to its stack",
        ("table", "stacks", "insane-outcast", table["stacks"]["insane-outcast"] - 1),
        ("table", "seats", 0, "circle", [*own["circle"], "insane-outcast"]),
    )
    for pile in ("deck", "discard", "circle"):
        other = table["seats"][1]
        if "noble" in other[pile]:
            less = [*other[pile]]
            less.remove("noble")
            owned = sum(own[one].count("noble") for one in figures.PILES)
            owned += figures.in_play(table).count("noble") if table["active"] == 0 else 0
            if owned == 7:
                refused(
                    position,
                    "somebody else",
                    ("table", "seats", 1, pile, less),
                    ("table", "seats", 0, pile, [*own[pile], "noble"]),
                )


def test_what_waits_is_what_can_wait() -> None:
    position = search("assassinate", "drow-dragons")
    frames = position["decisions"]
    seat = frames[0]["seat"]
    refused(position, "each card that waits", ("decisions", frames[1:]))
    refused(position, "each card that waits", ("decisions", [frames[0], *frames]))
    refused(position, "expected the turn", ("decisions", 0, "kind", "start"))
    refused(position, "does not fit the turn", ("decisions", 0, "kind", "close"))
    refused(position, "does not decide", ("decisions", 1, "seat", (seat + 1) % 3))
    refused(position, "nothing here asks", ("decisions", 1, "kind", "supplant"))
    refused(position, "no card asks", ("table", "resolving", []))
    refused(position, "not the active player's", run("seat", (seat + 1) % 3))
    refused(position, "not the active player's", run("forcer", (seat + 1) % 3))
    refused(position, "not the active player's", run("played", None))


def test_what_is_remembered_means_something() -> None:
    position = search(
        "assassinate", "drow-dragons", lambda one: not one["table"]["resolving"][-1]["kills"]
    )
    refused(position, "left: does not fit", run("left", 0))
    refused(position, "left: does not fit", run("left", 9))
    refused(position, "times: does not fit", run("times", 3))
    refused(position, "kills: whom", run("kills", 1))
    refused(position, "kills: whom", run("victim", "white"))
    refused(position, "nobody was killed", run("anchor", "araumycos"))
    refused(position, "not in play", run("site", "phaerlin"))
    refused(position, "not in play", run("deployed", ["phaerlin"]))
    refused(position, "did not come back", run("returned", ["everfire"]))
    refused(position, "has to be put", run("figure", "white"))
    refused(position, "not another player", run("whom", position["table"]["active"]))


def test_a_lifted_troop_stands_somewhere() -> None:
    position = search("put", "drow-dragons")
    empty = next(
        number for number, place in enumerate(PLACE_IDS) if place not in position["table"]["troops"]
    )
    refused(position, "nothing here asks", run("from", empty))
    refused(position, "nothing here asks", run("figure", None))
    own = HOUSES[position["table"]["active"]]
    refused(position, "nothing here asks", run("figure", own))


def test_a_trophy_lies_in_a_hall() -> None:
    position = search("redeploy", "demons-undead")
    owner = position["table"]["resolving"][-1]["from"]
    refused(position, "nothing here asks", run("from", 40))
    refused(position, "nothing here asks", run("figure", None))
    refused(position, "nothing here asks", run("figure", HOUSES[owner]))  # nobody holds their own


def test_barracks_and_spies_are_there() -> None:
    position = search("place-spy", "drow-dragons")
    seat = position["table"]["active"]
    sites = [site.id for site in figures.sites_in_play(position)][:5]
    refused(position, "nothing here asks", ("table", "seats", seat, "spies", sites))
    refused(position, "nothing here asks", ("decisions", 1, "kind", "recall"))


def test_a_card_that_plays_another_one() -> None:
    position = search("deploy", "drow-aberrations", borrowed)
    refused(position, "no card of the row", ("table", "borrowed", None))
    refused(position, "no card has played this one", run("left", 0, 0))
    refused(position, "no card of the row", run("played", 0))
    refused(position, "each card that waits", ("decisions", 1, "kind", "close"))
    refused(
        position,
        "came from a hand",
        ("table", "played", -2, {"card": "noble", "lies": None}),
        ("table", "devoured", [*position["table"]["devoured"], "ulitharid"]),
    )


def test_which_card_was_promoted_is_open_only_among_equal_ones_at_the_end_of_a_turn() -> None:
    for kind in ("turn", "promote"):
        position = search(kind, "drow-aberrations", lambda one: gone(one) is not None)
        refused(position, "is not open", ("table", "played", gone(position), "lies", "either"))


def gone(position: Json) -> int | None:
    """The number of a card that has left the play area, and of which there was no other one."""
    played = [one["card"] for one in position["table"]["played"]]
    for number, one in enumerate(position["table"]["played"]):
        if one["lies"] is None and played.count(one["card"]) == 1:
            return number
    return None


def borrowed(position: Json) -> bool:
    return position["table"]["borrowed"] is not None


def test_a_forced_discard() -> None:
    position = search("discard", "drow-aberrations")
    seat = position["decisions"][-1]["seat"]
    active = position["table"]["active"]
    refused(position, "does not decide|nothing here asks", ("decisions", -1, "seat", active))
    own = position["table"]["seats"][seat]
    refused(
        position,
        "nothing here asks",
        ("table", "seats", seat, "hand", []),
        ("table", "seats", seat, "deck", own["deck"] + own["hand"]),
    )


def test_a_reaction_to_a_discard() -> None:
    position = search("promote-instead", "drow-aberrations")
    seat = position["decisions"][-1]["seat"]
    own = position["table"]["seats"][seat]
    discard = [card for card in own["discard"] if card != "ambassador"]
    gone = [card for card in own["discard"] if card == "ambassador"]
    refused(
        position,
        "was discarded",
        ("table", "seats", seat, "discard", discard),
        ("table", "seats", seat, "deck", own["deck"] + gone),
    )
    refused(position, "who caused it", run("forcer", None))
    refused(position, "nobody had to discard", run("step", 0, 0), run("left", 0, 0))


def effects(position: Json) -> bool:
    return len(position["table"]["end_effects"]) > 1


def test_effects_that_wait() -> None:
    position = search("order", "drow-elementals", effects)
    waiting = position["table"]["end_effects"]
    refused(position, "too many of a card|only one card", ("table", "end_effects", waiting * 3))
    refused(position, "does not matter", ("table", "end_effects", waiting[:1]))


def test_nobody_holds_more_than_can_be_drawn() -> None:
    game = deepcourt.new_game("tyrants", 2, 1)
    for _ in zip(range(2), random_play(game, 1), strict=False):
        pass
    position = game.position()
    hand, market = position["table"]["seats"][0]["hand"], position["table"]["market"]
    for count, message in ((42, "more than can be drawn"), (44, "expected 0 to 48 elements")):
        refused(
            position,
            message,
            ("table", "seats", 0, "hand", hand + market[:count]),
            ("table", "market", market[count:]),
        )
