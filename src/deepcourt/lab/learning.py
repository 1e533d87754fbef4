"""Teaching the network of a game who will win: by games of a bot against itself.

A `greedy` teaches a network that knows nothing, a search one that knows something already: it
plays better, and tells at every decision what it thinks of its chances. Some of their actions are
taken at random, so that the network sees more than what these bots come to. The same seed gives the
same weights.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from ..bots import GreedyBot
from ..bots.levels import recipe
from ..bots.search import SearchBot
from ..core import titles
from ..core.errors import NothingToLearn
from ..core.game import Game
from ..core.network import Network
from . import workers

GAMES = 100  # in a lesson
WORLDS = 2  # that a player looks at
AT_RANDOM = 0.05  # of the actions
SHOWN = 0.2  # of the decisions
LATER = 0.85  # what counts in a lesson of a search: the chances at the next decision, not at this
PASSES = 8  # through all that was shown
QUICK = 0.003  # steps at first, and to nothing in the end


@dataclass(frozen=True)
class Lesson:
    """Some games between players of one kind: a search of so many iterations, or `greedy`."""

    game: str
    players: int
    seed: int
    iterations: int = 0
    options: Mapping[str, bool | str] = field(default_factory=dict)

    def play(self) -> Shown:
        """Positions of these games, and how likely each seat was to win."""
        rng = random.Random(self.seed)
        shown = Shown()
        play = self.play_by_search if self.iterations else self.play_by_greedy
        for _ in range(GAMES):
            game = titles.new_game(self.game, self.players, rng.getrandbits(32), **self.options)
            play(game, rng, shown)
        return shown

    def play_by_greedy(self, game: Game, rng: random.Random, shown: Shown) -> None:
        """Show some of the decisions, with who won in the end."""
        bot = GreedyBot(rng.getrandbits(32), WORLDS)
        seen = []
        while not game.over:
            actions = game.legal_actions()
            if len(actions) > 1 and rng.random() < SHOWN:
                seen.append(game.features())
            game.apply(rng.choice(actions) if rng.random() < AT_RANDOM else bot.choose(game))
        won = game.win_probabilities()
        for position in seen:
            shown.add(position, won)

    def play_by_search(self, game: Game, rng: random.Random, shown: Shown) -> None:
        """Show all decisions, with what the search thought of the chances there and, the less
        the later, in all that followed."""
        how = replace(recipe("skilled", self.game), iterations=self.iterations)
        bot = SearchBot(rng.getrandbits(32), how)
        seen = []
        while not game.over:
            actions = game.legal_actions()
            if len(actions) == 1:
                game.apply(actions[0])
                continue
            best, chance, _ = bot.weigh(game, 0.0)[0]
            seen.append((game.features(), game.seat, chance))
            game.apply(rng.choice(actions) if rng.random() < AT_RANDOM else best)
        likely = game.win_probabilities()
        for position, seat, chance in reversed(seen):
            likely = mixed(likely, seat, chance)
            shown.add(position, likely)


def mixed(later: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats, where one was thought to have this chance and they were `later`
    what they were; the others share the rest as they do later."""
    rest = 1.0 - later[seat]
    others = len(later) - 1
    now = [(1.0 - chance) * (one / rest if rest else 1.0 / others) for one in later]
    now[seat] = chance
    return [LATER * then + (1.0 - LATER) * one for then, one in zip(later, now, strict=True)]


class Shown:
    """Positions with a row for every seat, and what part of the win went to it, or was likely
    to."""

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

    def __init__(self, game: str, seed: int, iterations: int = 0) -> None:
        title = titles.named(game)
        network = title.network()
        if network is None:
            raise NothingToLearn(f"{game} has no network that could learn")
        self.game = game
        self.iterations = iterations
        self.network: Network = network
        self.setups = title.setups()
        self.rng = random.Random(seed)
        self.shown = Shown()

    def watch(self, lessons: int, report: Callable[[int], None] = lambda games: None) -> int:
        """Take lessons; how many, for Ctrl-C ends it early."""
        wanted = [self.lesson(number) for number in range(lessons)]
        taken: dict[int, Shown] = {}

        def done(number: int, shown: Shown) -> None:
            taken[number] = shown
            report(GAMES)

        workers.run(Lesson.play, wanted, done)
        whole = next((number for number in range(lessons) if number not in taken), lessons)
        for number in range(whole):
            self.shown.extend(taken[number])
        return whole

    def lesson(self, number: int) -> Lesson:
        """Every choice of options in turn, and of each three of four with two players."""
        options, counts = self.setups[number % len(self.setups)]
        least, *more = counts
        number //= len(self.setups)
        players = more[number // 4 % len(more)] if number % 4 == 3 and more else least
        return Lesson(self.game, players, self.rng.getrandbits(32), self.iterations, options)

    def train(self, seed: int, report: Callable[[int], None] = lambda passes: None) -> float:
        """Forget what was known and learn what was shown; the cross-entropy of the last pass."""
        self.network.begin(seed)
        cross_entropy = 0.0
        for number in range(PASSES):
            quick, slow = (QUICK * (PASSES - number - i) / PASSES for i in (0, 1))
            cross_entropy = self.network.train_epoch(
                self.shown.rows, self.shown.first, self.shown.won, quick, slow
            )
            report(1)
        return cross_entropy
