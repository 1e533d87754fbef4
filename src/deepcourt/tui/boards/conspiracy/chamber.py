"""A senate chamber: the inverted pyramid of fifteen spots, rows of 5, 4, 3, 2, 1."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import Block, fit, text
from . import signs

ROWS = ((1, 2, 3, 4, 5), (6, 7, 8, 9), (10, 11, 12), (13, 14), (15,))
FIRST_NOTED_ROW = 3  # from here the corners beside a row have room for notes


@dataclass(frozen=True)
class Size:
    """How large a chamber is drawn. A spot is `pitch` wide, one column of it the gap before."""

    pitch: int
    numbered: bool = False  # every spot shows its number
    edge: str = ""  # what lies below every row, if anything

    @property
    def width(self) -> int:
        return 5 * self.pitch


SMALL = Size(6)
MIDDLE = Size(8, numbered=True)
FLAT = Size(10, numbered=True)
LARGE = Size(10, numbered=True, edge="▀")
LARGE_WITHOUT_COLOUR = Size(10, numbered=True, edge=" ")


class Chamber:
    """One chamber, ready to be drawn."""

    def __init__(
        self, seat: Mapping[str, Any], fresh: Collection[int], glowing: Collection[int]
    ) -> None:
        self.lords: Sequence[Mapping[str, Any]] = seat["chamber"]
        self.coalition = seat["coalition"] if len(seat["coalition"]) > 1 else []
        self.fresh = fresh  # spots that the last turn filled or changed
        self.glowing = glowing  # spots that the present decision is about
        self.worth = location_points(seat)

    def draw(self, size: Size, left: Sequence[Text], right: Sequence[Text]) -> Block:
        """The chamber; what is to be noted about it stands in the free corners below."""
        lines: Block = []
        for row, spots in enumerate(ROWS):
            corner = row * size.pitch // 2
            for draw in (self.face, self.edge) if size.edge else (self.face,):
                note = len(lines) - FIRST_NOTED_ROW * (2 if size.edge else 1)
                lines.append(
                    text(
                        fit(noted(left, note), corner),
                        *(draw(spot, size) for spot in spots),
                        aligned_right(noted(right, note), corner),
                    )
                )
        return lines

    def face(self, spot: int, size: Size) -> Text:
        """A spot with the gap before it, where a mark shows what is new."""
        width = size.pitch - 1
        ground = self.ground(spot)
        number = f"{spot:2}" if size.numbered else ""
        room = " " if size.pitch > MIDDLE.pitch else ""
        number_style = (
            f"bold {palette.ACT}"
            if spot in self.glowing
            else palette.SECOND
            if spot in self.coalition
            else palette.FAINT
        )
        face = text((number + room, f"{number_style} on {ground}"), self.card(spot, ground))
        face.append(" " * (width - face.cell_len), f"on {ground}")
        return text(("▸" if spot in self.fresh else " ", palette.ACT), face)

    def edge(self, spot: int, size: Size) -> Text:
        """The lower edge of a spot, half a line high."""
        return text(" ", (size.edge * (size.pitch - 1), f"{self.ground(spot)} on {palette.GROUND}"))

    def card(self, spot: int, ground: str) -> Text:
        """What lies on a spot."""
        if spot > len(self.lords):
            style = palette.ACT if spot in self.glowing else palette.LINE
            return text(("  ·", f"{style} on {ground}"))
        lord, location = self.lords[spot - 1]["lord"], self.lords[spot - 1]["location"]
        name, influence = signs.split(lord)
        guild = signs.GUILDS[name]
        member = spot in self.coalition
        shape = guild.full if member else guild.hollow
        style = f"bold {palette.TEXT}" if member else guild.colour
        sign, sign_style = (
            signs.power(lord)
            if location is None
            else (f"{signs.LOCATION}{self.worth[location]}", palette.GOLD)
        )
        return text(
            (f"{shape}{influence}", f"{style} on {ground}"), (sign, f"{sign_style} on {ground}")
        )

    def ground(self, spot: int) -> str:
        if spot > len(self.lords):
            return palette.ACT_GROUND if spot in self.glowing else palette.HOLLOW
        if spot in self.coalition:
            return signs.GUILDS[signs.split(self.lords[spot - 1]["lord"])[0]].ground
        return palette.RAISED


def location_points(seat: Mapping[str, Any]) -> dict[str, int]:
    """The locations that a seat controls, and what each is worth now."""
    return {
        part["args"]["location"]: part["points"]
        for line in seat["sheet"]
        for part in line["parts"]
        if "location" in part["args"]
    }


def noted(notes: Sequence[Text], number: int) -> Text:
    """A note, or nothing where there is none."""
    return notes[number] if 0 <= number < len(notes) else Text()


def aligned_right(note: Text, width: int) -> Text:
    """A note at the right end of a corner, not touching what may follow."""
    note = note.copy()
    note.truncate(max(width - 1, 0), overflow="ellipsis")
    return text(" " * (width - 1 - note.cell_len), note, " " * min(width, 1))
