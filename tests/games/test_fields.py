"""A field is declared once: the struct, its beginning, copies and positions follow."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from deepcourt.core import titles
from deepcourt.core.documents import Reader
from deepcourt.core.errors import InvalidPosition
from deepcourt.core.fields import (
    NOBODY,
    SEATS,
    Bag,
    Bits,
    Field,
    Flag,
    OneOf,
    Pile,
    SeatOrNobody,
    SeatSet,
    State,
    Whole,
)
from deepcourt.core.vocabulary import Noun

from .test_constants import GAMES, WRITER

CARD = Noun("card", ("one", "two", "three"))
A_CARD = OneOf(CARD)
FIELDS = (
    Bag("deck", A_CARD, type="unsigned char", length=3, size="deck_size"),
    Pile("hands", A_CARD, type="unsigned char", length=4, over=SEATS, size="hand_size"),
    Bits("open_cards", A_CARD, type="unsigned int", shown="open"),
)
PLAYERS = 2
NAMES = [path.parent.name for path in sorted(GAMES.glob("*/fields.py"))]


def made(*fields: Field, together: str = "") -> tuple[State, Any]:
    """A game with these fields, of the class that is written for it."""
    state = State(fields, seats=3, together=together)
    package = "deepcourt.games.toy"
    tables = ModuleType("fields")
    tables.__dict__["STATE"] = state
    module = {"__package__": package, "__name__": f"{package}.state"}
    sys.modules[f"{package}.fields"] = tables
    try:
        exec(WRITER.state_as_python("toy", state), module)
    finally:
        del sys.modules[f"{package}.fields"]
    game = module["ToyState"]()  # type: ignore[operator]
    state.make(game)
    return state, game


@pytest.mark.parametrize(
    ("field", "in_c", "begins", "later", "shown"),
    [
        (Field("round", Whole(1, 9, first=1)), "int round", 0, 3, 4),
        (Field("last", Flag(), type="bint"), "bint last", False, True, True),
        (Field("dealer", SeatOrNobody(), begins=NOBODY), "int dealer", NOBODY, 1, 1),
        (Field("passed", SeatSet()), "int passed", 0, 0b11, [0, 1]),
        (Field("trump", OneOf(CARD, nothing=3), begins=3), "int trump", 3, 2, "three"),
        (Field("dice", Whole(0, 6), length=2), "int dice[2]", [0, 0], [3, 6], [3, 6]),
        (
            Bits("won", A_CARD, over=SEATS),
            "int won[3]",
            [0, 0, 0],
            [0b101, 0, 0],
            [["one", "three"], []],
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Field) else "",
)
def test_one_row_is_all_that_a_new_field_takes(
    field: Field, in_c: str, begins: Any, later: Any, shown: Any
) -> None:
    state, game = made(*FIELDS, field)
    assert in_c in WRITER.state_as_cython("toy", state).replace("readonly ", "")
    game.clear()
    assert game.values()[field.name] == begins
    game.set_values(game.values() | {field.name: later})
    assert game.values()[field.name] == later
    copy = made(*FIELDS, field)[1]
    state.copy(copy, game)
    assert copy.values() == game.values()
    table = state.document(game.values(), PLAYERS, {})
    assert table[field.label] == shown
    read = state.read(Reader(table, InvalidPosition), PLAYERS)
    assert state.document(read, PLAYERS, {}) == table
    game.clear()
    assert (game.values()[field.name], copy.values()[field.name]) == (begins, later)


def test_a_size_goes_with_what_it_is_the_size_of() -> None:
    _, game = made(*FIELDS)
    hands = [[0, 0, 1], [], [2]]
    game.set_values({"deck": [2, 0, 1], "hands": hands, "open_cards": 0b100})
    assert (game.deck_size, list(game.hand_size)) == (3, [3, 0, 1])
    assert game.values()["hands"] == hands


def test_a_position_has_what_is_of_a_seat_in_one_place_or_by_itself() -> None:
    values = {"deck": [2, 0, 1], "hands": [[0], [1, 2], []], "open_cards": 0b10}
    shown = {"deck": ["one", "one", "three"], "open": ["two"]}
    apart = [["one"], ["two", "three"]]
    state, _ = made(*FIELDS)
    assert state.document(values, PLAYERS, {}) == shown | {"hands": apart}
    state, _ = made(*FIELDS, together="seats")
    table = state.document(values, PLAYERS, {})
    assert table == shown | {"seats": [{"hands": hand} for hand in apart]}
    assert state.read(Reader(table, InvalidPosition), PLAYERS)["hands"] == [[0], [1, 2]]
    assert state.count(values, CARD) == {0: 3, 1: 2, 2: 2}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"deck": ["four"]}, r"^deck\[0\]: expected one of one, two, three, found 'four'$"),
        ({"hands": [[]]}, "^hands: expected 2 elements, found 1$"),
        ({"hands": [[], ["one"] * 5]}, r"^hands\[1\]: expected 0 to 4 elements, found 5$"),
        ({"open": ["two", "two"]}, "^open: expected each once"),
        ({"hand": []}, "^hand: unknown field"),
    ],
)
def test_what_cannot_be_is_named(changed: dict[str, Any], message: str) -> None:
    state, game = made(*FIELDS)
    table = state.document(game.values(), PLAYERS, {}) | changed
    with pytest.raises(InvalidPosition, match=message):
        state.read(Reader(table, InvalidPosition), PLAYERS)


@pytest.mark.parametrize("name", NAMES)
def test_the_state_of_a_game_is_the_one_of_its_fields(name: str) -> None:
    state = import_module(f"deepcourt.games.{name}.fields").STATE
    for suffix, text in ((".py", WRITER.state_as_python), (".pxd", WRITER.state_as_cython)):
        written = (GAMES / name / f"state{suffix}").read_text(encoding="utf-8")
        assert written == text(name, state), "run write_constants.py"


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_has_every_field(name: str) -> None:
    game: Any = titles.new_game(name, 2, seed=1)
    for action in range(20):
        legal = game.legal_actions()
        game.apply(legal[action % len(legal)])
    assert game.clone().values() == game.values()
