"""A small network that rates the seats of a game: whoever is rated higher is likelier to win.

One layer of hidden units, a number for every seat; the chances of a table are the ratings'
exponentials, made to add up to 1. It learns by gradient descent (Adam) and in plain loops, so the
same lessons give the same weights on every machine.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from .chance import Chance

if not cython.compiled:
    from math import exp, log, sqrt

    MAX_INPUTS = 64
    MAX_UNITS = 128
    MAX_SEATS = 8

BATCH = 256  # positions between two steps
FADING = 0.9  # of the mean gradient, with each step
FADING_SQUARES = 0.999
TINY = 1e-8
GRAINS = 1 << 20


class Network(Chance):
    """Weights from inputs to hidden units, and from these to a rating.

    They lie in one row: those of the first input to all units, of the second, …, the units'
    thresholds, and at last what each unit adds to the rating.
    """

    def __init__(self, inputs: int, units: int) -> None:
        if not (0 < inputs <= MAX_INPUTS and 0 < units <= MAX_UNITS):
            raise ValueError(f"{inputs} inputs and {units} units do not fit")
        self.inputs = inputs
        self.units = units
        self.size = (inputs + 2) * units
        self.weights = array("d", bytes(8 * self.size))
        self.begin(0)
        if not cython.compiled:
            self.seen = [0.0] * MAX_INPUTS
            self.active = [[0.0] * MAX_UNITS for _ in range(MAX_SEATS)]
            self.ratings = [0.0] * MAX_SEATS

    def adopt(self, weights: Sequence[float]) -> None:
        """Go by these weights from now on."""
        if len(weights) != self.size:
            raise ValueError(f"{self.size} weights are needed, here are {len(weights)}")
        self.weights = array("d", weights)

    def present(self) -> list[float]:
        """The weights as they are."""
        return [self.weights[i] for i in range(self.size)]

    def fill_win_probabilities(self, seen: list[float], seats: int, wins: list[float]) -> None:
        """How likely each seat is to win; what is seen of them lies one after the other."""
        total = 0.0
        for seat in range(seats):
            wins[seat] = exp(self.rate(seen, seat * self.inputs))
            total += wins[seat]
        for seat in range(seats):
            wins[seat] /= total

    def rate(self, seen: list[float], at: int) -> float:
        """The rating of a seat of which is seen what begins there."""
        if not cython.compiled:
            active = [0.0] * MAX_UNITS
        return self.think(seen, at, active)

    def think(self, seen: list[float], at: int, active: list[float]) -> float:
        """The same; how active each unit is goes to `active`."""
        units = self.units
        for j in range(units):
            active[j] = self.weights[self.inputs * units + j]
        for i in range(self.inputs):
            one = seen[at + i]
            if one != 0.0:
                row = i * units
                for j in range(units):
                    active[j] += one * self.weights[row + j]
        rating = 0.0
        for j in range(units):
            if active[j] > 0.0:
                rating += active[j] * self.weights[(self.inputs + 1) * units + j]
            else:
                active[j] = 0.0
        return rating

    # -- learning -----------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """Forget everything, and start from small random weights."""
        self.begin_stream(seed)
        self.gradient = array("d", bytes(8 * self.size))
        self.mean = array("d", bytes(8 * self.size))
        self.squares = array("d", bytes(8 * self.size))
        self.steps = 0
        for i in range(self.inputs * self.units):
            self.weights[i] = self.start(2.0 / sqrt(self.inputs))
        for i in range(self.inputs * self.units, self.size - self.units):
            self.weights[i] = 0.0
        for i in range(self.size - self.units, self.size):
            self.weights[i] = self.start(2.0 / sqrt(self.units))

    def start(self, width: float) -> float:
        return width * (2.0 * self.below(GRAINS) / (1.0 * GRAINS) - 1.0)

    def train_epoch(
        self, rows: array[float], first: array[int], won: array[float], quick: float, slow: float
    ) -> float:
        """Learn once from all positions, in random order. The learning rate falls from `quick`
        to `slow`. Returns the mean cross-entropy between what was expected and who won.

        Position k has the rows `first[k]` to `first[k + 1]`, one for each seat, and `won` tells
        for every row what part of the win went to it.
        """
        count = len(first) - 1
        order = array("i", range(count))
        cross_entropy = self.train_positions(rows, first, won, order, quick, slow)
        return cross_entropy / max(1, count)

    def train_positions(
        self,
        rows: array[float],
        first: array[int],
        won: array[float],
        order: array[int],
        quick: float,
        slow: float,
    ) -> float:
        count = len(order)
        cross_entropy = 0.0
        for number in range(count):
            other = number + self.below(count - number)
            k = order[other]
            order[other] = order[number]
            cross_entropy += self.learn(rows, won, first[k], first[k + 1])
            if number % BATCH == BATCH - 1:
                self.step(quick + (slow - quick) * number / count)
        return cross_entropy

    def learn(self, rows: array[float], won: array[float], first: int, end: int) -> float:
        """Add to the gradient what one position teaches; its cross-entropy."""
        total = 0.0
        for row in range(first, end):
            self.look(rows, row)
            self.ratings[row - first] = self.think(self.seen, 0, self.active[row - first])
            total += exp(self.ratings[row - first])
        cross_entropy = 0.0
        for row in range(first, end):
            expected = exp(self.ratings[row - first]) / total
            if won[row] > 0.0:
                cross_entropy -= won[row] * log(expected)
            self.look(rows, row)
            self.follow(self.active[row - first], (expected - won[row]) / BATCH)
        return cross_entropy

    def look(self, rows: array[float], row: int) -> None:
        for i in range(self.inputs):
            self.seen[i] = rows[row * self.inputs + i]

    def follow(self, active: list[float], error: float) -> None:
        """Add what one row's error means for every weight."""
        units = self.units
        last = (self.inputs + 1) * units
        for j in range(units):
            if active[j] > 0.0:
                self.gradient[last + j] += error * active[j]
                active[j] = error * self.weights[last + j]
                self.gradient[self.inputs * units + j] += active[j]
        for i in range(self.inputs):
            one = self.seen[i]
            if one != 0.0:
                row = i * units
                for j in range(units):
                    self.gradient[row + j] += one * active[j]

    def step(self, rate: float) -> None:
        """Change the weights a little for the better."""
        self.steps += 1
        rate *= sqrt(1.0 - FADING_SQUARES**self.steps) / (1.0 - FADING**self.steps)
        for i in range(self.size):
            slope = self.gradient[i]
            self.gradient[i] = 0.0
            self.mean[i] += (1.0 - FADING) * (slope - self.mean[i])
            self.squares[i] += (1.0 - FADING_SQUARES) * (slope * slope - self.squares[i])
            self.weights[i] -= rate * self.mean[i] / (sqrt(self.squares[i]) + TINY)
