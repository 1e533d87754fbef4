"""1,500 connections from eight addresses that never say anything, to a server that starts with
1,024 open files as most systems give them."""

from __future__ import annotations

from common import Figures, run, trickle


def attack(port: int, seconds: float) -> Figures:
    return trickle(port, seconds, b"", b"")


if __name__ == "__main__":
    run(attack, files=1024)
