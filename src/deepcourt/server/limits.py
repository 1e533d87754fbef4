"""Limits on what one address or one player may ask for.

Two things are counted: requests, each with a cost of its kind, and milliseconds of work on what
takes long to make (replays, missed actions). Who runs out of the second can still play.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .addresses import counted_as
from .errors import TooMany
from .players import COOKIE, bearer, hash_of

MOST_REMEMBERED = 50_000
MAKING = ("/api/players", "/api/tables", "/api/replays", "/api/forks")
MOST_SOCKETS_BY_ADDRESS = 200
MOST_SOCKETS_BY_PLAYER = 50
MOST_CATCHING_UP = 8  # connections of one address that are told what they missed
MOST_ANSWERED_AT_ONCE = 4  # requests of one address


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    per_second: float
    burst: int


BY_ADDRESS = Rate(100, 500)
BY_PLAYER = Rate(20, 100)
MAKING_BY_ADDRESS = Rate(2, 100)
WORK_BY_ADDRESS = Rate(200, 20_000)  # milliseconds
WORK_BY_PLAYER = Rate(100, 10_000)

# What a request costs; one that is not named here costs 1.
COSTS = tuple(
    (method, re.compile(path), cost)
    for method, path, cost in (
        ("POST", r"/api/(players|tables|forks)", 4),
        ("POST", r"/api/tables/[^/]*/rematch", 4),
        ("POST", r"/api/replays", 8),
        ("POST", r"/api/(tables|replays)/[^/]*/analysis", 8),
        ("GET", r"/api/tables/[^/]*/hint", 4),
        ("GET", r"/api/tables/[^/]*/(replay|record)", 4),
        ("GET", r"/api/replays/[^/]*(/record)?", 4),
        ("GET", r"/api/tables/[^/]*/live", 2),
    )
)

THREADED = re.compile(
    r"/api/(tables|replays)/[^/]*/(hint|replay|record|analysis)|/api/replays/[^/]*"
)


def cost_of(method: str, path: str) -> int:
    return next(
        (cost for one, pattern, cost in COSTS if one == method and pattern.fullmatch(path)), 1
    )


def address_of(connection: HTTPConnection) -> str:
    """What the limits count the address of a client as."""
    return counted_as(connection.client.host) if connection.client else ""


class Client(NamedTuple):
    """Who has something done: shares are counted for an address, and within it for a player."""

    address: str = ""
    player: int | None = None


class Buckets:
    """Who has how much left. What was not known beforehand is charged afterwards, so somebody
    may have less than nothing."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def left(self, who: str) -> float:
        left, then = self._left.get(who, (float(self.rate.burst), 0.0))
        return min(self.rate.burst, left + (self.clock() - then) * self.rate.per_second)

    def charge(self, who: str, cost: float) -> None:
        left = self.left(who)
        self._left.pop(who, None)
        if len(self._left) > MOST_REMEMBERED:
            del self._left[next(iter(self._left))]
        self._left[who] = (left - cost, self.clock())

    def take(self, who: str, cost: float = 1) -> bool:
        """Use some up; False, and nothing is used, if there is not enough."""
        if self.left(who) < cost:
            return False
        self.charge(who, cost)
        return True


class Quotas:
    """What everybody has left."""

    def __init__(self, is_limited: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_limited = is_limited
        self.by_address = Buckets(BY_ADDRESS, clock)
        self.by_player = Buckets(BY_PLAYER, clock)
        self.making = Buckets(MAKING_BY_ADDRESS, clock)
        self.work_by_address = Buckets(WORK_BY_ADDRESS, clock)
        self.work_by_player = Buckets(WORK_BY_PLAYER, clock)
        self._makers: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._askers: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.sockets: Counter[str] = Counter()
        self.catching_up: Counter[str] = Counter()

    def allow(self, connection: HTTPConnection) -> bool:
        """Count a request, if there is enough left for it."""
        path = connection.url.path
        if not path.startswith("/api/"):
            return True
        address = address_of(connection)
        method = connection.scope.get("method", "GET")
        cost = cost_of(method, path)
        if not self.by_address.take(address, cost):
            return False
        if makes_something(connection):
            return self.making.take(address)
        token = token_of(connection)
        return token is None or self.by_player.take(token, cost)

    # -- work -------------------------------------------------------------------------------

    def check_work(self, client: Client) -> None:
        """Refuse whoever has had too much made."""
        if self.is_limited and (
            self.work_by_address.left(client.address) <= 0
            or (client.player is not None and self.work_by_player.left(str(client.player)) <= 0)
        ):
            raise TooMany("too-much-work", "this takes long to make; wait a little", 10)

    def charge_work(self, client: Client, seconds: float) -> None:
        self.work_by_address.charge(client.address, seconds * 1000)
        if client.player is not None:
            self.work_by_player.charge(str(client.player), seconds * 1000)

    @asynccontextmanager
    async def turn(self, connection: HTTPConnection) -> AsyncIterator[None]:
        """An address has few requests answered at once; the others wait, and nobody else waits
        for them. Whatever is made waits for the disk, and everybody's actions wait behind it: so
        an address makes one thing after the other. What waits for a thread has its own queue."""
        if waits_for_thread(connection):
            yield
            return
        if makes_something(connection):
            queues, most = self._makers, 1
        else:
            queues, most = self._askers, MOST_ANSWERED_AT_ONCE
        async with queues.setdefault(address_of(connection), asyncio.Semaphore(most)):
            yield

    # -- connections that stay --------------------------------------------------------------

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[bool]:
        """A WebSocket, as long as it is open; whether there may be one more."""
        counted = [(address_of(connection), MOST_SOCKETS_BY_ADDRESS)]
        token = token_of(connection)
        if token is not None:
            counted.append((token, MOST_SOCKETS_BY_PLAYER))
        with one_more(self.sockets, *counted) as allowed:
            yield allowed

    @contextmanager
    def catch_up(self, client: Client) -> Iterator[None]:
        """Somebody is told what they missed."""
        with one_more(self.catching_up, (client.address, MOST_CATCHING_UP)) as allowed:
            if self.is_limited and not allowed:
                raise TooMany("too-many-connections", "others of yours are still catching up", 5)
            yield


@contextmanager
def one_more(counts: Counter[str], *counted: tuple[str, int]) -> Iterator[bool]:
    """Count one more for each of some names, for a while; whether all are within their limits."""
    for name, _ in counted:
        counts[name] += 1
    try:
        yield all(counts[name] <= limit for name, limit in counted)
    finally:
        for name, _ in counted:
            counts[name] -= 1
            if not counts[name]:
                del counts[name]


def makes_something(connection: HTTPConnection) -> bool:
    return connection.scope.get("method") == "POST" and connection.url.path in MAKING


def waits_for_thread(connection: HTTPConnection) -> bool:
    """Whether a request is for what bots think of, or for what is made in a thread."""
    return THREADED.fullmatch(connection.url.path) is not None


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request carries, as a hash."""
    token = bearer(connection) or connection.cookies.get(COOKIE)
    return None if token is None else hash_of(token)


class Limits:
    """Refuses whoever asks for too much."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self.app = app
        self.quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if not self.quotas.allow(connection):
            too_often = TooMany("too-often", "too many requests; wait a moment", 1)
            await too_often.response()(scope, receive, send)
        elif scope["type"] == "http":
            async with self.quotas.turn(connection):
                await self.app(scope, receive, send)
        else:
            with self.quotas.socket(connection) as allowed:
                if allowed:
                    await self.app(scope, receive, send)
                else:
                    many = TooMany("too-many-connections", "you have too many connections open", 5)
                    await many.response()(scope, receive, send)
