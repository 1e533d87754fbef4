"""Safety: tokens, other sites' pages, sizes, rates, headers, errors."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from deepcourt.server.limits import (
    BY_ADDRESS,
    BY_PLAYER,
    MAKING_BY_ADDRESS,
    MOST_ANSWERED_AT_ONCE,
    Buckets,
    Limits,
    Quotas,
    Rate,
    cost_of,
)

from .house import Json, Person, Server

# -- tokens ---------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["x", "x" * 43, "x" * 10_000, "é", "null", "' OR 1=1 --"])
def test_a_wrong_token_is_refused(server: Server, ilse: Person, token: str) -> None:
    table = ilse.table("me", "here")
    header = {b"authorization": f"Bearer {token}".encode()}
    body = {"number": 0, "action": "draw-lords 1"}
    with httpx.Client(base_url=server.url, headers=header) as client:
        answer = client.post(f"/api/tables/{table['id']}/actions", json=body)
        assert answer.status_code == 401
        assert answer.json()["error"]["id"] == "wrong-token"
        assert client.get(f"/api/tables/{table['id']}").status_code == 401
    assert ilse.get(f"/tables/{table['id']}")["number"] == 0


def test_without_a_token_nothing_is_changed(ilse: Person, spectator: Person) -> None:
    id = ilse.table("me", "here")["id"]
    for path, body in (
        ("actions", {"number": 0, "action": "draw-lords 1"}),
        ("undo", {"number": 0}),
        ("rename", {"seat": 0, "name": "x"}),
        ("leave", None),
        ("rematch", None),
    ):
        assert spectator.error(f"/tables/{id}/{path}", body, status=401) == "no-token"


def test_the_token_of_another_table_opens_nothing(ilse: Person, bruno: Person) -> None:
    mine, theirs = ilse.table("me", "here"), bruno.table("me", "here")
    assert ilse.act(mine)["number"] == 1
    seen = ilse.get(f"/tables/{theirs['id']}")
    assert seen["viewer"] is None
    body = {"number": 0, "action": "draw-lords 1"}
    path = f"/tables/{theirs['id']}"
    assert ilse.error(f"{path}/actions", body, status=403) == "not-your-table"
    assert ilse.get(f"{path}/hint", 403)["error"]["id"] == "not-your-table"
    assert ilse.get(f"{path}/why", 403, action="draw-lords 1")["error"]["id"] == "not-your-table"


def test_a_token_whose_seat_was_given_up_is_worth_nothing(ilse: Person) -> None:
    table = ilse.table("me", "here")
    ilse.post(f"/tables/{table['id']}/leave")
    body = {"number": 0, "action": "draw-lords 1"}
    path = f"/tables/{table['id']}/actions"
    assert ilse.error(path, body, status=403) == "not-your-table"


def test_a_browser_whose_cookie_is_forgotten_becomes_a_new_player(server: Server) -> None:
    with Person(server) as stranger:
        stranger.http.cookies.set("deepcourt_player", "from-another-house")
        assert stranger.get("/mine") == []
        table = stranger.table("me", "here")
        stranger.act(table)


def test_tokens_are_kept_as_hashes_only(server: Server, bruno: Person, ilse: Person) -> None:
    ilse.table("me", "here")
    tokens = [bruno.headers["authorization"].split()[1], ilse.http.cookies["deepcourt_player"]]
    path = server.settings["database_url"].removeprefix("sqlite:///")
    with sqlite3.connect(path) as db:
        dump = "\n".join(db.iterdump())
    assert "token_hash" in dump
    assert not any(token in dump for token in tokens)


# -- other sites' pages ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_sites_page_changes_nothing(ilse: Person, headers: dict[str, str]) -> None:
    table = ilse.table("me", "here")
    body = {"number": 0, "action": "draw-lords 1"}
    path = f"/api/tables/{table['id']}/actions"
    answer = ilse.http.post(path, json=body, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "cross-site"
    own = {"origin": ilse.server.url, "sec-fetch-site": "same-origin"}
    assert ilse.http.post(path, json=body, headers=own).status_code == 200


def test_another_sites_page_cannot_listen(ilse: Person) -> None:
    id = ilse.table("me", "here")["id"]
    url = f"{ilse.server.url.replace('http', 'ws')}/api/tables/{id}/live"
    evil = Origin("https://evil.example")
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=evil, proxy=None):
        pass
    assert refused.value.response.status_code == 403


# -- sizes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "size"), [("tables", 70_000), ("replays", 600_000)])
def test_a_large_body_is_refused(ilse: Person, path: str, size: int) -> None:
    answer = ilse.http.post(f"/api/{path}", content=b"x" * size)
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "too-large"
    chunks = (b"x" * 1000 for _ in range(size // 1000))
    assert ilse.http.post(f"/api/{path}", content=chunks).status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 60_000, b'{"game": NaN}', b'{"a":1,"a":2}']
)
def test_malformed_json_is_refused(ilse: Person, body: bytes) -> None:
    answer = ilse.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "malformed"


# -- rates ----------------------------------------------------------------------------------


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 3), lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


class Asked:
    """How many of so many requests at one moment were let through."""

    def __init__(self) -> None:
        self.let_through = 0
        self.answers: list[int] = []
        self.limits = Limits(self.app, Quotas(True, lambda: 0.0))

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.let_through += 1

    def ask(self, times: int, path: str, method: str = "GET", address: str = "1.2.3.4") -> int:
        """Ask with a new token each time."""

        async def run() -> None:
            for number in range(times):
                await self.ask_once(path, method, address, number)

        before = self.let_through
        asyncio.run(run())
        return self.let_through - before

    async def ask_once(
        self, path: str, method: str = "GET", address: str = "1.2.3.4", number: int = 0
    ) -> None:
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": [(b"authorization", f"Bearer {address} {number}".encode())],
            "client": (address, 1),
            "server": ("house", 80),
        }
        await self.limits(scope, self.receive, self.send)

    async def receive(self) -> Message:
        raise AssertionError("nothing was sent")

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.answers.append(message["status"])


def test_made_up_tokens_do_not_help() -> None:
    asked = Asked()
    assert asked.ask(BY_ADDRESS.burst * 2, "/api/mine") == BY_ADDRESS.burst
    assert asked.answers == [429] * BY_ADDRESS.burst
    assert asked.ask(3, "/api/mine", address="5.6.7.8") == 3


def test_pages_are_not_counted() -> None:
    assert Asked().ask(BY_ADDRESS.burst * 2, "/assets/app.js") == BY_ADDRESS.burst * 2


@pytest.mark.parametrize("path", ["/api/players", "/api/tables", "/api/replays", "/api/forks"])
def test_nobody_fills_the_house(path: str) -> None:
    burst = MAKING_BY_ADDRESS.burst
    made = min(burst, BY_ADDRESS.burst // cost_of("POST", path))
    assert Asked().ask(burst * 2, path, "POST") == made
    assert Asked().ask(burst * 2, path) == burst * 2


class AskedAtOnce(Asked):
    """Requests that are answered only when they are told to be."""

    def __init__(self) -> None:
        super().__init__()
        self.end = asyncio.Event()

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.let_through += 1
        await self.end.wait()


@pytest.mark.parametrize(
    ("method", "path", "at_once"),
    [
        ("GET", "/api/mine", MOST_ANSWERED_AT_ONCE),
        ("POST", "/api/tables/x/actions", MOST_ANSWERED_AT_ONCE),
        ("POST", "/api/tables", 1),
        ("GET", "/api/tables/x/hint", 10),
        ("GET", "/api/replays/x", 10),
    ],
)
def test_an_address_has_few_requests_answered_at_once(method: str, path: str, at_once: int) -> None:
    async def run() -> None:
        asked = AskedAtOnce()
        async with asyncio.TaskGroup() as asking:
            for number in range(10):
                asking.create_task(asked.ask_once(path, method, number=number))
            await ready()
            assert asked.let_through == at_once
            asking.create_task(asked.ask_once(path, method, "5.6.7.8"))
            await ready()
            assert asked.let_through == at_once + 1
            asked.end.set()
        assert asked.let_through == 11

    asyncio.run(run())


async def ready() -> None:
    """Until everybody waits for something."""
    for _ in range(100):
        await asyncio.sleep(0)


def test_who_asks_too_often_has_to_wait(start: Callable[..., Server]) -> None:
    server = start(limits=True)
    with Person.program(server) as ilse, Person.program(server) as bruno:
        answers = [ilse.http.get("/api/mine") for _ in range(BY_PLAYER.burst)]
        assert {answer.status_code for answer in answers} == {200}
        refused = next(
            answer for _ in range(10_000) if not (answer := ilse.http.get("/api/mine")).is_success
        )
        assert refused.status_code == 429
        assert refused.json()["error"]["id"] == "too-often"
        assert refused.headers["retry-after"] == "1"
        assert bruno.http.get("/api/mine").status_code == 200


# -- headers and errors ---------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/table/x", "/assets/x.js"])
def test_every_answer_carries_the_headers_of_safety(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    for rule in (
        "default-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
    ):
        assert rule in policy.split("; ")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("POST", "/api/nowhere", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("DELETE", "/api/tables", 404),
        ("PUT", "/api/tables/x/actions", 404),
        ("POST", "/", 405),
        ("GET", "/api/tables/x/replay?seat=9", 400),
        ("GET", "/api/tables/x/why", 400),
    ],
)
def test_every_error_has_one_form(bruno: Person, method: str, path: str, status: int) -> None:
    answer = bruno.http.request(method, path)
    assert answer.status_code == status
    error: Json = answer.json()["error"]
    assert isinstance(error["id"], str)
    assert isinstance(error["message"], str)
    assert answer.headers["content-type"] == "application/json"


def test_large_answers_are_compressed(ilse: Person) -> None:
    answer = ilse.http.get("/api/games/conspiracy/cards")
    assert answer.headers["content-encoding"] == "gzip"
