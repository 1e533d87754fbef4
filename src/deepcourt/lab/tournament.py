"""Tournaments: every bot against every other, on all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from ..core import titles
from ..core.errors import InvalidTournament
from ..core.game import Game
from . import distributed
from .hooks import Chunk, Hook, cut
from .terms import Terms, check_bots, checked_games

KEEP_SECONDS = 10.0  # how often what was played is kept while the tournament goes on

Pairing = tuple[str, ...]


@dataclass(frozen=True)
class TournamentTerms(Terms):
    """What is to be played: every combination of `players` bots meets in `games` games."""

    players: int

    @classmethod
    def checked(
        cls,
        game: str,
        bots: Sequence[str],
        games: int,
        players: int = 2,
        seed: int | None = None,
        **options: bool | str,
    ) -> Self:
        """The terms, if such games can be played."""
        title = titles.named(game)
        chosen = titles.checked_options(title, options)
        titles.checked_players(title, players, chosen)
        check_bots(bots)
        for bot in bots:
            if bots.count(bot) > 1:
                raise InvalidTournament(f"the bot {bot!r} is named twice")
        if len(bots) < players:
            raise InvalidTournament(
                f"a tournament at tables of {players} needs at least {players} bots, "
                f"not {len(bots)}"
            )
        first_seed = titles.checked_seed(seed)
        return cls(game, chosen, tuple(bots), checked_games(games), first_seed, players)

    @property
    def pairings(self) -> list[Pairing]:
        return list(combinations(self.bots, self.players))

    @property
    def rounds(self) -> list[tuple[Pairing, int]]:
        """All games by their pairing and number: the first game of everybody, the second…"""
        return [(pairing, number) for number in range(self.games) for pairing in self.pairings]


@dataclass(frozen=True)
class Played:
    """How a game ended: its number, and by seat the bots, their scores and their places."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int


class Clerk(Hook):
    """Writes down how every game ended."""

    def __init__(self) -> None:
        self.played: list[Played] = []

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        self.number = number
        self.seats = tuple(seats)
        self.decisions = 0

    def step(self, game: Game, action: int) -> None:
        self.decisions += 1

    def after(self, game: Game) -> None:
        scores, ranks = tuple(game.scores()), tuple(game.ranking())
        self.played.append(Played(self.number, self.seats, scores, ranks, self.decisions))

    def merge(self, other: Self) -> None:
        self.played += other.played


class Tournament:
    """Games that were agreed on, and those of them that have been played."""

    def __init__(self, terms: TournamentTerms, played: Iterable[Played] = ()) -> None:
        self.terms = terms
        self._played: dict[tuple[Pairing, int], Played] = {}
        self.add(played)

    def add(self, played: Iterable[Played]) -> None:
        for game in played:
            self._played[self.pairing(game), game.number] = game

    def pairing(self, game: Played) -> Pairing:
        """The bots of a game in the order of the terms."""
        return tuple(sorted(game.seats, key=self.terms.bots.index))

    @property
    def games(self) -> list[Played]:
        """The games that have been played, round by round."""
        return [self._played[one] for one in self.terms.rounds if one in self._played]

    def go_on(self, terms: TournamentTerms) -> Tournament:
        """The same tournament by the same terms, which may ask for more games."""
        if change := self.terms.change(terms, "game", "options", "bots", "players", "seed"):
            raise InvalidTournament(f"the tournament was begun with {change}")
        if terms.games < self.terms.games:
            raise InvalidTournament(
                f"the tournament was begun with {self.terms.games} games for each pairing; "
                f"there can be more, but not only {terms.games}"
            )
        return Tournament(terms, self.games)

    def play(
        self,
        report: Callable[[int], None] = lambda count: None,
        keep: Callable[[], None] | None = None,
        ray: str | None = None,
    ) -> bool:
        """Play the games that are still missing; whether all have been played.

        `report` is told how many games were finished whenever some were. `keep` is called now
        and then and in the end, whatever the end is. `ray` is the address of a cluster that
        shares the work (see `distributed.run`). Ctrl-C ends the tournament early, with the games
        that were finished. The same seed gives the same games on any number of cores.
        """
        chunks = self.missing()
        last = time.monotonic()

        def done(number: int, hooks: list[Hook]) -> None:
            nonlocal last
            for hook in hooks:
                assert isinstance(hook, Clerk)
                self.add(hook.played)
            report(len(chunks[number].numbers))
            if keep and time.monotonic() - last > KEEP_SECONDS:
                keep()
                last = time.monotonic()

        try:
            return distributed.run(Chunk.play, chunks, done, ray)
        finally:
            if keep:
                keep()

    def missing(self) -> list[Chunk]:
        """What is still to be played, early rounds first."""
        terms = self.terms
        chunks = [
            Chunk(terms.game, terms.options, pairing, terms.seed, numbers, (Clerk,))
            for pairing in terms.pairings
            for numbers in cut([n for n in range(terms.games) if (pairing, n) not in self._played])
        ]
        return sorted(chunks, key=lambda chunk: chunk.numbers[0])
