"""The command `report`: games are played or read, then the page is written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path

from rich.console import Console

from ..core.errors import NothingToReport
from ..core.text import Words
from ..lab.report.page import TEXTS, page
from ..lab.report.sources import Material, record_paths, recorded, simulated
from .progress import counting_games


def report_simulated(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    out: Path,
    language: str,
    options: Mapping[str, bool | str],
) -> None:
    """Let bots play and write a report on their games."""
    words = Words.of(language, TEXTS)
    with target(out) as file:
        with counting_games(games, words) as count:
            material = simulated(game, bots, games, seed, count, **options)
        write(material, file, out, words)


def report_recorded(
    game: str,
    given: Sequence[Path],
    out: Path,
    language: str,
    options: Mapping[str, bool | str],
) -> None:
    """Read records and write a report on the games in them."""
    words = Words.of(language, TEXTS)
    paths = record_paths(given)
    with target(out) as file:
        with counting_games(len(paths), words) as count:
            material = recorded(game, paths, count, **options)
        write(material, file, out, words)


@contextmanager
def target(out: Path) -> Iterator[Path]:
    """A file beside the one to be written, which it becomes in the end.

    It is made first: what cannot be written is better known before the games are played.
    """
    if out.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(out))
    file = out.with_name(f".{out.name}-{os.getpid()}")
    try:
        file.touch(exist_ok=False)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(out)) from None
    try:
        yield file
        file.replace(out)
    finally:
        file.unlink(missing_ok=True)


def write(material: Material, file: Path, out: Path, words: Words) -> None:
    """Write the page and tell where it is."""
    console = Console(stderr=True)
    done = len(material.games) + sum(material.passed_over.values())
    if done < material.asked:
        console.print(words.say("report-stopped", done=done, asked=material.asked))
    if not material.games:
        raise NothingToReport(f"there is no finished game of {material.game} to report on")
    with console.status(words.say("report-writing")):
        file.write_text(page(material, words.language), encoding="utf-8")
    Console().print(
        words.say("report-written", path=str(out), count=len(material.games)),
        highlight=False,
        soft_wrap=True,
    )
