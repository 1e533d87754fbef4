"""The same on PostgreSQL, wherever one is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from deepcourt import Record

from .house import Person, Server, play_on, present

INSTALLED = shutil.which("initdb") and shutil.which("pg_ctl")
AS_ANOTHER = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
USER = AS_ANOTHER if os.name == "posix" and os.getuid() == 0 else []  # it never runs as root


def run(folder: Path, *command: str) -> None:
    subprocess.run([*USER, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)


@pytest.fixture
def postgresql() -> Iterator[str]:
    """The URL of an empty database."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if USER:
            shutil.chown(folder, "nobody", "nogroup")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}"
        control = ["pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log"]
        run(folder, "initdb", "-D", f"{folder}/data", "-U", "house", "-A", "trust", "--no-sync")
        run(folder, *control, "-o", options, "start")
        yield f"postgresql://house@127.0.0.1:{port}/postgres"
        run(folder, *control, "-m", "immediate", "stop")


if INSTALLED:

    def test_a_game_on_postgresql_survives_a_kill(postgresql: str) -> None:
        server = Server(postgresql)
        with Person.program(server) as ilse:
            table = ilse.table("me", "here", "greedy", seed=5)
            id = table["id"]
            with ilse.live(id) as live:
                seen = play_on(ilse, live, present(live.next()), actions=10)["number"]
                server.kill()
            server.start()
            again = Person(server, ilse.headers["authorization"].split()[1])
            with again.live(id, since=seen) as live:
                end = play_on(again, live, present(live.next()))
            record = Record.from_document(again.get(f"/tables/{id}/record"))
            assert end["over"]
            assert len(record.actions) == end["number"]
            assert again.get("/mine")[0]["over"]
            assert again.post(f"/tables/{id}/rematch", status=201)["id"] != id
            assert again.post(f"/tables/{id}/rematch", status=201)["seats"][0]["mine"]
        assert "Traceback" not in server.stop()

    def test_two_processes_on_postgresql_serve_one_table(postgresql: str) -> None:
        one, two = Server(postgresql), Server(postgresql)
        with Person.program(one) as here:
            there = Person(two, here.headers["authorization"].split()[1])
            table = here.table("me", "here", seed=3)
            while not table["over"]:
                after = there.act(there.get(f"/tables/{table['id']}"))
                stale = here.act(table, status=409)["error"]
                assert stale["table"]["view"] == after["view"]
                table = after if after["over"] else here.act(after)
        for server in (one, two):
            assert "Traceback" not in server.stop()
