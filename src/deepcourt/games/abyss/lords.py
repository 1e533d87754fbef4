"""The lords of the base game, and what the row of a lord says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Timing = Literal["once", "permanent", "permanent+recruit", "turn"]


@dataclass(frozen=True)
class Lord:
    """A lord: what it costs, what it is worth, and what its power does as it comes into play."""

    number: int  # in the rules
    id: str
    guild: str
    influence: int
    keys: int
    cost: int
    races: int
    timing: Timing | None = None  # of its power
    pearls: int = 0  # that it brings
    robs: int = 0  # pearls that each opponent loses whom soldiers can reach
    decision: str | None = None  # that its player takes
    against: str | None = None  # the decision that each of those opponents suffers
    locations: int = 0  # that it draws, to take one of them without keys
    extra_turn: bool = False
    arrival_worth: float = 0.0  # in points, to whoever judges a position: of the power at once
    lasting_worth: float = 0.0  # and of the power as long as the lord is free


BASE_LORD_TABLE = (
    Lord(1, "recruiter", "soldier", 4, 1, 10, 2, "permanent", lasting_worth=1.5),
    Lord(2, "jailer", "soldier", 7, 0, 6, 3, "once", against="jail", arrival_worth=1.0),
    Lord(3, "seeker", "soldier", 7, 0, 7, 2, "once", robs=2, arrival_worth=1.2),
    Lord(4, "assassin", "soldier", 6, 0, 10, 1, "once", against="assassinate", arrival_worth=2.5),
    Lord(
        5,
        "commander",
        "soldier",
        4,
        1,
        8,
        1,
        "permanent+recruit",
        against="disarm",
        lasting_worth=1.0,
    ),
    Lord(6, "tamer", "soldier", 4, 1, 6, 3, "permanent", lasting_worth=0.8),
    Lord(7, "hunter", "soldier", 6, 0, 8, 2, "once", decision="hunt", arrival_worth=2.5),
    Lord(8, "ship-master", "merchant", 5, 1, 6, 3, "permanent", lasting_worth=1.2),
    Lord(9, "trader", "merchant", 9, 0, 10, 3, "once", pearls=3, arrival_worth=2.7),
    Lord(10, "peddler", "merchant", 9, 0, 8, 1, "once", pearls=2, arrival_worth=1.8),
    Lord(
        11,
        "landlord",
        "merchant",
        5,
        1,
        10,
        2,
        "permanent+recruit",
        pearls=1,
        arrival_worth=0.9,
        lasting_worth=2.5,
    ),
    Lord(12, "slaver", "merchant", 5, 1, 8, 1, "turn", lasting_worth=1.5),
    Lord(13, "shopkeeper", "merchant", 9, 0, 6, 3, "once", pearls=1, arrival_worth=0.9),
    Lord(14, "shaman", "mage", 5, 1, 6, 3, "permanent", lasting_worth=0.6),
    Lord(15, "invoker", "mage", 8, 0, 8, 1, "once", extra_turn=True, arrival_worth=4.0),
    Lord(16, "apprentice", "mage", 9, 0, 6, 3, "once", decision="council", arrival_worth=2.5),
    Lord(17, "oracle", "mage", 5, 1, 8, 2, "turn", lasting_worth=0.2),
    Lord(18, "alchemist", "mage", 5, 1, 7, 1, "permanent", lasting_worth=1.5),
    Lord(19, "illusionist", "mage", 9, 0, 10, 1, "once", decision="illusion", arrival_worth=0.5),
    Lord(20, "master-of-magic", "mage", 6, 1, 10, 3, "permanent", lasting_worth=0.8),
    Lord(21, "opportunist", "politician", 5, 1, 6, 3, "turn", lasting_worth=0.4),
    Lord(22, "corruptor", "politician", 6, 0, 10, 1, "once", decision="corrupt", arrival_worth=1.5),
    Lord(23, "traitor", "politician", 6, 0, 12, 3, "once", decision="betray", arrival_worth=1.5),
    Lord(24, "diplomat", "politician", 5, 1, 8, 1, "permanent", lasting_worth=1.2),
    Lord(25, "treasurer", "politician", 5, 1, 10, 2, "permanent", lasting_worth=2.5),
    Lord(26, "schemer", "politician", 6, 0, 8, 3, "once", decision="scheme", arrival_worth=1.0),
    Lord(27, "keeper", "farmer", 6, 1, 6, 3),
    Lord(28, "reaper", "farmer", 6, 1, 7, 2),
    Lord(29, "shepherd", "farmer", 6, 1, 8, 1),
    Lord(30, "miller", "farmer", 10, 0, 8, 2),
    Lord(31, "aquaculturalist", "farmer", 11, 0, 9, 3),
    Lord(32, "landowner", "farmer", 12, 0, 10, 1),
    Lord(33, "sage", "ambassador", 4, 3, 10, 5, "once", locations=2),
    Lord(34, "hermit", "ambassador", 5, 3, 10, 5, "once", locations=1),
    Lord(35, "elder", "ambassador", 3, 3, 10, 5, "once", locations=3),
)
