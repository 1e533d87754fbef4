"""The hook of the report: it keeps of every game what the figures are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from ...core.game import Game
from ...core.titles import ScoreLine, Title
from ..hooks import Hook

TURN_BEGAN = "turn-began"

Card = tuple[str, str]  # noun and id


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game; one entry a seat where there are several."""

    players: tuple[str, ...]  # the bots
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # 1 for the winner; a shared victory is shared out
    lines: tuple[Mapping[str, int], ...]  # points of every line of the score sheet
    taken: tuple[Mapping[Card, int], ...]  # how many copies of which cards
    worth: tuple[Mapping[Card, int], ...]  # points of the cards that the score sheet names
    decisions: int
    options: int  # of all decisions together
    forced: int  # decisions with a single option
    turns: int  # none, if the game does not tell when one begins


@cache
def cards_in_words(title: Title) -> tuple[set[str], dict[str, list[tuple[str, str]]]]:
    """The nouns that are cards, and the fields of every kind of event that name one of them."""
    nouns = {card["noun"] for card in title.cards()}
    fields = {
        kind.name: [(name, noun.name) for name, noun in kind.fields if noun.name in nouns]
        for kind in title.events
    }
    return nouns, fields


class Witness(Hook):
    """Looks on and keeps the games in their order."""

    def __init__(self) -> None:
        self.games: list[Played] = []
        self.seen: set[Card] = set()  # whatever was taken or came up in any other way

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        title = game.title
        self._takings = title.takings
        self._nouns, self._card_fields = cards_in_words(title)
        self._players = tuple(seats)
        self._taken: list[Counter[Card]] = [Counter() for _ in seats]
        self._decisions = self._options = self._forced = 0
        # The first turn begins with the game, before anybody listens.
        self._turns = int(any(kind.name == TURN_BEGAN for kind in title.events))

    def step(self, game: Game, action: int) -> None:
        self._hear(game)
        options = len(game.legal_actions())
        self._decisions += 1
        self._options += options
        self._forced += options == 1

    def after(self, game: Game) -> None:
        self._hear(game)
        ranking = game.ranking()
        sheets = [game.score_sheet(seat) for seat in range(game.players)]
        played = Played(
            players=self._players,
            scores=tuple(game.scores()),
            wins=tuple(int(place == 1) / ranking.count(1) for place in ranking),
            lines=tuple({line.id: line.points for line in sheet} for sheet in sheets),
            taken=tuple(dict(cards) for cards in self._taken),
            worth=tuple(dict(self._worth(sheet)) for sheet in sheets),
            decisions=self._decisions,
            options=self._options,
            forced=self._forced,
            turns=self._turns,
        )
        self.games.append(played)

    def merge(self, other: Self) -> None:
        self.games += other.games
        self.seen |= other.seen

    def _hear(self, game: Game) -> None:
        for event in game.all_events():
            kind, args = event.kind.name, event.args
            self._turns += kind == TURN_BEGAN
            for name, noun in self._card_fields[kind]:
                card = noun, str(args[name])
                self.seen.add(card)
                if kind in self._takings:
                    self._taken[int(args["seat"])][card] += 1

    def _worth(self, sheet: Iterable[ScoreLine]) -> Counter[Card]:
        """The points of every card that has a line of its own."""
        worth: Counter[Card] = Counter()
        for part in (part for line in sheet for part in line.parts):
            match list(part.args.items()):
                case [(noun, id)] if noun in self._nouns:
                    worth[noun, str(id)] += part.points
        return worth
