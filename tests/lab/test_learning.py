"""Learning who will win: lessons, weights, and the command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from deepcourt.core import titles
from deepcourt.core.errors import NothingToLearn
from deepcourt.core.weights import FORESIGHT, read
from deepcourt.games.conspiracy.words import FEATURES
from deepcourt.lab import learning
from deepcourt.lab.learning import Learning, Lesson, mixed

from ..command import deepcourt

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


@pytest.mark.parametrize("iterations", [0, 5])
def test_what_is_shown(iterations: int) -> None:
    """A row for every seat of every position, and one win for each position."""
    for players in (2, 3, 4):
        shown = Lesson("conspiracy", players, 5, iterations).play()
        assert len(shown) > 20
        assert len(shown.won) == players * len(shown)
        assert len(shown.rows) == len(FEATURES) * len(shown.won)
        assert list(shown.first) == list(range(0, players * len(shown) + 1, players))
        assert sum(shown.won) == pytest.approx(len(shown))


def test_a_search_tells_its_chances() -> None:
    """Not only who won, as `greedy` does; in the order from the last decision to the first."""
    greedy = Lesson("conspiracy", 2, 5).play()
    assert set(greedy.won) <= {0.0, 0.5, 1.0}
    searched = Lesson("conspiracy", 2, 5, 5).play()
    assert set(searched.won) - {0.0, 0.5, 1.0}
    assert len(searched) > 30 * learning.GAMES


def test_chances_now_and_later() -> None:
    """What comes later counts more; the others share what one seat leaves them as they do later."""
    assert mixed([1.0, 0.0], 0, 0.6) == pytest.approx([0.94, 0.06])
    assert mixed([0.0, 1.0], 0, 0.6) == pytest.approx([0.09, 0.91])
    assert mixed([0.2, 0.6, 0.2], 1, 0.4) == pytest.approx([0.215, 0.57, 0.215])
    assert mixed([1.0, 0.0, 0.0], 0, 0.6) == pytest.approx([0.94, 0.03, 0.03])


def test_the_stored_network_foretells() -> None:
    """Better than guessing, which would be a cross-entropy of 0.69."""
    taught = Learning("conspiracy", 77)
    taught.shown = Lesson("conspiracy", 2, 99).play()
    for seed in range(100, 110):
        taught.shown.extend(Lesson("conspiracy", 2, seed).play())
    shown = taught.shown
    assert taught.network.train_epoch(shown.rows, shown.first, shown.won, 0.0, 0.0) < 0.62


def test_the_same_seed_gives_the_same_weights() -> None:
    def taught(seed: int) -> list[float]:
        pupil = Learning("conspiracy", seed)
        assert pupil.watch(3) == 3
        pupil.train(seed)
        return pupil.network.present()

    assert taught(1) == taught(1) != taught(2)


def test_only_who_has_a_network_can_learn() -> None:
    with pytest.raises(NothingToLearn, match="tyrants has no network"):
        Learning("tyrants", 1)


def test_lessons_go_through_all_set_ups() -> None:
    """With and without Leviathan in turn, and most of them with two players."""
    pupil = Learning("abyss", 1)
    lessons = [pupil.lesson(number) for number in range(32)]
    assert [lesson.options["leviathan"] for lesson in lessons] == 16 * [False, True]
    assert [lesson.players for lesson in lessons[6::8]] == [3, 4, 3, 4]
    assert [lesson.players for lesson in lessons[7::8]] == [3, 4, 5, 3]
    assert sum(lesson.players == 2 for lesson in lessons) == 24
    assert len({lesson.seed for lesson in lessons}) == len(lessons)


def test_the_file_says_how_it_was_made() -> None:
    package = Path(titles.__file__).parents[1] / "games" / "conspiracy"
    document = json.loads((package / FORESIGHT).read_text())
    assert document["command"].startswith("python bench/foresight.py play ")


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("deepcourt.tui.learning.GAMES", 10)
    monkeypatch.setattr("deepcourt.tui.learning.PASSES", 2)
    out = tmp_path / "foresight.json"
    words = ("learn", "conspiracy", "--games", "15", "--seed", "3", "--out", str(out))
    assert deepcourt(*words) == 0
    document = json.loads(out.read_text())
    assert document["command"] == "deepcourt learn conspiracy --games 20 --seed 3"
    assert len(document["weights"]) == len(read(PACKAGE, FORESIGHT))
    assert "20 games were played" in capsys.readouterr().err
    assert deepcourt(*words, "--iterations", "4") == 0
    searched = json.loads(out.read_text())
    assert searched["command"] == "deepcourt learn conspiracy --games 20 --iterations 4 --seed 3"
    assert searched["weights"] != document["weights"]
