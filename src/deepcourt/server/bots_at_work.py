"""Bots at work: wherever a bot is to decide, it thinks in a thread when its turn has come."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from weakref import WeakKeyDictionary

from sqlalchemy import select

from ..bots import Bot, make
from ..core.game import Game
from ..core.records import Record
from .errors import Gone, TooMany, Unavailable
from .limits import Client
from .rooms import Overtaken, Room, Rooms
from .storage import SeatRow, TableRow
from .supervision import GivenUp, Supervisor
from .thinking import Scheduler, Urgency
from .visitors import Visitors

SECONDS_PER_TURN = 5.0  # that a bot may think
TRIES = 3  # of a decision that fails by a fault of ours
MOST_KEPT = 128_000_000  # bytes of what bots remember, at all tables together
MOST_ALONE_BY_PLAYER = 10  # unfinished games of bots among themselves
MOST_ALONE_BY_ADDRESS = 20

log = logging.getLogger(__name__)


def luck(record: Record, number: int, purpose: str) -> random.Random:
    """Random numbers that depend on the record alone: after a restart a bot does the same."""
    return random.Random(f"{record.seed} {number} {purpose}")


@dataclass(frozen=True)
class Question:
    """What a bot is to decide: a world made from what its seat may know."""

    seat: int
    name: str  # of the bot
    entries: int  # of the table's log
    seed: int
    world: Game

    def answer(self, minds: Minds, cores: Callable[[], int]) -> int:
        """The action that the bot chooses; it may think on so many cores at once."""
        bot = minds.at(self.entries, self.seat, self.name)
        bot.threads = cores()
        bot.reseed(self.seed)
        action = bot.choose(self.world)
        minds.memory.note(minds)
        return action


class Memory:
    """What the bots of all tables remember, within a limit: who was asked longest ago forgets."""

    def __init__(self, limit: int = MOST_KEPT) -> None:
        self.limit = limit
        self._sizes: WeakKeyDictionary[Minds, int] = WeakKeyDictionary()  # the latest comes last
        self._one_at_a_time = threading.Lock()

    def size(self) -> int:
        return sum(self._sizes.values())

    def note(self, minds: Minds) -> None:
        """The bots of a table have just thought."""
        with self._one_at_a_time:
            self._sizes.pop(minds, None)
            self._sizes[minds] = sum(bot.memory() for bot in minds.bots.values())
            excess = self.size() - self.limit
            for oldest, size in list(self._sizes.items()):
                if excess <= 0:
                    break
                oldest.bots.clear()
                del self._sizes[oldest]
                excess -= size


@dataclass(eq=False)
class Minds:
    """The bots of a table while nobody else moves: they may go on from what they thought before."""

    memory: Memory = field(default_factory=Memory)
    bots: dict[tuple[int, str], Bot] = field(default_factory=dict)
    entries: int = 0  # of the table's log, as these bots left it
    number: int = field(default_factory=count().__next__)  # in the order of their beginning

    def at(self, entries: int, seat: int, name: str) -> Bot:
        """The bot of a seat; a new one if the table has changed underneath."""
        if entries != self.entries:
            self.bots.clear()
            self.entries = entries
        bot = self.bots.get((seat, name)) or make(name, time_per_turn=SECONDS_PER_TURN)
        self.bots[seat, name] = bot
        return bot


class BotsAtWork:
    """Lets the bots of all tables play."""

    def __init__(
        self,
        rooms: Rooms,
        pause: float,
        scheduler: Scheduler | None = None,
        visitors: Visitors | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.rooms = rooms
        self.pause = pause
        self.scheduler = scheduler or Scheduler.for_bots()
        self.visitors = visitors or Visitors()
        self.supervisor = supervisor or Supervisor()
        self.memory = Memory()
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.changed = self.wake

    def start(self) -> None:
        """Go on wherever a bot was to decide when the last process ended."""
        self._keep(self.supervisor.keep("waking", self.wake_all))

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- for whom they think ----------------------------------------------------------------

    def check_alone(self, client: Client) -> None:
        """Refuse another table of bots only to somebody who has many under way."""
        theirs = [self.client_of(room) for room in self.rooms.open_rooms() if self.is_alone(room)]
        if (
            theirs.count(client) >= MOST_ALONE_BY_PLAYER
            or sum(one.address == client.address for one in theirs) >= MOST_ALONE_BY_ADDRESS
        ):
            raise TooMany("too-many-bots", "your other tables of bots are not finished yet", 60)

    def is_alone(self, room: Room) -> bool:
        """Whether only bots play at a table, and are not finished."""
        return room.bots is not None and all(seat.kind == "bot" for seat in room.table.seats)

    def client_of(self, room: Room) -> Client:
        """Whose share pays for a table's bots: a person's who plays there, else the maker's."""
        owners = [seat.owner for seat in room.table.seats if seat.owner is not None]
        online = [owner for owner in owners if owner in room.online]
        player = next(iter([*online, *owners]), room.table.lobby.maker)
        return Client() if player is None else self.visitors.client(player)

    def urgency_of(self, room: Room) -> Urgency:
        is_waited_for = room.watchers or any(seat.kind == "person" for seat in room.table.seats)
        return Urgency.PERSON if is_waited_for else Urgency.ALONE

    def cores_for(self, room: Room) -> int:
        in_background = self.urgency_of(room).in_background
        return 1 if in_background else self.scheduler.spare_cores()

    # -- at work ----------------------------------------------------------------------------

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wake_all(self) -> None:
        """Wake the bots of all tables; `Unavailable` if they could not all be looked at."""
        here = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.deciding)
        waiting = select(TableRow.id).join(SeatRow, here).where(SeatRow.kind == "bot")
        async with self.rooms.storage.reading() as db:
            ids = [row.id for row in await db.execute(waiting)]
        for id in ids:
            try:
                async with self.rooms.enter(id) as room:
                    self.wake(room)
            except Unavailable:
                raise
            except Exception as error:
                log.warning("table %s cannot go on: %s", id, error)

    def wake(self, room: Room) -> None:
        """Let the bots of a table play if it is their turn, or may be."""
        if room.table.thinking is None:
            self.supervisor.forget("bots", room.id)
        if room.bots is None and (room.table.thinking is not None or not room.is_certain):
            room.table.given_up_at = None
            room.bots = asyncio.create_task(self.work(room))
            self._keep(room.bots)

    async def work(self, room: Room) -> None:
        """Decide as long as bots are to decide; a bot that fails again and again is given up."""
        minds = Minds(self.memory)
        try:
            while await self.supervisor.until_done(
                "bots", lambda: self.decide_if_there(room.id, minds), room.id, TRIES
            ):
                pass
        except GivenUp:
            room.table.given_up_at = room.table.version
            room.tell_table()
        finally:
            room.bots = None

    async def decide_if_there(self, id: str, minds: Minds) -> bool:
        """`decide`, unless the table was deleted meanwhile."""
        try:
            return await self.decide(id, minds)
        except Gone:
            return False

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
            name = table.seats[seat].bot or ""
            rng = luck(table.record, table.number, name)
            world = table.record.game.sample(seat, rng)
            question = Question(seat, name, table.entries, rng.getrandbits(64), world)
            is_watched = bool(room.watchers)
        loop = asyncio.get_running_loop()
        rested = loop.time() + (self.pause if is_watched else 0.0)
        action = await self.scheduler.run(
            self.client_of(room),
            question.answer,
            minds,
            lambda: self.cores_for(room),
            urgency=lambda: self.urgency_of(room),
            order=minds.number,
        )
        await asyncio.sleep(max(0.0, rested - loop.time()))
        async with self.rooms.enter(id) as room:
            if room.table.entries == question.entries and room.table.thinking == seat:
                try:
                    await self.rooms.append(room, seat, action)
                    minds.entries = room.table.entries
                except Overtaken:
                    log.info("another process moved first at table %s", id)
        return True
