"""The past summed up: how often a seat has seen an event of each kind."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from copy import copy
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..core.observations import Part, part
from ..core.titles import Title
from ..core.vocabulary import Event, Value


class Tally:
    """How often an event of each kind was about each seat, and last how often about nobody.

    An event is public or private to the seat it is about, so one tally serves all seats:
    whoever looks sees everything but what private kinds count for others.
    """

    def __init__(self, title: Title, players: int) -> None:
        self._title = title
        self._players = players
        self._places = places(title, players)
        self._counts = array("i", bytes(4 * len(self._places)))

    def add(self, events: Iterable[Event]) -> None:
        """Count events."""
        counts, places, nobody = self._counts, self._places, self._players
        for event in events:
            counts[places[event.kind.name, event.args.get("seat", nobody)]] += 1

    def numbers(self, seat: int) -> NDArray[np.int32]:
        """What a seat has seen, in the order of `parts`."""
        return self._seen_by(seat)[order(self._title, self._players, seat)]

    def left_to(self, seat: int) -> Tally:
        """A tally without the private events of the other seats."""
        tally = copy(self)
        tally._counts = array("i", self._seen_by(seat).tobytes())
        return tally

    def _seen_by(self, seat: int) -> NDArray[np.int32]:
        """The counts, 0 for what a seat has not seen."""
        counts = np.frombuffer(self._counts, np.int32)
        return counts * visible(self._title, self._players, seat)

    def copy(self) -> Tally:
        tally = copy(self)
        tally._counts = self._counts[:]
        return tally


@cache
def visible(title: Title, players: int, seat: int) -> NDArray[np.int32]:
    """1 for all counts but those of private events of others."""
    return np.array(
        [
            not kind.private or whose == seat
            for kind in title.events
            for whose in range(players + 1)
        ],
        np.int32,
    )


@cache
def order(title: Title, players: int, seat: int) -> NDArray[np.intp]:
    """Where the counts are that a seat reads, its own first, then those of the seats behind it."""
    seats = [*((seat + behind) % players for behind in range(players)), players]
    rows = np.arange(len(title.events)) * len(seats)
    return np.add.outer(rows, seats).ravel()


@cache
def places(title: Title, players: int) -> dict[tuple[str, Value], int]:
    """Where events are counted, by their kind and the seat they are about; `players`: nobody."""
    seats = range(players + 1)
    return {
        (kind.name, seat): number * len(seats) + seat
        for number, kind in enumerate(title.events)
        for seat in seats
    }


def parts(title: Title, players: int) -> tuple[Part, ...]:
    """What `Tally.numbers` are: a part for every kind of event, with the seats from the one that
    looks on, and last nobody."""
    whose = [*(f"seat{behind}" for behind in range(players)), "nobody"]
    return tuple(
        part(
            f"seen.{kind.name}",
            "how often it has seen such an event, by the seat it is about",
            whose,
        )
        for kind in title.events
    )
