"""The cards and tokens as tables: allies, locations, and with those of Leviathan all lords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ...core.vocabulary import Noun
from .facts import MAX_PLAYERS, MOST_DRAWN
from .leviathan.cards import NEW_LORD_TABLE, NEW_PLAIN_CRABS, leviathan_list
from .lords import BASE_LORD_TABLE, Lord

if TYPE_CHECKING:
    from .documents import AllyCard, Card, LocationCard, LordCard

RACE_IDS = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
RACES = len(RACE_IDS)
CRAB = RACE_IDS.index("crab")
# A guild's number is that of the race it needs; the ambassadors need all five.
GUILD_IDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")
GUILDS = len(GUILD_IDS)
AMBASSADORS = GUILD_IDS.index("ambassador")

Effect = Literal["pearls", "dice"]
PointsPer = Literal[
    "lords", "affiliated", "guilds", "copy", "search", "weakest-lord", "strongest-lord",
    "lords-with-key", "lords-without-key", "weakest-affiliated",
]  # fmt: skip


# -- allies ---------------------------------------------------------------------------


@dataclass(frozen=True)
class AllyKind:
    """What allies of one value and effect have in common, whatever their race."""

    value: int
    copies: int  # in the base game, of each race
    new_copies: int = 0  # that Leviathan adds
    effect: Effect | None = None  # what it does when it is the one that attacks


KIND_TABLE = (
    AllyKind(1, copies=4),
    AllyKind(2, copies=3),
    AllyKind(3, copies=3),
    AllyKind(4, copies=2),
    AllyKind(5, copies=1),
    AllyKind(1, copies=0, new_copies=1, effect="pearls"),
    AllyKind(2, copies=0, new_copies=1, effect="pearls"),
    AllyKind(3, copies=0, new_copies=1, effect="dice"),
    AllyKind(4, copies=0, new_copies=1, effect="dice"),
)
KINDS = len(KIND_TABLE)
EFFECTS = tuple(kind.effect for kind in KIND_TABLE)
PLAIN_KINDS = EFFECTS.count(None)  # they come first
NO_EFFECT, PEARLS_EFFECT, DICE_EFFECT = range(3)
HIGHEST_VALUE = max(kind.value for kind in KIND_TABLE)
MONSTERS = 6


def ally_id(race: int, kind: AllyKind) -> str:
    return "-".join([RACE_IDS[race], str(kind.value), *([kind.effect] if kind.effect else [])])


# An ally is the number race * KINDS + kind.
ALLY_IDS = tuple(ally_id(race, kind) for race in range(RACES) for kind in KIND_TABLE)
ALLIES = len(ALLY_IDS)
PLAIN_CRAB_ONE = CRAB * KINDS
MONSTER_CARD = ALLIES  # the other card of the exploration deck
EXPLORATION_CARDS = ALLIES + 1


def value_of(ally: int) -> int:
    """The value printed on an ally."""
    return KIND_TABLE[ally % KINDS].value


# -- lords ----------------------------------------------------------------------------

LORD_TABLE = (*BASE_LORD_TABLE, *NEW_LORD_TABLE)
LORDS = len(LORD_TABLE)
NO_LORD = LORDS
CHEAPEST = min(lord.cost for lord in LORD_TABLE)


# -- locations ------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A location: points, and more of them for each of something."""

    id: str
    points: int
    each: int
    per: PointsPer  # what the other points are counted by
    of: str | None = None  # the guild or race


LOCATION_TABLE = (
    Place("sargasso-silos", 5, 2, "lords", "farmer"),
    Place("hydrozoa-reserves", 6, 2, "lords", "mage"),
    Place("sanctuary", 4, 3, "affiliated", "jellyfish"),
    Place("parliament", 6, 2, "lords", "politician"),
    Place("barracks", 7, 2, "lords", "soldier"),
    Place("dockworks", 5, 2, "lords", "merchant"),
    Place("sargasso-fields", 3, 3, "affiliated", "seahorse"),
    Place("abyss", 0, 2, "guilds"),
    Place("city-of-mirrors", 0, 1, "copy"),
    Place("black-smokers", 0, 0, "search"),
    Place("oceanic-senate-assembly", 4, 3, "affiliated", "squid"),
    Place("depths", 0, 2, "weakest-lord"),
    Place("throne-room", 0, 1, "strongest-lord"),
    Place("jail", 15, -1, "lords"),
    Place("chasm", 5, 3, "affiliated", "crab"),
    Place("closed-tower", 0, 3, "lords-with-key"),
    Place("lost-tower", 0, 3, "lords-without-key"),
    Place("chamber-of-allies", 3, 1, "weakest-affiliated"),
    Place("nest-of-giant-clams", 3, 3, "affiliated", "shellfish"),
    Place("coral-barrier", 20, -1, "affiliated"),
)
LOCATION_IDS = tuple(place.id for place in LOCATION_TABLE)
LOCATIONS = len(LOCATION_IDS)
NO_LOCATION = LOCATIONS
CITY_OF_MIRRORS = LOCATION_IDS.index("city-of-mirrors")
BLACK_SMOKERS = LOCATION_IDS.index("black-smokers")


# -- monster tokens --------------------------------------------------------------------

TOKEN_INFLUENCE = (2, 3, 4)
TOKEN_KINDS = len(TOKEN_INFLUENCE)
TOKEN_COPIES = (9, 9, 2)

# What each space of the threat track gives: pearls, monster tokens, keys.
REWARD_IDS = ("p", "m", "pp", "pm", "mm", "k", "kp", "km", "kpp", "kpm", "kmm", "kk")
REWARDS = len(REWARD_IDS)
THREAT_REWARDS = (
    ("p", "m"),
    ("pp", "pm", "mm"),
    ("k",),
    ("kp", "km"),
    ("kpp", "kpm", "kmm"),
    ("kk",),
)
THREATS = len(THREAT_REWARDS)

# -- nouns; ALLY, LOCATION and REWARD are decisions -----------------------------------

LORD_IDS = tuple(lord.id for lord in LORD_TABLE)

RACE = Noun("race", RACE_IDS)
GUILD = Noun("guild", GUILD_IDS)
ALLY_NOUN = Noun("ally", ALLY_IDS, is_card=True, hidden=True)
LORD = Noun("lord", LORD_IDS, is_card=True)
LOCATION_NOUN = Noun("location", LOCATION_IDS, is_card=True)
REWARD_NOUN = Noun("reward", REWARD_IDS, is_card=True)
PILE = Noun("pile", ("monster", "new"))  # of monster tokens
INFLUENCE = Noun("influence", TOKEN_INFLUENCE)
SPACE = Noun("space", tuple(range(1, 7)))
DRAWN = Noun("count", tuple(range(1, MOST_DRAWN + 1)))
PLAYER = Noun("seat", tuple(range(MAX_PLAYERS)))
NUMBER = Noun("count", tuple(range(1 << 16)))


def card_list() -> list[Card]:
    """Every card with its figures."""
    return [*ally_list(), *lord_list(), *location_list(), *leviathan_list()]


def ally_list() -> list[AllyCard]:
    return [
        {
            "noun": "ally",
            "id": ally_id(race, kind),
            "copies": kind.copies,
            "leviathan_copies": kind.new_copies + (crab_one(race, kind) and NEW_PLAIN_CRABS),
            "race": RACE_IDS[race],
            "value": kind.value,
            "effect": kind.effect,
        }
        for race in range(RACES)
        for kind in KIND_TABLE
    ]


def crab_one(race: int, kind: AllyKind) -> bool:
    return RACE_IDS[race] == "crab" and kind == KIND_TABLE[0]


def lord_list() -> list[LordCard]:
    return [
        {
            "noun": "lord",
            "id": lord.id,
            "copies": 1,
            "number": lord.number,
            "expansion": "leviathan" if lord in NEW_LORD_TABLE else None,
            "guild": lord.guild,
            "race": mandatory_race(lord),
            "influence": lord.influence,
            "keys": lord.keys,
            "cost": lord.cost,
            "races": lord.races,
            "timing": lord.timing,
        }
        for lord in LORD_TABLE
    ]


def mandatory_race(lord: Lord) -> str | None:
    """The race that a lord's price must show."""
    guild = GUILD_IDS.index(lord.guild)
    return RACE_IDS[guild] if guild < len(RACE_IDS) else None


def location_list() -> list[LocationCard]:
    return [
        {
            "noun": "location",
            "id": place.id,
            "copies": 1,
            "number": number,
            "points": place.points,
            "points_each": place.each,
            "points_per": place.per,
            "of": place.of,
        }
        for number, place in enumerate(LOCATION_TABLE, 1)
    ]
