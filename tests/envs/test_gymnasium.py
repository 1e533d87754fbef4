"""Gymnasium: its own test, and the game behind it."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from deepcourt import bots
from deepcourt.core import titles
from deepcourt.core.errors import InvalidSeat, UnknownAction, UnknownBot, WrongPlayerCount
from deepcourt.envs.gymnasium import TableEnv, id_of

from ..games.cases import Case

STEPS = 25


def made(case: Case, **settings: Any) -> TableEnv:
    settings |= {"players": case.players, **dict(case.options)}
    table = gymnasium.make(id_of(titles.named(case.game)), **settings).unwrapped
    assert isinstance(table, TableEnv)
    return table


def episode(table: TableEnv, seed: int, most: int = 10_000) -> list[list[int]]:
    """All that the agent sees while it plays at random, its rewards last."""
    rng = random.Random(seed)
    seen, _ = table.reset(seed=seed)
    story = [seen.tolist()]
    rewards = []
    for _ in range(most):
        action = rng.choice(np.flatnonzero(table.action_masks()).tolist())
        seen, reward, terminated, truncated, _ = table.step(np.int64(action))
        story.append(seen.tolist())
        rewards.append(reward)
        assert not truncated
        if terminated:
            break
    return [*story, rewards]


@pytest.mark.filterwarnings("error")
def test_it_is_what_gymnasium_asks_for(case: Case) -> None:
    check_env(made(case, opponents="random", render_mode="ansi"))


def test_the_same_seed_gives_the_same_episode(case: Case) -> None:
    stories = [episode(made(case, opponents="random"), 4, STEPS) for _ in range(2)]
    assert stories[0] == stories[1]


def test_a_seed_deals_the_game_of_that_seed(case: Case) -> None:
    game = case.new(8)
    table = made(case, seat=game.seat)
    table.reset(seed=8)
    assert table.game.position() == game.position()


def test_the_agent_sees_what_its_seat_may_know_and_do(case: Case) -> None:
    table = made(case, opponents="random")
    rng = random.Random(6)
    seen, info = table.reset(seed=6)
    for _ in range(STEPS):
        game = table.game
        assert game.seat == table.seat == info["seat"]
        assert seen.tolist() == game.observation(table.seat).tolist()
        assert seen.tolist() == game.sample(table.seat, rng).observation(table.seat).tolist()
        legal = sorted(game.legal_actions())
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(table.action_masks()).tolist() == legal
        action = table.action_space.sample(info["action_mask"])
        seen, _, terminated, _, info = table.step(action)
        assert "illegal" not in info
        if terminated:
            break


def test_the_reward_is_that_of_the_game_at_its_end() -> None:
    for seed in range(4):
        table = TableEnv("conspiracy", 3, opponents="random", seat=seed % 3)
        *_, rewards = episode(table, seed)
        assert table.game.over
        assert rewards[-1] == table.game.rewards()[seed % 3]
        assert not any(rewards[:-1])


def test_what_the_agent_is_told_at_the_end() -> None:
    table = TableEnv("conspiracy", opponents="random", seat=1)
    _, info = table.reset(seed=1)
    terminated = False
    while not terminated:
        assert "score" not in info
        _, _, terminated, _, info = table.step(table.action_space.sample(info["action_mask"]))
    assert (info["score"], info["rank"]) == (table.game.scores()[1], table.game.ranking()[1])
    assert info["action_mask"].all()  # it does not matter any more
    assert table.action_masks().all()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.int64(0))


def test_an_illegal_action_costs_a_point_and_changes_nothing() -> None:
    table = TableEnv("conspiracy")
    seen, info = table.reset(seed=1)
    before = table.game.position()
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    again, reward, terminated, truncated, info = table.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert "is not legal now" in info["illegal"]
    assert again.tolist() == seen.tolist()
    assert table.game.position() == before
    with pytest.raises(UnknownAction):
        table.step(np.int64(100_000))


@pytest.mark.parametrize("action", [0.999, np.float32(0), True, np.True_, "0", None, np.array([0])])
def test_what_is_no_action_is_refused_and_not_rounded(action: Any) -> None:
    table = TableEnv("conspiracy")
    table.reset(seed=1)
    before = table.game.position()
    with pytest.raises(UnknownAction):
        table.step(action)
    assert table.game.position() == before


@pytest.mark.parametrize("action", [0, np.int64(0), np.uint8(0), np.array(0)], ids=repr)
def test_whole_numbers_are_actions(action: Any) -> None:
    table = TableEnv("conspiracy")
    table.reset(seed=1)
    table.step(action)
    assert table.game.moves


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_side_by_side_there_is_always_an_action_to_choose(mode: AutoresetMode) -> None:
    """Also where a game is over and the next one is not dealt yet."""
    tables = gymnasium.make_vec(
        "deepcourt/Conspiracy-v1",
        3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
        opponents="random",
    )
    choose = tables.single_action_space.sample
    _, info = tables.reset(seed=1)
    ended = 0
    while ended < 5:
        assert info["action_mask"].any(axis=1).all()
        actions = np.array([choose(mask) for mask in info["action_mask"]])
        _, _, terminated, _, info = tables.step(actions)
        assert "illegal" not in info
        ended += int(terminated.sum())


def test_the_agent_sits_where_it_asked_to_or_anywhere() -> None:
    for seat in range(3):
        table = TableEnv("conspiracy", 3, seat=seat)
        assert {table.reset(seed=seed)[1]["seat"] for seed in range(8)} == {seat}
    table = TableEnv("conspiracy", 3)
    seats = [table.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert {*seats} == {0, 1, 2}
    assert seats == [table.reset(seed=seed)[1]["seat"] for seed in range(20)]


def test_every_opponent_plays_behind_the_agent_in_the_order_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made_bots: list[Recorder] = []

    def make(name: str, seed: int = 0) -> Recorder:
        made_bots.append(Recorder(name, seed))
        return made_bots[-1]

    monkeypatch.setattr(bots, "make", make)
    table = TableEnv("conspiracy", 4, opponents=["a", "b", "c"], seat=2)
    made_bots.clear()
    table.reset(seed=3)
    while not table.game.over:
        table.step(np.flatnonzero(table.action_masks())[0])
    assert [(bot.name, bot.seats) for bot in made_bots] == [("a", {3}), ("b", {0}), ("c", {1})]
    assert not any(bot.met(table.game) for bot in made_bots)


class Recorder(bots.Bot):
    """Plays the first legal action and remembers where it sat and what it was shown."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self.name = name
        self.seats: set[int] = set()
        self.worlds: list[Any] = []

    def choose(self, world: Any) -> int:
        self.seats.add(world.seat)
        self.worlds.append(world)
        return int(world.legal_actions()[0])

    def met(self, game: Any) -> bool:
        return any(world is game for world in self.worlds)


def test_better_bots_are_harder_to_beat() -> None:
    losses = {
        name: sum(
            episode(TableEnv("conspiracy", opponents=name, seat=0), seed)[-1][-1] < 0
            for seed in range(30)
        )
        for name in ("random", "greedy")
    }
    assert losses["random"] < losses["greedy"]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownBot):
        TableEnv("conspiracy", opponents="gredy")
    with pytest.raises(WrongPlayerCount, match="has 2 opponents, not 1"):
        TableEnv("conspiracy", 3, opponents=["random"])
    with pytest.raises(InvalidSeat):
        TableEnv("conspiracy", seat=2)
