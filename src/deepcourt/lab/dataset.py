"""Datasets: every decision of a series of games, as Parquet in a folder; resumable."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
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
from .dataset_terms import DatasetTerms
from .decisions import GROUP_NUMBERS, Scribe, parquet_writer, schema
from .hooks import Chunk
from .results_file import MOST, write_whole
from .tournament import Clerk

ABOUT = "dataset.json"
CARD = "README.md"
GAMES = "games.parquet"
FORMAT = "deepcourt-dataset"
VERSION = 2
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
class DatasetPart:
    """Some of the games of a file, which are played together."""

    terms: DatasetTerms
    games: range

    def play(self) -> bytes:
        """A file of these games: a row a decision, and in its footer how the games ended."""
        terms = self.terms
        hooks = (Scribe, Clerk)
        chunk = Chunk(terms.game, terms.options, terms.bots, terms.seed, self.games, hooks)
        scribe, clerk = chunk.play()
        assert isinstance(scribe, Scribe)
        assert isinstance(clerk, Clerk)
        results = [vars(game) for game in clerk.played]
        return scribe.close({RESULTS: json.dumps(results)})


class Dataset:
    """The games of a dataset, and the folder that they are kept in."""

    def __init__(self, folder: Path, terms: DatasetTerms) -> None:
        self.folder = folder
        self.terms = terms
        self.files = terms.files

    @classmethod
    def begin(cls, folder: Path, terms: DatasetTerms) -> Self:
        """A new dataset, in a folder that is empty or not there yet."""
        if (folder / ABOUT).exists():
            raise InvalidResults(f"there is a dataset in {folder}; go on with --resume")
        text = json.dumps(about(terms), indent=1) + "\n"
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise InvalidResults(f"{folder} is not empty")
        write_whole(folder / ABOUT, lambda path: path.write_text(text, encoding="utf-8"))
        return cls(folder, terms)

    @classmethod
    def load(cls, folder: Path) -> Self:
        """The dataset that was begun in a folder."""
        file = folder / ABOUT
        if not file.exists():
            raise InvalidResults(f"there is no dataset in {folder} to go on with")
        try:
            return cls(folder, read_terms(file.read_bytes()))
        except DeepcourtError as error:
            raise InvalidResults(f"{file}: {error}") from None

    def file(self, number: int) -> Path:
        """Where a file of the dataset is, or will be."""
        return self.folder / f"decisions-{number:05}.parquet"

    def parts(self, number: int) -> list[Path]:
        """Where the parts of a file are until all of them are there."""
        count = len(self.files[number])
        if count == 1:
            return [self.file(number)]
        return [self.folder / f"decisions-{number:05}-{part:03}.parquet" for part in range(count)]

    @property
    def there(self) -> list[Path]:
        """What has been written, in the order of the games: files, and parts of unfinished ones."""
        found: list[Path] = []
        for number in range(len(self.files)):
            whole = self.file(number)
            found += [whole] if whole.exists() else filter(Path.exists, self.parts(number))
        return found

    @property
    def missing(self) -> list[tuple[int, Path, range]]:
        """The parts that are still to be played: the numbers of their files, where they belong,
        and their games."""
        return [
            (number, path, games)
            for number, parts in enumerate(self.files)
            if not self.file(number).exists()
            for path, games in zip(self.parts(number), parts, strict=True)
            if not path.exists()
        ]

    @property
    def games(self) -> int:
        """How many games are there."""
        return self.terms.games - sum(len(games) for _, _, games in self.missing)

    def make(
        self, report: Callable[[int], None] = lambda count: None, ray: str | None = None
    ) -> bool:
        """Play the games that are still missing; whether all are there.

        `report` is told how many games were finished whenever some were; `ray` is the address of
        a cluster that shares the work (see `distributed.run`). Ctrl-C ends it early, with the
        parts that were finished. However often it was interrupted and whoever played the games,
        the same terms gives the same tables.
        """
        missing = self.missing

        def done(job: int, content: bytes) -> None:
            number, part, games = missing[job]
            write_whole(part, lambda path: path.write_bytes(content))
            self.join(number)
            report(len(games))

        for number in range(len(self.files)):
            self.join(number)
        jobs = [DatasetPart(self.terms, games) for _, _, games in missing]
        try:
            return distributed.run(DatasetPart.play, jobs, done, ray)
        finally:
            self.conclude()

    def join(self, number: int) -> None:
        """Make one file of its parts if all of them are there."""
        whole, parts = self.file(number), self.parts(number)
        if not whole.exists() and all(part.exists() for part in parts):
            write_whole(whole, lambda path: self.write_joined(parts, path))
        if whole.exists() and parts != [whole]:
            for part in parts:
                part.unlink(missing_ok=True)

    def write_joined(self, parts: Sequence[Path], path: Path) -> None:
        """Write the rows of some files, and how their games ended, to one."""
        results = [game for part in parts for game in footer(part)]
        types = schema(self.terms.title, len(self.terms.bots))
        with parquet_writer(path, types) as writer:
            for table in regrouped(parts, GROUP_NUMBERS // self.terms.layout.size):
                writer.write_table(table.cast(types))
            writer.add_key_value_metadata({RESULTS: json.dumps(results)})

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
        text = card(self.terms, self.games, decisions, GAMES_SCHEMA)
        write_whole(self.folder / CARD, lambda path: path.write_text(text, encoding="utf-8"))

    def tables_of_games(self) -> Iterator[pa.Table]:
        """How the games of all parts ended, so many rows at a time."""
        rows: list[dict[str, Any]] = []
        for file in self.there:
            rows += self.results(file)
            if len(rows) >= GROUP_ROWS:
                yield pa.Table.from_pylist(rows, GAMES_SCHEMA)
                rows = []
        yield pa.Table.from_pylist(rows, GAMES_SCHEMA)

    def results(self, file: Path) -> Iterator[dict[str, Any]]:
        """How the games of a file ended."""
        for game in footer(file):
            yield {
                "game": game["number"],
                "seed": self.terms.seed + game["number"],
                "bots": game["seats"],
                "scores": game["scores"],
                "ranks": game["ranks"],
                "decisions": game["decisions"],
            }


def footer(file: Path) -> list[dict[str, Any]]:
    """How the games of a file ended, as `DatasetPart.play` has written it."""
    try:
        played: list[dict[str, Any]] = json.loads(pq.read_metadata(file).metadata[RESULTS.encode()])
    except (pa.ArrowException, OSError, KeyError, TypeError, ValueError):
        raise InvalidResults(f"{file} is damaged; remove it and go on with --resume") from None
    return played


def regrouped(files: Sequence[Path], least: int) -> Iterator[pa.Table]:
    """The rows of some files in groups of so many at least, and the rest."""
    groups: list[pa.Table] = []
    for file in files:
        with pq.ParquetFile(file) as source:
            for number in range(source.num_row_groups):
                groups.append(source.read_row_group(number))
                if sum(map(len, groups)) >= least:
                    yield pa.concat_tables(groups)
                    groups = []
    if groups:
        yield pa.concat_tables(groups)


def about(terms: DatasetTerms) -> dict[str, Any]:
    """The terms as plain JSON, with names for the numbers in the tables."""
    title = terms.title
    return {
        "format": FORMAT,
        "version": VERSION,
        "deepcourt": __version__,
        "game": terms.game,
        "rules": title.version,
        "options": dict(terms.options),
        "bots": terms.bots,
        "games": terms.games,
        "seed": terms.seed,
        "actions": [title.actions.notation(action) for action in range(len(title.actions))],
        "observation": terms.layout.labels(),
    }


def read_terms(content: bytes) -> DatasetTerms:
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
    return DatasetTerms.checked(
        title.name,
        [bot.text() for bot in reader["bots"].items()],
        reader["games"].number(1, MOST),
        reader["seed"].number(0, titles.MAX_SEED),
        **reader["options"].mapping(),
    )
