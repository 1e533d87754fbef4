"""Very many random games of Abyss, for `make soak`.

Every game is looked at round by round, one in a hundred is played again with a second set of
books, and all of them must end. A game that breaks a rule is named by its set-up and seed:
`python -m tests.games.soak --case abyss-3-leviathan=True --first 4711 --games 1`.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from deepcourt.games.abyss.constants import LEVIATHANS, ZONES
from deepcourt.games.abyss.rules import Abyss

from . import abyss_figures as figures
from .abyss_books import Books, check_readers
from .cases import CASES, Case

ABYSS = {str(case): case for case in CASES if case.game == "abyss"}
CHUNK = 200
BOOKS_EVERY = 100
MOST_ACTIONS = 5_000  # no random game comes near


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


# -- one game -----------------------------------------------------------------------------


class Glance:
    """What can be seen quickly: numbers of cards and tokens, and that wounds do not heal."""

    def __init__(self, game: Abyss) -> None:
        self.game = game
        cards = figures.LEVIATHAN_CARDS if game.leviathan else figures.BASE_CARDS
        self.cards = cards.total()
        self.lords = len(figures.LEVIATHAN_LORDS if game.leviathan else figures.BASE_LORDS)
        self.new_tokens = sum(figures.NEW_TOKENS.values()) if game.leviathan else 0
        self.wounds = [0] * game.players
        self.locations = len(figures.LOCATIONS)

    def look(self) -> None:
        game = self.game
        seats = range(game.players)
        held = [len(game.hand_allies(seat)) + len(game.affiliated_allies(seat)) for seat in seats]
        loose = game.deck_size + game.discard_size + len(game.track_cards())
        loose += sum(game.council_sizes()) + len(game.paid_allies())
        assert loose + sum(held) == self.cards
        tokens = [sum(game.token_counts(seat)) for seat in seats]
        assert game.token_supply() + sum(tokens) == sum(figures.TOKENS.values())
        self.look_at_lords_and_locations()
        if game.leviathan:
            self.look_at_border()

    def look_at_lords_and_locations(self) -> None:
        game = self.game
        seats = range(game.players)
        lords = [*game.deck_lords(), *game.court_lords()]
        locations = [*game.deck_locations(), *game.available_locations(), *game.locations_drawn()]
        for seat in seats:
            lords += game.lords_of(seat)
            locations += game.controlled_locations(seat)
            assert game.pearl_count(seat) >= 0
        assert len(set(lords)) == len(lords) <= self.lords
        assert len(set(locations)) == len(locations) <= self.locations
        self.lords = len(lords)  # what has left the game does not come back
        self.locations = len(locations)
        assert self.locations >= 19  # only the Black Smokers leave

    def look_at_border(self) -> None:
        game = self.game
        seats = range(game.players)
        kept = [sum(game.new_token_counts(seat)) for seat in seats]
        new_tokens = game.new_token_supply() + sum(kept)
        assert new_tokens <= self.new_tokens
        self.new_tokens = new_tokens
        wounds = [game.wound_count(seat) for seat in seats]
        assert all(now >= then for now, then in zip(wounds, self.wounds, strict=True))
        self.wounds = wounds
        beasts = [*game.deck_leviathans()]
        for zone in range(ZONES):
            beast = game.border_at(zone)
            if beast < LEVIATHANS:
                beasts.append(beast)
                assert 0 <= game.life_lost_at(zone) <= 3
        slain = [game.slain_by(seat) for seat in seats]
        for own in slain:
            beasts += own
        assert len(set(beasts)) == len(beasts) <= LEVIATHANS
        most = max(map(len, slain))
        assert (game.statue < 0) == (most == 0)
        assert most == 0 or len(slain[game.statue]) == most


def glance_through(case: Case, seed: int) -> int:
    """Play a game at random with a look at every round; the number of its actions."""
    game = case.new(seed)
    assert isinstance(game, Abyss)
    choose = random.Random(seed).choice
    glance = Glance(game)
    turn = -1
    actions = 0
    while not game.over:
        legal = game.legal_actions()
        assert legal, "nothing can be done"
        game.apply(choose(legal))
        actions += 1
        assert actions < MOST_ACTIONS, "the game does not end"
        if game.active != turn:
            turn = game.active
            if turn == 0:
                glance.look()
    glance.look()
    table = game.position()["table"]
    assert game.scores() == figures.scores(table)
    assert game.ranking() == figures.ranking(table)
    return actions


def keep_books(case: Case, seed: int) -> int:
    """Play a game at random with a second set of books; the number of its actions."""
    game = case.new(seed)
    rng = random.Random(seed)
    books = Books(game)
    actions = 0
    while not game.over:
        books.play(rng.choice(game.legal_actions()))
        actions += 1
        if rng.random() < 0.05:
            check_readers(game)
    return actions


# -- very many games ----------------------------------------------------------------------


def play(chunk: Chunk) -> Report:
    case = ABYSS[chunk.case]
    total, longest, longest_seed = 0, 0, 0
    for seed in range(chunk.first, chunk.first + chunk.games):
        try:
            played = glance_through(case, seed)
            if seed % BOOKS_EVERY == 0:
                keep_books(case, seed)
        except Exception:
            return Report(chunk, failure=f"{case}, seed {seed}\n{traceback.format_exc()}")
        total += played
        if played > longest:
            longest, longest_seed = played, seed
    return Report(chunk, total, longest, longest_seed)


def chunks(cases: list[str], first: int, games: int) -> Iterator[Chunk]:
    """All set-ups in turn, so that an early end has seen something of each."""
    for start in range(0, games, CHUNK):
        for case in cases:
            yield Chunk(case, first + start, min(CHUNK, games - start))


def deaf() -> None:
    """Ctrl-C is for the process that started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(cases: list[str], first: int, games: int) -> int:
    """Play, show how far it has come, and say what was found; the exit status."""
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
        bar = progress.add_task("games", total=games * len(cases))
        try:
            for report in pool.imap_unordered(play, chunks(cases, first, games)):
                reports.append(report)
                progress.advance(bar, report.chunk.games)
                if report.failure:
                    break
        except KeyboardInterrupt:
            interrupted = True
        pool.terminate()
    return tell(cases, reports, interrupted, time.perf_counter() - start)


def tell(cases: list[str], reports: list[Report], interrupted: bool, seconds: float) -> int:
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
    parser = argparse.ArgumentParser(description="Very many random games of Abyss.")
    parser.add_argument("--games", type=int, default=100_000, help="of each set-up")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--case", choices=sorted(ABYSS), help="one set-up only")
    wanted = parser.parse_args()
    cases = [wanted.case] if wanted.case else list(ABYSS)
    return soak(cases, wanted.first, wanted.games)


if __name__ == "__main__":
    sys.exit(main())
