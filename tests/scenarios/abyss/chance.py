"""What chance brings in Abyss: cards, lords, locations, leviathans, tokens and dice."""

from __future__ import annotations

from collections.abc import Iterator

from deepcourt.core.titles import named
from deepcourt.core.vocabulary import Event

CARDS = [card["id"] for card in named("abyss").cards()]
IN_ORDER = [*CARDS, "monster", "two-pearls", "three-pearls", "key", "council"]


def by_chance(event: Event, notation: str) -> Iterator[str]:
    """What an event tells of chance, and not of the choice that was made."""
    kind, args = event.kind.name, event.args
    if kind == "monster-revealed":
        yield "monster"
    elif kind == "dice-rolled":
        yield f"{args['count']}+{args['count2']}" if args["count2"] else str(args["count"])
    elif kind in ("token-seen", "token-won"):
        yield str(args["influence"])
    elif kind in ("new-token-seen", "new-token-won"):
        yield str(args["token"])
    elif kind == "court-lord-replaced":
        yield str(args["lord2"])
    elif kind == "ally-revealed":
        yield str(args["ally"])
    elif kind in ("lord-plotted", "lord-arrived", "lord-taken"):
        if f"take-lord lord:{args['lord']}" != notation:
            yield str(args["lord"])
    elif kind == "location-drawn":
        yield str(args["location"])
    elif kind == "leviathan-drawn":
        yield str(args["leviathan"])
