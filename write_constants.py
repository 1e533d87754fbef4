"""Write the modules of every game that follow from its tables, each for Python and for C.

`constants` has its numbers. Every number comes from where it stands once, so a new card or event
moves those after it by itself:

- `facts`, `board`, `cards`, `codes` and `programs`, as far as a game has them, and the `cards` of
  its expansions: their whole numbers with upper-case names;
- `words`: the number of each decision, task, event and feature, the first action of each verb, and
  the cards that the rules know by name. The event `turn-began` is TURN_BEGAN, and the feature
  `gold key` is SEEN_GOLD_KEY.

`state` has the class that holds the fields of `fields`; the rules are its subclass.

The build runs this before it compiles. It needs no package, and nothing that it made before.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

SOURCE = Path(__file__).resolve().parent / "src"
GAMES = SOURCE / "deepcourt" / "games"
INDENT = "    "
PLAIN = ("facts", "board", "cards", "codes", "programs")
MADE = "Made by write_constants.py from the tables of the game; do not edit."

Numbers = dict[str, int]

if TYPE_CHECKING:
    from deepcourt.core.fields import Field, State


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


# -- the state ---------------------------------------------------------------------------


def state_as_python(game: str, state: State) -> str:
    """A class with all fields. Plain Python keeps them as attributes, C in one struct."""
    fields = state.all_fields
    return "\n".join(
        [
            f'"""The state of the game. {MADE}"""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Any",
            "",
            "import cython",
            "",
            "from ...core.game import Game",
            "",
            "if not cython.compiled:",
            "    from .fields import STATE",
            "",
            "    clear_fields = STATE.clear",
            "    copy_fields = STATE.copy",
            "",
            "",
            f"class {class_name(game)}(Game):",
            '    """All fields of the game."""',
            "",
            *(f"    {field.name}: {python_type(state, field)}" for field in fields),
            "",
            "    def allocate(self) -> None:",
            "        self.allocate_base()",
            "        if not cython.compiled:",
            "            STATE.make(self)",
            "",
            "    def clear(self) -> None:",
            '        """Have every field as it begins."""',
            "        clear_fields(self)",
            *(
                f"        {line}"
                for field in fields
                if (field.begins or not field.copied) and not field.option
                for line in beginning(state, field)
            ),
            "",
            "    def copy_from(self, source: Game) -> None:",
            f"        self.copy_state(cython.cast({class_name(game)}, source))",
            "",
            f"    def copy_state(self, source: {class_name(game)}) -> None:",
            "        self.copy_base(source)",
            "        copy_fields(self, source)",
            *(
                f"        self.{field.name} = source.{field.name}"
                for field in fields
                if field.option
            ),
            *(
                f"        {line}"
                for field in fields
                if not field.copied
                for line in beginning(state, field)
            ),
            "",
            "    def values(self) -> dict[str, Any]:",
            '        """What is in every field."""',
            "        return {",
            *(f'            "{one.name}": {value(state, one)},' for one in state.of_table()),
            "        }",
            "",
            "    def set_values(self, values: dict[str, Any]) -> None:",
            '        """Have in every field what `values` gave."""',
            *(f"        {line}" for one in state.of_table() for line in setting(state, one)),
            "",
        ]
    )


def state_as_cython(game: str, state: State) -> str:
    """The struct: all that is cleared and copied in one go lies between two marks."""
    name = class_name(game)
    apart = [field for field in state.all_fields if field.option or not field.copied]
    in_row = [field for field in state.all_fields if field not in apart]
    return "\n".join(
        [
            f"# The state of the game. {MADE}",
            "cimport cython",
            "from libc.string cimport memcpy, memset",
            "from ...core.game cimport Game",
            "",
            "@cython.no_gc",
            f"cdef class {name}(Game):",
            *(f"    {c_field(state, field)}" for field in apart),
            "    cdef char head",
            *(f"    {c_field(state, field)}" for field in in_row),
            "    cdef char tail",
            "",
            "    cdef void allocate(self)",
            "    cdef void clear(self) noexcept nogil",
            "    cdef void copy_from(self, Game source) noexcept nogil",
            f"    cdef void copy_state(self, {name} source) noexcept nogil",
            "",
            f"cdef inline void clear_fields({name} state) noexcept nogil:",
            "    memset(&state.head, 0, &state.tail - &state.head)",
            "",
            f"cdef inline void copy_fields({name} state, {name} source) noexcept nogil:",
            "    memcpy(&state.head, &source.head, &state.tail - &state.head)",
            "",
        ]
    )


def class_name(game: str) -> str:
    return f"{game.capitalize()}State"


def lengths(state: State, field: Field) -> list[int]:
    return [length for length in (state.outer(field), field.length) if length]


def python_type(state: State, field: Field) -> str:
    rows = lengths(state, field)
    one = "bool" if field.type == "bint" else "int"
    if rows and field.type == "unsigned char":
        one = "bytearray"
        rows.pop()
    return "list[" * len(rows) + one + "]" * len(rows)


def c_field(state: State, field: Field) -> str:
    rows = lengths(state, field)
    readable = "" if rows else "readonly "
    return f"cdef {readable}{field.type} {field.name}" + "".join(f"[{row}]" for row in rows)


def beginning(state: State, field: Field) -> list[str]:
    rows = lengths(state, field)
    loops = [
        f"{INDENT * depth}for {'ij'[depth]} in range({row}):" for depth, row in enumerate(rows)
    ]
    return [
        *loops,
        f"{INDENT * len(rows)}self.{field.name}{'[i][j]'[: 3 * len(rows)]} = {field.begins}",
    ]


def value(state: State, field: Field) -> str:
    """An expression for what is in a field; of a pile, what its size says."""
    outer = state.outer(field)
    at = "[i]" if outer else ""
    one = f"self.{field.name}{at}"
    if field.length:
        one = f"[{one}[j] for j in range({field.used(f'self.{field.size}{at}')})]"
    return f"[{one} for i in range({outer})]" if outer else one


def setting(state: State, field: Field) -> list[str]:
    """Statements that set a field, and the one with its size, from `values`."""
    outer = state.outer(field)
    at = "[i]" if outer else ""
    found = "one" if outer else f'values["{field.name}"]'
    lines = [f"self.{field.name}{at} = {found}"]
    if field.length:
        lines = [
            f"for j, number in zip(range({field.length}), {found}):",
            f"{INDENT}self.{field.name}{at}[j] = number",
        ]
    if field.size:
        lines.append(f"self.{field.size}{at} = {field.amount(found)}")
    if not outer:
        return lines
    loop = f'for i, one in zip(range({outer}), values["{field.name}"]):'
    return [loop, *(f"{INDENT}{line}" for line in lines)]


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
    for fields in sorted(GAMES.glob("*/fields.py")):
        game = fields.parent.name
        state = import_module(f"deepcourt.games.{game}.fields").STATE
        write(fields.with_name("state.py"), state_as_python(game, state))
        write(fields.with_name("state.pxd"), state_as_cython(game, state))


if __name__ == "__main__":
    main()
