"""The signs of Conspiracy: every guild has a colour and a shape, never a colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import text


@dataclass(frozen=True)
class Guild:
    """How a guild is drawn: full in the largest coalition, hollow outside it."""

    colour: str
    ground: str  # of a lord in the largest coalition
    full: str
    hollow: str


GUILDS = {
    "politician": Guild(palette.BLUE, palette.BLUE_GROUND, "●", "○"),
    "merchant": Guild(palette.GREEN, palette.GREEN_GROUND, "▲", "△"),
    "farmer": Guild(palette.AMBER, palette.AMBER_GROUND, "■", "□"),
    "soldier": Guild(palette.RED, palette.RED_GROUND, "◆", "◇"),
    "mage": Guild(palette.VIOLET, palette.VIOLET_GROUND, "★", "☆"),
}

SILVER_KEY = ("†", palette.SILVER)
GOLD_KEY = ("‡", palette.GOLD)
PEARL = ("°", palette.PEARL)
SWAP = ("⇄", palette.SECOND)
HERALD = ("↓", palette.SECOND)
LOCATION = "⌂"
PEARL_MASTER = ("♛", palette.GOLD)

BY_INFLUENCE = {
    0: SWAP,
    1: SILVER_KEY,
    2: GOLD_KEY,
    3: ("°°", palette.PEARL),
    4: PEARL,
    6: HERALD,
}

BY_POWER = {
    "force-one": "=1",
    "force-two": "=2",
    "recall-lords": "↺",
    "recall-locations": f"↺{LOCATION}",
    "any-two-keys": "†‡",
    "search-deck": f"{LOCATION}?",
}

BY_WHAT_COUNTS = {
    "silver-key": "1×†",
    "gold-key": "2×‡",
    "pearl-pair": "1×°°",
    "location": f"2×{LOCATION}",
}


def split(lord: str) -> tuple[str, int]:
    """The guild and the influence of a lord."""
    guild, _, influence = lord.rpartition("-")
    return guild, int(influence)


def power(lord: str) -> tuple[str, str]:
    """The sign of what a lord brings, and its style."""
    return BY_INFLUENCE[split(lord)[1]]


def lord_sign(lord: str) -> Text:
    """A lord in a line of text."""
    name, influence = split(lord)
    guild = GUILDS[name]
    return text((f"{guild.full}{influence}", guild.colour))


def lord_with_power(lord: str) -> Text:
    """A lord in a line of text, with what it brings."""
    return text(lord_sign(lord), power(lord))


def location_gist(card: Mapping[str, Any]) -> Text:
    """What a location gives, in five columns at most."""
    if card["guild"]:
        guild = GUILDS[card["guild"]]
        how = "max " if card["points_per"] == "strongest" else "1+"
        return text((how, palette.GOLD), (guild.full, guild.colour))
    if card["points_per"]:
        return text((BY_WHAT_COUNTS[card["points_per"]], palette.GOLD))
    extra = BY_POWER.get(card["power"], "") or PEARL[0] * card["pearls"]
    style = PEARL[1] if card["pearls"] else palette.SECOND
    return text((str(card["points"]), palette.GOLD), (f" {extra}" if extra else "", style))
