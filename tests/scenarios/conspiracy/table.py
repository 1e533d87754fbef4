"""Tables laid out for scenarios from the few things that matter, and what players see of them.

In a chamber `mage-1@citadel` is a lord under a location. All cards that a scenario does not name
lie in the decks or, where it says what is in a deck, face up beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from deepcourt.core.titles import named
from deepcourt.core.vocabulary import Event

from ..table import BaseTable, laid
from ..witness import covers

GUILDS = ("politician", "merchant", "farmer", "soldier", "mage")
GATES = {"narrow-gate": 1, "twin-gates": 2}
SPOTS = 15

TITLE = named("conspiracy")
CARDS = {card["id"]: card for card in TITLE.cards()}


def each_guild(*covered: str) -> pytest.MarkDecorator:
    """A scenario for every guild, which covers these things with `{guild}` filled in."""
    return pytest.mark.parametrize(
        "guild",
        [
            pytest.param(guild, marks=covers(*(thing.format(guild=guild) for thing in covered)))
            for guild in GUILDS
        ],
    )


class Table(BaseTable):
    """A game of Conspiracy and the words in which scenarios speak of it."""

    def seen_in(self, event: Event) -> Iterator[str]:
        if event.kind.name == "lord-placed":
            yield f"lord:{event.args['lord']}"
        elif event.kind.name == "location-taken":
            yield f"location:{event.args['location']}"

    def chamber(self, seat: int) -> str:
        """A chamber in the notation of `lay`."""
        return " ".join(
            f"{spot['lord']}@{spot['location']}" if spot["location"] else spot["lord"]
            for spot in self.seat(seat)["chamber"]
        )

    def keys(self, seat: int) -> tuple[int, int]:
        """Silver and gold keys that count."""
        return self.seat(seat)["silver"], self.seat(seat)["gold"]

    def pearls(self, seat: int) -> int:
        return int(self.seat(seat)["pearls"])

    def pile(self, guild: str) -> str:
        return " ".join(self.view()["piles"][guild])

    def revealed(self) -> str:
        return " ".join(self.view()["revealed"])


def lay(
    *,
    chambers: Sequence[str] = (),
    players: int | None = None,
    turn: int = 0,
    asks: str = "recruit",
    deck: str | None = None,
    piles: str = "",
    hand: str = "",
    location_deck: str | None = None,
    revealed: str = "",
    drawn: str = "",
    gate: str | None = None,
    pearl_master: int | None = None,
    random: int = 0,
) -> Table:
    """Lay out a table.

    `gate` is a location in force. Unless it is said, the Pearl Master is the first of those with
    the most pearls. Another chamber that is complete makes this the last round.
    """
    players = players or max(2, len(chambers))
    spots = [chamber.split() for chamber in [*chambers, *[""] * (players - len(chambers))]]
    lords = [[spot.split("@")[0] for spot in chamber] for chamber in spots]
    controlled = [
        {spot.split("@")[1]: place for place, spot in enumerate(chamber, 1) if "@" in spot}
        for chamber in spots
    ]
    other_lords = unnamed("lord", deck or "", piles, hand, *map(" ".join, lords))
    other_locations = unnamed(
        "location", location_deck or "", revealed, drawn, *map(" ".join, controlled)
    )
    discarded = piles.split() + (other_lords if deck is not None else [])
    face_up = revealed.split() + (other_locations if location_deck is not None else [])
    if pearl_master is None:
        pearl_master = most_pearls([*map(owned_pearls, lords, controlled)])
    complete = [seat for seat in range(players) if len(lords[seat]) == SPOTS and seat != turn]
    nested = asks not in ("recruit", "keep", "return", "place")
    table = {
        "deck": other_lords if deck is None else deck.split(),
        "piles": {
            guild: [lord for lord in discarded if CARDS[lord]["guild"] == guild] for guild in GUILDS
        },
        "hand": hand.split(),
        "chambers": lords,
        "controlled": controlled,
        "location_deck": other_locations if location_deck is None else location_deck.split(),
        "revealed": face_up,
        "drawn": drawn.split(),
        "pearl_master": pearl_master,
        "forced_draw": GATES[gate] if gate else 0,
        "forced_by": (
            next(seat for seat in range(players) if gate in controlled[seat]) if gate else None
        ),
        "finisher": complete[0] if complete else None,
    }
    decisions = ["place", asks] if nested else [asks]
    return Table(laid(TITLE, players, {}, decisions, turn, table, random))


def lords_of(guilds: Sequence[str]) -> str:
    """Some lords of these guilds in this order, those without keys first."""
    stock = {
        guild: [f"{guild}-{influence}" for influence in (2, 2, 1, 1, 1, 1, 6, 4, 4, 3, 3, 0)]
        for guild in GUILDS
    }
    return " ".join(stock[guild].pop() for guild in guilds)


TWELVE = lords_of(["politician"] * 6 + ["merchant"] * 6)
FOURTEEN = f"{TWELVE} farmer-0 farmer-6"


def rigged(deal: Callable[[int], Table], wanted: Callable[[Table], bool]) -> Table:
    """The first table, of those that differ in their random stream, on which chance obliges."""
    return next(table for table in map(deal, range(10_000)) if wanted(table))


def unnamed(noun: str, *zones: str) -> list[str]:
    """The cards that lie in none of these zones."""
    all_cards = Counter({id: card["copies"] for id, card in CARDS.items() if card["noun"] == noun})
    all_cards.subtract(" ".join(zones).split())
    return list(all_cards.elements())


def owned_pearls(lords: list[str], controlled: dict[str, int]) -> int:
    return sum(CARDS[card]["pearls"] for card in [*lords, *controlled])


def most_pearls(pearls: list[int]) -> int | None:
    return pearls.index(max(pearls)) if any(pearls) else None
