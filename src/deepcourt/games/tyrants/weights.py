"""What things are worth in Tyrants to whoever judges a position; all in points."""

from __future__ import annotations

from ...core.weights import load


class Weights:
    """The weights of the evaluation. Their values, tuned by self-play, are in `weights.json`."""

    power: float
    influence: float
    spy: float  # on the map
    supply: float  # a spy that is not
    reach: float  # each site, or space of a route, with presence
    held_space: float  # each troop on a route
    margin: float  # each troop more than needed for control, up to two
    contest: float  # the part of a site's points that troops there are worth without control
    marker_income: float  # its influence, each turn to come
    hand: float  # of what the cards in a hand are worth
    deck: float  # of what the cards of a deck are worth, each time they come up
    deployed_in_a_turn: float
    bought_in_a_turn: float
    longest: float  # turns that anybody looks ahead
    lead_scale_at_end: float  # how far leads change on the last turn
    lead_scale: float  # and with each turn to come

    def __init__(self) -> None:
        load(self, __name__.rpartition(".")[0])
