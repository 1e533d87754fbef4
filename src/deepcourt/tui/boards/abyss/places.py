"""The locations that lie face up, and those just drawn."""

from __future__ import annotations

from rich.text import Text

from ... import palette
from ...lines import Block, text
from . import signs
from .sight import Sight


def locations(sight: Sight, width: int) -> Block:
    """What can be taken now and what it gives."""
    view = sight.view
    shown = view["drawn"] or view["available"]
    label = "abyss-drawn" if view["drawn"] else "abyss-locations"
    cells = [location(sight, one) for one in shown]
    cells.append(sight.pile("abyss-deck", view["location_deck"]))
    return sight.section(label, cells, width)


def location(sight: Sight, id: str) -> Text:
    choosing = ("location", id) in sight.scene.marks
    return text(
        sight.mark("location", id) if choosing else sight.novelty("location", id, ""),
        signs.gist(sight.cards["location", id]),
        (f" {sight.bare('location', id)}", palette.TEXT),
    )
