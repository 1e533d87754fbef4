"""A trace of random games, to compare the compiled engine with its plain Python source.

Run as a script it prints the trace of the engine that the environment asks for.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from deepcourt import COMPILED

from .cases import CASES

OBSERVED_EVERY = 20  # decisions


def trace(case_id: str, games: int) -> Iterator[str]:
    """One line a game: its seed, and a hash of everything that could be asked along it."""
    case = next(case for case in CASES if str(case) == case_id)
    for seed in range(games):
        game = case.new(seed)
        steps = hashlib.sha256()
        chooser = seed
        while not game.over:
            legal = game.legal_actions()
            chooser = (chooser * 6364136223846793005 + 1442695040888963407) % (1 << 63)
            action = legal[(chooser >> 32) % len(legal)]
            steps.update(f"{game.kind} {game.seat} {legal} {action} {game.scores()}\n".encode())
            if game.moves % OBSERVED_EVERY == 0:
                steps.update(game.observation(game.seat).tobytes())
            game.apply(action)
        steps.update(f"{game.ranking()} {game.random_state()}".encode())
        yield f"{seed} {game.scores()} {steps.hexdigest()}"


if __name__ == "__main__":
    print("compiled" if COMPILED else "interpreted")
    for line in trace(sys.argv[1], int(sys.argv[2])):
        print(line)
