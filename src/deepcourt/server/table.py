"""A table as this process knows it: seats, record, and what each of those present may see.

Nothing here talks to the database or to anybody; it follows what the log says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..bots.players import Player
from ..core.records import Record
from ..core.titles import Title
from ..core.vocabulary import Event
from .wire import ActionMessage, EventDocument, SeatDocument, TableDocument

SeatKind = Literal["person", "open", "bot"]
Mine = frozenset[int]  # the seats of one player
SPECTATOR: Mine = frozenset()


@dataclass(frozen=True)
class Seat:
    """Who sits there; `owner` is the number of the player it belongs to."""

    kind: SeatKind
    name: str
    bot: str | None = None
    owner: int | None = None

    def document(self, mine: bool, online: bool) -> SeatDocument:
        return {
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot,
            "mine": mine,
            "online": online,
        }


@dataclass(frozen=True)
class Step:
    """An action of the game, and all that came of it."""

    seat: int
    action: int
    events: tuple[Event, ...]

    def seen_by(self, viewer: int | None) -> list[EventDocument]:
        """The events that a seat (None: a spectator) may see."""
        return [event_document(event) for event in self.visible_to(viewer)]

    def all_documents(self) -> list[EventDocument]:
        """All events; for when the game is over."""
        return [event_document(event) for event in self.events]

    def visible_to(self, viewer: int | None) -> list[Event]:
        if viewer is None:
            return [event for event in self.events if not event.kind.private]
        return [event for event in self.events if event.visible_to(viewer)]

    def told_to(self, viewer: int | None, title: Title) -> str | None:
        """The action as a seat may know it: to others it names only what events show."""
        action = title.actions[self.action]
        cards = {(name, action.args[name]) for name, noun in action.verb.fields if noun.hidden}
        shown = {item for event in self.visible_to(viewer) for item in event.args.items()}
        if self.seat != viewer and not cards <= shown:
            return None
        return title.actions.notation(self.action)


def event_document(event: Event) -> EventDocument:
    return {"kind": event.kind.name, "args": dict(event.args)}


@dataclass(frozen=True)
class Facts:
    """What is fixed when a table is made."""

    id: str
    title: Title
    options: dict[str, bool | str]
    seed: int
    listed: bool
    begin: int  # so many actions it has from the game it was forked from
    created: int


@dataclass
class Table:
    """A table up to the last entry of its log that was followed."""

    facts: Facts
    seats: list[Seat]
    started: bool
    version: int = 0
    entries: int = 0  # of the log
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.record = self.empty_record()

    def empty_record(self) -> Record:
        facts = self.facts
        return Record(facts.title, len(self.seats), facts.seed, dict(facts.options), [])

    # -- following the log --------------------------------------------------------------

    def follow(self, entries: Sequence[str | None]) -> None:
        """Take in further entries of the log: actions, or None for one taken back."""
        parse = self.facts.title.actions.parse
        actions = list(self.record.actions)
        kept = len(actions)
        for entry in entries:
            if entry is None:
                actions.pop()
                kept = min(kept, len(actions))
            else:
                actions.append(parse(entry))
        if kept < len(self.record.actions):
            self.record = self.empty_record()
            self.steps = []
            kept = 0
        for action in actions[kept:]:
            self.play(action)
        self.entries += len(entries)

    def play(self, action: int) -> None:
        game = self.record.game
        seat = game.seat
        game.listen()
        self.record.play(action)
        self.steps.append(Step(seat, action, tuple(game.all_events())))

    # -- asking -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.record.actions)

    @property
    def over(self) -> bool:
        return self.record.game.over

    @property
    def deciding(self) -> int | None:
        """The seat that decides; None while nobody does."""
        return None if self.over or not self.started else self.record.game.seat

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is to decide."""
        seat = self.deciding
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    def seats_of(self, player: int | None) -> Mine:
        if player is None:
            return SPECTATOR
        return frozenset(i for i, seat in enumerate(self.seats) if seat.owner == player)

    def viewer(self, mine: Mine) -> int | None:
        """Through which of my seats I look: who decides, else who decided last, else the first."""
        return self.viewer_at(mine, self.number, self.deciding)

    def viewer_at(self, mine: Mine, number: int, deciding: int | None) -> int | None:
        if not mine:
            return None
        if deciding in mine:
            return deciding
        last = (step.seat for step in reversed(self.steps[:number]) if step.seat in mine)
        return next(last, min(mine))

    def can_undo(self, mine: Mine) -> bool:
        """Whether the last action is one of mine that may be taken back."""
        if not self.started or self.over or self.number <= self.facts.begin:
            return False
        seat = self.steps[-1].seat
        return seat in mine and self.record.undo_limit(seat) < self.number

    def finished_record(self) -> Record:
        """The record with the names of those who sit here."""
        names = [str(Player(seat.name, seat.bot)) for seat in self.seats]
        return replace(self.record, names=names)

    # -- telling ------------------------------------------------------------------------

    def seat_documents(self, mine: Mine, online: frozenset[int]) -> list[SeatDocument]:
        return [
            seat.document(i in mine, seat.kind == "bot" or seat.owner in online)
            for i, seat in enumerate(self.seats)
        ]

    def document(self, mine: Mine, online: frozenset[int]) -> TableDocument:
        """The table as the owner of some seats may see it; `online` are the players connected."""
        viewer = self.viewer(mine)
        return {
            "id": self.facts.id,
            "game": self.facts.title.name,
            "options": self.facts.options,
            "listed": self.facts.listed,
            "started": self.started,
            "over": self.started and self.over,
            "seats": self.seat_documents(mine, online),
            "number": self.number if self.started else 0,
            "viewer": viewer,
            "view": self.record.game.view(viewer) if self.started else None,
            "can_undo": self.can_undo(mine),
            "thinking": self.thinking,
        }

    def action_message(self, mine: Mine, online: frozenset[int]) -> ActionMessage:
        """The last action, told to the owner of some seats."""
        return self.told(self.number, self.document(mine, online))

    def told(self, number: int, document: TableDocument) -> ActionMessage:
        step = self.steps[number - 1]
        viewer = document["viewer"]
        return {
            "type": "action",
            "number": number,
            "seat": step.seat,
            "action": step.told_to(viewer, self.facts.title),
            "events": step.seen_by(viewer),
            "table": document,
        }

    def missed(self, since: int, mine: Mine, online: frozenset[int]) -> list[ActionMessage]:
        """The actions after the first `since`, each with the table as it stood then."""
        if since >= self.number:
            return []
        now = self.document(mine, online)
        messages = []
        game = self.record.at(since)
        for number in range(since + 1, self.number):
            game.apply(self.record.actions[number - 1])
            then = now.copy()
            then["number"] = number
            then["viewer"] = self.viewer_at(mine, number, game.seat)
            then["view"] = game.view(then["viewer"])
            then["over"] = then["can_undo"] = False
            then["thinking"] = None
            messages.append(self.told(number, then))
        return [*messages, self.told(self.number, now)]


def describe(table: Table) -> dict[str, Any]:
    """What the database notes about a table to search it by."""
    return {
        "started": table.started,
        "over": table.started and table.over,
        "deciding": table.deciding,
        "number": table.number,
        "version": table.version,
    }
