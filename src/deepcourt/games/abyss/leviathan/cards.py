"""The cards and tokens that Leviathan adds: lords, leviathans with their zones, and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ....core.vocabulary import Noun
from ..lords import Lord

if TYPE_CHECKING:
    from ..documents import LeviathanCard

Penalty = Literal["wounds", "pearls", "allies", "lord"]

# -- lords ----------------------------------------------------------------------------

NEW_LORD_TABLE = (
    Lord(201, "intrepid", "soldier", 4, 1, 6, 1, "permanent", lasting_worth=0.8),
    Lord(202, "border-guard", "soldier", 6, 0, 8, 2, "once", decision="guard", arrival_worth=1.5),
    Lord(203, "taxidermist", "merchant", 5, 1, 6, 1, "permanent", lasting_worth=1.0),
    Lord(204, "arms-dealer", "merchant", 7, 0, 8, 2, "once", arrival_worth=2.0),
    Lord(205, "metamorph", "mage", 5, 1, 6, 1, "permanent", lasting_worth=0.8),
    Lord(206, "sorcerer", "mage", 7, 0, 8, 2, "once", arrival_worth=2.0),
    Lord(207, "altruist", "politician", 5, 1, 6, 1, "permanent", lasting_worth=1.2),
    Lord(208, "rebel", "politician", 7, 0, 8, 2, "once", decision="strike", arrival_worth=3.0),
    Lord(209, "coward", "farmer", 8, 1, 8, 1, "permanent", lasting_worth=0.3),
    Lord(210, "breeder", "farmer", 10, 0, 10, 2, "once"),
)
REMOVED_LORDS = ("tamer",)  # of the base game

# -- leviathans and their zones ---------------------------------------------------------


@dataclass(frozen=True)
class Beast:
    """A leviathan: who may fight it, its resistances and rewards from the top, and its attack."""

    id: str
    race: str | None  # that may fight it besides the crabs
    resistances: tuple[int, ...]
    rewards: tuple[int, ...]
    penalty: Penalty
    amount: int


LEVIATHAN_TABLE = (
    Beast("veiled-mother", "jellyfish", (3, 7, 5), (1, 2, 1), "allies", 3),
    Beast("drifting-shroud", "jellyfish", (6, 4), (2, 1), "allies", 3),
    Beast("crown-of-stings", "jellyfish", (9,), (3,), "wounds", 3),
    Beast("glass-bell", "jellyfish", (6,), (1,), "wounds", 2),
    Beast("reef-grinder", "shellfish", (4, 6, 5), (1, 2, 1), "pearls", 3),
    Beast("shell-warden", "shellfish", (6, 4), (2, 1), "pearls", 3),
    Beast("hinge-jaw", "shellfish", (8,), (3,), "wounds", 3),
    Beast("spiral-horn", "shellfish", (6,), (1,), "wounds", 2),
    Beast("ink-tyrant", "squid", (3, 7, 5), (1, 2, 1), "lord", 1),
    Beast("many-arms", "squid", (6, 4), (2, 1), "lord", 1),
    Beast("deep-grasp", "squid", (7,), (2,), "wounds", 3),
    Beast("coil-eye", "squid", (5,), (1,), "wounds", 2),
    Beast("long-mane", "seahorse", (3, 7, 5), (1, 1, 2), "wounds", 3),
    Beast("bridled-wyrm", "seahorse", (6, 4), (2, 2), "wounds", 2),
    Beast("river-steed", "seahorse", (7,), (4,), "wounds", 3),
    Beast("curl-tail", "seahorse", (5,), (2,), "wounds", 2),
    Beast("old-carapace", None, (4, 7, 6), (1, 1, 1), "wounds", 4),
    Beast("pincer-king", None, (7, 5), (1, 1), "wounds", 3),
    Beast("red-bulwark", None, (9,), (2,), "wounds", 3),
    Beast("mud-claw", None, (7,), (1,), "wounds", 2),
)
LEVIATHANS = len(LEVIATHAN_TABLE)
NO_LEVIATHAN = LEVIATHANS
MOST_LIFE = max(len(beast.resistances) for beast in LEVIATHAN_TABLE)
PENALTY_IDS = ("wounds", "pearls", "allies", "lord")
WOUNDS_PENALTY, PEARLS_PENALTY, ALLIES_PENALTY, LORD_PENALTY = range(len(PENALTY_IDS))

ZONE_IDS = ("2-3", "4", "5", "6", "7", "8", "9", "10", "11-12")
ZONES = len(ZONE_IDS)
NO_ZONE = ZONES
ZONE_OF_SUM = (0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8)  # of both dice
SUMS_OF_DICE = len(ZONE_OF_SUM)


# -- monster tokens with an effect, and monsters ------------------------------------------

NEW_TOKEN_IDS = ("two-pearls", "three-pearls", "key", "council")
NEW_TOKEN_KINDS = len(NEW_TOKEN_IDS)
TWO_PEARLS, THREE_PEARLS, KEY_TOKEN, COUNCIL_TOKEN = range(NEW_TOKEN_KINDS)
NEW_TOKEN_COPIES = (7, 4, 4, 4)
NEW_MONSTERS = 3
NEW_PLAIN_CRABS = 1  # one more crab of value 1 without an effect

# -- nouns ------------------------------------------------------------------------------

LEVIATHAN_IDS = tuple(beast.id for beast in LEVIATHAN_TABLE)

LEVIATHAN = Noun("leviathan", LEVIATHAN_IDS, is_card=True)
ZONE = Noun("zone", ZONE_IDS, is_card=True)
NEW_TOKEN = Noun("token", NEW_TOKEN_IDS, is_card=True, hidden=True)


def leviathan_list() -> list[LeviathanCard]:
    return [
        {
            "noun": "leviathan",
            "id": beast.id,
            "copies": 1,
            "number": number,
            "expansion": "leviathan",
            "races": [*([beast.race] if beast.race else []), "crab"],
            "life": len(beast.resistances),
            "resistances": list(beast.resistances),
            "rewards": list(beast.rewards),
            "penalty": beast.penalty,
            "amount": beast.amount,
        }
        for number, beast in enumerate(LEVIATHAN_TABLE, 1)
    ]
