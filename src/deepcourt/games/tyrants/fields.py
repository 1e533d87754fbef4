"""What the state of a game of Tyrants consists of: every field once.

The top of a deck, and of the devoured pile, is its end. Sets of sites and of spaces are bits; those
of who may act where and who controls what follow from what stands on the map.
"""

from __future__ import annotations

from ...core.fields import SEATS, Deck, Field, Flag, OneOf, Pile, Seat, State, Whole
from .board import COLOURS, SITES, SPIES, TROOPS
from .cards import CARD, CHOSEN_HALF_DECKS, HALF_DECK_SIZE, NO_CARD, STACK_IDS
from .codes import RUN_FIELDS
from .facts import LONGEST_GAME, MAX_PLAYERS, MOST_HELD, MOST_OWNED, MOST_RUNS, NO_SLOT, ROW

MOST_POINTS = 30_000
MOST_RESOURCES = 250
A_CARD = OneOf(CARD)
RESOURCE = Whole(0, MOST_RESOURCES)
BYTE = "unsigned char"
BITS = "unsigned long long"

STATE = State(
    (
        # -- options: whether the half-decks change at every reset, and which they are; whether the
        # outer section of three players is the right one
        Field("any_pair", type="bint", option=True),
        Field("pair", option=True),
        Field("right", type="bint", option=True),
        # -- the game
        Field("first", Seat()),
        Field("active", Seat()),  # whose turn it is
        Field("round", Whole(0, LONGEST_GAME)),  # 0 while the first troops are placed
        Field("last_round", Flag(), type="bint"),  # the end of the game is triggered
        # -- the turn
        Field("power", RESOURCE),
        Field("influence", RESOURCE),
        Field("ghost", Flag(), type="bint"),  # the top devoured card can be recruited
        Field("paid", type=BITS, own=True),  # markers that have brought influence in this turn
        # the slot of the row whose card is being played
        Field("borrowed", Whole(0, ROW - 1, nothing=NO_SLOT), begins=NO_SLOT),
        # -- the market
        Field("row", OneOf(CARD, NO_CARD), type=BYTE, length=ROW),
        Deck(
            "market",
            A_CARD,
            type=BYTE,
            length=CHOSEN_HALF_DECKS * HALF_DECK_SIZE,
            size="market_size",
        ),
        Pile("devoured", A_CARD, type=BYTE, length=MOST_OWNED, size="devoured_size"),
        Field("stack", Whole(0, MOST_OWNED), type=BYTE, over=STACK_IDS, shown="stacks"),
        # -- cards played in this turn, where each lies now, and which of them wait for its end
        Pile("played", type=BYTE, length=MOST_HELD, size="played_size", own=True),
        Field("lies", type=BYTE, length=MOST_HELD),
        Field(
            "queue", type="unsigned short", over=MOST_HELD, length=2, shown="end_effects", own=True
        ),
        Field("queue_size"),
        # -- cards that are being resolved
        Field("runs", type="short", over=MOST_RUNS, length=RUN_FIELDS, shown="resolving", own=True),
        Field("depth"),
        # -- the map: what stands on each site and how much room is left there
        Field("troops", type=BYTE, over=SITES, length=COLOURS, own=True),
        Field("free", type=BYTE, length=SITES),
        # sites and spaces that are in play, and those with room
        Field("sites", type=BITS),
        Field("spaces", type=BITS),
        Field("room", type=BITS),
        Field("gaps", type=BITS),
        # the sites where a colour has troops, and the spaces of routes
        Field("stands", type=BITS, length=COLOURS),
        Field("lines", type=BITS, length=COLOURS),
        # -- seats
        Deck("deck", A_CARD, type=BYTE, over=SEATS, length=MOST_OWNED, size="deck_size"),
        Pile("hand", A_CARD, type=BYTE, over=SEATS, length=MOST_HELD, size="hand_size"),
        Pile("discard", A_CARD, type=BYTE, over=SEATS, length=MOST_OWNED, size="discard_size"),
        Pile("circle", A_CARD, type=BYTE, over=SEATS, length=MOST_OWNED, size="circle_size"),
        Field("points", Whole(0, MOST_POINTS), type="unsigned short", over=SEATS),  # VP tokens
        Field("spies", type=BITS, over=SEATS, own=True),  # the sites where they are
        Field("hall", type=BYTE, over=SEATS, length=COLOURS, own=True),
        Field("spy_supply", type=BYTE, over=SEATS, begins=SPIES),
        Field("barracks", type=BYTE, over=SEATS, begins=TROOPS),
        # sites and spaces with presence; sites under control, and under total control
        Field("near_sites", type=BITS, over=SEATS),
        Field("near_spaces", type=BITS, over=SEATS),
        Field("controlled", type=BITS, over=SEATS),
        Field("total", type=BITS, over=SEATS),
    ),
    seats=MAX_PLAYERS,
    together="seats",
)
