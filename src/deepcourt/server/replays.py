"""Replays: of tables, and of records that somebody brings along."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request
from sqlalchemy import insert, select

from ..bots import names as bot_names
from ..bots.players import Player as Somebody
from ..core.records import Record
from .analyses import kept_analysis
from .errors import Refusal, not_found
from .house import Caller, House, TheHouse
from .play import require_started
from .storage import ReplayRow, now
from .table import Seat, Step
from .wire import Id, IdDocument, RecordDocument, ReplayDocument, SeatDocument, StepDocument

router = APIRouter(tags=["replays"])

SeatChoice = Annotated[str | None, Query(pattern="^(all|[0-7])$")]
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


def steps_of(record: Record, viewer: int | None, everything: bool) -> list[StepDocument]:
    """A record step by step as a viewer may know it; or everything, with all hands open."""
    game = record.at(0)
    steps: list[StepDocument] = [
        {
            "number": 0,
            "seat": None,
            "action": None,
            "events": [],
            "view": record.title.open_view(game) if everything else game.view(viewer),
        }
    ]
    for number, action in enumerate(record.actions, 1):
        seat = game.seat
        game.listen()
        game.apply(action)
        step = Step(seat, action, tuple(game.all_events()))
        steps.append(
            {
                "number": number,
                "seat": seat,
                "action": step.told_to(seat if everything else viewer, record.title),
                "events": step.all_documents() if everything else step.seen_by(viewer),
                "view": record.title.open_view(game) if everything else game.view(viewer),
            }
        )
    return steps


def replay_of(
    record: Record, seats: list[SeatDocument], viewer: int | None, everything: bool
) -> ReplayDocument:
    return {
        "game": record.title.name,
        "options": record.options,
        "seats": seats,
        "names": [seat["name"] for seat in seats],
        "over": record.game.over,
        "viewer": viewer,
        "result": record.document()["result"],
        "steps": steps_of(record, viewer, everything),
    }


def chosen_seat(seat: str | None, players: int) -> int | None:
    """The seat that `?seat=` names; None for all."""
    if seat is None or seat == "all":
        return None
    if int(seat) >= players:
        raise not_found("seat")
    return int(seat)


# -- of tables ------------------------------------------------------------------------------


@router.get("/tables/{id}/replay")
async def replay_table(
    id: Id, caller: Caller, house: TheHouse, seat: SeatChoice = None
) -> ReplayDocument:
    """The game step by step: while it runs what the viewer may know, afterwards everything."""
    async with house.rooms.enter(id) as room:
        require_started(room)
        table = room.table
        mine = table.seats_of(caller)
        viewer = chosen_seat(seat, len(table.seats))
        seats = table.seat_documents(mine, room.online)
        if table.over:
            return replay_of(table.record, seats, viewer, viewer is None)
        if seat == "all" or (viewer is not None and viewer not in mine):
            raise Refusal(403, "still-running", "until the game is over everybody sees their own")
        if viewer is None:
            viewer = table.viewer(mine)
        return replay_of(table.record, seats, viewer, False)


@router.get("/tables/{id}/record")
async def record_of_table(id: Id, house: TheHouse) -> RecordDocument:
    """The record of a finished game."""
    return as_document(await finished_record(house, id))


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
async def bring_record(request: Request, house: TheHouse) -> IdDocument:
    """Keep a record, so that it can be seen by its address."""
    record = Record.loads(await request.body())
    id = secrets.token_urlsafe(12)
    async with house.storage.writing() as db:
        await db.execute(insert(ReplayRow).values(id=id, record=record.dumps(), created=now()))
    return {"id": id}


async def kept_record(house: House, id: str) -> Record:
    async with house.storage.reading() as db:
        row = (await db.execute(select(ReplayRow).where(ReplayRow.id == id))).first()
    if row is None:
        raise not_found("replay")
    return Record.loads(row.record)


@router.get("/replays/{id}")
async def replay_record(id: Id, house: TheHouse, seat: SeatChoice = None) -> ReplayDocument:
    """A record step by step."""
    record = await kept_record(house, id)
    viewer = chosen_seat(seat, record.players)
    return replay_of(record, seats_of(record.names), viewer, viewer is None)


@router.get("/replays/{id}/record")
async def record_of_replay(id: Id, house: TheHouse) -> RecordDocument:
    """The record itself."""
    return as_document(await kept_record(house, id))


def seats_of(names: Sequence[str]) -> list[SeatDocument]:
    players = [Somebody.recorded(name, bot_names()) for name in names]
    return [
        Seat("bot" if player.bot else "person", player.name, player.bot).document(False, False)
        for player in players
    ]
