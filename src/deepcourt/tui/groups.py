"""Choices in groups: one below the other, or as short as it must be."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..core.text import Words
from . import palette
from .boards import Group
from .boards.cells import packed
from .lines import Block, text

GAP = 2  # columns between choices
ASIDE = 3  # columns between a group and what belongs to none

Part = tuple[Text, list[Text]]  # a heading, and the cells beside it


def lay_out(groups: Sequence[Group], words: Words, width: int, rows: int) -> Block:
    """Groups one below the other, if that can be done in so many rows.

    Else those of which the table shows all numbers are told in short, the largest first; and if
    that does not help either, all of it is run together.
    """
    parts = [(group.heading, numbered(group)) for group in groups]
    on_table = (at for at, group in enumerate(groups) if group.on_table and len(group.cells) > 1)
    largest_first = sorted(on_table, key=lambda at: -len(groups[at].cells))
    lines = stacked(parts, width)
    for at in largest_first:
        if len(lines) <= rows:
            break
        parts[at] = (groups[at].heading, [in_short(groups[at], words)])
        lines = stacked(parts, width)
    return lines if len(lines) <= rows else run_together(parts, width)


def numbered(group: Group) -> list[Text]:
    """The choices of a group with their numbers."""
    return [text((f"{number} ", f"bold {palette.ACT}"), cell) for number, cell in group.cells]


def in_short(group: Group, words: Words) -> Text:
    """From which number to which the table shows them."""
    first, last = (str(group.cells[end][0]) for end in (0, -1))
    return text((words.say("choices-on-table", first=first, last=last), palette.SECOND))


def stacked(parts: Sequence[Part], width: int) -> Block:
    """Group below group; what has no heading stands behind the one before if it fits."""
    widest = max((heading.cell_len for heading, _ in parts), default=0)
    indent = widest + GAP if widest else 0
    lines: Block = []
    for heading, cells in parts:
        aside = Text(" " * GAP).join(cells)
        if lines and not heading and lines[-1].cell_len + ASIDE + aside.cell_len <= width:
            lines[-1].append_text(text(" " * ASIDE, aside))
            continue
        for line in packed(heading, cells, width, GAP, indent):
            line.rstrip()
            lines.append(line)
    return lines


def run_together(parts: Sequence[Part], width: int) -> Block:
    """One group after the other in the same lines."""
    cells: list[Text] = []
    for heading, (first, *others) in parts:
        cells += [text(heading, " " * GAP, first) if heading else first, *others]
    return packed(Text(), cells, width, GAP, 0)
