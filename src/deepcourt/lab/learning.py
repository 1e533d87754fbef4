"""Teaching the network of a game who will win: by games of `greedy` against itself.

Some of their actions are taken at random, so that it sees more than what a `greedy` comes to. The
same seed gives the same weights.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from ..bots import GreedyBot
from ..core import titles
from ..core.errors import NothingToLearn
from ..core.network import Network
from . import workers

GAMES = 100  # in a lesson
WORLDS = 2  # that a player looks at
AT_RANDOM = 0.05  # of the actions
SHOWN = 0.2  # of the decisions
PASSES = 8  # through all that was shown
QUICK = 0.003  # steps at first, and to nothing in the end


@dataclass(frozen=True)
class Lesson:
    """Some games between players of one kind."""

    game: str
    players: int
    seed: int

    def play(self) -> Shown:
        """Positions of these games, and who won."""
        rng = random.Random(self.seed)
        shown = Shown()
        bots = [GreedyBot(rng.getrandbits(32), WORLDS) for _ in range(self.players)]
        for _ in range(GAMES):
            game = titles.new(self.game, self.players, rng.getrandbits(32))
            seen: list[list[list[float]]] = []
            while not game.over:
                actions = game.legal_actions()
                if len(actions) > 1 and rng.random() < SHOWN:
                    seen.append(game.title.features(game))
                at_random = rng.random() < AT_RANDOM
                game.apply(rng.choice(actions) if at_random else bots[game.seat].choose(game))
            chances = game.chances()
            for position in seen:
                shown.add(position, chances)
        return shown


class Shown:
    """Positions with a row for every seat, and what part of the win went to each row."""

    def __init__(self) -> None:
        self.rows = array("f")
        self.first = array("i", [0])
        self.won = array("f")

    def __len__(self) -> int:
        return len(self.first) - 1

    def add(self, position: list[list[float]], won: list[float]) -> None:
        for row in position:
            self.rows.extend(row)
        self.won.extend(won)
        self.first.append(len(self.won))

    def extend(self, other: Shown) -> None:
        before = len(self.won)
        self.rows.extend(other.rows)
        self.won.extend(other.won)
        self.first.extend(before + end for end in other.first[1:])


class Learning:
    """Lessons for the network of a game, and what it makes of them."""

    def __init__(self, game: str, seed: int) -> None:
        title = titles.named(game)
        network = title.network()
        if network is None:
            raise NothingToLearn(f"{game} has no network that could learn")
        self.game = game
        self.network: Network = network
        self.counts = list(title.player_counts)
        self.rng = random.Random(seed)
        self.shown = Shown()

    def watch(self, lessons: int, report: Callable[[int], None] = lambda games: None) -> int:
        """Take lessons, half of them with two players; how many, for Ctrl-C ends it early."""
        least, *more = self.counts
        wanted = [
            Lesson(
                self.game,
                more[number // 2 % len(more)] if number % 2 and more else least,
                self.rng.getrandbits(32),
            )
            for number in range(lessons)
        ]
        taken: dict[int, Shown] = {}

        def done(number: int, shown: Shown) -> None:
            taken[number] = shown
            report(GAMES)

        workers.run(Lesson.play, wanted, done)
        whole = next((number for number in range(lessons) if number not in taken), lessons)
        for number in range(whole):
            self.shown.extend(taken[number])
        return whole

    def study(self, seed: int, report: Callable[[int], None] = lambda passes: None) -> float:
        """Forget what was known and learn what was shown; how surprising it is in the end."""
        self.network.begin(seed)
        surprise = 0.0
        for number in range(PASSES):
            quick, slow = (QUICK * (PASSES - number - i) / PASSES for i in (0, 1))
            surprise = self.network.study(
                self.shown.rows, self.shown.first, self.shown.won, quick, slow
            )
            report(1)
        return surprise
