"""What all attacks share: a server in a process of its own, and an ordinary player beside it.

An attack is a function `attack(port, seconds)` that returns figures of its own. `run` starts a
server in a temporary folder, measures an ordinary player in peace, then again while the attack
goes on in another process, and prints one line of JSON. Nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import multiprocessing
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from deepcourt.server.bench import Client, Watch

SERVE = "from deepcourt.cli import main; main()"
SECONDS = 10.0  # in peace, and as long under attack
PATIENCE = 30.0  # seconds, after which a request counts as failed
MOST_OPENED = 20_000  # connections of one attack
PACE = 0.1  # seconds between two requests of the ordinary player: nobody is asked to slow down

Figures = dict[str, Any]
Attack = Callable[[int, float], Figures]


class House:
    """`deepcourt serve` in a process of its own, with a database of its own.

    `python` may be that of another checkout, `options` are those of `deepcourt serve`, `files`
    is the soft limit of open files that the process starts with."""

    def __init__(
        self, python: str = sys.executable, options: Sequence[str] = (), files: int | None = None
    ) -> None:
        self.folder = tempfile.TemporaryDirectory()
        database = f"sqlite:///{Path(self.folder.name) / 'tables.sqlite'}"
        command = [python, "-c", SERVE, "serve", "--no-browser", "--lang", "en", "--port", "0"]
        command += ["--bot-pause", "0", "--database-url", database, *options]
        if files is not None:
            command = ["sh", "-c", f'ulimit -S -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Resident bytes; 0 for a process that has ended."""
        if self.process.poll() is not None:
            return 0
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


# -- the ordinary player --------------------------------------------------------------------


async def victim(house: House, seconds: float) -> Figures:
    """How an ordinary player fares for some seconds: how long it takes to open a table, an action
    to be answered, a novice bot to move, and a stranger to connect and ask for the games. In
    milliseconds."""
    times: dict[str, list[float]] = {"table": [], "action": [], "bot": [], "visit": []}
    failed = {"action": 0, "visit": 0}

    async def repeat(kind: str, once: Callable[[], Any]) -> None:
        while time.perf_counter() < end:
            try:
                async with asyncio.timeout(PATIENCE):
                    await once()
            except (OSError, EOFError, ValueError, KeyError, WebSocketException):
                failed[kind] += 1
            await asyncio.sleep(PACE)

    async def act() -> None:
        if not player.ready:
            start = time.perf_counter()
            await player.sit_down()
            times["table"].append(time.perf_counter() - start)
        action, bot = await player.move()
        times["action"].append(action)
        times["bot"].append(bot)

    async def visit() -> None:
        start = time.perf_counter()
        client = Client(house.port)
        await client.open()
        try:
            await client.ask("GET", "/api/games")
        finally:
            client.writer.close()
        times["visit"].append(time.perf_counter() - start)

    end = time.perf_counter() + seconds
    player = Player(house.port)
    await asyncio.gather(repeat("action", act), repeat("visit", visit))
    await player.leave()
    told: Figures = {f"{kind}_ms": summary(values) for kind, values in times.items()}
    return {**told, "failed": failed}


class Player:
    """Somebody who plays Conspiracy against a novice, one table after the other."""

    def __init__(self, port: int) -> None:
        self.client = Client(port)
        self.watch: Watch | None = None

    @property
    def ready(self) -> bool:
        return self.watch is not None and not self.watch.task.done() and not self.table["over"]

    @property
    def table(self) -> Any:
        assert self.watch is not None
        return self.watch.table

    async def sit_down(self) -> None:
        await self.leave()
        self.client = Client(self.client.port)
        await self.client.open()
        await self.client.become_player()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        table = await self.client.ask("POST", "/api/tables", {"game": "conspiracy", "seats": seats})
        self.watch = await self.client.watch(table["id"])
        await self.my_turn()

    async def leave(self) -> None:
        if self.watch is not None:
            await self.watch.close()
            self.client.writer.close()
            self.watch = None

    async def my_turn(self) -> None:
        assert self.watch is not None
        while not self.table["over"] and "actions" not in self.table["view"]["decision"]:
            await self.watch.sees(self.table["number"] + 1)

    async def move(self) -> tuple[float, float]:
        """Choose the first action; seconds until the answer, and until it is my turn again."""
        assert self.watch is not None
        table = self.table
        body = {"number": table["number"], "action": table["view"]["decision"]["actions"][0]}
        start = time.perf_counter()
        answer = await self.client.ask("POST", f"/api/tables/{table['id']}/actions", body)
        answered = time.perf_counter()
        await self.watch.sees(answer["number"])
        await self.my_turn()
        return answered - start, time.perf_counter() - answered


def summary(seconds: Sequence[float]) -> Figures:
    """How many, and in milliseconds the median, the 95th of a hundred, and the longest."""
    if not seconds:
        return {"count": 0}
    ordered = sorted(seconds)
    values = {
        "p50": statistics.median(ordered),
        "p95": ordered[math.ceil(0.95 * len(ordered)) - 1],
        "max": ordered[-1],
    }
    return {"count": len(ordered), **{name: round(v * 1000, 1) for name, v in values.items()}}


# -- the attackers --------------------------------------------------------------------------


class Line:
    """A connection of an attacker, who is at another address than the ordinary player."""

    def __init__(self, port: int, address: str = "127.0.0.66") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> str:
        """The status of the next answer, which is read to its end; `closed` if none comes."""
        try:
            head, _, body = self.receive_until(lambda data: b"\r\n\r\n" in data).partition(
                b"\r\n\r\n"
            )
            length = re.search(rb"content-length: (\d+)", head.lower())
            left = int(length[1]) - len(body) if length else 0
            self.receive_until(lambda data: len(data) >= left)
        except OSError:
            return "closed"
        return head[9:12].decode()

    def receive_until(self, is_enough: Callable[[bytes], bool]) -> bytes:
        data = b""
        while not is_enough(data):
            more = self.socket.recv(65536)
            if not more:
                raise ConnectionError
            data += more
        return data

    def is_open(self) -> bool:
        """Whether the server has not closed it; what it said meanwhile is passed over."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(65536):
                pass
        except BlockingIOError:
            return True
        except OSError:
            pass
        return False

    def close(self) -> None:
        self.socket.close()


def trickle(
    port: int, seconds: float, first: bytes, then: bytes, addresses: int = 8, lines: int = 1500
) -> Figures:
    """Hold as many connections open as one gets: say something first, then a little each second.
    What the server closes is opened again."""
    held: list[Line] = []
    opened, most = 0, 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        still = []
        for line in held:
            if line.is_open():
                with suppress(OSError):
                    line.send(then)
                still.append(line)
            else:
                line.close()
        held = still
        while len(held) < lines and opened < MOST_OPENED and time.monotonic() < end:
            line = Line(port, f"127.0.0.{66 + opened % addresses}")
            opened += 1
            with suppress(OSError):
                line.send(first)
            held.append(line)
        time.sleep(min(1.0, max(0.0, end - time.monotonic())))
        most = max(most, sum(line.is_open() for line in held))
    for line in held:
        line.close()
    return {"opened": opened, "held_at_most": most}


def tally(answers: Iterable[str]) -> dict[str, int]:
    return dict(Counter(answers))


# -- the attack beside it -------------------------------------------------------------------


async def measure(house: House, attack: Attack, seconds: float) -> Figures:
    """The ordinary player in peace and under attack, and what the attack tells."""
    before = await victim(house, seconds)
    memory = house.memory()
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as pool:
        loop = asyncio.get_running_loop()
        attacking = loop.run_in_executor(pool, attack, house.port, seconds)
        during = await victim(house, seconds)
        figures = await attacking
    return {
        "before": before,
        "during": during,
        **figures,
        "alive": house.process.poll() is None,
        "grown_megabytes": round((house.memory() - memory) / 1e6, 1),
    }


def run(attack: Attack, options: Sequence[str] = (), files: int | None = None) -> None:
    """Read the command line, attack, and print the figures."""
    parser = argparse.ArgumentParser(description=sys.modules[attack.__module__].__doc__)
    parser.add_argument("--python", default=sys.executable, help="whose deepcourt is attacked")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long")
    arguments = parser.parse_args()
    house = House(arguments.python, options, files)
    try:
        figures = asyncio.run(measure(house, attack, min(arguments.seconds, 60.0)))
    finally:
        house.stop()
    print(json.dumps({"attack": Path(sys.argv[0]).stem, **figures}))
