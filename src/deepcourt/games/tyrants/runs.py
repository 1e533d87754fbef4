"""Cards that are being resolved: how far each has come, and what it refers to.

A run is a row of numbers, named in `codes.py` (`RUN_…`). The last run is the one that goes on;
those below wait for it, each as a frame of the kind RESOLVE.
"""

from __future__ import annotations

import cython

from .programs import CODE
from .programs import ENTRY as ENTRIES
from .programs import REACTION as REACTIONS
from .realm import Realm

if not cython.compiled:
    from .constants import *
    from .realm import BIT, MARKER_SITES, SITES_BESIDE, SPACES_BESIDE

OP = [one.op for one in CODE]
COUNT = [one.count for one in CODE]
PER = [one.per for one in CODE]
WHAT = [one.what for one in CODE]
WHERE = [one.where for one in CODE]
MAY = [one.may for one in CODE]
LIMIT = [one.limit for one in CODE]
JUMP = [one.jump for one in CODE]
ENTRY = list(ENTRIES)
REACTION = list(REACTIONS)


class Runs(Realm):
    """The stack of runs."""

    def begin_run(self, seat: int, card: int, played: int, code: int) -> None:
        run = self.runs[self.depth]
        self.depth += 1
        for field in range(RUN_FIELDS):
            run[field] = 0
        run[RUN_CODE] = code
        run[RUN_SEAT] = seat
        run[RUN_CARD] = card
        run[RUN_PLAYED] = played
        run[RUN_SITE] = NO_SITE
        run[RUN_ANCHOR] = NO_SITE
        run[RUN_VICTIM] = NO_COLOUR
        run[RUN_FORCER] = NO_SEAT
        run[RUN_WHOM] = NO_SEAT
        run[RUN_FIGURE] = NO_COLOUR

    # -- from instruction to instruction ------------------------------------------------

    def next(self) -> None:
        run = self.runs[self.depth - 1]
        run[RUN_CODE] += 1
        run[RUN_LEFT] = 0

    def jump(self) -> None:
        run = self.runs[self.depth - 1]
        run[RUN_CODE] = JUMP[run[RUN_CODE]]
        run[RUN_LEFT] = 0

    def done_once(self) -> None:
        """Once less to do."""
        run = self.runs[self.depth - 1]
        run[RUN_LEFT] -= 1
        if run[RUN_LEFT] <= 0:
            self.next()

    def skip(self) -> None:
        """What cannot be done, or is declined: a cost with all that it would bring; one spy or one
        victim of several (rulings 57 and 62); else all that is left of the instruction."""
        run = self.runs[self.depth - 1]
        op = OP[run[RUN_CODE]]
        if op == DO_PAY and run[RUN_BACK]:
            self.next()  # enough spies are back
        elif op in (DO_PAY, DO_FOCUS):
            self.jump()
        elif op == DO_PLACE_SPY:
            run[RUN_SITE] = NO_SITE
            self.done_once()
        elif op == DO_DISCARD or (op == DO_SUPPLANT and WHERE[run[RUN_CODE]] == RETURNED_SITES):
            self.done_once()
        else:
            self.next()

    def is_optional(self) -> bool:
        """Whether the present question can be declined."""
        kind = self.kind
        if kind in (RECALL, PROMOTE_INSTEAD):
            return True
        if kind in (TURN, START, ORDER, PUT, REDEPLOY, PLAYER, DISCARD):
            return False
        if MAY[self.runs[self.depth - 1][RUN_CODE]]:
            return True
        return kind == PROMOTE and self.may_find_only_itself()

    def may_find_only_itself(self) -> bool:
        """Whether the last card in play may be the very card that is to promote another one: this
        was left open among equal copies, and no other promotion waits for it (ruling 69)."""
        run = self.runs[self.depth - 1]
        if self.lies[run[RUN_PLAYED]] != EITHER or WHAT[run[RUN_CODE]] != ANY_CARD:
            return False
        for number in range(self.queue_size):
            if self.queue[number][0] == run[RUN_CODE]:
                return False
        cards = 0
        for number in range(self.played_size):
            if self.lies[number] == IN_PLAY:
                cards += 1
                if self.played[number] != run[RUN_CARD]:
                    return False
        return cards == 1

    # -- counting -----------------------------------------------------------------------

    def counted(self, metric: int) -> int:
        """How much there is of something at this moment (rulings 29, 31 and 32)."""
        run = self.runs[self.depth - 1]
        seat = run[RUN_SEAT]
        if metric == WHITE_TROPHIES:
            return self.hall[seat][WHITE]
        if metric == PLAYER_TROPHIES:
            return self.trophies(seat) - self.hall[seat][WHITE]
        if metric == TROPHIES:
            return self.trophies(seat)
        if metric == CIRCLE_CARDS:
            return self.circle_size[seat]
        if metric == CONTROLLED_SITES:
            return self.bits(self.controlled[seat])
        if metric == TOTAL_SITES:
            return self.bits(self.total[seat])
        if metric == HELD_MARKERS:
            return self.bits(self.controlled[seat] & MARKER_SITES)
        if metric == KILLS:
            return run[RUN_KILLS]
        return SPIES - self.spy_supply[seat]

    def amount(self, code: int) -> int:
        """How often an instruction is to be done."""
        if OP[code] == DO_SUPPLANT and WHERE[code] == RETURNED_SITES:
            return self.runs[self.depth - 1][RUN_BACK]
        if PER[code] == ONCE:
            return COUNT[code]
        return self.counted(PER[code])

    # -- who is meant -------------------------------------------------------------------

    def is_meant(self, seat: int) -> bool:
        """Whether somebody passes the filters of the present instruction."""
        run = self.runs[self.depth - 1]
        code = run[RUN_CODE]
        if LIMIT[code] and self.hand_size[seat] <= LIMIT[code]:
            return False
        if WHERE[code] == WITH_TROOP_THERE:
            return run[RUN_SITE] != NO_SITE and self.troops[run[RUN_SITE]][seat] > 0
        if WHERE[code] == WITH_TROOP_ADJACENT:
            for number in range(run[RUN_PLACED]):
                if self.is_adjacent(seat, run[RUN_DEPLOYED + number]):
                    return True
            return False
        return True

    def is_adjacent(self, seat: int, place: int) -> bool:
        """A troop in the same site or one step away (ruling 30)."""
        if place < SITES and self.troops[place][seat]:
            return True
        return (
            self.stands[seat] & SITES_BESIDE[place] != 0
            or self.lines[seat] & SPACES_BESIDE[place] != 0
        )

    def has_rival_there(self, seat: int) -> bool:
        """Whether another player has a troop at that site."""
        site = self.runs[self.depth - 1][RUN_SITE]
        if site == NO_SITE:
            return False
        for other in range(self.players):
            if other != seat and self.troops[site][other]:
                return True
        return False

    def has_rival_spy_there(self, seat: int) -> bool:
        site = self.runs[self.depth - 1][RUN_SITE]
        if site == NO_SITE:
            return False
        for other in range(self.players):
            if other != seat and self.spies[other] & BIT[site]:
                return True
        return False
