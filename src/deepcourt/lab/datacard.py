"""The data card of a dataset: what it is, how it was made and how to read it, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from platform import python_version

import pyarrow as pa

from .. import __version__
from ..core.observations import Layout
from .dataset_terms import DatasetTerms
from .decisions import COLUMNS, schema

GAMES_COLUMNS = {
    "game": "the number of the game",
    "seed": "its seed",
    "bots": "the bots by seat",
    "scores": "their points at the end",
    "ranks": "their places at the end, from 1; tied seats share one",
    "decisions": "how many decisions it had",
}


def card(terms: DatasetTerms, games: int, decisions: int, games_schema: pa.Schema) -> str:
    """The card of a dataset that holds so many games and decisions by now."""
    players = len(terms.bots)
    title = terms.title.words("en").say("title")
    sections = [
        f"# {title}: decisions of {games:,} games",
        f"Every decision of {games:,} games of {title} between bots ({', '.join(terms.bots)}), "
        f"{decisions:,} in all: what the deciding seat could know, what it might do, what it did, "
        "and how the game ended for it.",
    ]
    if games < terms.games:
        sections.append(
            f"**Incomplete:** {games:,} of {terms.games:,} games are there. The same command with "
            "`--resume` makes the others."
        )
    sections += [
        "## How it was made",
        f"```\n{terms.command} --out DIR\n```",
        f"Deepcourt {__version__}, version {terms.title.version} of the rules of {terms.game}, "
        f"Python {python_version()}, pyarrow {pa.__version__}. The same command gives the same "
        "tables on any number of machines. Game number *i* has the seed `--seed` + *i*, and the "
        "bots go through all orders around the table. A bot sees a world that is sampled from "
        "what its seat may know, never the game itself.",
        "## `decisions-*.parquet`: a row a decision",
        table(
            ("column", "type", "meaning"),
            described(schema(terms.title, players), COLUMNS),
        ),
        "## `games.parquet`: a row a game",
        table(("column", "type", "meaning"), described(games_schema, GAMES_COLUMNS)),
        "## `dataset.json`: names",
        "`actions` lists what the numbers in `legal` and `chosen` stand for, `observation` a name "
        "for every number of an observation.",
        "## The observation",
        f"{terms.layout.size} numbers. `seat0` is the seat that decides, the others follow as "
        "they sit behind it. Indices count from 0 and include the last.",
        table(("indices", "part", "one number each for", "meaning"), places(terms.layout)),
        "## Limits",
        "- The games are those of bots: they say how these bots play, not how people do, and what "
        "goes with winning in them need not cause it.\n"
        "- Decisions of one game hang together: for tests and intervals the games are the "
        "independent cases, and no game should be both in training and in test data.\n"
        "- Decisions with a single legal action are rows too.\n"
        "- An observation holds what a seat may know at that moment, not the course of the game "
        "before it.",
        "## Licence",
        "MIT, as Deepcourt. Names and rules of the game belong to its publisher.",
    ]
    return "\n\n".join(sections) + "\n"


def described(types: pa.Schema, meanings: Mapping[str, str]) -> list[Sequence[str]]:
    return [
        (f"`{field.name}`", f"`{in_short(field.type)}`", meanings[field.name]) for field in types
    ]


def in_short(kind: pa.DataType) -> str:
    """The name of a type."""
    if pa.types.is_dictionary(kind):
        return f"dictionary<{kind.value_type}>"
    if pa.types.is_fixed_size_list(kind):
        return f"list<{kind.value_type}>[{kind.list_size}]"
    if pa.types.is_list(kind):
        return f"list<{kind.value_type}>"
    return str(kind)


def places(layout: Layout) -> Iterable[Sequence[str]]:
    """Where each part of an observation lies and what it says."""
    for part in layout.parts:
        where = layout.slices[part.name]
        last = where.stop - 1
        indices = f"{where.start}" if part.size == 1 else f"{where.start}–{last}"
        yield indices, f"`{part.name}`", ", ".join(filter(None, part.labels)), part.meaning


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
