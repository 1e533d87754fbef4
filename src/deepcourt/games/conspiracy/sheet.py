"""The score sheet: four lines, each with what it is made of."""

from __future__ import annotations

from ...core.titles import ScoreLine
from .cards import GUILD_IDS, LOCATION
from .constants import COALITION_POINTS, GUILDS, PEARL_MASTER_POINTS
from .rules import Conspiracy
from .score import coalition_spots, guild_size, location_points, strongest


def score_sheet(game: Conspiracy, seat: int) -> list[ScoreLine]:
    lords = tuple(
        ScoreLine("strongest", strongest(game, seat, guild), {"guild": GUILD_IDS[guild]})
        for guild in range(GUILDS)
        if guild_size(game, seat, guild)
    )
    locations = tuple(
        ScoreLine(
            "location", location_points(game, seat, location), {"location": LOCATION.ids[location]}
        )
        for location, _ in game.controlled_locations(seat)
    )
    size = len(coalition_spots(game, seat))
    master = PEARL_MASTER_POINTS if game.pearl_master == seat else 0
    return [
        ScoreLine("lords", sum(line.points for line in lords), parts=lords),
        ScoreLine("locations", sum(line.points for line in locations), parts=locations),
        ScoreLine("coalition", COALITION_POINTS * size, {"count": size}),
        ScoreLine("pearl-master", master),
    ]
