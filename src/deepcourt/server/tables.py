"""Tables: make one, find one."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots import make
from ..bots.players import BOT_NAMES, DEFAULT_BOT
from ..core import titles
from ..core.keys import new_key
from ..core.records import Record
from .errors import Refusal
from .house import Caller, House, Newcomer, TheHouse
from .limits import Client, address_of
from .lobby import require_space, require_space_from, shown_tables
from .rooms import Room
from .storage import SeatRow, TableRow, as_text, now
from .table import Lobby, Mine, Seat, first_seat, owned_seats, seat_documents
from .wire import (
    Id,
    MineDocument,
    NewTable,
    SeatDocument,
    SeatWish,
    TableDocument,
    TokenDocument,
    WaitingDocument,
)

router = APIRouter(tags=["tables"])
MOST_MINE = 100
LISTED = (
    TableRow.id,
    TableRow.game,
    TableRow.options,
    TableRow.started,
    TableRow.over,
    TableRow.deciding,
    TableRow.created,
    TableRow.changed,
    TableRow.maker,
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
async def new_table(
    wish: NewTable, request: Request, player: Newcomer, house: TheHouse
) -> TableDocument:
    """Make a table; the game begins when no seat is open."""
    options = titles.checked_options(titles.named(wish.game), wish.options)
    if wish.seed is not None and has_guests(wish.seats) and not wish.open_deal:
        raise Refusal(
            422,
            "not-open",
            "who chooses the seed may know the deal: with others at the table it is an open_deal",
        )
    seed = new_key() if wish.seed is None else wish.seed
    record = Record.new(wish.game, len(wish.seats), seed, (), **options)
    seats = seats_for(wish.seats, player)
    if wish.listed and all(seat.owner == player for seat in seats):
        raise Refusal(422, "invalid-seat", "a listed table needs a seat for somebody else")
    lobby = Lobby(player, wish.several_seats)
    open_deal = wish.open_deal and wish.seed is not None
    id = await make_table(house, request, record, seats, lobby, wish.listed, open_deal)
    return await shown(house, id, player)


def has_guests(wishes: Sequence[SeatWish]) -> bool:
    """Whether others than the one who makes the table will sit at it."""
    return any(wish.kind == "open" for wish in wishes)


async def make_table(
    house: House,
    request: Request,
    record: Record,
    seats: Sequence[Seat],
    lobby: Lobby,
    listed: bool = False,
    open_deal: bool = False,
) -> str:
    """A new table, if its maker has not too many that wait for players or of bots only; its id."""
    if house.settings.limits and all(seat.kind == "bot" for seat in seats):
        house.bots.check_alone(Client(address_of(request), lobby.maker))
    if all(seat.kind != "open" for seat in seats):
        return await house.rooms.create(record, seats, lobby, listed, open_deal=open_deal)
    assert lobby.maker is not None
    player, address, made_from = lobby.maker, address_of(request), house.made_from

    async def check(db: AsyncConnection) -> None:
        await require_space(db, player, listed)
        if house.settings.limits:
            waiting = await require_space_from(db, made_from.tables(address), listed)
            made_from.keep(address, waiting)

    id = await house.rooms.create(record, seats, lobby, listed, open_deal=open_deal, check=check)
    made_from.note(address, id)
    return id


async def shown(house: House, id: str, player: int | None) -> TableDocument:
    async with house.rooms.enter(id) as room:
        document = room.document(player)
        house.bots.wake(room)  # if its bots were given up
        return document


# -- finding a table ------------------------------------------------------------------------


@router.get("/tables")
async def waiting_tables(caller: Caller, house: TheHouse) -> list[WaitingDocument]:
    """Listed tables at which somebody waits for others."""
    async with house.storage.reading() as db:
        rows = (await db.execute(shown_tables(LISTED, now()))).all()
        seats = await seats_at(db, [row.id for row in rows])
    return [
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "seats": documents_of(house, row.id, seats[row.id], caller),
            "maker": first_seat(seats[row.id], row.maker),
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
        .where(TableRow.id.in_(mine), ~TableRow.cancelled)
        .order_by(TableRow.changed.desc())
        .limit(MOST_MINE)
    )
    async with house.storage.reading() as db:
        rows = (await db.execute(query)).all()
        seats = await seats_at(db, [row.id for row in rows])
    return [
        {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "seats": documents_of(house, row.id, seats[row.id], caller),
            "maker": first_seat(seats[row.id], row.maker),
            "started": row.started,
            "over": row.over,
            "my_turn": row.deciding is not None and seats[row.id][row.deciding].owner == caller,
            "created": as_text(row.created),
            "changed": as_text(row.changed),
        }
        for row in rows
    ]


async def seats_at(db: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of several tables."""
    found: dict[str, list[Seat]] = {id: [] for id in ids}
    query = select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)
    for row in await db.execute(query):
        found[row.table_id].append(Seat(row.kind, row.name, row.bot, row.owner))
    return found


def documents_of(
    house: House, id: str, seats: Sequence[Seat], caller: int | None
) -> list[SeatDocument]:
    """The seats of a table as somebody sees them."""
    return seat_documents(seats, owned_seats(seats, caller), house.rooms.online_at(id))


@router.get("/tables/{id}")
async def one_table(id: Id, caller: Caller, house: TheHouse) -> TableDocument:
    """The table as the caller may see it."""
    return await shown(house, id, caller)


def my_seats(room: Room, player: int) -> Mine:
    mine = room.table.seats_of(player)
    if not mine:
        raise Refusal(403, "not-your-table", "none of the seats is yours")
    return mine
