"""Advice: what a player could do now, and the chances that come with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ..core.deprecation import warn
from ..core.game import Game
from .levels import recipe
from .search import SearchBot
from .tree import Stop

ADVISER = "master"
TREES = 2
ITERATIONS = 20_000  # no level that it advises against thinks longer
WORLDS = 64


@dataclass(frozen=True)
class Advice:
    """An action, and what a bot thinks of it."""

    action: int
    win_probability: float  # of the seat that decides, with this action
    share: float  # of the thinking that went into it: how well the probability is known

    @property
    def chance(self) -> float:
        """The former name of `win_probability`."""
        warn("Advice.chance", "Advice.win_probability")
        return self.win_probability


def advise(
    world: Game,
    seed: int = 0,
    milliseconds: int = 0,
    iterations: int = ITERATIONS,
    threads: int = TREES,
    stop: Stop | None = None,
) -> list[Advice]:
    """Every legal action of the seat that decides in `world`, best first.

    The same world, seed and iterations give the same advice, on one thread or on several, as long
    as it is not cut off after the milliseconds, if there are any, or by `stop`.
    """
    adviser = replace(recipe(ADVISER, world.title.name), iterations=iterations, trees=TREES)
    bot = SearchBot(seed, adviser, stop)
    bot.threads = threads
    return [Advice(*one) for one in bot.weigh(world, milliseconds / 1000)]


def outlook(world: Game, seed: int = 0) -> list[float]:
    """How likely every seat is to win, at a glance, as the one that decides in `world` sees it;
    they add up to 1."""
    rng = Random(seed)
    worlds = [world.sample(world.seat, rng).win_probabilities() for _ in range(WORLDS)]
    return [sum(chances) / WORLDS for chances in zip(*worlds, strict=True)]
