"""The answers to a question: in which order they stand, and where the table shows their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.vocabulary import Action, Value
from ....games.tyrants.board import SITE_IDS
from ....games.tyrants.words import DECISION_KINDS
from .places import ORDER

ANSWERS = {kind.name: kind.answers for kind in DECISION_KINDS}
MOST_MARKED = 99  # a number that still has room on the map

# In this order the actions of a turn are listed, each kind of them as a group.
TURN = ("play", "recruit", "recruit-devoured", "deploy", "assassinate", "return-spy")
GROUPED = ("play", "recruit", "deploy", "assassinate", "return-spy")
LAST = ("take-point", "end-turn", "pass")

# The parts of the table that show the numbers of cards, by the places of the answers
SHOWN_AT = {"hand": "hand", "row": "market", "played": "played"}
PAID_FROM_HAND = {"devour-from-hand": "devour", "discard": "discard"}


def order(action: Action, view: Mapping[str, Any]) -> int:
    """A turn group by group; cards as they lie, places site by site."""
    verb = action.verb.name
    rank = TURN.index(verb) if verb in TURN else len(TURN) + (verb in LAST)
    within = 0
    if place_of(action):
        within = ORDER[place_of(action)]
    elif "card" in action.args:
        hand = view["seats"][view["viewer"]]["hand"]
        lying = (*view["row"], *view["stacks"]) if verb == "recruit" else hand
        card = action.args["card"]
        within = lying.index(card) if card in lying else len(lying)
    return rank * len(ORDER) * 2 + within


def marks(actions: Sequence[Action], view: Mapping[str, Any]) -> dict[tuple[str, Value], int]:
    """On the map: the numbers of deploying in a turn, else of the only answer at a place."""
    kind = view["decision"]["kind"]
    places = Counter(place_of(action) for action in actions if takes_place(action, kind))
    found: dict[tuple[str, Value], int] = {}
    for number, action in enumerate(actions, 1):
        if takes_place(action, kind):
            if places[place_of(action)] == 1 and number <= MOST_MARKED:
                found["place", place_of(action)] = number
        elif "card" in action.args:
            where = cards_at(view["decision"]).get(action.verb.name)
            if where:
                found.setdefault((where, action.args["card"]), number)
        elif action.verb.name == "recruit-devoured":
            found["devoured", view["devoured"][-1]] = number
        elif action.verb.name == "choose-player":
            found["house", action.args["house"]] = number
    return found


def place_of(action: Action) -> str:
    """The place that an action is about, if any."""
    return str(action.args.get("place", action.args.get("site", "")))


def takes_place(action: Action, kind: str) -> bool:
    """Whether the map may show the number of an action: in a turn only for deploying.

    On a route it would hide the troop that stands there.
    """
    place = place_of(action)
    if not place or (kind == "turn" and action.verb.name != "deploy"):
        return False
    stands_on_route = len(action.args) > 1 and place not in SITE_IDS
    return not stands_on_route


def cards_at(decision: Mapping[str, Any]) -> Mapping[str, str]:
    """Where the cards lie that the present actions take, by their verbs."""
    if decision["kind"] == "pay":
        verb = PAID_FROM_HAND.get(decision["cost"])
        return {verb: "hand"} if verb else {}
    found = {}
    for verb, places in ANSWERS[decision["kind"]].items():
        part = SHOWN_AT.get(places[0].partition(":")[0]) if places else None
        if part:
            found[verb] = part
    return found


def heading_of(action: Action, in_turn: bool) -> str:
    """The group of an action: in a turn what is done."""
    verb = action.verb.name
    return verb if in_turn and verb in GROUPED else ""
