"""What a finished game turned on: every decision judged by the search.

The document that this makes is described in `docs/record-format.md`; a record keeps it as its
`analysis`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..core.analysis_document import (
    DIGITS,
    FORMAT,
    MOST_BEST,
    VERSION,
    checked,
    judged,
    loss,
    outcome,
    turning_points,
)
from ..core.errors import DeepcourtError
from ..core.game import Game
from ..core.records import Record, Seed
from .advice import TREES, advise, outlook
from .tree import Stop

__all__ = [
    "ITERATIONS",
    "Unfinished",
    "analyse",
    "check_finished",
    "checked",
    "decisions_to_judge",
    "loss",
]

ITERATIONS = 5000  # of thinking about one decision


class Unfinished(DeepcourtError):
    """The game is not over, so there is nothing to analyse yet."""


def check_finished(record: Record) -> None:
    """`Unfinished` if there is nothing to analyse yet."""
    if not record.game.over:
        raise Unfinished("the game is not over; only a finished game can be analysed")


def decisions_to_judge(record: Record) -> int:
    """How many decisions an analysis will think about: those that left a choice."""
    return sum(1 for _ in judged(record))


def analyse(
    record: Record,
    report: Callable[[int], None] = lambda count: None,
    iterations: int = ITERATIONS,
) -> dict[str, Any]:
    """The analysis of a finished record as a plain JSON document; the record stays as it was.

    `report(1)` is called after each decision. The same record gives the same analysis.
    `Unfinished` if the game is not over.
    """
    check_finished(record)
    found = []
    for one in moments(record, iterations):
        found.append(one)
        report(1)
    return summary(record, found)


def moments(
    record: Record, iterations: int, threads: int = TREES, stop: Stop | None = None
) -> Iterator[dict[str, Any]]:
    """Every decision that left a choice, judged one after the other, on so many threads. `stop`
    cuts the thinking short."""
    for number, game, action in judged(record):
        yield moment(game, number, action, record.seed, iterations, threads, stop)


def summary(record: Record, moments: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The analysis of a finished record all of whose decisions were judged."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "moments": list(moments),
        "end": outcome(record.game),
        "turns": turning_points(moments),
    }


def moment(
    game: Game,
    number: int,
    action: int,
    seed: Seed,
    iterations: int,
    threads: int,
    stop: Stop | None = None,
) -> dict[str, Any]:
    """A decision of a game, judged by what the seat that made it could know."""
    rng = random.Random(f"{seed} {number}")
    world = game.sample(game.seat, rng)
    thought = rng.getrandbits(32)
    found = advise(world, thought, iterations=iterations, threads=threads, stop=stop)
    best = round(found[0].win_probability, DIGITS)
    chance_of = {one.action: min(round(one.win_probability, DIGITS), best) for one in found}
    ranked = sorted(chance_of, key=lambda one: -chance_of[one])
    return {
        "number": number,
        "seat": game.seat,
        "chances": [round(chance, DIGITS) for chance in chances(world, best, thought)],
        "action": game.notation(action),
        "chance": chance_of[action],
        "best": [
            {"action": game.notation(one), "chance": chance_of[one]} for one in ranked[:MOST_BEST]
        ],
    }


def chances(world: Game, best: float, seed: int) -> list[float]:
    """The chances of all seats where the one that decides has its best; they add up to 1."""
    others = world.players - 1
    looks = [1.0, 1.0] if others == 1 else outlook(world, seed)
    left = sum(looks) - looks[world.seat]
    return [
        best if seat == world.seat else (1 - best) * (look / left if left > 0 else 1 / others)
        for seat, look in enumerate(looks)
    ]
