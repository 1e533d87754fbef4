"""Servers as they are started from the command line, and plain connections to them."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from .house import PATIENCE

SERVE = "from deepcourt.cli import main; main()"
HERE = "127.0.0.1"
MOST_SENT = 200_000_000  # bytes, where the server should end it much sooner


@contextmanager
def serving(
    folder: Path,
    *options: str,
    host: str = HERE,
    files: int | None = None,
    environment: dict[str, str] | None = None,
) -> Iterator[int]:
    """`deepcourt serve` with options and at most so many open files; its port."""
    command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--lang", "en", "--port", "0"]
    command += ["--host", host, "--database-url", f"sqlite:///{folder / 'tables.sqlite'}", *options]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **(environment or {})},
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert "http://" in first, first + process.stdout.read()
    try:
        yield int(first.strip().rstrip("/").rpartition(":")[2])
    finally:
        process.terminate()
        output, _ = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in output, output


class Answer(NamedTuple):
    """What the server says to a request."""

    status: int
    head: str
    body: str

    @property
    def error(self) -> str:
        """The id of the error that it is."""
        return str(json.loads(self.body)["error"]["id"])


class Line:
    """A connection, from any of this machine's own addresses."""

    def __init__(self, port: int, address: str = HERE) -> None:
        self.socket = socket.create_connection((HERE, port), PATIENCE, (address, 0))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> Answer:
        """The next answer."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.receive(1)
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().splitlines()
            if line.startswith(b"content-length:")
        )
        body = b""
        while len(body) < length:
            body += self.receive(length - len(body))
        return Answer(int(head.split()[1]), head.decode(), body.decode())

    def receive(self, size: int) -> bytes:
        data = self.socket.recv(size)
        if not data:
            raise ConnectionError("the server has closed the connection")
        return data

    def is_refused(self) -> bool:
        """Ask for something; whether the server had no room for this connection."""
        try:
            self.send(request())
            return self.answer().status == 503
        except ConnectionError:
            return True

    def is_closed(self) -> bool:
        """Wait until the server says something or closes the connection; whether it closed it."""
        try:
            return not self.socket.recv(1)
        except ConnectionError:
            return True

    def is_cut_off(self, data: bytes) -> bool:
        """Send the same again and again, without reading; whether the server ends it."""
        try:
            for _ in range(MOST_SENT // len(data)):
                self.send(data)
        except ConnectionError:
            return True
        return False

    def close(self) -> None:
        self.socket.close()


def until_let_in(port: int, address: str = HERE) -> Line:
    """A connection that was answered, as soon as the server knows that there is room again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        line = Line(port, address)
        with suppress(ConnectionError):
            line.send(request())
            if line.answer().status == 200:
                return line
        assert time.monotonic() < deadline


def request(
    path: str = "/api/games", *headers: str, host: str = HERE, method: str = "GET"
) -> bytes:
    """A request without a body."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]
    return "\r\n".join(lines).encode()
