"""The command `tune`: better weights for the evaluation of a game, in a small file."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..core.text import Words
from ..lab.tuning import CHALLENGERS, Tuning
from ..lab.tuning import MATCH as GAMES
from .progress import counting_games


def run_tuning(game: str, generations: int, seed: int, out: Path, words: Words) -> None:
    """Let weights climb, write the best to a file and print what changed. Ctrl-C ends it early,
    with what is best by then."""
    tuning = Tuning(game, seed)
    before = tuning.champion
    done = 0
    with counting_games(generations * CHALLENGERS * GAMES, words) as report:
        while done < generations and tuning.generation(report):
            done += 1
    tuning.fit_lead_scales()
    command = f"deepcourt tune {game} --generations {done} --seed {seed}"
    document = {"command": command, "weights": tuning.champion}
    out.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    table = Table(title=words.say("tune-title", takeovers=tuning.takeovers, generations=done))
    table.add_column(words.say("tune-weight"))
    table.add_column(words.say("tune-before"), justify="right")
    table.add_column(words.say("tune-after"), justify="right")
    for name, value in tuning.champion.items():
        changed = "" if value == before[name] else f"{value:g}"
        table.add_row(name, f"{before[name]:g}", changed)
    Console().print(table)
    Console(stderr=True).print(words.say("tune-written", file=str(out)), soft_wrap=True)
