"""The benchmark measures the same games in every engine. How fast is not a test."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import deepcourt
from deepcourt.core import titles
from deepcourt.core.game import COMPILED
from deepcourt.core.playouts import random_games, random_games_on_all_cores
from deepcourt.lab import bench


def test_cores_share_the_same_games() -> None:
    game = deepcourt.new_game("conspiracy", 4, seed=1)
    alone = random_games_on_all_cores(game, 50, 1, cores=1)
    assert alone == random_games(game.clone(), 50, 4, 1)
    assert random_games_on_all_cores(game, 50, 1, cores=3)[0] == alone[0]


@pytest.mark.skipif(not bench.cpp_compiler(), reason="there is no C++ compiler here")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cpp_yardstick_plays_the_same_games(players: int) -> None:
    with bench.cpp_program("conspiracy") as program:
        assert program is not None
        found = bench.run_cpp(program, 300, players)
    game = deepcourt.new_game("conspiracy", players, seed=1)
    assert (found["decisions"], found["checksum"]) == random_games(game, 300, players, bench.SEED)


def test_all_figures_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "measure_interpreted", bench.measure)
    figures = ("games_per_second", "decisions_per_second", "clones_per_second")
    for name in deepcourt.names():
        for options in bench.ways(titles.named(name)):
            result = bench.bench(name, options)
            assert result["options"] == options
            assert result["players"] == 4
            assert result["state_bytes"] > 0
            assert all(result["interpreted"][figure] > 0 for figure in figures)
            if COMPILED and name != bench.REFERENCE:
                own, other = (
                    result[one]["decisions_per_second"] for one in ("compiled", "reference")
                )
                assert result["ratios"]["compiled_to_reference"] == pytest.approx(own / other)


def test_what_can_be_switched_on_is_measured_both_ways_and_nothing_else() -> None:
    expected = {
        "conspiracy": [{}],
        "abyss": [{"leviathan": False}, {"leviathan": True}],
        "tyrants": [{"decks": "drow-dragons", "outer": "left"}],
    }
    assert {name: bench.ways(titles.named(name)) for name in deepcourt.names()} == expected


def test_plain_python_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the options that it is asked for."""
    asked = []

    def run(command: list[str], **settings: Any) -> SimpleNamespace:
        asked.append((command[-2:], settings["env"]["DEEPCOURT_INTERPRETED"]))
        return SimpleNamespace(stdout="{}")

    monkeypatch.setattr("deepcourt.lab.bench.subprocess.run", run)
    bench.measure_interpreted("abyss", {"leviathan": True})
    assert asked == [(["abyss", '{"leviathan": true}'], "1")]
