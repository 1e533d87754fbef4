"""What the games tell is what their types say: no field more, none less, every id a known one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

import deepcourt
from deepcourt.bots.analysis import analyse
from deepcourt.core import titles
from deepcourt.core.analysis_document import Analysis
from deepcourt.core.records import Record
from deepcourt.core.titles import Title
from deepcourt.core.views import Every, ViewDocument
from deepcourt.core.vocabulary import Noun

from .cases import Case, random_play

GAMES = 2
ALL = -1  # whoever sees everything


def one_of(noun: Noun, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
    return core_schema.literal_schema(list(noun.ids))


def with_all_keys(every: Every, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
    _, noun = get_args(get_args(source)[0])

    def check(mapping: dict[str, object]) -> dict[str, object]:
        assert list(mapping) == list(noun.ids)
        return mapping

    return core_schema.no_info_after_validator_function(check, handler(source))


@pytest.fixture(scope="module", autouse=True)
def _ids_are_checked() -> Iterator[None]:
    """What the types say of ids is a comment for Python, and a rule here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Noun, "__get_pydantic_core_schema__", one_of, raising=False)
        patch.setattr(Every, "__get_pydantic_core_schema__", with_all_keys, raising=False)
        yield


@cache
def returned(title: Title, method: str) -> TypeAdapter[Any]:
    """What a method of a title returns, to be compared with."""
    hints = get_type_hints(getattr(type(title), method), include_extras=True)
    return TypeAdapter(hints["return"])


def check(adapter: TypeAdapter[Any], document: object) -> None:
    adapter.validate_python(document, strict=True, extra="forbid")


def test_a_view_is_what_its_type_says(case: Case) -> None:
    title = titles.named(case.game)
    common = TypeAdapter(ViewDocument)
    for seed in range(GAMES):
        game = case.new(seed)
        viewers = cycle(
            [ALL, None, *range(case.players)]
        )  # a view takes time, so one at each moment
        for _, viewer in zip(random_play(game, seed), viewers, strict=False):
            view = title.open_view(game) if viewer == ALL else game.view(viewer)
            check(returned(title, "view"), view)
            common.validate_python(view, strict=True)
        check(returned(title, "view"), game.view())


@pytest.mark.parametrize("name", deepcourt.names())
@pytest.mark.parametrize("method", ["cards", "material"])
def test_cards_and_material_are_what_their_types_say(name: str, method: str) -> None:
    title = titles.named(name)
    check(returned(title, method), getattr(title, method)())


def test_an_analysis_is_what_its_type_says() -> None:
    record = Record.new("conspiracy", seed=1)
    while not record.game.over:
        record.play(record.game.legal_actions()[0])
    check(TypeAdapter(Analysis), analyse(record, iterations=2))
