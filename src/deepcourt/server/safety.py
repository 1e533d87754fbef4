"""Safety: what every request passes before it is looked at, and what every answer carries."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import Networks, read_address
from .errors import error_response

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 512 * 1024
READING_METHODS = ("GET", "HEAD", "OPTIONS")
LONGEST_HOST = 260  # characters of a name with its port
ENCRYPTED = ("https", "wss")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SafeHeaders:
    """Adds the headers that keep browsers from doing what we never ask them to."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_safely)


class BehindProxies:
    """Believes what trusted proxies say of who asks, and nobody else.

    `X-Forwarded-For` names the client and the proxies that the request came through; each adds
    whom it heard from, so the client is the last one that is not trusted. `X-Forwarded-Proto`
    says whether the client's own connection is encrypted."""

    def __init__(self, app: ASGIApp, proxies: Iterable[str]) -> None:
        self.app = app
        self.proxies = Networks(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["client"] and scope["client"][0] in self.proxies:
            headers = Headers(scope=scope)
            scope = {**scope, "client": (self.client(scope["client"][0], headers), 0)}
            if headers.get("x-forwarded-proto") in ENCRYPTED:
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        await self.app(scope, receive, send)

    def client(self, peer: str, headers: Headers) -> str:
        """Whom the request comes from, as far back as those who tell it are trusted."""
        told = ",".join(headers.getlist("x-forwarded-for")).split(",")
        while peer in self.proxies and told:
            address = read_address(host_name(told.pop()))
            if address is None:
                break
            peer = str(address)
        return peer


class KnownHosts:
    """Answers only under the names that this server is known to have.

    A page of another site could else reach a server in its visitor's network: its name needs
    only lead to that server's address the next time it is looked up (DNS rebinding)."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        given = [host_name(name) for name in ("localhost", "*.localhost", *names)]
        self.names = {name for name in given if not name.startswith("*.")}
        self.endings = tuple(name[1:] for name in given if name.startswith("*."))
        self._is_name = lru_cache(1024)(self._look_up)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.knows(scope):
            await self.app(scope, receive, send)
        else:
            response = error_response(
                421,
                "unknown-host",
                "this server is not known under the name in Host; "
                "deepcourt serve --allowed-host NAME makes it known",
            )
            await response(scope, receive, send)

    def knows(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or len(hosts[0]) > LONGEST_HOST:
            return False
        here = scope["server"][0] if scope["server"] else ""
        return self._is_name(hosts[0].decode("latin-1"), here)

    def _look_up(self, host: str, here: str) -> bool:
        name = host_name(host)
        if name in self.names or name.endswith(self.endings):
            return True
        address = read_address(name)
        if address is None:
            return name == here
        return address.is_loopback or address == read_address(here)


def host_name(text: str) -> str:
    """The name or address in `name:port`, `127.0.0.1:port`, `[::1]:port`, or any of them alone, in
    its usual spelling."""
    text = text.strip().lower()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return str(read_address(text) or text.removesuffix("."))


class OwnPagesOnly:
    """Refuses what another site's page makes a browser do here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if changes_something(scope) and comes_from_elsewhere(Headers(scope=scope)):
            response = error_response(403, "cross-site", "this was asked by another site's page")
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def changes_something(scope: Scope) -> bool:
    if scope["type"] == "websocket":
        return True
    return scope["type"] == "http" and scope["method"] not in READING_METHODS


def comes_from_elsewhere(headers: Headers) -> bool:
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


class SmallBodies:
    """Reads a body before anybody works on it, and refuses a large one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in READING_METHODS:
            await self.app(scope, receive, send)
            return
        limit = LARGEST_RECORD if scope["path"] == "/api/replays" else LARGEST_BODY
        try:
            body = await read_body(receive, limit)
        except ClientDisconnect:
            return
        if body is None:
            response = error_response(413, "too-large", f"a body has at most {limit} bytes")
            await response(scope, receive, send)
            return
        unread = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return unread.pop() if unread else await receive()

        await self.app(scope, receive_again, send)


async def read_body(receive: Receive, limit: int) -> bytes | None:
    """The whole body; None if it is larger than allowed. `ClientDisconnect` if it never comes."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body", False):
            return bytes(body)
