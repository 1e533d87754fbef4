"""How likely each seat is to win, as learned from games of the program against itself.

A small network rates every seat by what can be seen of it, a number for each of `FEATURES`; the
lords it is about to place count as placed. Its weights are in `foresight.json`, with the command
that made them.
"""

from __future__ import annotations

import cython

from ...core.weights import network
from .table import ConspiracyTable

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .evaluation import (
        best_claim,
        growth,
        lords_to_come,
        next_recruiter,
        pearl_lead,
        seat_lord,
        standing,
        unseat,
        with_hand,
        with_pile,
    )
    from .score import (
        FREE_CELLS,
        count_bits,
        largest_group,
        points_of,
        survey,
        with_neighbours,
    )

NETWORK = network(__name__.rpartition(".")[0], INPUTS, 128)


def describe_seats(table: ConspiracyTable, seen: list[float]) -> None:
    """See all seats."""
    me = table.seat
    size = table.chamber_size[me]
    silver = table.silver[me]
    gold = table.gold[me]
    pearls = table.pearls[me]
    due = settle_hand(table)
    worth = [0.0, 0.0, 0.0, 0.0]
    for seat in range(table.players):
        worth[seat] = standing(table, seat)
    for seat in range(table.players):
        describe(table, seat, due, worth, seen)
    unseat(table, me, size, silver, gold, pearls)


def settle_hand(table: ConspiracyTable) -> int:
    """Place the hand for a thought, of lords to choose from the best; how many locations that
    opens."""
    me = table.seat
    due = 0
    if table.kind == KEEP:
        best = 0
        highest = -1000.0
        for i in range(table.hand_size):
            worth = with_hand(table, me, i, i + 1)
            if worth > highest:
                highest = worth
                best = i
        due += seat_lord(table, me, table.hand[best])
    else:
        for i in range(min(table.hand_size, SPOTS - table.chamber_size[me])):
            due += seat_lord(table, me, table.hand[i])
    return due + (table.kind in (SEEK, SEARCH, CLAIM))


def describe(
    table: ConspiracyTable, seat: int, due: int, worth: list[float], seen: list[float]
) -> None:
    """See one seat. `due` locations are about to be taken by the one that decides, and `worth`
    is what the evaluation makes of each."""
    at = seat * INPUTS
    for i in range(at, at + INPUTS):
        seen[i] = 0.0
    coming = lords_to_come(table, seat)
    rival = -1000.0
    least_free = SPOTS
    for other in range(table.players):
        least_free = min(least_free, SPOTS - table.chamber_size[other])
        if other != seat:
            rival = max(rival, worth[other])
    seen[at + SEEN_LEAD] = (worth[seat] - rival) / 20.0
    seen[at + SEEN_FREE] = (SPOTS - table.chamber_size[seat]) / 15.0
    seen[at + SEEN_COMING] = coming / 15.0
    seen[at + SEEN_ENDING] = table.finisher != NOBODY
    keys = table.silver[seat] + table.gold[seat]
    seen[at + SEEN_ONE_KEY] = keys == 1
    seen[at + SEEN_BOTH_KEYS] = keys >= 2
    seen[at + SEEN_GOLD_KEY] = table.gold[seat] > 0
    seen[at + SEEN_PEARLS] = table.pearls[seat] / 8.0
    seen[at + SEEN_PEARL_LEAD] = pearl_lead(table, seat) / 4.0
    seen[at + SEEN_PEARL_MASTER] = table.pearl_master == seat
    describe_locations(table, seat, coming, seen, at)
    describe_coalitions(table, seat, seen, at)
    if table.seat == seat:
        seen[at + SEEN_DUE] = due
        if table.kind == CLAIM:
            seen[at + SEEN_CLAIM] = best_claim(table, seat) / 10.0
        seen[at + SEEN_DECIDES] = 1.0
        seen[at + SEEN_KEEPS] = table.kind == KEEP
        seen[at + SEEN_SWAPS] = table.kind == SWAP
        seen[at + SEEN_SEEKS] = table.kind in (SEEK, SEARCH)
    seen[at + SEEN_BEST_PILE] = best_pile(table, seat, worth[seat]) / 10.0
    if next_recruiter(table) == seat:
        seen[at + SEEN_RECRUITS_NEXT] = 1.0
        seen[at + SEEN_NEXT_PILE] = seen[at + SEEN_BEST_PILE]
    lying = 0
    for guild in range(GUILDS):
        lying += table.pile_size[guild]
    seen[at + SEEN_LEAST_FREE] = least_free / 15.0
    seen[at + SEEN_DECK] = table.deck_size / 60.0
    seen[at + SEEN_PILES] = lying / 20.0
    seen[at + SEEN_REVEALED] = count_bits(table.revealed) / 6.0
    seen[at + SEEN_FORCED_TO_ONE] = table.forced_draw == 1
    seen[at + SEEN_FORCED_TO_TWO] = table.forced_draw == 2
    seen[at + SEEN_THREE_PLAYERS] = table.players == 3
    seen[at + SEEN_FOUR_PLAYERS] = table.players == 4


def best_pile(table: ConspiracyTable, seat: int, now: float) -> float:
    """What a seat would gain by the best pile."""
    gain = 0.0
    for guild in range(GUILDS):
        if table.pile_size[guild]:
            gain = max(gain, with_pile(table, seat, guild) - now)
    return gain


def describe_locations(
    table: ConspiracyTable, seat: int, coming: int, seen: list[float], at: int
) -> None:
    """How many there are, those that grow or have a power, and how much they will grow."""
    rising = 0.0
    for location in range(LOCATIONS):
        if table.locations[seat] >> location & 1:
            seen[at + SEEN_LOCATIONS] += 0.25
            rising += growth(location, coming)
            if PER_SILVER_KEY <= location <= PER_LOCATION:
                seen[at + SEEN_PER_SILVER_KEY + location - PER_SILVER_KEY] = 1.0
            elif location == ANY_TWO_KEYS:
                seen[at + SEEN_ANY_TWO_KEYS] = 1.0
            elif location == SEARCH_DECK:
                seen[at + SEEN_SEARCH_DECK] = 1.0
            elif location >= STRONGEST_OF_GUILD:
                seen[at + SEEN_GUILD_LOCATIONS] += 0.5
    seen[at + SEEN_GROWTH] = rising / 5.0


def describe_coalitions(table: ConspiracyTable, seat: int, seen: list[float], at: int) -> None:
    """The two largest groups of a guild each, and the points with them."""
    cells = [0, 0, 0, 0, 0]  # by guild
    best = [0, 0, 0, 0, 0]
    survey(table, seat, cells, best)
    free = FREE_CELLS[table.chamber_size[seat]]
    first = 0
    second = 0
    first_open = 0
    second_open = 0
    guilds = 0
    largest = 0
    influence = 0
    for guild in range(GUILDS):
        guilds += cells[guild] != 0
        influence += best[guild]
        group = largest_group(cells[guild])
        size = count_bits(group)
        beside = count_bits(with_neighbours(group) & free)
        if size > first or (size == first and beside > first_open):
            second = first
            second_open = first_open
            first = size
            first_open = beside
            largest = guild
        elif size > second or (size == second and beside > second_open):
            second = size
            second_open = beside
    seen[at + SEEN_POINTS] = points_of(table, seat, best, first) / 40.0
    seen[at + SEEN_COALITION] = first / 6.0
    seen[at + SEEN_SECOND_COALITION] = second / 6.0
    seen[at + SEEN_OPENINGS] = first_open / 4.0
    seen[at + SEEN_SECOND_OPENINGS] = second_open / 4.0
    seen[at + SEEN_GUILDS] = guilds / 5.0
    left = 0
    for lord in range(largest * RANKS, largest * RANKS + RANKS):
        left += table.deck[lord]
    seen[at + SEEN_INFLUENCE] = influence / 25.0
    seen[at + SEEN_COALITION_PILE] = table.pile_size[largest] / 4.0
    seen[at + SEEN_COALITION_DECK] = left / 12.0
