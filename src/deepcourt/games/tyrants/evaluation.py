"""How good a position looks: points so far, and what troops, decks and open effects will bring.

All figures are in points. What a program is worth is estimated from its instructions; so every card
has a worth in the deck, and a card that is half resolved is judged by what it has still to do: a
bot which looks only one decision ahead sees what that decision leads to.
"""

from __future__ import annotations

import cython

from .programs import CODE
from .programs import ENTRY as ENTRIES
from .runs import Runs
from .weights import Weights

if not cython.compiled:
    from .constants import *
    from .realm import BIT, MARKER_SITES, MARKER_WORTH, SITE_POINTS
    from .runs import COUNT, OP, PER
    from .score import total_score

W = Weights()

HOPE = 0.6  # that a Focus or a condition will hold

# What an instruction is worth, done once.
UNITS = {
    DO_DRAW: 0.9,
    DO_DEPLOY: 0.8,
    DO_ASSASSINATE: 1.5,
    DO_SUPPLANT: 2.1,
    DO_MOVE: 0.7,
    DO_RETURN: 0.7,
    DO_PLACE_SPY: 0.6,
    DO_DEVOUR_MARKET: 0.1,
    DO_SWAP_WITH_MARKET: -0.8,
    DO_PROMOTE: 1.6,
    DO_PROMOTE_TOP: 1.2,
    DO_PROMOTE_THIS: 1.5,
    DO_PROMOTE_DISCARDED: 2.2,
    DO_PROMOTE_ANY: 2.2,
    DO_PROMOTE_INSTEAD: 1.0,
    DO_RECRUIT_FREE: 2.0,
    DO_TAKE_OUTCASTS: 0.6,
    DO_DISCARD: 0.5,
    DO_REDEPLOY: 0.6,
    DO_PLAY_MARKET: 2.2,
    DO_PLAY_CIRCLE: 2.2,
    DO_SELL_DEVOURED: 0.5,
    DO_RETURN_TO_SUPPLY: 0.8,
}
GAINS = {POWER: 0.45, INFLUENCE: 0.45, POINTS: 1.0}
PRICES = {
    PAY_SPY: 0.5,
    PAY_SPIES: 0.8,
    PAY_HAND: 0.3,
    PAY_CIRCLE: 2.0,
    PAY_THIS: 1.5,
    PAY_DISCARD: 0.5,
}
USUAL_COUNT = 3.0  # of whatever is counted


def unit(code: int) -> float:
    """What an instruction is worth, done once; a gain as a whole."""
    one = CODE[code]
    if one.op == DO_GAIN:
        count = one.count if one.per == ONCE else USUAL_COUNT / one.count
        return count * GAINS[one.what]
    return UNITS.get(one.op, 0.0)


def rest(code: int) -> float:
    """What is still to come from here on to the end of the routine."""
    one = CODE[code]
    if one.op == DO_END:
        return 0.0
    if one.op == DO_AGAIN:
        return rest(CODE[one.jump].jump)
    if one.op == DO_CHOOSE:
        options = [rest(CODE[code + 1 + number].jump) for number in range(one.what)]
        after = rest(one.jump)
        return after + one.count * (max(options) - after)
    if one.op == DO_PAY:
        declined = rest(one.jump)
        return max(declined, rest(code + 1) - PRICES[one.what])
    if one.op in (DO_FOCUS, DO_IF_COUNT, DO_IF_TROOP, DO_IF_SPY, DO_IF_LOSS):
        return rest(one.jump) + HOPE * (rest(code + 1) - rest(one.jump))
    if one.op == DO_AT_END:
        return rest(one.jump) + rest(code + 1)
    return several(code) * unit(code) + rest(code + 1)


def several(code: int) -> float:
    """How often an instruction is usually done."""
    one = CODE[code]
    if one.op == DO_GAIN or one.op not in UNITS:
        return 1.0
    if one.per != ONCE:
        return USUAL_COUNT
    return min(max(one.count, 1), 3)


UNIT = [unit(code) for code in range(len(CODE))]
REST = [rest(code) for code in range(len(CODE))]
CARD_WORTH = [rest(entry) for entry in ENTRIES]


def weights() -> Weights:
    """What the evaluation goes by, to be looked at or changed."""
    return W


def lead(table: Runs, seat: int) -> float:
    """How far ahead of the best opponent a seat is."""
    time = turns_left(table)
    rival = -1000.0
    for other in range(table.players):
        if other != seat:
            rival = max(rival, prospect(table, other, time))
    return prospect(table, seat, time) - rival


def turns_left(table: Runs) -> float:
    """How many turns everybody still has, by the barracks and the market deck."""
    if table.over:
        return 0.0
    if table.last_round:
        return 0.5
    least = 2.0 * W.longest
    for seat in range(table.players):
        least = min(least, table.barracks[seat] / W.deployed_in_a_turn)
    least = min(least, table.market_size / (W.bought_in_a_turn * table.players))
    return min(W.longest, 0.5 + least)


def lead_scale(table: Runs) -> float:
    """By how many points leads still change."""
    return W.lead_scale_at_end + W.lead_scale * turns_left(table)


def prospect(table: Runs, seat: int, time: float) -> float:
    worth = total_score(table, seat) + 0.0
    if table.over:
        return worth
    worth += map_worth(table, seat, time) + deck_worth(table, seat, time)
    worth += W.spy * (SPIES - table.spy_supply[seat]) + W.supply * table.spy_supply[seat]
    if seat == table.active:
        worth += W.power * table.power + W.influence * table.influence
    return worth + open_worth(table, seat)


def map_worth(table: Runs, seat: int, time: float) -> float:
    """What troops are worth beyond the points of the sites that they control."""
    worth = W.held_space * table.bits(table.lines[seat])
    worth += W.reach * table.bits(table.near_sites[seat])
    worth += 0.5 * W.reach * table.bits(table.near_spaces[seat])
    for site in range(SITES):
        if table.troops[site][seat]:
            worth += stake(table, seat, site, NO_COLOUR)
        if table.controlled[seat] & MARKER_SITES & BIT[site]:
            worth += time * W.marker_income
            if table.total[seat] & BIT[site]:
                worth += time * MARKER_WORTH[site]
    return worth


def stake(table: Runs, seat: int, site: int, lifted: int) -> float:
    """What the troops of a seat in a site are worth, as if one of colour `lifted` were gone."""
    own = table.troops[site][seat]
    most = 0
    for colour in range(COLOURS):
        count = table.troops[site][colour]
        if colour == lifted:
            count -= 1
        if colour != seat and count > most:
            most = count
    if own > most:
        worth = W.margin * min(own - most, 3)
        if not table.controlled[seat] & BIT[site]:
            worth += SITE_POINTS[site]
        return worth
    return W.contest * SITE_POINTS[site] * own / (most + 1.0)


def deck_worth(table: Runs, seat: int, time: float) -> float:
    """What the cards of a deck will bring, five in a turn, and those in hand already bring."""
    held = 0.0
    for number in range(table.hand_size[seat]):
        held += CARD_WORTH[table.hand[seat][number]]
    cards = table.hand_size[seat] + table.deck_size[seat] + table.discard_size[seat]
    worth = held
    for number in range(table.deck_size[seat]):
        worth += CARD_WORTH[table.deck[seat][number]]
    for number in range(table.discard_size[seat]):
        worth += CARD_WORTH[table.discard[seat][number]]
    if seat == table.active:
        for number in range(table.played_size):
            if table.lies[number] == IN_PLAY:
                worth += CARD_WORTH[table.played[number]]
                cards += 1
    hand = HAND * worth / max(cards, HAND)
    if seat == table.active:
        held += hand  # the next one
    return W.hand * held + W.deck * time * hand


def open_worth(table: Runs, seat: int) -> float:
    """What the cards that are being resolved, and the end of the turn, have still to do."""
    worth = 0.0
    for level in range(table.depth):
        run = table.runs[level]
        if run[RUN_SEAT] != seat:
            continue
        code = run[RUN_CODE]
        worth += REST[code]
        if run[RUN_LEFT] and PER[code] == ONCE and COUNT[code] > run[RUN_LEFT]:
            worth -= UNIT[code] * (COUNT[code] - run[RUN_LEFT])
    if seat == table.active:
        for number in range(table.queue_size):
            worth += REST[table.queue[number][0]]
        if table.depth and table.runs[table.depth - 1][RUN_FIGURE] != NO_COLOUR:
            worth += lifted_worth(table, seat)
    return worth


def lifted_worth(table: Runs, seat: int) -> float:
    """What it changes that a troop leaves the site, or the hall, where it still is."""
    run = table.runs[table.depth - 1]
    place = run[RUN_FROM]
    colour = run[RUN_FIGURE]
    if OP[run[RUN_CODE]] == DO_REDEPLOY:
        return (0.5 if place != seat else -0.5) + (0.8 if colour == seat else 0.0)
    if place >= SITES:
        return 0.1
    worth = stake(table, seat, place, colour) - stake(table, seat, place, NO_COLOUR)
    if colour != WHITE:
        worth += 0.3
        if table.controlled[colour] & BIT[place]:
            worth += 0.5
        if table.total[colour] & BIT[place]:
            worth += 1.0
    return worth
