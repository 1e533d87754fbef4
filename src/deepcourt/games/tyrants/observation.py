"""What a seat sees, as a row of numbers in the order of `TABLE` and, for each seat, `SEAT`.

Of the order in which the devoured cards lie only the top is told: nothing else can be taken. Who
resolves the cards that wait is told by their number (`resolves`): all but those that react to a
discard are those of the active seat.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.observations import part
from .board import LEFT, PLACE_IDS, RIGHT, SITE_IDS
from .cards import CARD_IDS, HALF_DECKS
from .programs import COST_IDS
from .runs import Runs
from .words import DECISION_IDS

if not cython.compiled:
    from .constants import *
    from .runs import WHAT
    from .score import total_score
    from .table import PAIR

TABLE = (
    part("decision", "1 for what is to be decided now", DECISION_IDS),
    part("resolving", "1 for the card that asks, 2 for the one that waits for it, …", CARD_IDS),
    part("count", "how often the card asks still, this time included"),
    part("optional", "1 if the deciding seat may pass"),
    part("cost", "1 for what may be paid", COST_IDS.values()),
    part("place", "1 for the site the card speaks of, or where a lifted troop stands", PLACE_IDS),
    part("white_lifted", "1 if a white troop was lifted or taken from a hall"),
    part("hand", "how many the seat that looks holds", CARD_IDS),
    part("market", "how many are in the row or in a stack of their own", CARD_IDS),
    part("market_deck", "how many are in the market deck", CARD_IDS),
    part("devoured", "how many lie in the devoured pile", CARD_IDS),
    part("devoured_top", "1 for the top of the devoured pile", CARD_IDS),
    part(
        "played",
        "how many were played in this turn, by where they lie now",
        (f"{fate}.{card}" for fate in ("play", "market", "circle", "gone") for card in CARD_IDS),
    ),
    part("end_effects", "how many effects wait for the end of the turn", CARD_IDS),
    part("half_decks", "1 for a half-deck that is in play", HALF_DECKS),
    part("outer", "1 for an outer section of the map that is in play", (LEFT, RIGHT)),
    part("round", "the round, 0 while the first troops are placed"),
    part("last_round", "1 if the game ends after this round"),
    part("power", "power of the active seat"),
    part("influence", "influence of the active seat"),
    part("ghost", "1 if the top devoured card can be recruited"),
    part("whites", "how many white troops stand there", PLACE_IDS),
)
SEAT = (
    part("unseen", "how many are in its deck and hand", CARD_IDS),
    part("discard", "how many are in its discard pile", CARD_IDS),
    part("circle", "how many are in its inner circle", CARD_IDS),
    part("hand_size", "cards in its hand"),
    part("deck_size", "cards in its deck"),
    part("troops", "how many of its troops stand there", PLACE_IDS),
    part("presence", "1 where it has presence", PLACE_IDS),
    part("spies", "1 where it has a spy", SITE_IDS),
    part("control", "1 for a site that it controls, 2 for one under total control", SITE_IDS),
    part(
        "hall",
        "troops in its trophy hall, by whose they were, from the seat that looks on",
        ("seat0", "seat1", "seat2", "seat3", "white"),
    ),
    part("barracks", "troops in its barracks"),
    part("spies_left", "spies in its supply"),
    part("points", "VP tokens"),
    part("first", "1 if it is the first player"),
    part("active", "1 if it is its turn"),
    part("decides", "1 if it decides now"),
    part("asks", "1 if it resolves the card that asks"),
    part("resolves", "how many cards it resolves, those that wait included"),
    part("lifted", "1 if a troop of its own was lifted or taken from a hall"),
    part("score", "its points if the game ended now"),
)


def observe(table: Runs, viewer: int, seen: MutableSequence[int], at: int) -> None:
    """Write what a seat sees into zeros that begin at `at`."""
    at = observe_question(table, seen, at)
    at = count_cards(table.hand[viewer], table.hand_size[viewer], seen, at)
    at = observe_cards(table, seen, at)
    at = observe_round(table, seen, at)
    at = count_troops(table, WHITE, seen, at)
    for behind in range(table.players):
        at = observe_seat(table, viewer, (viewer + behind) % table.players, seen, at)


def observe_question(table: Runs, seen: MutableSequence[int], at: int) -> int:
    if not table.over:
        seen[at + table.kind] = 1
    at += DECISIONS
    if table.depth:
        observe_runs(table, seen, at)
    return at + CARDS + 2 + COSTS + PLACES + 1


def observe_runs(table: Runs, seen: MutableSequence[int], at: int) -> None:
    """The cards that are being resolved, and what the last of them asks."""
    for level in range(table.depth):
        seen[at + table.runs[level][RUN_CARD]] = table.depth - level
    at += CARDS
    run = table.runs[table.depth - 1]
    seen[at] = times_left(table)
    seen[at + 1] = table.is_optional()
    at += 2
    if table.kind == PAY:
        seen[at + WHAT[run[RUN_CODE]]] = 1
    at += COSTS
    site = that_site(table)
    if site != NO_SITE:
        seen[at + site] = 1
    if table.kind == PUT:
        seen[at + run[RUN_FROM]] = 1
    at += PLACES
    seen[at] = run[RUN_FIGURE] == WHITE


def times_left(table: Runs) -> int:
    """How often the present question will come, as far as that is certain."""
    run = table.runs[table.depth - 1]
    left = run[RUN_TIMES] if table.kind == OPTION else run[RUN_LEFT]
    return 1 if table.kind == DISCARD or left == 0 else left


def that_site(table: Runs) -> int:
    """The site that the card speaks of, or NO_SITE."""
    run = table.runs[table.depth - 1]
    if table.kind == SUPPLANT and run[RUN_BACK]:
        return run[RUN_RETURNED + run[RUN_BACK] - run[RUN_LEFT]]
    return run[RUN_SITE]


def observe_cards(table: Runs, seen: MutableSequence[int], at: int) -> int:
    """What does not belong to anybody, and what was played in this turn."""
    for slot in range(ROW):
        if table.row[slot] != NO_CARD:
            seen[at + table.row[slot]] += 1
    for stack in range(STACKS):
        seen[at + HOUSE_GUARD + stack] = table.stack[stack]
    at += CARDS
    at = count_cards(table.market, table.market_size, seen, at)
    at = count_cards(table.devoured, table.devoured_size, seen, at)
    if table.devoured_size:
        seen[at + table.devoured[table.devoured_size - 1]] = 1
    at += CARDS
    for number in range(table.played_size):
        fate = min(table.lies[number], GONE)
        seen[at + CARDS * fate + table.played[number]] += 1
    at += CARDS * FATES
    for number in range(table.queue_size):
        seen[at + table.played[table.queue[number][1]]] += 1
    return at + CARDS


def observe_round(table: Runs, seen: MutableSequence[int], at: int) -> int:
    seen[at + PAIR[table.pair][0]] = 1
    seen[at + PAIR[table.pair][1]] = 1
    at += DECKS
    seen[at] = table.players == 4 or (table.players == 3 and not table.right)
    seen[at + 1] = table.players == 4 or (table.players == 3 and table.right)
    seen[at + 2] = table.round
    seen[at + 3] = table.last_round
    seen[at + 4] = table.power
    seen[at + 5] = table.influence
    seen[at + 6] = table.ghost
    return at + 7


def observe_seat(table: Runs, viewer: int, seat: int, seen: MutableSequence[int], at: int) -> int:
    count_cards(table.deck[seat], table.deck_size[seat], seen, at)
    at = count_cards(table.hand[seat], table.hand_size[seat], seen, at)
    at = count_cards(table.discard[seat], table.discard_size[seat], seen, at)
    at = count_cards(table.circle[seat], table.circle_size[seat], seen, at)
    seen[at] = table.hand_size[seat]
    seen[at + 1] = table.deck_size[seat]
    at = count_troops(table, seat, seen, at + 2)
    at = add_members(table.near_sites[seat], SITES, seen, at)
    at = add_members(table.near_spaces[seat], SPACES, seen, at)
    at = add_members(table.spies[seat], SITES, seen, at)
    add_members(table.total[seat], SITES, seen, at)
    at = add_members(table.controlled[seat], SITES, seen, at)
    for behind in range(table.players):
        seen[at + behind] = table.hall[seat][(viewer + behind) % table.players]
    seen[at + WHITE] = table.hall[seat][WHITE]
    at += COLOURS
    seen[at] = table.barracks[seat]
    seen[at + 1] = table.spy_supply[seat]
    seen[at + 2] = table.points[seat]
    seen[at + 3] = table.first == seat
    seen[at + 4] = table.active == seat
    seen[at + 5] = table.seat == seat
    at += 6
    if table.depth:
        observe_part_in_runs(table, seat, seen, at)
    seen[at + 3] = total_score(table, seat)
    return at + 4


def observe_part_in_runs(table: Runs, seat: int, seen: MutableSequence[int], at: int) -> None:
    """What a seat has to do with the cards that are being resolved."""
    run = table.runs[table.depth - 1]
    seen[at] = run[RUN_SEAT] == seat
    for level in range(table.depth):
        seen[at + 1] += table.runs[level][RUN_SEAT] == seat
    seen[at + 2] = run[RUN_FIGURE] == seat


# -- stretches of the row -----------------------------------------------------------------


def count_cards(pile: bytearray, size: int, seen: MutableSequence[int], at: int) -> int:
    """How many of each card are in a pile, added to what is there; where the next part begins."""
    for number in range(size):
        seen[at + pile[number]] += 1
    return at + CARDS


def count_troops(table: Runs, colour: int, seen: MutableSequence[int], at: int) -> int:
    """How many troops of a colour are at each place; where the next part begins."""
    for site in range(SITES):
        seen[at + site] = table.troops[site][colour]
    return add_members(table.lines[colour], SPACES, seen, at + SITES)


def add_members(members: int, size: int, seen: MutableSequence[int], at: int) -> int:
    """1 for each member of a set, added to what is there; where the next part begins."""
    for member in range(size):
        seen[at + member] += members >> member & 1
    return at + size
