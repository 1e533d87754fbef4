"""Supervision: what fails in the background is tried again, and no room is behind its table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from deepcourt import Record
from deepcourt.bots import GreedyBot
from deepcourt.core.game import Game
from deepcourt.server import bots_at_work, supervision
from deepcourt.server.bots_at_work import BotsAtWork
from deepcourt.server.errors import Unavailable
from deepcourt.server.rooms import Rooms, Watcher
from deepcourt.server.storage import Job, LogRow, Storage, TableRow
from deepcourt.server.supervision import GivenUp, Supervisor, Trouble, uninterrupted
from deepcourt.server.table import Seat

from .house import PATIENCE
from .postgres import Postgres

PERSONS = [Seat("person", "A"), Seat("person", "B")]
BOTS = [Seat("bot", "A", "greedy"), Seat("bot", "B", "greedy")]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for the next try."""
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.05)


def run(
    url: str, work: Callable[[Rooms], Awaitable[None]], storage: type[Storage] = Storage
) -> None:
    async def opened() -> None:
        kept = storage(url)
        await kept.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(Rooms(kept))
        finally:
            await kept.close()

    asyncio.run(opened())


def sqlite(path: Path) -> str:
    return f"sqlite:///{path / 'tables.sqlite'}"


async def new_table(rooms: Rooms, seats: list[Seat], seed: int = 1) -> str:
    return await rooms.create(Record.new("conspiracy", len(seats), seed), seats)


async def act(rooms: Rooms, id: str) -> None:
    """Play the first legal action, as a request does."""
    async with rooms.enter(id, as_known=True) as room:
        game = room.table.record.game
        await rooms.append(room, game.seat, game.legal_actions()[0])


async def watched(rooms: Rooms, id: str) -> Watcher:
    """Somebody who watches a table."""
    watcher = Watcher(None, 100)
    async with rooms.enter(id) as room:
        room.watchers.add(watcher)
    return watcher


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def until_over(rooms: Rooms, id: str) -> None:
    over = False
    while not over:
        async with rooms.enter(id, as_known=True) as room:
            over = room.table.over
        await asyncio.sleep(0.01)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# -- the supervisor -------------------------------------------------------------------------


def failing(times: int, error: Exception) -> Callable[[], Awaitable[str]]:
    """Work that fails so many times."""
    left = [error] * times

    async def work() -> str:
        if left:
            raise left.pop()
        return "done"

    return work


def test_an_outage_is_waited_for_as_long_as_it_takes() -> None:
    async def work() -> None:
        supervisor = Supervisor()
        trying = supervisor.until_done("bots", failing(20, Unavailable()), "a table", tries=3)
        assert await trying == "done"
        assert supervisor.troubles == []

    asyncio.run(work())


def test_a_fault_of_ours_is_given_up_and_stays_known_until_it_is_done() -> None:
    async def work() -> None:
        supervisor = Supervisor()
        broken = failing(3, ValueError("a fault"))
        with pytest.raises(GivenUp):
            await supervisor.until_done("bots", broken, "a table", tries=3)
        assert supervisor.troubles == [Trouble("bots", "a table", True)]
        assert await supervisor.until_done("bots", broken, "a table", tries=3) == "done"
        assert supervisor.troubles == []

    asyncio.run(work())


def test_pauses_grow_to_a_limit_and_are_never_quite_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 5.0)
    for failures, longest in enumerate((0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0)):
        pauses = [supervision.pause_after(failures) for _ in range(100)]
        assert longest / 2 <= min(pauses) < max(pauses) <= longest
    assert supervision.pause_after(100_000) <= 5.0


def test_what_must_not_be_interrupted_is_done_before_its_waiter_is_cancelled() -> None:
    async def work() -> None:
        gate = asyncio.Event()
        done = []

        async def write() -> None:
            await gate.wait()
            done.append(True)

        waiter = asyncio.create_task(uninterrupted(write()))
        for _ in range(2):
            await asyncio.sleep(0)
            waiter.cancel()
        await asyncio.sleep(0)
        assert not waiter.done()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await waiter
        assert done

    asyncio.run(work())


# -- rooms ----------------------------------------------------------------------------------


def test_an_action_whose_sender_went_away_is_followed_when_it_is_written(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        id = await new_table(rooms, PERSONS)
        watcher = await watched(rooms, id)

        with locked(tmp_path):
            acting = asyncio.create_task(act(rooms, id))
            await until(lambda: rooms.storage._writer is not None and not rooms.storage._jobs)
            acting.cancel()
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await acting
        assert '"number":1' in watcher.waiting.get_nowait()
        async with rooms.enter(id, as_known=True) as room:
            assert (room.table.number, room.table.entries) == (1, 1)
            version = room.table.version
            await rooms.refresh(room)
            assert room.table.version == version
        await act(rooms, id)
        assert '"number":2' in watcher.waiting.get_nowait()
        assert watcher.waiting.empty()

    run(sqlite(tmp_path), work)


class Forgetful(Storage):
    """Writes, but then the connection is lost before anybody hears of it."""

    loses = True

    async def write(self, job: Job) -> None:
        await super().write(job)
        if self.loses:
            raise Unavailable


def test_whoever_enters_after_an_unknown_outcome_sees_what_was_written(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        id = await new_table(rooms, PERSONS)
        watcher = await watched(rooms, id)
        with pytest.raises(Unavailable):
            await act(rooms, id)
        async with rooms.enter(id, as_known=True) as room:
            assert room.table.number == 1
            with pytest.raises(Unavailable):
                await rooms.reseat(room, {0: Seat("person", "Anna")})
        async with rooms.enter(id, as_known=True) as room:
            assert [seat.name for seat in room.table.seats] == ["Anna", "B"]
        assert '"type":"action","number":1' in watcher.waiting.get_nowait()
        assert '"name":"Anna"' in watcher.waiting.get_nowait()
        assert watcher.waiting.empty()

    run(sqlite(tmp_path), work, Forgetful)


def test_a_bot_answers_an_action_of_unknown_outcome_although_nobody_looks(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        at_work = BotsAtWork(rooms, 0.0)
        storage = rooms.storage
        assert isinstance(storage, Forgetful)
        id = await new_table(rooms, [Seat("person", "A"), Seat("bot", "B", "greedy")])
        storage.loses = False
        at_work.start()
        while True:
            async with rooms.enter(id, as_known=True) as room:
                table = room.table
                if table.thinking is None and room.bots is None:
                    action = table.record.game.legal_actions()[0]
                    after = table.record.game.clone()
                    after.apply(action)
                    storage.loses = after.seat != 0
                    try:
                        await rooms.append(room, 0, action)
                    except Unavailable:
                        storage.loses = False
                        number = table.number
                        break
            await asyncio.sleep(0)
        await until(lambda: room.table.number > number + 1)
        await at_work.stop()

    run(sqlite(tmp_path), work, Forgetful)


def test_nobody_is_left_in_a_room_that_is_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first who opens a table is told of an outage; the second waits at the door."""

    async def work(rooms: Rooms) -> None:
        id = await new_table(rooms, PERSONS)
        refresh = rooms.refresh
        failing = [True]

        async def refresh_later(room: Any) -> None:
            await asyncio.sleep(0)
            if failing:
                failing.pop()
                raise Unavailable
            await refresh(room)

        monkeypatch.setattr(rooms, "refresh", refresh_later)
        first, second = await asyncio.gather(
            watched(rooms, id), watched(rooms, id), return_exceptions=True
        )
        assert isinstance(first, Unavailable)
        assert isinstance(second, Watcher)
        async with rooms.enter(id) as room:
            assert room.watchers == {second}

    run(sqlite(tmp_path), work)


def test_who_watches_a_table_that_cannot_be_followed_comes_back(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        broken, sound = [await new_table(rooms, PERSONS) for _ in range(2)]
        lost, kept = await watched(rooms, broken), await watched(rooms, sound)
        nonsense = {"table_id": broken, "number": 1, "seat": 0, "action": "sing", "at": 0}
        async with rooms.storage.writing() as db:
            await db.execute(insert(LogRow).values(nonsense))
            await db.execute(update(TableRow).values(version=TableRow.version + 1))
        await rooms.follow_others()
        assert lost.lost.done()
        assert not kept.lost.done()
        assert '"type":"table"' in kept.waiting.get_nowait()

    run(sqlite(tmp_path), work)


# -- bots -----------------------------------------------------------------------------------


class Moody(GreedyBot):
    """Fails while `broken`."""

    broken = True

    def __init__(self, name: str, seed: int = 0, time_per_turn: float = 0.0) -> None:
        super().__init__(seed, 1)

    def choose(self, world: Game) -> int:
        if Moody.broken:
            raise ValueError("in no mood")
        return super().choose(world)


def test_a_bot_with_a_fault_is_given_up_and_tried_again_when_the_table_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_work, "make", Moody)
    monkeypatch.setattr(Moody, "broken", True)

    async def work(rooms: Rooms) -> None:
        supervisor = Supervisor()
        at_work = BotsAtWork(rooms, 0.0, supervisor=supervisor)
        id = await new_table(rooms, BOTS)
        watcher = await watched(rooms, id)
        while '"thinking":null,"stuck":true' not in await watcher.waiting.get():
            pass
        assert supervisor.troubles == [Trouble("bots", id, True)]
        async with rooms.enter(id) as room:
            document = room.document(None)
            assert document["stuck"]
            assert document["thinking"] is None
            monkeypatch.setattr(Moody, "broken", False)
            at_work.wake(room)
            assert not room.document(None)["stuck"]
        await until_over(rooms, id)
        assert supervisor.troubles == []
        await at_work.stop()

    run(sqlite(tmp_path), work)


def test_bots_are_woken_although_the_database_was_away_at_the_start(
    postgres: Postgres, own_postgresql: str
) -> None:
    async def work(rooms: Rooms) -> None:
        supervisor = Supervisor()
        id = await new_table(rooms, BOTS)
        postgres.stop()
        try:
            at_work = BotsAtWork(rooms, 0.0, supervisor=supervisor)
            at_work.start()
            await until(lambda: supervisor.troubles == [Trouble("waking", "", False)])
        finally:
            postgres.start()
        await until(lambda: bool(rooms.open_rooms()))
        await until_over(rooms, id)
        await at_work.stop()

    run(own_postgresql, work)
