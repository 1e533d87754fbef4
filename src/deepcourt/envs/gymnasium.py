"""Gymnasium: one seat of a game for an agent, bots of the house at all others.

Importing this module registers an environment for each game: `deepcourt/Conspiracy-v1` and so on,
where the version is that of the game's rules.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from .. import bots as house
from ..core import titles
from ..core.errors import IllegalAction, WrongPlayerCount
from ..core.extras import extra
from .text import rendered

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

    from .arrays import action_mask, observation

INT16 = np.iinfo(np.int16)
ILLEGAL_REWARD = -1.0

Step = tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]


class TableEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A table at which an agent plays against bots.

    `opponents` names the bot at all other seats, or one for each of them in the order in which
    they sit behind the agent. `seat` is the agent's; None: a random one in each game. The options
    are those of the title.

    The agent observes what its seat may know, in the title's `layout`. `action_masks()` and
    `info["action_mask"]` say what it may choose. The reward comes at the end: that of
    `Game.rewards`. An illegal action changes nothing; it is rewarded with -1, and
    `info["illegal"]` says why it is not legal. Once the game is over every action is marked, for
    then it does not matter: vector environments ask for one and ignore it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: bool | str,
    ) -> None:
        self.game = titles.new_game(game, players, 0, **options)
        self._title = self.game.title
        self._options = titles.checked_options(self._title, options)
        self._opponents = named_opponents(opponents, players)
        self._asked_seat = None if seat is None else self.game.seated(seat)
        self.render_mode = render_mode
        self.observation_space = Box(
            INT16.min, INT16.max, (self._title.layout(players).size,), np.int16
        )
        self._actions = len(self._title.actions)
        self.action_space = Discrete(self._actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal a new game: the one that `new_game` deals with this seed. Without a seed, the
        next of a series that the last seed began. There are no options."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(titles.MAX_SEED, endpoint=True))
        players = self.game.players
        self.game = self._title.create(players, titles.checked_seed(seed), self._options)
        self._luck = random.Random(seed)
        drawn = self._luck.randrange(players)
        self.seat = drawn if self._asked_seat is None else self._asked_seat
        self._bots = {
            (self.seat + behind) % players: house.make(name, self._luck.getrandbits(63))
            for behind, name in enumerate(self._opponents, 1)
        }
        self._let_others_play()
        return observation(self.game, self.seat), self._info()

    def step(self, action: np.int64) -> Step:
        """Play an action of the agent, then let the others play until it has to decide again."""
        if self.game.over:
            raise gymnasium.error.ResetNeeded("the game is over; `reset` deals a new one")
        try:
            self.game.apply(action)  # type: ignore[arg-type]
        except IllegalAction as error:
            info = self._info() | {"illegal": str(error)}
            return observation(self.game, self.seat), ILLEGAL_REWARD, False, False, info
        self._let_others_play()
        reward = self.game.rewards()[self.seat]
        return observation(self.game, self.seat), reward, self.game.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as `sb3_contrib.MaskablePPO` asks for it."""
        return self._mask().view(np.bool_)

    def render(self) -> str | None:
        """What the agent's seat may know, as text, in the mode `ansi`."""
        return rendered(self.game) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        """Bots see a world of their own, never the game."""
        game = self.game
        while not game.over and game.seat != self.seat:
            world = game.sample(game.seat, self._luck)
            game.apply(self._bots[game.seat].choose(world))

    def _mask(self) -> NDArray[np.int8]:
        if self.game.over:
            return np.ones(self._actions, np.int8)
        return action_mask(self.game, self.seat, self._actions)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {
            "seat": self.seat,
            "action_mask": self._mask(),
        }
        if self.game.over:
            info["score"] = self.game.scores()[self.seat]
            info["rank"] = self.game.ranking()[self.seat]
        return info


def named_opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """The names of the bots behind the agent, which all exist."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise WrongPlayerCount(
            f"a table of {players} has {players - 1} opponents, not {len(names)}"
        )
    for name in names:
        house.make(name)
    return names


def id_of(title: titles.Title) -> str:
    """The id under which a game is registered."""
    return f"deepcourt/{title.name.capitalize()}-v{title.version}"


for _name in titles.names():
    gymnasium.register(
        id_of(titles.named(_name)), f"{__name__}:{TableEnv.__name__}", kwargs={"game": _name}
    )
