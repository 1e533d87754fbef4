"""The map: troops and spies, presence, control, and the markers.

A place is a site or a single space of a route. Sets of sites and sets of spaces are bit sets; those
of who may act where and who controls what are kept up to date by every change on the map. The
marker of a site lies before whoever controls it, so it needs no place of its own.
"""

from __future__ import annotations

import cython

from .board import LEFT, RIGHT, SITE_TABLE, TOUCHING, capacity, layout, whites
from .table import TyrantsTable

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *


def space_set(places: tuple[int, ...]) -> int:
    return sum(1 << place - SITES for place in places if place >= SITES)


def site_set(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places if place < SITES)


BIT = [1 << space for space in range(SPACES)]
SITES_BESIDE = [site_set(TOUCHING[place]) for place in range(PLACES)]
SPACES_BESIDE = [space_set(TOUCHING[place]) for place in range(PLACES)]
CAPACITY = [capacity(place) for place in range(PLACES)]
SITE_POINTS = [site.points for site in SITE_TABLE]
MARKER_WORTH = [site.marker.total_points if site.marker else 0 for site in SITE_TABLE]
MARKER_SITES = sum(BIT[number] for number, site in enumerate(SITE_TABLE) if site.marker)
START_SITES = sum(BIT[number] for number, site in enumerate(SITE_TABLE) if site.is_start)
LAYOUTS = [layout(2), layout(3, LEFT), layout(3, RIGHT), layout(4)]
SITES_IN_PLAY = [site_set(one.places) for one in LAYOUTS]
SPACES_IN_PLAY = [space_set(one.places) for one in LAYOUTS]
WHITES = [whites(place) for place in range(PLACES)]


class Realm(TyrantsTable):
    """The map and what stands on it."""

    # -- set-up (specification 2) -------------------------------------------------------

    def set_up_map(self) -> None:
        self.lay_map()
        for site in range(SITES):
            if self.sites & BIT[site]:
                for _ in range(WHITES[site]):
                    self.put_troop(site, WHITE)
        for space in range(SPACES):
            if self.spaces & BIT[space] and WHITES[SITES + space]:
                self.put_troop(SITES + space, WHITE)

    def lay_map(self) -> None:
        """The sites and spaces in play, with nothing on them."""
        number = 3 if self.players == 4 else self.players - 2 + (1 if self.right else 0)
        self.sites = SITES_IN_PLAY[number]
        self.spaces = SPACES_IN_PLAY[number]
        self.room = self.sites
        self.gaps = self.spaces
        for site in range(SITES):
            self.free[site] = CAPACITY[site]

    # -- what stands where --------------------------------------------------------------

    def has_troop(self, place: int, colour: int) -> bool:
        if place < SITES:
            return self.troops[place][colour] > 0
        return self.lines[colour] & BIT[place - SITES] != 0

    def has_presence(self, seat: int, place: int) -> bool:
        if place < SITES:
            return self.near_sites[seat] & BIT[place] != 0
        return self.near_spaces[seat] & BIT[place - SITES] != 0

    def has_no_troops(self, seat: int) -> bool:
        return self.stands[seat] == 0 and self.lines[seat] == 0

    def put_troop(self, place: int, colour: int) -> None:
        if place < SITES:
            self.troops[place][colour] += 1
            self.free[place] -= 1
            if self.free[place] == 0:
                self.room &= ~BIT[place]
            self.stands[colour] |= BIT[place]
        else:
            self.gaps &= ~BIT[place - SITES]
            self.lines[colour] |= BIT[place - SITES]
        if colour != WHITE:
            self.spread(colour)
        if place < SITES:
            self.settle(place)

    def take_troop(self, place: int, colour: int) -> None:
        self.lift_troop(place, colour)
        if place < SITES:
            self.settle(place)

    def lift_troop(self, place: int, colour: int) -> None:
        """Take a troop away without a look at who controls the site now."""
        if place < SITES:
            self.troops[place][colour] -= 1
            self.free[place] += 1
            self.room |= BIT[place]
            if self.troops[place][colour] == 0:
                self.stands[colour] &= ~BIT[place]
        else:
            self.gaps |= BIT[place - SITES]
            self.lines[colour] &= ~BIT[place - SITES]
        if colour != WHITE:
            self.spread(colour)

    # -- presence (specification 5) -----------------------------------------------------

    def spread(self, seat: int) -> None:
        """Find out where a player has presence (rulings 5 and 63)."""
        near_sites = self.stands[seat] | self.spies[seat]
        near_spaces = 0
        for site in range(SITES):
            if self.stands[seat] & BIT[site]:
                near_sites |= SITES_BESIDE[site]
                near_spaces |= SPACES_BESIDE[site]
        lines = self.lines[seat]
        space = 0
        while lines:
            if lines & 1:
                near_sites |= SITES_BESIDE[SITES + space]
                near_spaces |= SPACES_BESIDE[SITES + space]
            lines >>= 1
            space += 1
        self.near_sites[seat] = near_sites & self.sites
        self.near_spaces[seat] = near_spaces & self.spaces

    # -- control (specification 7) ------------------------------------------------------

    def leader(self, site: int) -> int:
        """Who has more troops there than each other colour (rulings 1 and 2), or NOBODY."""
        best = NOBODY
        most = 0
        for colour in range(COLOURS):
            count = self.troops[site][colour]
            if count > most:
                best = colour
                most = count
            elif count == most:
                best = NOBODY
        return NOBODY if best == WHITE else best

    def controller(self, site: int) -> int:
        """Who has the site, as it was settled last, or NOBODY."""
        for seat in range(self.players):
            if self.controlled[seat] & BIT[site]:
                return seat
        return NOBODY

    def is_total(self, seat: int, site: int) -> bool:
        """All spaces, and nobody else's spy (rulings 3 and 4)."""
        if self.troops[site][seat] < CAPACITY[site]:
            return False
        for other in range(self.players):
            if other != seat and self.spies[other] & BIT[site]:
                return False
        return True

    def settle(self, site: int) -> None:
        """Something has changed there: who controls it, and who holds its marker (ruling 16)?"""
        before = self.controller(site)
        now = self.leader(site)
        if before != now:
            if before != NOBODY:
                self.controlled[before] &= ~BIT[site]
                self.end_total(before, site)
                self.note(CONTROL_LOST, before, site)
            if now != NOBODY:
                self.controlled[now] |= BIT[site]
                self.note(CONTROL_GAINED, now, site)
                if now == self.active and self.round and MARKER_SITES & BIT[site]:
                    self.pay_marker(site)
        if now != NOBODY:
            if not self.is_total(now, site):
                self.end_total(now, site)
            elif not self.total[now] & BIT[site]:
                self.total[now] |= BIT[site]
                self.note(TOTAL_CONTROL_GAINED, now, site)

    def end_total(self, seat: int, site: int) -> None:
        if self.total[seat] & BIT[site]:
            self.total[seat] &= ~BIT[site]
            self.note(TOTAL_CONTROL_LOST, seat, site)

    def pay_marker(self, site: int) -> None:
        """Its influence, once a turn (rulings 17 and 18)."""
        if not self.paid & BIT[site]:
            self.paid |= BIT[site]
            self.influence += 1
            self.note(MARKER_INFLUENCE, self.active, site, 1)

    # -- what is done on the map (specification 6) --------------------------------------

    def gain_points(self, seat: int, count: int) -> None:
        if count:
            self.points[seat] += count
            self.note(POINTS_GAINED, seat, count)

    def deploy(self, seat: int, place: int) -> None:
        self.note(TROOP_DEPLOYED, seat, place)
        self.send(seat, place)

    def send(self, seat: int, place: int) -> None:
        """A troop from the barracks; the last one brings the end of the game."""
        self.barracks[seat] -= 1
        self.put_troop(place, seat)
        if self.barracks[seat] == 0:
            self.begin_last_round()

    def assassinate(self, seat: int, place: int, colour: int) -> None:
        self.hall[seat][colour] += 1
        self.note(TROOP_ASSASSINATED, seat, place, colour)
        self.take_troop(place, colour)

    def supplant(self, seat: int, place: int, colour: int) -> None:
        """One change of the map; with empty barracks a point, and a hole (ruling 10)."""
        self.hall[seat][colour] += 1
        self.note(TROOP_SUPPLANTED, seat, place, colour)
        if self.barracks[seat]:
            self.lift_troop(place, colour)
            self.send(seat, place)
        else:
            self.take_troop(place, colour)
            self.gain_points(seat, 1)

    def move(self, seat: int, place: int, colour: int, destination: int) -> None:
        """One change of the map (ruling 56)."""
        self.note(TROOP_LIFTED, seat, place, colour)
        self.lift_troop(place, colour)
        self.note(TROOP_PUT, seat, destination, colour)
        self.put_troop(destination, colour)
        if place < SITES:
            self.settle(place)

    def return_troop(self, seat: int, place: int, owner: int) -> None:
        self.barracks[owner] += 1
        self.note(TROOP_RETURNED, seat, place, owner)
        self.take_troop(place, owner)

    def place_spy(self, seat: int, site: int) -> None:
        self.spy_supply[seat] -= 1
        self.spies[seat] |= BIT[site]
        self.note(SPY_PLACED, seat, site)
        self.spread(seat)
        self.settle(site)

    def take_spy(self, owner: int, site: int) -> None:
        self.spy_supply[owner] += 1
        self.spies[owner] &= ~BIT[site]
        self.spread(owner)
        self.settle(site)

    def recall_spy(self, seat: int, site: int) -> None:
        self.note(SPY_RECALLED, seat, site)
        self.take_spy(seat, site)

    def return_spy(self, seat: int, site: int, owner: int) -> None:
        self.note(SPY_RETURNED, seat, site, owner)
        self.take_spy(owner, site)

    def put_trophy(self, seat: int, owner: int, colour: int, place: int) -> None:
        """A troop from somebody's hall back to the map, in its colour (ruling 33)."""
        self.hall[owner][colour] -= 1
        self.note(TROOP_PUT, seat, place, colour)
        self.put_troop(place, colour)

    # -- counting -----------------------------------------------------------------------

    def bits(self, members: int) -> int:
        count = 0
        while members:
            members &= members - 1
            count += 1
        return count

    def trophies(self, seat: int) -> int:
        count = 0
        for colour in range(COLOURS):
            count += self.hall[seat][colour]
        return count
