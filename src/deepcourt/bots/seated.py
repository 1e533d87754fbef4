"""The bots around a table, to be asked without the GIL."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from ..core.game import Game
from .bot import Bot

if not cython.compiled:
    MOST_BOTS = 5


class SeatedBots:
    """Up to five bots, by number."""

    def __init__(self, bots: Sequence[Bot], game: Game) -> None:
        self.bots = list(bots)
        for bot in bots:
            bot.prepare(game)
        self.bot0, self.bot1, self.bot2, self.bot3, self.bot4 = (self.bots * MOST_BOTS)[:MOST_BOTS]

    def failure(self) -> BaseException:
        """Why a bot had no answer."""
        return next(bot.failure for bot in self.bots if bot.failure)

    def seed(self, number: int, seed: int) -> None:
        """Begin a new random stream for one of them."""
        if number == 0:
            self.bot0.begin_stream(seed)
        elif number == 1:
            self.bot1.begin_stream(seed)
        elif number == 2:
            self.bot2.begin_stream(seed)
        elif number == 3:
            self.bot3.begin_stream(seed)
        else:
            self.bot4.begin_stream(seed)

    def ask(self, number: int, world: Game) -> int:
        """The action of a bot in a world of its own; -1 and a `failure` if it went wrong."""
        if number == 0:
            return self.bot0.decide(world)
        if number == 1:
            return self.bot1.decide(world)
        if number == 2:
            return self.bot2.decide(world)
        if number == 3:
            return self.bot3.decide(world)
        return self.bot4.decide(world)
