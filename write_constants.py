"""Write `constants.py` and `constants.pxd` of every game: its numbers, for Python and for C.

Every number comes from where it stands once, so a new card or event moves those after it by itself:

- `facts`, `board`, `cards`, `codes` and `programs`, as far as a game has them, and the `cards` of
  its expansions: their whole numbers with upper-case names;
- `words`: the number of each decision, task, event and feature, the first action of each verb, and
  the cards that the rules know by name. The event `turn-began` is TURN_BEGAN, and the feature
  `gold key` is SEEN_GOLD_KEY.

The build runs this before it compiles. It needs no package, and no constants of before.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).resolve().parent / "src"
GAMES = SOURCE / "deepcourt" / "games"
PLAIN = ("facts", "board", "cards", "codes", "programs")
MADE = "Made by write_constants.py from the tables of the game; do not edit."

Numbers = dict[str, int]


def numbers_of(game: str) -> dict[str, Numbers]:
    """The constants of a game, under headings that say where they come from."""
    expansions = [f"{path.parent.name}.cards" for path in sorted((GAMES / game).glob("*/cards.py"))]
    tables = {
        f"{name}.py": whole_numbers(import_module(f"deepcourt.games.{game}.{name}"))
        for name in (*PLAIN, *expansions)
        if (GAMES / game).joinpath(*name.split(".")).with_suffix(".py").exists()
    }
    return distinct(tables | numbers_of_words(import_module(f"deepcourt.games.{game}.words")))


def whole_numbers(module: ModuleType) -> Numbers:
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and not name.startswith("_") and type(value) is int
    }


def numbers_of_words(words: ModuleType) -> dict[str, Numbers]:
    decisions = words.DECISION_IDS
    features = getattr(words, "FEATURES", ())
    named = {noun.name: in_order(noun.ids) for noun in getattr(words, "NAMED", ())}
    return named | {
        "decisions": in_order(decisions) | {"DECISIONS": len(decisions)},
        "tasks": in_order(getattr(words, "TASKS", ()), start=len(decisions)),
        "actions: the first of each verb": {
            verb.constant or constant(verb.name): words.ACTIONS.first[verb.name]
            for verb in words.ACTIONS.verbs
        }
        | {"ACTION_COUNT": len(words.ACTIONS)},
        "events": in_order(kind.name for kind in words.EVENTS),
        "what the network sees of a seat": in_order(features, "SEEN_") | {"INPUTS": len(features)}
        if features
        else {},
    }


def in_order(ids: Iterable[str], prefix: str = "", start: int = 0) -> Numbers:
    return {prefix + constant(id): number for number, id in enumerate(ids, start)}


def constant(id: str) -> str:
    return id.replace("-", "_").replace(" ", "_").upper()


def distinct(tables: dict[str, Numbers]) -> dict[str, Numbers]:
    """Each constant where it comes first: cards may use a fact, but a word is nothing else."""
    known: dict[str, tuple[str, int]] = {}
    for table, numbers in tables.items():
        for name, number in numbers.items():
            first, before = known.setdefault(name, (table, number))
            if first != table and (before != number or not table.endswith(".py")):
                raise ValueError(f"{name} is {before} in {first!r} and {number} in {table!r}")
    return {
        table: {name: number for name, number in numbers.items() if known[name][0] == table}
        for table, numbers in tables.items()
    }


def as_python(tables: dict[str, Numbers]) -> str:
    lines = [f'"""The numbers of the game. {MADE}"""']
    for table, numbers in tables.items():
        if numbers:
            lines += ["", f"# -- {table}", *assignments(numbers)]
    return "\n".join(lines) + "\n"


def as_cython(tables: dict[str, Numbers]) -> str:
    """An enum, because the C compiler knows its values, unlike those of variables."""
    lines = [f"# The numbers of the game. {MADE}", "cdef enum:"]
    for table, numbers in tables.items():
        if numbers:
            lines += ["", f"    # -- {table}", *(f"    {line}" for line in assignments(numbers))]
    return "\n".join(lines) + "\n"


def assignments(numbers: Numbers) -> list[str]:
    return [f"{name} = {number}" for name, number in numbers.items()]


def write(path: Path, text: str) -> None:
    """Write a file unless it is so already: what depends on it is then not built again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8", newline="\n")


def stand_in(package: str) -> None:
    """Let modules of a package be imported although it cannot be: it needs the constants."""
    module = ModuleType(package)
    module.__path__ = [str(SOURCE.joinpath(*package.split(".")))]
    sys.modules[package] = module


def main() -> None:
    stand_in("deepcourt")
    stand_in("deepcourt.games")
    for words in sorted(GAMES.glob("*/words.py")):
        tables = numbers_of(words.parent.name)
        write(words.with_name("constants.py"), as_python(tables))
        write(words.with_name("constants.pxd"), as_cython(tables))


if __name__ == "__main__":
    main()
