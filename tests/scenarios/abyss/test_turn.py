"""The turn: plots, the powers of the turn, and when they serve."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ...games.abyss_figures import BASE_LORDS
from ..witness import covers
from .table import FARMERS, Seat, hired, lay

# -- plots --------------------------------------------------------------------------------


@covers("verb:plot", "event:lord-plotted", "decision:turn")
def test_a_plot_costs_a_pearl_and_brings_the_top_lord_to_court() -> None:
    table = lay(Seat(pearls=2), court="jailer").play("plot -> sage")
    assert table.told("lord-plotted") == [{"seat": 0, "lord": "sage"}]
    assert table.told("pearls-lost") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.court() == "jailer sage"
    assert table.view()["lord_deck"] == len(BASE_LORDS) - 2
    assert table.asked() == (0, "turn")


def test_plots_are_repeated_as_long_as_there_is_a_pearl() -> None:
    table = lay(Seat(pearls=3)).play("plot", "plot", "plot")
    assert len(table.court().split()) == 3
    assert table.refusal("plot") == Reason("no-pearl")
    assert table.choices() == ["explore"]


def test_plots_end_with_the_sixth_lord_at_court() -> None:
    table = lay(Seat(pearls=9), court=f"{FARMERS} keeper reaper").play("plot")
    assert table.refusal("plot") == Reason("court-full")


def test_plots_end_with_the_lord_deck_and_give_no_bonus() -> None:
    table = lay(Seat(pearls=2), lord_deck="sage").play("plot")
    assert table.refusal("plot") == Reason("lord-deck-empty")
    assert table.pearls(0) == 1
    table.play("explore -> crab-1", "take-ally")
    assert table.view()["finisher"] is None


def test_a_plotted_lord_can_be_recruited_in_the_same_turn() -> None:
    table = lay(Seat(pearls=1, hand="seahorse-5 seahorse-3"), court=FARMERS)
    assert "recruit lord:shepherd" not in table.choices()
    table.play("plot -> shepherd").recruit("shepherd")
    assert table.lords(0) == "shepherd"


# -- the Slaver ---------------------------------------------------------------------------


@covers("lord:slaver", "verb:sell", "event:ally-discarded")
def test_the_slaver_turns_an_ally_into_two_pearls() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1 crab-4")).play("sell ally:crab-1")
    assert table.told("ally-discarded") == [{"seat": 0, "ally": "crab-1"}]
    assert table.pearls(0) == 2
    assert table.hand(0) == "crab-4"
    assert table.discard() == "crab-1"
    assert table.asked() == (0, "turn")


def test_the_slaver_serves_once_in_a_turn() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1 crab-4")).play("sell ally:crab-1")
    assert table.refusal("sell ally:crab-4") == Reason("power-used", {"lord": "slaver"})
    table.play("explore -> squid-1", "take-ally")
    assert table.asked() == (1, "turn")


def test_the_slaver_serves_again_in_the_next_turn() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1 crab-4")).play("sell ally:crab-1")
    table.play("explore -> squid-1", "take-ally", "explore -> squid-2", "decline", "take-ally")
    assert table.asked() == (0, "turn")
    assert "sell ally:crab-4" in table.choices()


def test_the_slaver_has_nothing_to_sell_from_an_empty_hand() -> None:
    assert lay(Seat(lords="slaver")).choices("sell") == []


@pytest.mark.parametrize("lords", ["~slaver", "slaver@depths"])
def test_only_an_active_slaver_serves(lords: str) -> None:
    table = lay(Seat(lords=lords, hand="crab-1"))
    assert table.refusal("sell ally:crab-1") == Reason("lord-not-active", {"lord": "slaver"})


# -- the Oracle ---------------------------------------------------------------------------


@covers("lord:oracle", "verb:dissolve", "event:pile-dissolved")
def test_the_oracle_discards_a_pile_of_the_council() -> None:
    table = lay(Seat(lords="oracle"), council="crab-1 crab-4 squid-2")
    assert table.choices("dissolve") == ["dissolve crab", "dissolve squid"]
    table.play("dissolve crab")
    assert table.told("pile-dissolved") == [{"seat": 0, "race": "crab", "count": 2}]
    assert table.council() == {"squid": 1}
    assert table.discard() == "crab-1 crab-4"
    assert table.refusal("dissolve squid") == Reason("power-used", {"lord": "oracle"})


def test_the_oracle_can_do_nothing_to_an_empty_council() -> None:
    table = lay(Seat(lords="oracle"))
    assert table.refusal("dissolve crab") == Reason("pile-empty", {"race": "crab"})
    assert table.choices() == ["explore"]


# -- the Opportunist ----------------------------------------------------------------------


@covers("lord:opportunist", "verb:replace", "event:court-lord-replaced")
def test_the_opportunist_replaces_a_lord_of_the_court_in_its_place() -> None:
    table = lay(Seat(lords="opportunist"), court="jailer sage keeper")
    assert table.choices("replace") == [
        f"replace lord:{lord}" for lord in ("jailer", "sage", "keeper")
    ]
    table.play("replace lord:sage -> hermit")
    assert table.told("court-lord-replaced") == [{"seat": 0, "lord": "sage", "lord2": "hermit"}]
    assert table.court() == "jailer hermit keeper"
    assert table.view()["lord_discard"] == ["sage"]
    assert table.refusal("replace lord:keeper") == Reason("power-used", {"lord": "opportunist"})


def test_the_opportunist_needs_a_lord_deck() -> None:
    table = lay(Seat(lords="opportunist"), court="jailer", lord_deck="")
    assert table.choices("replace") == []
    assert table.refusal("replace lord:jailer") == Reason("lord-deck-empty")


def test_a_lord_that_the_opportunist_brings_can_be_recruited_at_once() -> None:
    table = lay(Seat(lords="opportunist", hand="seahorse-5 seahorse-3"), court=f"jailer {FARMERS}")
    table.play("replace lord:jailer -> shepherd").recruit("shepherd")
    assert "shepherd" in table.lords(0)


# -- when they serve ----------------------------------------------------------------------


@covers("decision:powers", "verb:end-turn")
def test_powers_that_were_not_used_serve_once_more_after_the_action() -> None:
    table = lay(Seat(lords="slaver oracle", hand="crab-1"), council="squid-1")
    table.play("explore -> crab-2", "take-ally")
    assert table.asked() == (0, "powers")
    assert table.choices() == [
        "sell ally:crab-1",
        "sell ally:crab-2",
        "dissolve squid",
        "end-turn",
    ]
    table.play("sell ally:crab-2")
    assert table.asked() == (0, "powers")
    assert table.choices() == ["dissolve squid", "end-turn"]
    table.play("end-turn")
    assert table.asked() == (1, "turn")
    assert table.council() == {"squid": 1}


def test_the_turn_ends_unasked_when_no_power_is_left() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1")).play("explore -> crab-2", "take-ally")
    table.play("sell ally:crab-1")
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("lord", ["slaver", "oracle", "opportunist"])
def test_a_power_of_the_turn_serves_in_the_turn_in_which_it_came(lord: str) -> None:
    table = hired(lord, me=Seat(hand="crab-1"), council="squid-1")
    assert table.asked() == (0, "powers")
    verb = {"slaver": "sell", "oracle": "dissolve", "opportunist": "replace"}[lord]
    assert table.choices(verb)


def test_no_power_serves_while_an_offer_is_open() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1"), Seat(pearls=1)).play("explore -> crab-2")
    assert table.refusal("sell ally:crab-1") == Reason("not-now-sell")
