"""The players: what they have, their lords and locations, and my hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import Block, aside, fit, text
from ..cells import clipped, packed, shortened
from . import signs
from .sight import Sight

ROOMY = 70  # a line in which a player's level has room too
INDENT = 3
OWNER_WIDTH = 11


def seat(sight: Sight, number: int, width: int, lines: int) -> Block:
    """A player in two lines, or in three: lords, then locations."""
    own = sight.view["seats"][number]
    room = width - INDENT

    terse = lines == 2 and width < ROOMY

    def lord_cells(most: int) -> list[Text]:
        return [free_lord(sight, lord, most, terse) for lord in own["free"]]

    def location_cells(most: int) -> list[Text]:
        return [controlled(sight, place, most, terse) for place in own["locations"]]

    def both(most: int) -> list[Text]:
        return [*lord_cells(most), *location_cells(most)]

    rows = (both,) if lines == 2 else (lord_cells, location_cells)
    shown = [fit(text(" " * INDENT, shortened(row, room)), width) for row in rows if row(room)]
    return [facts(sight, number, width), *shown]


def facts(sight: Sight, number: int, width: int) -> Text:
    """Who it is, what can be counted, and the points."""
    own = sight.view["seats"][number]
    roomy = width >= ROOMY
    gap = "  " if roomy else " "
    counted = Text(gap).join(possessions(sight, number))
    affiliated = Text(" ").join(
        text(signs.race_sign(race), (values(allies), f"bold {signs.RACES[race].colour}"))
        for race, allies in signs.by_race(own["affiliated"]).items()
    )
    if affiliated:
        new = sight.novelty("affiliated", number, "")
        counted = text(counted, gap, new, signs.AFFILIATED, " " if roomy else "", affiliated)
    return aside(text(owner(sight, number, roomy), counted), points(sight, own, roomy), width)


def values(allies: Sequence[str]) -> str:
    """The values of affiliated allies, whose effects no longer matter."""
    return "".join(str(signs.split(ally)[1]) for ally in allies)


def owner(sight: Sight, number: int, roomy: bool) -> Text:
    player = sight.scene.players[number]
    decision = sight.view["decision"]
    deciding = decision is not None and decision["seat"] == number
    called = player.name_for(number == sight.view["viewer"], sight.words)
    name = clipped(called, OWNER_WIDTH - 2)
    style = f"bold {palette.ACT if deciding else palette.TEXT}"
    chosen = sight.scene.marks.get(("seat", number))
    mark = text((f"{chosen:>2} ", f"bold {palette.ACT}")) if chosen else Text(" ")
    level = f" {player.bot:<8}" if player.bot and roomy else " " * 9 if roomy else ""
    return text(
        mark,
        fit(text((name, style), (" ◀" if deciding else "", palette.ACT)), OWNER_WIDTH),
        (level, palette.FAINT),
    )


def possessions(sight: Sight, number: int) -> list[Text]:
    """Pearls, keys, cards and tokens; what only some players have is shown where it is."""
    own = sight.view["seats"][number]
    found = [
        signs.counted(signs.PEARL, own["pearls"]),
        signs.counted(signs.KEY, own["keys"]),
        signs.counted(signs.CARD, own["hand_size"]),
        tokens(own),
    ]
    if own["key_tokens"]:
        found.insert(2, signs.counted(signs.KEY_TOKEN, own["key_tokens"]))
    if own["new_tokens"]:
        found.append(new_tokens(own))
    if own["wounds"]:
        found.append(signs.counted(signs.WOUND, own["wounds"]))
    border = sight.view["border"]
    holds_statue = border is not None and border["statue"] == number
    if own["slain"]:
        slain = signs.counted(signs.SLAIN, len(own["slain"]))
        found.append(text(slain, signs.STATUE) if holds_statue else slain)
    return found


def tokens(own: Mapping[str, Any]) -> Text:
    """Monster tokens: how many, and where they may be known what they are worth."""
    shown = signs.counted(signs.MONSTER, own["tokens"])
    if own["token_influence"]:
        shown.append(f"={sum(own['token_influence'])}", palette.GOLD)
    return shown


def new_tokens(own: Mapping[str, Any]) -> Text:
    shown = signs.counted(signs.NEW_TOKEN, own["new_tokens"])
    if own["new_token_kinds"]:
        kinds = " ".join(signs.TOKENS[kind] for kind in own["new_token_kinds"])
        shown.append(f"({kinds})", palette.PEARL)
    return shown


def points(sight: Sight, own: Mapping[str, Any], roomy: bool) -> Text:
    """The score; at least so much while tokens and hand are hidden."""
    least = not own["complete"]
    if roomy:
        key = "board-points-least" if least else "board-points"
        shown = sight.say(key, points=own["score"])
    else:
        shown = f"{'≥' if least else ''}{own['score']}"
    return text(" ", (shown, f"bold {palette.GOLD}"))


def mark(sight: Sight, noun: str, id: str) -> Text:
    """The number of the choice that takes a card, or whether it is new; else nothing."""
    number = sight.scene.marks.get((noun, id))
    if number:
        return text((f"{number} ", f"bold {palette.ACT}"))
    return sight.novelty(noun, id, "")


def free_lord(sight: Sight, held: Mapping[str, Any], most: int, terse: bool) -> Text:
    lord = held["lord"]
    card = sight.cards["lord", lord]
    name = clipped(sight.bare("lord", lord), most)
    head = text(mark(sight, "lord", lord), signs.guild_sign(card))
    influence = "" if terse else f" {card['influence']}"
    if held["disabled"]:
        return text(head, (f"{signs.DISABLED}{name}{influence}", palette.FAINT))
    keys = signs.KEY[0] * card["keys"]
    return text(head, (name, palette.TEXT), (influence, palette.GOLD), (keys, signs.KEY[1]))


def controlled(sight: Sight, place: Mapping[str, Any], most: int, terse: bool) -> Text:
    """A location, what it is worth now, and the guilds of the lords under it."""
    id = place["location"]
    under = Text().join(signs.guild_sign(sight.cards["lord", lord]) for lord in place["lords"])
    return text(
        mark(sight, "location", id),
        signs.LOCATION,
        (str(place["points"]), f"bold {palette.GOLD}"),
        (f" {clipped(sight.bare('location', id), most)}", palette.SECOND),
        *(() if terse else (" ", under)),
    )


def hand(sight: Sight, width: int) -> Block:
    """The viewer's allies by race, weakest first; equal ones are counted."""
    allies = sight.view["seats"][sight.scene.viewer]["hand"]
    if allies is None:  # a spectator sees no hand
        return []
    cells = []
    for race, own in signs.by_race(allies).items():
        cards = Text(" ").join(
            text(
                in_hand(sight, ally),
                (f"×{count}" if count > 1 else "", palette.SECOND),
            )
            for ally, count in Counter(own).items()
        )
        cells.append(text(signs.race_sign(race), " ", cards))
    if not cells:
        cells.append(text((sight.say("abyss-no-hand"), palette.FAINT)))
    label = text((" " * INDENT + sight.say("abyss-hand"), f"bold {palette.SECOND}"))
    return packed(label, cells, width, gap=4)


def in_hand(sight: Sight, ally: str) -> Text:
    """An ally; one that can be chosen now is underlined."""
    shown = signs.value_sign(ally)
    if ("ally", ally) in sight.scene.marks:
        shown.stylize("underline")
    return shown
