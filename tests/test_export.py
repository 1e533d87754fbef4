"""What Python knows, as the browser gets it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired

import pytest
from pydantic import BaseModel
from typing_extensions import TypedDict

import deepcourt
from deepcourt.core.titles import named
from deepcourt.core.views import EVERY
from deepcourt.core.vocabulary import COUNT, Noun
from deepcourt.export.__main__ import game_file, motion_file, server_file, write
from deepcourt.export.typescript import File

Fish = Annotated[str, Noun("fish", ("cod", "eel"))]


class Shoal(TypedDict):
    """Some fish,
    and more."""

    fish: list[Fish | None]
    shoals: NotRequired[list[Shoal]]


class Wish(BaseModel):
    name: str
    count: int | None = None


def text_of(hint: Any) -> str:
    file = File("sea")
    file.alias("Asked", file.type_of(hint))
    return file.text()


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        (dict[str, bool | float], "Record<string, boolean | number>"),
        (list[int | str], "(number | string)[]"),
        (tuple[int, int], "[number, number]"),
        (Literal["a", 1, True], '"a" | 1 | true'),
        (Annotated[int, COUNT], "number"),
        (dict[Fish, Any], "Partial<Record<FishId, unknown>>"),
        (Annotated[dict[Fish, int], EVERY], "Record<FishId, number>"),
        (Annotated[dict[str, Any], Shoal], "Shoal"),
    ],
)
def test_types(hint: Any, written: str) -> None:
    assert text_of(hint).endswith(f"export type Asked = {written};\n")


def test_documents_and_ids_are_declared_once() -> None:
    assert text_of(Shoal | list[Shoal]).splitlines()[2:] == [
        'export type FishId = "cod" | "eel";',
        "/** Some fish, and more. */",
        "export interface Shoal {",
        "  fish: (FishId | null)[];",
        "  shoals?: Shoal[];",
        "}",
        "export type Asked = Shoal | Shoal[];",
    ]


def test_what_need_not_be_asked_is_optional() -> None:
    assert "  name: string;\n  count?: number | null;\n" in text_of(Wish)


def test_another_file_is_imported_from() -> None:
    sea = File("sea")
    sea.type_of(Shoal)
    river = File("river", [sea])
    river.alias("Asked", river.type_of(list[Shoal]))
    assert "import type { Shoal } from './sea.ts';" in river.text()


def test_what_has_no_type_or_no_name_of_its_own_is_refused() -> None:
    with pytest.raises(TypeError, match="no type of TypeScript"):
        text_of(set[int])
    with pytest.raises(TypeError, match="two types of sea are called FishId"):
        text_of(Fish | Annotated[str, Noun("fish", ("tuna",))])


def test_there_is_a_file_for_the_server_and_for_each_game(tmp_path: Path) -> None:
    shared = [server_file(), motion_file()]
    files = [*shared, *(game_file(title, shared) for title in map(named, deepcourt.names()))]
    (tmp_path / "old.ts").touch()
    write(tmp_path, files)
    assert {path.stem for path in tmp_path.iterdir()} == {"server", "motion", *deepcourt.names()}
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    write(tmp_path, files)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
