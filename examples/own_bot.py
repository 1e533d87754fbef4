"""Bots of one's own, and how good they are against those of the house.

python examples/own_bot.py                      # a rule in a few lines
python examples/own_bot.py --weights agent.npz  # the network of policy_gradient.py
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from policy_gradient import Agent

import deepcourt
from deepcourt import Game, bots
from deepcourt.lab.matches import Match


class Dreamer(bots.Bot):
    """Dreams of its turn once for each action, going on at random, and takes the action of the
    dream with the most points. It may: the world it is given is one that could be, not the game."""

    def choose(self, world: Game) -> int:
        return max(world.legal_actions(), key=lambda action: self.dream(world.clone(), action))

    def dream(self, world: Game, action: int) -> int:
        """Its points when the turn is over."""
        seat = world.seat
        world.apply(action)
        while world.seat == seat:
            legal = world.legal_actions()
            world.apply(legal[self.roll(len(legal))])
        return world.scores()[seat]


class Pupil(bots.Bot):
    """Plays what a trained network thinks best."""

    def __init__(self, agent: Agent) -> None:
        super().__init__()
        self.agent = agent

    def choose(self, world: Game) -> int:
        mask = np.zeros(len(world.title.actions), np.int8)
        mask[world.legal_actions()] = 1
        seen = np.array(world.observation(world.seat))
        return int(self.agent.think(seen[None], mask[None])[0].argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a bot of one's own.")
    parser.add_argument("--weights", type=Path, help="what policy_gradient.py saved")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bot = Pupil(Agent(dict(np.load(asked.weights)))) if asked.weights else Dreamer()
    for name in ("random", "greedy", "novice"):
        match = Match(deepcourt.new_game("conspiracy", players=2), [bot, bots.make(name)])
        standings = match.play(asked.seed, 0, asked.games)
        low, high = standings.win_interval(0)
        rate = f"{standings.win_rate(0):.1%} (95 %: {low:.1%} to {high:.1%})"
        print(f"{type(bot).__name__} wins {rate} of {asked.games} games against {name}")


if __name__ == "__main__":
    main()
