"""Martial law: no more than twelve allies at the end of a turn, unless they are paid for."""

from __future__ import annotations

from dataclasses import replace

from ..witness import covers
from .table import Seat, Table, lay

TWELVE = "crab-1*5 squid-1*4 squid-2*3"
ELEVEN = "crab-1*5 squid-1*4 squid-2*2"


def ending(more: str, me: Seat, *others: Seat) -> Table:
    """Seat 0 ends the turn with twelve allies and some more, the last of them from the Council."""
    me = replace(me, hand=f"{TWELVE} {more}")
    table = lay(me, *others, leviathan=True, council="seahorse-1 seahorse-2")
    return table.play("take-pile seahorse")


def test_vector_w7_twelve_allies_are_no_trouble() -> None:
    table = lay(Seat(hand=ELEVEN, pearls=2), leviathan=True, council="seahorse-1")
    table.play("take-pile seahorse")
    assert table.seat(0)["hand_size"] == 12
    assert table.asked() == (1, "turn")
    assert table.pearls(0) == 2


@covers("decision:martial-law", "verb:pay-pearl", "verb:discard")
def test_vector_w7_fifteen_allies_and_two_pearls() -> None:
    table = ending("squid-3", Seat(pearls=2))
    assert table.asked() == (0, "martial-law")
    assert table.details() == {"count": 3}
    assert table.choices() == [
        "pay-pearl",
        "discard ally:crab-1",
        "discard ally:seahorse-1",
        "discard ally:seahorse-2",
        "discard ally:squid-1",
        "discard ally:squid-2",
        "discard ally:squid-3",
    ]
    table.play("pay-pearl")
    assert table.details() == {"count": 2}
    table.play("pay-pearl")
    assert table.details() == {"count": 1}
    assert table.pearls(0) == 0
    assert "pay-pearl" not in table.choices()
    assert table.refusal("pay-pearl").id == "no-pearl"
    table.play("discard ally:seahorse-1")
    assert table.seat(0)["hand_size"] == 14
    assert table.asked() == (1, "turn")


@covers("decision:martial-law", "event:ally-discarded")
def test_vector_w7_nothing_paid_leaves_twelve() -> None:
    table = ending("squid-3", Seat(pearls=2))
    table.play("discard ally:squid-3", "discard ally:seahorse-1", "discard ally:seahorse-2")
    assert table.seat(0)["hand_size"] == 12
    assert table.pearls(0) == 2
    assert {"squid-3", "seahorse-1", "seahorse-2"} <= set(table.discard().split())
    assert table.asked() == (1, "turn")


@covers("decision:martial-law", "verb:pay-pearl", "verb:discard")
def test_vector_w7_one_paid_and_two_discarded() -> None:
    table = ending("squid-3", Seat(pearls=2))
    table.play("discard ally:squid-3", "pay-pearl", "discard ally:crab-1")
    assert table.seat(0)["hand_size"] == 13
    assert table.pearls(0) == 1


@covers("decision:martial-law")
def test_vector_w7_it_is_asked_for_again_in_the_next_turn() -> None:
    table = ending("", Seat(pearls=4)).play("pay-pearl", "pay-pearl")
    assert table.seat(0)["hand_size"] == 14
    table.play("explore -> crab-5", "decline", "take-ally", "explore -> crab-4", "take-ally")
    assert table.asked() == (0, "martial-law")
    assert table.details() == {"count": 3}
    assert table.pearls(0) == 2


@covers("reason:no-pearl")
def test_without_a_pearl_allies_must_go() -> None:
    table = ending("", Seat())
    assert table.refusal("pay-pearl").id == "no-pearl"
    assert table.refusal("discard ally:jellyfish-5").id == "ally-not-in-hand"


def test_affiliated_allies_do_not_count() -> None:
    me = Seat(hand=ELEVEN, affiliated="jellyfish-1*4 jellyfish-2*3", pearls=1)
    table = lay(me, leviathan=True, council="seahorse-1").play("take-pile seahorse")
    assert table.asked() == (1, "turn")


@covers("verb:buy")
def test_leviathan_ruling_41_purchases_in_other_turns_are_tested_at_the_end_of_the_own_one() -> (
    None
):
    table = lay(
        Seat(),
        Seat(hand=TWELVE, pearls=2),
        leviathan=True,
        deck="seahorse-1*2 seahorse-2*2",
        council="shellfish-5",
    )
    table.play("explore -> seahorse-1", "buy", "take-ally")
    assert table.seat(1)["hand_size"] == 13
    assert table.asked() == (1, "turn")
    table.play("take-pile shellfish")
    assert table.asked() == (1, "martial-law")
    assert table.details() == {"count": 2}


def test_leviathan_ruling_41_the_others_are_not_tested() -> None:
    table = lay(Seat(), Seat(hand=f"{TWELVE} crab-5"), leviathan=True, council="squid-3")
    table.play("take-pile squid")
    assert table.asked() == (1, "turn")
    assert table.seat(1)["hand_size"] == 13


@covers("lord:commander", "decision:disarm")
def test_leviathan_ruling_42_an_opposing_commander_comes_first() -> None:
    table = ending("", Seat(pearls=5), Seat(lords="commander"))
    assert table.asked() == (0, "disarm")
    assert table.details() == {"count": 8}
    for ally in ("crab-1", "crab-1", "crab-1", "squid-1", "squid-1", "squid-2", "squid-2"):
        table.play(f"discard ally:{ally}")
    table.play("discard ally:seahorse-1")
    assert table.seat(0)["hand_size"] == 6
    assert table.pearls(0) == 5
    assert table.asked() == (1, "turn")


@covers("lord:commander", "lord:shaman", "decision:martial-law")
def test_leviathan_ruling_42_the_shaman_leaves_martial_law_in_force() -> None:
    table = ending("", Seat(pearls=5, lords="shaman"), Seat(lords="commander"))
    assert table.asked() == (0, "martial-law")
    assert table.play("pay-pearl", "pay-pearl").asked() == (1, "turn")


@covers("lord:slaver", "decision:powers", "verb:end-turn")
def test_leviathan_ruling_55_martial_law_comes_after_the_powers_last_of_all() -> None:
    table = ending("", Seat(lords="slaver"))
    assert table.asked() == (0, "powers")
    table.play("sell ally:seahorse-1")
    assert table.asked() == (0, "martial-law")
    assert table.details() == {"count": 1}
    assert table.play("pay-pearl").asked() == (1, "turn")
    table = ending("", Seat(lords="slaver")).play("end-turn")
    assert table.asked() == (0, "martial-law")


@covers("decision:location", "decision:martial-law")
def test_leviathan_ruling_55_and_after_the_locations() -> None:
    me = Seat(hand=TWELVE, keys=3, pearls=1)
    table = lay(me, leviathan=True, council="seahorse-1", available="jail")
    table.play("take-pile seahorse")
    assert table.asked() == (0, "location")
    table.play("take location:jail")
    assert table.asked() == (0, "martial-law")
    table.play("pay-pearl")
    assert table.asked() == (1, "turn")


def test_without_leviathan_there_is_no_martial_law() -> None:
    hand = "crab-1*4 squid-1*4 seahorse-1*4 jellyfish-1*4"
    table = lay(Seat(hand=hand), council="shellfish-1").play("take-pile shellfish")
    assert table.seat(0)["hand_size"] == 17
    assert table.asked() == (1, "turn")
