"""Leviathan: monster tokens with an effect, and from which pile tokens are taken.

Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from .. import council, decisions
    from ..constants import *


# -- winning tokens ---------------------------------------------------------------------


def list_token_piles(table: AbyssTable) -> int:
    """How many of the tokens due come from the pile with influence (ruling 32)."""
    least = max(0, table.tokens_due - table.new_tokens_left())
    most = min(table.tokens_due, table.tokens_left())
    n = 0
    for count in range(least, most + 1):
        table.actions[n] = TAKE_TOKENS + count
        n += 1
    return n


def take_tokens_or_ask(table: AbyssTable) -> bool:
    if table.tokens_due == 0:
        return False
    if list_token_piles(table) > 1:
        return True
    take_tokens(table, table.actions[0] - TAKE_TOKENS)
    return False


def take_tokens(table: AbyssTable, count: int) -> None:
    table.draw_tokens(table.seat, count)
    table.draw_new_tokens(table.seat, table.tokens_due - count)
    table.tokens_due = 0
    table.later(UNVEIL, table.seat)


# -- revealing them ---------------------------------------------------------------------


def held(table: AbyssTable, token: int) -> int:
    """How many tokens of a kind the decision is about: those just taken, or all."""
    return table.fresh[token] if table.kind == UNVEIL else table.new_tokens[table.seat][token]


def holds_any(table: AbyssTable) -> bool:
    """Whoever holds a token is asked, also if none can be revealed: not to be asked would
    tell the others which it is."""
    for token in range(NEW_TOKEN_KINDS):
        if held(table, token):
            return True
    return False


def list_reveals(table: AbyssTable) -> int:
    """Rulings 34, 36 and 53."""
    n = 0
    for token in range(NEW_TOKEN_KINDS):
        if held(table, token) and (token != COUNCIL_TOKEN or council.piles_left(table)):
            table.actions[n] = REVEAL_TOKEN + token
            n += 1
    table.actions[n] = KEEP_TOKENS
    return n + 1


def answer_reveal(table: AbyssTable, action: int) -> None:
    if action != KEEP_TOKENS:
        reveal(table, action - REVEAL_TOKEN)
    elif table.kind == UNVEIL:
        keep_fresh(table)
    decisions.proceed(table)


def keep_fresh(table: AbyssTable) -> None:
    for token in range(NEW_TOKEN_KINDS):
        table.fresh[token] = 0


def reveal(table: AbyssTable, token: int) -> None:
    """Rulings 35 and 37: it is removed from the game; a third key opens a location at once."""
    me = table.seat
    table.new_tokens[me][token] -= 1
    if table.kind == UNVEIL:
        table.fresh[token] -= 1
    table.note(TOKEN_REVEALED, me, token)
    table.later(table.kind, me)
    if token == TWO_PEARLS:
        table.gain_pearls(me, 2)
    elif token == THREE_PEARLS:
        table.gain_pearls(me, 3)
    elif token == KEY_TOKEN:
        table.gain_keys(me, 1)
        table.later(LOCATION, me)
    else:
        table.later(COUNCIL, me)
