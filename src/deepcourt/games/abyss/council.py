"""The Council: what explorers leave lies there in a pile for each race.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from . import decisions
    from .constants import *


def request_support(table: AbyssTable, race: int) -> None:
    """Ruling 18: the action of a turn; the Alchemist takes a second pile."""
    take_pile(table, table.active, race)
    table.later(CLOSE, table.active)
    if table.has_active(table.active, ALCHEMIST):
        table.later(COUNCIL, table.active)
    decisions.proceed(table)


def take_pile_or_ask(table: AbyssTable) -> bool:
    """The only pile is taken at once, or True where there is a choice."""
    count = piles_left(table)
    if count == 1:
        take_pile(table, table.seat, first_pile(table))
    return count > 1


def take_pile(table: AbyssTable, seat: int, race: int) -> None:
    """A whole pile goes to a hand."""
    table.note(PILE_TAKEN, seat, race, table.council_size[race])
    for ally in range(race * KINDS, race * KINDS + KINDS):
        while table.council[ally]:
            table.council[ally] -= 1
            table.add_to_hand(seat, ally)
            table.note(ALLY_DRAWN, seat, ally)
    table.council_size[race] = 0


def dissolve_pile(table: AbyssTable, race: int) -> None:
    """Ruling 21: the pile goes to the discard."""
    table.note(PILE_DISSOLVED, table.active, race, table.council_size[race])
    for ally in range(race * KINDS, race * KINDS + KINDS):
        while table.council[ally]:
            table.council[ally] -= 1
            table.to_discard_pile(ally)
    table.council_size[race] = 0


def piles_left(table: AbyssTable) -> int:
    """How many piles hold anything."""
    count = 0
    for race in range(RACES):
        if table.council_size[race]:
            count += 1
    return count


def first_pile(table: AbyssTable) -> int:
    """The first pile that holds anything."""
    race = 0
    while table.council_size[race] == 0:
        race += 1
    return race
