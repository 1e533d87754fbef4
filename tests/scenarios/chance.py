"""Chance that obeys: random streams that are chosen for what they bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import deepcourt
from deepcourt.core.vocabulary import Event

TRIES = 5000


def fated(
    game: deepcourt.Game,
    notation: str,
    wish: list[str],
    by_chance: Callable[[Event, str], Iterable[str]],
    in_order: Sequence[str],
) -> deepcourt.Game:
    """The game with a random stream in which an action brings what is wished for.

    What comes first grows with the first random number, so that is found by halving; the other
    bits of that number are tried until the rest of the wish comes true as well.
    """
    position = game.position()

    def outcome(bits: int) -> tuple[deepcourt.Game, list[str]]:
        candidate = deepcourt.from_position(position | {"random": f"{stream_before(bits):016x}"})
        trial = candidate.clone()
        trial.listen()
        trial.apply(trial.parse(notation))
        return candidate, [
            one for event in trial.all_events() for one in by_chance(event, notation)
        ]

    def rank(one: str) -> int:
        """The place of what chance brings in the order in which bags are searched."""
        return int(one[0]) if one[0].isdigit() else in_order.index(one)

    low, high = 0, 1 << 32
    while high - low > 1:
        first = (low + high) // 2
        _, found = outcome(first << 32)
        assert found, f"{notation!r} leaves nothing to chance"
        if rank(found[0]) == rank(wish[0]):
            break
        low, high = (first, high) if rank(found[0]) < rank(wish[0]) else (low, first)
    else:
        raise AssertionError(f"{notation!r} never brings {wish[0]}")
    for rest in range(TRIES):
        candidate, found = outcome(first << 32 | rest)
        if found[: len(wish)] == wish:
            return candidate
    raise AssertionError(f"{notation!r} never brings {wish}, but for example {found}")


def stream_before(bits: int) -> int:
    """The state of a random stream whose next 64 bits are these: SplitMix64 backwards."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        mixed = bits
        for _ in range(2):
            bits = mixed ^ bits >> shift
        bits = bits * pow(factor, -1, 1 << 64) % (1 << 64)
    return (bits - 0x9E3779B97F4A7C15) % (1 << 64)
