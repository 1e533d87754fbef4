"""The powers of the lords, each in a function with its name.

Powers that last are asked for where they work: Recruiter, Treasurer and Diplomat in `payment`,
Tamer and Ship Master in `exploration`, Master of Magic in `court`, Shaman in `table`, Landlord,
Commander and Alchemist in `rules`; those of Leviathan in `border` and `exploration`.
Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .court import Court

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .table import BIT

TURN_LORDS = BIT[SLAVER] | BIT[ORACLE] | BIT[OPPORTUNIST]


class Powers(Court):
    """What lords do when they come into play, and in each turn."""

    def arrive(self, lord: int) -> None:
        if lord == JAILER:
            self.jailer()
        elif lord == SEEKER:
            self.seeker()
        elif lord == ASSASSIN:
            self.assassin()
        elif lord == COMMANDER:
            self.commander()
        elif lord == HUNTER:
            self.later(HUNT, self.active)
        elif lord == TRADER:
            self.gain_pearls(self.active, 3)
        elif lord == PEDDLER:
            self.gain_pearls(self.active, 2)
        elif lord in (SHOPKEEPER, LANDLORD):
            self.gain_pearls(self.active, 1)
        elif lord == INVOKER:
            self.invoker()
        elif lord == APPRENTICE:
            self.later(COUNCIL, self.active)
        elif lord == ILLUSIONIST:
            self.later(ILLUSION, self.active)
        elif lord == CORRUPTOR:
            self.later(CORRUPT, self.active)
        elif lord == TRAITOR:
            self.later(BETRAY, self.active)
        elif lord == SCHEMER:
            self.later(SCHEME, self.active)
        elif lord == SAGE:
            self.ambassador_arrives(lord, 2)
        elif lord == HERMIT:
            self.ambassador_arrives(lord, 1)
        elif lord == ELDER:
            self.ambassador_arrives(lord, 3)
        elif lord == BORDER_GUARD:
            self.later(GUARD, self.active)
        elif lord == ARMS_DEALER:
            self.arms_dealer()
        elif lord == SORCERER:
            self.sorcerer()
        elif lord == REBEL:
            self.later(STRIKE, self.active)
        elif lord == BREEDER:
            self.breeder()

    # -- soldiers -----------------------------------------------------------------------

    def is_exposed(self, seat: int) -> bool:
        """Whether a soldier's power reaches a seat (ruling 42)."""
        return seat != self.active and not self.has_active(seat, SHAMAN)

    def jailer(self) -> None:
        self.call_opponents(JAIL)

    def commander(self) -> None:
        self.call_opponents(DISARM)

    def assassin(self) -> None:
        self.call_opponents(ASSASSINATE)

    def call_opponents(self, kind: int) -> None:
        """Ruling 73: clockwise, so the last of them is put down first."""
        seat = self.active
        for _ in range(self.players - 1):
            seat = seat - 1 if seat else self.players - 1
            if self.is_exposed(seat):
                self.later(kind, seat)

    def must_discard_one(self) -> bool:
        """The Jailer: any ally of one's hand. Its owner is asked also without a choice, so that
        nobody learns a card by an action that can be taken back."""
        return self.hand_size[self.seat] > 0

    def must_disarm(self) -> bool:
        """The Commander: no more than six allies."""
        return self.hand_size[self.seat] > COMMANDED_HAND

    def list_hand(self, first: int) -> int:
        n = 0
        for ally in range(ALLIES):
            if self.hand[self.seat][ally]:
                self.actions[n] = first + ally
                n += 1
        return n

    def seeker(self) -> None:
        seat = self.after(self.active)
        while seat != self.active:
            if self.is_exposed(seat):
                self.lose_pearls(seat, 2)
            seat = self.after(seat)

    def disable_or_ask(self, victim: int) -> bool:
        """The Assassin: a free lord of each opponent. It is disabled at once, or True where there
        is a choice."""
        awake = self.free[victim] & ~self.disabled[victim]
        if awake == 0:
            return False
        if awake & (awake - 1):
            self.victim = victim
            self.ask(ASSASSINATE, self.active)
            return True
        self.disable(victim, self.only_lord(awake))
        return False

    def disable(self, victim: int, lord: int) -> None:
        self.disabled[victim] |= BIT[lord]
        self.victim = NOBODY
        self.note(LORD_DISABLED, self.active, lord, victim)

    def list_hunt(self) -> int:
        """Ruling 49, Leviathan 39: an opponent with a token, and which back it has."""
        n = 0
        for seat in range(self.players):
            if self.is_exposed(seat):
                if self.token_total(seat):
                    self.actions[n] = HUNT_TOKEN + 2 * seat
                    n += 1
                if self.new_token_total(seat):
                    self.actions[n] = HUNT_TOKEN + 2 * seat + 1
                    n += 1
        return n

    def token_total(self, seat: int) -> int:
        total = 0
        for token in range(TOKEN_KINDS):
            total += self.tokens[seat][token]
        return total

    def new_token_total(self, seat: int) -> int:
        total = 0
        for token in range(NEW_TOKEN_KINDS):
            total += self.new_tokens[seat][token]
        return total

    def hunt(self, victim: int, new: bool) -> None:
        """The Hunter: a token at random."""
        self.note(TOKEN_STOLEN, self.active, victim, new)
        token = 0
        if new:
            rest = self.below(self.new_token_total(victim))
            while rest >= self.new_tokens[victim][token]:
                rest -= self.new_tokens[victim][token]
                token += 1
            self.new_tokens[victim][token] -= 1
            self.new_tokens[self.active][token] += 1
            self.note(NEW_TOKEN_WON, self.active, token)
        else:
            rest = self.below(self.token_total(victim))
            while rest >= self.tokens[victim][token]:
                rest -= self.tokens[victim][token]
                token += 1
            self.tokens[victim][token] -= 1
            self.tokens[self.active][token] += 1
            self.note(TOKEN_WON, self.active, token)

    # -- mages --------------------------------------------------------------------------

    def invoker(self) -> None:
        self.extra_turn = True
        self.note(EXTRA_TURN_WON, self.active)

    def list_illusion(self) -> int:
        n = 0
        for location in range(LOCATIONS):
            if self.controlled[self.active] >> location & 1:
                self.actions[n] = GIVE_UP + location
                n += 1
        self.actions[n] = PASS
        return n + 1

    def exchange(self, location: int) -> None:
        """The Illusionist (ruling 48): the lords go with the new location."""
        old = self.claimed
        self.available ^= 1 << old | 1 << location
        self.move_lords(old, location)
        self.note(LOCATION_GIVEN_UP, self.active, old)
        self.note(LOCATION_TAKEN, self.active, location)
        self.claimed = location
        self.keep_or_search()

    # -- politicians --------------------------------------------------------------------

    def list_court(self, first: int, n: int) -> int:
        for space in range(self.court_size):
            self.actions[n] = first + self.court[space]
            n += 1
        return n

    def list_corruption(self) -> int:
        n = self.list_court(TAKE_LORD, 0)
        self.actions[n] = PASS
        return n + 1

    def take_court_lord(self, lord: int) -> None:
        """Ruling 32: its power is applied at once."""
        self.note(LORD_TAKEN, self.active, lord)
        self.leave_court(lord)
        self.enlist(lord)
        self.proceed()

    def list_dismissals(self, intriguer: int) -> int:
        """Rulings 33 and 34: any other free lord."""
        n = self.list_lords(DISMISS_LORD, self.free[self.active] & ~BIT[intriguer])
        self.actions[n] = PASS
        return n + 1

    def list_lords(self, first: int, mask: int) -> int:
        n = 0
        for lord in range(LORDS):
            if mask & BIT[lord]:
                self.actions[n] = first + lord
                n += 1
        return n

    def scheme(self, lord: int) -> None:
        """The Schemer: the top lord of the deck instead of one's own."""
        self.discard_lord(self.active, lord)
        newcomer = self.draw_lord()
        self.note(LORD_TAKEN, self.active, newcomer)
        self.enlist(newcomer)
        self.proceed()

    # -- ambassadors --------------------------------------------------------------------

    def ambassador_arrives(self, lord: int, count: int) -> None:
        """Rulings 47 and 72: it takes a location by itself, a face-up one if the deck is empty."""
        if self.location_deck_size:
            self.ambassador = lord
            self.draw_locations(min(count, self.location_deck_size))
            self.later(CLAIM, self.active)
        elif self.available:
            self.ambassador = lord
            self.later(LOCATION, self.active)

    # -- in each turn -------------------------------------------------------------------

    def list_powers(self, n: int) -> int:
        """Ruling 71: Slaver, Oracle and Opportunist, once each."""
        me = self.active
        if self.free[me] & TURN_LORDS == 0:
            return n
        if self.power_is_ready(SLAVER):
            for ally in range(ALLIES):
                if self.hand[me][ally]:
                    self.actions[n] = SELL_ALLY + ally
                    n += 1
        if self.power_is_ready(ORACLE):
            for race in range(RACES):
                if self.council_size[race]:
                    self.actions[n] = DISSOLVE_PILE + race
                    n += 1
        if self.power_is_ready(OPPORTUNIST) and self.lord_deck_size:
            n = self.list_court(REPLACE_LORD, n)
        return n

    def power_is_ready(self, lord: int) -> bool:
        return not self.powers_used >> (lord - SLAVER) & 1 and self.has_active(self.active, lord)

    def slaver(self, ally: int) -> None:
        self.powers_used |= 1
        self.discard_from_hand(self.active, ally)
        self.gain_pearls(self.active, 2)

    def oracle(self, race: int) -> None:
        """Ruling 21: the pile goes to the discard."""
        self.powers_used |= 1 << (ORACLE - SLAVER)
        self.note(PILE_DISSOLVED, self.active, race, self.council_size[race])
        for ally in range(race * KINDS, race * KINDS + KINDS):
            while self.council[ally]:
                self.council[ally] -= 1
                self.to_discard_pile(ally)
        self.council_size[race] = 0

    def opportunist(self, lord: int) -> None:
        self.powers_used |= 1 << (OPPORTUNIST - SLAVER)
        space = 0
        while self.court[space] != lord:
            space += 1
        self.court[space] = self.draw_lord()
        self.note(COURT_LORD_REPLACED, self.active, lord, self.court[space])

    def power_used(self, lord: int) -> bool:
        """Whether Slaver, Oracle or Opportunist has been used in this turn."""
        return bool(self.powers_used >> (lord - SLAVER) & 1)

    # -- Leviathan ----------------------------------------------------------------------

    def list_guard(self) -> int:
        """The Border Guard: an opponent without the Shaman (Leviathan 16 and 52)."""
        n = 0
        for seat in range(self.players):
            if self.is_exposed(seat):
                self.actions[n] = SEND + seat
                n += 1
        return n

    def arms_dealer(self) -> None:
        count = 0
        for zone in range(ZONES):
            count += self.border[zone] != NO_LEVIATHAN
        self.gain_pearls(self.active, count)

    def sorcerer(self) -> None:
        """A fight inside the recruitment (Leviathan 31)."""
        self.may_stop = True
        self.later(TARGET, self.active)

    def list_zones(self, first: int, occupied: bool) -> int:
        n = 0
        for zone in range(ZONES):
            if (self.border[zone] != NO_LEVIATHAN) == occupied:
                self.actions[n] = first + zone
                n += 1
        return n

    def rebel(self, zone: int) -> None:
        """One life point, as by a successful attack (Leviathan 30)."""
        self.zone = zone
        self.power = 0
        self.fought = False
        self.hurt(1)

    def breeder(self) -> None:
        """A leviathan is drawn, then a free zone is chosen for it."""
        if self.leviathan_deck_size and self.list_zones(PLACE, False):
            self.newcomer = self.draw_leviathan()
            self.note(LEVIATHAN_DRAWN, self.active, self.newcomer)
            self.later(BREED, self.active)

    def place_leviathan(self, zone: int) -> None:
        self.border[zone] = self.newcomer
        self.life_lost[zone] = 0
        self.note(LEVIATHAN_CAME, self.active, self.newcomer, zone)
        self.newcomer = NO_LEVIATHAN
