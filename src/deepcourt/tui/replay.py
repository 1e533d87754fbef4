"""`deepcourt replay`: a record, step by step or as a text."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..bots import names as bot_names
from ..core.records import Record
from . import palette
from .boards import Scene, board_of
from .choices import MOST_DIGITS, Refused, quoted
from .chronicle import Chronicle, deeds_of, remarks_on
from .frame import Frame
from .lines import Block, text
from .screen import Screen
from .seats import Player, checked_seat
from .sheets import ranking, score_sheets
from .verdicts import Verdicts


def replay(path: Path, language: str, seat: int | None = None) -> None:
    """Step through a record as a seat (None: a spectator) saw it."""
    Replay(Record.load(path), language, seat).run()


def print_chronicle(path: Path, language: str, seat: int | None = None) -> None:
    """Print what happened in a record as plain text, one line for each action."""
    Replay(Record.load(path), language, seat).print_all()


class Replay:
    """A reader of a record, standing after some number of its actions."""

    def __init__(self, record: Record, language: str, seat: int | None) -> None:
        self.record = record
        self.seat = None if seat is None else checked_seat(seat, record.players)
        self.players = [Player.recorded(name, bot_names()) for name in record.names]
        self.screen = Screen()
        self.board = board_of(record.title, language, self.screen.colours)
        self.words = self.board.words
        self.chronicle = Chronicle(self.board, self.players, seat)
        self.deeds = deeds_of(record, seat)
        self.verdicts = Verdicts(record, self.board, self.players, self.seat)
        self.number = 0
        self.notice: list[Text] = []
        self.remarks = remarks_on(record, self.words)

    def run(self) -> None:
        """Show position after position until the reader has seen enough."""
        with self.screen:
            try:
                typed = ""
                while typed != "q":
                    self.screen.show(self.frame())
                    self.notice = []
                    typed = self.screen.ask().lower()
                    try:
                        self.answer(typed)
                    except Refused as refusal:
                        self.notice = [text((str(refusal), palette.DANGER))]
            except (EOFError, KeyboardInterrupt):
                pass

    def answer(self, typed: str) -> None:
        last = len(self.record.actions)
        if typed in ("", "n"):
            if self.number == last:
                raise Refused(self.words.say("replay-at-end"))
            self.number += 1
        elif typed == "p":
            if self.number == 0:
                raise Refused(self.words.say("replay-at-start"))
            self.number -= 1
        elif typed.isdecimal():
            number = int(typed[:MOST_DIGITS])
            if number > last:
                raise Refused(self.words.say("replay-no-number", number=quoted(typed), last=last))
            self.number = number
        elif typed == "t":
            self.number = self.verdicts.turn_after(self.number)
        elif typed == "s":
            game = self.record.at(self.number)
            sheets = score_sheets(game, self.board, self.players, self.seat, self.screen.width)
            self.screen.page(self.words.say("sheet-title"), sheets, self.words)
        elif typed != "q":
            raise Refused(self.words.say("replay-unknown", typed=quoted(typed)))

    def frame(self) -> Block:
        game = self.record.at(self.number)
        deeds = self.deeds[: self.number]
        events = [event for deed in deeds for event in deed.events]
        frame = Frame(
            self.board,
            Scene(game.view(self.seat), self.players, events, deeds[-1].events if deeds else ()),
            self.chronicle,
            deeds,
            self.number - 1,
            self.where(),
            self.words.say("replay-keys-analysed" if self.verdicts.known else "replay-keys"),
            notice=[
                *(
                    text((self.remarks[n], palette.SECOND))
                    for n in self.remarks
                    if n == self.number
                ),
                *self.verdicts.told(self.number, self.screen.width),
                *self.notice,
            ],
        )
        return frame.compose(self.screen.width, self.screen.height)

    def where(self) -> str:
        game = self.record.at(self.number)
        place = {"number": self.number, "count": len(self.record.actions)}
        if game.over:
            return self.words.say("replay-over", **place)
        return self.words.say("replay-at", name=self.players[game.seat].name, **place)

    def print_all(self) -> None:
        """Print the whole chronicle, and the result if there is one."""
        waiting = dict(self.remarks)
        for deed, told in self.chronicle.log(self.deeds):
            if deed.number - 1 in waiting:
                self.screen.tell(waiting.pop(deed.number - 1))
            self.screen.tell(f"{deed.number:3}  {told}")
        for remark in waiting.values():
            self.screen.tell(remark)
        if self.record.game.over:
            self.screen.tell("")
            for line in ranking(self.record.game, self.board, self.players, self.seat):
                self.screen.tell(line.plain)
