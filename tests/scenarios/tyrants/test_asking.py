"""The rulings on this implementation, by their numbers: what is asked, and what chance decides."""

from __future__ import annotations

import deepcourt
from deepcourt.games.tyrants.board import HOUSES, PLACE_IDS, capacity, layout, whites
from deepcourt.games.tyrants.title import PAIRS

from .places import APART
from .table import Seat, Table, lay, played


def crowded() -> dict[str, str]:
    """A map without an empty space; the white troops of Araumycos lie in a hall."""
    found = {}
    for place in layout(2).places:
        white = 0 if PLACE_IDS[place] == "araumycos" else whites(place)
        house = HOUSES[place % 2]
        found[PLACE_IDS[place]] = f"white*{white} {house}*{capacity(place) - white}"
    return found


def test_ruling_67_a_single_answer_that_everybody_sees_is_given_at_once() -> None:
    table = played("doppelganger", troops=APART)
    assert table.story() == ["card-played", "troop-supplanted"]
    assert table.goes_on()


def test_ruling_67_a_forced_discard_is_always_asked() -> None:
    table = played("cranium-rats", Seat(hand="noble*4"), me=Seat(barracks=0))
    assert table.choices() == ["discard card:noble"]
    assert table.is_asked("discard", 1)


def test_ruling_67_the_promotion_of_the_necromancer_is_always_asked() -> None:
    table = played("necromancer").play("choose 2")
    assert table.choices() == ["promote-this"]


def test_ruling_68_focus_is_asked_for_whatever_the_hand() -> None:
    table = played("imix", me=Seat(hand="noble"))
    assert table.asked() == (0, "focus")
    assert table.choices() == ["pass"]


def test_ruling_69_equal_effects_are_not_put_in_order() -> None:
    table = lay(Seat(hand="wyrmspeaker earth-elemental-myrmidon noble*2 soldier"))
    for card in ("wyrmspeaker", "earth-elemental-myrmidon", "noble", "noble", "soldier"):
        table.play(f"play card:{card}")
    assert table.view()["end_effects"] == ["wyrmspeaker", "earth-elemental-myrmidon"]
    table.play("end-turn")
    assert table.is_asked("promote")


def test_ruling_69_different_effects_are_put_in_order() -> None:
    table = lay(Seat(hand="wyrmspeaker fire-elemental-myrmidon noble*2"))
    table.play("play card:wyrmspeaker", "play card:fire-elemental-myrmidon", "play card:noble")
    table.play("end-turn")
    assert table.choices() == [
        "resolve card:wyrmspeaker",
        "resolve card:fire-elemental-myrmidon",
    ]


def test_ruling_70_nothing_is_lifted_without_a_space_to_put_it() -> None:
    table = played("cleric-of-laogzed", troops=crowded())
    assert table.goes_on()
    assert table.story() == ["card-played"]


def test_ruling_70_no_trophy_is_taken_without_a_space_to_put_it() -> None:
    table = played("mummy-lord", me=Seat(hall="white*4"), troops=crowded())
    table.play("choose 2", "choose 2")
    assert table.hall() == "white*4"
    assert table.goes_on()


def test_ruling_70_nobody_is_chosen_for_an_outcast_that_is_not_there() -> None:
    table = played("myconid-adult", players=3, stacks={"insane-outcast": 0})
    assert table.goes_on()
    assert table.discard(1) == ""


def test_ruling_71_the_first_troops_bring_no_influence() -> None:
    table = Table(deepcourt.new("tyrants", players=2, seed=1))
    table.play("start eryndlyn", "start skullport")
    assert table.told("marker-influence") == []
    assert table.influence() == 0


def test_ruling_72_two_outcasts_each_come_one_by_one() -> None:
    table = played("demogorgon", players=4, me=Seat(hand="noble"), stacks={"insane-outcast": 4})
    before = [table.discard(seat) for seat in range(4)]
    assert before == ["", "", "", ""]
    table.play("devour card:noble")
    assert [table.discard(seat) for seat in range(4)] == [
        "",
        "insane-outcast*2",
        "insane-outcast",
        "insane-outcast",
    ]


def test_ruling_73_without_the_demons_there_are_no_outcasts() -> None:
    for pair in PAIRS:
        there = lay(decks=pair).stack("insane-outcast")
        assert there == (30 if "demons" in pair else 0)


def test_ruling_74_random_half_decks_are_drawn_by_the_seed() -> None:
    drawn = set()
    for seed in range(100):
        game = deepcourt.new("tyrants", players=2, seed=seed, decks="random")
        pair = "-".join(game.view()["half_decks"])
        drawn.add(pair)
        chosen = deepcourt.new("tyrants", players=2, seed=seed, decks=pair)
        assert chosen.position() == game.position()
    assert drawn == set(PAIRS)
