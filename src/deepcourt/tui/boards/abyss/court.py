"""The Court: six lords, what each is worth, what it costs, and what it does."""

from __future__ import annotations

from rich.text import Text

from ... import palette
from ...lines import Block, aside, columns, fit, text
from . import signs
from .sight import Sight

NARROWEST = 32  # of a lord in a row of several
LONGEST_NAME = 21
PRICE_WIDTH = 9


def court(sight: Sight, width: int, stacks: int, headed: bool = True) -> Block:
    """The lords in so many columns; one below the other they show their powers too."""
    view = sight.view
    stacks = max(min(stacks, width // NARROWEST), 1)
    heading = aside(
        sight.label("abyss-court"),
        sight.pile("abyss-deck", view["lord_deck"]),
        width,
    )
    if stacks == 1:
        lords = [told(sight, lord, width) for lord in view["court"]]
    else:
        each = (width - stacks + 1) // stacks
        cells = [fit(short(sight, lord, each), each) for lord in view["court"]]
        lords = columns(cells, width, -(-len(cells) // stacks), gap=1) or []
    return [heading, *lords] if headed else lords


def short(sight: Sight, lord: str, width: int) -> Text:
    card = sight.cards["lord", lord]
    room = width - len("12 ★ ") - len("12††† ") - PRICE_WIDTH
    return text(
        sight.mark("lord", lord),
        signs.guild_sign(card),
        " ",
        fit(text((sight.bare("lord", lord), palette.TEXT)), min(room, LONGEST_NAME)),
        fit(signs.worth(card), 6),
        fit(signs.price(card, sight.surcharge), PRICE_WIDTH),
    )


def told(sight: Sight, lord: str, width: int) -> Text:
    """A lord with its power, as far as the line goes."""
    card = sight.cards["lord", lord]
    room = max(len(sight.bare("lord", one)) for one in sight.view["court"]) + 1
    line = text(
        sight.mark("lord", lord),
        signs.guild_sign(card),
        " ",
        fit(text((sight.bare("lord", lord), palette.TEXT)), room),
        fit(signs.worth(card), 6),
        fit(signs.price(card, sight.surcharge), PRICE_WIDTH),
        (f"{signs.TIMINGS[card['timing']]} ", palette.FAINT),
        (sight.say(f"about-lord-{lord}"), palette.SECOND),
    )
    return fit(line, width)
