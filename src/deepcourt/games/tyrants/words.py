"""The words of the game: decisions, actions and events.

Their order gives them their numbers; the build writes these into `constants.py`.
"""

from __future__ import annotations

from ...core.vocabulary import COUNT, ActionTable, EventKind, Noun, Verb
from .board import HOUSE, PLACE, SITE, TROOP
from .cards import CARD
from .facts import MAX_PLAYERS

DECISION_IDS = (
    "start", "turn", "option", "pay", "focus", "deploy", "assassinate", "supplant", "move", "put",
    "return", "place-spy", "recall", "devour-market", "promote", "promote-discarded",
    "promote-any", "promote-instead", "recruit-free", "player", "discard", "trophy", "redeploy",
    "play-market", "play-circle", "order",
)  # fmt: skip
# what is to be done without asking anybody
TASKS = ("resolve", "close")

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
