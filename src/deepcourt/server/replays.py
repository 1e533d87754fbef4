"""Replays: of tables, and of records that somebody brings along."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from sqlalchemy import Connection, insert, select, update

from ..bots import names as bot_names
from ..bots.players import Player as Somebody
from ..core.records import Record
from .analysis_jobs import kept_analysis
from .errors import Gone, Refusal
from .house import House, Newcomer, TheClient, TheHouse
from .limits import Client
from .play import require_started
from .reading import Key, Replay
from .storage import DAY, ReplayRow, now
from .table import Seat, event_documents, restart_documents
from .wire import (
    MAX_NUMBER,
    Id,
    IdDocument,
    RecordDocument,
    ReplayDocument,
    SeatDocument,
    StepDocument,
)

router = APIRouter(tags=["replays"])

MOST_STEPS = 200  # of a replay in one answer
SeatChoice = Annotated[str | None, Query(pattern="^(all|[0-7])$")]
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


def steps_of(record: Record, viewer: int | None, everything: bool) -> Iterator[StepDocument]:
    """A record step by step as a viewer may know it; or everything, with all hands open."""
    game = record.at(0)
    yield {
        "number": 0,
        "seat": None,
        "action": None,
        "events": [],
        "view": record.title.open_view(game) if everything else game.view(viewer),
    }
    for step, game in record.replay():
        events = step.events if everything else step.visible_to(viewer)
        yield {
            "number": step.number,
            "seat": step.seat,
            "action": step.told_to(step.seat if everything else viewer, record.title),
            "events": event_documents(events),
            "view": record.title.open_view(game) if everything else game.view(viewer),
        }


@dataclass(frozen=True)
class Page:
    """Which steps are asked for, by whom, and how they may be sent."""

    client: Client
    first: int
    count: int
    is_gzipped: bool


async def page(
    request: Request,
    client: TheClient,
    first: Annotated[int, Query(alias="from", ge=0, le=MAX_NUMBER)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
) -> Page:
    accepted = request.headers.get("accept-encoding", "")
    return Page(client, first, count, "gzip" in accepted)


ThePage = Annotated[Page, Depends(page)]


def replay_of(
    record: Record, seats: list[SeatDocument], viewer: int | None, everything: bool
) -> Replay:
    """A replay of which no step is made yet."""
    head = {
        "game": record.title.name,
        "options": record.options,
        "seats": seats,
        "names": [seat["name"] for seat in seats],
        "over": record.game.over,
        "viewer": viewer,
        "result": record.result(),
        "seed": record.seed if record.game.over else None,
        "commitment": record.commitment,
        "restarts": restart_documents(record.restarts),
        "total": len(record.actions) + 1,
    }
    return Replay(head, steps_of(record, viewer, everything))


async def answer(house: House, key: Key, begin: Callable[[], Replay], page: Page) -> Response:
    """The steps that were asked for; the replay is begun if nobody has read in it yet."""
    replay = await house.reading.replay(page.client, key, begin)
    content = await house.reading.page(page.client, replay, page.first, page.count, page.is_gzipped)
    encoding = {"content-encoding": "gzip"} if page.is_gzipped else {}
    headers = {"vary": "accept-encoding", **encoding}
    return Response(content, media_type="application/json", headers=headers)


def chosen_seat(seat: str | None, players: int) -> int | None:
    """The seat that `?seat=` names; None for all."""
    if seat is None or seat == "all":
        return None
    if int(seat) >= players:
        raise Gone("seat")
    return int(seat)


# -- of tables ------------------------------------------------------------------------------


@router.get("/tables/{id}/replay", response_model=ReplayDocument)
async def replay_table(id: Id, page: ThePage, house: TheHouse, seat: SeatChoice = None) -> Response:
    """The game step by step: while it runs what the viewer may know, afterwards everything."""
    async with house.rooms.enter(id) as room:
        require_started(room)
        table = room.table
        mine = table.seats_of(page.client.player)
        viewer = chosen_seat(seat, len(table.seats))
        seats = table.seat_documents(mine, room.online)
        everything = table.over and viewer is None
        if not table.over:
            if seat == "all" or (viewer is not None and viewer not in mine):
                message = "until the game is over everybody sees their own"
                raise Refusal(403, "still-running", message)
            viewer = table.viewer(mine) if viewer is None else viewer
        key = ("table", id, table.entries, str(seats), viewer)
        record, actions = table.record, list(table.record.actions)

    def begin() -> Replay:
        return replay_of(replace(record, actions=actions), seats, viewer, everything)

    return await answer(house, key, begin, page)


@router.get("/tables/{id}/record")
async def record_of_table(id: Id, client: TheClient, house: TheHouse) -> RecordDocument:
    """The record of a finished game."""
    return await house.reading.do(client, as_document, await finished_record(house, id))


async def finished_record(house: House, id: str) -> Record:
    async with house.rooms.enter(id) as room:
        if not room.table.started or not room.table.over:
            raise Refusal(403, "still-running", "the record is shown when the game is over")
        record = room.table.finished_record()
    record.analysis = await kept_analysis(house.storage, id)
    return record


def as_document(record: Record) -> RecordDocument:
    return cast(RecordDocument, record.document())


# -- of records -----------------------------------------------------------------------------


@router.post("/replays", status_code=201, openapi_extra=RECORD_BODY)
async def bring_record(
    request: Request, player: Newcomer, client: TheClient, house: TheHouse
) -> IdDocument:
    """Keep a record, so that it can be seen by its address."""
    text = await house.reading.do(client, as_kept, await request.body())
    id = secrets.token_urlsafe(12)
    async with house.storage.writing() as db:
        row = insert(ReplayRow).values(id=id, record=text, owner=player)
        await db.execute(row.values(created=now(), last_read=now()))
    return {"id": id}


def as_kept(text: bytes) -> str:
    """A record as it is kept, after everything in it was checked."""
    return Record.loads(text).dumps()


async def kept_record(house: House, client: Client, id: str) -> Record:
    return await house.reading.do(client, Record.loads, await kept_text(house, id))


async def kept_text(house: House, id: str) -> str:
    async with house.storage.reading() as db:
        row = (await db.execute(select(ReplayRow).where(ReplayRow.id == id))).first()
    if row is None:
        raise Gone("replay")
    if row.last_read < now() - DAY:
        await note_read(house, id)
    return str(row.record)


async def note_read(house: House, id: str) -> None:
    def write(db: Connection) -> None:
        db.execute(update(ReplayRow).where(ReplayRow.id == id).values(last_read=now()))

    await house.storage.write(write)


@router.get("/replays/{id}", response_model=ReplayDocument)
async def replay_record(
    id: Id, page: ThePage, house: TheHouse, seat: SeatChoice = None
) -> Response:
    """A record step by step."""
    text = await kept_text(house, id)

    def begin() -> Replay:
        record = Record.loads(text)
        viewer = chosen_seat(seat, record.players)
        return replay_of(record, seats_of(record.names), viewer, viewer is None)

    return await answer(house, ("replay", id, seat), begin, page)


@router.get("/replays/{id}/record")
async def record_of_replay(id: Id, client: TheClient, house: TheHouse) -> RecordDocument:
    """The record itself."""
    return await house.reading.do(client, as_document, await kept_record(house, client, id))


def seats_of(names: Sequence[str]) -> list[SeatDocument]:
    players = [Somebody.recorded(name, bot_names()) for name in names]
    return [
        Seat("bot" if player.bot else "person", player.name, player.bot).document(False, False)
        for player in players
    ]
