"""The cards of Tyrants in tables, to be looked up."""

from __future__ import annotations

from rich.text import Text

from ....games.tyrants.cards import Deck
from ...lines import text
from ..board import Board, CardTable
from . import signs

FIGURES = ("cost", "points", "text")
COPIES = "×"


def card_tables(board: Board) -> list[CardTable]:
    """A table for each deck."""
    return [card_table(board, deck) for deck in Deck]


def card_table(board: Board, deck: Deck) -> CardTable:
    headings = [board.words.say(f"cards-{key}") for key in FIGURES]
    return CardTable(
        [board.name("deck", deck), COPIES, *headings],
        [
            [
                text(signs.aspect_sign(card), " ", board.card_name(card)),
                Text(str(card["copies"])),
                Text("" if card["cost"] is None else str(card["cost"])),
                signs.worth(card),
                Text(board.description("card", card["id"])),
            ]
            for card in board.title.cards()
            if card["deck"] == deck
        ],
    )
