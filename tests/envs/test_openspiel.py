"""OpenSpiel: its own tests, and the game behind them."""

from __future__ import annotations

import pickle
import random
import unittest
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import deepcourt
from deepcourt.core.errors import IllegalAction, InvalidOption, WrongPlayerCount
from deepcourt.envs import openspiel
from deepcourt.envs.openspiel import TableState, TitleGame

from ..games.cases import Case

DECISIONS = 60


def loaded(case: Case) -> TitleGame:
    game = pyspiel.load_game(
        f"deepcourt_{case.game}", {"players": case.players, **dict(case.options)}
    )
    assert isinstance(game, TitleGame)
    return game


def begun(game: TitleGame, seed: int) -> TableState:
    """The state after chance has dealt a seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        state.apply_action(byte)
    return state


def states(game: TitleGame, seed: int) -> Iterator[TableState]:
    """The states of a random game in which somebody decides; the same object walks along."""
    state = begun(game, seed)
    rng = random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def test_it_is_what_openspiel_asks_of_a_game(case: Case) -> None:
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", deepcourt.names())
def test_it_is_what_openspiel_asks_of_a_python_game(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"deepcourt_{name}"))


@pytest.mark.parametrize("name", deepcourt.names())
def test_it_keeps_to_the_api(name: str) -> None:
    attributes = {"game": pyspiel.load_game(f"deepcourt_{name}"), "game_name": f"deepcourt_{name}"}
    tests = type("ApiTest", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(tests).run(result)
    assert result.testsRun
    assert not [*result.errors, *result.failures]


def test_chance_deals_the_seed_of_the_game(case: Case) -> None:
    table = begun(loaded(case), 0x01020304).table
    assert table is not None
    assert table.game.position() == case.new(0x01020304).position()
    state = loaded(case).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(byte, 1 / 256) for byte in range(256)]


def test_players_see_and_do_what_their_seats_may(case: Case) -> None:
    spiel = loaded(case)
    game = case.new(3)
    seen = make_observation(spiel)
    layout = game.title.layout(case.players)
    for state in islice(states(spiel, 3), DECISIONS):
        for action in state.history()[4 + game.moves :]:
            game.apply(action)
        assert state.current_player() == game.seat
        assert state.legal_actions() == sorted(game.legal_actions())
        assert state.action_to_string(state.legal_actions()[0]) == game.notation(
            state.legal_actions()[0]
        )
        for seat in range(case.players):
            numbers = game.observation(seat).tolist()
            assert state.observation_tensor(seat) == numbers
            seen.set_from(state, seat)
            assert seen.tensor.tolist() == numbers
            assert {name: part.tolist() for name, part in seen.dict.items()} == {
                name: numbers[place] for name, place in layout.slices.items()
            }


def test_returns_are_the_rewards_of_the_game(case: Case) -> None:
    last = begun(loaded(case), 5)
    for state in states(loaded(case), 5):
        assert not any(state.returns())
        last = state
    assert last.table is not None
    assert last.table.game.over
    assert last.returns() == last.table.game.rewards()


def test_a_resampled_state_is_the_same_to_the_player_alone(case: Case) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for state in islice(states(loaded(case), 7), 0, DECISIONS, 4):
        for seat in range(case.players):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            differ += str(other) != str(state)
    assert differ


def test_a_resampled_state_does_not_tell_what_others_have_seen(case: Case) -> None:
    """Whatever another seat alone has seen or done is not in it."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    *_, state = islice(states(loaded(case), 8), DECISIONS)
    for seat in range(case.players):
        other = state.resample_from_infostate(seat, sampler)
        mine = state.information_state_string(seat).splitlines()
        for behind in range(1, case.players):
            told = other.information_state_string((seat + behind) % case.players).splitlines()
            assert {*told[1:-1]} <= {*mine[1:-1]}


def test_a_resampled_state_does_not_count_what_others_have_seen(case: Case) -> None:
    """Of private events only those of the player itself are left."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    *_, state = islice(states(loaded(case), 8), DECISIONS)
    private = [kind.name for kind in case.new(8).title.events if kind.private]
    for seat in range(case.players):
        other = state.resample_from_infostate(seat, sampler)
        for behind in range(1, case.players):
            past = seen_so_far(other, (seat + behind) % case.players)
            assert not any(any(past[name]) for name in private)


def seen_so_far(state: TableState, player: int) -> dict[str, list[float]]:
    """The past in the information-state tensor of a player: its counts by the kind of event."""
    recalled = recalling(state.get_game())
    recalled.set_from(state, player)
    return {
        name.removeprefix("seen."): part.tolist()
        for name, part in recalled.dict.items()
        if name.startswith("seen.")
    }


def recalling(game: TitleGame) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


def test_an_information_state_tensor_is_the_observation_and_counts_of_events(case: Case) -> None:
    """The counts are those of the events that the seat could see, from the player on."""
    spiel = loaded(case)
    game = case.new(3)
    counts = [
        {kind.name: [0.0] * (case.players + 1) for kind in game.title.events}
        for _ in range(case.players)
    ]
    for state in islice(states(spiel, 3), DECISIONS):
        for action in state.history()[4 + game.moves :]:
            game.listen()
            game.apply(action)
            for seat, seen in enumerate(counts):
                for event in game.events(seat):
                    about = event.args.get("seat")
                    behind = -1 if about is None else (int(about) - seat) % case.players
                    seen[event.kind.name][behind] += 1
        for seat, seen in enumerate(counts):
            assert seen_so_far(state, seat) == seen
            assert state.information_state_tensor(seat) == [
                *game.observation(seat),
                *chain.from_iterable(seen.values()),
            ]


def test_an_information_state_tensor_has_the_shape_that_is_declared(case: Case) -> None:
    game = loaded(case)
    assert game.get_type().provides_information_state_tensor
    observer = recalling(game)
    size = sum(part.size for part in observer.dict.values())
    assert game.information_state_tensor_shape() == [size]
    assert game.information_state_tensor_size() == observer.tensor.size == size
    for state in (game.new_initial_state(), begun(game, 1)):
        assert len(state.information_state_tensor(0)) == size
    assert not any(game.new_initial_state().information_state_tensor(0))


def test_an_observer_that_recalls_says_the_same_as_the_state() -> None:
    game = loaded(Case("abyss", 3))
    observer = recalling(game)
    *_, state = islice(states(game, 4), DECISIONS)
    for seat in range(3):
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == state.information_state_tensor(seat)
        assert observer.string_from(state, seat) == state.information_state_string(seat)


def test_a_cloned_state_counts_on_its_own() -> None:
    *_, state = islice(states(loaded(Case("conspiracy", 2)), 4), 20)
    before = state.information_state_tensor(0)
    clone = state.clone()
    assert clone.information_state_tensor(0) == before
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_tensor(0) == before
    assert clone.information_state_tensor(0) != before


def test_an_information_state_holds_all_that_went_before(case: Case) -> None:
    """It begins like every earlier one of the same player, and names the player's own actions."""
    earlier: dict[int, list[str]] = {}
    for state in islice(states(loaded(case), 9), DECISIONS):
        player = state.current_player()
        *past, _ = state.information_state_string(player).splitlines()
        before = earlier.get(player, [])
        assert past[: len(before)] == before
        own = [
            state.action_to_string(player, item.action)
            for item in state.full_history()
            if item.player == player
        ]
        rest = iter(past)
        assert all(action in rest for action in own)
        earlier[player] = past


def test_a_game_that_does_not_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "LONGEST_GAME", 12)
    *_, state = states(loaded(Case("conspiracy", 3)), 1)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.legal_actions() == []


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    state = begun(loaded(Case("conspiracy", 2)), 1)
    before = (str(state), state.history(), state.information_state_string(0))
    illegal = next(action for action in range(231) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match="is not legal now"):
        state.apply_action(illegal)
    assert (str(state), state.history(), state.information_state_string(0)) == before


def test_only_observations_that_there_are_can_be_made() -> None:
    game = loaded(Case("conspiracy", 2))
    private = pyspiel.PrivateInfoType
    for public, recall, whose in (
        (False, False, private.SINGLE_PLAYER),
        (True, False, private.ALL_PLAYERS),
        (True, False, private.NONE),
    ):
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=whose
        )
        assert make_observation(game, kind) is None


def test_games_and_states_can_be_pickled() -> None:
    game = loaded(Case("conspiracy", 3))
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == "deepcourt_conspiracy(players=3)"
    *_, state = islice(states(game, 2), 20)
    copy = pickle.loads(pickle.dumps(state))
    assert str(copy) == str(state)
    assert copy.information_state_string(1) == state.information_state_string(1)
    assert copy.information_state_tensor(1) == state.information_state_tensor(1)


@pytest.mark.parametrize("searching", ["mcts", "ismcts"])
def test_bots_of_openspiel_play_a_whole_game(searching: str) -> None:
    game = loaded(Case("conspiracy", 2))
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = (
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=luck)
        if searching == "mcts"
        else ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=luck)
    )
    opponent = pyspiel.make_uniform_random_bot(1, 7)
    state = begun(game, 4)
    while not state.is_terminal():
        state.apply_action((bot, opponent)[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(WrongPlayerCount):
        pyspiel.load_game("deepcourt_conspiracy(players=7)")
    with pytest.raises(InvalidOption):
        pyspiel.load_game("deepcourt_tyrants(outer=top)")
