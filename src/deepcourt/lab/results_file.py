"""The folder that a tournament is kept in, to resume and to study it."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..core import titles
from ..core.documents import Reader
from ..core.errors import DeepcourtError, InvalidResults
from .tournament import Played, Tournament, TournamentTerms

GAMES = "games.parquet"
RESULTS = "results.json"
FORMAT = "deepcourt-tournament"
VERSION = 1
MOST = 2**31 - 1  # more than any number here
SCHEMA = pa.schema(
    [
        ("pairing", pa.string()),
        ("number", pa.int64()),
        ("seed", pa.int64()),
        ("seats", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int32())),
        ("decisions", pa.int64()),
    ]
)


class ResultsFile:
    """Keeps the games of a tournament as Parquet, a row a game, and its verdict as JSON."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / GAMES
        self.results = folder / RESULTS

    def begin(self, tournament: Tournament) -> None:
        """Keep a new tournament from now on, in a folder that has none."""
        if self.games.exists():
            raise InvalidResults(f"there is a tournament in {self.folder}; go on with --resume")
        self.folder.mkdir(parents=True, exist_ok=True)
        self.keep(tournament)

    def keep(self, tournament: Tournament) -> None:
        """Write the games that have been played."""
        terms = tournament.terms
        rows = [
            {
                "pairing": ",".join(tournament.pairing(game)),
                "number": game.number,
                "seed": terms.seed + game.number,
                "seats": game.seats,
                "scores": game.scores,
                "ranks": game.ranks,
                "decisions": game.decisions,
            }
            for game in tournament.games
        ]
        header = {FORMAT: json.dumps(terms_document(terms))}
        table = pa.Table.from_pylist(rows, schema=SCHEMA.with_metadata(header))
        write_whole(self.games, lambda path: pq.write_table(table, path, write_page_checksum=True))

    def conclude(self, results: Mapping[str, Any]) -> None:
        """Write what the games say."""
        text = json.dumps(results, indent=1) + "\n"
        write_whole(self.results, lambda path: path.write_text(text, encoding="utf-8"))

    def load(self) -> Tournament:
        """The tournament that was kept; `InvalidResults` if the file is not what was written."""
        if not self.games.exists():
            raise InvalidResults(f"there is no tournament in {self.folder} to go on with")
        try:
            table = read(self.games.read_bytes())
            terms = read_terms(table.schema.metadata)
            return Tournament(terms, read_games(terms, table.to_pylist()))
        except DeepcourtError as error:
            raise InvalidResults(f"{self.games}: {error}") from None


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file as a whole or, whatever happens, leave it as it was."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".") as folder:
        new = Path(folder) / path.name
        write(new)
        new.replace(path)


def terms_document(terms: TournamentTerms) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": terms.game,
        "rules": titles.named(terms.game).version,
        "options": dict(terms.options),
        "bots": terms.bots,
        "players": terms.players,
        "games": terms.games,
        "seed": terms.seed,
    }


def read(content: bytes) -> pa.Table:
    try:
        table = pq.read_table(pa.BufferReader(content), page_checksum_verification=True)
    except (pa.ArrowException, OSError):
        raise InvalidResults("this is no Parquet file, or it is damaged") from None
    if not table.schema.equals(SCHEMA) or FORMAT.encode() not in (table.schema.metadata or {}):
        raise InvalidResults("these are not the games of a tournament")
    return table


def read_terms(header: dict[bytes, bytes]) -> TournamentTerms:
    try:
        content = json.loads(header[FORMAT.encode()])
    except ValueError:
        raise InvalidResults("its terms are not JSON") from None
    reader = Reader(content, InvalidResults)
    reader.check_header(FORMAT, VERSION)
    title = titles.named(reader["game"].text())
    titles.check_rules(title, reader["rules"])
    return TournamentTerms.checked(
        title.name,
        [bot.text() for bot in reader["bots"].items()],
        reader["games"].number(1, MOST),
        reader["players"].number(1, MOST),
        reader["seed"].number(0, titles.MAX_SEED),
        **reader["options"].mapping(),
    )


def read_games(terms: TournamentTerms, rows: list[dict[str, Any]]) -> list[Played]:
    """The games in the rows of the file, if they are games of the tournament."""
    wanted = set(terms.rounds)
    games = []
    for index, row in enumerate(rows):
        reader = Reader(row, InvalidResults, f"row {index}")
        pairing = tuple(reader["pairing"].text().split(","))
        number = reader["number"].number(0, terms.games - 1)
        if (pairing, number) not in wanted:
            raise reader["pairing"].complain("a game of the tournament that is in no row above")
        wanted.remove((pairing, number))
        reader["seed"].number(terms.seed + number, terms.seed + number)
        seats = tuple(seat.text() for seat in reader["seats"].items())
        if sorted(seats) != sorted(pairing):
            raise reader["seats"].complain(f"{' and '.join(pairing)} in some order")
        each = (terms.players, terms.players)
        games.append(
            Played(
                number,
                seats,
                tuple(score.number(-MOST, MOST) for score in reader["scores"].items(*each)),
                tuple(rank.number(1, terms.players) for rank in reader["ranks"].items(*each)),
                reader["decisions"].number(0, MOST),
            )
        )
    return games
