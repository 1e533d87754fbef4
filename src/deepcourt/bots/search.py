"""A bot that searches: trees over what its seat knows, in as many threads."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import cython

from ..core.game import Game
from ..core.recipe import Recipe
from .bot import Bot, undecided
from .tree import Stop, Tree

if not cython.compiled:
    from math import sqrt

    from ..core.game import MAX_ACTIONS

LEAST_ROOM = 4096  # nodes
ROOM = 40  # nodes for each iteration
MOST_ROOM = 1 << 20
GRAINS = 1 << 30  # of a random fraction
GRAIN = 1.0 / GRAINS
PARTS_OF_TIME = 3.0  # one decision may use one part of the time that is left for the turn


class SearchBot(Bot):
    """Searches by a recipe.

    The same seed and recipe give the same action, unless the bot runs out of time: it may think
    for `time_per_turn` seconds in a turn; 0 sets no limit. Between decisions that follow each
    other it keeps what it has thought so far.
    """

    def __init__(self, seed: int, recipe: Recipe, stop: Stop | None = None) -> None:
        super().__init__(seed)
        self.stop = stop or Stop()
        self.left = 0.0
        self.expected = -1
        self.seat = -1
        self.adopt(recipe)
        if not cython.compiled:
            self.tried = [0] * MAX_ACTIONS
            self.worth = [0.0] * MAX_ACTIONS

    def adopt(self, recipe: Recipe) -> None:
        """Think by this recipe from now on."""
        self.recipe = recipe
        self.visits_wanted = max(1, recipe.iterations // recipe.trees)
        self.blunder_rate = recipe.blunder_rate
        self.noise = recipe.noise
        self.trees = [Tree(recipe, self.stop) for _ in range(recipe.trees)]
        self.first = self.trees[0]
        for tree, other in pairwise(self.trees):
            tree.stand_beside(other)

    def prepare(self, game: Game) -> None:
        room = min(MOST_ROOM, LEAST_ROOM + ROOM * self.visits_wanted)
        for tree in self.trees:
            tree.prepare(game, room)

    def memory(self) -> int:
        return sum(tree.memory() for tree in self.trees)

    def choose(self, world: Game) -> int:
        """A legal action of the seat that decides in `world`; the trees grow side by side."""
        self.prepare(undecided(world))
        if self.recall(world) == 1:
            return world.legal_actions()[0]
        began = time.monotonic()
        self.think(world, self.left / PARTS_OF_TIME if self.time_per_turn else 0.0)
        self.left -= time.monotonic() - began
        return self.settle_on(world)

    def decide(self, world: Game) -> int:
        if self.recall(world) == 1:
            return world.actions[0]
        self.first.grow_all(world, self.visits_wanted)
        return self.settle_on(world)

    def weigh(self, world: Game, seconds: float) -> list[tuple[int, float, float]]:
        """Every action of the seat that decides in `world`, best first: its number, the chance
        to win with it, and the part of the thinking that went into it. After so many seconds,
        if there are any, it stops."""
        self.prepare(world)
        self.expected = -1
        count = self.recall(world)
        self.think(world, seconds)
        actions = world.legal_actions()
        if count == 1:
            return [(actions[0], self.first.win_probability_now(), 1.0)]
        self.add_up(world)
        tried = [self.tried[i] for i in range(count)]
        won = [self.first.wins_of(actions[i]) / max(1, tried[i]) for i in range(count)]
        order = sorted(range(count), key=lambda i: (-tried[i], -won[i]))
        return [(actions[i], won[i], tried[i] / sum(tried)) for i in order]

    def think(self, world: Game, seconds: float) -> None:
        """Let the trees grow side by side, for so many seconds at most if there are any. Where
        there are more trees than threads, they grow in turns, each in its part of the time."""
        began = time.monotonic()
        threads = min(self.threads or len(self.trees), len(self.trees))
        turns = -(-len(self.trees) // threads)
        with ThreadPoolExecutor(threads) as pool:
            growing = [
                pool.submit(
                    tree.grow_beside,
                    world,
                    self.visits_wanted,
                    began + seconds * (i // threads + 1) / turns if seconds else 0.0,
                )
                for i, tree in enumerate(self.trees)
            ]
        for grown in growing:
            grown.result()

    def recall(self, world: Game) -> int:
        """Go on from what was thought before, if this decision follows the last one; the number
        of actions."""
        if world.moves != self.expected or world.seat != self.seat:
            self.left = self.time_per_turn
            self.first.begin_all(self.next64())
        self.expected = world.moves + 1
        self.seat = world.seat
        return world.list_actions()

    def settle_on(self, world: Game) -> int:
        """The action to play."""
        count = self.add_up(world)
        best = self.best_by_feeling(count) if self.noise > 0.0 else self.most_tried(count)
        self.first.follow_all(world.actions[best])
        return world.actions[best]

    def add_up(self, world: Game) -> int:
        """What all trees think of each action; their number."""
        count = world.list_actions()
        for i in range(count):
            self.tried[i] = self.first.visits_of(world.actions[i])
            self.worth[i] = self.first.worth_of(world.actions[i])
        return count

    def most_tried(self, count: int) -> int:
        best = 0
        for i in range(1, count):
            if self.tried[i] > self.tried[best] or (
                self.tried[i] == self.tried[best] and self.worth[i] > self.worth[best]
            ):
                best = i
        return best

    def best_by_feeling(self, count: int) -> int:
        """The action that seems best to somebody who overlooks some and misjudges all a little:
        slight mistakes are common, and the greater ones rare."""
        mean = 0.0
        squares = 0.0
        for i in range(count):
            worth = self.worth[i] / max(1, self.tried[i])
            mean += worth / count
            squares += worth * worth / count
        error = self.noise * sqrt(max(0.0, squares - mean * mean))
        best = -1
        highest = -1e9
        for i in range(count):
            if self.fraction() < self.blunder_rate and (best >= 0 or i + 1 < count):
                continue
            feeling = self.worth[i] / max(1, self.tried[i]) + error * self.bell()
            if feeling > highest:
                highest = feeling
                best = i
        return best

    def fraction(self) -> float:
        """A random number between 0 and 1."""
        return self.below(GRAINS) * GRAIN

    def bell(self) -> float:
        """A random number around 0: two of three times between -1 and 1."""
        total = -6.0
        for _ in range(12):
            total += self.fraction()
        return total
