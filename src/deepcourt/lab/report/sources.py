"""Where the games of a report come from: bots that play them, or records of games played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from ... import bots as house
from ...bots.players import Player
from ...core import titles
from ...core.errors import DeepcourtError
from ...core.records import Record
from ..hooks import run_series
from ..workers import run
from .witness import Card, Played, Witness

PERSON = "person"  # whoever is no bot, in records
CHUNK = 8  # records

OTHER_GAME = "other-game"
OTHER_OPTIONS = "other-options"
UNFINISHED = "unfinished"
UNREADABLE = "unreadable"


@dataclass(frozen=True)
class Material:
    """The games that a report is about, and how they came to be."""

    game: str
    options: Mapping[str, bool | str]
    games: list[Played]
    seen: set[Card]
    asked: int
    bots: tuple[str, ...] = ()  # none, if the games are records
    seed: int | None = None
    passed_over: Mapping[str, int] = field(default_factory=dict)  # records, by why


def simulated(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    report: Callable[[int], None] = lambda count: None,
    **options: bool | str,
) -> Material:
    """Games that bots play now, on all cores; Ctrl-C ends them early."""
    chosen = titles.checked_options(titles.named(game), options)
    first_seed = titles.checked_seed(seed)
    (witness,) = run_series(game, bots, games, first_seed, [Witness], report, **chosen)
    assert isinstance(witness, Witness)
    return Material(game, chosen, witness.games, witness.seen, games, tuple(bots), first_seed)


def recorded(
    game: str,
    paths: Sequence[Path],
    report: Callable[[int], None] = lambda count: None,
    **options: bool | str,
) -> Material:
    """Finished games from their records, on all cores; Ctrl-C leaves the rest out."""
    chosen = titles.checked_options(titles.named(game), options)
    chunks = [paths[first : first + CHUNK] for first in range(0, len(paths), CHUNK)]
    found: dict[int, Reading] = {}

    def done(number: int, reading: Reading) -> None:
        found[number] = reading
        report(len(chunks[number]))

    run(partial(read, game, chosen), chunks, done)
    witness = Witness()
    passed_over: Counter[str] = Counter()
    for _, reading in sorted(found.items()):
        witness.merge(reading.witness)
        passed_over += reading.passed_over
    return Material(game, chosen, witness.games, witness.seen, len(paths), passed_over=passed_over)


def record_paths(given: Iterable[Path]) -> list[Path]:
    """Files as they are, and of folders all the records in them."""
    found: list[Path] = []
    for path in given:
        found += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return list(dict.fromkeys(found))


@dataclass
class Reading:
    """What came of reading a few records."""

    witness: Witness = field(default_factory=Witness)
    passed_over: Counter[str] = field(default_factory=Counter)


def read(game: str, options: Mapping[str, bool | str], paths: Sequence[Path]) -> Reading:
    """Look at those of some records that are finished games of this kind."""
    reading = Reading()
    for path in paths:
        try:
            record = Record.load(path)
        except (DeepcourtError, UnicodeDecodeError):
            reading.passed_over[UNREADABLE] += 1
            continue
        if record.title.name != game:
            reading.passed_over[OTHER_GAME] += 1
        elif record.options != options:
            reading.passed_over[OTHER_OPTIONS] += 1
        elif not record.game.over:
            reading.passed_over[UNFINISHED] += 1
        else:
            look_at(record, reading.witness)
    return reading


def look_at(record: Record, witness: Witness) -> None:
    """Play a record while a witness looks on."""
    players = [Player.recorded(name, house.names()).bot or PERSON for name in record.names]
    game = record.at(0)
    witness.before(game, 0, players)
    for game, action in record.steps():
        witness.step(game, action)
        game.listen()
    witness.after(game)
