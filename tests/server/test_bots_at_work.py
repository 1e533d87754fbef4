"""Bots that think: each in its thread, remembering what it thought, in nobody's way."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

import deepcourt
from deepcourt import Record
from deepcourt.bots import LEVELS, Bot, GreedyBot
from deepcourt.bots import make as make_bot
from deepcourt.core.game import Game
from deepcourt.server import bots_at_work
from deepcourt.server.bots_at_work import BotsAtWork, Memory, Minds, Question
from deepcourt.server.rooms import Rooms
from deepcourt.server.storage import Storage
from deepcourt.server.table import Seat

from .house import PATIENCE, Person, play_on, present


class Thoughtful(GreedyBot):
    """Answers when it may, and knows how often it was asked."""

    may_answer = threading.Event()
    made: ClassVar[list[Thoughtful]] = []

    def __init__(self, name: str, seed: int = 0, time_per_turn: float = 0.0) -> None:
        super().__init__(seed, 1)
        self.name = name
        self.asked = 0
        self.made.append(self)

    def choose(self, world: Game) -> int:
        self.asked += 1
        self.may_answer.wait(PATIENCE)
        return super().choose(world)


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> type[Thoughtful]:
    monkeypatch.setattr(bots_at_work, "make", Thoughtful)
    monkeypatch.setattr(Thoughtful, "made", [])
    Thoughtful.may_answer.set()
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


def test_a_bot_forgets_when_the_table_changes_underneath(thoughtful: type[Thoughtful]) -> None:
    minds = Minds()
    first: Bot = minds.at(0, 1, "x")
    assert minds.at(0, 1, "x") is first
    second = minds.at(1, 1, "x")
    assert second is not first
    assert minds.at(1, 1, "x") is second
    assert minds.at(1, 1, "y") is not second


def test_bots_remember_no_more_than_there_is_room_for() -> None:
    """Those who were asked longest ago forget; whoever is asked again has been forgotten last."""
    game = deepcourt.new_game("conspiracy", 2, seed=1)
    world = game.sample(game.seat, random.Random(1))
    tables = [Minds(Memory(0)) for _ in range(4)]

    def ask(minds: Minds) -> None:
        Question(0, "skilled", 0, 1, world).answer(minds, lambda: 1)

    ask(tables[0])
    assert not tables[0].bots
    bot = make_bot("skilled")
    bot.reseed(1)
    bot.choose(world)
    memory = Memory(3 * bot.memory())
    tables = [Minds(memory) for _ in range(4)]
    for minds in (*tables[:3], tables[0], tables[3]):
        ask(minds)
    assert [bool(minds.bots) for minds in tables] == [True, False, True, True]
    full = memory.size()
    assert 0 < full <= memory.limit
    del minds, tables[3]
    gc.collect()
    assert 0 < memory.size() < full  # a table that is left takes no room


def test_nobody_waits_for_bots_that_think(tmp_path: Path, thoughtful: type[Thoughtful]) -> None:
    """Several tables think at the same time; whoever asks meanwhile is answered."""
    tables = 4
    at_once = min(tables, os.cpu_count() or 1)

    def asked() -> int:
        return sum(bot.asked for bot in thoughtful.made)

    async def work(rooms: Rooms) -> None:
        thoughtful.may_answer.clear()
        try:
            ids = [await bots_only(rooms, seed) for seed in range(tables)]
            while asked() < at_once:
                await asyncio.sleep(0.01)
            assert not any([await over(rooms, id) for id in ids])
            assert asked() == at_once
        finally:
            thoughtful.may_answer.set()
        while not all([await over(rooms, id) for id in ids]):
            await asyncio.sleep(0.01)

    with_rooms(tmp_path, work)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(ilse: Person, level: str) -> None:
    table = ilse.table("me", level, seed=4)
    assert table["seats"][1]["bot"] == level
    with ilse.live(table["id"]) as live:
        assert play_on(ilse, live, present(live.next()))["over"]


def test_bots_stop_when_their_table_is_deleted(
    tmp_path: Path, thoughtful: type[Thoughtful], caplog: pytest.LogCaptureFixture
) -> None:
    """That is no failure."""

    async def work(rooms: Rooms) -> None:
        id = await bots_only(rooms, 1)
        async with rooms.enter(id) as room:
            at_work = room.bots
            assert at_work is not None
            await rooms.delete(room)
        await at_work

    with_rooms(tmp_path, work)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
