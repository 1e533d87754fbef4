"""What the games say about every card: how often it is taken, and whether its takers win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from ..standings import Z95
from .figures import Estimate, rate, strict_z
from .witness import Card, Played


@dataclass(frozen=True)
class CardFigures:
    """A card that was taken, or could have been."""

    card: Card
    games: float  # share of the games in which anybody took it
    players: float  # share of the players, game by game, who took it
    copies: float  # taken in a game
    wins: Estimate | None  # how often its takers won; None if there were none
    edge: Estimate | None  # see `winning_edge`
    points: float | None  # what it scored for those who had it in the end, if it scores by itself

    @property
    def few(self) -> bool:
        return self.edge is None or self.edge.few

    def clear(self, among: int) -> bool:
        """Whether its edge is no accident, though it is the most striking of so many cards."""
        if self.edge is None or self.edge.few:
            return False
        return abs(self.edge.value) > self.edge.margin * strict_z(among) / Z95


def card_figures(games: Sequence[Played], cards: Iterable[Card]) -> list[CardFigures]:
    """The figures of some cards."""
    advantage = advantages(games)
    return [figures_of(card, games, advantage) for card in cards]


def figures_of(
    card: Card, games: Sequence[Played], advantage: Sequence[Sequence[float]]
) -> CardFigures:
    counts = [[taken.get(card, 0) for taken in game.taken] for game in games]
    takers = [
        win
        for game, row in zip(games, counts, strict=True)
        for win, count in zip(game.wins, row, strict=True)
        if count
    ]
    points = [worth[card] for game in games for worth in game.worth if card in worth]
    return CardFigures(
        card=card,
        games=fmean(any(row) for row in counts),
        players=len(takers) / sum(map(len, counts)),
        copies=fmean(map(sum, counts)),
        wins=rate(takers) if takers else None,
        edge=winning_edge(games, counts, advantage, len(takers)),
        points=fmean(points) if points else None,
    )


def advantages(games: Sequence[Played]) -> list[list[float]]:
    """By how much everybody won more often than could be expected of such a player."""
    return without_players(games, [deviations(game.wins) for game in games])


def winning_edge(
    games: Sequence[Played],
    counts: Sequence[Sequence[int]],
    advantage: Sequence[Sequence[float]],
    takers: int,
) -> Estimate | None:
    """How much more often a player wins for every copy taken, against the others at the table.

    It is the slope of the share of the victory over the number of copies, both compared with the
    mean of the table, and with what is usual for the same bot: a strong bot lends its strength to
    no card. Games are the independent cases, not players, of whom only one can win; the interval
    is made for that (standard errors clustered by game), and a single game tells nothing. For two
    players and a card of which there is one copy it is the win rate of those who took it, less
    that of the others.
    """
    lead = without_players(games, [deviations(row) for row in counts])
    square = sum(x * x for row in lead for x in row)
    cases = len(games)
    if cases < 2 or square < 1e-9:
        return None
    together = sum(
        x * y for xs, ys in zip(lead, advantage, strict=True) for x, y in zip(xs, ys, strict=True)
    )
    slope = together / square
    errors = sum(
        sum(x * (y - slope * x) for x, y in zip(xs, ys, strict=True)) ** 2
        for xs, ys in zip(lead, advantage, strict=True)
    )
    margin = Z95 * sqrt(errors * cases / (cases - 1)) / square
    return Estimate(slope, slope - margin, slope + margin, takers)


def deviations(row: Sequence[float]) -> list[float]:
    """Numbers of a table, each compared with their mean."""
    mean = fmean(row)
    return [value - mean for value in row]


def without_players(games: Sequence[Played], table: Sequence[Sequence[float]]) -> list[list[float]]:
    """Numbers by game and seat, each compared with the mean of the same kind of player."""
    sums: dict[str, float] = {}
    seats: dict[str, int] = {}
    for game, row in zip(games, table, strict=True):
        for player, value in zip(game.players, row, strict=True):
            sums[player] = sums.get(player, 0.0) + value
            seats[player] = seats.get(player, 0) + 1
    usual = {player: sums[player] / seats[player] for player in sums}
    return [
        [value - usual[player] for player, value in zip(game.players, row, strict=True)]
        for game, row in zip(games, table, strict=True)
    ]
