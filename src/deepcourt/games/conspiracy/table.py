"""What lies on the table: the components of the game, its set-up, and cards changing places.

A face-down deck is a bag: nobody knows its order and all that returns to it is shuffled in,
so cards leave it at random. The lord deck is the number of copies of each lord in it; sets of
locations are bit sets.
"""

from __future__ import annotations

import cython

from ...core.game import Game
from .cards import LOCATION_TABLE, RANK_TABLE

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *

INFLUENCE = [rank.influence for rank in RANK_TABLE]
COPIES = [rank.copies for rank in RANK_TABLE]
RANK_PEARLS = [rank.pearls for rank in RANK_TABLE]
SHOWS_KEY = [rank.key is not None for _ in range(GUILDS) for rank in RANK_TABLE]
LOCATION_PEARLS = [location.pearls for location in LOCATION_TABLE]


class ConspiracyTable(Game):
    """The cards, pearls and tokens, without the order of play."""

    deck_size: int
    location_deck_size: int
    hand_size: int
    pearl_master: int
    forced_draw: int  # 1 or 2 while a location dictates how lords are recruited
    forced_by: int
    finisher: int  # who completed a chamber first

    def allocate(self) -> None:
        self.allocate_base()
        if not cython.compiled:
            self.deck = bytearray(LORDS)
            self.piles = [bytearray(PILE_CARDS) for _ in range(GUILDS)]
            self.pile_size = bytearray(GUILDS)
            self.hand = bytearray(PILE_CARDS)  # lords recruited, not placed yet
            self.chambers = [bytearray(SPOTS) for _ in range(MAX_PLAYERS)]
            self.chamber_size = bytearray(MAX_PLAYERS)
            self.silver = bytearray(MAX_PLAYERS)  # keys since the last location
            self.gold = bytearray(MAX_PLAYERS)
            self.pearls = bytearray(MAX_PLAYERS)
            self.locations = [0] * MAX_PLAYERS
            self.location_spot = bytearray(LOCATIONS)  # the spot a controlled location lies on

    def set_up(self, players: int, seed: int) -> None:
        self.begin(players, seed)
        for lord in range(LORDS):
            self.deck[lord] = COPIES[lord % RANKS]
        self.deck_size = LORD_CARDS
        self.hand_size = 0
        for guild in range(GUILDS):
            self.pile_size[guild] = 0
        for seat in range(players):
            self.chamber_size[seat] = 0
            self.silver[seat] = 0
            self.gold[seat] = 0
            self.pearls[seat] = 0
            self.locations[seat] = 0
        self.pearl_master = NOBODY
        self.forced_draw = 0
        self.forced_by = NOBODY
        self.finisher = NOBODY
        self.location_deck = (1 << LOCATIONS) - 1
        self.location_deck_size = LOCATIONS
        self.drawn_locations = 0
        self.revealed = 1 << self.draw_location()

    def copy_table(self, source: ConspiracyTable) -> None:
        self.copy_base(source)
        self.deck[:] = source.deck
        self.deck_size = source.deck_size
        for guild in range(GUILDS):
            self.piles[guild][:] = source.piles[guild]
        self.pile_size[:] = source.pile_size
        self.hand[:] = source.hand
        self.hand_size = source.hand_size
        self.location_deck = source.location_deck
        self.location_deck_size = source.location_deck_size
        self.revealed = source.revealed
        self.drawn_locations = source.drawn_locations
        for seat in range(source.players):
            self.chambers[seat][:] = source.chambers[seat]
        self.chamber_size[:] = source.chamber_size
        self.silver[:] = source.silver
        self.gold[:] = source.gold
        self.pearls[:] = source.pearls
        self.locations[:] = source.locations
        self.location_spot[:] = source.location_spot
        self.pearl_master = source.pearl_master
        self.forced_draw = source.forced_draw
        self.forced_by = source.forced_by
        self.finisher = source.finisher

    # -- cards changing places ----------------------------------------------------------

    def draw_lord(self) -> int:
        """Take a lord out of the deck, which must not be empty."""
        rest = self.below(self.deck_size)
        lord = 0
        while rest >= self.deck[lord]:
            rest -= self.deck[lord]
            lord += 1
        self.deck[lord] -= 1
        self.deck_size -= 1
        return lord

    def draw_location(self) -> int:
        """Take a location out of its deck, which must not be empty."""
        location = self.pick(self.location_deck, self.location_deck_size)
        self.location_deck ^= 1 << location
        self.location_deck_size -= 1
        return location

    def discard(self, lord: int) -> None:
        guild = lord // RANKS
        self.piles[guild][self.pile_size[guild]] = lord
        self.pile_size[guild] += 1

    def add_to_hand(self, lord: int) -> None:
        self.hand[self.hand_size] = lord
        self.hand_size += 1

    def remove_from_hand(self, lord: int) -> None:
        index = 0
        while self.hand[index] != lord:
            index += 1
        self.hand_size -= 1
        while index < self.hand_size:
            self.hand[index] = self.hand[index + 1]
            index += 1

    def discard_hand(self) -> None:
        for i in range(self.hand_size):
            self.discard(self.hand[i])
            self.note(LORD_DISCARDED, self.seat, self.hand[i])
        self.hand_size = 0

    def hand_is_uniform(self) -> bool:
        """Whether it makes no difference which lord of the hand is taken."""
        for i in range(1, self.hand_size):
            if self.hand[i] != self.hand[0]:
                return False
        return True

    def gain_pearls(self, count: int) -> None:
        me = self.seat
        self.pearls[me] += count
        self.note(PEARLS_GAINED, me, count, self.pearls[me])
        if self.pearl_master == me:
            return
        if self.pearl_master == NOBODY or self.pearls[me] >= self.pearls[self.pearl_master]:
            self.pearl_master = me
            self.note(PEARL_MASTER_NAMED, me)

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
        return locations_in(self.location_deck)

    def revealed_locations(self) -> list[int]:
        return locations_in(self.revealed)

    def locations_drawn(self) -> list[int]:
        return locations_in(self.drawn_locations)

    def controlled_locations(self, seat: int) -> list[tuple[int, int]]:
        """(location, the spot it lies on), in the order of the spots."""
        controlled = locations_in(self.locations[seat])
        return sorted(
            ((location, self.location_spot[location]) for location in controlled),
            key=lambda pair: pair[1],
        )

    # -- as a document ------------------------------------------------------------------

    def restore(
        self,
        deck: list[int],
        piles: list[list[int]],
        hand: list[int],
        chambers: list[list[int]],
        controlled: list[list[tuple[int, int]]],
        location_zones: tuple[list[int], list[int], list[int]],
        tokens: tuple[int, int, int, int],
    ) -> None:
        """Lay out a table: what `position.py` has read and checked.

        `location_zones` are the deck, the face-up ones and those drawn; `tokens` the Pearl
        Master, the forced draw with who forced it, and who finished first. Keys and pearls
        follow from the chambers.
        """
        for lord in range(LORDS):
            self.deck[lord] = deck.count(lord)
        self.deck_size = len(deck)
        for guild in range(GUILDS):
            self.pile_size[guild] = 0
            for lord in piles[guild]:
                self.discard(lord)
        self.hand_size = 0
        for lord in hand:
            self.add_to_hand(lord)
        self.location_deck = sum(1 << location for location in location_zones[0])
        self.location_deck_size = len(location_zones[0])
        self.revealed = sum(1 << location for location in location_zones[1])
        self.drawn_locations = sum(1 << location for location in location_zones[2])
        for seat in range(self.players):
            self.restore_chamber(seat, chambers[seat], controlled[seat])
        self.pearl_master, self.forced_draw, self.forced_by, self.finisher = tokens

    def restore_chamber(
        self, seat: int, lords: list[int], controlled: list[tuple[int, int]]
    ) -> None:
        self.chamber_size[seat] = len(lords)
        self.locations[seat] = sum(1 << location for location, _ in controlled)
        self.silver[seat] = 0
        self.gold[seat] = 0
        self.pearls[seat] = sum(LOCATION_PEARLS[location] for location, _ in controlled)
        last_location = max((spot for _, spot in controlled), default=-1)
        for location, spot in controlled:
            self.location_spot[location] = spot
        for spot, lord in enumerate(lords):
            self.chambers[seat][spot] = lord
            rank = lord % RANKS
            self.pearls[seat] += RANK_PEARLS[rank]
            if spot > last_location:
                self.silver[seat] += rank == SILVER_KEY
                self.gold[seat] += rank == GOLD_KEY


def locations_in(mask: int) -> list[int]:
    return [location for location in range(LOCATIONS) if mask >> location & 1]
