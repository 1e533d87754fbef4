"""A whole screen: the table, the chronicle, what is asked, and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from ..core.records import Step
from . import palette
from .boards import Board, Scene
from .choices import Choices
from .chronicle import Chronicle
from .lines import Block, aside, rule, text, wrapped

WIDEST = 100
FEWEST_TOLD = 2  # rows of the chronicle, however many choices there are
MOST_CHOICES = 8  # rows of choices for which the table makes itself small
MOST_NEWS = 8  # rows of the chronicle for which the choices make themselves small


@dataclass(frozen=True)
class Frame:
    """What a screen shows."""

    board: Board
    scene: Scene
    chronicle: Chronicle
    deeds: Sequence[Step]
    news: int  # deeds after this number are news
    asked: str  # what is to be decided, or what goes on
    keys: str  # what can be typed besides a choice
    choices: Choices | None = None
    notice: Sequence[Text] = field(default_factory=tuple)  # the answer to what was typed last

    def compose(self, width: int, height: int) -> Block:
        """The frame in lines, as many as the height if it can be done."""
        width = min(width, WIDEST)
        inner = width - 2
        notice = [line for one in self.notice for line in wrapped(one, inner, 2)]
        question = self.question(width)
        fixed = len(("heading", "rule")) + len(question) + len(notice)
        news = self.rows_of_news(inner)
        least = FEWEST_TOLD + self.fewest_choice_rows(inner)
        wanted = max(FEWEST_TOLD, min(news, self.board.told)) + self.good_choice_rows(inner)
        for below in (wanted, least):
            table = self.board.draw(self.scene, width, height - fixed - below)
            if len(table) <= height - fixed - below:
                break
        room = max(height - fixed - len(table), least)
        choices = self.choice_rows(inner, max(room - news, 1), room - FEWEST_TOLD)
        left = room - len(choices)
        told = self.chronicle.short(self.deeds, inner, max(left - 1, min(left, news)), self.news)
        return [
            self.heading(width),
            *table,
            *[Text()] * (left - len(told)),
            *indented(told),
            rule(width, None, text((self.keys, palette.FAINT))),
            *question,
            *indented(choices),
            *indented(notice),
        ]

    def choice_rows(self, width: int, rows: int, most: int) -> Block:
        return self.choices.lay_out(self.scene, width, rows, most) if self.choices else []

    def fewest_choice_rows(self, width: int) -> int:
        return self.choices.fewest_rows(width, MOST_CHOICES) if self.choices else 0

    def good_choice_rows(self, width: int) -> int:
        return self.choices.good_rows(width, MOST_CHOICES) if self.choices else 0

    def rows_of_news(self, width: int) -> int:
        fresh = [deed for deed in self.deeds if deed.number > self.news]
        return len(self.chronicle.short(fresh, width, MOST_NEWS, self.news))

    def heading(self, width: int) -> Text:
        words = self.board.words
        name = text(
            (f" {words.say('title').upper()} ", f"bold {palette.ACT}"),
            (self.board.subtitle(self.scene), palette.FAINT),
        )
        alerts = Text("  ").join(self.board.alerts(self.scene))
        return aside(name, text(alerts, " "), width)

    def question(self, width: int) -> Block:
        """What is asked, and at the end of its first line the cards that it is about."""
        hand = text(self.board.hand(self.scene), " ")
        style = f"bold {palette.TEXT}" if self.scene.decides else palette.SECOND
        first, *more = wrapped(text((self.asked, style)), width - hand.cell_len - 1)
        return [aside(text(" ", first), hand, width), *indented(more)]


def indented(lines: Sequence[Text]) -> Block:
    return [text(" ", line) for line in lines]
