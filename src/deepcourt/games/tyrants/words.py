"""The words of the game: decisions, actions and events.

Their order gives them their numbers; the build writes these into `constants.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.vocabulary import (
    COUNT,
    ActionTable,
    DecisionKind,
    EventKind,
    Noun,
    Verb,
    decision_ids,
    task_ids,
)
from . import codes
from .board import HOUSE, PLACE, SITE, TROOP
from .cards import CARD
from .facts import MAX_PLAYERS

_HAND = ("hand:{card}",)
_ROW = ("row:{card}",)
_MARKET = ("row:{card}", "stack:{card}")
_ROOM = ("room:{place}",)
_TROOP = ("troop:{place}:{troop}",)
_SPY = ("spy:{site}:{house}",)


@dataclass(frozen=True)
class DecisionOfCard(DecisionKind):
    """What a card asks while it takes effect; many let one `pass` instead of answering."""

    asked_by: tuple[int, ...] = ()  # these instructions


def asks(name: str, asked_by: Sequence[int], **answers: Sequence[str]) -> DecisionOfCard:
    """A decision of a card; the verbs as names of Python."""
    in_words = {verb.replace("_", "-"): places for verb, places in answers.items()}
    return DecisionOfCard(name, in_words, asked_by=tuple(asked_by))


DECISION_KINDS = (
    DecisionKind("start", {"start": ("room:{site}",)}, alone=True),
    DecisionKind(
        "turn",
        {
            "play": _HAND,
            "deploy": _ROOM,
            "take-point": (),
            "assassinate": _TROOP,
            "return-spy": _SPY,
            "recruit": _MARKET,
            "recruit-devoured": ("devoured",),
            "end-turn": ("end-turn",),
        },
        alone=True,
        waits=True,
    ),
    asks("option", [codes.DO_CHOOSE], choose=("option:{option}",)),
    asks(
        "pay",
        [codes.DO_PAY],
        recall=_SPY,
        devour=("hand:{card}", "circle:{card}"),
        devour_this=(),
        discard=_HAND,
    ),
    asks("focus", [codes.DO_FOCUS], reveal=_HAND),
    asks("deploy", [codes.DO_DEPLOY], deploy=_ROOM),
    asks("assassinate", [codes.DO_ASSASSINATE], assassinate=_TROOP),
    asks("supplant", [codes.DO_SUPPLANT], supplant=_TROOP),
    asks("move", [codes.DO_MOVE], lift=_TROOP),
    asks("put", [codes.DO_MOVE], put=_ROOM),
    asks("return", [codes.DO_RETURN], return_troop=("troop:{place}:{house}",), return_spy=_SPY),
    asks("place-spy", [codes.DO_PLACE_SPY], place_spy=("spy-room:{site}", "room:{site}")),
    asks("recall", [codes.DO_PLACE_SPY], recall=_SPY),
    asks(
        "devour-market",
        [codes.DO_DEVOUR_MARKET, codes.DO_SWAP_WITH_MARKET],
        devour=_ROW,
        devour_this=(),
    ),
    asks("promote", [codes.DO_PROMOTE], promote=("played:{card}",)),
    asks("promote-discarded", [codes.DO_PROMOTE_DISCARDED], promote=("discarded:{card}",)),
    asks(
        "promote-any",
        [codes.DO_PROMOTE_ANY],
        promote=("discarded:{card}",),
        promote_held=_HAND,
        promote_this=(),
    ),
    asks("promote-instead", [codes.DO_PROMOTE_INSTEAD], promote_this=()),
    asks("recruit-free", [codes.DO_RECRUIT_FREE], recruit=_MARKET, recruit_devoured=("devoured",)),
    asks(
        "player",
        [codes.DO_TAKE_OUTCASTS, codes.DO_DISCARD, codes.DO_REDEPLOY],
        choose_player=("seat:{seat}",),
    ),
    asks("discard", [codes.DO_DISCARD], discard=_HAND),
    asks("trophy", [codes.DO_REDEPLOY], take_trophy=("trophy:{house}:{troop}",)),
    asks("redeploy", [codes.DO_REDEPLOY], put=_ROOM),
    asks("play-market", [codes.DO_PLAY_MARKET], play=_ROW),
    asks("play-circle", [codes.DO_PLAY_CIRCLE], play=("circle:{card}",)),
    DecisionKind("order", {"resolve": ("effect:{card}",)}, alone=True),
    # what is to be done without asking anybody
    DecisionKind("resolve", waits=True),
    DecisionKind("close", waits=True),
)
DECISION_IDS = decision_ids(DECISION_KINDS)
TASKS = task_ids(DECISION_KINDS)

_seat = ("seat", Noun("seat", tuple(range(MAX_PLAYERS))))
_card = ("card", CARD)
_site = ("site", SITE)
_place = ("place", PLACE)
_house = ("house", HOUSE)
_troop = ("troop", TROOP)
_count = ("count", COUNT)
_option = ("option", Noun("option", (1, 2)))

ACTIONS = ActionTable(
    # a turn
    Verb("start", (_site,), constant="START_AT"),
    Verb("play", (_card,), constant="PLAY_CARD"),
    Verb("deploy", (_place,), constant="DEPLOY_TO"),
    Verb("take-point"),  # instead of deploying, with empty barracks
    Verb("assassinate", (_place, _troop), constant="ASSASSINATE_AT"),
    Verb("return-spy", (_site, _house)),
    Verb("recruit", (_card,)),
    Verb("recruit-devoured"),
    Verb("end-turn"),
    # effects
    Verb("choose", (_option,), constant="CHOOSE_OPTION"),
    Verb("pass"),
    Verb("reveal", (_card,)),
    Verb("supplant", (_place, _troop), constant="SUPPLANT_AT"),
    Verb("lift", (_place, _troop)),
    Verb("put", (_place,), constant="PUT_AT"),
    Verb("return-troop", (_place, _house)),
    Verb("place-spy", (_site,), constant="PLACE_SPY_AT"),
    Verb("recall", (_site,), constant="RECALL_FROM"),
    Verb("devour", (_card,)),
    Verb("devour-this"),
    Verb("promote", (_card,), constant="PROMOTE_CARD"),
    Verb("promote-held", (_card,)),
    Verb("promote-this"),
    Verb("choose-player", (_house,)),
    Verb("discard", (_card,), constant="DISCARD_CARD"),
    Verb("take-trophy", (_house, _troop)),
    Verb("resolve", (_card,), constant="RESOLVE_CARD"),
)

EVENTS = (
    EventKind("turn-began", (_seat,)),
    EventKind("troop-started", (_seat, _site)),
    EventKind("card-played", (_seat, _card)),
    EventKind("market-card-played", (_seat, _card)),
    EventKind("circle-card-played", (_seat, _card)),
    EventKind("power-gained", (_seat, _count)),
    EventKind("influence-gained", (_seat, _count)),
    EventKind("points-gained", (_seat, _count)),
    EventKind("troop-deployed", (_seat, _place)),
    EventKind("troop-assassinated", (_seat, _place, _troop)),
    EventKind("troop-supplanted", (_seat, _place, _troop)),
    EventKind("troop-lifted", (_seat, _place, _troop)),
    EventKind("troop-put", (_seat, _place, _troop)),
    EventKind("troop-returned", (_seat, _place, _house)),
    EventKind("trophy-taken", (_seat, _house, _troop)),
    EventKind("spy-placed", (_seat, _site)),
    EventKind("spy-recalled", (_seat, _site)),
    EventKind("spy-returned", (_seat, _site, _house)),
    EventKind("control-gained", (_seat, _site)),
    EventKind("control-lost", (_seat, _site)),
    EventKind("total-control-gained", (_seat, _site)),
    EventKind("total-control-lost", (_seat, _site)),
    EventKind("marker-influence", (_seat, _site, _count)),
    EventKind("marker-points", (_seat, _site, _count)),
    EventKind("card-recruited", (_seat, _card)),
    EventKind("card-recruited-free", (_seat, _card)),
    EventKind("devoured-card-recruited", (_seat, _card)),
    EventKind("market-filled", (_card,), reveals=True),
    EventKind("card-devoured", (_seat, _card)),
    EventKind("market-card-devoured", (_seat, _card)),
    EventKind("card-promoted", (_seat, _card)),
    EventKind("top-card-promoted", (_seat, _card), reveals=True),
    EventKind("card-revealed", (_seat, _card), reveals=True),
    EventKind("card-discarded", (_seat, _card), reveals=True),
    EventKind("card-into-market", (_seat, _card)),
    EventKind("deck-discarded", (_seat, _count), reveals=True),
    EventKind("deck-shuffled", (_seat, _count), reveals=True),
    EventKind("cards-drawn", (_seat, _count), reveals=True),
    EventKind("card-drawn", (_seat, _card), private=True),
    EventKind("outcast-taken", (_seat,)),
    EventKind("outcast-returned", (_seat,)),
    EventKind("turn-ended", (_seat,)),
    EventKind("last-round-began", (_seat,)),
    EventKind("game-ended"),
)
