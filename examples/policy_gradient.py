"""An agent that learns Conspiracy for two from nothing, by policy gradient, in plain NumPy.

A network sees what the deciding seat may know. It answers with a chance for every legal action and
with the result that it expects. It plays many games against itself at once, and after every stretch
of play makes those actions more likely after which things went better than it had expected (PPO).

    python examples/policy_gradient.py --minutes 5 --seed 1 --out agent.npz

Ctrl-C ends it early and keeps what was learned. `own_bot.py` plays with it.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deepcourt.core import titles
from deepcourt.envs.batch import Batch
from deepcourt.lab.standings import wilson

Array = NDArray[Any]
TITLE = titles.named("conspiracy")
LAYOUT = TITLE.layout(players=2)
GAMES, STEPS = 512, 32  # played at once, and decisions of each in a stretch of play
EPOCHS, MINIBATCH = 2, 1024  # how often a stretch is learned from, so many decisions at a time
HIDDEN, RATE = 256, 1e-3  # units, and how fast they learn at first; it falls to 0
TRACE = 0.95  # how much later decisions say about an earlier one (lambda)
CLIP = 0.2  # how far the chance of an action may move in a stretch
ENTROPY = 0.01  # what it is worth to keep several actions likely
MARGIN = 15  # points ahead that are a clear victory
LARGE = {"location_deck": 20, "score": 20, "locations": 8, "pearls": 5, "silver": 5, "gold": 5}
SCALES = np.ones(LAYOUT.size, np.float32)  # they bring all numbers of an observation near to 1
for part, place in LAYOUT.slices.items():
    SCALES[place] /= LARGE.get(part.split(".")[-1], 3 if part.endswith("chamber") else 1)


class Play(NamedTuple):
    """Decisions to learn from, with a row each."""

    observations: Array
    masks: Array
    actions: Array
    chances: Array  # that the action had
    advantages: Array  # how much better than expected it went for whoever decided
    returns: Array  # what should have been expected


class Agent:
    """A network with one hidden layer, and Adam to teach it."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights
        self.moments = {name: np.zeros((2, *one.shape), "f") for name, one in weights.items()}
        self.updates = 0

    @classmethod
    def new(cls, rng: np.random.Generator) -> Agent:
        weights: dict[str, Array] = {}
        last = {"policy": (HIDDEN, len(TITLE.actions), 0.01), "value": (HIDDEN, 1, 0.1)}
        for name, (rows, columns, gain) in {"hidden": (LAYOUT.size, HIDDEN, 1.4), **last}.items():
            weights[name] = rng.normal(0, gain / rows**0.5, (rows, columns)).astype(np.float32)
            weights[f"{name}_bias"] = np.zeros(columns, np.float32)
        return cls(weights)

    def save(self, path: Path) -> None:
        np.savez(path, **self.weights)

    def forward(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden units, the logarithms of the chances, and the expected results."""
        w = self.weights
        hidden = np.maximum(inputs @ w["hidden"] + w["hidden_bias"], 0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy_bias"], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, logs, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def think(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        """The chances of all actions, and the result that the deciding seat expects (-1 to 1)."""
        _, logs, values = self.forward(observations * SCALES, masks)
        return np.exp(logs), values

    def learn(self, play: Play, rate: float) -> None:
        """Make good actions a little more likely, and expectations a little truer."""
        w, inputs = self.weights, play.observations * SCALES
        hidden, logs, values = self.forward(inputs, play.masks)
        chances, chosen = np.exp(logs), (np.arange(len(logs)), play.actions)
        ratio = chances[chosen] / play.chances
        worth = ratio * play.advantages
        worth[np.sign(play.advantages) * (ratio - 1) > CLIP] = 0  # it has moved far enough
        entropy = -(chances * logs).sum(1, keepdims=True)
        # the gradients, from the outputs back to the hidden units
        policy = chances * (worth[:, None] + ENTROPY * (logs + entropy))
        policy[chosen] -= worth
        value = (values - play.returns)[:, None]
        behind = (policy @ w["policy"].T + value @ w["value"].T) * (hidden > 0)
        self.updates += 1
        layers = {"hidden": (inputs, behind), "policy": (hidden, policy), "value": (hidden, value)}
        for name, (before, gradient) in layers.items():
            self.descend(name, before.T @ gradient / len(gradient), rate)
            self.descend(f"{name}_bias", gradient.mean(0), rate)

    def descend(self, name: str, gradient: Array, rate: float) -> None:
        """Adam: a step against the running mean of the gradient, in units of its usual size."""
        mean, square = self.moments[name]
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        rate *= (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)  # they began with 0
        self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def play_on(batch: Batch, agent: Agent, rng: np.random.Generator) -> Play:
    """Go on with all games for a stretch, the agent on both seats. What one seat wins the other
    loses: so expectations are turned to those of seat 0, whoever decides, to make a game one
    series of them, and what was gained is turned back for seat 1."""
    kept: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        seen = batch.observations.copy(), batch.masks.copy()
        chances, values = agent.think(*seen)
        sums, luck = chances.cumsum(1), rng.random((batch.n, 1), np.float32)
        actions = (sums > luck * sums[:, -1:]).argmax(1)
        side = np.float32(1) - 2 * batch.seats
        batch.step(actions)
        result = np.tanh((batch.scores[:, 0] - batch.scores[:, 1]) / np.float32(MARGIN))
        chance = chances[np.arange(batch.n), actions]
        kept.append((*seen, actions, chance, side, values, result, 1 - batch.ended))
    *parts, side, values, results, going_on = (np.stack(one) for one in zip(*kept, strict=True))
    last = agent.think(batch.observations, batch.masks)[1] * (1 - 2 * batch.seats)
    advantages = gains(np.vstack([values * side, last]), results, going_on) * side
    even = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    return Play(*(one.reshape(-1, *one.shape[2:]) for one in (*parts, even, advantages + values)))


def gains(values: Array, results: Array, going_on: Array) -> Array:
    """How much better than expected it went after each step (generalized advantage estimation).
    What follows the end of a game belongs to the next one and does not count."""
    found = np.zeros_like(values)
    for t in reversed(range(len(results))):
        surprise = results[t] + going_on[t] * values[t + 1] - values[t]
        found[t] = surprise + going_on[t] * TRACE * found[t + 1]
    return found[:-1]


def strength(agent: Agent, bot: str, games: int, seed: int) -> str:
    """How often the agent wins if it plays what it thinks best, in so many games on either seat.
    Of each row only the first game counts: of the next ones the short would be over first."""
    wins = 0.0
    for seat in (0, 1):
        batch = Batch(TITLE.name, games, 2, seed + seat, bots={1 - seat: bot})
        first = np.ones(batch.n, bool)
        while first.any():
            batch.step(agent.think(batch.observations, batch.masks)[0].argmax(1))
            ended = first & (batch.ended == 1)
            wins += float((1 + batch.rewards[ended, seat]).sum()) / 2
            first &= ~ended
    low, high = wilson(wins / (2 * games), 2 * games)
    return f"{bot} {wins / (2 * games):.1%} ({low:.1%} to {high:.1%})"


def train(agent: Agent, minutes: float, games: int, rng: np.random.Generator) -> None:
    """Play and learn for so long, and say now and then how it goes."""
    batch = Batch(TITLE.name, GAMES, 2, int(rng.integers(2**32)))
    decisions, begin = 0, time.monotonic()
    told = begin - 30  # seconds
    while (passed := (time.monotonic() - begin) / (60 * minutes)) < 1:
        play = play_on(batch, agent, rng)
        for _ in range(EPOCHS):
            for rows in rng.permutation(GAMES * STEPS).reshape(-1, MINIBATCH):
                agent.learn(Play(*(one[rows] for one in play)), RATE * (1 - passed))
        decisions += GAMES * STEPS
        if time.monotonic() > told + 30:
            told = time.monotonic()
            speed = decisions / (told - begin)
            rates = (strength(agent, bot, games, 1) for bot in ("random", "greedy"))
            print(f"{decisions:,} decisions, {speed:,.0f}/s, wins:", *rates, flush=True)


def main(kind: type[Agent]) -> None:
    parser = argparse.ArgumentParser(description="Teach a network to play Conspiracy.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="on either seat, to measure it")
    parser.add_argument("--out", type=Path, default=Path("agent.npz"))
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    agent = kind.new(rng)
    with suppress(KeyboardInterrupt):
        train(agent, asked.minutes, max(1, asked.games // 5), rng)
    agent.save(asked.out)
    rates = (strength(agent, bot, asked.games, 1000) for bot in ("random", "greedy"))
    print(f"{asked.out} wins:", *rates)


if __name__ == "__main__":
    main(Agent)
