"""Very many random games of every set-up, for `make soak`.

The table of every game is looked at along the way, and all games must end. A game that breaks a
rule is named by its set-up and seed:
`python -m tests.games.soak --case abyss-3-leviathan=True --first 4711 --games 1`.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import Pool

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from deepcourt.core import titles
from deepcourt.games.tyrants.title import RANDOM

from . import abyss_glance, tyrants_glance
from .cases import Case

CHUNK = 200


@dataclass(frozen=True)
class Watch:
    """How a title is watched: a game of a set-up and seed, and how many of each set-up."""

    game: Callable[[Case, int], int]
    games: int


WATCHES = {
    "abyss": Watch(abyss_glance.watch, 100_000),
    "tyrants": Watch(tyrants_glance.watch, 5_000),
}
CASES = {
    str(case): case
    for name in WATCHES
    for options, counts in titles.named(name).setups()
    for case in (Case(name, players, tuple(options.items())) for players in counts)
    if RANDOM not in options.values()  # is one of the others
}


@dataclass(frozen=True)
class Chunk:
    """Some games of one set-up that one process plays."""

    case: str
    first: int
    games: int


@dataclass(frozen=True)
class Report:
    """What came of a chunk."""

    chunk: Chunk
    actions: int = 0
    longest: int = 0
    longest_seed: int = 0
    failure: str = ""


# -- very many games ----------------------------------------------------------------------


def play(chunk: Chunk) -> Report:
    case = CASES[chunk.case]
    watch = WATCHES[case.game]
    total, longest, longest_seed = 0, 0, 0
    for seed in range(chunk.first, chunk.first + chunk.games):
        try:
            played = watch.game(case, seed)
        except Exception:
            return Report(chunk, failure=f"{case}, seed {seed}\n{traceback.format_exc()}")
        total += played
        if played > longest:
            longest, longest_seed = played, seed
    return Report(chunk, total, longest, longest_seed)


def chunks(games: dict[str, int], first: int) -> Iterator[Chunk]:
    """All set-ups in turn, so that an early end has seen something of each."""
    for start in range(0, max(games.values()), CHUNK):
        for case, count in games.items():
            if start < count:
                yield Chunk(case, first + start, min(CHUNK, count - start))


def deaf() -> None:
    """Ctrl-C is for the process that started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(games: dict[str, int], first: int) -> int:
    """Play so many games of each set-up, show how far it has come, and say what was found."""
    reports: list[Report] = []
    interrupted = False
    start = time.perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Pool(os.cpu_count(), deaf) as pool, Progress(*columns) as progress:
        bar = progress.add_task("games", total=sum(games.values()))
        try:
            for report in pool.imap_unordered(play, chunks(games, first)):
                reports.append(report)
                progress.advance(bar, report.chunk.games)
                if report.failure:
                    break
        except KeyboardInterrupt:
            interrupted = True
        pool.terminate()
    return tell(list(games), reports, interrupted, time.perf_counter() - start)


def tell(cases: list[str], reports: list[Report], interrupted: bool, seconds: float) -> int:
    """The exit status too."""
    for case in cases:
        own = [report for report in reports if report.chunk.case == case and not report.failure]
        played = sum(report.chunk.games for report in own)
        if played:
            mean = sum(report.actions for report in own) / played
            longest = max(own, key=lambda report: report.longest)
            print(
                f"{case}: {played:,} games, {mean:.0f} actions each, "
                f"the longest {longest.longest} (seed {longest.longest_seed})"
            )
    failures = [report.failure for report in reports if report.failure]
    for failure in failures:
        print(failure)
    end = "interrupted" if interrupted else "a rule was broken" if failures else "all is well"
    print(f"{seconds:.0f} s: {end}")
    return 1 if failures else 130 if interrupted else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Very many random games of every set-up.")
    parser.add_argument("--games", type=int, help="of each set-up")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--title", choices=sorted(WATCHES), help="one title only")
    parser.add_argument("--case", choices=sorted(CASES), metavar="CASE", help="one set-up only")
    wanted = parser.parse_args()
    games = {
        name: wanted.games or WATCHES[case.game].games
        for name, case in CASES.items()
        if wanted.case in (name, None) and wanted.title in (case.game, None)
    }
    return soak(games, wanted.first)


if __name__ == "__main__":
    sys.exit(main())
