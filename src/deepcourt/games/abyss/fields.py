"""What the state of a game of Abyss consists of: every field once.

A face-down deck is a bag: nobody knows its order, so cards leave it at random. Allies are counted
by what they are (race, value, effect), wherever they lie; sets of lords, locations and leviathans
are bits.
"""

from __future__ import annotations

from ...core.fields import (
    NOBODY,
    SEATS,
    Bag,
    Bits,
    Field,
    Flag,
    OneOf,
    Pile,
    Seat,
    SeatOrNobody,
    SeatSet,
    State,
    Whole,
)
from ...core.vocabulary import Noun
from .cards import (
    ALLIES,
    ALLY_NOUN,
    EXPLORATION_CARDS,
    LOCATION_NOUN,
    LORD,
    LORDS,
    NO_LOCATION,
    NO_LORD,
    RACES,
    THREATS,
    TOKEN_COPIES,
    TOKEN_KINDS,
)
from .facts import COURT_SPACES, MAX_PLAYERS, TRACK_SPACES
from .leviathan.cards import (
    LEVIATHAN,
    NEW_TOKEN_COPIES,
    NEW_TOKEN_KINDS,
    NO_LEVIATHAN,
    NO_ZONE,
    ZONE,
    ZONES,
)

MOST_PEARLS = 30_000  # fits an observation, as the next
MOST_KEYS = 30_000
CARD = Noun("card", (*ALLY_NOUN.ids, "monster"))  # of the exploration deck
A_CARD = OneOf(CARD)
AN_ALLY = OneOf(ALLY_NOUN)
A_LORD = OneOf(LORD)
LORD_OR_NONE = OneOf(LORD, NO_LORD)
A_LOCATION = OneOf(LOCATION_NOUN)
A_LEVIATHAN = OneOf(LEVIATHAN)
ZONE_OR_NONE = OneOf(ZONE, NO_ZONE)
SEAT = SeatOrNobody()
TOKENS = Whole(0, max(TOKEN_COPIES))
NEW_TOKENS = Whole(0, max(NEW_TOKEN_COPIES))
BYTE = "unsigned char"
SHORT = "unsigned short"
BITS = "unsigned int"
LORD_BITS = "unsigned long long"

STATE = State(
    (
        Field("leviathan", type="bint", option=True),
        # -- the turn
        Field("active", Seat()),  # whose turn it is
        Field("price", Whole(1, MAX_PLAYERS), begins=1),  # of the next ally sold
        Field("bought", SeatSet()),  # seats that have bought in this turn
        Field("declined", SeatSet()),  # seats that want no more in this turn, which only they know
        Field("powers_used", type=LORD_BITS, own=True),  # lords whose power of the turn is spent
        Field("finisher", SEAT, begins=NOBODY),  # whose turn brought about the end
        # -- exploration and recruiting
        Field("threat", Whole(1, THREATS, first=1)),
        Bag("deck", A_CARD, type=BYTE, length=EXPLORATION_CARDS, size="deck_size"),
        Bag("discard", A_CARD, type=BYTE, length=EXPLORATION_CARDS, size="discard_size"),
        Pile("track", A_CARD, type=BYTE, length=TRACK_SPACES, size="track_size"),
        Bag("council", AN_ALLY, type=BYTE, length=ALLIES),
        Field("council_size", type=BYTE, length=RACES),
        Field("recruit", LORD_OR_NONE, begins=NO_LORD),  # the lord that is being paid for
        Bag("paid", AN_ALLY, type=BYTE, length=ALLIES),
        Field("paid_value"),
        Field("paid_count", type=BYTE, length=RACES),  # by race, as the next two
        Field("paid_sum", type=BYTE, length=RACES),
        Field("paid_least", type=BYTE, length=RACES),
        Field("payments", copied=False),  # listed as actions, 0 if they are not
        Field("victim", SEAT, begins=NOBODY),  # of the Assassin
        # -- the court and the locations
        Bits("lord_deck", A_LORD, type=LORD_BITS, size="lord_deck_size"),
        Pile("court", A_LORD, type=BYTE, length=COURT_SPACES, size="court_size"),
        Bits("location_deck", A_LOCATION, type=BITS, size="location_deck_size"),
        Bits("available", A_LOCATION, type=BITS),
        Bits("drawn_locations", A_LOCATION, type=BITS, shown="drawn"),
        # the location whose keys are being chosen
        Field("claimed", OneOf(LOCATION_NOUN, NO_LOCATION), begins=NO_LOCATION),
        Field("keys_due", Whole(0, 3)),
        # the lord that brings a location of its own
        Field("ambassador", LORD_OR_NONE, begins=NO_LORD),
        # the location a tucked lord lies under
        Field("lord_place", type=BYTE, length=LORDS, begins=NO_LOCATION),
        # -- tokens
        Field("token_bag", TOKENS, type=BYTE, length=TOKEN_KINDS, shown="tokens"),
        Field("new_bag", NEW_TOKENS, type=BYTE, length=NEW_TOKEN_KINDS, shown="new_tokens"),
        # just taken: may be revealed at once
        Field("fresh", NEW_TOKENS, type=BYTE, length=NEW_TOKEN_KINDS),
        Field("tokens_due", Whole(0, 9)),
        # -- the Border
        Bits("leviathan_deck", A_LEVIATHAN, type=BITS, size="leviathan_deck_size"),
        Field("border", type=BYTE, length=ZONES, begins=NO_LEVIATHAN, own=True),
        Field("life_lost", type=BYTE, length=ZONES),
        # the leviathan that looks for a place, and the zone it goes to
        Field("newcomer", OneOf(LEVIATHAN, NO_LEVIATHAN), begins=NO_LEVIATHAN),
        Field("arrival", ZONE_OR_NONE, begins=NO_ZONE),
        Field("zone", ZONE_OR_NONE, begins=NO_ZONE),  # where a fight is
        Field("power", Whole(0, 60)),  # of the attack
        Field("die", shown="dice", own=True),
        Field("other_die"),
        Field("statue", SEAT, begins=NOBODY),
        Field("to_discard", Whole(0, 3)),
        Field("paid_for", Whole(0, 100)),  # allies that may stay under martial law
        Field("extra_turn", Flag(), type="bint"),
        Field("court_short", Flag(), type="bint"),  # the court could not be completed
        Field("harmless", Flag(), type="bint"),  # monsters do nothing in the last turns
        Field("may_stop", Flag(), type="bint"),
        Field("fought", Flag(), type="bint"),  # by attacks, and not by the Rebel
        Field("second_fight", Flag(), type="bint"),  # the Intrepid's
        # -- seats
        Bag("hand", AN_ALLY, type=BYTE, over=SEATS, length=ALLIES, size="hand_size"),
        Field("race_value", type=SHORT, over=SEATS, length=RACES),  # of the hand
        Bag("affiliated", AN_ALLY, type=BYTE, over=SEATS, length=ALLIES),
        Field("pearls", Whole(0, MOST_PEARLS), type=SHORT, over=SEATS, begins=1),
        Field("key_tokens", Whole(0, MOST_KEYS), type=SHORT, over=SEATS),
        Field("wounds", Whole(0, 200), type=BYTE, over=SEATS),
        Bits("free", A_LORD, type=LORD_BITS, over=SEATS),
        Bits("disabled", A_LORD, type=LORD_BITS, over=SEATS, lies=False),
        Bits("controlled", A_LOCATION, type=BITS, over=SEATS, shown="locations", own=True),
        Field("tucked", type=LORD_BITS, over=SEATS),  # lords under these
        Field("tokens", TOKENS, type=BYTE, over=SEATS, length=TOKEN_KINDS),
        Field("new_tokens", NEW_TOKENS, type=BYTE, over=SEATS, length=NEW_TOKEN_KINDS),
        Bits("slain", A_LEVIATHAN, type=BITS, over=SEATS),
    ),
    seats=MAX_PLAYERS,
    together="seats",
)
