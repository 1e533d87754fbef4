"""Score sheets side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..core.game import Game
from ..core.titles import ScoreLine
from . import palette
from .boards import Board
from .lines import Block, aside, flow, text, wrapped
from .seats import Player

WIDEST = 32
NARROWEST = 22
FURTHER = 3  # indent of a label that goes on in a second line


def score_sheets(
    game: Game, board: Board, players: Sequence[Player], reader: int | None, width: int
) -> Block:
    """The score sheets of all players, as if the game ended now."""
    sheets = [game.score_sheet(seat) for seat in range(game.players)]
    each = min(max((width - 2 * len(sheets)) // len(sheets), NARROWEST), WIDEST)
    blocks = [
        [
            text((player.name_for(seat == reader, board.words), f"bold {palette.TEXT}")),
            text(("─" * each, palette.LINE)),
        ]
        for seat, player in enumerate(players)
    ]
    for row in zip(*sheets, strict=True):
        entries = [entry(line, board, each) for line in row]
        most = max(len(lines) for lines in entries)
        for block, lines in zip(blocks, entries, strict=True):
            block.extend([*lines, *[Text()] * (most - len(lines))])
    for block, score in zip(blocks, game.scores(), strict=True):
        total = points(board.words.say("sheet-total"), score, each, f"bold {palette.TEXT}")
        block.extend([text(("─" * each, palette.LINE)), *total])
    return [text(" ", line) for line in flow([(block, each) for block in blocks], width - 1)]


def entry(line: ScoreLine, board: Board, width: int) -> Block:
    """A line of a sheet, and its parts."""
    parts = (points("  " + label(part, board), part.points, width) for part in line.parts)
    own = points(label(line, board), line.points, width, palette.TEXT)
    return [*own, *(row for part in parts for row in part)]


def label(line: ScoreLine, board: Board) -> str:
    return board.words.say(f"score-{line.id}", **board.title.named(line.args, board.words.language))


def points(what: str, count: int, width: int, style: str = palette.SECOND) -> Block:
    """What counts, in as many lines as it takes, and how much, at the end of the last one."""
    number = text((f" {count}", palette.GOLD if count else palette.FAINT))
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
