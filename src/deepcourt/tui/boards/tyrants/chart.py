"""The map: sites with their troops, spies and points, and the routes between them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ....games.tyrants.board import PLACE_IDS, ROUTE_TABLE, SITE_IDS, SITE_TABLE, Route, Site
from ... import palette
from ...lines import Block, columns, text
from . import atlas, signs
from .sight import SHORT_NAME, Sight

SITE_OF = {site.id: site for site in SITE_TABLE}
LIST_GAP = 2


class Canvas:
    """Characters with styles, to be written anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, spot: atlas.Spot, written: Text) -> None:
        """Put text on the canvas; every character takes one column."""
        x, y = spot
        for at, letter in enumerate(written.plain):
            covering = [span.style for span in written.spans if span.start <= at < span.end]
            self.rows[y][x + at] = (letter, " ".join(map(str, covering)))

    def lines(self, first: int, end: int) -> Block:
        return [text(*row[first:end]) for row in self.rows]


def span(sight: Sight) -> tuple[int, int]:
    """The columns of the map that are in play."""
    sections = sight.view["sections"]
    first = 0 if "left" in sections else atlas.FIRST_OF_CENTER
    end = atlas.WIDTH if "right" in sections else atlas.FIRST_OF_RIGHT
    return first, end


def routes(sight: Sight) -> Iterator[Route]:
    """The routes in play."""
    sites = sight.view["sites"]
    return (route for route in ROUTE_TABLE if route.a in sites and route.b in sites)


def chart(sight: Sight) -> Block:
    """The map as it is drawn."""
    canvas = Canvas(atlas.WIDTH, atlas.HEIGHT)
    for route in routes(sight):
        trail = atlas.TRAILS[route.id]
        for spot, stroke in trail.strokes().items():
            canvas.write(spot, text((stroke, palette.LINE)))
        for number, spot in enumerate(trail.spaces):
            canvas.write(spot, space(sight, f"{route.id}-{number}"))
    for id in sight.view["sites"]:
        x, y = atlas.SITES[id]
        mark = sight.short_mark("place", id)
        canvas.write((x - mark.cell_len, y), mark)
        canvas.write((x, y), site(sight, id))
        canvas.write(atlas.spies_of(id), signs.spies(sight.view["sites"][id]["spies"]))
    lines = canvas.lines(*span(sight))
    return lines if lines[-1].plain.strip() else lines[:-1]


def space(sight: Sight, id: str) -> Text:
    """A space of a route: who stands there, or the number of the choice that takes it."""
    number = sight.number("place", id)
    if number:
        return text((str(number), f"bold {palette.ACT}"))
    shown = signs.troop_sign(sight.view["spaces"][id])
    if ("place", id) in sight.fresh:
        shown.stylize("underline")
    return shown


def site(sight: Sight, id: str) -> Text:
    """A site: its name, who controls it, its points, its marker, its spaces."""
    own = sight.view["sites"][id]
    printed = SITE_OF[id]
    return text(
        (f"{sight.site_name(id):<{SHORT_NAME}}", name_style(sight, id)),
        control(sight, id),
        (str(printed.points), palette.GOLD),
        standing(sight, printed),
        signs.slots(own["troops"], printed.spaces),
    )


def control(sight: Sight, id: str) -> Text:
    controller = sight.view["sites"][id]["control"]
    return Text(" ") if controller is None else signs.house_sign(sight.house_of(controller))


def standing(sight: Sight, printed: Site) -> Text:
    """Whether a site has a marker, and whether it is under total control."""
    total = sight.view["sites"][printed.id]["total"]
    if printed.marker:
        return text(signs.TOTAL_MARKER if total else signs.MARKER)
    return text(signs.TOTAL) if total else Text(" ")


def name_style(sight: Sight, id: str) -> str:
    """A site has the colour of who controls it; where the viewer is not present it is faint."""
    controller = sight.view["sites"][id]["control"]
    if controller is not None:
        return f"bold {signs.HOUSES[sight.house_of(controller)].colour}"
    present = id in sight.view["seats"][sight.scene.viewer]["presence"]
    return f"bold {palette.TEXT}" if present else palette.FAINT


# -- where the map has no room ------------------------------------------------------------


def gazetteer(sight: Sight, width: int) -> Block:
    """The sites and the routes in lists."""
    sites = [
        text(
            sight.mark("place", id),
            site(sight, id),
            " ",
            signs.spies(sight.view["sites"][id]["spies"]),
        )
        for id in SITE_IDS
        if id in sight.view["sites"]
    ]
    ways = [listed_route(sight, route) for route in routes(sight)]
    return [*grid(sites, width), *grid(ways, width)]


def listed_route(sight: Sight, route: Route) -> Text:
    spaces = [id for id in PLACE_IDS if id.startswith(f"{route.id}-")]
    return text(
        "   ",
        (f"{sight.site_name(route.a)}–{sight.site_name(route.b)} ", palette.FAINT),
        Text(" ").join(space(sight, id) for id in spaces),
    )


def grid(cells: list[Text], width: int) -> Block:
    """Cells in as few rows as they need."""
    found = (columns(cells, width, rows, LIST_GAP) for rows in range(1, len(cells) + 1))
    return next((lines for lines in found if lines is not None), cells)
