"""What the analysis of a record says at its moments, for whoever steps through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..core.analysis_document import loss
from ..core.records import Record
from . import palette
from .boards import Board
from .choices import Choices, Refused, fitted
from .frame import WIDEST
from .lines import text
from .seats import Player


class Verdicts:
    """The analysis of a record, if it has one, as a seat (None: whoever reads it) may see it.

    What a seat could do may tell what it holds, so a seat is told of its own decisions alone.
    """

    def __init__(
        self, record: Record, board: Board, players: Sequence[Player], seat: int | None
    ) -> None:
        self.record = record
        self.board = board
        self.words = board.words
        self.players = players
        self.known = record.analysis is not None
        analysis = record.analysis or {"moments": [], "turns": []}
        self.moments: dict[int, dict[str, Any]] = {
            moment["number"]: moment
            for moment in analysis["moments"]
            if seat in (None, moment["seat"])
        }
        self.turns: list[int] = sorted(
            number for number in analysis["turns"] if number in self.moments
        )

    def turn_after(self, number: int) -> int:
        """The number of the next decision that turned the game; `Refused` if there is none."""
        if not self.known:
            raise Refused(self.words.say("replay-no-analysis"))
        later = [turn for turn in self.turns if turn > number]
        if not later:
            raise Refused(self.words.say("replay-no-turn"))
        return later[0]

    def told(self, number: int, width: int) -> list[Text]:
        """One line on the decision after that many actions, with as many of the best moves as
        fit; none if there was no choice."""
        moment = self.moments.get(number)
        if moment is None:
            return []
        width = min(width, WIDEST) - 2
        choices = Choices(self.record.at(number), self.board, self.players)
        best = [self.move(choices, one) for one in moment["best"]]
        told = [self.sentence(choices, moment, best[:count]) for count in range(len(best), 0, -1)]
        fitting = (one for one in told if Text(one).cell_len <= width)
        return [fitted(text((next(fitting, told[-1]), palette.GOLD)), width)]

    def sentence(self, choices: Choices, moment: dict[str, Any], best: Sequence[str]) -> str:
        """What was played, and what the bot thinks best."""
        listed = " · ".join(best)
        if moment["action"] == moment["best"][0]["action"]:
            return self.words.say("replay-best", best=listed)
        return self.words.say(
            "replay-better",
            played=self.move(choices, moment),
            cost=self.percent(loss(moment)),
            best=listed,
        )

    def move(self, choices: Choices, judged: dict[str, Any]) -> str:
        """An action in words, with its chance."""
        action = choices.label(choices.game.parse(judged["action"]))
        return self.words.say("replay-move", action=action, chance=self.percent(judged["chance"]))

    def percent(self, share: float) -> str:
        return self.words.say("analysis-percent", share=share)
