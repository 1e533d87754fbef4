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
    from .bill import Bill
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
    bill = bill_of(table)
    n = 0
    if is_complete(table, bill):
        table.actions[0] = PAY_REST
        n = 1
    best = [0, 0, 0, 0, 0]  # the strongest ally in hand, by race
    for race in range(RACES):
        if table.race_value[table.seat][race]:
            best[race] = strongest_in_hand(table, race)
    for race in range(RACES):
        if best[race]:
            rest = bill_with(table, bill, race)
            if can_show_races(table, rest):
                n = list_allies(table, rest, race, best, n)
    return n


def bill_of(table: AbyssTable) -> Bill:
    """What the payment under way has still to bring."""
    me = table.seat
    cost = price(table, me, table.recruit)
    asked = mandatory(table, me, table.recruit)
    races = LORD_RACES[table.recruit]
    held = 0
    floor = NO_FLOOR
    most = table.paid_value
    for race in range(RACES):
        if table.paid_count[race]:
            races -= 1
            most += table.race_value[me][race]
            if race == asked:
                asked = RACES
            if table.paid_count[race] > 1:
                floor = min(floor, table.paid_least[race])
        elif table.race_value[me][race]:
            held += 1
    return Bill(cost, max(cost - table.pearls[me], 0), asked, races, held, floor, most)


def bill_with(table: AbyssTable, bill: Bill, race: int) -> Bill:
    """What it has to bring besides an ally of this race."""
    if table.paid_count[race]:
        return bill
    asked = RACES if race == bill.asked else bill.asked
    most = bill.most + table.race_value[table.seat][race]
    return Bill(bill.cost, bill.least, asked, bill.races - 1, bill.held - 1, bill.floor, most)


def can_show_races(table: AbyssTable, bill: Bill) -> bool:
    """Whether the hand has the races that are missing, and there are not too many already."""
    if bill.asked == RACES:
        return 0 <= bill.races <= bill.held
    return 0 < bill.races <= bill.held and table.race_value[table.seat][bill.asked] > 0


def is_complete(table: AbyssTable, bill: Bill) -> bool:
    """Whether the allies paid so far are a legal payment."""
    if bill.races or bill.asked != RACES or table.paid_value < bill.least:
        return False
    return table.paid_value - bill.cost < bill.floor


def strongest_in_hand(table: AbyssTable, race: int) -> int:
    best = 0
    for ally in range(race * KINDS, race * KINDS + kinds_played(table)):
        if table.hand[table.seat][ally]:
            best = max(best, ALLY_VALUE[ally])
    return best


def kinds_played(table: AbyssTable) -> int:
    """How many kinds of allies each race has in this game."""
    return KINDS if table.leviathan else PLAIN_KINDS


def list_allies(table: AbyssTable, bill: Bill, race: int, best: list[int], n: int) -> int:
    """The allies of a race that may be used; the bill is what has to come besides."""
    if bill.races == 0 and bill.most < bill.least:  # it will never be enough
        return n
    single = NEVER
    if table.paid_count[race] == 0 and bill.floor == NO_FLOOR:
        single = best_singles(table, bill, race, best)
    others = [0, 0, 0, 0, 0, 0]  # what the other races can add, by floor
    for ally in range(race * KINDS, race * KINDS + kinds_played(table)):
        if table.hand[table.seat][ally] == 0:
            continue
        total = table.paid_value + ALLY_VALUE[ally]
        floor = floor_with(table, bill, ally)
        if total - bill.cost >= floor:  # something is superfluous already
            continue
        if (
            total + single >= bill.least
            or (bill.races == 0 and (total >= bill.least or bill.most <= bill.cost))
            or can_be_completed(table, bill, ally, floor, others)
        ):
            table.actions[n] = PAY_ALLY + ally
            n += 1
    return n


def floor_with(table: AbyssTable, bill: Bill, ally: int) -> int:
    """The weakest ally of a race that is used more than once, with this one."""
    race = ally // KINDS
    if table.paid_count[race] == 0:
        return bill.floor
    return min(bill.floor, table.paid_least[race], ALLY_VALUE[ally])


def best_singles(table: AbyssTable, bill: Bill, race: int, best: list[int]) -> int:
    """The most that one ally of each race missing besides this one adds."""
    total = 0
    missing = bill.races
    used = 1 << race
    if bill.asked != RACES:
        total = best[bill.asked]
        used |= 1 << bill.asked
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
    table: AbyssTable, bill: Bill, ally: int, highest: int, others: list[int]
) -> bool:
    """Whether a legal payment contains what is paid and this ally.

    If no ally of a race used more than once is worth less than a floor, the surplus may be
    anything below that floor, which is `highest` at most.
    """
    race = ally // KINDS
    value = ALLY_VALUE[ally]
    table.hand[table.seat][ally] -= 1
    found = False
    floor = 1
    while not found and floor <= min(highest, HIGHEST_VALUE):
        if others[floor] == 0:
            others[floor] = other_sums(table, bill, race, floor)
        own = subset_sums(table, race, floor) if value >= floor else 1
        own = own << (table.paid_sum[race] + value) & SUMS
        least = bill.least if floor == 1 else bill.cost + 1
        wanted = (1 << (bill.cost + floor)) - (1 << least)  # up to the cost and the surplus
        found = added(others[floor], own) & wanted != 0
        floor += 1
    table.hand[table.seat][ally] += 1
    return found


def other_sums(table: AbyssTable, bill: Bill, race: int, floor: int) -> int:
    """All sums of the races besides this one: those paid, and as many as are missing."""
    reached = [1, 0, 0, 0, 0, 0]  # by the number of races added
    for other in range(RACES):
        if other != race and table.paid_count[other]:
            own = 1 << table.paid_sum[other]
            if table.paid_least[other] >= floor:
                own = subset_sums(table, other, floor) << table.paid_sum[other] & SUMS
            reached[0] = added(reached[0], own)
    missing = bill.races
    if bill.asked != RACES:
        reached[0] = added(reached[0], race_sums(table, bill.asked, floor))
        missing -= 1
    for other in range(RACES if missing else 0):
        if table.paid_count[other] == 0 and other not in (race, bill.asked):
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
