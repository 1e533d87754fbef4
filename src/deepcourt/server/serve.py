"""`deepcourt serve`: start the server and open the browser."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace

import uvicorn

from ..core.text import Words
from .app import create_app
from .gate import MOST_CONNECTIONS, Configuration, Gate, close_overdue, room_for
from .settings import Settings
from .storage import UnusableDatabase, prepare

USUAL_PORT = 8642
EVERYWHERE = ("0.0.0.0", "::")  # all addresses of this machine
TICKS_PER_SECOND = 10  # of uvicorn
LARGEST_FRAME = 4096  # all that a viewer says is "pong"


def serve(
    settings: Settings, host: str, port: int | None, open_browser: bool, words: Words
) -> None:
    """Serve until interrupted. Without a port: the usual one, or a free one if that is taken."""
    try:
        asyncio.run(prepare(settings.database_url))
    except UnusableDatabase as error:
        sys.exit(f"deepcourt: {error}")
    most, backlog = room_for(MOST_CONNECTIONS)
    listener = listen_on(host, port, backlog)
    address = address_of(listener)
    print(words.say("server-address", address=address), flush=True)
    print(words.say("server-stop"), flush=True)
    settings = replace(settings, allowed_hosts=(*settings.allowed_hosts, *own_names(host)))
    config = configuration(settings, Gate(settings, most), backlog)
    server = Server(config, address if open_browser else None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(1)


def configuration(settings: Settings, gate: Gate, backlog: int) -> Configuration:
    return Configuration(
        create_app(settings),
        gate,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="error",  # a request that is no HTTP is nothing to warn of
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `safety.BehindProxies` reads them, from trusted proxies only
        backlog=backlog,
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Opens the browser when it is ready, and closes connections that keep it waiting."""

    def __init__(self, config: uvicorn.Config, address: str | None) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # whoever looks for garbage among all the modules stops everybody for 0.1 s
        if self.started and self.address:
            webbrowser.open(self.address)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            close_overdue(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)


def listen_on(host: str, port: int | None, backlog: int) -> socket.socket:
    try:
        return bound(host, USUAL_PORT if port is None else port, backlog)
    except OSError:
        if port is not None:
            raise
        return bound(host, 0, backlog)


def bound(host: str, port: int, backlog: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=backlog)


def own_names(host: str) -> list[str]:
    """What this server may be called, besides `localhost` and its addresses."""
    if host not in EVERYWHERE:
        return [host]
    name = socket.gethostname()
    return [name, f"{name.partition('.')[0]}.local"]


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
