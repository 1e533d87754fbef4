"""Observations: numbers that say what the view says, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from deepcourt.core import titles
from deepcourt.core.errors import InvalidSeat

from .abyss_sight import abyss_sight
from .cases import Case
from .conspiracy_sight import conspiracy_sight
from .test_knowledge import moments
from .tyrants_sight import tyrants_sight

Sight = Callable[[dict[str, Any]], dict[str, list[int]]]

SIGHTS: dict[str, Sight] = {
    "abyss": abyss_sight,
    "conspiracy": conspiracy_sight,
    "tyrants": tyrants_sight,
}
LOOKED_AT = 5  # one of so many moments


def test_an_observation_says_what_the_view_says(case: Case) -> None:
    layout = titles.named(case.game).layout(case.players)
    for game in moments(case)[::LOOKED_AT]:
        for seat in range(case.players):
            seen = game.observation(seat).tolist()
            assert len(seen) == layout.size
            told = SIGHTS[case.game](game.view(seat))
            assert {name: seen[place] for name, place in layout.slices.items()} == told


def test_an_observation_does_not_change_when_hidden_cards_are_dealt_anew(case: Case) -> None:
    rng = random.Random(1)
    for game in moments(case)[::LOOKED_AT]:
        for seat in range(case.players):
            assert game.sample(seat, rng).observation(seat) == game.observation(seat)


def test_every_number_has_a_name_of_its_own(case: Case) -> None:
    layout = titles.named(case.game).layout(case.players)
    labels = layout.labels()
    assert len(set(labels)) == len(labels) == layout.size
    assert [place.stop - place.start for place in layout.slices.values()] == [
        part.size for part in layout.parts
    ]
    assert all(part.meaning for part in layout.parts)


def test_an_observation_begins_with_the_decision(case: Case) -> None:
    title = titles.named(case.game)
    assert title.layout(case.players).parts[0].labels == title.decisions


def test_there_is_no_observation_without_a_seat(case: Case) -> None:
    with pytest.raises(InvalidSeat):
        case.new(1).observation(case.players)
