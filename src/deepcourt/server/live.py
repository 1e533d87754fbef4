"""Live: one WebSocket for everybody who watches a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ..core.errors import DeepcourtError
from .errors import Refusal, refusal_of
from .house import House, house_of
from .rooms import Reader, Room, encode
from .wire import MAX_NUMBER

router = APIRouter()

TOO_SLOW = 1013
NOT_UNDERSTOOD = 1008
CLOSING_SECONDS = 5.0
SILENT_PINGS = 3  # unanswered, and the line counts as dead
PING = '{"type":"ping"}'


class NotUnderstood(Exception):
    """The client says something that is not in `docs/api.md`."""


@router.websocket("/tables/{id}/live")
async def live(websocket: WebSocket, id: str) -> None:
    """Tell a viewer everything that happens at a table."""
    house = house_of(websocket)
    try:
        since = read_since(websocket.query_params.get("since"))
        player = await house.players.present(websocket)
        reader = Reader(player, house.settings.waiting_messages)
        room, first = await sit_down(house, id, reader, since)
    except Refusal as refusal:
        await websocket.send_denial_response(refusal.response())
        return
    except DeepcourtError as error:
        await websocket.send_denial_response(refusal_of(error).response())
        return
    code = None
    try:
        await websocket.accept()
        code = await serve(websocket, reader, first, house.settings.ping_seconds)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone before anything was said
    finally:
        get_up(room, reader)
    if code is not None:
        await close(websocket, code)


def read_since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or int(text[:9]) > MAX_NUMBER or len(text) > 9:
        raise Refusal(400, "malformed", "since: expected the number of actions seen")
    return int(text)


async def sit_down(
    house: House, id: str, reader: Reader, since: int | None
) -> tuple[Room, list[str]]:
    """Begin to watch; what is to be told first."""
    async with house.rooms.enter(id) as room:
        was_online = room.online
        room.readers.add(reader)
        table = room.table
        mine = table.seats_of(reader.player)
        now = table.document(mine, room.online)
        first: list[str] = []
        if since is not None and table.started:
            first = [encode(message) for message in table.missed(since, mine, room.online)]
            if since > table.number:
                first = [encode({"type": "undone", "number": table.number, "table": now})]
        first.append(encode({"type": "table", **now}))
        if mine and reader.player not in was_online:
            room.tell_table(but=reader)
        return room, first


def get_up(room: Room, reader: Reader) -> None:
    """Watch no longer."""
    room.readers.discard(reader)
    if room.table.seats_of(reader.player) and reader.player not in room.online:
        room.tell_table()


async def serve(
    websocket: WebSocket, reader: Reader, first: Sequence[str], ping_seconds: float
) -> int | None:
    """Talk until the viewer leaves, falls behind, or says nonsense; the code to close with."""
    listening = asyncio.create_task(listen(websocket, ping_seconds * SILENT_PINGS))
    speaking = asyncio.create_task(speak(websocket, reader, first, ping_seconds))
    tasks = (listening, speaking)
    try:
        await asyncio.wait((*tasks, reader.lost), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    if reader.lost.done() or isinstance(ended[0], TimeoutError):
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
    websocket: WebSocket, reader: Reader, first: Sequence[str], ping_seconds: float
) -> None:
    for message in first:
        await websocket.send_text(message)
    while True:
        try:
            async with asyncio.timeout(ping_seconds):
                message = await reader.waiting.get()
        except TimeoutError:
            message = PING
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
