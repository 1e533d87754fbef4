"""The analysis that a record may carry: what it looks like, and whether it fits its record.

`docs/record-format.md` describes it; `bots.analysis` makes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from .documents import Reader
from .errors import MalformedRecord
from .game import Game

if TYPE_CHECKING:
    from .records import Record

FORMAT = "deepcourt-analysis"
VERSION = 1
DIGITS = 4  # of a chance
NEARLY = 0.001  # by which rounded chances may miss a sum
MOST_BEST = 3
MOST_TURNS = 8
LEAST_LOSS = 0.04  # of a decision that turned the game


class Choice(TypedDict):
    """An action, and the chance to win with it."""

    action: str
    chance: float


class Moment(Choice):
    """A decision, judged by what the seat that made it could know, and what was chosen."""

    number: int  # of actions before it
    seat: int
    chances: list[float]  # of all seats before it; they add up to 1
    best: list[Choice]


class Analysis(TypedDict):
    """What was found out about the decisions of a finished game."""

    format: str
    version: int
    moments: list[Moment]
    end: list[float]
    turns: list[int]  # the numbers of the moments where most was lost, the worst first


def judged(record: Record) -> Iterator[tuple[int, Game, int]]:
    """The decisions that left a choice: their number, the game before them, the action chosen.

    The same game object walks along.
    """
    for number, (game, action) in enumerate(record.steps()):
        if len(game.legal_actions()) > 1:
            yield number, game, action


def loss(moment: dict[str, Any]) -> float:
    """What a decision cost whoever made it, in chances of winning."""
    best: float = moment["best"][0]["chance"]
    chance: float = moment["chance"]
    return round(best - chance, DIGITS)


def turning_points(moments: Sequence[dict[str, Any]]) -> list[int]:
    """The numbers of the decisions that cost most, the worst first."""
    turns = [moment for moment in moments if loss(moment) >= LEAST_LOSS]
    turns.sort(key=lambda moment: (-loss(moment), moment["number"]))
    return [moment["number"] for moment in turns[:MOST_TURNS]]


def outcome(game: Game) -> list[float]:
    """Who won a game that is over: 1, or equal parts for those who share it."""
    places = game.ranking()
    return [round((place == 1) / places.count(1), DIGITS) for place in places]


# -- checked ------------------------------------------------------------------------------


def checked(document: object, record: Record) -> dict[str, Any]:
    """The document if it is an analysis of this record; `MalformedRecord` if it is not."""
    reader = Reader(document, MalformedRecord, "analysis")
    reader.check_header(FORMAT, VERSION)
    reader.fields("format", "version", "moments", "end", "turns")
    if not record.game.over:
        raise MalformedRecord("analysis: the game is not over")
    expected = list(judged_notations(record))
    moments = reader["moments"].items(len(expected), len(expected))
    for moment, (number, seat, action, legal) in zip(moments, expected, strict=True):
        expect(moment["number"], number)
        expect(moment["seat"], seat)
        expect(moment["action"], action)
        check_moment(moment, record.players, seat, legal)
    end = reader["end"]
    if [chance(one) for one in end.items(record.players, record.players)] != outcome(record.game):
        raise end.complain("what these actions lead to")
    expect(reader["turns"], turning_points(reader["moments"].value))
    return reader.mapping()


def judged_notations(record: Record) -> Iterator[tuple[int, int, str, set[str]]]:
    """Of every decision that left a choice: number, seat, what was chosen and what could be."""
    for number, game, action in judged(record):
        legal = {game.notation(one) for one in game.legal_actions()}
        yield number, game.seat, game.notation(action), legal


def check_moment(moment: Reader, players: int, seat: int, legal: set[str]) -> None:
    moment.fields("number", "seat", "chances", "action", "chance", "best")
    chances = [chance(one) for one in moment["chances"].items(players, players)]
    if abs(sum(chances) - 1) > NEARLY:
        raise moment["chances"].complain("chances that add up to 1")
    best = []
    seen: set[str] = set()
    for one in moment["best"].items(1, MOST_BEST):
        action = one.fields("action", "chance")["action"]
        if action.text() not in legal - seen:
            raise action.complain("another action that is legal there")
        seen.add(action.text())
        best.append(chance(one["chance"]))
    if best != sorted(best, reverse=True):
        raise moment["best"].complain("the best action first")
    if chance(moment["chance"]) > best[0]:
        raise moment["chance"].complain("no better chance than that of the best action")
    if abs(chances[seat] - best[0]) > NEARLY:
        raise moment["chances"].complain("the best action's chance for the seat that decides")


def expect(reader: Reader, value: object) -> None:
    """Check what follows from the record; true is not 1 here."""
    if repr(reader.value) != repr(value):
        raise reader.complain(repr(value))


def chance(reader: Reader) -> float:
    value = reader.value
    if type(value) not in (int, float) or not 0 <= value <= 1:
        raise reader.complain("a chance from 0 to 1")
    return float(value)
