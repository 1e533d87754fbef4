"""Abyss, with or without Leviathan, as a `Game`.

The rules are in modules of functions over the table, by the chapters of the rulebook: `decisions`
says which of them a decision belongs to.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.game import Game
from .accessors import AbyssAccessors

if not cython.compiled:
    from . import decisions, turn
    from .evaluation import lead
    from .foresight import NETWORK, describe_seats
    from .hidden import redeal_hidden
    from .observation import observe
    from .score import best_lord, total


class Abyss(AbyssAccessors):
    """A game of Abyss."""

    def allocate(self) -> None:
        AbyssAccessors.allocate(self)
        self.network = NETWORK

    def reset(self, players: int, seed: int) -> None:
        self.set_up(players, seed)
        turn.begin(self, self.below(players))

    def start(self, players: int, seed: int, leviathan: bool) -> None:
        """Set up a new game; for Python callers."""
        self.allocate()
        self.leviathan = leviathan
        self.reset(players, seed)

    def blank(self) -> Game:
        new = Abyss.__new__(Abyss)
        new.allocate()
        return new

    def sample_from(self, source: Game, seat: int, seed: int) -> None:
        self.copy_from(source)
        self.begin_stream(seed)
        redeal_hidden(self, seat)

    def list_actions(self) -> int:
        return decisions.list_actions(self)

    def play(self, action: int) -> None:
        self.moves += 1
        decisions.answer(self, action)

    def score(self, seat: int) -> int:
        return total(self, seat, True)

    def tie_break(self, seat: int) -> int:
        """Pearls, then the lord with the most influence (ruling 77)."""
        return 16 * self.pearls[seat] + best_lord(self, seat)

    def evaluate(self, seat: int) -> float:
        return lead(self, seat)

    def describe_seats(self, seen: list[float]) -> None:
        describe_seats(self, seen)

    def observe(self, seat: int, seen: MutableSequence[int], at: int) -> None:
        observe(self, seat, seen, at)
