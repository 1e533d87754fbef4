"""The rulings of `docs/rulings/abyss.md`, by their numbers; those of Leviathan stand elsewhere."""

from __future__ import annotations

import random as python_random

import pytest

import deepcourt
from deepcourt.core.errors import Reason

from ..table import words
from ..witness import covers
from .table import FARMERS, Seat, Table, all_cards, hired, lay, price

SIX = "jailer seeker hunter trader peddler shopkeeper"
FOUR_CRABS = "crab-1 crab-2 crab-3 crab-4"
COURT = "shepherd miller aquaculturalist landowner"
SHEPHERD = "seahorse-5 seahorse-3"


def fight(*seats: Seat, threat: int = 1) -> Table:
    return lay(*seats, threat=threat).play("explore -> monster", "fight")


# -- 1 to 3: the turn ---------------------------------------------------------------------


def test_ruling_01_plots_come_before_the_action_and_locations_after_it() -> None:
    table = lay(Seat(pearls=2, keys=2, hand=SHEPHERD), court=COURT, available="jail depths")
    table.play("plot")
    assert table.asked() == (0, "turn")
    table.recruit("shepherd")
    assert table.asked() == (0, "location")
    assert table.refusal("plot") == Reason("not-now-plot")
    table.play("take location:jail")
    assert table.asked() == (1, "turn")


def test_ruling_01_the_action_cannot_be_skipped() -> None:
    table = lay(Seat(pearls=1)).play("plot")
    assert table.choices() == ["explore"]
    assert table.refusal("end-turn") == Reason("not-now-end-turn")


def test_ruling_02_no_plot_with_a_full_court_or_an_empty_deck() -> None:
    full = lay(Seat(pearls=1), court=f"{FARMERS} keeper reaper shepherd")
    assert full.refusal("plot") == Reason("court-full")
    assert lay(Seat(pearls=1), lord_deck="").refusal("plot") == Reason("lord-deck-empty")


def test_ruling_03_the_slaver_may_pay_for_plots() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1"))
    assert table.refusal("plot") == Reason("no-pearl")
    table.play("sell ally:crab-1", "plot", "plot")
    assert len(table.court().split()) == 2


# -- 4 to 9: offers -----------------------------------------------------------------------


def test_ruling_04_the_price_rises_with_every_purchase_whoever_buys() -> None:
    table = lay(Seat(), *[Seat(pearls=9)] * 3).play("explore -> crab-1", "decline", "buy -> crab-2")
    assert table.asked() == (1, "offer")
    assert table.details()["count"] == 2
    table.play("buy -> crab-3")
    assert table.asked() == (3, "offer")
    assert table.details()["count"] == 3


def test_ruling_04_in_the_next_turn_the_price_is_one_again() -> None:
    table = lay(Seat(), Seat(pearls=9)).play("explore -> crab-1", "buy -> crab-2", "take-ally")
    assert table.view()["price"] == 1
    assert table.view()["bought"] == []
    table.play("explore -> crab-3")
    assert table.details()["count"] == 1


def test_ruling_05_who_cannot_or_may_not_buy_is_passed_over() -> None:
    table = lay(Seat(), Seat(), Seat(pearls=1), Seat(pearls=9)).play("explore -> crab-1")
    assert table.asked() == (2, "offer")
    table.play("buy -> crab-2")
    assert table.asked() == (3, "offer")
    table.play("buy -> crab-3")
    assert table.asked() == (0, "ally")


@covers("verb:decline-all")
def test_ruling_05_to_decline_for_the_rest_of_the_turn_is_an_action_of_its_own() -> None:
    table = lay(Seat(), Seat(pearls=9)).play("explore -> crab-1", "decline-all")
    table.play("explore-on -> crab-2", "explore-on -> crab-3")
    assert table.asked() == (0, "ally")


def test_ruling_06_money_from_a_sale_serves_in_the_same_turn() -> None:
    """Nothing costs pearls once an exploration has begun; they are there, and at once."""
    table = lay(Seat(), Seat(pearls=1)).play("explore -> crab-1", "buy -> crab-2")
    assert table.asked() == (0, "ally")
    assert table.pearls(0) == 1


def test_ruling_07_after_a_sale_another_card_is_revealed() -> None:
    table = lay(Seat(), Seat(pearls=1)).play("explore -> crab-1").play("buy -> squid-1")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-1", "space": 1}]
    assert table.asked() == (0, "ally")
    assert table.choices() == ["take-ally", "explore-on"]


def test_ruling_08_only_the_last_card_can_be_taken() -> None:
    table = lay().play("explore -> squid-5", "explore-on -> crab-1", "take-ally")
    assert table.hand(0) == "crab-1"
    assert table.council() == {"squid": 1}


def test_ruling_09_a_sale_on_the_last_space_leaves_it_free() -> None:
    table = lay(Seat(), Seat(pearls=1), asks="ally", waiting="close", track=FOUR_CRABS)
    table.play("explore-on -> squid-5").play("buy -> squid-1")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-1", "space": 5}]
    assert table.hand(0) == "squid-1"
    assert table.pearls(0) == 1 + 1


# -- 10 to 17: monsters and the deck ------------------------------------------------------


def test_ruling_10_passing_a_monster_raises_the_threat_once() -> None:
    table = lay(Seat(), Seat(pearls=9)).play("explore -> monster", "explore-on -> crab-1")
    assert table.view()["threat"] == 2
    table.play("buy -> crab-2", "explore-on -> crab-3")
    assert table.view()["threat"] == 2


def test_ruling_11_the_threat_stays_on_its_last_space() -> None:
    table = lay(threat=6).play("explore -> monster", "explore-on -> crab-1")
    assert table.view()["threat"] == 6


def test_ruling_12_passed_monsters_keep_their_spaces() -> None:
    table = lay().play("explore -> monster", "explore-on -> monster", "explore-on -> crab-1")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "crab-1", "space": 3}]
    assert table.track() == "monster monster crab-1"
    table.play("explore-on -> monster", "explore-on -> squid-1")
    assert table.hand(0) == "squid-1"


def test_ruling_13_the_pearl_of_the_last_space_comes_with_the_ally() -> None:
    table = lay(asks="ally", waiting="close", track=FOUR_CRABS).play("explore-on -> squid-1")
    assert (table.pearls(0), table.hand(0)) == (1, "squid-1")


def test_ruling_13_the_pearl_of_the_last_space_comes_with_the_fight() -> None:
    table = lay(asks="ally", waiting="close", track=FOUR_CRABS).play("explore-on -> monster")
    assert table.told("monster-fought") == [{"seat": 0}]
    assert table.pearls(0) == 1
    assert table.asked() == (0, "reward")


@pytest.mark.parametrize(
    ("threat", "tokens", "rewards"),
    [
        (1, "2*9 3*9 4*2", "p"),
        (1, "2*9 3*9 4", "p m"),
        (2, "2*9 3*9 4*2", "pp"),
        (2, "2*9 3*9 4", "pp pm"),
        (2, "2*9 3*9", "pp pm mm"),
        (4, "2*9 3*9 4*2", "kp"),
        (5, "2*9 3*9 4*2", "kpp"),
        (5, "2*9 3*9 4", "kpp kpm"),
    ],
)
def test_ruling_14_a_reward_with_more_tokens_than_are_left_is_not_offered(
    threat: int, tokens: str, rewards: str
) -> None:
    table = fight(Seat(), Seat(tokens=tokens), threat=threat)
    if " " in rewards:
        assert table.choices() == [f"choose reward:{reward}" for reward in rewards.split()]
    else:
        assert table.told("reward-taken") == [{"seat": 0, "reward": rewards}]


def test_ruling_15_the_ship_master_pays_after_a_fight_too() -> None:
    table = lay(Seat(lords="ship-master"))
    table.play("explore -> crab-1", "explore-on -> squid-1", "explore-on -> monster", "fight")
    table.play("choose reward:m")
    assert table.pearls(0) == 2


def test_ruling_15_the_card_taken_does_not_count_for_the_ship_master() -> None:
    table = lay(Seat(lords="ship-master")).play("explore -> crab-1", "explore-on -> squid-1")
    assert table.play("take-ally").pearls(0) == 1


def test_ruling_16_a_deck_is_rebuilt_from_the_discard_alone_when_a_card_is_needed() -> None:
    others = all_cards(leviathan=False)
    others.subtract(words("crab-1 crab-2 squid-1 squid-2 jellyfish-1"))
    table = lay(
        Seat(hand="crab-1", affiliated="squid-1"),
        Seat(hand=" ".join(others.elements()).replace("monster ", "").replace("monster", "")),
        council="crab-2",
        track="squid-2",
        asks="ally",
        waiting="close",
        deck="",
        discard="jellyfish-1 monster*6",
    ).play("explore-on -> jellyfish-1")
    assert table.told("deck-rebuilt") == [{"count": 7}]
    assert table.view()["deck"] == 6
    assert table.discard() == ""


def test_ruling_17_with_all_allies_gone_there_are_still_monsters() -> None:
    allies = [card for card in all_cards(leviathan=False).elements() if card != "monster"]
    table = lay(
        Seat(hand=" ".join(allies)),
        turn=1,
        deck="monster*2",
        track="monster*4",
        waiting="close",
        asks="monster",
    )
    table.play("explore-on")
    assert table.told("monster-fought") == [{"seat": 1}]
    assert table.pearls(1) == 1


# -- 18 to 21: the Council ----------------------------------------------------------------


def test_ruling_18_a_pile_is_taken_whole_and_unseen() -> None:
    table = lay(council="crab-1 crab-5 squid-1")
    assert "crab-5" not in str(table.view(0))
    table.play("take-pile crab")
    assert table.hand(0) == "crab-1 crab-5"


def test_ruling_19_an_empty_pile_cannot_be_chosen() -> None:
    assert lay(council="crab-1").choices("take-pile") == ["take-pile crab"]
    assert lay().choices("take-pile") == []


def test_ruling_20_the_sizes_of_the_piles_are_public() -> None:
    table = lay(council="crab-1 crab-5 squid-1")
    for viewer in (None, 0, 1):
        sizes = table.view(viewer)["council"]
        assert sizes == {"jellyfish": 0, "crab": 2, "seahorse": 0, "shellfish": 0, "squid": 1}


def test_ruling_21_the_oracle_puts_the_pile_into_the_discard() -> None:
    table = lay(Seat(lords="oracle"), council="crab-1 crab-5").play("dissolve crab")
    assert table.discard() == "crab-1 crab-5"
    assert table.hand(0) == ""


# -- 22 to 37: recruiting -----------------------------------------------------------------


def test_ruling_22_one_race_too_many_is_as_wrong_as_one_too_few() -> None:
    table = lay(Seat(hand="crab-4 crab-1 squid-4", pearls=9), court=f"assassin {FARMERS}")
    table.play("recruit lord:assassin", "pay ally:crab-4")
    assert table.refusal("pay ally:squid-4") == Reason(
        "race-too-many", {"lord": "assassin", "count": 1}
    )
    table = lay(Seat(hand="crab-5 squid-5", pearls=9), court=f"jailer {FARMERS}")
    assert table.refusal("recruit lord:jailer").id == "too-few-races"


def test_ruling_23_pearls_never_replace_a_race() -> None:
    table = lay(Seat(hand="crab-1 seahorse-1", pearls=50), court="jailer tamer keeper")
    assert table.choices("recruit") == []


def test_ruling_24_surplus_points_are_lost() -> None:
    hand = "crab-5 seahorse-5 shellfish-4"
    table = lay(Seat(hand=hand), court=f"jailer {FARMERS}").recruit("jailer", hand)
    assert table.pearls(0) == 0
    assert table.affiliated(0) == "shellfish-4"


def test_ruling_25_no_superfluous_ally() -> None:
    table = lay(Seat(hand="seahorse-5 seahorse-4 seahorse-3 seahorse-1"), court=COURT)
    table.play("recruit lord:shepherd", "pay ally:seahorse-1")
    assert table.refusal("pay ally:seahorse-5") == Reason(
        "ally-superfluous", {"ally": "seahorse-5"}
    )
    table.play("pay ally:seahorse-3")
    assert table.hand(0) == "seahorse-5"
    assert table.lords(0) == "shepherd"


def test_ruling_25_a_surplus_is_fine_if_every_ally_is_needed() -> None:
    table = lay(Seat(hand="seahorse-5 seahorse-4"), court=COURT)
    table.recruit("shepherd", "seahorse-5 seahorse-4")
    assert table.affiliated(0) == "seahorse-4"


def test_ruling_26_the_weakest_is_affiliated_whatever_its_race() -> None:
    table = hired("jailer")
    assert table.affiliated(0) == "shellfish-1"


def test_ruling_27_the_master_of_magic_does_not_help_with_its_own_recruitment() -> None:
    table = hired("master-of-magic")
    assert table.affiliated(0) == "seahorse-1"


def test_ruling_27_the_master_of_magic_helps_from_the_next_recruitment_on() -> None:
    hand = f"{price('master-of-magic')} {price('jailer').replace('-1', '-2')}"
    table = lay(Seat(hand=hand), court=f"master-of-magic jailer {FARMERS}")
    table.recruit("master-of-magic").quiet_turn()
    table.recruit("jailer", "crab-3 seahorse-2 shellfish-2")
    assert table.choices("affiliate") == [
        f"affiliate ally:{ally}" for ally in ("crab-3", "seahorse-2", "shellfish-2")
    ]


@pytest.mark.parametrize(("own", "other"), [("treasurer", ""), ("", "recruiter")])
def test_ruling_28_the_corruptor_always_costs_five_and_affiliates_nobody(
    own: str, other: str
) -> None:
    table = lay(
        Seat(hand="squid-5 squid-4 squid-3", pearls=5, lords=own),
        Seat(lords=other),
        court=f"corruptor {FARMERS}",
    )
    table.recruit("corruptor", "squid-5 squid-4 squid-3" if other else "squid-5 squid-3")
    table.play("take-lord lord:miller")
    assert table.told("pearls-lost") == [{"seat": 0, "count": 5, "total": 0}]
    assert table.told("ally-affiliated") == []


def test_ruling_29_the_two_pearls_come_too_late_for_the_corruptor() -> None:
    table = hired("corruptor", me=Seat(pearls=3), court="corruptor miller landowner")
    assert table.lords(0) == "corruptor"
    assert table.pearls(0) == 5


def test_ruling_29_the_second_lord_is_chosen_from_the_old_court() -> None:
    table = hired("corruptor", me=Seat(pearls=5), court="corruptor miller landowner")
    assert table.choices() == ["take-lord lord:miller", "take-lord lord:landowner", "pass"]
    table.play("take-lord lord:miller")
    assert table.pearls(0) == 2
    assert len(table.court().split()) == 6


@pytest.mark.parametrize("court", ["corruptor miller", "corruptor miller landowner"])
def test_ruling_30_fewer_than_two_lords_left_bring_two_pearls_once(court: str) -> None:
    table = hired("corruptor", me=Seat(pearls=5), court=court).play("take-lord lord:miller")
    assert table.told("court-refilled") == [{"seat": 0}]
    assert table.pearls(0) == 2


def test_ruling_31_the_two_pearls_are_not_paid_again() -> None:
    table = hired("shepherd", court="shepherd miller", lord_deck="", players=3)
    assert table.pearls(0) == 2
    table.quiet_turn()
    assert table.pearls(1) == 0


def test_ruling_32_a_lord_that_comes_by_the_traitor_uses_its_power() -> None:
    table = hired(
        "traitor", Seat(pearls=2), me=Seat(lords="keeper"), court=f"traitor seeker {FARMERS}"
    )
    table.play("dismiss lord:keeper", "take-lord lord:seeker")
    assert table.pearls(1) == 0


def test_ruling_32_a_lord_that_comes_by_the_corruptor_uses_its_power() -> None:
    table = hired("corruptor", me=Seat(pearls=5), court=f"corruptor trader {FARMERS}")
    assert table.play("take-lord lord:trader").pearls(0) == 3


def test_ruling_32_a_lord_that_comes_by_the_schemer_uses_its_power() -> None:
    table = hired("schemer", Seat(hand="crab-5"), me=Seat(lords="keeper"))
    table.play("dismiss lord:keeper -> jailer")
    assert table.asked() == (1, "jail")


@covers("lord:traitor", "lord:schemer", "lord:hermit")
def test_ruling_32_a_chain_of_traitor_schemer_and_ambassador() -> None:
    table = hired(
        "traitor",
        me=Seat(lords="keeper"),
        court=f"traitor schemer {FARMERS}",
        lord_deck="hermit",
        location_deck="jail",
    )
    table.play("dismiss lord:keeper", "take-lord lord:schemer")
    assert table.asked() == (0, "scheme")
    assert table.choices() == ["dismiss lord:traitor", "pass"]
    table.play("dismiss lord:traitor")
    assert table.lords(0) == "schemer hermit@jail"
    assert table.view()["lord_discard"].count("traitor") == 1


def test_ruling_33_a_disabled_lord_may_be_discarded_and_the_newcomer_is_awake() -> None:
    table = hired("traitor", me=Seat(lords="~keeper"))
    table.play("dismiss lord:keeper", "take-lord lord:miller")
    assert table.lords(0) == "traitor miller"
    table = hired("schemer", me=Seat(lords="~keeper")).play("dismiss lord:keeper -> reaper")
    assert table.lords(0) == "schemer reaper"


@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_ruling_34_neither_discards_itself_a_tucked_lord_or_one_of_somebody_else(lord: str) -> None:
    table = hired(lord, Seat(lords="shepherd"), me=Seat(lords="keeper reaper@jail"))
    assert table.refusal(f"dismiss lord:{lord}") == Reason("lord-just-came", {"lord": lord})
    assert table.refusal("dismiss lord:reaper") == Reason("lord-not-free", {"lord": "reaper"})
    assert table.refusal("dismiss lord:shepherd") == Reason("lord-not-free", {"lord": "shepherd"})


def test_ruling_35_discarded_lords_never_come_back() -> None:
    table = hired(
        "schemer", me=Seat(lords="keeper", pearls=3), court="schemer miller", lord_deck="reaper"
    ).play("dismiss lord:keeper")
    assert table.view()["lord_deck"] == 0
    assert table.court() == "miller"
    assert table.view()["lord_discard"].count("keeper") == 1


def test_ruling_36_a_power_of_the_turn_serves_in_the_turn_of_its_arrival() -> None:
    table = hired("slaver", me=Seat(hand="crab-1"))
    assert table.choices() == ["sell ally:crab-1", "end-turn"]
    assert table.play("sell ally:crab-1").pearls(0) == 2


def test_ruling_36_not_if_the_lord_went_below_a_location() -> None:
    table = hired("slaver", me=Seat(hand="crab-1", keys=2), available="jail", location_deck="")
    assert table.lords(0) == "slaver@jail"
    assert table.asked() == (1, "turn")


def test_ruling_36_no_power_serves_while_a_location_is_chosen() -> None:
    table = hired("slaver", me=Seat(hand="crab-1", keys=3), available="jail depths")
    assert table.asked() == (0, "location")
    assert table.refusal("sell ally:crab-1") == Reason("not-now-sell")


def test_ruling_37_the_schemer_with_an_empty_lord_deck_does_nothing() -> None:
    table = hired("schemer", me=Seat(lords="keeper"), lord_deck="")
    assert table.lords(0) == "schemer keeper"
    assert table.asked() == (1, "turn")


def test_ruling_37_the_traitor_with_an_empty_court_does_nothing() -> None:
    table = hired("traitor", me=Seat(lords="keeper"), court="traitor", lord_deck="sage")
    assert table.lords(0) == "traitor keeper"


# -- 38 to 49: single powers --------------------------------------------------------------

EIGHT = "jellyfish-1*4 squid-1*4"


def test_ruling_38_the_commander_counts_on_arrival() -> None:
    assert hired("commander", Seat(hand=EIGHT)).asked() == (1, "disarm")


def test_ruling_38_the_commander_counts_at_the_end_of_the_own_turn_only() -> None:
    buyer = Seat(hand="crab-1*3 squid-1*3", pearls=1)
    table = lay(Seat(lords="commander"), buyer).play("explore -> jellyfish-5", "buy -> crab-2")
    assert table.asked() == (0, "ally")
    table.play("take-ally")
    assert table.asked() == (1, "turn")
    assert len(table.hand(1).split()) == 7
    table.play("explore -> jellyfish-4", "decline-all", "take-ally")
    assert table.asked() == (1, "disarm")
    assert table.details() == {"count": 2}


def test_ruling_38_the_commander_comes_after_the_last_powers() -> None:
    table = lay(Seat(hand="crab-1*3 squid-1*3", lords="slaver"), Seat(lords="commander"))
    table.play("explore -> jellyfish-5", "take-ally")
    assert table.asked() == (0, "powers")
    table.play("sell ally:crab-1")
    assert table.asked() == (1, "turn")
    assert len(table.hand(0).split()) == 6


def test_ruling_39_a_disabled_lord_keeps_its_influence_and_loses_power_and_key() -> None:
    table = lay(Seat(lords="~slaver", hand="crab-1"))
    assert table.keys(0) == 0
    assert table.choices() == ["explore"]
    assert table.line(0, "lords").points == 5
    assert table.lords(0) == "~slaver"


def test_ruling_40_the_assassin_must_disable_a_lord_of_every_opponent() -> None:
    table = hired("assassin", Seat(lords="keeper reaper"), Seat(), Seat(lords="shepherd oracle"))
    assert table.choices() == ["disable lord:keeper", "disable lord:reaper"]
    table.play("disable lord:keeper")
    assert table.details() == {"seat2": 3}
    table.play("disable lord:oracle")
    assert table.lords(1) == "~keeper reaper"
    assert table.lords(3) == "~oracle shepherd"


def test_ruling_40_the_assassin_picks_nobody_who_is_disabled_already() -> None:
    table = hired("assassin", Seat(lords="~keeper reaper slaver"), Seat(lords="~oracle"))
    assert table.refusal("disable lord:keeper") == Reason(
        "lord-already-disabled", {"lord": "keeper"}
    )
    table.play("disable lord:slaver")
    assert table.told("lord-disabled") == [{"seat": 0, "lord": "slaver", "seat2": 1}]
    assert table.lords(2) == "~oracle"


def test_ruling_41_the_tamer_does_not_move_the_marker() -> None:
    table = fight(Seat(), Seat(lords="tamer"), threat=6)
    assert table.view()["threat"] == 6
    assert table.details() == {"space": 5}
    assert table.play("choose reward:kpp").view()["threat"] == 1


def test_ruling_41_the_tamer_changes_nothing_on_the_first_space() -> None:
    assert fight(Seat(), Seat(lords="tamer")).choices() == ["choose reward:p", "choose reward:m"]


def shielded(lord: str, shaman: str) -> Table:
    """Seat 0 recruits a soldier against somebody with plenty to lose."""
    return hired(lord, Seat(lords=f"{shaman} keeper", hand=EIGHT, pearls=5, tokens="2"))


@pytest.mark.parametrize("lord", ["jailer", "seeker", "assassin", "commander", "hunter"])
def test_ruling_42_the_shaman_protects_from_soldiers_that_arrive(lord: str) -> None:
    table = shielded(lord, "shaman")
    assert table.asked() == (1, "turn")
    assert len(table.hand(1).split()) == 8
    assert (table.pearls(1), table.tokens(1), table.lords(1)) == (5, "2", "shaman keeper")


@pytest.mark.parametrize("lord", ["jailer", "seeker", "assassin", "commander", "hunter"])
@pytest.mark.parametrize("shaman", ["~shaman", "shaman@jail"])
def test_ruling_42_a_shaman_that_is_not_active_protects_from_nothing(
    lord: str, shaman: str
) -> None:
    table = shielded(lord, shaman)
    unharmed = (
        table.asked() == (1, "turn")
        and len(table.hand(1).split()) == 8
        and (table.pearls(1), table.tokens(1)) == (5, "2")
        and "~keeper" not in table.lords(1)
    )
    assert not unharmed


@pytest.mark.parametrize(("lords", "cost"), [("shaman", 6), ("~shaman", 8), ("shaman@jail", 8)])
def test_ruling_42_the_shaman_and_the_recruiter(lords: str, cost: int) -> None:
    seat = Seat(hand="seahorse-5 shellfish-4 squid-4", lords=lords)
    table = lay(seat, Seat(lords="recruiter"), court=f"keeper {FARMERS}")
    assert table.play("recruit lord:keeper").view()["payment"]["cost"] == cost


@pytest.mark.parametrize(("lords", "space"), [("shaman", 2), ("~shaman", 1), ("shaman@jail", 1)])
def test_ruling_42_the_shaman_and_the_tamer(lords: str, space: int) -> None:
    table = fight(Seat(lords=lords), Seat(lords="tamer"), threat=2)
    assert table.details() == {"space": space}


def test_ruling_42_the_protection_ends_when_the_shaman_goes_below_a_location() -> None:
    table = lay(
        Seat(lords="shaman", keys=1, hand=EIGHT),
        Seat(lords="commander"),
        threat=3,
        available="jail",
        location_deck="",
    ).play("explore -> monster", "fight")
    assert table.lords(0) == "shaman@jail"
    assert table.asked() == (0, "disarm")


@pytest.mark.parametrize(("pearls", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_ruling_43_the_seeker_takes_what_there_is(pearls: int, left: int) -> None:
    assert hired("seeker", Seat(pearls=pearls)).pearls(1) == left


def test_ruling_44_the_landlord_pays_in_extra_turns_too() -> None:
    table = hired("invoker", me=Seat(lords="landlord"))
    assert table.told("extra-turn-began") == [{"seat": 0}]
    assert table.pearls(0) == 1


@pytest.mark.parametrize("way", ["corruptor", "traitor", "schemer"])
def test_ruling_45_the_invoker_gives_a_turn_however_it_came(way: str) -> None:
    court = f"{way} {FARMERS}" if way == "schemer" else f"{way} invoker {FARMERS}"
    table = hired(way, me=Seat(pearls=5, lords="keeper"), court=court)
    steps = {
        "corruptor": ["take-lord lord:invoker"],
        "traitor": ["dismiss lord:keeper", "take-lord lord:invoker"],
        "schemer": ["dismiss lord:keeper -> invoker"],
    }
    table.play(*steps[way])
    assert table.told("extra-turn-began") == [{"seat": 0}]
    assert table.asked() == (0, "turn")
    table.quiet_turn()
    assert table.asked() == (1, "turn")


@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
def test_ruling_46_ambassadors_show_keys_for_the_towers(lord: str) -> None:
    table = lay(Seat(lords=f"{lord}@closed-tower", locations="lost-tower"))
    assert table.worth(0, "closed-tower") == 3
    assert table.worth(0, "lost-tower") == 0


def test_ruling_47_an_ambassador_draws_as_many_as_are_left() -> None:
    table = hired("elder", location_deck="jail abyss")
    assert table.choices() == ["take location:abyss", "take location:jail"]
    assert hired("elder", location_deck="jail").lords(0) == "elder@jail"


def test_ruling_47_with_an_empty_deck_it_takes_an_available_location() -> None:
    table = hired("elder", location_deck="", available="jail abyss")
    assert table.asked() == (0, "location")
    assert table.choices() == ["take location:abyss", "take location:jail"]
    assert table.play("take location:jail").lords(0) == "elder@jail"
    assert hired("hermit", location_deck="", available="jail").lords(0) == "hermit@jail"


def test_ruling_47_the_available_location_is_taken_on_arrival() -> None:
    table = hired("elder", court="elder miller", location_deck="", available="jail abyss")
    assert table.asked() == (0, "location")
    assert table.court() == "miller"


def test_ruling_48_the_lords_move_and_the_old_location_becomes_available() -> None:
    table = hired("illusionist", me=Seat(lords="keeper@jail"), available="abyss")
    table.play("give-up location:jail", "take location:abyss")
    assert table.lords(0) == "illusionist keeper@abyss"
    assert table.available() == "jail"


@covers("lord:illusionist", "location:black-smokers")
def test_ruling_48_black_smokers_taken_by_the_illusionist_are_searched() -> None:
    table = hired(
        "illusionist",
        me=Seat(lords="keeper@jail"),
        available="black-smokers",
        location_deck="depths chasm",
    ).play("give-up location:jail", "take location:black-smokers")
    assert table.asked() == (0, "smokers")
    table.play("take location:depths")
    assert table.lords(0) == "illusionist keeper@depths"
    assert table.available() == "jail"


def test_ruling_49_the_hunter_needs_an_unprotected_opponent_with_a_token() -> None:
    table = hired("hunter", Seat(), Seat(tokens="3", lords="shaman"), Seat(tokens="4"))
    assert table.told("token-stolen") == [{"seat": 0, "seat2": 3, "pile": "monster"}]


# -- 50 to 62: locations and keys ---------------------------------------------------------


def test_ruling_50_the_third_key_leads_to_a_location_and_must() -> None:
    table = fight(Seat(keys=2), threat=3)
    assert table.asked() == (0, "location")
    assert not {"pass", "end-turn"} & set(table.choices())


def test_ruling_51_keys_of_disabled_and_tucked_lords_do_not_count() -> None:
    assert lay(Seat(lords="keeper ~reaper shepherd@jail", keys=1)).keys(0) == 2


def test_ruling_52_after_a_draw_only_the_drawn_locations_can_be_taken() -> None:
    table = lay(Seat(keys=2), threat=3, available="jail", location_deck="abyss depths chasm")
    table.play("explore -> monster", "fight", "draw-locations 2")
    assert table.refusal("take location:jail") == Reason("location-not-drawn", {"location": "jail"})


def test_ruling_53_a_draw_is_no_larger_than_the_deck_and_open() -> None:
    table = lay(Seat(keys=2), threat=3, available="jail", location_deck="abyss depths")
    table.play("explore -> monster", "fight")
    assert table.choices("draw-locations") == ["draw-locations 1", "draw-locations 2"]
    assert table.refusal("draw-locations 3") == Reason("too-few-locations", {"count": 2})
    table.play("draw-locations 2")
    assert table.view(1)["drawn"] == ["abyss", "depths"]


def test_ruling_54_only_lords_with_a_key_and_no_more_keys_than_needed() -> None:
    table = lay(Seat(keys=1, lords="keeper reaper miller"), threat=3, available="jail depths")
    table.play("explore -> monster", "fight", "take location:jail")
    assert table.choices() == ["use-key lord:keeper", "use-key lord:reaper", "use-key-token"]
    table.play("use-key-token", "use-key-token", "use-key lord:keeper")
    assert table.lords(0) == "reaper miller keeper@jail"


@pytest.mark.parametrize("seed", range(4))
def test_ruling_55_ten_key_tokens_suffice(seed: int) -> None:
    rng = python_random.Random(seed)
    game = deepcourt.new_game("abyss", players=4, seed=seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        assert sum(seat["key_tokens"] for seat in game.view()["seats"]) <= 10


def test_ruling_56_black_smokers_leave_the_game_and_the_lords_stay() -> None:
    table = lay(
        Seat(lords="keeper reaper"),
        threat=3,
        available="black-smokers",
        location_deck="depths chasm abyss",
    ).play("explore -> monster", "fight", "take location:black-smokers", "take location:depths")
    assert table.lords(0) == "keeper@depths reaper@depths"
    assert table.available() == ""
    assert table.view()["location_deck"] == 2
    assert "black-smokers" not in str(table.game.position())


def test_ruling_56_the_exchange_is_optional() -> None:
    table = lay(Seat(keys=2), threat=3, available="black-smokers jail")
    table.play("explore -> monster", "fight", "take location:black-smokers", "keep-location")
    assert table.worth(0, "black-smokers") == 0


@covers("location:city-of-mirrors")
def test_ruling_57_the_city_of_mirrors_takes_the_best_with_the_own_cards() -> None:
    mine = Seat(locations="city-of-mirrors", affiliated="crab-1*3")
    table = lay(mine, Seat(locations="chasm barracks black-smokers", lords="jailer seeker hunter"))
    assert table.worth(0, "city-of-mirrors") == 5 + 9
    assert table.worth(1, "barracks") == 13


def test_ruling_57_the_city_of_mirrors_is_never_worth_less_than_nothing() -> None:
    affiliated = "crab-1*4 crab-2*3 crab-3*3 squid-1*4 squid-2*3 squid-3*3 jellyfish-1*4"
    mine = Seat(locations="city-of-mirrors", affiliated=affiliated)
    table = lay(mine, Seat(locations="coral-barrier black-smokers"))
    assert table.worth(0, "city-of-mirrors") == 0


def test_ruling_58_the_towers_look_at_the_printed_key() -> None:
    table = lay(Seat(lords="~keeper reaper@closed-tower miller", locations="lost-tower"))
    assert table.worth(0, "closed-tower") == 6
    assert table.worth(0, "lost-tower") == 3


def test_ruling_59_a_disabled_lord_counts_for_locations() -> None:
    table = lay(Seat(lords="~keeper ~jailer", locations="sargasso-silos jail abyss depths"))
    assert table.worth(0, "sargasso-silos") == 7
    assert table.worth(0, "jail") == 13
    assert table.worth(0, "abyss") == 4
    assert table.worth(0, "depths") == 12


def test_ruling_60_there_is_no_floor() -> None:
    affiliated = "crab-1*4 crab-2*3 crab-3*3 squid-1*4 squid-2*3 squid-3*3 jellyfish-1*4"
    assert len(words(affiliated)) == 24
    table = lay(Seat(locations="coral-barrier depths", affiliated=affiliated))
    assert table.worth(0, "coral-barrier") == -4
    assert table.worth(0, "depths") == 0


def test_ruling_61_ambassadors_are_a_sixth_guild() -> None:
    five = "keeper jailer trader shaman traitor"
    assert lay(Seat(lords=five, locations="abyss")).worth(0, "abyss") == 10
    assert lay(Seat(lords=f"{five} sage@abyss")).worth(0, "abyss") == 12


def test_ruling_62_without_a_location_anywhere_the_keys_are_kept() -> None:
    table = lay(Seat(keys=2), threat=3, location_deck="").play("explore -> monster", "fight")
    assert table.keys(0) == 3
    assert table.asked() == (1, "turn")


# -- 63 to 69: the end --------------------------------------------------------------------


@pytest.mark.parametrize("finisher", range(4))
def test_ruling_63_every_opponent_has_exactly_one_more_turn(finisher: int) -> None:
    seats = [Seat(lords=f"{SIX} keeper") if seat == finisher else Seat() for seat in range(4)]
    table = lay(*seats, turn=finisher)
    order = []
    while not table.game.over:
        order.append(table.game.seat)
        table.quiet_turn()
    assert order == [(finisher + step) % 4 for step in range(4)]


def test_ruling_63_a_second_trigger_changes_nothing() -> None:
    table = lay(
        Seat(lords=f"{SIX} keeper"),
        Seat(lords="assassin apprentice invoker tamer slaver oracle", hand=SHEPHERD),
        Seat(),
        turn=1,
        finisher=0,
        court=COURT,
        location_deck="",
    ).recruit("shepherd")
    assert len(table.lords(1).split()) == 7
    assert table.view()["finisher"] == 0
    assert table.told("last-turns-began") == []
    assert table.asked() == (2, "turn")
    assert table.quiet_turn().game.over


def test_ruling_64_the_seventh_lord_is_looked_for_at_the_end_of_the_turn() -> None:
    table = hired("schemer", me=Seat(lords=SIX)).play("dismiss lord:jailer -> keeper")
    assert table.view()["finisher"] == 0
    table = hired(
        "traitor", me=Seat(lords=SIX.removeprefix("jailer "), keys=0), court=f"traitor {FARMERS}"
    ).play("dismiss lord:seeker", "take-lord lord:miller")
    assert len(table.lords(0).split()) == 6
    assert table.view()["finisher"] is None


def test_ruling_64_tucked_and_disabled_lords_count() -> None:
    lords = "~jailer ~seeker hunter trader@jail peddler@jail shopkeeper@jail"
    assert hired("shepherd", me=Seat(lords=lords)).view()["finisher"] == 0


def test_ruling_65_an_empty_lord_deck_does_not_end_the_game() -> None:
    table = hired("shepherd", court=f"{COURT} sage", lord_deck="")
    assert table.view()["finisher"] is None
    table = lay(court="miller", lord_deck="").quiet_turn()
    assert table.view()["finisher"] is None


def test_ruling_66_the_finisher_takes_an_extra_turn_before_the_last_turns() -> None:
    table = hired("invoker", me=Seat(lords=SIX), players=3)
    assert table.told("last-turns-began") == [{"seat": 0}]
    assert table.told("extra-turn-began") == [{"seat": 0}]
    order = []
    while not table.game.over:
        order.append(table.game.seat)
        table.quiet_turn()
    assert order == [0, 1, 2]


def test_ruling_66_an_opponent_takes_an_extra_turn_right_after_the_last_turn() -> None:
    table = lay(
        Seat(), Seat(hand=price("invoker")), turn=1, finisher=0, court=f"invoker {FARMERS}"
    ).recruit("invoker")
    assert table.asked() == (1, "turn")
    assert table.quiet_turn().game.over


def test_ruling_67_there_is_no_hand_limit_but_the_commanders() -> None:
    hand = "crab-1*4 crab-2*3 squid-1*4 squid-2*3"
    table = lay(Seat(hand=hand)).quiet_turn()
    assert table.asked() == (1, "turn")
    assert len(table.hand(0).split()) == 15


def test_ruling_68_the_weakest_of_each_race_in_hand_counts_everywhere() -> None:
    table = lay(
        Seat(hand="crab-4 crab-5 squid-2", locations="chasm coral-barrier"), turn=1, finisher=0
    ).quiet_turn()
    assert table.affiliated(0) == "crab-4 squid-2"
    assert table.line(0, "allies").points == 6
    assert table.worth(0, "chasm") == 8
    assert table.worth(0, "coral-barrier") == 18


def test_ruling_69_pearls_only_break_ties() -> None:
    poor, rich = lay(Seat(lords="keeper")), lay(Seat(lords="keeper", pearls=99))
    assert poor.game.scores() == rich.game.scores()


# -- 70 to 79: clarifications -------------------------------------------------------------


@pytest.mark.parametrize("lord", ["slaver", "oracle", "opportunist"])
@pytest.mark.parametrize("lords", ["~{}", "{}@jail"])
def test_ruling_70_every_power_needs_an_active_lord(lord: str, lords: str) -> None:
    table = lay(Seat(lords=lords.format(lord), hand="crab-1"), council="squid-1", court="miller")
    assert table.choices() == ["explore", "take-pile squid"]


def test_ruling_70_free_is_enough_for_targets() -> None:
    table = hired("traitor", me=Seat(lords="~keeper"))
    assert "dismiss lord:keeper" in table.choices()
    table = hired("schemer", me=Seat(lords="~keeper"))
    assert "dismiss lord:keeper" in table.choices()


def test_ruling_71_a_power_of_the_turn_serves_between_plots_and_at_the_end_and_once() -> None:
    table = lay(Seat(lords="slaver", hand="crab-1*2", pearls=1), court=FARMERS)
    table.play("plot")
    assert "sell ally:crab-1" in table.choices()
    table.play("sell ally:crab-1", "plot", "explore -> squid-1", "take-ally")
    assert table.asked() == (1, "turn")


def test_ruling_71_not_while_exploring_or_paying() -> None:
    table = lay(Seat(lords="slaver", hand=f"crab-1 {SHEPHERD} seahorse-4"), court=COURT)
    table.play("recruit lord:shepherd")
    assert table.refusal("sell ally:crab-1") == Reason("not-now-sell")
    table = lay(Seat(lords="oracle opportunist"), council="squid-1", court=FARMERS)
    table.play("explore -> crab-1")
    assert table.refusal("dissolve squid") == Reason("not-now-dissolve")
    assert table.refusal("replace lord:miller") == Reason("not-now-replace")


def test_ruling_71_after_the_locations_and_not_for_a_lord_that_was_tucked() -> None:
    table = lay(
        Seat(lords="slaver oracle", hand="crab-1", keys=1),
        threat=3,
        council="squid-1",
        available="jail depths",
    ).play("explore -> monster", "fight", "take location:jail", "use-key lord:slaver")
    assert table.refusal("dissolve squid") == Reason("not-now-dissolve")
    table.play("use-key-token", "use-key-token")
    assert table.asked() == (0, "powers")
    assert table.choices() == ["dissolve squid", "end-turn"]


def test_ruling_72_powers_without_effect() -> None:
    empty = hired("corruptor", me=Seat(pearls=9), court="corruptor", lord_deck="")
    assert empty.lords(0) == "corruptor"
    assert hired("traitor", me=Seat(lords="keeper"), court="traitor").lords(0) == "traitor keeper"
    assert hired("schemer", me=Seat(lords="keeper"), lord_deck="").asked() == (1, "turn")
    assert lay(Seat(lords="opportunist")).choices() == ["explore"]
    assert lay(Seat(lords="opportunist"), court="miller", lord_deck="").choices() == ["explore"]
    assert hired("elder", location_deck="").lords(0) == "elder"


@pytest.mark.parametrize("active", range(3))
def test_ruling_73_opponents_discard_clockwise_from_the_active_player(active: int) -> None:
    seats = [Seat(hand=f"{race}-1 {race}-2") for race in ("jellyfish", "squid", "shellfish")]
    hand = "crab-3 squid-3 shellfish-3"
    seats[active] = Seat(hand=hand)
    table = lay(*seats, turn=active, court=f"jailer {FARMERS}").recruit("jailer", hand)
    table.play("affiliate ally:crab-3")
    order = []
    while table.asked()[1] == "jail":
        order.append(table.game.seat)
        table.play(table.choices()[0])
    assert order == [(active + 1) % 3, (active + 2) % 3]
    assert len([card for card in table.discard().split() if card.endswith("-1")]) == 2


def test_ruling_74_payment_in_any_order_and_only_what_can_be_completed() -> None:
    hand = "crab-3 seahorse-2 shellfish-1 squid-5"
    table = lay(Seat(hand=hand), court=f"jailer {FARMERS}").play("recruit lord:jailer")
    assert table.choices() == [f"pay ally:{ally}" for ally in hand.split()]
    assert table.refusal("pay-rest").id == "payment-lacks-race"
    table.play("pay ally:squid-5")
    assert len(table.choices()) == 3
    table.play("pay ally:shellfish-1")
    assert table.told("ally-paid")[-1] == {"seat": 0, "ally": "crab-3"}
    assert table.lords(0) == "jailer"
    assert table.hand(0) == "seahorse-2"


def test_ruling_74_equal_cards_are_one_choice() -> None:
    table = lay(Seat(hand="seahorse-1*4", pearls=9), court=COURT).play("recruit lord:shepherd")
    assert table.told("ally-paid") == [{"seat": 0, "ally": "seahorse-1"}]
    assert sorted(table.choices()) == ["pay ally:seahorse-1", "pay-rest"]


def test_ruling_75_a_shaman_that_comes_later_wakes_nobody() -> None:
    table = hired("shaman", me=Seat(lords="~keeper"))
    assert table.lords(0) == "shaman ~keeper"
    assert table.keys(0) == 1


def test_ruling_76_throne_room_and_depths_are_worth_nothing_without_a_lord() -> None:
    table = lay(Seat(locations="throne-room depths"))
    assert (table.worth(0, "throne-room"), table.worth(0, "depths")) == (0, 0)


@pytest.mark.parametrize("lords", ["~landowner", "landowner@black-smokers"])
def test_ruling_77_a_tie_goes_to_the_best_single_lord_wherever_it_is(lords: str) -> None:
    table = lay(Seat(lords=lords), Seat(lords="keeper reaper", affiliated="crab-1"), players=2)
    assert table.game.scores() == [12, 13]
    table = lay(
        Seat(lords=lords, affiliated="squid-1"), Seat(lords="keeper reaper", affiliated="crab-1")
    )
    assert table.game.ranking() == [1, 2]


def test_ruling_78_only_power_and_key_of_a_disabled_lord_are_lost() -> None:
    awake = lay(Seat(lords="keeper tamer", locations="abyss jail closed-tower"))
    asleep = lay(Seat(lords="~keeper ~tamer", locations="abyss jail closed-tower"))
    assert awake.game.scores() == asleep.game.scores()
    assert (awake.keys(0), asleep.keys(0)) == (2, 0)


def test_ruling_79_keys_that_pile_up_never_lack_tokens() -> None:
    table = lay(Seat(keys=11), threat=6, location_deck="").play("explore -> monster", "fight")
    assert table.keys(0) == 13
