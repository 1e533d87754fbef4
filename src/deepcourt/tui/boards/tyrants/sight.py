"""What the parts of the table are drawn from: the scene, the words, the cards, what is new."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from ....core.text import Words
from ....core.vocabulary import Event, Value
from ... import palette
from ...lines import text
from ..board import Scene
from . import signs

Card = Mapping[str, Any]

LABEL_WIDTH = 9
SHORT_NAME = 5  # letters of a site on the map

_article = re.compile(r"(?:The |Les? |La |L’)(?=\w)")

# Where a card comes to light, by the event that brings it there
FRESH_CARDS = {
    "market-filled": "market",
    "card-into-market": "market",
    "card-devoured": "devoured",
    "market-card-devoured": "devoured",
}


class Sight:
    """A scene in the viewer's language."""

    def __init__(self, scene: Scene, words: Words, cards: Mapping[str, Card]) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = words
        self.cards = cards
        self.fresh = fresh(scene.news)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)

    def card_name(self, card: str) -> str:
        return bare(self.say(f"card-{card}"))

    def site_name(self, site: str) -> str:
        return short_site(self.words, site)

    def number(self, where: str, id: Value) -> int | None:
        """The number of the choice that takes a thing."""
        return self.scene.marks.get((where, id))

    def mark(self, where: str, id: Value) -> Text:
        """The number of the choice that takes a thing, or whether it is new, in three columns."""
        number = self.number(where, id)
        if number:
            return text((f"{number:>2} ", f"bold {palette.ACT}"))
        return text("  ", signs.FRESH) if (where, id) in self.fresh else Text("   ")

    def short_mark(self, where: str, id: Value) -> Text:
        """The same in as many columns as it takes."""
        number = self.number(where, id)
        if number:
            return text((f"{number} ", f"bold {palette.ACT}"))
        return text(signs.FRESH) if (where, id) in self.fresh else Text()

    def label(self, key: str) -> Text:
        return text((f" {self.say(key)}", f"bold {palette.SECOND}"))

    def house_of(self, seat: int) -> str:
        return str(self.view["seats"][seat]["house"])


def bare(name: str) -> str:
    """A name without its article, where there is little room."""
    return _article.sub("", name, count=1)


def short_site(words: Words, site: str) -> str:
    """A site in a few letters."""
    return bare(words.say(f"site-{site}"))[:SHORT_NAME].rstrip("-’ ")


def fresh(events: Iterable[Event]) -> set[tuple[str, Value]]:
    """The places where something changed, and the cards that came to light."""
    found: set[tuple[str, Value]] = set()
    for event in events:
        kind = event.kind.name
        if kind in FRESH_CARDS:
            found.add((FRESH_CARDS[kind], event.args["card"]))
        elif "place" in event.args:
            found.add(("place", event.args["place"]))
        elif kind.startswith(("spy-", "troop-", "control-")):
            found.add(("place", event.args["site"]))
    return found
