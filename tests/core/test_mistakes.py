"""What goes wrong in the first ten minutes: a sentence says what would be right."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import deepcourt
from deepcourt import Game, bots
from deepcourt.core.errors import (
    GameOver,
    InvalidSeat,
    InvalidSeed,
    UnknownAction,
    UnknownBot,
    UnknownGame,
    WrongPlayerCount,
)
from deepcourt.lab.hooks import Hook, run_series
from deepcourt.lab.matches import Match
from deepcourt.lab.simulate import simulate
from deepcourt.lab.tournament import TournamentTerms

each_bot = pytest.mark.parametrize("name", ["random", "greedy", "novice"])


def game(players: int = 2) -> Game:
    return deepcourt.new_game("conspiracy", players, 1)


def finished() -> Game:
    played = game()
    while not played.over:
        played.apply(played.legal_actions()[0])
    return played


# -- starting a game ------------------------------------------------------------------------


@pytest.mark.parametrize("name", [123, None, ["abyss"], b"abyss"], ids=repr)
def test_a_game_goes_by_its_name(name: Any) -> None:
    with pytest.raises(UnknownGame, match="The games are: conspiracy, abyss, tyrants"):
        deepcourt.new_game(name)


@pytest.mark.parametrize("players", ["3", 3.0, True, None], ids=repr)
def test_the_number_of_players_is_a_whole_one(players: Any) -> None:
    with pytest.raises(WrongPlayerCount, match=f"abyss is for 2 to 4 players, not {players!r}"):
        deepcourt.new_game("abyss", players=players)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array])
def test_numbers_of_numpy_are_numbers(kind: Callable[[int], Any]) -> None:
    same = deepcourt.new_game("abyss", kind(3), kind(7))
    assert same.position() == deepcourt.new_game("abyss", 3, 7).position()
    assert same.view(kind(1)) == same.view(1)
    assert type(same.view(kind(1))["viewer"]) is int
    assert type(deepcourt.Record.new("abyss", kind(3), kind(7)).seed) is int
    same.apply(kind(same.legal_actions()[0]))
    assert same.moves == 1


@pytest.mark.parametrize("seed", ["7", 1.5, True, -1, 2**53], ids=repr)
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(InvalidSeed, match=f"not {seed!r}"):
        deepcourt.new_game("abyss", seed=seed)


# -- playing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action", [0.999, 1.0, np.float64(0), True, np.True_, "0", None, [0], -1, 231, 2**40], ids=repr
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    asked = game()
    before = asked.position()
    for call in (asked.apply, asked.notation, asked.why_not):
        with pytest.raises(UnknownAction, match="they are numbered 0 to 230"):
            call(action)
    assert asked.position() == before


def test_an_action_is_written_as_text() -> None:
    with pytest.raises(UnknownAction, match="written as text, not as 3"):
        game().parse(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", ["0", 1.0, True, 2, -1], ids=repr)
def test_a_seat_is_one_of_the_table(seat: Any) -> None:
    asked = game()
    for call in (asked.view, asked.observation, asked.score_sheet):
        with pytest.raises(InvalidSeat, match=f"there is no seat {seat!r}; this table has 0 to 1"):
            call(seat)


@pytest.mark.parametrize("rng", [None, 1, np.random.default_rng(1)], ids=["none", "seed", "numpy"])
def test_worlds_are_drawn_with_random_numbers_of_python(rng: Any) -> None:
    with pytest.raises(TypeError, match=r"with a random\.Random, not with"):
        game().sample(0, rng)
    assert game().sample(0, random.Random(1))


# -- bots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [123, None, ["greedy"]], ids=repr)
def test_a_bot_goes_by_its_name(name: Any) -> None:
    with pytest.raises(UnknownBot, match="The bots are: random, greedy, novice"):
        bots.make(name)


@pytest.mark.parametrize("seed", ["1", None, 0.5, -1, 2**64], ids=repr)
def test_the_seed_of_a_bot_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(InvalidSeed, match=f"not {seed!r}"):
        bots.make("greedy", seed)
    assert bots.make("greedy", 2**64 - 1)


@each_bot
@pytest.mark.parametrize("world", [None, "conspiracy"], ids=repr)
def test_a_bot_chooses_in_a_game(name: str, world: Any) -> None:
    with pytest.raises(TypeError, match=f"a bot chooses in a game, not in {world!r}"):
        bots.make(name).choose(world)


@each_bot
def test_a_bot_chooses_nothing_where_the_game_is_over(name: str) -> None:
    with pytest.raises(GameOver, match="nothing to choose"):
        bots.make(name).choose(finished())


def test_a_bot_in_place_of_a_name_is_told_where_it_can_play() -> None:
    own = [bots.make("greedy"), bots.make("random")]
    for call in (
        lambda: bots.make(own[0]),  # type: ignore[arg-type]
        lambda: simulate("conspiracy", own, 10),  # type: ignore[arg-type]
        lambda: run_series("conspiracy", own, 10, 1, [Hook]),  # type: ignore[arg-type]
        lambda: TournamentTerms.checked("conspiracy", own, 10),  # type: ignore[arg-type]
    ):
        with pytest.raises(UnknownBot, match=r"bots go by their names .*matches\.Match` takes"):
            call()
    assert Match(game(), own).play(1, 0, 2).games == 2


# -- series of games ------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 3, 6])
def test_a_match_has_as_many_bots_as_players(count: int) -> None:
    with pytest.raises(WrongPlayerCount, match=f"a game of 2 needs 2 bots, not {count}"):
        Match(game(), [bots.make("greedy") for _ in range(count)])


def test_a_match_is_between_bots() -> None:
    with pytest.raises(UnknownBot, match=r"'greedy' is no bot; `deepcourt\.bots\.make` makes one"):
        Match(game(), ["greedy", "greedy"])  # type: ignore[list-item]


SERIES: list[Callable[[Any, Any], object]] = [
    lambda names, games: simulate("conspiracy", names, games),
    lambda names, games: run_series("conspiracy", names, games, 1, [Hook]),
    lambda names, games: TournamentTerms.checked("conspiracy", names, games),
]


@pytest.mark.parametrize("series", SERIES)
def test_a_series_has_a_list_of_bots_and_a_number_of_games(
    series: Callable[[Any, Any], object],
) -> None:
    with pytest.raises(UnknownBot, match="the bots are a list of names"):
        series("greedy,random", 10)
    for games in (0, -1, 1.5, "10", True):
        with pytest.raises(ValueError, match=f"at least 1 game is needed, not {games!r}"):
            series(["greedy", "random"], games)
