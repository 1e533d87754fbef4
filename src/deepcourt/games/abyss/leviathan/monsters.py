"""Leviathan: what a monster on the exploration track means.

Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from .. import decisions, exploration
    from ..constants import *
    from . import border, fights


def meet(table: AbyssTable) -> None:
    if is_harmless(table):
        table.note(MONSTER_HARMLESS, table.active)
        drop(table)
    else:
        table.ask(MONSTER, table.active)


def is_harmless(table: AbyssTable) -> bool:
    """Ruling 51: in the opponents' last turns after one of Leviathan's own triggers."""
    return table.harmless and table.active != table.finisher


def list_answers(table: AbyssTable) -> int:
    n = 0
    if fights.can_fight(table, table.active):
        table.actions[0] = FIGHT
        n = 1
    if n == 0 or table.track_size != TRACK_SPACES:  # ruling 17: nobody to fight with
        table.actions[n] = EXPLORE_ON
        n += 1
    if table.has_active(table.active, COWARD):  # ruling 50: on the last space too
        table.actions[n] = IGNORE
        n += 1
    return n


def avoid(table: AbyssTable, action: int) -> None:
    """Not to fight: the Coward ignores the monster, others make a leviathan come."""
    if action == IGNORE:
        table.note(MONSTER_IGNORED, table.active)
        drop(table)
    elif table.leviathan_deck_size == 0:
        drop(table)
    else:
        table.later(GO_ON, table.active)
        border.add_leviathan(table, table.active)
        decisions.proceed(table)


def go_on(table: AbyssTable) -> None:
    """A leviathan has come: the monster is discarded and the next card revealed."""
    table.track_size -= 1
    table.to_discard_pile(MONSTER_CARD)
    exploration.reveal_card(table)


def drop(table: AbyssTable) -> None:
    """A monster without effect; rulings 14 and 48: without allies there is no next card."""
    table.track_size -= 1
    table.to_discard_pile(MONSTER_CARD)
    if table.ally_is_left():
        exploration.reveal_card(table)
    else:
        table.note(EXPLORATION_FAILED, table.active)
        exploration.pay_ship_master(table)
        exploration.end(table)
        decisions.proceed(table)


def go_to_border(table: AbyssTable) -> None:
    """To fight the monster is to fight a leviathan, before the exploration ends."""
    table.later(END_EXPLORATION, table.active)
    table.later(TARGET, table.active)
    table.may_stop = False
    decisions.proceed(table)
