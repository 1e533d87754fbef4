"""Thousands of games stepped together, on all cores and without the GIL."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import cython

from .. import bots as house
from ..core import titles
from ..core.errors import DeepcourtError, InvalidSeat, UnknownAction
from ..core.extras import extra
from ..core.game import Game
from ..core.numbers import is_whole
from .slot import BatchSlot

with extra("envs"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

if not cython.compiled:
    from ..core.game import MAX_ACTIONS
    from .slot import COUNT, ENDED, FACTS, KIND, SEAT

WORTH_A_THREAD = 64  # games
WHOLE = "iu"  # the kinds of NumPy's types that hold whole numbers


class Batch:
    """`n` games of one kind, each at a decision of the caller's.

    Everything it shows is an array with a row for each game, which every step writes anew; it is
    the engine's own memory, so copy what you want to keep.

    - `observations`: what the seat that decides sees, in the order of `layout`.
    - `masks`: 1 for every legal action.
    - `legal`, `counts`: the legal actions as a list, and how many there are.
    - `seats`, `kinds`: who decides, and what (an index into the title's `decisions`).
    - `ended`: 1 where a game came to its end in the last step, so that a new one has begun.
    - `rewards`, `scores`: what the ended games were worth to every seat, and their points; zero
      for those that go on.
    - `states`: with `state=True`, what all seats see: first the one that decides, then those
      behind it. All that anybody knows is in it, and nothing that nobody knows.

    `bots` puts bots of the house on some seats: they play between the caller's decisions. The
    same seed and actions give the same games on any number of cores.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        seed: int | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        state: bool = False,
        cores: int | None = None,
        **options: bool | str,
    ) -> None:
        if not is_whole(n) or n < 1:
            raise ValueError(f"a batch needs 1 game at least, not {n!r}")
        self.title = titles.named(game)
        chosen = titles.checked_options(self.title, options)
        players = titles.checked_players(self.title, players, chosen)
        if not isinstance(bots, Mapping | None):
            raise InvalidSeat(
                f"bots are given by their seats, as in {{1: 'greedy'}}, not as {bots!r}"
            )
        self.bots = dict(bots or {})
        if not set(self.bots) < set(range(players)):
            raise InvalidSeat(
                f"bots may sit on some of the seats 0 to {players - 1}, not on {[*self.bots]}"
            )
        self.n = n
        self.players = players
        self.layout = self.title.layout(players)
        self.views = players if state else 1
        first = titles.checked_seed(seed)
        self.slots = [
            BatchSlot(
                self.title.create(players, (first + i) % titles.MAX_SEED, chosen),
                {seat: house.make(name) for seat, name in self.bots.items()},
                first + i,
            )
            for i in range(n)
        ]
        if cython.compiled:
            self.addresses = array("Q", map(id, self.slots))
            self.tables = cython.cast(cython.pp_void, cython.address(self.addresses[0]))
        else:
            self.tables = self.slots
        self.make_room()
        threads = min(cores or os.cpu_count() or 1, 1 + n // WORTH_A_THREAD)
        self.parts = list(pairwise(n * i // threads for i in range(threads + 1)))
        self.pool = ThreadPoolExecutor(threads)
        self.share(self.begin_some)

    def make_room(self) -> None:
        """The arrays, of which every game gets its rows; for the caller they are read-only."""
        n, views, width = self.n, self.views, self.layout.size
        sight = np.zeros((n, views * width), np.int16)
        masks = np.zeros((n, len(self.title.actions)), np.int8)
        legal = np.zeros((n, MAX_ACTIONS), np.uint16)
        rewards = np.zeros((n, self.players), np.float32)
        scores = np.zeros((n, self.players), np.int16)
        facts = np.zeros((n, FACTS), np.int16)
        arrays: list[NDArray[Any]] = [sight, masks, legal, rewards, scores, facts]
        for i, slot in enumerate(self.slots):
            slot.open((one[i] for one in arrays), views)
        self.states, self.masks, self.legal, self.rewards, self.scores, shown = map(closed, arrays)
        self.rows = np.arange(n)
        self.observations = self.states[:, :width]
        self.counts = shown[:, COUNT]
        self.seats = shown[:, SEAT]
        self.kinds = shown[:, KIND]
        self.ended = shown[:, ENDED]

    def game(self, index: int) -> Game:
        """A copy of one of the games as it is now, secrets included."""
        return self.slots[index].present().clone()

    def step(self, actions: ArrayLike) -> None:
        """Play an action in every game; `IllegalAction`, and nothing changed, if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, not an array of shape {given.shape}")
        if given.dtype.kind not in WHOLE:
            raise UnknownAction(f"actions are whole numbers, not {given.dtype.name}")
        known = np.clip(given.astype(np.int64), 0, self.masks.shape[1] - 1)
        legal = (self.masks[self.rows, known] == 1) & (known == given)
        if not legal.all():
            self.refuse(int(legal.argmin()), given)
        chosen = known.astype(np.int32)
        self.chosen = chosen if cython.compiled else chosen.tolist()
        self.share(self.step_some)

    def refuse(self, index: int, actions: NDArray[np.integer[Any]]) -> None:
        try:
            self.slots[index].present().apply(int(actions[index]))
        except DeepcourtError as error:
            error.add_note(f"in game {index} of the batch; nothing was played")
            raise

    def step_at_random(self, steps: int = 1) -> None:
        """Play so many legal actions in every game, each chosen uniformly by the engine."""
        if not is_whole(steps) or steps < 0:
            raise ValueError(f"the number of steps is a whole number, not {steps!r}")
        self.steps = steps
        self.share(self.step_some_at_random)

    def share(self, work: Callable[[tuple[int, int]], bool]) -> None:
        """Let every core do its part of the games, and raise what a bot failed with."""
        if len(self.parts) == 1:
            fine = work(self.parts[0])
        else:
            fine = all([*self.pool.map(work, self.parts)])
        if not fine:
            raise next(filter(None, map(BatchSlot.failure, self.slots)))

    # -- some of the games, without the GIL; whether every bot had an answer -----------------

    def begin_some(self, part: tuple[int, int]) -> bool:
        first, last = part
        fine = True
        with cython.nogil:
            for i in range(first, last):
                fine &= cython.cast(BatchSlot, self.tables[i]).begin()
        return fine

    def step_some(self, part: tuple[int, int]) -> bool:
        first, last = part
        fine = True
        with cython.nogil:
            for i in range(first, last):
                fine &= cython.cast(BatchSlot, self.tables[i]).play(self.chosen[i])
        return fine

    def step_some_at_random(self, part: tuple[int, int]) -> bool:
        first, last = part
        fine = True
        with cython.nogil:
            for i in range(first, last):
                fine &= cython.cast(BatchSlot, self.tables[i]).play_at_random(self.steps)
        return fine


def closed(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, for reading only."""
    view = array.view()
    view.flags.writeable = False
    return view
