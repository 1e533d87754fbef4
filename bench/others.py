"""Our environments beside those of others: decisions a second of random play, in Python.

    python bench/others.py              # a table in Markdown, in some minutes
    python bench/others.py --rounds 2   # sooner

Two players choose uniformly among the legal actions, and the program that steps a game is the
same for all games behind one interface. Each game is measured in a process of its own, by its
processor time; all take turns, and the best round counts. Libraries that cannot be imported are
named and left out: PettingZoo's connect_four needs pygame. None of them is a dependency, so
install what is missing elsewhere (`pip install --target DIR pygame catanatron`) and put it on
`PYTHONPATH`.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from deepcourt.core import titles

ROUNDS = 5
SECONDS = 1.0  # of processor time in a round
SEED = 1

Play = Callable[[random.Random], int]  # a game to its end: the number of decisions


@dataclass(frozen=True)
class Contestant:
    """A game behind an interface; `prepare` imports what it needs and makes what plays it."""

    interface: str
    name: str
    prepare: Callable[[], Play]

    @property
    def key(self) -> str:
        return f"{self.interface}: {self.name}"


# -- PettingZoo: an observation with a mask of legal actions, at every decision -----------------


def ours_in_pettingzoo(title: str) -> Play:
    from deepcourt.envs import pettingzoo

    return partial(play_aec, pettingzoo.env(title, players=2))


def connect_four_in_pettingzoo(maker: str) -> Play:
    from pettingzoo.classic import connect_four_v3

    return partial(play_aec, getattr(connect_four_v3, maker)())


def play_aec(env: Any, rng: random.Random) -> int:
    decisions = 0
    env.reset(seed=rng.randrange(1 << 31))
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            decisions += 1
    return decisions


# -- OpenSpiel: legal actions and the observation tensor, at every decision ---------------------


def ours_in_openspiel(title: str) -> Play:
    import deepcourt.envs.openspiel  # registers the games  # noqa: F401

    return in_openspiel(f"deepcourt_{title}")


def in_openspiel(name: str) -> Play:
    import pyspiel

    return partial(play_spiel, pyspiel.load_game(name))


def play_spiel(game: Any, rng: random.Random) -> int:
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


# -- the own interface of an engine: legal actions only -----------------------------------------


def ours_alone(title: str) -> Play:
    return partial(play_game, title)


def play_game(title: str, rng: random.Random) -> int:
    game = titles.new_game(title, 2, rng.randrange(1 << 31))
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game.moves


def catan() -> Play:
    import catanatron

    return partial(play_catan, catanatron)


def play_catan(catanatron: Any, rng: random.Random) -> int:
    """A game of two with the random players of catanatron."""
    colours = (catanatron.Color.RED, catanatron.Color.BLUE)
    players = [catanatron.RandomPlayer(colour) for colour in colours]
    game = catanatron.Game(players, seed=rng.randrange(1, 1 << 31))
    decisions = 0
    turns = catanatron.game.TURNS_LIMIT
    while game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        decisions += 1
    return decisions


# -- all of them; the first of an interface is what the others are compared with ----------------


def all_contestants() -> Iterator[Contestant]:
    for maker in ("env", "raw_env"):
        yield Contestant(
            "PettingZoo",
            f"`connect_four_v3.{maker}()`",
            partial(connect_four_in_pettingzoo, maker),
        )
    yield from ours("PettingZoo", ours_in_pettingzoo)
    for name in ("connect_four", "tic_tac_toe", "gin_rummy"):
        yield Contestant("OpenSpiel", f"`{name}` (C++)", partial(in_openspiel, name))
    yield from ours("OpenSpiel", ours_in_openspiel)
    yield Contestant("own interface", "catanatron", catan)
    yield from ours("own interface", ours_alone)


def ours(interface: str, prepare: Callable[[str], Play]) -> Iterator[Contestant]:
    for title in titles.names():
        yield Contestant(interface, f"Deepcourt, {title}", partial(prepare, title))


CONTESTANTS = {one.key: one for one in all_contestants()}


# -- measuring ----------------------------------------------------------------------------------


def measure(one: Contestant) -> dict[str, Any]:
    """Decisions a second in this process, or what could not be imported."""
    try:
        play = one.prepare()
    except ImportError as error:
        return {"missing": str(error)}
    rng = random.Random(SEED)
    play(rng)
    games = decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < SECONDS:
        decisions += play(rng)
        games += 1
    return {"rate": decisions / elapsed, "length": decisions / games}


def measured_apart(one: Contestant) -> dict[str, Any]:
    """The same in a process of its own."""
    result = subprocess.run(
        [sys.executable, __file__, "--measure", one.key],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    return found


def compare(rounds: int) -> str:
    """The table, and what is not in it."""
    best: dict[str, dict[str, Any]] = {}
    missing: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for key, one in CONTESTANTS.items():
            if key in missing:
                continue
            print(f"round {number} of {rounds}: {key}", file=sys.stderr)
            found = measured_apart(one)
            if "missing" in found:
                missing[key] = found["missing"]
            elif key not in best or found["rate"] > best[key]["rate"]:
                best[key] = found
    absent = [f"Not importable, so not measured: {key} ({why})." for key, why in missing.items()]
    return "\n\n".join([as_table(best), *absent])


def as_table(best: dict[str, dict[str, Any]]) -> str:
    from deepcourt.lab.datacard import table

    rows = []
    yardsticks: dict[str, float] = {}
    for key, found in best.items():
        one = CONTESTANTS[key]
        yardstick = yardsticks.setdefault(one.interface, found["rate"])
        rows.append(
            (
                one.interface,
                one.name,
                f"{found['rate']:,.0f}",
                f"{found['rate'] / yardstick:.2f}",
                f"{found['length']:.0f}",
            )
        )
    head = ("interface", "game", "decisions/s", "× the first", "decisions a game")
    return table(head, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our environments beside those of others.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--measure", choices=CONTESTANTS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(CONTESTANTS[asked.measure])))
    else:
        print(compare(asked.rounds))


if __name__ == "__main__":
    main()
