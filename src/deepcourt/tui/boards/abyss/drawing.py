"""The whole table of Abyss, laid out to fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ...lines import Block, beside
from .border import border
from .court import court
from .places import locations
from .seats import hand, seat
from .sight import Sight
from .track import council, threat, under_way

HALF = 48  # a player beside another needs so many columns


@dataclass(frozen=True)
class Spacing:
    """How much room each part takes."""

    court: int  # columns of lords; in a single one they show their powers
    abreast: int  # opponents beside each other
    lines: int  # for each opponent
    airy: bool = False  # empty lines between the parts
    headed: bool = True  # whether the Court has a heading, with the lords left in the deck
    border: int = 2  # columns of leviathans


SPACINGS = (
    Spacing(court=1, abreast=1, lines=2, airy=True),
    Spacing(court=1, abreast=1, lines=2),
    Spacing(court=1, abreast=1, lines=2, headed=False),
    Spacing(court=1, abreast=2, lines=3),
    Spacing(court=1, abreast=2, lines=3, headed=False),
    Spacing(court=2, abreast=1, lines=2),
    Spacing(court=2, abreast=2, lines=3),
    Spacing(court=2, abreast=2, lines=2),
    Spacing(court=3, abreast=2, lines=2, border=3),
    Spacing(court=3, abreast=2, lines=2, headed=False, border=3),
)


class TableDrawing:
    """A scene, ready to be drawn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.drawn: dict[tuple[Callable[..., Block], *tuple[Any, ...]], Block] = {}

    def draw(self, width: int, height: int) -> Block:
        """The table, in the roomiest way that the size allows."""
        for spacing in SPACINGS:
            table = self.spaced(spacing, width)
            if len(table) <= height:
                break
        return table

    def part(self, draw: Callable[..., Block], *args: Any) -> Block:
        """A part of the table, which several spacings may share."""
        if (draw, *args) not in self.drawn:
            self.drawn[draw, *args] = draw(self.sight, *args)
        return self.drawn[draw, *args]

    def spaced(self, spacing: Spacing, width: int) -> Block:
        parts = list(self.parts(spacing, width))
        if not spacing.airy:
            return [line for part in parts for line in part]
        return [line for part in parts for line in (*part, Text())][:-1]

    def parts(self, spacing: Spacing, width: int) -> Iterator[Block]:
        yield self.part(court, width, spacing.court, spacing.headed)
        shared = [*self.part(under_way, width, not spacing.headed), *self.part(council, width)]
        if self.sight.view["border"] is None:
            yield [*shared, *self.part(threat, width), *self.part(locations, width)]
        else:
            yield [*shared, *self.part(locations, width)]
            yield self.part(border, width, spacing.border)
        yield self.opponents(spacing, width)
        mine = self.part(seat, self.sight.scene.viewer, width, 2)
        yield [*mine, *self.part(hand, width)]

    def opponents(self, spacing: Spacing, width: int) -> Block:
        """The other players, in the order in which they play after the viewer."""
        scene = self.sight.scene
        players = len(scene.players)
        others = [(scene.viewer + step) % players for step in range(1, players)]
        abreast = max(min(spacing.abreast, width // HALF), 1)
        each = (width - 2 * (abreast - 1)) // abreast
        lines: Block = []
        for first in range(0, len(others), abreast):
            row = others[first : first + abreast]
            blocks = [(self.part(seat, one, each, spacing.lines), each) for one in row]
            lines += beside(blocks, gap=2)
        return lines
