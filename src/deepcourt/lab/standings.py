"""Results of many games, added up, with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

WIN_PARTS = 840  # a victory can be shared evenly by any number of players up to 8
Z95 = 1.959964  # two-sided 95 % of a normal distribution


@dataclass(frozen=True)
class Standings:
    """Sums over a number of games, one entry a bot."""

    games: int
    decisions: int
    win_parts: list[int]
    points: list[int]
    squares: list[int]

    def wins(self, bot: int) -> float:
        """Games won; of a shared victory only the share."""
        return self.win_parts[bot] / WIN_PARTS

    def mean_score(self, bot: int) -> float:
        """Points per game."""
        return self.points[bot] / self.games

    def score_margin(self, bot: int) -> float:
        """Half the width of the 95 % interval around the mean score."""
        if self.games < 2:
            return float("inf")
        variance = (self.squares[bot] - self.points[bot] ** 2 / self.games) / (self.games - 1)
        return Z95 * sqrt(max(variance, 0.0) / self.games)

    def win_rate(self, bot: int) -> float:
        """Wins per game."""
        return self.wins(bot) / self.games

    def win_interval(self, bot: int) -> tuple[float, float]:
        """The 95 % interval of the win rate (Wilson's)."""
        return wilson(self.win_rate(bot), self.games)


def wilson(rate: float, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a rate that was seen in `n` cases, by default with 95 %."""
    centre = rate + z**2 / (2 * n)
    spread = z * sqrt(rate * (1 - rate) / n + z**2 / (4 * n * n))
    scale = 1 + z**2 / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def total(parts: Iterable[Standings], bots: int) -> Standings:
    """The standings of several parts of a series together."""
    games = decisions = 0
    win_parts, points, squares = [0] * bots, [0] * bots, [0] * bots
    for part in parts:
        games += part.games
        decisions += part.decisions
        for bot in range(bots):
            win_parts[bot] += part.win_parts[bot]
            points[bot] += part.points[bot]
            squares[bot] += part.squares[bot]
    return Standings(games, decisions, win_parts, points, squares)
