"""How good a position looks: points so far, and what hands, pearls, keys and open ends are worth.

All figures are in points. An open decision is judged by its likely outcome, so that a bot which
looks only one decision ahead still sees what that decision leads to.
"""

from __future__ import annotations

import cython

from .cards import LORD_TABLE
from .table import AbyssTable
from .weights import Weights

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .leviathan.fights import may_fight
    from .payment import price, recruitable
    from .score import POINTS_EACH, location_points, total
    from .table import (
        ALLY_VALUE,
        BIT,
        BOUNTY,
        FOUGHT_BY,
        LIFE,
        LORD_INFLUENCE,
        LORD_KEYS,
        RESISTANCE,
    )


W = Weights()

ARRIVAL = [lord.arrival_worth for lord in LORD_TABLE]
LASTING = [lord.lasting_worth for lord in LORD_TABLE]


def weights() -> Weights:
    """What the evaluation goes by, to be looked at or changed."""
    return W


def lead(table: AbyssTable, seat: int) -> float:
    """How far ahead of the best opponent a seat is."""
    rival = -1000.0
    for other in range(table.players):
        if other != seat:
            rival = max(rival, prospect(table, other, total(table, other, True)))
    return prospect(table, seat, total(table, seat, True)) - rival


def prospect(table: AbyssTable, seat: int, points: int) -> float:
    """The points of a seat, and what it can still make of what it has."""
    worth = 1.0 * points
    if table.over or not plays_again(table, seat):
        return worth + 0.01 * table.pearls[seat]
    time = time_left(table)
    stock = W.pearl * min(table.pearls[seat], 12) + hand_worth(table, seat)
    if seat == table.active:
        stock += catch_worth(table)
    worth += time * min(stock, W.recruit * max(0, LORDS_TO_END - table.lord_count(seat)))
    if table.available or table.location_deck_size:
        worth += W.key * time * table.keys_of(seat)
    worth += lasting_worth(table, seat) * time
    if table.leviathan:
        worth += W.new_token * new_token_worth(table, seat) * time
    if seat == table.active:
        worth += open_end(table, seat)
    elif table.declined >> seat & 1:
        worth -= 0.01  # to decline for good is worse than to decline
    return worth


def plays_again(table: AbyssTable, seat: int) -> bool:
    """Whether a seat can still use what it has: it is playing, or has its last turn to come."""
    if table.finisher == NOBODY:
        return True
    other = table.active
    if other == table.finisher and seat != other:
        return True
    while other != table.finisher:
        if other == seat:
            return True
        other = table.after(other)
    return table.active == table.finisher and seat == table.active


def time_left(table: AbyssTable) -> float:
    """From 1 down: how much time there is to use things, by the lords of whoever has most and
    by the leviathans that are left."""
    if table.finisher != NOBODY:
        return 0.5
    most = 3
    for seat in range(table.players):
        most = max(most, table.lord_count(seat))
    time = 1.0 - W.hurry * (min(most, 7) - 3)
    if table.leviathan:
        time = min(time, 0.4 + 0.12 * table.leviathan_deck_size)
    return time


def hand_worth(table: AbyssTable, seat: int) -> float:
    """Allies in hand: what they can pay for; the more there are, the less each helps."""
    value = 0
    races = 0
    for race in range(RACES):
        if table.race_value[seat][race]:
            value += table.race_value[seat][race]
            races += 1
    worth = W.race * races + W.value * min(value, 14)
    worth += 0.6 * W.value * min(max(value - 14, 0), 8) + 0.3 * W.value * max(value - 22, 0)
    if table.hand_size[seat] > 12:
        worth -= 0.5 * (table.hand_size[seat] - 12)
    return worth


def lasting_worth(table: AbyssTable, seat: int) -> float:
    awake = table.free[seat] & ~table.disabled[seat]
    worth = 0.0
    for lord in range(LORDS):
        if awake & BIT[lord]:
            worth += LASTING[lord]
    return worth


def new_token_worth(table: AbyssTable, seat: int) -> float:
    tokens = 2.0 * table.new_tokens[seat][TWO_PEARLS] + 3.0 * table.new_tokens[seat][THREE_PEARLS]
    worth = W.pearl * tokens + W.key * table.new_tokens[seat][KEY_TOKEN]
    return worth + W.council_pile * table.new_tokens[seat][COUNCIL_TOKEN]


# -- what is under way ------------------------------------------------------------------


def catch_worth(table: AbyssTable) -> float:
    """What the active player is about to add to pearls and allies."""
    if table.kind == TURN:
        return W.move
    if table.kind in (OFFER, ALLY):
        return max(W.catch, W.value * ALLY_VALUE[table.track[table.track_size - 1]])
    if table.kind in (MONSTER, REWARD):
        return W.catch
    return 0.0


def open_end(table: AbyssTable, seat: int) -> float:
    """What the active player will make of the present decision."""
    kind = table.kind
    if table.recruit != NO_LORD:
        missing = price(table, seat, table.recruit) - table.paid_value
        return lord_worth(table, seat, table.recruit) - W.pearl * max(missing, 0)
    if kind == TURN:
        return max(0.0, best_recruit(table, seat) - W.move)
    if kind in (MONSTER, REWARD) and (table.leviathan or table.tokens_left()):
        return max(0.0, monster_worth(table, seat) - W.catch)
    if kind == CLAIM:
        return best_claim(table, seat, table.drawn_locations) - 3.0 * W.key * time_left(table)
    if kind == TARGET:
        return max(best_target(table, seat), 0.0)
    if kind == ATTACK and table.zone != NO_ZONE:
        return max(attack_worth(table, seat, table.zone), 0.0)
    return 0.0


def lord_worth(table: AbyssTable, seat: int, lord: int) -> float:
    """What a lord brings in all, beyond the allies it costs."""
    time = time_left(table)
    worth = LORD_INFLUENCE[lord] + ARRIVAL[lord] + W.affiliation
    worth += (W.key * LORD_KEYS[lord] + LASTING[lord]) * time
    if table.court_size <= 3:
        worth += 2.0 * W.pearl * time
    return worth


def best_recruit(table: AbyssTable, seat: int) -> float:
    """What the best recruitment that is possible now would gain."""
    return best_of(table, seat, recruitable(table, seat))


def best_of(table: AbyssTable, seat: int, payable: int) -> float:
    """What the best of some lords of the court would gain."""
    best = 0.0
    time = time_left(table)
    for space in range(table.court_size):
        lord = table.court[space]
        if payable & BIT[lord]:
            cost = W.value * time * price(table, seat, lord)
            best = max(best, lord_worth(table, seat, lord) - cost)
    return best


def best_claim(table: AbyssTable, seat: int, locations: int) -> float:
    """The worth of the best of some locations."""
    coming = max(0, LORDS_TO_END - table.lord_count(seat))
    best = 0.0
    for location in range(LOCATIONS):
        if locations >> location & 1:
            worth = location_points(table, seat, location, True) + W.growth * coming * min(
                POINTS_EACH[location], 2
            )
            best = max(best, worth)
    return best


def monster_worth(table: AbyssTable, seat: int) -> float:
    """The reward for fighting now, or a fight at the Border."""
    if table.leviathan:
        return best_target(table, seat)
    return 2.0 + W.threat * table.threat


def best_target(table: AbyssTable, seat: int) -> float:
    best = 0.0
    for zone in range(ZONES):
        if may_fight(table, seat, zone):
            best = max(best, attack_worth(table, seat, zone))
    return best


def attack_worth(table: AbyssTable, seat: int, zone: int) -> float:
    """What an attack with the best suitable ally can be expected to bring, its cost taken off."""
    beast = table.border[zone]
    if beast == NO_LEVIATHAN or table.life_lost[zone] >= LIFE[beast]:
        return 0.0
    point = table.life_lost[zone]
    spoils = W.spoil * BOUNTY[beast][point] + (1.5 if point + 1 == LIFE[beast] else 0.0)
    best = -9.0
    for ally in range(ALLIES):
        race = ally // KINDS
        if table.hand[seat][ally] and race in (CRAB, FOUGHT_BY[beast]):
            needed = RESISTANCE[beast][point] - ALLY_VALUE[ally]
            chance = min(max((7.0 - needed) / 6.0, 0.0), 1.0)
            worth = chance * spoils + (1.0 - chance) * W.pearl - W.value * ALLY_VALUE[ally]
            best = max(best, worth)
    return best
