"""The examples run, and do what they say."""

from __future__ import annotations

import base64
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from deepcourt import bots, new_game
from deepcourt.envs.batch import Batch

EXAMPLES = Path(__file__).parents[2] / "examples"
STRETCHES = 12
RATE = re.compile(r"(\w+) (\d+\.\d)% \((\d+\.\d)% to (\d+\.\d)%\)")


@pytest.fixture
def gradient(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program `policy_gradient.py` as a module."""
    return imported("policy_gradient", monkeypatch)


def imported(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(EXAMPLES)
    return __import__(name)


def printed_by(name: str, *args: str | Path) -> str:
    run = [sys.executable, str(EXAMPLES / name), *map(str, args)]
    return subprocess.run(run, capture_output=True, text=True, check=True).stdout


def taught(module: ModuleType) -> Any:
    """An agent after a fixed amount of play, however slow the machine."""
    rng = np.random.default_rng(1)
    agent = module.Agent.new(rng)
    batch = Batch("conspiracy", 512, 2, 1)
    for _ in range(STRETCHES):
        learn_from(module.play_on(batch, agent, rng), agent, rng)
    return agent


def learn_from(play: Any, agent: Any, rng: np.random.Generator) -> None:
    for rows in rng.permutation(len(play.actions)).reshape(-1, 1024):
        agent.learn(play._make(one[rows] for one in play), 1e-3)


def rates(text: str) -> dict[str, float]:
    """The win rates in what a program printed last."""
    return {bot: float(rate) for bot, rate, _, _ in RATE.findall(text.splitlines()[-1])}


# -- policy gradient ------------------------------------------------------------------------


def test_it_learns_to_beat_random(gradient: ModuleType) -> None:
    agent = taught(gradient)
    assert rates(gradient.strength(agent, "random", 100, 5))["random"] > 65


def test_ctrl_c_keeps_what_was_learned(tmp_path: Path) -> None:
    saved = tmp_path / "agent.npz"
    args = ["--minutes", "10", "--games", "10", "--out", str(saved)]
    run = [sys.executable, str(EXAMPLES / "policy_gradient.py"), *args]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        first = program.stdout.readline()
        program.send_signal(signal.SIGINT)
        last, _ = program.communicate(timeout=300)
    assert program.returncode == 0
    assert re.match(r"16,384 decisions, [\d,]+/s, wins: random", first)
    assert rates(first).keys() == rates(last).keys() == {"random", "greedy"}
    assert np.load(saved)["policy"].shape == (256, 231)


def test_a_gain_is_what_came_less_what_was_expected(gradient: ModuleType) -> None:
    """By hand: a game that is won after two steps, and the first step of the next one."""
    values = np.array([[0.5], [0.25], [0.125], [0.75]], np.float32)
    results = np.array([[0], [1], [0]], np.float32)
    found = gradient.gains(values, results, np.array([[1], [0], [1]]))
    last = 1 - 0.25
    expected = [0.25 - 0.5 + gradient.TRACE * last, last, 0.75 - 0.125]
    assert found[:, 0] == pytest.approx(expected)


def test_a_seat_learns_from_its_own_result(gradient: ModuleType) -> None:
    """What one seat should have expected at the end of a game is the opposite for the other."""
    agent = gradient.Agent.new(np.random.default_rng(1))
    agent.weights["value"][:] = 0
    watched = Watched("conspiracy", 64, 2, 1)
    watched.step_at_random(40)
    play = gradient.play_on(watched, agent, np.random.default_rng(2))
    returns = play.returns.reshape(gradient.STEPS, 64)
    ends = list(watched.ends())
    assert {seat for _, _, seat, _ in ends} == {0, 1}
    for step, row, seat, lead in ends:
        result = np.tanh(lead / gradient.MARGIN) * (1, -1)[seat]
        assert returns[step, row] == pytest.approx(result, abs=1e-6)


class Watched(Batch):
    """A batch that remembers who decided last, and by how much seat 0 won."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.past: list[tuple[NDArray[np.int16], ...]] = []

    def step(self, actions: Any) -> None:
        seats = self.seats.copy()
        super().step(actions)
        self.past.append((seats, self.ended.copy(), self.scores[:, 0] - self.scores[:, 1]))

    def ends(self) -> Iterator[tuple[int, int, int, int]]:
        for step, (seats, ended, leads) in enumerate(self.past):
            for row in np.flatnonzero(ended):
                yield step, int(row), int(seats[row]), int(leads[row])


def test_the_gradient_is_that_of_the_loss(gradient: ModuleType) -> None:
    """Every layer: the gradient says how the loss changes with a small change of its weights."""
    rng = np.random.default_rng(3)
    agent = gradient.Agent.new(rng)
    play = gradient.play_on(Batch("conspiracy", 8, 2, 1), agent, rng)
    play = play._replace(chances=play.chances * rng.uniform(0.7, 1.4, len(play.chances)))
    agent.weights = {name: one.astype(np.float64) for name, one in agent.weights.items()}
    found: dict[str, NDArray[np.float64]] = {}
    agent.descend = lambda name, gradient, rate: found.update({name: gradient})
    agent.learn(play, 0.0)
    for name, weights in agent.weights.items():
        direction = rng.standard_normal(weights.shape)
        there = []
        for step in (1e-7, -1e-7):
            agent.weights[name] = weights + step * direction
            there.append(loss(gradient, agent, play))
        agent.weights[name] = weights
        slope = (there[0] - there[1]) / 2e-7
        assert slope == pytest.approx((found[name] * direction).sum(), rel=1e-3, abs=1e-6)


def loss(module: ModuleType, agent: Any, play: Any) -> float:
    """What PPO makes small."""
    _, logs, values = agent.forward(play.observations * module.SCALES, play.masks)
    chances = np.exp(logs)
    ratio = chances[np.arange(len(logs)), play.actions] / play.chances
    near = ratio.clip(1 - module.CLIP, 1 + module.CLIP)
    worth = np.minimum(ratio * play.advantages, near * play.advantages)
    entropy = -(chances * logs).sum(1)
    wrong = (values - play.returns) ** 2 / 2
    return float((wrong - worth - module.ENTROPY * entropy).mean())


def test_pytorch_finds_the_same_gradients(
    gradient: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("torch")
    rng = np.random.default_rng(4)
    mine = gradient.Agent.new(rng)
    other = imported("policy_gradient_torch", monkeypatch).TorchAgent(mine.weights)
    play = gradient.play_on(Batch("conspiracy", 64, 2, 1), mine, rng)
    play = play._replace(chances=play.chances * rng.uniform(0.7, 1.4, len(play.chances)))
    found: dict[str, NDArray[np.float32]] = {}
    mine.descend = lambda name, gradient, rate: found.update({name: gradient})
    mine.learn(play, 1e-3)
    other.learn(play, 1e-3)
    for name, one in other.tensors.items():
        assert found[name] == pytest.approx(one.grad.cpu().numpy(), rel=1e-3, abs=1e-6)
    other.save(tmp_path / "agent.npz")
    again = gradient.Agent(dict(np.load(tmp_path / "agent.npz")))
    seen = play.observations, play.masks
    assert again.think(*seen)[0] == pytest.approx(other.think(*seen)[0], abs=1e-5)
    assert (again.think(*seen)[0] != mine.think(*seen)[0]).any()


# -- a bot of one's own ---------------------------------------------------------------------


def test_the_dreamer_beats_random() -> None:
    lines = printed_by("own_bot.py", "--games", "60").splitlines()
    assert [line.split()[-1] for line in lines] == ["random", "greedy", "novice"]
    found = re.search(r"Dreamer wins .*95 %: (\d+\.\d)% to", lines[0])
    assert found
    assert float(found[1]) > 50


def test_what_was_learned_plays_as_a_bot(
    gradient: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    agent = gradient.Agent.new(np.random.default_rng(1))
    agent.save(tmp_path / "agent.npz")
    printed = printed_by("own_bot.py", "--weights", tmp_path / "agent.npz", "--games", "6")
    assert printed.count("Pupil wins") == 3
    pupil = imported("own_bot", monkeypatch).Pupil(agent)
    game = new_game("conspiracy", 2, 1)
    other = bots.make("random", 1)
    batch = Batch("conspiracy", 1, 2, 1)
    while not game.over:
        action = (pupil, other)[game.seat].choose(game)
        assert action in game.legal_actions()
        game.apply(action)
    first = batch.game(0)
    likely = agent.think(batch.observations, batch.masks)[0].argmax()
    assert pupil.choose(first) == likely


# -- the notebook ---------------------------------------------------------------------------


def test_the_notebook_says_what_its_cells_print() -> None:
    book = json.loads((EXAMPLES / "quickstart.ipynb").read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    space: dict[str, Any] = {}
    for cell in book["cells"]:
        assert cell["cell_type"] in ("markdown", "code")
        if cell["cell_type"] == "code":
            printed = StringIO()
            with redirect_stdout(printed):
                exec("".join(cell["source"]), space)
            assert printed.getvalue() == kept(cell["outputs"])


def kept(outputs: list[dict[str, Any]]) -> str:
    """The text in the outputs of a cell; pictures have to be small."""
    text = ""
    for output in outputs:
        if output["output_type"] == "stream":
            text += "".join(output["text"])
        else:
            assert output["output_type"] == "execute_result"
            picture = base64.b64decode(output["data"]["image/png"])
            assert picture.startswith(b"\x89PNG")
            assert len(picture) < 10_000
    return text
