"""Datasets: every decision of a series of games, as Parquet in a folder to be gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from ..core import titles
from ..core.documents import Reader
from ..core.errors import DeepcourtError, InvalidResults
from . import distributed
from .datacard import card
from .decisions import Scribe
from .hooks import Chunk
from .ledger import MOST, write_whole
from .recipe import Recipe
from .tournament import Clerk

ABOUT = "dataset.json"
CARD = "README.md"
GAMES = "games.parquet"
FORMAT = "deepcourt-dataset"
VERSION = 1
RESULTS = "deepcourt-games"  # the entry in the footer of a part that tells how its games ended
GROUP_ROWS = 1 << 16
GAMES_SCHEMA = pa.schema(
    [
        ("game", pa.uint32()),
        ("seed", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.uint8())),
        ("decisions", pa.uint32()),
    ]
)


@dataclass(frozen=True)
class Part:
    """The games that one file holds."""

    recipe: Recipe
    games: range

    def play(self) -> bytes:
        """The file: a row a decision, and in its footer how the games ended."""
        recipe = self.recipe
        hooks = (Scribe, Clerk)
        chunk = Chunk(recipe.game, recipe.options, recipe.bots, recipe.seed, self.games, hooks)
        scribe, clerk = chunk.play()
        assert isinstance(scribe, Scribe)
        assert isinstance(clerk, Clerk)
        results = [vars(game) for game in clerk.played]
        return scribe.close({RESULTS: json.dumps(results)})


class Dataset:
    """A recipe and the folder in which it is carried out."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder = folder
        self.recipe = recipe

    @classmethod
    def begin(cls, folder: Path, recipe: Recipe) -> Self:
        """A new dataset, in a folder that is empty or not there yet."""
        if (folder / ABOUT).exists():
            raise InvalidResults(f"there is a dataset in {folder}; go on with --resume")
        text = json.dumps(about(recipe), indent=1) + "\n"
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise InvalidResults(f"{folder} is not empty")
        write_whole(folder / ABOUT, lambda path: path.write_text(text, encoding="utf-8"))
        return cls(folder, recipe)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """The dataset that was begun in a folder."""
        file = folder / ABOUT
        if not file.exists():
            raise InvalidResults(f"there is no dataset in {folder} to go on with")
        try:
            return cls(folder, read_recipe(file.read_bytes()))
        except DeepcourtError as error:
            raise InvalidResults(f"{file}: {error}") from None

    def file(self, number: int) -> Path:
        """Where a part of the recipe is, or will be."""
        return self.folder / f"decisions-{number:05}.parquet"

    @property
    def done(self) -> list[int]:
        """The parts of the recipe that are there."""
        return [number for number in range(len(self.recipe.parts)) if self.file(number).exists()]

    @property
    def games(self) -> int:
        """How many games are there."""
        parts = self.recipe.parts
        return sum(len(parts[number]) for number in self.done)

    def make(
        self, report: Callable[[int], None] = lambda count: None, ray: str | None = None
    ) -> bool:
        """Play the games that are still missing; whether all are there.

        `report` is told how many games were finished whenever some were; `ray` is the address of
        a cluster that shares the work (see `distributed.run`). Ctrl-C ends it early, with the
        parts that were finished. However often it was interrupted and whoever played the games,
        the same recipe gives the same tables.
        """
        parts = self.recipe.parts
        missing = sorted(set(range(len(parts))) - set(self.done))

        def done(number: int, content: bytes) -> None:
            write_whole(self.file(missing[number]), lambda path: path.write_bytes(content))
            report(len(parts[missing[number]]))

        jobs = [Part(self.recipe, parts[number]) for number in missing]
        try:
            return distributed.run(Part.play, jobs, done, ray)
        finally:
            self.conclude()

    def conclude(self) -> None:
        """Write the table of games and the data card, for the parts that are there."""
        decisions = 0

        def write_games(path: Path) -> None:
            nonlocal decisions
            with pq.ParquetWriter(path, GAMES_SCHEMA, compression="zstd") as writer:
                for table in self.tables_of_games():
                    decisions += sum(table.column("decisions").to_pylist())
                    writer.write_table(table)

        write_whole(self.folder / GAMES, write_games)
        text = card(self.recipe, self.games, decisions, GAMES_SCHEMA)
        write_whole(self.folder / CARD, lambda path: path.write_text(text, encoding="utf-8"))

    def tables_of_games(self) -> Iterator[pa.Table]:
        """How the games of all parts ended, so many rows at a time."""
        rows: list[dict[str, Any]] = []
        for number in self.done:
            rows += self.results(number)
            if len(rows) >= GROUP_ROWS:
                yield pa.Table.from_pylist(rows, GAMES_SCHEMA)
                rows = []
        yield pa.Table.from_pylist(rows, GAMES_SCHEMA)

    def results(self, number: int) -> Iterator[dict[str, Any]]:
        """How the games of a part ended."""
        file = self.file(number)
        try:
            played = json.loads(pq.read_metadata(file).metadata[RESULTS.encode()])
        except (pa.ArrowException, OSError, KeyError, TypeError, ValueError):
            raise InvalidResults(f"{file} is damaged; remove it and go on with --resume") from None
        for game in played:
            yield {
                "game": game["number"],
                "seed": self.recipe.seed + game["number"],
                "bots": game["seats"],
                "scores": game["scores"],
                "ranks": game["ranks"],
                "decisions": game["decisions"],
            }


def about(recipe: Recipe) -> dict[str, Any]:
    """The recipe as plain JSON, with names for the numbers in the tables."""
    title = recipe.title
    return {
        "format": FORMAT,
        "version": VERSION,
        "deepcourt": __version__,
        "game": recipe.game,
        "rules": title.version,
        "options": dict(recipe.options),
        "bots": recipe.bots,
        "games": recipe.games,
        "seed": recipe.seed,
        "actions": [title.actions.notation(action) for action in range(len(title.actions))],
        "observation": recipe.layout.labels(),
    }


def read_recipe(content: bytes) -> Recipe:
    """Undo `about`; `InvalidResults` if this Deepcourt would not make the same dataset."""
    try:
        reader = Reader(json.loads(content), InvalidResults)
    except ValueError:
        raise InvalidResults("this is not JSON") from None
    reader.check_header(FORMAT, VERSION)
    if reader["deepcourt"].text() != __version__:
        raise InvalidResults(
            f"it was begun with Deepcourt {reader['deepcourt'].text()}, this is {__version__}"
        )
    title = titles.named(reader["game"].text())
    titles.check_rules(title, reader["rules"])
    return Recipe.checked(
        title.name,
        [bot.text() for bot in reader["bots"].items()],
        reader["games"].number(1, MOST),
        reader["seed"].number(0, titles.MAX_SEED),
        **reader["options"].mapping(),
    )
