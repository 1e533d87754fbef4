"""The constants of the games, which `write_constants.py` makes of their tables."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from deepcourt.core import titles
from deepcourt.core.vocabulary import ActionTable, EventKind, Noun, Verb

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "deepcourt" / "games"
MODULES = [path for path in sorted(GAMES.glob("*/*.py")) if path.stem != "constants"]
CARD = Noun("card", ("one", "two", "three"))


def writer() -> ModuleType:
    """`write_constants.py`."""
    spec = spec_from_file_location("write_constants", ROOT / "write_constants.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


WRITER = writer()


def constants(game: str) -> dict[str, int]:
    module = import_module(f"deepcourt.games.{game}.constants")
    return {name: value for name, value in vars(module).items() if name.isupper()}


def words(**changed: Any) -> SimpleNamespace:
    """The words of a small game."""
    tables: dict[str, Any] = {
        "DECISION_IDS": ("turn", "lose-card"),
        "TASKS": ("tidy-up",),
        "ACTIONS": ActionTable(
            Verb("draw"), Verb("play", (("card", CARD),), constant="PLAY_CARD"), Verb("end-turn")
        ),
        "EVENTS": (EventKind("turn-began"), EventKind("game-ended")),
        "FEATURES": ("points", "gold key"),
    }
    return SimpleNamespace(**tables | changed)


def numbers(**changed: Any) -> dict[str, int]:
    tables: dict[str, dict[str, int]] = WRITER.numbers_of_words(words(**changed))
    return {name: number for table in tables.values() for name, number in table.items()}


def test_names_and_numbers_follow_from_the_words() -> None:
    assert numbers() == {
        "TURN": 0,
        "LOSE_CARD": 1,
        "DECISIONS": 2,
        "TIDY_UP": 2,
        "DRAW": 0,
        "PLAY_CARD": 1,
        "END_TURN": 4,
        "ACTION_COUNT": 5,
        "TURN_BEGAN": 0,
        "GAME_ENDED": 1,
        "SEEN_POINTS": 0,
        "SEEN_GOLD_KEY": 1,
        "INPUTS": 2,
    }


def test_what_is_added_moves_what_comes_after_it() -> None:
    one_more = Noun("card", (*CARD.ids, "four"))
    verbs = (Verb("draw"), Verb("play", (("card", one_more),)), Verb("end-turn"))
    assert numbers(ACTIONS=ActionTable(*verbs))["END_TURN"] == 5
    assert numbers(EVENTS=(EventKind("new"), *words().EVENTS))["GAME_ENDED"] == 2
    more = numbers(DECISION_IDS=("new", *words().DECISION_IDS))
    assert [more[name] for name in ("NEW", "TURN", "DECISIONS", "TIDY_UP")] == [0, 1, 3, 3]


def test_a_name_has_one_number() -> None:
    tables = {"facts.py": {"HAND": 5}, "cards.py": {"HAND": 5, "CARDS": 30}}
    assert WRITER.distinct(tables) == {"facts.py": {"HAND": 5}, "cards.py": {"CARDS": 30}}
    with pytest.raises(ValueError, match=r"^CARDS is 30 in 'cards.py' and 7 in 'board.py'$"):
        WRITER.distinct(tables | {"board.py": {"CARDS": 7}})
    with pytest.raises(ValueError, match=r"^CARDS is 30 in 'cards.py' and 30 in 'events'$"):
        WRITER.distinct(tables | {"events": {"CARDS": 30}})


@pytest.mark.parametrize("game", titles.names())
def test_the_constants_are_those_of_the_tables(game: str) -> None:
    title = titles.named(game)
    known = constants(game)
    kinds = [kind.replace("-", "_").upper() for kind in title.decisions + title.tasks]
    assert [known[kind] for kind in kinds] == list(range(len(kinds)))
    for number, event in enumerate(title.events):
        assert known[event.name.replace("-", "_").upper()] == number
    for verb in title.actions.verbs:
        first = known[verb.constant or verb.name.replace("-", "_").upper()]
        assert title.actions[first].verb == verb
        assert first == 0 or title.actions[first - 1].verb != verb


@pytest.mark.parametrize("game", titles.names())
def test_python_and_the_compiler_have_the_constants_of_now(game: str) -> None:
    tables = WRITER.numbers_of(game)
    assert constants(game) == {
        name: number for table in tables.values() for name, number in table.items()
    }
    for suffix, text in ((".py", WRITER.as_python), (".pxd", WRITER.as_cython)):
        path = GAMES / game / f"constants{suffix}"
        assert path.read_text(encoding="utf-8") == text(tables), "run write_constants.py"


def test_a_file_that_is_right_is_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "constants.py"
    WRITER.write(path, "CARDS = 30\n")
    written = path.stat().st_mtime_ns
    path.chmod(0o400)
    WRITER.write(path, "CARDS = 30\n")
    assert path.stat().st_mtime_ns == written
    assert path.read_text(encoding="utf-8") == "CARDS = 30\n"


@pytest.mark.parametrize(
    "path", MODULES, ids=[f"{path.parent.name}-{path.stem}" for path in MODULES]
)
def test_no_module_that_imports_all_constants_gives_one_another_meaning(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    imported = [one for node in imports for one in node.names]
    if any(node.module == "constants" and node.names[0].name == "*" for node in imports):
        assigned = {node.id for node in nodes if isinstance(node, ast.Name) and is_stored(node)}
        other = assigned | {one.asname or one.name for one in imported}
        assert not other & constants(path.parent.name).keys()


def is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)
