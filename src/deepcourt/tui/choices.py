"""The choices of a decision: numbered, laid out in columns, and read back from what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from rich.text import Text

from ..core.errors import UnknownAction
from ..core.game import Game
from ..core.vocabulary import Action, Value
from . import palette
from .boards import Board, Group, Scene
from .finding import begins_words, left_out, plain
from .groups import lay_out
from .lines import Block, columns, text
from .seats import Player, with_names

CALM_ROWS = 3  # rather columns than a longer list
GOOD_ROWS = 5  # rather no words than a longer list
MOST_DIGITS = 9  # of a number that could mean anything
MOST_QUOTED = 40
SHORTEST_PART = 2  # letters of a name by which a choice can be found
MOST_FOUND = 8  # choices that are told where several could be meant


@dataclass(frozen=True)
class Choice:
    """One of the legal actions, with the number that chooses it."""

    number: int
    action: int
    label: str


class Refused(Exception):
    """What was typed chooses nothing; the message says why, in the player's language."""


class Choices:
    """The choices that a player has now."""

    def __init__(self, game: Game, board: Board, players: Sequence[Player]) -> None:
        self.game = game
        self.board = board
        self.players = players
        self.words = board.words
        self.view = game.view(game.seat)
        actions = sorted(
            game.legal_actions(), key=lambda one: board.order(game.title.actions[one], self.view)
        )
        self.list = [
            Choice(number, action, self.label(action)) for number, action in enumerate(actions, 1)
        ]

    def label(self, action: int) -> str:
        """An action in words."""
        actions = self.game.title.actions
        return self.board.label(actions[action], self.players, self.view["decision"] or {})

    @property
    def actions(self) -> list[Action]:
        """What can be chosen, in the order of the numbers."""
        return [self.game.title.actions[choice.action] for choice in self.list]

    def marks(self) -> dict[tuple[str, Value], int]:
        """For things on the table that one choice takes: the number of that choice."""
        return self.board.marks(self.actions, self.view)

    # -- shown --------------------------------------------------------------------------

    def lay_out(self, scene: Scene, width: int, rows: int, most: int) -> Block:
        """The choices in about so many rows, or if they need it in at most the other number.

        They are shown with what is worth seeing next to them if that fits, else without, else
        in groups or as briefly as can be; what still does not fit is counted.
        """
        detailed = [fitted(cell, width) for cell in self.detailed(scene)]
        rows = min(rows, most)
        calm = min(rows, CALM_ROWS)
        groups = self.groups()
        tries = [(detailed, rows), (self.labelled(), calm)]
        if not groups:
            tries += ((self.labelled(), limit) for limit in range(calm + 1, most + 1))
            tries += ((self.briefly(), limit) for limit in range(calm, most + 1))
        for cells, limit in tries:
            lines = columns(cells, width, limit) if cells else None
            if lines is not None:
                return lines
        lines = lay_out(groups, self.words, width, most)
        return lines if groups and len(lines) <= most else self.cut_short(width, most)

    def fewest_rows(self, width: int, most: int) -> int:
        """The rows that the choices need to be all in sight, or the most that they may have."""
        groups = self.groups()
        if groups:
            return min(len(lay_out(groups, self.words, width, 0)), most)
        return min(rows_for(cells, width, most) for cells in (self.labelled(), self.briefly()))

    def good_rows(self, width: int, most: int) -> int:
        """The rows in which all choices are in words; if that is too many, the fewest."""
        groups = self.groups()
        good = CALM_ROWS if groups else GOOD_ROWS
        rows = rows_for(self.labelled(), width, good + 1)
        if rows <= good:
            return rows
        if groups:
            return min(len(lay_out(groups, self.words, width, most)), most)
        return self.fewest_rows(width, most)

    def groups(self) -> list[Group]:
        """The choices in groups, if there are any."""
        return self.board.groups(self.actions, self.view)

    def detailed(self, scene: Scene) -> list[Text]:
        """Every choice with what is worth seeing next to it; empty if there is no such thing."""
        details = [self.board.detail(action, scene) for action in self.actions]
        if not any(details):
            return []
        widest = max(len(choice.label) for choice in self.list)
        return [
            text(self.numbered(choice, text(choice.label.ljust(widest))), "  ", detail)
            for choice, detail in zip(self.list, details, strict=True)
        ]

    def labelled(self) -> list[Text]:
        return [self.numbered(choice, text(choice.label)) for choice in self.list]

    def briefly(self) -> list[Text]:
        return [
            self.numbered(choice, self.board.brief(action) or text(choice.label))
            for choice, action in zip(self.list, self.actions, strict=True)
        ]

    def numbered(self, choice: Choice, shown: Text) -> Text:
        width = len(str(len(self.list))) + 1
        return text((f"{choice.number:>{width}} ", f"bold {palette.ACT}"), shown)

    def cut_short(self, width: int, rows: int) -> Block:
        cells = self.briefly()
        room = max(rows - 1, 1)
        shown = next(
            count
            for count in range(len(cells), -1, -1)
            if columns(cells[:count], width, room) is not None
        )
        example = self.game.notation(self.list[-1].action)
        more = self.words.say("choices-more", count=len(cells) - shown, example=example)
        last = fitted(text((f"  {more}", palette.SECOND)), width)
        return [*(columns(cells[:shown], width, room) or []), last]

    # -- read back ----------------------------------------------------------------------

    def read(self, typed: str) -> int:
        """The action that a number or a notation stands for; `Refused` if none, or not now."""
        if typed.isdecimal():
            return self.numbered_action(typed)
        action = self.parse(typed)
        reason = self.game.why_not(action)
        if reason is not None:
            named = replace(reason, args=with_names(reason.args, self.players))
            why = self.game.title.explain(named, self.words.language)
            notation = self.game.notation(action)
            raise Refused(self.words.say("refused-illegal", notation=notation, why=why))
        return action

    def numbered_action(self, typed: str) -> int:
        """The action with that number."""
        number = int(typed[:MOST_DIGITS])
        if not 1 <= number <= len(self.list):
            raise Refused(
                self.words.say("refused-number", number=quoted(typed), count=len(self.list))
            )
        return self.list[number - 1].action

    def parse(self, typed: str) -> int:
        """Read a notation as a person types it: kinds of cards, and order, may be left out."""
        try:
            return self.game.parse(typed)
        except UnknownAction:
            pass
        table = self.game.title.actions
        notations = [table.notation(action) for action in range(len(table))]
        for loosely in (without_kinds, in_any_order):
            matching = [
                action
                for action, notation in enumerate(notations)
                if loosely(notation) == loosely(typed.lower())
            ]
            if len(matching) == 1:
                return matching[0]
        found = self.find(typed)
        if found:
            return found.action
        close = get_close_matches(typed.lower(), [*map(without_kinds, notations)], n=1)
        if close:
            raise Refused(self.words.say("refused-near", typed=quoted(typed), near=close[0]))
        raise Refused(self.words.say("refused-unknown", typed=quoted(typed), count=len(self.list)))

    def find(self, typed: str) -> Choice | None:
        """The choice whose words begin with those that were typed; `Refused` if there are several.

        Of choices that do the same the one is meant of which least was left out: a site rather
        than a way that leads to it.
        """
        parts = plain(typed).split()
        if not any(len(part) >= SHORTEST_PART for part in parts):
            return None
        found: list[tuple[int, Choice]] = []
        for choice in self.list:
            words = plain(choice.label).split()
            if begins_words(parts, words):
                found.append((left_out(parts, words), choice))
        if not found:
            return None
        least = min(count for count, _ in found)
        closest = [choice for count, choice in found if count == least]
        verbs = {self.game.title.actions[choice.action].verb.name for _, choice in found}
        if len(closest) == 1 and len(verbs) == 1:
            return closest[0]
        shown = [f"{choice.number} {choice.label}" for _, choice in found[:MOST_FOUND]]
        if len(found) > MOST_FOUND:
            shown.append("…")
        said = self.words.say("refused-several", typed=quoted(typed), choices=" · ".join(shown))
        raise Refused(said)


def quoted(typed: str) -> str:
    """What was typed, so that it can be told back in one line."""
    shown = "".join(letter if letter.isprintable() else "·" for letter in typed)
    return shown if len(shown) <= MOST_QUOTED else shown[: MOST_QUOTED - 1] + "…"


def rows_for(cells: Sequence[Text], width: int, most: int) -> int:
    """The fewest rows in which cells find room, or the most that they may have."""
    fitting = (rows for rows in range(1, most) if columns(cells, width, rows) is not None)
    return next(fitting, most)


def fitted(cell: Text, width: int) -> Text:
    """The cell, cut with an ellipsis if it is too long for a line."""
    cell.truncate(width, overflow="ellipsis")
    return cell


def without_kinds(notation: str) -> str:
    """`keep lord:mage-3` as `keep mage-3`."""
    return " ".join(word.rpartition(":")[2] for word in notation.split())


def in_any_order(notation: str) -> str:
    """`swap 7 3` as `swap 3 7`."""
    verb, *rest = without_kinds(notation).split() or [""]
    return " ".join([verb, *sorted(rest)])
