"""PettingZoo: every seat of a game an agent, which act one after another (AEC).

As PettingZoo's own environments, each game goes by a name with a version, that of its rules:
`from deepcourt.envs.pettingzoo import conspiracy_v1`, then `conspiracy_v1.env(players=3)`.
"""

from __future__ import annotations

import random
from typing import Any

from ..core import titles
from ..core.extras import extra
from .text import rendered

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

    from .arrays import action_mask, observation

Observed = dict[str, NDArray[Any]]

INT16 = np.iinfo(np.int16)


class TableEnv(AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """A table at which all seats are agents: `seat_0`, `seat_1`, …

    An agent observes a dictionary: `observation`, what its seat may know in the title's `layout`,
    and `action_mask`, 1 for each action it may choose now. Rewards come at the end: those of
    `Game.rewards`. An illegal action raises `IllegalAction` and changes nothing.

    `game` is the game itself, which knows everything; agents should not look at it.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        render_mode: str | None = None,
        state: bool = False,
        **options: bool | str,
    ) -> None:
        super().__init__()
        title = titles.named(game)
        self.game = titles.new_game(game, players, 0, **options)
        self.metadata = {
            "name": id_of(title),
            "render_modes": ["human", "ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._title = title
        self._options = titles.checked_options(title, options)
        self._actions = len(title.actions)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = random.Random()
        size = title.layout(players).size
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(INT16.min, INT16.max, (size,), np.int16),
                    "action_mask": Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self._gives_state = state
        if state:
            self.state_space = Box(INT16.min, INT16.max, (players * size,), np.int16)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one that `new_game` deals with this seed. Without a seed, the
        next of a series that the last seed began. There are no options."""
        if seed is None:
            seed = self._seeds.randint(0, titles.MAX_SEED)
        else:
            seed = titles.checked_seed(int(seed))
            self._seeds.seed(seed)
        self.game = self._title.create(len(self.possible_agents), seed, self._options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]
        self._show_to_people()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is; None once the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        game = self.game
        game.apply(action)  # type: ignore[arg-type]
        if game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.seat]
        self._show_to_people()

    def _end(self) -> None:
        game = self.game
        self.rewards = dict(zip(self.agents, game.rewards(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        results = zip(self.agents, game.scores(), game.ranking(), strict=True)
        self.infos = {agent: {"score": score, "rank": rank} for agent, score, rank in results}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        return {
            "observation": observation(self.game, seat),
            "action_mask": action_mask(self.game, seat, self._actions),
        }

    def state(self) -> NDArray[np.int16]:
        """The observations of all seats, that of the agent whose turn it is first and the others
        as they sit behind it: what they know together. Only with `state=True`."""
        if not self._gives_state:
            raise NotImplementedError("make the environment with state=True to get its state")
        first = self._seats[self.agent_selection]
        players = len(self.possible_agents)
        seats = [(first + behind) % players for behind in range(players)]
        return np.concatenate([observation(self.game, seat) for seat in seats])

    def render(self) -> str | None:
        """What the agent whose turn it is may know, as text: returned in the mode `ansi`, printed
        in the mode `human`."""
        if self.render_mode == "ansi":
            return rendered(self.game)
        if self.render_mode == "human":
            print(rendered(self.game), end="\n\n")
        else:
            logger.warn("nothing is rendered without a render_mode: 'human' or 'ansi'")
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def _show_to_people(self) -> None:
        if self.render_mode == "human":
            self.render()


env = TableEnv


class Versioned:
    """A game in the version of its name."""

    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, players: int = 2, **settings: Any) -> TableEnv:
        """A table for this game: see `TableEnv`."""
        return TableEnv(self._game, players, **settings)


def id_of(title: titles.Title) -> str:
    """The name of a game with the version of its rules."""
    return f"{title.name}_v{title.version}"


VERSIONED = {id_of(titles.named(name)): Versioned(name) for name in titles.names()}


def __getattr__(name: str) -> Versioned:
    if name not in VERSIONED:
        raise AttributeError(f"there is no {name!r} here; the games are: {', '.join(VERSIONED)}")
    return VERSIONED[name]
