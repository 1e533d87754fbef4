"""Leviathan: its decisions, and its tasks on the stack."""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from .. import decisions, exploration
    from ..constants import *
    from ..lists import list_hand, list_set
    from . import border, fights, lords, martial_law, monsters, tokens


def list_actions(table: AbyssTable) -> int:
    """Write down what the deciding player can do; the number of actions."""
    kind = table.kind
    if kind in (REVEAL, UNVEIL):
        return tokens.list_reveals(table)
    if kind == TARGET:
        return fights.list_targets(table)
    if kind == ATTACK:
        return fights.list_attacks(table)
    if kind == BOOST:
        return fights.list_boosts(table)
    if kind == TOKENS:
        return tokens.list_token_piles(table)
    if kind == LOSE_ALLIES:
        return list_hand(table, DISCARD_ALLY, 0)
    if kind == LOSE_LORD:
        return list_set(table, DISMISS_LORD, table.free[table.seat], 0)
    if kind == MARTIAL_LAW:
        return martial_law.list_answers(table)
    if kind == GUARD:
        return lords.list_guard(table)
    if kind == STRIKE:
        return border.list_zones(table, STRIKE_ZONE, True)
    return border.list_zones(table, PLACE, False)


def answer(table: AbyssTable, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    kind = table.kind
    if kind in (REVEAL, UNVEIL):
        tokens.answer_reveal(table, action)
    elif kind == TARGET:
        fights.answer_target(table, action)
    elif kind == ATTACK:
        fights.answer_attack(table, action)
    elif kind == BOOST:
        fights.boost(table, action - SPEND)
    elif kind == STRIKE:
        lords.strike(table, action - STRIKE_ZONE)
    elif kind == MARTIAL_LAW:
        martial_law.answer(table, action)
    else:
        if kind == TOKENS:
            tokens.take_tokens(table, action - TAKE_TOKENS)
        elif kind == LOSE_ALLIES:
            border.lose_ally(table, action - DISCARD_ALLY)
        elif kind == LOSE_LORD:
            table.discard_lord(table.seat, action - DISMISS_LORD)
        elif kind == GUARD:
            border.add_leviathan(table, action - SEND)
        else:
            border.place_newcomer(table, action - PLACE)
        decisions.proceed(table)


def do_or_ask(table: AbyssTable) -> bool:
    """Do the frame that came up if nobody has to choose. True if somebody has to."""
    kind = table.kind
    if kind in (REVEAL, UNVEIL):
        return tokens.holds_any(table)
    if kind == GO_ON:
        monsters.go_on(table)
        return True
    if kind == SETTLE:
        border.settle(table)
        return False
    if kind == END_EXPLORATION:
        exploration.end(table)
        return False
    if kind == AFTERMATH:
        return fights.slay_or_ask(table)
    if kind == TARGET:
        return fights.engage_or_ask(table)
    if kind == TOKENS:
        return tokens.take_tokens_or_ask(table)
    if kind == LOSE_ALLIES:
        return border.lose_allies_or_ask(table)
    if kind == LOSE_LORD:
        return border.lose_lord_or_ask(table)
    if kind == GUARD:
        return lords.guard_or_ask(table)
    if kind == STRIKE:
        return lords.strike_or_ask(table)
    return lords.place_or_ask(table)
