"""Kill and restart: whatever was acknowledged is there, and everything goes on."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from deepcourt import Record

from .house import PATIENCE, Json, Person, Server, play_on, present, to_move

WAIT = 0.01


def actions_of(person: Person, id: str) -> list[str]:
    replay = person.get(f"/tables/{id}/replay")
    return [step["action"] for step in replay["steps"][1:]]


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_server_has_kept_every_acknowledged_action(
    start: Callable[..., Server], seed: int
) -> None:
    """Several people play as fast as they can when the process is killed."""
    server = start()
    people = [Person.program(server) for _ in range(4)]
    tables = [person.table("me", "here", "greedy", seed=seed) for person in people]
    acknowledged: list[Json] = list(tables)

    def play(number: int) -> None:
        person, table = people[number], tables[number]
        with person.live(table["id"]) as live:
            while not table["over"]:
                if to_move(table):
                    body = {
                        "number": table["number"],
                        "action": table["view"]["decision"]["actions"][0],
                    }
                    answer = person.http.post(f"/api/tables/{table['id']}/actions", json=body)
                    if answer.status_code == 200:
                        acknowledged[number] = answer.json()
                table = present(live.next())

    def play_until_killed(number: int) -> None:
        try:
            play(number)
        except (httpx.HTTPError, ConnectionClosed):
            killed.append(number)

    killed: list[int] = []
    threads = [threading.Thread(target=play_until_killed, args=(n,)) for n in range(len(people))]
    for thread in threads:
        thread.start()
    target = random.Random(seed).randrange(5, 40)
    deadline = time.monotonic() + PATIENCE
    while sum(one["number"] for one in acknowledged) < target and time.monotonic() < deadline:
        time.sleep(0.001)
    server.kill()
    for thread in threads:
        thread.join()
    assert killed
    server.start()
    for person, table in zip(people, acknowledged, strict=True):
        again = Person(server, person.headers["authorization"].split()[1])
        seen = table["number"]
        now = again.get(f"/tables/{table['id']}")
        assert now["number"] >= seen
        with again.live(table["id"], since=seen) as live:
            message = live.next()
            while message["type"] == "action":
                seen += 1
                assert message["number"] == seen
                message = live.next()
            assert message["type"] == "table"
            end = play_on(again, live, message)
        assert end["over"]
        record = Record.from_document(again.get(f"/tables/{table['id']}/record"))
        game = record.at(table["number"])
        assert game.view(table["viewer"]) == table["view"]


def test_bots_go_on_after_a_restart_although_nobody_looks(start: Callable[..., Server]) -> None:
    server = start(bot_pause=3600.0)
    with Person(server) as ilse:
        table = ilse.table("me", "open", seed=1, several_seats=True)
        id = table["id"]
        with ilse.live(id) as live:
            live.next()
            ilse.post(f"/tables/{id}/join", {"name": "Also Ilse"})
            ilse.post(f"/tables/{id}/leave")
            live.until(lambda message: present(message)["thinking"] is not None)
            server.kill()
    server.settings["bot_pause"] = 0.0
    server.start()
    path = server.settings["database_url"].removeprefix("sqlite:///")
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path)) as db:
        while not db.execute("SELECT over FROM tables WHERE id = ?", (id,)).fetchone()[0]:
            assert time.monotonic() < deadline
            time.sleep(WAIT)  # nobody may ask the server, so nothing can be waited for
        numbers = [row[0] for row in db.execute("SELECT number FROM log WHERE table_id = ?", (id,))]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_two_processes_serve_one_table(start: Callable[..., Server]) -> None:
    """Each sees what the other wrote, and of two answers to one decision one counts."""
    one, two = start(), start()
    with Person.program(one) as here:
        there = Person(two, here.headers["authorization"].split()[1])
        table = here.table("me", "here", seed=3)
        while not table["over"]:
            seen = there.get(f"/tables/{table['id']}")
            assert seen["view"] == table["view"]
            after = there.act(seen)
            stale = here.act(table, status=409)["error"]
            assert stale["table"]["view"] == after["view"]
            table = after if after["over"] else here.act(after)


def test_who_watches_at_one_process_hears_of_the_other(start: Callable[..., Server]) -> None:
    one, two = start(), start()
    with Person.program(one) as ilse, Person(two) as spectator:
        table = ilse.table("me", "here", seed=3)
        with spectator.live(table["id"]) as live:
            live.next()
            for _ in range(5):
                table = ilse.act(table)
            assert [live.next()["number"] for _ in range(5)] == [1, 2, 3, 4, 5]
            ilse.post(f"/tables/{table['id']}/rename", {"seat": 0, "name": "Ilse"})
            assert live.next()["seats"][0]["name"] == "Ilse"


def test_two_processes_race_for_one_decision(start: Callable[..., Server]) -> None:
    servers = [start(), start()]
    with Person.program(servers[0]) as here:
        there = Person(servers[1], here.headers["authorization"].split()[1])
        table = here.table("me", "here", seed=3)
        for _ in range(20):
            gate = threading.Barrier(2)

            def race(person: Person, now: Json = table, gate: Json = gate) -> int:
                action = now["view"]["decision"]["actions"][0]
                body = {"number": now["number"], "action": action}
                gate.wait()
                return person.http.post(f"/api/tables/{now['id']}/actions", json=body).status_code

            with ThreadPoolExecutor(2) as pool:
                assert sorted(pool.map(race, (here, there))) == [200, 409]
            before, table = table["number"], here.get(f"/tables/{table['id']}")
            assert table["number"] == before + 1
            if table["over"]:
                break


def test_two_processes_race_for_one_seat(start: Callable[..., Server]) -> None:
    servers = [start(), start()]
    with Person.program(servers[0]) as ilse:
        others = [Person.program(server) for server in servers]
        for _ in range(20):
            id = ilse.table("me", "open")["id"]
            gate = threading.Barrier(2)

            def race(person: Person, id: str = id, gate: Json = gate) -> int:
                gate.wait()
                return person.http.post(f"/api/tables/{id}/join", json={"name": "B"}).status_code

            with ThreadPoolExecutor(2) as pool:
                assert sorted(pool.map(race, others)) == [200, 409]
            sitting = [person.get(f"/tables/{id}")["viewer"] for person in others]
            assert sorted(sitting, key=str) == [1, None]


def test_the_log_refuses_a_number_twice_and_keeps_what_was_taken_back(
    start: Callable[..., Server],
) -> None:
    server = start()
    with Person(server) as ilse:
        for seed in range(100):
            table = ilse.table("me", "here", seed=seed)
            table = ilse.act(ilse.act(table, "draw-lords 3"))
            if table["can_undo"]:
                break
        ilse.post(f"/tables/{table['id']}/undo", {"number": table["number"]})
    path = server.settings["database_url"].removeprefix("sqlite:///")
    server.stop()
    with closing(sqlite3.connect(path)) as db:
        query = "SELECT number, action FROM log WHERE table_id = ? ORDER BY number"
        rows = db.execute(query, (table["id"],)).fetchall()
        assert [number for number, _ in rows] == [1, 2, 3]
        assert rows[-1][1] is None
        again = "INSERT INTO log SELECT * FROM log WHERE table_id = ? AND number = 2"
        with pytest.raises(sqlite3.IntegrityError):
            db.execute(again, (table["id"],))
    server.start()
    with Person(server) as spectator:
        assert spectator.get(f"/tables/{table['id']}")["number"] == 1
