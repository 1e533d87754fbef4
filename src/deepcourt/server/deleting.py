"""Deleting: players take away what is theirs."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection, delete, select, union, update

from ..bots.players import DEFAULT_BOT
from ..core.errors import DeepcourtError
from .errors import Gone, Refusal
from .house import House, Player, TheHouse
from .players import set_cookie
from .rooms import Overtaken, Room
from .seats import get_up
from .storage import WAITING, RemovedRow, ReplayRow, SeatRow, TableRow
from .table import Seat
from .tables import my_seats
from .wire import Id

router = APIRouter(tags=["deleting"])
ATTEMPTS = 3  # at a table that others change at the same moment


@router.delete("/tables/{id}", status_code=204)
async def delete_table(id: Id, player: Player, house: TheHouse) -> None:
    """Take away what is mine of a table. Before the start: cancel it if I made it, else get up.
    Later: if no other person plays, the table goes; else my name does, and a bot plays on."""
    async with house.changing(id, player) as room:
        table = room.table
        if not table.started and not table.lobby.cancelled and table.lobby.maker == player:
            await house.rooms.reseat(room, {}, replace(table.lobby, cancelled=True))
        else:
            my_seats(room, player)
            await take_away(house, room, player)


async def take_away(house: House, room: Room, player: int) -> None:
    """Take away a player's seats, and a table that nobody else has a seat at."""
    table = room.table
    if not table.started and not table.lobby.cancelled:
        await get_up(house, room, player)
    others = {seat.owner for seat in table.seats} - {player, None}
    if not others or table.lobby.cancelled:
        await house.rooms.delete(room)
    elif table.started:
        nameless = {i: without_name(i, table.over) for i in table.seats_of(player)}
        await house.rooms.reseat(room, nameless)


def without_name(number: int, over: bool) -> Seat:
    """A seat whose owner has gone: a person who once sat there, or a bot that plays on."""
    name = f"P{number + 1}"
    return Seat("person", name) if over else Seat("bot", name, DEFAULT_BOT)


@router.delete("/replays/{id}", status_code=204)
async def delete_replay(id: Id, player: Player, house: TheHouse) -> None:
    """Delete a record that I brought."""
    async with house.storage.reading() as db:
        row = (await db.execute(select(ReplayRow.owner).where(ReplayRow.id == id))).first()
    if row is None:
        raise Gone("replay")
    if row.owner != player:
        raise Refusal(403, "not-your-replay", "somebody else brought this record")

    def write(db: Connection) -> None:
        db.execute(delete(ReplayRow).where(ReplayRow.id == id))

    await house.storage.write(write)


@router.delete("/players/me", status_code=204)
async def delete_me(request: Request, response: Response, player: Player, house: TheHouse) -> None:
    """Take away all that is mine; afterwards nobody holds my token."""
    await delete_all_of(house, player)
    await house.players.void(player)
    await delete_all_of(house, player)  # what came between
    set_cookie(request, response, "", 0)


async def delete_all_of(house: House, player: int) -> None:
    mine = select(SeatRow.table_id).where(SeatRow.owner == player)
    made = select(TableRow.id).where(WAITING, TableRow.maker == player)
    async with house.storage.reading() as db:
        ids = list(await db.scalars(union(mine, made)))
    for id in ids:
        await leave_for_good(house, id, player)

    def write(db: Connection) -> None:
        for row in db.execute(select(SeatRow).where(SeatRow.owner == player)).all():
            here = (SeatRow.table_id == row.table_id) & (SeatRow.seat == row.seat)
            nameless = without_name(row.seat, over=True)
            db.execute(update(SeatRow).where(here).values(**vars(nameless)))
        db.execute(update(TableRow).where(TableRow.maker == player).values(maker=None))
        db.execute(delete(RemovedRow).where(RemovedRow.player == player))
        db.execute(delete(ReplayRow).where(ReplayRow.owner == player))

    await house.storage.write(write)


async def leave_for_good(house: House, id: str, player: int) -> None:
    """Take away a player's seats at a table, if it can be opened."""
    for _ in range(ATTEMPTS):
        try:
            async with house.rooms.enter(id) as room:
                return await take_away(house, room, player)
        except Overtaken:
            continue
        except (Refusal, DeepcourtError):
            return  # deleted meanwhile, or played by rules that are not known here
