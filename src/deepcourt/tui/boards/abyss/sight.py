"""What the parts of the table are drawn from: the scene, the words, the cards, what is new."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from ....core.text import Words
from ....core.vocabulary import Event, Value
from ... import palette
from ...lines import Block, text
from ..board import Scene
from ..cells import packed
from . import signs

Cards = Mapping[tuple[str, str], Mapping[str, Any]]

_article = re.compile(r"(?:Les? |La |L’)(?=\w)")

# What an event brings to light, by the field that names it
FRESH_FIELDS = {
    "lord-plotted": "lord",
    "lord-arrived": "lord",
    "court-lord-replaced": "lord2",
    "lord-recruited": "lord",
    "lord-taken": "lord",
    "lord-disabled": "lord",
    "location-drawn": "location",
    "location-taken": "location",
    "location-given-up": "location",
    "leviathan-came": "leviathan",
    "leviathan-hurt": "leviathan",
}


class Sight:
    """A scene in the viewer's language."""

    def __init__(
        self,
        scene: Scene,
        words: Words,
        cards: Cards,
        names: Mapping[tuple[str, Value], str],
    ) -> None:
        self.scene = scene
        self.view = scene.view
        self.surcharge: int = scene.view["seats"][scene.viewer]["surcharge"]
        self.words = words
        self.cards = cards
        self.names = names
        self.fresh = fresh(scene.news)

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)

    def name(self, noun: str, id: Value) -> str:
        return self.names[noun, id]

    def bare(self, noun: str, id: Value) -> str:
        """A name without its article, where there is little room."""
        return _article.sub("", self.name(noun, id), count=1)

    def mark(self, noun: str, id: Value) -> Text:
        """The number of the choice that takes a thing, or whether it is new, in three columns."""
        number = self.scene.marks.get((noun, id))
        if number:
            return text((f"{number:>2} ", f"bold {palette.ACT}"))
        return text(" ", self.novelty(noun, id), " ")

    def novelty(self, noun: str, id: Value, before: str = " ") -> Text:
        """A mark on what is new since the viewer's last decision."""
        return text(signs.FRESH) if (noun, id) in self.fresh else Text(before)

    def label(self, key: str) -> Text:
        return text((f" {self.say(key)}", f"bold {palette.SECOND}"))

    def pile(self, key: str, count: int) -> Text:
        """How many cards a pile holds."""
        style = palette.FAINT if count else palette.DANGER
        return text((self.say(key, count=count), style))

    def section(self, key: str, cells: Sequence[Text], width: int, gap: int = 2) -> Block:
        """A label and cells beside it, in as many lines as they take."""
        return packed(self.label(key), cells, width, gap)


def fresh(events: Iterable[Event]) -> set[tuple[str, Value]]:
    """The things that events brought to the table, moved or changed."""
    found: set[tuple[str, Value]] = set()
    for event in events:
        kind = event.kind.name
        if kind in FRESH_FIELDS:
            field = FRESH_FIELDS[kind]
            found.add((field.rstrip("2"), event.args[field]))
        elif kind == "ally-to-council":
            found.add(("race", signs.split(str(event.args["ally"]))[0]))
        elif kind == "ally-affiliated":
            found.add(("affiliated", event.args["seat"]))
    return found
