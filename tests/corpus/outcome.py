"""What a turn has to come to: the logged position after it, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Any

from deepcourt.games.tyrants.board import SITE_IDS
from deepcourt.games.tyrants.constants import PLACES
from deepcourt.games.tyrants.rules import Tyrants

from .turns import (
    MARKERS,
    MOST_MARKET,
    PILES,
    Turn,
    hall_of,
    holders_of,
    market_of,
    numbers,
    row_of,
    spies_of,
    troops_of,
)

NOBODY = -1  # decides when the game is over

Outcome = dict[str, Any]


def expected(turn: Turn) -> Outcome:
    """What was logged; some things were not always."""
    after = turn["after"]
    ends = turn["end_triggered"][1]
    taken = len(turn["before"]["market_deck"]) - len(after["market_deck"])
    outcome: Outcome = {
        "troops": troops_of(turn, after),
        "markers": holders_of(turn, after),
        "row": Counter(row_of(after)),
        "market": market_of(after, MOST_MARKET - taken),
        "stacks": after["stacks"],
        "devoured": None if after["devoured"] is None else numbers(after["devoured"]),
        "end triggered": ends,
        "next seat": NOBODY if ends and turn["next_seat"] == turn["first"] else turn["next_seat"],
    }
    for seat, own in enumerate(after["players"]):
        paid = sum(n for who, n, why in turn["vp_events"] if who == seat and why == "marker")
        outcome |= {
            f"{seat} points": own["vp"] - paid,
            f"{seat} barracks": own["barracks"],
            f"{seat} spies": spies_of(turn, after, seat),
            f"{seat} spies left": own["spies_left"],
            f"{seat} trophies": hall_of(turn, own["trophies"]),
            f"{seat} inner circle": Counter(numbers(own["inner"])),
        }
        piles = {pile: numbers(own[pile]) for pile in PILES}
        outcome |= piles_of(seat, piles, shuffled(turn, seat))
    return {field: value for field, value in outcome.items() if value is not None}


def found(game: Tyrants, turn: Turn) -> Outcome:
    outcome: Outcome = {
        "troops": {
            place: counts for place in range(PLACES) if any(counts := game.troops_at(place))
        },
        "markers": {
            site: seat for site in MARKERS if (seat := game.controller_of(site)) is not None
        },
        "row": Counter(game.row_cards()),
        "market": game.market_cards(),
        "stacks": game.stack_sizes()[:2],
        "devoured": game.devoured_cards(),
        "end triggered": game.last_round,
        "next seat": game.seat,
    }
    for seat in range(game.players):
        paid = marker_points(game, seat) if seat == turn["seat"] else 0
        outcome |= {
            f"{seat} points": game.points_of(seat) - paid,
            f"{seat} barracks": game.barracks_of(seat),
            f"{seat} spies": [site for site in range(len(SITE_IDS)) if game.has_spy(seat, site)],
            f"{seat} spies left": game.spies_of(seat),
            f"{seat} trophies": game.hall_of(seat),
            f"{seat} inner circle": Counter(game.circle_cards(seat)),
        }
        piles = {
            "deck": game.deck_cards(seat),
            "hand": game.hand_cards(seat),
            "discard": game.discarded_cards(seat),
        }
        outcome |= piles_of(seat, piles, shuffled(turn, seat))
    return outcome


def marker_points(game: Tyrants, seat: int) -> int:
    """What the seat was paid when its turn ended: nothing has changed on the map since."""
    return sum(points for site, points in MARKERS.items() if game.has_total_control(seat, site))


def shuffled(turn: Turn, seat: int) -> bool:
    return bool(seat == turn["seat"] and turn["reshuffle_at_end"])


def piles_of(seat: int, piles: dict[str, list[int]], together: bool) -> Outcome:
    """The order of a deck counts. After a shuffle only the sizes do, and all cards together."""
    if not together:
        return {
            f"{seat} deck": piles["deck"],
            f"{seat} hand": Counter(piles["hand"]),
            f"{seat} discard": Counter(piles["discard"]),
        }
    return {
        f"{seat} sizes": {pile: len(cards) for pile, cards in piles.items()},
        f"{seat} cards": Counter(card for cards in piles.values() for card in cards),
    }


def differences(game: Tyrants, turn: Turn, wanted: Outcome) -> list[str]:
    """The fields in which the table is not what it should be."""
    now = found(game, turn)
    return [field for field, value in wanted.items() if value != now[field]]
