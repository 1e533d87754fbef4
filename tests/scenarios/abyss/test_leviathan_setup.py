"""How a game with Leviathan begins."""

from __future__ import annotations

from collections import Counter

import pytest

import deepcourt
from deepcourt.core.errors import InvalidPosition, WrongPlayerCount

from ...games.abyss_figures import BASE_LORDS, LEVIATHAN_LORDS, LORDS
from .border import LEVIATHANS
from .table import CARDS, RACES, ZONES, Table, all_of, lay

SUMS = {"2-3": (2, 3), "11-12": (11, 12)} | {zone: (int(zone),) for zone in ZONES[1:-1]}
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def begun(players: int, seed: int = 1) -> Table:
    return Table(deepcourt.new_game("abyss", players=players, seed=seed, leviathan=True))


@every_number
def test_vector_w9_sizes_of_the_decks(players: int) -> None:
    view = begun(players).view()
    assert view["deck"] == 95 - players
    assert view["lord_deck"] == len(LEVIATHAN_LORDS) - 6
    assert view["border"]["deck"] == 19
    assert len(view["court"]) == 6
    assert len(view["available"]) == 1
    assert view["location_deck"] == 19


@every_number
def test_everybody_has_a_plain_crab_and_a_pearl(players: int) -> None:
    table = begun(players)
    for seat in range(players):
        assert table.hand(seat) == "crab-1"
        assert table.pearls(seat) == 1
        assert table.seat(seat)["wounds"] == 0
        assert table.tokens(seat) == ""


@every_number
def test_one_leviathan_lies_unhurt_in_the_zone_of_the_dice(players: int) -> None:
    seen = set()
    for seed in range(40):
        border = begun(players, seed).view()["border"]
        [here] = [zone for zone in border["zones"] if zone["leviathan"]]
        assert sum(border["dice"]) in SUMS[here["zone"]]
        assert here["life"] == CARDS[here["leviathan"]]["life"]
        assert border["statue"] is None
        assert border["discard"] == []
        seen.add(here["leviathan"])
    assert len(seen) > 10


def test_the_border_replaces_the_threat_track() -> None:
    assert begun(3).view()["threat"] is None
    assert Table(deepcourt.new_game("abyss", players=3, seed=1)).view()["border"] is None


def test_anybody_may_begin() -> None:
    assert {begun(5, seed).view()["active"] for seed in range(60)} == set(range(5))


def test_the_tamer_is_left_in_the_box_and_lords_are_added() -> None:
    document = begun(2).game.position()["table"]
    lords = {*document["court"], *document["lord_deck"]}
    assert lords == LEVIATHAN_LORDS
    assert BASE_LORDS - lords == {"tamer"}
    assert all(CARDS[lord]["number"] == LORDS[lord].number for lord in lords)
    with pytest.raises(InvalidPosition, match="tamer is not played with"):
        lay(leviathan=True, court="tamer")


def test_without_leviathan_none_of_its_lords_is_there() -> None:
    assert {*all_of("lord", leviathan=False)} == BASE_LORDS
    with pytest.raises(InvalidPosition, match="rebel is not played with"):
        lay(court="rebel")


def test_every_leviathan_is_there_once() -> None:
    document = begun(2).game.position()["table"]
    here = [zone["leviathan"] for zone in document["border"] if zone]
    assert sorted([*here, *document["leviathan_deck"]]) == sorted(one.id for one in LEVIATHANS)


def test_leviathan_ruling_01_there_are_nine_monsters() -> None:
    assert begun(2).game.position()["table"]["deck"].count("monster") == 9


def test_the_allies_of_the_game() -> None:
    cards = begun(5).game.position()["table"]["deck"] + ["crab-1"] * 5
    allies = Counter((CARDS[card]["race"], CARDS[card]["value"]) for card in cards if card in CARDS)
    for race in RACES:
        copies = [allies[race, value] for value in range(1, 6)]
        assert copies == ([6, 4, 4, 3, 1] if race == "crab" else [5, 4, 4, 3, 1])
    for race in RACES:
        for value, effect in ((1, "pearls"), (2, "pearls"), (3, "dice"), (4, "dice")):
            assert cards.count(f"{race}-{value}-{effect}") == 1
    assert allies.total() == 86


def test_leviathan_ruling_02_there_are_nineteen_new_tokens() -> None:
    table = begun(2)
    assert table.view()["border"]["new_tokens"] == 19
    assert table.game.position()["table"]["new_tokens"] == [7, 4, 4, 4]


def test_leviathan_ruling_03_the_new_tokens_are_a_second_pile() -> None:
    table = begun(2)
    assert table.view()["tokens"] == 20
    assert table.game.position()["table"]["tokens"] == [9, 9, 2]


@every_number
def test_leviathan_ruling_04_a_plain_crab_that_is_not_dealt_is_in_the_deck(players: int) -> None:
    assert begun(players).game.position()["table"]["deck"].count("crab-1") == 5 - players


def test_five_play_with_leviathan_only() -> None:
    with pytest.raises(WrongPlayerCount):
        deepcourt.new_game("abyss", players=5)
    with pytest.raises(WrongPlayerCount):
        deepcourt.new_game("abyss", players=6, leviathan=True)
