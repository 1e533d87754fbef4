"""The cards of Abyss in tables, to be looked up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ... import palette
from ...lines import fit, text
from ..board import Board, CardTable
from . import signs

Card = Mapping[str, Any]
PLAIN_RACE = "jellyfish"  # its allies stand for those of all races


def card_tables(board: Board) -> list[CardTable]:
    """The lords of each guild, then locations, allies and leviathans."""
    return [
        *(lords(board, guild) for guild in signs.GUILDS),
        locations(board, kind(board, "location")),
        allies(board, kind(board, "ally")),
        leviathans(board, kind(board, "leviathan")),
    ]


def kind(board: Board, noun: str) -> list[Card]:
    return [card for card in board.title.cards() if card["noun"] == noun]


def headings(board: Board, *keys: str) -> list[str]:
    return [board.words.say(f"cards-{key}") for key in keys]


def description(board: Board, card: Card) -> Text:
    """A card's text, and whether it comes with the expansion."""
    about = Text(board.description(card["noun"], card["id"]))
    if card["noun"] == "lord" and card["expansion"]:
        about.append(f"  ({board.words.say('abyss-leviathan')})", palette.FAINT)
    return about


def lords(board: Board, guild: str) -> CardTable:
    """The lords of a guild, in columns as wide as those of the other guilds."""
    keys = ("influence", "keys", "cost", "text")
    widest = max(len(board.name("lord", card["id"])) for card in kind(board, "lord"))
    return CardTable(
        [f"{signs.GUILDS[guild].sign} {board.name('guild', guild)}", *headings(board, *keys)],
        [
            [
                fit(board.card_name(card), widest),
                Text(str(card["influence"])),
                Text(signs.KEY[0] * card["keys"]),
                signs.price(card),
                text(
                    (f"{signs.TIMINGS[card['timing']]} ", palette.FAINT),
                    description(board, card),
                ),
            ]
            for card in kind(board, "lord")
            if card["guild"] == guild
        ],
    )


def locations(board: Board, cards: list[Card]) -> CardTable:
    return CardTable(
        headings(board, "location", "points", "text"),
        [[board.card_name(card), signs.gist(card), description(board, card)] for card in cards],
    )


def allies(board: Board, cards: list[Card]) -> CardTable:
    """The allies of all races together: how many of each, and how many Leviathan adds."""
    copies = {(card["race"], card["value"], card["effect"]): copies_of(card) for card in cards}
    rows = []
    for card in cards:
        if card["race"] == PLAIN_RACE:
            value, effect = card["value"], card["effect"]
            rows.append(
                [
                    text(str(value), signs.EFFECTS[effect or ""]),
                    *(Text(copies[race, value, effect]) for race in signs.RACES),
                    description(board, card),
                ]
            )
    races = [f"{people.sign} {board.name('race', race)}" for race, people in signs.RACES.items()]
    ally, about = headings(board, "ally", "text")
    return CardTable([ally, *races, about], rows)


def copies_of(card: Card) -> str:
    """Copies in the base game, and after a plus those that Leviathan adds."""
    added = card["leviathan_copies"]
    return f"{card['copies'] or ''}{f'+{added}' if added else ''}"


def leviathans(board: Board, cards: list[Card]) -> CardTable:
    """The leviathans; a text would say no more than these figures."""
    return CardTable(
        headings(board, "leviathan", "resistances", "tokens", "fighters", "penalty"),
        [
            [
                board.card_name(card),
                signs.resistances(card, card["life"]),
                signs.tokens_won(card, card["life"]),
                fighters(board, card),
                Text(board.words.say(f"abyss-penalty-{card['penalty']}", count=card["amount"])),
            ]
            for card in cards
        ],
    )


def fighters(board: Board, card: Card) -> Text:
    """The races that may fight a leviathan, by sign and name."""
    return Text(", ").join(
        text(signs.race_sign(race), f" {board.name('race', race)}") for race in card["races"]
    )
