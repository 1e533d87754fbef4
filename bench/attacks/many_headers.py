"""Requests with 100,000 headers each, on four connections in turn."""

from __future__ import annotations

import time
from contextlib import suppress

from common import Figures, Line, run, tally

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HEADERS = b"".join(b"X-%d: x\r\n" % number for number in range(100_000))


def attack(port: int, seconds: float) -> Figures:
    answers = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        lines = [Line(port) for _ in range(4)]
        for line in lines:
            with suppress(OSError):
                line.send(HEAD + HEADERS + b"\r\n")
        for line in lines:
            answers.append(line.answer())
            line.close()
        time.sleep(0.01)
    return {"requests": len(answers), "answers": tally(answers)}


if __name__ == "__main__":
    run(attack)
