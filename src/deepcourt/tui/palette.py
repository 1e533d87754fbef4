"""The colours of the house: light only where something can be done or has just happened."""

from __future__ import annotations

import re
from functools import cache

GROUND = "#071018"
RAISED = "#152a3e"  # a card on the ground
HOLLOW = "#0c1926"  # a place where a card will lie
LINE = "#2b4d69"

TEXT = "#e8f1f2"
SECOND = "#a4bccb"  # secondary text
FAINT = "#7a98ab"  # what is there but needs no reading
ACT = "#a8f4ff"  # you can act here
ACT_GROUND = "#0f3b47"
GOLD = "#f3d27a"  # points
DANGER = "#ff8a80"
SILVER = "#cfdbe4"
PEARL = "#f2d9e6"

# The five peoples, and the ground of a card of theirs that stands out
BLUE, BLUE_GROUND = "#62aef5", "#325c83"
GREEN, GREEN_GROUND = "#4fd09c", "#2b6962"
AMBER, AMBER_GROUND = "#f0a63c", "#68593d"
RED, RED_GROUND = "#f87f69", "#6b4a4e"
VIOLET, VIOLET_GROUND = "#bb92f8", "#545285"

ON_GROUND = f"{TEXT} on {GROUND}"

# What to take where there are only 256 colours: dark hues, which are rare there, by hand
IN_256 = {
    GROUND: 233,
    HOLLOW: 234,
    RAISED: 237,
    LINE: 240,
    FAINT: 246,
    SECOND: 251,
    ACT_GROUND: 23,
    BLUE_GROUND: 24,
    GREEN_GROUND: 29,
    AMBER_GROUND: 94,
    RED_GROUND: 95,
    VIOLET_GROUND: 60,
}

_colour = re.compile("#[0-9a-f]{6}")


@cache
def in_256(style: str) -> str:
    """A style for a terminal that shows 256 colours."""
    return _colour.sub(lambda found: colour_in_256(found[0]), style)


def colour_in_256(colour: str) -> str:
    return f"color({IN_256[colour]})" if colour in IN_256 else colour
