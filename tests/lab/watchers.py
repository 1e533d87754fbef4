"""Hooks and tasks for tests, where worker processes can import them."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from deepcourt import Game
from deepcourt.lab.hooks import Hook


class Diary(Hook):
    """Notes every game in a line, and a sum that depends on the order of adding."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.sum = 0.0

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        assert not game.all_events()
        self.lines.append(f"{number} {','.join(seats)}:")

    def step(self, game: Game, action: int) -> None:
        assert action in game.legal_actions()
        self.lines[-1] += f" {game.seat}{game.notation(action)}"

    def after(self, game: Game) -> None:
        assert game.over
        assert game.all_events()
        self.lines[-1] += f" {game.scores()}"
        self.sum = (self.sum + 1 / (1 + sum(game.scores()))) / 3

    def merge(self, other: Self) -> None:
        self.lines += other.lines
        self.sum = (self.sum + other.sum) / 3


class Critic(Hook):
    """Cannot stand it any longer."""

    def step(self, game: Game, action: int) -> None:
        raise LookupError("enough")


class Stubborn(Exception):
    """An error that cannot be pickled."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise Stubborn("no ", str(number))


def vanish(number: int) -> int:
    os._exit(3)


def double_or_die(job: tuple[int, Path]) -> int:
    """Doubles a number; whoever tries it for the first time is killed, and leaves a mark."""
    number, mark = job
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return double(number)
    os.kill(os.getpid(), signal.SIGKILL)
    return 0
