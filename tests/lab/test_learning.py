"""Learning who will win: lessons, weights, and the command."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deepcourt.cli import main
from deepcourt.core import titles
from deepcourt.core.errors import NothingToLearn
from deepcourt.core.weights import FORESIGHT, read
from deepcourt.games.conspiracy.foresight import FEATURES
from deepcourt.lab import learning
from deepcourt.lab.learning import Learning, Lesson

PACKAGE = "deepcourt.games.conspiracy"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "GAMES", 10)
    monkeypatch.setattr(learning, "PASSES", 2)


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    """Whatever a test teaches the network of this process, it is as before afterwards."""
    yield
    network = titles.named("conspiracy").network()
    assert network is not None
    network.adopt(read(PACKAGE, FORESIGHT))


def test_what_is_shown() -> None:
    """A row for every seat of every position, and one win for each position."""
    for players in (2, 3, 4):
        shown = Lesson("conspiracy", players, 5).play()
        assert len(shown) > 20
        assert len(shown.won) == players * len(shown)
        assert len(shown.rows) == len(FEATURES) * len(shown.won)
        assert list(shown.first) == list(range(0, players * len(shown) + 1, players))
        assert sum(shown.won) == pytest.approx(len(shown))


def test_the_stored_network_foretells() -> None:
    """Better than guessing, which would be a surprise of 0.69."""
    taught = Learning("conspiracy", 77)
    taught.shown = Lesson("conspiracy", 2, 99).play()
    for seed in range(100, 110):
        taught.shown.extend(Lesson("conspiracy", 2, seed).play())
    shown = taught.shown
    assert taught.network.study(shown.rows, shown.first, shown.won, 0.0, 0.0) < 0.62


def test_the_same_seed_gives_the_same_weights() -> None:
    def taught(seed: int) -> list[float]:
        pupil = Learning("conspiracy", seed)
        assert pupil.watch(3) == 3
        pupil.study(seed)
        return pupil.network.present()

    assert taught(1) == taught(1) != taught(2)


def test_only_who_has_a_network_can_learn() -> None:
    with pytest.raises(NothingToLearn, match="abyss has no network"):
        Learning("abyss", 1)


def test_the_file_says_how_it_was_made() -> None:
    package = Path(titles.__file__).parents[1] / "games" / "conspiracy"
    document = json.loads((package / FORESIGHT).read_text())
    assert document["command"].startswith("deepcourt learn conspiracy ")


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("deepcourt.tui.learning.GAMES", 10)
    monkeypatch.setattr("deepcourt.tui.learning.PASSES", 2)
    out = tmp_path / "foresight.json"
    words = ["learn", "conspiracy", "--games", "15", "--seed", "3", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["deepcourt", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code
    document = json.loads(out.read_text())
    assert document["command"] == "deepcourt learn conspiracy --games 20 --seed 3"
    assert len(document["weights"]) == len(read(PACKAGE, FORESIGHT))
    assert "20 games were played" in capsys.readouterr().err
