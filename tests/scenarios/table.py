"""What the tables of all games share: how scenarios are laid out, played and asked about.

Things are written by their ids with blanks between, `crab-1*3` for three of a kind.

Chance obeys: `table.play("explore -> monster")` plays on with a random stream in which the next
card is a monster. After the arrow stands what chance brings, in its order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self

import pytest

import deepcourt
from deepcourt.core.errors import IllegalAction, Reason
from deepcourt.core.titles import POSITION_FORMAT, POSITION_VERSION, ScoreLine, Title
from deepcourt.core.vocabulary import Event, Value

from .chance import fated
from .witness import seen


class BaseTable:
    """A game and the words in which scenarios speak of it.

    A title whose scenarios use arrows says `by_chance` and `in_order`; one that has more to cover
    than its words says `in_service` and `seen_in`.
    """

    in_order: ClassVar[Sequence[str]] = ()  # what chance can bring, as bags are searched

    def __init__(self, game: deepcourt.Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def play(self, *steps: str) -> Self:
        """Play actions, with what chance brings after an arrow; `told` speaks of what happened.

        Every position on the way can be written down and laid again.
        """
        self.events = []
        for step in steps:
            notation, _, wish = step.partition(" -> ")
            if wish:
                self.game = fated(self.game, notation, words(wish), self.by_chance, self.in_order)
            seen.add(f"decision:{self.game.title.decisions[self.game.kind]}")
            seen.update(self.in_service())
            self.game.listen()
            self.game.apply(self.game.parse(notation))
            seen.add(f"verb:{notation.split()[0]}")
            for event in self.game.all_events():
                seen.add(f"event:{event.kind.name}")
                seen.update(self.seen_in(event))
                self.events.append(event)
            position = self.game.position()
            assert deepcourt.from_position(position).position() == position
        return self

    def refusal(self, notation: str) -> Reason:
        """Why an action is refused, having seen that it is and that it changes nothing."""
        action = self.game.parse(notation)
        before = self.game.position()
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(action)
        assert self.game.position() == before
        assert self.game.why_not(action) == refused.value.reason
        seen.add(f"reason:{refused.value.reason.id}")
        return refused.value.reason

    # -- what a title adds ----------------------------------------------------------------

    def by_chance(self, event: Event, notation: str) -> Iterable[str]:
        """What an event tells of chance, and not of the choice that was made."""
        return ()

    def in_service(self) -> Iterable[str]:
        """What an action is a scenario of because it lies on the table."""
        return ()

    def seen_in(self, event: Event) -> Iterable[str]:
        """What an event is a scenario of, besides its kind."""
        return ()

    # -- the question ---------------------------------------------------------------------

    def choices(self, verb: str | None = None) -> list[str]:
        """The actions to choose from, or those of a verb."""
        notations = [self.game.notation(action) for action in self.game.legal_actions()]
        return [one for one in notations if verb in (None, one.split()[0])]

    def asked(self) -> tuple[int, str]:
        """Who decides, and what."""
        decision = self.game.decision
        assert decision is not None
        return decision.seat, decision.kind

    def details(self) -> dict[str, Any]:
        """What the question says besides."""
        decision = self.game.decision
        assert decision is not None
        return dict(decision.details)

    # -- what players see -----------------------------------------------------------------

    def told(self, kind: str, viewer: int | None = None) -> list[dict[str, Value]]:
        """The events of a kind that a seat (None: a spectator) was told of."""
        found = [event for event in self.events if event.kind.name == kind]
        return [event.args for event in found if event.visible_to(viewer)]

    def story(self) -> list[str]:
        """The kinds of all events that a spectator was told of, in their order."""
        return [event.kind.name for event in self.events if event.visible_to(None)]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.game.view(viewer)

    def seat(self, seat: int) -> dict[str, Any]:
        """What a player sees of the own seat."""
        view: dict[str, Any] = self.view(seat)["seats"][seat]
        return view

    def line(self, seat: int, id: str) -> ScoreLine:
        """A line of the score sheet, which adds up to the score."""
        sheet = self.game.score_sheet(seat)
        assert sum(line.points for line in sheet) == self.game.scores()[seat]
        return next(line for line in sheet if line.id == id)

    def worth(self, seat: int, location: str) -> int:
        """The points of a location that a seat controls."""
        parts = self.line(seat, "locations").parts
        return next(part.points for part in parts if part.args["location"] == location)


def laid(
    title: Title,
    players: int,
    options: dict[str, bool | str],
    decisions: Iterable[str],
    turn: int,
    table: dict[str, Any],
    random: int,
) -> deepcourt.Game:
    """The game that goes on from a table. The last decision is asked, the others wait; one is
    written `offer@1` if another seat decides than the one whose turn it is."""
    return deepcourt.from_position(
        {
            "format": POSITION_FORMAT,
            "version": POSITION_VERSION,
            "game": title.name,
            "rules": title.version,
            "players": players,
            "options": options,
            "random": f"{random:016x}",
            "over": False,
            "decisions": [decision_document(decision, turn) for decision in decisions],
            "table": table,
        }
    )


def decision_document(decision: str, turn: int) -> dict[str, Any]:
    kind, _, seat = decision.partition("@")
    return {"kind": kind, "seat": int(seat) if seat else turn}


def words(*texts: str) -> list[str]:
    """The words of texts, `word*3` being three of a kind."""
    return list(spelt_out(texts))


def spelt_out(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        for one in text.split():
            word, _, count = one.partition("*")
            yield from [word] * int(count or 1)


def written(things: Iterable[str]) -> str:
    """The contrary of `words`."""
    counts = Counter(things)
    return " ".join(one if count == 1 else f"{one}*{count}" for one, count in counts.items())
