"""What an event moves on the table: pieces from place to place, and what else changes in a view.

Whoever shows a game event by event, as the browser does, learns from here where a piece comes from
and where it goes, and gets from the view before an action to the view after it without the rules.

Every text may hold names in braces: an argument of the event (`{seat}`), a figure of the card that
an argument names (`{lord.guild}`), something of the view (`{view.active}`), or `{next}`, the seat
after that of the event. A path leads through a view: `seats.{seat}.pearls`. In a list,
`[lord={lord}]` is the entry with that lord, `[=citadel]` the one that is this, `[{spot}]` the one
with that number, from one on, and `[last]` the last one; `#` after an entry is its index. A path
that leads nowhere, such as to a hidden hand, changes nothing.

A `when` names what a step depends on: what stands in braces elsewhere, without them, and the value
that it must have, or several, one of which it must have. All of its conditions must hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any

Plain = str | int | bool | None
Value = Plain | Sequence[Plain] | Mapping[str, Plain]
When = Mapping[str, Plain | Sequence[Plain]]


@dataclass(frozen=True)
class Place:
    """Where pieces lie: its names on the board, and the paths to what a view tells of it.

    In names and paths, `{of}` is whose or which place it is, `{it}` the piece, `{number}` where
    the piece lies in a list or comes to lie there, from one on, and `{index}` the same from zero.
    """

    at: str = ""  # its name on the board; none if a piece is not seen there
    mine: str | None = None  # its name for the viewer's own seat, where the pieces lie open
    arrival: str = ""  # where a piece arrives, if not `at`
    into: bool = False  # a piece that arrives `at` there becomes part of what is shown already
    stacked: bool = False  # equal pieces that lie open are shown as one

    cards: str = ""  # a list of the pieces
    entry: Mapping[str, Plain] | None = None  # of that list, if an entry is more than the piece
    fresh: Mapping[str, Value] | None = None  # what else an entry holds to begin with
    spent: Mapping[str, Plain] | None = None  # what an entry becomes that otherwise would go
    space: str = ""  # the number of a new piece in the list: what lay there or beyond is gone
    count: str = ""  # how many there are
    tally: str = ""  # how many of each piece
    slots: str = ""  # a list with None where nothing lies
    single: str = ""  # the only piece that can lie there


@dataclass(frozen=True)
class Move:
    """Pieces go from a place to another, such as `hand of {seat}`; each may be nowhere.

    Of several sources it is the first where the piece lies, else the last.
    """

    piece: str  # the noun that says which piece, or a piece that is like all others
    source: str | Sequence[str] | None
    target: str | None
    it: str = ""  # which piece, if not the argument that is called as the noun
    times: str = ""  # how many, if not one
    every: bool = False  # all that lie there, or all that are `it`
    counted: bool = False  # they are part of the counts already
    stays: bool = False  # in the source, too
    seen: bool = True  # they are shown on their way
    when: When | None = None


@dataclass(frozen=True)
class Assign:
    """Fields of the view become what is said here, all at once."""

    assign: Mapping[str, Value]
    when: When | None = None


@dataclass(frozen=True)
class Add:
    """Counts of the view change by so much; none falls below zero."""

    add: Mapping[str, str | int]
    when: When | None = None


@dataclass(frozen=True)
class First:
    """The first of these whose `when` holds."""

    first: Sequence[Move | Assign | Add]


Step = Move | Assign | Add | First
Steps = Mapping[str, Sequence[Step]]  # by the kind of an event


@dataclass(frozen=True)
class Motion:
    """What moves in a game: its places, and by the kind of an event, what it does to the view and
    of which places on the board it speaks; without an entry here it speaks of its seat."""

    places: Mapping[str, Place]
    steps: Steps
    about: Mapping[str, Sequence[str]]


def plain(value: Any) -> Any:
    """As plain JSON, without what is as usual."""
    if is_dataclass(value):
        return {
            field.name: plain(one)
            for field in fields(value)
            if (one := getattr(value, field.name)) != field.default or field.default is MISSING
        }
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value
