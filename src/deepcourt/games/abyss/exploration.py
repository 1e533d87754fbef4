"""Exploring the depths: cards are revealed, sold, taken or fought.

What is different with Leviathan is in `leviathan/monsters.py`. Numbers of rulings refer to the
lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .cards import REWARD_IDS, THREAT_REWARDS
from .table import AbyssTable

if not cython.compiled:
    from . import decisions
    from .constants import *
    from .leviathan import monsters
    from .table import count_bits

REWARD_PEARLS = [reward.count("p") for reward in REWARD_IDS]
REWARD_TOKENS = [reward.count("m") for reward in REWARD_IDS]
REWARD_KEYS = [reward.count("k") for reward in REWARD_IDS]
REWARD_SPACE = [
    next(space for space, rewards in enumerate(THREAT_REWARDS) if reward in rewards)
    for reward in REWARD_IDS
]


def begin(table: AbyssTable) -> None:
    table.later(CLOSE, table.active)
    reveal_card(table)


def reveal_card(table: AbyssTable) -> None:
    card = table.draw_card()
    table.track[table.track_size] = card
    table.track_size += 1
    if card == MONSTER_CARD:
        table.note(MONSTER_REVEALED, table.active, table.track_size - 1)
        meet_monster(table)
    else:
        table.note(ALLY_REVEALED, table.active, card, table.track_size - 1)
        offer(table, table.active)


# -- offers -----------------------------------------------------------------------------


def offer(table: AbyssTable, last: int) -> None:
    """Rulings 4 and 5: the opponents are asked clockwise, those who can buy. Who declines for
    the rest of the turn is not asked, and is heard to decline like anybody else."""
    seat = table.after(last)
    while seat != table.active:
        if not table.bought >> seat & 1 and table.pearls[seat] >= table.price:
            if not table.declined >> seat & 1:
                table.ask(OFFER, seat)
                return
            table.note(OFFER_DECLINED, seat, table.track[table.track_size - 1])
        seat = table.after(seat)
    if table.track_size == TRACK_SPACES:
        table.gain_pearls(table.active, 1)  # ruling 13
        take_ally(table)
    else:
        table.ask(ALLY, table.active)


def list_offer(table: AbyssTable) -> int:
    table.actions[0] = BUY
    table.actions[1] = DECLINE
    table.actions[2] = DECLINE_ALL
    return 3


def answer_offer(table: AbyssTable, action: int) -> None:
    buyer = table.seat
    ally = table.track[table.track_size - 1]
    if action == BUY:
        table.track_size -= 1
        table.note(ALLY_BOUGHT, buyer, ally, table.price)
        table.lose_pearls(buyer, table.price)
        table.gain_pearls(table.active, table.price)  # ruling 6
        table.add_to_hand(buyer, ally)
        table.bought |= 1 << buyer
        table.price += 1
        reveal_card(table)  # ruling 7
    else:
        if action == DECLINE_ALL:
            table.declined |= 1 << buyer
        table.note(OFFER_DECLINED, buyer, ally)
        offer(table, buyer)


def list_ally(table: AbyssTable) -> int:
    table.actions[0] = TAKE_ALLY
    table.actions[1] = EXPLORE_ON
    return 2


def answer_ally(table: AbyssTable, action: int) -> None:
    if action == TAKE_ALLY:
        take_ally(table)
    else:
        reveal_card(table)


def take_ally(table: AbyssTable) -> None:
    """Ruling 8: the card revealed last; the exploration ends."""
    table.track_size -= 1
    ally = table.track[table.track_size]
    table.add_to_hand(table.active, ally)
    table.note(ALLY_TAKEN, table.active, ally)
    pay_ship_master(table)
    end(table)
    decisions.proceed(table)


# -- monsters ---------------------------------------------------------------------------


def meet_monster(table: AbyssTable) -> None:
    if table.leviathan:
        monsters.meet(table)
    elif table.track_size == TRACK_SPACES:
        fight_monster(table)
    else:
        table.ask(MONSTER, table.active)


def list_monster(table: AbyssTable) -> int:
    if table.leviathan:
        return monsters.list_answers(table)
    table.actions[0] = FIGHT
    table.actions[1] = EXPLORE_ON
    return 1 if table.track_size == TRACK_SPACES else 2


def answer_monster(table: AbyssTable, action: int) -> None:
    if action == FIGHT:
        fight_monster(table)
    elif table.leviathan:
        monsters.avoid(table, action)
    else:
        table.threat = min(table.threat + 1, THREATS - 1)  # rulings 10 and 11
        table.note(MONSTER_PASSED, table.active, table.threat)
        reveal_card(table)


def fight_monster(table: AbyssTable) -> None:
    if table.track_size == TRACK_SPACES:
        table.gain_pearls(table.active, 1)  # ruling 13
    table.note(MONSTER_FOUGHT, table.active)
    pay_ship_master(table)  # ruling 15, Leviathan 28 and 49
    if table.leviathan:
        monsters.go_to_border(table)
        return
    table.ask(REWARD, table.active)
    if list_rewards(table) == 1:
        take_reward(table, table.actions[0] - CHOOSE_REWARD)


def reward_space(table: AbyssTable) -> int:
    """Ruling 41: an opponent's Tamer takes a space away."""
    if table.threat and table.suffers(table.active, TAMER):
        return table.threat - 1
    return table.threat


def list_rewards(table: AbyssTable) -> int:
    """Ruling 14: only as many tokens as there are."""
    n = 0
    space = reward_space(table)
    tokens = table.tokens_left()
    for reward in range(REWARDS):
        if REWARD_SPACE[reward] == space and REWARD_TOKENS[reward] <= tokens:
            table.actions[n] = CHOOSE_REWARD + reward
            n += 1
    return n


def take_reward(table: AbyssTable, reward: int) -> None:
    table.note(REWARD_TAKEN, table.active, reward)
    table.gain_pearls(table.active, REWARD_PEARLS[reward])
    table.draw_tokens(table.active, REWARD_TOKENS[reward])
    table.gain_keys(table.active, REWARD_KEYS[reward])
    table.threat = 0
    end(table)
    decisions.proceed(table)


# -- the end of an exploration ----------------------------------------------------------


def pay_ship_master(table: AbyssTable) -> None:
    """A pearl for each race among the allies that are left to the Council."""
    if not table.has_active(table.active, SHIP_MASTER):
        return
    races = 0
    for space in range(table.track_size):
        if table.track[space] != MONSTER_CARD:
            races |= 1 << table.track[space] // KINDS
    table.gain_pearls(table.active, count_bits(races))


def end(table: AbyssTable) -> None:
    """Allies that are left go to the Council, monsters to the discard."""
    for space in range(table.track_size):
        card = table.track[space]
        if card == MONSTER_CARD:
            table.to_discard_pile(card)
        else:
            table.council[card] += 1
            table.council_size[card // KINDS] += 1
            table.note(ALLY_TO_COUNCIL, table.active, card)
    table.track_size = 0
