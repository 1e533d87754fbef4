"""Hooks see all games of a series, whoever plays them."""

from __future__ import annotations

import os
import pickle
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from deepcourt import Game
from deepcourt.core.errors import InvalidOption, InvalidSeed, UnknownBot, WrongPlayerCount
from deepcourt.lab.hooks import MAX_CHUNK, Chunk, Hook, cut, run_series
from deepcourt.lab.simulate import simulate
from deepcourt.lab.tournament import Clerk

from .watchers import Critic, Diary

PAGE = Path(__file__).parents[2] / "docs" / "laboratory.md"


@pytest.mark.usefixtures("importable")
def test_the_result_is_the_same_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the last bit, and one after another."""
    found = []
    for cores in (1, 3):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        (diary,) = run_series("conspiracy", ["random", "random", "greedy"], 20, 7, [Diary])
        assert isinstance(diary, Diary)
        found.append((diary.lines, diary.sum))
    assert found[0] == found[1]
    assert [int(line.split()[0]) for line in found[0][0]] == list(range(20))


def test_the_games_are_those_of_simulate() -> None:
    bots = ["greedy", "random", "random"]
    clerk = Clerk()
    for hook in Chunk("abyss", {"leviathan": True}, tuple(bots), 5, range(12), (Clerk,)).play():
        assert isinstance(hook, Clerk)
        clerk.merge(hook)
    standings = simulate("abyss", bots, 12, 5, leviathan=True).standings
    assert sum(game.decisions for game in clerk.played) == standings.decisions
    mine = [game.scores[game.seats.index("greedy")] for game in clerk.played]
    assert sum(mine) == standings.points[0]
    assert sum(point**2 for point in mine) == standings.squares[0]
    assert sum(sum(game.scores) for game in clerk.played) == sum(standings.points)


class Listener(Hook):
    """Plays every action again in a copy and compares what came of it."""

    def __init__(self) -> None:
        self.compared = 0

    def before(self, game: Game, number: int, seats: Sequence[str]) -> None:
        self.copy = game.clone()
        self.copy.listen()

    def step(self, game: Game, action: int) -> None:
        self.compare(game)
        self.copy = game.clone()
        self.copy.listen()
        self.copy.apply(action)

    def after(self, game: Game) -> None:
        self.compare(game)

    def compare(self, game: Game) -> None:
        assert game.position() == self.copy.position()
        assert game.all_events() == self.copy.all_events()
        self.compared += len(game.all_events())


def test_events_are_those_of_the_action_before() -> None:
    (listener,) = Chunk("conspiracy", {}, ("random",) * 3, 1, range(3), (Listener,)).play()
    assert isinstance(listener, Listener)
    assert listener.compared > 100


@pytest.mark.parametrize("games", [0, 1, 199, 200, 777, 100_000])
def test_chunks_hold_every_game_once(games: int) -> None:
    chunks = cut(range(games))
    assert [number for chunk in chunks for number in chunk] == list(range(games))
    assert max(map(len, chunks), default=1) <= MAX_CHUNK
    assert len(chunks) >= min(games, 200)


def test_ctrl_c_keeps_the_games_that_were_finished() -> None:
    seen = []

    def report(count: int) -> None:
        seen.append(count)
        if len(seen) == 5:
            os.kill(os.getpid(), signal.SIGINT)

    (clerk,) = run_series("conspiracy", ["random", "random"], 10_000, 1, [Clerk], report)
    assert isinstance(clerk, Clerk)
    assert 0 < len(clerk.played) == sum(seen) < 10_000
    numbers = [game.number for game in clerk.played]
    assert numbers == sorted(numbers)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("importable")
def test_what_a_hook_raises_is_raised() -> None:
    with pytest.raises(LookupError, match="enough") as raised:
        run_series("conspiracy", ["random", "random"], 10, 1, [Critic])
    assert "in step" in "".join(raised.value.__notes__)


def test_a_hook_that_cannot_travel_is_refused() -> None:
    class Local(Hook):
        pass

    with pytest.raises((AttributeError, pickle.PicklingError), match="Local"):
        run_series("conspiracy", ["random", "random"], 10, 1, [Local])


def test_a_wrong_series_is_refused() -> None:
    with pytest.raises(UnknownBot):
        run_series("conspiracy", ["random", "clever"], 10, 1, [Clerk])
    with pytest.raises(WrongPlayerCount):
        run_series("conspiracy", ["random"], 10, 1, [Clerk])
    with pytest.raises(InvalidSeed):
        run_series("conspiracy", ["random", "random"], 10, -1, [Clerk])
    with pytest.raises(InvalidOption):
        run_series("conspiracy", ["random", "random"], 10, 1, [Clerk], leviathan=True)


def test_the_example_of_the_page(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    match = re.search(r"```python\n(.*?)```\n.*?```\n(.*?)```", page, re.DOTALL)
    assert match
    program = tmp_path / "habits.py"
    program.write_text(match[1], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, check=True
    )
    assert done.stdout == match[2]
