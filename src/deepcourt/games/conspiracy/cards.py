"""The cards: 60 lords and 24 locations, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ...core.vocabulary import Noun
from .facts import SPOTS

if TYPE_CHECKING:
    from .documents import LocationCard, LordCard

GUILD_IDS = ("politician", "merchant", "farmer", "soldier", "mage")
GUILDS = len(GUILD_IDS)

Influence = Literal[0, 1, 2, 3, 4, 6]
Key = Literal["silver", "gold"]
Power = Literal["swap", "herald"]
PlacePower = Literal[
    "force-one", "force-two", "recall-lords", "recall-locations", "any-two-keys", "search-deck"
]
PointsPer = Literal["silver-key", "gold-key", "pearl-pair", "location", "strongest", "lord"]


@dataclass(frozen=True)
class Rank:
    """What all lords of one influence have in common, whatever their guild."""

    influence: Influence
    copies: int
    power: Power | None = None
    key: Key | None = None
    pearls: int = 0


RANK_TABLE = (
    Rank(influence=0, copies=1, power="swap"),
    Rank(influence=1, copies=4, key="silver"),
    Rank(influence=2, copies=2, key="gold"),
    Rank(influence=3, copies=2, pearls=2),
    Rank(influence=4, copies=2, pearls=1),
    Rank(influence=6, copies=1, power="herald"),
)
RANKS = len(RANK_TABLE)
SCHEMER, SILVER_KEY, GOLD_KEY, TWO_PEARLS, ONE_PEARL, HERALD = range(RANKS)

# A lord is the number guild * RANKS + rank.
LORD_IDS = tuple(f"{guild}-{rank.influence}" for guild in GUILD_IDS for rank in RANK_TABLE)
LORDS = len(LORD_IDS)
PILE_CARDS = sum(rank.copies for rank in RANK_TABLE)  # all lords of a guild
LORD_CARDS = GUILDS * PILE_CARDS


@dataclass(frozen=True)
class Location:
    """A location: what it gives when taken, and its points at the end of the game."""

    id: str
    points: int = 0
    pearls: int = 0
    power: PlacePower | None = None
    points_per: PointsPer | None = None  # what the other points are counted by
    guild: str | None = None


LOCATION_TABLE = (
    Location("citadel", points=7),
    Location("oyster-garden", points=5, pearls=1),
    Location("oyster-beds", points=4, pearls=2),
    Location("oyster-banks", points=3, pearls=3),
    Location("thousand-locks", points_per="silver-key"),
    Location("gilded-vault", points_per="gold-key"),
    Location("pearl-exchange", points_per="pearl-pair"),
    Location("crown-lands", points_per="location"),
    Location("narrow-gate", points=3, power="force-one"),
    Location("twin-gates", points=3, power="force-two"),
    Location("tide-gate", points=3, power="recall-lords"),
    Location("sunken-archive", points=3, power="recall-locations"),
    Location("locksmiths-alley", points=3, power="any-two-keys"),
    Location("hall-of-maps", points=3, power="search-deck"),
    Location("tribune", points_per="strongest", guild="politician"),
    Location("trading-house", points_per="strongest", guild="merchant"),
    Location("granary", points_per="strongest", guild="farmer"),
    Location("bastion", points_per="strongest", guild="soldier"),
    Location("observatory", points_per="strongest", guild="mage"),
    Location("senate-steps", points=1, points_per="lord", guild="politician"),
    Location("great-market", points=1, points_per="lord", guild="merchant"),
    Location("kelp-gardens", points=1, points_per="lord", guild="farmer"),
    Location("barracks", points=1, points_per="lord", guild="soldier"),
    Location("academy", points=1, points_per="lord", guild="mage"),
)

LOCATIONS = len(LOCATION_TABLE)
LORD_IDS = tuple(f"{guild}-{rank.influence}" for guild in GUILD_IDS for rank in RANK_TABLE)
LOCATION_IDS = tuple(location.id for location in LOCATION_TABLE)


def location_with(**figures: str) -> int:
    """The number of the first location with this power, or these points."""
    for number, location in enumerate(LOCATION_TABLE):
        if all(getattr(location, name) == value for name, value in figures.items()):
            return number
    raise LookupError(f"there is no location with {figures}")


PER_SILVER_KEY = location_with(points_per="silver-key")
PER_GOLD_KEY = location_with(points_per="gold-key")
PER_PEARL_PAIR = location_with(points_per="pearl-pair")
PER_LOCATION = location_with(points_per="location")
FORCE_ONE = location_with(power="force-one")
FORCE_TWO = location_with(power="force-two")
RECALL_LORDS = location_with(power="recall-lords")
RECALL_LOCATIONS = location_with(power="recall-locations")
ANY_TWO_KEYS = location_with(power="any-two-keys")
SEARCH_DECK = location_with(power="search-deck")
STRONGEST_OF_GUILD = location_with(points_per="strongest")  # those of the other guilds follow
MANY_OF_GUILD = location_with(points_per="lord")  # likewise

GUILD = Noun("guild", GUILD_IDS)
LORD = Noun("lord", LORD_IDS, is_card=True)
LOCATION = Noun("location", LOCATION_IDS, is_card=True, hidden=True)
SPOT = Noun("spot", tuple(range(1, SPOTS + 1)))


def card_list() -> list[LordCard | LocationCard]:
    """Every card with its figures."""
    lords: list[LordCard] = [
        {
            "noun": "lord",
            "id": LORD_IDS[guild * RANKS + rank],
            "copies": row.copies,
            "guild": GUILD_IDS[guild],
            "influence": row.influence,
            "key": row.key,
            "pearls": row.pearls,
            "power": row.power,
        }
        for guild in range(GUILDS)
        for rank, row in enumerate(RANK_TABLE)
    ]
    locations: list[LocationCard] = [
        {
            "noun": "location",
            "id": row.id,
            "copies": 1,
            "points": row.points,
            "points_per": row.points_per,
            "guild": row.guild,
            "pearls": row.pearls,
            "power": row.power,
        }
        for row in LOCATION_TABLE
    ]
    return [*lords, *locations]
