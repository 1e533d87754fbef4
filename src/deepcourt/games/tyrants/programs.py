"""The programs of the cards as flat code: a list of instructions that one interpreter runs.

A body that waits (for the end of the turn, for a forced discard) is a routine of its own; equal
bodies are the same routine, which is how the interpreter sees that their order does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import codes as c
from . import grammar as g
from .cards import CARDS, PROGRAMS
from .facts import MOST_HELD

ASPECT_NUMBER = {aspect: number for number, aspect in enumerate(g.Aspect)}
RESOURCES = {
    g.Resource.POWER: c.POWER,
    g.Resource.INFLUENCE: c.INFLUENCE,
    g.Resource.POINTS: c.POINTS,
}
METRICS = {
    None: c.ONCE,
    g.Metric.WHITE_TROPHIES: c.WHITE_TROPHIES,
    g.Metric.PLAYER_TROPHIES: c.PLAYER_TROPHIES,
    g.Metric.TROPHIES: c.TROPHIES,
    g.Metric.INNER_CIRCLE: c.CIRCLE_CARDS,
    g.Metric.SITES: c.CONTROLLED_SITES,
    g.Metric.TOTAL_SITES: c.TOTAL_SITES,
    g.Metric.MARKERS: c.HELD_MARKERS,
    g.Metric.KILLS: c.KILLS,
    g.Metric.SPIES: c.PLACED_SPIES,
}
COSTS = {
    g.Cost.RETURN_SPY: c.PAY_SPY,
    g.Cost.RETURN_SPIES: c.PAY_SPIES,
    g.Cost.DEVOUR_FROM_HAND: c.PAY_HAND,
    g.Cost.DEVOUR_FROM_CIRCLE: c.PAY_CIRCLE,
    g.Cost.DEVOUR_THIS: c.PAY_THIS,
    g.Cost.DISCARD: c.PAY_DISCARD,
}
COST_IDS = {
    c.PAY_SPY: "return-spy",
    c.PAY_SPIES: "return-spies",
    c.PAY_HAND: "devour-from-hand",
    c.PAY_CIRCLE: "devour-from-circle",
    c.PAY_THIS: "devour-this",
    c.PAY_DISCARD: "discard",
}
CONDITIONS = {
    g.Circumstance.OTHERS_TROOP: c.DO_IF_TROOP,
    g.Circumstance.OTHERS_SPY: c.DO_IF_SPY,
    g.Circumstance.OTHERS_LOSS: c.DO_IF_LOSS,
}
PLACES = {
    g.Place.PRESENCE: c.WITH_PRESENCE,
    g.Place.ANYWHERE: c.ANYWHERE,
    g.Place.THAT_SITE: c.THAT_SITE,
    g.Place.ONE_SITE: c.ONE_SITE,
    g.Place.RETURNED: c.RETURNED_SITES,
}
PIECES = {
    g.Pieces.OTHERS: c.OTHERS_PIECES,
    g.Pieces.SPY: c.ENEMY_SPY,
    g.Pieces.ANYBODYS: c.ANY_PIECES,
}
PLAYERS = {
    g.Who.YOU: c.YOU,
    g.Who.EACH: c.EACH_OPPONENT,
    g.Who.CHOSEN: c.CHOSEN_OPPONENT,
    g.Who.THAT_PLAYER: c.THAT_PLAYER,
    g.Who.THAT_OPPONENT: c.THAT_OPPONENT,
}
TROOPS = {
    None: 0,
    g.Troop.AT_THAT_SITE: c.WITH_TROOP_THERE,
    g.Troop.ADJACENT: c.WITH_TROOP_ADJACENT,
}
DEEDS = {
    g.Deed.DEVOUR_MARKET: c.DO_DEVOUR_MARKET,
    g.Deed.SWAP_WITH_MARKET: c.DO_SWAP_WITH_MARKET,
    g.Deed.PROMOTE_TOP: c.DO_PROMOTE_TOP,
    g.Deed.PROMOTE_THIS: c.DO_PROMOTE_THIS,
    g.Deed.PROMOTE_DISCARDED: c.DO_PROMOTE_DISCARDED,
    g.Deed.PROMOTE_THIS_OR_HELD: c.DO_PROMOTE_ANY,
    g.Deed.PROMOTE_INSTEAD: c.DO_PROMOTE_INSTEAD,
    g.Deed.DISCARD_DECK: c.DO_DISCARD_DECK,
    g.Deed.PLAY_FROM_CIRCLE: c.DO_PLAY_CIRCLE,
    g.Deed.SELL_DEVOURED: c.DO_SELL_DEVOURED,
    g.Deed.RETURN_TO_SUPPLY: c.DO_RETURN_TO_SUPPLY,
}
MAY = {g.Deed.DEVOUR_MARKET, g.Deed.PROMOTE_INSTEAD}


@dataclass
class Instruction:
    """What to do (`op`), and the numbers that it needs."""

    op: int
    count: int = 0  # how often, or how many
    per: int = c.ONCE  # as many as of this are counted; for a gain, `count` of it bring one
    what: int = 0  # resource, troops, pieces, cards, players, cost
    where: int = 0
    may: bool = False  # it can be declined, as a whole or half-way
    limit: int = 0  # the highest cost; more cards than this in hand
    jump: int = 0  # where to go on if it does not happen; the options of a choice


CODE = [Instruction(c.DO_END)]  # a program at 0 does nothing
_routines: dict[g.Program, int] = {}


def routine(program: g.Program) -> int:
    """The address of a program of its own."""
    if program not in _routines:
        address = len(CODE)
        _routines[program] = address
        waiting = append(program)
        CODE.append(Instruction(c.DO_END))
        for instruction, body in waiting:
            instruction.jump = routine(body.program)
    return _routines[program]


def append(program: g.Program) -> list[tuple[Instruction, g.Body]]:
    """Write the clauses; the bodies that become routines of their own are returned."""
    return [found for clause in program.clauses for found in append_clause(clause)]


def append_clause(clause: g.Clause) -> list[tuple[Instruction, g.Body]]:
    match clause:
        case g.WhenDiscarded() | g.Static():
            return []
        case g.Choose(times, options):
            return append_choice(times, options)
        case g.Pay(cost, body):
            return append_guarded(Instruction(c.DO_PAY, what=COSTS[cost], may=True), body)
        case g.Focus(aspect, body):
            number = ASPECT_NUMBER[aspect]
            return append_guarded(Instruction(c.DO_FOCUS, what=number, may=True), body)
        case g.If(g.AtLeast(count, metric), body):
            return append_guarded(Instruction(c.DO_IF_COUNT, count, METRICS[metric]), body)
        case g.If(g.Circumstance() as circumstance, body):
            return append_guarded(Instruction(CONDITIONS[circumstance]), body)
        case g.AtEnd(body):
            CODE.append(Instruction(c.DO_AT_END))
            return [(CODE[-1], body)]
    CODE.append(action(clause))
    return []


def append_guarded(guard: Instruction, body: g.Body) -> list[tuple[Instruction, g.Body]]:
    CODE.append(guard)
    waiting = append(body.program)
    guard.jump = len(CODE)
    return waiting


def append_choice(times: int, options: tuple[g.Program, ...]) -> list[tuple[Instruction, g.Body]]:
    """The choice is followed by one instruction for each option, which only says where it is.

    Each option ends with a jump back to the choice, which knows how often it is still to be made.
    """
    choice = len(CODE)
    CODE.append(Instruction(c.DO_CHOOSE, times, what=len(options)))
    CODE.extend(Instruction(c.DO_END) for _ in options)
    waiting = []
    for number, option in enumerate(options, 1):
        CODE[choice + number].jump = len(CODE)
        waiting += append(option)
        CODE.append(Instruction(c.DO_AGAIN, jump=choice))
    CODE[choice].jump = len(CODE)
    return waiting


def action(clause: g.Clause) -> Instruction:
    match clause:
        case g.Gain(count, resource):
            return Instruction(c.DO_GAIN, count, what=RESOURCES[resource])
        case g.GainPer(resource, every, metric):
            return Instruction(c.DO_GAIN, every, METRICS[metric], RESOURCES[resource])
        case g.Draw(amount):
            return several(c.DO_DRAW, amount)
        case g.Deploy(count):
            return Instruction(c.DO_DEPLOY, count)
        case g.Assassinate(amount, white, place):
            return several(c.DO_ASSASSINATE, amount, int(white), PLACES[place])
        case g.Supplant(count, white, place):
            return Instruction(c.DO_SUPPLANT, count, what=int(white), where=PLACES[place])
        case g.Move(amount):
            return several(c.DO_MOVE, amount)
        case g.Return(amount, pieces):
            return several(c.DO_RETURN, amount, PIECES[pieces])
        case g.PlaceSpies(count):
            return Instruction(c.DO_PLACE_SPY, count)
        case g.Promote(amount, aspect, creature):
            which = c.UNDEAD_CARDS if creature else cards_of(aspect)
            return several(c.DO_PROMOTE, amount, which)
        case g.RecruitFree(amount, aspect, highest_cost):
            found = several(c.DO_RECRUIT_FREE, amount, cards_of(aspect))
            found.limit = highest_cost
            return found
        case g.TakeOutcasts(players, count):
            return meaning(c.DO_TAKE_OUTCASTS, players, count)
        case g.Discard(players, count):
            return meaning(c.DO_DISCARD, players, count)
        case g.Redeploy(amount, white, hall, place):
            found = several(c.DO_REDEPLOY, amount, int(white), PLACES[place])
            found.limit = int(hall == g.Hall.THAT_PLAYERS)
            return found
        case g.PlayFromMarket(highest_cost):
            return Instruction(c.DO_PLAY_MARKET, limit=highest_cost)
        case g.Do(deed):
            return Instruction(DEEDS[deed], may=deed in MAY)
    raise TypeError(f"{clause!r} is no action")


def several(op: int, amount: g.Amount, what: int = 0, where: int = 0) -> Instruction:
    count = MOST_HELD if amount.count is None else amount.count
    may = amount.up_to or amount.count is None
    return Instruction(op, count, METRICS[amount.per], what, where, may)


def cards_of(aspect: g.Aspect | None) -> int:
    return c.ANY_CARD if aspect is None else ASPECT_NUMBER[aspect]


def meaning(op: int, players: g.Players, count: int) -> Instruction:
    more = players.more_cards_than or 0
    return Instruction(
        op, count, what=PLAYERS[players.who], where=TROOPS[players.troop], limit=more
    )


def reaction(program: g.Program) -> int:
    """What answers a discard that an opponent forced."""
    for clause in program.clauses:
        if isinstance(clause, g.WhenDiscarded):
            return routine(clause.body.program)
    return 0


ENTRY = [routine(program) for program in PROGRAMS]
REACTION = [reaction(program) for program in PROGRAMS]
CODE_SIZE = len(CODE)


# -- addresses in words, for positions ------------------------------------------------------


def waiting_routines(start: int) -> list[int]:
    """The routines that a program keeps for the end of the turn."""
    found = []
    address = start
    while CODE[address].op != c.DO_END or is_option(address):
        if CODE[address].op == c.DO_AT_END:
            found.append(CODE[address].jump)
        address += 1
    return found


def is_option(address: int) -> bool:
    """Whether this only says where an option is."""
    return CODE[address].jump != 0


def routines_of(card: int) -> dict[str, int]:
    """The parts of a card's program by their names."""
    parts = {"play": ENTRY[card]}
    for number, address in enumerate(waiting_routines(ENTRY[card]), 1):
        parts[f"end-{number}"] = address
    if REACTION[card]:
        parts["reaction"] = REACTION[card]
    return parts


def length(address: int) -> int:
    """How many instructions a routine has, its end included."""
    end = address
    while CODE[end].op != c.DO_END or is_option(end):
        end += 1
    return end - address + 1


ROUTINES = [routines_of(card) for card in range(CARDS)]
