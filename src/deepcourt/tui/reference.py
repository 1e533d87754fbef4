"""`deepcourt rules` and `deepcourt cards`: what can be looked up about a game."""

from __future__ import annotations

import json
import os
from contextlib import nullcontext
from importlib import resources

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ..core import titles
from ..core.titles import Title
from .boards import CardTable, board_of
from .lines import HARD, SOFT

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
    """All cards of a game in tables."""
    console = Console(highlight=False)
    board = board_of(titles.named(game), language, console.color_system is not None)
    for cards in board.card_tables():
        with console.capture() as captured:
            console.print(drawn(cards), width=min(console.width, WIDEST))
        print(captured.get().translate(SOFT), end="")


def drawn(cards: CardTable) -> Table:
    """A table of cards with its lines."""
    name, *figures, about = cards.headings
    table = Table(box=SIMPLE_HEAD)
    table.add_column(name, no_wrap=True)
    for heading in figures:
        table.add_column(heading, justify="right")
    table.add_column(about)
    for row in cards.rows:
        table.add_row(*map(unbroken_at_hard_spaces, row))
    return table


def unbroken_at_hard_spaces(cell: Text) -> Text:
    """A cell that breaks only where it may, until its hard spaces are put back."""
    cell = cell.copy()
    cell.plain = cell.plain.translate(HARD)
    return cell


def print_cards_as_json(game: str, language: str) -> None:
    """All cards of a game as JSON: their figures, and their names and texts."""
    title = titles.named(game)
    board = board_of(title, language)
    cards = [
        {
            **card,
            "name": board.name(card["noun"], card["id"]),
            "text": board.description(card["noun"], card["id"]),
        }
        for card in title.cards()
    ]
    print(json.dumps(cards, ensure_ascii=False, indent=1))
