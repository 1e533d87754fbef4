"""The score sheet: sites, total control, trophies, cards, the inner circle, tokens."""

from __future__ import annotations

from ...core.titles import ScoreLine
from .board import SITE_IDS, SITE_TABLE, SITES
from .cards import CARD_TABLE
from .constants import TOTAL_CONTROL_POINTS
from .rules import Tyrants


def score_sheet(game: Tyrants, seat: int) -> list[ScoreLine]:
    """All lines: everything that counts can be known by everybody."""
    controlled = [site for site in range(SITES) if game.controller_of(site) == seat]
    total = [site for site in controlled if game.has_total_control(seat, site)]
    sites = tuple(
        ScoreLine("site", SITE_TABLE[site].points, {"site": SITE_IDS[site]}) for site in controlled
    )
    rims = tuple(
        ScoreLine("total-site", TOTAL_CONTROL_POINTS, {"site": SITE_IDS[site]}) for site in total
    )
    owned = game.owned_cards(seat)
    circle = game.circle_cards(seat)
    trophies = sum(game.hall_of(seat))
    return [
        ScoreLine("sites", sum(line.points for line in sites), {"count": len(sites)}, sites),
        ScoreLine("total-control", sum(line.points for line in rims), {"count": len(rims)}, rims),
        ScoreLine("trophies", trophies, {"count": trophies}),
        ScoreLine("deck", sum(CARD_TABLE[card].points for card in owned), {"count": len(owned)}),
        ScoreLine(
            "circle", sum(CARD_TABLE[card].inner_points for card in circle), {"count": len(circle)}
        ),
        ScoreLine("tokens", game.points_of(seat)),
    ]
