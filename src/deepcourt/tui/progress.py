"""How far long work has come, and when it will be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ..core.text import Words

MEMORY = 300.0  # seconds of the past that the estimate goes by


@contextmanager
def counting_games(games: int, words: Words, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what it gives is told how many games were finished."""
    console = Console(stderr=True)
    with Progress(
        TextColumn(words.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=MEMORY,
    ) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda count: bar.advance(task, count)
