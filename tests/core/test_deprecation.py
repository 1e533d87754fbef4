"""Old names that keep working for one version."""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace

import pytest

import deepcourt
from deepcourt import bots
from deepcourt.bots import Recipe
from deepcourt.bots.advice import advise
from deepcourt.lab.dataset_terms import DatasetTerms


def test_a_recipe_still_takes_the_old_names() -> None:
    with pytest.warns(DeprecationWarning, match="naive is now called greedy_opponents"):
        old = Recipe(iterations=5, naive=True)  # type: ignore[call-arg]
    assert old == Recipe(iterations=5, greedy_opponents=True)
    assert replace(old, iterations=6).greedy_opponents


def test_a_bot_is_still_made_with_patience() -> None:
    with pytest.warns(DeprecationWarning, match="patience is now called time_per_turn"):
        bot = bots.make("novice", 1, patience=2.0)  # type: ignore[call-arg]
    assert bot.time_per_turn == 2.0


@pytest.mark.parametrize(
    ("module", "now"), [("deepcourt.bots.recipe", Recipe), ("deepcourt.lab.recipe", DatasetTerms)]
)
def test_old_modules_can_still_be_imported(module: str, now: type) -> None:
    sys.modules.pop(module, None)
    with pytest.warns(DeprecationWarning, match="is now called"):
        assert importlib.import_module(module).Recipe is now


def test_old_names_of_the_probability_of_winning() -> None:
    game = deepcourt.new_game("conspiracy", 2, 1)
    with pytest.warns(DeprecationWarning, match=r"Game\.win_probabilities"):
        assert game.chances() == game.win_probabilities()
    best = advise(game, iterations=20)[0]
    with pytest.warns(DeprecationWarning, match=r"Advice\.win_probability"):
        assert best.chance == best.win_probability


def test_new_is_called_new_game() -> None:
    with pytest.warns(DeprecationWarning, match=r"deepcourt\.new_game"):
        old = deepcourt.new
    assert old is deepcourt.new_game
