"""How the server holds up: many tables at once, idle spectators, opening a table, loading the page.

The server runs in a process of its own with a database of its own; all clients run here.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ..core.text import Words
from .pages import STATIC
from .serve import serve
from .settings import Settings

TABLES = 200
SECONDS = 20  # in which every table sees an action a second
SPECTATORS = 1000
OPENED = 50  # tables, one after the other
AT_ONCE = 50  # connections opened at the same time

Json = Any


class Client:
    """A player: one connection for requests, kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, body: Json = None) -> Json:
        """The JSON that a request is answered with."""
        return json.loads(await self.fetch(method, path, body))

    async def fetch(self, method: str, path: str, body: Json = None, encoding: str = "") -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
            f"Accept-Encoding: {encoding}\r\nAuthorization: Bearer {self.token}\r\n"
        )
        if not self.token:
            head = head.replace("Authorization: Bearer \r\n", "")
        self.writer.write(head.encode() + b"\r\n" + content)
        headers = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = re.search(r"content-length: (\d+)", headers)
        if length:
            return await self.reader.readexactly(int(length[1]))
        return await self.read_chunks()

    async def read_chunks(self) -> bytes:
        whole = b""
        while size := int(await self.reader.readline(), 16):
            whole += (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readexactly(2)
        return whole

    async def become_player(self) -> None:
        self.token = (await self.ask("POST", "/api/players"))["token"]

    async def watch(self, id: str) -> Watch:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        live = await connect(
            url, additional_headers=headers, compression=None, proxy=None, ping_interval=None
        )
        return Watch(live, json.loads(await live.recv()))


class Watch:
    """A connection that is listened to all the time."""

    def __init__(self, live: ClientConnection, table: Json) -> None:
        self.live = live
        self.table = table
        self.moved = asyncio.Event()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.live:
            message = json.loads(text)
            if message["type"] == "action":
                self.table = message["table"]
                self.moved.set()
            elif message["type"] == "ping":
                await self.live.send('{"type": "pong"}')

    async def sees(self, number: int) -> float:
        """When an action has been heard of."""
        while self.table["number"] < number:
            self.moved.clear()
            await self.moved.wait()
        return time.perf_counter()

    async def close(self) -> None:
        await self.live.close()
        await self.task


class Game:
    """A table of two clients who see each other's actions."""

    def __init__(self, port: int) -> None:
        self.clients = [Client(port), Client(port)]
        self.delays: list[float] = []
        self.answered: list[float] = []

    async def start(self) -> None:
        first, second = self.clients
        for client in self.clients:
            await client.open()
            await client.become_player()
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "conspiracy", "seats": seats}
        self.id = (await first.ask("POST", "/api/tables", body))["id"]
        self.path = f"/api/tables/{self.id}"
        await second.ask("POST", f"{self.path}/join", {"name": "Second"})
        self.lives = [await client.watch(self.id) for client in self.clients]

    async def play(self, begin: float) -> None:
        """An action a second; each time until the other one knows."""
        loop = asyncio.get_running_loop()
        for turn in range(SECONDS):
            await asyncio.sleep(max(0.0, begin + turn - loop.time()))
            if self.lives[0].table["over"]:
                return
            seat = self.lives[0].table["view"]["decision"]["seat"]
            table = self.lives[seat].table
            body = {
                "number": table["number"],
                "action": table["view"]["decision"]["actions"][0],
            }
            sent = time.perf_counter()
            seen = asyncio.create_task(self.lives[1 - seat].sees(table["number"] + 1))
            await self.clients[seat].ask("POST", f"{self.path}/actions", body)
            self.answered.append(time.perf_counter() - sent)
            self.delays.append(await seen - sent)
            await self.lives[seat].sees(table["number"] + 1)


class Process:
    """The server that is measured."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.start()

    def start(self) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-m", __name__, self.database], stdout=subprocess.PIPE, text=True
        )
        assert self.child.stdout is not None
        self.port = int(self.child.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait()

    def memory(self) -> int:
        """Resident bytes; 0 where the system does not tell."""
        file = Path(f"/proc/{self.child.pid}/statm")
        if not file.exists():
            return 0
        return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# -- what is measured -----------------------------------------------------------------------


async def busy_tables(process: Process) -> tuple[dict[str, Json], list[str]]:
    """Many tables, each with an action a second; also the ids of the tables."""
    games = [Game(process.port) for _ in range(TABLES)]
    for first in range(0, TABLES, AT_ONCE):
        await asyncio.gather(*(game.start() for game in games[first : first + AT_ONCE]))
    begin = asyncio.get_running_loop().time() + 1.0
    await asyncio.gather(*(game.play(begin + i / TABLES) for i, game in enumerate(games)))
    delays = [delay for game in games for delay in game.delays]
    answered = [delay for game in games for delay in game.answered]
    for game in games:
        for live in game.lives:
            await live.close()
    figures = {
        "tables": TABLES,
        "actions": len(delays),
        "seconds": SECONDS,
        "to_other_client_ms": percentiles(delays),
        "to_answer_ms": percentiles(answered),
    }
    return figures, [game.id for game in games]


async def idle_spectators(process: Process, id: str) -> dict[str, Json]:
    """What it costs that many watch one table."""
    before = process.memory()
    client = Client(process.port)
    lives: list[Watch] = []
    while len(lives) < SPECTATORS:
        lives += await asyncio.gather(*(client.watch(id) for _ in range(AT_ONCE)))
    after = process.memory()
    for live in lives:
        await live.close()
    return {
        "spectators": SPECTATORS,
        "megabytes": round((after - before) / 1e6, 1),
        "server_megabytes": round(after / 1e6, 1),
    }


async def opening(process: Process, ids: Sequence[str]) -> dict[str, Json]:
    """How long it takes to open a running table that the server has not in mind."""
    times = []
    for id in ids[:OPENED]:
        start = time.perf_counter()
        client = Client(process.port)
        await client.open()
        await client.ask("GET", f"/api/tables/{id}")
        live = await client.watch(id)
        times.append(time.perf_counter() - start)
        await live.close()
    return {"tables": len(times), "ms": percentiles(times)}


async def page_load(process: Process) -> dict[str, Json]:
    """How much the whole application transfers, compressed: more than any page of it can."""
    client = Client(process.port)
    await client.open()
    files = [f"/{file.relative_to(STATIC)}" for file in STATIC.rglob("*") if file.is_file()]
    sizes = [len(await client.fetch("GET", path, encoding="gzip")) for path in files]
    return {"files": len(sizes), "kilobytes": round(sum(sizes) / 1000, 1)}


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=100)
    return {f"p{n}": round(cuts[n - 1] * 1000, 2) for n in (50, 95, 99)}


async def measure(process: Process) -> dict[str, Json]:
    busy, ids = await busy_tables(process)
    spectators = await idle_spectators(process, ids[0])
    process.stop()
    process.start()
    return {
        "cores": os.cpu_count(),
        "busy": busy,
        "idle": spectators,
        "opening": await opening(process, ids),
        "page": await page_load(process),
    }


def bench() -> dict[str, Json]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        try:
            return asyncio.run(measure(process))
        finally:
            process.stop()


def print_bench(as_json: bool, words: Words) -> None:
    """Measure and print, as JSON or in words."""
    result = bench()
    if as_json:
        print(json.dumps(result, indent=2))
        return
    print(
        words.say(
            "bench-server-busy",
            tables=result["busy"]["tables"],
            p50=str(result["busy"]["to_other_client_ms"]["p50"]),
            p95=str(result["busy"]["to_other_client_ms"]["p95"]),
        )
    )
    print(
        words.say(
            "bench-server-idle",
            spectators=result["idle"]["spectators"],
            megabytes=str(result["idle"]["megabytes"]),
        )
    )
    print(words.say("bench-server-opening", p95=str(result["opening"]["ms"]["p95"])))
    print(words.say("bench-server-page", kilobytes=str(result["page"]["kilobytes"])))


if __name__ == "__main__":
    serve(Settings(sys.argv[1], limits=False), "127.0.0.1", 0, False, Words.of("en"))
