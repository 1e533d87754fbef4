"""The words of the game: decisions, actions, events, and what its network sees of a seat.

Their order gives them their numbers; the build writes these into `constants.py`.
"""

from __future__ import annotations

from ...core.vocabulary import (
    ActionTable,
    DecisionKind,
    EventKind,
    Noun,
    Verb,
    decision_ids,
    task_ids,
)
from .cards import (
    ALLY_NOUN,
    DRAWN,
    INFLUENCE,
    LOCATION_NOUN,
    LORD,
    NUMBER,
    PILE,
    PLAYER,
    RACE,
    REWARD_NOUN,
    SPACE,
)
from .facts import MOST_SPENT, MOST_TOKENS
from .leviathan.cards import LEVIATHAN, NEW_TOKEN, ZONE

NAMED = (LORD,)  # the rules know each of them by its name

_L = "leviathan"
_HAND = ("hand:{ally}",)
_COURT = ("court:{lord}",)
_OWN = ("own:{lord}",)
_PILE = ("pile:{race}",)
_ZONE = ("zone:{zone}",)
_TOKEN = ("token:{token}",)
_FACE_UP = ("location:{location}",)
_DRAWN = ("drawn:{location}",)
_LAST_CARD = ("track:{last}",)  # `last` is the number of its space
_TURN_POWERS = {"sell": _HAND, "dissolve": _PILE, "replace": _COURT}

DECISION_KINDS = (
    DecisionKind("reveal", {"reveal": _TOKEN, "keep-tokens": ()}, waits=True, once=True, option=_L),
    DecisionKind(
        "turn",
        {
            "plot": ("lord-deck",),
            "explore": ("deck",),
            "take-pile": _PILE,
            "recruit": _COURT,
            **_TURN_POWERS,
        },
        alone=True,
        waits=True,
    ),
    DecisionKind("offer", {"buy": _LAST_CARD, "decline": (), "decline-all": ()}, of_anybody=True),
    DecisionKind("ally", {"take-ally": _LAST_CARD, "explore-on": ("deck",)}),
    DecisionKind("monster", {"fight": _LAST_CARD, "explore-on": ("deck",), "ignore": ()}),
    DecisionKind("reward", {"choose": ()}),
    DecisionKind("council", {"take-pile": _PILE}, waits=True),
    DecisionKind("pay", {"pay": _HAND, "pay-rest": ()}),
    DecisionKind("affiliate", {"affiliate": ("paid:{ally}",)}),
    DecisionKind("jail", {"discard": _HAND}, waits=True, of_anybody=True),
    DecisionKind("disarm", {"discard": _HAND}, waits=True, of_anybody=True),
    DecisionKind(
        "assassinate", {"disable": ("seat:{seat2}:lord:{lord}",)}, waits=True, of_anybody=True
    ),
    DecisionKind("hunt", {"hunt": ("seat:{seat}:tokens:{pile}",)}, waits=True),
    DecisionKind("illusion", {"give-up": ("held:{location}",), "pass": ()}, waits=True),
    DecisionKind("exchange", {"take": _FACE_UP}),
    DecisionKind("corrupt", {"take-lord": _COURT, "pass": ()}, waits=True),
    DecisionKind("betray", {"dismiss": _OWN, "pass": ()}, waits=True),
    DecisionKind("usurp", {"take-lord": _COURT}),
    DecisionKind("scheme", {"dismiss": _OWN, "pass": ()}, waits=True),
    DecisionKind("location", {"take": _FACE_UP, "draw-locations": ()}, waits=True),
    DecisionKind("claim", {"take": _DRAWN}, waits=True, once=True),
    DecisionKind("keys", {"use-key": _OWN, "use-key-token": ()}),
    DecisionKind("smokers", {"take": _DRAWN, "keep-location": ()}),
    DecisionKind("powers", {**_TURN_POWERS, "end-turn": ()}, alone=True),
    DecisionKind("target", {"attack": _ZONE, "stop": ()}, waits=True, once=True, option=_L),
    DecisionKind("attack", {"attack-with": _HAND, "stop": ()}, option=_L),
    DecisionKind("boost", {"spend": ()}, option=_L),
    DecisionKind("tokens", {"take-tokens": ()}, waits=True, once=True, option=_L),
    DecisionKind("unveil", {"reveal": _TOKEN, "keep-tokens": ()}, waits=True, once=True, option=_L),
    DecisionKind("lose-allies", {"discard": _HAND}, waits=True, of_anybody=True, option=_L),
    DecisionKind("lose-lord", {"dismiss": _OWN}, waits=True, of_anybody=True, option=_L),
    DecisionKind("martial-law", {"discard": _HAND, "pay-pearl": ()}, alone=True, option=_L),
    DecisionKind("guard", {"send": ("seat:{seat}",)}, waits=True, option=_L),
    DecisionKind("strike", {"strike": _ZONE}, waits=True, once=True, option=_L),
    DecisionKind("breed", {"place": _ZONE}, waits=True, once=True, option=_L),
    # what is to be done without asking anybody
    DecisionKind("refill", waits=True, once=True),
    DecisionKind("close", waits=True),
    DecisionKind("end-exploration", waits=True, once=True),
    DecisionKind("go-on", waits=True, once=True, option=_L),
    DecisionKind("settle", waits=True, once=True, of_anybody=True, option=_L),
    DecisionKind("aftermath", waits=True, once=True, option=_L),
)
DECISION_IDS = decision_ids(DECISION_KINDS)
TASKS = task_ids(DECISION_KINDS)

SPENT = Noun("count", tuple(range(MOST_SPENT + 1)))
TAKEN = Noun("count", tuple(range(MOST_TOKENS + 1)))

_seat = ("seat", PLAYER)
_race = ("race", RACE)
_ally = ("ally", ALLY_NOUN)
_lord = ("lord", LORD)
_location = ("location", LOCATION_NOUN)
_leviathan = ("leviathan", LEVIATHAN)
_zone = ("zone", ZONE)
_token = ("token", NEW_TOKEN)
_count = ("count", NUMBER)
_total = ("total", NUMBER)

ACTIONS = ActionTable(
    # a turn
    Verb("plot"),
    Verb("explore"),
    Verb("take-pile", (_race,)),
    Verb("recruit", (_lord,), constant="RECRUIT_LORD"),
    Verb("sell", (_ally,), constant="SELL_ALLY"),  # the Slaver
    Verb("dissolve", (_race,), constant="DISSOLVE_PILE"),  # the Oracle
    Verb("replace", (_lord,), constant="REPLACE_LORD"),  # the Opportunist
    Verb("end-turn"),
    # exploring
    Verb("buy"),
    Verb("decline", hidden=True),
    Verb("decline-all", hidden=True),  # looks like the other one
    Verb("take-ally"),
    Verb("explore-on"),
    Verb("fight"),
    Verb("ignore"),  # the Coward
    Verb("choose", (("reward", REWARD_NOUN),), constant="CHOOSE_REWARD"),
    # recruiting
    Verb("pay", (_ally,), constant="PAY_ALLY"),
    Verb("pay-rest"),
    Verb("affiliate", (_ally,), constant="AFFILIATE_ALLY"),
    # powers
    Verb("discard", (_ally,), constant="DISCARD_ALLY"),
    Verb("disable", (_lord,), constant="DISABLE_LORD"),
    Verb("hunt", (_seat, ("pile", PILE)), constant="HUNT_TOKEN"),
    Verb("give-up", (_location,)),
    Verb("take", (_location,), constant="TAKE_LOCATION"),
    Verb("draw-locations", (("count", DRAWN),)),
    Verb("use-key", (_lord,), constant="USE_LORD_KEY"),
    Verb("use-key-token"),
    Verb("keep-location"),
    Verb("dismiss", (_lord,), constant="DISMISS_LORD"),
    Verb("take-lord", (_lord,)),
    Verb("pass"),
    # the Border
    Verb("attack", (_zone,), constant="ATTACK_ZONE"),
    Verb("attack-with", (_ally,)),
    Verb("stop"),
    Verb("spend", (("count", SPENT),)),
    Verb("take-tokens", (("count", TAKEN),)),
    Verb("reveal", (_token,), constant="REVEAL_TOKEN"),
    Verb("keep-tokens"),
    Verb("pay-pearl"),
    Verb("send", (_seat,)),
    Verb("strike", (_zone,), constant="STRIKE_ZONE"),
    Verb("place", (_zone,)),
)

EVENTS = (
    EventKind("turn-began", (_seat,)),
    EventKind("extra-turn-began", (_seat,)),
    EventKind("pearls-gained", (_seat, _count, _total)),
    EventKind("pearls-lost", (_seat, _count, _total)),
    EventKind("lord-plotted", (_seat, _lord), reveals=True),
    EventKind("ally-revealed", (_seat, _ally, ("space", SPACE)), reveals=True),
    EventKind("monster-revealed", (_seat, ("space", SPACE)), reveals=True),
    EventKind("ally-bought", (_seat, _ally, _count)),
    EventKind("offer-declined", (_seat, _ally), reveals=True),
    EventKind("ally-taken", (_seat, _ally)),
    EventKind("ally-to-council", (_seat, _ally)),
    EventKind("monster-passed", (_seat, ("space", SPACE))),
    EventKind("monster-ignored", (_seat,)),
    EventKind("monster-fought", (_seat,)),
    EventKind("reward-taken", (_seat, ("reward", REWARD_NOUN))),
    EventKind("deck-rebuilt", (_count,)),
    EventKind("exploration-failed", (_seat,)),
    EventKind("pile-taken", (_seat, _race, _count), reveals=True),
    EventKind("ally-drawn", (_seat, _ally), private=True),
    EventKind("keys-gained", (_seat, _count, _total)),
    EventKind("tokens-drawn", (_seat, _count), reveals=True),
    EventKind("token-seen", (_seat, ("influence", INFLUENCE)), private=True),
    EventKind("new-tokens-drawn", (_seat, _count), reveals=True),
    EventKind("new-token-seen", (_seat, _token), private=True),
    EventKind("token-revealed", (_seat, _token), reveals=True),
    EventKind("ally-paid", (_seat, _ally)),
    EventKind("lord-recruited", (_seat, _lord, _count)),
    EventKind("ally-affiliated", (_seat, _ally)),
    EventKind("court-refilled", (_seat,)),
    EventKind("lord-arrived", (_lord,), reveals=True),
    EventKind("court-short"),
    EventKind("ally-discarded", (_seat, _ally)),
    EventKind("lord-disabled", (_seat, _lord, ("seat2", PLAYER))),
    EventKind("token-stolen", (_seat, ("seat2", PLAYER), ("pile", PILE)), reveals=True),
    EventKind("token-won", (_seat, ("influence", INFLUENCE)), private=True),
    EventKind("new-token-won", (_seat, _token), private=True),
    EventKind("location-given-up", (_seat, _location)),
    EventKind("lord-discarded", (_seat, _lord)),
    EventKind("lord-taken", (_seat, _lord), reveals=True),
    EventKind("pile-dissolved", (_seat, _race, _count), reveals=True),
    EventKind("court-lord-replaced", (_seat, _lord, ("lord2", LORD)), reveals=True),
    EventKind("extra-turn-won", (_seat,)),
    EventKind("location-drawn", (_seat, _location), reveals=True),
    EventKind("location-taken", (_seat, _location)),
    EventKind("lord-tucked", (_seat, _lord, _location)),
    EventKind("keys-used", (_seat, _count)),
    EventKind("location-replaced", (_seat, _location)),
    EventKind("last-turns-began", (_seat,)),
    EventKind("game-ended"),
    EventKind("dice-rolled", (_seat, _count, ("count2", NUMBER)), reveals=True),
    EventKind("leviathan-came", (_seat, _leviathan, _zone), reveals=True),
    EventKind("leviathan-attacked", (_seat, _leviathan)),
    EventKind("leviathan-left", (_leviathan,)),
    EventKind("wounds-taken", (_seat, _count, _total)),
    EventKind("fight-began", (_seat, _leviathan)),
    EventKind("attack-made", (_seat, _ally, _count)),  # the power
    EventKind("pearls-spent", (_seat, _count, _total)),
    EventKind("attack-failed", (_seat, _leviathan)),
    EventKind("leviathan-hurt", (_seat, _leviathan, _count)),
    EventKind("leviathan-slain", (_seat, _leviathan)),
    EventKind("statue-taken", (_seat,)),
    EventKind("monster-harmless", (_seat,)),
    EventKind("leviathan-drawn", (_seat, _leviathan), reveals=True),
)

FEATURES = (
    "points",
    "lead",  # of what the evaluation makes of seats, before the best other one
    "prospect",  # what it makes of the seat
    "lords",
    "most lords",  # of anybody
    "lords ahead",  # of the best other one
    "lord points",
    "free lords",
    "disabled lords",
    "guilds",
    "lord keys",
    "key tokens",
    "key short",  # of a location, by one
    "locations",
    "location points",
    "growth",  # of locations, with what they count
    "affiliated",
    "affiliated points",
    "tokens",
    "token points",
    "pearls",
    "rich",  # pearls beyond eight
    "hand",
    "value",  # of the hand
    "races",
    "largest race",  # by its value in hand
    "hand worth",  # by the evaluation
    "lasting powers",
    "recruitable",  # lords of the court
    "best recruit",  # what it would gain
    "best influence",  # of a lord that can be paid
    "done",  # its last turn is over
    "ending",  # the last turns have begun
    "active",
    "next",
    "waits",  # turns of others before the own
    "decides",
    "extra turn",
    "open end",  # what will be made of the present decision
    "catch",  # what comes of the present exploration
    "at turn",  # these five: what the active player is at
    "explores",
    "meets monster",
    "pays",
    "seeks location",
    "recruit",  # the influence of the lord that is being paid
    "price",  # that the next ally of an exploration costs
    "council",  # allies there
    "largest pile",
    "threat",
    "court",  # lords there
    "leviathan",  # this and the next seven: only with the expansion
    "new tokens",  # by their worth
    "wounds",
    "slain",  # leviathans
    "statue",
    "best target",  # what an attack would bring
    "border",  # leviathans there
    "beasts left",  # in their deck
    "three players",
    "four players",
    "five players",
)
