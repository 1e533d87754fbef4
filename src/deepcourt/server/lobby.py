"""The lobby: how many tables one client may have waiting for players, and which are shown first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .errors import Refusal
from .players import wrong_token
from .storage import WAITING, PlayerRow, SeatRow, TableRow

MINUTE = 60 * 1000
AWAY = 3 * MINUTE  # a table that nobody has open for so long is shown after the others
HIDDEN = 15 * MINUTE  # and for so long not at all
MOST_SHOWN = 100
MOST_ADDRESSES = 10_000


@dataclass(frozen=True)
class Share:
    """How many tables may wait for players at a time, and how many of them be listed."""

    waiting: int
    listed: int


BY_PLAYER = Share(waiting=20, listed=3)
BY_ADDRESS = Share(waiting=100, listed=12)  # behind one address there may be a whole club


class MadeFrom:
    """Which tables that wait for players were made from which address, as far as this process
    knows."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, list[str]] = OrderedDict()

    def tables(self, address: str) -> list[str]:
        return self._made.get(address, [])

    def note(self, address: str, id: str) -> None:
        self._made[address] = [*self.tables(address), id]
        self._made.move_to_end(address)
        if len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)

    def keep(self, address: str, waiting: Sequence[str]) -> None:
        """Of all that were made from there, only these still wait."""
        if address in self._made:
            self._made[address] = list(waiting)


async def require_space(db: AsyncConnection, player: int, listed: bool) -> None:
    """Refuse whoever has enough tables waiting. Holds the player until the transaction ends, so
    that two requests at once do not count the same tables."""
    held = select(PlayerRow.id).where(PlayerRow.id == player).with_for_update()
    if await db.scalar(held) is None:
        raise wrong_token()
    await waiting_within(db, BY_PLAYER, TableRow.maker == player, listed)


async def require_space_from(db: AsyncConnection, ids: Sequence[str], listed: bool) -> list[str]:
    """Refuse an address from which enough tables wait; those of `ids` that still do."""
    return await waiting_within(db, BY_ADDRESS, TableRow.id.in_(ids), listed)


async def waiting_within(
    db: AsyncConnection, share: Share, whose: ColumnElement[bool], listed: bool
) -> list[str]:
    """The waiting tables of somebody who may make one more."""
    rows = (await db.execute(select(TableRow.id, TableRow.listed).where(WAITING, whose))).all()
    if len(rows) >= share.waiting:
        raise too_many(f"{share.waiting} tables of yours wait for players")
    if listed and sum(row.listed for row in rows) >= share.listed:
        raise too_many(f"{share.listed} tables of yours are in the lobby")
    return [row.id for row in rows]


def too_many(what: str) -> Refusal:
    return Refusal(409, "too-many-tables", f"{what}: cancel one of them or wait until it begins")


def shown_tables(columns: Sequence[Any], moment: int) -> Select[Any]:
    """The tables of the lobby: those first where somebody is there; then the newest of each
    maker, the second newest of each, and so on."""
    persons = select(SeatRow.table_id).where(SeatRow.kind == "person")
    place = func.row_number().over(partition_by=TableRow.maker, order_by=TableRow.created.desc())
    return (
        select(*columns)
        .where(
            WAITING,
            TableRow.listed,
            ~TableRow.closed,
            TableRow.attended >= moment - HIDDEN,
            TableRow.id.in_(persons),
        )
        .order_by(TableRow.attended < moment - AWAY, place, TableRow.created.desc())
        .limit(MOST_SHOWN)
    )
