"""OpenSpiel: every title a registered Python game, `deepcourt_conspiracy` and so on.

Chance comes first and is explicit: `SEED_BYTES` chance nodes deal the seed of the game a byte at
a time, each value equally likely, and all that is random later follows from it. Nobody sees the
seed. So equal histories are equal games, and every state can be cloned, saved and replayed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Any

from ..core import titles
from ..core.extras import extra
from ..core.game import Game
from ..core.observations import Layout, Part
from ..core.titles import Title
from ..core.vocabulary import Event

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from . import tally
    from .arrays import observation
    from .tally import Tally

SEED_BYTES = 4
LONGEST_GAME = 10_000  # decisions; random games take up to 2,000, but Abyss need never end

Parameters = dict[str, Any]


class RememberedGame:
    """A game in progress and what its seats have seen of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.decisions = 0
        # what every seat has seen, action by action, and last what everybody has seen
        self._logs = [[sight(game, seat)] for seat in range(game.players)] + [[]]
        self._tally = Tally(game.title, game.players)

    def play(self, action: int) -> None:
        """Carry out an action; its seat remembers it, and everybody what they see of it."""
        game = self.game
        seat = game.seat
        game.listen()
        game.apply(action)
        events = game.all_events()
        told = [(event, in_words(event)) for event in events]
        self._tally.add(events)
        for reader, log in enumerate(self._logs):
            done = [game.notation(action)] if reader == seat else []
            seen = [words for event, words in told if event.visible_to(reader)]
            if done or seen:
                log.append("\n".join(done + seen))
        self.decisions += 1

    @property
    def is_finished(self) -> bool:
        return self.game.over or self.decisions == LONGEST_GAME

    def known_to(self, seat: int) -> str:
        """Which seat it is, and all that it has seen from the beginning to now."""
        return "\n".join([f"seat {seat}", *self._logs[seat], sight(self.game, seat)])

    def recalled_by(self, seat: int) -> NDArray[np.int32]:
        """How often a seat has seen an event of each kind, in the order of `tally.parts`."""
        return self._tally.numbers(seat)

    def resampled(self, seat: int, rng: random.Random) -> RememberedGame:
        """A table at which a seat could be as well. Of what the others remember, only what
        everybody has seen is left."""
        table = copy(self)
        table.game = self.game.sample(seat, rng)
        of_all = self._logs[-1]
        table._logs = [
            (log if reader == seat else of_all).copy() for reader, log in enumerate(self._logs)
        ]
        table._tally = self._tally.left_to(seat)
        return table

    def __deepcopy__(self, memo: dict[int, Any]) -> RememberedGame:
        table = copy(self)
        table.game = self.game.clone()
        table._logs = [log.copy() for log in self._logs]
        table._tally = self._tally.copy()
        return table


def sight(game: Game, seat: int) -> str:
    """What a seat sees now: the numbers of its observation that are not 0, with their names."""
    seen = observation(game, seat)
    labels = labels_of(game.title, game.players)
    places = np.flatnonzero(seen)
    numbers = zip(places.tolist(), seen[places].tolist(), strict=True)
    return " ".join([f"{labels[place]}={number}" for place, number in numbers])


@cache
def labels_of(title: Title, players: int) -> list[str]:
    return title.layout(players).labels()


def in_words(event: Event) -> str:
    return " ".join([event.kind.name, *(f"{name}={value}" for name, value in event.args.items())])


class SeatObserver:
    """Writes down what a player sees now, as numbers and in words.

    One that recalls adds the past: in numbers how often the player has seen an event of each
    kind, in words all that it has seen.
    """

    def __init__(self, layout: Layout, past: tuple[Part, ...] = ()) -> None:
        self._is_recalling = bool(past)
        self._present = layout.size
        whole = Layout((*layout.parts, *past), (), 0)
        self.tensor = np.zeros(whole.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in whole.slices.items()}

    def set_from(self, state: TableState, player: int) -> None:
        table = state.table
        if table is None:
            self.tensor[:] = 0
            return
        self.tensor[: self._present] = observation(table.game, player)
        if self._is_recalling:
            self.tensor[self._present :] = table.recalled_by(player)

    def string_from(self, state: TableState, player: int) -> str:
        table = state.table
        if table is None:
            return ""
        return table.known_to(player) if self._is_recalling else sight(table.game, player)


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title at a table of a certain size, with certain options."""

    title: Title  # that of a subclass

    def __init__(self, parameters: Parameters) -> None:
        title = self.title
        options = {option.name: parameters[option.name] for option in title.options}
        self.options = titles.checked_options(title, options)
        self.players = titles.checked_players(title, int(parameters["players"]), self.options)
        super().__init__(game_type(title), game_info(title, self.players), parameters)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,
    ) -> SeatObserver | None:
        """What writes down what players see; None for kinds of observations there are not."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        past = tally.parts(self.title, self.players) if kind.perfect_recall else ()
        return SeatObserver(self.title.layout(self.players), past)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return pyspiel.load_game, (str(self),)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position; at first one in which chance has still to deal."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self._seed = b""  # as far as it was dealt
        self.table: RememberedGame | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_finished else self.table.game.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.is_finished

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(value, 1 / 256) for value in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.game.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(action)
            return
        self._seed += bytes([action])
        if len(self._seed) == SEED_BYTES:
            game = self.get_game()
            seed = int.from_bytes(self._seed, "big")
            self.table = RememberedGame(game.title.create(game.players, seed, game.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        title: Title = self.get_game().title
        return title.actions.notation(action)

    def returns(self) -> list[float]:
        """Those of the game; 0 for all until it is over, or when it went on for too long."""
        return self.table.game.rewards() if self.table else [0.0] * self.num_players()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TableState:
        """A state in which a player would know the same. It begins here: it has no history, as
        that would say what others have done in secret."""
        state: TableState = self.get_game().new_initial_state()
        if self.table is not None:
            rng = random.Random(probability_sampler())
            state.table = self.table.resampled(player_id, rng)
        return state

    def __str__(self) -> str:
        """The whole position, secrets included."""
        if self.table is None:
            return f"seed {self._seed.hex()}"
        return f"{self.table.decisions} {json.dumps(self.table.game.position())}"


def game_type(title: Title) -> pyspiel.GameType:
    defaults = {option.name: option.choices[0] for option in title.options}
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"deepcourt_{title.name}",
        long_name=f"Deepcourt {title.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.player_counts[-1],
        min_num_players=title.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.player_counts[0]} | defaults,
    )


def game_info(title: Title, players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(title.actions),
        max_chance_outcomes=256,
        num_players=players,
        min_utility=-1.0 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,
    )


for _name in titles.names():
    _title = titles.named(_name)
    _class = type(f"{_name.capitalize()}Game", (TitleGame,), {"title": _title})
    pyspiel.register_game(game_type(_title), _class)  # a class: OpenSpiel outlives other callables
