"""Records: a game as its seed and the list of chosen actions, from which all else follows."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from . import analysis_document, keys, titles
from .documents import Reader
from .errors import (
    DeepcourtError,
    IllegalAction,
    InvalidPosition,
    MalformedRecord,
    UnknownAction,
)
from .game import Game
from .positions import Position, Restart, RestartReason, packed, restored, unpacked
from .titles import MAX_SEED, Title
from .vocabulary import Event

FORMAT = "deepcourt-record"
VERSION = 2
OLDEST_VERSION = 1  # still read
MAX_NAME = 80
NOBODY = -1

Seed = int | str  # a number, or a key (`core/keys.py`)


@dataclass(frozen=True)
class Step:
    """An action of a record, and all that came of it."""

    number: int  # of the action, from 1
    seat: int  # who chose it
    action: int
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether anybody has learnt anything by it."""
        return any(event.kind.reveals for event in self.events)

    def visible_to(self, viewer: int | None) -> list[Event]:
        """The events that a seat (None: a spectator) may see."""
        return [event for event in self.events if event.visible_to(viewer)]

    def told_to(self, viewer: int | None, title: Title) -> str | None:
        """The action as a seat may know it: to others it names only what events show."""
        action = title.actions[self.action]
        cards = {(name, action.args[name]) for name, noun in action.verb.fields if noun.hidden}
        shown = {item for event in self.visible_to(viewer) for item in event.args.items()}
        if self.seat != viewer and (action.verb.hidden or not cards <= shown):
            return None
        return title.actions.notation(self.action)


@dataclass
class Record:
    """A game from its beginning to now; `docs/record-format.md` describes its JSON.

    `actions` holds numbers; on paper they are notation. `game` is the position after the last
    one. Change a record only through its methods, which keep the two together. `analysis` may be
    given to a finished game (`bots.analysis` makes it) and is lost as soon as it does not fit.
    """

    title: Title
    players: int
    seed: Seed
    options: dict[str, bool | str]
    names: list[str]  # who sits where, for people to read
    actions: list[int] = field(default_factory=list)
    analysis: dict[str, Any] | None = None
    restarts: list[Restart] = field(default_factory=list)  # in the order of their numbers
    turn_seat: int = field(init=False)  # whose turn began last

    def __post_init__(self) -> None:
        self._stand_at(len(self.actions))

    @classmethod
    def new(
        cls,
        game: str,
        players: int = 2,
        seed: Seed | None = None,
        names: Sequence[str] = (),
        **options: bool | str,
    ) -> Record:
        """Begin a game and its record; the arguments are those of `new_game`. The seed may
        also be a key (`core/keys.py`)."""
        title = titles.named(game)
        chosen = titles.checked_options(title, options)
        return cls(
            title,
            titles.checked_players(title, players, chosen),
            keys.checked(seed) if isinstance(seed, str) else titles.checked_seed(seed),
            chosen,
            [*names, *(f"P{seat + 1}" for seat in range(len(names), players))],
        )

    # -- playing ------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Play and record an action; `IllegalAction`, and nothing changed, if it is not legal."""
        self._play_in(self.game, len(self.actions), action)
        self.actions.append(action)
        self.turn_seat = self.title.turn_seat(self.game, self.turn_seat)
        self.analysis = None

    def after(self, action: int) -> Game:
        """The game as it would be after another action; the record stays as it is."""
        game = self.game.clone()
        self._play_in(game, len(self.actions), action)
        return game

    def restart(self, position: Position, reason: RestartReason, skipped: int = 0) -> None:
        """Go on from another position than the one that the actions lead to. So many actions that
        were played before it are not in the record."""
        game = self._standing_in(position)
        while self.restarts and self.restarts[-1].number == len(self.actions):
            skipped += self.restarts.pop().skipped
        self.restarts.append(Restart(len(self.actions), position, reason, skipped))
        self.game = game
        self.turn_seat = self.title.turn_seat(game, NOBODY)
        self.analysis = None

    def undo_limit(self, seat: int) -> int:
        """The number of actions that no undo of a seat may go below.

        A seat may take back its own actions up to the last one that another seat made or that
        brought new information to anybody.
        """
        limit = self.restarts[-1].number if self.restarts else 0
        for step, _ in self.replay(limit):
            if step.seat != seat or step.reveals:
                limit = step.number
        return limit

    def undo(self, seat: int) -> bool:
        """Take back the last action of a seat, if it may; whether it was taken back."""
        if len(self.actions) <= self.undo_limit(seat):
            return False
        self.actions.pop()
        self.analysis = None
        self._stand_at(len(self.actions))
        return True

    def fork(self, number: int) -> Record:
        """A record of its own that begins with the first actions of this one."""
        self.at(number)
        return Record(
            self.title,
            self.players,
            self.seed,
            dict(self.options),
            list(self.names),
            self.actions[:number],
            restarts=[restart for restart in self.restarts if restart.number <= number],
        )

    # -- walking along ------------------------------------------------------------------

    def at(self, number: int) -> Game:
        """The game after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"this record has {len(self.actions)} actions, not {number}")
        first, game = self._start_before(number)
        for done in range(first, number):
            self._play_in(game, done, self.actions[done])
        return game

    def steps(self) -> Iterator[tuple[Game, int]]:
        """Every position with the action chosen in it. The same game object walks along, up to
        a restart."""
        game = self.at(0)
        for number, action in enumerate(self.actions):
            yield game, action
            self._play_in(game, number, action)
            game = self._restarted(game, number + 1)

    def replay(self, start: int = 0) -> Iterator[tuple[Step, Game]]:
        """Every action after the first `start` ones, and the game then, which walks along."""
        game = self.at(start)
        for number, action in enumerate(self.actions[start:], start + 1):
            seat = game.seat
            game.listen()
            self._play_in(game, number - 1, action)
            step = Step(number, seat, action, tuple(game.all_events()))
            game = self._restarted(game, number)
            yield step, game

    def begins_turn(self, game: Game) -> bool:
        """Whether a turn begins in a game that is one action further, or the game ends there."""
        return game.over or self.title.turn_seat(game, self.turn_seat) != self.turn_seat

    def positions(self) -> Iterator[tuple[int, Position]]:
        """The position at the beginning, before every turn and at the end, each with the number
        of actions before it."""
        game = self.at(0)
        yield 0, game.position()
        turn_seat = self.title.turn_seat(game, NOBODY)
        for number, (game, _) in enumerate(chain(self.steps(), [(self.game, None)])):
            seat = self.title.turn_seat(game, turn_seat)
            if number and (game.over or seat != turn_seat):
                yield number, game.position()
            turn_seat = seat

    def _stand_at(self, number: int) -> None:
        first, game = self._start_before(number)
        self.turn_seat = self.title.turn_seat(game, NOBODY)
        for done in range(first, number):
            self._play_in(game, done, self.actions[done])
            self.turn_seat = self.title.turn_seat(game, self.turn_seat)
        self.game = game

    def _standing_in(self, position: Position) -> Game:
        game = titles.from_position(position)
        same = game.title is self.title and game.players == self.players
        if not same or self.title.options_of(game) != self.options:
            raise InvalidPosition("the position is not one of this game")
        return game

    def _start_before(self, number: int) -> tuple[int, Game]:
        """Where to play on from to come to a number: the last restart, or the beginning."""
        for restart in reversed(self.restarts):
            if restart.number <= number:
                return restart.number, titles.from_position(restart.position)
        if isinstance(self.seed, int):
            return 0, self.title.create(self.players, self.seed, self.options)
        game = self.title.create(self.players, 0, self.options)
        game.deal_from(*keys.stream_of(self.seed, 0))
        return 0, game

    def _restarted(self, game: Game, number: int) -> Game:
        return game if all(one.number != number for one in self.restarts) else self.at(number)

    def _play_in(self, game: Game, number: int, action: int) -> None:
        """Play what comes after `number` actions; with a key it draws from a stream of its own."""
        if isinstance(self.seed, int):
            game.apply(action)
            return
        before = game.random_state()
        skipped = sum(one.skipped for one in self.restarts if one.number <= number)
        game.draw_from(*keys.stream_of(self.seed, number + skipped + 1))
        try:
            game.apply(action)
        except DeepcourtError:
            game.draw_from(*before)
            raise

    # -- by other rules -----------------------------------------------------------------

    def carry_over(
        self,
        actions: Sequence[str],
        restarts: Sequence[Restart] = (),
        kept: Mapping[int, Position] | None = None,
    ) -> None:
        """Play what was played by earlier rules, from the beginning on.

        `kept` are positions of that game by the number of actions before them. Where an action
        is no longer legal, or does not lead to the kept position, the record goes on from the
        next one that was kept; without one it ends there. `restarts` says where.
        """
        kept = kept or {}
        number = 0
        while True:
            for restart in restarts:
                if restart.number == number:
                    self.restart(restart.position, restart.reason, restart.skipped)
            there = restored(kept[number]) if number in kept else None
            if there is not None and there.position() != self.game.position():
                self.restart(there.position(), "rules")
            if number == len(actions):
                return
            if self._plays(actions[number]):
                number += 1
                continue
            later = (n for n in sorted(kept) if number < n <= len(actions) and restored(kept[n]))
            target = next(later, None)
            position = self.game.position() if target is None else kept[target]
            end = len(actions) if target is None else target
            passed = (one.skipped for one in restarts if number < one.number < end)
            self.restart(position, "rules", end - number + sum(passed))
            number = end

    def _plays(self, notation: str) -> bool:
        try:
            self.play(self.title.actions.parse(notation))
        except (IllegalAction, UnknownAction):
            return False
        return True

    # -- on paper -----------------------------------------------------------------------

    @property
    def commitment(self) -> str | None:
        """What everybody may know of the key before the game is over; None without a key."""
        return keys.commitment(self.seed) if isinstance(self.seed, str) else None

    def result(self) -> dict[str, Any] | None:
        """Scores and ranking of a finished game."""
        if not self.game.over:
            return None
        return {"scores": self.game.scores(), "ranking": self.game.ranking()}

    def document(self) -> dict[str, Any]:
        """The record as plain JSON."""
        document = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.title.name,
            "rules": self.title.version,
            "players": self.players,
            "options": self.options,
            "names": self.names,
            "seed": self.seed,
            "actions": [self.title.actions.notation(action) for action in self.actions],
            "result": self.result(),
            "positions": packed(self.positions()),
        }
        if self.restarts:
            document["restarts"] = [restart.document() for restart in self.restarts]
        return document if self.analysis is None else document | {"analysis": self.analysis}

    def dumps(self) -> str:
        """The record as text."""
        return json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file: the whole of it or, whatever happens, none of it."""
        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=target.parent, prefix=target.name, delete=False
        ) as file:
            try:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(target)
            except BaseException:
                Path(file.name).unlink()
                raise

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Read a record from text; every action in it is checked by the rules."""
        try:
            document = json.loads(text)
            json.dumps(document, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise MalformedRecord("not text: half of a surrogate pair") from None
        except json.JSONDecodeError as error:
            where = f"line {error.lineno} column {error.colno}"
            cut = error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated")
            what = "the record is cut short" if cut else "not JSON"
            raise MalformedRecord(f"{what}: {error.msg} at {where}") from None
        except (ValueError, RecursionError) as error:
            raise MalformedRecord(f"not JSON: {error}") from None
        return cls.from_document(document)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file."""
        return cls.loads(Path(path).read_bytes())

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> Record:
        """The record that `document()` described, here or by earlier rules."""
        reader = Reader(document, MalformedRecord)
        reader.check_header(FORMAT, VERSION, OLDEST_VERSION)
        reader.fields(
            "format",
            "version",
            "game",
            "rules",
            "players",
            "options",
            "names",
            "seed",
            "actions",
            "result",
            "positions",
            "restarts",
            "analysis",
        )
        title = titles.named(reader["game"].text())
        titles.check_rules_known(title, reader["rules"])
        options = titles.checked_options(title, reader["options"].mapping())
        players = titles.checked_players(title, reader["players"].number(1, 100), options)
        record = cls(
            title,
            players,
            read_seed(reader["seed"]),
            options,
            [name.text()[:MAX_NAME] for name in reader["names"].items(players, players)],
        )
        restarts = record._read_restarts(reader)
        analysis = reader.get("analysis", None)
        if reader["rules"].value == title.version:
            record._play_all(reader, restarts)
            if "analysis" in reader.mapping():
                record.analysis = analysis_document.checked(analysis.value, record)
            return record
        kept = unpacked(reader["positions"]) if "positions" in reader.mapping() else {}
        record.carry_over([one.text() for one in reader["actions"].items()], restarts, kept)
        with suppress(MalformedRecord):  # it may not fit any more
            record.analysis = analysis_document.checked(analysis.value, record)
        return record

    def _read_restarts(self, reader: Reader) -> list[Restart]:
        found: list[Restart] = []
        last = len(list(reader["actions"].items()))
        for one in reader.get("restarts", []).items():
            restart = Restart.read(one)
            one["number"].number(found[-1].number + 1 if found else 0, last)
            try:
                self._standing_in(restart.position)
            except DeepcourtError as error:
                raise MalformedRecord(f"{one.path}.position: {error}") from None
            found.append(restart)
        return found

    def _play_all(self, reader: Reader, restarts: Sequence[Restart]) -> None:
        """Play the actions of a document; `MalformedRecord` if they are not a game."""
        at = {restart.number: restart for restart in restarts}
        for number, action in enumerate([*reader["actions"].items(), None]):
            if number in at:
                self.restart(at[number].position, at[number].reason, at[number].skipped)
            if action is not None:
                self._play_written(action)
        if reader["result"].value != self.result():
            raise MalformedRecord("result: it is not what these actions lead to")

    def _play_written(self, action: Reader) -> None:
        try:
            self.play(self.title.actions.parse(action.text()))
        except (IllegalAction, UnknownAction) as error:
            raise MalformedRecord(f"{action.path}: {error}") from None


def read_seed(reader: Reader) -> Seed:
    """A number or a key."""
    if isinstance(reader.value, str):
        return keys.checked(reader.value)
    return reader.number(0, MAX_SEED)
