"""How fast the engine is: compiled, interpreted, and against hand-written C++."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .._interpreted import VARIABLE
from ..core import titles
from ..core.game import COMPILED, Game
from ..core.playouts import random_games, random_games_on_all_cores
from ..core.titles import Title

ROUNDS = 5
SECONDS = 0.5  # per measurement
SEED = 1
PLAYERS = 4
REFERENCE = "conspiracy"  # what the decisions of the other games are compared with
SOURCES = Path(__file__).parents[3] / "bench"  # only in a checkout

Figures = dict[str, float]
Options = Mapping[str, bool | str]


def ways(title: Title) -> list[Options]:
    """The options to measure a game with: each that is on or off both ways, others as usual."""
    return [
        options
        for options, _ in title.setups()
        if all(
            isinstance(options[option.name], bool) or options[option.name] == option.choices[0]
            for option in title.options
        )
    ]


def measure(name: str, options: Options) -> Figures:
    """The figures of the engine in this process: compiled or not, as it is."""
    game = titles.new_game(name, PLAYERS, SEED, **options)
    games = calibrated(lambda n: random_games(game.clone(), n, game.players, SEED))
    clones = calibrated(lambda n: make_clones(game, n))
    figures: Figures = {}
    for _ in range(ROUNDS):
        start = time.perf_counter()
        decisions, _ = random_games(game.clone(), games, game.players, SEED)
        seconds = time.perf_counter() - start
        start = time.perf_counter()
        make_clones(game, clones)
        figures = best(
            figures,
            {
                "games_per_second": games / seconds,
                "decisions_per_second": decisions / seconds,
                "clones_per_second": clones / (time.perf_counter() - start),
            },
        )
    return figures


def make_clones(game: Game, count: int) -> None:
    clone = game.clone
    for _ in range(count):
        clone()


def calibrated(run: Callable[[int], object]) -> int:
    """How many repetitions take about as long as a measurement should."""
    count = 1
    while True:
        start = time.perf_counter()
        run(count)
        elapsed = time.perf_counter() - start
        if elapsed > SECONDS / 10:
            return max(1, int(count * SECONDS / elapsed))
        count *= 4


def best(one: Figures, other: Figures) -> Figures:
    return {key: max(one.get(key, 0.0), figure) for key, figure in other.items()}


def measure_all_cores(name: str, options: Options) -> float:
    """Games a second of the compiled engine on all cores together."""
    game = titles.new_game(name, PLAYERS, SEED, **options)
    games = calibrated(lambda n: random_games_on_all_cores(game, n, SEED))
    fastest = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        random_games_on_all_cores(game, games, SEED)
        fastest = max(fastest, games / (time.perf_counter() - start))
    return fastest


def measure_interpreted(name: str, options: Options) -> Figures:
    """The figures of the plain Python source, measured in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-m", "deepcourt.lab.bench", name, json.dumps(options)],
        env=os.environ | {VARIABLE: "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    figures: Figures = json.loads(result.stdout)
    return figures


def cpp_compiler() -> list[str]:
    """The command of a C++ compiler: the system's, else ziglang's, else empty."""
    found = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if found:
        return [found]
    return [sys.executable, "-m", "ziglang", "c++"] if find_spec("ziglang") else []


@contextmanager
def cpp_program(name: str) -> Iterator[Path | None]:
    """The C++ yardstick of a game, compiled; None without a checkout or a compiler."""
    source = SOURCES / f"{name}.cpp"
    compiler = cpp_compiler()
    if not source.exists() or not compiler:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / name
        subprocess.run(
            [*compiler, "-O3", "-std=c++17", str(source), "-o", str(program)], check=True
        )
        yield program


def measure_cpp(program: Path, name: str) -> Figures:
    """The figures of the C++ program, which must play the very same games."""
    game = titles.new_game(name, PLAYERS, SEED)
    games = calibrated(lambda n: run_cpp(program, n, PLAYERS))
    expected = random_games(game, games, PLAYERS, SEED)
    figures: Figures = {}
    for _ in range(ROUNDS):
        found = run_cpp(program, games, PLAYERS)
        if (found["decisions"], found["checksum"]) != expected:
            raise AssertionError(f"bench/{name}.cpp does not play the same games")
        seconds = found["seconds"]
        figures = best(
            figures,
            {
                "games_per_second": games / seconds,
                "decisions_per_second": found["decisions"] / seconds,
            },
        )
    return figures


def run_cpp(program: Path, games: int, players: int) -> dict[str, Any]:
    result = subprocess.run(
        [str(program), str(games), str(players), str(SEED)],
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def bench(name: str, options: Options) -> dict[str, Any]:
    """All figures of a game, played with these options, and their ratios, measured in one go."""
    interpreted = measure_interpreted(name, options)
    compiled = measure(name, options) if COMPILED else None
    reference = measure(REFERENCE, {}) if COMPILED and name != REFERENCE else None
    with cpp_program(name) as program:
        cpp = measure_cpp(program, name) if program and compiled else None
    return {
        "game": name,
        "options": dict(options),
        "players": PLAYERS,
        "compiled": compiled,
        "interpreted": interpreted,
        "cpp": cpp,
        "reference": reference,
        "cores": os.cpu_count(),
        "all_cores_games_per_second": measure_all_cores(name, options) if COMPILED else None,
        "state_bytes": sys.getsizeof(titles.new_game(name, PLAYERS, SEED, **options)),
        "ratios": {
            "compiled_to_interpreted": ratio(compiled, interpreted),
            "cpp_to_compiled": ratio(cpp, compiled),
            "compiled_to_reference": ratio(compiled, reference, "decisions_per_second"),
        },
    }


def ratio(
    one: Figures | None, other: Figures | None, figure: str = "games_per_second"
) -> float | None:
    if one is None or other is None:
        return None
    return one[figure] / other[figure]


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], json.loads(sys.argv[2]))))
