"""Tuning the evaluation of a game by self-play.

The weights climb: in every generation some challengers, each with a few weights changed a little,
play a match against the champion, all of them `greedy`. The best of them plays another one, and
takes over if it wins that too. The scale of leads is then read off games of the champion
against itself: the chances that it gives should be those that come true.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

from ..bots import Bot, GreedyBot
from ..core import titles
from ..core.game import Game
from ..core.weights import stored
from . import workers
from .matches import Match

Weights = dict[str, float]

CHALLENGERS = 12  # in a generation
CHANGED = 3  # weights, at most, in a challenger
CHANGE = 0.3  # how far, as a part of what they are
BOUTS = 8  # in a match
GAMES = 30  # in a bout
MATCH = BOUTS * GAMES
TAKES_OVER = 0.53  # of the games, in the second match
LEAD_SCALES = ("lead_scale_at_end", "lead_scale")
JUDGED = 6  # of the decisions of a game, one is judged
LEAST = 1e-3  # a chance is never less
LONG = 3000  # moves; a game that goes on longer is ended at random


class WeighedBot(Bot):
    """A `greedy` with weights of its own, in a process where nobody else thinks."""

    def __init__(self, weights: Mapping[str, float], judge: object) -> None:
        super().__init__()
        self.weights = weights
        self.judge = judge
        self.greedy = GreedyBot()

    def choose(self, world: Game) -> int:
        if world.moves > LONG:
            actions = world.legal_actions()
            return actions[self.roll(len(actions))]
        use(self.judge, self.weights)
        self.greedy.reseed(self.roll(1 << 30))
        return self.greedy.choose(world)


def use(judge: object, weights: Mapping[str, float]) -> None:
    """Let the evaluation go by these weights."""
    for name, value in weights.items():
        setattr(judge, name, value)


@dataclass(frozen=True)
class Bout:
    """Some games between a challenger and the champion, with one choice of options."""

    game: str
    options: Mapping[str, bool | str]
    challenger: Weights
    champion: Weights
    seed: int

    def play(self) -> float:
        """The part of the games that the challenger won."""
        return self.match().play(self.seed, 0, GAMES).win_rate(0)

    def match(self) -> Match:
        table = titles.new_game(self.game, 2, self.seed, **self.options)
        judge = table.title.weights()
        return Match(table, [WeighedBot(one, judge) for one in (self.challenger, self.champion)])


class Tuning:
    """Weights that climb. `champion` are the best so far."""

    def __init__(self, game: str, seed: int) -> None:
        title = titles.named(game)
        self.game = game
        self.setups = [options for options, players in title.setups() if 2 in players]
        self.champion = stored(title)
        self.rng = random.Random(seed)
        self.takeovers = 0

    def generation(self, report: Callable[[int], None] = lambda games: None) -> bool:
        """Let challengers play, and the best perhaps take over; False if Ctrl-C ended it early."""
        challengers = [self.challenger() for _ in range(CHALLENGERS)]
        results = self.matches(challengers, report)
        if results is None:
            return False
        best = max(range(CHALLENGERS), key=lambda i: results[i])
        if results[best] < TAKES_OVER:
            return True
        again = self.matches([challengers[best]])
        if again is None:
            return False
        if again[0] >= TAKES_OVER:
            self.champion = challengers[best]
            self.takeovers += 1
        return True

    def challenger(self) -> Weights:
        weights = dict(self.champion)
        climbing = [name for name in weights if name not in LEAD_SCALES]
        for name in self.rng.sample(climbing, self.rng.randint(1, CHANGED)):
            weights[name] = round(weights[name] * exp(self.rng.gauss(0.0, CHANGE)), 3)
        return weights

    def matches(
        self, challengers: Sequence[Weights], report: Callable[[int], None] = lambda games: None
    ) -> list[float] | None:
        """What part of their games challengers win, all with the same seeds; None after Ctrl-C."""
        seeds = [self.rng.getrandbits(32) for _ in range(BOUTS)]
        chosen = [self.setups[self.rng.randrange(len(self.setups))] for _ in range(BOUTS)]
        bouts = [
            Bout(self.game, options, challenger, self.champion, seed)
            for challenger in challengers
            for seed, options in zip(seeds, chosen, strict=True)
        ]
        won = [0.0] * len(challengers)

        def done(number: int, part: float) -> None:
            won[number // BOUTS] += part / BOUTS
            report(GAMES)

        return won if workers.run(Bout.play, bouts, done) else None

    def fit_lead_scales(self) -> None:
        """Make chances come true in games of the champion against itself, unless a network
        foretells them."""
        if titles.named(self.game).network() is not None:
            return
        judge = titles.named(self.game).weights()
        use(judge, self.champion)
        ends = [
            end
            for options in self.rng.choices(self.setups, k=BOUTS)
            for end in self.watched(options)
        ]
        best = cross_entropy(ends)
        step = 0.5
        while step > 0.02:
            for name in LEAD_SCALES:
                for factor in (1.0 + step, 1.0 / (1.0 + step)):
                    tried = self.champion | {name: round(self.champion[name] * factor, 3)}
                    use(judge, tried)
                    if (now := cross_entropy(ends)) < best:
                        best, self.champion = now, tried
                        break
                else:
                    continue
                break
            else:
                step /= 2
        use(judge, self.champion)

    def watched(self, options: Mapping[str, bool | str]) -> list[End]:
        """Positions of some games of the champion against itself, and how those ended."""
        seed = self.rng.getrandbits(32)
        match = Bout(self.game, options, self.champion, self.champion, seed).match()
        ends: list[End] = []
        for number in range(GAMES):
            match.begin(seed, number)
            seen: list[Game] = []
            while not match.game.over:
                if self.rng.randrange(JUDGED) == 0:
                    seen.append(match.game.clone())
                match.game.apply(match.choose())
            ends += [(game, match.game.win_probabilities()) for game in seen]
        return ends


End = tuple[Game, list[float]]  # a position, and who won in the end: a part of 1 for each seat


def cross_entropy(ends: Sequence[End]) -> float:
    """The mean cross-entropy between the chances that were expected and who won."""
    return -sum(
        won * log(max(chance, LEAST))
        for game, result in ends
        for won, chance in zip(result, game.win_probabilities(), strict=True)
    ) / len(ends)
