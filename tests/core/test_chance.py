"""Random numbers are fair, reproducible, and equal to the published generator's."""

from __future__ import annotations

from collections import Counter

import deepcourt
from deepcourt.bots import Bot


def test_the_stream_is_splitmix64() -> None:
    """The first outputs of SplitMix64 for the seed 1234567, as published with it."""
    bot = Bot(1234567)
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [bot.roll(1 << 16) for _ in range(5)] == [number >> 48 for number in expected]


def test_every_number_comes_up_about_as_often() -> None:
    bot = Bot(1)
    counts = Counter(bot.roll(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_first_players_are_drawn_evenly() -> None:
    starts = Counter(deepcourt.new_game("conspiracy", 3, seed).seat for seed in range(3000))
    assert all(900 < starts[seat] < 1100 for seat in range(3))
