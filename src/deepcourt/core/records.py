"""Records: a game as its seed and the list of chosen actions, from which all else follows."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import analyses, titles
from .documents import Reader
from .errors import IllegalAction, MalformedRecord, UnknownAction
from .game import Game
from .titles import MAX_SEED, Title

FORMAT = "deepcourt-record"
VERSION = 1
MAX_NAME = 80


@dataclass
class Record:
    """A game from its beginning to now; `docs/record-format.md` describes its JSON.

    `actions` holds numbers; on paper they are notation. `game` is the position after the last
    one. Change a record only through its methods, which keep the two together. `analysis` may be
    given to a finished game (`bots.analysis` makes it) and is lost as soon as it does not fit.
    """

    title: Title
    players: int
    seed: int
    options: dict[str, bool | str]
    names: list[str]  # who sits where, for people to read
    actions: list[int] = field(default_factory=list)
    analysis: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        self.game = self.at(len(self.actions))

    @classmethod
    def new(
        cls,
        game: str,
        players: int = 2,
        seed: int | None = None,
        names: Sequence[str] = (),
        **options: bool | str,
    ) -> Record:
        """Begin a game and its record; the arguments are those of `deepcourt.new`."""
        title = titles.named(game)
        chosen = titles.checked_options(title, options)
        return cls(
            title,
            titles.checked_players(title, players, chosen),
            titles.checked_seed(seed),
            chosen,
            [*names, *(f"P{seat + 1}" for seat in range(len(names), players))],
        )

    def play(self, action: int) -> None:
        """Play and record an action; `IllegalAction`, and nothing changed, if it is not legal."""
        self.game.apply(action)
        self.actions.append(action)
        self.analysis = None

    def at(self, number: int) -> Game:
        """The game after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"this record has {len(self.actions)} actions, not {number}")
        game = self.title.create(self.players, self.seed, self.options)
        for action in self.actions[:number]:
            game.apply(action)
        return game

    def steps(self) -> Iterator[tuple[Game, int]]:
        """Every position with the action chosen in it. The same game object walks along."""
        game = self.at(0)
        for action in self.actions:
            yield game, action
            game.apply(action)

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
        )

    def undo_limit(self, seat: int) -> int:
        """The number of actions that no undo of a seat may go below.

        A seat may take back its own actions up to the last one that another seat made or that
        brought new information to anybody.
        """
        limit = 0
        game = self.at(0)
        for number, action in enumerate(self.actions, 1):
            by_seat = game.seat == seat
            game.listen()
            game.apply(action)
            if not by_seat or game.revealed_something():
                limit = number
        return limit

    def undo(self, seat: int) -> bool:
        """Take back the last action of a seat, if it may; whether it was taken back."""
        if len(self.actions) <= self.undo_limit(seat):
            return False
        self.actions.pop()
        self.analysis = None
        self.game = self.at(len(self.actions))
        return True

    # -- on paper -----------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """The record as plain JSON."""
        result = (
            {"scores": self.game.scores(), "ranking": self.game.ranking()}
            if self.game.over
            else None
        )
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
            "result": result,
        }
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
        """The record that `document()` described."""
        reader = Reader(document, MalformedRecord)
        reader.check_header(FORMAT, VERSION)
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
            "analysis",
        )
        title = titles.named(reader["game"].text())
        titles.check_rules(title, reader["rules"])
        options = titles.checked_options(title, reader["options"].mapping())
        players = titles.checked_players(title, reader["players"].number(1, 100), options)
        record = cls(
            title,
            players,
            reader["seed"].number(0, MAX_SEED),
            options,
            [name.text()[:MAX_NAME] for name in reader["names"].items(players, players)],
        )
        for action in reader["actions"].items():
            try:
                record.play(title.actions.parse(action.text()))
            except (IllegalAction, UnknownAction) as error:
                raise MalformedRecord(f"{action.path}: {error}") from None
        if reader["result"].value != record.document()["result"]:
            raise MalformedRecord("result: it is not what these actions lead to")
        if "analysis" in reader.mapping():
            record.analysis = analyses.checked(reader["analysis"].value, record)
        return record
