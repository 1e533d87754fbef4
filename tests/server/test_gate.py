"""The gate: what every connection has to keep to, in real processes and over real sockets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from deepcourt.server.addresses import Crowd, Networks, counted_as
from deepcourt.server.gate import LARGEST_HEAD, MOST_HEADERS, MOST_PIPELINED, SPARE_FILES

from .door import Line, request, serving, until_let_in
from .house import Json, Live, Person, Server

UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'tables.sqlite'}"
    seconds: dict[str, Json] = {"head_seconds": 0.2, "body_seconds": 0.2}
    seconds |= {"unread_seconds": 0.2, "idle_seconds": 1}
    server = Server(database, **seconds)
    yield server
    assert "Traceback" not in server.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server.port)
    yield line
    line.close()


# -- the head of a request ------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        request("/api/games", f"X-Large: {'x' * LARGEST_HEAD}"),
        request("/api/games", *(f"X-{n}: {'x' * 900}" for n in range(40))),
        request("/api/games", *("X: x" for _ in range(MOST_HEADERS))),
        request(f"/api/games?{'x' * LARGEST_HEAD}"),
    ],
    ids=["one large header", "many together", "many", "a long address"],
)
def test_a_large_head_is_refused(line: Line, head: bytes) -> None:
    line.send(head)
    answer = line.answer()
    assert (answer.status, answer.error) == (431, "too-large")
    assert line.is_closed()


def test_a_head_that_does_not_end_is_cut_off(line: Line) -> None:
    line.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Large: ")
    assert line.is_cut_off(b"x" * LARGEST_HEAD)


def test_a_head_as_large_as_allowed_is_read_in_any_pieces(line: Line) -> None:
    head = request("/api/games", f"X-Large: {'x' * (LARGEST_HEAD - 100)}")
    for first in range(0, len(head), 5000):
        line.send(head[first : first + 5000])
    assert line.answer().status == 200


def test_headers_after_a_body_are_not_headers_of_the_request(server: Server, line: Line) -> None:
    token = Person.program(server).headers["authorization"]
    body = b"2\r\n{}\r\n0\r\nAuthorization: " + token.encode() + b"\r\n\r\n"
    line.send(request("/api/tables/x/undo", "Transfer-Encoding: chunked", method="POST") + body)
    assert line.answer().status == 401


def test_what_is_not_http_is_refused(line: Line) -> None:
    line.send(b"\x16\x03\x01 hello\r\n\r\n")
    answer = line.answer()
    assert (answer.status, answer.error) == (400, "malformed")
    assert line.is_closed()


# -- in good time ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api/ga", request()[:-2], request("/", "Content-Length: 9", method="POST") + b"x"],
    ids=["nothing", "a word", "no end", "half a body"],
)
def test_who_takes_too_long_is_cut_off(impatient: Server, sent: bytes) -> None:
    line = Line(impatient.port)
    line.send(sent)
    assert line.is_closed()


@pytest.mark.parametrize("sent", [b"", b"\r\n", b"GET"])
def test_a_connection_is_not_kept_for_ever(impatient: Server, sent: bytes) -> None:
    line = Line(impatient.port)
    line.send(request())
    assert line.answer().status == 200
    line.send(sent)
    assert line.is_closed()


def test_who_does_not_read_is_cut_off(impatient: Server) -> None:
    assert Line(impatient.port).is_cut_off(request("/api/games/tyrants/cards"))


def test_a_refused_body_does_not_come_for_ever(line: Line) -> None:
    line.send(request("/api/tables", f"Content-Length: {10**12}", method="POST"))
    assert line.is_cut_off(b"x" * 100_000)


# -- one after the other --------------------------------------------------------------------


def test_some_requests_may_follow_each_other_unasked(line: Line) -> None:
    line.send(request() * MOST_PIPELINED)
    assert [line.answer().status for _ in range(MOST_PIPELINED)] == [200] * MOST_PIPELINED


def test_many_requests_at_once_are_refused(start: Callable[..., Server]) -> None:
    server = start()
    line = Line(server.port)
    line.send(request() * 1000)
    assert line.is_closed()
    with Person(server) as ilse:
        ilse.get("/games")
    assert "Traceback" not in server.stop()


# -- how many -------------------------------------------------------------------------------


def test_one_address_has_so_many_connections(start: Callable[..., Server]) -> None:
    server = start(limits=True, connections_per_address=3)
    with Person(server) as ilse, ilse.live(ilse.table("me", "here")["id"]):
        third = Line(server.port)
        third.send(request())
        assert third.answer().status == 200
        refused = Line(server.port)
        answer = refused.answer()
        assert (answer.status, answer.error) == (503, "too-many-connections")
        assert refused.is_closed()
        other = Line(server.port, "127.0.0.2")
        other.send(request())
        assert other.answer().status == 200
    again = [until_let_in(server.port) for _ in range(2)]
    answer = Line(server.port).answer()
    assert (answer.status, answer.error) == (503, "too-many-connections")
    for line in (third, other, *again):
        line.close()


def test_there_are_files_left_when_all_connections_are_taken(tmp_path: Path) -> None:
    with serving(tmp_path, files=SPARE_FILES + 100) as port:
        early = Line(port)
        early.send(request())
        assert early.answer().status == 200
        lines: list[Line] = []
        while not (lines and lines[-1].is_refused()):
            lines.append(Line(port, f"127.0.0.{2 + len(lines) % 5}"))
        assert len(lines) <= 100
        answer = Line(port).answer()
        assert (answer.status, answer.error) == (503, "too-many-connections")
        lines += [Line(port) for _ in range(200)]  # each is refused, some while others come
        body = b'{"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "here"}]}'
        headers = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        early.send(request("/api/tables", *headers, method="POST") + body)
        assert early.answer().status == 201
        early.send(request("/"))  # pages are files, too
        assert early.answer().status == 200
        for line in lines:
            line.close()
        until_let_in(port)


LIMITS = (20_000, 1000, 200)  # of open files, each lower than the one before
ROOM = """
import resource
from deepcourt.server.gate import room_for
for most in %r:
    resource.setrlimit(resource.RLIMIT_NOFILE, (150, most))
    print(*room_for(8192), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_connections_fit_into_the_open_files() -> None:
    command = [sys.executable, "-c", ROOM % (LIMITS,)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    for most, line in zip(LIMITS, ran.stdout.splitlines(), strict=True):
        connections, backlog, files = map(int, line.split())
        assert backlog > 0
        assert connections + 2 * backlog + SPARE_FILES <= files <= most
        assert connections == 8192 or connections > (most - SPARE_FILES) / 2


# -- WebSockets -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/tables/x/live", (*UPGRADE, f"X-Large: {'x' * 9000}"), 431),
        ("/api/tables/x/live", UPGRADE[:3], 400),
        ("/api/tables/é/live", UPGRADE, 400),
        ("/api/tables/x/live", UPGRADE, 404),
    ],
)
def test_a_websocket_that_cannot_be_opened_is_answered_and_closed(
    line: Line, path: str, headers: tuple[str, ...], status: int
) -> None:
    line.send(request(path, *headers))
    assert line.answer().status == status
    assert line.is_closed()


def test_a_viewer_who_talks_without_end_is_cut_off(ilse: Person) -> None:
    with ilse.live(ilse.table("me", "here")["id"]) as live, pytest.raises(ConnectionClosed):
        ping_on(live)


def ping_on(live: Live) -> None:
    for number in range(100_000):
        live.socket.ping(f"{number:0100}")


# -- addresses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("::ffff:1.2.3.4", "::ffff:1.2.3.5", False),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (counted_as(one) == counted_as(other)) is same
    crowd = Crowd(1)
    assert crowd.enter(one)
    assert crowd.enter(other) is not same
    crowd.leave(one)
    assert crowd.enter(one)


def test_networks_hold_addresses() -> None:
    networks = Networks(["10.0.0.0/8", "192.168.1.1", "2001:db8::/32"])
    for inside in ("10.1.2.3", "192.168.1.1", "2001:db8:1::1", "::ffff:10.0.0.1"):
        assert inside in networks
    for outside in ("11.0.0.1", "192.168.1.2", "2001:db9::1", "10.0.0", "", "x" * 10_000):
        assert outside not in networks
