"""One request after the other, each with a header of 60 megabytes."""

from __future__ import annotations

import time

from common import Figures, Line, run, tally

MEGABYTE = b"x" * 1_000_000
MEGABYTES = 60


def attack(port: int, seconds: float) -> Figures:
    sent, answers = 0, []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line = Line(port)
        try:
            line.send(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Big: ")
            for _ in range(MEGABYTES):
                line.send(MEGABYTE)
                sent += 1
            line.send(b"\r\n\r\n")
        except OSError:
            pass
        answers.append(line.answer())
        line.close()
        time.sleep(0.01)
    return {"requests": len(answers), "megabytes": sent, "answers": tally(answers)}


if __name__ == "__main__":
    run(attack)
