"""Tables laid out for scenarios from the few things that matter, and what players see of them.

Among the lords of a seat, `~slaver` is disabled and `keeper@depths` lies under a location. All
cards that a scenario does not name lie in their decks or, where it says what is in a deck, in the
discard or out of the game.

After the arrow of an action stands what chance brings: cards, lords, locations, leviathans, tokens
(`3` or `two-pearls`) and dice (`4`, or `2+5` for both).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from deepcourt.core.titles import named
from deepcourt.core.vocabulary import Event

from ..table import BaseTable, laid, words
from ..witness import seen
from .chance import IN_ORDER, by_chance

TITLE = named("abyss")
CARDS = {card["id"]: card for card in TITLE.cards()}
RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
ZONES = ("2-3", "4", "5", "6", "7", "8", "9", "10", "11-12")
TOKENS = {"2": 9, "3": 9, "4": 2}
NEW_TOKENS = {"two-pearls": 7, "three-pearls": 4, "key": 4, "council": 4}

# Lords without a power; three of them keep a court from being refilled.
FARMERS = "miller aquaculturalist landowner"

# Values of allies that pay for a lord exactly, by the races it asks for and its cost.
EXACT = {
    (1, 6): (5, 1),
    (1, 7): (5, 2),
    (1, 8): (5, 3),
    (1, 10): (5, 4, 1),
    (2, 7): (4, 2, 1),
    (2, 8): (5, 2, 1),
    (2, 10): (5, 4, 1),
    (3, 6): (3, 2, 1),
    (3, 8): (5, 2, 1),
    (3, 9): (5, 3, 1),
    (3, 10): (5, 4, 1),
    (3, 12): (5, 4, 3),
    (5, 10): (3, 2, 2, 2, 1),
}


@dataclass(frozen=True)
class Seat:
    """What lies before a player."""

    hand: str = ""
    lords: str = ""
    locations: str = ""  # besides those with lords under them
    affiliated: str = ""
    pearls: int = 0
    keys: int = 0  # tokens
    tokens: str = ""
    new_tokens: str = ""
    wounds: int = 0
    slain: str = ""

    def places(self) -> dict[str, list[str]]:
        """The locations with the lords under them."""
        places: dict[str, list[str]] = {location: [] for location in words(self.locations)}
        for lord, at, location in (one.partition("@") for one in words(self.lords)):
            if at:
                places.setdefault(location, []).append(lord)
        return places

    def free(self) -> list[str]:
        return [lord.lstrip("~") for lord in words(self.lords) if "@" not in lord]

    def document(self) -> dict[str, Any]:
        return {
            "hand": words(self.hand),
            "affiliated": words(self.affiliated),
            "pearls": self.pearls,
            "key_tokens": self.keys,
            "wounds": self.wounds,
            "free": self.free(),
            "disabled": [lord[1:] for lord in words(self.lords) if lord.startswith("~")],
            "locations": self.places(),
            "tokens": counts(words(self.tokens), TOKENS),
            "new_tokens": counts(words(self.new_tokens), NEW_TOKENS),
            "slain": words(self.slain),
        }


class Table(BaseTable):
    """A game of Abyss and the words in which scenarios speak of it.

    A lord is played when it comes into play, or serves while something happens; a location when it
    is taken or its worth is read; a leviathan when it comes, attacks or is attacked.
    """

    in_order = IN_ORDER

    def by_chance(self, event: Event, notation: str) -> Iterator[str]:
        return by_chance(event, notation)

    def in_service(self) -> Iterator[str]:
        for seat in self.view()["seats"]:
            yield from (f"lord:{one['lord']}" for one in seat["free"])

    def seen_in(self, event: Event) -> Iterator[str]:
        kind, args = event.kind.name, event.args
        if kind in ("lord-recruited", "lord-taken"):
            yield f"lord:{args['lord']}"
        elif kind in ("location-taken", "location-replaced"):
            yield f"location:{args['location']}"
        elif kind in ("leviathan-came", "leviathan-attacked", "fight-began"):
            yield f"leviathan:{args['leviathan']}"
            if kind == "leviathan-came":
                yield f"zone:{args['zone']}"
            if kind == "leviathan-attacked":
                yield f"penalty:{CARDS[args['leviathan']]['penalty']}"
        elif kind == "attack-made" and CARDS[args["ally"]]["effect"]:
            yield f"effect:{CARDS[args['ally']]['effect']}"
        elif kind == "token-revealed":
            yield f"token:{args['token']}"
        elif kind == "token-seen":
            yield f"influence:{args['influence']}"
        elif kind == "reward-taken":
            yield f"reward:{args['reward']}"

    def recruit(self, lord: str, allies: str | None = None) -> Table:
        """Recruit a lord, paying with these allies, or with the `price` of the lord."""
        left = words(price(lord) if allies is None else allies)
        steps = [f"recruit lord:{lord}"]
        events: list[Event] = []
        while steps:
            events += self.play(*steps).events
            for paid in self.told("ally-paid"):
                left.remove(str(paid["ally"]))
            usable = [f"pay ally:{ally}" for ally in left if f"pay ally:{ally}" in self.choices()]
            steps = [*usable, "pay-rest"][:1] if self.asked()[1] == "pay" else []
        assert not left, f"not used: {left}"
        self.events = events
        return self

    def quiet_turn(self) -> Table:
        """A turn in which an ally is found, bought by nobody and taken."""
        ally = next(card for card in self.game.position()["table"]["deck"] if card != "monster")
        self.play(f"explore -> {ally}")
        while self.asked()[1] == "offer":
            self.play("decline")
        return self.play("take-ally")

    # -- what players see ---------------------------------------------------------------

    def hand(self, seat: int) -> str:
        return " ".join(self.seat(seat)["hand"])

    def affiliated(self, seat: int) -> str:
        return " ".join(self.seat(seat)["affiliated"])

    def pearls(self, seat: int) -> int:
        return int(self.seat(seat)["pearls"])

    def keys(self, seat: int) -> int:
        """Keys that count: tokens and active lords."""
        return int(self.seat(seat)["keys"])

    def lords(self, seat: int) -> str:
        """The lords of a seat in the notation of `lay`, those under locations last."""
        view = self.seat(seat)
        free = [("~" if one["disabled"] else "") + one["lord"] for one in view["free"]]
        tucked = [
            f"{lord}@{place['location']}" for place in view["locations"] for lord in place["lords"]
        ]
        return " ".join([*free, *tucked])

    def locations(self, seat: int) -> str:
        return " ".join(place["location"] for place in self.seat(seat)["locations"])

    def tokens(self, seat: int) -> str:
        """Monster tokens, then the new ones."""
        view = self.seat(seat)
        return " ".join([*map(str, view["token_influence"]), *view["new_token_kinds"]])

    def court(self) -> str:
        return " ".join(self.view()["court"])

    def available(self) -> str:
        return " ".join(self.view()["available"])

    def track(self) -> str:
        return " ".join(self.view()["track"])

    def discard(self) -> str:
        return " ".join(self.view()["discard"])

    def council(self) -> dict[str, int]:
        """The piles that hold anything."""
        return {race: size for race, size in self.view()["council"].items() if size}

    def border(self) -> str:
        """The Border in the notation of `lay`."""
        return " ".join(
            f"{zone['leviathan']}@{zone['zone']}"
            + (f":{lost}" if (lost := CARDS[zone["leviathan"]]["life"] - zone["life"]) else "")
            for zone in self.view()["border"]["zones"]
            if zone["leviathan"]
        )

    def worth(self, seat: int, location: str) -> int:
        seen.add(f"location:{location}")
        return super().worth(seat, location)


def lay(
    *seats: Seat,
    players: int | None = None,
    turn: int = 0,
    asks: str = "turn",
    waiting: str = "",
    leviathan: bool = False,
    deck: str | None = None,
    discard: str = "",
    track: str = "",
    council: str = "",
    court: str = "",
    lord_deck: str | None = None,
    available: str = "",
    location_deck: str | None = None,
    drawn: str = "",
    new_tokens: str | None = None,
    leviathan_deck: str | None = None,
    border: str = "",
    random: int = 0,
    **rest: Any,
) -> Table:
    """Lay out a table, at the beginning of the turn of seat `turn` unless it `asks` otherwise.

    Where a deck is written out, the cards that are nowhere else lie in the exploration discard or
    are out of the game. Decisions are written `offer@1` if another than the active player decides;
    those that are `waiting` stand below. `border` is written `ink-tyrant@7`, or `ink-tyrant@7:2`
    with two life points lost. `rest` are other fields of the table of a position.
    """
    seats += (Seat(),) * ((players or 2) - len(seats))
    zones = {zone: one for one in words(border) for zone in [one.split("@")[1].split(":")[0]]}
    cards = all_cards(leviathan)
    cards.subtract(words(deck or "", discard, track, council, *rest.get("paid", [])))
    for seat in seats:
        cards.subtract(words(seat.hand, seat.affiliated))
    others = list(cards.elements())
    lords = all_of("lord", leviathan)
    lords.subtract(words(lord_deck or "", court))
    locations = all_of("location", leviathan)
    locations.subtract(words(location_deck or "", available, drawn))
    leviathans = all_of("leviathan", leviathan)
    leviathans.subtract(
        [*words(leviathan_deck or ""), *(one.split("@")[0] for one in zones.values())]
    )
    leviathans.subtract([rest["newcomer"]] if rest.get("newcomer") else [])
    bag = Counter(TOKENS)
    new_bag = Counter(NEW_TOKENS if leviathan else {})
    for seat in seats:
        lords.subtract([*seat.free(), *words(*map(" ".join, seat.places().values()))])
        locations.subtract(list(seat.places()))
        leviathans.subtract(words(seat.slain))
        bag.subtract(words(seat.tokens))
        new_bag.subtract(words(seat.new_tokens))
    table = {
        "active": turn,
        "price": 1,
        "bought": [],
        "declined": [],
        "powers_used": [],
        "finisher": None,
        "threat": 1,
        "deck": others if deck is None else words(deck),
        "discard": words(discard) + ([] if deck is None else others),
        "track": words(track),
        "council": words(council),
        "recruit": None,
        "paid": [],
        "victim": None,
        "lord_deck": list(lords.elements()) if lord_deck is None else words(lord_deck),
        "court": words(court),
        "location_deck": (
            list(locations.elements()) if location_deck is None else words(location_deck)
        ),
        "available": words(available),
        "drawn": words(drawn),
        "claimed": None,
        "keys_due": 0,
        "ambassador": None,
        "tokens": [bag[token] for token in TOKENS],
        "new_tokens": (
            [new_bag[token] for token in NEW_TOKENS]
            if new_tokens is None
            else counts(words(new_tokens), NEW_TOKENS)
        ),
        "fresh": [0] * len(NEW_TOKENS),
        "tokens_due": 0,
        "leviathan_deck": (
            list(leviathans.elements()) if leviathan_deck is None else words(leviathan_deck)
        ),
        "border": [zone_document(zones.get(zone)) for zone in ZONES],
        "newcomer": None,
        "arrival": None,
        "zone": None,
        "power": 0,
        "dice": [0, 0],
        "statue": None,
        "to_discard": 0,
        "paid_for": 0,
        "extra_turn": False,
        "court_short": False,
        "harmless": False,
        "may_stop": False,
        "fought": False,
        "second_fight": False,
        "seats": [seat.document() for seat in seats],
    }
    decisions = [*waiting.split(), asks]
    options: dict[str, bool | str] = {"leviathan": leviathan}
    return Table(laid(TITLE, len(seats), options, decisions, turn, table | rest, random))


def price(lord: str) -> str:
    """Allies that pay for a lord exactly, the weakest of them last."""
    card = CARDS[lord]
    first = RACES.index(card["race"] or "jellyfish")
    races = [RACES[(first + step) % len(RACES)] for step in range(card["races"])]
    *most, least = EXACT[card["races"], card["cost"]]
    allies = [f"{races[0]}-{value}" for value in most[: len(most) - len(races) + 2]]
    allies += [
        f"{race}-{value}" for race, value in zip(races[1:], most[len(allies) :], strict=False)
    ]
    return " ".join([*allies, f"{races[-1]}-{least}"])


def hired(lord: str, *others: Seat, me: Seat | None = None, **rest: Any) -> Table:
    """A table on which seat 0 has just recruited a lord, and still has what `me` holds."""
    seat = me or Seat()
    seat = replace(seat, hand=f"{seat.hand} {price(lord)}")
    court = f"{lord} {FARMERS}" if lord not in FARMERS else f"{FARMERS} keeper"
    return lay(seat, *others, **{"court": court} | rest).recruit(lord)


def zone_document(one: str | None) -> dict[str, Any] | None:
    if one is None:
        return None
    leviathan, place = one.split("@")
    return {"leviathan": leviathan, "life_lost": int(place.partition(":")[2] or 0)}


def counts(things: list[str], kinds: dict[str, int]) -> list[int]:
    """How many of each kind there are."""
    assert set(things) <= set(kinds)
    return [things.count(kind) for kind in kinds]


def all_cards(leviathan: bool) -> Counter[str]:
    """The exploration cards of a game."""
    cards = Counter({"monster": 9 if leviathan else 6})
    for id, card in CARDS.items():
        if card["noun"] == "ally":
            cards[id] = card["copies"] + (card["leviathan_copies"] if leviathan else 0)
    return cards


def all_of(noun: str, leviathan: bool) -> Counter[str]:
    """The lords, locations or leviathans of a game."""
    found = [card for card in CARDS.values() if card["noun"] == noun]
    if leviathan:
        return Counter(card["id"] for card in found if card["id"] != "tamer")
    return Counter(card["id"] for card in found if not card.get("expansion"))
