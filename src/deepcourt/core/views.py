"""Types of what `view` and `score_sheet` tell, as far as all games have it in common.

A game's own documents are in its `documents.py`. There an id is `Annotated[str, LORD]`: a string
for Python, and one of the ids of that noun for the browser and the tests.
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from .vocabulary import Value


class Every:
    """Marks a mapping by ids that has an entry for every id of its noun."""


EVERY = Every()


class ScoreDocument(TypedDict):
    """A line of a score sheet: the message `score-<id>` and its parts."""

    id: str
    points: int
    args: dict[str, Value]
    parts: list[ScoreDocument]


class DecisionDocument(TypedDict):
    """What a game asks of a seat; the actions only where that seat is the viewer."""

    kind: str
    seat: int
    actions: NotRequired[list[str]]


class SeatScore(TypedDict):
    """What the view of a seat has in every game."""

    score: int
    sheet: list[ScoreDocument]


class ViewDocument(TypedDict):
    """What the views of all games have in common."""

    game: str
    players: int
    viewer: int | None
    over: bool
    decision: DecisionDocument | None
    seats: list[SeatScore]
