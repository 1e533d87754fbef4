"""How good a position looks: points so far, and what the open ends are worth.

All figures are in points. An open decision is judged by its likely outcome, so that a bot
which looks only one decision ahead still sees what that decision leads to.
"""

from __future__ import annotations

import cython

from .table import Table

if not cython.compiled:
    from .constants import (
        ANY_TWO_KEYS,
        CLAIM,
        GOLD_KEY,
        KEEP,
        LOCATIONS,
        ONE_PEARL,
        RANKS,
        SEEK,
        SILVER_KEY,
        SPOTS,
        TWO_PEARLS,
    )
    from .score import location_points, total
    from .table import LOCATION_PEARLS

PEARL = 0.4  # towards the Pearl Master
FIRST_KEY = 1.0  # on the way to a location
SECOND_KEY = 2.5
LOCATION = 5.0  # one that is about to be taken


def lead(table: Table, seat: int) -> float:
    """The estimated points of a seat, less those of its best rival."""
    rival = -1000.0
    for other in range(table.players):
        if other != seat:
            rival = max(rival, prospect(table, other))
    return prospect(table, seat) - rival


def prospect(table: Table, seat: int) -> float:
    """What a seat has, with what it is about to get."""
    if table.seat != seat:
        return standing(table, seat)
    if table.kind == KEEP:
        return with_best_of_hand(table, seat)
    if table.kind == SEEK:
        return with_lords(table, seat, 0, table.hand_size) + LOCATION
    if table.kind == CLAIM:
        return with_lords(table, seat, 0, table.hand_size) + best_claim(table, seat)
    return with_lords(table, seat, 0, table.hand_size)


def with_best_of_hand(table: Table, seat: int) -> float:
    best = -1000.0
    for i in range(table.hand_size):
        best = max(best, with_lords(table, seat, i, 1))
    return best


def with_lords(table: Table, seat: int, first: int, count: int) -> float:
    """The standing of a seat as if some lords of the hand had been placed already."""
    size = table.chamber_size[seat]
    silver = table.silver[seat]
    gold = table.gold[seat]
    pearls = table.pearls[seat]
    for i in range(first, first + min(count, SPOTS - size)):
        lord = table.hand[i]
        table.chambers[seat][table.chamber_size[seat]] = lord
        table.chamber_size[seat] += 1
        table.silver[seat] += lord % RANKS == SILVER_KEY
        table.gold[seat] += lord % RANKS == GOLD_KEY
        table.pearls[seat] += 2 * (lord % RANKS == TWO_PEARLS) + (lord % RANKS == ONE_PEARL)
    worth = standing(table, seat)
    table.chamber_size[seat] = size
    table.silver[seat] = silver
    table.gold[seat] = gold
    table.pearls[seat] = pearls
    return worth


def standing(table: Table, seat: int) -> float:
    """Points, keys and pearls."""
    keys = table.silver[seat] + table.gold[seat]
    worth = total(table, seat) + PEARL * table.pearls[seat]
    if keys >= 3 or table.silver[seat] >= 2 or table.gold[seat] >= 2:
        return worth + LOCATION
    if keys == 2:
        return worth + (LOCATION if table.controls(seat, ANY_TWO_KEYS) else SECOND_KEY)
    return worth + FIRST_KEY * keys


def best_claim(table: Table, seat: int) -> float:
    """The worth of the best location that was drawn."""
    best = 0.0
    for location in range(LOCATIONS):
        if table.drawn_locations >> location & 1:
            worth = location_points(table, seat, location) + PEARL * LOCATION_PEARLS[location]
            best = max(best, worth)
    return best
