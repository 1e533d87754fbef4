"""What lies on the table, for those who look at it."""

from __future__ import annotations

import cython

from ...core.fields import bits_in
from .cards import LOCATION_TABLE, RANK_TABLE
from .state import ConspiracyState

if not cython.compiled:
    from .constants import *

INFLUENCE = [rank.influence for rank in RANK_TABLE]
COPIES = [rank.copies for rank in RANK_TABLE]
SHOWS_KEY = [rank.key is not None for _ in range(GUILDS) for rank in RANK_TABLE]
LOCATION_PEARLS = [location.pearls for location in LOCATION_TABLE]


class ConspiracyTable(ConspiracyState):
    """The cards, pearls and tokens, without the order of play."""

    def controls(self, seat: int, location: int) -> bool:
        return self.locations[seat] >> location & 1 == 1

    def keys_suffice(self, seat: int) -> bool:
        """Whether the keys since the last location open another one."""
        silver = self.silver[seat]
        gold = self.gold[seat]
        needed = 2 if self.controls(seat, ANY_TWO_KEYS) else 3
        return silver >= 2 or gold >= 2 or silver + gold >= needed

    # -- for Python callers -------------------------------------------------------------

    def deck_lords(self) -> list[int]:
        return [lord for lord in range(LORDS) for _ in range(self.deck[lord])]

    def pile(self, guild: int) -> list[int]:
        return [self.piles[guild][i] for i in range(self.pile_size[guild])]

    def hand_lords(self) -> list[int]:
        return [self.hand[i] for i in range(self.hand_size)]

    def chamber(self, seat: int) -> list[int]:
        return [self.chambers[seat][i] for i in range(self.chamber_size[seat])]

    def keys(self, seat: int) -> tuple[int, int]:
        """Silver and gold keys since the last location."""
        return self.silver[seat], self.gold[seat]

    def opens_location(self, seat: int) -> bool:
        """Whether the keys of a seat suffice for a location."""
        return self.keys_suffice(seat)

    def pearl_count(self, seat: int) -> int:
        return self.pearls[seat]

    def deck_locations(self) -> list[int]:
        return bits_in(self.location_deck)

    def revealed_locations(self) -> list[int]:
        return bits_in(self.revealed)

    def locations_drawn(self) -> list[int]:
        return bits_in(self.drawn_locations)

    def controlled_locations(self, seat: int) -> list[tuple[int, int]]:
        """(location, the spot it lies on), in the order of the spots."""
        controlled = bits_in(self.locations[seat])
        return sorted(
            ((location, self.location_spot[location]) for location in controlled),
            key=lambda pair: pair[1],
        )
