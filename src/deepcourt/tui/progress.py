"""How far long work has come, and when it will be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

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


def counting_games(
    games: int, words: Words, done: int = 0
) -> AbstractContextManager[Callable[[int], None]]:
    """A bar on standard error; what it gives is told how many games were finished."""
    return counting(games, words.say("simulate-progress"), done)


@contextmanager
def counting(total: int, what: str, done: int = 0) -> Iterator[Callable[[int], None]]:
    """The same for anything that can be counted."""
    console = Console(stderr=True)
    with Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=MEMORY,
    ) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda count: bar.advance(task, count)
