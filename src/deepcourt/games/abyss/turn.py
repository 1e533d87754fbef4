"""A turn, from its beginning to the next player, and the end of the game.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from ...core.game import NOBODY
    from . import council, court, decisions, exploration, locations, powers
    from .constants import *
    from .leviathan import border, martial_law
    from .lists import list_piles
    from .payment import recruitable
    from .table import ALLY_VALUE, BIT, TURN_LORDS, VERB_OF


def begin(table: AbyssTable, seat: int) -> None:
    table.active = seat
    table.price = 1
    table.bought = 0
    table.declined = 0
    table.powers_used = 0
    table.second_fight = False
    table.note(TURN_BEGAN, seat)
    if table.has_active(seat, LANDLORD):  # ruling 44
        table.gain_pearls(seat, 1)
    table.later(TURN, seat)
    if table.leviathan:
        table.later(REVEAL, seat)
    decisions.proceed(table)


def list_actions(table: AbyssTable) -> int:
    table.actions[0] = EXPLORE
    n = list_piles(table, TAKE_PILE, 1)
    payable = recruitable(table, table.active)
    for space in range(table.court_size):
        if payable & BIT[table.court[space]]:
            table.actions[n] = RECRUIT_LORD + table.court[space]
            n += 1
    if court.may_plot(table):
        table.actions[n] = PLOT
        n += 1
    return powers.list_powers(table, n)


def play(table: AbyssTable, action: int) -> None:
    """Plots and powers of the turn leave the action still to be chosen (rulings 1 and 3)."""
    verb = VERB_OF[action]
    if verb == EXPLORE:
        exploration.begin(table)
    elif verb == PLOT:
        court.plot(table)
    elif verb == TAKE_PILE:
        council.request_support(table, action - TAKE_PILE)
    elif verb == RECRUIT_LORD:
        court.begin_recruiting(table, action - RECRUIT_LORD)
    else:
        powers.use(table, action)


def close(table: AbyssTable) -> bool:
    """After the action: locations, powers left over, hand limits, the next player. False if a
    decision has been put on the stack, which is then to be taken up."""
    me = table.seat
    if locations.opens_location(table, me):
        table.later(CLOSE, me)
        table.ask(LOCATION, me)
        locations.take_only(table)
        return True
    if powers.list_powers(table, 0):
        table.ask(POWERS, me)
        return True
    if powers.must_disarm(table) and table.suffers(me, COMMANDER):  # ruling 38
        table.later(CLOSE, me)
        table.later(DISARM, me)
        return False
    if not (table.leviathan and martial_law.ask_if_due(table)):
        end(table)
    return True


def list_last_powers(table: AbyssTable) -> int:
    n = powers.list_powers(table, 0)
    table.actions[n] = END_TURN
    return n + 1


def answer_last_powers(table: AbyssTable, action: int) -> None:
    table.later(CLOSE, table.active)
    if action == END_TURN:
        table.powers_used = TURN_LORDS
    else:
        powers.use(table, action)
    decisions.proceed(table)


def end(table: AbyssTable) -> None:
    """Rulings 63 to 66, Leviathan 44, 45 and 51."""
    me = table.active
    if table.finisher == NOBODY:
        border_over = table.leviathan and border.is_over(table)
        if border_over or table.court_short or table.lord_count(me) >= LORDS_TO_END:
            table.finisher = me
            table.harmless = border_over
            table.note(LAST_TURNS_BEGAN, me)
    if table.extra_turn:
        table.extra_turn = False
        table.note(EXTRA_TURN_BEGAN, me)
        begin(table, me)
    elif table.after(me) == table.finisher:
        end_game(table)
    else:
        begin(table, table.after(me))


def end_game(table: AbyssTable) -> None:
    """Ruling 68: the weakest ally of each race in hand is affiliated, the others discarded."""
    for seat in range(table.players):
        for race in range(RACES):
            weakest = ALLIES
            for ally in range(race * KINDS, race * KINDS + KINDS):
                if table.hand[seat][ally] and (
                    weakest == ALLIES or ALLY_VALUE[ally] < ALLY_VALUE[weakest]
                ):
                    weakest = ally
            if weakest != ALLIES:
                table.remove_from_hand(seat, weakest)
                table.affiliated[seat][weakest] += 1
                table.note(ALLY_AFFILIATED, seat, weakest)
            for ally in range(race * KINDS, race * KINDS + KINDS):
                while table.hand[seat][ally]:
                    table.remove_from_hand(seat, ally)
                    table.to_discard_pile(ally)
    table.note(GAME_ENDED)
    table.finish()
