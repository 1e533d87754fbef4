"""What happened, in words: the whole log, and the short chronicle beside the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby

from rich.text import Text

from ..core.records import Record, Step
from ..core.text import Words
from ..core.vocabulary import Event, Value
from . import palette
from .boards import Board
from .lines import Block, text, unbroken, wrapped
from .seats import Player, with_names

NUMBER_WIDTH = 5
SHORT_NAME = 15  # up to here a card's name stays in one line


def deeds_of(record: Record, seat: int | None) -> list[Step]:
    """All that a seat (None: a spectator) saw of a record."""
    return [replace(step, events=tuple(step.visible_to(seat))) for step, _ in record.replay()]


def remarks_on(record: Record, words: Words) -> dict[int, str]:
    """Where a record goes on from another position, in words, by the number of actions before."""
    return {
        restart.number: words.say(f"restart-{restart.reason}", skipped=restart.skipped)
        for restart in record.restarts
    }


class Chronicle:
    """Tells deeds to a seat (None: a spectator)."""

    def __init__(self, board: Board, players: Sequence[Player], seat: int | None) -> None:
        self.board = board
        self.title = board.title
        self.words = board.words
        self.players = players
        self.seat = seat
        names = (board.name(card["noun"], card["id"]) for card in self.title.cards())
        short = sorted({name for name in names if len(name) <= SHORT_NAME}, key=len, reverse=True)
        self.short_names = re.compile("|".join(map(re.escape, short)))

    # -- the whole log ------------------------------------------------------------------

    def log(self, deeds: Sequence[Step]) -> Iterator[tuple[Step, str]]:
        """Every deed with all that came of it."""
        for deed in deeds:
            told = [self.sentence(group) for group in self.groups(deed.events)]
            if all(event.args.get("seat") != deed.seat for event in deed.events):
                told.insert(0, self.untold(deed))
            yield deed, self.run_together(told, self.subject(deed.seat))

    def untold(self, deed: Step) -> str:
        """What is said of an action of which no event speaks, such as declining an offer."""
        action = self.title.actions[deed.action]
        if action.verb.name in self.board.spoken:
            label = self.board.label(action, self.players)
            return self.words.say("log-choice", name=self.subject(deed.seat), action=label)
        you = "yes" if deed.seat == self.seat else "no"
        return self.words.say("log-nothing", you=you, name=self.players[deed.seat].name)

    def pages(self, deeds: Sequence[Step], width: int) -> Block:
        """The log as lines, each deed with its number."""
        lines: Block = []
        for deed, told in self.log(deeds):
            number = (f"{deed.number:{NUMBER_WIDTH - 2}}  ", palette.FAINT)
            lines += wrapped(text(number, self.coloured(told)), width, NUMBER_WIDTH)
        return lines

    # -- the short chronicle ------------------------------------------------------------

    def short(self, deeds: Sequence[Step], width: int, rows: int, news: int) -> Block:
        """The end of the chronicle in so many rows; older than deed number `news` is dimmed.

        Cards are named if all the news then fits, and else drawn as signs.
        """
        for signs in (False, True):
            paragraphs = self.latest(deeds, width, rows, news, signs)
            if sum(len(lines) for lines, is_new in paragraphs if is_new) <= rows:
                break
        told: Block = []
        for lines, is_new in paragraphs:
            if len(lines) + len(told) <= rows:
                told = [*lines, *told]
            else:
                room = rows - len(told)
                cut = lines[len(lines) - room :] if is_new and room > 0 else []
                return [
                    *(text(("…", palette.SECOND), line[1:]) for line in cut[:1]),
                    *cut[1:],
                    *told,
                ]
        return told

    def latest(
        self, deeds: Sequence[Step], width: int, rows: int, news: int, signs: bool
    ) -> list[tuple[Block, bool]]:
        """The last paragraphs, latest first, up to one that does not fit in so many rows."""
        found = []
        for lines, is_new in self.paragraphs(deeds, width, news, signs):
            found.append((lines, is_new))
            rows -= len(lines)
            if rows < 0:
                break
        return found

    def paragraphs(
        self, deeds: Sequence[Step], width: int, news: int, signs: bool
    ) -> Iterator[tuple[Block, bool]]:
        """What the players did, latest first, and whether it is news."""
        for seat, group in groupby(reversed(deeds), lambda deed: deed.seat):
            own = list(group)[::-1]
            told = self.paragraph(seat, own, signs)
            is_new = own[-1].number > news
            if told and not is_new:
                told.stylize(palette.FAINT)
            if told:
                yield wrapped(told, width, 2), is_new

    def paragraph(self, seat: int, deeds: Sequence[Step], signs: bool) -> Text:
        """What one player did in a row."""
        events = [event for deed in deeds for event in deed.events]
        told = [self.sentence(group, signs) for group in self.groups(self.board.gist(events))]
        line = self.coloured(self.run_together(told, self.subject(seat)))
        line.highlight_words([self.subject(seat)], f"bold {palette.TEXT}")
        return line

    def subject(self, seat: int) -> str:
        """With what the sentences about a seat begin."""
        if seat == self.seat:
            return self.words.say("chronicle-you")
        return self.players[seat].name

    def run_together(self, sentences: Sequence[str], subject: str) -> str:
        """Sentences in a row with the same subject become one."""
        told = ""
        was_subject = False
        for sentence in sentences:
            is_subject = sentence.startswith(subject + " ")
            if is_subject and was_subject:
                rest = sentence.removeprefix(subject + " ")
                told = self.words.say("chronicle-then", told=told.removesuffix("."), next=rest)
            else:
                told = f"{told} {sentence}".strip()
            was_subject = is_subject
        return told

    # -- sentences ----------------------------------------------------------------------

    def groups(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Events to be told together: several in a row of a kind that can be joined."""
        for (kind, _), group in groupby(events, lambda e: (e.kind.name, e.args.get("seat"))):
            own = list(group)
            if kind in self.board.joined:
                yield own
            else:
                yield from ([event] for event in own)

    def sentence(self, events: Sequence[Event], signs: bool = False) -> str:
        """One or several events of one kind in a sentence."""
        first = events[0]
        told = with_names(first.args, self.players)
        named: dict[str, Value] = self.title.named(told, self.words.language)
        for field, noun in first.kind.fields:
            if noun.is_card:
                ids = [event.args[field] for event in events]
                named[field] = self.listed(noun.name, ids, signs)
            elif signs and noun.name in self.board.signed:
                named[field] = self.board.sign(noun.name, first.args[field]).plain
        for you, seat in (("you", "seat"), ("you2", "seat2")):
            is_reader = self.seat is not None and first.args.get(seat) == self.seat
            named[you] = "yes" if is_reader else "no"
        return self.words.say(f"event-{first.kind.name}", **named)

    def listed(self, noun: str, ids: Sequence[Value], signs: bool) -> str:
        if signs:
            shown = [self.board.sign(noun, id).plain for id in ids]
            return (", " if " " in "".join(shown) else " ").join(shown)
        return reduce(
            lambda listed, name: self.board.another(noun, listed, name),
            (self.board.phrase(noun, id) for id in ids),
        )

    def coloured(self, told: str) -> Text:
        """A sentence to be wrapped, with its cards in their colours."""
        line = self.board.coloured(Text(told, palette.SECOND))
        line.plain = self.short_names.sub(lambda name: unbroken(name[0]), line.plain)
        return line
