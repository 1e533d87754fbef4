"""The command `bench batch`: how many decisions a second batches of games make."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from ..core import titles
from ..core.text import Words
from ..envs.bench import measure
from ..lab.bench import ways
from .laboratory import called


def run_batch_bench(as_json: bool, words: Words) -> None:
    """Measure batches of every game and print a table, or JSON."""
    results = []
    for title in map(titles.named, titles.names()):
        for options in ways(title):
            measuring = words.say("bench-measuring", game=called(title.name, options, words))
            with Console(stderr=True).status(measuring):
                results.append(measure(title.name, options))
    console = Console()
    if as_json:
        console.print_json(json.dumps(results))
    else:
        console.print(batch_table(results, words))


def batch_table(results: list[dict[str, Any]], words: Words) -> Table:
    """The figures of all games as a table for people."""
    first = results[0]
    facts = {name: first[name] for name in ("games", "players", "cores")}
    table = Table(title=words.say("bench-batch-title", **facts))
    table.add_column("")
    for key in ("observation", "actions", "inside", "numpy"):
        table.add_column(words.say(f"bench-batch-{key}"), justify="right")
    for result in results:
        figures = (
            result["observation"],
            result["actions"],
            result["inside_decisions_per_second"],
            result["numpy_decisions_per_second"],
        )
        game = called(result["game"], result["options"], words)
        table.add_row(game, *(f"{figure:,.0f}" for figure in figures))
    return table
