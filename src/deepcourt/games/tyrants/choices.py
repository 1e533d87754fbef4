"""What a player may choose from while a card resolves: every list of answers."""

from __future__ import annotations

import cython

from .accessors import TyrantsAccessors

if not cython.compiled:
    from .constants import *
    from .realm import BIT
    from .runs import LIMIT, OP, WHAT, WHERE
    from .table import CARD_ASPECT, COST, IS_UNDEAD


class Choices(TyrantsAccessors):
    """The answers to the questions of the cards. A list method writes from number `n` on."""

    def list_choices(self) -> int:
        """All answers but passing."""
        kind = self.kind
        if kind == OPTION:
            return self.list_options()
        if kind == PAY:
            return self.list_payments()
        if kind == DEPLOY:
            return self.list_deployments(0, self.seat)
        if kind == ASSASSINATE:
            return self.list_victims(ASSASSINATE_AT)
        if kind == SUPPLANT:
            return self.list_victims(SUPPLANT_AT)
        if kind == MOVE:
            return self.list_movable()
        if kind in (PUT, REDEPLOY):
            return self.list_destinations()
        if kind == RETURN:
            return self.list_returns()
        if kind == PLACE_SPY:
            return self.list_sites(0, PLACE_SPY_AT, self.sites & ~self.spies[self.seat])
        if kind == RECALL:
            return self.list_sites(0, RECALL_FROM, self.spies[self.seat])
        if kind == PLAYER:
            return self.list_players()
        if kind == TROPHY:
            return self.list_trophies()
        return self.list_card_choices()

    def list_card_choices(self) -> int:
        kind = self.kind
        seat = self.seat
        if kind == FOCUS:
            return self.list_reveals()
        if kind == DISCARD:
            return self.list_pile(0, DISCARD_CARD, self.hand[seat], self.hand_size[seat])
        if kind == PROMOTE:
            return self.list_promotions()
        if kind == PROMOTE_DISCARDED:
            return self.list_pile(0, PROMOTE_CARD, self.discard[seat], self.discard_size[seat])
        if kind == PROMOTE_ANY:
            return self.list_any_promotion()
        if kind == PROMOTE_INSTEAD:
            self.actions[0] = PROMOTE_THIS
            return 1
        if kind == DEVOUR_MARKET:
            return self.list_row_to_devour()
        if kind == RECRUIT_FREE:
            return self.list_recruits(0, WHAT[self.code()], LIMIT[self.code()])
        if kind == PLAY_MARKET:
            return self.list_row(0, PLAY_CARD, ANY_CARD, LIMIT[self.code()])
        return self.list_pile(0, PLAY_CARD, self.circle[seat], self.circle_size[seat])

    def code(self) -> int:
        """The instruction that asks."""
        return self.runs[self.depth - 1][RUN_CODE]

    # -- cards --------------------------------------------------------------------------

    def add_once(self, n: int, action: int) -> int:
        """Equal cards are one choice, and their order is not that in which they lie."""
        place = n
        while place and self.actions[place - 1] > action:
            place -= 1
        if place and self.actions[place - 1] == action:
            return n
        for number in range(n, place, -1):
            self.actions[number] = self.actions[number - 1]
        self.actions[place] = action
        return n + 1

    def list_pile(self, n: int, verb: int, pile: bytearray, size: int) -> int:
        for number in range(size):
            n = self.add_once(n, verb + pile[number])
        return n

    def list_options(self) -> int:
        count = WHAT[self.code()]
        for option in range(count):
            self.actions[option] = CHOOSE_OPTION + option
        return count

    def list_payments(self) -> int:
        """Every way to pay the cost completely (specification 8.2)."""
        cost = WHAT[self.code()]
        seat = self.seat
        if cost in (PAY_SPY, PAY_SPIES):
            return self.list_sites(0, RECALL_FROM, self.spies[seat])
        if cost == PAY_HAND:
            return self.list_pile(0, DEVOUR, self.hand[seat], self.hand_size[seat])
        if cost == PAY_CIRCLE:
            return self.list_pile(0, DEVOUR, self.circle[seat], self.circle_size[seat])
        if cost == PAY_DISCARD:
            return self.list_pile(0, DISCARD_CARD, self.hand[seat], self.hand_size[seat])
        if self.lies[self.runs[self.depth - 1][RUN_PLAYED]] == GONE:
            return 0
        self.actions[0] = DEVOUR_THIS
        return 1

    def list_reveals(self) -> int:
        aspect = WHAT[self.code()]
        n = 0
        for number in range(self.hand_size[self.seat]):
            card = self.hand[self.seat][number]
            if CARD_ASPECT[card] == aspect:
                n = self.add_once(n, REVEAL + card)
        return n

    def list_promotions(self) -> int:
        """Cards of the play area; "other" is any but this very card (rulings 20, 27 and 41)."""
        which = WHAT[self.code()]
        this = self.runs[self.depth - 1][RUN_PLAYED]
        n = 0
        for number in range(self.played_size):
            card = self.played[number]
            if self.lies[number] != IN_PLAY:
                continue
            if which == ANY_CARD:
                fits = number != this
            elif which == UNDEAD_CARDS:
                fits = IS_UNDEAD[card]
            else:
                fits = CARD_ASPECT[card] == which
            if fits:
                n = self.add_once(n, PROMOTE_CARD + card)
        return n

    def list_any_promotion(self) -> int:
        seat = self.seat
        n = 0
        where = self.lies[self.runs[self.depth - 1][RUN_PLAYED]]
        if where in (IN_PLAY, IN_MARKET):
            self.actions[0] = PROMOTE_THIS
            n = 1
        n = self.list_pile(n, PROMOTE_HELD, self.hand[seat], self.hand_size[seat])
        return self.list_pile(n, PROMOTE_CARD, self.discard[seat], self.discard_size[seat])

    # -- the market ---------------------------------------------------------------------

    def list_row(self, n: int, verb: int, which: int, limit: int) -> int:
        """Cards of the row: of an aspect or any, up to a cost."""
        for slot in range(ROW):
            card = self.row[slot]
            if card != NO_CARD and slot != self.borrowed and self.is_wanted(card, which, limit):
                n = self.add_once(n, verb + card)
        return n

    def list_row_to_devour(self) -> int:
        """The card itself too, if it is played from the row (ruling 59); not for a swap."""
        n = self.list_row(0, DEVOUR, ANY_CARD, NO_COST)
        this = self.runs[self.depth - 1][RUN_PLAYED]
        if OP[self.code()] == DO_DEVOUR_MARKET and self.lies[this] == IN_MARKET:
            self.actions[n] = DEVOUR_THIS
            n += 1
        return n

    def list_recruits(self, n: int, which: int, limit: int) -> int:
        """What the row, the stacks and a Ghost have to offer (rulings 37, 38 and 58)."""
        n = self.list_row(n, RECRUIT, which, limit)
        for card in range(HOUSE_GUARD, OUTCAST):
            if self.stack[card - HOUSE_GUARD] and self.is_wanted(card, which, limit):
                self.actions[n] = RECRUIT + card
                n += 1
        card = self.top_devoured()
        if card != NO_CARD and self.is_wanted(card, which, limit):
            self.actions[n] = RECRUIT_DEVOURED
            n += 1
        return n

    def is_wanted(self, card: int, which: int, limit: int) -> bool:
        return COST[card] <= limit and (which == ANY_CARD or CARD_ASPECT[card] == which)

    # -- the map ------------------------------------------------------------------------

    def list_sites(self, n: int, verb: int, sites: int) -> int:
        for site in range(SITES):
            if sites & BIT[site]:
                self.actions[n] = verb + site
                n += 1
        return n

    def list_spaces(self, n: int, verb: int, spaces: int) -> int:
        space = SITES
        while spaces:
            if spaces & 1:
                self.actions[n] = verb + space
                n += 1
            spaces >>= 1
            space += 1
        return n

    def list_deployments(self, n: int, seat: int) -> int:
        """Free spaces with presence, or any without a troop on the map (rulings 7 and 8)."""
        sites = self.room
        spaces = self.gaps
        if not self.has_no_troops(seat):
            sites &= self.near_sites[seat]
            spaces &= self.near_spaces[seat]
        n = self.list_sites(n, DEPLOY_TO, sites)
        return self.list_spaces(n, DEPLOY_TO, spaces)

    def list_destinations(self) -> int:
        """Where a moved troop or a trophy can be put: any free space, or only with presence."""
        sites = self.room
        spaces = self.gaps
        if self.kind == REDEPLOY and WHERE[self.code()] == WITH_PRESENCE:
            sites &= self.near_sites[self.seat]
            spaces &= self.near_spaces[self.seat]
        n = self.list_sites(0, PUT_AT, sites)
        return self.list_spaces(n, PUT_AT, spaces)

    def list_troops(self, n: int, verb: int, sites: int, spaces: int, white: bool) -> int:
        """Enemy troops, or only white ones, at these places."""
        seat = self.seat
        first = WHITE if white else 0
        for colour in range(first, COLOURS):
            if colour == seat:
                continue
            standing = self.stands[colour] & sites
            if standing:
                for site in range(SITES):
                    if standing & BIT[site]:
                        self.actions[n] = verb + site * COLOURS + colour
                        n += 1
            lines = self.lines[colour] & spaces
            space = SITES
            while lines:
                if lines & 1:
                    self.actions[n] = verb + space * COLOURS + colour
                    n += 1
                lines >>= 1
                space += 1
        return n

    def list_victims(self, verb: int) -> int:
        """Whom the present instruction can assassinate or supplant."""
        run = self.runs[self.depth - 1]
        code = run[RUN_CODE]
        where = WHERE[code]
        sites = self.near_sites[self.seat]
        spaces = self.near_spaces[self.seat]
        if where == ANYWHERE:
            sites = self.sites
            spaces = self.spaces
        elif where == ONE_SITE:  # ruling 36
            spaces = 0
            if run[RUN_ANCHOR] != NO_SITE:
                sites &= BIT[run[RUN_ANCHOR]]
        elif where != WITH_PRESENCE:  # ruling 11
            site = run[RUN_SITE]
            if where == RETURNED_SITES:
                site = run[RUN_RETURNED + run[RUN_BACK] - run[RUN_LEFT]]
            spaces = 0
            sites = 0
            if site != NO_SITE:
                sites = BIT[site]
        return self.list_troops(0, verb, sites, spaces, WHAT[code] != 0)

    def list_movable(self) -> int:
        """Enemy troops with presence, if there is a free space at all (specification 6.4)."""
        if self.room == 0 and self.gaps == 0:
            return 0
        return self.list_troops(
            0, LIFT, self.near_sites[self.seat], self.near_spaces[self.seat], False
        )

    def list_enemy_spies(self, n: int) -> int:
        """Spies of others with presence."""
        for owner in range(self.players):
            spies = self.spies[owner] & self.near_sites[self.seat]
            if owner == self.seat or spies == 0:
                continue
            for site in range(SITES):
                if spies & BIT[site]:
                    self.actions[n] = RETURN_SPY + site * MAX_PLAYERS + owner
                    n += 1
        return n

    def list_returns(self) -> int:
        """Troops and spies of others with presence, one's own from anywhere (13 and 14)."""
        pieces = WHAT[self.code()]
        seat = self.seat
        n = self.list_enemy_spies(0)
        if pieces == ENEMY_SPY:
            return n
        for owner in range(self.players):
            sites = self.stands[owner]
            lines = self.lines[owner]
            if owner != seat:
                sites &= self.near_sites[seat]
                lines &= self.near_spaces[seat]
            elif pieces != ANY_PIECES:
                continue
            for site in range(SITES):
                if sites & BIT[site]:
                    self.actions[n] = RETURN_TROOP + site * MAX_PLAYERS + owner
                    n += 1
            space = SITES
            while lines:
                if lines & 1:
                    self.actions[n] = RETURN_TROOP + space * MAX_PLAYERS + owner
                    n += 1
                lines >>= 1
                space += 1
        if pieces == ANY_PIECES:
            for site in range(SITES):
                if self.spies[seat] & BIT[site]:
                    self.actions[n] = RETURN_SPY + site * MAX_PLAYERS + seat
                    n += 1
        return n

    # -- players and their halls --------------------------------------------------------

    def list_players(self) -> int:
        """Opponents that are meant; for the Lich those with a troop at that site."""
        run = self.runs[self.depth - 1]
        op = OP[run[RUN_CODE]]
        n = 0
        if op == DO_TAKE_OUTCASTS and self.stack[OUTCAST - HOUSE_GUARD] == 0:
            return 0
        for seat in range(self.players):
            if seat == self.seat:
                continue
            if op == DO_REDEPLOY:
                fits = self.troops[run[RUN_SITE]][seat] > 0
            else:
                fits = self.is_meant(seat)
            if fits:
                self.actions[n] = CHOOSE_PLAYER + seat
                n += 1
        return n

    def list_trophies(self) -> int:
        """From any hall, one's own too (ruling 34), or from that player's; not without room."""
        run = self.runs[self.depth - 1]
        code = run[RUN_CODE]
        sites = self.room
        spaces = self.gaps
        if WHERE[code] == WITH_PRESENCE:
            sites &= self.near_sites[self.seat]
            spaces &= self.near_spaces[self.seat]
        if sites == 0 and spaces == 0:
            return 0
        n = 0
        for owner in range(self.players):
            if LIMIT[code] and owner != run[RUN_WHOM]:
                continue
            for colour in range(COLOURS):
                if self.hall[owner][colour] and (colour == WHITE or not WHAT[code]):
                    self.actions[n] = TAKE_TROPHY + owner * COLOURS + colour
                    n += 1
        return n
