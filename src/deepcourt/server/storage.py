"""What is kept: players, tables, their seats, the log of actions, replays.

The log is the truth about a game. An entry is an action or an undo; entries are numbered
without gaps, none is ever changed or removed, and the database refuses a number twice. The
columns `started`, `over`, `deciding` and `number` of a table follow from it and are there to be
searched by.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    BigInteger,
    Connection,
    Engine,
    ForeignKey,
    String,
    Text,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ..core.errors import DeepcourtError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS = 30  # how long a writer waits for one in another process
MIGRATION_LOCK = 8642


class UnknownDatabase(DeepcourtError):
    """The server cannot keep its tables in such a database."""


class Unchanged(Exception):
    """What a job raises that found it had nothing to write, and wrote nothing."""


Job = Callable[[Connection], None]


class Base(DeclarativeBase):
    """Everything that is kept."""


class PlayerRow(Base):
    __tablename__ = "players"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)  # all times: milliseconds since 1970


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
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


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # person, open or bot
    name: Mapped[str] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(40))
    owner: Mapped[int | None] = mapped_column(ForeignKey("players.id"), index=True)


class LogRow(Base):
    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(String(200))  # None: the last action taken back
    at: Mapped[int] = mapped_column(BigInteger)


class ReplayRow(Base):
    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    record: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


def now() -> int:
    return time.time_ns() // 1_000_000


def as_text(moment: int) -> str:
    """A moment as ISO 8601."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")


class Storage:
    """A database, opened and brought up to date by `open`."""

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
        if self.is_sqlite and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(parsed.set(drivername=driver))
        self._one_writer = asyncio.Lock()
        self._direct = create_engine(parsed.set(drivername="sqlite")) if self.is_sqlite else None
        self._jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        for engine in (self.engine.sync_engine, self._direct):
            if engine is not None and self.is_sqlite:
                event.listen(engine, "connect", prepare_sqlite)
                event.listen(engine, "begin", begin_sqlite)

    async def open(self) -> None:
        """Bring the database's schema up to date."""
        if self._direct is not None:  # a file that cannot be opened fails here, in this thread
            self._direct.connect().close()
        async with self.writing() as db:
            if not self.is_sqlite:
                await db.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await db.run_sync(migrate)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        if self._direct is not None:
            self._direct.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        async with self.engine.connect() as db:
            yield db

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: when the block ends, all of it is on disk; if it fails, none of it."""
        async with self._one_writer, self.engine.connect() as db:
            await db.execution_options(writes=True)
            async with db.begin():
                yield db

    async def write(self, job: Job) -> None:
        """Have a job done in a transaction. It is on disk when this returns.

        Jobs that come while the disk is busy share the next transaction: flushing is what takes
        time, and it takes no longer for many.
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
            except Exception:  # one failed, so none is written: each on its own, then
                outcomes = [await self._write_alone(job) for job, _ in jobs]
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
        async with self._one_writer:  # SQLite: one thread does it all, without a hop a statement
            return await asyncio.to_thread(do_all_in_sqlite, self._direct, jobs)

    async def _write_alone(self, job: Job) -> Exception | None:
        try:
            return (await self._write_together([job]))[0]
        except Exception as error:
            return error


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


async def prepare(url: str) -> None:
    """Bring a database up to date; `UnknownDatabase` if that cannot be done."""
    storage = Storage(url)
    try:
        await storage.open()
    except (SQLAlchemyError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise UnknownDatabase(f"the database cannot be opened: {cause}") from None
    finally:
        await storage.close()


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by `begin_sqlite`
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
