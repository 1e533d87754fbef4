"""What things are worth in Conspiracy to whoever judges a position; all in points."""

from __future__ import annotations

from ...core.weights import load


class Weights:
    """The weights of the evaluation. Their values, tuned by self-play, are in `weights.json`."""

    pearl: float  # each one ahead of the others, towards the Pearl Master
    first_key: float  # on the way to a location
    second_key: float  # both of two unlike keys together
    location: float  # one that is about to be taken
    draw: float  # the best of a few lords from the deck
    hurry: float  # each lord still to come: the game should not last
    opening: float  # a free spot beside a coalition, for each of its lords
    power: float  # a location with a lasting power, for each lord to come

    def __init__(self) -> None:
        load(self, __name__.rpartition(".")[0])
