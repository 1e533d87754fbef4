"""The house: everything that a request may need, and who asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from .analyses import Analyses
from .bots_at_work import BotsAtWork
from .errors import Stale
from .players import Players
from .rooms import Overtaken, Room, Rooms
from .settings import Settings
from .storage import Storage

FOLLOWING_SECONDS = 1.0  # between two looks at what other processes wrote


class House:
    """One server: its database, its tables, its players, its bots, its analyses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.rooms = Rooms(self.storage)
        self.players = Players(self.storage)
        self.bots = BotsAtWork(self.rooms, settings.bot_pause)
        self.analyses = Analyses(self.storage, settings.analysis_iterations)

    async def open(self) -> None:
        await self.storage.open()
        self.bots.start()
        self.analyses.start()
        self._following = asyncio.create_task(self.rooms.follow_others(FOLLOWING_SECONDS))

    async def close(self) -> None:
        self._following.cancel()
        await self.bots.stop()
        await self.analyses.stop()
        await self.storage.close()

    @asynccontextmanager
    async def changing(self, id: str, player: int, as_known: bool = False) -> AsyncIterator[Room]:
        """A table that a player wants to change; `Stale` if another process changed it first."""
        async with self.rooms.enter(id, as_known) as room:
            try:
                yield room
            except Overtaken:
                raise Stale(room.document(player)) from None


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def caller(connection: HTTPConnection, house: TheHouse) -> int | None:
    return await house.players.present(connection)


async def player(connection: HTTPConnection, house: TheHouse) -> int:
    return await house.players.required(connection)


async def newcomer(connection: HTTPConnection, response: Response, house: TheHouse) -> int:
    return await house.players.present_or_new(connection, response)


Caller = Annotated[int | None, Depends(caller)]  # anybody
Player = Annotated[int, Depends(player)]  # somebody with a token
Newcomer = Annotated[int, Depends(newcomer)]  # anybody; becomes a player
