"""`deepcourt rules` and `deepcourt cards`: what can be looked up about a game."""

from __future__ import annotations

import json
import os
from contextlib import nullcontext
from importlib import resources
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ..core import titles
from ..core.titles import Title
from .boards import Board, board_of

WIDEST = 100


def show_rules(game: str, language: str) -> None:
    """The rules of a game, through the pager on a terminal."""
    title = titles.named(game)
    console = Console(highlight=False)
    os.environ.setdefault("LESS", "FRX")  # what `less` needs to show styles
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        console.print(Markdown(rules_text(title, language)), width=min(console.width, WIDEST))


def rules_text(title: Title, language: str) -> str:
    """The rules of a game as Markdown."""
    package = type(title).__module__.rpartition(".")[0]
    rules = resources.files(package) / "text" / f"rules.{language}.md"
    heading = title.words(language).say("title")
    return f"# {heading}\n\n{rules.read_text(encoding='utf-8')}"


def show_cards(game: str, language: str) -> None:
    """All cards of a game in tables, one for each kind."""
    title = titles.named(game)
    console = Console(highlight=False)
    board = board_of(title, language, console.color_system is not None)
    cards = title.cards()
    for noun in dict.fromkeys(card["noun"] for card in cards):
        own = [card for card in cards if card["noun"] == noun]
        console.print(card_table(own, board), width=min(console.width, WIDEST))


def card_table(cards: list[dict[str, Any]], board: Board) -> Table:
    """Cards of one kind: name, copies, the figures that differ, text."""
    say = board.words.say
    figures = [
        key
        for key, value in cards[0].items()
        if isinstance(value, int) and key != "copies" and any(card[key] for card in cards)
    ]
    if any(card["copies"] > 1 for card in cards):
        figures.insert(0, "copies")
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say(f"cards-{cards[0]['noun']}"), no_wrap=True)
    for key in figures:
        table.add_column(say(f"cards-{key}"), justify="right")
    table.add_column(say("cards-text"))
    for card in cards:
        name = board.coloured(Text(board.name(card["noun"], card["id"])))
        numbers = [
            str(card[key] or "") if key != "influence" else str(card[key]) for key in figures
        ]
        table.add_row(name, *numbers, board.description(card["noun"], card["id"]))
    return table


def print_cards_as_json(game: str, language: str) -> None:
    """All cards of a game as JSON: their figures, and their names and texts."""
    title = titles.named(game)
    board = board_of(title, language)
    cards = [
        card
        | {
            "name": board.name(card["noun"], card["id"]),
            "text": board.description(card["noun"], card["id"]),
        }
        for card in title.cards()
    ]
    print(json.dumps(cards, ensure_ascii=False, indent=1))
