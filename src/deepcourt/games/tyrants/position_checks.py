"""Whether what a position says is being decided can be decided there.

The compiled rules trust their table, so a position is checked completely before it is played on:
what waits must be able to wait, and every number that an instruction will use must mean something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ...core.errors import InvalidPosition
from . import constants as c
from .board import SITE_IDS, SITE_TABLE, whites
from .cards import CARD, CARD_TABLE
from .programs import CODE, ENTRY, ROUTINES, Instruction, length
from .rules import Tyrants
from .view import layout_of
from .words import DECISION_KINDS, DecisionOfCard

Run = dict[str, Any]

# Those that count how often they are still to be done.
COUNTED = (
    c.DO_DEPLOY, c.DO_ASSASSINATE, c.DO_SUPPLANT, c.DO_MOVE, c.DO_RETURN, c.DO_PLACE_SPY,
    c.DO_PROMOTE, c.DO_RECRUIT_FREE,
)  # fmt: skip
BORROWING = {c.DO_PLAY_MARKET: c.IN_MARKET, c.DO_PLAY_CIRCLE: c.IN_CIRCLE}
REMOVING = (
    c.DO_SWAP_WITH_MARKET, c.DO_DEVOUR_MARKET, c.DO_PROMOTE_THIS, c.DO_PROMOTE_ANY,
    c.DO_RETURN_TO_SUPPLY,
)  # fmt: skip


def asked_by(kind: int) -> tuple[int, ...]:
    """The instructions that ask for a decision; none for what is not up to a card."""
    one = DECISION_KINDS[kind]
    return one.asked_by if isinstance(one, DecisionOfCard) else ()


def demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise InvalidPosition(complaint)


def check_moment(game: Tyrants) -> None:
    *waiting, (kind, seat) = game.frame_stack()
    check_table(game)
    check_played(game)
    check_open(game, kind == c.ORDER or (c.CLOSE, game.active) in waiting)
    if game.over:
        check_end(game, waiting, kind)
        return
    demand((kind == c.START) == (game.round == 0), "table.round: does not fit the decision")
    if DECISION_KINDS[kind].alone:
        demand(not waiting and not game.depth, "decisions: nothing waits for this")
        demand(seat == game.active, "decisions: only the active player decides this")
    else:
        check_stack(game, waiting, kind)
        check_question(game, kind, seat)
    if kind == c.START:
        check_start(game)
    if kind == c.ORDER:
        several = len({*game.end_effects()}) > 1
        demand(several, "table.end_effects: their order does not matter")


# -- the table ----------------------------------------------------------------------------


def check_table(game: Tyrants) -> None:
    """What is always true."""
    seats = range(game.players)
    for seat in seats:
        held = len(game.hand_cards(seat)) + (game.played_size if seat == game.active else 0)
        demand(held <= c.MOST_DRAWN, f"table.seats[{seat}].hand: more than can be drawn")
        demand(not game.hall_of(seat)[seat], f"table.seats[{seat}].hall: nobody kills their own")
    no_deck = game.market_size == 0
    at_end = no_deck or game.round == c.LONGEST_GAME
    at_end = at_end or any(game.barracks_of(seat) == 0 for seat in seats)
    demand(game.last_round or not at_end, "table.last_round: the end has come")
    demand(no_deck or c.NO_CARD not in game.row_cards(), "table.row: an empty slot is filled")
    paid = game.paid_sites()
    for site in layout_of(game).markers if game.round else ():
        due = game.controller_of(site) == game.active
        demand(site in paid or not due, f"table.paid: {SITE_IDS[site]} has to be")
    demand(not game.ghost or sells_devoured(game), "table.ghost: no card has done that")


def sells_devoured(game: Tyrants) -> bool:
    return any(
        instruction.op == c.DO_SELL_DEVOURED
        for card, _ in game.played_cards()
        for instruction in CODE[ENTRY[card] : ENTRY[card] + length(ENTRY[card])]
    )


def check_played(game: Tyrants) -> None:
    """Cards played from elsewhere follow what plays them; effects wait once for each reason."""
    played = game.played_cards()
    for (before, _), (card, lies) in pairwise([(c.NO_CARD, c.GONE), *played]):
        if lies in (c.IN_MARKET, c.IN_CIRCLE):
            demand(lies in borrows(before), f"table.played: {CARD.ids[card]} came from a hand")
    slots = [number for number, (_, lies) in enumerate(played) if lies == c.IN_MARKET]
    if slots or game.borrowed != c.NO_SLOT:
        fits = len(slots) == 1 and game.borrowed != c.NO_SLOT
        fits = fits and game.row_cards()[game.borrowed] == played[slots[0]][0]
        fits = fits and any(run["played"] == slots[0] for run in game.all_runs()[1:])
        demand(fits, "table.borrowed: no card of the row is being played")
    waiting = Counter(game.waiting_effects())
    for (code, number), count in waiting.items():
        parts = ROUTINES[played[number][0]].items()
        most = sum(part.startswith("end") and start == code for part, start in parts)
        demand(count <= most, "table.end_effects: too many of a card")
    twice = waiting.total() - len({number for _, number in waiting})
    demand(twice <= 1, "table.end_effects: only one card has two")


def check_open(game: Tyrants, turn_ends: bool) -> None:
    """Which of equal cards was promoted can be open only where some are, while a turn ends."""
    copies = Counter(card for card, _ in game.played_cards())
    for card, lies in game.played_cards():
        fits = lies != c.EITHER or (turn_ends and copies[card] > 1)
        demand(fits, f"table.played: where {CARD.ids[card]} lies is not open")


def borrows(card: int) -> set[int]:
    """Where a card plays another one from."""
    if card == c.NO_CARD:
        return set()
    code = CODE[ENTRY[card] : ENTRY[card] + length(ENTRY[card])]
    return {BORROWING[instruction.op] for instruction in code if instruction.op in BORROWING}


def check_rest(game: Tyrants) -> None:
    """No turn is under way."""
    demand(not game.depth, "table.resolving: no card is being resolved")
    demand(not game.played_size, "table.played: no turn is under way")
    demand(not game.power and not game.influence, "table: no turn is under way")


def check_end(game: Tyrants, waiting: list[tuple[int, int]], kind: int) -> None:
    last = (game.first - 1) % game.players
    ended = game.last_round and game.round > 0 and game.active == last
    demand(ended and not waiting and kind in (c.TURN, c.CLOSE), "over: the game goes on")
    check_rest(game)


def check_start(game: Tyrants) -> None:
    """Everything stands where it is put at first; who had a turn to start has started."""
    check_rest(game)
    started = [
        (game.first + offset) % game.players
        for offset in range((game.active - game.first) % game.players)
    ]
    places = layout_of(game).places
    for place in places:
        *troops, white = game.troops_at(place)
        is_start = place < c.SITES and SITE_TABLE[place].is_start
        fits = white == whites(place) and sum(troops) <= int(is_start)
        demand(fits, "table.troops: not as they are at the start")
    for seat in range(game.players):
        standing = sum(game.troops_at(place)[seat] for place in places)
        fits = standing == int(seat in started) and not any(game.hall_of(seat))
        fits = fits and game.spies_of(seat) == c.SPIES
        demand(fits, f"table.seats[{seat}]: not as it is at the start")


# -- what waits ---------------------------------------------------------------------------


def check_stack(game: Tyrants, waiting: list[tuple[int, int]], kind: int) -> None:
    """The turn or its end, then every card that waits for another one."""
    runs = game.all_runs()
    demand(bool(runs) and bool(asked_by(kind)), "decisions: no card asks for this")
    expected = [(c.RESOLVE, run["seat"]) for run in runs[:-1]]
    fits = waiting[1:] == expected and waiting[:1] in (
        [(c.TURN, game.active)],
        [(c.CLOSE, game.active)],
    )
    demand(fits, "decisions: expected the turn or its end, and each card that waits")
    in_turn = waiting[0][0] == c.TURN
    check_first(game, runs[0], in_turn)
    for number in range(1, len(runs)):
        check_child(game, runs[number - 1], runs[number], number)
    for number, run in enumerate(runs):
        check_run(game, run, f"table.resolving[{number}]")
        if number < len(runs) - 1:
            demand(run["figure"] == c.NO_COLOUR, f"table.resolving[{number}].figure: not moved yet")
    last = max(run["played"] for run in runs if run["played"] != c.NOT_PLAYED)
    demand(not in_turn or last == game.played_size - 1, "table.resolving: not the last card")
    for (seat, card), count in Counter(
        (run["seat"], run["card"]) for run in runs if run["played"] == c.NOT_PLAYED
    ).items():
        lying = game.discarded_cards(seat).count(card)
        demand(count <= lying, f"table.seats[{seat}].discard: {CARD.ids[card]} was discarded")


def check_first(game: Tyrants, run: Run, in_turn: bool) -> None:
    """The card that was played, or an effect at the end of the turn."""
    fits = run["played"] != c.NOT_PLAYED and run["seat"] == game.active
    demand(fits and run["forcer"] == c.NO_SEAT, "table.resolving[0]: not the active player's")
    part = "play" if in_turn else "end"
    demand(is_within(run, part), "table.resolving[0].part: does not fit the turn")
    card, lies = game.played_cards()[run["played"]]
    demand(card == run["card"], "table.resolving[0].played: another card")
    at_its_place = lies == c.IN_PLAY or (lies == c.GONE and was_removed(run))
    demand(at_its_place or not in_turn, "table.resolving[0]: the card has left the play area")


def check_child(game: Tyrants, parent: Run, run: Run, number: int) -> None:
    path = f"table.resolving[{number}]"
    if run["played"] == c.NOT_PLAYED:
        demand(is_within(run, "reaction"), f"{path}.part: expected a reaction")
        demand(has_forced_discard(parent), f"{path}: nobody had to discard")
        fits = run["seat"] != parent["seat"] and run["forcer"] == parent["seat"]
        demand(fits, f"{path}.forcer: expected who caused it")
        return
    op = CODE[parent["code"]].op
    fits = op in BORROWING and parent["left"] == 1 and parent["from"] == run["played"]
    fits = fits and run["played"] == parent["played"] + 1 and run["seat"] == parent["seat"]
    demand(fits, f"{path}: no card has played this one")
    fits = is_within(run, "play") and run["forcer"] == c.NO_SEAT
    card, lies = game.played_cards()[run["played"]]
    fits = fits and card == run["card"] and (lies == BORROWING[op] or was_removed(run))
    if op == c.DO_PLAY_MARKET:
        cost = CARD_TABLE[card].cost
        fits = fits and cost is not None and cost <= CODE[parent["code"]].limit
    demand(fits and lies in (BORROWING[op], c.GONE), f"{path}.played: cannot be played from there")
    in_circle = lies != c.IN_CIRCLE or card in game.circle_cards(game.active)
    demand(in_circle, f"{path}.played: does not lie in the inner circle")


def is_within(run: Run, part: str) -> bool:
    """Whether a run is in such a part of its card."""
    return any(
        start <= run["code"] < start + length(start)
        for name, start in ROUTINES[run["card"]].items()
        if name.startswith(part)
    )


def was_removed(run: Run) -> bool:
    """Whether the card may have moved itself elsewhere by now."""
    return any(
        instruction.op in REMOVING
        or (instruction.op == c.DO_PAY and instruction.what in (c.PAY_THIS, c.PAY_CIRCLE))
        for instruction in CODE[ENTRY[run["card"]] : run["code"]]
    )


def has_forced_discard(run: Run) -> bool:
    """Whether a run waits for what a discard brought; it has already counted that one."""
    instruction = CODE[run["code"]]
    if instruction.op == c.DO_DISCARD:
        return instruction.what == c.EACH_OPPONENT and run["left"] > 0
    return CODE[run["code"] - 1].op == c.DO_DISCARD and not run["left"]


# -- what is remembered -------------------------------------------------------------------


def times_inside() -> list[int]:
    """How often the choice is made that an instruction belongs to, 0 for one outside."""
    found = [0] * len(CODE)
    for address, instruction in enumerate(CODE):
        if instruction.op == c.DO_CHOOSE:
            for inside in range(address, instruction.jump):
                found[inside] = instruction.count
    return found


TIMES = times_inside()


def check_run(game: Tyrants, run: Run, path: str) -> None:
    """Every field of a run says something about this table."""
    sites = (c.NO_SITE, *layout_of(game).sites)
    demand({run["site"], run["anchor"], *run["returned"]} <= {*sites}, f"{path}: not in play")
    demand({*run["deployed"]} <= {*layout_of(game).places}, f"{path}.deployed: not in play")
    others = [seat for seat in range(game.players) if seat != run["seat"]]
    demand(run["victim"] in (*others, c.WHITE, c.NO_COLOUR), f"{path}.victim: not an enemy")
    demand((run["victim"] == c.NO_COLOUR) == (not run["kills"]), f"{path}.kills: whom?")
    demand(run["anchor"] == c.NO_SITE or bool(run["kills"]), f"{path}.anchor: nobody was killed")
    demand(run["whom"] in (*others, c.NO_SEAT), f"{path}.whom: not another player")
    demand(run["forcer"] in (*others, c.NO_SEAT), f"{path}.forcer: not another player")
    times = TIMES[run["code"]]
    demand(min(times, 1) <= run["times"] <= times, f"{path}.times: does not fit the step")
    least, most = limits(game, run)
    demand(least <= run["left"] <= most, f"{path}.left: does not fit the step")
    instruction = CODE[run["code"]]
    if run["returned"]:
        paying = instruction.op == c.DO_PAY and instruction.what == c.PAY_SPIES
        fits = paying or visits_returned(instruction)
        fits = fits and len(run["returned"]) <= game.spies_of(run["seat"])
        fits = fits and len({*run["returned"]}) == len(run["returned"])
        demand(
            fits and c.NO_SITE not in run["returned"], f"{path}.returned: they did not come back"
        )


def visits_returned(instruction: Instruction) -> bool:
    return instruction.op == c.DO_SUPPLANT and instruction.where == c.RETURNED_SITES


def limits(game: Tyrants, run: Run) -> tuple[int, int]:
    """How often the instruction of a run can still be to be done."""
    instruction = CODE[run["code"]]
    if visits_returned(instruction):
        return 1, len(run["returned"])
    if instruction.op in COUNTED:
        return 1, instruction.count if instruction.per == c.ONCE else c.SITES
    if instruction.op == c.DO_DISCARD:
        return 0, game.players - 1 if instruction.what == c.EACH_OPPONENT else 1
    if instruction.op == c.DO_REDEPLOY:
        return 0, instruction.count
    return 0, int(instruction.op in BORROWING)


# -- the question -------------------------------------------------------------------------


def victim(game: Tyrants, run: Run) -> int:
    """Who has to discard."""
    if CODE[run["code"]].what == c.EACH_OPPONENT:
        return int((run["seat"] + game.players - run["left"]) % game.players)
    return int(run["whom"])


def can_be_put(game: Tyrants, run: Run) -> bool:
    """A troop that was lifted from somewhere on the map."""
    colour = run["figure"]
    if colour in (run["seat"], c.NO_COLOUR):
        return False
    return bool(game.troops_at(run["from"])[colour])


def can_be_redeployed(game: Tyrants, run: Run) -> bool:
    """A trophy that was taken out of a hall."""
    instruction = CODE[run["code"]]
    owner, colour = run["from"], run["figure"]
    if owner >= game.players or colour == c.NO_COLOUR or not run["left"]:
        return False
    if (instruction.limit and owner != run["whom"]) or (instruction.what and colour != c.WHITE):
        return False
    return bool(game.hall_of(owner)[colour])


def asks_for_player(_: Tyrants, run: Run) -> bool:
    instruction = CODE[run["code"]]
    if run["left"]:
        return False
    if instruction.op == c.DO_REDEPLOY:
        asked = run["whom"] == c.NO_SEAT and run["site"] != c.NO_SITE
        return bool(instruction.limit) and asked
    return instruction.what == c.CHOSEN_OPPONENT


def has_to_discard(game: Tyrants, run: Run) -> bool:
    instruction = CODE[run["code"]]
    seat = victim(game, run)
    if not run["left"] or seat == c.NO_SEAT:
        return False
    if instruction.where == c.WITH_TROOP_THERE:
        site = run["site"]
        if site == c.NO_SITE or not game.troops_at(site)[seat]:
            return False
    return len(game.hand_cards(seat)) > instruction.limit


# What the present question needs besides its instruction.
NEEDS: dict[int, Callable[[Tyrants, Run], bool]] = {
    c.FOCUS: lambda game, run: bool(game.hand_cards(run["seat"])),
    c.DEPLOY: lambda game, run: game.barracks_of(run["seat"]) > 0,
    c.PUT: can_be_put,
    c.PLACE_SPY: lambda game, run: game.spies_of(run["seat"]) > 0,
    c.RECALL: lambda game, run: game.spies_of(run["seat"]) == 0,
    c.PLAYER: asks_for_player,
    c.DISCARD: has_to_discard,
    c.TROPHY: lambda _, run: (
        run["left"] > 0 and (run["whom"] != c.NO_SEAT or not CODE[run["code"]].limit)
    ),
    c.REDEPLOY: can_be_redeployed,
    c.PLAY_MARKET: lambda game, run: run["left"] == 0,
    c.PLAY_CIRCLE: lambda game, run: run["left"] == 0,
}


def check_question(game: Tyrants, kind: int, seat: int) -> None:
    """The last run asks this, and there is something to choose from."""
    run = game.present_run()
    decision = game.title.decisions[kind]
    fits = CODE[run["code"]].op in asked_by(kind) and (kind not in NEEDS or NEEDS[kind](game, run))
    demand(fits, f"decisions: nothing here asks for {decision!r}")
    moved = run["figure"] == c.NO_COLOUR or kind in (c.PUT, c.REDEPLOY)
    demand(moved, f"decisions: a troop has to be put before {decision!r}")
    decides = victim(game, run) if kind == c.DISCARD else run["seat"]
    demand(seat == decides, f"decisions: seat {seat} does not decide this")
    chosen = [action for action in game.legal_actions() if action != c.PASS]
    demand(bool(chosen) or kind == c.FOCUS, "decisions: there is nothing to choose from")
