"""How fast a batch is: decisions a second, with observations and masks of every one."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from typing import Any

from ..core.extras import extra
from .batch import Batch

with extra("envs"):
    import numpy as np

GAMES = 4096
PLAYERS = 2
SEED = 1
ROUNDS = 5
STEPS = 50  # in a round


def measure(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Decisions a second on all cores: with actions that the engine chooses at random, and with
    those that NumPy chooses at random and hands over."""
    batch = Batch(name, GAMES, PLAYERS, SEED, **options)
    rng = np.random.default_rng(SEED)
    rows = np.arange(GAMES)

    def step_by_numpy() -> None:
        for _ in range(STEPS):
            choices = (rng.random(GAMES) * batch.counts).astype(np.int32)
            batch.step(batch.legal[rows, choices])

    return {
        "game": name,
        "options": dict(options),
        "players": PLAYERS,
        "games": GAMES,
        "cores": os.cpu_count(),
        "observation": batch.layout.size,
        "actions": batch.masks.shape[1],
        "inside_decisions_per_second": fastest(lambda: batch.step_at_random(STEPS)),
        "numpy_decisions_per_second": fastest(step_by_numpy),
    }


def fastest(run: Callable[[], None]) -> float:
    """Decisions a second in the best of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return GAMES * STEPS / min(times)
