"""Recruiting a lord: the price, the payment, the affiliation, and the court afterwards."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ...games.abyss_figures import BASE_LORDS
from ..table import words
from ..witness import covers
from .table import CARDS, FARMERS, Seat, Table, hired, lay, price


def paying(lord: str, hand: str, pearls: int = 0, lords: str = "", *others: Seat) -> Table:
    """Seat 0 can recruit one lord, with what it has."""
    seat = Seat(hand=hand, pearls=pearls, lords=lords)
    return lay(seat, *others, court=f"{lord} {FARMERS}")


# -- the payment --------------------------------------------------------------------------


@covers(
    "decision:pay",
    "verb:recruit",
    "verb:pay",
    "verb:pay-rest",
    "event:ally-paid",
    "event:lord-recruited",
    "event:ally-affiliated",
)
def test_a_lord_is_paid_for_ally_by_ally_and_pearls_make_up_the_rest() -> None:
    table = paying("peddler", "shellfish-4 shellfish-3 shellfish-1", pearls=5)
    table.play("recruit lord:peddler")
    assert table.asked() == (0, "pay")
    assert table.view()["payment"] == {
        "lord": "peddler",
        "cost": 8,
        "races": 1,
        "race": "shellfish",
        "paid": [],
        "missing": 8,
    }
    table.play("pay ally:shellfish-3")
    assert table.view()["payment"]["paid"] == ["shellfish-3"]
    assert table.view()["payment"]["missing"] == 5
    table.play("pay ally:shellfish-1", "pay-rest")
    assert table.told("lord-recruited") == [{"seat": 0, "lord": "peddler", "count": 4}]
    assert table.told("ally-affiliated") == [{"seat": 0, "ally": "shellfish-1"}]
    assert table.hand(0) == "shellfish-4"
    assert table.discard() == "shellfish-3"
    assert table.pearls(0) == 5 - 4 + 2
    assert table.lords(0) == "peddler"
    assert table.court() == FARMERS


@pytest.mark.parametrize("lord", [id for id, card in CARDS.items() if card["noun"] == "lord"])
def test_every_lord_can_be_had_for_its_exact_price_and_for_nothing_less(lord: str) -> None:
    leviathan = bool(CARDS[lord].get("expansion"))
    table = lay(Seat(hand=price(lord)), court=lord, leviathan=leviathan)
    assert f"recruit lord:{lord}" in table.choices()
    strongest, *others = words(price(lord))
    weaker = f"{strongest[:-1]}{int(strongest[-1]) - 1}"
    table = lay(Seat(hand=" ".join([weaker, *others])), court=lord, leviathan=leviathan)
    assert table.refusal(f"recruit lord:{lord}") == Reason("too-poor", {"lord": lord, "count": 1})


def test_a_payment_that_leaves_no_choice_is_made_at_once() -> None:
    table = paying("shepherd", "seahorse-5", pearls=3).play("recruit lord:shepherd")
    assert table.told("ally-paid") == [{"seat": 0, "ally": "seahorse-5"}]
    assert table.lords(0) == "shepherd"
    assert table.pearls(0) == 0


# -- affiliation --------------------------------------------------------------------------


@covers("decision:affiliate", "verb:affiliate")
def test_on_a_tie_the_player_picks_the_ally_to_affiliate() -> None:
    table = paying("jailer", "crab-2 seahorse-2 shellfish-2")
    table.recruit("jailer", "crab-2 seahorse-2 shellfish-2")
    assert table.asked() == (0, "affiliate")
    assert table.choices() == [
        f"affiliate ally:{race}-2" for race in ("crab", "seahorse", "shellfish")
    ]
    table.play("affiliate ally:seahorse-2")
    assert table.affiliated(0) == "seahorse-2"
    assert table.discard() == "crab-2 shellfish-2"


@covers("lord:master-of-magic")
def test_with_the_master_of_magic_any_ally_used_may_be_affiliated() -> None:
    table = paying("jailer", price("jailer"), 0, "master-of-magic").recruit("jailer")
    assert table.choices() == [
        f"affiliate ally:{ally}" for ally in ("crab-3", "seahorse-2", "shellfish-1")
    ]
    table.play("affiliate ally:crab-3")
    assert table.affiliated(0) == "crab-3"


@pytest.mark.parametrize("lords", ["~master-of-magic", "master-of-magic@depths"])
def test_a_master_of_magic_that_is_not_active_changes_nothing(lords: str) -> None:
    table = paying("jailer", price("jailer"), 0, lords).recruit("jailer")
    assert table.affiliated(0) == "shellfish-1"


def test_affiliated_allies_pay_for_nothing() -> None:
    table = lay(Seat(affiliated="seahorse-5 seahorse-3"), court=f"shepherd {FARMERS}")
    assert table.choices("recruit") == []


# -- the court ----------------------------------------------------------------------------


def test_with_three_lords_left_the_court_is_not_refilled() -> None:
    table = hired("shepherd", court=f"shepherd {FARMERS}")
    assert table.court() == FARMERS
    assert table.pearls(0) == 0
    assert table.told("court-refilled") == []


@covers("event:court-refilled", "event:lord-arrived")
def test_with_two_lords_left_the_recruiter_gets_two_pearls_and_the_court_is_filled() -> None:
    table = hired("shepherd", court="miller shepherd landowner")
    assert table.told("court-refilled") == [{"seat": 0}]
    assert table.told("pearls-gained") == [{"seat": 0, "count": 2, "total": 2}]
    assert len(table.told("lord-arrived")) == 4
    assert table.court().split()[:2] == ["miller", "landowner"]
    assert len(table.court().split()) == 6
    assert table.view()["lord_deck"] == len(BASE_LORDS) - 3 - 4


def test_the_court_slides_towards_its_far_end() -> None:
    table = hired("shepherd", court=f"{FARMERS} shepherd keeper")
    assert table.court() == f"{FARMERS} keeper"


@covers("event:court-short", "event:last-turns-began")
def test_a_court_that_cannot_be_filled_begins_the_last_turns() -> None:
    table = hired("shepherd", court="miller shepherd landowner", lord_deck="sage hermit")
    assert len(table.told("court-short")) == 1
    assert table.told("last-turns-began") == [{"seat": 0}]
    assert len(table.court().split()) == 4
    assert table.pearls(0) == 2
    assert table.view()["finisher"] == 0
