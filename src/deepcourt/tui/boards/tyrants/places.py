"""Places in a few letters, and in an order in which one finds them."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.text import Words
from ....games.tyrants.board import ROUTE_TABLE
from .atlas import SITES
from .sight import short_site

ON_THE_WAY = "→"
BETWEEN = "–"


@dataclass(frozen=True)
class Whereabouts:
    """A place as seen from the site that it is, or is nearest to."""

    site: str
    way: str = ""  # how a space lies there
    to: str = ""  # the site that its route leads to
    step: int = 0  # which one on that route

    def beyond(self, words: Words) -> str:
        """What follows the name of the site."""
        return self.way + short_site(words, self.to) if self.to else ""

    def short(self, words: Words) -> str:
        return short_site(words, self.site) + self.beyond(words)

    @property
    def order(self) -> tuple[int, int, int]:
        """Site by site, as they stand on the map from left to right; then the ways from there."""
        sites = list(SITES)
        return sites.index(self.site), sites.index(self.to) + 1 if self.to else 0, self.step


def everywhere() -> dict[str, Whereabouts]:
    """All places by their ids.

    The spaces next to a site are told from there; one that is as near to the other site, or in
    the middle of a long route, is told from the first end as lying between the two.
    """
    found = {site: Whereabouts(site) for site in SITES}
    for route in ROUTE_TABLE:
        last = route.spaces - 1
        for step in range(route.spaces):
            near, far = (route.a, route.b) if step * 2 <= last else (route.b, route.a)
            at_end = step in (0, last) and last > 0
            way = ON_THE_WAY if at_end else BETWEEN
            found[f"{route.id}-{step}"] = Whereabouts(near, way, far, step)
    return found


WHEREABOUTS = everywhere()
ORDER = {
    place: number
    for number, place in enumerate(sorted(WHEREABOUTS, key=lambda one: WHEREABOUTS[one].order))
}
