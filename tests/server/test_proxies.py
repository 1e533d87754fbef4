"""Proxies and names: who is believed, and under which names the server answers.

Proxies run at other addresses of this machine than the clients and the server."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from deepcourt.server.limits import MAKING_BY_ADDRESS
from deepcourt.server.safety import BehindProxies, KnownHosts

from .door import HERE, Answer, Line, request, serving
from .house import PATIENCE, Server

PROXY = "127.0.0.2"
NAME = "games.example.org"
MANY = 10_000  # requests; the server has had enough much sooner
BURST = MAKING_BY_ADDRESS.burst  # players that a client makes at once


class Proxy:
    """A reverse proxy as others are: it tells whom it heard from, and that they use HTTPS."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.ready = threading.Event()

    async def run(self) -> None:
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self.forward, HERE, 0) as listening:
            self.port = listening.sockets[0].getsockname()[1]
            self.ready.set()
            await self.ended.wait()

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        client = writer.get_extra_info("peername")[0]
        head = await reader.readuntil(b"\r\n\r\n")
        told = f"X-Forwarded-For: {client}\r\nX-Forwarded-Proto: https\r\n\r\n"
        server = await asyncio.open_connection(HERE, self.server, local_addr=(PROXY, 0))
        server[1].write(head[:-2] + told.encode())
        await asyncio.gather(pipe(reader, server[1]), pipe(server[0], writer))


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


@contextmanager
def proxied(server: int) -> Iterator[int]:
    """A proxy in front of a server; its port."""
    proxy = Proxy(server)
    thread = threading.Thread(target=lambda: asyncio.run(proxy.run()))
    thread.start()
    assert proxy.ready.wait(PATIENCE)
    yield proxy.port
    proxy.loop.call_soon_threadsafe(proxy.ended.set)
    thread.join()


def asked(port: int, head: bytes, address: str = HERE) -> Answer:
    line = Line(port, address)
    line.send(head)
    answer = line.answer()
    line.close()
    return answer


def new_player(*headers: str, host: str = HERE) -> bytes:
    return request("/api/players", *headers, "Content-Length: 0", host=host, method="POST")


def asked_in_vain(port: int, address: str = HERE, lies: bool = False) -> int:
    """Ask very often, perhaps with another lie each time about where it comes from, until the
    server has enough of this address; how many requests it has answered before."""
    for number in range(MANY):
        headers = [f"X-Forwarded-For: 10.0.{number % 256}.1", f"Forwarded: for=10.1.{number}.1"]
        head = new_player(*headers if lies else (), host=NAME)
        if asked(port, head, address).status == 429:
            return number
    raise AssertionError("the server never has enough")


# -- who asks -------------------------------------------------------------------------------


def test_nobody_is_believed_unasked(tmp_path: Path) -> None:
    """Not even this machine, nor where the environment says so."""
    with serving(
        tmp_path, "--allowed-host", NAME, environment={"FORWARDED_ALLOW_IPS": "*"}
    ) as port:
        asked_in_vain(port, lies=True)
        body = b'{"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "here"}]}'
        headers = ("Content-Type: application/json", "X-Forwarded-Proto: https")
        line = Line(port, "127.0.0.3")
        length = f"Content-Length: {len(body)}"
        line.send(request("/api/tables", *headers, length, method="POST") + body)
        head = line.answer().head
        assert "set-cookie" in head
        assert "Secure" not in head


def test_a_trusted_proxy_tells_who_asks(tmp_path: Path) -> None:
    options = ("--trusted-proxy", PROXY, "--allowed-host", NAME)
    with serving(tmp_path, *options) as port, proxied(port) as proxy:
        asked_in_vain(proxy, "127.0.0.3", lies=True)
        assert asked(proxy, new_player(host=NAME), "127.0.0.4").status == 201
        # the same client, come directly, has only what it was given since
        assert asked_in_vain(port, "127.0.0.3") < BURST


def test_without_trust_a_proxy_is_one_client(tmp_path: Path) -> None:
    with serving(tmp_path, "--allowed-host", NAME) as port, proxied(port) as proxy:
        asked_in_vain(proxy, "127.0.0.3")
        assert asked_in_vain(proxy, "127.0.0.4") < BURST


@pytest.mark.parametrize(
    ("peer", "told", "client"),
    [
        ("10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6", "1.2.3.4, 10.0.0.2"], "1.2.3.4"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["6.6.6.6, nonsense, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        ("10.0.0.1", ["[2001:db8::1]:5678"], "2001:db8::1"),
        ("10.0.0.1", ["2001:db8::1"], "2001:db8::1"),
        ("1.2.3.4", ["6.6.6.6"], "1.2.3.4"),
    ],
)
def test_the_client_is_the_last_one_not_trusted(peer: str, told: list[str], client: str) -> None:
    headers = [(b"x-forwarded-for", one.encode()) for one in told]
    assert heard({"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers})[
        "client"
    ] == (client, 1 if client == peer == "1.2.3.4" else 0)


@pytest.mark.parametrize("told", ["https", "wss", "http", "ftp", ""])
@pytest.mark.parametrize(("kind", "scheme"), [("http", "http"), ("websocket", "ws")])
def test_the_scheme_is_what_a_trusted_proxy_says(kind: str, scheme: str, told: str) -> None:
    headers = [(b"x-forwarded-proto", told.encode())]
    scope = {"type": kind, "scheme": scheme, "headers": headers}
    safe = told in ("https", "wss")
    assert heard({**scope, "client": ("10.0.0.1", 1)})["scheme"] == scheme + "s" * safe
    assert heard({**scope, "client": ("1.2.3.4", 1)})["scheme"] == scheme


def heard(scope: Scope) -> Scope:
    """What the application hears of a request, with all of 10.0.0.0/8 trusted."""
    scopes = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scopes.append(scope)

    async def receive() -> Message:
        raise AssertionError("nothing was sent")

    async def send(message: Message) -> None:
        raise AssertionError("nothing is answered")

    asyncio.run(BehindProxies(app, ["10.0.0.0/8"])(scope, receive, send))
    return scopes[0]


# -- playing through a proxy ----------------------------------------------------------------


def test_one_plays_and_watches_through_a_proxy(tmp_path: Path) -> None:
    options = ("--trusted-proxy", "127.0.0.0/28", "--allowed-host", "*.example.org")
    with serving(tmp_path, *options) as port, proxied(port) as proxy:
        line = Line(proxy)
        body = b'{"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "here"}]}'
        headers = (
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            f"Origin: https://{NAME}",
            "Sec-Fetch-Site: same-origin",
        )
        line.send(request("/api/tables", *headers, host=NAME, method="POST") + body)
        made = line.answer()
        assert made.status == 201
        cookie = next(one for one in made.head.splitlines() if one.startswith("set-cookie:"))
        assert cookie.endswith("; Secure")
        path = f"/api/tables/{json.loads(made.body)['id']}/live"
        assert watching(proxy, path, "https://games.example.org") == "table"
        with pytest.raises(InvalidStatus) as refused:
            watching(proxy, path, "https://evil.example")
        assert refused.value.response.status_code == 403
        evil = (*headers[:2], "Origin: https://evil.example")
        answer = asked(proxy, request("/api/tables", *evil, host=NAME, method="POST") + body)
        assert answer.status == 403


def watching(port: int, path: str, origin: str) -> str:
    """The kind of the first message that a page of some site hears."""
    line = socket.create_connection((HERE, port))
    url = f"ws://{NAME}{path}"
    with connect(url, sock=line, origin=Origin(origin), proxy=None) as live:
        return str(json.loads(live.recv())["type"])


# -- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:80", "my.localhost", HERE, "[::1]:8642"])
def test_the_server_has_names_without_being_told(server: Server, host: str) -> None:
    assert asked(server.port, request(host=host)).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "8.8.8.8", "", "127.0.0.1.evil.example", "[::"],
)
def test_another_name_is_refused(server: Server, host: str) -> None:
    answer = asked(server.port, request(host=host))
    assert (answer.status, answer.error) == (421, "unknown-host")
    assert "--allowed-host" in answer.body


@pytest.mark.parametrize("hosts", [(), ("Host: localhost", "Host: evil.example")])
def test_there_is_one_name(server: Server, hosts: tuple[str, ...]) -> None:
    head = "\r\n".join(["GET /api/games HTTP/1.1", *hosts, "", ""]).encode()
    assert asked(server.port, head).status == 421


def test_another_name_cannot_listen(server: Server) -> None:
    line = socket.create_connection((HERE, server.port))
    with (
        pytest.raises(InvalidStatus) as refused,
        connect("ws://evil.example/api/tables/x/live", sock=line, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("games.example.org", True),
        ("a.b.example.org:443", True),
        ("Games.Example.ORG.", True),
        ("example.org", False),
        ("evilexample.org", False),
        ("club.test", True),
        ("www.club.test", False),
        ("203.0.113.7:8642", True),
        ("192.168.1.5", True),
        ("192.168.1.6", False),
        ("[2001:DB8::0:1]", True),
    ],
)
def test_names_can_be_given(host: str, known: bool) -> None:
    names = ["*.example.org", "club.test", "203.0.113.7", "2001:db8::1"]
    hosts = KnownHosts(nobody, names)
    headers = [(b"host", host.encode())]
    assert hosts.knows({"type": "http", "headers": headers, "server": ("192.168.1.5", 80)}) is known


async def nobody(scope: Scope, receive: Receive, send: Send) -> None:
    raise AssertionError("nobody is asked")


def test_a_server_for_all_addresses_has_the_name_of_its_machine(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as port:
        for host, status in ((socket.gethostname(), 200), ("evil.example", 421), (PROXY, 200)):
            assert asked(port, request(host=f"{host}:{port}")).status == status


@pytest.mark.parametrize("given", ["nonsense", "10.0.0.1/8", "10.0.0"])
def test_a_proxy_is_an_address_or_a_network(tmp_path: Path, given: str) -> None:
    with (
        pytest.raises(AssertionError, match="trusted-proxy"),
        serving(tmp_path, "--trusted-proxy", given),
    ):
        pass
