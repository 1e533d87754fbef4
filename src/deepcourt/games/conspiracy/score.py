"""The end of the game: what every part of a senate chamber is worth."""

from __future__ import annotations

import cython

from .cards import LOCATION_TABLE
from .table import ConspiracyTable

if not cython.compiled:
    from .constants import *
    from .table import INFLUENCE

LOCATION_POINTS = [location.points for location in LOCATION_TABLE]

# The pyramid on a grid six wide: every row ends in an empty column, so shifts never wrap.
ROW_STRIDE = 6
SPOT_CELL = [0, 1, 2, 3, 4, 6, 7, 8, 9, 12, 13, 14, 18, 19, 24]
# The empty cells of a chamber of each size.
FREE_CELLS = [sum(1 << cell for cell in SPOT_CELL[size:]) for size in range(SPOTS + 1)]


def strongest(table: ConspiracyTable, seat: int, guild: int) -> int:
    """The influence of a guild's strongest lord: where its coat of arms lies."""
    best = 0
    for spot in range(table.chamber_size[seat]):
        lord = table.chambers[seat][spot]
        if lord // RANKS == guild:
            best = max(best, INFLUENCE[lord % RANKS])
    return best


def guild_size(table: ConspiracyTable, seat: int, guild: int) -> int:
    """How many lords of a guild sit in the chamber."""
    count = 0
    for spot in range(table.chamber_size[seat]):
        count += table.chambers[seat][spot] // RANKS == guild
    return count


def rank_size(table: ConspiracyTable, seat: int, rank: int) -> int:
    """How many lords of a rank sit in the chamber; keys count also under a location."""
    count = 0
    for spot in range(table.chamber_size[seat]):
        count += table.chambers[seat][spot] % RANKS == rank
    return count


def guild_cells(table: ConspiracyTable, seat: int, guild: int) -> int:
    """The cells of the pyramid where a guild's lords sit, as a bit set."""
    cells = 0
    for spot in range(table.chamber_size[seat]):
        if table.chambers[seat][spot] // RANKS == guild:
            cells |= 1 << SPOT_CELL[spot]
    return cells


def with_neighbours(cells: int) -> int:
    """Cells and all that touch them."""
    return (
        cells
        | cells << 1
        | cells >> 1
        | cells << ROW_STRIDE
        | cells >> ROW_STRIDE
        | cells << (ROW_STRIDE - 1)
        | cells >> (ROW_STRIDE - 1)
    )


def largest_group(cells: int) -> int:
    """The largest set of touching cells; of several the first."""
    largest = 0
    while cells:
        group = cells & -cells
        while True:
            grown = cells & with_neighbours(group)
            if grown == group:
                break
            group = grown
        if count_bits(group) > count_bits(largest):
            largest = group
        cells ^= group
    return largest


def coalition_spots(table: ConspiracyTable, seat: int) -> list[int]:
    """Where the largest coalition sits; of several the first guild's."""
    groups = [largest_group(guild_cells(table, seat, guild)) for guild in range(GUILDS)]
    cells = max(groups, key=int.bit_count)
    return [spot for spot in range(SPOTS) if cells >> SPOT_CELL[spot] & 1]


def location_points(table: ConspiracyTable, seat: int, location: int) -> int:
    """What a location is worth in this seat's chamber."""
    points = LOCATION_POINTS[location]
    if location == PER_SILVER_KEY:
        points += rank_size(table, seat, SILVER_KEY)
    elif location == PER_GOLD_KEY:
        points += 2 * rank_size(table, seat, GOLD_KEY)
    elif location == PER_PEARL_PAIR:
        points += table.pearls[seat] // 2
    elif location == PER_LOCATION:
        points += 2 * count_bits(table.locations[seat])
    elif location >= MANY_OF_GUILD:
        points += guild_size(table, seat, location - MANY_OF_GUILD)
    elif location >= STRONGEST_OF_GUILD:
        points += strongest(table, seat, location - STRONGEST_OF_GUILD)
    return points


def survey(table: ConspiracyTable, seat: int, cells: list[int], best: list[int]) -> None:
    """Where the lords of each guild sit, and the influence of its strongest."""
    for spot in range(table.chamber_size[seat]):
        lord = table.chambers[seat][spot]
        guild = lord // RANKS
        cells[guild] |= 1 << SPOT_CELL[spot]
        best[guild] = max(best[guild], INFLUENCE[lord % RANKS])


def total(table: ConspiracyTable, seat: int) -> int:
    """All points of a seat, in one walk through the chamber."""
    cells = [0, 0, 0, 0, 0]  # by guild
    best = [0, 0, 0, 0, 0]
    survey(table, seat, cells, best)
    coalition = 0
    for guild in range(GUILDS):
        if count_bits(cells[guild]) > coalition:  # only so many lords may be a larger one
            coalition = max(coalition, count_bits(largest_group(cells[guild])))
    return points_of(table, seat, best, coalition)


def points_of(table: ConspiracyTable, seat: int, best: list[int], coalition: int) -> int:
    """All points of a seat with such strongest lords and so large a coalition."""
    points = COALITION_POINTS * coalition
    if table.pearl_master == seat:
        points += PEARL_MASTER_POINTS
    for guild in range(GUILDS):
        points += best[guild]
    for location in range(LOCATIONS):
        if table.locations[seat] >> location & 1:
            points += location_points(table, seat, location)
    return points


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
