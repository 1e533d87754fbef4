"""The powers of the lords.

What a lord does when it comes into play is in the columns of its row in `LORD_TABLE`. Powers that
last are asked for where they work: Recruiter, Treasurer and Diplomat in `payment`, Tamer and Ship
Master in `exploration`, Master of Magic in `court`, Shaman in `table`, Landlord and Commander in
`turn`, Alchemist in `council`; those of Leviathan in its folder. Numbers of rulings refer to the
lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .cards import LORD_TABLE
from .table import AbyssTable
from .words import DECISION_IDS

if not cython.compiled:
    from ...core.game import NOBODY
    from . import council, decisions, locations
    from .constants import *
    from .leviathan import lords as leviathan_lords
    from .lists import list_court, list_hand, list_piles, list_set
    from .table import BIT, TURN_LORDS, VERB_OF, lowest

NO_DECISION = len(DECISION_IDS)
OWN_DECISION = [
    DECISION_IDS.index(lord.decision) if lord.decision else NO_DECISION for lord in LORD_TABLE
]
OPPONENTS_DECISION = [
    DECISION_IDS.index(lord.against) if lord.against else NO_DECISION for lord in LORD_TABLE
]
ARRIVAL_PEARLS = [lord.pearls for lord in LORD_TABLE]
ROBBED_PEARLS = [lord.robs for lord in LORD_TABLE]
LOCATIONS_DRAWN = [lord.locations for lord in LORD_TABLE]
EXTRA_TURN = [lord.extra_turn for lord in LORD_TABLE]


def enlist(table: AbyssTable, lord: int) -> None:
    """A lord comes into play as a free one, and its power is applied."""
    table.free[table.active] |= BIT[lord]
    table.gain_pearls(table.active, ARRIVAL_PEARLS[lord])
    if OWN_DECISION[lord] != NO_DECISION:
        table.later(OWN_DECISION[lord], table.active)
    if OPPONENTS_DECISION[lord] != NO_DECISION:
        call_opponents(table, OPPONENTS_DECISION[lord])
    if ROBBED_PEARLS[lord]:
        rob_opponents(table, ROBBED_PEARLS[lord])
    if LOCATIONS_DRAWN[lord]:
        seek_location(table, lord)
    if EXTRA_TURN[lord]:
        table.extra_turn = True
        table.note(EXTRA_TURN_WON, table.active)
    if table.leviathan:
        leviathan_lords.arrive(table, lord)


# -- soldiers ---------------------------------------------------------------------------


def is_exposed(table: AbyssTable, seat: int) -> bool:
    """Whether a soldier's power reaches a seat (ruling 42)."""
    return seat != table.active and not table.has_active(seat, SHAMAN)


def call_opponents(table: AbyssTable, kind: int) -> None:
    """Ruling 73: clockwise, so the last of them is put down first."""
    seat = table.active
    for _ in range(table.players - 1):
        seat = seat - 1 if seat else table.players - 1
        if is_exposed(table, seat):
            table.later(kind, seat)


def must_discard_one(table: AbyssTable) -> bool:
    """The Jailer: any ally of one's hand. Its owner is asked also without a choice, so that
    nobody learns a card by an action that can be taken back."""
    return table.hand_size[table.seat] > 0


def must_disarm(table: AbyssTable) -> bool:
    """The Commander: no more than six allies."""
    return table.hand_size[table.seat] > COMMANDED_HAND


def rob_opponents(table: AbyssTable, count: int) -> None:
    """The Seeker: pearls, which nobody gets."""
    seat = table.after(table.active)
    while seat != table.active:
        if is_exposed(table, seat):
            table.lose_pearls(seat, count)
        seat = table.after(seat)


def disable_or_ask(table: AbyssTable, victim: int) -> bool:
    """The Assassin: a free lord of each opponent. It is disabled at once, or True where there
    is a choice."""
    awake = table.awake(victim)
    if awake == 0:
        return False
    if awake & (awake - 1):
        table.victim = victim
        table.ask(ASSASSINATE, table.active)
        return True
    disable(table, victim, lowest(awake))
    return False


def disable(table: AbyssTable, victim: int, lord: int) -> None:
    table.disabled[victim] |= BIT[lord]
    table.victim = NOBODY
    table.note(LORD_DISABLED, table.active, lord, victim)


def list_hunt(table: AbyssTable) -> int:
    """Ruling 49, Leviathan 39: an opponent with a token, and which back it has."""
    n = 0
    for seat in range(table.players):
        if is_exposed(table, seat):
            if token_total(table, seat):
                table.actions[n] = HUNT_TOKEN + 2 * seat
                n += 1
            if new_token_total(table, seat):
                table.actions[n] = HUNT_TOKEN + 2 * seat + 1
                n += 1
    return n


def hunt_or_ask(table: AbyssTable) -> bool:
    n = list_hunt(table)
    if n == 1:
        hunt(table, table.actions[0] - HUNT_TOKEN)
    return n > 1


def token_total(table: AbyssTable, seat: int) -> int:
    total = 0
    for token in range(TOKEN_KINDS):
        total += table.tokens[seat][token]
    return total


def new_token_total(table: AbyssTable, seat: int) -> int:
    total = 0
    for token in range(NEW_TOKEN_KINDS):
        total += table.new_tokens[seat][token]
    return total


def hunt(table: AbyssTable, choice: int) -> None:
    """The Hunter: a token at random; the choices are both backs of every seat."""
    victim = choice // 2
    new = choice % 2
    table.note(TOKEN_STOLEN, table.active, victim, new)
    if new:
        total = new_token_total(table, victim)
        token = table.draw_kind(table.new_tokens[victim], 0, total)
        table.new_tokens[table.active][token] += 1
        table.note(NEW_TOKEN_WON, table.active, token)
    else:
        token = table.draw_kind(table.tokens[victim], 0, token_total(table, victim))
        table.tokens[table.active][token] += 1
        table.note(TOKEN_WON, table.active, token)


# -- mages ------------------------------------------------------------------------------


def list_illusion(table: AbyssTable) -> int:
    return or_pass(table, list_set(table, GIVE_UP, table.controlled[table.active], 0))


def or_pass(table: AbyssTable, n: int) -> int:
    table.actions[n] = PASS
    return n + 1


def answer_illusion(table: AbyssTable, action: int) -> None:
    if action == PASS:
        decisions.proceed(table)
    else:
        table.claimed = action - GIVE_UP
        table.ask(EXCHANGE, table.active)


def exchange(table: AbyssTable, location: int) -> None:
    """The Illusionist (ruling 48): the lords go with the new location."""
    old = table.claimed
    table.available ^= 1 << old | 1 << location
    locations.move_lords(table, old, location)
    table.note(LOCATION_GIVEN_UP, table.active, old)
    table.note(LOCATION_TAKEN, table.active, location)
    table.claimed = location
    locations.keep_or_search(table)


# -- politicians ------------------------------------------------------------------------


def can_corrupt(table: AbyssTable) -> bool:
    return table.pearls[table.seat] >= CORRUPTION and table.court_size > 0


def list_corruption(table: AbyssTable) -> int:
    return or_pass(table, list_court(table, TAKE_LORD, 0))


def answer_corruption(table: AbyssTable, action: int) -> None:
    if action == PASS:
        decisions.proceed(table)
    else:
        table.lose_pearls(table.active, CORRUPTION)  # ruling 28
        take_court_lord(table, action - TAKE_LORD)


def take_court_lord(table: AbyssTable, lord: int) -> None:
    """Ruling 32: its power is applied at once."""
    table.note(LORD_TAKEN, table.active, lord)
    table.leave_court(lord)
    enlist(table, lord)
    decisions.proceed(table)


def others_free(table: AbyssTable, intriguer: int) -> int:
    """Rulings 33 and 34: the free lords besides the one whose power it is."""
    return table.free[table.seat] & ~BIT[intriguer]


def can_betray(table: AbyssTable) -> bool:
    return others_free(table, TRAITOR) != 0 and table.court_size > 0


def list_betrayals(table: AbyssTable) -> int:
    return or_pass(table, list_set(table, DISMISS_LORD, others_free(table, TRAITOR), 0))


def answer_betrayal(table: AbyssTable, action: int) -> None:
    if action == PASS:
        decisions.proceed(table)
    else:
        table.discard_lord(table.active, action - DISMISS_LORD)
        table.ask(USURP, table.active)


def can_scheme(table: AbyssTable) -> bool:
    return others_free(table, SCHEMER) != 0 and table.lord_deck_size > 0


def list_schemes(table: AbyssTable) -> int:
    return or_pass(table, list_set(table, DISMISS_LORD, others_free(table, SCHEMER), 0))


def answer_scheme(table: AbyssTable, action: int) -> None:
    """The Schemer: the top lord of the deck instead of one's own."""
    if action != PASS:
        table.discard_lord(table.active, action - DISMISS_LORD)
        newcomer = table.draw_lord()
        table.note(LORD_TAKEN, table.active, newcomer)
        enlist(table, newcomer)
    decisions.proceed(table)


# -- ambassadors ------------------------------------------------------------------------


def seek_location(table: AbyssTable, lord: int) -> None:
    """Rulings 47 and 72: it takes a location by itself, a face-up one if the deck is empty."""
    if table.location_deck_size:
        table.ambassador = lord
        locations.draw(table, min(LOCATIONS_DRAWN[lord], table.location_deck_size))
        table.later(CLAIM, table.active)
    elif table.available:
        table.ambassador = lord
        table.later(LOCATION, table.active)


# -- in each turn -----------------------------------------------------------------------


def list_powers(table: AbyssTable, n: int) -> int:
    """Ruling 71: Slaver, Oracle and Opportunist, once each."""
    if table.free[table.active] & TURN_LORDS == 0:
        return n
    if is_ready(table, SLAVER):
        n = list_hand(table, SELL_ALLY, n)
    if is_ready(table, ORACLE):
        n = list_piles(table, DISSOLVE_PILE, n)
    if is_ready(table, OPPORTUNIST) and table.lord_deck_size:
        n = list_court(table, REPLACE_LORD, n)
    return n


def is_ready(table: AbyssTable, lord: int) -> bool:
    return not is_used(table, lord) and table.has_active(table.active, lord)


def is_used(table: AbyssTable, lord: int) -> bool:
    """Whether the power of a lord has been used in this turn."""
    return table.powers_used & BIT[lord] != 0


def use(table: AbyssTable, action: int) -> None:
    """A power of the turn."""
    verb = VERB_OF[action]
    if verb == SELL_ALLY:
        slaver(table, action - SELL_ALLY)
    elif verb == DISSOLVE_PILE:
        oracle(table, action - DISSOLVE_PILE)
    else:
        opportunist(table, action - REPLACE_LORD)


def slaver(table: AbyssTable, ally: int) -> None:
    table.powers_used |= BIT[SLAVER]
    table.discard_from_hand(table.active, ally)
    table.gain_pearls(table.active, 2)


def oracle(table: AbyssTable, race: int) -> None:
    table.powers_used |= BIT[ORACLE]
    council.dissolve_pile(table, race)


def opportunist(table: AbyssTable, lord: int) -> None:
    table.powers_used |= BIT[OPPORTUNIST]
    space = 0
    while table.court[space] != lord:
        space += 1
    table.court[space] = table.draw_lord()
    table.note(COURT_LORD_REPLACED, table.active, lord, table.court[space])
