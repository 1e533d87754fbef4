"""The attack of a Leviathan whose zone another one comes to."""

from __future__ import annotations

import pytest

from ..witness import covers
from .border import NEWCOMERS, Leviathan, each_leviathan, meet
from .table import Seat, Table

ME = Seat(hand="crab-1 crab-2 crab-3 squid-4", pearls=5, lords="miller landowner")
NEIGHBOUR = Seat(hand="crab-4 squid-5", pearls=3, lords="keeper", wounds=1)


def attacked(beast: str, me: Seat, *others: Seat) -> Table:
    """Seat 0 goes on past a monster and is attacked."""
    newcomer, spare, *_ = [one for one in NEWCOMERS.split() if one != beast]
    table = meet(
        me,
        *(others or [Seat(hand="squid-1")]),
        border=f"{beast}@8",
        leviathan_deck=f"{newcomer} {spare}",
        deck="squid-2*2 squid-3*2",
    ).play(f"explore-on -> {newcomer} 4+4")
    assert table.told("leviathan-attacked") == [{"seat": 0, "leviathan": beast}]
    return table


@each_leviathan
def test_what_every_leviathan_does_when_it_attacks(leviathan: Leviathan) -> None:
    table = attacked(leviathan.id, ME, NEIGHBOUR)
    wounds, pearls, hand, lords = 0, 5, ME.hand, "miller landowner"
    if leviathan.penalty == "wounds":
        wounds = leviathan.amount
        assert table.told("wounds-taken") == [{"seat": 0, "count": wounds, "total": wounds}]
    elif leviathan.penalty == "pearls":
        pearls -= leviathan.amount
    elif leviathan.penalty == "allies":
        assert table.asked() == (0, "lose-allies")
        assert table.details() == {"count": leviathan.amount, "leviathan": leviathan.id}
        assert table.choices() == [f"discard ally:{ally}" for ally in ME.hand.split()]
        table.play("discard ally:crab-2", "discard ally:squid-4", "discard ally:crab-1")
        hand = "crab-3"
    else:
        assert leviathan.penalty == "lord"
        assert table.asked() == (0, "lose-lord")
        assert table.details() == {"leviathan": leviathan.id}
        assert table.choices() == ["dismiss lord:miller", "dismiss lord:landowner"]
        table.play("dismiss lord:miller")
        lords = "landowner"
    assert table.seat(0)["wounds"] == wounds
    assert (table.pearls(0), table.hand(0), table.lords(0)) == (pearls, hand, lords)
    assert table.asked() in ((0, "ally"), (1, "offer"))
    assert leviathan.id not in table.border()
    assert leviathan.id in table.view()["border"]["discard"]


# -- pearls -------------------------------------------------------------------------------


@covers("penalty:pearls")
@pytest.mark.parametrize(("pearls", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (9, 6)])
def test_three_pearls_are_lost_or_all_there_are(pearls: int, left: int) -> None:
    assert attacked("shell-warden", Seat(pearls=pearls)).pearls(0) == left


@covers("penalty:pearls")
def test_vector_w5_two_pearls_against_the_reef_grinder() -> None:
    table = attacked("reef-grinder", Seat(pearls=2))
    assert table.told("pearls-lost") == [{"seat": 0, "count": 2, "total": 0}]
    assert table.border() == "mud-claw@8"


# -- allies -------------------------------------------------------------------------------


@covers("penalty:allies", "event:ally-discarded")
def test_vector_w5_a_hand_of_three_goes_unasked() -> None:
    table = attacked("veiled-mother", Seat(hand="crab-1 squid-4 seahorse-2"))
    assert [lost["ally"] for lost in table.told("ally-discarded")] == [
        "crab-1",
        "seahorse-2",
        "squid-4",
    ]
    assert table.hand(0) == ""
    assert table.asked() == (0, "ally")


@pytest.mark.parametrize("hand", ["", "crab-1", "crab-1 squid-4"])
def test_fewer_than_three_allies_all_go(hand: str) -> None:
    table = attacked("drifting-shroud", Seat(hand=hand))
    assert table.hand(0) == ""
    assert len(table.told("ally-discarded")) == len(hand.split())


def test_who_keeps_some_allies_is_asked_also_if_they_are_equal() -> None:
    table = attacked("veiled-mother", Seat(hand="crab-1*5"))
    assert table.asked() == (0, "lose-allies")
    table.play(*["discard ally:crab-1"] * 3)
    assert table.hand(0) == "crab-1 crab-1"
    assert table.asked() == (0, "ally")


@covers("decision:lose-allies", "verb:discard")
def test_the_allies_are_chosen_one_by_one() -> None:
    table = attacked("veiled-mother", Seat(hand="crab-1*2 squid-4*2"))
    assert table.refusal("discard ally:crab-2").id == "ally-not-in-hand"
    table.play("discard ally:squid-4")
    assert table.details()["count"] == 2
    table.play("discard ally:squid-4", "discard ally:crab-1")
    assert table.hand(0) == "crab-1"
    assert table.asked() == (0, "ally")


def test_leviathan_ruling_11_lost_allies_go_to_the_exploration_discard() -> None:
    table = attacked("veiled-mother", Seat(hand="squid-5 shellfish-5 seahorse-5"))
    assert {"squid-5", "shellfish-5", "seahorse-5"} <= set(table.discard().split())


# -- a lord -------------------------------------------------------------------------------


@covers("penalty:lord", "event:lord-discarded")
def test_a_single_free_lord_is_lost_unasked() -> None:
    table = attacked("many-arms", Seat(lords="miller keeper@depths reaper@depths"))
    assert table.told("lord-discarded") == [{"seat": 0, "lord": "miller"}]
    assert table.lords(0) == "keeper@depths reaper@depths"


@covers("penalty:lord")
def test_vector_w5_lords_under_locations_are_safe() -> None:
    table = attacked("ink-tyrant", Seat(lords="miller@depths"))
    assert table.lords(0) == "miller@depths"
    assert "lord-discarded" not in table.story()
    assert table.border() == "mud-claw@8"


@covers("penalty:lord", "reason:lord-not-free")
def test_a_lord_under_a_location_cannot_be_given() -> None:
    table = attacked("ink-tyrant", Seat(lords="miller landowner keeper@depths"))
    assert table.choices() == ["dismiss lord:miller", "dismiss lord:landowner"]
    assert table.refusal("dismiss lord:keeper").id == "lord-not-free"


@covers("decision:lose-lord")
def test_leviathan_ruling_09_a_disabled_lord_may_be_given() -> None:
    table = attacked("many-arms", Seat(lords="~miller landowner"))
    assert table.choices() == ["dismiss lord:miller", "dismiss lord:landowner"]
    assert table.play("dismiss lord:miller").lords(0) == "landowner"


def test_leviathan_ruling_10_a_lost_lord_leaves_the_game_and_counts_for_nothing() -> None:
    seat = Seat(lords="miller landowner keeper@jail")
    table = attacked("many-arms", seat)
    assert table.line(0, "lords").points == 10 + 12 + 6
    assert table.worth(0, "jail") == 12
    table.play("dismiss lord:landowner")
    assert table.line(0, "lords").points == 10 + 6
    assert table.worth(0, "jail") == 13
    assert table.view()["lord_discard"].count("landowner") == 1


def test_leviathan_ruling_10_a_lost_lord_is_none_of_the_seven() -> None:
    seven = "miller landowner aquaculturalist trader peddler shopkeeper jailer"
    table = attacked("ink-tyrant", Seat(lords=seven)).play("dismiss lord:jailer", "take-ally")
    assert table.view()["finisher"] is None
    assert table.asked() == (1, "turn")


# -- whoever adds it, and nobody else -----------------------------------------------------


@each_leviathan
def test_leviathan_ruling_08_only_who_adds_it_suffers(leviathan: Leviathan) -> None:
    table = attacked(leviathan.id, ME, NEIGHBOUR)
    while table.asked()[1] in ("lose-allies", "lose-lord"):
        assert table.asked()[0] == 0
        table.play(table.choices()[0])
    assert table.seat(1)["wounds"] == 1
    assert (table.hand(1), table.pearls(1), table.lords(1)) == ("crab-4 squid-5", 3, "keeper")


@pytest.mark.parametrize("beast", ["veiled-mother", "shell-warden", "ink-tyrant"])
def test_leviathan_ruling_07_it_leaves_even_if_there_is_nothing_to_lose(beast: str) -> None:
    table = attacked(beast, Seat())
    assert table.told("leviathan-left") == [{"leviathan": beast}]
    assert table.border() == "mud-claw@8"
    assert beast in table.view()["border"]["discard"]


def test_leviathan_ruling_12_who_leaves_is_not_slain_and_does_not_come_back() -> None:
    table = attacked("curl-tail", Seat(hand="crab-5"))
    assert table.seat(0)["slain"] == []
    assert table.view()["border"]["statue"] is None
    assert "curl-tail" not in table.game.position()["table"]["leviathan_deck"]


def test_leviathan_ruling_46_wounds_are_not_limited() -> None:
    table = attacked("old-carapace", Seat(wounds=100), Seat(wounds=30))
    assert table.told("wounds-taken") == [{"seat": 0, "count": 4, "total": 104}]
    assert table.line(0, "wounds").points == -104
