"""Cells of a table: beside a label, in as many lines as they take, or in one with short names."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence

from rich.text import Text

from ..lines import Block, fit

LABEL_WIDTH = 13
SHORTEST_NAME = 4
LONGEST_NAME = 30
LONG_ENOUGH_TO_DOT = 8  # a name cut shorter than this loses no letter to an ellipsis


def packed(
    label: Text, cells: Sequence[Text], width: int, gap: int = 2, indent: int = LABEL_WIDTH
) -> Block:
    """Cells one after the other beside a label, and below as far as they need it."""
    lines = [fit(label, indent)]
    for cell in cells:
        if lines[-1].cell_len > indent and lines[-1].cell_len + cell.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(cell)
        lines[-1].append(" " * gap)
    for line in lines:
        line.rstrip()
    return [fit(line, width) for line in lines]


def shortened(cells: Callable[[int], list[Text]], width: int) -> Text:
    """Cells in one line, with names as long as there is room for."""

    def too_long(most: int) -> bool:
        return Text(" ").join(cells(most)).cell_len > width

    most = bisect(range(SHORTEST_NAME + 1, LONGEST_NAME + 1), False, key=too_long) + SHORTEST_NAME
    airy = Text("  ").join(cells(most))
    return airy if airy.cell_len <= width else fit(Text(" ").join(cells(most)), width)


def clipped(name: str, most: int) -> str:
    """A name of at most so many letters."""
    if len(name) <= most:
        return name
    if most < LONG_ENOUGH_TO_DOT:
        return name[:most].rstrip()
    return name[: most - 1].rstrip() + "…"
