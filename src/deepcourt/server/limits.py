"""Limits on how often one address or one player may ask."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .errors import error_response
from .players import COOKIE, bearer, hash_of

MOST_REMEMBERED = 50_000
MAKING = ("/api/players", "/api/tables", "/api/replays", "/api/forks")


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    per_second: float
    burst: int


BY_ADDRESS = Rate(100, 500)
BY_PLAYER = Rate(20, 100)
MAKING_BY_ADDRESS = Rate(2, 100)


class Buckets:
    """Who has how many requests left."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Use one up; False if there is none."""
        now = self.clock()
        left, then = self._left.pop(who, (float(self.rate.burst), now))
        left = min(self.rate.burst, left + (now - then) * self.rate.per_second)
        if len(self._left) > MOST_REMEMBERED:
            del self._left[next(iter(self._left))]
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Limits:
    """Refuses whoever asks too often."""

    def __init__(self, app: ASGIApp, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.by_address = Buckets(BY_ADDRESS, clock)
        self.by_player = Buckets(BY_PLAYER, clock)
        self.making = Buckets(MAKING_BY_ADDRESS, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self.allows(HTTPConnection(scope)):
            response = error_response(429, "too-often", "too many requests; wait a moment")
            response.headers["retry-after"] = "1"
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def allows(self, connection: HTTPConnection) -> bool:
        path = connection.url.path
        if not path.startswith("/api/"):
            return True
        address = connection.client.host if connection.client else ""
        if not self.by_address.take(address):
            return False
        if connection.scope.get("method") == "POST" and path in MAKING:
            return self.making.take(address)
        token = bearer(connection) or connection.cookies.get(COOKIE)
        return token is None or self.by_player.take(hash_of(token))
