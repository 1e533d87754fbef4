"""What an observation of Tyrants of the Underdark has to say, told from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from deepcourt.games.tyrants.board import PLACE_IDS, SITE_IDS
from deepcourt.games.tyrants.cards import CARD_IDS, HALF_DECKS
from deepcourt.games.tyrants.words import DECISION_IDS

COSTS = (
    "return-spy",
    "return-spies",
    "devour-from-hand",
    "devour-from-circle",
    "devour-this",
    "discard",
)
NO_QUESTION: dict[str, Any] = {"kind": None, "seat": None}


def tyrants_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    viewer, players = view["viewer"], view["players"]
    told = question_sight(view) | cards_sight(view) | round_sight(view)
    for behind in range(players):
        number = (viewer + behind) % players
        for name, numbers in (seat_sight(view, number) | part_sight(view, number)).items():
            told[f"seat{behind}.{name}"] = numbers
    return told


def question_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    decision = view["decision"] or NO_QUESTION
    resolving = [run["card"] for run in reversed(view["resolving"])]
    assert resolving[:1] == [decision["card"]] if "card" in decision else not resolving
    return {
        "decision": flags(DECISION_IDS, [decision["kind"]]),
        "resolving": [resolving.index(card) + 1 if card in resolving else 0 for card in CARD_IDS],
        "count": [decision.get("count", 0)],
        "optional": [int(decision.get("optional", False))],
        "cost": flags(COSTS, [decision.get("cost")]),
        "place": flags(PLACE_IDS, [decision.get("site"), decision.get("place")]),
        "white_lifted": [int(decision.get("troop") == "white")],
    }


def cards_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    played = Counter((card["where"], card["card"]) for card in view["played"])
    row = [card for card in view["row"] if card]
    return {
        "hand": counts(view["seats"][view["viewer"]]["hand"]),
        "market": counts(Counter(row) + Counter(view["stacks"])),
        "market_deck": counts(view["market_deck"]),
        "devoured": counts(view["devoured"]),
        "devoured_top": counts(view["devoured"][-1:]),
        "played": [
            played[where, card] for where in ("play", "market", "circle", None) for card in CARD_IDS
        ],
        "end_effects": counts(view["end_effects"]),
    }


def round_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    return {
        "half_decks": flags(HALF_DECKS, view["half_decks"]),
        "outer": flags(("left", "right"), view["sections"]),
        "round": [view["round"]],
        "last_round": [int(view["last_round"])],
        "power": [view["power"]],
        "influence": [view["influence"]],
        "ghost": [int(view["ghost"])],
        "whites": troops(view, "white"),
    }


def seat_sight(view: dict[str, Any], number: int) -> dict[str, list[int]]:
    seat = view["seats"][number]
    house = seat["house"]
    sites = view["sites"]
    houses = [one["house"] for one in view["seats"]]
    owners = [*houses[view["viewer"] :], *houses[: view["viewer"]], *["nobody"] * 4]
    return {
        "unseen": counts(seat["unseen"]),
        "discard": counts(seat["discard"]),
        "circle": counts(seat["circle"]),
        "hand_size": [seat["hand_size"]],
        "deck_size": [seat["deck_size"]],
        "troops": troops(view, house),
        "presence": flags(PLACE_IDS, seat["presence"]),
        "spies": [int(site in sites and house in sites[site]["spies"]) for site in SITE_IDS],
        "control": [
            1 + sites[site]["total"] if site in sites and sites[site]["control"] == number else 0
            for site in SITE_IDS
        ],
        "hall": [seat["hall"].get(owner, 0) for owner in (*owners[:4], "white")],
        "barracks": [seat["barracks"]],
        "spies_left": [seat["spies"]],
        "points": [seat["points"]],
        "score": [seat["score"]],
    }


def part_sight(view: dict[str, Any], number: int) -> dict[str, list[int]]:
    """Whose turn and whose card it is."""
    decision = view["decision"] or NO_QUESTION
    resolvers = [run["seat"] for run in view["resolving"]]
    asking = decision.get("seat2", decision["seat"]) if "card" in decision else None
    return {
        "first": [int(view["first"] == number)],
        "active": [int(view["active"] == number)],
        "decides": [int(decision["seat"] == number)],
        "asks": [int(asking == number)],
        "resolves": [resolvers.count(number)],
        "lifted": [int(decision.get("troop") == view["seats"][number]["house"])],
    }


def troops(view: dict[str, Any], colour: str) -> list[int]:
    at_sites: dict[str, int] = {
        site: shown["troops"].get(colour, 0) for site, shown in view["sites"].items()
    }
    on_routes = {space: int(troop == colour) for space, troop in view["spaces"].items()}
    return [(at_sites | on_routes).get(place, 0) for place in PLACE_IDS]


def counts(cards: Iterable[str] | Counter[str]) -> list[int]:
    found = Counter(cards)
    return [found[card] for card in CARD_IDS]


def flags(all_of_them: Iterable[str], those: Iterable[object]) -> list[int]:
    chosen = set(those)
    return [int(one in chosen) for one in all_of_them]
