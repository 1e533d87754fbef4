"""Curves of chances in characters: a band of blocks for each, so that no colour is needed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

BLOCKS = " ▁▂▃▄▅▆▇█"
STEPS = len(BLOCKS) - 1  # of one character


def band(chances: Sequence[float], rows: int) -> list[str]:
    """Chances from left to right as a band of so many rows; not even a chance of 0 vanishes."""
    heights = [max(1, round(chance * rows * STEPS)) for chance in chances]
    return [
        "".join(BLOCKS[min(max(height - row * STEPS, 0), STEPS)] for height in heights)
        for row in reversed(range(rows))
    ]


def along(numbers: Sequence[int], values: Sequence[float], last: int, width: int) -> list[float]:
    """For each column the value that holds there: the one of the last number up to it.

    The columns go from 0 to the number `last`; `numbers` rise.
    """
    reached = (column * last // max(width - 1, 1) for column in range(width))
    return [values[max(bisect_right(numbers, number) - 1, 0)] for number in reached]


def calmed(chances: Sequence[float], reach: int) -> list[float]:
    """Each chance as the mean of those up to so far before and after it."""
    around = (chances[max(i - reach, 0) : i + reach + 1] for i in range(len(chances)))
    return [sum(near) / len(near) for near in around]


def column_of(number: int, last: int, width: int) -> int:
    """The first column that has reached a number."""
    return min(-(-number * (width - 1) // max(last, 1)), width - 1)


def marked(marks: Sequence[tuple[int, str]], width: int) -> str:
    """A line with letters at their columns; where two would meet, one stands to the right."""
    line = [" "] * width
    for column, letter in sorted(marks):
        free = (one for one in range(column, width) if line[one] == " ")
        before = (one for one in reversed(range(column)) if line[one] == " ")
        line[next(free, next(before, column))] = letter
    return "".join(line).rstrip()
