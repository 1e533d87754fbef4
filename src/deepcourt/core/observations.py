"""The layout of an observation: what a seat sees of a game, as a row of whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Part:
    """A named stretch of an observation, with a label for each of its numbers."""

    name: str
    labels: tuple[str, ...]
    meaning: str  # what one of its numbers says

    @property
    def size(self) -> int:
        return len(self.labels)


def part(name: str, meaning: str, labels: Iterable[object] = ("",)) -> Part:
    """A part with a number for each label; with one number if there are none."""
    return Part(name, tuple(map(str, labels)), meaning)


@dataclass(frozen=True)
class Layout:
    """The parts of an observation in their order: those of the table, then those of every seat,
    the one that looks first and the others as they sit behind it."""

    table: tuple[Part, ...]
    seat: tuple[Part, ...]
    players: int

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All parts; those of seats are named `seat0.…` (the one that looks), `seat1.…`, …"""
        seats = (
            Part(f"seat{behind}.{one.name}", one.labels, one.meaning)
            for behind in range(self.players)
            for one in self.seat
        )
        return (*self.table, *seats)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(one.size for one in self.parts)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each part lies, by its name."""
        return dict(self._places())

    def _places(self) -> Iterator[tuple[str, slice]]:
        at = 0
        for one in self.parts:
            yield one.name, slice(at, at + one.size)
            at += one.size

    def labels(self) -> list[str]:
        """A name for each number: its part, and its label if the part has several."""
        return [
            f"{one.name}.{label}" if label else one.name
            for one in self.parts
            for label in one.labels
        ]
