"""The whole table of Tyrants, laid out to fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from ...lines import Block, beside
from . import market
from .chart import chart, gazetteer, span
from .seats import cards, seat
from .sight import Sight

HALF = 48  # a player beside another needs so many columns
GAP = 2
TALL = 25  # rows from which the texts of the market are shown


@dataclass(frozen=True)
class Spacing:
    """How much room each part takes."""

    abreast: int  # players beside each other
    told: bool = False  # whether the cards of the market show their texts
    airy: bool = False  # empty lines between the parts
    tight: bool = False  # everybody in halves of lines, my cards in a single one


SPACINGS = (
    Spacing(abreast=1, told=True, airy=True),
    Spacing(abreast=1, told=True),
    Spacing(abreast=1, airy=True),
    Spacing(abreast=1),
    Spacing(abreast=2),
    Spacing(abreast=2, tight=True),
)


class TableDrawing:
    """A scene, ready to be drawn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @cached_property
    def chart(self) -> Block:
        """The map, which several spacings share."""
        return chart(self.sight)

    def draw(self, width: int, height: int) -> Block:
        """The table, in the roomiest way that the size allows."""
        for spacing in SPACINGS:
            if spacing.told and height < TALL:
                continue
            parts = list(self.parts(spacing, width))
            lines = [line for part in parts for line in (*part, *[Text()] * spacing.airy)]
            table = lines[:-1] if spacing.airy else lines
            if len(table) <= height:
                break
        return table

    def parts(self, spacing: Spacing, width: int) -> Iterator[Block]:
        yield from self.land(spacing, width)
        yield self.players(spacing, width)
        yield cards(self.sight, width, spacing.tight)

    def land(self, spacing: Spacing, width: int) -> Iterator[Block]:
        """The map and the market, which stands beside the map if there is room."""
        first, end = span(self.sight)
        room = width - (end - first) - GAP
        if end - first > width:
            yield gazetteer(self.sight, width)
        elif spacing.told or room < market.NARROWEST:
            yield self.chart
        else:
            goods = (market.beside_map(self.sight, room), room)
            yield beside([(self.chart, end - first), goods], GAP)
            return
        yield (
            market.told(self.sight, width) if spacing.told else market.below_map(self.sight, width)
        )

    def players(self, spacing: Spacing, width: int) -> Block:
        """The others in the order in which they play after the viewer, and the viewer last."""
        viewer = self.sight.scene.viewer
        count = len(self.sight.scene.players)
        order = [(viewer + step) % count for step in range(1, count + 1)]
        last = [] if spacing.tight else [order.pop()]
        abreast = max(min(spacing.abreast, width // HALF), 1)
        each = (width - GAP * (abreast - 1)) // abreast
        lines: Block = []
        for at in range(0, len(order), abreast):
            row = order[at : at + abreast]
            lines += beside([(seat(self.sight, one, each), each) for one in row], GAP)
        return [*lines, *(line for one in last for line in seat(self.sight, one, width))]
