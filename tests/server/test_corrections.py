"""Tables outlive a correction of the rules: running ones go on, finished ones are shown."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.core.positions import plain, squeezed, unsqueezed

from .house import Person, Server, play_on, present

Json = Any
ILLEGAL = "start araumycos"  # in the middle of a game
Start = Callable[..., Server]


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        yield db


def make_old(folder: Path, id: str, number: int | None) -> None:
    """As if a table had been played by earlier rules, by which its action `number` (from 1) was
    another one."""
    with database(folder) as db:
        db.execute("UPDATE tables SET rules = 1 WHERE id = ?", (id,))
        make_positions_old(db, id)
        if number is not None:
            db.execute(
                "UPDATE log SET action = ? WHERE table_id = ? AND number = ?",
                (ILLEGAL, id, number),
            )


def make_positions_old(db: sqlite3.Connection, id: str) -> None:
    """Positions say by which rules they came about."""
    query = "SELECT number, position FROM positions WHERE table_id = ? ORDER BY number"
    first = old_first = b""
    for number, data in db.execute(query, (id,)).fetchall():
        text = unsqueezed(data, first)
        position = json.loads(text) | {"rules": 1}
        db.execute(
            "UPDATE positions SET position = ? WHERE table_id = ? AND number = ?",
            (squeezed(position, old_first), id, number),
        )
        first, old_first = first or text, old_first or plain(position)


def kept(folder: Path, id: str) -> list[int]:
    """The numbers of actions before the positions that are kept of a table."""
    with database(folder) as db:
        rows = db.execute("SELECT number FROM positions WHERE table_id = ? ORDER BY 1", (id,))
        return [row[0] for row in rows]


def begun(person: Person, actions: int) -> Json:
    """A game of Tyrants by two people at one screen, after so many actions."""
    table = person.table("me", "here", game="tyrants")
    for _ in range(actions):
        table = person.act(table)
    return table


def test_positions_are_kept_at_the_beginning_of_turns(start: Start, tmp_path: Path) -> None:
    server = start()
    with Person.program(server) as ilse:
        table = begun(ilse, 60)
        before = kept(tmp_path, table["id"])
        assert before[0] == 0
        assert 2 <= len(before) < 40
        while not table["can_undo"]:
            table = ilse.act(table)
        undone = ilse.post(f"/tables/{table['id']}/undo", {"number": table["number"]})
        assert all(number <= undone["number"] for number in kept(tmp_path, table["id"]))
        again = ilse.act(undone)
        assert again["number"] == table["number"]


def test_a_table_that_still_replays_is_as_it_was(start: Start, tmp_path: Path) -> None:
    server = start()
    with Person.program(server) as ilse:
        table = begun(ilse, 60)
        server.kill()
        make_old(tmp_path, table["id"], None)
        server.start()
        assert ilse.get(f"/tables/{table['id']}") == table
        assert ilse.act(table)["number"] == table["number"] + 1


def test_a_running_table_goes_on_from_its_last_turn(start: Start, tmp_path: Path) -> None:
    """What cannot be played any more is taken back; all else is as it was, and play goes on."""
    server = start()
    with Person.program(server) as ilse:
        table = begun(ilse, 80)
        id = table["id"]
        last = kept(tmp_path, id)[-1]
        steps = ilse.get(f"/tables/{id}/replay")["steps"]
        while table["number"] < last + 2:
            table = ilse.act(table)
        spoilt = last - 3
        server.kill()
        make_old(tmp_path, id, spoilt)
        server.start()
        found = ilse.get(f"/tables/{id}")
        assert found["restarts"] == [
            {"number": spoilt - 1, "reason": "rules", "skipped": last - spoilt + 1}
        ]
        assert found["view"] == table["view"]
        replay = ilse.get(f"/tables/{id}/replay")
        assert replay["steps"][: spoilt - 1] == steps[: spoilt - 1]
        assert replay["restarts"] == found["restarts"]
        after = ilse.act(found)
        assert after["number"] == found["number"] + 1
        server.kill()
        server.start()
        assert ilse.get(f"/tables/{id}") == after
        with ilse.live(id, since=spoilt - 3) as live:
            missed = [live.next()["number"] for _ in range(after["number"] - spoilt + 3)]
        assert missed == list(range(spoilt - 2, after["number"] + 1))


def test_a_table_outlives_a_second_correction(start: Start, tmp_path: Path) -> None:
    """Positions that are kept after the first one can be read at the second."""
    server = start()
    with Person.program(server) as ilse:
        table = begun(ilse, 60)
        id = table["id"]
        server.kill()
        make_old(tmp_path, id, 30)
        server.start()
        table = ilse.get(f"/tables/{id}")
        before = len(kept(tmp_path, id))
        while len(kept(tmp_path, id)) < before + 2:
            table = ilse.act(table)
        server.kill()
        make_old(tmp_path, id, None)
        server.start()
        assert ilse.get(f"/tables/{id}") == table


def test_what_was_begun_in_this_turn_is_taken_back(start: Start, tmp_path: Path) -> None:
    server = start()
    with Person.program(server) as ilse:
        table = begun(ilse, 40)
        id = table["id"]
        while table["number"] < kept(tmp_path, id)[-1] + 3:
            table = ilse.act(table)
        number = table["number"]
        server.kill()
        make_old(tmp_path, id, number - 1)
        server.start()
        found = ilse.get(f"/tables/{id}")
        assert found["number"] == number - 2
        assert found["restarts"] == [{"number": number - 2, "reason": "rules", "skipped": 2}]
        assert not found["can_undo"]
        assert ilse.act(found)["number"] == number - 1


@pytest.mark.parametrize("with_positions", [True, False])
def test_a_finished_table_is_shown(start: Start, tmp_path: Path, with_positions: bool) -> None:
    """From kept positions; without them, as far as it can be played."""
    server = start()
    with Person.program(server) as ilse:
        table = ilse.table("me", "greedy", game="tyrants")
        id = table["id"]
        with ilse.live(id) as live:
            play_on(ilse, live, present(live.next()), 30)
        ilse.post(f"/tables/{id}/leave")
        with ilse.live(id) as live:
            live.until(lambda message: bool(present(message)["over"]))
        before = ilse.get(f"/tables/{id}/replay")
        ends = [
            ilse.get(f"/tables/{id}/record")["actions"][-20:],
            ilse.get(f"/tables/{id}/replay", **{"from": before["total"] - 1})["steps"][0]["view"],
        ]
        server.kill()
        make_old(tmp_path, id, 50)
        if not with_positions:
            with database(tmp_path) as db:
                db.execute("DELETE FROM positions")
        server.start()
        after = ilse.get(f"/tables/{id}/replay")
        assert ilse.get(f"/tables/{id}")["over"]
        assert after["steps"][:49] == before["steps"][:49]
        assert after["restarts"][0]["number"] == 49
        assert after["restarts"][0]["skipped"] == before["total"] - after["total"]
        assert after["result"] == (before["result"] if with_positions else None)
        if with_positions:
            last = [
                ilse.get(f"/tables/{id}/record")["actions"][-20:],
                ilse.get(f"/tables/{id}/replay", **{"from": after["total"] - 1})["steps"][0][
                    "view"
                ],
            ]
            assert last == ends
            record = Record.from_document(ilse.get(f"/tables/{id}/record"))
            assert record.result() == before["result"]


def test_a_table_of_later_rules_is_refused(start: Start, tmp_path: Path) -> None:
    server = start()
    with Person.program(server) as ilse:
        id = begun(ilse, 5)["id"]
        server.kill()
        with database(tmp_path) as db:
            db.execute("UPDATE tables SET rules = 99 WHERE id = ?", (id,))
        server.start()
        assert ilse.get(f"/tables/{id}", 422)["error"]["id"] == "unknown-version"


def test_two_processes_correct_a_table_once(start: Start, tmp_path: Path) -> None:
    one = start()
    with Person.program(one) as ilse:
        table = begun(ilse, 40)
        id = table["id"]
        one.kill()
        make_old(tmp_path, id, table["number"] - 2)
        one.start()
        two = start()
        there = Person(two, ilse.headers["authorization"].split()[1])
        assert ilse.get(f"/tables/{id}") == there.get(f"/tables/{id}")
        moved = there.act(there.get(f"/tables/{id}"))
        assert ilse.get(f"/tables/{id}")["number"] == moved["number"]
