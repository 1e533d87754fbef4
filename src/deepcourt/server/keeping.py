"""Keeping: the positions of a table, and what they are for when the rules are corrected.

A running table whose log no longer replays goes on from its last kept position by the present
rules: what cannot be played any more is taken back in the log, and the position is written as a
restart. A finished one is shown from kept positions; nothing is written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from ..core.game import Game
from ..core.positions import Position, Restart, plain, squeezed, unsqueezed
from ..core.records import Record
from .storage import LogRow, PositionRow, now
from .table import Table

NOBODY = -1  # takes back what can no longer be played


@dataclass
class Kept:
    """What the database has of a table's positions."""

    positions: dict[int, Position] = field(default_factory=dict)
    restarts: list[Restart] = field(default_factory=list)
    first: bytes | None = None


def read_positions(db: Connection, id: str, all: bool) -> Kept:
    """The restarts of a table, and all other positions if wanted."""
    query = select(PositionRow).where(PositionRow.table_id == id).order_by(PositionRow.number)
    if not all:
        query = query.where((PositionRow.number == 0) | PositionRow.reason.is_not(None))
    kept = Kept()
    for row in db.execute(query):
        text = unsqueezed(row.position, kept.first or b"")
        kept.first = kept.first or text
        kept.positions[row.number] = json.loads(text)
        if row.reason is not None:
            position = kept.positions[row.number]
            kept.restarts.append(Restart(row.number, position, row.reason, row.skipped))
    return kept


def rows_of(id: str, record: Record) -> list[dict[str, Any]]:
    """All positions of a record that are kept, as rows."""
    positions = dict(record.positions())
    first = plain(positions[0])
    restarts = {one.number: one for one in record.restarts}
    positions |= {number: one.position for number, one in restarts.items()}
    return [
        {
            "table_id": id,
            "number": number,
            "position": squeezed(positions[number], first if number else b""),
            "reason": restarts[number].reason if number in restarts else None,
            "skipped": sum(one.skipped for one in record.restarts if one.number == number),
        }
        for number in sorted(positions)
    ]


def rows_after(table: Table, after: Game) -> list[dict[str, Any]]:
    """The position that another action leads to, if it is one to keep, as rows; with the first
    one, if that is missing."""
    if not table.record.begins_turn(after):
        return []
    begin = rows_of(table.facts.id, table.record.fork(0)) if table.first is None else []
    row = {
        "table_id": table.facts.id,
        "number": table.number + 1,
        "position": squeezed(after.position(), table.first or first_position(table.record)),
        "reason": None,
        "skipped": 0,
    }
    return [*begin, row]


def first_position(record: Record) -> bytes:
    return plain(record.at(0).position())


def forget(db: Connection, table: Table) -> None:
    """Forget the position that the last action led to, which is taken back."""
    here = PositionRow.table_id == table.facts.id
    db.execute(delete(PositionRow).where(here, PositionRow.number >= table.number))


# -- by other rules -------------------------------------------------------------------------


def carry_over(table: Table, entries: Sequence[str | None], kept: Kept) -> bool:
    """Bring an empty table to where a log of earlier rules leads; False if it does not replay.

    The table then has restarts that the database does not know.
    """
    record = table.empty_record()
    record.carry_over(standing(entries), kept.restarts, kept.positions)
    table.take_over(record, len(entries))
    return record.restarts == kept.restarts


def standing(entries: Sequence[str | None]) -> list[str]:
    """The actions of a log that were not taken back."""
    actions: list[str] = []
    for entry in entries:
        if entry is None:
            actions.pop()
        else:
            actions.append(entry)
    return actions


def entries_of_correction(table: Table, actions: Sequence[str]) -> list[str | None]:
    """What a log grows by so that it leads to where a table stands; `actions` stood in it.

    All from the first difference on is taken back, then what can be played follows.
    """
    notation = table.facts.title.actions.notation
    played = [notation(action) for action in table.record.actions]
    pairs = zip(actions, played, strict=False)
    same = next((i for i, (one, other) in enumerate(pairs) if one != other), len(played))
    return [*[None] * (len(actions) - same), *played[same:]]


def write_correction(db: Connection, table: Table, entries: Sequence[str | None]) -> None:
    """Write further entries of the log, and all positions anew."""
    id = table.facts.id
    if entries:
        rows = [
            {"table_id": id, "number": number, "seat": NOBODY, "action": entry, "at": now()}
            for number, entry in enumerate(entries, table.entries + 1)
        ]
        db.execute(insert(LogRow), rows)
    db.execute(delete(PositionRow).where(PositionRow.table_id == id))
    db.execute(insert(PositionRow), rows_of(id, table.record))
