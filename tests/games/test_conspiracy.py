"""What stays true in every game of Conspiracy, counted independently of the rules' code."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import deepcourt
from deepcourt.core import titles

from .cases import random_play

GAMES = 60
CARDS = titles.named("conspiracy").cards()
COPIES = Counter({card["id"]: card["copies"] for card in CARDS})
ROWS = (5, 4, 3, 2, 1)
CELLS = [(row, column) for row, size in enumerate(ROWS) for column in range(size)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_keys_and_pearls_are_conserved_and_scores_recounted(players: int) -> None:
    for seed in range(GAMES):
        game = deepcourt.new_game("conspiracy", players, seed)
        masters: list[int | None] = [None]
        for _ in random_play(game, seed):
            table = game.position()["table"]
            assert all_cards(table) == COPIES
            view = game.view()
            for seat in range(players):
                check_seat(view, table, seat)
                assert game.scores()[seat] == recount(view, seat)
            check_pearl_master(view, masters)
        assert max(len(chamber) for chamber in table["chambers"]) == 15


def all_cards(table: dict[str, Any]) -> Counter[str]:
    zones = [
        table["deck"],
        *table["piles"].values(),
        table["hand"],
        *table["chambers"],
        table["location_deck"],
        table["revealed"],
        table["drawn"],
        *table["controlled"],
    ]
    return Counter(card for zone in zones for card in zone)


def influence(lord: str) -> int:
    return int(lord[-1])


def guild(lord: str) -> str:
    return lord[:-2]


def check_seat(view: dict[str, Any], table: dict[str, Any], seat: int) -> None:
    mine = view["seats"][seat]
    lords = [spot["lord"] for spot in mine["chamber"]]
    places = [spot["location"] for spot in mine["chamber"]]
    last = max((i for i, place in enumerate(places) if place), default=-1)
    since = [influence(lord) for lord in lords[last + 1 :]]
    assert (mine["silver"], mine["gold"]) == (since.count(1), since.count(2))
    pearls = {3: 2, 4: 1}
    gained = {"oyster-garden": 1, "oyster-beds": 2, "oyster-banks": 3}
    assert mine["pearls"] == sum(pearls.get(influence(lord), 0) for lord in lords) + sum(
        gained.get(place, 0) for place in places
    )
    covered = [lord for lord, place in zip(lords, places, strict=True) if place]
    assert all(influence(lord) in (1, 2) for lord in covered)
    assert table["chambers"][seat] == lords


def check_pearl_master(view: dict[str, Any], masters: list[int | None]) -> None:
    """The token leaves its holder only for somebody who has at least as many pearls."""
    pearls = [seat["pearls"] for seat in view["seats"]]
    master = view["pearl_master"]
    assert (master is None) == (max(pearls) == 0)
    if master is not None:
        assert pearls[master] == max(pearls)
    masters.append(master)
    assert masters[-2] is None or master is not None


def recount(view: dict[str, Any], seat: int) -> int:
    """The score by the words of the rulebook, as slowly as it takes."""
    mine = view["seats"][seat]
    lords = [spot["lord"] for spot in mine["chamber"]]
    places = [spot["location"] for spot in mine["chamber"] if spot["location"]]
    best: Counter[str] = Counter()
    for lord in lords:
        best[guild(lord)] = max(best[guild(lord)], influence(lord))
    worth = {
        "citadel": 7,
        "oyster-garden": 5,
        "oyster-beds": 4,
        "oyster-banks": 3,
        "thousand-locks": sum(influence(lord) == 1 for lord in lords),
        "gilded-vault": 2 * sum(influence(lord) == 2 for lord in lords),
        "pearl-exchange": mine["pearls"] // 2,
        "crown-lands": 2 * len(places),
        "narrow-gate": 3,
        "twin-gates": 3,
        "tide-gate": 3,
        "sunken-archive": 3,
        "locksmiths-alley": 3,
        "hall-of-maps": 3,
        "tribune": best["politician"],
        "trading-house": best["merchant"],
        "granary": best["farmer"],
        "bastion": best["soldier"],
        "observatory": best["mage"],
    }
    for place, own in {
        "senate-steps": "politician",
        "great-market": "merchant",
        "kelp-gardens": "farmer",
        "barracks": "soldier",
        "academy": "mage",
    }.items():
        worth[place] = 1 + sum(guild(lord) == own for lord in lords)
    total: int = sum(best.values()) + sum(worth[place] for place in places)
    total += 3 * max((len(coalition(lords, spot)) for spot in range(len(lords))), default=0)
    return total + (5 if view["pearl_master"] == seat else 0)


def coalition(lords: list[str], start: int) -> set[int]:
    """The lords of one guild that touch each other, beginning with one of them."""
    found = {start}
    open_spots = [start]
    while open_spots:
        row, column = CELLS[open_spots.pop()]
        around = [(row, column - 1), (row, column + 1)]
        around += [(row - 1, column), (row - 1, column + 1)]
        around += [(row + 1, column - 1), (row + 1, column)]
        for spot, cell in enumerate(CELLS[: len(lords)]):
            if cell in around and spot not in found and guild(lords[spot]) == guild(lords[start]):
                found.add(spot)
                open_spots.append(spot)
    return found


def test_the_deck_is_complete() -> None:
    lords = [card for card in CARDS if card["noun"] == "lord"]
    assert sum(card["copies"] for card in lords) == 60
    assert sum(card["copies"] * card["influence"] for card in lords) == 5 * 28
    assert sum(card["copies"] for card in lords if card["key"] == "silver") == 20
    assert sum(card["copies"] for card in lords if card["key"] == "gold") == 10
    assert sum(card["copies"] * card["pearls"] for card in lords) == 30
    locations = [card for card in CARDS if card["noun"] == "location"]
    assert len({card["id"] for card in locations}) == 24


def test_drawn_locations_are_dealt_anew_for_all_but_their_drawer() -> None:
    game = deepcourt.new_game("conspiracy", 3, 1)
    for _ in random_play(game, 1):
        if game.decision is not None and game.decision.kind == "claim":
            break
    truth = game.position()["table"]["drawn"]
    rng = random.Random(1)
    for seat in (None, 0, 1, 2):
        dealt = [game.sample(seat, rng).position()["table"]["drawn"] for _ in range(60)]
        if seat == game.seat:
            assert all(drawn == truth for drawn in dealt)
        else:
            assert {len(drawn) for drawn in dealt} == {len(truth)}
            assert len({card for drawn in dealt for card in drawn}) > 15
