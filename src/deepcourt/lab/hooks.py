"""Hooks: what looks on while bots play a series, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from .. import bots as house
from ..core import titles
from ..core.game import Game
from . import workers
from .matches import Match
from .terms import check_bots, checked_games

MAX_CHUNK = 32  # games
MIN_CHUNKS = 200


class Hook:
    """Somebody who looks on while games are played. Override what you need.

    The games of a series are shared out between processes. Each has copies of the hook, made
    afresh and later merged in the order of the games, so that what comes out does not depend
    on the number of cores. A hook may look at everything in a game, secrets included, but must
    not change it.
    """

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        """A game begins: its number in the series and the bots by seat."""

    def step(self, game: Game, action: int) -> None:
        """`game.seat` is about to carry out an action; `game.all_events()` is what came of the
        one before."""

    def after(self, game: Game) -> None:
        """The game is over; `game.all_events()` is what came of its last action."""

    def merge(self, other: Self) -> None:
        """Add what another copy has seen of the games that followed."""


@dataclass(frozen=True)
class Chunk:
    """A few games of a series, with what makes the hooks that look on."""

    game: str
    options: Mapping[str, bool | str]
    bots: tuple[str, ...]
    seed: int
    numbers: Sequence[int]
    hooks: tuple[Callable[[], Hook], ...]

    def play(self) -> list[Hook]:
        """Play the games; the hooks, which have seen them."""
        table = titles.new_game(self.game, len(self.bots), self.seed, **self.options)
        match = Match(table, [house.make(name) for name in self.bots])
        hooks = [make() for make in self.hooks]
        for number in self.numbers:
            seats = [self.bots[bot] for bot in match.begin(self.seed, number)]
            play_game(match, number, seats, hooks)
        return hooks


def play_game(match: Match, number: int, seats: Sequence[str], hooks: Sequence[Hook]) -> None:
    """Play a game that was set up, while hooks look on."""
    game = match.game
    game.listen()
    for hook in hooks:
        hook.before(game, number, seats)
    while not game.over:
        action = match.choose()
        for hook in hooks:
            hook.step(game, action)
        game.listen()
        game.apply(action)
    for hook in hooks:
        hook.after(game)


def check(game: str, bots: Sequence[str], seed: int, options: Mapping[str, bool | str]) -> None:
    """Complain of a series that cannot be played."""
    check_bots(bots)
    titles.new_game(game, len(bots), titles.checked_seed(seed), **options)


def cut(numbers: Sequence[int]) -> list[Sequence[int]]:
    """The games of a series, a chunk at a time: always the same chunks, many for every core."""
    size = max(1, min(MAX_CHUNK, len(numbers) // MIN_CHUNKS))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def run_series(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    hooks: Sequence[Callable[[], Hook]],
    report: Callable[[int], None] = lambda count: None,
    **options: bool | str,
) -> list[Hook]:
    """Let bots play a series while hooks look on; the hooks, which have seen all its games.

    The games are those of `simulate` with the same seed. `hooks` are what makes the hooks, such
    as their classes; worker processes must be able to import them. `report` is told how many
    games were finished whenever some were. Ctrl-C ends the series early, with the games that
    were finished.
    """
    check(game, bots, seed, options)
    chunks = [
        Chunk(game, options, tuple(bots), seed, numbers, tuple(hooks))
        for numbers in cut(range(checked_games(games)))
    ]
    merged = [make() for make in hooks]
    ahead: dict[int, list[Hook]] = {}
    turn = 0

    def done(number: int, seen: list[Hook]) -> None:
        nonlocal turn
        ahead[number] = seen
        while turn in ahead:
            merge(merged, ahead.pop(turn))
            turn += 1
        report(len(chunks[number].numbers))

    workers.run(Chunk.play, chunks, done)
    for number in sorted(ahead):
        merge(merged, ahead[number])
    return merged


def merge(hooks: Sequence[Hook], others: Sequence[Hook]) -> None:
    for hook, other in zip(hooks, others, strict=True):
        hook.merge(other)
