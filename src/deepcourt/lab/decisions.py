"""The table of decisions of a dataset: a row a decision, written while games are played."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ..core.game import Game
from ..core.titles import Title
from .hooks import Hook

GROUP_NUMBERS = 1 << 24  # of observations in a group of rows, which is kept in memory
COLUMNS = {
    "game": "the number of the game",
    "decision": "the number of the decision in its game, from 0",
    "seat": "who decides, from 0",
    "kind": "what is to be decided",
    "legal": "the numbers of the actions that may be chosen",
    "chosen": "the number of the action that was chosen",
    "observation": "what the seat may know, as numbers: see below",
    "score": "the points of the seat at the end of the game",
    "rank": "its place at the end of the game, from 1; tied seats share one",
}


def schema(title: Title, players: int) -> pa.Schema:
    """The columns of the table and their types."""
    types = {
        "game": pa.uint32(),
        "decision": pa.uint32(),
        "seat": pa.uint8(),
        "kind": pa.dictionary(pa.int8(), pa.string()),
        "legal": pa.list_(pa.field("element", pa.uint16(), nullable=False)),
        "chosen": pa.uint16(),
        "observation": pa.list_(
            pa.field("element", pa.int16(), nullable=False), title.layout(players).size
        ),
        "score": pa.int32(),
        "rank": pa.uint8(),
    }
    return pa.schema([pa.field(name, types[name], nullable=False) for name in COLUMNS])


def parquet_writer(file: Any, types: pa.Schema) -> Any:
    """What writes tables of these types to a file."""
    return pq.ParquetWriter(file, types, compression="zstd", write_page_checksum=True)


class Rows:
    """Decisions, column by column."""

    def __init__(self) -> None:
        self.game = array("I")
        self.decision = array("I")
        self.seat = array("B")
        self.kind = array("b")
        self.legal = array("H")
        self.legal_ends = array("i", [0])
        self.chosen = array("H")
        self.observation = array("h")
        self.score = array("i")
        self.rank = array("B")

    def table(self, title: Title, types: pa.Schema) -> pa.Table:
        """The rows as a table on the very same numbers; nothing can be added afterwards."""
        count = len(self.chosen)

        def column(name: str) -> pa.Array:
            return numbers(types.field(name).type, getattr(self, name))

        kinds = pa.array(title.decisions, pa.string())
        made = {
            "kind": pa.DictionaryArray.from_arrays(numbers(pa.int8(), self.kind), kinds),
            "legal": pa.Array.from_buffers(
                types.field("legal").type,
                count,
                [None, pa.py_buffer(self.legal_ends)],
                children=[numbers(pa.uint16(), self.legal)],
            ),
            "observation": pa.FixedSizeListArray.from_arrays(
                numbers(pa.int16(), self.observation), type=types.field("observation").type
            ),
        }
        columns = [made[name] if name in made else column(name) for name in types.names]
        return pa.Table.from_arrays(columns, schema=types)


def numbers(kind: pa.DataType, values: array[int]) -> pa.Array:
    """Numbers as Arrow sees them, without a copy."""
    return pa.Array.from_buffers(kind, len(values), [None, pa.py_buffer(values)])


class Scribe(Hook):
    """Writes every decision of the games that it sees, as Parquet."""

    def __init__(self) -> None:
        self.file = pa.BufferOutputStream()
        self.writer: Any = None

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        if self.writer is None:
            self.title = game.title
            self.schema = schema(game.title, game.players)
            self.writer = parquet_writer(self.file, self.schema)
            self.rows = Rows()
        self.number = number
        self.decisions = 0

    def step(self, game: Game, action: int) -> None:
        rows = self.rows
        rows.game.append(self.number)
        rows.decision.append(self.decisions)
        rows.seat.append(game.seat)
        rows.kind.append(game.kind)
        rows.legal.extend(game.legal_actions())
        rows.legal_ends.append(len(rows.legal))
        rows.chosen.append(action)
        rows.observation.extend(game.observation(game.seat))
        self.decisions += 1

    def after(self, game: Game) -> None:
        rows = self.rows
        scores, ranks = game.scores(), game.ranking()
        seats = rows.seat[len(rows.seat) - self.decisions :]
        rows.score.extend([scores[seat] for seat in seats])
        rows.rank.extend([ranks[seat] for seat in seats])
        if len(rows.observation) >= GROUP_NUMBERS:
            self.flush()

    def flush(self) -> None:
        if self.rows.chosen:
            self.writer.write_table(self.rows.table(self.title, self.schema))
            self.rows = Rows()

    def close(self, footer: dict[str, str]) -> bytes:
        """The file, with entries of its own in the footer, after at least one game."""
        self.flush()
        self.writer.add_key_value_metadata(footer)
        self.writer.close()
        content: bytes = self.file.getvalue().to_pybytes()
        return content
