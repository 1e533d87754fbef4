"""One client asks for as much as it can, in one way or in all ways at once.

`tables`: games of masters among themselves. `persons`: tables with masters at which it also sits
and plays. `hints`: asked for, and not waited for. `analyses`: of many games. `replays`: of very
long games. `live`: connections that want the whole of a long game told, and do not read it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any

import httpx
from common import SECONDS, Figures, House, measure

from deepcourt import Record, bots

ATTACKER = "127.0.0.66"
NICE = 10  # an attacker has a machine of its own: here it must not take this one from the server
WAIT = 0.2  # seconds after a refusal
LONG = 4000  # actions
RECORDS = 8  # of long games
SOCKETS = 40
AT_ONCE = 8  # requests

Flood = Callable[["Attacker"], Awaitable[None]]


class Attacker:
    """A client that counts what it is answered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: Counter[str] = Counter()
        self.bytes = 0
        self.longest = 0
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api",
            transport=httpx.AsyncHTTPTransport(
                local_address=ATTACKER, limits=httpx.Limits(max_connections=100)
            ),
            timeout=60,
        )

    async def become_player(self) -> None:
        """A new token, so that only the address is the same."""
        answer = await self.ask("players", "POST", "/players")
        if answer is not None:
            self.http.headers["authorization"] = f"Bearer {answer['token']}"

    async def ask(self, kind: str, method: str, path: str, body: Any = None) -> Any:
        """The JSON of an answer; None if it was refused."""
        answer = await self.http.request(method, path, json=body)
        self.answers[f"{kind} {answer.status_code}"] += 1
        self.bytes += len(answer.content)
        self.longest = max(self.longest, len(answer.content))
        if answer.is_success:
            return answer.json()
        await asyncio.sleep(WAIT)
        return None

    async def table(self, kind: str, *seats: str, game: str = "conspiracy") -> Any:
        wishes = [
            {"kind": seat} if seat in ("me", "here") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return await self.ask(kind, "POST", "/tables", {"game": game, "seats": wishes})

    async def bring(self, kind: str, record: Record) -> str | None:
        answer = await self.ask(kind, "POST", "/replays", record.document())
        return None if answer is None else str(answer["id"])


@cache
def a_game(seed: int) -> Record:
    """A finished one."""
    record = Record.new("conspiracy", 4, seed)
    bot = bots.make("random", seed)
    while not record.game.over:
        record.play(bot.choose(record.game.clone()))
    return record


@cache
def a_long_game(seed: int) -> Record:
    """One in which nobody wants to come to an end."""
    record = Record.new("abyss", 4, seed)
    while len(record.actions) < LONG and not record.game.over:
        record.play(record.game.legal_actions()[0])
    return record


# -- ways -----------------------------------------------------------------------------------


async def tables(attacker: Attacker) -> None:
    games = ("conspiracy", "abyss", "tyrants")
    while True:
        game = random.choice(games)
        await attacker.table("tables", *["master"] * 4, game=game)


async def persons(attacker: Attacker) -> None:
    async def play() -> None:
        table = None
        while True:
            if table is None or table["over"]:
                table = await attacker.table("persons", "me", *["master"] * 3)
            elif "actions" in table["view"]["decision"]:
                move = {
                    "number": table["number"],
                    "action": table["view"]["decision"]["actions"][0],
                }
                path = f"/tables/{table['id']}/actions"
                table = await attacker.ask("persons", "POST", path, move)
            else:
                await asyncio.sleep(WAIT)
                table = await attacker.ask("persons", "GET", f"/tables/{table['id']}")

    await asyncio.gather(*(play() for _ in range(AT_ONCE)))


async def hints(attacker: Attacker) -> None:
    async def ask() -> None:
        table = None
        while True:
            if table is None or table["over"]:
                table = await attacker.table("hints", "me", "here", "here", "here")
                continue
            path = f"/tables/{table['id']}"
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attacker.port, local_addr=(ATTACKER, 0)
            )
            token = attacker.http.headers["authorization"]
            head = (
                f"GET /api{path}/hint HTTP/1.1\r\nHost: localhost\r\nAuthorization: {token}\r\n\r\n"
            )
            writer.write(head.encode())
            await asyncio.sleep(0.02)
            writer.close()
            attacker.answers["hints left"] += 1
            move = {"number": table["number"], "action": table["view"]["decision"]["actions"][0]}
            table = await attacker.ask("hints", "POST", f"{path}/actions", move)

    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))


async def analyses(attacker: Attacker) -> None:
    for seed in range(1000):
        id = await attacker.bring("analyses", a_game(seed))
        if id is not None:
            await attacker.ask("analyses", "POST", f"/replays/{id}/analysis")


async def replays(attacker: Attacker) -> None:
    async def read(id: str) -> None:
        while True:
            seat = random.choice(["all", "0", "1", "2", "3"])
            first = random.randrange(0, LONG, 200)
            path = f"/replays/{id}?seat={seat}&from={first}&count=200"
            await attacker.ask("replays", "GET", path)

    ids = [await attacker.bring("replays", a_long_game(seed)) for seed in range(RECORDS)]
    await asyncio.gather(*(read(id) for id in ids if id is not None))


async def live(attacker: Attacker) -> None:
    id = None
    while id is None:
        id = await attacker.bring("live", a_long_game(0))
    seats = [{"kind": "me"}] + [{"kind": "here"}] * 3
    wish = {"replay": id, "number": LONG, "seats": seats}
    table = None
    while table is None:
        table = await attacker.ask("live", "POST", "/forks", wish)
    loop = asyncio.get_running_loop()
    deaf: list[socket.socket] = []
    while True:
        one = socket.socket()
        deaf.append(one)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.bind((ATTACKER, 0))
        one.setblocking(False)
        await loop.sock_connect(one, ("127.0.0.1", attacker.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table['id']}/live?since=0 HTTP/1.1\r\nHost: localhost\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        await loop.sock_sendall(one, head.encode())
        answer = await loop.sock_recv(one, 12)
        attacker.answers[f"live {answer[9:].decode()}"] += 1
        if answer != b"HTTP/1.1 101":
            deaf.pop().close()
            await asyncio.sleep(WAIT)
        if len(deaf) > SOCKETS:
            deaf.pop(0).close()


WAYS: dict[str, Flood] = {
    "tables": tables,
    "persons": persons,
    "hints": hints,
    "analyses": analyses,
    "replays": replays,
    "live": live,
}


def attack(ways: list[str], port: int, seconds: float) -> Figures:
    os.nice(NICE)
    return asyncio.run(flood(ways, port, seconds))


async def flood(ways: list[str], port: int, seconds: float) -> Figures:
    attackers = {way: Attacker(port) for way in ways}
    for attacker in attackers.values():
        await attacker.become_player()
    tasks = [asyncio.ensure_future(WAYS[way](attacker)) for way, attacker in attackers.items()]
    _, unfinished = await asyncio.wait(tasks, timeout=seconds)
    for task in unfinished:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for attacker in attackers.values():
        await attacker.http.aclose()
    answers = sum((attacker.answers for attacker in attackers.values()), Counter())
    return {
        "answers": dict(sorted(answers.items())),
        "megabytes": round(sum(one.bytes for one in attackers.values()) / 1e6, 1),
        "longest_megabytes": round(max(one.longest for one in attackers.values()) / 1e6, 2),
        "ended": sorted({type(end).__name__ for end in ended if isinstance(end, Exception)}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="*", metavar="WAY", help=f"of {', '.join(WAYS)}; else all")
    parser.add_argument("--python", default=sys.executable, help="whose deepcourt is attacked")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long")
    arguments = parser.parse_args()
    ways = arguments.ways or list(WAYS)
    if unknown := set(ways) - set(WAYS):
        parser.error(f"there is no such way: {', '.join(unknown)}")
    for seed in range(RECORDS):  # before anything is measured
        a_long_game(seed)
    house = House(arguments.python)
    try:
        seconds = min(arguments.seconds, 60.0)
        figures = asyncio.run(measure(house, partial(attack, ways), seconds))
    finally:
        house.stop()
    print(json.dumps({"attack": "floods", "ways": ways, **figures}))


if __name__ == "__main__":
    main()
