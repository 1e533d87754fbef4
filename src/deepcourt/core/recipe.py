"""How a bot that searches thinks: the numbers that make a level."""

from __future__ import annotations

from dataclasses import dataclass

from .deprecation import renamed_arguments


@renamed_arguments(
    settle="finish_turn",
    ripe="expand_after_visits",
    naive="greedy_opponents",
    overlook="blunder_rate",
    misjudge="noise",
)
@dataclass(frozen=True)
class Recipe:
    """How long a bot thinks about a decision, how it judges positions, and how it errs."""

    iterations: int = 1000  # of the search for one decision, all trees together
    trees: int = 1  # grown side by side, on as many cores
    exploration: float = 1.0  # the weight of the bonus for actions that were tried less often
    finish_turn: bool = False  # at a leaf, `greedy` plays on until the next turn begins
    expand_after_visits: int = 0  # a leaf gets children once it was visited more often than this
    greedy_opponents: bool = False  # in the tree the other seats play as `greedy` would
    points: float = 0.02  # what a lead counts for, beside the probability of winning
    blunder_rate: float = 0.0  # the part of its actions that it overlooks
    noise: float = 0.0  # the error of its judgement, in units of how much actions differ
