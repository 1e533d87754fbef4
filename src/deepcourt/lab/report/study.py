"""Everything that a report tells about its games, in figures and in the words of a language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from ...core import titles
from ...core.text import Words
from .cards import CardFigures, card_figures
from .figures import Group, Length, Points, Scores, by_player, by_seat
from .numbers import Numbers
from .sources import PERSON, Material
from .witness import Card


@dataclass(frozen=True)
class CardKind:
    """The cards of one kind, those with the greatest edge first."""

    noun: str
    cards: list[CardFigures]


class Study:
    """The figures of some games, with names for what they are about."""

    def __init__(self, material: Material, language: str) -> None:
        self.material = material
        self.language = language
        self.title = titles.named(material.game)
        self.words = Words.of(language, __package__)
        self.game_words = self.title.words(language)
        self.numbers = Numbers(language)

    # -- figures ------------------------------------------------------------------------

    @cached_property
    def scores(self) -> Scores:
        return Scores.of(self.material.games)

    @cached_property
    def points(self) -> Points:
        return Points.of(self.material.games)

    @cached_property
    def seats(self) -> list[Group]:
        return by_seat(self.material.games)

    @cached_property
    def players(self) -> list[Group]:
        return by_player(self.material.games)

    @cached_property
    def length(self) -> Length:
        return Length.of(self.material.games)

    @cached_property
    def cards(self) -> list[CardFigures]:
        """All cards that came up, in the order of the title."""
        known = [(card["noun"], str(card["id"])) for card in self.title.cards()]
        return card_figures(
            self.material.games, [card for card in known if card in self.material.seen]
        )

    @cached_property
    def taken(self) -> list[CardFigures]:
        return [card for card in self.cards if card.wins]

    @cached_property
    def never_taken(self) -> list[CardFigures]:
        return [card for card in self.cards if not card.wins]

    @cached_property
    def by_edge(self) -> list[CardFigures]:
        """The cards that were taken from the greatest edge to the least, the rare ones last."""
        return sorted(
            self.taken, key=lambda card: (card.few, -card.edge.value if card.edge else 0.0)
        )

    @cached_property
    def kinds(self) -> list[CardKind]:
        """The cards that were taken, the kind with most of them first."""
        nouns = Counter(card.card[0] for card in self.taken)
        return [
            CardKind(noun, [card for card in self.by_edge if card.card[0] == noun])
            for noun, _ in nouns.most_common()
        ]

    @cached_property
    def clear(self) -> list[CardFigures]:
        """The cards whose edge is no accident, from the greatest to the least."""
        return [card for card in self.by_edge if card.clear(len(self.taken))]

    # -- words --------------------------------------------------------------------------

    def card_name(self, card: Card) -> str:
        return self.game_words.say(f"{card[0]}-{card[1]}")

    def kind_name(self, noun: str) -> str:
        return self.words.say(f"report-noun-{noun}")

    def line_name(self, line: str) -> str:
        name = self.game_words.phrase(f"score-{line}")
        return name[:1].upper() + name[1:]

    def seat_name(self, group: Group) -> str:
        return self.words.say("report-seat", seat=int(group.name) + 1)

    def player_name(self, group: Group) -> str:
        return self.words.say("report-person") if group.name == PERSON else group.name

    @cached_property
    def never_taken_names(self) -> str:
        return ", ".join(self.card_name(card.card) for card in self.never_taken)

    @cached_property
    def game_name(self) -> str:
        return self.game_words.say("title")

    @cached_property
    def expansions(self) -> list[str]:
        """The options that were switched on."""
        options = self.material.options.items()
        return [self.game_words.say(f"option-{name}") for name, value in options if value is True]

    @cached_property
    def choices(self) -> list[str]:
        """The options that are a choice, as they were chosen."""
        return [
            self.game_words.say(f"option-{name}-{value}")
            for name, value in self.material.options.items()
            if isinstance(value, str)
        ]

    @cached_property
    def bots(self) -> str:
        """Who played, in words: 2 × greedy, 1 × random."""
        bots = self.material.bots
        return ", ".join(
            self.words.say("report-bots", count=bots.count(bot), bot=bot)
            for bot in dict.fromkeys(bots)
        )

    @cached_property
    def command(self) -> str:
        """What to type for the same report."""
        material = self.material
        options = [
            f"--option {name}" if value is True else f"--option {name}={value}"
            for name, value in material.options.items()
            if value is not False
        ]
        bots = ["--bots", ",".join(material.bots)]
        games = ["--games", str(material.asked), "--seed", str(material.seed)]
        return " ".join(["deepcourt", "report", material.game, *options, *bots, *games])
