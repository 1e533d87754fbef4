"""Tuning: weights that climb, and chances that come true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from deepcourt.core import titles
from deepcourt.core.weights import stored
from deepcourt.lab import tuning
from deepcourt.lab.tuning import Tuning, cross_entropy, use

from ..command import deepcourt


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "CHALLENGERS", 2)
    monkeypatch.setattr(tuning, "BOUTS", 2)


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    """Whatever a test does to the weights of this process, they are as before afterwards."""
    yield
    for name in titles.names():
        title = titles.named(name)
        use(title.weights(), stored(title))


@pytest.mark.parametrize("name", titles.names())
def test_every_weight_has_a_value_and_a_command_that_made_it(name: str) -> None:
    title = titles.named(name)
    package = Path(titles.__file__).parents[1] / "games" / name
    document = json.loads((package / "weights.json").read_text())
    assert document["command"].startswith(f"deepcourt tune {name} ")
    assert all(getattr(title.weights(), key) == value for key, value in stored(title).items())


@pytest.mark.parametrize("name", titles.names())
def test_every_weight_matters(name: str) -> None:
    """Each changes what some position looks like."""
    title = titles.named(name)
    champion = Tuning(name, 1)
    positions = [
        position
        for options in champion.setups[:2]
        for position, _ in champion.watched(options)[::7]
    ]
    before = [(position.leads(), position.win_probabilities()) for position in positions]
    for key, value in stored(title).items():
        use(title.weights(), {key: 3 * value + 1})
        assert [
            (position.leads(), position.win_probabilities()) for position in positions
        ] != before, key
        use(title.weights(), {key: value})


def spoilt(champion: Tuning) -> Tuning:
    """One whose evaluation is absurd, so that almost anything is better."""
    champion.champion = champion.champion | {"location": 0.001, "draw": 60.0, "pearl": 30.0}
    return champion


def test_the_better_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    champion = spoilt(Tuning("conspiracy", 1))
    better = stored(titles.named("conspiracy"))
    monkeypatch.setattr(champion, "challenger", lambda: better)
    assert champion.generation()
    assert champion.champion == better
    assert champion.takeovers == 1


def test_the_worse_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    champion = Tuning("conspiracy", 1)
    before = champion.champion
    worse = spoilt(Tuning("conspiracy", 1)).champion
    monkeypatch.setattr(champion, "challenger", lambda: worse)
    assert champion.generation()
    assert champion.champion == before


def test_the_same_seed_gives_the_same_challengers() -> None:
    one, other = Tuning("abyss", 3), Tuning("abyss", 3)
    assert [one.challenger() for _ in range(5)] == [other.challenger() for _ in range(5)]
    assert Tuning("abyss", 4).challenger() != Tuning("abyss", 3).challenger()


def test_lead_scales_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances that were far too sure become as sure as what comes true."""
    monkeypatch.setattr(tuning, "BOUTS", 6)
    champion = Tuning("tyrants", 1)
    right = dict(champion.champion)
    too_sure = right | {"lead_scale": 0.01, "lead_scale_at_end": 0.1}
    champion.champion = too_sure
    champion.fit_lead_scales()
    judge = titles.named("tyrants").weights()
    ends = champion.watched({})
    foretold = {}
    for name, weights in (("right", right), ("found", champion.champion), ("sure", too_sure)):
        use(judge, weights)
        foretold[name] = cross_entropy(ends)
    assert foretold["found"] < foretold["right"] + 0.05 < foretold["sure"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    assert deepcourt("tune", "conspiracy", "--generations", "0", "--out", str(out)) == 0
    document = json.loads(out.read_text())
    assert document["command"] == "deepcourt tune conspiracy --generations 0 --seed 1"
    assert document["weights"].keys() == stored(titles.named("conspiracy")).keys()
    assert "opening" in capsys.readouterr().out
