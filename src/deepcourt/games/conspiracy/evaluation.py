"""How good a position looks: points so far, and what the open ends are worth.

All figures are in points. An open decision is judged by its likely outcome, so that a bot
which looks only one decision ahead still sees what that decision leads to, also for the
player who comes next.
"""

from __future__ import annotations

import cython

from .table import ConspiracyTable
from .weights import Weights

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .score import (
        FREE_CELLS,
        count_bits,
        largest_group,
        location_points,
        points_of,
        survey,
        with_neighbours,
    )
    from .table import LOCATION_PEARLS

W = Weights()

PEARL_RANGE = 4  # more of them make no difference


def weights() -> Weights:
    """What the evaluation goes by, to be looked at or changed."""
    return W


def lead(table: ConspiracyTable, seat: int) -> float:
    """The estimated points of a seat, less those of its rivals on average."""
    rivals = 0.0
    for other in range(table.players):
        if other != seat:
            rivals += prospect(table, other)
    return prospect(table, seat) - rivals / (table.players - 1)


def prospect(table: ConspiracyTable, seat: int) -> float:
    """What a seat has, with what it is about to get."""
    if seat == next_recruiter(table):
        return with_best_recruit(table, seat)
    if table.seat != seat:
        return standing(table, seat)
    if table.kind == KEEP:
        return with_best_of_hand(table, seat)
    if table.kind in (SEEK, SEARCH):
        return with_hand(table, seat, 0, table.hand_size) + W.location
    if table.kind == CLAIM:
        return with_hand(table, seat, 0, table.hand_size) + best_claim(table, seat)
    return with_hand(table, seat, 0, table.hand_size)


def next_recruiter(table: ConspiracyTable) -> int:
    """Who recruits next, if the game is not over by then."""
    if table.over or table.kind == RECRUIT:
        return table.seat
    following = table.seat + 1 if table.seat + 1 < table.players else 0
    return NOBODY if following == table.finisher else following


def with_best_recruit(table: ConspiracyTable, seat: int) -> float:
    best = standing(table, seat) + W.draw
    if table.forced_draw == 0:
        for guild in range(GUILDS):
            best = max(best, with_pile(table, seat, guild))
    return best


def with_best_of_hand(table: ConspiracyTable, seat: int) -> float:
    best = -1000.0
    for i in range(table.hand_size):
        best = max(best, with_hand(table, seat, i, i + 1))
    return best


def with_hand(table: ConspiracyTable, seat: int, first: int, end: int) -> float:
    """The standing of a seat as if lords of the hand had been placed already."""
    size = table.chamber_size[seat]
    silver = table.silver[seat]
    gold = table.gold[seat]
    pearls = table.pearls[seat]
    opened = 0
    for i in range(first, min(end, first + SPOTS - size)):
        opened += seat_lord(table, seat, table.hand[i])
    worth = standing(table, seat) + W.location * opened
    unseat(table, seat, size, silver, gold, pearls)
    return worth


def with_pile(table: ConspiracyTable, seat: int, guild: int) -> float:
    """The standing of a seat as if it had taken a pile already."""
    size = table.chamber_size[seat]
    silver = table.silver[seat]
    gold = table.gold[seat]
    pearls = table.pearls[seat]
    opened = 0
    for i in range(min(table.pile_size[guild], SPOTS - size)):
        opened += seat_lord(table, seat, table.piles[guild][i])
    worth = standing(table, seat) + W.location * opened
    unseat(table, seat, size, silver, gold, pearls)
    return worth


def seat_lord(table: ConspiracyTable, seat: int, lord: int) -> bool:
    """Place a lord for a thought; whether its key opens a location."""
    rank = lord % RANKS
    table.chambers[seat][table.chamber_size[seat]] = lord
    table.chamber_size[seat] += 1
    if rank == SILVER_KEY:
        table.silver[seat] += 1
    elif rank == GOLD_KEY:
        table.gold[seat] += 1
    elif rank == TWO_PEARLS:
        table.pearls[seat] += 2
    elif rank == ONE_PEARL:
        table.pearls[seat] += 1
    if rank in (SILVER_KEY, GOLD_KEY) and table.keys_suffice(seat):
        table.silver[seat] = 0
        table.gold[seat] = 0
        return True
    return False


def unseat(
    table: ConspiracyTable, seat: int, size: int, silver: int, gold: int, pearls: int
) -> None:
    """Take back what was placed for a thought."""
    table.chamber_size[seat] = size
    table.silver[seat] = silver
    table.gold[seat] = gold
    table.pearls[seat] = pearls


def standing(table: ConspiracyTable, seat: int) -> float:
    """Points, keys, pearls, and what the lords still to come will bring."""
    coming = lords_to_come(table, seat)
    cells = [0, 0, 0, 0, 0]  # by guild
    best = [0, 0, 0, 0, 0]
    survey(table, seat, cells, best)
    free = FREE_CELLS[table.chamber_size[seat]]
    coalition = 0
    opening = 0
    for guild in range(GUILDS):
        group = largest_group(cells[guild])
        size = count_bits(group)
        coalition = max(coalition, size)
        opening = max(opening, size * min(count_bits(with_neighbours(group) & free), 3))
    worth = points_of(table, seat, best, coalition) + W.pearl * pearl_lead(table, seat)
    worth += key_worth(table, seat)
    worth += W.opening * opening - W.hurry * coming
    for location in range(LOCATIONS):
        if table.locations[seat] >> location & 1:
            worth += growth(location, coming)
    return worth


def lords_to_come(table: ConspiracyTable, seat: int) -> int:
    """About how many lords a seat will still place: the fullest chamber ends the game."""
    least_free = SPOTS
    for other in range(table.players):
        least_free = min(least_free, SPOTS - table.chamber_size[other])
    return min(SPOTS - table.chamber_size[seat], least_free + 1)


def key_worth(table: ConspiracyTable, seat: int) -> float:
    keys = table.silver[seat] + table.gold[seat]
    return W.first_key if keys == 1 else W.second_key if keys >= 2 else 0.0


def growth(location: int, coming: int) -> float:
    """What a location will gain by the lords still to come."""
    if location in (PER_SILVER_KEY, PER_GOLD_KEY):
        return coming / 3.0
    if location == PER_PEARL_PAIR:
        return coming / 4.0
    if location == PER_LOCATION:
        return coming / 2.0
    if location >= MANY_OF_GUILD:
        return coming / 5.0
    if location in (ANY_TWO_KEYS, SEARCH_DECK):
        return W.power * coming
    return 0.0


def pearl_lead(table: ConspiracyTable, seat: int) -> float:
    """How far ahead a seat is in pearls; beyond a few more do not matter."""
    rival = 0
    for other in range(table.players):
        if other != seat:
            rival = max(rival, table.pearls[other])
    return min(max(table.pearls[seat] - rival, -PEARL_RANGE), PEARL_RANGE)


def best_claim(table: ConspiracyTable, seat: int) -> float:
    """The worth of the best location that was drawn."""
    coming = lords_to_come(table, seat)
    best = 0.0
    for location in range(LOCATIONS):
        if table.drawn_locations >> location & 1:
            worth = location_points(table, seat, location) + W.pearl * LOCATION_PEARLS[location]
            best = max(best, worth + growth(location, coming))
    return best
