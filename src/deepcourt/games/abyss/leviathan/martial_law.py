"""Leviathan: martial law, the hand limit at the end of a turn (ruling 41)."""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from .. import turn
    from ..constants import *
    from ..lists import list_hand


def ask_if_due(table: AbyssTable) -> bool:
    """Ask for an ally or a pearl. False if there are not more than twelve allies, or if all those
    beyond twelve are paid for."""
    if table.hand_size[table.seat] > MARTIAL_HAND + table.paid_for:
        table.ask(MARTIAL_LAW, table.seat)
        return True
    table.paid_for = 0
    return False


def list_answers(table: AbyssTable) -> int:
    n = 0
    if table.pearls[table.seat]:
        table.actions[0] = PAY_PEARL
        n = 1
    return list_hand(table, DISCARD_ALLY, n)


def answer(table: AbyssTable, action: int) -> None:
    if action == PAY_PEARL:
        table.lose_pearls(table.seat, 1)
        table.paid_for += 1
    else:
        table.discard_from_hand(table.seat, action - DISCARD_ALLY)
    if not ask_if_due(table):
        turn.end(table)
