"""The Border: nine zones, the leviathans in them, dice and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import Block, aside, columns, fit, text
from ..cells import clipped
from . import signs
from .sight import Sight

NARROWEST = 32  # of a leviathan
ROOMY = 40  # of one with everything that is printed on it
SHORTEST_NAME = 6


def border(sight: Sight, width: int, stacks: int) -> Block:
    """The leviathans in so many columns, and in the heading the zones that are free."""
    own = sight.view["border"]
    stacks = max(min(stacks, width // NARROWEST), 1)
    held = [zone for zone in own["zones"] if zone["leviathan"]]
    each = (width - stacks + 1) // stacks
    cells = [fit(leviathan(sight, zone, each), each) for zone in held]
    rows = columns(cells, width, -(-len(cells) // stacks), gap=1) or []
    return [heading(sight, width), *rows]


def heading(sight: Sight, width: int) -> Text:
    own = sight.view["border"]
    free = " ".join(
        sight.name("zone", zone["zone"]) for zone in own["zones"] if not zone["leviathan"]
    )
    dice = own["dice"]
    rolled = sight.say("abyss-dice", dice=" + ".join(map(str, dice))) if dice else ""
    newcomer = own["newcomer"]
    arriving = f"{sight.bare('leviathan', newcomer)} → ?  " if newcomer else ""
    power = sight.say("abyss-power", count=own["power"]) if own["power"] else ""
    left = text(
        sight.label("abyss-border"),
        "  ",
        (sight.say("abyss-free-zones", zones=free or "–"), palette.FAINT),
        "  ",
        (arriving, palette.DANGER),
        (rolled, palette.TEXT),
        (f"  {power}" if power else "", f"bold {palette.ACT}"),
    )
    right = text(
        sight.pile("abyss-deck", own["deck"]),
        (f"  {sight.say('abyss-tokens')} ", palette.FAINT),
        signs.counted(signs.MONSTER, sight.view["tokens"]),
        " ",
        signs.counted(signs.NEW_TOKEN, own["new_tokens"]),
    )
    return aside(left, right, width)


def leviathan(sight: Sight, zone: Mapping[str, Any], width: int) -> Text:
    """A zone with its leviathan: who may fight it, what it resists, gives and does."""
    id, life = zone["leviathan"], zone["life"]
    card = sight.cards["leviathan", id]
    own = sight.view["border"]
    about = [signs.fighters(card), signs.resistances(card, life), signs.penalty(card)]
    if width >= ROOMY:
        about.insert(2, signs.tokens_won(card, life))
    figures = Text(" ").join(about)
    fought = zone["zone"] == own["fight"]
    head = text(
        sight.mark("zone", zone["zone"])
        if ("zone", zone["zone"]) in sight.scene.marks
        else sight.mark("leviathan", id),
        (
            f"{sight.name('zone', zone['zone']):>5} ",
            f"bold {palette.ACT if fought else palette.TEXT}",
        ),
    )
    room = max(width - head.cell_len - figures.cell_len - 1, SHORTEST_NAME)
    name = clipped(sight.bare("leviathan", id), room)
    style = palette.DANGER if zone["zone"] == own["arrival"] else palette.TEXT
    return text(head, (f"{name:<{room}} ", style), figures)
