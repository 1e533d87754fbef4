"""Where the games of the terminal lie on disk."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ..core.errors import DeepcourtError
from ..core.home import home
from ..core.records import Record


class NoUnfinishedGame(DeepcourtError):
    """There is no game to go on with."""


def records_folder() -> Path:
    return home() / "records"


def path_for(record: Record, now: datetime | None = None) -> Path:
    """Where a new record will lie; no other lies there yet."""
    moment = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    stem = f"{record.title.name}-{moment}"
    folder = records_folder()
    names = (f"{stem}{f'-{number}' if number else ''}.json" for number in range(1000))
    return next(folder / name for name in names if not (folder / name).exists())


def last_unfinished(game: str) -> Path:
    """The record of the unfinished game that was played last."""
    paths = records_folder().glob(f"{game}-*.json")
    for path in sorted(paths, key=lambda one: one.stat().st_mtime_ns, reverse=True):
        try:
            if not Record.load(path).game.over:
                return path
        except DeepcourtError:
            continue  # somebody else's file, or one from another version
    raise NoUnfinishedGame(f"there is no unfinished game of {game} in {records_folder()}")
