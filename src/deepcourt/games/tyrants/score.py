"""Points at the end of the game (specification 9)."""

from __future__ import annotations

import cython

from .realm import Realm

if not cython.compiled:
    from .constants import *
    from .realm import BIT, SITE_POINTS
    from .table import POINTS_IN_CIRCLE, POINTS_IN_DECK


def total_score(realm: Realm, seat: int) -> int:
    """All points of a seat as if the game ended now: cards in play go back to the deck."""
    points = realm.points[seat] + realm.trophies(seat)
    points += TOTAL_CONTROL_POINTS * realm.bits(realm.total[seat])
    for site in range(SITES):
        if realm.controlled[seat] & BIT[site]:
            points += SITE_POINTS[site]
    return points + deck_points(realm, seat) + circle_points(realm, seat)


def deck_points(realm: Realm, seat: int) -> int:
    points = 0
    for number in range(realm.deck_size[seat]):
        points += POINTS_IN_DECK[realm.deck[seat][number]]
    for number in range(realm.hand_size[seat]):
        points += POINTS_IN_DECK[realm.hand[seat][number]]
    for number in range(realm.discard_size[seat]):
        points += POINTS_IN_DECK[realm.discard[seat][number]]
    if seat == realm.active:
        for number in range(realm.played_size):
            if realm.lies[number] == IN_PLAY:
                points += POINTS_IN_DECK[realm.played[number]]
    return points


def circle_points(realm: Realm, seat: int) -> int:
    points = 0
    for number in range(realm.circle_size[seat]):
        points += POINTS_IN_CIRCLE[realm.circle[seat][number]]
    return points
