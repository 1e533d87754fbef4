"""Every way to set up every game, and random play through the public calls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import deepcourt
from deepcourt import Game
from deepcourt.core import titles


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, bool | str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.options)])

    def new(self, seed: int) -> Game:
        return deepcourt.new(self.game, self.players, seed, **dict(self.options))


def all_cases() -> list[Case]:
    return [
        Case(name, players, tuple(options.items()))
        for name in deepcourt.names()
        for options, counts in titles.named(name).setups()
        for players in counts
    ]


CASES = all_cases()


def random_play(game: Game, seed: int) -> Iterator[int]:
    """Play a game to its end at random; yields each action after it was applied."""
    rng = random.Random(seed)
    while not game.over:
        action = rng.choice(game.legal_actions())
        game.apply(action)
        yield action


def played(case: Case, seed: int, number: int) -> Game:
    """A game of the case after some random actions, or at its end if that comes first."""
    game = case.new(seed)
    for count, _ in enumerate(random_play(game, seed), 1):
        if count >= number:
            break
    return game
