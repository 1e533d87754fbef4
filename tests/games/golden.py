"""Golden records: whole games as text, every value of the contract along the way.

`python -m tests.games.golden` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from pathlib import Path

from deepcourt import Game

from .cases import CASES, Case

FOLDER = Path(__file__).with_name("golden")
SEED = 20
LONGEST = 72  # line of choices
PERFT_DEPTH = 4
PERFT_SEEDS = range(3)


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def playthrough(case: Case) -> str:
    return "\n".join(lines(case)) + "\n"


def lines(case: Case) -> Iterator[str]:
    game = case.new(SEED)
    rng = random.Random(SEED)
    yield f"{case}, seed {SEED}"
    for seed in PERFT_SEEDS:
        counts = [perft(case.new(seed), depth) for depth in range(1, PERFT_DEPTH + 1)]
        yield f"perft of seed {seed}: {counts}"
    number = 0
    scores: list[int] = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        legal = game.legal_actions()
        action = rng.choice(legal)
        details = [f"{name}={value}" for name, value in decision.details.items()]
        yield " ".join([f"#{number} seat {game.seat} {decision.kind}", *details])
        if game.scores() != scores:
            scores = game.scores()
            yield f"   scores {scores}"
        yield f"   legal {brief(', '.join(map(game.notation, legal)))}"
        yield f"   > {game.notation(action)}"
        game.listen()
        game.apply(action)
        for event in game.events():
            yield " ".join(["  ", event.kind.name, *map(str, event.args.values())])
        number += 1
    yield f"ranking {game.ranking()}"
    for seat in range(game.players):
        for line in game.score_sheet(seat):
            yield f"seat {seat} {json.dumps(line.document())}"
    yield json.dumps(game.view())


def brief(choices: str) -> str:
    """A long list by its beginning and a checksum of all of it."""
    if len(choices) <= LONGEST:
        return choices
    return f"{choices[:LONGEST]}… {zlib.crc32(choices.encode()):08x}"


def perft(game: Game, depth: int) -> int:
    """The number of ways to play that many actions, chance as the seed has it."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for action in game.legal_actions():
        child = game.clone()
        child.apply(action)
        total += perft(child, depth - 1)
    return total


if __name__ == "__main__":
    for one in CASES:
        path(one).write_text(playthrough(one), encoding="utf-8")
