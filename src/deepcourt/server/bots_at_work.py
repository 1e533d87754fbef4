"""Bots at work: wherever a bot is to decide, it thinks in a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import select

from ..bots import Bot, make
from ..core.errors import DeepcourtError
from ..core.game import Game
from ..core.records import Record
from .errors import Refusal
from .rooms import Overtaken, Room, Rooms
from .storage import SeatRow, TableRow
from .table import Table

T = TypeVar("T")

PATIENCE = 5.0  # seconds that a bot may think in a turn

log = logging.getLogger(__name__)


def luck(record: Record, number: int, purpose: str) -> random.Random:
    """Random numbers that depend on the record alone: after a restart a bot does the same."""
    return random.Random(f"{record.seed} {number} {purpose}")


def choose(bot: Bot, seed: int, world: Game) -> int:
    bot.reseed(seed)
    return bot.choose(world)


@dataclass
class Minds:
    """The bots of a table while nobody else moves: they may go on from what they thought before."""

    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    entries: int = 0  # of the table's log, as these bots left it

    def at(self, table: Table, seat: int) -> Bot:
        """The bot of a seat; a new one if the table has changed underneath."""
        if table.entries != self.entries:
            self.bots.clear()
            self.entries = table.entries
        name = table.seats[seat].bot or ""
        if (seat, name) not in self.bots:
            self.bots[seat, name] = make(name, patience=PATIENCE)
        return self.bots[seat, name]


class BotsAtWork:
    """Lets the bots of all tables play."""

    def __init__(self, rooms: Rooms, pause: float) -> None:
        self.rooms = rooms
        self.pause = pause
        self._threads = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bot")
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.changed = self.wake

    def start(self) -> None:
        """Go on wherever a bot was to decide when the last process ended."""
        self._keep(asyncio.create_task(self.wake_all()))

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Have something done in the threads of the bots."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wake_all(self) -> None:
        here = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.deciding)
        waiting = select(TableRow.id).join(SeatRow, here).where(SeatRow.kind == "bot")
        async with self.rooms.storage.reading() as db:
            ids = [row.id for row in await db.execute(waiting)]
        for id in ids:
            try:
                async with self.rooms.enter(id) as room:
                    self.wake(room)
            except (DeepcourtError, Refusal) as error:
                log.warning("table %s cannot go on: %s", id, error)

    def wake(self, room: Room) -> None:
        """Let the bots of a table play if it is their turn."""
        if room.table.thinking is not None and room.bots is None:
            room.bots = asyncio.create_task(self.work(room))
            self._keep(room.bots)

    async def work(self, room: Room) -> None:
        minds = Minds()
        try:
            while await self.decide(room.id, minds):
                pass
        except Exception:
            log.exception("a bot at table %s failed", room.id)
        finally:
            room.bots = None

    async def decide(self, id: str, minds: Minds) -> bool:
        """One decision of a bot; False if none is to be made.

        The bot is handed a world made from what its seat may know. What it chose counts only if
        the table is still the same; else somebody took an action back, and it thinks anew.
        """
        async with self.rooms.enter(id) as room:
            table = room.table
            seat = table.thinking
            if seat is None:
                return False
            bot = minds.at(table, seat)
            entries = table.entries
            rng = luck(table.record, table.number, table.seats[seat].bot or "")
            world = table.record.game.sample(seat, rng)
            is_watched = bool(room.readers)
        loop = asyncio.get_running_loop()
        rested = loop.time() + (self.pause if is_watched else 0.0)
        action = await self.in_thread(choose, bot, rng.getrandbits(64), world)
        await asyncio.sleep(max(0.0, rested - loop.time()))
        async with self.rooms.enter(id) as room:
            if room.table.entries == entries and room.table.thinking == seat:
                try:
                    await self.rooms.append(room, seat, action)
                    minds.entries = room.table.entries
                except Overtaken:
                    log.info("another process moved first at table %s", id)
        return True
