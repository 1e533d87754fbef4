"""What the state of a game of Conspiracy consists of: every field once.

A face-down deck is a bag: nobody knows its order and all that returns to it is shuffled in, so
cards leave it at random. Sets of locations are bits.
"""

from __future__ import annotations

from ...core.fields import NOBODY, SEATS, Bag, Bits, Field, OneOf, Pile, SeatOrNobody, State, Whole
from .cards import GUILD_IDS, LOCATION, LOCATIONS, LORD, LORDS, PILE_CARDS
from .facts import MAX_PLAYERS, SPOTS

A_LORD = OneOf(LORD)
A_LOCATION = OneOf(LOCATION)
SEAT = SeatOrNobody()
BYTE = "unsigned char"
BITS = "unsigned int"

STATE = State(
    (
        Bag("deck", A_LORD, type=BYTE, length=LORDS, size="deck_size"),
        Pile("piles", A_LORD, type=BYTE, length=PILE_CARDS, over=GUILD_IDS, size="pile_size"),
        # lords recruited, not placed yet
        Pile("hand", A_LORD, type=BYTE, length=PILE_CARDS, size="hand_size"),
        Pile("chambers", A_LORD, type=BYTE, length=SPOTS, over=SEATS, size="chamber_size"),
        Bits("locations", A_LOCATION, type=BITS, over=SEATS, shown="controlled", own=True),
        Bits("location_deck", A_LOCATION, type=BITS, size="location_deck_size"),
        Bits("revealed", A_LOCATION, type=BITS),
        Bits("drawn_locations", A_LOCATION, type=BITS, shown="drawn"),
        Field("pearl_master", SEAT, begins=NOBODY),
        # 1 or 2 while a location dictates how lords are recruited
        Field("forced_draw", Whole(0, 2)),
        Field("forced_by", SEAT, begins=NOBODY),
        # who completed a chamber first
        Field("finisher", SEAT, begins=NOBODY),
        # the spot that a controlled location lies on
        Field("location_spot", type=BYTE, length=LOCATIONS),
        # keys since the last location
        Field("silver", type=BYTE, over=SEATS),
        Field("gold", type=BYTE, over=SEATS),
        Field("pearls", type=BYTE, over=SEATS),
    ),
    seats=MAX_PLAYERS,
)
