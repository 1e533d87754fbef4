"""The figures of Abyss and Leviathan, written down a second time, and scores counted from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

Json = Any

# -- lords ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lord:
    number: int
    id: str
    guild: str
    influence: int
    keys: int
    cost: int
    races: int
    timing: str


def lord(row: str) -> Lord:
    number, id, guild, influence, keys, cost, races, timing = row.split()
    return Lord(int(number), id, guild, int(influence), int(keys), int(cost), int(races), timing)


# number, id, guild, influence, keys, cost, races, timing of the power
LORD_ROWS = """
  1 recruiter        soldier     4 1 10 2 permanent
  2 jailer           soldier     7 0  6 3 once
  3 seeker           soldier     7 0  7 2 once
  4 assassin         soldier     6 0 10 1 once
  5 commander        soldier     4 1  8 1 permanent+recruit
  6 tamer            soldier     4 1  6 3 permanent
  7 hunter           soldier     6 0  8 2 once
  8 ship-master      merchant    5 1  6 3 permanent
  9 trader           merchant    9 0 10 3 once
 10 peddler          merchant    9 0  8 1 once
 11 landlord         merchant    5 1 10 2 permanent+recruit
 12 slaver           merchant    5 1  8 1 turn
 13 shopkeeper       merchant    9 0  6 3 once
 14 shaman           mage        5 1  6 3 permanent
 15 invoker          mage        8 0  8 1 once
 16 apprentice       mage        9 0  6 3 once
 17 oracle           mage        5 1  8 2 turn
 18 alchemist        mage        5 1  7 1 permanent
 19 illusionist      mage        9 0 10 1 once
 20 master-of-magic  mage        6 1 10 3 permanent
 21 opportunist      politician  5 1  6 3 turn
 22 corruptor        politician  6 0 10 1 once
 23 traitor          politician  6 0 12 3 once
 24 diplomat         politician  5 1  8 1 permanent
 25 treasurer        politician  5 1 10 2 permanent
 26 schemer          politician  6 0  8 3 once
 27 keeper           farmer      6 1  6 3 none
 28 reaper           farmer      6 1  7 2 none
 29 shepherd         farmer      6 1  8 1 none
 30 miller           farmer     10 0  8 2 none
 31 aquaculturalist  farmer     11 0  9 3 none
 32 landowner        farmer     12 0 10 1 none
 33 sage             ambassador  4 3 10 5 once
 34 hermit           ambassador  5 3 10 5 once
 35 elder            ambassador  3 3 10 5 once
201 intrepid         soldier     4 1  6 1 permanent
202 border-guard     soldier     6 0  8 2 once
203 taxidermist      merchant    5 1  6 1 permanent
204 arms-dealer      merchant    7 0  8 2 once
205 metamorph        mage        5 1  6 1 permanent
206 sorcerer         mage        7 0  8 2 once
207 altruist         politician  5 1  6 1 permanent
208 rebel            politician  7 0  8 2 once
209 coward           farmer      8 1  8 1 permanent
210 breeder          farmer     10 0 10 2 once
"""
LORDS = {one.id: one for one in map(lord, LORD_ROWS.strip().splitlines())}
BASE_LORDS = frozenset(one.id for one in LORDS.values() if one.number < 100)
LEVIATHAN_LORDS = frozenset(LORDS) - {"tamer"}
RACE_OF_GUILD = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}
RACES = tuple(RACE_OF_GUILD.values())


# -- exploration cards and tokens ---------------------------------------------------------


@cache
def race_of(ally: str) -> str:
    return ally.partition("-")[0]


@cache
def value_of(ally: str) -> int:
    return int(ally.split("-")[1])


PLAIN = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}  # copies of each race by value
EFFECTS = {1: "pearls", 2: "pearls", 3: "dice", 4: "dice"}  # Leviathan: one more of each race
BASE_CARDS = Counter(
    {f"{race}-{value}": copies for race in RACES for value, copies in PLAIN.items()}
) + Counter(monster=6)
LEVIATHAN_CARDS = (
    BASE_CARDS
    + Counter(f"{race}-{value}-{effect}" for race in RACES for value, effect in EFFECTS.items())
    + Counter({"crab-1": 1, "monster": 3})
)

TOKENS = {2: 9, 3: 9, 4: 2}
NEW_TOKENS = {"two-pearls": 7, "three-pearls": 4, "key": 4, "council": 4}
REWARDS = (("p", "m"), ("pp", "pm", "mm"), ("k",), ("kp", "km"), ("kpp", "kpm", "kmm"), ("kk",))


# -- leviathans ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Leviathan:
    number: int
    id: str
    races: str
    resistances: tuple[int, ...]
    rewards: tuple[int, ...]
    penalty: str
    amount: int


def leviathan(row: str) -> Leviathan:
    number, id, races, resistances, rewards, penalty, amount = row.split()
    return Leviathan(
        int(number),
        id,
        races,
        tuple(map(int, resistances.split("/"))),
        tuple(map(int, rewards.split("/"))),
        penalty,
        int(amount),
    )


# number, id, races that may fight it, resistances, tokens, penalty and its size
LEVIATHAN_ROWS = """
 1 veiled-mother    jellyfish|crab  3/7/5  1/2/1  allies 3
 2 drifting-shroud  jellyfish|crab  6/4    2/1    allies 3
 3 crown-of-stings  jellyfish|crab  9      3      wounds 3
 4 glass-bell       jellyfish|crab  6      1      wounds 2
 5 reef-grinder     shellfish|crab  4/6/5  1/2/1  pearls 3
 6 shell-warden     shellfish|crab  6/4    2/1    pearls 3
 7 hinge-jaw        shellfish|crab  8      3      wounds 3
 8 spiral-horn      shellfish|crab  6      1      wounds 2
 9 ink-tyrant       squid|crab      3/7/5  1/2/1  lord   1
10 many-arms        squid|crab      6/4    2/1    lord   1
11 deep-grasp       squid|crab      7      2      wounds 3
12 coil-eye         squid|crab      5      1      wounds 2
13 long-mane        seahorse|crab   3/7/5  1/1/2  wounds 3
14 bridled-wyrm     seahorse|crab   6/4    2/2    wounds 2
15 river-steed      seahorse|crab   7      4      wounds 3
16 curl-tail        seahorse|crab   5      2      wounds 2
17 old-carapace     crab            4/7/6  1/1/1  wounds 4
18 pincer-king      crab            7/5    1/1    wounds 3
19 red-bulwark      crab            9      2      wounds 3
20 mud-claw         crab            7      1      wounds 2
"""
LEVIATHANS = {one.id: one for one in map(leviathan, LEVIATHAN_ROWS.strip().splitlines())}
ZONES = ("2-3", "4", "5", "6", "7", "8", "9", "10", "11-12")


def zone_of(dice: tuple[int, int]) -> str:
    total = sum(dice)
    return "2-3" if total <= 3 else "11-12" if total >= 11 else str(total)


# -- locations ----------------------------------------------------------------------------


class Estate:
    """What the locations look at: all lords of a seat, and its affiliated allies."""

    def __init__(self, seat: Json) -> None:
        under = [lord for lords in seat["locations"].values() for lord in lords]
        self.lords = [LORDS[id] for id in [*seat["free"], *under]]
        self.allies = [*seat["affiliated"]]
        for race in RACES:  # of those left in hand the weakest of each race
            held = [ally for ally in seat["hand"] if race_of(ally) == race]
            self.allies += sorted(held, key=value_of)[:1]

    def of_guild(self, guild: str) -> int:
        return sum(lord.guild == guild for lord in self.lords)

    def of_race(self, race: str) -> int:
        return sum(race_of(ally) == race for ally in self.allies)

    def values(self, race: str) -> list[int]:
        return [value_of(ally) for ally in self.allies if race_of(ally) == race] or [0]

    def influences(self) -> list[int]:
        return [lord.influence for lord in self.lords] or [0]


LOCATIONS: dict[str, Callable[[Estate], int]] = {
    "sargasso-silos": lambda own: 5 + 2 * own.of_guild("farmer"),
    "hydrozoa-reserves": lambda own: 6 + 2 * own.of_guild("mage"),
    "sanctuary": lambda own: 4 + 3 * own.of_race("jellyfish"),
    "parliament": lambda own: 6 + 2 * own.of_guild("politician"),
    "barracks": lambda own: 7 + 2 * own.of_guild("soldier"),
    "dockworks": lambda own: 5 + 2 * own.of_guild("merchant"),
    "sargasso-fields": lambda own: 3 + 3 * own.of_race("seahorse"),
    "abyss": lambda own: 2 * len({lord.guild for lord in own.lords}),
    "city-of-mirrors": lambda own: 0,  # looks at the others: see `score`
    "black-smokers": lambda own: 0,
    "oceanic-senate-assembly": lambda own: 4 + 3 * own.of_race("squid"),
    "depths": lambda own: 2 * min(own.influences()),
    "throne-room": lambda own: max(own.influences()),
    "jail": lambda own: 15 - len(own.lords),
    "chasm": lambda own: 5 + 3 * own.of_race("crab"),
    "closed-tower": lambda own: 3 * sum(lord.keys > 0 for lord in own.lords),
    "lost-tower": lambda own: 3 * sum(lord.keys == 0 for lord in own.lords),
    "chamber-of-allies": lambda own: 3 + sum(min(own.values(race)) for race in RACES),
    "nest-of-giant-clams": lambda own: 3 + 3 * own.of_race("shellfish"),
    "coral-barrier": lambda own: 20 - len(own.allies),
}


def score(table: Json, seat: int) -> int:
    """The points of a seat by the words of the rules, as if the game ended now."""
    mine = table["seats"][seat]
    own = Estate(mine)
    total: int = sum(lord.influence for lord in own.lords)
    total += sum(max(own.values(race)) for race in RACES)
    total += sum(LOCATIONS[location](own) for location in mine["locations"])
    if "city-of-mirrors" in mine["locations"]:
        others = [one for number, one in enumerate(table["seats"]) if number != seat]
        total += max(
            (LOCATIONS[place](own) for one in others for place in one["locations"]), default=0
        )
    total += sum(value * count for value, count in zip(TOKENS, mine["tokens"], strict=True))
    wounds: int = mine["wounds"]
    return total - wounds + (5 if table["statue"] == seat else 0)


def scores(table: Json) -> list[int]:
    return [score(table, seat) for seat in range(len(table["seats"]))]


def ranking(table: Json) -> list[int]:
    """Places by points, then pearls, then the lord with the most influence."""
    keys = [
        (score(table, seat), own["pearls"], max(Estate(own).influences()))
        for seat, own in enumerate(table["seats"])
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


# -- payments -----------------------------------------------------------------------------


def is_payment(lord: Lord, cost: int, pearls: int, any_race: bool, allies: list[str]) -> bool:
    """Whether these allies may pay for a lord: section 8.1 and rulings 22 to 25."""
    races = Counter(map(race_of, allies))
    needed = None if any_race else RACE_OF_GUILD.get(lord.guild)
    if len(races) != lord.races or (needed is not None and needed not in races):
        return False
    total = sum(map(value_of, allies))
    if cost - total > pearls:
        return False
    return not any(races[race_of(ally)] > 1 and value_of(ally) <= total - cost for ally in allies)
