"""Reading: what takes long to make is made in a thread, a little at a time, for all in turn.

A replay is made step by step as far as somebody has read, and kept as long as there is room.
"""

from __future__ import annotations

import gzip
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from typing import Any, TypeVar

from .errors import TooMany
from .limits import Client, Quotas
from .rooms import encode
from .thinking import Scheduler
from .wire import StepDocument

T = TypeVar("T")
Key = Hashable  # names a game as somebody sees it, of which nothing changes any more

MOST_WAITING = 20  # pieces of work of one address
MOST_KEPT = 64_000_000  # bytes of replays, compressed
LARGEST_PAGE = 2_000_000  # bytes, not compressed
STEPS_AT_ONCE = 10  # before it is the turn of others
LEAST_SIZE = 50_000  # bytes of a replay of which no step is made
FAST = 1  # a level of compression
A_MOMENT = 0.0002  # seconds


class Replay:
    """A replay as far as somebody has read in it: what its document says besides, and its steps,
    which are made one after the other."""

    def __init__(self, head: dict[str, Any], steps: Iterator[StepDocument]) -> None:
        self.head = head
        self.size = 0  # in bytes
        self._steps = steps
        self._made: list[bytes] = []  # each as JSON, compressed
        self._lengths: list[int] = []  # of the same JSON when it is not

    def __len__(self) -> int:
        return len(self._made)

    def make(self, until: int) -> None:
        """Make the next steps before number `until`."""
        for step in islice(self._steps, max(0, until - len(self))):
            text = encode(step).encode()
            self._lengths.append(len(text))
            self._made.append(zlib.compress(text, FAST))
            self.size += len(self._made[-1])
            give_way()

    def page(self, first: int, count: int, is_gzipped: bool) -> bytes:
        """A document with some steps that were made, as many as a page has room for."""
        size = 0
        texts: list[bytes] = []
        for packed in self._made[first : first + count]:
            size += self._lengths[first + len(texts)]
            if size > LARGEST_PAGE and texts:
                break
            texts.append(zlib.decompress(packed))
        begin = encode(self.head).encode().removesuffix(b"}")
        text = b'%b,"steps":[%b]}' % (begin, b",".join(texts))
        return gzip.compress(text, FAST) if is_gzipped else text


class Reading:
    """The thread that makes what readers ask for, and what is kept of it."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self.scheduler = Scheduler("reading", 1, 1)
        self._replays: OrderedDict[Key, Replay] = OrderedDict()  # the one read last comes last

    def close(self) -> None:
        self.scheduler.close()

    def kept(self) -> int:
        """The bytes of all replays that are kept."""
        return sum(LEAST_SIZE + replay.size for replay in self._replays.values())

    async def do(self, client: Client, work: Callable[..., T], *args: Any) -> T:
        """Have something made, at the expense of whoever asks."""
        self.quotas.check_work(client)
        if self.quotas.is_limited and self.scheduler.waiting(client.address) >= MOST_WAITING:
            raise TooMany("too-busy", "you asked for a lot that is not made yet; wait a little", 1)
        made, seconds = await self.scheduler.run(client, lambda: timed(work, *args))
        self.quotas.charge_work(client, seconds)
        return made

    async def replay(self, client: Client, key: Key, begin: Callable[[], Replay]) -> Replay:
        """The replay of that name; it is begun if it is not kept."""
        if key not in self._replays:
            self._keep(key, await self.do(client, begin))
        self._replays.move_to_end(key)
        return self._replays[key]

    async def page(
        self, client: Client, replay: Replay, first: int, count: int, is_gzipped: bool
    ) -> bytes:
        """Some steps of a replay; those before them are made, too."""
        until = min(first + count, replay.head["total"])
        while len(replay) < until:
            await self.do(client, replay.make, min(until, len(replay) + STEPS_AT_ONCE))
            self._make_room()
        return await self.do(client, replay.page, first, count, is_gzipped)

    def _keep(self, key: Key, replay: Replay) -> None:
        self._replays[key] = replay
        self._make_room()

    def _make_room(self) -> None:
        """Drop the replays that were read longest ago, if there are too many."""
        while self.kept() > MOST_KEPT and len(self._replays) > 1:
            self._replays.popitem(last=False)


def timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """What comes out, and how many seconds of this thread's time went into it."""
    began = time.thread_time()
    return work(*args), time.thread_time() - began


def give_way() -> None:
    """Let those have the interpreter who answer requests; by itself Python would let them wait
    for some milliseconds, each time that they need it."""
    time.sleep(A_MOMENT)
