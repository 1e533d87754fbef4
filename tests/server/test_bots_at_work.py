"""Bots that think: each in its thread, remembering what it thought, in nobody's way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from deepcourt import Record
from deepcourt.bots import LEVELS, Bot, GreedyBot
from deepcourt.core.game import Game
from deepcourt.server import bots_at_work
from deepcourt.server.bots_at_work import BotsAtWork
from deepcourt.server.rooms import Rooms
from deepcourt.server.storage import Storage
from deepcourt.server.table import Seat

from .house import PATIENCE, Person, play_on, present


class Thoughtful(GreedyBot):
    """Takes its time, and knows how often it was asked."""

    pause = 0.0
    made: ClassVar[list[Thoughtful]] = []

    def __init__(self, name: str, seed: int = 0, patience: float = 0.0) -> None:
        super().__init__(seed, 1)
        self.name = name
        self.asked = 0
        self.made.append(self)

    def choose(self, world: Game) -> int:
        self.asked += 1
        time.sleep(self.pause)
        return super().choose(world)


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> type[Thoughtful]:
    monkeypatch.setattr(bots_at_work, "make", Thoughtful)
    monkeypatch.setattr(Thoughtful, "made", [])
    return Thoughtful


def with_rooms(path: Path, work: Callable[[Rooms], Any]) -> None:
    async def run() -> None:
        storage = Storage(f"sqlite:///{path / 'tables.sqlite'}")
        await storage.open()
        rooms = Rooms(storage)
        at_work = BotsAtWork(rooms, 0.0)
        at_work.start()
        async with asyncio.timeout(3 * PATIENCE):
            await work(rooms)
        await at_work.stop()
        await storage.close()

    asyncio.run(run())


async def bots_only(rooms: Rooms, seed: int) -> str:
    record = Record.new("conspiracy", 2, seed)
    id = await rooms.create(record, [Seat("bot", "A", "expert"), Seat("bot", "B", "casual")])
    async with rooms.enter(id):
        return id


async def over(rooms: Rooms, id: str) -> bool:
    async with rooms.enter(id) as room:
        return room.table.over


def test_a_bot_stays_the_same_from_decision_to_decision(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    async def work(rooms: Rooms) -> None:
        id = await bots_only(rooms, 1)
        while not await over(rooms, id):
            await asyncio.sleep(0.01)

    with_rooms(tmp_path, work)
    assert sorted(bot.name for bot in thoughtful.made) == ["casual", "expert"]
    assert all(bot.asked > 5 for bot in thoughtful.made)


def test_a_bot_forgets_when_the_table_changes_underneath(
    tmp_path: Path, thoughtful: type[Thoughtful]
) -> None:
    minds = bots_at_work.Minds()

    async def work(rooms: Rooms) -> None:
        record = Record.new("conspiracy", 2, 1)
        id = await rooms.create(record, [Seat("person", "A", owner=None), Seat("bot", "B", "x")])
        async with rooms.enter(id) as room:
            table = room.table
            first: Bot = minds.at(table, 1)
            assert minds.at(table, 1) is first
            table.play(table.record.game.legal_actions()[0])
            table.entries += 1
            second = minds.at(table, 1)
            assert second is not first
            assert minds.at(table, 1) is second
            table.seats[1] = Seat("bot", "B", "y")
            assert minds.at(table, 1) is not second

    with_rooms(tmp_path, work)


def test_nobody_waits_for_bots_that_think(
    tmp_path: Path, thoughtful: type[Thoughtful], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several tables think at the same time; whoever asks meanwhile is answered at once."""
    monkeypatch.setattr(thoughtful, "pause", 0.3)

    async def work(rooms: Rooms) -> None:
        for seed in range(4):
            await bots_only(rooms, seed)
        lags = []
        for _ in range(40):
            began = time.monotonic()
            await asyncio.sleep(0.02)
            lags.append(time.monotonic() - began - 0.02)
        assert max(lags) < 0.2
        assert sum(bot.asked for bot in thoughtful.made) >= 4

    with_rooms(tmp_path, work)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(ilse: Person, level: str) -> None:
    table = ilse.table("me", level, seed=4)
    assert table["seats"][1]["bot"] == level
    with ilse.live(table["id"]) as live:
        assert play_on(ilse, live, present(live.next()))["over"]
