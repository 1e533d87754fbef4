"""How likely each seat is to win, as learned from games of the program against itself.

A small network rates every seat by what can be seen of it, a number for each of `FEATURES`, hands
and tokens included: they are those of the world that is looked at. Its weights are in
`foresight.json`, with the command that made them.
"""

from __future__ import annotations

import cython

from ...core.weights import network
from .table import AbyssTable

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .evaluation import (
        best_of,
        best_target,
        catch_worth,
        hand_worth,
        lasting_worth,
        new_token_worth,
        open_end,
        plays_again,
        prospect,
    )
    from .payment import recruitable
    from .score import (
        POINTS_EACH,
        affiliated_count,
        ally_points,
        guild_count,
        location_total,
        lord_points,
        marks,
        token_points,
    )
    from .table import BIT, LORD_INFLUENCE, count_bits

NETWORK = network(__name__.rpartition(".")[0], INPUTS, 64)


def describe_seats(table: AbyssTable, seen: list[float]) -> None:
    """See all seats."""
    for i in range(table.players * INPUTS):
        seen[i] = 0.0
    for seat in range(table.players):
        at = seat * INPUTS
        describe_points(table, seat, seen, at)
        describe_keys(table, seat, seen, at)
        describe_hand(table, seat, seen, at)
        describe_turn(table, seat, seen, at)
        describe_table(table, seen, at)
        if table.leviathan:
            describe_border(table, seat, seen, at)
    compare(table, seen)


def describe_points(table: AbyssTable, seat: int, seen: list[float], at: int) -> None:
    """The points, and where they come from."""
    lords = lord_points(table, seat)
    places = location_total(table, seat, True)
    allies = ally_points(table, seat, True)
    influence = token_points(table, seat)
    points = lords + places + allies + influence + marks(table, seat)
    tokens = 0
    for token in range(TOKEN_KINDS):
        tokens += table.tokens[seat][token]
    seen[at + SEEN_POINTS] = points / 60.0
    seen[at + SEEN_PROSPECT] = prospect(table, seat, points) / 60.0
    seen[at + SEEN_LORD_POINTS] = lords / 50.0
    seen[at + SEEN_LOCATION_POINTS] = places / 30.0
    seen[at + SEEN_AFFILIATED_POINTS] = allies / 20.0
    seen[at + SEEN_TOKENS] = tokens / 5.0
    seen[at + SEEN_TOKEN_POINTS] = influence / 15.0
    for race in range(RACES):
        seen[at + SEEN_AFFILIATED] += affiliated_count(table, seat, race, False) / 7.0


def describe_keys(table: AbyssTable, seat: int, seen: list[float], at: int) -> None:
    """Lords, and the locations that their keys open."""
    keys = table.keys_of(seat)
    growth = 0
    for location in range(LOCATIONS if table.controlled[seat] else 0):
        if table.controlled[seat] >> location & 1:
            growth += min(POINTS_EACH[location], 2)
    seen[at + SEEN_LORDS] = table.lord_count(seat) / 7.0
    seen[at + SEEN_FREE_LORDS] = count_bits(table.free[seat]) / 5.0
    seen[at + SEEN_DISABLED_LORDS] = count_bits(table.disabled[seat]) / 2.0
    seen[at + SEEN_GUILDS] = guild_count(table, seat) / 5.0
    seen[at + SEEN_LASTING_POWERS] = lasting_worth(table, seat) / 5.0
    seen[at + SEEN_LORD_KEYS] = table.lord_keys(seat) / 3.0
    seen[at + SEEN_KEY_TOKENS] = table.key_tokens[seat] / 3.0
    seen[at + SEEN_KEY_SHORT] = keys == KEYS_NEEDED - 1
    seen[at + SEEN_LOCATIONS] = count_bits(table.controlled[seat]) / 4.0
    seen[at + SEEN_GROWTH] = growth / 5.0


def describe_hand(table: AbyssTable, seat: int, seen: list[float], at: int) -> None:
    """Pearls and allies, and which lords they can pay."""
    value = 0
    races = 0
    largest = 0
    for race in range(RACES):
        value += table.race_value[seat][race]
        races += table.race_value[seat][race] > 0
        largest = max(largest, table.race_value[seat][race])
    seen[at + SEEN_PEARLS] = table.pearls[seat] / 10.0
    seen[at + SEEN_RICH] = max(table.pearls[seat] - 8, 0) / 10.0
    seen[at + SEEN_HAND] = table.hand_size[seat] / 12.0
    seen[at + SEEN_VALUE] = value / 30.0
    seen[at + SEEN_RACES] = races / 5.0
    seen[at + SEEN_LARGEST_RACE] = largest / 12.0
    seen[at + SEEN_HAND_WORTH] = hand_worth(table, seat) / 10.0
    payable = recruitable(table, seat)
    if payable:
        influence = 0
        for space in range(table.court_size):
            if payable & BIT[table.court[space]]:
                influence = max(influence, LORD_INFLUENCE[table.court[space]])
        seen[at + SEEN_RECRUITABLE] = count_bits(payable) / 4.0
        seen[at + SEEN_BEST_RECRUIT] = best_of(table, seat, payable) / 10.0
        seen[at + SEEN_BEST_INFLUENCE] = influence / 12.0


def describe_turn(table: AbyssTable, seat: int, seen: list[float], at: int) -> None:
    """Whose turn it is, and what the active player is at."""
    waits = seat - table.active
    if waits < 0:
        waits += table.players
    seen[at + SEEN_WAITS] = waits / 4.0
    seen[at + SEEN_NEXT] = waits == 1
    seen[at + SEEN_DECIDES] = table.seat == seat
    seen[at + SEEN_DONE] = not plays_again(table, seat)
    if seat != table.active:
        return
    kind = table.kind
    seen[at + SEEN_ACTIVE] = 1.0
    seen[at + SEEN_EXTRA_TURN] = table.extra_turn
    seen[at + SEEN_OPEN_END] = open_end(table, seat) / 10.0
    seen[at + SEEN_CATCH] = catch_worth(table) / 3.0
    seen[at + SEEN_AT_TURN] = kind == TURN
    seen[at + SEEN_EXPLORES] = kind in (OFFER, ALLY)
    seen[at + SEEN_MEETS_MONSTER] = kind in (MONSTER, REWARD)
    seen[at + SEEN_PAYS] = kind in (PAY, AFFILIATE)
    seen[at + SEEN_SEEKS_LOCATION] = kind in (LOCATION, CLAIM, KEYS, SMOKERS)
    if table.recruit != NO_LORD:
        seen[at + SEEN_RECRUIT] = LORD_INFLUENCE[table.recruit] / 12.0


def describe_table(table: AbyssTable, seen: list[float], at: int) -> None:
    """What is the same for all."""
    council = 0
    largest = 0
    for race in range(RACES):
        council += table.council_size[race]
        largest = max(largest, table.council_size[race])
    seen[at + SEEN_ENDING] = table.finisher != NOBODY
    seen[at + SEEN_PRICE] = (table.price - 1) / 3.0
    seen[at + SEEN_COUNCIL] = council / 12.0
    seen[at + SEEN_LARGEST_PILE] = largest / 5.0
    seen[at + SEEN_THREAT] = table.threat / 5.0
    seen[at + SEEN_COURT] = table.court_size / 6.0
    seen[at + SEEN_THREE_PLAYERS] = table.players == 3
    seen[at + SEEN_FOUR_PLAYERS] = table.players == 4
    seen[at + SEEN_FIVE_PLAYERS] = table.players == 5


def describe_border(table: AbyssTable, seat: int, seen: list[float], at: int) -> None:
    """Leviathans, what they did to a seat and what it did to them."""
    beasts = 0
    for zone in range(ZONES):
        beasts += table.border[zone] != NO_LEVIATHAN
    seen[at + SEEN_LEVIATHAN] = 1.0
    seen[at + SEEN_NEW_TOKENS] = new_token_worth(table, seat) / 5.0
    seen[at + SEEN_WOUNDS] = table.wounds[seat] / 5.0
    seen[at + SEEN_SLAIN] = count_bits(table.slain[seat]) / 3.0
    seen[at + SEEN_STATUE] = table.statue == seat
    seen[at + SEEN_BEST_TARGET] = best_target(table, seat) / 5.0
    seen[at + SEEN_BORDER] = beasts / 9.0
    seen[at + SEEN_BEASTS_LEFT] = table.leviathan_deck_size / 20.0


def compare(table: AbyssTable, seen: list[float]) -> None:
    """What is seen of a seat beside the others."""
    for seat in range(table.players):
        at = seat * INPUTS
        prospects = -1000.0
        lords = 0.0
        for other in range(table.players):
            if other != seat:
                prospects = max(prospects, seen[other * INPUTS + SEEN_PROSPECT])
                lords = max(lords, seen[other * INPUTS + SEEN_LORDS])
        seen[at + SEEN_LEAD] = 3.0 * (seen[at + SEEN_PROSPECT] - prospects)
        seen[at + SEEN_MOST_LORDS] = max(lords, seen[at + SEEN_LORDS])
        seen[at + SEEN_LORDS_AHEAD] = seen[at + SEEN_LORDS] - lords
