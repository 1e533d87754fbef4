"""A series of games between bots, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event, Lock

from .. import bots as house
from ..core import titles
from ..core.game import Game
from .matches import Match
from .standings import Standings, total

CHUNK_SECONDS = 0.2


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
    **options: bool | str,
) -> Series:
    """Let bots play a series, one bot a player, changing seats from game to game.

    `report` is told how many games were finished whenever some were. Ctrl-C ends the series
    early, with the games that were finished. The same seed gives the same games on any
    number of cores.
    """
    for name in bots:
        house.make(name)
    first_seed = titles.checked_seed(seed)
    table = titles.new(game, len(bots), first_seed, **options)
    progress = Progress(games, report)
    start = time.perf_counter()
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        workers = [
            pool.submit(play_chunks, table, list(bots), first_seed, progress) for _ in range(cores)
        ]
        try:
            for worker in workers:
                worker.exception()
        except KeyboardInterrupt:
            progress.stop.set()
    standings = total((part for worker in workers for part in worker.result()), len(bots))
    seconds = time.perf_counter() - start
    played_with = table.title.options_of(table)
    return Series(game, played_with, list(bots), games, first_seed, standings, seconds)


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
