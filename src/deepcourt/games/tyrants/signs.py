"""What a card does as a short line of signs, made from its program."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from .grammar import (
    Action,
    Amount,
    Assassinate,
    AtEnd,
    Choose,
    Clause,
    Cost,
    Deed,
    Deploy,
    Discard,
    Do,
    Draw,
    Focus,
    Gain,
    GainPer,
    If,
    Move,
    Pay,
    PlaceSpies,
    PlayFromMarket,
    Program,
    Promote,
    RecruitFree,
    Redeploy,
    Resource,
    Return,
    Static,
    Supplant,
    TakeOutcasts,
    WhenDiscarded,
)

SignId = Literal[
    "power", "influence", "vp", "assassinate", "supplant", "deploy", "move", "home", "spy", "draw",
    "discard", "promote", "devour", "recruit", "outcast", "focus",
]  # fmt: skip


class Sign(TypedDict):
    """A sign, with a count unless that is one, and for white troops only."""

    sign: SignId
    count: NotRequired[str]
    white: NotRequired[Literal[True]]


class Between(TypedDict):
    """A mark between signs: "/" between options, "›" after a price, "3×" for three times."""

    mark: str


class Sometimes(TypedDict):
    """Signs that hold only at times: at the end of the turn, with focus, on a condition."""

    when: list[Mark]


Mark = Sign | Between | Sometimes

RESOURCES: dict[Resource, SignId] = {
    Resource.POWER: "power",
    Resource.INFLUENCE: "influence",
    Resource.POINTS: "vp",
}
COSTS: dict[Cost, SignId] = {
    Cost.RETURN_SPY: "home",
    Cost.RETURN_SPIES: "home",
    Cost.DEVOUR_FROM_HAND: "devour",
    Cost.DEVOUR_FROM_CIRCLE: "devour",
    Cost.DEVOUR_THIS: "devour",
    Cost.DISCARD: "discard",
}
DEEDS: dict[Deed, SignId] = {
    Deed.DEVOUR_MARKET: "devour",
    Deed.SWAP_WITH_MARKET: "devour",
    Deed.PROMOTE_TOP: "promote",
    Deed.PROMOTE_THIS: "promote",
    Deed.PROMOTE_DISCARDED: "promote",
    Deed.PROMOTE_THIS_OR_HELD: "promote",
    Deed.PROMOTE_INSTEAD: "promote",
    Deed.DISCARD_DECK: "discard",
    Deed.PLAY_FROM_CIRCLE: "focus",
    Deed.SELL_DEVOURED: "recruit",
    Deed.RETURN_TO_SUPPLY: "home",
}


def effect_signs(program: Program) -> list[Mark]:
    """An effect in signs."""
    return [mark for clause in program.clauses for mark in clause_signs(clause)]


def clause_signs(clause: Clause) -> list[Mark]:
    match clause:
        case Choose(times, options):
            marks: list[Mark] = [] if times == 1 else [{"mark": f"{times}×"}]
            for number, option in enumerate(options):
                marks += [{"mark": "/"}] if number else []
                marks += effect_signs(option)
            return marks
        case Pay(cost, body):
            return [{"sign": COSTS[cost]}, {"mark": "›"}, *effect_signs(body.program)]
        case Focus(_, body):
            return [{"when": [{"sign": "focus"}, *effect_signs(body.program)]}]
        case If(_, body) | AtEnd(body) | WhenDiscarded(body):
            return [{"when": effect_signs(body.program)}]
        case Static():
            return []
        case _:
            return [action_sign(clause)]


def action_sign(action: Action) -> Sign:
    match action:
        case Gain(count, resource):
            return {"sign": RESOURCES[resource], "count": str(count)}
        case GainPer(Resource.POINTS):
            return {"sign": "vp", "count": "+"}
        case GainPer(resource):
            return {"sign": RESOURCES[resource], "count": "1"}
        case Draw(amount):
            return counted("draw", amount)
        case Deploy(count):
            return counted("deploy", Amount(count))
        case Assassinate(amount, white):
            return of_troops(counted("assassinate", amount), white)
        case Supplant(count, white):
            return of_troops(counted("supplant", Amount(count)), white)
        case Move(amount):
            return counted("move", amount)
        case Return(amount):
            return counted("home", amount)
        case PlaceSpies(count):
            return counted("spy", Amount(count))
        case Promote(amount):
            return counted("promote", amount)
        case RecruitFree() | PlayFromMarket():
            return {"sign": "recruit"}
        case TakeOutcasts():
            return {"sign": "outcast"}
        case Discard():
            return {"sign": "discard"}
        case Redeploy():
            return {"sign": "deploy"}
        case Do(deed):
            return {"sign": DEEDS[deed]}


def counted(sign: SignId, amount: Amount) -> Sign:
    if amount.per is not None:
        return {"sign": sign, "count": "×"}
    if amount.count is None or amount.count == 1:
        return {"sign": sign}
    return {"sign": sign, "count": str(amount.count)}


def of_troops(sign: Sign, white: bool) -> Sign:
    return {**sign, "white": True} if white else sign
