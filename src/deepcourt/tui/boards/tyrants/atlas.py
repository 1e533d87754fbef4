"""Where everything lies on the drawn map, in columns and rows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

Spot = tuple[int, int]

HEIGHT = 12

# Columns of the map that the sections take; the center is always there.
FIRST_OF_CENTER = 22
FIRST_OF_RIGHT = 79
WIDTH = 100

SITES: dict[str, Spot] = {
    "gauntlgrym": (3, 0),
    "wormwrithings": (6, 2),
    "jhachalkhyn": (3, 4),
    "buiyrandyn": (3, 6),
    "stoneshaft-clanhold": (3, 8),
    "ch-chitl": (3, 10),
    "blingdenstone": (25, 0),
    "mantol-derith": (25, 2),
    "gracklstugh": (25, 4),
    "labyrinth": (25, 6),
    "skullport": (25, 8),
    "kanaglym": (25, 10),
    "menzoberranzan": (48, 0),
    "chasmleap-bridge": (48, 4),
    "araumycos": (48, 6),
    "eryndlyn": (48, 8),
    "tsenviilyq": (48, 10),
    "everfire": (67, 2),
    "halls-of-the-scoured-legion": (67, 4),
    "ched-nasad": (67, 6),
    "llacerellyn": (67, 8),
    "chaulssin": (86, 0),
    "phaerlin": (86, 2),
    "yathchol": (86, 4),
    "ruins-of-dekanter": (86, 6),
    "ss-zuraass-nee": (86, 10),
}


@dataclass(frozen=True)
class Trail:
    """How a route runs: its corners from one site into the other, and its spaces."""

    corners: tuple[Spot, ...]
    spaces: tuple[Spot, ...] = ()

    def strokes(self) -> dict[Spot, str]:
        """The lines of the route, spot by spot."""
        spots = [self.corners[0]]
        for corner, end in pairwise(self.corners):
            across, down = (sign(to - at) for at, to in zip(corner, end, strict=True))
            length = max(abs(to - at) for at, to in zip(corner, end, strict=True))
            spots += [
                (corner[0] + across * step, corner[1] + down * step)
                for step in range(1, length + 1)
            ]
        found = {}
        for before, spot, after in zip(spots, spots[1:], spots[2:], strict=False):
            found[spot] = STROKES[frozenset((towards(spot, before), towards(spot, after)))]
        return found


def sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def towards(spot: Spot, other: Spot) -> Spot:
    return other[0] - spot[0], other[1] - spot[1]


LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
STROKES = {
    frozenset((LEFT, RIGHT)): "─",
    frozenset((UP, DOWN)): "│",
    frozenset((RIGHT, DOWN)): "╭",
    frozenset((LEFT, DOWN)): "╮",
    frozenset((RIGHT, UP)): "╰",
    frozenset((LEFT, UP)): "╯",
}


def across(a: str, b: str, *columns: int) -> Trail:
    """A route along a row."""
    row = SITES[a][1]
    return Trail((SITES[a], SITES[b]), tuple((column, row) for column in columns))


def down(a: str, b: str, *rows: int) -> Trail:
    """A route down a column."""
    column = SITES[a][0]
    return Trail((SITES[a], SITES[b]), tuple((column, row) for row in rows))


def stairs(a: str, b: str) -> Trail:
    """A route of two spaces in the single row between two sites."""
    column, row = SITES[a]
    first, second = (column, row + 1), (column + 3, row + 1)
    return Trail((SITES[a], first, second, (column + 3, row + 2)), (first, second))


TRAILS: dict[str, Trail] = {
    "gauntlgrym--wormwrithings": Trail(((12, 0), (12, 2))),
    "gauntlgrym--jhachalkhyn": down("gauntlgrym", "jhachalkhyn", 3),
    "wormwrithings--mantol-derith": across("wormwrithings", "mantol-derith", 19),
    "jhachalkhyn--buiyrandyn": down("jhachalkhyn", "buiyrandyn", 5),
    "jhachalkhyn--gracklstugh": across("jhachalkhyn", "gracklstugh", 18),
    "buiyrandyn--stoneshaft-clanhold": down("buiyrandyn", "stoneshaft-clanhold", 7),
    "buiyrandyn--labyrinth": across("buiyrandyn", "labyrinth", 18),
    "stoneshaft-clanhold--ch-chitl": down("stoneshaft-clanhold", "ch-chitl", 9),
    "stoneshaft-clanhold--skullport": across("stoneshaft-clanhold", "skullport", 16, 19),
    "ch-chitl--kanaglym": across("ch-chitl", "kanaglym", 18),
    "blingdenstone--mantol-derith": down("blingdenstone", "mantol-derith", 1),
    "mantol-derith--menzoberranzan": Trail(
        ((25, 2), (44, 2), (44, 0), (48, 0)), ((39, 2), (42, 2), (44, 1))
    ),
    "mantol-derith--gracklstugh": down("mantol-derith", "gracklstugh", 3),
    "gracklstugh--chasmleap-bridge": across("gracklstugh", "chasmleap-bridge", 39, 42),
    "gracklstugh--labyrinth": down("gracklstugh", "labyrinth", 5),
    "labyrinth--skullport": stairs("labyrinth", "skullport"),
    "labyrinth--araumycos": across("labyrinth", "araumycos", 39, 42),
    "skullport--kanaglym": down("skullport", "kanaglym", 9),
    "kanaglym--eryndlyn": Trail(((34, 10), (34, 9), (45, 9), (45, 8), (48, 8)), ((37, 9), (41, 9))),
    "kanaglym--tsenviilyq": across("kanaglym", "tsenviilyq", 39, 42),
    "menzoberranzan--everfire": Trail(((48, 0), (70, 0), (70, 2)), ((64, 0), (70, 1))),
    "menzoberranzan--chasmleap-bridge": down("menzoberranzan", "chasmleap-bridge", 1, 3),
    "chasmleap-bridge--everfire": Trail(((48, 4), (59, 4), (59, 2), (67, 2)), ((59, 3),)),
    "chasmleap-bridge--araumycos": down("chasmleap-bridge", "araumycos", 5),
    "araumycos--ched-nasad": across("araumycos", "ched-nasad", 61),
    "araumycos--eryndlyn": down("araumycos", "eryndlyn", 7),
    "everfire--halls-of-the-scoured-legion": down("everfire", "halls-of-the-scoured-legion", 3),
    "halls-of-the-scoured-legion--ched-nasad": stairs("halls-of-the-scoured-legion", "ched-nasad"),
    "ched-nasad--llacerellyn": stairs("ched-nasad", "llacerellyn"),
    "eryndlyn--llacerellyn": across("eryndlyn", "llacerellyn", 61),
    "llacerellyn--tsenviilyq": Trail(((67, 8), (67, 10), (48, 10)), ((67, 9),)),
    "everfire--chaulssin": Trail(((75, 2), (75, 0), (86, 0)), ((79, 0),)),
    "halls-of-the-scoured-legion--yathchol": across("halls-of-the-scoured-legion", "yathchol", 80),
    "ched-nasad--yathchol": Trail(((78, 6), (78, 5), (86, 5), (86, 4)), ((81, 5),)),
    "ched-nasad--ruins-of-dekanter": across("ched-nasad", "ruins-of-dekanter", 80),
    "llacerellyn--ss-zuraass-nee": Trail(
        ((67, 8), (83, 8), (83, 10), (86, 10)), ((79, 8), (83, 9))
    ),
    "chaulssin--phaerlin": down("chaulssin", "phaerlin", 1),
    "phaerlin--yathchol": down("phaerlin", "yathchol", 3),
    "phaerlin--ruins-of-dekanter": Trail(((86, 2), (98, 2), (98, 6)), ((98, 3), (98, 5))),
    "ruins-of-dekanter--ss-zuraass-nee": down("ruins-of-dekanter", "ss-zuraass-nee", 8),
}

# Spies stand below their site, beside the way down from there.
BESIDE_A_SPACE = 3
BESIDE_STAIRS = 6
ABOVE_STAIRS = ("labyrinth", "halls-of-the-scoured-legion", "ched-nasad")


def spies_of(site: str) -> Spot:
    x, y = SITES[site]
    return x + (BESIDE_STAIRS if site in ABOVE_STAIRS else BESIDE_A_SPACE), y + 1
