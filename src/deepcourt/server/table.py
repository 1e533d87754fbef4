"""A table as this process knows it: seats, record, and what each of those present may see.

Nothing here talks to the database or to anybody; it follows what the log says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..bots.players import Player
from ..core.positions import Restart
from ..core.records import Record, Seed, Step
from ..core.titles import Title
from ..core.vocabulary import Event
from .wire import ActionMessage, EventDocument, RestartDocument, SeatDocument, TableDocument

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


def event_documents(events: Sequence[Event]) -> list[EventDocument]:
    return [{"kind": event.kind.name, "args": dict(event.args)} for event in events]


def owned_seats(seats: Sequence[Seat], player: int | None) -> Mine:
    if player is None:
        return SPECTATOR
    return frozenset(i for i, seat in enumerate(seats) if seat.owner == player)


def first_seat(seats: Sequence[Seat], player: int | None) -> int | None:
    return min(owned_seats(seats, player), default=None)


def seat_documents(seats: Sequence[Seat], mine: Mine, online: frozenset[int]) -> list[SeatDocument]:
    """Seats as the owner of some sees them; `online` are the players connected."""
    return [
        seat.document(i in mine, seat.kind == "bot" or seat.owner in online)
        for i, seat in enumerate(seats)
    ]


@dataclass(frozen=True)
class Facts:
    """What is fixed when a table is made."""

    id: str
    title: Title
    options: dict[str, bool | str]
    seed: Seed
    listed: bool
    begin: int  # so many actions it has from the game it was forked from
    created: int
    open_deal: bool = False  # whoever made it may know what comes


@dataclass(frozen=True)
class Lobby:
    """Who made a table, and who may sit down before the start."""

    maker: int | None = None  # the number of a player
    several_seats: bool = False  # one player may take several
    closed: bool = False  # nobody can sit down for now
    cancelled: bool = False  # there will be no game
    removed: frozenset[int] = frozenset()  # players whom the maker sent away

    def columns(self) -> dict[str, Any]:
        """All but those sent away, who have rows of their own."""
        return {name: value for name, value in vars(self).items() if name != "removed"}


@dataclass
class Table:
    """A table up to the last entry of its log that was followed."""

    facts: Facts
    seats: list[Seat]
    started: bool
    version: int = 0
    entries: int = 0  # of the log
    restarts: list[Restart] = field(default_factory=list)
    first: bytes | None = None  # the first position, if the database has it
    cut_short: bool = False  # it was over by earlier rules, and its end cannot be played any more
    given_up_at: int | None = None  # the version at which its bot failed for good
    steps: list[Step] = field(default_factory=list)
    lobby: Lobby = Lobby()

    def __post_init__(self) -> None:
        self.record = self.empty_record()
        self.restart_here()

    def empty_record(self) -> Record:
        facts = self.facts
        return Record(facts.title, len(self.seats), facts.seed, dict(facts.options), [])

    def restart_here(self) -> None:
        """Go on from another position if the table did so after this number of actions."""
        for restart in self.restarts[len(self.record.restarts) :]:
            if restart.number == self.number:
                self.record.restart(restart.position, restart.reason, restart.skipped)

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
            self.record = replace(self.record, actions=actions[:kept])
            del self.steps[kept:]
        for action in actions[kept:]:
            self.play(action)
        self.entries += len(entries)

    def play(self, action: int) -> None:
        game = self.record.game
        seat = game.seat
        game.listen()
        self.record.play(action)
        self.steps.append(Step(self.number, seat, action, tuple(game.all_events())))
        self.restart_here()

    def take_over(self, record: Record, entries: int) -> None:
        """Become the table of a record that so many entries of the log have led to."""
        self.record = record
        self.restarts = list(record.restarts)
        self.steps = [step for step, _ in record.replay()]
        self.entries = entries

    # -- asking -------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.record.actions)

    @property
    def over(self) -> bool:
        return self.cut_short or self.record.game.over

    @property
    def deciding(self) -> int | None:
        """The seat that decides; None while nobody does."""
        return None if self.over or not self.started else self.record.game.seat

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is to decide."""
        seat = self.deciding
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    @property
    def stuck(self) -> bool:
        """Whether the bot that is to decide cannot, until the table changes or is tried again."""
        return self.given_up_at == self.version

    def seats_of(self, player: int | None) -> Mine:
        return owned_seats(self.seats, player)

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
        begin = max([self.facts.begin, *(restart.number for restart in self.restarts)])
        if not self.started or self.over or self.number <= begin:
            return False
        last = self.steps[-1]
        return last.seat in mine and not last.reveals

    def finished_record(self) -> Record:
        """The record with the names of those who sit here."""
        names = [str(Player(seat.name, seat.bot)) for seat in self.seats]
        return replace(self.record, names=names)

    # -- telling ------------------------------------------------------------------------

    def seat_documents(self, mine: Mine, online: frozenset[int]) -> list[SeatDocument]:
        return seat_documents(self.seats, mine, online)

    def document(self, mine: Mine, online: frozenset[int]) -> TableDocument:
        """The table as the owner of some seats may see it; `online` are the players connected."""
        viewer = self.viewer(mine)
        return {
            "id": self.facts.id,
            "game": self.facts.title.name,
            "options": self.facts.options,
            "listed": self.facts.listed,
            "several_seats": self.lobby.several_seats,
            "maker": first_seat(self.seats, self.lobby.maker),
            "closed": self.lobby.closed,
            "cancelled": self.lobby.cancelled,
            "started": self.started,
            "over": self.started and self.over,
            "seats": self.seat_documents(mine, online),
            "number": self.number if self.started else 0,
            "viewer": viewer,
            "view": self.record.game.view(viewer) if self.started else None,
            "can_undo": self.can_undo(mine),
            "thinking": None if self.stuck else self.thinking,
            "stuck": self.stuck,
            "open_deal": self.facts.open_deal,
            "commitment": self.record.commitment,
            "restarts": restart_documents(self.restarts),
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
            "events": event_documents(step.visible_to(viewer)),
            "table": document,
        }

    def snapshot(self) -> Table:
        """The table as it is now, of which nothing changes any more."""
        still = replace(self, seats=list(self.seats), steps=list(self.steps))
        still.record = replace(self.record, actions=list(self.record.actions))
        return still

    def missed(self, since: int, mine: Mine, online: frozenset[int]) -> Iterator[ActionMessage]:
        """The actions after the first `since`, each with the table as it stood then."""
        if since >= self.number:
            return
        now = self.document(mine, online)
        for step, game in self.record.replay(since):
            if step.number == self.number:
                break
            then = now.copy()
            then["number"] = step.number
            then["viewer"] = self.viewer_at(mine, step.number, game.seat)
            then["view"] = game.view(then["viewer"])
            then["over"] = then["can_undo"] = then["stuck"] = False
            then["thinking"] = None
            yield self.told(step.number, then)
        yield self.told(self.number, now)


def restart_documents(restarts: Sequence[Restart]) -> list[RestartDocument]:
    """What everybody may know of the restarts of a game."""
    return [
        {"number": one.number, "reason": one.reason, "skipped": one.skipped} for one in restarts
    ]


def describe(table: Table) -> dict[str, Any]:
    """What the database notes about a table to search it by."""
    return {
        "started": table.started,
        "over": table.started and table.over,
        "deciding": table.deciding,
        "number": table.number,
        "version": table.version,
    }
