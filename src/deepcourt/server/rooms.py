"""Rooms: the tables that this process has open, each with its lock and those who watch it.

Everything that changes a table goes through `Rooms`: it is checked against the present table,
written, and only then followed here and told to the readers. What another process wrote is
taken in at the next look.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core import titles
from ..core.errors import UnknownVersion
from ..core.records import Record
from .errors import not_found
from .storage import LogRow, SeatRow, Storage, TableRow, Unchanged, now
from .table import Facts, Mine, Seat, Table, describe
from .wire import HintDocument, TableDocument

MOST_OPEN = 2000  # tables kept in memory although nobody watches them


class Reader:
    """Somebody who watches: messages wait for them up to a limit, then they are `lost`."""

    def __init__(self, player: int | None, limit: int) -> None:
        self.player = player
        self.waiting: asyncio.Queue[str] = asyncio.Queue(limit)
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, message: str) -> None:
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            if not self.lost.done():
                self.lost.set_result(None)


@dataclass(frozen=True)
class Hint:
    """What a bot thinks of a decision, or is still thinking."""

    entries: int  # of the log when it was asked for
    thought: asyncio.Future[list[HintDocument]]


class Room:
    """A table, its lock, and those who watch it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.bots: asyncio.Task[None] | None = None
        self.hint: Hint | None = None
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def online(self) -> frozenset[int]:
        return frozenset(one.player for one in self.readers if one.player is not None)

    @property
    def idle(self) -> bool:
        return not self.readers and self.bots is None and not self.lock.locked()

    def document(self, player: int | None) -> TableDocument:
        return self.table.document(self.table.seats_of(player), self.online)

    def tell(self, message: Callable[[Mine], Any], but: Reader | None = None) -> None:
        """Tell all readers, each what the owner of their seats may know."""
        texts: dict[Mine, str] = {}
        for reader in self.readers - {but}:
            mine = self.table.seats_of(reader.player)
            if mine not in texts:
                texts[mine] = encode(message(mine))
            reader.tell(texts[mine])

    def tell_table(self, but: Reader | None = None) -> None:
        online = self.online
        self.tell(lambda mine: {"type": "table", **self.table.document(mine, online)}, but)

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


def encode(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


class Rooms:
    """All tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._rooms: dict[str, Room] = {}
        self.changed: Callable[[Room], None] = lambda room: None  # called after every change

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    @asynccontextmanager
    async def enter(self, id: str, as_known: bool = False) -> AsyncIterator[Room]:
        """A room that nobody else in this process changes meanwhile: up to date or, to change
        something that is checked when it is written, as this process knows it."""
        room = self._rooms.setdefault(id, Room(id))
        async with room.lock:
            try:
                if room._table is None or not as_known:
                    await self.refresh(room)
            except BaseException:
                if room._table is None:
                    self._rooms.pop(id, None)
                raise
            yield room
        self.make_space()

    def make_space(self) -> None:
        if len(self._rooms) > MOST_OPEN:
            for id in [id for id, room in self._rooms.items() if room.idle][: MOST_OPEN // 4]:
                del self._rooms[id]

    # -- reading ------------------------------------------------------------------------

    async def refresh(self, room: Room) -> None:
        """Take in what the database has and this process has not seen."""
        table = room._table
        here = TableRow.id == room.id
        async with self.storage.reading() as db:
            if table is not None:
                version = await db.scalar(select(TableRow.version).where(here))
                if version == table.version:
                    return
            row = (await db.execute(select(TableRow).where(here))).first()
            if row is None:
                raise not_found("table")
            known = 0 if table is None else table.entries
            seats = await read_seats(db, room.id)
            entries = await read_log(db, room.id, known)
        if table is None:
            room._table = restored(row, seats, entries)
            self.changed(room)
            return
        table.seats = seats
        table.started = row.started
        table.version = row.version
        for entry in entries:
            table.follow([entry])
            room.tell_entry(entry is None)
        if not entries:
            room.tell_table()
        self.changed(room)

    async def follow_others(self, seconds: float) -> None:
        """Again and again, take in what other processes wrote about tables watched here."""
        while True:
            await asyncio.sleep(seconds)
            watched = {id: room for id, room in self._rooms.items() if room.readers}
            if not watched:
                continue
            query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(watched))
            async with self.storage.reading() as db:
                versions = (await db.execute(query)).all()
            for id, version in versions:
                if watched[id].table.version != version:
                    async with self.enter(id):
                        pass  # entering is enough

    # -- changing -----------------------------------------------------------------------

    async def create(
        self,
        record: Record,
        seats: Sequence[Seat],
        listed: bool = False,
        rematch_of: str | None = None,
    ) -> str:
        """A new table whose game begins with a record's actions; its id."""
        id = secrets.token_urlsafe(12)
        started = all(seat.kind != "open" for seat in seats)
        moment = now()
        facts = Facts(
            id, record.title, record.options, record.seed, listed, len(record.actions), moment
        )
        table = Table(facts, list(seats), started, version=1)
        table.follow([record.title.actions.notation(action) for action in record.actions])
        async with self.storage.writing() as db:
            await db.execute(
                insert(TableRow).values(
                    id=id,
                    game=record.title.name,
                    rules=record.title.version,
                    options=record.options,
                    seed=record.seed,
                    listed=listed,
                    begin=facts.begin,
                    rematch_of=rematch_of,
                    created=moment,
                    changed=moment,
                    **describe(table),
                )
            )
            await db.execute(
                insert(SeatRow),
                [{"table_id": id, "seat": i, **vars(seat)} for i, seat in enumerate(seats)],
            )
            if table.steps:
                await db.execute(insert(LogRow), list(log_rows(table, moment)))
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
        else:
            after = table.record.game.clone()
            after.apply(action)
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

        await self.write(room, changes, write)
        table.follow([notation])
        room.tell_entry(action is None)
        self.changed(room)

    async def reseat(self, room: Room, seats: dict[int, Seat]) -> None:
        """Put others on some seats; the game starts when no seat is open any more."""
        table = room.table
        new = [seats.get(i, seat) for i, seat in enumerate(table.seats)]
        started = table.started or all(seat.kind != "open" for seat in new)
        deciding = table.record.game.seat if started and not table.over else None

        def write(db: Connection) -> None:
            for number, seat in seats.items():
                here = (SeatRow.table_id == room.id) & (SeatRow.seat == number)
                db.execute(update(SeatRow).where(here).values(**vars(seat)))

        await self.write(room, {"started": started, "deciding": deciding}, write)
        table.seats = new
        table.started = started
        room.tell_table()
        self.changed(room)

    async def write(
        self,
        room: Room,
        changes: dict[str, Any],
        write: Callable[[Connection], None],
    ) -> None:
        """Change a table in the database if it still is as this process knows it."""
        table = room.table
        expected = (TableRow.id == room.id) & (TableRow.version == table.version)
        changes = {**changes, "version": table.version + 1, "changed": now()}

        def write_if_current(db: Connection) -> None:
            done = db.execute(update(TableRow).where(expected).values(**changes))
            if done.rowcount != 1:
                raise Overtaken
            write(db)

        try:
            await self.storage.write(write_if_current)
        except (Overtaken, IntegrityError):
            await self.refresh(room)
            raise Overtaken from None
        table.version += 1


class Overtaken(Unchanged):
    """Another process was faster."""


async def read_seats(db: AsyncConnection, id: str) -> list[Seat]:
    rows = await db.execute(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
    return [Seat(row.kind, row.name, row.bot, row.owner) for row in rows]


async def read_log(db: AsyncConnection, id: str, known: int) -> list[str | None]:
    rows = await db.execute(
        select(LogRow.action)
        .where(LogRow.table_id == id, LogRow.number > known)
        .order_by(LogRow.number)
    )
    return [row.action for row in rows]


def restored(row: Any, seats: list[Seat], entries: list[str | None]) -> Table:
    """A table from what the database says about it."""
    title = titles.named(row.game)
    if row.rules != title.version:
        raise UnknownVersion(
            f"this table plays version {row.rules} of the rules of {row.game}; "
            f"this Deepcourt plays version {title.version}"
        )
    facts = Facts(row.id, title, row.options, row.seed, row.listed, row.begin, row.created)
    table = Table(facts, seats, row.started, row.version)
    table.follow(entries)
    return table


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
