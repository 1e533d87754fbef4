"""Keys and locations.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .accessors import AbyssAccessors

if not cython.compiled:
    from .constants import *
    from .table import BIT, LORD_KEYS, count_bits


class Locations(AbyssAccessors):
    """How keys become locations."""

    def proceed(self) -> None:
        """Go on with what waits; the whole turn provides it."""

    def opens_location(self, seat: int) -> bool:
        """Rulings 50, 51 and 62: three keys, and a location to be had."""
        if self.available == 0 and self.location_deck_size == 0:
            return False
        return self.keys_of(seat) >= KEYS_NEEDED

    # -- which location -----------------------------------------------------------------

    def list_location(self) -> int:
        n = 0
        if self.ambassador == NO_LORD:
            for count in range(min(MOST_DRAWN, self.location_deck_size)):  # ruling 53
                self.actions[n] = DRAW_LOCATIONS + count
                n += 1
        return self.list_locations(n, self.available)

    def list_locations(self, n: int, mask: int) -> int:
        for location in range(LOCATIONS):
            if mask >> location & 1:
                self.actions[n] = TAKE_LOCATION + location
                n += 1
        return n

    def seek_location(self) -> None:
        """Leave the choice to the player; a single face-up location is taken at once."""
        drawing = self.ambassador == NO_LORD and self.location_deck_size > 0
        if not drawing and count_bits(self.available) == 1:
            location = 0
            while not self.available >> location & 1:
                location += 1
            self.take_available(location)

    def draw_locations(self, count: int) -> None:
        """Drawn locations lie open for everybody (ruling 53)."""
        for _ in range(count):
            location = self.draw_location()
            self.drawn_locations |= 1 << location
            self.note(LOCATION_DRAWN, self.seat, location)

    def claim_or_ask(self) -> None:
        if count_bits(self.drawn_locations) > 1:
            self.ask(CLAIM, self.seat)
            return
        location = 0
        while not self.drawn_locations >> location & 1:
            location += 1
        self.claim(location)

    def claim(self, location: int) -> None:
        """Ruling 52: one of those drawn; the others become available."""
        self.available |= self.drawn_locations ^ 1 << location
        self.drawn_locations = 0
        self.control(location)

    def take_available(self, location: int) -> None:
        self.available ^= 1 << location
        self.control(location)

    def control(self, location: int) -> None:
        self.controlled[self.seat] |= 1 << location
        self.claimed = location
        self.note(LOCATION_TAKEN, self.seat, location)
        if self.ambassador == NO_LORD:
            self.keys_due = KEYS_NEEDED
            self.choose_keys()
        else:
            self.tuck(self.ambassador)
            self.ambassador = NO_LORD
            self.keep_or_search()

    # -- which keys ---------------------------------------------------------------------

    def usable_key_lords(self) -> int:
        """Ruling 54: lords whose keys may be used: no more than are needed."""
        usable = 0
        me = self.seat
        mask = self.free[me] & ~self.disabled[me]
        ones = self.key_tokens[me]
        for lord in range(LORDS):
            if mask & BIT[lord] and LORD_KEYS[lord] == 1:
                usable |= BIT[lord]
                ones += 1
        if ones < self.keys_due:  # single keys alone do not suffice
            usable = 0
        if self.keys_due == KEYS_NEEDED:
            for lord in range(LORDS):
                if mask & BIT[lord] and LORD_KEYS[lord] == KEYS_NEEDED:
                    usable |= BIT[lord]
        return usable

    def tokens_usable(self) -> bool:
        """Whether a key token may be used: the rest must come from single keys too."""
        me = self.seat
        if self.key_tokens[me] == 0:
            return False
        mask = self.free[me] & ~self.disabled[me]
        ones = self.key_tokens[me]
        for lord in range(LORDS):
            if mask & BIT[lord] and LORD_KEYS[lord] == 1:
                ones += 1
        return ones >= self.keys_due

    def list_keys(self) -> int:
        n = 0
        usable = self.usable_key_lords()
        for lord in range(LORDS):
            if usable & BIT[lord]:
                self.actions[n] = USE_LORD_KEY + lord
                n += 1
        if self.tokens_usable():
            self.actions[n] = USE_KEY_TOKEN
            n += 1
        return n

    def choose_keys(self) -> None:
        """Use keys as long as there is nothing to choose."""
        while self.keys_due:
            n = self.list_keys()
            if n > 1 and self.keys_of(self.seat) > self.keys_due:
                self.ask(KEYS, self.seat)
                return
            self.use_key(self.actions[0])
        self.keep_or_search()

    def use_key(self, action: int) -> None:
        if action == USE_KEY_TOKEN:
            self.key_tokens[self.seat] -= 1
            self.keys_due -= 1
            self.note(KEYS_USED, self.seat, 1)
        else:
            self.keys_due -= LORD_KEYS[action - USE_LORD_KEY]
            self.tuck(action - USE_LORD_KEY)

    def tuck(self, lord: int) -> None:
        self.free[self.seat] &= ~BIT[lord]
        self.tucked[self.seat] |= BIT[lord]
        self.lord_place[lord] = self.claimed
        self.note(LORD_TUCKED, self.seat, lord, self.claimed)

    # -- Black Smokers ------------------------------------------------------------------

    def keep_or_search(self) -> None:
        if self.claimed == BLACK_SMOKERS and self.location_deck_size:
            self.ask(SMOKERS, self.seat)
        else:
            self.claimed = NO_LOCATION
            self.proceed()

    def list_search(self) -> int:
        self.actions[0] = KEEP_LOCATION
        return self.list_locations(1, self.location_deck)

    def search(self, action: int) -> None:
        """Ruling 56: any location of the deck instead of Black Smokers, which leave the game."""
        if action != KEEP_LOCATION:
            location = action - TAKE_LOCATION
            self.location_deck ^= 1 << location
            self.location_deck_size -= 1
            self.move_lords(BLACK_SMOKERS, location)
            self.note(LOCATION_REPLACED, self.seat, location)
        self.claimed = NO_LOCATION
        self.proceed()

    def move_lords(self, old: int, new: int) -> None:
        """One location takes the place of another, with the lords under it."""
        self.controlled[self.seat] ^= 1 << old | 1 << new
        for lord in range(LORDS):
            if self.lord_place[lord] == old:
                self.lord_place[lord] = new
