"""Outages: the database is gone, locked, full or read-only for a while; then everything goes on."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from .house import PATIENCE, Json, Live, Person, Server, play_on, present
from .postgres import Postgres, execute
from .troubled import launch_troubled

WAIT = 0.05
AT_ONCE = 8


def path_of(server: Server) -> Path:
    return Path(server.settings["database_url"].removeprefix("sqlite:///"))


def until_ready(server: Server, ready: bool = True) -> Json:
    """Wait until the server says that it is ready, or is not; what else it says."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        if answer.json()["ready"] is ready:
            assert answer.status_code == (200 if ready else 503)
            return answer.json()
        assert time.monotonic() < deadline, answer.text
        time.sleep(WAIT)


def act_again(person: Person, table: Json) -> httpx.Response:
    body = {"number": table["number"], "action": table["view"]["decision"]["actions"][0]}
    return person.http.post(f"/api/tables/{table['id']}/actions", json=body)


def is_unavailable(answer: httpx.Response) -> bool:
    if answer.status_code != 503:
        return False
    assert answer.json()["error"]["id"] == "unavailable"
    assert int(answer.headers["retry-after"]) > 0
    return True


def bots_only(person: Person) -> str:
    """A table at which bots alone play on."""
    id: str = person.table("me", "here", seed=1)["id"]
    person.post(f"/tables/{id}/leave")
    return id


def plays_to_the_end(live: Live) -> bool:
    return bool(present(live.until(lambda message: present(message)["over"]))["over"])


# -- PostgreSQL, stopped and started --------------------------------------------------------


def test_bots_go_on_when_the_database_is_back(postgres: Postgres, own_postgresql: str) -> None:
    server = Server(own_postgresql, bot_pause=0.02)
    with Person.program(server) as ilse:
        id = bots_only(ilse)
        with ilse.live(id) as live:
            live.until(lambda message: present(message)["number"] >= 3)
            postgres.stop()
            try:
                assert is_unavailable(ilse.http.get(f"/api/tables/{id}"))
                assert is_unavailable(ilse.http.post("/api/players"))
                deadline = time.monotonic() + PATIENCE
                while "bots" not in [one["work"] for one in until_ready(server, False)["troubles"]]:
                    assert time.monotonic() < deadline
            finally:
                postgres.start()
            assert plays_to_the_end(live)
        assert until_ready(server)["troubles"] == []
        numbers = [step["number"] for step in ilse.get(f"/tables/{id}/replay")["steps"]]
        assert numbers == list(range(len(numbers)))
    output = server.stop()
    assert "Traceback" not in output
    assert "the database answers again" in output


def test_processes_hear_of_each_other_when_the_database_is_back(
    postgres: Postgres, own_postgresql: str
) -> None:
    one, two = Server(own_postgresql), Server(own_postgresql)
    with Person.program(one) as ilse, Person(two) as spectator:
        table = ilse.table("me", "here", seed=3)
        with spectator.live(table["id"]) as live:
            live.next()
            postgres.stop()
            try:
                deadline = time.monotonic() + PATIENCE
                while not until_ready(two, False)["troubles"]:
                    assert time.monotonic() < deadline
                assert is_unavailable(act_again(ilse, table))
            finally:
                postgres.start()
            for server in (one, two):
                until_ready(server)
            ilse.act(ilse.get(f"/tables/{table['id']}"))
            assert live.until(lambda message: message["type"] == "action")["number"] == 1
    for server in (one, two):
        server.stop()


def test_a_read_only_postgresql_is_unavailable(postgres: Postgres, own_postgresql: str) -> None:
    server = Server(own_postgresql)
    name = own_postgresql.rpartition("/")[2]
    leave = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    with Person.program(server) as ilse:
        table = ilse.table("me", "here")
        execute(
            postgres.url, f"ALTER DATABASE {name} SET default_transaction_read_only = on", leave
        )
        assert is_unavailable(act_again(ilse, table))
        assert ilse.get(f"/tables/{table['id']}")["number"] == 0
        assert until_ready(server, False)["database"] == "unavailable"
        execute(postgres.url, f"ALTER DATABASE {name} RESET default_transaction_read_only", leave)
        until_ready(server)
        assert ilse.act(table)["number"] == 1
    assert "Traceback" not in server.stop()


# -- SQLite, locked, full, read-only --------------------------------------------------------


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has begun to write, and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_locked_database_is_told_in_time_however_many_ask(start: Callable[..., Server]) -> None:
    server = start()
    people = [Person.program(server) for _ in range(AT_ONCE)]
    tables = [person.table("me", "here", seed=1) for person in people]
    with ThreadPoolExecutor(2 * AT_ONCE) as pool, locked(path_of(server)):
        acting = [pool.submit(act_again, *one) for one in zip(people, tables, strict=True)]
        arriving = [
            pool.submit(httpx.post, f"{server.url}/api/players", timeout=PATIENCE) for _ in people
        ]
        assert all(is_unavailable(answer.result()) for answer in (*acting, *arriving))
        assert people[0].get(f"/tables/{tables[0]['id']}")["number"] == 0
        assert until_ready(server, False)["database"] == "unavailable"
    until_ready(server)
    for person, table in zip(people, tables, strict=True):
        assert person.act(table)["number"] == 1
    assert "Traceback" not in server.stop()


def test_bots_wait_for_a_locked_database(start: Callable[..., Server]) -> None:
    server = start(bot_pause=0.02)
    with Person.program(server) as ilse:
        id = bots_only(ilse)
        with ilse.live(id) as live:
            live.until(lambda message: present(message)["number"] >= 3)
            with locked(path_of(server)):
                deadline = time.monotonic() + PATIENCE
                while not until_ready(server, False)["troubles"]:
                    assert time.monotonic() < deadline
            assert plays_to_the_end(live)
    assert "Traceback" not in server.stop()


@pytest.mark.parametrize("trouble", ["max_page_count=1", "query_only=1"])
def test_what_was_written_before_the_disk_was_full_or_read_only_is_kept(
    start: Callable[..., Server], trouble: str
) -> None:
    server = start(launch=launch_troubled)
    file = path_of(server).with_name("trouble")
    wish = {"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "here"}]}
    with Person.program(server) as ilse:
        playing = ilse.table("me", "here", seed=1)
        file.write_text(trouble)
        for _ in range(10):
            answer = act_again(ilse, playing)
            if not is_unavailable(answer):
                playing = answer.json()
        made = []
        while not is_unavailable(answer := ilse.http.post("/api/tables", json=wish)):
            made.append(answer.json()["id"])
            assert len(made) < 1000
        file.write_text("max_page_count=1000000" if "page" in trouble else "query_only=0")
        assert {one["id"] for one in ilse.get("/mine")} >= set(made[-50:])
        now = ilse.get(f"/tables/{playing['id']}")
        assert now["number"] == playing["number"]
        with ilse.live(playing["id"]) as live:
            assert play_on(ilse, live, present(live.next()))["over"]
    assert "Traceback" not in server.stop()
