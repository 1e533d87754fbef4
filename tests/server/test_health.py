"""Health: a process says whether it lives and whether it can serve, and how a start fails."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx

from .house import PATIENCE, Person, Server
from .postgres import Postgres
from .test_safety import Asked


def test_a_server_lives_and_is_ready(server: Server) -> None:
    alive = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
    assert (alive.status_code, alive.json()) == (200, {"alive": True})
    ready = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    assert (ready.status_code, ready.json()) == (
        200,
        {"ready": True, "database": "ok", "troubles": []},
    )
    for answer in (alive, ready):
        assert answer.headers["cache-control"] == "no-store"


def test_whoever_watches_over_a_server_may_ask_as_often_as_they_like() -> None:
    for path in ("/healthz", "/readyz"):
        assert Asked().ask(5000, path) == 5000


def test_a_server_without_its_database_lives_but_is_not_ready(
    postgres: Postgres, own_postgresql: str
) -> None:
    server = Server(own_postgresql)
    postgres.stop()
    try:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        assert answer.status_code == 503
        assert answer.json()["database"] == "unavailable"
        assert not answer.json()["ready"]
        for secret in ("house", "postgresql", str(postgres.port), "127.0.0.1"):
            assert secret not in answer.text
        assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200
    finally:
        postgres.start()
    while httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code != 200:
        time.sleep(0.1)  # what failed meanwhile is tried again in a moment
    assert "Traceback" not in server.stop()


def test_a_database_that_another_version_changed_is_outdated(start: Callable[..., Server]) -> None:
    server = start()
    with closing(sqlite3.connect(database_of(server))) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '1'")
    answer = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["database"]) == (503, "outdated")


def database_of(server: Server) -> Path:
    return Path(server.settings["database_url"].removeprefix("sqlite:///"))


# -- a start that fails ---------------------------------------------------------------------


def fails_to_start(url: str) -> str:
    """The one line that tells why a server cannot start with a database."""
    run = "from deepcourt.cli import main; main()"
    ended = subprocess.run(
        [sys.executable, "-c", run, "serve", "--no-browser", "--port", "0", "--database-url", url],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert ended.returncode == 1, ended.stderr
    assert ended.stdout == ""
    line, _, rest = ended.stderr.partition("\n")
    assert rest == "", ended.stderr
    return line


def test_a_damaged_database_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"no database at all " * 1000)
    told = fails_to_start(f"sqlite:///{path}")
    assert told == "deepcourt: the database cannot be opened: file is not a database"


def test_a_read_only_database_is_told_in_one_line(start: Callable[..., Server]) -> None:
    server = start()
    with Person.program(server) as ilse:
        ilse.table("me", "here")
    server.stop()
    told = fails_to_start(f"sqlite:///file:{database_of(server)}?mode=ro&uri=true")
    assert told.endswith("cannot be opened: attempt to write a readonly database")


def test_a_database_of_a_newer_version_is_told_in_one_line(start: Callable[..., Server]) -> None:
    server = start()
    server.stop()
    with closing(sqlite3.connect(database_of(server))) as db, db:
        db.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    told = fails_to_start(server.settings["database_url"])
    assert told == "deepcourt: the database was written by a newer Deepcourt"


def test_a_database_out_of_reach_is_told_in_one_line(postgres: Postgres) -> None:
    nowhere = postgres.url.replace("/postgres", "/nowhere")
    assert "does not exist" in fails_to_start(nowhere)
    postgres.stop()
    try:
        assert "cannot be opened" in fails_to_start(postgres.url)
    finally:
        postgres.start()
