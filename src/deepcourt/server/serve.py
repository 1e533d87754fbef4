"""`deepcourt serve`: start the server and open the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from contextlib import suppress

import uvicorn

from ..core.text import Words
from .app import create_app
from .settings import Settings
from .storage import prepare

USUAL_PORT = 8642
LARGEST_FRAME = 4096  # all that a viewer says is "pong"


def serve(
    settings: Settings, host: str, port: int | None, open_browser: bool, words: Words
) -> None:
    """Serve until interrupted. Without a port: the usual one, or a free one if that is taken."""
    asyncio.run(prepare(settings.database_url))
    listener = listen_on(host, port)
    address = address_of(listener)
    print(words.say("server-address", address=address), flush=True)
    print(words.say("server-stop"), flush=True)
    server = Server(configuration(settings), address if open_browser else None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,  # a player thinks longer than the usual five seconds
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Opens the browser when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str | None) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.address:
            webbrowser.open(self.address)


def listen_on(host: str, port: int | None) -> socket.socket:
    try:
        return bound(host, USUAL_PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        return bound(host, 0)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
