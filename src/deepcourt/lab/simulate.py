"""A series of games between bots, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from threading import Event, Lock

from .. import bots as house
from ..core import titles
from ..core.game import Game
from . import distributed
from .matches import Match
from .standings import Standings, total
from .terms import check_bots, checked_games

CHUNK_SECONDS = 0.2
SHARES = 1000  # of a series that many machines play


@dataclass(frozen=True)
class Series:
    """What was simulated and what came out of it."""

    game: str
    options: dict[str, bool | str]
    bots: list[str]
    asked: int
    seed: int
    standings: Standings
    seconds: float


class Progress:
    """Which games of a series are still to be played; threads take them in chunks."""

    def __init__(self, games: int, report: Callable[[int], None]) -> None:
        self.games = games
        self.taken = 0
        self.stop = Event()
        self._report = report
        self._lock = Lock()

    def take(self, size: int) -> tuple[int, int]:
        """The first game and the number of games of the next chunk; zero when there is none."""
        with self._lock:
            count = 0 if self.stop.is_set() else min(size, self.games - self.taken)
            self.taken += count
            return self.taken - count, count

    def played(self, count: int) -> None:
        with self._lock:
            self._report(count)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None = None,
    report: Callable[[int], None] = lambda count: None,
    ray: str | None = None,
    **options: bool | str,
) -> Series:
    """Let bots play a series, one bot a player, changing seats from game to game.

    `report` is told how many games were finished whenever some were. `ray` is the address of a
    cluster that shares the work (see `distributed.run`); otherwise the cores of this machine
    do. Ctrl-C ends the series early, with the games that were finished. The same seed gives
    the same games on any number of cores.
    """
    check_bots(bots)
    games = checked_games(games)
    first_seed = titles.checked_seed(seed)
    table = titles.new_game(game, len(bots), first_seed, **options)
    played_with = table.title.options_of(table)
    start = time.perf_counter()
    if ray is None:
        parts = play_on_threads(table, list(bots), first_seed, Progress(games, report))
    else:
        whole = Share(game, played_with, tuple(bots), first_seed, 0, games)
        parts = play_shares(whole, report, ray)
    standings = total(parts, len(bots))
    seconds = time.perf_counter() - start
    return Series(game, played_with, list(bots), games, first_seed, standings, seconds)


@dataclass(frozen=True)
class Share:
    """Some games of a series, to be played elsewhere."""

    game: str
    options: Mapping[str, bool | str]
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int

    def play(self) -> Standings:
        table = titles.new_game(self.game, len(self.bots), self.seed, **self.options)
        match = Match(table, [house.make(name) for name in self.bots])
        return match.play(self.seed, self.first, self.count)


def play_shares(whole: Share, report: Callable[[int], None], ray: str) -> list[Standings]:
    """Have the machines of a cluster play a series, until Ctrl-C."""
    size = -(-whole.count // SHARES)
    shares = [
        replace(whole, first=first, count=min(size, whole.count - first))
        for first in range(0, whole.count, size)
    ]
    parts: list[Standings] = []

    def done(number: int, part: Standings) -> None:
        parts.append(part)
        report(part.games)

    distributed.run(Share.play, shares, done, ray)
    return parts


def play_on_threads(game: Game, bots: list[str], seed: int, progress: Progress) -> list[Standings]:
    """Have the cores of this machine play a series, until Ctrl-C."""
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        workers = [pool.submit(play_chunks, game, bots, seed, progress) for _ in range(cores)]
        try:
            for worker in workers:
                worker.exception()
        except KeyboardInterrupt:
            progress.stop.set()
    return [part for worker in workers for part in worker.result()]


def play_chunks(game: Game, bots: list[str], seed: int, progress: Progress) -> list[Standings]:
    """Play chunks of about the same time until there are none left."""
    match = Match(game, [house.make(name) for name in bots])
    parts: list[Standings] = []
    size = 1
    while True:
        first, count = progress.take(size)
        if not count:
            return parts
        start = time.perf_counter()
        try:
            parts.append(match.play(seed, first, count))
        except BaseException:
            progress.stop.set()
            raise
        progress.played(count)
        elapsed = time.perf_counter() - start
        size = max(1, min(2 * size, int(count * CHUNK_SECONDS / max(elapsed, 1e-6))))
