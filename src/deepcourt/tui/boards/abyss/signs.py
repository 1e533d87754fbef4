"""The signs of Abyss: every people has a colour and a shape, never a colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import text


@dataclass(frozen=True)
class People:
    """How a race is drawn, and the guild that it serves."""

    colour: str
    sign: str


RACES = {
    "jellyfish": People(palette.VIOLET, "★"),
    "crab": People(palette.RED, "◆"),
    "seahorse": People(palette.AMBER, "■"),
    "shellfish": People(palette.GREEN, "▲"),
    "squid": People(palette.BLUE, "●"),
}
GUILDS = {
    "mage": RACES["jellyfish"],
    "soldier": RACES["crab"],
    "farmer": RACES["seahorse"],
    "merchant": RACES["shellfish"],
    "politician": RACES["squid"],
    "ambassador": People(palette.PEARL, "◎"),
}

PEARL = ("°", palette.PEARL)
KEY = ("†", palette.SILVER)
KEY_TOKEN = ("‡", palette.SILVER)
CARD = ("▯", palette.SECOND)  # in a hand or a pile
MONSTER = ("☠", palette.SECOND)  # on a card, and on the tokens that it brings
NEW_TOKEN = ("✧", palette.SECOND)
WOUND = ("✚", palette.DANGER)
SLAIN = ("⚔", palette.SECOND)
STATUE = ("♛", palette.GOLD)
LORD = ("♔", palette.TEXT)
AFFILIATED = ("♙", palette.TEXT)
LOCATION = ("⌂", palette.GOLD)
FRESH = ("▸", palette.ACT)
DISABLED = "×"

EFFECTS = {"": ("", ""), "pearls": PEARL, "dice": ("⚄", palette.TEXT)}
TIMINGS = {"once": "→", "permanent": "∞", "permanent+recruit": "∞", "turn": "↻", None: " "}
TOKENS = {"two-pearls": "°°", "three-pearls": "°°°", "key": "†", "council": "▯"}
PENALTIES = {"wounds": WOUND, "pearls": PEARL, "allies": CARD, "lord": LORD}
REWARD_SIGNS = {"p": PEARL, "m": MONSTER, "k": KEY}


# -- allies ---------------------------------------------------------------------------


def split(ally: str) -> tuple[str, int, str]:
    """The race of an ally, its value, and its effect if it has one."""
    race, value, *effect = ally.split("-")
    return race, int(value), effect[0] if effect else ""


def race_sign(race: str) -> Text:
    people = RACES[race]
    return text((people.sign, people.colour))


def value_sign(ally: str) -> Text:
    """An ally where its race is already shown."""
    race, value, effect = split(ally)
    return text((str(value), f"bold {RACES[race].colour}"), EFFECTS[effect])


def ally_sign(ally: str) -> Text:
    return text(race_sign(split(ally)[0]), value_sign(ally))


def by_race(allies: Iterable[str]) -> dict[str, list[str]]:
    """Allies of each race that is among them, weakest first."""
    found: dict[str, list[str]] = {}
    for race in RACES:
        own = [ally for ally in allies if split(ally)[0] == race]
        if own:
            found[race] = sorted(own, key=lambda one: split(one)[1:])
    return found


# -- lords ----------------------------------------------------------------------------


def guild_sign(card: Mapping[str, Any]) -> Text:
    guild = GUILDS[card["guild"]]
    return text((guild.sign, guild.colour))


def price(card: Mapping[str, Any], surcharge: int = 0) -> Text:
    """What a lord costs: the value, the race that is needed, how many others with it. A value that
    is not the printed one has a colour: more is bad, less is good."""
    if card["race"] is None:
        races = Text().join(race_sign(race) for race in RACES)
    else:
        others = f"+{card['races'] - 1}" if card["races"] > 1 else ""
        races = text(race_sign(card["race"]), (others, palette.SECOND))
    value = max(card["cost"] + surcharge, 0)
    colour = palette.TEXT if not surcharge else palette.DANGER if surcharge > 0 else palette.GREEN
    return text((f"{value:>2} ", f"bold {colour}"), races)


def worth(card: Mapping[str, Any]) -> Text:
    """The influence of a lord, and its keys."""
    keys = KEY[0] * card["keys"]
    return text((f"{card['influence']:>2}", f"bold {palette.GOLD}"), (keys, KEY[1]))


# -- locations ------------------------------------------------------------------------

BY_WHAT_COUNTS = {
    "guilds": f"≠{LORD[0]}",
    "weakest-lord": f"min{LORD[0]}",
    "lords-with-key": f"{LORD[0]}{KEY[0]}",
    "lords-without-key": f"{LORD[0]}¬{KEY[0]}",
    "affiliated": AFFILIATED[0],
    "lords": LORD[0],
}
BY_ITSELF = {
    "copy": f"={LOCATION[0]}",
    "search": f"{LOCATION[0]}?",
    "strongest-lord": f"max{LORD[0]}",
    "weakest-affiliated": f"min{AFFILIATED[0]}",
}


def gist(card: Mapping[str, Any]) -> Text:
    """What a location gives, in eight columns at most."""
    points = str(card["points"]) if card["points"] else ""
    per, each = card["points_per"], card["points_each"]
    if per in BY_ITSELF:
        return text((f"{points}{'+' if points else ''}{BY_ITSELF[per]}", palette.GOLD))
    if each < 0:
        return text((f"{points}−{BY_WHAT_COUNTS[per]}", palette.GOLD))
    before = text((f"{points}{'+' if points else ''}{each}×", palette.GOLD))
    if card["of"] is None:
        return text(before, (BY_WHAT_COUNTS[per], palette.GOLD))
    if per == "lords":
        guild = GUILDS[card["of"]]
        return text(before, LORD, (guild.sign, guild.colour))
    return text(before, race_sign(card["of"]))


# -- rewards and leviathans -----------------------------------------------------------


def reward_sign(reward: str) -> Text:
    return text(*(REWARD_SIGNS[letter] for letter in reward))


def fighters(card: Mapping[str, Any]) -> Text:
    """The races that may fight a leviathan."""
    return Text().join(race_sign(race) for race in card["races"])


def resistances(card: Mapping[str, Any], life: int) -> Text:
    """What each point of life resists, from the top; a cross for each one lost."""
    each = [str(one) for one in card["resistances"]]
    lost = len(each) - life
    shown = (
        ("×", palette.FAINT) if i < lost else (one, f"bold {palette.TEXT}")
        for i, one in enumerate(each)
    )
    return Text("/", palette.FAINT).join(text(one) for one in shown)


def tokens_won(card: Mapping[str, Any], life: int) -> Text:
    """The tokens that each point of life brings, those already lost left out."""
    each = [str(one) for one in card["rewards"]]
    return text(MONSTER, ("/".join(each[len(each) - life :]), palette.SECOND))


def penalty(card: Mapping[str, Any]) -> Text:
    """What a leviathan does to whom it attacks."""
    sign, style = PENALTIES[card["penalty"]]
    count = f"+{card['amount']}" if card["penalty"] == "wounds" else f"−{card['amount']}"
    return text((count, palette.DANGER), (sign, style))


def counted(sign: tuple[str, str], count: int) -> Text:
    """A sign and how many there are of it."""
    return text(sign, (str(count), palette.TEXT if count else palette.FAINT))
