"""Players: whoever holds a random token, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict

from sqlalchemy import insert, select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from .errors import Refusal
from .storage import PlayerRow, Storage, now

COOKIE = "deepcourt_player"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MOST_TOKEN = 200  # characters
REMEMBERED = 10_000


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a program, from the header `Authorization: Bearer …`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Players:
    """Who holds which token."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._remembered: OrderedDict[str, int] = OrderedDict()

    async def new(self) -> tuple[int, str]:
        """A new player and their token, which is told this once."""
        token = secrets.token_urlsafe(32)
        async with self.storage.writing() as db:
            done = await db.execute(
                insert(PlayerRow).values(token_hash=hash_of(token), created=now())
            )
        key = done.inserted_primary_key
        assert key is not None
        return int(key[0]), token

    async def holding(self, token: str) -> int | None:
        """The player who holds a token; None if nobody does."""
        if len(token) > MOST_TOKEN:
            return None
        hashed = hash_of(token)
        if hashed in self._remembered:
            self._remembered.move_to_end(hashed)
            return self._remembered[hashed]
        async with self.storage.reading() as db:
            rows = await db.execute(select(PlayerRow).where(PlayerRow.token_hash == hashed))
            row = rows.first()
        if row is None or not hmac.compare_digest(row.token_hash, hashed):
            return None
        self._remembered[hashed] = row.id
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return int(row.id)

    async def present(self, connection: HTTPConnection) -> int | None:
        """Who asks; None for somebody without a token. A program with a wrong one is refused,
        a browser's forgotten cookie counts as none, for the browser cannot drop it by itself."""
        token = bearer(connection)
        if token is not None:
            player = await self.holding(token)
            if player is None:
                raise Refusal(401, "wrong-token", "nobody holds this token")
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
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=connection.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="lax",
        )
        return player
