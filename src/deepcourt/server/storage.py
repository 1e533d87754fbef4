"""What is kept: players, tables, their seats, the log of actions, positions, replays.

The log is the truth about a game. An entry is an action or an undo; entries are numbered
without gaps, none is ever changed or removed, and the database refuses a number twice. The
columns `started`, `over`, `deciding` and `number` of a table follow from it and are there to be
searched by.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    BigInteger,
    Connection,
    Engine,
    ForeignKey,
    Index,
    String,
    Text,
    create_engine,
    delete,
    event,
    make_url,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

from ..core.errors import DeepcourtError
from ..core.extras import extra
from .errors import Unavailable

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE = 4.0  # seconds that a request waits for its turn, and again for the database
OPENING_PATIENCE = 30.0  # for another process that brings the database up to date
MIGRATION_LOCK = 8642
WRITE_NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")
SQLITE_OUTAGES = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
POSTGRESQL_OUTAGES = (  # the beginnings of its five letters
    "08",  # no connection
    "25006",  # read-only
    "28",  # nobody of that name, or another password
    "3D",  # no such database
    "40",  # rolled back because of others
    "53",  # disk or memory full, too many connections
    "55P03",  # locked
    "57",  # starting, stopping, cancelled
    "58",  # input and output
    "XX",  # damaged
)

log = logging.getLogger(__name__)


class UnknownDatabase(DeepcourtError):
    """The server cannot keep its tables in such a database."""


class UnusableDatabase(UnknownDatabase):
    """The database cannot be opened: out of reach, locked, damaged, read-only, or too new."""


class Unchanged(Exception):
    """What a job raises that found it had nothing to write, and wrote nothing."""


T = TypeVar("T")
Job = Callable[[Connection], None]
Work = Literal["reading", "writing"]


class Base(DeclarativeBase):
    """Everything that is kept."""


class PlayerRow(Base):
    __tablename__ = "players"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)  # all times: milliseconds since 1970
    seen: Mapped[int] = mapped_column(BigInteger, index=True)  # to within a day; NEVER: void


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_standing", "started", "over", "cancelled", "attended"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)  # not used where there is a key
    key: Mapped[str | None] = mapped_column(String(64))
    open_deal: Mapped[bool]  # whoever made it may know what comes
    listed: Mapped[bool]
    started: Mapped[bool]
    over: Mapped[bool]
    deciding: Mapped[int | None]
    number: Mapped[int]
    begin: Mapped[int]  # actions that a fork begins with
    version: Mapped[int]  # counts all changes of the table
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    analysis: Mapped[str | None] = mapped_column(Text)  # large: not read where tables are listed
    maker: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)
    several_seats: Mapped[bool]  # one player may take several
    closed: Mapped[bool]  # before the start: nobody can sit down for now
    cancelled: Mapped[bool]  # there will be no game
    attended: Mapped[int] = mapped_column(BigInteger)  # when somebody last had it open, roughly


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # person, open or bot
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(40))
    owner: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)


class RemovedRow(Base):
    """A player whom the maker of a table sent away from it."""

    __tablename__ = "removed"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    player: Mapped[int] = mapped_column(ForeignKey("players.id"), primary_key=True, index=True)


class LogRow(Base):
    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(String(200))  # None: the last action taken back
    at: Mapped[int] = mapped_column(BigInteger)


class PositionRow(Base):
    """A position of a table, kept for the day when the rules are corrected."""

    __tablename__ = "positions"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    position: Mapped[bytes]  # squeezed: the first one of the table is needed to read it
    reason: Mapped[str | None] = mapped_column(String(10))  # of a restart; None: only kept
    skipped: Mapped[int]


class ReplayRow(Base):
    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    owner: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)
    last_read: Mapped[int] = mapped_column(BigInteger, index=True)  # to within a day


WAITING = ~TableRow.started & ~TableRow.over & ~TableRow.cancelled
OF_A_TABLE = (
    SeatRow,
    RemovedRow,
    LogRow,
    PositionRow,
)  # rows that go with their table, by `table_id`
DAY = 24 * 3600 * 1000
NEVER = -1


def delete_tables(db: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for row in OF_A_TABLE:
        db.execute(delete(row).where(row.table_id.in_(ids)))
    rematches = update(TableRow).where(TableRow.rematch_of.in_(ids))
    db.execute(rematches.values(rematch_of=None))
    db.execute(delete(TableRow).where(TableRow.id.in_(ids)))


def now() -> int:
    return time.time_ns() // 1_000_000


def as_text(moment: int) -> str:
    """A moment as ISO 8601."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")


class Storage:
    """A database, opened and brought up to date by `open`.

    Whatever it cannot do because the database is out of reach, locked, full, read-only or
    damaged is `Unavailable`, told within seconds.
    """

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise UnknownDatabase("the database is not given as a URL") from None
        driver = DRIVERS.get(parsed.get_backend_name())
        if driver is None:
            known = ", ".join(DRIVERS)
            raise UnknownDatabase(
                f"tables are kept in one of {known}, not in {parsed.get_backend_name()}"
            )
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        self._url = parsed.set(drivername=driver)
        self.engine = self._new_engine(
            PATIENCE,
            poolclass=AsyncAdaptedQueuePool,
            pool_timeout=PATIENCE,
            pool_pre_ping=not self.is_sqlite,
        )
        self.failing: set[Work] = set()  # what failed when it was last tried
        self._one_writer = asyncio.Lock()
        self._direct: Engine | None = None
        if self.is_sqlite:
            self._direct = create_engine(parsed.set(drivername="sqlite"))
            listen_to_sqlite(self._direct, PATIENCE)
        self._jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    def _new_engine(self, patience: float, **options: Any) -> AsyncEngine:
        with extra("postgres"):
            engine = create_async_engine(self._url, **options)
        if self.is_sqlite:
            listen_to_sqlite(engine.sync_engine, patience)
        return engine

    async def open(self) -> None:
        """Bring the database's schema up to date."""
        if self.is_sqlite and self._url.database and "uri" not in self._url.query:
            Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
        if self._direct is not None:  # a file that cannot be opened fails here, in this thread
            self._direct.connect().close()
        engine = self._new_engine(OPENING_PATIENCE, poolclass=NullPool)
        try:
            async with begun(engine) as db:
                if not self.is_sqlite:
                    await db.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await db.run_sync(migrate)
                await db.execute(WRITE_NOTHING_NEW)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._direct is not None:
            self._direct.dispose()
        await self.engine.dispose()

    async def is_up_to_date(self) -> bool:
        """Whether the database has the schema of this Deepcourt.

        `Unavailable` also if it takes nothing since it last refused to.
        """
        async with self.reading() as db:
            current = await db.run_sync(is_migrated)
        if "writing" in self.failing:
            async with self.writing() as db:
                await db.execute(WRITE_NOTHING_NEW)
        return current

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        with self._watched("reading"):
            async with self._in_time(), self.engine.connect() as db:
                yield db

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a job reads, however many statements it takes."""
        if self._direct is None:
            async with self.reading() as db:
                return await db.run_sync(job)
        with self._watched("reading"):  # SQLite: one thread reads it all, as in `write`
            return await asyncio.to_thread(read_from_sqlite, self._direct, job)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: when the block ends, all of it is on disk; if it fails, none of it."""
        with self._watched("writing"):
            async with turn(self._one_writer), self._in_time(), begun(self.engine) as db:
                yield db

    def _in_time(self) -> asyncio.Timeout:
        """How long a connection may take; SQLite keeps to its own limit, in its thread."""
        return asyncio.timeout(None if self.is_sqlite else PATIENCE)

    @contextmanager
    def _watched(self, work: Work) -> Iterator[None]:
        """Turns an outage into `Unavailable`; the log tells when one begins and ends."""
        try:
            yield
        except Exception as error:
            if not is_outage(error):
                raise
            if work not in self.failing:
                self.failing.add(work)
                log.warning("%s: the database fails: %s", work, cause_of(error))
            raise Unavailable from error
        if work in self.failing:
            self.failing.discard(work)
            log.warning("%s: the database answers again", work)

    async def write(self, job: Job) -> None:
        """Have a job done in a transaction. It is on disk when this returns.

        Jobs that come while the disk is busy share the next transaction: flushing is what takes
        time, and it takes no longer for many. After `Unavailable` it may be on disk or not.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_jobs())
        await done

    async def _write_jobs(self) -> None:
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            try:
                outcomes = await self._write_together([job for job, _ in jobs])
            except Unavailable:  # those who wait already would only wait twice as long
                jobs += self._jobs
                self._jobs = []
                outcomes = [Unavailable() for _ in jobs]
            except Exception:  # one failed, so none is written: each on its own, then
                outcomes = await self._write_each([job for job, _ in jobs])
            for (_, done), outcome in zip(jobs, outcomes, strict=True):
                if done.cancelled():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
        self._writer = None

    async def _write_together(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """The outcome of each job, when all are on disk."""
        if self._direct is None:
            async with self.writing() as db:
                return await db.run_sync(do_all, jobs)
        with self._watched("writing"):  # SQLite: one thread does it all, without a hop a statement
            async with turn(self._one_writer):
                return await asyncio.to_thread(do_all_in_sqlite, self._direct, jobs)

    async def _write_each(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """The outcome of each job, in a transaction of its own."""
        outcomes: list[Exception | None] = []
        for job in jobs:
            try:
                outcomes += await self._write_together([job])
            except Unavailable:
                return [*outcomes, *(Unavailable() for _ in jobs[len(outcomes) :])]
            except Exception as error:
                outcomes.append(error)
        return outcomes


@asynccontextmanager
async def turn(lock: asyncio.Lock) -> AsyncIterator[None]:
    """A lock that is not waited for longer than a request may wait."""
    try:
        async with asyncio.timeout(PATIENCE):
            await lock.acquire()
    except TimeoutError:
        raise Unavailable from None
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def begun(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that writes."""
    async with engine.connect() as db:
        await db.execution_options(writes=True)
        async with db.begin():
            yield db


def is_outage(error: Exception) -> bool:
    """Whether the database is to blame, and not what was asked of it."""
    if isinstance(error, (OSError, PoolTimeout)):  # a TimeoutError is an OSError, too
        return True
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        code: int = getattr(cause, "sqlite_errorcode", 0)  # missing if Python itself refused
        return code & 0xFF in SQLITE_OUTAGES
    state = str(getattr(cause, "sqlstate", None) or "")
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_lost or state.startswith(POSTGRESQL_OUTAGES)


def cause_of(error: Exception) -> BaseException:
    """What the driver complained about."""
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def do_all(db: Connection, jobs: Sequence[Job]) -> list[Exception | None]:
    """Do some jobs; those that wrote nothing have an outcome that says so."""
    outcomes: list[Exception | None] = []
    for job in jobs:
        try:
            job(db)
            outcomes.append(None)
        except Unchanged as unchanged:
            outcomes.append(unchanged)
    return outcomes


def do_all_in_sqlite(engine: Engine, jobs: Sequence[Job]) -> list[Exception | None]:
    with engine.connect().execution_options(writes=True) as db, db.begin():
        return do_all(db, jobs)


def read_from_sqlite(engine: Engine, job: Callable[[Connection], T]) -> T:
    with engine.connect() as db:
        return job(db)


async def prepare(url: str) -> None:
    """Bring a database up to date; `UnusableDatabase` if that cannot be done."""
    storage = Storage(url)
    try:
        await storage.open()
    except CommandError:
        raise UnusableDatabase("the database was written by a newer Deepcourt") from None
    except Exception as error:
        if not isinstance(error, SQLAlchemyError) and not is_outage(error):
            raise
        raise UnusableDatabase(f"the database cannot be opened: {cause_of(error)}") from None
    finally:
        await storage.close()


def listen_to_sqlite(engine: Engine, patience: float) -> None:
    def prepare_sqlite(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun by `begin_sqlite`
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={patience * 1000:.0f}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(connection: Connection, revision: str = "head") -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_migrated(connection: Connection) -> bool:
    return MigrationContext.configure(connection).get_current_revision() == newest_revision()


@cache
def newest_revision() -> str | None:
    return ScriptDirectory.from_config(migrations()).get_current_head()
