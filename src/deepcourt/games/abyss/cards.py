"""The cards and tokens: allies, lords, locations, leviathans, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ...core.vocabulary import Noun
from .facts import MAX_PLAYERS, MOST_DRAWN

if TYPE_CHECKING:
    from .documents import AllyCard, Card, LeviathanCard, LocationCard, LordCard

RACE_IDS = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
RACES = len(RACE_IDS)
CRAB = RACE_IDS.index("crab")
# A guild's number is that of the race it needs; the ambassadors need all five.
GUILD_IDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")
GUILDS = len(GUILD_IDS)
AMBASSADORS = GUILD_IDS.index("ambassador")

Effect = Literal["pearls", "dice"]
Timing = Literal["once", "permanent", "permanent+recruit", "turn"]
PointsPer = Literal[
    "lords", "affiliated", "guilds", "copy", "search", "weakest-lord", "strongest-lord",
    "lords-with-key", "lords-without-key", "weakest-affiliated",
]  # fmt: skip
Penalty = Literal["wounds", "pearls", "allies", "lord"]


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
PEARL_KIND = EFFECTS.index("pearls")  # the first whose attack pearls add to
DICE_KIND = EFFECTS.index("dice")  # the first that attacks with two dice
HIGHEST_VALUE = max(kind.value for kind in KIND_TABLE)
MONSTERS = 6
NEW_MONSTERS = 3
NEW_PLAIN_CRABS = 1  # Leviathan adds one crab of value 1 without an effect


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


@dataclass(frozen=True)
class Lord:
    """A lord: what it costs, what it is worth, and when its power works."""

    number: int  # in the rules
    id: str
    guild: str
    influence: int
    keys: int
    cost: int
    races: int
    timing: Timing | None = None  # of its power


LORD_TABLE = (
    Lord(1, "recruiter", "soldier", 4, 1, 10, 2, "permanent"),
    Lord(2, "jailer", "soldier", 7, 0, 6, 3, "once"),
    Lord(3, "seeker", "soldier", 7, 0, 7, 2, "once"),
    Lord(4, "assassin", "soldier", 6, 0, 10, 1, "once"),
    Lord(5, "commander", "soldier", 4, 1, 8, 1, "permanent+recruit"),
    Lord(6, "tamer", "soldier", 4, 1, 6, 3, "permanent"),
    Lord(7, "hunter", "soldier", 6, 0, 8, 2, "once"),
    Lord(8, "ship-master", "merchant", 5, 1, 6, 3, "permanent"),
    Lord(9, "trader", "merchant", 9, 0, 10, 3, "once"),
    Lord(10, "peddler", "merchant", 9, 0, 8, 1, "once"),
    Lord(11, "landlord", "merchant", 5, 1, 10, 2, "permanent+recruit"),
    Lord(12, "slaver", "merchant", 5, 1, 8, 1, "turn"),
    Lord(13, "shopkeeper", "merchant", 9, 0, 6, 3, "once"),
    Lord(14, "shaman", "mage", 5, 1, 6, 3, "permanent"),
    Lord(15, "invoker", "mage", 8, 0, 8, 1, "once"),
    Lord(16, "apprentice", "mage", 9, 0, 6, 3, "once"),
    Lord(17, "oracle", "mage", 5, 1, 8, 2, "turn"),
    Lord(18, "alchemist", "mage", 5, 1, 7, 1, "permanent"),
    Lord(19, "illusionist", "mage", 9, 0, 10, 1, "once"),
    Lord(20, "master-of-magic", "mage", 6, 1, 10, 3, "permanent"),
    Lord(21, "opportunist", "politician", 5, 1, 6, 3, "turn"),
    Lord(22, "corruptor", "politician", 6, 0, 10, 1, "once"),
    Lord(23, "traitor", "politician", 6, 0, 12, 3, "once"),
    Lord(24, "diplomat", "politician", 5, 1, 8, 1, "permanent"),
    Lord(25, "treasurer", "politician", 5, 1, 10, 2, "permanent"),
    Lord(26, "schemer", "politician", 6, 0, 8, 3, "once"),
    Lord(27, "keeper", "farmer", 6, 1, 6, 3),
    Lord(28, "reaper", "farmer", 6, 1, 7, 2),
    Lord(29, "shepherd", "farmer", 6, 1, 8, 1),
    Lord(30, "miller", "farmer", 10, 0, 8, 2),
    Lord(31, "aquaculturalist", "farmer", 11, 0, 9, 3),
    Lord(32, "landowner", "farmer", 12, 0, 10, 1),
    Lord(33, "sage", "ambassador", 4, 3, 10, 5, "once"),
    Lord(34, "hermit", "ambassador", 5, 3, 10, 5, "once"),
    Lord(35, "elder", "ambassador", 3, 3, 10, 5, "once"),
    Lord(201, "intrepid", "soldier", 4, 1, 6, 1, "permanent"),
    Lord(202, "border-guard", "soldier", 6, 0, 8, 2, "once"),
    Lord(203, "taxidermist", "merchant", 5, 1, 6, 1, "permanent"),
    Lord(204, "arms-dealer", "merchant", 7, 0, 8, 2, "once"),
    Lord(205, "metamorph", "mage", 5, 1, 6, 1, "permanent"),
    Lord(206, "sorcerer", "mage", 7, 0, 8, 2, "once"),
    Lord(207, "altruist", "politician", 5, 1, 6, 1, "permanent"),
    Lord(208, "rebel", "politician", 7, 0, 8, 2, "once"),
    Lord(209, "coward", "farmer", 8, 1, 8, 1, "permanent"),
    Lord(210, "breeder", "farmer", 10, 0, 10, 2, "once"),
)
LORDS = len(LORD_TABLE)
NO_LORD = LORDS
BASE_LORDS = sum(lord.number < 201 for lord in LORD_TABLE)  # those of Leviathan follow
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


# -- leviathans, their zones, and tokens ----------------------------------------------


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

TOKEN_INFLUENCE = (2, 3, 4)
TOKEN_KINDS = len(TOKEN_INFLUENCE)
TOKEN_COPIES = (9, 9, 2)
NEW_TOKEN_IDS = ("two-pearls", "three-pearls", "key", "council")
NEW_TOKEN_KINDS = len(NEW_TOKEN_IDS)
TWO_PEARLS, THREE_PEARLS, KEY_TOKEN, COUNCIL_TOKEN = range(NEW_TOKEN_KINDS)
NEW_TOKEN_COPIES = (7, 4, 4, 4)

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
LOCATION_IDS = tuple(place.id for place in LOCATION_TABLE)
LEVIATHAN_IDS = tuple(beast.id for beast in LEVIATHAN_TABLE)

RACE = Noun("race", RACE_IDS)
GUILD = Noun("guild", GUILD_IDS)
ALLY_NOUN = Noun("ally", ALLY_IDS, is_card=True, hidden=True)
LORD = Noun("lord", LORD_IDS, is_card=True)
LOCATION_NOUN = Noun("location", LOCATION_IDS, is_card=True)
LEVIATHAN = Noun("leviathan", LEVIATHAN_IDS, is_card=True)
ZONE = Noun("zone", ZONE_IDS, is_card=True)
REWARD_NOUN = Noun("reward", REWARD_IDS, is_card=True)
NEW_TOKEN = Noun("token", NEW_TOKEN_IDS, is_card=True, hidden=True)
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
            "expansion": "leviathan" if number >= BASE_LORDS else None,
            "guild": lord.guild,
            "race": mandatory_race(lord),
            "influence": lord.influence,
            "keys": lord.keys,
            "cost": lord.cost,
            "races": lord.races,
            "timing": lord.timing,
        }
        for number, lord in enumerate(LORD_TABLE)
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
