"""The court: plotting, recruiting a lord, and filling the court again.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .exploration import Exploration

if not cython.compiled:
    from .constants import *
    from .payment import list_payments, mandatory, price, surcharge
    from .table import ALLY_VALUE, BIT


class Court(Exploration):
    """How lords come to the court and into a player's service."""

    def arrive(self, lord: int) -> None:
        """The power of a lord that comes into play; the chapter of the powers provides it."""

    def may_plot(self) -> bool:
        """Ruling 2."""
        room = self.court_size < COURT_SPACES and self.lord_deck_size > 0
        return room and self.pearls[self.active] > 0

    def plot(self) -> None:
        self.lose_pearls(self.active, 1)
        self.note(LORD_PLOTTED, self.active, self.add_to_court())

    # -- recruiting ---------------------------------------------------------------------

    def begin_recruiting(self, lord: int) -> None:
        self.recruit = lord
        self.later(CLOSE, self.active)
        self.later(REFILL, self.active)
        self.ask(PAY, self.active)
        self.go_on_paying()

    def go_on_paying(self) -> None:
        """Pay as long as there is nothing to choose."""
        while self.kind == PAY and self.list_payment() == 1:
            self.pay(self.actions[0])

    def list_payment(self) -> int:
        """The list is made once: `payments` says how many it holds until the next payment."""
        if self.payments == 0:
            self.payments = list_payments(self)
        return self.payments

    def pay(self, action: int) -> None:
        self.payments = 0
        if action == PAY_REST:
            self.finish_paying()
            return
        ally = action - PAY_ALLY
        self.remove_from_hand(self.active, ally)
        self.add_to_payment(ally)
        self.note(ALLY_PAID, self.active, ally)

    def finish_paying(self) -> None:
        """Pearls make up for what is missing; then an ally is affiliated."""
        missing = price(self, self.active, self.recruit) - self.paid_value
        self.lose_pearls(self.active, max(missing, 0))
        self.ask(AFFILIATE, self.active)
        if self.list_affiliations() == 1:
            self.affiliate(self.actions[0] - AFFILIATE_ALLY)

    def list_affiliations(self) -> int:
        """Rulings 26 and 27: the weakest of those used; any with the Master of Magic."""
        highest = HIGHEST_VALUE
        if not self.has_active(self.active, MASTER_OF_MAGIC):
            for race in range(RACES):
                if self.paid_count[race]:
                    highest = min(highest, self.paid_least[race])
        n = 0
        for race in range(RACES):
            if self.paid_count[race]:
                for ally in range(race * KINDS, race * KINDS + KINDS):
                    if self.paid[ally] and ALLY_VALUE[ally] <= highest:
                        self.actions[n] = AFFILIATE_ALLY + ally
                        n += 1
        return n

    def affiliate(self, ally: int) -> None:
        me = self.active
        lord = self.recruit
        cost = price(self, me, lord)
        self.note(LORD_RECRUITED, me, lord, max(0, cost - self.paid_value))
        self.paid[ally] -= 1
        self.affiliated[me][ally] += 1
        self.note(ALLY_AFFILIATED, me, ally)
        for race in range(RACES):
            if self.paid_count[race]:
                for used in range(race * KINDS, race * KINDS + KINDS):
                    while self.paid[used]:
                        self.paid[used] -= 1
                        self.to_discard_pile(used)
        self.clear_payment()
        self.recruit = NO_LORD
        self.leave_court(lord)
        self.enlist(lord)
        self.proceed()

    def enlist(self, lord: int) -> None:
        """A lord comes into play as a free one, and its power is applied."""
        self.free[self.active] |= BIT[lord]
        self.arrive(lord)

    # -- filling the court again --------------------------------------------------------

    def refill(self) -> None:
        """Rulings 29 to 31: after a recruitment that leaves two lords or fewer."""
        if self.court_size > 2:
            return
        self.gain_pearls(self.active, 2)
        self.note(COURT_REFILLED, self.active)
        while self.court_size < COURT_SPACES and self.lord_deck_size:
            self.note(LORD_ARRIVED, self.add_to_court())
        if self.court_size < COURT_SPACES:
            self.court_short = True
            self.note(COURT_SHORT)

    # -- for Python callers -------------------------------------------------------------

    def price_of(self, lord: int) -> int:
        """The value a lord costs the active player."""
        return price(self, self.active, lord)

    def surcharge_of(self, seat: int) -> int:
        """What powers add to the price of every lord for a seat."""
        return surcharge(self, seat)

    def race_is_mandatory(self) -> bool:
        """Whether the lord that is being paid for asks for a certain race."""
        return mandatory(self, self.active, self.recruit) != RACES
