"""The court: plotting, recruiting a lord, and filling the court again.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from . import decisions, powers
    from .constants import *
    from .payment import list_payments, price
    from .table import ALLY_VALUE


def may_plot(table: AbyssTable) -> bool:
    """Ruling 2."""
    if table.court_size == COURT_SPACES or table.lord_deck_size == 0:
        return False
    return table.pearls[table.active] > 0


def plot(table: AbyssTable) -> None:
    table.lose_pearls(table.active, 1)
    table.note(LORD_PLOTTED, table.active, table.add_to_court())


# -- recruiting -------------------------------------------------------------------------


def begin_recruiting(table: AbyssTable, lord: int) -> None:
    table.recruit = lord
    table.later(CLOSE, table.active)
    table.later(REFILL, table.active)
    table.ask(PAY, table.active)
    go_on_paying(table)


def go_on_paying(table: AbyssTable) -> None:
    """Pay as long as there is nothing to choose."""
    while table.kind == PAY and list_payment(table) == 1:
        pay(table, table.actions[0])


def list_payment(table: AbyssTable) -> int:
    """The list is made once: `payments` says how many it holds until the next payment."""
    if table.payments == 0:
        table.payments = list_payments(table)
    return table.payments


def pay(table: AbyssTable, action: int) -> None:
    table.payments = 0
    if action == PAY_REST:
        finish_paying(table)
        return
    ally = action - PAY_ALLY
    table.remove_from_hand(table.active, ally)
    table.add_to_payment(ally)
    table.note(ALLY_PAID, table.active, ally)


def finish_paying(table: AbyssTable) -> None:
    """Pearls make up for what is missing; then an ally is affiliated."""
    missing = price(table, table.active, table.recruit) - table.paid_value
    table.lose_pearls(table.active, max(missing, 0))
    table.ask(AFFILIATE, table.active)
    if list_affiliations(table) == 1:
        affiliate(table, table.actions[0] - AFFILIATE_ALLY)


def list_affiliations(table: AbyssTable) -> int:
    """Rulings 26 and 27: the weakest of those used; any with the Master of Magic."""
    highest = HIGHEST_VALUE
    if not table.has_active(table.active, MASTER_OF_MAGIC):
        for race in range(RACES):
            if table.paid_count[race]:
                highest = min(highest, table.paid_least[race])
    n = 0
    for race in range(RACES):
        if table.paid_count[race]:
            for ally in range(race * KINDS, race * KINDS + KINDS):
                if table.paid[ally] and ALLY_VALUE[ally] <= highest:
                    table.actions[n] = AFFILIATE_ALLY + ally
                    n += 1
    return n


def affiliate(table: AbyssTable, ally: int) -> None:
    me = table.active
    lord = table.recruit
    cost = price(table, me, lord)
    table.note(LORD_RECRUITED, me, lord, max(0, cost - table.paid_value))
    table.paid[ally] -= 1
    table.affiliated[me][ally] += 1
    table.note(ALLY_AFFILIATED, me, ally)
    for race in range(RACES):
        if table.paid_count[race]:
            for used in range(race * KINDS, race * KINDS + KINDS):
                while table.paid[used]:
                    table.paid[used] -= 1
                    table.to_discard_pile(used)
    table.clear_payment()
    table.recruit = NO_LORD
    table.leave_court(lord)
    powers.enlist(table, lord)
    decisions.proceed(table)


# -- filling the court again ------------------------------------------------------------


def refill(table: AbyssTable) -> None:
    """Rulings 29 to 31: after a recruitment that leaves two lords or fewer."""
    if table.court_size > 2:
        return
    table.gain_pearls(table.active, 2)
    table.note(COURT_REFILLED, table.active)
    while table.court_size < COURT_SPACES and table.lord_deck_size:
        table.note(LORD_ARRIVED, table.add_to_court())
    if table.court_size < COURT_SPACES:
        table.court_short = True
        table.note(COURT_SHORT)
