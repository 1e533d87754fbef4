"""The politicians; the Opportunist stands with the turn."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import FARMERS, Seat, hired, lay

# -- Corruptor ----------------------------------------------------------------------------


@covers("lord:corruptor", "decision:corrupt", "verb:take-lord", "event:lord-taken")
def test_the_corruptor_buys_a_second_lord_for_five_pearls() -> None:
    table = hired("corruptor", me=Seat(pearls=6))
    assert table.asked() == (0, "corrupt")
    assert table.choices() == [*(f"take-lord lord:{lord}" for lord in FARMERS.split()), "pass"]
    table.play("take-lord lord:landowner")
    assert table.told("lord-taken") == [{"seat": 0, "lord": "landowner"}]
    assert table.told("pearls-lost") == [{"seat": 0, "count": 5, "total": 1}]
    assert table.lords(0) == "corruptor landowner"
    assert table.affiliated(0) == "squid-1"


def test_the_corruptor_may_be_declined() -> None:
    table = hired("corruptor", me=Seat(pearls=5)).play("pass")
    assert table.lords(0) == "corruptor"
    assert table.pearls(0) == 5


def test_the_corruptor_needs_five_pearls() -> None:
    table = hired("corruptor", me=Seat(pearls=4))
    assert table.lords(0) == "corruptor"
    assert table.asked() == (1, "turn")


# -- Traitor ------------------------------------------------------------------------------


@covers("lord:traitor", "decision:betray", "decision:usurp", "verb:dismiss", "event:lord-discarded")
def test_the_traitor_gives_an_own_lord_for_one_of_the_court() -> None:
    table = hired("traitor", me=Seat(lords="tamer keeper@depths"))
    assert table.asked() == (0, "betray")
    assert table.choices() == ["dismiss lord:tamer", "pass"]
    table.play("dismiss lord:tamer")
    assert table.told("lord-discarded") == [{"seat": 0, "lord": "tamer"}]
    assert table.asked() == (0, "usurp")
    assert table.choices() == [f"take-lord lord:{lord}" for lord in FARMERS.split()]
    table.play("take-lord lord:landowner")
    assert table.lords(0) == "traitor landowner keeper@depths"
    assert table.view()["lord_discard"] == ["tamer"]
    assert table.pearls(0) == 2


def test_the_traitor_may_be_declined() -> None:
    table = hired("traitor", me=Seat(lords="tamer")).play("pass")
    assert table.lords(0) == "tamer traitor"


def test_the_traitor_needs_another_free_lord() -> None:
    assert hired("traitor", me=Seat(lords="keeper@depths")).asked() == (1, "turn")


# -- Schemer ------------------------------------------------------------------------------


@covers("lord:schemer", "decision:scheme")
def test_the_schemer_gives_an_own_lord_for_the_top_of_the_deck() -> None:
    table = hired("schemer", me=Seat(lords="tamer"))
    assert table.asked() == (0, "scheme")
    assert table.choices() == ["dismiss lord:tamer", "pass"]
    table.play("dismiss lord:tamer -> shepherd")
    assert table.told("lord-taken") == [{"seat": 0, "lord": "shepherd"}]
    assert table.lords(0) == "schemer shepherd"
    assert table.court() == FARMERS


def test_the_schemer_may_be_declined() -> None:
    assert hired("schemer", me=Seat(lords="tamer")).play("pass").lords(0) == "tamer schemer"


def test_the_schemer_needs_another_free_lord() -> None:
    assert hired("schemer").asked() == (1, "turn")
    assert hired("schemer", me=Seat(lords="keeper@depths")).asked() == (1, "turn")


# -- Diplomat and Treasurer ---------------------------------------------------------------


@covers("lord:diplomat")
def test_with_the_diplomat_no_race_is_mandatory() -> None:
    hand = "jellyfish-2 squid-2 shellfish-2"
    court = f"jailer {FARMERS}"
    assert lay(Seat(hand=hand), court=court).refusal("recruit lord:jailer") == Reason(
        "race-missing", {"lord": "jailer", "race": "crab"}
    )
    table = lay(Seat(hand=hand, lords="diplomat"), court=court).recruit("jailer", hand)
    table.play("affiliate ally:squid-2")
    assert table.lords(0) == "jailer diplomat"


@pytest.mark.parametrize("lords", ["~diplomat", "diplomat@depths"])
def test_a_diplomat_that_is_not_active_changes_nothing(lords: str) -> None:
    table = lay(Seat(hand="jellyfish-2 squid-2 shellfish-2", lords=lords), court="jailer")
    assert table.choices("recruit") == []


def test_the_diplomat_leaves_the_number_of_races_as_it_is() -> None:
    table = lay(Seat(hand="jellyfish-4 squid-4", lords="diplomat"), court="jailer")
    assert table.refusal("recruit lord:jailer") == Reason(
        "too-few-races", {"lord": "jailer", "count": 3}
    )


@covers("lord:treasurer")
def test_the_treasurer_saves_two_points() -> None:
    hand = "seahorse-2 shellfish-1 squid-1"
    court = f"keeper {FARMERS}"
    assert lay(Seat(hand=hand), court=court).choices("recruit") == []
    table = lay(Seat(hand=hand, lords="treasurer"), court=court).play("recruit lord:keeper")
    assert table.view()["payment"]["cost"] == 4


@pytest.mark.parametrize("lords", ["~treasurer", "treasurer@depths"])
def test_a_treasurer_that_is_not_active_saves_nothing(lords: str) -> None:
    table = lay(Seat(hand="seahorse-2 shellfish-1 squid-1", lords=lords), court="keeper")
    assert table.choices("recruit") == []


@pytest.mark.parametrize("lord", ["diplomat", "treasurer"])
def test_neither_helps_with_the_own_recruitment(lord: str) -> None:
    hand = {"diplomat": "crab-5 crab-3", "treasurer": "squid-5 crab-3"}[lord]
    table = lay(Seat(hand=hand), court=lord)
    assert table.choices("recruit") == []
