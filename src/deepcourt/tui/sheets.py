"""Score sheets side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.game import Game
from . import palette
from .boards import Board
from .lines import Block, aside, flow, text, wrapped
from .seats import Player

WIDEST = 32
NARROWEST = 18
FURTHER = 3  # indent of a label that goes on in a second line


def score_sheets(
    game: Game, board: Board, players: Sequence[Player], reader: int | None, width: int
) -> Block:
    """The score sheets of all players as the reader knows them, as if the game ended now."""
    seats = game.view(reader)["seats"]
    each = min(max((width - 2 * len(seats)) // len(seats), NARROWEST), WIDEST)
    blocks = [
        [
            text((player.name_for(seat == reader, board.words), f"bold {palette.TEXT}")),
            text(("─" * each, palette.LINE)),
        ]
        for seat, player in enumerate(players)
    ]
    for row in zip(*(seat["sheet"] for seat in seats), strict=True):
        entries = [
            entry(line, board, each, seat.get("complete", True))
            for line, seat in zip(row, seats, strict=True)
        ]
        most = max(len(lines) for lines in entries)
        for block, lines in zip(blocks, entries, strict=True):
            block.extend([*lines, *[Text()] * (most - len(lines))])
    for block, seat in zip(blocks, seats, strict=True):
        key = "sheet-total" if seat.get("complete", True) else "sheet-total-least"
        total = points(board.words.say(key), seat["score"], each, f"bold {palette.TEXT}")
        block.extend([text(("─" * each, palette.LINE)), *total])
    return [text(" ", line) for line in flow([(block, each) for block in blocks], width - 1)]


def entry(line: Mapping[str, Any], board: Board, width: int, complete: bool) -> Block:
    """A line of a sheet, and its parts; what counts but is hidden from the reader is a "?"."""
    parts = (points("  " + label(part, board), part["points"], width) for part in line["parts"])
    hidden = not complete and line["points"] == 0 and line["args"].get("count")
    own = points(label(line, board), None if hidden else line["points"], width, palette.TEXT)
    return [*own, *(row for part in parts for row in part)]


def label(line: Mapping[str, Any], board: Board) -> str:
    named = board.title.named(line["args"], board.words.language)
    said = board.words.say(f"score-{line['id']}", **named)
    return said[:1].upper() + said[1:]


def points(what: str, count: int | None, width: int, style: str = palette.SECOND) -> Block:
    """What counts, in as many lines as it takes, and how much, at the end of the last one."""
    shown = "?" if count is None else str(count).replace("-", "−")
    number = text((f" {shown}", palette.GOLD if count else palette.FAINT))
    *above, last = wrapped(text((what, style)), width - number.cell_len, FURTHER)
    return [*above, aside(last, number, width)]


def ranking(game: Game, board: Board, players: Sequence[Player], reader: int | None) -> Block:
    """Who came where, first place first."""
    places = game.ranking()
    scores = game.scores()
    return [
        text(
            (f" {places[seat]}  ", f"bold {palette.GOLD}"),
            (players[seat].name_for(seat == reader, board.words), f"bold {palette.TEXT}"),
            (f"  {board.words.say('sheet-points', points=scores[seat])}", palette.SECOND),
        )
        for seat in sorted(range(game.players), key=lambda one: places[one])
    ]
