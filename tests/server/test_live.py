"""Live: what happens reaches everybody, in order, and whoever was away catches up."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .house import PATIENCE, Json, Live, Person, Server, play_on, present

SLOW_ENOUGH = 5000  # messages of some kilobytes: more than all buffers between two sockets hold


def test_a_spectator_hears_every_action_in_order(ilse: Person, spectator: Person) -> None:
    table = ilse.table("me", "here")
    with spectator.live(table["id"]) as live:
        first = live.next()
        assert first["type"] == "table"
        assert first["viewer"] is None
        while not table["over"]:
            action = table["view"]["decision"]["actions"][0]
            seat = table["view"]["decision"]["seat"]
            table = ilse.act(table, action)
            message = live.next()
            assert message["type"] == "action"
            assert message["number"] == table["number"]
            assert message["seat"] == seat
            assert message["action"] == action
            assert message["events"]
            assert message["table"]["number"] == table["number"]


def test_whoever_was_away_gets_what_was_missed_one_by_one(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", seed=5)["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    people = (ilse, bruno)
    with ilse.live(id) as live:
        live.next()
        for _ in range(30):
            deciding = ilse.get(f"/tables/{id}")["view"]["decision"]["seat"]
            people[deciding].act(people[deciding].get(f"/tables/{id}"))
            live.next()
    told = [message for message in map_json(live.texts) if message["type"] == "action"]
    for since in (0, 7, 29, 30):
        with ilse.live(id, since) as again:
            missed = [again.next() for _ in range(30 - since)]
            last = again.next()
        assert [one["number"] for one in missed] == list(range(since + 1, 31))
        for one, before in zip(missed, told[since:], strict=True):
            assert stripped(one) == stripped(before)
        assert last["type"] == "table"
        assert last["number"] == 30


def map_json(texts: list[str]) -> list[Json]:
    return [json.loads(text) for text in texts]


def stripped(message: Json) -> Json:
    """A message without what may differ when it is told again."""
    table = {
        key: value
        for key, value in message["table"].items()
        if key not in ("seats", "can_undo", "thinking")
    }
    return {**message, "table": table}


def test_whoever_saw_more_than_there_is_now_hears_of_the_undo(ilse: Person) -> None:
    table = ilse.act(ilse.table("me", "here"))
    with ilse.live(table["id"], since=5) as live:
        undone = live.next()
        assert undone["type"] == "undone"
        assert undone["number"] == 1
        assert live.next()["type"] == "table"


def test_everybody_sees_who_is_there(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open")["id"]

    def online(message: Json) -> list[bool]:
        return [seat["online"] for seat in present(message)["seats"]]

    with ilse.live(id) as live:
        assert online(live.next()) == [True, False]
        bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
        joined = live.next()
        assert joined["type"] == "table"
        assert joined["started"]
        assert online(joined) == [True, False]
        with bruno.live(id) as other:
            assert online(other.next()) == [True, True]
            assert online(live.next()) == [True, True]
        assert online(live.next()) == [True, False]
        bruno.post(f"/tables/{id}/rename", {"seat": 1, "name": "Bo"})
        assert live.next()["seats"][1]["name"] == "Bo"


def test_bots_can_be_followed(start: Callable[..., Server]) -> None:
    """While somebody watches, a bot rests between its actions."""
    pause = 0.3
    with Person(start(bot_pause=pause)) as spectator:
        id = spectator.table("me", "greedy", "greedy", seed=2)["id"]
        spectator.post(f"/tables/{id}/leave")
        began = time.monotonic()  # a busy machine makes it longer, and nothing makes it shorter
        with spectator.live(id) as live:
            live.until(lambda message: message["type"] == "action")
            for _ in range(4):
                assert live.next()["table"]["thinking"] is not None
        assert time.monotonic() - began > 4 * pause


def test_whoever_is_told_a_lot_is_pinged_all_the_same(start: Callable[..., Server]) -> None:
    """Else nobody at a busy table would have anything to answer, and all would count as silent."""
    with Person.program(start(ping_seconds=1.0)) as ilse:
        id = ilse.table("me", "here")["id"]
        pings = 0
        with ilse.live(id) as live:
            while pings < 5:
                if json.loads(live.socket.recv(PATIENCE))["type"] == "ping":
                    live.socket.send('{"type": "pong"}')
                    pings += 1
                else:
                    ilse.post(f"/tables/{id}/rename", {"seat": 0, "name": f"Ilse {pings}"})


def test_the_server_pings_and_gives_up_on_the_silent(start: Callable[..., Server]) -> None:
    with Person(start(ping_seconds=2.0)) as person:
        id = person.table("me", "open")["id"]
        with person.live(id) as live:
            live.next()
            assert live.socket.recv(PATIENCE) == '{"type":"ping"}'
            for _ in range(2):
                live.socket.send('{"type": "pong"}')
                live.socket.recv(PATIENCE)
            with pytest.raises(ConnectionClosed) as closed:
                read_all(live)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


def read_all(live: Live) -> None:
    """Read and say nothing."""
    while True:
        live.socket.recv(PATIENCE)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"pong"',
        '{"type": "ping"}',
        '{"type": "pong", "more": 1}',
        '{"type": "action", "action": "draw-lords 1"}',
        "[" * 3000,
        b"\x00\x01",
        b'{"type": "pong"}',
    ],
)
def test_nonsense_ends_the_connection(ilse: Person, frame: str | bytes) -> None:
    id = ilse.table("me", "open")["id"]
    with ilse.live(id) as live:
        live.next()
        live.socket.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            live.socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert ilse.get(f"/tables/{id}")["id"] == id


def test_a_large_frame_ends_the_connection(ilse: Person) -> None:
    id = ilse.table("me", "open")["id"]
    with ilse.live(id) as live:
        live.next()
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "", "9" * 30, "²"])
def test_a_wrong_since_is_refused(ilse: Person, since: str) -> None:
    id = ilse.table("me", "open")["id"]
    with pytest.raises(InvalidStatus) as refused, ilse.live(id, since):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 400


def test_there_is_no_such_table_to_watch(ilse: Person) -> None:
    with pytest.raises(InvalidStatus) as refused, ilse.live("nowhere"):
        pass
    assert refused.value.response.status_code == 404


def test_a_client_that_never_reads_is_dropped_and_nobody_waits_for_it(
    start: Callable[..., Server],
) -> None:
    server = start(waiting_messages=8)
    with Person.program(server) as ilse, Person.program(server) as sleeper:
        id = ilse.table("me", "open", "here", "here")["id"]
        sleeper.post(f"/tables/{id}/join", {"name": "Sleeper"})
        asleep = deaf_socket(server, id, sleeper.headers["authorization"])
        with ilse.live(id) as live:
            live.until(lambda message: message["seats"][1]["online"])
            for number in range(SLOW_ENOUGH):
                ilse.post(f"/tables/{id}/rename", {"seat": 0, "name": f"{number} {'x' * 30}"})
                message = live.until(lambda one: one["seats"][0]["name"][-1] == "x")
                if not message["seats"][1]["online"]:
                    break
            else:
                raise AssertionError("the client that never reads was never dropped")
            assert closing_code(asleep) == 1013  # at once: the server waits for seconds only
        assert server.memory() < 300_000_000
        assert ilse.get(f"/tables/{id}")["seats"][1]["name"] == "Sleeper"


def deaf_socket(
    server: Server, id: str, authorization: str, since: int | None = None
) -> socket.socket:
    """A WebSocket whose owner reads the handshake and nothing more."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE)
    deaf.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    query = "" if since is None else f"?since={since}"
    deaf.sendall(
        f"GET /api/tables/{id}/live{query} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nAuthorization: {authorization}\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    return deaf


def closing_code(deaf: socket.socket) -> int:
    """Read at last: the code of the frame that the stream ends with."""
    tail = b""
    with deaf:
        while data := deaf.recv(1 << 16):
            tail = (tail + data)[-200:]
            if b"\x88\x02" in tail[-4:] or tail[-4:-2] == b"\x88\x02":
                break
    return int.from_bytes(tail[-2:], "big")


def test_a_game_of_two_screens_and_a_spectator_stays_in_step(
    ilse: Person, bruno: Person, spectator: Person
) -> None:
    id = ilse.table("me", "greedy", seed=11)["id"]
    with ilse.live(id) as mine, spectator.live(id) as theirs:
        end = play_on(ilse, mine, present(mine.next()))
        assert present(theirs.until(lambda m: present(m)["over"]))["number"] == end["number"]
    numbers = [m["number"] for m in map_json(theirs.texts) if m["type"] == "action"]
    assert numbers == sorted(set(numbers))
