"""The end of the game: what locations, lords, allies and tokens are worth.

The score sheet of a player who is still playing may be shown to others, so everything here can be
counted with or without what is `hidden`: the allies that the hand will affiliate, and tokens.
"""

from __future__ import annotations

import cython

from .cards import GUILD_IDS, LOCATION_TABLE, RACE_IDS, TOKEN_INFLUENCE
from .table import AbyssTable

if not cython.compiled:
    from .constants import *
    from .table import ALLY_VALUE, BIT, KEY_LORDS, LORD_GUILD, LORD_INFLUENCE, count_bits

UNITS = (
    "lords",
    "affiliated",
    "guilds",
    "copy",
    "search",
    "weakest-lord",
    "strongest-lord",
    "lords-with-key",
    "lords-without-key",
    "weakest-affiliated",
)
PER_LORD = 0
PER_AFFILIATED = 1
PER_GUILD = 2
PER_WEAKEST_LORD = 5
PER_STRONGEST_LORD = 6
PER_KEY_LORD = 7
PER_KEYLESS_LORD = 8
ALL = 11  # instead of a guild or race

BASE_POINTS = [place.points for place in LOCATION_TABLE]
POINTS_EACH = [place.each for place in LOCATION_TABLE]
POINTS_PER = [UNITS.index(place.per or "search") for place in LOCATION_TABLE]
POINTS_OF = [
    ALL if place.of is None else [*GUILD_IDS, *RACE_IDS].index(place.of) for place in LOCATION_TABLE
]  # guilds first, then races
INFLUENCE_OF = list(TOKEN_INFLUENCE)
GUILD_LORDS = [
    sum(BIT[lord] for lord in range(LORDS) if LORD_GUILD[lord] == guild) for guild in range(GUILDS)
]


# -- allies -----------------------------------------------------------------------------


def weakest_in_hand(table: AbyssTable, seat: int, race: int) -> int:
    """The value of the ally of a race that the hand would affiliate at the end; 0 if none."""
    if table.race_value[seat][race] == 0:
        return 0
    weakest = 9
    for ally in range(race * KINDS, race * KINDS + KINDS):
        if table.hand[seat][ally]:
            weakest = min(weakest, ALLY_VALUE[ally])
    return weakest


def strongest_affiliated(table: AbyssTable, seat: int, race: int, hidden: bool) -> int:
    """The value of the strongest affiliated ally of a race."""
    best = weakest_in_hand(table, seat, race) if hidden else 0
    for ally in range(race * KINDS, race * KINDS + KINDS):
        if table.affiliated[seat][ally]:
            best = max(best, ALLY_VALUE[ally])
    return best


def weakest_affiliated(table: AbyssTable, seat: int, race: int, hidden: bool) -> int:
    """The value of the weakest affiliated ally of a race; 0 if there is none."""
    held = weakest_in_hand(table, seat, race) if hidden else 0
    weakest = held if held else 9
    for ally in range(race * KINDS, race * KINDS + KINDS):
        if table.affiliated[seat][ally]:
            weakest = min(weakest, ALLY_VALUE[ally])
    return 0 if weakest == 9 else weakest


def affiliated_count(table: AbyssTable, seat: int, race: int, hidden: bool) -> int:
    """How many allies of a race are affiliated."""
    count = 1 if hidden and table.race_value[seat][race] else 0
    for ally in range(race * KINDS, race * KINDS + KINDS):
        count += table.affiliated[seat][ally]
    return count


# -- lords ------------------------------------------------------------------------------


def best_lord(table: AbyssTable, seat: int) -> int:
    """The influence of the strongest lord, tucked and disabled ones too; 0 without a lord."""
    best = 0
    lords = table.free[seat] | table.tucked[seat]
    for lord in range(LORDS):
        if lords & BIT[lord]:
            best = max(best, LORD_INFLUENCE[lord])
    return best


def least_lord(table: AbyssTable, seat: int) -> int:
    """The influence of the weakest lord; 0 without a lord (ruling 76)."""
    least = 99
    lords = table.free[seat] | table.tucked[seat]
    for lord in range(LORDS):
        if lords & BIT[lord]:
            least = min(least, LORD_INFLUENCE[lord])
    return 0 if least == 99 else least


def guild_count(table: AbyssTable, seat: int) -> int:
    """Ruling 61: the ambassadors are a guild of their own."""
    count = 0
    lords = table.free[seat] | table.tucked[seat]
    for guild in range(GUILDS):
        if lords & GUILD_LORDS[guild]:
            count += 1
    return count


def lord_points(table: AbyssTable, seat: int) -> int:
    points = 0
    lords = table.free[seat] | table.tucked[seat]
    for lord in range(LORDS):
        if lords & BIT[lord]:
            points += LORD_INFLUENCE[lord]
    return points


# -- locations --------------------------------------------------------------------------


def location_points(table: AbyssTable, seat: int, location: int, hidden: bool) -> int:
    """What a location is worth with this seat's lords and allies (rulings 57 to 61)."""
    if location == CITY_OF_MIRRORS:
        return mirrored_points(table, seat, hidden)
    return BASE_POINTS[location] + POINTS_EACH[location] * units(table, seat, location, hidden)


def mirrored_points(table: AbyssTable, seat: int, hidden: bool) -> int:
    """The City of Mirrors: the best location of an opponent, with one's own cards."""
    best = 0
    for other in range(table.players):
        for location in range(LOCATIONS if other != seat else 0):
            if table.controlled[other] >> location & 1 and location != CITY_OF_MIRRORS:
                best = max(best, location_points(table, seat, location, hidden))
    return best


def units(table: AbyssTable, seat: int, location: int, hidden: bool) -> int:
    """How many of what a location counts."""
    per = POINTS_PER[location]
    of = POINTS_OF[location]
    lords = table.free[seat] | table.tucked[seat]
    if per == PER_LORD:
        return count_bits(lords if of == ALL else lords & GUILD_LORDS[of])
    if per == PER_AFFILIATED:
        if of != ALL:
            return affiliated_count(table, seat, of - GUILDS, hidden)
        count = 0
        for race in range(RACES):
            count += affiliated_count(table, seat, race, hidden)
        return count
    if per == PER_GUILD:
        return guild_count(table, seat)
    if per == PER_WEAKEST_LORD:
        return least_lord(table, seat)
    if per == PER_STRONGEST_LORD:
        return best_lord(table, seat)
    if per == PER_KEY_LORD:
        return count_bits(lords & KEY_LORDS)
    if per == PER_KEYLESS_LORD:
        return count_bits(lords & ~KEY_LORDS)
    if location == BLACK_SMOKERS:
        return 0
    value = 0
    for race in range(RACES):
        value += weakest_affiliated(table, seat, race, hidden)
    return value


def location_total(table: AbyssTable, seat: int, hidden: bool) -> int:
    """The points of all locations of a seat."""
    points = 0
    for location in range(LOCATIONS):
        if table.controlled[seat] >> location & 1:
            points += location_points(table, seat, location, hidden)
    return points


# -- everything -------------------------------------------------------------------------


def ally_points(table: AbyssTable, seat: int, hidden: bool) -> int:
    """The strongest affiliated ally of each race."""
    points = 0
    for race in range(RACES):
        points += strongest_affiliated(table, seat, race, hidden)
    return points


def token_points(table: AbyssTable, seat: int) -> int:
    """The monster tokens, which are always hidden."""
    points = 0
    for token in range(TOKEN_KINDS):
        points += INFLUENCE_OF[token] * table.tokens[seat][token]
    return points


def marks(table: AbyssTable, seat: int) -> int:
    """The statue, less the wounds."""
    return (STATUE_POINTS if table.statue == seat else 0) - table.wounds[seat]


def total(table: AbyssTable, seat: int, hidden: bool) -> int:
    """All points of a seat, as if the game ended now."""
    points = lord_points(table, seat) + location_total(table, seat, hidden)
    points += ally_points(table, seat, hidden) + marks(table, seat)
    if hidden:
        points += token_points(table, seat)
    return points
