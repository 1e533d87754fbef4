"""How strong the bots are, and how fast they search: one row of docs/results.md each.

    python bench/strength.py greedy     # against random
    python bench/strength.py expert     # against greedy
    python bench/strength.py master     # against expert
    python bench/strength.py levels     # each against the one below
    python bench/strength.py speed      # iterations a second, on one core and on two

Two players, the seats in turn, the same seeds for all. `--games` says how many (400), `--title`
which title alone. It uses all cores and prints a line of a table whenever one is known.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import deepcourt
from deepcourt import Game
from deepcourt.bots import LEVELS
from deepcourt.bots.levels import recipe
from deepcourt.bots.search import SearchBot
from deepcourt.core.text import Words
from deepcourt.lab.simulate import simulate
from deepcourt.tui.progress import counting_games

TITLES: dict[str, tuple[str, dict[str, bool | str]]] = {
    "conspiracy": ("conspiracy", {}),
    "abyss": ("abyss", {}),
    "leviathan": ("abyss", {"leviathan": True}),
    "tyrants": ("tyrants", {"decks": "random"}),
}
PAIRS = {
    "greedy": [("random", "greedy")],
    "expert": [("greedy", "expert")],
    "master": [("expert", "master")],
    "levels": list(pairwise(LEVELS)),
}
SEED = 1
SEARCHED = 20  # positions
ITERATIONS = 2000  # in each of them and each tree


def duel(title: str, weaker: str, stronger: str, games: int) -> str:
    game, options = TITLES[title]
    with counting_games(games, Words.of("en")) as report:
        series = simulate(game, [stronger, weaker], games, SEED, report, **options)
    won = series.standings
    low, high = won.win_interval(0)
    return (
        f"| {title} | `{stronger}` against `{weaker}` | {won.win_rate(0):.1%} "
        f"({low:.1%} – {high:.1%}) of {won.games} "
        f"| {won.mean_score(0):.1f} : {won.mean_score(1):.1f} | {series.seconds:.0f} s |"
    )


def positions(title: str) -> Iterator[Game]:
    """Positions with something to choose, from all over random games."""
    game, options = TITLES[title]
    rng = random.Random(SEED)
    found = 0
    while found < SEARCHED:
        table = deepcourt.new_game(game, 2, rng.randrange(1000), **options)
        moves = rng.randrange(100)
        while not table.over and (table.moves < moves or len(table.legal_actions()) < 2):
            table.apply(rng.choice(table.legal_actions()))
        if not table.over:
            found += 1
            yield table


def speed(title: str) -> str:
    """Iterations a second of a `master`, with one tree and with two side by side."""
    measured = []
    for trees in (1, 2):
        master = recipe("master", TITLES[title][0])
        how = replace(master, iterations=trees * ITERATIONS, trees=trees)
        bot = SearchBot(SEED, how)
        start = time.perf_counter()
        for game in positions(title):
            bot.weigh(game, 0.0)
        measured.append(SEARCHED * how.iterations / (time.perf_counter() - start))
    one, two = measured
    return f"| {title} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("row", choices=[*PAIRS, "speed"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--title", choices=TITLES, action="append")
    asked = parser.parse_args()
    for title in asked.title or TITLES:
        if asked.row == "speed":
            print(speed(title), flush=True)
        else:
            for weaker, stronger in PAIRS[asked.row]:
                print(duel(title, weaker, stronger, asked.games), flush=True)


if __name__ == "__main__":
    main()
