"""What is kept, and what a table makes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from deepcourt import Record
from deepcourt.core import titles
from deepcourt.core.records import Step
from deepcourt.server.storage import (
    Base,
    Job,
    LogRow,
    PlayerRow,
    ReplayRow,
    Storage,
    TableRow,
    Unchanged,
    migrate,
    now,
)
from deepcourt.server.table import Facts, Seat, Table


def with_storage(
    path: Path, work: Callable[[Storage], Awaitable[Any]], revision: str = "head"
) -> Any:
    async def run() -> Any:
        storage = Storage(f"sqlite:///{path / 'tables.sqlite'}")
        async with storage.writing() as db:
            await db.run_sync(migrate, revision)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    async def work(storage: Storage) -> Any:
        async with storage.reading() as db:
            return await db.run_sync(
                lambda connection: compare_metadata(
                    MigrationContext.configure(connection), Base.metadata
                )
            )

    assert with_storage(tmp_path, work) == []
    assert with_storage(tmp_path, work) == []  # a second start changes nothing


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """Nothing in it counts as old, and whoever sits first at a waiting table has made it."""

    async def fill(storage: Storage) -> None:
        async with storage.writing() as db:
            await db.execute(text("INSERT INTO players VALUES (7, 'x', 0)"))
            for id, started in (("waits", 0), ("runs", 1)):
                row = f"'{id}', 'conspiracy', 1, '{{}}', 1, 1, {started}, 0, 0, 0, 0, 1, NULL, 0, 0"
                await db.execute(text(f"INSERT INTO tables VALUES ({row})"))
                await db.execute(
                    text(f"INSERT INTO seats VALUES ('{id}', 0, 'open', '', '', NULL)")
                )
                await db.execute(text(f"INSERT INTO seats VALUES ('{id}', 1, 'person', '', '', 7)"))
            await db.execute(text("INSERT INTO replays VALUES ('r', '{}', 0)"))

    async def look(storage: Storage) -> Any:
        async with storage.reading() as db:
            tables = await db.execute(select(TableRow.id, TableRow.maker, TableRow.analysis))
            times = [
                await db.scalar(select(column))
                for column in (PlayerRow.seen, TableRow.attended, ReplayRow.last_read)
            ]
            return {row.id: row.maker for row in tables}, times

    before = now()
    with_storage(tmp_path, fill, "1")
    makers, times = with_storage(tmp_path, look)
    assert makers == {"waits": 7, "runs": None}
    assert min(times) >= before


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    async def pragmas(db: AsyncConnection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [await db.scalar(text(f"PRAGMA {name}")) for name in names]

    async def work(storage: Storage) -> Any:
        async with storage.reading() as reading, storage.writing() as writing:
            return await pragmas(reading), await pragmas(writing)

    full = 2
    assert with_storage(tmp_path, work) == (["wal", full, 1], ["wal", full, 1])


def test_a_transaction_is_kept_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(storage: Storage) -> Any:
        twice = insert(PlayerRow).values([{"token_hash": "x", "created": 1, "seen": 1}] * 2)
        with pytest.raises(IntegrityError):
            async with storage.writing() as db:
                await db.execute(twice)
        orphan = {"table_id": "none", "number": 1, "seat": 0, "action": None, "at": 1}
        with pytest.raises(IntegrityError):
            async with storage.writing() as db:
                await db.execute(insert(LogRow).values(orphan))
        async with storage.reading() as db:
            return (await db.execute(select(PlayerRow))).all()

    assert with_storage(tmp_path, work) == []


def test_jobs_that_share_a_transaction_do_not_share_their_fate(tmp_path: Path) -> None:
    """One fails, one finds it has nothing to do; the others are written, each exactly once."""

    def player(token: str) -> Job:
        row = {"token_hash": token, "created": 1, "seen": 1}
        return lambda db: void(db.execute(insert(PlayerRow), row))

    def nothing(db: Connection) -> None:
        raise Unchanged

    async def work(storage: Storage) -> Any:
        jobs = [player("a"), player("b"), nothing, player("a"), player("c")]
        outcomes = await asyncio.gather(*map(storage.write, jobs), return_exceptions=True)
        async with storage.reading() as db:
            tokens = await db.scalars(select(PlayerRow.token_hash).order_by(PlayerRow.id))
        return [type(outcome) for outcome in outcomes], tokens.all()

    outcomes, tokens = with_storage(tmp_path, work)
    assert outcomes == [type(None), type(None), Unchanged, IntegrityError, type(None)]
    assert tokens == ["a", "b", "c"]


def void(_: Any) -> None:
    """Only what was done on the way matters."""


# -- following the log ----------------------------------------------------------------------


def new_table(seed: int = 1) -> Table:
    title = titles.named("conspiracy")
    facts = Facts("id", title, {}, seed, False, 0, 0)
    return Table(facts, [Seat("person", "A", owner=1), Seat("person", "B", owner=2)], True)


def test_a_log_with_actions_taken_back_leads_where_the_others_lead() -> None:
    log: list[str | None] = ["draw-lords 3"]
    table = new_table()
    table.follow(log)
    keep, other = (table.record.game.notation(a) for a in table.record.game.legal_actions()[:2])
    at_once, one_by_one, straight = new_table(), new_table(), new_table()
    entries = [*log, keep, None, other, None, keep]
    at_once.follow(entries)
    for entry in entries:
        one_by_one.follow([entry])
    straight.follow([*log, keep])
    assert at_once.record.actions == one_by_one.record.actions == straight.record.actions
    assert at_once.steps == one_by_one.steps == straight.steps
    assert at_once.entries == one_by_one.entries == 6
    assert at_once.record.game.position() == straight.record.game.position()


def test_an_action_that_others_may_not_know_is_told_to_its_seat_alone() -> None:
    """Abyss: whether somebody declines one ally or all that are to come looks the same."""
    title = titles.named("abyss")
    for notation in ("decline", "decline-all"):
        secret = Step(1, 1, title.actions.parse(notation), ())
        assert secret.told_to(1, title) == notation
        assert secret.told_to(0, title) is None
        assert secret.told_to(None, title) is None


def test_an_action_is_told_only_if_its_cards_are_known() -> None:
    """No choice of Conspiracy stays secret; this is for games where one does."""
    title = titles.named("conspiracy")
    secret = Step(1, 0, title.actions.parse("take location:narrow-gate"), ())
    assert secret.told_to(0, title) == "take location:narrow-gate"
    assert secret.told_to(1, title) is None
    assert secret.told_to(None, title) is None
    harmless = Step(1, 0, title.actions.parse("draw-lords 2"), ())
    assert harmless.told_to(None, title) == "draw-lords 2"
    record = Record.new("conspiracy", 2, 1)
    record.play(record.game.parse("draw-lords 3"))
    record.game.listen()
    keep = record.game.legal_actions()[0]
    record.play(keep)
    told = Step(1, 0, keep, tuple(record.game.all_events()))
    assert told.told_to(None, title) == title.actions.notation(keep)
