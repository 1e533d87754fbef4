"""Players: whoever holds a random token, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import Refusal
from .storage import DAY, NEVER, PlayerRow, Storage, now

COOKIE = "deepcourt_player"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MOST_TOKEN = 200  # characters
REMEMBERED = 10_000
REMEMBERED_SECONDS = 300.0  # at most, until the database is asked again


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a program, from the header `Authorization: Bearer …`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def wrong_token() -> Refusal:
    return Refusal(401, "wrong-token", "nobody holds this token")


@dataclass(frozen=True)
class Known:
    """A player as the database had them a moment ago."""

    id: int
    until: float  # on the clock of this process


class Players:
    """Who holds which token."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._remembered: OrderedDict[str, Known] = OrderedDict()

    async def new(self) -> tuple[int, str]:
        """A new player and their token, which is told this once."""
        token = secrets.token_urlsafe(32)
        async with self.storage.writing() as db:
            done = await db.execute(
                insert(PlayerRow).values(token_hash=hash_of(token), created=now(), seen=now())
            )
        key = done.inserted_primary_key
        assert key is not None
        return int(key[0]), token

    async def holding(self, token: str) -> int | None:
        """The player who holds a token; None if nobody does."""
        if len(token) > MOST_TOKEN:
            return None
        hashed = hash_of(token)
        known = self._remembered.get(hashed)
        if known is not None and time.monotonic() < known.until:
            self._remembered.move_to_end(hashed)
            return known.id
        query = select(PlayerRow.id, PlayerRow.token_hash, PlayerRow.seen)
        row = await self.storage.read(
            lambda db: db.execute(query.where(PlayerRow.token_hash == hashed)).first()
        )
        if row is None or not hmac.compare_digest(row.token_hash, hashed):
            return None
        if row.seen < now() - DAY:
            await self._note_seen(row.id)
        self._remembered[hashed] = Known(
            row.id, time.monotonic() + random.uniform(0.5, 1.0) * REMEMBERED_SECONDS
        )
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return int(row.id)

    async def _note_seen(self, player: int) -> None:
        def write(db: Connection) -> None:
            db.execute(update(PlayerRow).where(PlayerRow.id == player).values(seen=now()))

        await self.storage.write(write)

    async def void(self, player: int) -> None:
        """Nobody holds this player's token any more; `retention` deletes the empty row."""
        unknown = hash_of(secrets.token_urlsafe(32))

        def write(db: Connection) -> None:
            here = update(PlayerRow).where(PlayerRow.id == player)
            db.execute(here.values(token_hash=unknown, seen=NEVER))

        await self.storage.write(write)
        self._remembered = OrderedDict(
            (hashed, known) for hashed, known in self._remembered.items() if known.id != player
        )

    async def present(self, connection: HTTPConnection) -> int | None:
        """Who asks; None for somebody without a token. A program with a wrong one is refused,
        a browser's forgotten cookie counts as none, for the browser cannot drop it by itself."""
        token = bearer(connection)
        if token is not None:
            player = await self.holding(token)
            if player is None:
                raise wrong_token()
            return player
        cookie = connection.cookies.get(COOKIE)
        return await self.holding(cookie) if cookie else None

    async def required(self, connection: HTTPConnection) -> int:
        """Who asks, who must be somebody."""
        player = await self.present(connection)
        if player is None:
            raise Refusal(401, "no-token", "this needs a token: take a seat first")
        return player

    async def present_or_new(self, connection: HTTPConnection, response: Response) -> int:
        """Who asks; somebody without a token becomes a player and gets a cookie."""
        player = await self.present(connection)
        if player is not None:
            return player
        player, token = await self.new()
        set_cookie(connection, response, token, COOKIE_SECONDS)
        return player


def set_cookie(connection: HTTPConnection, response: Response, token: str, seconds: int) -> None:
    """Have a browser keep a token, or for 0 seconds forget it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=seconds,
        path="/",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
