"""Turns of real games: reading them, and laying out the positions they began with.

The turns are test material that lies beside the checkout, in `shared/corpus`; they are no part of
the project. Their ids are ours with underscores.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from deepcourt.games.tyrants.board import PLACE_IDS, RIGHT, SITE_IDS, SITE_TABLE
from deepcourt.games.tyrants.cards import CARD, HALF_DECKS
from deepcourt.games.tyrants.constants import (
    COLOURS,
    HALF_DECK,
    NO_CARD,
    START,
    TURN,
    WHITE,
)
from deepcourt.games.tyrants.fields import STATE
from deepcourt.games.tyrants.rules import Tyrants
from deepcourt.games.tyrants.title import PAIRS

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "tyrants_turns.jsonl.xz"

Turn = dict[str, Any]
State = dict[str, Any]

PILES = ("deck", "hand", "discard")
OUTCASTS = 30
STACK = 15
MOST_MARKET = 4 * HALF_DECK  # the room for a market deck; some logged ones are larger and are cut
MARKERS = {site: one.marker.total_points for site, one in enumerate(SITE_TABLE) if one.marker}
SITE = {id.replace("-", "_"): number for number, id in enumerate(SITE_IDS)}
CARDS = {str(id).replace("-", "_"): number for number, id in enumerate(CARD.ids)}


def space_names() -> dict[str, int]:
    names: dict[str, int] = {}
    for number, id in enumerate(PLACE_IDS):
        name = id.replace("-", "_")
        if number < len(SITE_IDS):
            names |= {f"{name}:{space}": number for space in range(SITE_TABLE[number].spaces)}
        else:
            route, space = id.rsplit("-", 1)
            ends = "--".join(end.replace("-", "_") for end in route.split("--"))
            names[f"{ends}:{space}"] = number
    return names


SPACE = space_names()


def read_turns() -> Iterator[Turn]:
    with lzma.open(CORPUS, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def name(turn: Turn) -> str:
    return f"{turn['game']} {turn['turn']}"


# -- a position ---------------------------------------------------------------------------


def colour_of(turn: Turn, colour: str) -> int:
    return WHITE if colour == "white" else turn["colors"].index(colour)


def numbers(cards: list[str]) -> list[int]:
    return [CARDS[card] for card in cards]


def troops_of(turn: Turn, state: State) -> dict[int, list[int]]:
    troops: dict[int, list[int]] = {}
    for space, colour in state["troops"].items():
        counts = troops.setdefault(SPACE[space], [0] * COLOURS)
        counts[colour_of(turn, colour)] += 1
    return troops


def hall_of(turn: Turn, trophies: dict[str, int]) -> list[int]:
    hall = [0] * COLOURS
    for colour, count in trophies.items():
        hall[colour_of(turn, colour)] += count
    return hall


def spies_of(turn: Turn, state: State, seat: int) -> list[int]:
    colour = turn["colors"][seat]
    return sorted(SITE[site] for site, colours in state["spies"].items() if colour in colours)


def holders_of(turn: Turn, state: State) -> dict[int, int]:
    return {SITE[site]: turn["colors"].index(colour) for site, colour in state["markers"].items()}


def row_of(state: State) -> list[int]:
    return [NO_CARD if card is None else CARDS[card] for card in state["row"]]


def market_of(state: State, most: int) -> list[int]:
    return numbers(state["market_deck"][:most])


def lay_out(turn: Turn) -> Tyrants:
    """The position before a turn. It need not be whole, so it does not go through a document."""
    before = turn["before"]
    players = turn["players"]
    pair = "-".join(sorted(turn["half_decks"], key=[*map(str, HALF_DECKS)].index))
    game = Tyrants()
    game.start(players, 0, PAIRS.index(pair), players == 3 and RIGHT in turn["sections"])
    setting_up = turn["kind"] == "setup"
    game.restore_base(
        players, game.random_state(), False, [(START if setting_up else TURN, turn["seat"])]
    )
    guards, priestesses = before["stacks"] or [STACK, STACK]
    seats = before["players"]
    game.set_values(
        STATE.beginnings()
        | {
            "first": turn["first"],
            "active": turn["seat"],
            "round": 0 if setting_up else 1,
            "last_round": has_last_round_begun(turn),
            "power": seats[turn["seat"]]["power"],
            "influence": seats[turn["seat"]]["influence"],
            "row": row_of(before),
            "market": market_of(before, MOST_MARKET)[::-1],
            "devoured": numbers(before["devoured"] or []),
            "stack": [guards, priestesses, outcasts_left(turn)],
            "points": [own["vp"] for own in seats],
            "deck": [numbers(own["deck"])[::-1] for own in seats],
            "hand": [numbers(own["hand"]) for own in seats],
            "discard": [numbers(own["discard"]) for own in seats],
            "circle": [numbers(own["inner"]) for own in seats],
        }
    )
    game.restore_map(
        troops_of(turn, before),
        [hall_of(turn, own["trophies"]) for own in before["players"]],
        [spies_of(turn, before, seat) for seat in range(players)],
    )
    holders = holders_of(turn, before)
    game.restore_paid([site for site, seat in holders.items() if seat == turn["seat"]])
    return game


def has_last_round_begun(turn: Turn) -> bool:
    """The log forgets it where turns are missing; whose barracks are empty has begun it."""
    barracks = [own["barracks"] for own in turn["before"]["players"]]
    return turn["end_triggered"][0] or 0 in barracks


def outcasts_left(turn: Turn) -> int:
    """Their supply was not logged: it is what nobody owns."""
    if "demons" not in turn["half_decks"]:
        return 0
    owned = [card for own in turn["before"]["players"] for pile in PILES for card in own[pile]]
    return OUTCASTS - owned.count("insane_outcast")
