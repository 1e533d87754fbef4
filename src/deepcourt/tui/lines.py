"""Blocks of styled lines, and how to put them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from . import palette

Block = list[Text]

# While lines are broken, private letters stand for the spaces at which none may break
HARD = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "\ue000\ue001")
SOFT = str.maketrans("\ue000\ue001\ue002", "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE} ")

_measure = Console(width=10_000, color_system=None)


def text(*parts: tuple[str, str] | str | Text) -> Text:
    """A line from plain strings, (string, style) pairs and other lines."""
    return Text.assemble(*parts)


def fit(line: Text, width: int) -> Text:
    """The line at exactly that width: padded, or cut with an ellipsis."""
    line = line.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return line


def aside(left: Text, right: Text, width: int) -> Text:
    """One line with something at its left and something at its right end."""
    room = width - right.cell_len
    return text(fit(left, room), right)


def beside(blocks: Sequence[tuple[Block, int]], gap: int = 0) -> Block:
    """Blocks next to each other, each with its width."""
    height = max((len(block) for block, _ in blocks), default=0)
    return [
        Text(" " * gap).join(
            fit(block[row] if row < len(block) else Text(), width) for block, width in blocks
        )
        for row in range(height)
    ]


def unbroken(name: str) -> str:
    """A name, as long as it was, that `wrapped` leaves in one piece and as it was."""
    return name.replace(" ", "\ue002")


def wrapped(line: Text, width: int, indent: int = 0) -> Block:
    """A paragraph as lines; all but the first are indented. Hard spaces do not break."""
    line = line.copy()
    line.plain = line.plain.translate(HARD)
    first, *rest = line.wrap(_measure, width) or [Text()]
    lines = [first]
    if rest:
        tail = line[len(first.plain.rstrip()) :]
        tail = tail[len(tail.plain) - len(tail.plain.lstrip()) :]
        hanging = tail.wrap(_measure, max(width - indent, 8))
        lines += (text(" " * indent, one) for one in hanging)
    for one in lines:
        one.plain = one.plain.translate(SOFT).rstrip()
    return lines


def rule(width: int, left: Text | None = None, right: Text | None = None) -> Text:
    """A line across, with a word at its left or right."""
    head = text(("── ", palette.LINE), left, " ") if left else Text()
    tail = text(" ", right, (" ──", palette.LINE)) if right else Text()
    room = width - head.cell_len - tail.cell_len
    return fit(text(head, ("─" * max(room, 0), palette.LINE), tail), width)


def columns(cells: Sequence[Text], width: int, rows: int, gap: int = 3) -> Block | None:
    """Cells down the columns of a grid of at most so many rows; None if they do not fit."""
    if not cells:
        return []
    for count in range(1, len(cells) + 1):
        height = -(-len(cells) // count)
        if height > rows or (count > 1 and -(-len(cells) // (count - 1)) == height):
            continue
        stacks = [cells[i : i + height] for i in range(0, len(cells), height)]
        widths = [max(cell.cell_len for cell in stack) for stack in stacks]
        if sum(widths) + gap * (len(widths) - 1) > width:
            return None
        return beside([(list(s), w) for s, w in zip(stacks, widths, strict=True)], gap)
    return None


def flow(blocks: Iterable[tuple[Block, int]], width: int, gap: int = 2) -> Block:
    """Blocks next to each other as far as the width allows, then below."""
    return [line for band in bands(blocks, width, gap) for line in beside(band, gap)]


def room_beside(blocks: Iterable[tuple[Block, int]], width: int, gap: int = 2) -> int:
    """The width that is left next to the last of the blocks."""
    return width - sum(wide + gap for _, wide in bands(blocks, width, gap)[-1])


def bands(
    blocks: Iterable[tuple[Block, int]], width: int, gap: int
) -> list[list[tuple[Block, int]]]:
    """Which blocks lie next to each other."""
    found: list[list[tuple[Block, int]]] = []
    used = 0
    for block, wide in blocks:
        if found and used + gap + wide <= width:
            found[-1].append((block, wide))
            used += gap + wide
        else:
            found.append([(block, wide)])
            used = wide
    return found
