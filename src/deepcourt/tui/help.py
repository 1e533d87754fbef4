"""The page that a bare `?` shows."""

from __future__ import annotations

from rich.text import Text

from . import palette
from .boards import Board
from .lines import Block, fit, text, wrapped

KEYS = ("number", "notation", "question", "hint", "undo", "log", "sheet", "choices", "quit")
KEY_WIDTH = 22
WIDEST = 100


def help_page(board: Board, width: int) -> Block:
    """All keys, and the signs on the table."""
    words = board.words
    lines: Block = []
    examples = {"action": board.example, "card": board.name(*board.example_card).lower()}
    for key in KEYS:
        typed = text((words.say(f"help-key-{key}", **examples), f"bold {palette.ACT}"))
        what = text((words.say(f"help-about-{key}"), palette.TEXT))
        lines += wrapped(text(fit(typed, KEY_WIDTH), what), min(width, WIDEST) - 2, KEY_WIDTH)
    heading = text((words.say("help-signs"), f"bold {palette.SECOND}"))
    return [text(" ", line) for line in (*lines, Text(), heading, *board.legend())]
