"""Games played at random, as fast as the machine can: for benchmarks and rough estimates."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import cython

from .chance import Chance
from .game import Game

CHECKSUM_BASE = 1_000_003
MASK64 = (1 << 64) - 1


class Dice(Chance):
    """A random stream on its own."""


def play_out(game: Game, dice: Dice) -> int:
    """Play on at random to the end of the game; the number of decisions."""
    decisions = 0
    while not game.over:
        count = game.list_actions()
        game.play(game.actions[dice.below(count)])
        decisions += 1
    return decisions


def random_games(game: Game, games: int, players: int, seed: int) -> tuple[int, int]:
    """Use up `game` for that many new random games, with seeds from `seed` on.

    The number of decisions and a checksum of all final scores.
    """
    dice = Dice()
    decisions = 0
    checksum = 0
    with cython.nogil:
        for i in range(games):
            game.reset(players, seed + i)
            dice.begin_stream((seed + i) ^ MASK64)
            decisions += play_out(game, dice)
            for seat in range(players):
                checksum = (checksum * CHECKSUM_BASE + game.score(seat)) & MASK64
    return decisions, checksum


def random_games_on_all_cores(
    game: Game, games: int, seed: int, cores: int | None = None
) -> tuple[int, int]:
    """`random_games` with the work shared among threads; the checksums are added up."""
    cores = cores or os.cpu_count() or 1
    ends = [games * i // cores for i in range(cores + 1)]
    with ThreadPoolExecutor(cores) as pool:
        parts = pool.map(
            lambda i: random_games(
                game.clone(), ends[i + 1] - ends[i], game.players, seed + ends[i]
            ),
            range(cores),
        )
        results = list(parts)
    return sum(r[0] for r in results), sum(r[1] for r in results) & MASK64
