"""A bot that looks one decision ahead."""

from __future__ import annotations

import cython

from ..core.game import Game
from .bot import Bot

if not cython.compiled:
    from ..core.game import MAX_ACTIONS

WORLDS = 16


class GreedyBot(Bot):
    """Tries every action in a few sampled worlds and takes the one that looks best on average.

    How a position looks is the game's own evaluation.
    """

    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        super().__init__(seed)
        self.worlds = worlds
        if not cython.compiled:
            self.worth = [0.0] * MAX_ACTIONS

    def prepare(self, game: Game) -> None:
        self.dealt = game.blank()
        self.trial = game.blank()

    def decide(self, world: Game) -> int:
        count = world.list_actions()
        if count == 1:
            return world.actions[0]
        self.try_all(world, count)
        return world.actions[self.best_of(count)]

    def try_all(self, world: Game, count: int) -> None:
        """Add up the worth of each action over the worlds, the same worlds for all."""
        for i in range(count):
            self.worth[i] = 0.0
        for _ in range(self.worlds):
            self.dealt.sample_from(world, world.seat, self.next64())
            for i in range(count):
                self.trial.copy_from(self.dealt)
                self.trial.play(world.actions[i])
                self.worth[i] += self.trial.evaluate(world.seat)

    def best_of(self, count: int) -> int:
        """The index of the best action; among equals one at random."""
        best = 0
        ties = 1
        for i in range(1, count):
            if self.worth[i] > self.worth[best]:
                best = i
                ties = 1
            elif self.worth[i] == self.worth[best]:
                ties += 1
                if self.below(ties) == 0:
                    best = i
        return best
