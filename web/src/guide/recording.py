"""What the lessons of the guides are made of: stages of real games, and how they are written down.

A lesson is a tree of stages. Each is a table as the reader sees it, with what the guide says of it
and the moves that lead on. The file keeps the first table whole, and of every other what differs
from the one before it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import deepcourt

ME = 0
ENOUGH = 200_000

Json = Any
Game = deepcourt.Game


@dataclass(frozen=True)
class Stage:
    """A table, and the moves that can be made: those of the game, or words of the guide's own. A
    move that leads nowhere leaves everything as it is."""

    says: str
    table: Game
    after: Mapping[str, Stage | None] = field(default_factory=dict)
    pane: int | None = None  # of the board on a phone, if nothing to be chosen shows the way
    about: str | None = None  # the place on the board that the words speak of
    shows: str | None = None  # what else is shown: the score `sheet`, or a `figure` of the rules
    clash: Json = None  # an attack of Abyss that the board still shows
    untold: tuple[str, ...] = ()  # lines of the score sheet that would give away the answer


def after(game: Game, *moves: str) -> Game:
    """The same table after some moves; the table itself stays as it is."""
    copy = game.clone()
    for move in moves:
        copy.apply(copy.parse(move))
    return copy


def moves(game: Game, *verbs: str) -> list[str]:
    every = [game.notation(action) for action in game.legal_actions()]
    return [move for move in every if move.split()[0] in verbs]


def mine(game: Game) -> Json:
    return game.view(ME)["seats"][ME]


def without(pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    """What is left of a pile."""
    left = Counter(pile)
    left.subtract(gone)
    return sorted(left.elements())


def lucky(position: Json, comes: Callable[[Game], Game | None]) -> Game:
    """The table of a position from which chance makes come about what a lesson needs."""
    for number in count(1):
        if number > ENOUGH:
            raise AssertionError("no luck")
        game = deepcourt.from_position(position | {"random": f"{2 * number + 1:016x}"})
        if comes(game) is not None:
            return game
    raise AssertionError


# -- the file -----------------------------------------------------------------------------


def view_of(stage: Stage) -> Json:
    """The table as the reader sees it; what can be done is said by the stages that follow."""
    view = json.loads(json.dumps(stage.table.view(ME)))
    if view["decision"]:
        view["decision"].pop("actions", None)
    for seat in view["seats"]:
        told = [line for line in seat["sheet"] if line["id"] not in stage.untold]
        seat["score"] = sum(line["points"] for line in told)
        seat["sheet"] = told
    if stage.clash:
        view["border"]["clash"] = stage.clash
    if "coalition" in stage.untold:
        for seat in view["seats"]:
            seat["coalition"] = []
    return view


def difference(before: Json, now: Json) -> Json:
    """What has changed, in a mapping by its fields, in a list of as many mappings by their places;
    a mapping that is to be taken whole has no field but an empty one."""
    if are_mappings(before) and are_mappings(now) and len(now) == len(before):
        before, now = (dict(enumerate(each)) for each in (before, now))
    elif not isinstance(now, dict):
        return now
    elif not isinstance(before, dict) or set(before) - set(now):
        return {"": now}
    return {
        str(key): difference(before.get(key), one)
        for key, one in now.items()
        if key not in before or before[key] != one
    }


def are_mappings(value: Json) -> bool:
    return isinstance(value, list) and value != [] and all(isinstance(one, dict) for one in value)


def document(stage: Stage, before: Json) -> Json:
    view = view_of(stage)
    follow = {move: one and document(one, view) for move, one in stage.after.items()}
    extras = {"pane": stage.pane, "about": stage.about, "shows": stage.shows}
    return {
        "says": stage.says,
        "view": difference(before, view),
        **{name: one for name, one in extras.items() if one is not None},
        **({"after": follow} if follow else {}),
    }


def write(game: str, lessons: Mapping[str, Stage]) -> None:
    """Write the lessons of a game beside its other files."""
    path = Path(__file__).parent / game / "lessons.json"
    lines = (f'"{id}": {json.dumps(document(one, None))}' for id, one in lessons.items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(game, path.stat().st_size)
