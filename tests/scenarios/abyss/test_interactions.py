"""Lords that meet: chains of arrivals, and one power upon another."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import FARMERS, Seat, Table, hired, lay, price

SIX = "jailer seeker hunter trader peddler shopkeeper"


# -- lords that come by a power -----------------------------------------------------------


@covers("lord:traitor", "lord:assassin", "decision:assassinate")
def test_an_assassin_that_the_traitor_brings_disables_at_once() -> None:
    table = hired(
        "traitor",
        Seat(lords="keeper slaver"),
        me=Seat(lords="tamer"),
        court=f"traitor assassin {FARMERS}",
    ).play("dismiss lord:tamer", "take-lord lord:assassin")
    assert table.asked() == (0, "assassinate")
    table.play("disable lord:slaver")
    assert table.lords(1) == "~slaver keeper"
    assert table.lords(0) == "assassin traitor"


def test_a_lord_that_the_assassin_disabled_is_what_the_traitor_gives_away() -> None:
    table = lay(
        Seat(hand=price("assassin")),
        Seat(hand=price("traitor").replace("crab", "shellfish"), lords="keeper"),
        court=f"assassin traitor {FARMERS}",
    ).recruit("assassin")
    assert table.lords(1) == "~keeper"
    table.recruit("traitor", price("traitor").replace("crab", "shellfish"))
    table.play("dismiss lord:keeper", "take-lord lord:landowner")
    assert table.lords(1) == "traitor landowner"


def test_a_commander_that_the_corruptor_brings_counts_hands_at_once() -> None:
    table = hired(
        "corruptor",
        Seat(hand="jellyfish-1*4 shellfish-1*4"),
        me=Seat(pearls=5),
        court=f"corruptor commander {FARMERS}",
    ).play("take-lord lord:commander")
    assert table.asked() == (1, "disarm")
    assert table.details() == {"count": 2}


@pytest.mark.parametrize("ambassador", ["sage", "elder"])
def test_an_ambassador_that_the_corruptor_brings_takes_a_location_before_the_refill(
    ambassador: str,
) -> None:
    table = hired(
        "corruptor",
        me=Seat(pearls=5),
        court=f"corruptor {ambassador} miller landowner",
        location_deck="abyss jail chasm",
    ).play(f"take-lord lord:{ambassador}")
    assert table.asked() == (0, "claim")
    assert table.court() == "miller landowner"
    table.play(table.choices()[0])
    assert f"{ambassador}@" in table.lords(0)
    assert len(table.court().split()) == 6
    assert table.pearls(0) == 2


@covers("lord:corruptor", "lord:traitor", "lord:schemer", "lord:landlord")
def test_a_chain_of_corruptor_traitor_schemer_and_landlord() -> None:
    table = hired(
        "corruptor",
        me=Seat(pearls=5, lords="keeper"),
        court="corruptor traitor schemer",
        lord_deck="landlord sage hermit elder tamer slaver oracle",
    ).play("take-lord lord:traitor")
    assert table.choices() == ["dismiss lord:corruptor", "dismiss lord:keeper", "pass"]
    table.play("dismiss lord:keeper")
    assert table.choices() == ["take-lord lord:schemer"]
    table.play("take-lord lord:schemer")
    assert table.choices() == ["dismiss lord:corruptor", "dismiss lord:traitor", "pass"]
    table.play("dismiss lord:corruptor -> landlord")
    assert table.lords(0) == "landlord traitor schemer"
    assert table.pearls(0) == 1 + 2
    assert len(table.court().split()) == 6


def test_the_schemer_that_brings_the_invoker_gives_another_turn() -> None:
    table = hired("schemer", me=Seat(lords="keeper")).play("dismiss lord:keeper -> invoker")
    assert table.asked() == (0, "turn")


def test_the_apprentice_takes_what_the_exploration_left() -> None:
    table = lay(Seat(hand=price("apprentice")), court=f"apprentice {FARMERS}", council="squid-5")
    assert table.recruit("apprentice").hand(0) == "squid-5"


def test_a_key_that_the_traitor_gives_away_opens_nothing() -> None:
    table = hired("traitor", me=Seat(lords="keeper", keys=1))
    table.play("dismiss lord:keeper", "take-lord lord:miller")
    assert table.keys(0) == 1
    assert table.asked() == (1, "turn")


def test_a_key_that_the_schemer_finds_opens_a_location() -> None:
    table = hired("schemer", me=Seat(lords="jailer", keys=2), available="jail chasm")
    table.play("dismiss lord:jailer -> keeper")
    assert table.asked() == (0, "location")


def test_a_hermit_that_draws_the_last_location_keeps_black_smokers() -> None:
    table = hired("hermit", location_deck="black-smokers", available="jail")
    assert table.lords(0) == "hermit@black-smokers"
    assert table.asked() == (1, "turn")


def test_two_lords_in_one_turn_may_be_the_sixth_and_the_seventh() -> None:
    five = SIX.removeprefix("jailer ")
    table = hired("corruptor", me=Seat(lords=five, pearls=5)).play("take-lord lord:miller")
    assert table.view()["finisher"] == 0


# -- one power upon another ---------------------------------------------------------------


def test_a_commander_that_the_assassin_disables_binds_nobody_any_more() -> None:
    table = hired("assassin", Seat(lords="commander"), me=Seat(hand="jellyfish-1*4 squid-1*4"))
    assert table.lords(1) == "~commander"
    assert table.asked() == (1, "turn")


def test_a_recruiter_that_the_assassin_disables_makes_nothing_dearer() -> None:
    table = lay(
        Seat(hand="crab-5 crab-4 crab-3"),
        Seat(lords="recruiter"),
        Seat(hand="seahorse-3 shellfish-2 squid-1"),
        court=f"assassin keeper {FARMERS}",
    ).recruit("assassin", "crab-5 crab-4 crab-3")
    assert table.lords(1) == "~recruiter"
    assert surcharges(table) == [0, 0, 0]
    table.quiet_turn().play("recruit lord:keeper")
    assert table.view()["payment"]["cost"] == 6


def test_everybody_sees_what_powers_add_to_prices() -> None:
    assert surcharges(lay(Seat(lords="treasurer"), Seat(lords="recruiter"))) == [0, 0]
    assert surcharges(lay(Seat(), Seat(lords="recruiter"), Seat())) == [2, 0, 2]
    assert surcharges(lay(Seat(lords="treasurer"), Seat(lords="~recruiter"))) == [-2, 0]
    assert surcharges(lay(Seat(), Seat(lords="recruiter@depths"))) == [0, 0]


def surcharges(table: Table) -> list[int]:
    return [seat["surcharge"] for seat in table.view()["seats"]]


def test_the_seeker_takes_the_pearls_that_a_sale_brought() -> None:
    table = lay(Seat(), Seat(pearls=1, hand=price("seeker")), court=f"seeker {FARMERS}").play(
        "explore -> squid-1", "buy -> squid-2", "take-ally"
    )
    assert table.pearls(0) == 1
    assert table.recruit("seeker").pearls(0) == 0


def test_the_treasurer_and_the_diplomat_serve_together() -> None:
    table = lay(
        Seat(hand="squid-2 jellyfish-1 shellfish-1", lords="treasurer diplomat"),
        court=f"jailer {FARMERS}",
    ).recruit("jailer", "squid-2 jellyfish-1 shellfish-1")
    assert table.choices("affiliate") == [
        "affiliate ally:jellyfish-1",
        "affiliate ally:shellfish-1",
    ]


def test_the_ship_master_pays_for_what_was_not_sold() -> None:
    table = lay(Seat(lords="ship-master"), Seat(pearls=1))
    table.play("explore -> crab-1", "buy -> squid-1", "explore-on -> jellyfish-1", "take-ally")
    assert table.pearls(0) == 1 + 1


def test_the_landlord_of_a_finisher_pays_no_more() -> None:
    table = hired("shepherd", me=Seat(lords=f"{SIX} landlord")).quiet_turn()
    assert table.game.over
    assert table.pearls(0) == 0


def test_the_shaman_does_not_keep_the_own_soldiers_from_others() -> None:
    table = hired("jailer", Seat(hand="squid-1"), me=Seat(lords="shaman"))
    assert table.asked() == (1, "jail")


def test_the_hunter_takes_the_token_that_a_fight_brought() -> None:
    table = lay(Seat(), Seat(hand=price("hunter")), court=f"hunter {FARMERS}")
    table.play("explore -> monster", "fight", "choose reward:m -> 4").recruit("hunter")
    assert (table.tokens(0), table.tokens(1)) == ("", "4")


def test_the_illusionist_may_take_what_the_keys_of_the_same_turn_left() -> None:
    """The exchange comes with the arrival, so before the location of the keys."""
    table = hired("illusionist", me=Seat(keys=3, locations="jail"), available="abyss chasm")
    assert table.asked() == (0, "illusion")
    table.play("give-up location:jail", "take location:abyss")
    assert table.asked() == (0, "location")
    assert table.choices("take") == ["take location:jail", "take location:chasm"]


def test_the_oracle_of_the_end_of_the_turn_sees_the_new_piles() -> None:
    table = lay(Seat(lords="oracle")).play(
        "explore -> crab-1", "explore-on -> squid-1", "take-ally"
    )
    assert table.choices() == ["dissolve crab", "end-turn"]


def test_the_opportunist_of_the_end_of_the_turn_sees_the_new_court() -> None:
    table = hired("shepherd", me=Seat(lords="opportunist"), court="shepherd miller")
    assert len(table.choices("replace")) == 6
