"""As many connections as one address gets, each with an ordinary request that keeps it open."""

from __future__ import annotations

from common import Figures, run, trickle

REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def attack(port: int, seconds: float) -> Figures:
    return trickle(port, seconds, REQUEST, b"", addresses=1)


if __name__ == "__main__":
    run(attack, files=1024)
