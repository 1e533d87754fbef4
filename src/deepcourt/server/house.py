"""The house: everything that a request may need, and who asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from .analysis_jobs import Analyses
from .bots_at_work import BotsAtWork
from .errors import Stale
from .limits import Client, Quotas, address_of
from .lobby import MadeFrom
from .players import Players
from .reading import Reading
from .retention import clean
from .rooms import Overtaken, Room, Rooms
from .settings import Settings
from .storage import Storage
from .supervision import Supervisor
from .thinking import Scheduler
from .visitors import Visitors

FOLLOWING_SECONDS = 1.0  # between two looks at what other processes wrote


class House:
    """One server: its database, its tables, its players, its bots, its analyses, its replays."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.rooms = Rooms(self.storage)
        self.players = Players(self.storage)
        self.made_from = MadeFrom()
        self.quotas = Quotas(settings.limits)
        self.visitors = Visitors()
        self.scheduler = Scheduler.for_bots()
        self.supervisor = Supervisor()
        self.bots = BotsAtWork(
            self.rooms, settings.bot_pause, self.scheduler, self.visitors, self.supervisor
        )
        self.analyses = Analyses(
            self.storage, self.scheduler, settings.analysis_iterations, self.supervisor
        )
        self.reading = Reading(self.quotas)

    async def open(self) -> None:
        await self.storage.open()
        self.bots.start()
        self.supervisor.repeat("following", FOLLOWING_SECONDS, self.rooms.follow_others)
        cleaning = partial(clean, self.rooms, self.settings)
        self.supervisor.repeat("cleaning", self.settings.cleaning_seconds, cleaning)

    async def close(self) -> None:
        await self.supervisor.stop()
        await self.bots.stop()
        await self.analyses.stop()
        self.scheduler.close()
        self.reading.close()
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


async def client(connection: HTTPConnection, house: TheHouse) -> Client:
    here = Client(address_of(connection), await house.players.present(connection))
    house.visitors.note(here)
    return here


async def player(connection: HTTPConnection, house: TheHouse) -> int:
    found = await house.players.required(connection)
    house.visitors.note(Client(address_of(connection), found))
    return found


async def newcomer(connection: HTTPConnection, response: Response, house: TheHouse) -> int:
    found = await house.players.present_or_new(connection, response)
    house.visitors.note(Client(address_of(connection), found))
    return found


Caller = Annotated[int | None, Depends(caller)]  # anybody
TheClient = Annotated[Client, Depends(client)]  # anybody, and from where
Player = Annotated[int, Depends(player)]  # somebody with a token
Newcomer = Annotated[int, Depends(newcomer)]  # anybody; becomes a player
