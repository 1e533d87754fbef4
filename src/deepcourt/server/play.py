"""Playing: act, take back, ask why not, ask for a hint."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ..bots.advice import TREES, advise
from ..bots.tree import Stop
from ..core.game import Game
from .bots_at_work import luck
from .errors import Refusal, Stale
from .house import House, Player, TheHouse
from .rooms import Hint, Room
from .tables import my_seats
from .thinking import Urgency
from .wire import HintDocument, Id, Move, TableDocument, TakeBack, WhyDocument

router = APIRouter(tags=["playing"])


def require_started(room: Room) -> None:
    if not room.table.started:
        raise Refusal(409, "not-started", "the game has not begun: a seat is still open")


def my_decision(room: Room, player: int) -> int:
    """The seat of mine that decides."""
    mine = my_seats(room, player)
    require_started(room)
    seat = room.table.deciding
    if seat is None:
        raise Refusal(422, "game-over", "the game is over")
    if seat not in mine:
        raise Refusal(403, "not-your-turn", f"seat {seat} decides, which is not yours")
    return seat


async def require_current(house: House, room: Room, player: int, number: int) -> None:
    """Refuse whoever has not seen what happened last."""
    if not room.table.started or number != room.table.number:
        await house.rooms.refresh(room)
    my_seats(room, player)
    require_started(room)
    if number != room.table.number:
        raise Stale(room.document(player))


@router.post("/tables/{id}/actions")
async def act(id: Id, move: Move, player: Player, house: TheHouse) -> TableDocument:
    """Choose an action; answered when it is written to the log."""
    async with house.changing(id, player, as_known=True) as room:
        await require_current(house, room, player, move.number)
        seat = my_decision(room, player)
        action = room.table.record.game.parse(move.action)
        await house.rooms.append(room, seat, action)
        return room.document(player)


@router.post("/tables/{id}/undo")
async def undo(id: Id, wish: TakeBack, player: Player, house: TheHouse) -> TableDocument:
    """Take back my last action, if nobody has learnt anything since."""
    async with house.changing(id, player, as_known=True) as room:
        await require_current(house, room, player, wish.number)
        table = room.table
        if not table.can_undo(table.seats_of(player)):
            raise Refusal(
                422, "no-undo", "since your last choice something came to light or others moved"
            )
        await house.rooms.append(room, table.steps[-1].seat, None)
        return room.document(player)


@router.get("/tables/{id}/why")
async def why(
    id: Id, action: Annotated[str, Query(max_length=200)], player: Player, house: TheHouse
) -> WhyDocument:
    """Why my seat cannot do this now; null if it can."""
    async with house.rooms.enter(id) as room:
        mine = my_seats(room, player)
        require_started(room)
        table = room.table
        if not table.over and table.deciding not in mine:
            # The turn may have passed while the question was on its way: that is no offence.
            return {"reason": {"id": "not-your-turn", "args": {}}}
        game = table.record.game
        reason = game.why_not(game.parse(action))
    return {"reason": None if reason is None else {"id": reason.id, "args": reason.args}}


@router.get("/tables/{id}/hint")
async def hint(id: Id, request: Request, player: Player, house: TheHouse) -> list[HintDocument]:
    """My chance to win with each action, best first, from what the deciding seat of mine may
    know. It is thought about once, however often it is asked for, as long as somebody waits."""
    async with house.rooms.enter(id) as room:
        seat = my_decision(room, player)
        asked = room.hint
        if asked is None or asked.entries != room.table.entries or asked.stop.asked:
            asked = room.hint = begin_hint(house, room, seat, player)
    told = await asked.wait(gone(request))
    return told or []  # nobody is there to read it


def begin_hint(house: House, room: Room, seat: int, player: int) -> Hint:
    record = room.table.record
    rng = luck(record, room.table.number, "hint")
    world = record.game.sample(seat, rng)
    how = house.settings
    stop = Stop()
    thinking = house.scheduler.run(
        house.visitors.client(player),
        chances,
        world,
        rng.getrandbits(64),
        how.hint_milliseconds,
        how.hint_iterations,
        house.scheduler.spare_cores,
        stop,
        urgency=lambda: Urgency.HINT,
    )
    return Hint(room.table.entries, asyncio.ensure_future(thinking), stop)


async def gone(request: Request) -> None:
    """Returns when whoever asked does not wait any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def chances(
    world: Game,
    seed: int,
    milliseconds: int,
    iterations: int,
    cores: Callable[[], int] = lambda: TREES,
    stop: Stop | None = None,
) -> list[HintDocument]:
    """Best first: what seems better but was thought about less is worth no more than the best."""
    found = advise(world, seed, milliseconds, iterations, cores(), stop)
    told: list[HintDocument] = [
        {
            "action": world.notation(one.action),
            "chance": round(min(one.win_probability, found[0].win_probability), 4),
        }
        for one in found
    ]
    return sorted(told, key=lambda one: -one["chance"])
