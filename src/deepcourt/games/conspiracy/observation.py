"""What a seat sees, as a row of numbers in the order of `TABLE` and, for each seat, `SEAT`."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.observations import part
from .cards import GUILD_IDS, LOCATION, LORD, SPOT
from .table import ConspiracyTable
from .words import DECISION_IDS

if not cython.compiled:
    from .constants import *
    from .score import total
    from .table import INFLUENCE

TABLE = (
    part("decision", "1 for what is to be decided now", DECISION_IDS),
    part("deck", "how many are in the deck of lords", LORD.ids),
    part("hand", "how many the seat that decides holds for all to see", LORD.ids),
    part("piles", "how many lie in the discard piles", LORD.ids),
    part("location_deck", "the number of locations that nobody has seen or that went back"),
    part("revealed", "1 for a location that lies face up", LOCATION.ids),
    part("drawn", "1 for a location that the seat that looks may choose now", LOCATION.ids),
    part("forced", "how many lords the next seat has to draw, 0 if it may choose"),
)
SEAT = (
    part(
        "chamber",
        "the influence of the lord on a spot plus 1, under its guild",
        (f"{spot}.{guild}" for spot in SPOT.ids for guild in GUILD_IDS),
    ),
    part("locations", "the spot of a location that it controls", LOCATION.ids),
    part("silver", "silver keys"),
    part("gold", "gold keys"),
    part("pearls", "pearls"),
    part("pearl_master", "1 if it is master of the pearls"),
    part("finisher", "1 if it has filled its chamber first"),
    part("forces", "1 if it has forced the next draw"),
    part("decides", "1 if it decides now"),
    part("score", "its points if the game ended now"),
)


def observe(table: ConspiracyTable, viewer: int, seen: MutableSequence[int], at: int) -> None:
    """Write what a seat sees into zeros that begin at `at`."""
    if not table.over:
        seen[at + table.kind] = 1
    at += DECISIONS
    for lord in range(LORDS):
        seen[at + lord] = table.deck[lord]
    at += LORDS
    for i in range(table.hand_size):
        seen[at + table.hand[i]] += 1
    at += LORDS
    for guild in range(GUILDS):
        for i in range(table.pile_size[guild]):
            seen[at + table.piles[guild][i]] += 1
    at += LORDS
    seen[at] = table.location_deck_size
    at += 1
    drawn = table.drawn_locations if table.kind == CLAIM and table.seat == viewer else 0
    for location in range(LOCATIONS):
        seen[at + location] = table.revealed >> location & 1
        seen[at + LOCATIONS + location] = drawn >> location & 1
    at += 2 * LOCATIONS
    seen[at] = table.forced_draw
    at += 1
    for behind in range(table.players):
        at = observe_seat(table, (viewer + behind) % table.players, seen, at)


def observe_seat(table: ConspiracyTable, seat: int, seen: MutableSequence[int], at: int) -> int:
    for spot in range(table.chamber_size[seat]):
        lord = table.chambers[seat][spot]
        seen[at + spot * GUILDS + lord // RANKS] = INFLUENCE[lord % RANKS] + 1
    at += SPOTS * GUILDS
    for location in range(LOCATIONS):
        if table.locations[seat] >> location & 1:
            seen[at + location] = table.location_spot[location] + 1
    at += LOCATIONS
    seen[at] = table.silver[seat]
    seen[at + 1] = table.gold[seat]
    seen[at + 2] = table.pearls[seat]
    seen[at + 3] = table.pearl_master == seat
    seen[at + 4] = table.finisher == seat
    seen[at + 5] = table.forced_draw > 0 and table.forced_by == seat
    seen[at + 6] = table.seat == seat
    seen[at + 7] = total(table, seat)
    return at + 8
