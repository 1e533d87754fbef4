"""Conspiracy: Abyss Universe. A turn from recruiting to the next player.

Numbers of rulings refer to the list in `docs/rulings/conspiracy.md`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.game import Game
from .table import ConspiracyTable

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .evaluation import lead
    from .foresight import NETWORK, describe_seats
    from .observation import observe
    from .score import count_bits, total
    from .table import COPIES, LOCATION_PEARLS, SHOWS_KEY

SWAP_FIRST = [first for first in range(SPOTS) for second in range(first + 1, SPOTS)]
SWAP_SECOND = [second for first in range(SPOTS) for second in range(first + 1, SPOTS)]
# The swap of first and second is action SWAP_LORDS + SWAP_OFFSET[first] + second.
SWAP_OFFSET = [first * (2 * SPOTS - 1 - first) // 2 - first - 1 for first in range(SPOTS)]


class Conspiracy(ConspiracyTable):
    """A game of Conspiracy."""

    def allocate(self) -> None:
        ConspiracyTable.allocate(self)
        self.network = NETWORK

    def reset(self, players: int, seed: int) -> None:
        self.begin(players, seed)
        self.clear()
        for lord in range(LORDS):
            self.deck[lord] = COPIES[lord % RANKS]
        self.deck_size = LORD_CARDS
        self.location_deck = (1 << LOCATIONS) - 1
        self.location_deck_size = LOCATIONS
        self.revealed = 1 << self.draw_location()
        self.ask(RECRUIT, self.below(players))

    def start(self, players: int, seed: int) -> None:
        """Set up a new game; for Python callers."""
        self.allocate()
        self.reset(players, seed)

    def blank(self) -> Game:
        new = Conspiracy()
        new.allocate()
        return new

    def sample_from(self, source: Game, seat: int, seed: int) -> None:
        self.copy_from(source)
        self.begin_stream(seed)
        if self.kind == CLAIM and seat != self.seat:
            self.redraw_claim()

    def redraw_claim(self) -> None:
        """Locations drawn and not yet chosen from are known to their drawer alone."""
        count = count_bits(self.drawn_locations)
        self.location_deck |= self.drawn_locations
        self.location_deck_size += count
        self.drawn_locations = 0
        for _ in range(count):
            self.drawn_locations |= 1 << self.draw_location()

    def score(self, seat: int) -> int:
        return total(self, seat)

    def tie_break(self, seat: int) -> int:
        return self.pearls[seat]

    def evaluate(self, seat: int) -> float:
        return lead(self, seat)

    def describe_seats(self, seen: list[float]) -> None:
        describe_seats(self, seen)

    def observe(self, seat: int, seen: MutableSequence[int], at: int) -> None:
        observe(self, seat, seen, at)

    # -- what can the deciding player do? -----------------------------------------------
    # Where it saves a branch, an action is written first and counted only if it is legal.

    def list_actions(self) -> int:
        if self.kind == RECRUIT:
            return self.list_recruiting()
        if self.kind == KEEP:
            return self.list_hand(KEEP_LORD)
        if self.kind == RETURN:
            return self.list_hand(RETURN_LORD)
        if self.kind == PLACE:
            return self.list_hand(PLACE_LORD)
        if self.kind == SWAP:
            return self.list_swaps()
        if self.kind == SEEK:
            return self.list_seeking()
        if self.kind == SEARCH:
            return self.list_locations(0, self.location_deck)
        return self.list_locations(0, self.drawn_locations)

    def list_recruiting(self) -> int:
        n = 0
        available = min(MOST_DRAWN, self.deck_size)
        if self.forced_draw and available:  # ruling 4: void when the deck is empty
            self.actions[0] = DRAW_LORDS + min(self.forced_draw, available) - 1
            return 1
        for i in range(available):
            self.actions[n] = DRAW_LORDS + i
            n += 1
        for guild in range(GUILDS):
            self.actions[n] = TAKE_PILE + guild
            n += self.pile_size[guild] > 0
        return n

    def list_hand(self, first: int) -> int:
        n = 0
        seen = 0
        for i in range(self.hand_size):
            lord = self.hand[i]
            if not seen >> lord & 1:
                seen |= 1 << lord
                self.actions[n] = first + lord
                n += 1
        return n

    def list_swaps(self) -> int:
        me = self.seat
        size = self.chamber_size[me]
        self.actions[0] = DECLINE_SWAP
        n = 1
        for first in range(size):
            if not SHOWS_KEY[self.chambers[me][first]]:
                for second in range(first + 1, size):
                    self.actions[n] = SWAP_LORDS + SWAP_OFFSET[first] + second
                    n += not SHOWS_KEY[self.chambers[me][second]]
        return n

    def list_seeking(self) -> int:
        n = 0
        for i in range(min(MOST_DRAWN, self.location_deck_size)):
            self.actions[n] = DRAW_LOCATIONS + i
            n += 1
        return self.list_locations(n, self.revealed)

    def list_locations(self, n: int, mask: int) -> int:
        for location in range(LOCATIONS):
            self.actions[n] = TAKE_LOCATION + location
            n += mask >> location & 1
        return n

    # -- cards changing places ----------------------------------------------------------

    def draw_lord(self) -> int:
        """Take a lord out of the deck, which must not be empty."""
        lord = self.draw_kind(self.deck, 0, self.deck_size)
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

    # -- recruit ------------------------------------------------------------------------

    def play(self, action: int) -> None:
        self.moves += 1
        if self.kind == RECRUIT:
            if action < TAKE_PILE:
                self.draw_lords(action - DRAW_LORDS + 1)
            else:
                self.take_pile(action - TAKE_PILE)
        elif self.kind == KEEP:
            self.keep(action - KEEP_LORD)
        elif self.kind == RETURN:
            self.return_lord(action - RETURN_LORD)
        elif self.kind == PLACE:
            self.remove_from_hand(action - PLACE_LORD)
            self.place(action - PLACE_LORD)
        elif self.kind == SWAP:
            if action != DECLINE_SWAP:
                self.swap(SWAP_FIRST[action - SWAP_LORDS], SWAP_SECOND[action - SWAP_LORDS])
            self.resume()
            self.grow_chamber()
        elif self.kind == CLAIM:
            self.claim(action - TAKE_LOCATION)
        elif action < TAKE_LOCATION:
            self.draw_locations(action - DRAW_LOCATIONS + 1)
        else:
            self.take_location(action - TAKE_LOCATION)

    def draw_lords(self, count: int) -> None:
        for _ in range(count):
            lord = self.draw_lord()
            self.add_to_hand(lord)
            self.note(LORD_DRAWN, self.seat, lord)
        if self.hand_is_uniform():
            self.keep(self.hand[0])
        else:
            self.ask(KEEP, self.seat)

    def keep(self, lord: int) -> None:
        self.note(LORD_KEPT, self.seat, lord)
        self.remove_from_hand(lord)
        self.discard_hand()
        self.ask(PLACE, self.seat)
        self.place(lord)

    def take_pile(self, guild: int) -> None:
        self.note(PILE_TAKEN, self.seat, guild, self.pile_size[guild])
        for i in range(self.pile_size[guild]):
            self.add_to_hand(self.piles[guild][i])
        self.pile_size[guild] = 0
        self.fit_hand()

    def fit_hand(self) -> None:
        """Rulings 1 and 12: lords for which there is no spot go back before any is placed."""
        while self.hand_size > SPOTS - self.chamber_size[self.seat]:
            if not self.hand_is_uniform():
                self.ask(RETURN, self.seat)
                return
            self.hand_size -= 1
            self.discard(self.hand[0])
            self.note(LORD_RETURNED, self.seat, self.hand[0])
        self.ask(PLACE, self.seat)
        self.grow_chamber()

    def return_lord(self, lord: int) -> None:
        self.remove_from_hand(lord)
        self.discard(lord)
        self.note(LORD_RETURNED, self.seat, lord)
        self.fit_hand()

    # -- grow the chamber ---------------------------------------------------------------

    def grow_chamber(self) -> None:
        """Place what is left in hand, until there is something to decide or the turn ends."""
        if self.hand_size == 0:
            self.end_turn()
        elif self.hand_is_uniform():
            self.hand_size -= 1
            self.place(self.hand[0])

    def place(self, lord: int) -> None:
        me = self.seat
        rank = lord % RANKS
        spot = self.chamber_size[me]
        self.chambers[me][spot] = lord
        self.chamber_size[me] = spot + 1
        self.note(LORD_PLACED, me, lord, spot)
        if rank == SCHEMER:
            if self.can_swap():
                self.interrupt(SWAP, me)
                return
        elif rank in (SILVER_KEY, GOLD_KEY):
            self.gain_key(rank)
            if self.keys_suffice(me):
                if self.seek_location():
                    return
                self.note(NO_LOCATION_LEFT, me)  # rulings 6 and 8: the keys stay
        elif rank == HERALD:
            self.herald()
        else:
            self.gain_pearls(2 if rank == TWO_PEARLS else 1)
        self.grow_chamber()

    def can_swap(self) -> bool:
        """Ruling 15: the lord just placed needs another one that may move."""
        for spot in range(self.chamber_size[self.seat] - 1):
            if not SHOWS_KEY[self.chambers[self.seat][spot]]:
                return True
        return False

    def swap(self, first: int, second: int) -> None:
        held = self.chambers[self.seat][first]
        self.chambers[self.seat][first] = self.chambers[self.seat][second]
        self.chambers[self.seat][second] = held
        self.note(LORDS_SWAPPED, self.seat, first, second)

    def herald(self) -> None:
        if self.deck_size:  # ruling 7
            lord = self.draw_lord()
            self.discard(lord)
            self.note(LORD_HERALDED, self.seat, lord)

    # -- take control of a location -----------------------------------------------------

    def gain_key(self, rank: int) -> None:
        if rank == SILVER_KEY:
            self.silver[self.seat] += 1
        else:
            self.gold[self.seat] += 1

    def seek_location(self) -> bool:
        """Ask for a location, if there is one to be had."""
        if self.controls(self.seat, SEARCH_DECK):
            if self.location_deck_size:
                self.interrupt(SEARCH, self.seat)
                return True
        elif self.location_deck_size or self.revealed:
            self.interrupt(SEEK, self.seat)
            return True
        return False

    def draw_locations(self, count: int) -> None:
        self.note(LOCATIONS_DRAWN, self.seat, count)
        for _ in range(count):
            location = self.draw_location()
            self.drawn_locations |= 1 << location
            self.note(LOCATION_SEEN, self.seat, location)
        if count == 1:
            self.claim(location)
        else:
            self.ask(CLAIM, self.seat)

    def claim(self, location: int) -> None:
        """Keep one of the drawn locations; the others join the face-up ones."""
        self.drawn_locations ^= 1 << location
        for other in range(LOCATIONS if self.listening else 0):
            if self.drawn_locations >> other & 1:
                self.note(LOCATION_REVEALED, self.seat, other)
        self.revealed |= self.drawn_locations
        self.drawn_locations = 0
        self.control(location)

    def take_location(self, location: int) -> None:
        if self.kind == SEARCH:
            self.location_deck ^= 1 << location
            self.location_deck_size -= 1
        else:
            self.revealed ^= 1 << location
        self.control(location)

    def control(self, location: int) -> None:
        spot = self.chamber_size[self.seat] - 1
        self.locations[self.seat] |= 1 << location
        self.location_spot[location] = spot
        self.silver[self.seat] = 0
        self.gold[self.seat] = 0
        self.note(LOCATION_TAKEN, self.seat, location, spot)
        if LOCATION_PEARLS[location]:
            self.gain_pearls(LOCATION_PEARLS[location])
        elif location == FORCE_ONE:
            self.force_draw(1)
        elif location == FORCE_TWO:
            self.force_draw(2)
        elif location == RECALL_LORDS:
            self.recall_lords()
        elif location == RECALL_LOCATIONS:
            self.recall_locations()
        self.resume()
        self.grow_chamber()

    def force_draw(self, count: int) -> None:
        """Rulings 5 and 14: this replaces an older constraint and binds its owner too."""
        self.forced_draw = count
        self.forced_by = self.seat
        self.note(DRAW_FORCED, self.seat, count)

    def recall_lords(self) -> None:
        count = 0
        for guild in range(GUILDS):
            for i in range(self.pile_size[guild]):
                self.deck[self.piles[guild][i]] += 1
                count += 1
            self.pile_size[guild] = 0
        self.deck_size += count
        self.note(LORDS_RECALLED, self.seat, count)

    def recall_locations(self) -> None:
        self.note(LOCATIONS_RECALLED, self.seat, count_bits(self.revealed))
        self.location_deck |= self.revealed
        self.location_deck_size += count_bits(self.revealed)
        self.revealed = 0

    # -- the next player ----------------------------------------------------------------

    def end_turn(self) -> None:
        if self.chamber_size[self.seat] == SPOTS and self.finisher == NOBODY:
            self.finisher = self.seat
            self.note(LAST_ROUND_BEGAN, self.seat)
        next_seat = self.seat + 1 if self.seat + 1 < self.players else 0
        if next_seat == self.finisher:  # ruling 9: all others had their last turn
            self.note(GAME_ENDED)
            self.finish()
            return
        if self.forced_by == next_seat:
            self.forced_draw = 0
            self.forced_by = NOBODY
            self.note(FORCE_ENDED, next_seat)
        self.ask(RECRUIT, next_seat)
        self.note(TURN_BEGAN, next_seat)
