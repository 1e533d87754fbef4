"""Conspiracy as a board: its signs, its colours, and what to show of a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from ....core.titles import Title
from ....core.vocabulary import Action, Value
from ... import palette
from ...lines import Block, fit, text
from ..board import Board, Scene
from . import signs
from .drawing import TableDrawing


class ConspiracyBoard(Board):
    """Senate chambers, discard piles, locations."""

    quiet = frozenset({"turn-began", "lord-kept", "lord-discarded", "location-seen"})
    joined = frozenset({"lord-drawn", "lord-discarded"})

    example = "swap 3 7"
    example_card = ("lord", "mage-3")

    def __init__(self, title: Title, language: str, colours: bool) -> None:
        super().__init__(title, language, colours)
        self.cards = [(card["noun"], card["id"]) for card in title.cards()]
        self.patterns = list(self.colouring())
        self.gists = {
            card["id"]: signs.location_gist(card)
            for card in title.cards()
            if card["noun"] == "location"
        }

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return TableDrawing(scene, self.words, self.gists, self.colours).draw(width, height)

    def alerts(self, scene: Scene) -> list[Text]:
        found = []
        forced = scene.view["forced"]
        if forced:
            mine = forced["seat"] == scene.view["viewer"]
            message = self.words.say(
                "conspiracy-forced",
                you="yes" if mine else "no",
                seat=scene.players[forced["seat"]].name,
                count=forced["count"],
            )
            found.append(text((message, palette.SECOND if mine else palette.DANGER)))
        if scene.view["finisher"] is not None and not scene.view["over"]:
            found.append(text((self.words.say("conspiracy-last-round"), palette.DANGER)))
        return found

    def hand(self, scene: Scene) -> Text:
        return Text("  ").join(signs.lord_with_power(lord) for lord in scene.view["hand"])

    def sign(self, noun: str, id: Value) -> Text:
        if noun == "lord":
            return signs.lord_sign(str(id))
        return text((self.name(noun, id), f"bold {palette.TEXT}"))

    def about(self, noun: str, id: Value) -> str:
        if noun == "lord":
            return f"about-lord-{signs.split(str(id))[1]}"
        return f"about-{noun}-{id}"

    def detail(self, action: Action, scene: Scene) -> Text:
        args = action.args
        if "lord" in args:
            lord = str(args["lord"])
            about = self.description("lord", lord)
            return text(signs.lord_with_power(lord), "  ", (about, palette.SECOND))
        if "location" in args:
            return text((self.description("location", args["location"]), palette.SECOND))
        if "spot2" in args:
            chamber = scene.view["seats"][scene.viewer]["chamber"]
            first, second = (
                signs.lord_with_power(chamber[int(args[spot]) - 1]["lord"])
                for spot in ("spot", "spot2")
            )
            return text(first, " ", signs.SWAP, " ", second)
        return Text()

    def brief(self, action: Action) -> Text | None:
        args = action.args
        if "spot2" in args:
            return text(f"{args['spot']}", signs.SWAP, f"{args['spot2']}")
        if "guild" in args:
            guild = signs.GUILDS[str(args["guild"])]
            return text((f"{guild.full} {self.name('guild', args['guild'])}", guild.colour))
        if "location" in args:
            return text(self.name("location", args["location"]))
        return None

    def another(self, noun: str, listed: str, name: str) -> str:
        return self.words.say(f"conspiracy-another-{noun}", listed=listed, name=name)

    def coloured(self, told: Text) -> Text:
        for pattern, style in self.patterns:
            told.highlight_regex(pattern, style)
        return told

    def colouring(self) -> Iterator[tuple[re.Pattern[str], str]]:
        """What names or shows a card in a sentence, and its style."""
        for guild in signs.GUILDS.values():
            yield re.compile(rf"{guild.full}\d"), guild.colour
        for noun, id in self.cards:
            lord = noun == "lord"
            style = signs.GUILDS[signs.split(id)[0]].colour if lord else palette.TEXT
            yield re.compile(re.escape(self.name(noun, id))), style

    def legend(self) -> Block:
        say = self.words.say
        guilds = Text("   ").join(
            text((f"{guild.full} {self.name('guild', name)}", guild.colour))
            for name, guild in signs.GUILDS.items()
        )
        rows: Sequence[tuple[tuple[str, str], str]] = (
            (signs.SWAP, "conspiracy-legend-swap"),
            (signs.SILVER_KEY, "conspiracy-legend-silver"),
            (signs.GOLD_KEY, "conspiracy-legend-gold"),
            (signs.PEARL, "conspiracy-legend-pearl"),
            (signs.HERALD, "conspiracy-legend-herald"),
            (signs.PEARL_MASTER, "conspiracy-legend-master"),
            ((f"{signs.LOCATION}7", palette.GOLD), "conspiracy-legend-location"),
            (("●○", palette.TEXT), "conspiracy-legend-coalition"),
            (("▸", palette.ACT), "conspiracy-legend-fresh"),
        )
        cells = [text(fit(text(sign), 4), (say(key), palette.SECOND)) for sign, key in rows]
        shown = ("citadel", "oyster-beds", "thousand-locks", "tribune", "academy")
        gists = Text("  ").join(self.gists[location] for location in shown)
        before = text((say("conspiracy-legend-gist"), palette.SECOND))
        return [guilds, *cells, text(gists, "   ", before)]
