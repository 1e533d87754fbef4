"""Everything in the game has a scenario.

Which ways the cards have taken can be seen in the plain source of the engine only: see `ways.py`.
So they are demanded where the scenarios are played with that.
"""

from __future__ import annotations

import deepcourt

from ..witness import Coverage, words_of
from .table import TITLE
from .ways import all_ways

THINGS = words_of(TITLE) | (set() if deepcourt.COMPILED else all_ways())


def test_everything_in_the_game_has_a_scenario(coverage: Coverage) -> None:
    coverage.demand(THINGS)


def test_every_worked_example_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    assert coverage.numbers("vector") == {*range(1, 32)}


def test_every_ruling_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    assert coverage.rulings() == coverage.numbers("ruling") == {*range(1, 77)}


def test_every_trap_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    assert coverage.numbers("trap") == {*range(1, 28)}
