"""The network: it learns what was shown to it, and the same way every time."""

from __future__ import annotations

import random
from array import array

import pytest

from deepcourt.core.network import Network

Lessons = tuple["array[float]", "array[int]", "array[float]"]


def whoever_has_exactly_one(players: int, positions: int) -> Lessons:
    """Of two inputs one alone wins, both are as bad as none: no single unit can tell."""
    rng = random.Random(1)
    rows, first, won = array("f"), array("i", [0]), array("f")
    for _ in range(positions):
        seats = [[float(rng.randrange(2)) for _ in range(2)] for _ in range(players)]
        strength = [9.0 if sum(seat) == 1 else 1.0 for seat in seats]
        for seat in seats:
            rows.extend(seat)
        winner = rng.choices(range(players), strength)[0]
        won.extend(float(seat == winner) for seat in range(players))
        first.append(len(won))
    return rows, first, won


def taught(seed: int, lessons: Lessons, passes: int = 6) -> tuple[Network, list[float]]:
    network = Network(2, 8)
    network.begin(seed)
    return network, [network.train_epoch(*lessons, 0.03, 0.003) for _ in range(passes)]


@pytest.mark.parametrize("players", [2, 3])
def test_it_learns(players: int) -> None:
    lessons = whoever_has_exactly_one(players, 3000)
    network, surprises = taught(1, lessons)
    assert surprises[-1] < surprises[0]
    untaught = Network(2, 8)
    untaught.adopt([0.0] * untaught.size)
    guessing = untaught.train_epoch(*lessons, 0.0, 0.0)
    assert surprises[-1] < 0.85 * guessing
    again = network.train_epoch(*lessons, 0.0, 0.0)
    assert again == pytest.approx(surprises[-1], rel=0.02)


def test_the_same_lessons_give_the_same_weights() -> None:
    lessons = whoever_has_exactly_one(2, 600)
    (one, _), (same, _), (other, _) = (taught(seed, lessons, 2) for seed in (1, 1, 2))
    assert one.present() == same.present()
    assert one.present() != other.present()


def test_without_steps_nothing_changes() -> None:
    network, _ = taught(1, whoever_has_exactly_one(2, 600), 1)
    before = network.present()
    network.train_epoch(*whoever_has_exactly_one(2, 600), 0.0, 0.0)
    assert network.present() == before


def test_weights_that_do_not_fit_are_refused() -> None:
    network = Network(2, 8)
    before = network.present()
    with pytest.raises(ValueError, match="32 weights are needed, here are 31"):
        network.adopt([0.0] * 31)
    assert network.present() == before
    with pytest.raises(ValueError, match="65 inputs and 8 units do not fit"):
        Network(65, 8)
