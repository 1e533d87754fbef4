"""The figures of a report, from the games that were kept: scores, points, seats, length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cbrt, inf, sqrt
from statistics import NormalDist, fmean, quantiles, stdev

from ..standings import Z95, wilson
from .witness import Played

FEW = 30  # cases below which a rate says little
BANDS = 5  # of scores, with about as many players in each
FEWEST_BARS, MOST_BARS = 12, 50
NICE_WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, and the number of cases it comes from."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def few(self) -> bool:
        return self.cases < FEW


def rate(shares: Sequence[float]) -> Estimate:
    """How often something came about, where a shared victory counts as its share."""
    value = fmean(shares)
    return Estimate(value, *wilson(value, len(shares)), len(shares))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the interval of a normal distribution."""
    value = fmean(values)
    margin = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(value, value - margin, value + margin, len(values))


def strict_z(among: int) -> float:
    """In place of `Z95` for the most striking of so many figures (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / among)


@dataclass(frozen=True)
class Spread:
    """How a number varies from case to case."""

    values: list[float]
    mean: float
    deviation: float
    low: float  # one case in twenty is below
    middle: float
    high: float  # and one in twenty above

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        found = sorted(values)
        cuts = quantiles(found, n=20, method="inclusive") if len(found) > 1 else found * 19
        deviation = stdev(found) if len(found) > 1 else 0.0
        return cls(found, fmean(found), deviation, cuts[0], cuts[9], cuts[18])


@dataclass(frozen=True)
class Bar:
    """A bar of a histogram: from where up to before where, and the share of the cases."""

    start: float
    end: float
    share: float


def bar_width(values: Sequence[float]) -> int:
    """The narrowest round width that does not need too many bars for so many values."""
    most = min(MOST_BARS, max(FEWEST_BARS, 3 * cbrt(len(values))))
    reach = max(values) - min(values) + 1
    return next((width for width in NICE_WIDTHS if reach / width <= most), NICE_WIDTHS[-1])


def bars(values: Sequence[float], width: int) -> list[Bar]:
    """The histogram of some values, the empty bars between others included."""
    numbers = [int(value // width) for value in values]
    return [
        Bar(number * width, (number + 1) * width, numbers.count(number) / len(numbers))
        for number in range(min(numbers), max(numbers) + 1)
    ]


@dataclass(frozen=True)
class Scores:
    """How games end."""

    winners: Spread
    others: Spread
    margins: Spread  # points between the first and the second
    shared: float  # share of the games with more than one winner

    @classmethod
    def of(cls, games: Sequence[Played]) -> Scores:
        seats = [pair for game in games for pair in zip(game.scores, game.wins, strict=True)]
        places = [sorted(game.scores, reverse=True) for game in games]
        return cls(
            winners=Spread.of(score for score, win in seats if win),
            others=Spread.of([score for score, win in seats if not win] or [0]),
            margins=Spread.of(first - second for first, second, *_ in places),
            shared=fmean(max(game.wins) < 1 for game in games),
        )


@dataclass(frozen=True)
class Line:
    """A line of the score sheet: its points, on average."""

    id: str
    mean: float
    share: float  # of all points
    winners: float
    others: float
    bands: list[float]  # of the players in each band of scores

    @property
    def gap(self) -> float:
        return self.winners - self.others


@dataclass(frozen=True)
class Points:
    """Where points come from."""

    lines: list[Line]
    bands: list[tuple[int, int]]  # lowest and highest score

    @classmethod
    def of(cls, games: Sequence[Played]) -> Points:
        seats = sorted(
            (seat for game in games for seat in zip(game.scores, game.wins, game.lines)),  # noqa: B905
            key=lambda seat: seat[0],
        )
        count = min(BANDS, len(seats))
        cuts = [len(seats) * band // count for band in range(count + 1)]
        bands = [seats[start:end] for start, end in pairwise(cuts)]
        winners = [seat for seat in seats if seat[1]]
        others = [seat for seat in seats if not seat[1]]
        total = sum(score for score, _, _ in seats)
        ids = dict.fromkeys(id for _, _, lines in seats for id in lines)

        def average(id: str, some: Sequence[tuple[int, float, Mapping[str, int]]]) -> float:
            return fmean(lines.get(id, 0) for _, _, lines in some) if some else 0.0

        return cls(
            [
                Line(
                    id=id,
                    mean=average(id, seats),
                    share=average(id, seats) * len(seats) / total if total else 0.0,
                    winners=average(id, winners),
                    others=average(id, others),
                    bands=[average(id, band) for band in bands],
                )
                for id in ids
            ],
            [(band[0][0], band[-1][0]) for band in bands],
        )


@dataclass(frozen=True)
class Group:
    """Players with something in common: how often they win, and what they score."""

    name: str
    wins: Estimate
    expected: float  # if all players won equally often
    score: Estimate

    @classmethod
    def of(cls, name: str, members: Sequence[tuple[Played, int]]) -> Group:
        return cls(
            name,
            rate([game.wins[seat] for game, seat in members]),
            fmean(1 / len(game.players) for game, _ in members),
            mean([game.scores[seat] for game, seat in members]),
        )

    def clear(self, among: int) -> bool:
        """Whether it is no accident that these win more or less often than expected."""
        low, high = wilson(self.wins.value, self.wins.cases, strict_z(among))
        return not self.wins.few and not low <= self.expected <= high


def by_seat(games: Sequence[Played]) -> list[Group]:
    """Everybody by where they sat; the first seat begins."""
    most = max(len(game.players) for game in games)
    return [
        Group.of(str(seat), [(game, seat) for game in games if seat < len(game.players)])
        for seat in range(most)
    ]


def by_player(games: Sequence[Played]) -> list[Group]:
    """Everybody by name, the best first."""
    members: dict[str, list[tuple[Played, int]]] = {}
    for game in games:
        for seat, player in enumerate(game.players):
            members.setdefault(player, []).append((game, seat))
    found = [Group.of(name, some) for name, some in members.items()]
    return sorted(found, key=lambda group: -group.wins.value)


@dataclass(frozen=True)
class Length:
    """How long games last."""

    decisions: Spread
    turns: Spread | None  # of each player; None if the game does not tell
    options: float  # of a decision
    forced: float  # share of the decisions that leave no choice

    @classmethod
    def of(cls, games: Sequence[Played]) -> Length:
        decisions = sum(game.decisions for game in games)
        turns = [game.turns / len(game.players) for game in games]
        return cls(
            Spread.of(game.decisions for game in games),
            Spread.of(turns) if any(turns) else None,
            sum(game.options for game in games) / decisions,
            sum(game.forced for game in games) / decisions,
        )
