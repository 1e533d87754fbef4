"""The command `learn`: a network that foretells who wins, in a small file."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from ..core.text import Words
from ..lab.learning import GAMES, PASSES, Learning
from .progress import counting, counting_games

DIGITS = 4


def run_learning(
    game: str, games: int, iterations: int, seed: int, out: Path, words: Words
) -> None:
    """Play games, learn from them and write the weights to a file. Ctrl-C ends the games early,
    and it learns from those that were played by then."""
    learning = Learning(game, seed, iterations)
    lessons = -(-games // GAMES)
    with counting_games(lessons * GAMES, words) as report:
        taken = learning.watch(lessons, report)
    with counting(PASSES, words.say("learn-progress")) as report:
        cross_entropy = learning.train(seed, report)
    searched = f" --iterations {iterations}" if iterations else ""
    command = f"deepcourt learn {game} --games {taken * GAMES}{searched} --seed {seed}"
    weights = [round(weight, DIGITS) for weight in learning.network.present()]
    document = {"command": command, "weights": weights}
    out.write_text(json.dumps(document) + "\n", encoding="utf-8")
    say = Console(stderr=True).print
    say(words.say("learn-done", games=taken * GAMES, positions=len(learning.shown)))
    say(words.say("learn-cross-entropy", cross_entropy=cross_entropy))
    say(words.say("tune-written", file=str(out)), soft_wrap=True)
