"""Live: one WebSocket for everybody who watches a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from itertools import islice

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..core.errors import DeepcourtError
from .errors import Gone, Refusal, TooMany, refusal_of
from .house import House, client, house_of
from .limits import Client
from .reading import give_way
from .rooms import REMOVED, Room, Watcher, encode
from .wire import MAX_NUMBER, ActionMessage, TableMessage, UndoneMessage

router = APIRouter()

TOO_SLOW = 1013
NOT_UNDERSTOOD = 1008
CLOSING_SECONDS = 5.0
FEW_MISSED = 5  # actions, told at once
MADE_AT_ONCE = 5  # messages about what was missed
SILENT_PINGS = 3  # unanswered, and the line counts as dead
PING = '{"type":"ping"}'


class NotUnderstood(Exception):
    """The client says something that is not in `docs/api.md`."""


@router.websocket("/tables/{id}/live")
async def live(websocket: WebSocket, id: str) -> None:
    """Tell a viewer everything that happens at a table."""
    house = house_of(websocket)
    code = None
    try:
        since = read_since(websocket.query_params.get("since"))
        viewer = await client(websocket, house)
        if "\0" in id:
            raise Gone("table")
        with Visit(house, viewer, id, since) as visit:
            missed = await visit.sit_down()
            await websocket.accept()
            told_first = visit.told_first(missed)
            code = await serve(websocket, visit.watcher, told_first, house.settings.ping_seconds)
    except Refusal as refusal:
        await websocket.send_denial_response(refusal.response())
    except DeepcourtError as error:
        await websocket.send_denial_response(refusal_of(error).response())
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone before anything was said
    if code is not None:
        await close(websocket, code)


def read_since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or int(text[:9]) > MAX_NUMBER or len(text) > 9:
        raise Refusal(400, "malformed", "since: expected the number of actions seen")
    return int(text)


class Visit:
    """Somebody who watches a table; first they are told what they missed."""

    def __init__(self, house: House, client: Client, id: str, since: int | None) -> None:
        self.house = house
        self.client = client
        self.id = id
        self.since = since
        self.watcher = Watcher(client.player, house.settings.waiting_messages)
        self.room: Room | None = None  # once they know everything
        self._leaving = ExitStack()

    def __enter__(self) -> Visit:
        if self.since is not None:
            self.house.quotas.check_work(self.client)
            self._leaving.enter_context(self.house.quotas.catch_up(self.client))
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()
        if self.room is not None:
            get_up(self.room, self.watcher)

    async def told_first(self, missed: Iterator[ActionMessage] | None) -> AsyncIterator[str]:
        """A lot that was missed, made a little at a time while what was made before is on its
        way, and then what happened meanwhile; until they watch."""
        while missed is not None:
            while texts := await self.house.reading.do(self.client, encode_some, missed):
                for text in texts:
                    yield text
            missed = await self.sit_down()
        self._leaving.close()

    async def sit_down(self) -> Iterator[ActionMessage] | None:
        """Begin to watch; or, if a lot was missed, what that is."""
        async with self.house.rooms.enter(self.id) as room:
            table = room.table
            mine = table.seats_of(self.watcher.player)
            since = self.since
            if since is not None and table.started and since < table.number - FEW_MISSED:
                self.since = table.number
                return table.snapshot().missed(since, mine, room.online)
            was_online = room.online
            room.watchers.add(self.watcher)
            self.room = room
            now = table.document(mine, room.online)
            if since is not None and table.started:
                for message in table.missed(since, mine, room.online):
                    self.watcher.tell(encode(message))
                if since > table.number:
                    undone: UndoneMessage = {"type": "undone", "number": table.number, "table": now}
                    self.watcher.tell(encode(undone))
            as_it_is: TableMessage = {"type": "table", **now}
            self.watcher.tell(encode(as_it_is))
            if self.watcher.player in table.lobby.removed and not table.started:
                self.watcher.tell(REMOVED)
            if mine and self.watcher.player not in was_online:
                room.tell_table(but=self.watcher)
            self.house.bots.wake(room)
            self.house.scheduler.serve()  # bots among themselves have somebody who waits for them
            return None


def encode_some(messages: Iterator[ActionMessage]) -> list[str]:
    texts = []
    for message in islice(messages, MADE_AT_ONCE):
        texts.append(encode(message))
        give_way()
    return texts


def get_up(room: Room, watcher: Watcher) -> None:
    """Watch no longer."""
    room.watchers.discard(watcher)
    if room.table.seats_of(watcher.player) and watcher.player not in room.online:
        room.tell_table()


async def serve(
    websocket: WebSocket, watcher: Watcher, first: AsyncIterator[str], ping_seconds: float
) -> int | None:
    """Talk until the viewer leaves, falls behind, or says nonsense; the code to close with."""
    listening = asyncio.create_task(listen(websocket, ping_seconds * SILENT_PINGS))
    speaking = asyncio.create_task(speak(websocket, watcher, first, ping_seconds))
    tasks = (listening, speaking)
    try:
        await asyncio.wait((*tasks, watcher.lost), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.lost.done() or any(isinstance(end, (TimeoutError, TooMany)) for end in ended):
        return TOO_SLOW
    return NOT_UNDERSTOOD if isinstance(ended[0], NotUnderstood) else None


async def close(websocket: WebSocket, code: int) -> None:
    """Say goodbye, but wait for nobody who does not listen."""
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await websocket.close(code)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        pass


async def speak(
    websocket: WebSocket, watcher: Watcher, first: AsyncIterator[str], ping_seconds: float
) -> None:
    async for message in first:
        async with asyncio.timeout(ping_seconds):
            await websocket.send_text(message)
    clock = asyncio.get_running_loop().time
    next_ping = clock() + ping_seconds
    while True:
        try:
            async with asyncio.timeout_at(next_ping):
                message = await watcher.waiting.get()
        except TimeoutError:
            message = PING
            next_ping = clock() + ping_seconds
        await websocket.send_text(message)


async def listen(websocket: WebSocket, patience: float) -> None:
    """All that a viewer may say is that they are still there."""
    while True:
        async with asyncio.timeout(patience):
            message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if json.loads(message.get("text") or "") != {"type": "pong"}:
                raise NotUnderstood
        except (ValueError, RecursionError):
            raise NotUnderstood from None
