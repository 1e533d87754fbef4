"""Safety: what every request passes before it is looked at, and what every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import error_response

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 512 * 1024
READING_METHODS = ("GET", "HEAD", "OPTIONS")
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
        body = await read_body(receive, limit)
        if body is None:
            response = error_response(413, "too-large", f"a body has at most {limit} bytes")
            await response(scope, receive, send)
            return
        unread = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return unread.pop() if unread else await receive()

        await self.app(scope, receive_again, send)


async def read_body(receive: Receive, limit: int) -> bytes | None:
    """The whole body; None if it is larger than allowed."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body", False):
            return bytes(body)
