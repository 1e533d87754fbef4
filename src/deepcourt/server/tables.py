"""Tables: make one, sit down, get up, find one's games."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots import make
from ..bots.players import BOT_NAMES, DEFAULT_BOT
from ..core import titles
from ..core.records import Record
from .errors import Refusal
from .house import Caller, House, Newcomer, Player, TheHouse
from .rooms import Room
from .storage import SeatRow, TableRow, as_text
from .table import Seat
from .wire import (
    Id,
    Join,
    Leave,
    MineDocument,
    NewTable,
    Rename,
    SeatDocument,
    SeatWish,
    TableDocument,
    TokenDocument,
    WaitingDocument,
)

router = APIRouter(tags=["tables"])
MOST_LISTED = 100
LISTED = (
    TableRow.id,
    TableRow.game,
    TableRow.options,
    TableRow.started,
    TableRow.over,
    TableRow.deciding,
    TableRow.created,
    TableRow.changed,
)


@router.post("/players", status_code=201)
async def new_player(house: TheHouse) -> TokenDocument:
    """A token for a program."""
    _, token = await house.players.new()
    return {"token": token}


# -- making a table -------------------------------------------------------------------------


def seats_for(wishes: Sequence[SeatWish], player: int) -> list[Seat]:
    """Who sits where, as the one who makes the table wishes."""
    seats = []
    bots = 0
    for number, wish in enumerate(wishes):
        name = wish.name or f"P{number + 1}"
        if wish.bot is not None and wish.kind != "bot":
            raise Refusal(422, "invalid-seat", f"seat {number}: only a bot's seat names a bot")
        if wish.kind == "bot":
            bot = wish.bot or DEFAULT_BOT
            make(bot)  # complains about an unknown one
            seats.append(Seat("bot", wish.name or BOT_NAMES[bots % len(BOT_NAMES)], bot))
            bots += 1
        elif wish.kind == "open":
            seats.append(Seat("open", wish.name or ""))
        else:
            seats.append(Seat("person", name, owner=player))
    return seats


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, player: Newcomer, house: TheHouse) -> TableDocument:
    """Make a table; the game begins when no seat is open."""
    options = titles.checked_options(titles.named(wish.game), wish.options)
    record = Record.new(wish.game, len(wish.seats), wish.seed, (), **options)
    id = await house.rooms.create(record, seats_for(wish.seats, player), wish.listed)
    return await shown(house, id, player)


async def shown(house: House, id: str, player: int | None) -> TableDocument:
    async with house.rooms.enter(id) as room:
        return room.document(player)


# -- finding a table ------------------------------------------------------------------------


@router.get("/tables")
async def waiting_tables(caller: Caller, house: TheHouse) -> list[WaitingDocument]:
    """Listed tables at which somebody waits for others."""
    persons = select(SeatRow.table_id).where(SeatRow.kind == "person")
    query = (
        select(*LISTED)
        .where(TableRow.listed, ~TableRow.started, TableRow.id.in_(persons))
        .order_by(TableRow.created.desc())
        .limit(MOST_LISTED)
    )
    async with house.storage.reading() as db:
        rows = (await db.execute(query)).all()
        seats = await seats_at(db, house, [row.id for row in rows], caller)
    return [
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "seats": seats[row.id],
            "created": as_text(row.created),
        }
        for row in rows
    ]


@router.get("/mine")
async def my_tables(caller: Caller, house: TheHouse) -> list[MineDocument]:
    """The tables with a seat of mine, newest first."""
    if caller is None:
        return []
    mine = select(SeatRow.table_id).where(SeatRow.owner == caller)
    query = (
        select(*LISTED)
        .where(TableRow.id.in_(mine))
        .order_by(TableRow.changed.desc())
        .limit(MOST_LISTED)
    )
    async with house.storage.reading() as db:
        rows = (await db.execute(query)).all()
        seats = await seats_at(db, house, [row.id for row in rows], caller)
    return [
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "seats": seats[row.id],
            "started": row.started,
            "over": row.over,
            "my_turn": row.deciding is not None and seats[row.id][row.deciding]["mine"],
            "created": as_text(row.created),
            "changed": as_text(row.changed),
        }
        for row in rows
    ]


async def seats_at(
    db: AsyncConnection, house: House, ids: Sequence[str], caller: int | None
) -> dict[str, list[SeatDocument]]:
    """The seats of several tables as somebody sees them."""
    online = {room.id: room.online for room in house.rooms.open_rooms()}
    found: dict[str, list[SeatDocument]] = {id: [] for id in ids}
    query = select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)
    for row in await db.execute(query):
        is_online = row.kind == "bot" or row.owner in online.get(row.table_id, ())
        seat = Seat(row.kind, row.name, row.bot, row.owner)
        is_my_seat = row.owner is not None and row.owner == caller
        found[row.table_id].append(seat.document(is_my_seat, is_online))
    return found


@router.get("/tables/{id}")
async def one_table(id: Id, caller: Caller, house: TheHouse) -> TableDocument:
    """The table as the caller may see it."""
    return await shown(house, id, caller)


# -- sitting down and getting up ------------------------------------------------------------


@router.post("/tables/{id}/join")
async def join(id: Id, wish: Join, player: Newcomer, house: TheHouse) -> TableDocument:
    """Take an open seat: the one named, else the first."""
    async with house.changing(id, player) as room:
        open_seats = [i for i, seat in enumerate(room.table.seats) if seat.kind == "open"]
        number = wish.seat if wish.seat is not None else next(iter(open_seats), None)
        if number not in open_seats:
            raise Refusal(409, "seat-taken", "there is no such open seat")
        await house.rooms.reseat(room, {number: Seat("person", wish.name, owner=player)})
        return room.document(player)


@router.post("/tables/{id}/leave")
async def leave(
    id: Id, player: Player, house: TheHouse, nothing: Leave | None = None
) -> TableDocument:
    """Give up my seats: before the start they open again, later a bot takes over."""
    async with house.changing(id, player) as room:
        table = room.table
        mine = my_seats(room, player)
        if table.started and table.over:
            raise Refusal(409, "game-over", "the game is over")
        left = {
            number: Seat("bot", table.seats[number].name, DEFAULT_BOT)
            if table.started
            else Seat("open", "")
            for number in mine
        }
        await house.rooms.reseat(room, left)
        return room.document(player)


@router.post("/tables/{id}/rename")
async def rename(id: Id, wish: Rename, player: Player, house: TheHouse) -> TableDocument:
    """Give a seat of mine another name."""
    async with house.changing(id, player) as room:
        if wish.seat not in my_seats(room, player):
            raise Refusal(403, "not-your-seat", f"seat {wish.seat} is not yours")
        seat = Seat("person", wish.name, owner=player)
        await house.rooms.reseat(room, {wish.seat: seat})
        return room.document(player)


def my_seats(room: Room, player: int) -> frozenset[int]:
    mine = room.table.seats_of(player)
    if not mine:
        raise Refusal(403, "not-your-table", "none of the seats is yours")
    return mine
