"""How a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import deepcourt
from deepcourt.core.errors import DeepcourtError

from ...games.abyss_figures import BASE_LORDS, LORDS
from .table import CARDS, TITLE, Table, all_cards, all_of


def begun(players: int, seed: int = 1) -> Table:
    return Table(deepcourt.new_game("abyss", players=players, seed=seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_are_the_same_for_every_number_of_players(players: int) -> None:
    view = begun(players).view()
    assert view["deck"] == 71
    assert view["discard"] == []
    assert view["track"] == []
    assert set(view["council"].values()) == {0}
    assert len(view["court"]) == 6
    assert view["lord_deck"] == len(BASE_LORDS) - 6
    assert len(view["available"]) == 1
    assert view["location_deck"] == 19
    assert view["tokens"] == 20
    assert view["threat"] == 1
    assert view["border"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_one_pearl_and_nothing_else(players: int) -> None:
    table = begun(players)
    for seat in range(players):
        own = table.seat(seat)
        assert own["pearls"] == 1
        assert (own["hand"], own["free"], own["locations"], own["affiliated"]) == ([], [], [], [])
        assert (own["keys"], own["tokens"], own["score"]) == (0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_picks_the_first_player(players: int) -> None:
    assert {begun(players, seed).asked() for seed in range(40)} == {
        (seat, "turn") for seat in range(players)
    }


def test_the_first_court_and_location_differ_from_game_to_game() -> None:
    assert len({begun(2, seed).court() for seed in range(20)}) == 20
    assert len({begun(2, seed).available() for seed in range(20)}) > 10


def test_a_first_turn_offers_an_exploration_and_nothing_from_an_empty_council() -> None:
    table = begun(2)
    assert table.choices() == ["explore"]
    assert table.refusal("plot").id == "court-full"


def test_play_goes_clockwise() -> None:
    table = begun(4, seed=3)
    first = table.game.seat
    order = []
    for value in range(1, 6):
        order.append(table.game.seat)
        table.play(f"explore -> crab-{value}", *["decline"] * 3, "take-ally")
    assert order == [(first + step) % 4 for step in range(5)]


@pytest.mark.parametrize("players", [1, 5])
def test_the_base_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(DeepcourtError):
        deepcourt.new_game("abyss", players=players)


def test_the_exploration_cards() -> None:
    cards = all_cards(leviathan=False)
    assert cards.total() == 71
    assert cards["monster"] == 6
    for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid"):
        assert [cards[f"{race}-{value}"] for value in (1, 2, 3, 4, 5)] == [4, 3, 3, 2, 1]


def test_the_lords_of_each_guild() -> None:
    played = all_of("lord", leviathan=False)
    assert played == Counter(BASE_LORDS)
    for lord in played:
        assert CARDS[lord]["guild"] == LORDS[lord].guild


def test_the_locations() -> None:
    assert all_of("location", leviathan=False).total() == 20


def test_leviathan_is_off_unless_it_is_asked_for() -> None:
    assert TITLE.options_of(deepcourt.new_game("abyss", players=2, seed=1)) == {"leviathan": False}
