"""The market: six cards, the stacks that are always there, and what was devoured."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ... import palette
from ...lines import Block, aside, fit, text
from ..cells import clipped, shortened
from . import signs
from .sight import LABEL_WIDTH, Sight

Mark = Callable[[str, str], Text]

NARROWEST = 19  # beside the map
LONGEST_NAME = 24


def beside_map(sight: Sight, width: int) -> Block:
    """Everything one below the other, in few columns."""
    room = width - len("12 4♔")
    heading = aside(
        text((sight.say("tyrants-market"), f"bold {palette.SECOND}")), deck(sight), width
    )
    row = [on_row(sight, card, room, sight.mark) for card in sight.view["row"]]
    return [
        heading,
        *row,
        *(stack(sight, card, room, sight.mark) for card in stacks(sight)),
        devoured(sight, room, sight.mark),
    ]


def below_map(sight: Sight, width: int) -> Block:
    """The row in one line, and everything else in another."""
    room = width - LABEL_WIDTH

    def row(most: int) -> list[Text]:
        return [on_row(sight, card, most, sight.short_mark) for card in sight.view["row"]]

    def rest(most: int) -> list[Text]:
        piles = [stack(sight, card, most, sight.short_mark) for card in stacks(sight)]
        return [*piles, devoured(sight, most, sight.short_mark), deck(sight)]

    return [
        text(fit(sight.label("tyrants-market"), LABEL_WIDTH), shortened(row, room)),
        text(" " * LABEL_WIDTH, shortened(rest, room)),
    ]


def told(sight: Sight, width: int) -> Block:
    """Every card with its text, as far as a line goes."""
    names = [sight.card_name(card) for card in (*sight.view["row"], *stacks(sight)) if card]
    room = max(map(len, names))
    heading = aside(
        sight.label("tyrants-market"),
        text(devoured(sight, LONGEST_NAME, sight.short_mark), "  ", deck(sight)),
        width,
    )
    lines = [heading]
    for card in sight.view["row"]:
        line = text(fit(on_row(sight, card, room, sight.mark), room + 5), " ")
        lines.append(fit(text(line, about(sight, card) if card else ""), width))
    for card in stacks(sight):
        line = fit(text(stack(sight, card, room, sight.mark)), room + 5)
        lines.append(fit(text(line, " ", about(sight, card)), width))
    return lines


def about(sight: Sight, card: str) -> Text:
    """The points of a card, and its text in one line."""
    line = " ".join(sight.say(f"about-card-{card}").split())
    return text(fit(signs.worth(sight.cards[card]), 5), (line, palette.SECOND))


def on_row(sight: Sight, card: str | None, most: int, mark: Mark) -> Text:
    """A card of the row: its cost, aspect and name."""
    if card is None:
        return text(mark("market", ""), ("–", palette.FAINT))
    printed = sight.cards[card]
    name = clipped(sight.card_name(card), most)
    return text(
        mark("market", card),
        signs.cost(printed),
        signs.aspect_sign(printed),
        (name, signs.aspect(printed).colour),
    )


def stacks(sight: Sight) -> list[str]:
    """The stacks in this game: outcasts come with the demons."""
    decks = sight.view["half_decks"]
    return [card for card in sight.view["stacks"] if card != "insane-outcast" or "demons" in decks]


def stack(sight: Sight, card: str, most: int, mark: Mark) -> Text:
    """A stack and how many are left."""
    count = sight.view["stacks"][card]
    left = f" ×{count}"
    named = on_row(sight, card, max(most - len(left), 4), mark)
    return text(named, (left, palette.SECOND if count else palette.DANGER))


def devoured(sight: Sight, most: int, mark: Mark) -> Text:
    """How many cards were devoured, and the last of them."""
    pile = sight.view["devoured"]
    count = sight.say("tyrants-devoured", count=len(pile))
    if not pile:
        return text(mark("devoured", ""), (count, palette.FAINT))
    name = clipped(sight.card_name(pile[-1]), max(most - len(count) + 2, 4))
    style = palette.ACT if sight.view["ghost"] else palette.SECOND
    return text(mark("devoured", pile[-1]), (f"{count} ", palette.FAINT), (name, style))


def deck(sight: Sight) -> Text:
    count = len(sight.view["market_deck"])
    return text(
        (sight.say("tyrants-deck", count=count), palette.FAINT if count else palette.DANGER)
    )
