"""How a searching bot thinks: the numbers that make a level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How long a bot thinks about a decision, how it judges what it thinks of, how it errs."""

    iterations: int = 1000  # visits of the present decision, all trees together
    trees: int = 1  # grown side by side, on as many cores
    exploration: float = 1.0  # how much it looks at what does not seem best
    settle: bool = False  # where a tree ends, play on until a new turn begins, as `greedy` would
    ripe: int = 0  # visits of an action before the tree grows beyond it
    naive: bool = False  # expects of the others what looks best at first sight, as `greedy` would
    points: float = 0.02  # what a lead counts beside the chance to win
    overlook: float = 0.0  # the part of its actions that it does not think of
    misjudge: float = 0.0  # how far off its judgement is, as a part of how much actions differ
