"""Lists of actions that differ in a card: each adds to `n` actions and tells how many there are."""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from .constants import *


def list_set(table: AbyssTable, first: int, members: int, n: int) -> int:
    """An action for each member of a bit set."""
    action = first
    while members:
        if members & 1:
            table.actions[n] = action
            n += 1
        members >>= 1
        action += 1
    return n


def list_hand(table: AbyssTable, first: int, n: int) -> int:
    """An action for each kind of ally in the hand of whoever decides."""
    for ally in range(ALLIES):
        if table.hand[table.seat][ally]:
            table.actions[n] = first + ally
            n += 1
    return n


def list_piles(table: AbyssTable, first: int, n: int) -> int:
    """An action for each pile of the Council that holds anything (ruling 19)."""
    for race in range(RACES):
        if table.council_size[race]:
            table.actions[n] = first + race
            n += 1
    return n


def list_court(table: AbyssTable, first: int, n: int) -> int:
    """An action for each lord of the court."""
    for space in range(table.court_size):
        table.actions[n] = first + table.court[space]
        n += 1
    return n
