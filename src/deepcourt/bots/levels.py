"""The levels that people play against, weakest first.

How long a level thinks about a game, and how it judges its positions, is said by the game's title.
"""

from __future__ import annotations

from dataclasses import replace

from ..core import titles
from ..core.game import Game
from ..core.recipe import Recipe
from .search import SearchBot

# How a level errs, and on how many cores it thinks.
MANNERS = {
    "novice": Recipe(blunder_rate=0.25, noise=1.2),
    "casual": Recipe(blunder_rate=0.1, noise=0.5),
    "skilled": Recipe(),
    "expert": Recipe(trees=2),
    "master": Recipe(trees=4),
}
LEVELS = tuple(MANNERS)


def recipe(level: str, game: str) -> Recipe:
    """How a level thinks in a game."""
    manners = MANNERS[level]
    return replace(
        titles.named(game).levels[level],
        trees=manners.trees,
        blunder_rate=manners.blunder_rate,
        noise=manners.noise,
    )


class LevelBot(SearchBot):
    """A bot of one of the levels, for whatever game it is asked about."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(seed, MANNERS[level])
        self.level = level

    def prepare(self, game: Game) -> None:
        wanted = recipe(self.level, game.title.name)
        if wanted != self.recipe:
            self.adopt(wanted)
        super().prepare(game)
