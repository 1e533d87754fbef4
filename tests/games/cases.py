"""Ways to set up every game that show all of it, and random play through the public calls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

import deepcourt
from deepcourt import Game
from deepcourt.core import titles
from deepcourt.core.titles import Title


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    game: str
    players: int
    options: tuple[tuple[str, bool | str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.options)])

    def new(self, seed: int) -> Game:
        return deepcourt.new_game(self.game, self.players, seed, **dict(self.options))


def cases_of(title: Title) -> Iterator[Case]:
    """All that options with two choices allow, with every number of players.

    An option with more choices has its first one there; each of the others has one case, in which
    everything else is as usual and the numbers of players take turns.
    """
    many = {option.name: option.choices[0] for option in title.options if len(option.choices) > 2}
    usual = {option.name: option.choices[0] for option in title.options}
    numbers = {name: cycle(title.player_counts) for name in many}
    for options, counts in title.setups():
        unusual = [name for name, first in many.items() if options[name] != first]
        if not unusual:
            for players in counts:
                yield Case(title.name, players, tuple(options.items()))
        elif options == usual | {unusual[0]: options[unusual[0]]}:
            players = next(numbers[unusual[0]])
            yield Case(title.name, players, tuple(options.items()))


CASES = [case for name in deepcourt.names() for case in cases_of(titles.named(name))]


def random_play(game: Game, seed: int) -> Iterator[int]:
    """Play a game to its end at random; yields each action after it was applied."""
    rng = random.Random(seed)
    while not game.over:
        action = rng.choice(game.legal_actions())
        game.apply(action)
        yield action


def played(case: Case, seed: int, number: int) -> Game:
    """A game of the case after some random actions, or at its end if that comes first."""
    game = case.new(seed)
    for count, _ in enumerate(random_play(game, seed), 1):
        if count >= number:
            break
    return game
