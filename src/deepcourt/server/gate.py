"""The gate: limits that every connection keeps before the application hears of it.

uvicorn parses requests and has no limits on them. Its two protocols, HTTP and WebSocket, are
extended here: nobody sends a large head, takes long to send a request or to read an answer, or
holds many connections.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import Crowd, Networks
from .settings import Settings

LARGEST_HEAD = 32 * 1024  # bytes: the address and all headers
MOST_HEADERS = 100
LARGEST_REQUEST = 4 * 1024 * 1024  # bytes after the head; the application refuses much smaller ones
MOST_PIPELINED = 8  # requests on one connection that wait for the answers before them
MOST_HEARD = 16 * 1024  # bytes from a WebSocket in the seconds below: a viewer says only "pong"
HEARD_SECONDS = 60.0

IDLE, HEAD, BODY = range(3)  # what a client is about to send: nothing, or a part of a request

MOST_CONNECTIONS = 8192
SPARE_FILES = 128  # for the database, pages, and bots in processes of their own


class Gate:
    """Who may come in."""

    def __init__(self, settings: Settings, most: int = MOST_CONNECTIONS) -> None:
        self.settings = settings
        self.most = most
        self.inside = 0
        self.proxies = Networks(settings.trusted_proxies)
        self.crowd = Crowd(settings.connections_per_address if settings.limits else None)

    def enter(self, peer: str) -> bool:
        """Let a connection in, unless there are too many. Who comes through a trusted proxy is
        limited as soon as the application knows the address: see `limits`."""
        if self.inside >= self.most or not (peer in self.proxies or self.crowd.enter(peer)):
            return False
        self.inside += 1
        return True

    def leave(self, peer: str) -> None:
        self.inside -= 1
        if peer not in self.proxies:
            self.crowd.leave(peer)


class Configuration(uvicorn.Config):
    """How uvicorn serves an application behind a gate."""

    def __init__(self, app: ASGIApp, gate: Gate, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=LiveConnection, **more)
        self.gate = gate


class Reading:
    """Notices a client that does not read what it was sent."""

    transport: asyncio.Transport
    _unread_since: float | None = None

    def reads_nothing(self, now: float, patience: float) -> bool:
        if not self.transport.get_write_buffer_size():
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        return self._unread_since is not None and now - self._unread_since > patience


class TooMuch(Exception):
    """A request beyond the limits."""


class HttpConnection(Reading, HttpToolsProtocol):
    """A connection that sends its requests in good time, or is closed."""

    config: Configuration
    inside = False
    _answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self._begin(HEAD)
        self.inside = self.config.gate.enter(self.peer)
        if not self.inside:
            self._refuse(503, "too-many-connections", "too many connections; close some, or wait")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._answering is not None:  # uvicorn knows only the last of several requests
            self._answering.disconnected = True
            self._answering.message_event.set()
        if self.inside:
            self.config.gate.leave(self.peer)

    def is_overdue(self, now: float) -> bool:
        settings = self.config.gate.settings
        took = now - self._since
        return (
            (self._stage == HEAD and took > settings.head_seconds)
            or (self._stage == BODY and took > settings.body_seconds)
            or self.reads_nothing(now, settings.unread_seconds)
        )

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)  # starts anew whenever a stage begins
        super().data_received(data)
        if self._stage == HEAD and self._received > LARGEST_HEAD:
            self._refuse_head()
        elif self._stage == BODY and self._received > LARGEST_REQUEST:
            self.transport.close()
        elif self._stage == IDLE and not self._is_answering():
            self._begin(HEAD)  # of an empty line, or the rest of a body that was refused

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a `LiveConnection`, with its place among those inside."""
        if self.url.isascii():
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("not ASCII")

    # -- as the parser finds them ----------------------------------------------------------

    def on_message_begin(self) -> None:
        self._begin(HEAD)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._head += len(name) + len(value)
        if self._head > LARGEST_HEAD or self._headers > MOST_HEADERS:
            raise TooMuch
        if self._stage == HEAD:  # and not after a body, where nobody expects them
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._begin(BODY)
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._begin(IDLE)
        super().on_message_complete()

    # -- limits ----------------------------------------------------------------------------

    def _begin(self, stage: int) -> None:
        self._stage = stage
        self._since = self.loop.time()
        self._received = 0
        if stage == HEAD:
            self._head = 0
            self._headers = 0

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read on: the parser stopped, or one of us raised."""
        if self._head > LARGEST_HEAD or self._headers > MOST_HEADERS:
            self._refuse_head()
        else:
            self._refuse(400, "malformed", "this is not a request of HTTP/1.1")

    def _refuse_head(self) -> None:
        most = f"{LARGEST_HEAD} bytes and {MOST_HEADERS} headers"
        self._refuse(431, "too-large", f"the head of a request has at most {most}")

    def _refuse(self, status: int, id: str, message: str) -> None:
        if not self._is_answering():
            self.transport.write(answer(status, id, message))
        self.transport.close()


class LiveConnection(Reading, WebSocketsSansIOProtocol):
    """A WebSocket whose client says little, or is closed."""

    config: Configuration

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()
        self._heard = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.gate.leave(self.client[0] if self.client else "")

    def is_overdue(self, now: float) -> bool:
        return self.reads_nothing(now, self.config.gate.settings.unread_seconds)

    def data_received(self, data: bytes) -> None:
        now = self.loop.time()
        if now - self._since > HEARD_SECONDS:
            self._since, self._heard = now, 0
        if self.handshake_initiated:
            self._heard += len(data)
        super().data_received(data)
        if not self.handshake_initiated:  # the request came as a whole, and was not understood
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self._heard > MOST_HEARD:
            self.transport.abort()


def close_overdue(connections: Iterable[asyncio.BaseProtocol], now: float) -> None:
    """Cut off everybody who keeps us waiting."""
    for connection in list(connections):
        assert isinstance(connection, HttpConnection | LiveConnection)
        if connection.is_overdue(now):
            connection.transport.abort()


def answer(status: int, id: str, message: str) -> bytes:
    """A refusal in the form of `errors.error_response`, as it goes over the line."""
    body = json.dumps({"error": {"id": id, "message": message}})
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n{body}"
    ).encode()


# -- open files -----------------------------------------------------------------------------


def room_for(connections: int) -> tuple[int, int]:
    """How many connections, up to so many, this process has room for, and how many may wait to be
    let in. Every connection is an open file, and so is one that is about to be refused."""
    backlog = connections // 8
    files = allow_files(connections + 2 * backlog + SPARE_FILES)
    if files < connections + 2 * backlog + SPARE_FILES:
        backlog = max(1, (files - SPARE_FILES) // 8)
        connections = max(1, files - SPARE_FILES - 2 * backlog)
    return connections, backlog


def allow_files(wanted: int) -> int:
    """Ask the system for so many open files; how many there are in the end."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft
