"""The soldiers: what they do to opponents, and the Shaman who keeps them off."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import FARMERS, Seat, Table, hired, lay, price

SEVEN = "jellyfish-1*4 shellfish-1*3"
EIGHT = "crab-1*4 squid-1*4"


# -- Recruiter ----------------------------------------------------------------------------


def cost(*others: Seat, lords: str = "") -> int:
    """What the Keeper costs seat 0."""
    seat = Seat(hand="seahorse-5 shellfish-4 squid-4", lords=lords)
    table = lay(seat, *others, court=f"keeper {FARMERS}").play("recruit lord:keeper")
    return int(table.view()["payment"]["cost"])


@covers("lord:recruiter")
def test_an_opposing_recruiter_makes_lords_dearer_by_two() -> None:
    assert cost(Seat(lords="recruiter")) == 8
    assert cost(Seat(), Seat(lords="recruiter")) == 8


@pytest.mark.parametrize("lords", ["", "~recruiter", "recruiter@depths"])
def test_a_recruiter_that_is_not_active_changes_nothing(lords: str) -> None:
    assert cost(Seat(lords=lords)) == 6


def test_the_own_recruiter_changes_nothing() -> None:
    assert cost(Seat(), lords="recruiter") == 6


@covers("lord:shaman")
def test_the_shaman_keeps_the_recruiter_off() -> None:
    assert cost(Seat(lords="recruiter"), lords="shaman") == 6
    assert cost(Seat(lords="recruiter"), lords="~shaman") == 8


# -- Jailer -------------------------------------------------------------------------------


@covers("lord:jailer", "decision:jail", "verb:discard")
def test_the_jailer_costs_each_opponent_an_ally_of_their_choice() -> None:
    table = hired("jailer", Seat(hand="squid-1 squid-5"), Seat(hand="crab-1 crab-4"))
    assert table.asked() == (1, "jail")
    assert table.choices() == ["discard ally:squid-1", "discard ally:squid-5"]
    table.play("discard ally:squid-1")
    assert table.asked() == (2, "jail")
    table.play("discard ally:crab-4")
    assert (table.hand(1), table.hand(2)) == ("squid-5", "crab-1")
    assert "squid-1" in table.discard()
    assert table.asked() == (1, "turn")


def test_the_jailer_asks_also_without_a_choice() -> None:
    """Otherwise the recruiter would see the card by an action that can be taken back."""
    table = hired("jailer", Seat(hand="squid-1*2"), Seat(hand="crab-5"))
    assert table.asked() == (1, "jail")
    table.play("discard ally:squid-1")
    assert table.asked() == (2, "jail")
    table.play("discard ally:crab-5")
    assert (table.hand(1), table.hand(2)) == ("squid-1", "")


def test_the_jailer_does_nothing_to_an_empty_hand_or_to_the_own() -> None:
    table = hired("jailer", Seat(), me=Seat(hand="squid-1"))
    assert table.told("ally-discarded") == []
    assert table.hand(0) == "squid-1"


def test_the_shaman_keeps_the_jailer_off() -> None:
    table = hired("jailer", Seat(hand="squid-1 squid-5", lords="shaman"))
    assert table.hand(1) == "squid-1 squid-5"


# -- Seeker -------------------------------------------------------------------------------


@covers("lord:seeker")
def test_the_seeker_costs_each_opponent_two_pearls() -> None:
    table = hired("seeker", Seat(pearls=5), Seat(pearls=2), me=Seat(pearls=3))
    assert [table.pearls(seat) for seat in range(3)] == [3, 3, 0]


def test_the_seeker_takes_what_there_is_and_nothing_from_the_shaman() -> None:
    table = hired("seeker", Seat(pearls=1), Seat(), Seat(pearls=4, lords="shaman"))
    assert [table.pearls(seat) for seat in range(1, 4)] == [0, 0, 4]
    assert table.told("pearls-lost") == [{"seat": 1, "count": 1, "total": 0}]


# -- Assassin -----------------------------------------------------------------------------


@covers("lord:assassin", "decision:assassinate", "verb:disable", "event:lord-disabled")
def test_the_assassin_disables_a_free_lord_of_each_opponent() -> None:
    table = hired("assassin", Seat(lords="keeper slaver sage@depths"), Seat(lords="oracle"))
    assert table.asked() == (0, "assassinate")
    assert table.details() == {"seat2": 1}
    assert table.choices() == ["disable lord:slaver", "disable lord:keeper"]
    table.play("disable lord:slaver")
    assert table.told("lord-disabled") == [
        {"seat": 0, "lord": "slaver", "seat2": 1},
        {"seat": 0, "lord": "oracle", "seat2": 2},
    ]
    assert table.lords(1) == "~slaver keeper sage@depths"
    assert table.lords(2) == "~oracle"


def test_the_assassin_finds_nobody_without_a_free_lord() -> None:
    table = hired("assassin", Seat(), Seat(lords="sage@depths"), me=Seat(lords="keeper"))
    assert table.told("lord-disabled") == []
    assert table.lords(0) == "assassin keeper"


def test_the_shaman_keeps_the_assassin_off() -> None:
    table = hired("assassin", Seat(lords="shaman keeper"), Seat(lords="oracle"))
    assert table.lords(1) == "shaman keeper"
    assert table.lords(2) == "~oracle"


def test_a_disabled_shaman_protects_nobody() -> None:
    table = hired("assassin", Seat(lords="~shaman keeper"))
    assert table.lords(1) == "~shaman ~keeper"


# -- Commander ----------------------------------------------------------------------------


@covers("lord:commander", "decision:disarm")
def test_the_commander_lets_opponents_keep_six_allies() -> None:
    table = hired("commander", Seat(hand=EIGHT), Seat(hand="shellfish-1*4 shellfish-2*2"))
    assert table.asked() == (1, "disarm")
    assert table.details() == {"count": 2}
    table.play("discard ally:crab-1")
    assert table.details() == {"count": 1}
    table.play("discard ally:squid-1")
    assert table.hand(1) == "crab-1 crab-1 crab-1 squid-1 squid-1 squid-1"
    assert table.asked() == (1, "turn")


def test_the_commander_asks_nobody_with_six_allies_or_fewer() -> None:
    table = hired("commander", Seat(hand="crab-1*3 squid-1*3"), me=Seat(hand=SEVEN))
    assert table.asked() == (1, "turn")
    assert table.told("ally-discarded") == []


def test_the_commander_lasts_at_the_end_of_each_turn_of_an_opponent() -> None:
    table = lay(Seat(hand="crab-1*3 squid-1*3"), Seat(lords="commander"))
    table.play("explore -> jellyfish-5", "take-ally")
    assert table.asked() == (0, "disarm")
    table.play("discard ally:crab-1")
    assert table.asked() == (1, "turn")


def test_the_commander_does_not_bind_its_owner() -> None:
    table = lay(Seat(hand=EIGHT, lords="commander"))
    table.play("explore -> jellyfish-5", "take-ally")
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("lords", ["~commander", "commander@depths"])
def test_a_commander_that_is_not_active_binds_nobody(lords: str) -> None:
    table = lay(Seat(hand=EIGHT), Seat(lords=lords)).play("explore -> jellyfish-5", "take-ally")
    assert table.asked() == (1, "turn")


def test_the_shaman_keeps_the_commander_off_on_arrival_and_later() -> None:
    table = hired("commander", Seat(hand=EIGHT, lords="shaman"))
    assert table.asked() == (1, "turn")
    table.play("explore -> jellyfish-5", "take-ally")
    assert table.asked() == (0, "turn")


# -- Tamer --------------------------------------------------------------------------------


def fight(threat: int, *others: Seat, lords: str = "") -> Table:
    return lay(Seat(lords=lords), *others, threat=threat).play("explore -> monster", "fight")


@covers("lord:tamer")
def test_an_opposing_tamer_takes_a_space_of_the_threat_away() -> None:
    table = fight(2, Seat(lords="tamer"))
    assert table.details() == {"space": 1}
    assert table.choices() == ["choose reward:p", "choose reward:m"]


@pytest.mark.parametrize("lords", ["~tamer", "tamer@depths"])
def test_a_tamer_that_is_not_active_takes_nothing_away(lords: str) -> None:
    assert fight(2, Seat(lords=lords)).details() == {"space": 2}


def test_neither_the_own_tamer_nor_one_kept_off_by_the_shaman_takes_anything_away() -> None:
    assert fight(2, lords="tamer").details() == {"space": 2}
    assert fight(2, Seat(lords="tamer"), lords="shaman").details() == {"space": 2}


# -- Hunter -------------------------------------------------------------------------------


@covers("lord:hunter", "decision:hunt", "verb:hunt", "event:token-stolen", "event:token-won")
def test_the_hunter_steals_a_token_from_an_opponent() -> None:
    table = hired("hunter", Seat(tokens="2 4"), Seat(tokens="3"))
    assert table.asked() == (0, "hunt")
    assert table.choices() == ["hunt 1 monster", "hunt 2 monster"]
    table.play("hunt 1 monster -> 4")
    assert table.told("token-stolen", 2) == [{"seat": 0, "seat2": 1, "pile": "monster"}]
    assert table.told("token-won", 0) == [{"seat": 0, "influence": 4}]
    assert table.told("token-won", 1) == []
    assert (table.tokens(0), table.tokens(1)) == ("4", "2")


def test_each_token_may_be_the_one_that_the_hunter_gets() -> None:
    for influence in "234":
        table = hired("hunter", Seat(tokens="2 3 4"), Seat(tokens="2"))
        assert table.play(f"hunt 1 monster -> {influence}").tokens(0) == influence


def test_the_hunter_asks_nothing_if_there_is_one_opponent_to_hunt() -> None:
    table = hired("hunter", Seat(tokens="3"), Seat())
    assert (table.tokens(0), table.tokens(1)) == ("3", "")
    assert table.asked() == (1, "turn")


def test_the_hunter_finds_nothing_without_tokens_or_against_the_shaman() -> None:
    table = hired("hunter", Seat(), Seat(tokens="3", lords="shaman"), me=Seat(tokens="2"))
    assert table.told("token-stolen") == []
    assert (table.tokens(0), table.tokens(2)) == ("2", "3")


def test_the_hunter_may_not_be_turned_on_the_protected_or_on_oneself() -> None:
    protected = Seat(tokens="3", lords="shaman")
    table = hired("hunter", Seat(tokens="2"), Seat(tokens="2"), protected, me=Seat(tokens="2"))
    assert table.refusal("hunt 3 monster") == Reason("player-protected")
    assert table.refusal("hunt 0 monster") == Reason("not-yourself")
    assert table.refusal("hunt 4 monster") == Reason("no-such-player")
    assert table.refusal("hunt 1 new") == Reason("no-such-token", {"pile": "new"})


# -- the price of soldiers ----------------------------------------------------------------


@pytest.mark.parametrize(
    "lord", ["recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter"]
)
def test_soldiers_demand_crabs(lord: str) -> None:
    hand = price(lord).replace("crab", "jellyfish")
    table = lay(Seat(hand=hand, pearls=9), court=lord)
    assert table.refusal(f"recruit lord:{lord}") == Reason(
        "race-missing", {"lord": lord, "race": "crab"}
    )
