"""Batches: the same games as one by one, whatever the number of cores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import deepcourt
from deepcourt import Game
from deepcourt.bots import Bot
from deepcourt.core.errors import (
    IllegalAction,
    InvalidSeat,
    UnknownAction,
    UnknownBot,
    WrongPlayerCount,
)
from deepcourt.envs.batch import Batch

from ..games.cases import CASES, Case

GAMES = 6
STEPS = 60
CASES_OF_EACH = [case for case in CASES if case.game != "tyrants"] + [
    case for case in CASES if case.game == "tyrants"
][::5]


def batch(case: Case, n: int = GAMES, seed: int = 1, **how: object) -> Batch:
    return Batch(case.game, n, case.players, seed, **dict(case.options), **how)  # type: ignore[arg-type]


def random_actions(batch: Batch, rng: np.random.Generator) -> NDArray[np.uint16]:
    choice = (rng.random(batch.n) * batch.counts).astype(np.int64)
    return np.asarray(batch.legal[np.arange(batch.n), choice])


def shows(batch: Batch, games: list[Game]) -> None:
    """Every array says what the games say."""
    for i, game in enumerate(games):
        assert batch.observations[i].tolist() == game.observation(game.seat).tolist()
        legal = game.legal_actions()
        assert batch.legal[i, : batch.counts[i]].tolist() == legal
        assert np.flatnonzero(batch.masks[i]).tolist() == sorted(legal)
        assert (batch.seats[i], batch.kinds[i]) == (game.seat, game.kind)


@pytest.mark.parametrize("case", CASES_OF_EACH, ids=str)
def test_a_batch_plays_the_same_games_as_one_by_one(case: Case) -> None:
    together = batch(case)
    games = [together.game(i) for i in range(GAMES)]
    assert len({str(game.position()) for game in games}) == GAMES
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS if case.game != "conspiracy" else 5 * STEPS):
        shows(together, games)
        actions = random_actions(together, rng)
        together.step(actions)
        for i, (game, action) in enumerate(zip(games, actions, strict=True)):
            game.apply(int(action))
            assert together.ended[i] == game.over
            assert together.rewards[i].tolist() == np.array(game.rewards(), np.float32).tolist()
            if game.over:
                ended += 1
                assert together.scores[i].tolist() == game.scores()
                assert together.game(i).moves == 0
                games[i] = together.game(i)
            else:
                assert not together.scores[i].any()
    assert ended >= GAMES or case.game != "conspiracy"


def test_the_number_of_cores_makes_no_difference() -> None:
    one, many = (
        Batch("conspiracy", 300, 3, 5, bots={1: "random"}, cores=cores) for cores in (1, 4)
    )
    for _ in range(3):
        for each in (one, many):
            each.step_at_random(20)
        assert (one.observations == many.observations).all()
        assert (one.rewards == many.rewards).all()
    other = Batch("conspiracy", 300, 3, 6, bots={1: "random"})
    other.step_at_random(60)
    assert (one.observations != other.observations).any()


def test_random_steps_are_legal_and_fair() -> None:
    many = Batch("conspiracy", 500, 2, 1)
    first = [many.game(i) for i in range(500)]
    many.step_at_random()
    taken = []
    for i, game in enumerate(first):
        after = many.game(i).position()
        options = []
        for action in game.legal_actions():
            there = game.clone()
            there.apply(action)
            if there.position() == after:
                options.append(action)
        assert options
        taken.append(options[0])
    counts = np.bincount(taken)
    assert counts.min() > 100  # of three ways to begin, 167 each are expected


def test_bots_answer_for_their_seats() -> None:
    duel = Batch("conspiracy", 200, 2, 1, bots={1: "greedy"})
    wins, games = 0.0, 0
    for _ in range(100):
        assert (duel.seats == 0).all()
        duel.step_at_random()
        games += int(duel.ended.sum())
        wins += float((duel.rewards[:, 1] == 1).sum())
    assert games > 200
    assert wins > 0.9 * games


def test_the_whole_state_is_what_all_seats_see() -> None:
    case = Case("abyss", 3, (("leviathan", True),))
    whole = batch(case, state=True)
    whole.step_at_random(40)
    size = whole.layout.size
    assert whole.states.shape == (GAMES, 3 * size)
    for i in range(GAMES):
        game = whole.game(i)
        for behind in range(3):
            seen = whole.states[i, behind * size : (behind + 1) * size].tolist()
            assert seen == game.observation((game.seat + behind) % 3).tolist()
    assert (whole.observations == whole.states[:, :size]).all()
    assert batch(case).states.shape == (GAMES, size)


def test_arrays_are_views_that_nobody_else_may_write() -> None:
    few = Batch("conspiracy", 3, 2, 1)
    observations, masks = few.observations, few.masks
    before = observations.copy()
    few.step_at_random()
    assert few.observations is observations
    assert (observations != before).any()
    for array in (observations, masks, few.legal, few.counts, few.rewards, few.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_an_illegal_action_changes_nothing() -> None:
    few = Batch("conspiracy", 4, 2, 1)
    before = [few.game(i).position() for i in range(4)]
    actions = few.legal[:, 0].astype(np.int64)
    wrong = int(np.flatnonzero(few.masks[2] == 0)[0])
    for action, error in ((wrong, IllegalAction), (-1, UnknownAction), (9999, UnknownAction)):
        actions[2] = action
        with pytest.raises(error) as raised:
            few.step(actions)
        assert raised.value.__notes__ == ["in game 2 of the batch; nothing was played"]
        assert [few.game(i).position() for i in range(4)] == before


def test_a_wrong_number_of_actions_is_refused() -> None:
    few = Batch("conspiracy", 4, 2, 1)
    with pytest.raises(ValueError, match=r"4 actions are needed, not an array of shape \(3,\)"):
        few.step([0, 0, 0])


@pytest.mark.parametrize(
    "actions",
    [
        [0.0, 0.999],
        np.zeros(2),
        [True, False],
        ["0", "0"],
        [None, 0],
        [0, 2**32],
        np.array([0, 2**64 - 1], np.uint64),
    ],
    ids=str,
)
def test_what_is_no_action_is_refused_and_not_rounded(actions: Any) -> None:
    few = Batch("conspiracy", 2, 2, 1)
    before = [few.game(i).position() for i in range(2)]
    with pytest.raises(UnknownAction):
        few.step(actions)
    assert [few.game(i).position() for i in range(2)] == before


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64, np.uint64])
def test_whole_numbers_of_any_size_are_actions(kind: type[np.integer[Any]]) -> None:
    few, same = (Batch("conspiracy", 2, 2, 1) for _ in range(2))
    few.step(few.legal[:, 1].astype(kind))
    same.step(same.legal[:, 1].tolist())
    assert [few.game(i).position() for i in range(2)] == [same.game(i).position() for i in range(2)]


def test_a_batch_is_for_two_unless_more_are_asked_for() -> None:
    assert Batch("conspiracy", 1).players == deepcourt.new_game("conspiracy").players


def test_a_number_of_steps_is_a_whole_one() -> None:
    few = Batch("conspiracy", 2, 2, 1)
    for steps in (-1, 1.5):
        with pytest.raises(ValueError, match="number of steps"):
            few.step_at_random(steps)  # type: ignore[arg-type]


def test_what_makes_no_batch() -> None:
    for n in (0, 2.5, True):
        with pytest.raises(ValueError, match="1 game at least"):
            Batch("conspiracy", n, 2)  # type: ignore[arg-type]
    with pytest.raises(WrongPlayerCount):
        Batch("conspiracy", 1, 7)
    for bots in ({0: "greedy", 1: "greedy"}, {2: "greedy"}, {"1": "greedy"}, ["greedy"], "greedy"):
        with pytest.raises(InvalidSeat):
            Batch("conspiracy", 1, 2, bots=bots)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot):
        Batch("conspiracy", 1, 2, bots={0: "nobody"})


def test_a_bot_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        def choose(self, world: Game) -> int:
            raise ZeroDivisionError

    monkeypatch.setattr("deepcourt.bots.make", lambda name: Broken())
    with pytest.raises(ZeroDivisionError):
        Batch("conspiracy", 8, 2, 1, bots={0: "broken"})


def test_a_bot_that_fails_later_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whichever game and on whichever core."""

    class Moody(Bot):
        fine = True

        def choose(self, world: Game) -> int:
            if not self.fine:
                raise ZeroDivisionError
            return world.legal_actions()[0]

    bots = [Moody() for _ in range(200)]
    coming = iter(bots)
    monkeypatch.setattr("deepcourt.bots.make", lambda name: next(coming))
    batch = Batch("conspiracy", len(bots), 2, 1, bots={0: "moody"}, cores=2)
    batch.step_at_random(20)
    bots[150].fine = False
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            batch.step_at_random(200)
