"""The cards on the table: decks, hands, piles, the market; drawing, recruiting, devouring.

What was played in this turn is a history: a card stays in it when it leaves the play area.
"""

from __future__ import annotations

from itertools import combinations

import cython

from .cards import ASPECT, CARD_TABLE, HALF_DECKS
from .state import TyrantsState

if not cython.compiled:
    from .constants import *

COST = [NO_COST if card.cost is None else card.cost for card in CARD_TABLE]
POINTS_IN_DECK = [card.points for card in CARD_TABLE]
POINTS_IN_CIRCLE = [card.inner_points for card in CARD_TABLE]
COPIES = [card.copies for card in CARD_TABLE]
CARD_ASPECT = [
    NO_ASPECT if card.aspect is None else ASPECT.number(card.aspect) for card in CARD_TABLE
]
IS_UNDEAD = [card.creature == "undead" for card in CARD_TABLE]
# The half-decks of every pair, by their numbers; the pairs are in the order of the title's option.
PAIR = [list(pair) for pair in combinations(range(len(HALF_DECKS)), 2)]


class TyrantsTable(TyrantsState):
    """Cards, without the map and the order of play."""

    # -- set-up (specification 2) -------------------------------------------------------

    def set_up_cards(self) -> None:
        for half in range(2):
            first = FIRST_OF_HALF_DECKS + HALF_DECK * PAIR[self.pair][half]
            for card in range(first, first + HALF_DECK):
                for _ in range(COPIES[card]):
                    self.market[self.market_size] = card
                    self.market_size += 1
        self.shuffle(self.market, self.market_size)
        for slot in range(ROW):
            self.market_size -= 1
            self.row[slot] = self.market[self.market_size]
        for stack in range(STACKS):
            self.stack[stack] = COPIES[HOUSE_GUARD + stack]
        if PAIR[self.pair][0] != DEMONS and PAIR[self.pair][1] != DEMONS:
            self.stack[OUTCAST - HOUSE_GUARD] = 0
        for seat in range(self.players):
            for number in range(NOBLES + SOLDIERS):
                self.deck[seat][number] = NOBLE if number < NOBLES else SOLDIER
            self.deck_size[seat] = NOBLES + SOLDIERS
            self.shuffle(self.deck[seat], NOBLES + SOLDIERS)
            self.draw(seat, HAND)

    def shuffle(self, pile: bytearray, size: int) -> None:
        for number in range(size - 1, 0, -1):
            other = self.below(number + 1)
            card = pile[number]
            pile[number] = pile[other]
            pile[other] = card

    def copy_pile(self, pile: bytearray, source: bytearray, size: int) -> None:
        for number in range(size):
            pile[number] = source[number]

    # -- drawing (specification 8.8) ----------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """No real game comes near the bound; a document might (see the test of draws)."""
        drawn = 0
        while drawn < count and self.held(seat) < MOST_DRAWN and self.shuffle_if_needed(seat):
            self.deck_size[seat] -= 1
            card = self.deck[seat][self.deck_size[seat]]
            self.hand[seat][self.hand_size[seat]] = card
            self.hand_size[seat] += 1
            drawn += 1
            self.note(CARD_DRAWN, seat, card)
        if drawn:
            self.note(CARDS_DRAWN, seat, drawn)

    def held(self, seat: int) -> int:
        """The cards in hand, and what was already played of it."""
        if seat == self.active:
            return self.hand_size[seat] + self.played_size
        return self.hand_size[seat]

    def shuffle_if_needed(self, seat: int) -> bool:
        """Make an empty deck anew from the discard pile (ruling 24). True if there is a card."""
        if self.deck_size[seat] == 0 and self.discard_size[seat]:
            size = self.discard_size[seat]
            self.copy_pile(self.deck[seat], self.discard[seat], size)
            self.deck_size[seat] = size
            self.discard_size[seat] = 0
            self.shuffle(self.deck[seat], size)
            self.note(DECK_SHUFFLED, seat, size)
        return self.deck_size[seat] > 0

    # -- cards changing places ----------------------------------------------------------

    def take_from(self, pile: bytearray, size: int, card: int) -> int:
        """Take a card that lies in a pile out of it; the size that is left."""
        number = size - 1
        while pile[number] != card:
            number -= 1
        while number < size - 1:
            pile[number] = pile[number + 1]
            number += 1
        return size - 1

    def take_from_hand(self, seat: int, card: int) -> None:
        self.hand_size[seat] = self.take_from(self.hand[seat], self.hand_size[seat], card)

    def take_from_discard(self, seat: int, card: int) -> None:
        self.discard_size[seat] = self.take_from(self.discard[seat], self.discard_size[seat], card)

    def take_from_circle(self, seat: int, card: int) -> None:
        self.circle_size[seat] = self.take_from(self.circle[seat], self.circle_size[seat], card)

    def add_to_discard(self, seat: int, card: int) -> None:
        self.discard[seat][self.discard_size[seat]] = card
        self.discard_size[seat] += 1

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.take_from_hand(seat, card)
        self.add_to_discard(seat, card)
        self.note(CARD_DISCARDED, seat, card)

    def return_outcast(self, seat: int) -> None:
        self.stack[OUTCAST - HOUSE_GUARD] += 1
        self.note(OUTCAST_RETURNED, seat)

    def promote(self, seat: int, card: int) -> None:
        """A card that has left its place goes to the inner circle, an Outcast home (ruling 22)."""
        if card == OUTCAST:
            self.return_outcast(seat)
            return
        self.circle[seat][self.circle_size[seat]] = card
        self.circle_size[seat] += 1
        self.note(CARD_PROMOTED, seat, card)

    def devour(self, seat: int, card: int) -> None:
        """A card that has left its place goes to the devoured pile, an Outcast home (ruling 22)."""
        if card == OUTCAST:
            self.return_outcast(seat)
            return
        self.devoured[self.devoured_size] = card
        self.devoured_size += 1
        self.note(CARD_DEVOURED, seat, card)

    def take_outcast(self, seat: int) -> None:
        """Into the discard pile, if there is one left (specification 8.7)."""
        if self.stack[OUTCAST - HOUSE_GUARD]:
            self.stack[OUTCAST - HOUSE_GUARD] -= 1
            self.add_to_discard(seat, OUTCAST)
            self.note(OUTCAST_TAKEN, seat)

    # -- the play area ------------------------------------------------------------------

    def put_into_play(self, card: int, where: int) -> int:
        """Add to what was played in this turn; its number there."""
        number = self.played_size
        self.played[number] = card
        self.lies[number] = where
        self.played_size += 1
        return number

    def leave(self, seat: int, number: int) -> None:
        """A card that was played leaves the place where it lies."""
        where = self.lies[number]
        self.lies[number] = GONE
        if where == IN_CIRCLE:
            self.take_from_circle(seat, self.played[number])
        elif where == IN_MARKET:
            slot = self.borrowed
            self.borrowed = NO_SLOT
            self.refill(slot)

    def promote_played(self, seat: int, card: int, besides: int) -> None:
        """Promote such a card of the play area, other than the one numbered `besides`.

        Of equal copies it is one whose effect waits, because that effect then leaves out no card in
        play. Whether it was that copy is left open if another one would do (ruling 69).
        """
        chosen = NOT_PLAYED
        where = GONE
        for number in range(self.played_size):
            if self.played[number] != card or self.lies[number] != IN_PLAY or number == besides:
                continue
            if chosen != NOT_PLAYED and self.waiting_of(number) != self.waiting_of(chosen):
                where = EITHER
            if chosen == NOT_PLAYED or self.waiting_of(number) > self.waiting_of(chosen):
                chosen = number
        self.lies[chosen] = where
        self.promote(seat, card)

    def waiting_of(self, played: int) -> int:
        """How many effects of a card that was played wait for the end of the turn."""
        count = 0
        for number in range(self.queue_size):
            count += self.queue[number][1] == played
        return count

    def may_wait(self, card: int) -> bool:
        """Whether such a card in play may be the one whose effect waits: that was left open."""
        for number in range(self.queue_size):
            source = self.queue[number][1]
            if self.played[source] == card and self.lies[source] == EITHER:
                return True
        return False

    # -- the market (specification 8.6) -------------------------------------------------

    def slot_of(self, card: int) -> int:
        """Where in the row such a card can be taken: not one that is just being played."""
        for slot in range(ROW):
            if self.row[slot] == card and slot != self.borrowed:
                return slot
        return NO_SLOT

    def refill(self, slot: int) -> None:
        """The end comes when the last card of the deck goes to the row (ruling 49)."""
        if self.market_size == 0:
            self.row[slot] = NO_CARD
            return
        self.market_size -= 1
        self.row[slot] = self.market[self.market_size]
        self.note(MARKET_FILLED, self.row[slot])
        if self.market_size == 0:
            self.begin_last_round()

    def begin_last_round(self) -> None:
        """Once set, it stays (ruling 15)."""
        if not self.last_round:
            self.last_round = True
            self.note(LAST_ROUND_BEGAN, self.active)

    def take_from_market(self, card: int) -> None:
        """From its stack or from the row, which is filled again."""
        if HOUSE_GUARD <= card < HOUSE_GUARD + STACKS:
            self.stack[card - HOUSE_GUARD] -= 1
        else:
            self.refill(self.slot_of(card))

    def devour_slot(self, seat: int, slot: int) -> None:
        self.devoured[self.devoured_size] = self.row[slot]
        self.devoured_size += 1
        self.note(MARKET_CARD_DEVOURED, seat, self.row[slot])

    def devour_from_row(self, seat: int, slot: int) -> None:
        self.devour_slot(seat, slot)
        self.refill(slot)

    def top_devoured(self) -> int:
        """What a Ghost sells, NO_CARD if nothing; a card without a cost blocks the pile (58)."""
        if not self.ghost or self.devoured_size == 0:
            return NO_CARD
        card = self.devoured[self.devoured_size - 1]
        return NO_CARD if COST[card] == NO_COST else card
