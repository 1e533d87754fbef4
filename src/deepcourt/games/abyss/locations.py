"""Keys and locations: how keys become locations.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from . import decisions
    from .constants import *
    from .lists import list_set
    from .table import (
        BIT,
        LORD_KEYS,
        SINGLE_KEY_LORDS,
        TRIPLE_KEY_LORDS,
        VERB_OF,
        count_bits,
        lowest,
    )


def opens_location(table: AbyssTable, seat: int) -> bool:
    """Rulings 50, 51 and 62: three keys, and a location to be had."""
    if table.available == 0 and table.location_deck_size == 0:
        return False
    return table.keys_of(seat) >= KEYS_NEEDED


# -- which location ---------------------------------------------------------------------


def list_locations(table: AbyssTable) -> int:
    n = 0
    if table.ambassador == NO_LORD:
        for count in range(min(MOST_DRAWN, table.location_deck_size)):  # ruling 53
            table.actions[n] = DRAW_LOCATIONS + count
            n += 1
    return list_set(table, TAKE_LOCATION, table.available, n)


def take_or_draw(table: AbyssTable, action: int) -> None:
    """The answer to `list_locations`."""
    if VERB_OF[action] == DRAW_LOCATIONS:
        draw(table, action - DRAW_LOCATIONS + 1)
        claim_or_ask(table)
    else:
        take_available(table, action - TAKE_LOCATION)


def take_only(table: AbyssTable) -> None:
    """A single face-up location is taken at once; otherwise the choice is the player's."""
    if table.ambassador == NO_LORD and table.location_deck_size:
        return
    if count_bits(table.available) == 1:
        take_available(table, lowest(table.available))


def draw(table: AbyssTable, count: int) -> None:
    """Drawn locations lie open for everybody (ruling 53)."""
    for _ in range(count):
        location = table.draw_location()
        table.drawn_locations |= 1 << location
        table.note(LOCATION_DRAWN, table.seat, location)


def claim_or_ask(table: AbyssTable) -> None:
    if count_bits(table.drawn_locations) > 1:
        table.ask(CLAIM, table.seat)
    else:
        claim(table, lowest(table.drawn_locations))


def claim(table: AbyssTable, location: int) -> None:
    """Ruling 52: one of those drawn; the others become available."""
    table.available |= table.drawn_locations ^ 1 << location
    table.drawn_locations = 0
    control(table, location)


def take_available(table: AbyssTable, location: int) -> None:
    table.available ^= 1 << location
    control(table, location)


def control(table: AbyssTable, location: int) -> None:
    table.controlled[table.seat] |= 1 << location
    table.claimed = location
    table.note(LOCATION_TAKEN, table.seat, location)
    if table.ambassador == NO_LORD:
        table.keys_due = KEYS_NEEDED
        choose_keys(table)
    else:
        tuck(table, table.ambassador)
        table.ambassador = NO_LORD
        keep_or_search(table)


# -- which keys -------------------------------------------------------------------------


def usable_key_lords(table: AbyssTable) -> int:
    """Ruling 54: lords whose keys may be used: no more than are needed."""
    awake = table.awake(table.seat)
    usable = awake & SINGLE_KEY_LORDS if single_keys_suffice(table) else 0
    if table.keys_due == KEYS_NEEDED:
        usable |= awake & TRIPLE_KEY_LORDS
    return usable


def single_keys_suffice(table: AbyssTable) -> bool:
    """Whether key tokens and lords with one key bring all the keys that are due."""
    ones = count_bits(table.awake(table.seat) & SINGLE_KEY_LORDS)
    return table.key_tokens[table.seat] + ones >= table.keys_due


def list_keys(table: AbyssTable) -> int:
    n = list_set(table, USE_LORD_KEY, usable_key_lords(table), 0)
    if table.key_tokens[table.seat] and single_keys_suffice(table):
        table.actions[n] = USE_KEY_TOKEN
        n += 1
    return n


def choose_keys(table: AbyssTable) -> None:
    """Use keys as long as there is nothing to choose."""
    while table.keys_due:
        n = list_keys(table)
        if n > 1 and table.keys_of(table.seat) > table.keys_due:
            table.ask(KEYS, table.seat)
            return
        use_key(table, table.actions[0])
    keep_or_search(table)


def use_key(table: AbyssTable, action: int) -> None:
    if action == USE_KEY_TOKEN:
        table.key_tokens[table.seat] -= 1
        table.keys_due -= 1
        table.note(KEYS_USED, table.seat, 1)
    else:
        table.keys_due -= LORD_KEYS[action - USE_LORD_KEY]
        tuck(table, action - USE_LORD_KEY)


def tuck(table: AbyssTable, lord: int) -> None:
    table.free[table.seat] &= ~BIT[lord]
    table.tucked[table.seat] |= BIT[lord]
    table.lord_place[lord] = table.claimed
    table.note(LORD_TUCKED, table.seat, lord, table.claimed)


# -- Black Smokers ----------------------------------------------------------------------


def keep_or_search(table: AbyssTable) -> None:
    if table.claimed == BLACK_SMOKERS and table.location_deck_size:
        table.ask(SMOKERS, table.seat)
    else:
        table.claimed = NO_LOCATION
        decisions.proceed(table)


def list_search(table: AbyssTable) -> int:
    table.actions[0] = KEEP_LOCATION
    return list_set(table, TAKE_LOCATION, table.location_deck, 1)


def search(table: AbyssTable, action: int) -> None:
    """Ruling 56: any location of the deck instead of Black Smokers, which leave the game."""
    if action != KEEP_LOCATION:
        location = action - TAKE_LOCATION
        table.location_deck ^= 1 << location
        table.location_deck_size -= 1
        move_lords(table, BLACK_SMOKERS, location)
        table.note(LOCATION_REPLACED, table.seat, location)
    table.claimed = NO_LOCATION
    decisions.proceed(table)


def move_lords(table: AbyssTable, old: int, new: int) -> None:
    """One location takes the place of another, with the lords under it."""
    table.controlled[table.seat] ^= 1 << old | 1 << new
    for lord in range(LORDS):
        if table.lord_place[lord] == old:
            table.lord_place[lord] = new
