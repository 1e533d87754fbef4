"""Rooms: the tables that this process has open, each with its lock and those who watch it.

Everything that changes a table goes through `Rooms`: it is checked against the present table,
written, and only then followed here and told to the watchers. What another process wrote is
taken in at the next look.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots.tree import Stop
from ..core import titles
from ..core.errors import UnknownVersion
from ..core.records import Record
from .errors import Gone, Unavailable
from .keeping import (
    Kept,
    carry_over,
    entries_of_correction,
    first_position,
    forget,
    read_positions,
    rows_after,
    rows_of,
    standing,
    write_correction,
)
from .storage import (
    LogRow,
    PositionRow,
    RemovedRow,
    SeatRow,
    Storage,
    TableRow,
    Unchanged,
    delete_tables,
    now,
    turn,
)
from .supervision import uninterrupted
from .table import Facts, Lobby, Mine, Seat, Table, describe
from .wire import HintDocument, LiveMessage, TableDocument

MOST_OPEN = 2000  # tables kept in memory although nobody watches them
LONG_LOG = 300  # entries
REMOVED = '{"type":"removed"}'
DELETED = '{"type":"deleted"}'

T = TypeVar("T")

log = logging.getLogger(__name__)


class Watcher:
    """Somebody who watches: messages wait for them up to a limit, then they are `lost`."""

    def __init__(self, player: int | None, limit: int) -> None:
        self.player = player
        self.waiting: asyncio.Queue[str] = asyncio.Queue(limit)
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, message: str) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.lose()

    def lose(self) -> None:
        """They have missed something, and shall come back for it."""
        if not self.lost.done():
            self.lost.set_result(None)


@dataclass
class Hint:
    """What a bot thinks of a decision, or is still thinking as long as somebody waits for it."""

    entries: int  # of the log when it was asked for
    thought: asyncio.Future[list[HintDocument]]
    stop: Stop
    waiting: int = 0  # people

    async def wait(self, gone: Awaitable[None]) -> list[HintDocument] | None:
        """What the bot thinks; None if whoever asked is gone before."""
        self.waiting += 1
        leaving = asyncio.ensure_future(gone)
        try:
            await asyncio.wait((self.thought, leaving), return_when=asyncio.FIRST_COMPLETED)
            return await self.thought if self.thought.done() else None
        finally:
            leaving.cancel()
            self.waiting -= 1
            if not self.waiting and not self.thought.done():
                self.stop.asked = True
                self.thought.cancel()


class Room:
    """A table, its lock, and those who watch it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.visitors = 0  # who hold the lock or wait for it
        self.is_certain = True  # False: something was written, or not; the database knows
        self.watchers: set[Watcher] = set()
        self.bots: asyncio.Task[None] | None = None
        self.hint: Hint | None = None
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def online(self) -> frozenset[int]:
        return frozenset(one.player for one in self.watchers if one.player is not None)

    @property
    def idle(self) -> bool:
        return not self.watchers and self.bots is None and not self.visitors

    def document(self, player: int | None) -> TableDocument:
        return self.table.document(self.table.seats_of(player), self.online)

    def tell(self, message: Callable[[Mine], LiveMessage], but: Watcher | None = None) -> None:
        """Tell all watchers, each what the owner of their seats may know."""
        texts: dict[Mine, str] = {}
        for watcher in self.watchers - {but}:
            mine = self.table.seats_of(watcher.player)
            if mine not in texts:
                texts[mine] = encode(message(mine))
            watcher.tell(texts[mine])

    def tell_table(self, but: Watcher | None = None) -> None:
        online = self.online
        self.tell(lambda mine: {"type": "table", **self.table.document(mine, online)}, but)

    def tell_removed(self, players: Collection[int]) -> None:
        """Tell some players that the maker has sent them away."""
        for watcher in self.watchers:
            if watcher.player in players:
                watcher.tell(REMOVED)

    def tell_entry(self, is_undo: bool) -> None:
        """Tell the entry of the log that was followed last."""
        online = self.online
        if is_undo:
            self.tell(
                lambda mine: {
                    "type": "undone",
                    "number": self.table.number,
                    "table": self.table.document(mine, online),
                }
            )
        else:
            self.tell(lambda mine: self.table.action_message(mine, online))


def encode(document: Mapping[str, Any]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


class Rooms:
    """All tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._rooms: dict[str, Room] = {}
        self.changed: Callable[[Room], None] = lambda room: None  # called after every change

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def online_at(self, id: str) -> frozenset[int]:
        """The players who have a table open."""
        room = self._rooms.get(id)
        return frozenset() if room is None else room.online

    @asynccontextmanager
    async def enter(self, id: str, as_known: bool = False) -> AsyncIterator[Room]:
        """A room that nobody else in this process changes meanwhile: up to date or, to change
        something that is checked when it is written, as this process knows it."""
        room = self._rooms.setdefault(id, Room(id))
        room.visitors += 1
        try:
            async with turn(room.lock):
                if room._table is None or not room.is_certain or not as_known:
                    await self.refresh(room)
                yield room
        finally:
            room.visitors -= 1
            if room._table is None and room.idle:
                self._rooms.pop(id, None)
        self.make_space()

    def make_space(self) -> None:
        if len(self._rooms) > MOST_OPEN:
            for id in [id for id, room in self._rooms.items() if room.idle][: MOST_OPEN // 4]:
                del self._rooms[id]

    def forget(self, room: Room) -> None:
        """The table was deleted: tell those who watch it."""
        self._rooms.pop(room.id, None)
        for watcher in room.watchers:
            watcher.tell(DELETED)

    # -- reading ------------------------------------------------------------------------

    async def refresh(self, room: Room) -> None:
        """Take in what the database has and this process has not seen."""
        table = room._table
        known = 0 if table is None else table.entries
        seen = table.version if table is not None and room.is_certain else None
        try:
            news = await self.storage.read(lambda db: read_news(db, room.id, known, seen))
        except Gone:
            self.forget(room)
            raise
        if news is None:
            return
        if table is None:
            try:
                room._table = await self.restored(news)
            except Overtaken:  # by a process that opened it at the same moment
                return await self.refresh(room)
            room.is_certain = True
            self.changed(room)
            return
        room.is_certain = False
        newly_removed = news.lobby.removed - table.lobby.removed
        table.lobby = news.lobby
        table.seats = news.seats
        table.started = news.row.started
        table.version = news.row.version
        for entry in news.entries:
            table.follow([entry])
            room.tell_entry(entry is None)
        if not news.entries:
            room.tell_table()
        room.tell_removed(newly_removed)
        room.is_certain = True
        self.changed(room)

    async def restored(self, news: News) -> Table:
        """A table from all that the database says about it."""
        row, entries, kept = news.row, news.entries, news.kept
        title = titles.named(row.game)
        facts = Facts(
            row.id,
            title,
            row.options,
            row.key or row.seed,
            row.listed,
            row.begin,
            row.created,
            row.open_deal,
        )
        table = Table(
            facts, news.seats, row.started, row.version, restarts=kept.restarts, first=kept.first
        )
        table.lobby = news.lobby
        if row.rules == title.version:
            await in_thread_if_long(len(entries), table.follow, entries)
            return table
        replays = await in_thread_if_long(len(entries), carry_over, table, entries, kept)
        table.cut_short = row.over and not table.record.game.over
        if not replays and not row.over:
            await self.correct(table, standing(entries))
        return table

    async def correct(self, table: Table, actions: Sequence[str]) -> None:
        """Write down where a table goes on that was played by earlier rules."""
        changes = {**describe(table), "rules": table.facts.title.version}
        new = entries_of_correction(table, actions)

        def write(db: Connection) -> None:
            write_correction(db, table, new)

        await self.write_if_current(table, changes, write)
        table.entries += len(new)
        table.first = first_position(table.record)

    async def follow_others(self) -> None:
        """Take in what other processes wrote about tables watched here.

        Who watches a table that cannot be followed is disconnected, and told why on coming back.
        """
        watched = {id: room for id, room in self._rooms.items() if room.watchers}
        if not watched:
            return
        query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(watched))
        versions = await self.storage.read(lambda db: db.execute(query).all())
        for id in watched.keys() - {id for id, _ in versions}:
            self.forget(watched[id])
        for id, version in versions:
            if watched[id].table.version != version:
                try:
                    async with self.enter(id):
                        pass  # entering is enough
                except Unavailable:
                    raise
                except Exception:
                    log.exception("table %s cannot be followed", id)
                    for watcher in watched[id].watchers:
                        watcher.lose()

    # -- changing -----------------------------------------------------------------------

    async def create(
        self,
        record: Record,
        seats: Sequence[Seat],
        lobby: Lobby | None = None,
        listed: bool = False,
        rematch_of: str | None = None,
        open_deal: bool = False,
        check: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> str:
        """A new table whose game begins with a record's actions; its id. A `check` that raises
        keeps it from being made: nobody else makes one between the check and the making."""
        id = secrets.token_urlsafe(12)
        lobby = lobby or Lobby()
        started = all(seat.kind != "open" for seat in seats)
        moment = now()
        begin = len(record.actions)
        facts = Facts(
            id, record.title, record.options, record.seed, listed, begin, moment, open_deal
        )
        table = Table(facts, list(seats), started, version=1)
        await in_thread_if_long(begin, table.take_over, record, begin)
        positions = await in_thread_if_long(begin, rows_of, id, record)
        async with self.storage.writing() as db:
            if check is not None:
                await check(db)
            await db.execute(
                insert(TableRow).values(
                    id=id,
                    game=record.title.name,
                    rules=record.title.version,
                    options=record.options,
                    **chance_columns(record),
                    open_deal=open_deal,
                    listed=listed,
                    begin=begin,
                    rematch_of=rematch_of,
                    created=moment,
                    changed=moment,
                    attended=moment,
                    **lobby.columns(),
                    **describe(table),
                )
            )
            await db.execute(
                insert(SeatRow),
                [{"table_id": id, "seat": i, **vars(seat)} for i, seat in enumerate(seats)],
            )
            if table.steps:
                await db.execute(insert(LogRow), list(log_rows(table, moment)))
            await db.execute(insert(PositionRow), positions)
        return id

    async def append(self, room: Room, seat: int, action: int | None) -> None:
        """Write an action, or an undo, to the log; then follow and tell it.

        `IllegalAction` if it is not legal, `Overtaken` if another process was faster; then
        nothing is written.
        """
        table = room.table
        notation = None if action is None else table.facts.title.actions.notation(action)
        if action is None:
            after = table.record.at(table.number - 1)
            positions = []
        else:
            after = table.record.after(action)
            positions = rows_after(table, after)
        changes = {
            "number": table.number + (-1 if action is None else 1),
            "over": after.over,
            "deciding": None if after.over else after.seat,
        }
        entry = {
            "table_id": room.id,
            "number": table.entries + 1,
            "seat": seat,
            "action": notation,
            "at": now(),
        }

        def write(db: Connection) -> None:
            db.execute(insert(LogRow), entry)
            if positions:
                db.execute(insert(PositionRow), positions)
            if action is None:
                forget(db, table)

        def follow() -> None:
            if positions and table.first is None:
                table.first = first_position(table.record)
            table.follow([notation])
            room.tell_entry(action is None)

        await uninterrupted(self.write(room, changes, write, follow))

    async def reseat(self, room: Room, seats: dict[int, Seat], lobby: Lobby | None = None) -> None:
        """Put others on some seats, and change who may sit down; the game starts when no seat is
        open any more."""
        table = room.table
        lobby = lobby or table.lobby
        newly_removed = lobby.removed - table.lobby.removed
        new = [seats.get(i, seat) for i, seat in enumerate(table.seats)]
        started = table.started or all(seat.kind != "open" for seat in new)
        deciding = table.record.game.seat if started and not table.over else None

        def write(db: Connection) -> None:
            for number, seat in seats.items():
                here = (SeatRow.table_id == room.id) & (SeatRow.seat == number)
                db.execute(update(SeatRow).where(here).values(**vars(seat)))
            for player in newly_removed:
                db.execute(insert(RemovedRow), {"table_id": room.id, "player": player})

        def follow() -> None:
            table.seats = new
            table.started = started
            table.lobby = lobby
            room.tell_table()
            room.tell_removed(newly_removed)

        changes = {"started": started, "deciding": deciding, **lobby.columns()}
        await uninterrupted(self.write(room, changes, write, follow))

    async def delete(self, room: Room) -> None:
        """Delete a table with all that belongs to it."""

        def write(db: Connection) -> None:
            delete_tables(db, [room.id])

        await uninterrupted(self.write(room, {}, write, lambda: self.forget(room)))

    async def write(
        self,
        room: Room,
        changes: dict[str, Any],
        write: Callable[[Connection], None],
        follow: Callable[[], None],
    ) -> None:
        """Change a table in the database, if it still is as this process knows it, then here.

        In between the room is not certain: if nobody can say whether it was written, whoever
        enters next looks first.
        """
        room.is_certain = False
        try:
            try:
                await self.write_if_current(room.table, changes, write)
            except (Overtaken, IntegrityError):
                await self.refresh(room)
                raise Overtaken from None
        except Unavailable:
            self.changed(room)  # perhaps
            raise
        follow()
        room.is_certain = True
        self.changed(room)

    async def write_if_current(
        self, table: Table, changes: dict[str, Any], write: Callable[[Connection], None]
    ) -> None:
        expected = (TableRow.id == table.facts.id) & (TableRow.version == table.version)
        changes = {**changes, "version": table.version + 1, "changed": now()}

        def write_all(db: Connection) -> None:
            done = db.execute(update(TableRow).where(expected).values(**changes))
            if done.rowcount != 1:
                raise Overtaken
            write(db)

        await self.storage.write(write_all)
        table.version += 1


class Overtaken(Unchanged):
    """Another process was faster."""


@dataclass
class News:
    """What the database has of a table and somebody has not seen."""

    row: Any
    seats: list[Seat]
    lobby: Lobby
    entries: list[str | None]
    kept: Kept


def read_news(db: Connection, id: str, known: int, seen: int | None) -> News | None:
    """What there is of a table after the `known` first entries of its log; None if it still has
    the version that was `seen`."""
    here = TableRow.id == id
    if seen is not None and db.scalar(select(TableRow.version).where(here)) == seen:
        return None
    row = db.execute(select(TableRow).where(here)).first()
    if row is None:
        raise Gone("table")
    version = titles.named(row.game).version
    if row.rules > version:
        raise later_rules(row.game, row.rules, version)
    seats = db.execute(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
    removed = db.scalars(select(RemovedRow.player).where(RemovedRow.table_id == id))
    entries = select(LogRow.action).where(LogRow.table_id == id, LogRow.number > known)
    return News(
        row,
        [Seat(seat.kind, seat.name, seat.bot, seat.owner) for seat in seats],
        Lobby(row.maker, row.several_seats, row.closed, row.cancelled, frozenset(removed)),
        list(db.scalars(entries.order_by(LogRow.number))),
        read_positions(db, id, all=row.rules < version),
    )


async def in_thread_if_long(length: int, work: Callable[..., T], *args: Any) -> T:
    """Do something with a log; nobody waits while a long one is followed."""
    if length > LONG_LOG:
        return await asyncio.to_thread(work, *args)
    return work(*args)


def later_rules(game: str, rules: int, version: int) -> UnknownVersion:
    return UnknownVersion(
        f"this table plays version {rules} of the rules of {game}; "
        f"this Deepcourt plays version {version}"
    )


def chance_columns(record: Record) -> dict[str, Any]:
    """Where a table's chance comes from: a key or a seed."""
    if isinstance(record.seed, str):
        return {"key": record.seed, "seed": 0}
    return {"key": None, "seed": record.seed}


def log_rows(table: Table, moment: int) -> Iterator[dict[str, Any]]:
    notation = table.facts.title.actions.notation
    for number, step in enumerate(table.steps, 1):
        yield {
            "table_id": table.facts.id,
            "number": number,
            "seat": step.seat,
            "action": notation(step.action),
            "at": moment,
        }
