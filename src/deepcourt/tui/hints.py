"""Hints: what a bot would do in the player's place."""

from __future__ import annotations

import random

from rich.text import Text

from ..bots.advice import advise
from . import palette
from .choices import Choices, Refused
from .lines import text

WORDS = ("h", "hint", "indice")  # that ask for one, in any language
MILLISECONDS = 1000
MOST = 3


def hint(choices: Choices, rng: random.Random) -> list[Text]:
    """The best moves of the player who decides with their chances of winning, best first.

    The bot knows what the player may know and nothing else.
    """
    words = choices.words
    if len(choices.list) == 1:
        raise Refused(words.say("hint-single"))
    game = choices.game
    world = game.sample(game.seat, rng)
    found = advise(world, rng.getrandbits(32), MILLISECONDS)
    number = {choice.action: choice.number for choice in choices.list}
    best = found[0].win_probability
    lines = [text((words.say("hint-title"), palette.SECOND))]
    for one in found[:MOST]:
        lines.append(
            text(
                (f"{number[one.action]:>3} ", f"bold {palette.ACT}"),
                (
                    words.say("analysis-percent", share=min(one.win_probability, best)).rjust(6),
                    palette.GOLD,
                ),
                "  ",
                choices.board.coloured(Text(choices.label(one.action), palette.TEXT)),
            )
        )
    return lines
