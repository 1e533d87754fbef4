"""Paying for a lord: what it costs, whether a hand can pay it, and which allies may be used.

A payment shows exactly as many races as the lord asks for, its own among them, and pearls make up
for missing points. No ally may be superfluous (ruling 25): with a surplus of points every ally of
a race that is used more than once must be worth more than the surplus.

Whether a payment can still be completed is decided by sets of sums, which are bit sets: bit n
stands for a sum of n points.
"""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from .constants import *
    from .table import ALLY_VALUE, BIT, LORD_COST, LORD_GUILD, LORD_RACES


# -- what a lord costs, and who can pay it ----------------------------------------------


def surcharge(table: AbyssTable, seat: int) -> int:
    """What powers add to the price of every lord."""
    more = 0
    if table.has_active(seat, TREASURER):
        more -= 2
    if table.suffers(seat, RECRUITER):
        more += 2
    return more


def price(table: AbyssTable, seat: int, lord: int) -> int:
    """The value a lord costs a seat."""
    return max(LORD_COST[lord] + surcharge(table, seat), 0)


def mandatory(table: AbyssTable, seat: int, lord: int) -> int:
    """The race that a payment must show; RACES if none."""
    if LORD_GUILD[lord] == AMBASSADORS or table.has_active(seat, DIPLOMAT):
        return RACES
    return LORD_GUILD[lord]


def recruitable(table: AbyssTable, seat: int) -> int:
    """The lords of the court that a seat can pay, as a bit set.

    The most valuable races of the hand and all pearls decide: whatever is too much in such a
    payment can be left out.
    """
    everything = table.pearls[seat]
    for race in range(RACES):
        everything += table.race_value[seat][race]
    more = surcharge(table, seat)
    if everything < CHEAPEST + more:
        return 0
    order = [0, 1, 2, 3, 4]  # the races, the most valuable first
    for i in range(1, RACES):
        race = order[i]
        place = i
        while place and table.race_value[seat][order[place - 1]] < table.race_value[seat][race]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = race
    diplomat = table.has_active(seat, DIPLOMAT)
    mask = 0
    for space in range(table.court_size):
        lord = table.court[space]
        needed = RACES if diplomat or LORD_GUILD[lord] == AMBASSADORS else LORD_GUILD[lord]
        wanted = LORD_RACES[lord]
        total = table.pearls[seat]
        if everything < LORD_COST[lord] + more:
            continue
        if needed != RACES:
            if table.race_value[seat][needed] == 0:
                continue
            total += table.race_value[seat][needed]
            wanted -= 1
        for i in range(RACES):
            race = order[i]
            if wanted and race != needed and table.race_value[seat][race]:
                total += table.race_value[seat][race]
                wanted -= 1
        if wanted == 0 and total >= LORD_COST[lord] + more:
            mask |= BIT[lord]
    return mask


# -- which allies may be used -----------------------------------------------------------


def list_payments(table: AbyssTable) -> int:
    """The allies with which the payment can still be completed, and the end if it is complete."""
    me = table.seat
    cost = price(table, me, table.recruit)
    needed = mandatory(table, me, table.recruit)
    lowest = max(cost - table.pearls[me], 0)  # what the allies must be worth at least
    n = 0
    if is_complete(table, cost, needed):
        table.actions[0] = PAY_REST
        n = 1
    kinds = kinds_played(table)
    unpaid = LORD_RACES[table.recruit]  # races that are still to be shown
    left = 0  # races that could be
    floor = NO_FLOOR  # the weakest ally of a race that is used more than once
    more = 0  # what the hand could add in races that are paid
    best = [0, 0, 0, 0, 0]  # the strongest ally in hand, by race
    for race in range(RACES):
        if table.race_value[me][race]:
            best[race] = strongest_in_hand(table, race, kinds)
        if table.paid_count[race] == 0:
            left += best[race] > 0
        else:
            unpaid -= 1
            more += table.race_value[me][race]
            if table.paid_count[race] > 1:
                floor = min(floor, table.paid_least[race])
    if is_missing(table, needed) and best[needed] == 0:
        return n
    for race in range(RACES):
        new = table.paid_count[race] == 0
        missing = unpaid - new  # races, when an ally of this one is added
        must = needed if needed != race and is_missing(table, needed) else RACES
        if best[race] == 0 or missing < (must != RACES) or missing > left - new:
            continue
        everything = table.paid_value + more + (table.race_value[me][race] if new else 0)
        single = NEVER
        if new and floor == NO_FLOOR:
            single = best_singles(table, race, missing, must, best)
        others = [0, 0, 0, 0, 0, 0]  # what the other races can add, by floor
        for ally in range(race * KINDS, race * KINDS + kinds):
            if table.hand[me][ally] == 0:
                continue
            value = ALLY_VALUE[ally]
            total = table.paid_value + value
            least = floor if new else min(floor, value, table.paid_least[race])
            enough = total >= lowest or everything <= cost
            table.actions[n] = PAY_ALLY + ally
            if total - cost >= least or (missing == 0 and everything < lowest):
                pass  # something is superfluous already, or it will never be enough
            elif total + single >= lowest or (missing == 0 and enough):
                n += 1
            else:
                n += can_be_completed(table, ally, others, missing, must, lowest, cost, least)
    return n


def kinds_played(table: AbyssTable) -> int:
    """How many kinds of allies each race has in this game."""
    return KINDS if table.leviathan else PLAIN_KINDS


def is_complete(table: AbyssTable, cost: int, needed: int) -> bool:
    """Whether the allies paid so far are a legal payment."""
    if is_missing(table, needed) or table.paid_value + table.pearls[table.seat] < cost:
        return False
    races = 0
    for race in range(RACES):
        races += table.paid_count[race] > 0
        if table.paid_count[race] > 1 and table.paid_least[race] <= table.paid_value - cost:
            return False
    return races == LORD_RACES[table.recruit]


def is_missing(table: AbyssTable, needed: int) -> bool:
    """Whether the race that a payment must show is not there yet."""
    return needed != RACES and table.paid_count[needed] == 0


def strongest_in_hand(table: AbyssTable, race: int, kinds: int) -> int:
    best = 0
    for ally in range(race * KINDS, race * KINDS + kinds):
        if table.hand[table.seat][ally]:
            best = max(best, ALLY_VALUE[ally])
    return best


def best_singles(table: AbyssTable, race: int, missing: int, must: int, best: list[int]) -> int:
    """The most that one ally of each race missing besides this one adds."""
    total = 0
    used = 1 << race
    if must != RACES:
        total = best[must]
        used |= 1 << must
        missing -= 1
    for _ in range(missing):
        strongest = RACES
        for other in range(RACES):
            if table.paid_count[other] or used >> other & 1:
                continue
            if strongest == RACES or best[other] > best[strongest]:
                strongest = other
        total += best[strongest]
        used |= 1 << strongest
    return total


def can_be_completed(
    table: AbyssTable,
    ally: int,
    others: list[int],
    missing: int,
    must: int,
    lowest: int,
    cost: int,
    highest_floor: int,
) -> bool:
    """Whether a legal payment contains what is paid and this ally.

    If no ally of a race used more than once is worth less than a floor, the surplus may be
    anything below that floor.
    """
    race = ally // KINDS
    value = ALLY_VALUE[ally]
    table.hand[table.seat][ally] -= 1
    found = False
    floor = 1
    while not found and floor <= min(highest_floor, HIGHEST_VALUE):
        if others[floor] == 0:
            others[floor] = other_sums(table, race, missing, must, floor)
        own = subset_sums(table, race, floor) if value >= floor else 1
        own = own << (table.paid_sum[race] + value) & SUMS
        least = lowest if floor == 1 else cost + 1
        wanted = (1 << (cost + floor)) - (1 << least)  # from least to the cost and the surplus
        found = added(others[floor], own) & wanted != 0
        floor += 1
    table.hand[table.seat][ally] += 1
    return found


def other_sums(table: AbyssTable, race: int, missing: int, must: int, floor: int) -> int:
    """All sums of the races besides this one: those paid, and as many as are missing."""
    reached = [1, 0, 0, 0, 0, 0]  # by the number of races added
    for other in range(RACES):
        if other == race:
            continue
        if table.paid_count[other]:
            own = 1 << table.paid_sum[other]
            if table.paid_least[other] >= floor:
                own = subset_sums(table, other, floor) << table.paid_sum[other] & SUMS
            reached[0] = added(reached[0], own)
    if must != RACES:
        reached[0] = added(reached[0], race_sums(table, must, floor))
        missing -= 1
    for other in range(RACES if missing else 0):
        if table.paid_count[other] == 0 and other not in (race, must):
            own = race_sums(table, other, floor)
            for more in range(missing, 0, -1):
                reached[more] |= added(reached[more - 1], own)
    return reached[missing]


def subset_sums(table: AbyssTable, race: int, floor: int) -> int:
    """All sums of allies of a race in hand that are worth at least `floor`, none included."""
    sums = 1
    if table.race_value[table.seat][race]:
        for ally in range(race * KINDS, race * KINDS + kinds_played(table)):
            if ALLY_VALUE[ally] >= floor:
                for _ in range(table.hand[table.seat][ally]):
                    sums |= sums << ALLY_VALUE[ally] & SUMS
    return sums


def race_sums(table: AbyssTable, race: int, floor: int) -> int:
    """All sums that a race which is not used yet can add: any one ally, or several."""
    sums = 0
    if table.race_value[table.seat][race]:
        sums = subset_sums(table, race, floor) ^ 1
        for ally in range(race * KINDS, race * KINDS + kinds_played(table)):
            if table.hand[table.seat][ally]:
                sums |= 1 << ALLY_VALUE[ally]
    return sums


def added(one: int, other: int) -> int:
    """All sums of a member of each set."""
    sums = 0
    while other:
        member = other & -other  # the lowest: to multiply by it is to add it
        sums |= one * member
        other ^= member
    return sums & SUMS
