"""Leviathan: leviathans come to the Border and attack.

Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from ..constants import *
    from ..table import PENALTY, PENALTY_SIZE, ZONE_OF, lowest


def is_over(table: AbyssTable) -> bool:
    """Rulings 44 and 45: no leviathan is left to come, or no token to be won."""
    return table.leviathan_deck_size == 0 or table.tokens_left() + table.new_tokens_left() == 0


def is_empty(table: AbyssTable) -> bool:
    for zone in range(ZONES):
        if table.border[zone] != NO_LEVIATHAN:
            return False
    return True


def list_zones(table: AbyssTable, first: int, occupied: bool) -> int:
    """An action for each zone with a leviathan, or for each without."""
    n = 0
    for zone in range(ZONES):
        if (table.border[zone] != NO_LEVIATHAN) == occupied:
            table.actions[n] = first + zone
            n += 1
    return n


# -- a leviathan comes ------------------------------------------------------------------


def add_leviathan(table: AbyssTable, seat: int) -> None:
    """Rulings 6 to 8 and 14: the one already in the zone attacks whoever adds another."""
    if table.leviathan_deck_size == 0:
        return
    table.newcomer = table.draw_leviathan()
    table.note(LEVIATHAN_DRAWN, seat, table.newcomer)
    table.roll_both()
    table.arrival = ZONE_OF[table.die + table.other_die]
    table.note(DICE_ROLLED, seat, table.die, table.other_die)
    table.later(SETTLE, seat)
    if table.border[table.arrival] != NO_LEVIATHAN:
        suffer_attack(table, seat, table.border[table.arrival])


def settle(table: AbyssTable) -> None:
    """The newcomer takes its zone; who was there leaves the game (ruling 12)."""
    if table.border[table.arrival] != NO_LEVIATHAN:
        table.note(LEVIATHAN_LEFT, table.border[table.arrival])
    place_newcomer(table, table.arrival)
    table.arrival = NO_ZONE


def place_newcomer(table: AbyssTable, zone: int) -> None:
    table.border[zone] = table.newcomer
    table.life_lost[zone] = 0
    table.note(LEVIATHAN_CAME, table.seat, table.newcomer, zone)
    table.newcomer = NO_LEVIATHAN


# -- its attack -------------------------------------------------------------------------


def suffer_attack(table: AbyssTable, seat: int, beast: int) -> None:
    table.note(LEVIATHAN_ATTACKED, seat, beast)
    penalty = PENALTY[beast]
    if penalty == WOUNDS_PENALTY:
        table.wounds[seat] += PENALTY_SIZE[beast]
        table.note(WOUNDS_TAKEN, seat, PENALTY_SIZE[beast], table.wounds[seat])
    elif penalty == PEARLS_PENALTY:
        table.lose_pearls(seat, PENALTY_SIZE[beast])
    elif penalty == ALLIES_PENALTY:
        table.to_discard = PENALTY_SIZE[beast]
        table.later(LOSE_ALLIES, seat)
    else:
        table.later(LOSE_LORD, seat)


def lose_allies_or_ask(table: AbyssTable) -> bool:
    """The penalty of three allies: they go at once, or True where there is a choice."""
    if table.to_discard and table.hand_size[table.seat] > table.to_discard:
        return True
    while table.to_discard and table.hand_size[table.seat]:
        table.to_discard -= 1
        table.discard_from_hand(table.seat, first_ally(table, table.seat))
    table.to_discard = 0
    return False


def first_ally(table: AbyssTable, seat: int) -> int:
    ally = 0
    while table.hand[seat][ally] == 0:
        ally += 1
    return ally


def lose_ally(table: AbyssTable, ally: int) -> None:
    table.discard_from_hand(table.seat, ally)
    table.to_discard -= 1
    table.later(LOSE_ALLIES, table.seat)


def lose_lord_or_ask(table: AbyssTable) -> bool:
    """Rulings 9 and 10: any free lord, also a disabled one. True where there is a choice."""
    free = table.free[table.seat]
    if free & (free - 1):
        return True
    if free:
        table.discard_lord(table.seat, lowest(free))
    return False
