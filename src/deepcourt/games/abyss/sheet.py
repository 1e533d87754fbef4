"""The score sheet: locations, lords, allies, monsters, and with Leviathan wounds and the statue."""

from __future__ import annotations

from ...core.titles import ScoreLine
from .cards import LOCATION_NOUN, LORD, LORD_TABLE, RACE_IDS, TOKEN_INFLUENCE
from .constants import RACES, STATUE_POINTS
from .rules import Abyss
from .score import location_points, strongest_affiliated


def score_sheet(game: Abyss, seat: int, hidden: bool = True) -> list[ScoreLine]:
    """All lines; without `hidden` only what everybody can see counts, not hand and tokens."""
    locations = tuple(
        ScoreLine(
            "location",
            location_points(game, seat, location, hidden),
            {"location": LOCATION_NOUN.ids[location]},
        )
        for location in game.controlled_locations(seat)
    )
    lords = tuple(
        ScoreLine("lord", LORD_TABLE[lord].influence, {"lord": LORD.ids[lord]})
        for lord in game.lords_of(seat)
    )
    strongest = [(race, strongest_affiliated(game, seat, race, hidden)) for race in range(RACES)]
    allies = tuple(
        ScoreLine("strongest", value, {"race": RACE_IDS[race]})
        for race, value in strongest
        if value
    )
    tokens = zip(TOKEN_INFLUENCE, game.token_counts(seat), strict=True)
    monsters = sum(influence * count for influence, count in tokens) if hidden else 0
    lines = [
        ScoreLine("locations", sum(line.points for line in locations), parts=locations),
        ScoreLine("lords", sum(line.points for line in lords), parts=lords),
        ScoreLine("allies", sum(line.points for line in allies), parts=allies),
        ScoreLine("monsters", monsters, {"count": sum(game.token_counts(seat))}),
    ]
    if game.leviathan:
        wounds = game.wound_count(seat)
        statue = STATUE_POINTS if game.statue == seat else 0
        lines += [ScoreLine("wounds", -wounds, {"count": wounds}), ScoreLine("statue", statue)]
    return lines
