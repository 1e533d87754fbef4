"""The map: 26 sites and 40 routes in three sections, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from ...core.vocabulary import Noun

if TYPE_CHECKING:
    from .documents import RouteData, SiteData


class Section(StrEnum):
    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


LEFT, CENTER, RIGHT = Section
Point = tuple[float, float]  # from 0 to 1, the origin is top left

TROOPS = 40  # of each player
SPIES = 5  # of each player
WHITE_TROOPS = 40
HOUSES = ("flame", "spider", "blade", "eye")  # of the seats, by their signs
WHITE_ID = "white"
# A colour of troops is the number of a seat, or
WHITE = len(HOUSES)
COLOURS = WHITE + 1
NO_COLOUR = COLOURS


@dataclass(frozen=True)
class Marker:
    """What a site control marker brings its holder in each of their turns, by its face.

    Influence at the start of the turn or when it is taken, points at the end of the turn.
    """

    total_points: int
    total_influence: int = 1
    control_points: int = 0
    control_influence: int = 1


@dataclass(frozen=True)
class Site:
    """A site; its spaces are interchangeable, `whites` of them begin with a white troop."""

    id: str
    section: Section
    points: int
    spaces: int
    at: Point
    whites: int = 0
    is_start: bool = False
    marker: Marker | None = None


@dataclass(frozen=True)
class Route:
    """A line between two sites; its spaces are numbered from `a` to `b`.

    A route that crosses a border belongs to the outer section.
    """

    a: str
    b: str
    section: Section
    at: tuple[Point, ...]
    whites: tuple[int, ...] = ()  # the spaces that begin with a white troop

    @property
    def id(self) -> str:
        return f"{self.a}--{self.b}"

    @property
    def spaces(self) -> int:
        return len(self.at)


SITE_TABLE = (
    Site("gauntlgrym", LEFT, 2, 3, (0.08, 0.13), whites=2, marker=Marker(total_points=1)),
    Site("wormwrithings", LEFT, 3, 3, (0.23, 0.11)),
    Site("jhachalkhyn", LEFT, 4, 4, (0.08, 0.33), is_start=True),
    Site("buiyrandyn", LEFT, 3, 3, (0.08, 0.49), whites=1),
    Site("stoneshaft-clanhold", LEFT, 4, 2, (0.08, 0.65), whites=2),
    Site("ch-chitl", LEFT, 2, 3, (0.08, 0.88), whites=2, marker=Marker(total_points=1)),
    Site("blingdenstone", CENTER, 4, 2, (0.37, 0.07), whites=2),
    Site("mantol-derith", CENTER, 4, 5, (0.34, 0.26), whites=2, is_start=True),
    Site("menzoberranzan", CENTER, 5, 6, (0.53, 0.1), whites=3, marker=Marker(total_points=2)),
    Site("everfire", CENTER, 3, 3, (0.67, 0.24)),
    Site("gracklstugh", CENTER, 3, 4, (0.29, 0.4), whites=2),
    Site("chasmleap-bridge", CENTER, 1, 1, (0.53, 0.38)),
    Site("halls-of-the-scoured-legion", CENTER, 3, 2, (0.69, 0.4), whites=1),
    Site("labyrinth", CENTER, 3, 3, (0.29, 0.53), whites=1),
    Site("araumycos", CENTER, 3, 4, (0.52, 0.57), whites=4, marker=Marker(total_points=3)),
    Site("ched-nasad", CENTER, 3, 4, (0.72, 0.58), is_start=True),
    Site("skullport", CENTER, 4, 5, (0.29, 0.71), whites=2, is_start=True),
    Site("eryndlyn", CENTER, 3, 3, (0.48, 0.75), is_start=True),
    Site("llacerellyn", CENTER, 2, 2, (0.67, 0.76)),
    Site("kanaglym", CENTER, 3, 3, (0.3, 0.91)),
    Site("tsenviilyq", CENTER, 4, 3, (0.54, 0.92), whites=3, marker=Marker(total_points=1)),
    Site("chaulssin", RIGHT, 4, 5, (0.78, 0.09), is_start=True),
    Site("phaerlin", RIGHT, 2, 3, (0.92, 0.22), whites=2, marker=Marker(total_points=1)),
    Site("yathchol", RIGHT, 4, 2, (0.85, 0.45), whites=2),
    Site("ruins-of-dekanter", RIGHT, 5, 6, (0.92, 0.64), whites=2),
    Site("ss-zuraass-nee", RIGHT, 2, 3, (0.89, 0.9), whites=2, marker=Marker(total_points=1)),
)

ROUTE_TABLE = (
    Route("gauntlgrym", "wormwrithings", LEFT, ()),
    Route("gauntlgrym", "jhachalkhyn", LEFT, ((0.08, 0.23),)),
    Route("wormwrithings", "mantol-derith", LEFT, ((0.28, 0.18),)),
    Route("jhachalkhyn", "buiyrandyn", LEFT, ((0.08, 0.41),)),
    Route("jhachalkhyn", "gracklstugh", LEFT, ((0.18, 0.36),)),
    Route("buiyrandyn", "stoneshaft-clanhold", LEFT, ((0.08, 0.57),)),
    Route("buiyrandyn", "labyrinth", LEFT, ((0.18, 0.51),)),
    Route("stoneshaft-clanhold", "ch-chitl", LEFT, ((0.08, 0.77),)),
    Route("stoneshaft-clanhold", "skullport", LEFT, ((0.15, 0.67), (0.2, 0.69))),
    Route("ch-chitl", "kanaglym", LEFT, ((0.19, 0.9),)),
    Route("blingdenstone", "mantol-derith", CENTER, ((0.35, 0.17),), whites=(0,)),
    Route("mantol-derith", "menzoberranzan", CENTER, ((0.41, 0.25), (0.45, 0.21), (0.44, 0.14))),
    Route("mantol-derith", "gracklstugh", CENTER, ((0.32, 0.33),)),
    Route("gracklstugh", "chasmleap-bridge", CENTER, ((0.37, 0.39), (0.45, 0.39))),
    Route("gracklstugh", "labyrinth", CENTER, ((0.29, 0.47),)),
    Route("labyrinth", "skullport", CENTER, ((0.29, 0.59), (0.29, 0.65))),
    Route("labyrinth", "araumycos", CENTER, ((0.37, 0.54), (0.44, 0.56)), whites=(1,)),
    Route("skullport", "kanaglym", CENTER, ((0.29, 0.81),)),
    Route("kanaglym", "eryndlyn", CENTER, ((0.36, 0.86), (0.42, 0.8))),
    Route("kanaglym", "tsenviilyq", CENTER, ((0.38, 0.94), (0.46, 0.94))),
    Route("menzoberranzan", "everfire", CENTER, ((0.6, 0.14), (0.63, 0.19))),
    Route("menzoberranzan", "chasmleap-bridge", CENTER, ((0.53, 0.19), (0.53, 0.29))),
    Route("chasmleap-bridge", "everfire", CENTER, ((0.6, 0.31),)),
    Route("chasmleap-bridge", "araumycos", CENTER, ((0.53, 0.47),), whites=(0,)),
    Route("araumycos", "ched-nasad", CENTER, ((0.62, 0.57),), whites=(0,)),
    Route("araumycos", "eryndlyn", CENTER, ((0.5, 0.66),), whites=(0,)),
    Route("everfire", "halls-of-the-scoured-legion", CENTER, ((0.68, 0.32),)),
    Route("halls-of-the-scoured-legion", "ched-nasad", CENTER, ((0.7, 0.46), (0.71, 0.52))),
    Route("ched-nasad", "llacerellyn", CENTER, ((0.7, 0.64), (0.69, 0.7))),
    Route("eryndlyn", "llacerellyn", CENTER, ((0.57, 0.76),)),
    Route("llacerellyn", "tsenviilyq", CENTER, ((0.6, 0.84),)),
    Route("everfire", "chaulssin", RIGHT, ((0.73, 0.16),)),
    Route("halls-of-the-scoured-legion", "yathchol", RIGHT, ((0.77, 0.43),)),
    Route("ched-nasad", "yathchol", RIGHT, ((0.78, 0.52),)),
    Route("ched-nasad", "ruins-of-dekanter", RIGHT, ((0.82, 0.61),)),
    Route("llacerellyn", "ss-zuraass-nee", RIGHT, ((0.74, 0.81), (0.82, 0.85))),
    Route("chaulssin", "phaerlin", RIGHT, ((0.85, 0.15),)),
    Route("phaerlin", "yathchol", RIGHT, ((0.89, 0.34),)),
    Route("phaerlin", "ruins-of-dekanter", RIGHT, ((0.95, 0.36), (0.95, 0.5))),
    Route("ruins-of-dekanter", "ss-zuraass-nee", RIGHT, ((0.91, 0.77),)),
)

SITE_IDS = tuple(site.id for site in SITE_TABLE)
ROUTE_IDS = tuple(route.id for route in ROUTE_TABLE)
SITES = len(SITE_IDS)
NO_SITE = SITES
SITE = Noun("site", SITE_IDS)
SECTION = Noun("section", tuple(Section))
HOUSE = Noun("house", HOUSES)
TROOP_IDS = (*HOUSES, WHITE_ID)
TROOP = Noun("troop", TROOP_IDS)


# -- places -------------------------------------------------------------------------------

# A place is a site (0 to 25) or a single space of a route (26 to 78), which is here by the
# numbers of its route and of the space on it.
ROUTE_SPACES = tuple(
    (number, space) for number, route in enumerate(ROUTE_TABLE) for space in range(route.spaces)
)
SPACES = len(ROUTE_SPACES)
PLACES = SITES + SPACES


def place_id(place: int) -> str:
    if place < SITES:
        return SITE_IDS[place]
    route, space = ROUTE_SPACES[place - SITES]
    return f"{ROUTE_IDS[route]}-{space}"


PLACE_IDS = tuple(place_id(place) for place in range(PLACES))
PLACE = Noun("place", PLACE_IDS)


def along(route: Route) -> list[int]:
    """The places from one end of a route to the other."""
    spaces = (PLACE_IDS.index(f"{route.id}-{space}") for space in range(route.spaces))
    return [SITE_IDS.index(route.a), *spaces, SITE_IDS.index(route.b)]


def one_step() -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in PLACE_IDS]
    for route in ROUTE_TABLE:
        places = along(route)
        for one, next in pairwise(places):
            found[one].add(next)
            found[next].add(one)
    return tuple(tuple(sorted(places)) for places in found)


# The places one step away from each. Two sites are, if a route without spaces joins them.
TOUCHING = one_step()


# -- the part of the map that is played on ------------------------------------------------


@dataclass(frozen=True)
class Layout:
    """Some sections of the map: a route is in play if both of its ends are."""

    sections: frozenset[Section]

    @cached_property
    def sites(self) -> tuple[int, ...]:
        return tuple(
            number for number, site in enumerate(SITE_TABLE) if site.section in self.sections
        )

    @cached_property
    def routes(self) -> tuple[int, ...]:
        ids = {SITE_IDS[site] for site in self.sites}
        return tuple(
            number for number, route in enumerate(ROUTE_TABLE) if {route.a, route.b} <= ids
        )

    @cached_property
    def places(self) -> tuple[int, ...]:
        routes = set(self.routes)
        spaces = (
            SITES + number for number, (route, _) in enumerate(ROUTE_SPACES) if route in routes
        )
        return (*self.sites, *spaces)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        return tuple(site for site in self.sites if SITE_TABLE[site].is_start)

    @cached_property
    def markers(self) -> tuple[int, ...]:
        return tuple(site for site in self.sites if SITE_TABLE[site].marker)

    @property
    def troop_spaces(self) -> int:
        return sum(map(capacity, self.places))

    @property
    def white_troops(self) -> int:
        return sum(map(whites, self.places))


def capacity(place: int) -> int:
    """How many troops a place has room for."""
    return SITE_TABLE[place].spaces if place < SITES else 1


def whites(place: int) -> int:
    """How many white troops a place begins with."""
    if place < SITES:
        return SITE_TABLE[place].whites
    route, space = ROUTE_SPACES[place - SITES]
    return int(space in ROUTE_TABLE[route].whites)


@cache
def layout(players: int, outer: Section = LEFT) -> Layout:
    """What so many players play on; three of them agree on an outer section."""
    if outer == CENTER:
        raise ValueError("the center is always in play; the outer section is left or right")
    sections = {2: {CENTER}, 3: {CENTER, outer}, 4: set(Section)}[players]
    return Layout(frozenset(sections))


# -- as data ------------------------------------------------------------------------------


def site_list() -> list[SiteData]:
    """Every site with its figures."""
    return [
        {
            "id": site.id,
            "section": site.section,
            "points": site.points,
            "spaces": site.spaces,
            "at": site.at,
            "whites": site.whites,
            "start": site.is_start,
            "marker": site.marker.total_points if site.marker else None,
        }
        for site in SITE_TABLE
    ]


def route_list() -> list[RouteData]:
    """Every route with its spaces."""
    return [
        {
            "id": route.id,
            "a": route.a,
            "b": route.b,
            "section": route.section,
            "at": list(route.at),
            "whites": list(route.whites),
        }
        for route in ROUTE_TABLE
    ]
