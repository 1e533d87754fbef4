"""The rulings on this implementation, by their numbers: what is asked, and what chance decides."""

from __future__ import annotations

from itertools import permutations

import pytest

import deepcourt
from deepcourt.games.tyrants.board import HOUSES, PLACE_IDS, capacity, layout, whites
from deepcourt.games.tyrants.title import PAIRS

from .places import APART
from .table import CARDS, Seat, Table, lay, played


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


def end_of(*steps: str) -> Table:
    """A table on which seat 0 has played cards and given answers, and then ends the turn."""
    table = lay(Seat(hand=" ".join(step for step in steps if step in CARDS)))
    table.play(*(f"play card:{step}" if step in CARDS else step for step in steps))
    return table.play("end-turn")


@pytest.mark.parametrize(
    "steps",
    [
        ["ambassador"] * 3,
        ["wyrmspeaker"] * 3,
        ["black-earth-cultist", "pass", "black-earth-cultist", "black-earth-cultist"],
    ],
    ids=lambda steps: str(steps[0]),
)
def test_ruling_69_three_equal_cards_can_all_be_promoted(steps: list[str]) -> None:
    """What the last promotion finds may be its own card, or another one: that is asked."""
    card = steps[0]
    for answer, promoted in ((f"promote card:{card}", 3), ("pass", 2)):
        table = end_of(*steps)
        assert table.circle() == f"{card} {card}"
        assert table.details() == {"card": card, "count": 1, "optional": True}
        assert table.choices() == [f"promote card:{card}", "pass"]
        table.play(answer)
        assert table.circle().split() == [card] * promoted
        assert table.is_asked("turn", 1)


def test_ruling_69_of_two_equal_cards_each_promotes_the_other() -> None:
    """The second promotion finds a card that is surely not its own: nothing is asked."""
    table = end_of("ambassador", "ambassador")
    assert table.circle() == "ambassador ambassador"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize(
    "turn",
    [*permutations(["advocate choose 1", "advocate choose 2", "wyrmspeaker"])],
    ids=" ".join,
)
def test_ruling_69_copies_of_which_one_waits_can_both_be_promoted(turn: tuple[str, ...]) -> None:
    """In every order of play, be the second one asked for or the only one left to promote."""
    table = end_of(*(step for card in turn for step in card.split(" ", 1)))
    while table.is_asked("promote"):
        table.play("promote card:advocate")
    assert table.circle() == "advocate advocate"
    assert table.discard() == "wyrmspeaker"
    assert table.is_asked("turn", 1)


def test_ruling_69_two_different_cards_promote_one_another_in_any_order() -> None:
    table = end_of("ambassador", "puppeteer")
    assert set(table.circle().split()) == {"ambassador", "puppeteer"}
    assert table.is_asked("turn", 1)


def test_ruling_69_a_card_may_be_left_over_by_the_order() -> None:
    """Whoever comes last finds only itself."""
    for last in ("ambassador", "puppeteer", "wyrmspeaker"):
        table = end_of("ambassador", "puppeteer", "wyrmspeaker")
        first, second = sorted({"ambassador", "puppeteer", "wyrmspeaker"} - {last})
        table.play(f"resolve card:{first}", f"promote card:{second}")
        assert table.is_asked("order")
        table.play(f"resolve card:{second}", f"promote card:{first}")
        assert table.circle().split() == [second, first]
        assert table.discard() == last


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
    table = Table(deepcourt.new_game("tyrants", players=2, seed=1))
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
        game = deepcourt.new_game("tyrants", players=2, seed=seed, decks="random")
        pair = "-".join(game.view()["half_decks"])
        drawn.add(pair)
        chosen = deepcourt.new_game("tyrants", players=2, seed=seed, decks=pair)
        assert chosen.position() == game.position()
    assert drawn == set(PAIRS)


def test_ruling_76_elder_brains_necromancer_cannot_promote_itself() -> None:
    me = Seat(hand="noble", deck="", circle="necromancer")
    table = played("elder-brain", me=me).play("choose 2")
    assert table.choices() == ["promote-held card:noble"]
    assert table.refusal("promote-this").id == "already-promoted"
    table.play("promote-held card:noble")
    assert table.circle() == "necromancer noble"
    assert table.goes_on()


def test_ruling_76_elder_brains_necromancer_may_find_nothing_to_promote() -> None:
    table = played("elder-brain", me=Seat(deck="", circle="necromancer")).play("choose 2")
    assert table.circle() == "necromancer"
    assert table.goes_on()
