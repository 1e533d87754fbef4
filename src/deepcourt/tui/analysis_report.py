"""`deepcourt analyse`: which moves turned a finished game, on one page."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from errno import EISDIR
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..bots import names as bot_names
from ..bots.analysis import analyse, check_finished, decisions_to_judge, loss
from ..core.records import Record
from ..core.text import Words
from . import palette
from .boards import board_of
from .choices import Choices
from .curves import along, band, calmed, column_of, marked
from .frame import WIDEST
from .lines import Block, fit, rule, text
from .progress import counting
from .screen import Screen
from .seats import Player

LETTERS = "abcdefgh"
ROWS = {2: 4, 3: 3}  # of a player's curve, by their number; 2 where there are more
FEWEST_TURNS = 3  # that are shown, however low the terminal is
BELOW = 2  # rows of the terminal below the page
MOST_NAME = 14
NUMBER_WIDTH = 5
PERCENT_WIDTH = 7
GAP = 2
MISTAKES = (("inaccuracies", 0.04), ("mistakes", 0.1), ("blunders", 0.2))  # from which loss


def run_analysis(path: Path, out: Path | None, as_json: bool, again: bool, language: str) -> None:
    """Analyse a record with a progress bar, keep the analysis in it, and show it, or JSON.

    A record that has been analysed is shown as it is, unless it is to be done `again`.
    """
    record = Record.load(path)
    check_finished(record)
    target = out or path
    fresh = again or record.analysis is None
    if fresh or out:
        check_writable(target)
    if fresh:
        record.analysis = analysed(record, Words.of(language))
    if fresh or out:
        record.save(target)
    if as_json:
        Console().print_json(json.dumps(record.analysis))
        return
    screen = Screen()
    report = Report(record, language, screen)
    screen.print(report.page(screen.width, screen.height if screen.interactive else None))
    screen.tell(report.words.say("analysis-replay", path=str(target)))


def analysed(record: Record, words: Words) -> dict[str, Any] | None:
    try:
        with counting(decisions_to_judge(record), words.say("analysis-progress")) as report:
            return analyse(record, report)
    except KeyboardInterrupt:
        Console(stderr=True).print(words.say("analysis-interrupted"))
        raise


def check_writable(target: Path) -> None:
    """What cannot be written is better known before the thinking."""
    if target.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=target.parent):
        pass


class Report:
    """An analysed record on a page."""

    def __init__(self, record: Record, language: str, screen: Screen) -> None:
        assert record.analysis is not None
        self.record = record
        self.moments: list[dict[str, Any]] = record.analysis["moments"]
        self.end: list[float] = record.analysis["end"]
        self.turns: list[int] = record.analysis["turns"]
        self.players = [Player.recorded(name, bot_names()) for name in record.names]
        self.board = board_of(record.title, language, screen.colours)
        self.words = self.board.words

    def page(self, width: int, height: int | None = None) -> Block:
        """The curves, the moves that turned the game, and a line for each player.

        On a terminal of that height the moves are as many as fit.
        """
        width = min(width, WIDEST)
        summary = [self.heading("analysis-players", width), *self.summary(width)]
        if height is not None:
            others = len(("title", "letters", "turns", "headings")) + len(summary) + BELOW
            room = height - others - self.record.players * self.rows
            self.turns = self.turns[: max(room, FEWEST_TURNS)]
        return [
            self.heading("analysis-title", width),
            *self.curves(width),
            self.heading("analysis-turns", width),
            *(self.turn_table(width) or self.calm()),
            *summary,
        ]

    @property
    def rows(self) -> int:
        """The height of a curve."""
        return ROWS.get(self.record.players, 2)

    def heading(self, key: str, width: int) -> Text:
        said = self.words.say(key, game=self.words.say("title"))
        return rule(width, text((said, f"bold {palette.TEXT}")))

    def name(self, seat: int) -> str:
        return self.players[seat].name

    @property
    def name_width(self) -> int:
        widest = max(Text(player.name).cell_len for player in self.players)
        return min(widest, MOST_NAME)

    def percent(self, share: float) -> str:
        return self.words.say("analysis-percent", share=share)

    # -- curves -------------------------------------------------------------------------

    def curves(self, width: int) -> Block:
        """A band for each player, and below them the letters of the moves in the table."""
        room = width - self.name_width - PERCENT_WIDTH - 2 * GAP - 1
        last = len(self.record.actions)
        lines: Block = []
        for seat in range(self.record.players):
            lines += self.curve(seat, room, last)
        letters = [
            (column_of(number, last, room), letter)
            for number, letter in zip(self.turns, LETTERS, strict=False)
        ]
        indent = " " * (self.name_width + GAP + 1)
        return [*lines, text(indent, (marked(letters, room), f"bold {palette.ACT}"))]

    @property
    def reach(self) -> int:
        """How far a curve is calmed: each player judges by what they know, so the more there
        are, the more it would tremble."""
        return 2 * (self.record.players - 2)

    def curve(self, seat: int, width: int, last: int) -> Block:
        numbers = [*(moment["number"] for moment in self.moments), last]
        chances = calmed([moment["chances"][seat] for moment in self.moments], self.reach)
        rows = band(along(numbers, [*chances, self.end[seat]], last, width), self.rows)
        style = palette.SILVER if self.end[seat] > 0 else palette.FAINT
        sides = [self.percent(1), *[""] * (self.rows - 2), self.percent(0)]
        labels = [*[""] * (self.rows - 1), self.name(seat)]
        return [
            text(
                " ",
                fit(text((label, f"bold {palette.TEXT}")), self.name_width),
                " " * GAP,
                (row, style),
                " ",
                (side.rjust(PERCENT_WIDTH), palette.FAINT),
            )
            for label, row, side in zip(labels, rows, sides, strict=True)
        ]

    # -- the moves that turned the game ---------------------------------------------------

    def turn_table(self, width: int) -> Block:
        """The moves that cost most, worst first; nothing if there are none."""
        if not self.turns:
            return []
        moment_at = {moment["number"]: moment for moment in self.moments}
        headings = ("number", "player", "played", "better", "before", "cost")
        words = (width - 3 - NUMBER_WIDTH - self.who_width - 2 * PERCENT_WIDTH - 6 * GAP) // 2
        widths = (2, NUMBER_WIDTH, self.who_width, words, words, PERCENT_WIDTH, PERCENT_WIDTH)
        titles = ["", *(self.words.say(f"analysis-{heading}") for heading in headings)]
        rows = [cells([text((title, palette.FAINT)) for title in titles], widths, RIGHT_IN_TURNS)]
        for letter, number in zip(LETTERS, self.turns, strict=False):
            rows.append(cells(self.turn(letter, moment_at[number]), widths, RIGHT_IN_TURNS))
        return rows

    @property
    def who_width(self) -> int:
        return max(self.name_width, len(self.words.say("analysis-player")))

    def turn(self, letter: str, moment: dict[str, Any]) -> list[Text]:
        game = self.record.at(moment["number"])
        choices = Choices(game, self.board, self.players)
        played, better = (
            self.board.coloured(Text(choices.label(game.parse(notation)), palette.TEXT))
            for notation in (moment["action"], moment["best"][0]["action"])
        )
        lost = loss(moment)
        return [
            text((letter, f"bold {palette.ACT}")),
            text((str(moment["number"]), palette.SECOND)),
            text((self.name(moment["seat"]), palette.TEXT)),
            played,
            better,
            text((self.percent(moment["best"][0]["chance"]), palette.SECOND)),
            text((f"−{self.percent(lost)}", f"bold {grave(lost)}")),
        ]

    def calm(self) -> Block:
        return [text((f" {self.words.say('analysis-calm')}", palette.SECOND))]

    # -- the players ----------------------------------------------------------------------

    def summary(self, width: int) -> Block:
        """For each player, how well they decided."""
        headings = ("player", "points", "decisions", "average", *(name for name, _ in MISTAKES))
        titles = [self.words.say(f"analysis-{heading}") for heading in headings]
        widths = [self.who_width, *(len(title) for title in titles[1:])]
        rows = [cells([text((title, palette.FAINT)) for title in titles], widths, RIGHT_IN_SUMMARY)]
        for seat in range(self.record.players):
            rows.append(cells(self.summed_up(seat), widths, RIGHT_IN_SUMMARY))
        return rows

    def summed_up(self, seat: int) -> list[Text]:
        losses = [loss(moment) for moment in self.moments if moment["seat"] == seat]
        average = sum(losses) / len(losses) if losses else 0.0
        counts = mistakes(losses)
        first = f"bold {palette.TEXT}" if self.end[seat] > 0 else palette.TEXT
        return [
            text((self.name(seat), first)),
            text((str(self.record.game.scores()[seat]), palette.GOLD)),
            text((str(len(losses)), palette.SECOND)),
            text((self.words.say("lab-percent", share=average), palette.TEXT)),
            *(
                text((str(count), grave(least) if count else palette.FAINT))
                for count, (_, least) in zip(counts, MISTAKES, strict=True)
            ),
        ]


RIGHT_IN_TURNS = (1, 5, 6)
RIGHT_IN_SUMMARY = range(1, 7)


def mistakes(losses: Sequence[float]) -> list[int]:
    """How many of each kind; a blunder is no mistake as well."""
    limits = [*(least for _, least in MISTAKES), 2.0]
    return [sum(low <= lost < high for lost in losses) for low, high in pairwise(limits)]


def grave(lost: float) -> str:
    """The colour of a loss."""
    mistake, blunder = (least for _, least in MISTAKES[1:])
    if lost >= blunder:
        return palette.DANGER
    return palette.GOLD if lost >= mistake else palette.TEXT


def cells(row: Sequence[Text], widths: Sequence[int], right: Sequence[int]) -> Text:
    """A row of a table; the columns named in `right` end at their right."""
    shown = []
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        padding = " " * (width - cell.cell_len) if column in right else ""
        shown.append(fit(text(padding, cell), width))
    return text(" ", Text(" " * GAP).join(shown))
