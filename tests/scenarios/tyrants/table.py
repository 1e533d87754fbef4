"""Tables laid out for scenarios from the few things that matter, and what players see of them.

Decks have their top first, the devoured pile has its top last. A place holds exactly what is
written for it; places of which nothing is written hold the white troops of the beginning.

Everything is there as often as in the box. What a scenario does not name lies where it disturbs
least:

- Nobles and Soldiers in the deck of their seat, or at the bottom of the devoured pile if that deck
  is written out;
- market cards in the market deck, or at the bottom of the devoured pile if that is written out;
  slots of the row that are not written are filled as long as there is a market deck;
- House Guards, Priestesses and Outcasts on their stacks; if their number is written, the others at
  the bottom of the devoured pile, but Outcasts at the bottom of the deck of the last seat;
- white troops in the hall of the last seat that has none written; whites that are missing for what
  is written are taken from other places, the last ones of the map first;
- troops that are neither on the map nor in the written `barracks` in such a hall of another seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from deepcourt.core.titles import named
from deepcourt.games.tyrants.board import (
    HOUSES,
    PLACE_IDS,
    SITE_TABLE,
    TROOPS,
    Section,
    capacity,
    layout,
    whites,
)
from deepcourt.games.tyrants.cards import HALF_DECKS, STARTING_DECK

from ..table import BaseTable, laid, words, written

TITLE = named("tyrants")
CARDS = {card["id"]: card for card in TITLE.cards()}
ROW = 6
WHITE = "white"
STACKS = ("house-guard", "priestess-of-lolth", "insane-outcast")
FIRST_HALF_DECKS = ("drow", "dragons")  # if a scenario names no cards of others


@dataclass(frozen=True)
class Seat:
    """What belongs to a player; what is None is completed as described above."""

    hand: str = ""
    deck: str | None = None
    discard: str = ""
    circle: str = ""
    spies: str = ""
    hall: str | None = None
    points: int = 0
    barracks: int | None = None

    def cards(self) -> list[str]:
        return words(self.hand, self.deck or "", self.discard, self.circle)


class Table(BaseTable):
    """A game of Tyrants and the words in which scenarios speak of it."""

    # -- the question -------------------------------------------------------------------

    def choices(self, verb: str | None = None) -> list[str]:
        """The actions to choose from, or those of a verb without the verb."""
        return [one.removeprefix(f"{verb} ") for one in super().choices(verb)]

    def is_asked(self, kind: str, seat: int = 0) -> bool:
        return self.asked() == (seat, kind)

    def goes_on(self) -> bool:
        """Whether seat 0 is done with what it played, and its turn goes on."""
        return self.is_asked("turn")

    # -- what players see ---------------------------------------------------------------

    def hand(self, seat: int = 0) -> str:
        """Hand, deck, discard pile, circle, hall, row …: written as for `lay`, piles of which
        nobody sees the order in the order of the card table."""
        return written(self.seat(seat)["hand"])

    def deck(self, seat: int = 0) -> str:
        return written(self.seat(seat)["deck"])

    def discard(self, seat: int = 0) -> str:
        return written(self.seat(seat)["discard"])

    def circle(self, seat: int = 0) -> str:
        """In the order in which the cards came."""
        return " ".join(self.seat(seat)["circle"])

    def hall(self, seat: int = 0) -> str:
        return written(Counter(self.seat(seat)["hall"]).elements())

    def points(self, seat: int = 0) -> int:
        """VP tokens."""
        return int(self.seat(seat)["points"])

    def barracks(self, seat: int = 0) -> int:
        return int(self.seat(seat)["barracks"])

    def spy_supply(self, seat: int = 0) -> int:
        return int(self.seat(seat)["spies"])

    def presence(self, seat: int = 0) -> set[str]:
        return set(self.seat(seat)["presence"])

    def markers(self, seat: int = 0) -> str:
        return " ".join(self.seat(seat)["markers"])

    def troops(self, place: str) -> str:
        """The troops at a place."""
        view = self.view()
        if place in view["sites"]:
            return written(Counter(view["sites"][place]["troops"]).elements())
        return view["spaces"][place] or ""

    def spies(self, site: str) -> str:
        """The houses that have a spy there."""
        return " ".join(self.view()["sites"][site]["spies"])

    def control(self, site: str) -> int | None:
        """The seat that controls a site."""
        seat: int | None = self.view()["sites"][site]["control"]
        return seat

    def total(self, site: str) -> bool:
        """Whether that control is total."""
        return bool(self.view()["sites"][site]["total"])

    def power(self) -> int:
        return int(self.view()["power"])

    def influence(self) -> int:
        return int(self.view()["influence"])

    def resources(self) -> tuple[int, int, int]:
        """Power, influence, and the VP tokens of seat 0."""
        return self.power(), self.influence(), self.points()

    def row(self) -> str:
        """The cards of the market row, slot by slot, `-` for an empty one."""
        return " ".join(card or "-" for card in self.view()["row"])

    def market_size(self) -> int:
        return len(self.view()["market_deck"])

    def devoured(self) -> str:
        return " ".join(self.view()["devoured"])

    def stack(self, card: str) -> int:
        return int(self.view()["stacks"][card])

    def play_area(self) -> str:
        """The cards that lie there, in the order in which they were played."""
        return " ".join(one["card"] for one in self.view()["played"] if one["where"] == "play")


def lay(
    *seats: Seat,
    players: int | None = None,
    decks: str | None = None,
    outer: str = "left",
    troops: Mapping[str, str] | None = None,
    whites: bool = True,
    row: str = "",
    market: str | None = None,
    devoured: str = "",
    stacks: Mapping[str, int] | None = None,
    turn: int = 0,
    power: int = 0,
    influence: int = 0,
    random: int = 0,
    **rest: Any,
) -> Table:
    """Lay out a table, in the turn of seat `turn`.

    The half-decks are those of the cards named, else Drow and Dragons. Without `whites` only those
    white troops stand on the map that are written. `rest` are other fields of the table of a
    position. Markers that the active player holds have been paid, and the last round has begun if
    some barracks or the market deck are empty, unless it says so otherwise.
    """
    seats += (Seat(),) * ((players or 2) - len(seats))
    named_cards = words(row, market or "", devoured, *(" ".join(seat.cards()) for seat in seats))
    pair = decks or half_decks_of(named_cards)
    left = copies(pair, len(seats))
    left.subtract(named_cards)
    piles = [card_piles(seat, left) for seat in seats]
    stack_sizes = lay_stacks(stacks or {}, left, piles)
    slots = words(row)
    if market != "":
        slots += fillers(left, ROW - len(slots))
    assert len(slots) <= ROW
    if market is None:
        deck = [card for card in left.elements() if in_half_deck(card)]
        left.subtract(deck)
    else:
        deck = words(market)
    on_map, halls = lay_troops(seats, troops or {}, Section(outer), whites)
    ended = any(seat.barracks == 0 for seat in seats) or not deck
    table = {
        "first": 0,
        "active": turn,
        "round": 2,
        "last_round": ended,
        "power": power,
        "influence": influence,
        "ghost": False,
        "paid": markers_held(HOUSES[turn], on_map),
        "borrowed": None,
        "row": [*slots, *[None] * (ROW - len(slots))],
        "market": deck,
        "devoured": [*left.elements(), *words(devoured)],
        "stacks": stack_sizes,
        "played": [],
        "end_effects": [],
        "resolving": [],
        "troops": {place: dict(counts) for place, counts in on_map.items() if counts},
        "seats": [
            pile | {"points": seat.points, "spies": words(seat.spies), "hall": dict(hall)}
            for seat, pile, hall in zip(seats, piles, halls, strict=True)
        ],
    }
    options: dict[str, bool | str] = {"decks": pair, "outer": outer}
    return Table(laid(TITLE, len(seats), options, ["turn"], turn, table | rest, random))


def played(card: str, *others: Seat, me: Seat | None = None, **rest: Any) -> Table:
    """A table on which seat 0 has just played a card, and still holds what `me` does."""
    seat = me or Seat()
    table = lay(replace(seat, hand=f"{seat.hand} {card}"), *others, **rest)
    return table.play(f"play card:{card}")


# -- cards --------------------------------------------------------------------------------


def half_decks_of(cards: Iterable[str]) -> str:
    """The pair of half-decks that holds the cards; the first ones where they leave it open."""
    needed = {CARDS[card]["deck"] for card in cards} & set(HALF_DECKS)
    if "insane-outcast" in cards:
        needed.add("demons")
    for deck in FIRST_HALF_DECKS:
        if len(needed) < 2:
            needed.add(deck)
    one, other = (str(deck) for deck in HALF_DECKS if deck in needed)
    return f"{one}-{other}"


def copies(pair: str, players: int) -> Counter[str]:
    """How often every card is there."""
    found = Counter(
        {id: card["copies"] for id, card in CARDS.items() if card["deck"] in (*pair.split("-"),)}
    )
    found.update({id: count * players for id, count in STARTING_DECK.items()})
    found.update({id: CARDS[id]["copies"] for id in STACKS[: 3 if "demons" in pair else 2]})
    return found


def card_piles(seat: Seat, left: Counter[str]) -> dict[str, list[str]]:
    """The piles of a seat; a deck that is not written is made of what is left."""
    own = Counter(STARTING_DECK)
    own.subtract(card for card in seat.cards() if card in STARTING_DECK)
    deck = words(seat.deck or "")
    if seat.deck is None:
        deck = [card for card, count in own.items() for _ in range(max(0, min(count, left[card])))]
        left.subtract(deck)
    return {
        "deck": deck,
        "hand": words(seat.hand),
        "discard": words(seat.discard),
        "circle": words(seat.circle),
    }


def lay_stacks(
    written: Mapping[str, int], left: Counter[str], piles: list[dict[str, list[str]]]
) -> dict[str, int]:
    sizes = {}
    for id in STACKS:
        sizes[id] = written.get(id, left[id])
        left[id] -= sizes[id]
    piles[-1]["deck"] += ["insane-outcast"] * left["insane-outcast"]
    left["insane-outcast"] = 0
    return sizes


def fillers(left: Counter[str], count: int) -> list[str]:
    """Cards for slots of the row of which nothing is written."""
    kinds = [card for card, copies in left.items() if copies > 0 and in_half_deck(card)]
    chosen = kinds[:count]
    left.subtract(chosen)
    return chosen


def in_half_deck(card: str) -> bool:
    return CARDS[card]["deck"] in HALF_DECKS


# -- troops -------------------------------------------------------------------------------


def lay_troops(
    seats: tuple[Seat, ...], written: Mapping[str, str], outer: Section, begin: bool
) -> tuple[dict[str, Counter[str]], list[Counter[str]]]:
    """What stands on the map, and the trophies of the seats."""
    places = [PLACE_IDS[place] for place in layout(len(seats), outer).places]
    assert set(written) <= set(places), f"not in play: {set(written) - set(places)}"
    on_map = {place: Counter(words(troops)) for place, troops in written.items()}
    halls = [Counter(words(seat.hall or "")) for seat in seats]
    spare = layout(len(seats), outer).white_troops
    spare -= sum(counts[WHITE] for counts in (*on_map.values(), *halls))
    for place in places if begin else ():
        if place not in on_map:
            count = min(spare, whites(PLACE_IDS.index(place)))
            on_map[place] = Counter({WHITE: count}) if count else Counter()
            spare -= count
    halls[keeper(seats)][WHITE] += spare
    for number, seat in enumerate(seats):
        if seat.barracks is not None:
            house = HOUSES[number]
            there = sum(counts[house] for counts in (*on_map.values(), *halls))
            halls[keeper(seats, number)][house] += TROOPS - seat.barracks - there
    for place, counts in on_map.items():
        assert counts.total() <= capacity(PLACE_IDS.index(place)), f"no room at {place}"
    return on_map, [+hall for hall in halls]


def keeper(seats: tuple[Seat, ...], besides: int | None = None) -> int:
    """The last seat with no hall written, or the last one at all."""
    others = [number for number in range(len(seats)) if number != besides]
    return ([number for number in others if seats[number].hall is None] or others)[-1]


def markers_held(house: str, on_map: Mapping[str, Counter[str]]) -> list[str]:
    return [
        site.id
        for site in SITE_TABLE
        if site.marker and leads(house, on_map.get(site.id, Counter()))
    ]


def leads(house: str, troops: Counter[str]) -> bool:
    others = [count for colour, count in troops.items() if colour != house]
    return troops[house] > max(others, default=0)
