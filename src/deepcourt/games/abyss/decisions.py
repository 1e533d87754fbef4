"""What can be decided, what an answer does, and what comes next, by the kind of the decision.

What is under way waits as a stack of frames: `later` puts one there, `proceed` takes the next and
stops where somebody has to decide. What belongs to Leviathan is in `leviathan/decisions.py`.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from . import council, court, exploration, locations, powers, turn
    from .constants import *
    from .leviathan import decisions as leviathan
    from .lists import list_court, list_hand, list_piles, list_set


def list_actions(table: AbyssTable) -> int:
    """Write down what the deciding player can do; the number of actions."""
    kind = table.kind
    if kind == TURN:
        return turn.list_actions(table)
    if kind == OFFER:
        return exploration.list_offer(table)
    if kind == ALLY:
        return exploration.list_ally(table)
    if kind == MONSTER:
        return exploration.list_monster(table)
    if kind == REWARD:
        return exploration.list_rewards(table)
    if kind == COUNCIL:
        return list_piles(table, TAKE_PILE, 0)
    if kind == PAY:
        return court.list_payment(table)
    if kind == AFFILIATE:
        return court.list_affiliations(table)
    if kind == LOCATION:
        return locations.list_locations(table)
    if kind == CLAIM:
        return list_set(table, TAKE_LOCATION, table.drawn_locations, 0)
    if kind == KEYS:
        return locations.list_keys(table)
    if kind == SMOKERS:
        return locations.list_search(table)
    if kind == POWERS:
        return turn.list_last_powers(table)
    if kind in (JAIL, DISARM):
        return list_hand(table, DISCARD_ALLY, 0)
    if kind == ASSASSINATE:
        return list_set(table, DISABLE_LORD, table.awake(table.victim), 0)
    if kind == HUNT:
        return powers.list_hunt(table)
    if kind == ILLUSION:
        return powers.list_illusion(table)
    if kind == EXCHANGE:
        return list_set(table, TAKE_LOCATION, table.available, 0)
    if kind == CORRUPT:
        return powers.list_corruption(table)
    if kind == BETRAY:
        return powers.list_betrayals(table)
    if kind == USURP:
        return list_court(table, TAKE_LORD, 0)
    if kind == SCHEME:
        return powers.list_schemes(table)
    return leviathan.list_actions(table)


def answer(table: AbyssTable, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    kind = table.kind
    if kind == TURN:
        turn.play(table, action)
    elif kind == OFFER:
        exploration.answer_offer(table, action)
    elif kind == ALLY:
        exploration.answer_ally(table, action)
    elif kind == MONSTER:
        exploration.answer_monster(table, action)
    elif kind == REWARD:
        exploration.take_reward(table, action - CHOOSE_REWARD)
    elif kind == COUNCIL:
        council.take_pile(table, table.seat, action - TAKE_PILE)
        proceed(table)
    elif kind == PAY:
        court.pay(table, action)
        court.go_on_paying(table)
    elif kind == AFFILIATE:
        court.affiliate(table, action - AFFILIATE_ALLY)
    elif kind == LOCATION:
        locations.take_or_draw(table, action)
    elif kind == CLAIM:
        locations.claim(table, action - TAKE_LOCATION)
    elif kind == KEYS:
        locations.use_key(table, action)
        locations.choose_keys(table)
    elif kind == SMOKERS:
        locations.search(table, action)
    elif kind == POWERS:
        turn.answer_last_powers(table, action)
    elif kind == JAIL:
        table.discard_from_hand(table.seat, action - DISCARD_ALLY)
        proceed(table)
    elif kind == DISARM:
        table.discard_from_hand(table.seat, action - DISCARD_ALLY)
        table.later(DISARM, table.seat)
        proceed(table)
    elif kind == ASSASSINATE:
        powers.disable(table, table.victim, action - DISABLE_LORD)
        proceed(table)
    elif kind == HUNT:
        powers.hunt(table, action - HUNT_TOKEN)
        proceed(table)
    elif kind == ILLUSION:
        powers.answer_illusion(table, action)
    elif kind == EXCHANGE:
        powers.exchange(table, action - TAKE_LOCATION)
    elif kind == CORRUPT:
        powers.answer_corruption(table, action)
    elif kind == BETRAY:
        powers.answer_betrayal(table, action)
    elif kind == USURP:
        powers.take_court_lord(table, action - TAKE_LORD)
    elif kind == SCHEME:
        powers.answer_scheme(table, action)
    else:
        leviathan.answer(table, action)


def proceed(table: AbyssTable) -> None:
    """Take frames from the stack until somebody has to choose, or the game is over."""
    table.resume()
    while not do_or_ask(table):
        table.resume()


def do_or_ask(table: AbyssTable) -> bool:
    """Do the frame that came up if nobody has to choose: a task, or a decision without a
    choice. True if somebody has to, or the game is over."""
    kind = table.kind
    if kind == CLOSE:
        return turn.close(table)
    if kind == TURN:
        return True
    if kind == REFILL:
        court.refill(table)
        return False
    if kind == COUNCIL:
        return council.take_pile_or_ask(table)
    if kind == JAIL:
        return powers.must_discard_one(table)
    if kind == DISARM:
        return powers.must_disarm(table)
    if kind == ASSASSINATE:
        return powers.disable_or_ask(table, table.seat)
    if kind == HUNT:
        return powers.hunt_or_ask(table)
    if kind == ILLUSION:
        return table.controlled[table.seat] != 0 and table.available != 0
    if kind == CORRUPT:
        return powers.can_corrupt(table)
    if kind == BETRAY:
        return powers.can_betray(table)
    if kind == SCHEME:
        return powers.can_scheme(table)
    if kind == CLAIM:
        locations.claim_or_ask(table)
        return True
    if kind == LOCATION:
        if table.ambassador == NO_LORD and not locations.opens_location(table, table.seat):
            return False
        locations.take_only(table)
        return True
    return leviathan.do_or_ask(table)
