"""Whatever a document says, reading it either works or fails with an error of ours."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deepcourt
from deepcourt.core.errors import DeepcourtError

from .cases import CASES, played, random_play

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-300, 300),
    st.integers(-(1 << 70), 1 << 70),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from([[], {}, [None], ["mage-1"], "mage-1", "citadel", {"seat": 0}]),
    st.sampled_from([["crab-1"], "crab-1", "monster", "jailer", "sanctuary", "mud-claw", "7"]),
    st.sampled_from([["noble"], "noble", "araumycos", "flame", {"white": 1}, "play", "end-1"]),
)


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) of a document."""
    found = []
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(CASES),
    st.integers(0, 60),
    st.data(),
)
def test_a_position_with_parts_exchanged(case: Any, number: int, data: st.DataObject) -> None:
    document = copy.deepcopy(played(case, number, number).position())
    for _ in range(data.draw(st.integers(1, 3))):
        container, key = data.draw(st.sampled_from(places(document)))
        source, other = data.draw(st.sampled_from(places(document)))
        container[key] = data.draw(st.one_of(JUNK, st.just(copy.deepcopy(source[other]))))
    try:
        game = deepcourt.from_position(document)
    except DeepcourtError:
        return
    json.dumps(game.view(0))
    for _ in random_play(game, number):
        deepcourt.from_position(game.position())


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(CASES), st.integers(0, 40), st.data())
def test_a_record_with_parts_exchanged(case: Any, number: int, data: st.DataObject) -> None:
    record = deepcourt.Record.new(case.game, case.players, number, **dict(case.options))
    for action, _ in zip(random_play(record.game.clone(), number), range(number), strict=False):
        record.play(action)
    document = record.document()
    container, key = data.draw(st.sampled_from(places(document)))
    container[key] = data.draw(JUNK)
    try:
        deepcourt.Record.from_document(document)
    except DeepcourtError:
        return


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_text_that_is_no_record(text: bytes | str) -> None:
    with pytest.raises(DeepcourtError):
        deepcourt.Record.loads(text)
