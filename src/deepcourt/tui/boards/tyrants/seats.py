"""The players: what they have left, what they have won, and my cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rich.text import Text

from ... import palette
from ...lines import Block, aside, fit, text
from ..cells import clipped, packed, shortened
from . import signs
from .sight import LABEL_WIDTH, Sight

ROOMY = 70  # a line in which a player's level has room too
OWNER_WIDTH = 11
WIDTHS = (3, 2, 3, 8, 3, 2)  # of what players have, one below the other


def seat(sight: Sight, number: int, width: int) -> Block:
    """A player in one line: who it is, what can be counted, and the points."""
    own = sight.view["seats"][number]
    roomy = width >= ROOMY
    counted = possessions(sight, number, roomy)
    if roomy:
        *figures, trophies = counted
        aligned = (fit(one, wide) for one, wide in zip(figures, WIDTHS, strict=True))
        counted = [*aligned, trophies]
    points = sight.say("board-points", points=own["score"]) if roomy else str(own["score"])
    score = text(" ", (points, f"bold {palette.GOLD}"))
    held = Text("  " if roomy else " ").join(one for one in counted if one)
    return [aside(text(owner(sight, number, roomy), held), score, width)]


def owner(sight: Sight, number: int, roomy: bool) -> Text:
    player = sight.scene.players[number]
    decision = sight.view["decision"]
    deciding = decision is not None and decision["seat"] == number
    house = sight.house_of(number)
    called = player.name_for(number == sight.view["viewer"], sight.words)
    name = clipped(called, OWNER_WIDTH - 2)
    style = f"bold {palette.ACT if deciding else palette.TEXT}"
    level = f"{player.bot or '':<9}" if roomy else ""
    return text(
        sight.short_mark("house", house) or " ",
        signs.house_sign(house),
        " ",
        fit(text((name, style), (" ◀" if deciding else "", palette.ACT)), OWNER_WIDTH),
        (level, palette.FAINT),
    )


def possessions(sight: Sight, number: int, roomy: bool) -> list[Text]:
    """Barracks, spies, inner circle, cards, tokens and markers if there are any, and trophies."""
    own = sight.view["seats"][number]
    house = signs.HOUSES[own["house"]]
    cards = f"{own['hand_size']}/{own['deck_size']}/{len(own['discard'])}"
    return [
        signs.counted((house.sign, house.colour), own["barracks"]),
        signs.counted(signs.SPY, own["spies"]),
        signs.counted(signs.CIRCLE, len(own["circle"])),
        text(signs.CARD, (cards, palette.TEXT)),
        signs.counted(signs.TOKEN, own["points"]) if own["points"] else Text(),
        signs.counted(signs.MARKER, len(own["markers"])) if own["markers"] else Text(),
        signs.trophies(own["hall"], roomy),
    ]


def resources(sight: Sight) -> Text:
    """What the player whose turn it is may still spend."""
    left = ((signs.POWER, sight.view["power"]), (signs.INFLUENCE, sight.view["influence"]))
    return Text(" ").join(
        text(sign, (str(count), f"bold {palette.TEXT if count else palette.FAINT}"))
        for sign, count in left
    )


# -- cards ------------------------------------------------------------------------------


def cards(sight: Sight, width: int, terse: bool) -> Block:
    """The viewer's hand, and what was played in this turn: in one line if there is room."""
    hand = sight.view["seats"][sight.scene.viewer]["hand"]
    parts: list[tuple[str, Callable[[int], list[Text]]]] = []
    if hand is not None:  # a spectator sees no hand
        parts.append(("tyrants-hand", lambda most: held(sight, hand, most)))
    if sight.view["played"]:
        parts.append(("tyrants-played", lambda most: played(sight, most)))
    if not parts:
        return []

    def in_one(most: int) -> list[Text]:
        first, *rest = ([sight.label(key), *cells(most)] for key, cells in parts)
        return [fit(first[0], LABEL_WIDTH - 2), *first[1:], *(one for more in rest for one in more)]

    line = Text("  ").join(in_one(width))
    if terse or line.cell_len <= width:
        return [fit(line if line.cell_len <= width else shortened(in_one, width), width)]
    rows = (packed(sight.label(key), cells(width), width, 2, LABEL_WIDTH) for key, cells in parts)
    return [line for row in rows for line in row]


def held(sight: Sight, hand: Sequence[str], most: int) -> list[Text]:
    """The cards in hand; equal ones are counted."""
    shown = [
        text(
            sight.short_mark("hand", card),
            signs.aspect_sign(sight.cards[card]),
            (clipped(sight.card_name(card), most), signs.aspect(sight.cards[card]).colour),
            (f" ×{count}" if count > 1 else "", palette.SECOND),
        )
        for card, count in Counter(hand).items()
    ]
    return shown or [text((sight.say("tyrants-no-hand"), palette.FAINT))]


def played(sight: Sight, most: int) -> list[Text]:
    """The cards of this turn; what has left the play area is faint, what still waits is marked."""
    waiting = Counter(sight.view["end_effects"])
    found = Counter((one["card"], one["where"] == "play") for one in sight.view["played"])
    shown = []
    for (card, lies_there), count in found.items():
        style = palette.TEXT if lies_there else palette.FAINT
        shown.append(
            text(
                sight.short_mark("played", card),
                (clipped(sight.card_name(card), most), style),
                (f" ×{count}" if count > 1 else "", palette.SECOND),
                signs.WAITS if waiting[card] else "",
            )
        )
    return shown
