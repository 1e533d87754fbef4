"""Seats: sit down, get up, and what the maker of a table may decide before the start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fastapi import APIRouter

from ..bots.players import DEFAULT_BOT
from .errors import Refusal
from .house import House, Newcomer, Player, TheHouse
from .rooms import Room
from .table import Lobby, Seat
from .tables import my_seats
from .wire import Id, Join, Nothing, Remove, Rename, TableDocument

router = APIRouter(tags=["seats"])
OPEN = Seat("open", "")


def require_no_start(room: Room) -> None:
    if room.table.started:
        raise Refusal(409, "already-started", "the game has begun")
    if room.table.lobby.cancelled:
        raise Refusal(409, "cancelled", "this table was cancelled: there will be no game")


# -- sitting down and getting up ------------------------------------------------------------


@router.post("/tables/{id}/join")
async def join(id: Id, wish: Join, player: Newcomer, house: TheHouse) -> TableDocument:
    """Take an open seat: the one named, else the first."""
    async with house.changing(id, player) as room:
        table, lobby = room.table, room.table.lobby
        open_seats = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
        number = wish.seat if wish.seat is not None else next(iter(open_seats), None)
        if number not in open_seats:
            raise Refusal(409, "seat-taken", "there is no such open seat")
        require_no_start(room)
        if player in lobby.removed:
            raise Refusal(403, "removed", "the maker of this table has sent you away from it")
        if lobby.closed:
            raise Refusal(409, "closed", "the maker of this table lets nobody sit down for now")
        if table.seats_of(player) and not lobby.several_seats:
            raise Refusal(409, "already-seated", "you have a seat at this table")
        seated = {number: Seat("person", wish.name, owner=player)}
        await house.rooms.reseat(room, seated, with_maker(room, seated))
        return room.document(player)


@router.post("/tables/{id}/leave")
async def leave(
    id: Id, player: Player, house: TheHouse, nothing: Nothing | None = None
) -> TableDocument:
    """Give up my seats: before the start they open again, later a bot takes over."""
    async with house.changing(id, player) as room:
        my_seats(room, player)
        await get_up(house, room, player)
        return room.document(player)


async def get_up(house: House, room: Room, player: int) -> None:
    """Give up a player's seats. Who made the table and leaves it before the start hands it to the
    next person; when nobody is left, it is cancelled."""
    table = room.table
    mine = table.seats_of(player)
    if table.started:
        if table.over:
            raise Refusal(409, "game-over", "the game is over")
        left = {i: Seat("bot", table.seats[i].name, DEFAULT_BOT) for i in mine}
        await house.rooms.reseat(room, left)
    else:
        require_no_start(room)
        opened = dict.fromkeys(mine, OPEN)
        await house.rooms.reseat(room, opened, with_maker(room, opened))


def with_maker(room: Room, changed: dict[int, Seat]) -> Lobby:
    """Who makes the table when some seats have changed: still the same, if they sit there, else
    the first person who does; without anybody it is cancelled."""
    lobby = room.table.lobby
    seats = [changed.get(i, seat) for i, seat in enumerate(room.table.seats)]
    owners = [seat.owner for seat in seats if seat.owner is not None]
    if lobby.maker in owners:
        return lobby
    if owners:
        return replace(lobby, maker=owners[0])
    return replace(lobby, cancelled=True)


@router.post("/tables/{id}/rename")
async def rename(id: Id, wish: Rename, player: Player, house: TheHouse) -> TableDocument:
    """Give a seat of mine another name."""
    async with house.changing(id, player) as room:
        if wish.seat not in my_seats(room, player):
            raise Refusal(403, "not-your-seat", f"seat {wish.seat} is not yours")
        seat = Seat("person", wish.name, owner=player)
        await house.rooms.reseat(room, {wish.seat: seat})
        return room.document(player)


# -- what the maker decides -----------------------------------------------------------------


def require_maker(room: Room, player: int) -> None:
    if room.table.lobby.maker != player:
        raise Refusal(403, "not-the-maker", "only who made this table may do this")
    require_no_start(room)


@router.post("/tables/{id}/remove")
async def remove(id: Id, wish: Remove, player: Player, house: TheHouse) -> TableDocument:
    """Send away whoever has a seat: all their seats open, and they cannot come back."""
    async with house.changing(id, player) as room:
        require_maker(room, player)
        table = room.table
        owner = table.seats[wish.seat].owner if wish.seat < len(table.seats) else None
        if owner is None or owner == player:
            raise Refusal(409, "nobody-there", f"nobody else sits on seat {wish.seat}")
        lobby = replace(table.lobby, removed=table.lobby.removed | {owner})
        await house.rooms.reseat(room, dict.fromkeys(table.seats_of(owner), OPEN), lobby)
        return room.document(player)


@router.post("/tables/{id}/close")
async def close(
    id: Id, player: Player, house: TheHouse, nothing: Nothing | None = None
) -> TableDocument:
    """Let nobody sit down, and take the table out of the lobby, until it is opened again."""
    return await change_lobby(house, id, player, lambda lobby: replace(lobby, closed=True))


@router.post("/tables/{id}/reopen")
async def reopen(
    id: Id, player: Player, house: TheHouse, nothing: Nothing | None = None
) -> TableDocument:
    """Let people sit down again."""
    return await change_lobby(house, id, player, lambda lobby: replace(lobby, closed=False))


@router.post("/tables/{id}/cancel")
async def cancel(
    id: Id, player: Player, house: TheHouse, nothing: Nothing | None = None
) -> TableDocument:
    """There will be no game."""
    return await change_lobby(house, id, player, lambda lobby: replace(lobby, cancelled=True))


async def change_lobby(
    house: House, id: str, player: int, change: Callable[[Lobby], Lobby]
) -> TableDocument:
    async with house.changing(id, player) as room:
        require_maker(room, player)
        await house.rooms.reseat(room, {}, change(room.table.lobby))
        return room.document(player)
