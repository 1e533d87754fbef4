"""Tyrants of the Underdark as a board: its signs, its colours, and what to show of a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from rich.text import Text

from ....core.titles import Title
from ....core.vocabulary import Action, Event, Value
from ....games.tyrants.board import HOUSES
from ... import palette
from ...lines import Block, fit, text
from ...seats import Player
from ..board import Board, CardTable, Group, Scene
from . import answers, signs
from .answers import heading_of, place_of
from .catalogue import card_tables
from .drawing import TableDrawing
from .places import WHEREABOUTS
from .seats import resources
from .sight import Sight

LEGEND = (
    ((signs.TROOPS["white"].sign, palette.TEXT), "white"),
    (signs.FREE, "free"),
    (("▲38", palette.TEXT), "barracks"),
    (signs.SPY, "spy"),
    (("▲5", palette.GOLD), "control"),
    (signs.TOTAL, "total"),
    (signs.MARKER, "marker"),
    (signs.TOTAL_MARKER, "total-marker"),
    (signs.POWER, "power"),
    (signs.INFLUENCE, "influence"),
    (signs.TROPHY, "trophies"),
    (signs.CIRCLE, "circle"),
    (signs.CARD, "cards"),
    (signs.TOKEN, "tokens"),
    (signs.WAITS, "waits"),
    (signs.FRESH, "fresh"),
)


class TyrantsBoard(Board):
    """The map, the market, everybody's house, and my cards."""

    quiet = frozenset(
        {
            "turn-began",
            "turn-ended",
            "power-gained",
            "influence-gained",
            "marker-influence",
            "market-filled",
            "cards-drawn",
            "deck-shuffled",
            "troop-lifted",
        }
    )
    joined = frozenset(
        {
            "card-played",
            "card-drawn",
            "card-recruited",
            "card-recruited-free",
            "card-devoured",
            "card-promoted",
            "card-discarded",
            "market-filled",
        }
    )
    spoken = frozenset({"choose"})
    signed = frozenset({"place"})

    told = 7
    example = "deploy menzoberranzan"
    example_card = ("card", "doppelganger")

    def __init__(self, title: Title, language: str, colours: bool) -> None:
        super().__init__(title, language, colours)
        self.cards = {card["id"]: card for card in title.cards()}
        self.styles = dict(self.colouring())
        longest_first = sorted(self.styles, key=len, reverse=True)
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")

    def sight(self, scene: Scene) -> Sight:
        return Sight(scene, self.words, self.cards)

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return TableDrawing(self.sight(scene)).draw(width, height)

    def subtitle(self, scene: Scene) -> str:
        return " · ".join(self.name("deck", deck) for deck in scene.view["half_decks"])

    def alerts(self, scene: Scene) -> list[Text]:
        view = scene.view
        said = self.words.say
        found = [text((said("tyrants-round", count=view["round"]), palette.FAINT))]
        if view["last_round"] and not view["over"]:
            found.append(text((said("tyrants-last-round"), palette.DANGER)))
        return found

    def hand(self, scene: Scene) -> Text:
        """What can be spent; the cards in hand lie on the table."""
        return Text() if scene.view["over"] else resources(self.sight(scene))

    # -- signs and words ----------------------------------------------------------------

    def sign(self, noun: str, id: Value) -> Text:
        if noun == "card":
            return text(signs.aspect_sign(self.cards[str(id)]), (self.name(noun, id), palette.TEXT))
        if noun == "place":
            return text((f"({WHEREABOUTS[str(id)].short(self.words)})", palette.TEXT))
        return text((self.name(noun, id), palette.TEXT))

    def about(self, noun: str, id: Value) -> str:
        return f"about-{noun}-{id}"

    def another(self, noun: str, listed: str, name: str) -> str:
        return self.words.say("tyrants-another-card", listed=listed, name=name)

    def coloured(self, told: Text) -> Text:
        for found in self.pattern.finditer(told.plain):
            told.stylize(self.styles[found[0]], *found.span())
        return told

    def colouring(self) -> Iterator[tuple[str, str]]:
        """What names a card, a house or its troops in a sentence, and its style."""
        for noun in ("house", "troop"):
            for id, kind in signs.HOUSES.items():
                yield self.name(noun, id), kind.colour
                yield self.phrase(noun, id), kind.colour
        for id, card in self.cards.items():
            yield self.name("card", id), signs.aspect(card).colour
            yield self.phrase("card", id), signs.aspect(card).colour

    def gist(self, events: Sequence[Event]) -> list[Event]:
        """A card from the top of a deck that is promoted is told once."""
        kinds = ["", *(event.kind.name for event in events)]
        told = [
            event
            for event, before in zip(events, kinds, strict=False)
            if (before, event.kind.name) != ("top-card-promoted", "card-promoted")
        ]
        return super().gist(told)

    # -- choices ------------------------------------------------------------------------

    def label(
        self,
        action: Action,
        players: Sequence[Player],
        decision: Mapping[str, Any] = MappingProxyType({}),
    ) -> str:
        """An action in words; an option of a card as the card says it."""
        if action.verb.name == "choose" and "card" in decision:
            said = self.words.say(f"choice-{decision['card']}-{action.args['option']}")
            return " ".join(said.split())
        return super().label(action, players, decision)

    def order(self, action: Action, view: Mapping[str, Any]) -> int:
        return answers.order(action, view)

    def marks(
        self, actions: Sequence[Action], view: Mapping[str, Any]
    ) -> dict[tuple[str, Value], int]:
        return answers.marks(actions, view)

    def groups(self, actions: Sequence[Action], view: Mapping[str, Any]) -> list[Group]:
        """A turn by what is done; a question about a place site by site."""
        in_turn = view["decision"]["kind"] == "turn"
        if not in_turn and not any(place_of(action) for action in actions):
            return []
        marked = set(self.marks(actions, view).values())
        found = []
        numbered = list(enumerate(actions, 1))
        for heading, group in groupby(numbered, lambda one: heading_of(one[1], in_turn)):
            own = list(group)
            said = self.words.say(f"tyrants-group-{heading}") if heading else ""
            found.append(
                Group(
                    text((said, f"bold {palette.SECOND}")),
                    list(self.in_a_row(own)),
                    all(number in marked for number, _ in own),
                )
            )
        return found

    def in_a_row(self, numbered: Sequence[tuple[int, Action]]) -> Iterator[tuple[int, Text]]:
        """Choices one after the other: what they share with the one before is not said again."""
        before = ""
        for number, action in numbered:
            place = place_of(action)
            yield number, self.brief(action, before) or text(self.label(action, ()))
            before = place

    def brief(self, action: Action, before: str = "") -> Text | None:
        """An action in a few letters, even fewer after one at a place of the same site."""
        args = action.args
        place = place_of(action)
        if place:
            piece = piece_sign(action)
            if piece and place == before:
                return piece
            return text(self.place_name(place, before), " " if piece else "", piece)
        if "card" in args:
            return self.sign("card", args["card"])
        if "house" in args:
            signed = [signs.troop_sign(str(args[key])) for key in ("house", "troop") if key in args]
            return text(Text(" ").join(signed), f" {self.name('house', args['house'])}")
        return None

    def place_name(self, place: str, before: str) -> str:
        """A place in a few letters; after one of the same site only how it lies there."""
        where = WHEREABOUTS[place]
        known = before and WHEREABOUTS[before].site == where.site
        return (where.beyond(self.words) if known else "") or where.short(self.words)

    def detail(self, action: Action, scene: Scene) -> Text:
        if "card" in action.args:
            card = str(action.args["card"])
            printed = self.cards[card]
            about = " ".join(self.description("card", card).split())
            return text(
                signs.cost(printed),
                signs.aspect_sign(printed),
                " ",
                fit(signs.worth(printed), 5),
                (about, palette.SECOND),
            )
        if "house" in action.args and not place_of(action):
            house = str(action.args["house"])
            player = scene.players[HOUSES.index(house)]
            name = player.name_for(HOUSES.index(house) == scene.view["viewer"], self.words)
            return text(signs.house_sign(house), " ", (name, palette.TEXT))
        return Text()

    # -- to be looked up ----------------------------------------------------------------

    def figures(self, noun: str, id: Value) -> Text:
        """The cost of a card, its aspect, and its points."""
        card = self.cards[str(id)]
        kind = signs.aspect(card)
        aspect = self.name("aspect", card["aspect"]) if card["aspect"] else ""
        cost = text(signs.cost(card), signs.INFLUENCE, "  ") if card["cost"] else Text()
        return text(cost, (f"{kind.sign} {aspect}  ", kind.colour), signs.worth(card))

    def card_tables(self) -> list[CardTable]:
        return card_tables(self)

    def legend(self) -> Block:
        say = self.words.say
        houses = Text("   ").join(
            text((f"{kind.sign} {self.name('house', house)}", kind.colour))
            for house, kind in signs.HOUSES.items()
        )
        aspects = Text("   ").join(
            text((f"{kind.sign} {self.name('aspect', aspect)}", kind.colour))
            for aspect, kind in signs.ASPECTS.items()
        )
        rows = [
            text(fit(text(sign), 4), (say(f"tyrants-legend-{key}"), palette.SECOND))
            for sign, key in LEGEND
        ]
        places = text((say("tyrants-legend-places"), palette.SECOND))
        return [houses, aspects, *rows, places]


def piece_sign(action: Action) -> Text:
    """The troop or spy that an action takes from its place, if any."""
    args = action.args
    if action.verb.name == "return-spy":
        return signs.spies([str(args["house"])])
    troop = args.get("troop") or args.get("house")
    return signs.troop_sign(str(troop)) if troop else Text()
