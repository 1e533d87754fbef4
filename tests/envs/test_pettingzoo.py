"""PettingZoo: its own tests, and the game behind them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from deepcourt import Game
from deepcourt.core.errors import IllegalAction, InvalidOption, UnknownAction, WrongPlayerCount
from deepcourt.envs.pettingzoo import TableEnv, env

from ..games.cases import Case

CYCLES = 100
DECISIONS = 60

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def made(case: Case, *, render_mode: str | None = None, state: bool = False) -> TableEnv:
    return env(case.game, case.players, render_mode=render_mode, state=state, **dict(case.options))


def decisions(table: TableEnv, seed: int, most: int) -> Iterator[tuple[str, int]]:
    """Who decides what in random play, each yielded before it is carried out."""
    table.reset(seed=seed)
    rng = random.Random(seed)
    for agent in table.agent_iter(most):
        if table.terminations[agent]:
            return
        mask = table.observe(agent)["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        yield agent, action
        table.step(action)


def test_it_is_what_pettingzoo_asks_for(case: Case) -> None:
    api_test(made(case))


def test_the_same_seed_gives_the_same_episode(case: Case) -> None:
    seed_test(partial(made, case), num_cycles=CYCLES)


def test_it_renders(case: Case) -> None:
    render_test(partial(made, case))


def test_agents_see_what_their_seats_may_know_and_do(case: Case) -> None:
    table = made(case)
    game = case.new(3)
    rng = random.Random(3)
    for agent, action in decisions(table, 3, DECISIONS):
        assert agent == f"seat_{game.seat}"
        for seat, one in enumerate(table.possible_agents):
            seen = table.observe(one)
            assert seen["observation"].tolist() == game.observation(seat).tolist()
            legal = game.legal_actions() if seat == game.seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        hidden_from(agent, table, rng)
        game.apply(action)


def hidden_from(agent: str, table: TableEnv, rng: random.Random) -> None:
    """What an agent observes does not change when all that is hidden from it is dealt anew."""
    game: Game = table.game
    before = table.observe(agent)
    table.game = game.sample(game.seat, rng)
    after = table.observe(agent)
    table.game = game
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_the_reward_is_that_of_the_game_at_its_end(case: Case) -> None:
    table = made(case)
    for _ in decisions(table, 5, 10_000):
        assert set(table.rewards.values()) == {0.0}
    assert table.game.over
    agents = table.agents.copy()
    results = zip(table.game.rewards(), table.game.scores(), table.game.ranking(), strict=True)
    for agent, (reward, score, rank) in zip(agents, results, strict=True):
        assert table.agent_selection == agent
        _, got, terminated, truncated, info = table.last()
        assert (got, terminated, truncated) == (reward, True, False)
        assert info == {"score": score, "rank": rank}
        table.step(None)
    assert table.agents == []


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    table = env("conspiracy")
    table.reset(seed=1)
    before = table.game.position()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.step(illegal)
    with pytest.raises(UnknownAction):
        table.step(100_000)
    assert table.game.position() == before
    assert table.agents == ["seat_0", "seat_1"]


def test_with_the_wrapper_of_pettingzoo_an_illegal_action_loses() -> None:
    table = TerminateIllegalWrapper(env("conspiracy"), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    observed, *_ = table.last()
    assert observed is not None
    table.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[agent] == -1


def test_the_state_is_what_all_seats_know_together(case: Case) -> None:
    table = made(case, state=True)
    for agent, _ in decisions(table, 2, DECISIONS):
        first = table.possible_agents.index(agent)
        agents = table.possible_agents[first:] + table.possible_agents[:first]
        seen = [table.observe(one)["observation"] for one in agents]
        assert table.state().tolist() == np.concatenate(seen).tolist()
        assert table.state_space.contains(table.state())


def test_there_is_no_state_unless_asked_for() -> None:
    table = env("conspiracy")
    table.reset(seed=1)
    with pytest.raises(NotImplementedError, match="state=True"):
        table.state()


def test_a_seed_begins_a_series_of_games() -> None:
    table = env("conspiracy")
    series = []
    for _ in range(2):
        table.reset(seed=9)
        first = table.game.position()
        table.reset()
        series.append((first, table.game.position()))
    assert series[0] == series[1]
    assert series[0][0] == Case("conspiracy", 2).new(9).position() != series[0][1]


def test_the_name_has_the_version_of_the_rules() -> None:
    assert str(env("conspiracy")) == "conspiracy_v1"


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(WrongPlayerCount):
        env("conspiracy", 9)
    with pytest.raises(InvalidOption):
        env("conspiracy", leviathan=True)


def test_it_can_be_pickled_in_the_middle_of_a_game() -> None:
    table = env("conspiracy")
    list(decisions(table, 4, 10))
    copy = pickle.loads(pickle.dumps(table))
    assert copy.agent_selection == table.agent_selection
    assert copy.game.position() == table.game.position()
    assert copy.observe("seat_0")["observation"].tolist() == (
        table.observe("seat_0")["observation"].tolist()
    )
