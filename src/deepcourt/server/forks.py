"""Forks and rematches: new tables from old games."""

from __future__ import annotations

import random
from dataclasses import replace

from fastapi import APIRouter, Request
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ..bots import make
from ..core.keys import new_key
from ..core.records import Record
from .errors import Gone, Refusal
from .house import House, Newcomer, Player, TheHouse
from .replays import finished_record, kept_record
from .storage import TableRow
from .table import Lobby, Seat
from .tables import has_guests, make_table, my_seats, seats_for, shown
from .wire import Id, NewFork, Rematch, TableDocument

router = APIRouter(tags=["forks"])


@router.post("/forks", status_code=201)
async def fork(wish: NewFork, request: Request, player: Newcomer, house: TheHouse) -> TableDocument:
    """A new table that begins in the middle of a finished game or of a record."""
    if (wish.table is None) == (wish.replay is None):
        raise Refusal(400, "malformed", "expected either a table or a replay")
    if wish.table is not None:
        record = await finished_record(house, wish.table)
    else:
        record = await kept_record(house, house.visitors.client(player), wish.replay or "")
    if wish.number > len(record.actions):
        raise Refusal(422, "no-such-number", f"the game has {len(record.actions)} actions")
    if len(wish.seats) != record.players:
        raise Refusal(422, "wrong-player-count", f"this game is one of {record.players} players")
    seats = seats_for(wish.seats, player)
    guests = has_guests(wish.seats)
    known = record.fork(wish.number)
    begin = dealt_anew(known) if guests and not wish.open_deal else known
    open_deal = guests and wish.open_deal
    id = await make_table(house, request, begin, seats, Lobby(player), open_deal=open_deal)
    return await shown(house, id, player)


def dealt_anew(record: Record) -> Record:
    """A game that begins where a record ends, with all that is not open to everybody dealt anew:
    whoever has seen the record may know it."""
    position = record.game.sample(None, random.SystemRandom()).position()
    fresh = replace(record, seed=new_key(), actions=[], restarts=[], analysis=None)
    fresh.restart(position, "fork")
    return fresh


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(
    id: Id, player: Player, house: TheHouse, wish: Rematch | None = None
) -> TableDocument:
    """The same seats again, rotated by one; whoever asks second gets the same table."""
    bot = None if wish is None else wish.bot
    if bot is not None:
        make(bot)  # complains about an unknown one
    async with house.rooms.enter(id) as room:
        table = room.table
        my_seats(room, player)
        if not table.started or not table.over:
            raise Refusal(409, "still-running", "a rematch follows when the game is over")
        seats = [seat_again(seat, bot) for seat in (*table.seats[1:], table.seats[0])]
        facts = table.facts
    record = Record.new(facts.title.name, len(seats), new_key(), (), **facts.options)
    try:
        new = await house.rooms.create(record, seats, Lobby(player), rematch_of=id)
    except IntegrityError:
        new = await rematch_that_exists(house, id)
    return await shown(house, new, player)


async def rematch_that_exists(house: House, id: str) -> str:
    async with house.storage.reading() as db:
        found = await db.scalar(select(TableRow.id).where(TableRow.rematch_of == id))
    if found is None:  # the first table was deleted meanwhile
        raise Gone("table")
    return found


def seat_again(seat: Seat, bot: str | None) -> Seat:
    """A seat of a rematch: a bot may play at another level, who has deleted their data is gone."""
    if seat.kind == "bot":
        return seat if bot is None else replace(seat, bot=bot)
    return Seat("open", "") if seat.owner is None else seat
