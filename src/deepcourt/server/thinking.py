"""Thinking: what is worked on next, when there is more to do than there are threads.

Work that a person waits for comes before work in the background, and never finds all threads
taken by it. Between clients, whoever used the threads least of late comes first, however much
they have asked for: an address with a hundred tables gets no more than one with a single table.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Any, TypeVar

from .limits import Client

T = TypeVar("T")

CORES = os.cpu_count() or 1
HALF_LIFE = 10.0  # seconds after which half of what somebody used is forgotten
NICE = 5  # how far bots that think stand back behind those who answer requests
VERY_NICE = 10  # and those in the background
LEAST_USED = 0.001  # seconds; less counts as nothing


class Urgency(IntEnum):
    """Who waits for it; of one client's work the first comes first."""

    PERSON = 0  # somebody sits or watches where a bot is to move
    HINT = 1
    ALONE = 2  # bots among themselves
    ANALYSIS = 3

    @property
    def in_background(self) -> bool:
        return self >= Urgency.ALONE


class Usage:
    """How many seconds of work everybody had of late; it fades."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._used: dict[object, tuple[float, float]] = {}

    def of(self, who: object) -> float:
        used, then = self._used.get(who, (0.0, 0.0))
        return float(used * 0.5 ** ((self.clock() - then) / HALF_LIFE))

    def add(self, who: object, seconds: float) -> None:
        self._used[who] = (self.of(who) + seconds, self.clock())

    def forget(self) -> None:
        """Drop those whose use has faded."""
        for who in [who for who in self._used if self.of(who) < LEAST_USED]:
            del self._used[who]


@dataclass(eq=False)
class Waiting:
    """Somebody's work that waits for a thread. Who waits for it may change meanwhile."""

    who: Client
    urgency: Callable[[], Urgency]
    order: tuple[int, int]
    turn: asyncio.Future[Urgency]


class Scheduler:
    """Some threads and what waits for them.

    `foreground` threads are for work that a person waits for, one address having at most `share`
    of them at once; `background` threads are for the rest. Only work that lets go of the
    interpreter may be `nice`: others would wait for it while it stands back.
    """

    def __init__(
        self,
        name: str,
        foreground: int,
        share: int,
        background: int = 0,
        nice: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.foreground = foreground
        self.share = share
        self.background = background
        self.clock = clock
        self.usage = Usage(clock)
        self._threads = ThreadPoolExecutor(foreground, name, stand_back, (nice,))
        self._quiet_threads = ThreadPoolExecutor(
            max(1, background), f"quiet-{name}", stand_back, (VERY_NICE,)
        )
        self._waiting: list[Waiting] = []
        self._shares: Counter[str] = Counter()  # threads in the foreground that an address has
        self._in_background = 0
        self._count = count()

    @classmethod
    def for_bots(cls) -> Scheduler:
        """One thread more than there are cores. One client has one core less, and so has the
        background: what is left is for everybody else."""
        most = max(1, CORES - 1)
        return cls("bot", CORES + 1, most, most, NICE)

    def close(self) -> None:
        for threads in (self._threads, self._quiet_threads):
            threads.shutdown(wait=False, cancel_futures=True)

    def spare_cores(self) -> int:
        """How many cores a search that has a thread may use."""
        return max(1, CORES + 1 - self._shares.total() - self._in_background)

    def waiting(self, address: str) -> int:
        """How much work of an address waits."""
        return sum(one.who.address == address for one in self._waiting)

    async def run(
        self,
        who: Client,
        work: Callable[..., T],
        *args: Any,
        urgency: Callable[[], Urgency] = lambda: Urgency.PERSON,
        order: int = 0,
    ) -> T:
        """Have something done in a thread when its turn has come.

        Of one client's work with the same urgency the lowest `order` comes first. Work whose
        caller is cancelled is dropped if it still waits.
        """
        taken = await self._turn(who, urgency, order)
        began = self.clock()
        threads = self._quiet_threads if taken.in_background else self._threads
        done = asyncio.get_running_loop().run_in_executor(threads, work, *args)
        done.add_done_callback(lambda _: self._leave(who, taken, self.clock() - began))
        return await asyncio.shield(done)  # the thread is taken until the work is done

    async def _turn(self, who: Client, urgency: Callable[[], Urgency], order: int) -> Urgency:
        turn: asyncio.Future[Urgency] = asyncio.get_running_loop().create_future()
        one = Waiting(who, urgency, (order, next(self._count)), turn)
        self._waiting.append(one)
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._leave(who, turn.result(), 0.0)
            raise

    def _leave(self, who: Client, taken: Urgency, seconds: float) -> None:
        if taken.in_background:
            self._in_background -= 1
        else:
            self._shares[who.address] -= 1
            self._shares += Counter()  # only those who have some
        self.usage.add(who.address, seconds)
        self.usage.add(who, seconds)
        self.usage.forget()
        self.serve()

    def serve(self) -> None:
        """Let work begin that there is a thread for; asked again whenever something changed."""
        while (found := self._next()) is not None:
            one, urgency = found
            self._waiting.remove(one)
            if urgency.in_background:
                self._in_background += 1
            else:
                self._shares[one.who.address] += 1
            one.turn.set_result(urgency)

    def _next(self) -> tuple[Waiting, Urgency] | None:
        ready = [
            (one, urgency)
            for one in self._waiting
            if self._has_thread(one.who, urgency := one.urgency()) and not one.turn.done()
        ]
        return min(ready, key=self._rank, default=None)

    def _has_thread(self, who: Client, urgency: Urgency) -> bool:
        if urgency.in_background:
            return self._in_background < self.background
        taken = self._shares.total()
        return taken < self.foreground and self._shares[who.address] < self.share

    def _rank(self, ready: tuple[Waiting, Urgency]) -> tuple[Any, ...]:
        one, urgency = ready
        used = self.usage
        return urgency.in_background, used.of(one.who.address), used.of(one.who), urgency, one.order


def stand_back(niceness: int) -> None:
    """Let other threads go first, where the system knows that of threads."""
    if niceness and sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
