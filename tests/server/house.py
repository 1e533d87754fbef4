"""A server in a process of its own, and those who talk to it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from deepcourt.core.text import Words
from deepcourt.server import Settings
from deepcourt.server.serve import serve

HINT_ITERATIONS = 200
PATIENCE = 120.0  # seconds after which a test gives up; nothing waits for it otherwise
# Importing all that a server needs takes longer than most tests: one process does it once, and
# every server is a fork of it.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])

Json = Any
Launch = Callable[[Settings, int], None]


def launch(settings: Settings, port: int) -> None:
    """Serve at a port until interrupted."""
    serve(settings, "127.0.0.1", port, False, Words.of("en"))


def launch_with_output(
    launch: Launch,
    settings: Settings,
    port: int,
    environment: dict[str, str],
    output: Connection,
) -> None:
    """In the new process: serve as if started by whoever asks, who reads what is written."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), sys.stdout.fileno())
    os.dup2(output.fileno(), sys.stderr.fileno())
    output.close()
    launch(settings, port)


class Server:
    """A running server; `kill` and `start` it again as you like."""

    def __init__(self, database_url: str, launch: Launch = launch, **settings: Json) -> None:
        self.launch = launch
        self.settings = {
            "database_url": database_url,
            "bot_pause": 0.0,
            "limits": False,
            "hint_milliseconds": 0,  # a hint is the same every time
            "hint_iterations": HINT_ITERATIONS,
            "analysis_iterations": 30,
            **settings,
        }
        self.port = 0
        self.start()

    def start(self) -> None:
        reader, writer = FORKS.Pipe(duplex=False)
        started = (self.launch, Settings(**self.settings), self.port, dict(os.environ), writer)
        self.process = FORKS.Process(target=launch_with_output, args=started, daemon=True)
        self.process.start()
        writer.close()
        self.output = os.fdopen(os.dup(reader.fileno()))
        reader.close()
        first = self.output.readline()
        assert "http://" in first, first + self.output.read()
        self.port = int(first.strip().rstrip("/").rpartition(":")[2])
        with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as client:
            client.get(f"{self.url}/api/games", timeout=PATIENCE)  # waits in the backlog

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        self.process.join()

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> str:
        """End it politely; what it wrote."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGINT)
        self.process.join(PATIENCE)
        assert not self.process.is_alive()
        return self.output.read()


class Person:
    """Somebody with a browser (a cookie), or a program (a token)."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server.url, headers=self.headers, timeout=PATIENCE)

    @classmethod
    def program(cls, server: Server) -> Person:
        token = httpx.post(f"{server.url}/api/players", timeout=PATIENCE).json()["token"]
        return cls(server, token)

    def get(self, path: str, status: int = 200, **params: str | int) -> Json:
        response = self.http.get(f"/api{path}", params=params)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        response = self.http.post(f"/api{path}", json=body)
        assert response.status_code == status, response.text
        return response.json()

    def error(self, path: str, body: Json = None, *, status: int) -> str:
        """The id of the error that a POST is answered with."""
        return str(self.post(path, body, status)["error"]["id"])

    def table(self, *seats: str, status: int = 201, **more: Json) -> Json:
        """Make a table: `me`, `here`, `open`, or the name of a bot for each seat. With a seed its
        deal is an open one, as it must be with others."""
        wishes = [
            {"kind": seat} if seat in ("me", "here", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "conspiracy", "seats": wishes, "open_deal": "seed" in more, **more}
        return self.post("/tables", body, status)

    def act(self, table: Json, action: str | None = None, status: int = 200) -> Json:
        """Choose an action at a table as last seen: the one given, else the first legal one."""
        action = action or table["view"]["decision"]["actions"][0]
        body = {"number": table["number"], "action": action}
        return self.post(f"/tables/{table['id']}/actions", body, status)

    @contextmanager
    def live(self, id: str, since: int | None = None) -> Iterator[Live]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, **({"cookie": cookies} if cookies else {})}
        query = "" if since is None else f"?since={since}"
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{id}/live{query}"
        with connect(
            url,
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        ) as socket:
            yield Live(socket)

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.http.close()


class Live:
    """A WebSocket that watches a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []

    def next(self) -> Json:
        """The next message; pings are answered."""
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            message = json.loads(text)
            if message["type"] == "ping":
                self.socket.send('{"type": "pong"}')
            else:
                self.texts.append(text)
                return message

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """The first message that meets a condition."""
        while not condition(message := self.next()):
            pass
        return message


def to_move(table: Json) -> bool:
    """Whether whoever sees the table so is to decide."""
    return bool(table["started"] and not table["over"] and "actions" in table["view"]["decision"])


def present(message: Json) -> Json:
    """The table that a message carries."""
    return message.get("table", message)


def play_on(person: Person, live: Live, table: Json, actions: int | None = None) -> Json:
    """Play with the first legal actions until the game is over, or for so many actions; the
    table then."""
    while not table["over"] and actions != 0:
        if to_move(table):
            person.act(table)
            actions = None if actions is None else actions - 1
            seen = table["number"]
            table = present(live.until(lambda m, n=seen: present(m)["number"] > n))  # type: ignore[misc]
        else:
            table = present(live.next())
    return table
