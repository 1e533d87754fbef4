"""The sea floor: the exploration track, the Council, the threat, and a payment under way."""

from __future__ import annotations

from rich.text import Text

from ....games.abyss.cards import THREAT_REWARDS
from ... import palette
from ...lines import Block, text
from . import signs
from .sight import Sight

SPACES = 5
MONSTER = "monster"


def under_way(sight: Sight, width: int, with_lords: bool) -> Block:
    """The payment under way, or else the exploration track; perhaps also how many lords wait."""
    cells = payment(sight) if sight.view["payment"] else exploration(sight)
    label = "abyss-payment" if sight.view["payment"] else "abyss-exploration"
    if with_lords:
        cells.append(sight.pile("abyss-lord-deck", sight.view["lord_deck"]))
    return sight.section(label, cells, width)


def exploration(sight: Sight) -> list[Text]:
    """The cards that came up, what the next one costs a buyer, and what is left."""
    view = sight.view
    price = sight.say("abyss-price", count=view["price"])
    return [
        *(space(view["track"], number) for number in range(SPACES)),
        text((price, palette.PEARL if view["track"] else palette.FAINT)),
        sight.pile("abyss-deck", view["deck"]),
        text((sight.say("abyss-discard", count=len(view["discard"])), palette.FAINT)),
    ]


def space(track: list[str], number: int) -> Text:
    """A space of the track; the card that came up last stands out."""
    if number >= len(track):
        return text((f"{number + 1} ·  ", palette.FAINT))
    card = track[number]
    sign = text(signs.MONSTER) if card == MONSTER else signs.ally_sign(card)
    last = number == len(track) - 1
    return text((f"{number + 1} ", palette.FAINT), sign, ("◂", palette.ACT) if last else " ")


def council(sight: Sight, width: int) -> Block:
    """The five piles, and how many cards lie in each."""
    cells = []
    for race, people in signs.RACES.items():
        count = sight.view["council"][race]
        style = people.colour if count else palette.FAINT
        cells.append(
            text(
                sight.mark("race", race),
                (f"{people.sign} {sight.name('race', race)} ", style),
                (str(count), f"bold {palette.TEXT if count else palette.FAINT}"),
            )
        )
    return sight.section("abyss-council", cells, width, gap=1)


def threat(sight: Sight, width: int) -> Block:
    """What each space of the threat track gives; the marker stands on the one in brackets."""
    cells = []
    for number, rewards in enumerate(THREAT_REWARDS, 1):
        here = number == sight.view["threat"]
        ways = Text("/", palette.FAINT).join(map(signs.reward_sign, rewards))
        style = f"bold {palette.ACT}" if here else palette.FAINT
        opened, closed = ("[", "]") if here else (" ", " ")
        cells.append(text((f"{opened}{number} ", style), ways, (closed, style)))
    tokens = signs.counted(signs.MONSTER, sight.view["tokens"])
    cells.append(text((f"{sight.say('abyss-tokens')} ", palette.FAINT), tokens))
    return sight.section("abyss-threat", cells, width, gap=1)


def payment(sight: Sight) -> list[Text]:
    """A lord that is being paid for, what lies there already, and what is missing."""
    due = sight.view["payment"]
    lord = due["lord"]
    card = sight.cards["lord", lord]
    surcharge = sight.view["seats"][sight.view["active"]]["surcharge"]
    paid = Text(" ").join(map(signs.ally_sign, due["paid"]))
    missing = sight.say("abyss-missing", count=due["missing"])
    return [
        text(signs.guild_sign(card), f" {sight.bare('lord', lord)}"),
        signs.price(card, surcharge),
        text((sight.say("abyss-paid"), palette.FAINT), " ", paid or ("–", palette.FAINT)),
        text((missing, f"bold {palette.PEARL}" if due["missing"] else palette.FAINT)),
    ]
