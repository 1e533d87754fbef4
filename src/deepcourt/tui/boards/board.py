"""What the terminal needs to know of a game beyond its words: how its table looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from rich.text import Text

from ...core.titles import Title
from ...core.vocabulary import Action, Event, Value
from ..lines import Block
from ..seats import Player, with_names


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: the table as one seat (or a spectator) sees it."""

    view: Mapping[str, Any]
    players: Sequence[Player]
    events: Sequence[Event] = ()  # everything seen since the game began
    news: Sequence[Event] = ()  # the part of it that the viewer has not answered yet
    marks: Mapping[tuple[str, Value], int] = field(default_factory=dict)
    """The number of the choice that takes a thing, by its noun and id."""

    @property
    def viewer(self) -> int:
        """The seat that sits in front; a spectator looks over the shoulder of the first one."""
        seat: int | None = self.view["viewer"]
        return 0 if seat is None else seat

    @property
    def decides(self) -> bool:
        """Whether the decision is the viewer's own."""
        decision = self.view["decision"]
        return decision is not None and bool(decision["seat"] == self.view["viewer"])


@dataclass(frozen=True)
class Group:
    """Choices that belong together, each by its number and in as few characters as possible."""

    heading: Text
    cells: Sequence[tuple[int, Text]]
    on_table: bool = False  # whether the table shows the number of every one of them


@dataclass(frozen=True)
class CardTable:
    """Cards to be looked up: a name first, then figures, and a text last."""

    headings: Sequence[str]
    rows: Sequence[Sequence[Text]]


class Board(ABC):
    """How the table of one game looks in one language. All it knows of a game is a `Scene`."""

    quiet: frozenset[str] = frozenset()
    """Kinds of events that the short chronicle leaves out, because others imply them."""

    joined: frozenset[str] = frozenset()
    """Kinds of events of which several in a row are told in one sentence."""

    spoken: frozenset[str] = frozenset()
    """Verbs of which no event speaks, and which everybody may hear all the same."""

    signed: frozenset[str] = frozenset()
    """Nouns that the short chronicle draws as signs where it does so with cards."""

    told: int = 2
    """Rows of news in the chronicle for which the table makes itself small."""

    example: str
    """An action as it is typed, for the help."""

    example_card: tuple[str, str]
    """The noun and id of a card that the help asks about."""

    def __init__(self, title: Title, language: str, colours: bool = True) -> None:
        self.title = title
        self.words = title.words(language)
        self.colours = colours

    @abstractmethod
    def draw(self, scene: Scene, width: int, height: int) -> Block:
        """The table, in lines no longer than the width, and if it can no more than the height."""

    @abstractmethod
    def alerts(self, scene: Scene) -> list[Text]:
        """What nobody at the table should overlook now, shortest words."""

    @abstractmethod
    def hand(self, scene: Scene) -> Text:
        """The cards that the present decision is about."""

    @abstractmethod
    def sign(self, noun: str, id: Value) -> Text:
        """A card or place as it is drawn in a line of text."""

    @abstractmethod
    def about(self, noun: str, id: Value) -> str:
        """The id of the message with a card's text."""

    @abstractmethod
    def detail(self, action: Action, scene: Scene) -> Text:
        """What a player would like to see next to an action; it may be nothing."""

    @abstractmethod
    def brief(self, action: Action) -> Text | None:
        """An action in as few characters as possible, where there may be very many of them."""

    @abstractmethod
    def another(self, noun: str, listed: str, name: str) -> str:
        """A list of cards in a sentence, with one more added to it."""

    @abstractmethod
    def coloured(self, told: Text) -> Text:
        """A sentence with the cards that it names or shows in their colours."""

    @abstractmethod
    def legend(self) -> Block:
        """The signs on the table and what they mean."""

    def subtitle(self, scene: Scene) -> str:
        """What stands beside the title of the game."""
        return self.words.say("subtitle")

    def gist(self, events: Sequence[Event]) -> list[Event]:
        """What the short chronicle tells: not what other events imply."""
        return [event for event in events if event.kind.name not in self.quiet]

    def label(
        self,
        action: Action,
        players: Sequence[Player],
        decision: Mapping[str, Any] = MappingProxyType({}),
    ) -> str:
        """An action in words, as an answer to the decision if that is known."""
        args = with_names(action.args, players)
        named = self.title.named(args, self.words.language)
        return self.words.say(f"action-{action.verb.name}", **named)

    def order(self, action: Action, view: Mapping[str, Any]) -> int:
        """The place of an action among the choices; those of one place stay as they were."""
        return 0

    def marks(
        self, actions: Sequence[Action], view: Mapping[str, Any]
    ) -> dict[tuple[str, Value], int]:
        """For things on the table that one choice takes: the number of that choice."""
        found: dict[tuple[str, Value], int] = {}
        for number, action in enumerate(actions, 1):
            if len(action.args) == 1:
                found.setdefault(next(iter(action.args.items())), number)
        return found

    def groups(self, actions: Sequence[Action], view: Mapping[str, Any]) -> list[Group]:
        """All choices in groups, where there may be too many for a mere list of them."""
        return []

    def cards_of(self, action: Action, view: Mapping[str, Any]) -> list[tuple[str, str]]:
        """The cards that an action is about, each by its noun and id."""
        nouns = dict(action.verb.fields)
        return [(nouns[key].name, str(id)) for key, id in action.args.items() if nouns[key].is_card]

    def figures(self, noun: str, id: Value) -> Text:
        """What a card shows besides its text, where that does not say it."""
        return Text()

    def copies(self, card: Mapping[str, Any], options: Mapping[str, bool | str]) -> int:
        """How many copies of a card there are in a game with these options."""
        return int(card["copies"])

    def card_tables(self) -> list[CardTable]:
        """All cards in tables, to be looked up; by default one table for each kind."""
        cards = self.title.cards()
        nouns = dict.fromkeys(card["noun"] for card in cards)
        return [self.card_table([card for card in cards if card["noun"] == noun]) for noun in nouns]

    def card_table(self, cards: Sequence[Mapping[str, Any]]) -> CardTable:
        """Cards of one kind: name, copies, the figures that differ, text."""
        say = self.words.say
        figures = [
            key
            for key, value in cards[0].items()
            if isinstance(value, int) and key != "copies" and any(card[key] for card in cards)
        ]
        if any(card["copies"] > 1 for card in cards):
            figures.insert(0, "copies")
        keys = (cards[0]["noun"], *figures, "text")
        return CardTable(
            [say(f"cards-{key}") for key in keys],
            [
                [
                    self.card_name(card),
                    *(Text(str(card[key] or (0 if key == "influence" else ""))) for key in figures),
                    Text(self.description(card["noun"], card["id"])),
                ]
                for card in cards
            ],
        )

    def card_name(self, card: Mapping[str, Any]) -> Text:
        """The name of a card in its colour."""
        return self.coloured(Text(self.name(card["noun"], card["id"])))

    def name(self, noun: str, id: Value) -> str:
        """The name of a card or place."""
        return self.words.say(f"{noun}-{id}")

    def phrase(self, noun: str, id: Value) -> str:
        """The name as it stands in a sentence."""
        return str(self.title.named({noun: id}, self.words.language)[noun])

    def description(self, noun: str, id: Value) -> str:
        """The text of a card."""
        return self.words.say(self.about(noun, id))
