"""What things are worth in Abyss to whoever judges a position; all in points."""

from __future__ import annotations

from ...core.weights import load


class Weights:
    """The weights of the evaluation. Their values, tuned by self-play, are in `weights.json`."""

    pearl: float
    value: float  # each point of the allies in hand, as long as there are few
    race: float  # each race in hand
    key: float
    spoil: float  # each token that a leviathan's life point brings, and the way to the statue
    new_token: float  # of its effect: it has still to be revealed
    council_pile: float
    affiliation: float  # the ally that a recruitment leaves
    recruit: float  # at most, what pearls and allies are good for with each lord to come
    catch: float  # what an exploration brings, before its card is known
    threat: float  # each space of the threat track, for a monster that is met
    move: float  # a turn that has just begun
    growth: float  # each lord to come, for a location that counts something
    hurry: float  # each lord beyond three of whoever has most: less time to use things

    def __init__(self) -> None:
        load(self, __name__.rpartition(".")[0])
