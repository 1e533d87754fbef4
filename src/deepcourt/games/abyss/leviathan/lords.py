"""Leviathan: the powers of its lords that are no column of `LORD_TABLE`.

Powers that last are asked for where they work: Coward in `monsters`, the others in `fights`.
Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from .. import powers
    from ..constants import *
    from . import border, fights


def arrive(table: AbyssTable, lord: int) -> None:
    """The power of a lord that comes into play."""
    if lord == ARMS_DEALER:
        arms_dealer(table)
    elif lord == SORCERER:
        sorcerer(table)
    elif lord == BREEDER:
        breeder(table)


def list_guard(table: AbyssTable) -> int:
    """The Border Guard: an opponent without the Shaman (rulings 16 and 52)."""
    n = 0
    for seat in range(table.players):
        if powers.is_exposed(table, seat):
            table.actions[n] = SEND + seat
            n += 1
    return n


def guard_or_ask(table: AbyssTable) -> bool:
    if table.leviathan_deck_size == 0:
        return False
    n = list_guard(table)
    if n == 1:
        border.add_leviathan(table, table.actions[0] - SEND)
    return n > 1


def arms_dealer(table: AbyssTable) -> None:
    count = 0
    for zone in range(ZONES):
        if table.border[zone] != NO_LEVIATHAN:
            count += 1
    table.gain_pearls(table.active, count)


def sorcerer(table: AbyssTable) -> None:
    """A fight inside the recruitment (ruling 31)."""
    table.may_stop = True
    table.later(TARGET, table.active)


def strike_or_ask(table: AbyssTable) -> bool:
    """The Rebel. True also where its only choice has been taken: what comes then is under way."""
    n = border.list_zones(table, STRIKE_ZONE, True)
    if n == 1:
        strike(table, table.actions[0] - STRIKE_ZONE)
    return n > 0


def strike(table: AbyssTable, zone: int) -> None:
    """One life point, as by a successful attack (ruling 30)."""
    table.zone = zone
    table.power = 0
    table.fought = False
    fights.hurt(table, 1)


def breeder(table: AbyssTable) -> None:
    """A leviathan is drawn, then a free zone is chosen for it."""
    if table.leviathan_deck_size and border.list_zones(table, PLACE, False):
        table.newcomer = table.draw_leviathan()
        table.note(LEVIATHAN_DRAWN, table.active, table.newcomer)
        table.later(BREED, table.active)


def place_or_ask(table: AbyssTable) -> bool:
    n = border.list_zones(table, PLACE, False)
    if n == 1:
        border.place_newcomer(table, table.actions[0] - PLACE)
    return n > 1
