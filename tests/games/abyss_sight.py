"""What an observation of Abyss has to say, told from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from deepcourt.core.vocabulary import Value
from deepcourt.games.abyss.cards import ALLY_NOUN, LOCATION_NOUN, LORD, RACE_IDS, TOKEN_INFLUENCE
from deepcourt.games.abyss.leviathan.cards import LEVIATHAN, NEW_TOKEN_IDS, ZONE_IDS
from deepcourt.games.abyss.words import DECISION_IDS

from . import abyss_figures as figures

CARDS = (*ALLY_NOUN.ids, "monster")
SPACES = 5
THREATS = 6
TOO_MANY = ("disarm", "martial-law", "lose-allies")  # allies, as many as the decision says
NO_BORDER: dict[str, Any] = {
    "zones": [],
    "new_tokens": 0,
    "fresh_tokens": 0,
    "dice": None,
    "newcomer": None,
    "arrival": None,
    "fight": None,
    "power": 0,
    "statue": None,
    "harmless": False,
}


def abyss_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    told = {
        **decision_sight(view["decision"] or {"kind": None}),
        **exploration_sight(view),
        **court_sight(view),
        **location_sight(view),
        **border_sight(view),
    }
    for behind in range(view["players"]):
        number = (view["viewer"] + behind) % view["players"]
        seat = {**seat_sight(view["seats"][number]), **turn_sight(view, number)}
        told.update({f"seat{behind}.{name}": numbers for name, numbers in seat.items()})
    return told


def decision_sight(decision: dict[str, Any]) -> dict[str, list[int]]:
    kind = decision["kind"]
    return {
        "decision": flags(DECISION_IDS, [kind]),
        "claimed": flags(LOCATION_NOUN.ids, [decision.get("location")]),
        "keys_due": [decision["count"] if kind == "keys" else 0],
        "rewarded": [decision["space"] if kind == "reward" else 0],
        "to_discard": [decision["count"] if kind in TOO_MANY else 0],
        "tokens_due": [decision["count"] if kind == "tokens" else 0],
        "optional": [int(decision.get("optional", False))],
    }


def exploration_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    track = view["track"] + [None] * (SPACES - len(view["track"]))
    return {
        "leviathan": [int(view["leviathan"])],
        "price": [view["price"]],
        "extra_turn": [int(view["extra_turn"])],
        "powers_used": flags(("slaver", "oracle", "opportunist"), view["powers_used"]),
        "deck": [view["deck"]],
        "discard": counts(CARDS, view["discard"]),
        "track": [number for card in track for number in card_sight(card)],
        "last": flags(CARDS, view["track"][-1:]),
        "council": [view["council"][race] for race in RACE_IDS],
        "threat": flags(range(1, THREATS + 1), [view["threat"]]),
    }


def card_sight(card: str | None) -> Iterator[int]:
    """A space of the track: the value under its race, then the effect and the monster."""
    for race in RACE_IDS:
        yield figures.value_of(card) if card and figures.race_of(card) == race else 0
    for effect in ("pearls", "dice"):
        yield int(card is not None and card.endswith(effect))
    yield int(card == "monster")


def court_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    court = view["court"]
    payment = view["payment"] or {"lord": None, "cost": 0, "missing": 0, "race": None, "paid": []}
    played = figures.LEVIATHAN_LORDS if view["leviathan"] else figures.BASE_LORDS
    taken = [lord for seat in view["seats"] for lord in lords_of(seat)]
    deck = played - {*court, *view["lord_discard"], *taken}
    assert len(deck) == view["lord_deck"]
    return {
        "court": [court.index(lord) + 1 if lord in court else 0 for lord in LORD.ids],
        "lord_deck": flags(LORD.ids, deck),
        "recruit": flags(LORD.ids, [payment["lord"]]),
        "cost": [payment["cost"]],
        "missing": [payment["missing"]],
        "race": flags(RACE_IDS, [payment["race"]]),
        "paid": counts(ALLY_NOUN.ids, payment["paid"]),
    }


def lords_of(seat: dict[str, Any]) -> list[str]:
    return [lord["lord"] for lord in seat["free"]] + tucked(seat)


def tucked(seat: dict[str, Any]) -> list[str]:
    return [lord for location in seat["locations"] for lord in location["lords"]]


def location_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    """The deck is what lies nowhere else; the Black Smokers may have left the game."""
    taken = [place["location"] for seat in view["seats"] for place in seat["locations"]]
    deck = {*LOCATION_NOUN.ids} - {*view["available"], *view["drawn"], *taken}
    if len(deck) > view["location_deck"]:
        deck.remove("black-smokers")
    assert len(deck) == view["location_deck"]
    return {
        "location_deck": flags(LOCATION_NOUN.ids, deck),
        "available": flags(LOCATION_NOUN.ids, view["available"]),
        "drawn": flags(LOCATION_NOUN.ids, view["drawn"]),
    }


def border_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    border = view["border"] or NO_BORDER
    life = {(zone["zone"], zone["leviathan"]): zone["life"] + 1 for zone in border["zones"]}
    deck = leviathan_deck(view)
    return {
        "tokens": [view["tokens"]],
        "new_tokens": [border["new_tokens"]],
        "fresh_tokens": [border["fresh_tokens"]],
        "border": [life.get((zone, beast), 0) for zone in ZONE_IDS for beast in LEVIATHAN.ids],
        "leviathan_deck": flags(LEVIATHAN.ids, deck),
        "newcomer": flags(LEVIATHAN.ids, [border["newcomer"]]),
        "arrival": flags(ZONE_IDS, [border["arrival"]]),
        "fight": flags(ZONE_IDS, [border["fight"]]),
        "power": [border["power"]],
        "dice": [*(border["dice"] or ()), 0, 0][:2],
        "harmless": [int(border["harmless"])],
    }


def leviathan_deck(view: dict[str, Any]) -> set[Value]:
    border = view["border"]
    if border is None:
        return set()
    slain = [beast for seat in view["seats"] for beast in seat["slain"]]
    met = [zone["leviathan"] for zone in border["zones"]]
    deck = {*LEVIATHAN.ids} - {*slain, *met, *border["discard"], border["newcomer"]}
    assert len(deck) == border["deck"]
    return deck


def seat_sight(seat: dict[str, Any]) -> dict[str, list[int]]:
    free = {lord["lord"]: -1 if lord["disabled"] else 1 for lord in seat["free"]}
    points = {place["location"]: place["points"] for place in seat["locations"]}
    return {
        "hand": counts(ALLY_NOUN.ids, seat["hand"] or ()),
        "affiliated": counts(ALLY_NOUN.ids, seat["affiliated"]),
        "free": [free.get(lord, 0) for lord in map(str, LORD.ids)],
        "tucked": flags(LORD.ids, tucked(seat)),
        "locations": flags(LOCATION_NOUN.ids, points),
        "points": [points.get(location, 0) for location in LOCATION_NOUN.ids],
        "slain": flags(LEVIATHAN.ids, seat["slain"]),
        "tokens": [seat["tokens"]],
        "token_influence": counts(TOKEN_INFLUENCE, seat["token_influence"] or ()),
        "new_tokens": [seat["new_tokens"]],
        "new_token_kinds": counts(NEW_TOKEN_IDS, seat["new_token_kinds"] or ()),
        "hand_size": [seat["hand_size"]],
        "pearls": [seat["pearls"]],
        "key_tokens": [seat["key_tokens"]],
        "keys": [seat["keys"]],
        "wounds": [seat["wounds"]],
        "score": [seat["score"]],
    }


def turn_sight(view: dict[str, Any], seat: int) -> dict[str, list[int]]:
    decision = view["decision"] or {"kind": None, "seat": None}
    victim = decision["seat2"] if decision["kind"] == "assassinate" else None
    return {
        "statue": [int((view["border"] or NO_BORDER)["statue"] == seat)],
        "bought": [int(seat in view["bought"])],
        "declined": [int(seat in view["declined"])],
        "victim": [int(victim == seat)],
        "finisher": [int(view["finisher"] == seat)],
        "active": [int(view["active"] == seat)],
        "decides": [int(decision["seat"] == seat)],
    }


def flags(ids: Iterable[object], there: Collection[object]) -> list[int]:
    return [int(one in there) for one in ids]


def counts(ids: Iterable[object], there: Collection[object]) -> list[int]:
    found = Counter(there)
    return [found[one] for one in ids]
