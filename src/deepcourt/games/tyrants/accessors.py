"""The table for those who look at it: what lies and stands where, and a table laid out anew."""

from __future__ import annotations

from typing import Any

import cython

from .cards import HALF_DECKS, Deck
from .runs import Runs

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .realm import BIT
    from .runs import WHAT
    from .table import PAIR

RUN_NAMES = {
    "code": RUN_CODE,
    "seat": RUN_SEAT,
    "card": RUN_CARD,
    "played": RUN_PLAYED,
    "site": RUN_SITE,
    "anchor": RUN_ANCHOR,
    "left": RUN_LEFT,
    "times": RUN_TIMES,
    "kills": RUN_KILLS,
    "victim": RUN_VICTIM,
    "forcer": RUN_FORCER,
    "whom": RUN_WHOM,
    "from": RUN_FROM,
    "figure": RUN_FIGURE,
    "back": RUN_BACK,
    "placed": RUN_PLACED,
}
RUN_LISTS = {"returned": (RUN_RETURNED, RUN_BACK), "deployed": (RUN_DEPLOYED, RUN_PLACED)}


class TyrantsAccessors(Runs):
    """Everything that Python callers may ask a table, and how `position.py` lays one out."""

    def half_decks(self) -> list[Deck]:
        return [HALF_DECKS[PAIR[self.pair][half]] for half in range(2)]

    # -- cards --------------------------------------------------------------------------

    def row_cards(self) -> list[int]:
        """The market row; NO_CARD where a slot is empty."""
        return [self.row[slot] for slot in range(ROW)]

    def market_cards(self) -> list[int]:
        """The market deck, its top first."""
        return [self.market[number] for number in range(self.market_size - 1, -1, -1)]

    def devoured_cards(self) -> list[int]:
        """The devoured pile, its top last."""
        return [self.devoured[number] for number in range(self.devoured_size)]

    def stack_sizes(self) -> list[int]:
        """House Guards, Priestesses, Outcasts."""
        return [self.stack[number] for number in range(STACKS)]

    def hand_cards(self, seat: int) -> list[int]:
        return [self.hand[seat][number] for number in range(self.hand_size[seat])]

    def deck_cards(self, seat: int) -> list[int]:
        """A deck, its top first."""
        return [self.deck[seat][number] for number in range(self.deck_size[seat] - 1, -1, -1)]

    def discarded_cards(self, seat: int) -> list[int]:
        return [self.discard[seat][number] for number in range(self.discard_size[seat])]

    def circle_cards(self, seat: int) -> list[int]:
        return [self.circle[seat][number] for number in range(self.circle_size[seat])]

    def played_cards(self) -> list[tuple[int, int]]:
        """What was played in this turn, each card with the place where it lies now."""
        return [(self.played[number], self.lies[number]) for number in range(self.played_size)]

    def owned_cards(self, seat: int) -> list[int]:
        """Deck, hand and discard pile, and what the active player has in play."""
        played = self.played_cards() if seat == self.active else []
        return [
            *self.deck_cards(seat),
            *self.hand_cards(seat),
            *self.discarded_cards(seat),
            *(card for card, lies in played if lies == IN_PLAY),
        ]

    # -- the map ------------------------------------------------------------------------

    def troops_at(self, place: int) -> list[int]:
        """How many troops of each colour."""
        if place < SITES:
            return [self.troops[place][colour] for colour in range(COLOURS)]
        return [int(self.has_troop(place, colour)) for colour in range(COLOURS)]

    def has_spy(self, seat: int, site: int) -> bool:
        return bool(self.spies[seat] & BIT[site])

    def controller_of(self, site: int) -> int | None:
        seat = self.controller(site)
        return None if seat == NOBODY else seat

    def has_total_control(self, seat: int, site: int) -> bool:
        return bool(self.total[seat] & BIT[site])

    def presence_of(self, seat: int) -> list[int]:
        """The places where a seat has presence."""
        return [place for place in range(PLACES) if self.has_presence(seat, place)]

    def is_in_play(self, place: int) -> bool:
        if place < SITES:
            return bool(self.sites & BIT[place])
        return bool(self.spaces & BIT[place - SITES])

    def paid_sites(self) -> list[int]:
        """The markers that have brought influence in this turn."""
        return [site for site in range(SITES) if self.paid & BIT[site]]

    # -- players ------------------------------------------------------------------------

    def barracks_of(self, seat: int) -> int:
        return self.barracks[seat]

    def spies_of(self, seat: int) -> int:
        """Those in the supply."""
        return self.spy_supply[seat]

    def hall_of(self, seat: int) -> list[int]:
        """Trophies of each colour."""
        return [self.hall[seat][colour] for colour in range(COLOURS)]

    def points_of(self, seat: int) -> int:
        """VP tokens."""
        return self.points[seat]

    # -- what is being resolved ---------------------------------------------------------

    def all_runs(self) -> list[dict[str, Any]]:
        """The cards that are being resolved, the one that goes on last."""
        return [self.run_document(level) for level in range(self.depth)]

    def present_run(self) -> dict[str, Any]:
        return self.run_document(self.depth - 1)

    def run_document(self, level: int) -> dict[str, Any]:
        run = [self.runs[level][field] for field in range(RUN_FIELDS)]
        lists = {name: run[first : first + run[size]] for name, (first, size) in RUN_LISTS.items()}
        return {name: run[field] for name, field in RUN_NAMES.items()} | lists

    def present_cost(self) -> int:
        """What may be paid, while that is being asked."""
        return WHAT[self.runs[self.depth - 1][RUN_CODE]]

    def may_pass(self) -> bool:
        """Whether the present question can be declined."""
        return bool(self.is_optional())

    def waiting_effects(self) -> list[tuple[int, int]]:
        """The effects that wait for the end of the turn: code and number of the card played."""
        return [(self.queue[number][0], self.queue[number][1]) for number in range(self.queue_size)]

    def end_effects(self) -> list[int]:
        """The cards whose effects wait for the end of the turn."""
        return [self.played[played] for _, played in self.waiting_effects()]

    # -- a table from a document --------------------------------------------------------

    def restore_runs(self, runs: list[dict[str, Any]]) -> None:
        for document in runs:
            self.begin_run(document["seat"], document["card"], 0, 0)
            run = self.depth - 1
            for name, field in RUN_NAMES.items():
                self.runs[run][field] = document[name]
            for name, (first, _) in RUN_LISTS.items():
                for number, value in enumerate(document[name]):
                    self.runs[run][first + number] = value

    def restore_map(
        self, troops: dict[int, list[int]], halls: list[list[int]], spies: list[list[int]]
    ) -> None:
        """Troops of each colour by place, trophies of each colour and sites of spies by seat.

        Barracks and supplies of spies are what is left.
        """
        self.lay_map()
        turn = self.round
        self.round = 0  # nothing is paid
        for place, counts in troops.items():
            for colour in range(COLOURS):
                for _ in range(counts[colour]):
                    self.put_troop(place, colour)
                if colour != WHITE:
                    self.barracks[colour] -= counts[colour]
        for seat, counts in enumerate(halls):
            for colour in range(COLOURS):
                self.hall[seat][colour] = counts[colour]
                if colour != WHITE:
                    self.barracks[colour] -= counts[colour]
        for seat, sites in enumerate(spies):
            for site in sites:
                self.place_spy(seat, site)
        self.round = turn

    def restore_paid(self, sites: list[int]) -> None:
        self.paid = sum(BIT[site] for site in sites)
