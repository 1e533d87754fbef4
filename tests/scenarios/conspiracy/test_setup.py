"""The table before the first turn."""

from __future__ import annotations

import pytest

import deepcourt
from deepcourt.core.errors import WrongPlayerCount

from .table import GUILDS

PLAYER_COUNTS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_game_begins_with_full_decks_and_one_face_up_location(players: int) -> None:
    view = deepcourt.new_game("conspiracy", players=players, seed=1).view()
    assert view["deck"] == 60
    assert view["piles"] == {guild: [] for guild in GUILDS}
    assert view["location_deck"] == 23
    assert len(view["revealed"]) == 1


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_game_begins_with_empty_chambers_and_no_pearl_master(players: int) -> None:
    view = deepcourt.new_game("conspiracy", players=players, seed=1).view()
    assert [(seat["chamber"], seat["pearls"]) for seat in view["seats"]] == [([], 0)] * players
    assert view["pearl_master"] is None
    assert view["forced"] is None
    assert view["finisher"] is None


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_chance_names_the_first_player(players: int) -> None:
    first = {
        deepcourt.new_game("conspiracy", players=players, seed=seed).seat for seed in range(50)
    }
    assert first == set(range(players))


def test_chance_turns_up_the_first_location() -> None:
    face_up = {
        deepcourt.new_game("conspiracy", seed=seed).view()["revealed"][0] for seed in range(500)
    }
    assert len(face_up) == 24


def test_the_first_turn_offers_the_deck_alone() -> None:
    game = deepcourt.new_game("conspiracy", seed=1)
    choices = [game.notation(action) for action in game.legal_actions()]
    assert choices == ["draw-lords 1", "draw-lords 2", "draw-lords 3"]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(WrongPlayerCount):
        deepcourt.new_game("conspiracy", players=players)
