"""Titles: the games of the house, with everything about a game that is not in its hot path."""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from .chance import usual_gamma
from .documents import Reader
from .errors import (
    InvalidOption,
    InvalidPosition,
    InvalidSeed,
    Reason,
    UnknownGame,
    UnknownVersion,
    WrongPlayerCount,
    suggestion,
)
from .motion import Motion
from .numbers import is_whole
from .observations import Layout, Part
from .recipe import Recipe
from .text import Words
from .views import ScoreDocument
from .vocabulary import (
    ActionTable,
    DecisionKind,
    EventKind,
    Noun,
    Value,
    decision_ids,
    task_ids,
)

if TYPE_CHECKING:
    from .game import Game
    from .network import Network

MAX_SEED = (1 << 53) - 1  # JSON numbers are exact up to here
POSITION_FORMAT = "deepcourt-position"
POSITION_VERSION = 1
RANDOM = re.compile("[0-9a-f]{16}([0-9a-f]{15}[13579bdf])?")


@dataclass(frozen=True)
class Decision:
    """What a seat has to decide: the kind, and what an interface needs to show it."""

    kind: str
    seat: int
    details: Mapping[str, Any]


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet: what it counts (the message `score-<id>`), and its parts."""

    id: str
    points: int
    args: dict[str, Value] = field(default_factory=dict)
    parts: tuple[ScoreLine, ...] = ()

    def document(self) -> ScoreDocument:
        """The line as plain JSON."""
        return {
            "id": self.id,
            "points": self.points,
            "args": self.args,
            "parts": [part.document() for part in self.parts],
        }


@dataclass(frozen=True)
class Option:
    """An option of a game; the first choice is the default."""

    name: str
    choices: tuple[bool | str, ...]


class Title(ABC):
    """A game that can be played: what a subclass fills in."""

    name: str
    version: int  # of the rules; a correction counts it up (`docs/record-format.md`)
    player_counts: range
    actions: ActionTable
    decision_kinds: tuple[DecisionKind, ...]
    events: tuple[EventKind, ...]
    motion: Motion  # what events move on the table
    nouns: tuple[Noun, ...]
    table_parts: tuple[Part, ...]  # of an observation: see `layout`
    seat_parts: tuple[Part, ...]
    game_class: type[Game]
    options: tuple[Option, ...] = ()
    turn = "turn"  # the decision that a turn begins with
    takings: tuple[str, ...]  # events which mean that a seat took a card
    levels: Mapping[str, Recipe]  # how each level of the bots searches this game

    def players_with(self, options: Mapping[str, bool | str]) -> range:
        """For how many players the game is, played with these options."""
        return self.player_counts

    @abstractmethod
    def create(self, players: int, seed: int, options: Mapping[str, bool | str]) -> Game:
        """A new game; the arguments have been checked."""

    @abstractmethod
    def weights(self) -> object:
        """What the evaluation of this game goes by: an object with a number for each weight."""

    def network(self) -> Network | None:
        """What rates the seats of this game, if anything does: it can learn."""
        return self.create(self.player_counts[0], 0, checked_options(self, {})).network

    @abstractmethod
    def decision(self, game: Game) -> Decision:
        """The present decision, as the deciding seat sees it."""

    @abstractmethod
    def why_not(self, game: Game, action: int) -> Reason:
        """Why an action that is not legal is not."""

    @abstractmethod
    def view(self, game: Game, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, as plain JSON; a title names the type of its own."""

    def open_view(self, game: Game) -> Mapping[str, Any]:
        """Everything, through the eyes of whoever decides: for games that are over."""
        return self.view(game, None if game.over else game.seat)

    @abstractmethod
    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        """The lines of a score sheet; their points add up to the score."""

    @abstractmethod
    def table(self, game: Game) -> dict[str, Any]:
        """The game's own part of a position."""

    @abstractmethod
    def restore(self, game: Game, table: Reader) -> None:
        """Undo `table`; `InvalidPosition` if such a table cannot come about."""

    def options_of(self, game: Game) -> dict[str, bool | str]:
        """The options that a game is played with."""
        return {}

    @abstractmethod
    def cards(self) -> Sequence[Mapping[str, Any]]:
        """Every card of the game as data: `noun`, `id`, `copies` and its figures."""

    def material(self) -> Mapping[str, Any]:
        """What else an interface needs to draw the game: its map, its spaces, its supply."""
        return {}

    def words(self, language: str) -> Words:
        """The texts of this game in a language."""
        return Words.of(language, type(self).__module__.rpartition(".")[0])

    def setups(self) -> list[tuple[dict[str, bool | str], range]]:
        """Every choice of options, with the numbers of players it can be played by."""
        names = [option.name for option in self.options]
        chosen = product(*(option.choices for option in self.options))
        all_options = [dict(zip(names, choices, strict=True)) for choices in chosen]
        return [(options, self.players_with(options)) for options in all_options]

    def layout(self, players: int) -> Layout:
        """What the numbers of an observation are at a table of so many."""
        return layout_of(self, players)

    @cached_property
    def decisions(self) -> tuple[str, ...]:
        """The names of all decisions; the state of a game has their numbers."""
        return decision_ids(self.decision_kinds)

    @cached_property
    def tasks(self) -> tuple[str, ...]:
        """The kinds, after those of `decisions`, that wait but ask nobody."""
        return task_ids(self.decision_kinds)

    @cached_property
    def turn_kind(self) -> int:
        """The kind of decision that a turn begins with."""
        return self.decisions.index(self.turn)

    def turn_seat(self, game: Game, before: int) -> int:
        """Whose turn began last, if that was `before` one action ago."""
        return game.seat if game.kind == self.turn_kind and not game.over else before

    def explain(self, reason: Reason, language: str = "en") -> str:
        """A reason in words."""
        return self.words(language).say(f"why-{reason.id}", **self.named(reason.args, language))

    def named(self, args: Mapping[str, Value], language: str) -> dict[str, Value]:
        """Arguments with ids of cards and places replaced by their names, as in a sentence.

        A field is named after its noun, or after its noun and a number (`spot2`).
        """
        words = self.words(language)
        nouns = {noun.name for noun in self.nouns}
        return {
            key: words.phrase(f"{noun}-{value}")
            if isinstance(value, str) and (noun := key.rstrip("0123456789")) in nouns
            else value
            for key, value in args.items()
        }


@cache
def layout_of(title: Title, players: int) -> Layout:
    return Layout(title.table_parts, title.seat_parts, players)


_titles: dict[str, Title] = {}
_title_of: dict[type[Game], Title] = {}


def register(title: Title) -> None:
    """Make a game known by its name."""
    _titles[title.name] = title
    _title_of[title.game_class] = title


def names() -> list[str]:
    """The names of all games."""
    return list(_titles)


def named(name: str) -> Title:
    """The title of that name."""
    if not isinstance(name, str) or name not in _titles:
        known = ", ".join(_titles)
        raise UnknownGame(
            f"there is no game {name!r}{suggestion(name, _titles)} The games are: {known}"
        )
    return _titles[name]


def of(game: Game) -> Title:
    """The title a game is one of."""
    return _title_of[type(game)]


def new_game(name: str, players: int = 2, seed: int | None = None, **options: bool | str) -> Game:
    """Start a game. Without a seed it is one that nobody can know."""
    title = named(name)
    chosen = checked_options(title, options)
    return title.create(checked_players(title, players, chosen), checked_seed(seed), chosen)


def checked_players(title: Title, players: int, options: Mapping[str, bool | str]) -> int:
    counts = title.players_with(options)
    if not is_whole(players) or players not in counts:
        played = f"{title.name} {in_words(options)}".rstrip()
        known = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        raise WrongPlayerCount(f"{played} is for {known} players, not {players!r}")
    return int(players)


def in_words(options: Mapping[str, bool | str]) -> str:
    """Options that differ from nothing, for messages: `with leviathan`."""
    chosen = [
        name if value is True else f"{name} {value}"
        for name, value in options.items()
        if value is not False
    ]
    return f"with {', '.join(chosen)}" if chosen else ""


def checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbelow(MAX_SEED + 1)
    if not is_whole(seed) or not 0 <= seed <= MAX_SEED:
        raise InvalidSeed(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed!r}")
    return int(seed)


def checked_options(title: Title, options: Mapping[str, bool | str]) -> dict[str, bool | str]:
    known = {option.name: option for option in title.options}
    for name, value in options.items():
        if name not in known:
            which = ", ".join(known) or "none"
            raise InvalidOption(f"{title.name} has no option {name!r}; its options: {which}")
        if repr(value) not in map(repr, known[name].choices):  # True is not 1
            choices = ", ".join(map(str, known[name].choices))
            raise InvalidOption(f"option {name!r} is one of {choices}, not {value!r}")
    return {option.name: options.get(option.name, option.choices[0]) for option in title.options}


def check_rules(title: Title, version: Reader) -> None:
    if version.value != title.version:
        raise UnknownVersion(
            f"version {version.value!r} of the rules of {title.name} is not known here; "
            f"this Deepcourt plays version {title.version}"
        )


def check_rules_known(title: Title, version: Reader) -> None:
    """Complain about rules that came after those played here."""
    if type(version.value) is not int or not 1 <= version.value <= title.version:
        check_rules(title, version)


def position(game: Game) -> dict[str, Any]:
    """A whole position as plain JSON."""
    title = of(game)
    kinds = title.decisions + title.tasks
    return {
        "format": POSITION_FORMAT,
        "version": POSITION_VERSION,
        "game": title.name,
        "rules": title.version,
        "players": game.players,
        "options": title.options_of(game),
        "random": random_text(*game.random_state()),
        "over": game.over,
        "decisions": [{"kind": kinds[kind], "seat": seat} for kind, seat in game.frame_stack()],
        "table": title.table(game),
    }


def from_position(document: dict[str, Any]) -> Game:
    """The game that `Game.position()` described."""
    reader = Reader(document, InvalidPosition)
    reader.fields(
        "format",
        "version",
        "game",
        "rules",
        "players",
        "options",
        "random",
        "over",
        "decisions",
        "table",
    )
    reader.check_header(POSITION_FORMAT, POSITION_VERSION)
    title = named(reader["game"].text())
    check_rules_known(title, reader["rules"])
    options = checked_options(title, reader["options"].mapping())
    counts = title.players_with(options)
    players = reader["players"].number(counts[0], counts[-1])
    over = reader["over"].flag()
    frames = [
        (
            frame.fields("kind", "seat")["kind"].one_of(title.decisions + title.tasks),
            frame["seat"].number(-1 if over else 0, players - 1),
        )
        for frame in reader["decisions"].items(1, 16)
    ]
    game = title.create(players, 0, options)
    game.restore_base(players, random_bits(reader["random"]), over, frames)
    title.restore(game, reader["table"])
    if not over and not game.legal_actions():
        raise InvalidPosition("decisions: nobody could decide anything here")
    return game


def random_text(stream: int, gamma: int) -> str:
    """The state of a random stream, the second half only where it is not the usual one."""
    return f"{stream:016x}" + ("" if gamma == usual_gamma() else f"{gamma:016x}")


def random_bits(reader: Reader) -> tuple[int, int]:
    """The two numbers that `random_text` wrote."""
    text = reader.text()
    if not RANDOM.fullmatch(text):
        raise reader.complain("16 or 32 hexadecimal digits")
    return int(text[:16], 16), int(text[16:], 16) if text[16:] else usual_gamma()
