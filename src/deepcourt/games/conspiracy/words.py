"""The words of the game: decisions, actions, events, and what its network sees of a seat.

Their order gives them their numbers; the build writes these into `constants.py`.
"""

from __future__ import annotations

from ...core.vocabulary import (
    COUNT,
    SEAT,
    ActionTable,
    DecisionKind,
    EventKind,
    Noun,
    Verb,
    decision_ids,
)
from .cards import GUILD, LOCATION, LORD, SPOT
from .facts import MOST_DRAWN

DECISION_KINDS = (
    DecisionKind("recruit", {"draw-lords": (), "take-pile": ("pile:{guild}",)}, alone=True),
    DecisionKind("keep", {"keep": ("hand:{lord}",)}, alone=True),
    DecisionKind("return", {"return": ("hand:{lord}",)}, alone=True),
    DecisionKind("place", {"place": ("hand:{lord}",)}, alone=True, waits=True),
    # these four come up while lords are placed
    DecisionKind("swap", {"swap": ("spot:{spot}", "spot:{spot2}"), "decline-swap": ()}),
    DecisionKind("seek", {"take": ("location:{location}",), "draw-locations": ()}),
    DecisionKind("search", {"take": ("claim:{location}",)}),
    DecisionKind("claim", {"take": ("claim:{location}",)}),
)
DECISION_IDS = decision_ids(DECISION_KINDS)

_drawn = ("count", Noun("count", tuple(range(1, MOST_DRAWN + 1))))
_seat = ("seat", SEAT)
_guild = ("guild", GUILD)
_lord = ("lord", LORD)
_location = ("location", LOCATION)
_spot = ("spot", SPOT)
_spot2 = ("spot2", SPOT)
_count = ("count", COUNT)
_total = ("total", COUNT)

ACTIONS = ActionTable(
    Verb("draw-lords", (_drawn,)),
    Verb("take-pile", (_guild,)),
    Verb("keep", (_lord,), constant="KEEP_LORD"),
    Verb("return", (_lord,), constant="RETURN_LORD"),
    Verb("place", (_lord,), constant="PLACE_LORD"),
    Verb("decline-swap"),
    Verb(
        "swap",
        (_spot, _spot2),
        only=lambda first, second: first < second,
        constant="SWAP_LORDS",
    ),
    Verb("draw-locations", (_drawn,)),
    Verb("take", (_location,), constant="TAKE_LOCATION"),
)

EVENTS = (
    EventKind("turn-began", (_seat,)),
    EventKind("lord-drawn", (_seat, _lord), reveals=True),
    EventKind("lord-kept", (_seat, _lord)),
    EventKind("lord-discarded", (_seat, _lord)),
    EventKind("pile-taken", (_seat, _guild, _count)),
    EventKind("lord-returned", (_seat, _lord)),
    EventKind("lord-placed", (_seat, _lord, _spot)),
    EventKind("lords-swapped", (_seat, _spot, _spot2)),
    EventKind("lord-heralded", (_seat, _lord), reveals=True),
    EventKind("pearls-gained", (_seat, _count, _total)),
    EventKind("pearl-master-named", (_seat,)),
    EventKind("locations-drawn", (_seat, _count), reveals=True),
    EventKind("location-seen", (_seat, _location), private=True),
    EventKind("location-revealed", (_seat, _location), reveals=True),
    EventKind("location-taken", (_seat, _location, _spot)),
    EventKind("no-location-left", (_seat,)),
    EventKind("draw-forced", (_seat, _count)),
    EventKind("force-ended", (_seat,)),
    EventKind("lords-recalled", (_seat, _count)),
    EventKind("locations-recalled", (_seat, _count)),
    EventKind("last-round-began", (_seat,)),
    EventKind("game-ended"),
)

FEATURES = (
    "points",
    "lead",  # of what the evaluation makes of seats, before the best other one
    "free",  # spots
    "coming",  # lords, before the fullest chamber ends the game
    "ending",  # it is the last round
    "one key",
    "both keys",
    "gold key",
    "pearls",
    "pearl lead",
    "pearl master",
    "locations",
    "per silver key",  # these four in the order of the locations
    "per gold key",
    "per pearl pair",
    "per location",
    "any two keys",
    "search deck",
    "guild locations",
    "growth",  # of locations
    "coalition",
    "second coalition",
    "openings",  # free spots beside the coalition
    "second openings",
    "guilds",
    "due",  # locations about to be taken
    "claim",  # the best of the locations drawn
    "recruits next",
    "next pile",  # the best pile, for who recruits next
    "decides",
    "keeps",
    "swaps",
    "seeks",
    "least free",  # spots in the fullest chamber
    "deck",
    "piles",
    "revealed",  # locations
    "forced to one",
    "forced to two",
    "three players",
    "four players",
    "best pile",  # what would be gained by it
    "influence",
    "coalition pile",  # lords of its guild that lie there
    "coalition deck",  # and that may still be drawn
)
