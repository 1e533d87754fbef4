"""The words of a game: nouns (its cards and places), verbs (its actions), decisions, events.

Code and compiled rules deal in small numbers; records, views and people deal in words. The
tables here are the only place where the two meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from .errors import UnknownAction, suggestion
from .numbers import is_whole

Value = str | int
Field = tuple[str, "Noun"]


@dataclass(frozen=True)
class Noun:
    """A kind of thing and the ids of its members; the id of number n is `ids[n]`.

    Cards carry their kind in notation (`lord:mage-3`); things that need no explanation, such
    as counts, do not (`draw-lords 2`). The name of a member in a language is the message
    `<name>-<id>`; members whose ids are numbers are shown as numbers.
    """

    name: str
    ids: tuple[Value, ...]
    is_card: bool = False
    hidden: bool = False  # others may not know which one an action names, unless an event shows it

    def token(self, number: int) -> str:
        return f"{self.name}:{self.ids[number]}" if self.is_card else str(self.ids[number])

    def number(self, id: Value) -> int:
        return self.ids.index(id)


SEAT = Noun("seat", tuple(range(8)))
COUNT = Noun("count", tuple(range(256)))


@dataclass(frozen=True)
class Verb:
    """A family of actions: one for every combination of its fields that `only` lets through."""

    name: str
    fields: tuple[Field, ...] = ()
    only: Callable[..., bool] = lambda *numbers: True
    hidden: bool = False  # others learn of such an action by its events alone
    constant: str = ""  # what the rules call its first action, if not by its name

    def numbers(self) -> Iterator[tuple[int, ...]]:
        members = [range(len(noun.ids)) for _, noun in self.fields]
        return (numbers for numbers in product(*members) if self.only(*numbers))


@dataclass(frozen=True)
class Action:
    """An action in words: its verb, and the ids that fill its fields."""

    verb: Verb
    args: dict[str, Value]


class ActionTable:
    """All actions of a game, numbered in the order of its verbs."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.first: dict[str, int] = {}
        self._actions: list[Action] = []
        self._notation: list[str] = []
        for verb in verbs:
            self.first[verb.name] = len(self._actions)
            for numbers in verb.numbers():
                filled = list(zip(verb.fields, numbers, strict=True))
                args = {name: noun.ids[number] for (name, noun), number in filled}
                tokens = [noun.token(number) for (_, noun), number in filled]
                self._actions.append(Action(verb, args))
                self._notation.append(" ".join([verb.name, *tokens]))
        self._number = {notation: number for number, notation in enumerate(self._notation)}

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        self.notation(number)
        return self._actions[number]

    def notation(self, number: int) -> str:
        if not is_whole(number) or not 0 <= number < len(self._notation):
            last = len(self._notation) - 1
            raise UnknownAction(f"there is no action {number!r}; they are numbered 0 to {last}")
        return self._notation[number]

    def parse(self, text: str) -> int:
        if not isinstance(text, str):
            raise UnknownAction(f"an action is written as text, not as {text!r}")
        words = " ".join(text.split())
        if words not in self._number:
            raise UnknownAction(f"no action is written {words!r}{suggestion(words, self._number)}")
        return self._number[words]


@dataclass(frozen=True)
class DecisionKind:
    """A kind of decision: what answers it, and beside which others it comes up.

    Each verb has the places of a board where it is chosen, as they are named there: `hand:{ally}`
    is where the ally lies that the action names. Of several places the board knows the right one.
    A verb without a place has a button. A kind that no verb answers is a task: it waits for its
    time and asks nobody.
    """

    name: str
    answers: Mapping[str, Sequence[str]] = field(default_factory=dict)
    alone: bool = False  # nothing waits while it is decided
    waits: bool = False  # it may have to wait for another one
    once: bool = False  # it never waits for one of its own kind
    of_anybody: bool = False  # it may be up to others than the active player
    option: str = ""  # without this option of the game it does not come up


def decision_ids(kinds: Iterable[DecisionKind]) -> tuple[str, ...]:
    """The names of what somebody decides."""
    return tuple(kind.name for kind in kinds if kind.answers)


def task_ids(kinds: Iterable[DecisionKind]) -> tuple[str, ...]:
    """The names of what asks nobody; their numbers follow those of the decisions."""
    return tuple(kind.name for kind in kinds if not kind.answers)


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    kind: EventKind
    args: dict[str, Value]

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return not self.kind.private or self.args["seat"] == seat


@dataclass(frozen=True)
class EventKind:
    """A kind of event and its fields, in the order in which the rules note them."""

    name: str
    fields: tuple[Field, ...] = ()
    private: bool = False  # for the eyes of its `seat` only
    reveals: bool = False  # somebody learnt something, so it cannot be undone

    def event(self, *numbers: int) -> Event:
        args = {
            name: noun.ids[number]
            for (name, noun), number in zip(self.fields, numbers, strict=False)
        }
        return Event(self, args)
