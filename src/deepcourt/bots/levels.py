"""The levels that people play against, weakest first, each with a recipe for every game."""

from __future__ import annotations

from dataclasses import replace

from ..core.game import Game
from .recipe import Recipe
from .search import SearchBot

LEVELS = ("novice", "casual", "skilled", "expert", "master")

# How a level errs, and on how many cores it thinks.
MANNERS = {
    "novice": Recipe(overlook=0.25, misjudge=1.2),
    "casual": Recipe(overlook=0.1, misjudge=0.5),
    "skilled": Recipe(),
    "expert": Recipe(trees=2),
    "master": Recipe(trees=4),
}

# How a position is judged where a tree ends.
JUDGEMENT = {
    "conspiracy": Recipe(exploration=2.5, ripe=1),
    "abyss": Recipe(settle=True),
    "tyrants": Recipe(),
}

# Where a level thinks otherwise. In Conspiracy those below an expert have no time to think of
# replies, an expert expects what looks best, and a master thinks for the others too.
EXCEPTIONS = {
    ("conspiracy", "expert"): replace(JUDGEMENT["conspiracy"], naive=True, ripe=0),
}

# How long a level thinks about a decision.
ITERATIONS = {
    "conspiracy": {"novice": 20, "casual": 25, "skilled": 50, "expert": 2000, "master": 8000},
    "abyss": {"novice": 20, "casual": 30, "skilled": 40, "expert": 200, "master": 4000},
    "tyrants": {"novice": 10, "casual": 10, "skilled": 20, "expert": 300, "master": 4000},
}


def recipe(level: str, game: str) -> Recipe:
    """How a level thinks in a game."""
    manners = MANNERS[level]
    return replace(
        EXCEPTIONS.get((game, level), JUDGEMENT[game]),
        iterations=ITERATIONS[game][level],
        trees=manners.trees,
        overlook=manners.overlook,
        misjudge=manners.misjudge,
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
