"""What the terminal needs to know of a game beyond its words: how its table looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ...core.titles import Title
from ...core.vocabulary import Action, Event, Value
from ..lines import Block
from ..seats import Player


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: the table as one seat (or a spectator) sees it."""

    view: Mapping[str, Any]
    players: Sequence[Player]
    events: Sequence[Event] = ()  # everything seen since the game began
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


class Board(ABC):
    """How the table of one game looks in one language. All it knows of a game is a `Scene`."""

    quiet: frozenset[str] = frozenset()
    """Kinds of events that the short chronicle leaves out, because others imply them."""

    joined: frozenset[str] = frozenset()
    """Kinds of events of which several in a row are told in one sentence."""

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
    @abstractmethod
    def another(self, noun: str, listed: str, name: str) -> str:
        """A list of cards in a sentence, with one more added to it."""

    @abstractmethod
    def coloured(self, told: Text) -> Text:
        """A sentence with the cards that it names or shows in their colours."""

    @abstractmethod
    def legend(self) -> Block:
        """The signs on the table and what they mean."""

    def name(self, noun: str, id: Value) -> str:
        """The name of a card or place."""
        return self.words.say(f"{noun}-{id}")

    def description(self, noun: str, id: Value) -> str:
        """The text of a card."""
        return self.words.say(self.about(noun, id))
