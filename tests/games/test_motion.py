"""What events move on the table is declared of what there is. That it leads from one view to the
next is shown where it is done, by the boards' tests in the browser's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import deepcourt
from deepcourt.core import titles
from deepcourt.core.motion import First, Move, Place, Step, plain
from deepcourt.core.titles import Title

NAME = re.compile(r"\{([a-z]+\d?)")
ANYWHERE = {"view", "next", "it", "of", "number", "index"}


@pytest.fixture(params=deepcourt.names())
def title(request: pytest.FixtureRequest) -> Title:
    return titles.named(request.param)


def steps_of(steps: Any) -> Iterator[Step]:
    for step in steps:
        yield from steps_of(step.first) if isinstance(step, First) else (step,)


def texts(value: Any) -> Iterator[str]:
    """Every text of a document, its keys too."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)
    elif isinstance(value, str):
        yield value


def test_only_what_happens_is_declared_and_names_its_arguments(title: Title) -> None:
    arguments = {kind.name: {name for name, _ in kind.fields} for kind in title.events}
    for declared in (title.motion.steps, title.motion.about):
        for kind, steps in declared.items():
            known = arguments[kind] | ANYWHERE
            named = {name for text in texts(plain(steps)) for name in NAME.findall(text)}
            assert named <= known, kind


def test_pieces_move_between_places_that_there_are(title: Title) -> None:
    for kind, steps in title.motion.steps.items():
        moves = [step for step in steps_of(steps) if isinstance(step, Move)]
        for move in moves:
            sources = [move.source] if isinstance(move.source, str) else move.source or []
            for name in filter(None, (*sources, move.target)):
                assert name.split(" of ")[0] in title.motion.places, kind


def test_every_place_is_used(title: Title) -> None:
    used = {text.split(" of ")[0] for text in texts(plain(title.motion.steps))}
    assert set(title.motion.places) <= used


def test_a_document_leaves_out_what_is_as_usual() -> None:
    assert plain(Place("deck", count="deck")) == {"at": "deck", "count": "deck"}
    assert plain(Move("lord", None, "hand")) == {"piece": "lord", "source": None, "target": "hand"}
