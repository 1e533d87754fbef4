"""A real terminal with `deepcourt` in it, and games to begin from."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.core.analysis_document import judged, outcome, turning_points
from deepcourt.tui.seats import players_at

COMMAND = "from deepcourt.cli import main; main()"
PROMPT = "› "
PATIENCE = 5  # seconds before a key is pressed again
TIMEOUT = 300  # seconds after which a test gives up; nothing waits for it otherwise

_codes = re.compile(r"\x1b(?:\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>])")


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a person at a terminal would have, and nothing of what this machine has."""
    kept = {
        name: os.environ[name] for name in ("PATH", "DEEPCOURT_INTERPRETED") if name in os.environ
    }
    return {
        **kept,
        "HOME": str(home),
        "DEEPCOURT_HOME": str(home / "deepcourt"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        **more,
    }


class Terminal:
    """A person's view of the terminal: what is on the screen, and keys."""

    def __init__(
        self, home: Path, *args: str, rows: int = 30, columns: int = 100, **more: str
    ) -> None:
        self.screen = ""
        self.raw = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", COMMAND, *args],
            env=environment(home, **more),
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=TIMEOUT,
        )
        self.child.delaybeforesend = None

    def ready(self) -> bool:
        """Wait until a line can be typed; False if the program has ended instead."""
        asks: bool = self.child.expect_exact([PROMPT, pexpect.EOF]) == 0
        self.raw = self.child.before
        last_frame = self.raw.rpartition("\x1b[H")[2]
        self.screen = _codes.sub("", last_frame).replace("\r", "")
        return asks

    def type(self, line: str) -> bool:
        """Type a line and wait for the next prompt; False if the program has ended instead."""
        self.child.sendline(line)
        return self.ready()

    def press(self, key: str) -> None:
        """Press Control and a letter until the program ends, as a person would.

        Python loses an interrupt that comes after the prompt is written and before it waits for
        a key, so one press may not be enough.
        """
        self.child.timeout = PATIENCE
        for _ in range(TIMEOUT // PATIENCE):
            self.child.sendcontrol(key)
            try:
                assert not self.ready()
                return
            except pexpect.TIMEOUT:
                continue
        raise AssertionError("the program did not end")

    def kill(self) -> None:
        """`kill -9`: no chance to save anything."""
        self.child.kill(signal.SIGKILL)
        self.child.expect(pexpect.EOF)
        self.status()

    def status(self) -> int:
        """The exit status of a program that has ended."""
        self.child.wait()
        self.child.close()
        status: int = self.child.exitstatus
        return status


def only_record(home: Path) -> Path:
    """The record that was kept, where only one game was played."""
    (path,) = (home / "deepcourt" / "records").glob("*.json")
    return path


def actions_in(path: Path) -> list[str]:
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    actions: list[str] = document["actions"]
    return actions


def record_until(
    wanted: Callable[[Record], bool],
    path: Path,
    players: int = 2,
    seat: int = 0,
    game: str = "conspiracy",
    **options: bool | str,
) -> Record:
    """A record, saved, of a game in which the person at a seat has a certain decision now."""
    for seed in range(1000):
        table = players_at(seat, "Anna", ["greedy"] * (players - 1))
        names = [str(player) for player in table]
        record = Record.new(game, players, seed, names, **options)
        bot = make("random", seed=seed)
        rng = random.Random(seed)
        while not record.game.over:
            if record.game.seat == seat and wanted(record):
                record.save(path)
                return record
            record.play(bot.choose(record.game.sample(record.game.seat, rng)))
    raise AssertionError("no such game")


def finished_game(players: int = 2, seed: int = 3, game: str = "conspiracy") -> Record:
    """A game that was played to its end at random."""
    names = [str(player) for player in players_at(0, "Anna", ["greedy"] * (players - 1))]
    record = Record.new(game, players, seed, names)
    rng = random.Random(seed)
    while not record.game.over:
        record.play(rng.choice(record.game.legal_actions()))
    return record


def analysed_game(players: int = 2, seed: int = 3) -> Record:
    """The same with an analysis that no bot has made: in it every third decision was a mistake,
    the later the worse."""
    record = finished_game(players, seed)
    moments = []
    for count, (number, game, action) in enumerate(judged(record)):
        lost = 0.0 if count % 3 else 0.04 + number / 400
        others = [one for one in game.legal_actions() if one != action]
        ranked = [*others[:2], action] if lost else [action, *others[:2]]
        rest = 0.5 / (players - 1)
        chances = [0.5 if seat == game.seat else rest for seat in range(players)]
        moments.append(
            {
                "number": number,
                "seat": game.seat,
                "chances": chances,
                "action": game.notation(action),
                "chance": round(0.5 - lost, 4),
                "best": [
                    {"action": game.notation(one), "chance": round(0.5 - lost * (one == action), 4)}
                    for one in ranked
                ],
            }
        )
    record.analysis = {
        "format": "deepcourt-analysis",
        "version": 1,
        "moments": moments,
        "end": outcome(record.game),
        "turns": turning_points(moments),
    }
    return record
