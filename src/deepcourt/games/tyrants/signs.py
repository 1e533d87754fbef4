"""What a card does as a short line of signs, made from its program."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from . import grammar as g

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

RESOURCES: dict[g.Resource, SignId] = {
    g.Resource.POWER: "power",
    g.Resource.INFLUENCE: "influence",
    g.Resource.POINTS: "vp",
}
COSTS: dict[g.Cost, SignId] = {
    g.Cost.RETURN_SPY: "home",
    g.Cost.RETURN_SPIES: "home",
    g.Cost.DEVOUR_FROM_HAND: "devour",
    g.Cost.DEVOUR_FROM_CIRCLE: "devour",
    g.Cost.DEVOUR_THIS: "devour",
    g.Cost.DISCARD: "discard",
}
DEEDS: dict[g.Deed, SignId] = {
    g.Deed.DEVOUR_MARKET: "devour",
    g.Deed.SWAP_WITH_MARKET: "devour",
    g.Deed.PROMOTE_TOP: "promote",
    g.Deed.PROMOTE_THIS: "promote",
    g.Deed.PROMOTE_DISCARDED: "promote",
    g.Deed.PROMOTE_THIS_OR_HELD: "promote",
    g.Deed.PROMOTE_INSTEAD: "promote",
    g.Deed.DISCARD_DECK: "discard",
    g.Deed.PLAY_FROM_CIRCLE: "focus",
    g.Deed.SELL_DEVOURED: "recruit",
    g.Deed.RETURN_TO_SUPPLY: "home",
}


def effect_signs(program: g.Program) -> list[Mark]:
    """An effect in signs."""
    return [mark for clause in program.clauses for mark in clause_signs(clause)]


def clause_signs(clause: g.Clause) -> list[Mark]:
    match clause:
        case g.Choose(times, options):
            marks: list[Mark] = [] if times == 1 else [{"mark": f"{times}×"}]
            for number, option in enumerate(options):
                marks += [{"mark": "/"}] if number else []
                marks += effect_signs(option)
            return marks
        case g.Pay(cost, body):
            return [{"sign": COSTS[cost]}, {"mark": "›"}, *effect_signs(body.program)]
        case g.Focus(_, body):
            return [{"when": [{"sign": "focus"}, *effect_signs(body.program)]}]
        case g.If(_, body) | g.AtEnd(body) | g.WhenDiscarded(body):
            return [{"when": effect_signs(body.program)}]
        case g.Static():
            return []
        case _:
            return [action_sign(clause)]


def action_sign(action: g.Action) -> Sign:
    match action:
        case g.Gain(count, resource):
            return {"sign": RESOURCES[resource], "count": str(count)}
        case g.GainPer(g.Resource.POINTS):
            return {"sign": "vp", "count": "+"}
        case g.GainPer(resource):
            return {"sign": RESOURCES[resource], "count": "1"}
        case g.Draw(amount):
            return counted("draw", amount)
        case g.Deploy(count):
            return counted("deploy", g.Amount(count))
        case g.Assassinate(amount, white):
            return of_troops(counted("assassinate", amount), white)
        case g.Supplant(count, white):
            return of_troops(counted("supplant", g.Amount(count)), white)
        case g.Move(amount):
            return counted("move", amount)
        case g.Return(amount):
            return counted("home", amount)
        case g.PlaceSpies(count):
            return counted("spy", g.Amount(count))
        case g.Promote(amount):
            return counted("promote", amount)
        case g.RecruitFree() | g.PlayFromMarket():
            return {"sign": "recruit"}
        case g.TakeOutcasts():
            return {"sign": "outcast"}
        case g.Discard():
            return {"sign": "discard"}
        case g.Redeploy():
            return {"sign": "deploy"}
        case g.Do(deed):
            return {"sign": DEEDS[deed]}


def counted(sign: SignId, amount: g.Amount) -> Sign:
    if amount.per is not None:
        return {"sign": sign, "count": "×"}
    if amount.count is None or amount.count == 1:
        return {"sign": sign}
    return {"sign": sign, "count": str(amount.count)}


def of_troops(sign: Sign, white: bool) -> Sign:
    return {**sign, "white": True} if white else sign
