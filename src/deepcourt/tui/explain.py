"""Answers to `?`: what a choice means, what a card does."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from rich.text import Text

from ..core.text import LANGUAGES
from ..core.titles import Title
from . import palette
from .boards import Board
from .choices import Choices, Refused, quoted
from .finding import plain
from .lines import text

MOST = 6  # cards that one answer tells about


def explain(asked: str, choices: Choices, board: Board) -> list[Text]:
    """What a player wants to know about: the number or notation of a choice, or a card.

    `Refused`, in the player's language, if it is nothing of these.
    """
    if asked.isdecimal():
        return explain_action(choices.numbered_action(asked), choices, board)
    cards = find_cards(asked, board)
    if cards:
        return [explain_card(noun, id, choices, board) for noun, id in cards[:MOST]]
    return explain_notation(asked, choices, board)


def explain_notation(asked: str, choices: Choices, board: Board) -> list[Text]:
    try:
        action = choices.parse(asked)
    except Refused:
        names = {plain(name): name for _, _, name in named_cards(board.title, board.words.language)}
        close = get_close_matches(plain(asked), names, n=1)
        key = "refused-card-near" if close else "refused-card"
        near = names[close[0]] if close else ""
        raise Refused(board.words.say(key, typed=quoted(asked), near=near)) from None
    choices.read(asked)
    return explain_action(action, choices, board)


def explain_action(action: int, choices: Choices, board: Board) -> list[Text]:
    """An action, how it is typed, and the cards that it is about."""
    notation = choices.game.notation(action)
    lines = [
        text(
            (choices.label(action), f"bold {palette.TEXT}"),
            (f"  {board.words.say('explain-typed', notation=notation)}", palette.SECOND),
        )
    ]
    game = choices.game
    cards = board.cards_of(game.title.actions[action], game.view(game.seat))
    return [*lines, *(explain_card(noun, id, choices, board) for noun, id in cards)]


def explain_card(noun: str, id: str, choices: Choices, board: Board) -> Text:
    """A card's name and text."""
    cards = board.title.cards()
    card = next(card for card in cards if (card["noun"], card["id"]) == (noun, id))
    copies = board.copies(card, board.title.options_of(choices.game))
    name = board.coloured(Text(board.name(noun, id), f"bold {palette.TEXT}"))
    figures = board.figures(noun, id)
    return text(
        name,
        *(("  ", figures) if figures else ()),
        (
            f"  {board.words.say('explain-copies', count=copies)}" if copies > 1 else "",
            palette.FAINT,
        ),
        (f"  {board.description(noun, id)}", palette.SECOND),
    )


def find_cards(asked: str, board: Board) -> list[tuple[str, str]]:
    """The cards with that name or id, in any language; else those whose name it begins a word of.

    A part of a name is looked for in the player's language first.
    """
    wanted = plain(asked)
    own = board.words.language
    exact: dict[tuple[str, str], None] = {}
    partly: dict[bool, dict[tuple[str, str], None]] = {True: {}, False: {}}
    for language in LANGUAGES:
        for noun, id, name in named_cards(board.title, language):
            if wanted in (plain(name), plain(id), plain(f"{noun} {id}")):
                exact[noun, id] = None
            elif len(wanted) > 2 and f" {wanted}" in f" {plain(name)}":
                partly[language == own][noun, id] = None
    return list(exact or partly[True] or partly[False])


def named_cards(title: Title, language: str) -> Iterator[tuple[str, str, str]]:
    """Noun, id and name of every card."""
    words = title.words(language)
    for card in title.cards():
        yield card["noun"], card["id"], words.say(f"{card['noun']}-{card['id']}")
