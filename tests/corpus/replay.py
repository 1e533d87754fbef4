"""Plays a logged turn through the decisions of the engine.

The program that made the log asked in its own way. It named what was picked, but for a choice only
a number among what was then possible; it took some answers itself that the engine asks for, and
asked for some that the engine takes itself because there is no other. So this is a search: what the
log most likely means comes first, then everything with one detour from that, and so on, until the
turn comes to what was logged. An answer is always one of `legal_actions`.

`python -m tests.corpus.replay` prints every turn that comes to something else, and in what.
"""

from __future__ import annotations

from typing import Any

from deepcourt.games.tyrants.board import HOUSES, PLACE_IDS, TROOP
from deepcourt.games.tyrants.constants import (
    DISCARD,
    OPTION,
    RECALL,
    RECRUIT_DEVOURED,
    RETURN,
    START,
    TAKE_POINT,
    TURN,
)
from deepcourt.games.tyrants.rules import Tyrants
from deepcourt.games.tyrants.title import tyrants
from deepcourt.games.tyrants.words import ACTIONS

from .outcome import differences, expected
from .turns import SPACE, Turn, colour_of, lay_out, name, read_turns

MOST_DETOURS = 2  # more of them find nothing more

VERB = [ACTIONS[number].verb.name for number in range(len(ACTIONS))]
ARGS = [tuple(ACTIONS[number].args.values()) for number in range(len(ACTIONS))]

BASIC = {
    "start": "start",
    "play": "play",
    "deploy": "deploy",
    "assassinate": "assassinate",
    "return_spy": "return-spy",
    "recruit": "recruit",
    "recruit_aux": "recruit",
    "end_turn": "end-turn",
}
# What was picked from, and the answers that take from there.
TAKING = {
    "select-troop-space": {"deploy", "assassinate", "supplant", "lift", "put", "return-troop"},
    "select-site": {"place-spy", "recall", "return-spy"},
    "select-card-in-hand": {"devour", "discard", "reveal", "promote-held"},
    "select-market-card": {"devour", "recruit", "play"},
    "select-player": {"choose-player"},
    "select-played-card": {"promote"},
    "select-card-in-discard": {"promote"},
    "select-card-in-inner-circle": {"devour", "play"},
}
# Answers that the log numbers, or leaves out.
OPEN = {"choose", "pass", "resolve", "recall", "devour-this", "promote-this", "take-trophy"}

Logged = dict[str, Any]
Move = tuple[int | None, int]  # an action, or none; which logged action comes next


def picked(value: str | int) -> str:
    """The id that an action names: of a card, a place, a site or a house."""
    if isinstance(value, int):
        return HOUSES[value]
    if value in SPACE:
        return PLACE_IDS[SPACE[value]]
    return value.replace("_", "-")


class Replay:
    """The search for one turn."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.wanted = expected(turn)
        self.nearest: list[str] | None = None  # what differs in the best end that was reached
        self.actions: list[Logged] = []
        # What others discard is kept apart: it can be asked for later here (Neogi), and in
        # another order.
        self.discarded: dict[int, set[str]] = {}
        for logged in turn["actions"]:
            if logged.get("by", turn["seat"]) == turn["seat"]:
                self.actions.append(logged)
            else:
                self.discarded.setdefault(logged["by"], set()).add(picked(logged["value"]))

    def fits(self) -> bool:
        """Whether the turn, played here, comes to what was logged."""
        before = lay_out(self.turn)
        return any(
            self.search(tyrants(before.clone()), 0, detours) for detours in range(MOST_DETOURS + 1)
        )

    def search(self, game: Tyrants, index: int, detours: int) -> bool:
        """Go on from a logged action, with exactly so many detours to come."""
        while game.active == self.turn["seat"] and not game.over:
            moves = self.moves(game, index)
            if not moves:
                return False
            for action, following in moves[1:] if detours else []:
                other = tyrants(game.clone())
                if action is not None:
                    other.apply(action)
                if self.search(other, following, detours - 1):
                    return True
            action, index = moves[0]
            if action is not None:
                game.apply(action)
        return detours == 0 and self.has_ended_well(game, index)

    def has_ended_well(self, game: Tyrants, index: int) -> bool:
        if any(logged["do"] != "pick" for logged in self.actions[index:]):
            return False
        wrong = differences(game, self.turn, self.wanted)
        if self.nearest is None or len(wrong) < len(self.nearest):
            self.nearest = wrong
        return not wrong

    # -- what the log can mean ----------------------------------------------------------

    def moves(self, game: Tyrants, index: int) -> list[Move]:
        """The likeliest first."""
        legal = game.legal_actions()
        if game.kind == DISCARD and game.seat != self.turn["seat"]:
            cards = self.discarded.get(game.seat, set())
            return [(action, index) for action in legal if ARGS[action][0] in cards]
        unasked: list[Move] = [(action, index) for action in legal if VERB[action] in OPEN]
        if index == len(self.actions):
            return unasked
        logged = self.actions[index]
        dropped: Move = (None, index + 1)
        if logged["do"] != "pick":
            if game.kind not in (START, TURN):
                return unasked
            return [(action, index + 1) for action in self.basic(legal, logged)]
        numbered = logged["kind"] == "choose-one"
        if game.kind == TURN:
            if numbered and RECRUIT_DEVOURED in legal:  # what a Ghost sells was offered at once
                return [(RECRUIT_DEVOURED, index + 1), dropped]
            return [dropped]
        if numbered and (game.kind == RETURN or (game.kind == RECALL and logged["index"])):
            return [dropped, *unasked]  # a troop or a spy? take a spy back? the pick follows
        return [*((action, index + 1) for action in self.answers(game, logged)), *unasked, dropped]

    def basic(self, legal: list[int], logged: Logged) -> list[int]:
        do = logged["do"]
        if do == "deploy" and TAKE_POINT in legal:
            return [TAKE_POINT]
        found = [action for action in legal if VERB[action] == BASIC[do]]
        if do == "end_turn":
            return found
        if do == "return_spy":
            house = HOUSES[self.turn["colors"].index(logged["color"])]
            return [action for action in found if ARGS[action] == (picked(logged["site"]), house)]
        named = logged.get("card") or logged.get("site") or logged["space"]
        return self.naming(found, named)

    def answers(self, game: Tyrants, logged: Logged) -> list[int]:
        legal = game.legal_actions()
        if logged["kind"] == "choose-one":
            return self.by_number(game, legal, logged["index"])
        if logged["value"] is None:
            return [action for action in legal if VERB[action] == "pass"]
        verbs = TAKING[logged["kind"]]
        return self.naming([one for one in legal if VERB[one] in verbs], logged["value"])

    def by_number(self, game: Tyrants, legal: list[int], number: int) -> list[int]:
        """Of two options that were both possible, number 0 is the first; or it was to decline."""
        found = [action for action in legal if VERB[action] in OPEN]
        if game.kind == OPTION:
            return found if number == 0 else found[::-1]
        return sorted(found, key=lambda action: (VERB[action] == "pass") != (number == 0))

    def naming(self, actions: list[int], value: str | int) -> list[int]:
        """The troop that stood on the space before the turn is the likeliest."""
        what = picked(value)
        found = [action for action in actions if ARGS[action][0] == what]
        colour = self.turn["before"]["troops"].get(value)
        if colour is None or len(found) < 2:
            return found
        troop = TROOP.ids[colour_of(self.turn, colour)]
        return sorted(found, key=lambda action: troop not in ARGS[action])


def differing_turns() -> dict[str, list[str] | None]:
    """In what each turn differs that does; None if it cannot be played to its end."""
    found = {}
    for turn in read_turns():
        replay = Replay(turn)
        if not replay.fits():
            found[name(turn)] = replay.nearest
    return found


if __name__ == "__main__":
    for turn, fields in differing_turns().items():
        print(turn, "cannot be played" if fields is None else ", ".join(fields))
