"""Tables of Tyrants that nobody would come to: much dealt out at once, and documents tampered with.

What is exchanged keeps to the numbers of cards and pieces where it can, so that many of these
positions are accepted; then they must be playable to the end.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import deepcourt
from deepcourt import Game
from deepcourt.games.tyrants.board import HOUSES, PLACE_IDS, SITE_IDS
from deepcourt.games.tyrants.cards import CARD
from deepcourt.games.tyrants.words import DECISION_IDS, TASKS

from . import tyrants_figures as figures
from .cases import Case, random_play

Json = Any
PILES = figures.PILES
IDS = {
    "kind": (*DECISION_IDS, *TASKS),
    "card": CARD.ids,
    "lies": ("play", "market", "circle", "either", None),
    "part": ("play", "end-1", "end-2", "reaction"),
    "site": (*SITE_IDS, None),
    "anchor": (*SITE_IDS, None),
    "victim": (*HOUSES, "white", None),
    "figure": (*HOUSES, "white", None),
    "borrowed": (*range(6), None),
    "forcer": (*range(4), None),
    "whom": (*range(4), None),
    "paid": ([], ["araumycos"], ["menzoberranzan", "tsenviilyq"]),
    "returned": ([], ["araumycos"], ["everfire", "eryndlyn", "kanaglym"]),
    "deployed": ([], ["everfire"], ["eryndlyn", PLACE_IDS[-1]]),
}


# -- a table with much on it --------------------------------------------------------------


def dealt(case: Case, seed: int) -> Game:
    """A game in its first turn, with most of the market in players' hands, decks and circles."""
    game = case.new(seed)
    rng = random.Random(seed)
    for _ in zip(range(game.players), random_play(game, seed), strict=False):
        pass
    document = game.position()
    table = document["table"]
    for _ in range(rng.randrange(30, 70)):
        own = rng.choice(table["seats"])
        own[rng.choices(PILES, (5, 2, 3, 2))[0]].append(table["market"].pop())
    for _ in range(rng.randrange(len(table["market"]))):
        table["devoured"].append(table["market"].pop())
    for number, own in enumerate(table["seats"]):
        sites = [site.id for site in figures.sites_in_play(document)]
        own["spies"] = rng.sample(sites, rng.randrange(6))
        for _ in range(rng.randrange(20)):
            stand(document, HOUSES[number], rng)
            take_white(document, own, rng)
    table["paid"] = [site.id for site in figures.sites_in_play(document) if site.marker]
    return deepcourt.from_position(document)


def room(place: str) -> int:
    return figures.SITES[place].spaces if place in figures.SITES else 1


def stand(document: Json, colour: str, rng: random.Random) -> None:
    """One more troop somewhere."""
    troops = document["table"]["troops"]
    place = PLACE_IDS[rng.choice(figures.layout_of(document).places)]
    standing = troops.get(place, {})
    if sum(standing.values()) < room(place):
        troops[place] = standing | {colour: standing.get(colour, 0) + 1}


def take_white(document: Json, own: Json, rng: random.Random) -> None:
    """One white troop to somebody's hall."""
    troops = document["table"]["troops"]
    place = rng.choice([place for place, standing in troops.items() if "white" in standing] or [""])
    if place and rng.random() < 0.5:
        own["hall"]["white"] = own["hall"].get("white", 0) + 1
        troops[place] = {
            colour: count - (colour == "white")
            for colour, count in troops[place].items()
            if count > (colour == "white")
        }
        if not troops[place]:
            del troops[place]


# -- tampering ----------------------------------------------------------------------------


def places_in(document: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) of a document."""
    found = []
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places_in(value)
    return found


def tamper(document: Json, rng: random.Random) -> Json:
    """A copy with one to three things changed."""
    document = copy.deepcopy(document)
    ways = rng.choices(WAYS, k=rng.choice((1, 1, 2, 3)))
    for way in sorted(ways, key=WAYS.index):  # those first that need the document whole
        way(document, rng)
    return document


def change_field(document: Json, rng: random.Random) -> None:
    """Some value becomes another one, most often of its own kind."""
    container, key = rng.choice(places_in(document))
    value = container[key]
    if key in IDS and rng.random() < 0.8:
        container[key] = rng.choice(IDS[key])
    elif isinstance(value, bool):
        container[key] = not value
    elif isinstance(value, int) and rng.random() < 0.8:
        container[key] = max(0, value + rng.choice((-2, -1, 1, 2, 5, 40)))
    elif isinstance(value, list) and value and rng.random() < 0.6:
        rng.choice((value.pop, value.reverse, lambda: value.append(copy.deepcopy(value[0]))))()
    else:
        source, other = rng.choice(places_in(document))
        container[key] = copy.deepcopy(source[other])


def change_run(document: Json, rng: random.Random) -> None:
    """What is remembered of a card that is being resolved, or the question it asks."""
    runs = document["table"]["resolving"]
    if not runs:
        return
    run = rng.choice(runs)
    key = rng.choice([*run, "kind"])
    if key == "kind":
        document["decisions"][-1]["kind"] = rng.choice(IDS["kind"])
    elif key in IDS:
        run[key] = rng.choice(IDS[key])
    else:
        run[key] = rng.choice((0, 0, 1, 1, 2, 3, 4, 7, 20, 48, 70))


def piles_of(table: Json) -> list[list[Any]]:
    piles = [own[pile] for own in table["seats"] for pile in PILES]
    return [*piles, table["row"], table["market"], table["devoured"]]


def swap_cards(document: Json, rng: random.Random) -> None:
    """Two cards change places."""
    one, other = rng.choices([pile for pile in piles_of(document["table"]) if pile], k=2)
    here, there = rng.randrange(len(one)), rng.randrange(len(other))
    one[here], other[there] = other[there], one[here]


def move_card(document: Json, rng: random.Random) -> None:
    """Some cards go to another pile."""
    piles = piles_of(document["table"])
    one, other = rng.choice([pile for pile in piles if pile]), rng.choice(piles)
    for _ in range(rng.choice((1, 1, 2, 5, 30, 100))):
        if one:
            other.append(one.pop(rng.randrange(len(one))))


def shift_troop(document: Json, rng: random.Random) -> None:
    """Troops go elsewhere, trophies and spies too."""
    troops = document["table"]["troops"]
    seats = document["table"]["seats"]
    if rng.random() < 0.5:
        for _ in range(rng.choice((1, 5, 40))):
            stand(document, HOUSES[rng.randrange(document["players"])], rng)
    elif rng.random() < 0.5:
        take_white(document, rng.choice(seats), rng)
    elif rng.random() < 0.5 and troops:
        del troops[rng.choice([*troops])]
    else:
        sites = [site.id for site in figures.sites_in_play(document)]
        rng.choice(seats)["spies"] = rng.sample(sites, rng.randrange(6))


WAYS = (swap_cards, move_card, shift_troop, change_run, change_field, change_field)
