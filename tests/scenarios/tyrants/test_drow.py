"""The cards of the Drow."""

from __future__ import annotations

import pytest

from .places import ALL_FIVE, ALONE, APART, AROUND_ARAUMYCOS, MET
from .table import Seat, lay, played

# -- advance-scout ------------------------------------------------------------------------


def test_advance_scout_supplants_a_white_troop() -> None:
    table = played("advance-scout", troops=MET)
    assert table.is_asked("supplant")
    assert table.choices("supplant") == ["araumycos white", *AROUND_ARAUMYCOS]
    assert "pass" not in table.choices()
    assert table.refusal("supplant araumycos spider").id == "white-only"
    assert table.refusal("supplant menzoberranzan white").id == "no-presence"
    table.play("supplant araumycos white")
    assert table.troops("araumycos") == "flame*2 spider*2"
    assert table.hall() == "white"
    assert table.barracks() == 38
    assert table.goes_on()


def test_advance_scout_takes_the_only_white_troop_without_asking() -> None:
    table = played("advance-scout", troops=APART)
    assert table.troops("araumycos--eryndlyn-0") == "flame"
    assert table.goes_on()


def test_advance_scout_without_a_white_troop_in_reach() -> None:
    table = played("advance-scout", troops=ALONE | {"eryndlyn": "flame spider"})
    assert table.hall() == ""
    assert table.goes_on()


# -- advocate, and all that promote at the end of the turn ---------------------------------


def test_advocate_brings_influence() -> None:
    table = played("advocate", me=Seat(hand="noble"))
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert table.resources() == (0, 2, 0)
    table.play("play card:noble", "end-turn")
    assert table.circle() == ""  # nothing waits


PROMOTING = [
    ("advocate", "choose 2"),
    ("chosen-of-lolth", None),
    ("council-member", None),
    ("drow-negotiator", None),
]


@pytest.mark.parametrize(("card", "choice"), PROMOTING)
def test_promotes_one_other_card_at_the_end_of_the_turn(card: str, choice: str | None) -> None:
    table = lay(Seat(hand=f"{card} noble soldier house-guard"), troops=ALONE)
    table.play(f"play card:{card}", *filter(None, [choice]))
    table.play("play card:noble", "play card:soldier")
    assert table.view()["end_effects"] == [card]
    table.play("end-turn")
    assert table.is_asked("promote")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]  # no passing
    assert table.refusal(f"promote card:{card}").id == "very-card"
    assert table.refusal("promote card:house-guard").id == "card-not-in-play"  # still in hand
    table.play("promote card:soldier")
    assert table.circle() == "soldier"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize(("card", "choice"), PROMOTING)
def test_promotes_nothing_without_another_card(card: str, choice: str | None) -> None:
    table = lay(Seat(hand=f"{card} noble"), troops=ALONE)
    table.play(f"play card:{card}", *filter(None, [choice]), "end-turn")
    assert table.circle() == ""
    assert table.discard() == f"noble {card}"
    assert table.is_asked("turn", 1)


# -- blackguard, inquisitor ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "resources"), [("blackguard", (2, 0, 0)), ("inquisitor", (0, 2, 0))]
)
def test_brings_power_or_influence_as_an_option(card: str, resources: tuple[int, int, int]) -> None:
    table = played(card, troops=MET).play("choose 1")
    assert table.resources() == resources
    assert table.goes_on()


@pytest.mark.parametrize("card", ["blackguard", "inquisitor"])
def test_assassinates_as_an_option(card: str) -> None:
    table = played(card, troops=MET).play("choose 2")
    assert table.choices("assassinate") == [
        "araumycos spider",
        "araumycos white",
        *AROUND_ARAUMYCOS,
    ]
    assert "pass" not in table.choices()
    assert table.refusal("assassinate araumycos flame").id == "own-troop"
    table.play("assassinate araumycos spider")
    assert table.troops("araumycos") == "flame spider white"
    assert table.hall() == "spider"
    assert table.barracks() == 39  # nobody takes the place
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


@pytest.mark.parametrize("card", ["blackguard", "inquisitor"])
def test_the_option_to_assassinate_is_there_without_a_victim(card: str) -> None:
    table = played(card, troops=ALONE)
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


# -- bounty-hunter ------------------------------------------------------------------------


def test_bounty_hunter_brings_power() -> None:
    assert played("bounty-hunter").resources() == (3, 0, 0)


# -- chosen-of-lolth ----------------------------------------------------------------------


def test_chosen_of_lolth_returns_a_troop() -> None:
    table = played(
        "chosen-of-lolth",
        Seat(spies="araumycos skullport"),
        troops=MET | {"skullport": "spider"},
    )
    assert table.is_asked("return")
    assert table.choices() == ["return-spy araumycos spider", "return-troop araumycos spider"]
    assert table.refusal("return-troop araumycos flame").id == "others-only"
    assert table.refusal("return-troop skullport spider").id == "no-presence"
    assert table.refusal("return-spy skullport spider").id == "no-presence"
    table.play("return-troop araumycos spider")
    assert table.troops("araumycos") == "flame spider white"
    assert table.barracks(1) == 38
    assert table.hall() == ""
    assert table.goes_on()


def test_chosen_of_lolth_returns_a_spy_to_its_owner() -> None:
    table = played("chosen-of-lolth", Seat(spies="araumycos skullport"), troops=MET)
    assert table.spy_supply(1) == 3
    table.play("return-spy araumycos spider")
    assert table.spies("araumycos") == ""
    assert table.spy_supply(1) == 4
    assert table.goes_on()


def test_chosen_of_lolth_asks_whose_spy() -> None:
    spy = Seat(spies="eryndlyn")
    table = played("chosen-of-lolth", spy, spy, players=3, troops=ALONE)
    assert table.choices() == ["return-spy eryndlyn spider", "return-spy eryndlyn blade"]
    table.play("return-spy eryndlyn blade")
    assert table.spies("eryndlyn") == "spider"
    assert table.goes_on()


def test_chosen_of_lolth_returns_no_white_and_no_own_pieces() -> None:
    table = played("chosen-of-lolth", me=Seat(spies="eryndlyn"), troops=APART)
    assert table.goes_on()
    assert table.spies("eryndlyn") == "flame"
    assert table.troops("araumycos--eryndlyn-0") == "white"


# -- council-member -----------------------------------------------------------------------


def test_council_member_moves_two_troops() -> None:
    table = played("council-member", troops=MET)
    assert table.is_asked("move")
    assert table.details()["count"] == 2
    assert table.choices("lift") == ["araumycos spider", "araumycos white", *AROUND_ARAUMYCOS]
    assert table.refusal("lift araumycos flame").id == "own-troop"
    assert table.refusal("lift menzoberranzan white").id == "no-presence"
    table.play("lift araumycos spider")
    assert table.is_asked("put")
    assert "menzoberranzan" in table.choices("put")  # needs no presence
    assert "araumycos" not in table.choices("put")  # it is full
    assert "pass" not in table.choices()
    assert table.refusal("put araumycos").id == "no-empty-space"
    table.play("put menzoberranzan", "lift araumycos spider", "put kanaglym")
    assert table.troops("araumycos") == "flame white"
    assert table.troops("menzoberranzan") == "spider white*3"
    assert table.control("kanaglym") == 1
    assert table.hall() == ""
    assert table.goes_on()


def test_council_member_may_stop_after_one_troop() -> None:
    table = played("council-member", troops=APART)
    table.play("lift araumycos--eryndlyn-0 white")
    assert table.refusal("put araumycos--eryndlyn-0").id == "no-empty-space"  # it must move
    table.play("put eryndlyn")
    assert table.troops("eryndlyn") == "flame white"
    assert table.control("eryndlyn") is None
    assert table.details()["count"] == 1
    table.play("pass")
    assert table.goes_on()


def test_council_member_may_move_nobody() -> None:
    table = played("council-member", troops=MET).play("pass")
    assert table.troops("araumycos") == "flame spider*2 white"
    assert table.goes_on()


# -- deathblade ---------------------------------------------------------------------------


def test_deathblade_assassinates_two_troops() -> None:
    table = played("deathblade", troops=MET)
    assert table.details()["count"] == 2
    table.play("assassinate araumycos spider")
    assert "pass" not in table.choices()
    table.play("assassinate araumycos--eryndlyn-0 white")
    assert table.troops("araumycos") == "flame spider white"
    assert table.hall() == "spider white"
    assert table.goes_on()


def test_deathblade_takes_the_only_one_there_is() -> None:
    table = played("deathblade", troops=APART)
    assert table.hall() == "white"
    assert table.goes_on()


def test_deathblade_without_a_victim() -> None:
    assert played("deathblade", troops=ALONE).hall() == ""


# -- doppelganger -------------------------------------------------------------------------


def test_doppelganger_supplants_any_enemy_troop() -> None:
    table = played("doppelganger", troops=MET)
    assert table.choices("supplant") == ["araumycos spider", "araumycos white", *AROUND_ARAUMYCOS]
    assert table.refusal("supplant araumycos flame").id == "own-troop"
    table.play("supplant araumycos spider")
    assert table.troops("araumycos") == "flame*2 spider white"
    assert table.hall() == "spider"
    assert table.control("araumycos") == 0
    assert table.goes_on()


def test_doppelganger_without_an_enemy_troop_in_reach() -> None:
    table = played("doppelganger", troops=ALONE | {"ched-nasad": "spider"})
    assert table.hall() == ""
    assert table.goes_on()


# -- drow-negotiator ----------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "influence"), [("noble*4", 3), ("noble*3", 0)])
def test_drow_negotiator_asks_for_a_large_inner_circle(cards: str, influence: int) -> None:
    assert played("drow-negotiator", me=Seat(circle=cards)).influence() == influence


# -- infiltrator --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "power"), [("ched-nasad", 1), ("eryndlyn", 0), ("araumycos", 0), ("kanaglym", 0)]
)
def test_infiltrator_is_paid_among_the_troops_of_others(site: str, power: int) -> None:
    table = played("infiltrator", troops=APART)
    assert table.is_asked("place-spy")
    assert "pass" not in table.choices()
    table.play(f"place-spy {site}")
    assert table.spies(site) == "flame"
    assert table.power() == power
    assert table.goes_on()


def test_infiltrator_may_take_up_a_spy_when_all_five_are_out() -> None:
    table = played("infiltrator", me=Seat(spies=ALL_FIVE), troops=APART)
    assert table.is_asked("recall")
    table.play("recall everfire")
    assert table.is_asked("place-spy")
    assert "everfire" in table.choices("place-spy")  # it may go back there
    table.play("place-spy ched-nasad")
    assert table.spies("everfire") == ""
    assert table.power() == 1
    assert table.spy_supply() == 0
    assert table.goes_on()


def test_infiltrator_without_a_spy_finds_nothing_out() -> None:
    table = played("infiltrator", me=Seat(spies=ALL_FIVE), troops={"araumycos": "spider"})
    table.play("pass")
    assert table.power() == 0
    assert table.goes_on()


# -- information-broker, masters-of-sorcere, spellspinner: a spy out, or back ---------------

SPY_CARDS = ["information-broker", "masters-of-sorcere", "spellspinner"]


@pytest.mark.parametrize("card", ["information-broker", "spellspinner"])
def test_places_a_spy_as_an_option(card: str) -> None:
    table = played(card, Seat(spies="skullport"), me=Seat(spies="araumycos")).play("choose 1")
    assert "araumycos" not in table.choices("place-spy")  # one of each player
    assert table.refusal("place-spy araumycos").id == "spy-already-there"
    table.play("place-spy skullport")
    assert table.spies("skullport") == "flame spider"
    assert table.spy_supply() == 3
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_the_spy_may_stay_where_it_is(card: str) -> None:
    table = played(card, me=Seat(spies="araumycos")).play("choose 2")
    assert table.is_asked("pay")
    assert table.details()["cost"] == "return-spy"
    assert table.choices() == ["recall araumycos", "pass"]
    table.play("pass")
    assert table.spies("araumycos") == "flame"
    assert table.resources() == (0, 0, 0)
    assert table.hand() == ""
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_without_a_spy_on_the_map_there_is_nothing_to_pay_with(card: str) -> None:
    table = played(card).play("choose 2")
    assert table.resources() == (0, 0, 0)
    assert table.hand() == ""
    assert table.goes_on()


def test_information_broker_draws_three_cards_for_a_spy() -> None:
    table = played("information-broker", me=Seat(spies="araumycos skullport", deck="noble*4"))
    table.play("choose 2", "recall skullport")
    assert table.spies("skullport") == ""
    assert table.spy_supply() == 4
    assert table.hand() == "noble*3"
    assert table.deck() == "noble"
    assert table.goes_on()


def test_masters_of_sorcere_place_two_spies() -> None:
    table = played("masters-of-sorcere").play("choose 1", "place-spy araumycos")
    assert table.is_asked("place-spy")
    assert "araumycos" not in table.choices("place-spy")
    table.play("place-spy skullport")
    assert (table.spies("araumycos"), table.spies("skullport")) == ("flame", "flame")
    assert table.goes_on()


def test_masters_of_sorcere_bring_power_for_a_spy() -> None:
    table = played("masters-of-sorcere", me=Seat(spies="araumycos"))
    table.play("choose 2", "recall araumycos")
    assert table.resources() == (4, 0, 0)
    assert table.spy_supply() == 5
    assert table.goes_on()


def test_spellspinner_supplants_at_the_site_of_the_spy() -> None:
    table = played(
        "spellspinner",
        me=Seat(spies="blingdenstone skullport"),
        troops=APART | {"skullport": "white spider"},
    )
    table.play("choose 2", "recall skullport")
    assert table.choices() == ["supplant skullport spider", "supplant skullport white"]
    assert table.refusal("supplant blingdenstone white").id == "that-site-only"
    table.play("supplant skullport spider")
    assert table.troops("skullport") == "flame white"
    assert table.hall() == "spider"
    assert table.goes_on()


def test_spellspinner_finds_nobody_at_the_site_of_the_spy() -> None:
    table = played("spellspinner", me=Seat(spies="kanaglym"), troops=MET)
    table.play("choose 2", "recall kanaglym")
    assert table.spy_supply() == 5
    assert table.hall() == ""
    assert table.goes_on()


# -- master-of-melee-magthere -------------------------------------------------------------


def test_master_of_melee_magthere_deploys_four_troops() -> None:
    table = played("master-of-melee-magthere", troops=APART).play("choose 1")
    assert table.choices("deploy") == [
        "eryndlyn",
        "kanaglym--eryndlyn-1",
        "eryndlyn--llacerellyn-0",
    ]
    assert "pass" not in table.choices()
    table.play("deploy eryndlyn--llacerellyn-0", "deploy llacerellyn", "deploy llacerellyn")
    assert table.details()["count"] == 1
    assert "llacerellyn--tsenviilyq-0" in table.choices("deploy")
    table.play("deploy eryndlyn")
    assert table.barracks() == 35
    assert table.total("llacerellyn")
    assert table.goes_on()


def test_master_of_melee_magthere_supplants_a_white_troop_anywhere() -> None:
    table = played("master-of-melee-magthere", troops=APART).play("choose 2")
    assert "menzoberranzan white" in table.choices("supplant")
    assert table.refusal("supplant ched-nasad spider").id == "white-only"
    table.play("supplant menzoberranzan white")
    assert table.troops("menzoberranzan") == "flame white*2"
    assert table.hall() == "white"
    assert table.goes_on()


def test_master_of_melee_magthere_finds_no_white_troop_on_the_map() -> None:
    table = played("master-of-melee-magthere", troops=APART, whites=False).play("choose 2")
    assert table.hall() == ""
    assert table.goes_on()


# -- matron-mother ------------------------------------------------------------------------


def test_matron_mother_promotes_from_deck_and_discard_pile() -> None:
    me = Seat(hand="noble matron-mother", deck="soldier house-guard", discard="advocate")
    table = lay(me).play("play card:noble", "play card:matron-mother")
    assert table.deck() == ""
    assert table.discard() == "soldier house-guard advocate"
    assert table.is_asked("promote-discarded")
    assert table.choices("promote") == ["card:soldier", "card:house-guard", "card:advocate"]
    assert "pass" not in table.choices()
    assert table.refusal("promote card:noble").id == "card-not-discarded"  # it is in play
    table.play("promote card:house-guard")
    assert table.circle() == "house-guard"
    assert table.discard() == "soldier advocate"
    assert table.goes_on()


def test_matron_mother_without_any_card_to_promote() -> None:
    table = played("matron-mother", me=Seat(deck=""))
    assert table.circle() == ""
    assert table.goes_on()


# -- mercenary-squad ----------------------------------------------------------------------


def test_mercenary_squad_deploys_three_troops() -> None:
    table = played("mercenary-squad", troops=APART)
    assert table.details()["count"] == 3
    table.play("deploy eryndlyn", "deploy eryndlyn")
    assert table.refusal("deploy eryndlyn").id == "no-empty-space"
    assert table.refusal("deploy kanaglym").id == "no-presence"
    table.play("deploy eryndlyn--llacerellyn-0")
    assert table.barracks() == 36
    assert table.goes_on()


# -- spy-master ---------------------------------------------------------------------------


def test_spy_master_places_a_spy() -> None:
    table = played("spy-master", me=Seat(spies="araumycos"))
    assert len(table.choices()) == 14  # all sites of two players but one, and no passing
    table.play("place-spy menzoberranzan")
    assert table.spies("menzoberranzan") == "flame"
    assert table.presence() == {"araumycos", "menzoberranzan"}
    assert table.goes_on()


# -- underdark-ranger ---------------------------------------------------------------------


def test_underdark_ranger_assassinates_two_white_troops() -> None:
    table = played("underdark-ranger", troops=MET)
    assert table.choices("assassinate") == ["araumycos white", *AROUND_ARAUMYCOS]
    assert table.refusal("assassinate araumycos spider").id == "white-only"
    table.play("assassinate araumycos white")
    assert table.choices("assassinate") == AROUND_ARAUMYCOS
    table.play("assassinate araumycos--ched-nasad-0 white")
    assert table.hall() == "white*2"
    assert table.troops("araumycos") == "flame spider*2"
    assert table.goes_on()


def test_underdark_ranger_takes_the_only_one_there_is() -> None:
    table = played("underdark-ranger", troops=APART)
    assert table.hall() == "white"
    assert table.goes_on()


def test_underdark_ranger_without_a_white_troop_in_reach() -> None:
    assert played("underdark-ranger", troops=ALONE | {"eryndlyn": "flame spider"}).hall() == ""


# -- weaponmaster -------------------------------------------------------------------------


def test_weaponmaster_chooses_three_times() -> None:
    table = played("weaponmaster", troops=APART)
    table.play("choose 2")  # only one white troop is in reach
    assert table.hall() == "white"
    assert table.is_asked("option")
    table.play("choose 1", "deploy araumycos--eryndlyn-0")
    assert table.is_asked("option")
    table.play("choose 2")  # and now another one
    assert table.troops("araumycos") == "white*3"
    assert table.hall() == "white*2"
    assert table.barracks() == 38
    assert table.goes_on()


def test_weaponmaster_assassinates_white_troops_only() -> None:
    table = played("weaponmaster", troops=MET).play("choose 2")
    assert table.choices("assassinate") == ["araumycos white", *AROUND_ARAUMYCOS]
    table.play("assassinate araumycos white")
    assert table.is_asked("option")


def test_weaponmaster_may_choose_the_same_each_time() -> None:
    table = played("weaponmaster", troops=APART)
    for place in ("eryndlyn", "eryndlyn", "eryndlyn--llacerellyn-0"):
        table.play("choose 1", f"deploy {place}")
    assert table.barracks() == 36
    assert table.goes_on()


def test_weaponmaster_may_choose_what_finds_nobody() -> None:
    table = played("weaponmaster", troops=ALONE).play("choose 2", "choose 2", "choose 2")
    assert table.hall() == ""
    assert table.goes_on()
