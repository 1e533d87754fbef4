"""The signs of Tyrants: every house and aspect has a colour and a shape, never a colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ....games.tyrants.board import WHITE_ID
from ... import palette
from ...lines import text


@dataclass(frozen=True)
class SignKind:
    """How a house or an aspect is drawn."""

    colour: str
    sign: str


HOUSES = {
    "flame": SignKind(palette.AMBER, "▲"),
    "spider": SignKind(palette.SILVER, "✱"),
    "blade": SignKind(palette.RED, "†"),
    "eye": SignKind(palette.BLUE, "◉"),
}
TROOPS = {**HOUSES, WHITE_ID: SignKind(palette.TEXT, "□")}
ASPECTS = {
    "ambition": SignKind(palette.GOLD, "♔"),
    "conquest": SignKind(palette.RED, "⚑"),
    "malice": SignKind(palette.VIOLET, "☠"),
    "guile": SignKind(palette.GREEN, "☾"),
    "obedience": SignKind(palette.SECOND, "▪"),
}
NO_ASPECT = SignKind(palette.FAINT, "·")

FREE = ("·", palette.FAINT)  # room for a troop
SPY = ("^", palette.SECOND)
MARKER = ("☼", palette.GOLD)
TOTAL = ("★", palette.GOLD)
TOTAL_MARKER = ("✹", palette.GOLD)
POWER = ("✦", palette.RED)
INFLUENCE = ("❖", palette.VIOLET)
TROPHY = ("⚔", palette.SECOND)
CIRCLE = ("◎", palette.GOLD)
CARD = ("▯", palette.SECOND)
TOKEN = ("✧", palette.GOLD)
FRESH = ("▸", palette.ACT)
WAITS = ("↷", palette.SECOND)  # an effect at the end of the turn


def house_sign(house: str) -> Text:
    kind = HOUSES[house]
    return text((kind.sign, kind.colour))


def troop_sign(troop: str | None) -> Text:
    """A troop, or the room for one."""
    if troop is None:
        return text(FREE)
    kind = TROOPS[troop]
    return text((kind.sign, f"bold {kind.colour}"))


def troops_of(troops: Mapping[str, int]) -> list[str]:
    """All troops of a place, in the order of the houses, white last."""
    return [troop for troop in TROOPS for _ in range(troops.get(troop, 0))]


def slots(troops: Mapping[str, int], spaces: int) -> Text:
    """The spaces of a site: troops, then what is free."""
    held = troops_of(troops)
    return Text().join(troop_sign(one) for one in (*held, *[None] * (spaces - len(held))))


def spies(houses: Iterable[str]) -> Text:
    """The spies at a site."""
    signs = Text().join(house_sign(house) for house in houses)
    return text(SPY, signs) if signs else Text()


def counted(sign: tuple[str, str], count: int) -> Text:
    """A sign and how many there are of it."""
    return text(sign, (str(count), palette.TEXT if count else palette.FAINT))


def trophies(hall: Mapping[str, int], roomy: bool) -> Text:
    """The troops in a trophy hall: whose they were, and if there is room how many in all."""
    each = Text().join(
        text(troop_sign(troop), (str(hall[troop]), palette.TEXT))
        for troop in TROOPS
        if hall.get(troop)
    )
    if roomy or not each:
        return text(counted(TROPHY, sum(hall.values())), " " if each else "", each)
    return text(TROPHY, each)


# -- cards ------------------------------------------------------------------------------


def aspect(card: Mapping[str, Any]) -> SignKind:
    return ASPECTS[card["aspect"]] if card["aspect"] else NO_ASPECT


def aspect_sign(card: Mapping[str, Any]) -> Text:
    kind = aspect(card)
    return text((kind.sign, kind.colour))


def cost(card: Mapping[str, Any]) -> Text:
    """What a card costs; nothing buys one without a cost."""
    return text(("–" if card["cost"] is None else str(card["cost"]), f"bold {palette.TEXT}"))


def worth(card: Mapping[str, Any]) -> Text:
    """The points of a card: in the deck, and in the inner circle."""
    points = str(card["points"]).replace("-", "−")
    return text((f"{points}/{card['inner_points']}", palette.GOLD))
