"""Leviathan: fights at the Border.

Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from ..table import AbyssTable

if not cython.compiled:
    from ....core.game import NOBODY
    from .. import decisions
    from ..constants import *
    from ..table import (
        ALLY_EFFECT,
        ALLY_VALUE,
        BOUNTY,
        FOUGHT_BY,
        LIFE,
        RESISTANCE,
        count_bits,
    )
    from . import border


# -- which leviathan --------------------------------------------------------------------


def may_fight(table: AbyssTable, seat: int, zone: int) -> bool:
    """Whether a hand holds an ally that may fight the leviathan of a zone."""
    beast = table.border[zone]
    if beast == NO_LEVIATHAN:
        return False
    if table.race_value[seat][CRAB] or table.race_value[seat][FOUGHT_BY[beast]]:
        return True
    return table.hand_size[seat] > 0 and table.has_active(seat, METAMORPH)


def can_fight(table: AbyssTable, seat: int) -> bool:
    """Whether a hand holds an ally that may fight any leviathan."""
    for zone in range(ZONES):
        if may_fight(table, seat, zone):
            return True
    return False


def list_targets(table: AbyssTable) -> int:
    n = 0
    for zone in range(ZONES):
        if may_fight(table, table.seat, zone):
            table.actions[n] = ATTACK_ZONE + zone
            n += 1
    return or_stop(table, n)


def or_stop(table: AbyssTable, n: int) -> int:
    if table.may_stop:
        table.actions[n] = STOP
        n += 1
    return n


def engage_or_ask(table: AbyssTable) -> bool:
    """Take the only target of a fight that must be, or ask. False if there is no fight."""
    if not can_fight(table, table.seat):
        return False
    if list_targets(table) == 1:
        engage(table, table.actions[0] - ATTACK_ZONE)
    return True


def answer_target(table: AbyssTable, action: int) -> None:
    if action == STOP:
        end(table)
    else:
        engage(table, action - ATTACK_ZONE)


def engage(table: AbyssTable, zone: int) -> None:
    table.zone = zone
    table.power = 0
    table.fought = True
    table.may_stop = False
    table.note(FIGHT_BEGAN, table.seat, table.border[zone])
    table.ask(ATTACK, table.seat)


# -- an attack --------------------------------------------------------------------------


def list_attacks(table: AbyssTable) -> int:
    n = 0
    beast = table.border[table.zone]
    anybody = table.has_active(table.seat, METAMORPH)
    for ally in range(ALLIES):
        race = ally // KINDS
        if table.hand[table.seat][ally] and (anybody or race in (CRAB, FOUGHT_BY[beast])):
            table.actions[n] = ATTACK_WITH + ally
            n += 1
    return or_stop(table, n)


def answer_attack(table: AbyssTable, action: int) -> None:
    if action == STOP:
        end(table)
    else:
        attack_with(table, action - ATTACK_WITH)


def attack_with(table: AbyssTable, ally: int) -> None:
    """Rulings 24 and 25: the ally is discarded, then the dice are rolled."""
    table.discard_from_hand(table.seat, ally)
    table.die = 1 + table.below(6)
    table.other_die = 1 + table.below(6) if ALLY_EFFECT[ally] == DICE_EFFECT else 0
    table.note(DICE_ROLLED, table.seat, table.die, table.other_die)
    table.power = ALLY_VALUE[ally] + max(table.die, table.other_die)
    table.note(ATTACK_MADE, table.seat, ally, table.power)
    if ALLY_EFFECT[ally] == PEARLS_EFFECT and most_spent(table) > 0:
        table.ask(BOOST, table.seat)
    else:
        land(table)


def most_spent(table: AbyssTable) -> int:
    """Ruling 23: more pearls than slay the leviathan would change nothing."""
    beast = table.border[table.zone]
    missing = -table.power
    for point in range(table.life_lost[table.zone], LIFE[beast]):
        missing += RESISTANCE[beast][point]
    return max(0, min(missing, table.pearls[table.seat]))


def list_boosts(table: AbyssTable) -> int:
    n = most_spent(table) + 1
    for count in range(n):
        table.actions[count] = SPEND + count
    return n


def boost(table: AbyssTable, count: int) -> None:
    table.pearls[table.seat] -= count
    table.power += count
    if count:
        table.note(PEARLS_SPENT, table.seat, count, table.power)
    land(table)


def land(table: AbyssTable) -> None:
    """Ruling 21: the resistances add up from the marker downwards."""
    beast = table.border[table.zone]
    lost = table.life_lost[table.zone]
    left = table.power
    points = 0
    while lost + points < LIFE[beast] and RESISTANCE[beast][lost + points] <= left:
        left -= RESISTANCE[beast][lost + points]
        points += 1
    if points:
        hurt(table, points)
    else:
        table.note(ATTACK_FAILED, table.seat, beast)
        table.gain_pearls(table.seat, 1)  # ruling 20
        attack_again(table)


def attack_again(table: AbyssTable) -> None:
    if may_fight(table, table.seat, table.zone):
        table.may_stop = True
        table.ask(ATTACK, table.seat)
    else:
        end(table)


def end(table: AbyssTable) -> None:
    leave(table)
    table.may_stop = False
    decisions.proceed(table)


def leave(table: AbyssTable) -> None:
    table.zone = NO_ZONE
    table.power = 0


# -- its success ------------------------------------------------------------------------


def hurt(table: AbyssTable, points: int) -> None:
    """The leviathan loses life points; rulings 22, 29 and 32: what they bring."""
    me = table.seat
    beast = table.border[table.zone]
    tokens = 0
    for _ in range(points):
        tokens += BOUNTY[beast][table.life_lost[table.zone]]
        table.life_lost[table.zone] += 1
    table.note(LEVIATHAN_HURT, me, beast, points)
    if table.has_active(me, ALTRUIST):
        tokens += points
    if table.has_active(me, TAXIDERMIST):
        table.gain_pearls(me, 2 * points)
    table.tokens_due = min(tokens, table.tokens_left() + table.new_tokens_left())
    table.later(AFTERMATH, me)
    table.later(TOKENS, me)
    decisions.proceed(table)


def slay_or_ask(table: AbyssTable) -> bool:
    """After the reward: a leviathan without life is slain. True if it may be attacked again."""
    if table.life_lost[table.zone] == LIFE[table.border[table.zone]]:
        slay(table)
    elif table.fought and may_fight(table, table.seat, table.zone):
        table.may_stop = True
        table.ask(ATTACK, table.seat)
        return True
    leave(table)
    return False


def slay(table: AbyssTable) -> None:
    """Rulings 13, 26, 43 and 54."""
    me = table.seat
    beast = table.border[table.zone]
    table.slain[me] |= 1 << beast
    table.border[table.zone] = NO_LEVIATHAN
    table.life_lost[table.zone] = 0
    table.note(LEVIATHAN_SLAIN, me, beast)
    if table.statue == NOBODY or (
        table.statue != me and count_bits(table.slain[me]) >= count_bits(table.slain[table.statue])
    ):
        table.statue = me
        table.note(STATUE_TAKEN, me)
    table.may_stop = False
    if table.fought and not table.second_fight and table.has_active(me, INTREPID):
        table.second_fight = True
        table.may_stop = True
        table.later(TARGET, me)
    if border.is_empty(table):
        border.add_leviathan(table, me)
