"""Abyss as a board: its signs, its colours, and what to show of a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text

from ....core.titles import Title
from ....core.vocabulary import Action, Event, Value
from ... import palette
from ...lines import Block, fit, text
from ..board import Board, CardTable, Scene
from . import signs
from .catalogue import card_tables
from .drawing import TableDrawing
from .sight import Sight

# In this order the actions of a turn are listed; the others stay as the rules list them.
TURN = ("explore", "take-pile", "recruit", "plot", "sell", "dissolve", "replace", "end-turn")

# What follows some events is said by them already, and what precedes others by those.
CONSEQUENCES = {
    "ally-bought": ("pearls-lost", "pearls-gained"),
    "reward-taken": ("pearls-gained", "keys-gained", "tokens-drawn"),
}
PAID_FOR = {"pearls-lost": ("lord-plotted", "lord-recruited")}

LEGEND = (
    (signs.LORD, "lord"),
    (signs.AFFILIATED, "affiliated"),
    (signs.PEARL, "pearl"),
    (signs.KEY, "key"),
    (signs.KEY_TOKEN, "key-token"),
    (signs.CARD, "card"),
    (signs.MONSTER, "monster"),
    (signs.LOCATION, "location"),
    (("→∞↻", palette.FAINT), "timing"),
    ((signs.DISABLED, palette.FAINT), "disabled"),
    (signs.FRESH, "fresh"),
    (signs.NEW_TOKEN, "new-token"),
    (signs.EFFECTS["dice"], "dice"),
    (signs.WOUND, "wound"),
    (signs.SLAIN, "slain"),
    (signs.STATUE, "statue"),
)
SHOWN_PRICES = ("landowner", "recruiter", "sage")
SHOWN_GISTS = ("sargasso-silos", "chasm", "lost-tower")


class AbyssBoard(Board):
    """The Court, the sea floor, the Border, and everybody's lords."""

    quiet = frozenset(
        {"turn-began", "offer-declined", "keys-used", "lord-tucked", "leviathan-drawn"}
    )
    spoken = frozenset({"recruit", "send"})
    joined = frozenset(
        {
            "ally-drawn",
            "ally-paid",
            "ally-discarded",
            "ally-to-council",
            "location-drawn",
            "lord-arrived",
        }
    )

    told = 4
    example = "take-pile crab"
    example_card = ("location", "parliament")

    def __init__(self, title: Title, language: str, colours: bool) -> None:
        super().__init__(title, language, colours)
        self.cards = {(card["noun"], card["id"]): card for card in title.cards()}
        self.names = {
            (noun.name, id): self.name(noun.name, id) for noun in title.nouns for id in noun.ids
        }
        self.styles = dict(self.colouring())
        longest_first = sorted(self.styles, key=len, reverse=True)
        self.pattern = re.compile("|".join(map(re.escape, longest_first)))

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return TableDrawing(Sight(scene, self.words, self.cards, self.names)).draw(width, height)

    def subtitle(self, scene: Scene) -> str:
        with_leviathan = scene.view["leviathan"]
        return self.words.say("abyss-with-leviathan" if with_leviathan else "subtitle")

    def alerts(self, scene: Scene) -> list[Text]:
        view = scene.view
        found = []
        if view["border"] and view["border"]["harmless"]:
            found.append(text((self.words.say("abyss-harmless"), palette.SECOND)))
        if view["finisher"] is not None and not view["over"]:
            found.append(text((self.words.say("abyss-last-turns"), palette.DANGER)))
        return found

    def hand(self, scene: Scene) -> Text:
        """The card that came up, or how an attack stands; allies in hand lie on the table."""
        decision = scene.view["decision"] or {}
        if decision.get("kind") in ("offer", "ally"):
            return signs.ally_sign(decision["ally"])
        if decision.get("kind") in ("attack", "boost"):
            leviathan = decision["leviathan"]
            zones = scene.view["border"]["zones"]
            life = next(zone["life"] for zone in zones if zone["leviathan"] == leviathan)
            card = self.cards["leviathan", leviathan]
            return text(signs.fighters(card), " ", signs.resistances(card, life))
        return Text()

    # -- signs and words ----------------------------------------------------------------

    def sign(self, noun: str, id: Value) -> Text:
        if noun == "ally":
            return signs.ally_sign(str(id))
        if noun == "reward":
            return signs.reward_sign(str(id))
        if noun == "lord":
            return text(
                signs.guild_sign(self.cards["lord", str(id)]),
                (self.name(noun, id), palette.TEXT),
            )
        return text((self.name(noun, id), palette.TEXT))

    def about(self, noun: str, id: Value) -> str:
        if noun == "ally":
            return f"about-ally-{signs.split(str(id))[2] or 'plain'}"
        return f"about-{noun}-{id}"

    def another(self, noun: str, listed: str, name: str) -> str:
        return self.words.say(f"abyss-another-{noun}", listed=listed, name=name)

    def coloured(self, told: Text) -> Text:
        for found in self.pattern.finditer(told.plain):
            told.stylize(self.styles[found[0]], *found.span())
        return told

    def colouring(self) -> Iterator[tuple[str, str]]:
        """What names or shows a card in a sentence, and its style."""
        for people in signs.GUILDS.values():
            yield people.sign, people.colour
        for race, people in signs.RACES.items():
            yield from ((f"{people.sign}{value}", people.colour) for value in range(1, 6))
            yield self.name("race", race), people.colour
        for (noun, id), card in self.cards.items():
            style = palette.TEXT
            if noun == "lord":
                style = signs.GUILDS[card["guild"]].colour
            elif noun == "ally":
                style = signs.RACES[card["race"]].colour
            yield self.name(noun, id), style
            yield self.phrase(noun, id), style

    def gist(self, events: Sequence[Event]) -> list[Event]:
        return super().gist(without_implied(events))

    # -- choices ------------------------------------------------------------------------

    def order(self, action: Action, view: Mapping[str, Any]) -> int:
        """What is done most often first; lords as they stand in the Court."""
        verb = action.verb.name
        if verb not in TURN:
            return 0
        lord = action.args.get("lord")
        place = view["court"].index(lord) if lord in view["court"] else 0
        return TURN.index(verb) * len(self.cards) + place

    def cards_of(self, action: Action, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        zone = action.args.get("zone")
        if zone is not None and view["border"]:
            return [
                ("leviathan", one["leviathan"])
                for one in view["border"]["zones"]
                if one["zone"] == zone and one["leviathan"]
            ]
        return [card for card in super().cards_of(action, view) if card in self.cards]

    def copies(self, card: Mapping[str, Any], options: Mapping[str, bool | str]) -> int:
        added = card.get("leviathan_copies", 0) if options["leviathan"] else 0
        return int(card["copies"] + added)

    def detail(self, action: Action, scene: Scene) -> Text:
        args = action.args
        if "lord" in args:
            card = self.cards["lord", str(args["lord"])]
            surcharge = scene.view["seats"][scene.viewer]["surcharge"]
            price = signs.price(card, surcharge) if action.verb.name == "recruit" else Text()
            about = self.description("lord", args["lord"])
            return text(
                signs.guild_sign(card), signs.worth(card), " ", price, "  ", (about, palette.SECOND)
            )
        if "location" in args:
            card = self.cards["location", str(args["location"])]
            about = self.description("location", args["location"])
            return text(fit(signs.gist(card), 9), (about, palette.SECOND))
        if "race" in args:
            return signs.counted(signs.CARD, scene.view["council"][args["race"]])
        if "reward" in args:
            return signs.reward_sign(str(args["reward"]))
        if "zone" in args:
            return self.leviathan_in(args["zone"], scene)
        return Text()

    def leviathan_in(self, zone: Value, scene: Scene) -> Text:
        for one in scene.view["border"]["zones"]:
            if one["zone"] == zone and one["leviathan"]:
                card = self.cards["leviathan", one["leviathan"]]
                return text(
                    (self.name("leviathan", one["leviathan"]), palette.TEXT),
                    "  ",
                    signs.fighters(card),
                    " ",
                    signs.resistances(card, one["life"]),
                    " ",
                    signs.tokens_won(card, one["life"]),
                )
        return Text()

    def brief(self, action: Action) -> Text | None:
        args = action.args
        verb = action.verb.name
        if "ally" in args:
            sign = signs.ally_sign(str(args["ally"]))
            return text(sign, "→", signs.PEARL, signs.PEARL) if verb == "sell" else sign
        if "race" in args:
            race = str(args["race"])
            before = (signs.DISABLED, palette.FAINT) if verb == "dissolve" else signs.CARD
            return text(before, signs.race_sign(race), f" {self.name('race', race)}")
        if "lord" in args:
            swap = "⇄ " if verb == "replace" else ""
            return text((swap, palette.FAINT), self.sign("lord", args["lord"]))
        if "location" in args:
            return text(self.name("location", args["location"]))
        return None

    # -- to be looked up ----------------------------------------------------------------

    def card_tables(self) -> list[CardTable]:
        return card_tables(self)

    def legend(self) -> Block:
        say = self.words.say
        peoples = Text("   ").join(
            text((f"{people.sign} {self.name('race', race)}", people.colour))
            for race, people in signs.RACES.items()
        )
        guilds = Text("   ").join(
            text((f"{people.sign} {self.name('guild', guild)}", people.colour))
            for guild, people in signs.GUILDS.items()
        )
        rows = [
            text(fit(text(sign), 4), (say(f"abyss-legend-{key}"), palette.SECOND))
            for sign, key in LEGEND
        ]
        prices = Text("  ").join(signs.price(self.cards["lord", one]) for one in SHOWN_PRICES)
        gists = Text("  ").join(signs.gist(self.cards["location", one]) for one in SHOWN_GISTS)
        return [
            peoples,
            guilds,
            *rows,
            text(prices, "  ", (say("abyss-legend-price"), palette.SECOND)),
            text(gists, "  ", (say("abyss-legend-gist"), palette.SECOND)),
            text((say("abyss-legend-leviathan"), palette.SECOND)),
        ]


def without_implied(events: Sequence[Event]) -> list[Event]:
    """Without the pearls of a sale, of plotting and of a price, and what a reward consists of."""
    told: list[Event] = []
    cause = ""
    for event, after in zip_longest(events, events[1:]):
        kind = event.kind.name
        paid_for = after is not None and after.kind.name in PAID_FOR.get(kind, ())
        if not paid_for and kind not in CONSEQUENCES.get(cause, ()):
            told.append(event)
            cause = kind
    return told
