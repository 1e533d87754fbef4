"""A search tree over what a seat knows: one thread's worth of thinking.

Every iteration deals all that is hidden anew and walks down one tree of actions that all these
worlds share (information-set Monte-Carlo tree search). An action is as promising as it was when it
was possible, so each counts how often it could have been chosen. Where the tree ends every action
is tried once and judged; the best goes on, until the next turn if the recipe says so, and what
comes out is each seat's chance of winning.
"""

from __future__ import annotations

from mmap import mmap

import cython

from ..core.chance import Chance
from ..core.game import Game
from ..core.recipe import Recipe
from .greedy import WORLDS

if not cython.compiled:
    from math import sqrt
    from time import monotonic

    from ..core.game import MAX_ACTIONS

    MAX_DEPTH = 256
    MAX_SEATS = 8
    MAX_NUMBER = 65536  # of actions

LEAST_SPREAD = 0.01
CHECKED_EVERY = 16  # iterations, for the time
BYTES_A_NODE = 54
BYTES_A_MARK = 4
NEW_IN_A_WORLD = 0.5  # how promising an action is that was not possible in the worlds before
MANY_POINTS = 20.0
GLANCES = WORLDS  # at an action of somebody else, as many as `greedy` takes


def zeros(size: int) -> memoryview:
    """So many bytes. They take memory only where something is written, and give it back to the
    system as soon as nobody needs them."""
    return memoryview(mmap(-1, size))


class Stop:
    """Ends a search from another thread: when it is `asked`, trees grow no further."""

    def __init__(self) -> None:
        self.asked = False


class Tree(Chance):
    """A tree that grows from the present decision of a game."""

    beside: Tree

    def __init__(self, recipe: Recipe, stop: Stop) -> None:
        self.stop = stop
        self.exploration = recipe.exploration
        self.finishes_turn = recipe.finish_turn
        self.expand_after_visits = recipe.expand_after_visits
        self.greedy_opponents = recipe.greedy_opponents
        self.points = recipe.points
        self.is_last = True
        self.win_probability = 0.0
        self.root = 0
        self.size = 0
        self.most = 0  # nodes that there ever were
        self.capacity = 0
        self.stamp = 0
        if not cython.compiled:
            self.path = [0] * MAX_DEPTH
            self.movers = [0] * MAX_DEPTH
            self.results = [0.0] * MAX_SEATS
            self.wins = [0.0] * MAX_SEATS
            self.trials = [0.0] * MAX_ACTIONS
            self.trial_wins = [0.0] * MAX_ACTIONS
            self.marks = [0] * MAX_NUMBER
            self.options = [0] * MAX_ACTIONS

    def prepare(self, game: Game, capacity: int) -> None:
        """Make room for so many nodes in a search of such a game."""
        self.world = game.blank()
        self.trial = game.blank()
        self.turn = game.title.turn_kind
        self.by_lead = game.network is None
        if capacity > self.capacity:
            self.action = zeros(2 * capacity).cast("H")
            self.child = zeros(4 * capacity).cast("i")
            self.sibling = zeros(4 * capacity).cast("i")
            self.visits = zeros(4 * capacity).cast("i")
            self.offered = zeros(4 * capacity).cast("i")
            self.worth = zeros(8 * capacity).cast("d")
            self.won = zeros(8 * capacity).cast("d")
            self.prior = zeros(8 * capacity).cast("d")
            self.looks = zeros(8 * capacity).cast("d")
            self.glances = zeros(4 * capacity).cast("i")
            self.capacity = capacity

    def memory(self) -> int:
        """About how many bytes it takes."""
        return self.most * BYTES_A_NODE + MAX_NUMBER * BYTES_A_MARK

    def stand_beside(self, other: Tree) -> None:
        """Count in another tree in all that is asked of this one."""
        self.beside = other
        self.is_last = False

    # -- this tree and those beside it ------------------------------------------------------

    def begin_all(self, seed: int) -> None:
        """Forget what was thought; every tree has random numbers of its own."""
        self.begin_stream(seed)
        self.begin()
        if not self.is_last:
            self.beside.begin_all(self.next64())

    def grow_all(self, world: Game, visits: int) -> None:
        """Grow one tree after the other, to the same end as side by side."""
        self.grow(world, visits, 0.0)
        if not self.is_last:
            self.beside.grow_all(world, visits)

    def follow_all(self, action: int) -> None:
        """The action is played: what was thought about what comes after it is kept."""
        self.follow(action)
        if not self.is_last:
            self.beside.follow_all(action)

    def visits_of(self, action: int) -> int:
        """How often an action of the present decision was tried."""
        node = self.find(self.root, action)
        visits = self.visits[node] if node else 0
        return visits if self.is_last else visits + self.beside.visits_of(action)

    def worth_of(self, action: int) -> float:
        """What came of it for the seat that decides, added up."""
        node = self.find(self.root, action)
        worth = self.worth[node] if node else 0.0
        return worth if self.is_last else worth + self.beside.worth_of(action)

    def wins_of(self, action: int) -> float:
        """How likely it was to win with it, added up."""
        node = self.find(self.root, action)
        won = self.won[node] if node else 0.0
        return won if self.is_last else won + self.beside.wins_of(action)

    # -- one tree ---------------------------------------------------------------------------

    def begin(self) -> None:
        self.root = 0
        self.size = 1
        self.child[0] = 0
        self.visits[0] = 0
        self.won[0] = 0.0
        self.leaves = 0
        self.mean = 0.0
        self.deviation = 0.0

    def follow(self, action: int) -> None:
        self.root = self.find(self.root, action)
        if self.root == 0 or self.size > self.capacity // 2:
            self.begin()
        self.visits[self.root] = 0
        self.won[self.root] = 0.0

    def find(self, node: int, action: int) -> int:
        """Where an action leads from a node; 0 if the tree does not know it there."""
        one = self.child[node]
        while one and self.action[one] != action:
            one = self.sibling[one]
        return one

    def win_probability_now(self) -> float:
        """How likely the seat that decides is to win, whatever it chooses."""
        return self.won[self.root] / max(1, self.visits[self.root])

    def grow_beside(self, world: Game, visits: int, deadline: float) -> None:
        """`grow`, for a thread of its own."""
        with cython.nogil:
            self.grow(world, visits, deadline)

    def grow(self, world: Game, visits: int, deadline: float) -> None:
        """Iterate until the root was visited so often, the time or room is used up, or somebody
        asked to stop."""
        self.seat = world.seat
        number = 0
        while self.visits[self.root] < visits and self.size + MAX_ACTIONS < self.capacity:
            if number % CHECKED_EVERY == 0 and number and 0.0 < deadline < monotonic():
                break
            if self.stop.asked:
                break
            self.iterate(world)
            number += 1
        self.most = max(self.most, self.size)

    def iterate(self, world: Game) -> None:
        """Walk down the tree in a new world, and let it grow by the actions at its end."""
        self.world.sample_from(world, self.seat, self.next64())
        node = self.root
        depth = 0
        while not self.world.over and depth < MAX_DEPTH:
            count = self.world.list_actions()
            if count == 1:
                self.world.play(self.world.actions[0])
                continue
            if self.child[node] == 0:
                if node == self.root or self.visits[node] > self.expand_after_visits:
                    self.expand(node, count)
                break
            self.movers[depth] = self.world.seat
            if self.greedy_opponents and self.world.seat != self.seat:
                node = self.expect(node, count)
            else:
                node = self.select(node, count)
            self.path[depth] = node
            depth += 1
            self.world.play(self.action[node])
        self.finish_turn()
        self.judge_all()
        self.note_spread(self.results[self.seat])
        self.visits[self.root] += 1
        self.won[self.root] += self.wins[self.seat]
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            self.worth[node] += self.results[self.movers[step]]
            self.won[node] += self.wins[self.movers[step]]

    # -- the end of the tree --------------------------------------------------------------

    def expand(self, node: int, count: int) -> None:
        """Try every action once, then go on with the best of them."""
        best = 0
        for i in range(count):
            self.trials[i] = self.judge(self.world.actions[i])
            self.trial_wins[i] = self.win_probability
            if self.trials[i] > self.trials[best]:
                best = i
        for i in range(count):
            rank = 1
            for j in range(count):
                rank += self.trials[j] > self.trials[i]
            self.win_probability = self.trial_wins[i]
            self.add(node, self.world.actions[i], self.trials[i], 1.0 / rank)
        self.world.play(self.world.actions[best])

    def judge(self, action: int) -> float:
        """How an action looks to the seat that decides; `win_probability` is for after it."""
        self.trial.copy_from(self.world)
        self.trial.play(action)
        seat = self.world.seat
        lead = self.lead(self.trial, seat)
        self.win_probability = self.trial.win_probability(seat, lead)
        return self.win_probability + self.for_points(lead)

    def judge_all(self) -> None:
        """How the world looks to every seat."""
        for seat in range(self.world.players):
            self.results[seat] = self.lead(self.world, seat)
        self.world.fill_win_probabilities(self.results, self.wins)
        for seat in range(self.world.players):
            self.results[seat] = self.wins[seat] + self.for_points(self.results[seat])

    def lead(self, game: Game, seat: int) -> float:
        """How far a seat is ahead; not asked for where a network tells who wins."""
        if game.over:
            return game.lead(seat)
        return game.evaluate(seat) if self.by_lead else 0.0

    def for_points(self, lead: float) -> float:
        """What a lead counts beside the chance to win: it tells more than that alone, and of two
        sure wins the higher is better."""
        return self.points * lead / (abs(lead) + MANY_POINTS)

    def finish_turn(self) -> None:
        """Play on until a new turn begins, always with what looks best."""
        while self.finishes_turn and not self.world.over and self.world.kind != self.turn:
            self.world.play(self.pick_action(self.world.list_actions()))

    def pick_action(self, count: int) -> int:
        for i in range(count):
            self.options[i] = self.world.actions[i]
        best = 0
        highest = -1e9
        for i in range(count if count > 1 else 0):
            self.trial.copy_from(self.world)
            self.trial.play(self.options[i])
            worth = self.trial.evaluate(self.world.seat)
            if worth > highest:
                highest = worth
                best = i
        return self.options[best]

    def note_spread(self, result: float) -> None:
        self.leaves += 1
        before = result - self.mean
        self.mean += before / self.leaves
        self.deviation += before * (result - self.mean)

    def spread(self) -> float:
        """How far apart the ends of the tree lie: the unit of hope."""
        return max(LEAST_SPREAD, sqrt(self.deviation / max(1, self.leaves)))

    # -- nodes ----------------------------------------------------------------------------

    def add(self, node: int, action: int, worth: float, prior: float) -> int:
        new = self.size
        self.size += 1
        self.action[new] = action
        self.child[new] = 0
        self.sibling[new] = self.child[node]
        self.child[node] = new
        self.visits[new] = 1
        self.offered[new] = 1
        self.worth[new] = worth
        self.won[new] = self.win_probability
        self.prior[new] = prior
        self.looks[new] = 0.0
        self.glances[new] = 0
        return new

    def select(self, node: int, count: int) -> int:
        """The most promising of the actions that are possible in this world."""
        self.stamp += 1
        for i in range(count):
            self.marks[self.world.actions[i]] = self.stamp
        hope = self.exploration * self.spread()
        best = 0
        highest = -1e9
        found = 0
        one = self.child[node]
        while one:
            if self.marks[self.action[one]] == self.stamp:
                found += 1
                self.marks[self.action[one]] = 0
                self.offered[one] += 1
                visits = self.visits[one]
                promise = self.worth[one] / visits + hope * self.prior[one] * sqrt(
                    self.offered[one]
                ) / (1.0 + visits)
                if promise > highest:
                    highest = promise
                    best = one
            one = self.sibling[one]
        if found < count:
            for i in range(count):
                action = self.world.actions[i]
                if self.marks[action] == self.stamp:
                    return self.add(node, action, self.judge(action), NEW_IN_A_WORLD)
        return best

    def expect(self, node: int, count: int) -> int:
        """What the seat that decides will do if it takes what looks best to it, on average over
        a few worlds: every visit takes another glance at each action until these are enough."""
        best = 0
        highest = -1e9
        for i in range(count):
            action = self.world.actions[i]
            one = self.find(node, action)
            if one == 0:
                look = self.glance(action)
            else:
                if self.glances[one] < GLANCES:
                    self.looks[one] += self.glance(action)
                    self.glances[one] += 1
                look = self.looks[one] / self.glances[one]
            if look > highest:
                highest = look
                best = action
        one = self.find(node, best)
        return one if one else self.add(node, best, self.judge(best), NEW_IN_A_WORLD)

    def glance(self, action: int) -> float:
        """How an action looks to the seat that decides, in a world of its own."""
        self.trial.sample_from(self.world, self.world.seat, self.next64())
        self.trial.play(action)
        return self.trial.evaluate(self.world.seat)
