"""Slow loris: 1,500 connections from eight addresses that send a letter of a header each second,
to a server that starts with 1,024 open files as most systems give them."""

from __future__ import annotations

from common import Figures, run, trickle

BEGUN = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def attack(port: int, seconds: float) -> Figures:
    return trickle(port, seconds, BEGUN, b"x")


if __name__ == "__main__":
    run(attack, files=1024)
