"""Floods: however much one client asks for, others go on."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from deepcourt import Record, bots
from deepcourt.bots import GreedyBot
from deepcourt.bots.advice import Advice
from deepcourt.bots.tree import Stop
from deepcourt.core.game import Game
from deepcourt.server import Settings, bots_at_work, limits, play, reading, replays
from deepcourt.server.app import create_app
from deepcourt.server.limits import Client, Quotas, address_of
from deepcourt.server.reading import Reading, Replay

from .house import PATIENCE, Json, Person, Server, play_on, present, to_move
from .test_live import deaf_socket

DEAF = 40  # connections that nobody reads
LONG = 600  # actions of a game that is a lot to tell


def long_record(actions: int = LONG) -> Record:
    """A game in which nobody wants to come to an end."""
    record = Record.new("abyss", 4, 1)
    while len(record.actions) < actions:
        record.play(record.game.legal_actions()[0])
    return record


def in_house(
    path: Path, work: Callable[[FastAPI, httpx.AsyncClient], Awaitable[None]], **settings: Any
) -> None:
    """Do something with a server in this process."""
    app = create_app(Settings(f"sqlite:///{path / 'tables.sqlite'}", bot_pause=0, **settings))

    async def run() -> None:
        transport = httpx.ASGITransport(app)
        client = httpx.AsyncClient(
            transport=transport, base_url="http://house/api", timeout=3 * PATIENCE
        )
        async with app.router.lifespan_context(app), client, asyncio.timeout(3 * PATIENCE):
            await work(app, client)

    asyncio.run(run())


async def make_table(client: httpx.AsyncClient, *seats: str) -> Json:
    wishes = [{"kind": s} if s in ("me", "here") else {"kind": "bot", "bot": s} for s in seats]
    answer = await client.post("/tables", json={"game": "conspiracy", "seats": wishes})
    assert answer.status_code == 201, answer.text
    return answer.json()


# -- thinking -------------------------------------------------------------------------------


class Slow(GreedyBot):
    """A master never comes to an end before it is told to; others choose at once."""

    go_on = threading.Event()

    def __init__(self, name: str, seed: int = 0, time_per_turn: float = 0.0) -> None:
        super().__init__(seed, 1)
        self.name = name

    def choose(self, world: Game) -> int:
        if self.name == "master":
            assert self.go_on.wait(3 * PATIENCE)
        return super().choose(world)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Slow]]:
    monkeypatch.setattr(bots_at_work, "make", Slow)
    monkeypatch.setattr(Slow, "go_on", threading.Event())
    yield Slow
    Slow.go_on.set()


@pytest.mark.parametrize("seats", [("master", "master"), ("master", "me")])
def test_a_novice_answers_while_masters_of_somebody_else_think(
    tmp_path: Path, slow: type[Slow], seats: tuple[str, ...]
) -> None:
    """With many tables of theirs, watched by nobody or waiting for a person."""

    async def work(app: FastAPI, client: httpx.AsyncClient) -> None:
        for _ in range(8):
            await make_table(client, *seats)
        transport = httpx.ASGITransport(app, client=("1.2.3.4", 1))
        other = httpx.AsyncClient(transport=transport, base_url="http://house/api")
        async with other:
            table = await make_table(other, "novice", "me")
            path = f"/tables/{table['id']}"
            answers = 0  # of the novice
            while answers < 3:
                if "actions" in table["view"]["decision"]:
                    action = table["view"]["decision"]["actions"][0]
                    move = {"number": table["number"], "action": action}
                    table = (await other.post(f"{path}/actions", json=move)).json()
                else:
                    seen, table = table["number"], (await other.get(path)).json()
                    answers += table["number"] > seen
        slow.go_on.set()

    in_house(tmp_path, work, limits=False)


def test_a_hint_that_nobody_waits_for_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks and goes away leaves the threads to others; a second one who waits is served."""
    begun = threading.Semaphore(0)
    ended = threading.Semaphore(0)

    def advise(world: Game, *args: int | Stop | None) -> list[Advice]:
        stop = args[-1]
        assert isinstance(stop, Stop)
        begun.release()
        while not stop.asked and not done.is_set():
            done.wait(0.01)
        ended.release()
        return [Advice(action, 0.5, 1.0) for action in world.legal_actions()]

    done = threading.Event()
    monkeypatch.setattr(play, "advise", advise)

    async def work(app: FastAPI, client: httpx.AsyncClient) -> None:
        table = await make_table(client, "me", "here")
        token = client.cookies["deepcourt_player"]
        ask = asyncio.create_task
        first, leave_first = asking(app, table["id"], token)
        second, leave_second = asking(app, table["id"], token)
        tasks = [ask(first), ask(second)]
        assert await asyncio.to_thread(begun.acquire, timeout=PATIENCE)
        leave_first.set()
        await tasks[0]
        assert not ended.acquire(blocking=False)  # the second still waits
        leave_second.set()
        await tasks[1]
        assert await asyncio.to_thread(ended.acquire, timeout=PATIENCE)
        done.set()
        hint = (await client.get(f"/tables/{table['id']}/hint")).json()
        assert len(hint) == len(table["view"]["decision"]["actions"])

    try:
        in_house(tmp_path, work, limits=False)
    finally:
        done.set()


def asking(app: FastAPI, id: str, token: str) -> tuple[Any, asyncio.Event]:
    """A request for a hint whose client goes away when it is told to."""
    leave = asyncio.Event()
    unread = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Any:
        if unread:
            return unread.pop()
        await leave.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        pass

    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/api/tables/{id}/hint",
        "raw_path": b"",
        "query_string": b"",
        "headers": [(b"host", b"house"), (b"cookie", f"deepcourt_player={token}".encode())],
        "client": ("1.2.3.4", 1),
        "server": ("house", 80),
        "scheme": "http",
    }
    return app(scope, receive, send), leave


def test_games_of_bots_are_made_until_there_are_many(
    tmp_path: Path, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_at_work, "MOST_ALONE_BY_PLAYER", 2)
    wish = {"game": "conspiracy", "seats": [{"kind": "bot", "bot": "master"}] * 2}

    async def work(app: FastAPI, client: httpx.AsyncClient) -> None:
        first = (await client.post("/tables", json=wish)).json()
        again = await make_table(client, "me", "master")
        await client.post(f"/tables/{again['id']}/leave")  # counts as well
        refused = await client.post("/tables", json=wish)
        assert refused.status_code == 429
        assert refused.json()["error"]["id"] == "too-many-bots"
        assert refused.headers["retry-after"] == "60"
        await make_table(client, "me", "master")
        slow.go_on.set()
        while not (await client.get(f"/tables/{first['id']}")).json()["over"]:
            await asyncio.sleep(0.01)
        while (await client.post("/tables", json=wish)).status_code == 429:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(limits, "BY_ADDRESS", limits.Rate(1e6, 10**6))
    monkeypatch.setattr(limits, "BY_PLAYER", limits.Rate(1e6, 10**6))
    in_house(tmp_path, work)


# -- replays --------------------------------------------------------------------------------


def test_a_long_replay_comes_in_pages(ilse: Person) -> None:
    record = long_record()
    id = ilse.post("/replays", record.document(), 201)["id"]
    steps: list[Json] = []
    while len(steps) <= LONG:
        answer = ilse.http.get(f"/api/replays/{id}", params={"from": len(steps)})
        assert len(answer.content) <= reading.LARGEST_PAGE + 10_000
        page = answer.json()
        assert page["total"] == LONG + 1
        steps += page["steps"]
    assert [step["number"] for step in steps] == list(range(LONG + 1))
    some = ilse.get(f"/replays/{id}", **{"from": 250, "count": 3})
    assert some["steps"] == steps[250:253]
    assert ilse.get(f"/replays/{id}", **{"from": LONG + 1})["steps"] == []
    for wrong in ({"from": -1}, {"count": 0}, {"count": 100_000}, {"from": "x"}):
        assert ilse.get(f"/replays/{id}", 400, **wrong)["error"]["id"] == "malformed"
    plain = ilse.http.get(f"/api/replays/{id}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["steps"] == steps[: len(plain.json()["steps"])]


def test_a_replay_that_was_read_is_kept_as_long_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    ilse = Client("1.1.1.1", 1)

    def begin(name: str) -> Replay:
        made.append(name)
        steps = ({"number": i, "view": {"of": name}} for i in range(30))
        return Replay({"total": 30}, steps)  # type: ignore[arg-type]

    async def run() -> None:
        house = Reading(Quotas(True))

        async def read(name: str, first: int = 0) -> Json:
            replay = await house.replay(ilse, name, lambda: begin(name))
            return json.loads(await house.page(ilse, replay, first, 20, False))

        assert [step["number"] for step in (await read("a"))["steps"]] == list(range(20))
        assert [step["number"] for step in (await read("a", 15))["steps"]] == list(range(15, 30))
        await read("b")
        assert made == ["a", "b"]
        monkeypatch.setattr(reading, "MOST_KEPT", house.kept())
        await read("a")
        await read("c")
        await read("a")
        assert made == ["a", "b", "c"]
        await read("b")
        assert made == ["a", "b", "c", "b"]
        house.close()

    asyncio.run(run())


def test_who_has_too_much_made_waits_and_can_still_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WORK_BY_ADDRESS", limits.Rate(0, 10))  # milliseconds

    async def work(app: FastAPI, client: httpx.AsyncClient) -> None:
        table = await make_table(client, "me", "here")
        body = long_record(200).document()
        brought = await client.post("/replays", json=body)
        path = f"/replays/{brought.json()['id']}"
        answer = brought
        while answer.is_success:
            answer = await client.get(path, params={"from": 0, "count": 200})
        assert answer.status_code == 429
        assert answer.json()["error"]["id"] == "too-much-work"
        move = {"number": 0, "action": table["view"]["decision"]["actions"][0]}
        acted = await client.post(f"/tables/{table['id']}/actions", json=move)
        assert acted.json()["number"] == 1

    in_house(tmp_path, work)


# -- live -----------------------------------------------------------------------------------


def test_a_long_game_is_told_little_by_little(ilse: Person, bruno: Person) -> None:
    """Everything that was missed comes, and somebody who does not read holds up nobody."""
    record = long_record()
    id = ilse.post("/replays", record.document(), 201)["id"]
    seats = [{"kind": "me"}] + [{"kind": "here"}] * 3
    table = ilse.post("/forks", {"replay": id, "number": LONG, "seats": seats}, 201)
    before = ilse.server.memory()
    authorization = bruno.headers["authorization"]
    with ExitStack() as deaf:
        for _ in range(DEAF):
            deaf.enter_context(deaf_socket(ilse.server, table["id"], authorization, since=0))
        with ilse.live(table["id"], since=0) as listening:
            numbers = [listening.next()["number"] for _ in range(LONG)]
            assert numbers == list(range(1, LONG + 1))
            assert listening.next()["type"] == "table"
            ilse.act(table)
            assert listening.next()["number"] == LONG + 1
        assert ilse.server.memory() - before < 50_000_000


# -- connections ----------------------------------------------------------------------------


def test_connections_are_counted(start: Callable[..., Server]) -> None:
    server = start(limits=True)
    with Person.program(server) as ilse, Person.program(server) as bruno, ExitStack() as open_ones:
        id = ilse.table("me", "open")["id"]
        for _ in range(limits.MOST_SOCKETS_BY_PLAYER):
            open_ones.enter_context(ilse.live(id)).next()
        with pytest.raises(InvalidStatus) as refused, ilse.live(id):
            pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "5"
        with bruno.live(id) as live:
            live.next()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whom_an_address_counts_for(host: str, counted: str) -> None:
    scope = {"type": "http", "client": (host, 1), "headers": [], "path": "/"}
    assert address_of(HTTPConnection(scope)) == counted


# -- ordinary play --------------------------------------------------------------------------


def test_a_household_never_meets_a_limit(start: Callable[..., Server]) -> None:
    """Five people at one address: each plays a game as fast as the bots answer, with a hint and
    a look at the replay."""
    server = start(limits=True)

    def play_a_game(seed: int) -> None:
        with Person(server) as person:
            table = person.table("me", "novice", seed=seed)
            path = f"/tables/{table['id']}"
            with person.live(table["id"], since=0) as line:
                person.get(f"{path}/replay")
                table = present(line.next())
                for _ in range(10):
                    if to_move(table):
                        person.get(f"{path}/hint")
                    table = play_on(person, line, table, 1)
            person.get(f"{path}/replay")
            person.get("/mine")

    with ThreadPoolExecutor(5) as household:
        list(household.map(play_a_game, range(5)))


def test_a_record_is_made_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a long game takes a quarter of a second."""
    threads: list[str] = []

    def noted(record: Record) -> Json:
        threads.append(threading.current_thread().name)
        return record.document()

    monkeypatch.setattr(replays, "as_document", noted)

    async def work(app: FastAPI, client: httpx.AsyncClient) -> None:
        brought = await client.post("/replays", json=long_record(50).document())
        record = await client.get(f"/replays/{brought.json()['id']}/record")
        assert len(record.json()["actions"]) == 50

    in_house(tmp_path, work)
    assert threads == ["reading_0"]


def test_a_bot_that_stops_is_stopped_at_once() -> None:
    world = Record.new("tyrants", 4, 1).game
    bot = bots.make("master")
    bot.stop.asked = True  # type: ignore[attr-defined]
    assert bot.choose(world) in world.legal_actions()
    assert all(tree.size <= 1 for tree in bot.trees)  # type: ignore[attr-defined]
