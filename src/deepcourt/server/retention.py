"""Retention: what nobody uses is deleted after a time, a little in each round.

Every process does this. What is deleted is chosen and deleted in one transaction, and rows that
another process is working on are left for the next round. Who watches a table that went hears of
it from `Rooms.follow_others`.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, func, or_, select, update

from .rooms import Room, Rooms
from .settings import Settings
from .storage import (
    DAY,
    WAITING,
    PlayerRow,
    RemovedRow,
    ReplayRow,
    SeatRow,
    TableRow,
    delete_tables,
    now,
)

HOUR = 3600 * 1000
MOST_TABLES = 50  # of each kind in one round: a table has a log of some hundred entries
MOST_ROWS = 500  # of anything else


async def clean(rooms: Rooms, settings: Settings) -> None:
    """One round: note what is in use, and delete a little of what nobody uses, in one
    transaction: a table that is open is never seen without that note."""
    attended = [room.id for room in rooms.open_rooms() if room.watchers and is_attended(room)]

    def work(db: Connection) -> None:
        note_attended(db, attended)
        cancel_waiting(settings, db)
        delete_old_tables(settings, db)
        delete_old_replays(settings, db)
        delete_old_players(settings, db)

    await rooms.storage.write(work)


def before(amount: float, unit: int) -> int:
    """The moment so long ago; for 0 one that nothing is older than."""
    return int(now() - amount * unit) if amount else 0


# -- tables ---------------------------------------------------------------------------------


def is_attended(room: Room) -> bool:
    """Whether somebody has a table open; as long as it waits for players, somebody seated."""
    table = room.table
    if table.started or table.lobby.cancelled:
        return bool(room.watchers)
    return any(seat.owner in room.online for seat in table.seats)


def note_attended(db: Connection, ids: Sequence[str]) -> None:
    """Note that these tables are open. For a game that has begun, once an hour is enough."""
    moment = now()
    worth_it = WAITING | (TableRow.attended < moment - HOUR)
    for i in range(0, len(ids), MOST_ROWS):
        here = TableRow.id.in_(ids[i : i + MOST_ROWS])
        db.execute(update(TableRow).where(here, worth_it).values(attended=moment))


def cancel_waiting(settings: Settings, db: Connection) -> None:
    """Cancel tables that have waited too long for players."""
    listed = TableRow.listed & (TableRow.attended < before(settings.listed_hours, HOUR))
    old = or_(TableRow.attended < before(settings.waiting_hours, HOUR), listed)
    cancelled = update(TableRow).where(TableRow.id.in_(oldest(db, WAITING & old)))
    db.execute(cancelled.values(cancelled=True, version=TableRow.version + 1, changed=now()))


def delete_old_tables(settings: Settings, db: Connection) -> None:
    """Delete tables that were cancelled, given up in the middle, or finished long ago."""
    begun, over, cancelled = TableRow.started, TableRow.over, TableRow.cancelled
    for standing, moment in (
        (~begun & ~over & cancelled, before(settings.waiting_hours, HOUR)),
        (begun & ~over & ~cancelled, before(settings.running_days, DAY)),
        (begun & over & ~cancelled, before(settings.finished_days, DAY)),
    ):
        old = (TableRow.attended < moment) & (TableRow.changed < moment)
        delete_tables(db, oldest(db, standing & old))


def oldest(db: Connection, which: ColumnElement[bool]) -> Sequence[str]:
    """Some tables, which nobody changes before the transaction ends."""
    query = select(TableRow.id).where(which).order_by(TableRow.attended).limit(MOST_TABLES)
    return db.scalars(query.with_for_update(skip_locked=True)).all()


# -- everything else ------------------------------------------------------------------------


def delete_old_replays(settings: Settings, db: Connection) -> None:
    old = ReplayRow.last_read < before(settings.uploads_days, DAY)
    query = select(ReplayRow.id).where(old).limit(MOST_ROWS).with_for_update(skip_locked=True)
    db.execute(delete(ReplayRow).where(ReplayRow.id.in_(db.scalars(query).all())))


def delete_old_players(settings: Settings, db: Connection) -> None:
    """Delete players who have no seat; the tables and records that they made stay. The newest
    player stays too: SQLite would give the number to the next one."""
    newest = select(func.max(PlayerRow.id)).scalar_subquery()
    query = (
        select(PlayerRow.id)
        .where(
            PlayerRow.seen < before(settings.players_days, DAY),
            PlayerRow.id < newest,
            ~exists().where(SeatRow.owner == PlayerRow.id),
        )
        .limit(MOST_ROWS)
        .with_for_update(skip_locked=True)
    )
    ids = db.scalars(query).all()
    db.execute(update(TableRow).where(TableRow.maker.in_(ids)).values(maker=None))
    db.execute(update(ReplayRow).where(ReplayRow.owner.in_(ids)).values(owner=None))
    db.execute(delete(RemovedRow).where(RemovedRow.player.in_(ids)))
    db.execute(delete(PlayerRow).where(PlayerRow.id.in_(ids)))
