"""The cards of the Elementals."""

from __future__ import annotations

import pytest

from .places import ALONE, APART, AROUND_ARAUMYCOS, MET
from .table import Seat, lay, played

# -- Focus --------------------------------------------------------------------------------

# Card, what it brings anyway (power and influence), another card of its aspect, and what the Focus
# brings: power, influence, cards.
FOCUS = [
    ("air-elemental", (0, 0), "air-elemental-myrmidon", (0, 0, 1)),
    ("black-earth-cultist", (0, 0), "earth-elemental-myrmidon", (0, 2, 0)),
    ("earth-elemental", (0, 1), "earth-elemental-myrmidon", (0, 0, 1)),
    ("eternal-flame-cultist", (0, 0), "fire-elemental-myrmidon", (2, 0, 0)),
    ("fire-elemental", (2, 0), "fire-elemental-myrmidon", (0, 0, 1)),
    ("howling-hatred-cultist", (0, 0), "air-elemental-myrmidon", (1, 0, 0)),
    ("imix", (4, 0), "fire-elemental-myrmidon", (2, 0, 0)),
]
# What is to be answered before, where nobody is in reach.
BEFORE = {
    "air-elemental": ("choose 1", "place-spy everfire"),
    "air-elemental-myrmidon": ("place-spy kanaglym",),
    "fire-elemental": ("choose 1",),
    "howling-hatred-cultist": ("choose 1", "place-spy everfire"),
}
Gain = tuple[int, int, int]


def steps(card: str) -> list[str]:
    """To play a card, up to its Focus."""
    return [f"play card:{card}", *BEFORE.get(card, ())]


@pytest.mark.parametrize(("card", "plain", "other", "gain"), FOCUS)
def test_focus_by_a_revealed_card(
    card: str, plain: tuple[int, int], other: str, gain: Gain
) -> None:
    table = lay(Seat(hand=f"{card} noble {other}", deck="soldier*2"), troops=ALONE)
    table.play(*steps(card))
    assert table.is_asked("focus")
    assert table.choices() == [f"reveal card:{other}", "pass"]
    assert table.refusal("reveal card:noble").id == "wrong-aspect"
    assert table.refusal(f"reveal card:{card}").id == "card-not-in-hand"
    table.play(f"reveal card:{other}")
    assert table.told("card-revealed") == [{"seat": 0, "card": other}]
    assert table.resources() == (plain[0] + gain[0], plain[1] + gain[1], 0)
    drawn = "noble soldier" if gain[2] else "noble"
    assert table.hand() == f"{drawn} {other}"  # what was revealed stays in hand
    assert table.goes_on()


@pytest.mark.parametrize(("card", "plain", "other", "gain"), FOCUS)
def test_focus_by_a_card_played_before(
    card: str, plain: tuple[int, int], other: str, gain: Gain
) -> None:
    table = lay(Seat(hand=f"{card} noble {other}", deck="soldier*2"), troops=ALONE)
    table.play(*steps(other))
    power, influence, _ = table.resources()
    table.play(*steps(card))
    assert table.goes_on()  # nothing is asked
    assert table.resources() == (power + plain[0] + gain[0], influence + plain[1] + gain[1], 0)
    assert table.hand() == ("noble soldier" if gain[2] else "noble")


@pytest.mark.parametrize(("card", "plain", "other", "gain"), FOCUS)
def test_focus_declined(card: str, plain: tuple[int, int], other: str, gain: Gain) -> None:
    table = lay(Seat(hand=f"{card} noble {other}", deck="soldier*2"), troops=ALONE)
    table.play(*steps(card), "pass")
    assert table.resources() == (*plain, 0)
    assert table.hand() == f"noble {other}"
    assert table.goes_on()


@pytest.mark.parametrize(("card", "plain", "other", "gain"), FOCUS)
def test_focus_without_a_card_of_the_aspect(
    card: str, plain: tuple[int, int], other: str, gain: Gain
) -> None:
    table = lay(Seat(hand=f"{card} noble soldier", deck="soldier"), troops=ALONE)
    table.play("play card:soldier", *steps(card))
    assert table.choices() == ["pass"]  # asked all the same, so that nobody learns why
    table.play("pass")
    assert table.resources() == (plain[0] + 1, plain[1], 0)


@pytest.mark.parametrize(("card", "plain", "other", "gain"), FOCUS)
def test_focus_with_an_empty_hand_is_not_asked_for(
    card: str, plain: tuple[int, int], other: str, gain: Gain
) -> None:
    table = lay(Seat(hand=card, deck="soldier"), troops=ALONE).play(*steps(card))
    assert table.resources() == (*plain, 0)
    assert table.goes_on()


@pytest.mark.parametrize("card", ["crushing-wave-cultist", "olhydra"])
@pytest.mark.parametrize("how", ["played", "revealed", "declined"])
def test_focus_deploys_two_troops(card: str, how: str) -> None:
    other = "water-elemental-myrmidon"
    table = lay(Seat(hand=f"{card} {other} noble"), troops=ALONE, whites=False)
    table.play(*([f"play card:{other}"] if how == "played" else []), f"play card:{card}")
    if how == "declined":
        table.play("pass")
        assert table.barracks() == 39
    else:
        table.play(*([f"reveal card:{other}"] if how == "revealed" else []))
        assert table.is_asked("deploy")
        assert table.details()["count"] == 2
        table.play("deploy eryndlyn", "deploy eryndlyn")
        assert table.barracks() == 37
    assert table.goes_on()


@pytest.mark.parametrize(
    ("card", "other", "first"),
    [
        ("crushing-wave-cultist", "water-elemental", "assassinate araumycos white"),
        ("earth-elemental", "black-earth-cultist", "return-troop araumycos spider"),
        ("eternal-flame-cultist", "fire-elemental", "assassinate araumycos spider"),
        ("olhydra", "water-elemental", "supplant skullport white"),
    ],
)
def test_focus_comes_last(card: str, other: str, first: str) -> None:
    table = played(card, Seat(spies="araumycos"), me=Seat(hand=other), troops=MET)
    assert first in table.choices()
    table.play(first)
    assert table.is_asked("focus")


def test_two_copies_of_a_card_focus_the_later_one() -> None:
    table = lay(Seat(hand="imix eternal-flame-cultist*2"), troops=ALONE)
    table.play("play card:eternal-flame-cultist", "pass")
    assert table.power() == 0
    table.play("play card:eternal-flame-cultist")
    assert table.power() == 2


# -- the Princes' followers: a card for nothing ----------------------------------------------

# Card, two cards that it can recruit, one of its aspect that costs too much, one of another aspect.
RECRUITING = [
    ("aerisi-kalinoth", "spy-master", "air-elemental-myrmidon", "yan-c-bin", "fire-elemental"),
    ("gar-shatterkeel", "advance-scout", "water-elemental", "olhydra", "fire-elemental"),
    ("marlos-urnrayle", "advocate", "black-earth-cultist", "ogremoch", "fire-elemental"),
    ("vanifer", "blackguard", "eternal-flame-cultist", "imix", "air-elemental"),
]
DULL_ROW = "deathblade doppelganger*2 weaponmaster matron-mother council-member"  # too dear
BEFORE |= {
    "aerisi-kalinoth": ("place-spy everfire",),
    "gar-shatterkeel": ("deploy eryndlyn", "deploy eryndlyn", "deploy kanaglym--eryndlyn-1"),
}


@pytest.mark.parametrize(("card", "one", "other", "dear", "unfit"), RECRUITING)
def test_recruits_a_card_of_its_aspect_for_nothing(
    card: str, one: str, other: str, dear: str, unfit: str
) -> None:
    row = f"{one} {other} {dear} {unfit}*3"
    table = lay(Seat(hand=card), troops=ALONE, row=row, market="deathblade inquisitor")
    table.play(*steps(card))
    influence = table.influence()
    assert table.is_asked("recruit-free")
    assert table.choices() == [f"recruit card:{one}", f"recruit card:{other}"]  # and no passing
    assert table.refusal(f"recruit card:{dear}").args == {"card": dear, "count": 4}
    assert table.refusal(f"recruit card:{unfit}").id == "wrong-aspect"
    assert table.refusal("recruit card:house-guard").id == "wrong-aspect"
    table.play(f"recruit card:{other}")
    assert table.story() == ["card-recruited-free", "market-filled"]
    assert table.discard() == other
    assert table.row() == f"{one} deathblade {dear} {unfit} {unfit} {unfit}"
    assert table.influence() == influence
    assert table.goes_on()


@pytest.mark.parametrize(("card", "one", "other", "dear", "unfit"), RECRUITING)
def test_recruits_nothing_if_nothing_fits(
    card: str, one: str, other: str, dear: str, unfit: str
) -> None:
    row = f"{dear} {unfit}*3 deathblade weaponmaster"
    table = lay(Seat(hand=card), troops=ALONE, row=row).play(*steps(card))
    assert table.discard() == ""
    assert table.goes_on()


# -- aerisi-kalinoth ----------------------------------------------------------------------


def test_aerisi_kalinoth_brings_power_and_places_a_spy() -> None:
    table = played("aerisi-kalinoth")
    assert table.power() == 1
    assert table.is_asked("place-spy")


# -- air-elemental, howling-hatred-cultist: a spy out, or back -------------------------------

SPY_CARDS = ["air-elemental", "howling-hatred-cultist"]


@pytest.mark.parametrize("card", SPY_CARDS)
def test_places_a_spy_as_an_option(card: str) -> None:
    table = played(card).play("choose 1", "place-spy menzoberranzan")
    assert table.spies("menzoberranzan") == "flame"
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_the_spy_may_stay_where_it_is(card: str) -> None:
    table = played(card, me=Seat(spies="araumycos"), troops=ALONE).play("choose 2")
    assert table.choices() == ["recall araumycos", "pass"]
    table.play("pass")
    assert table.spies("araumycos") == "flame"
    assert table.resources() == (0, 0, 0)
    assert table.barracks() == 39
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_without_a_spy_on_the_map_there_is_nothing_to_pay_with(card: str) -> None:
    table = played(card, troops=ALONE).play("choose 2")
    assert table.resources() == (0, 0, 0)
    assert table.barracks() == 39
    assert table.goes_on()


def test_air_elemental_deploys_three_troops_for_a_spy() -> None:
    table = played("air-elemental", me=Seat(spies="araumycos"), troops=ALONE)
    table.play("choose 2", "recall araumycos", "deploy eryndlyn", "deploy eryndlyn")
    assert "araumycos" not in table.choices("deploy")  # the spy was the presence there
    table.play("deploy kanaglym--eryndlyn-1")
    assert table.barracks() == 36
    assert table.goes_on()


def test_howling_hatred_cultist_brings_influence_for_a_spy() -> None:
    table = played("howling-hatred-cultist", me=Seat(spies="araumycos"))
    table.play("choose 2", "recall araumycos")
    assert table.resources() == (0, 3, 0)
    assert table.spy_supply() == 5
    assert table.goes_on()


# -- air-, fire- and water-elemental-myrmidon: an Obedience card at the end ------------------

MYRMIDONS = ["air-elemental-myrmidon", "fire-elemental-myrmidon", "water-elemental-myrmidon"]


@pytest.mark.parametrize("card", MYRMIDONS)
def test_promotes_an_obedience_card(card: str) -> None:
    hand = f"noble soldier house-guard priestess-of-lolth bounty-hunter {card}"
    table = lay(Seat(hand=hand), troops=ALONE)
    table.play(*(f"play card:{one}" for one in hand.split()[:-1]), *steps(card), "end-turn")
    assert table.choices() == [
        "promote card:noble",
        "promote card:soldier",
        "promote card:house-guard",
        "promote card:priestess-of-lolth",
    ]
    assert table.refusal("promote card:bounty-hunter").id == "wrong-aspect"
    table.play("promote card:house-guard")
    assert table.circle() == "house-guard"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("card", MYRMIDONS)
def test_promotes_nothing_but_obedience_cards(card: str) -> None:
    table = lay(Seat(hand=f"{card} bounty-hunter"), troops=ALONE)
    table.play("play card:bounty-hunter", *steps(card), "end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_air_elemental_myrmidon_places_a_spy() -> None:
    table = played("air-elemental-myrmidon").play("place-spy everfire")
    assert table.spies("everfire") == "flame"
    assert table.goes_on()


def test_fire_elemental_myrmidon_brings_power() -> None:
    assert played("fire-elemental-myrmidon").resources() == (2, 0, 0)


# -- black-earth-cultist, earth-elemental-myrmidon, marlos-urnrayle, ogremoch ----------------

PROMOTING = ["black-earth-cultist", "earth-elemental-myrmidon", "marlos-urnrayle", "ogremoch"]


@pytest.mark.parametrize("card", PROMOTING)
def test_promotes_one_other_card_at_the_end_of_the_turn(card: str) -> None:
    table = lay(Seat(hand=f"noble bounty-hunter {card}"), row=DULL_ROW)
    table.play("play card:noble", "play card:bounty-hunter", f"play card:{card}", "end-turn")
    assert table.choices() == ["promote card:noble", "promote card:bounty-hunter"]
    table.play("promote card:bounty-hunter")
    assert table.circle() == "bounty-hunter"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("card", PROMOTING)
def test_promotes_nothing_without_another_card(card: str) -> None:
    table = played(card, row=DULL_ROW).play("end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_earth_elemental_myrmidon_brings_influence() -> None:
    assert played("earth-elemental-myrmidon").resources() == (0, 2, 0)


def test_marlos_urnrayle_brings_influence() -> None:
    assert played("marlos-urnrayle", row=DULL_ROW).resources() == (0, 1, 0)


def test_ogremoch_promotes_two_cards_after_another_ambitious_one() -> None:
    table = lay(Seat(hand="ogremoch earth-elemental noble soldier"), troops=ALONE)
    table.play("play card:noble", "play card:soldier", "play card:earth-elemental", "pass")
    table.play("play card:ogremoch")
    assert table.influence() == 4
    assert table.view()["end_effects"] == ["ogremoch", "ogremoch"]
    table.play("end-turn", "promote card:noble")  # their order is not asked for
    assert table.choices() == ["promote card:soldier", "promote card:earth-elemental"]
    table.play("promote card:earth-elemental")
    assert table.circle() == "noble earth-elemental"
    assert table.is_asked("turn", 1)


def test_ogremoch_promotes_two_cards_for_one_revealed() -> None:
    table = lay(Seat(hand="ogremoch earth-elemental noble soldier"), troops=ALONE)
    table.play("play card:noble", "play card:soldier")
    table.play("play card:ogremoch", "reveal card:earth-elemental", "end-turn")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]
    table.play("promote card:soldier")  # then only one is left
    assert table.circle() == "soldier noble"
    assert table.is_asked("turn", 1)


def test_ogremoch_promotes_once_if_focus_is_declined() -> None:
    table = lay(Seat(hand="ogremoch earth-elemental noble"), troops=ALONE)
    table.play("play card:noble", "play card:ogremoch", "pass")
    assert table.influence() == 3
    table.play("end-turn")
    assert table.circle() == "noble"
    assert table.is_asked("turn", 1)


# -- crushing-wave-cultist, water-elemental-myrmidon: a white troop --------------------------

WHITE_KILLERS = ["crushing-wave-cultist", "water-elemental-myrmidon"]


@pytest.mark.parametrize("card", WHITE_KILLERS)
def test_assassinates_a_white_troop(card: str) -> None:
    table = played(card, troops=MET)
    assert table.choices() == [
        f"assassinate {one}" for one in ["araumycos white", *AROUND_ARAUMYCOS]
    ]
    assert table.refusal("assassinate araumycos spider").id == "white-only"
    table.play("assassinate araumycos white")
    assert table.hall() == "white"
    assert table.troops("araumycos") == "flame spider*2"
    assert table.goes_on()


@pytest.mark.parametrize("card", WHITE_KILLERS)
def test_finds_no_white_troop_in_reach(card: str) -> None:
    table = played(card, troops=ALONE | {"eryndlyn": "flame spider"})
    assert table.hall() == ""
    assert table.goes_on()


# -- earth-elemental ----------------------------------------------------------------------


def test_earth_elemental_brings_influence_and_returns_a_troop_or_spy() -> None:
    table = played("earth-elemental", Seat(spies="araumycos"), troops=MET)
    assert table.influence() == 1
    assert table.choices() == ["return-spy araumycos spider", "return-troop araumycos spider"]
    table.play("return-troop araumycos spider")
    assert table.barracks(1) == 39
    assert table.goes_on()


# -- eternal-flame-cultist, vanifer: any troop -----------------------------------------------


@pytest.mark.parametrize("card", ["eternal-flame-cultist", "vanifer"])
def test_assassinates_any_enemy_troop(card: str) -> None:
    table = played(card, troops=MET, row=DULL_ROW)
    assert table.choices("assassinate") == [
        "araumycos spider",
        "araumycos white",
        *AROUND_ARAUMYCOS,
    ]
    table.play("assassinate araumycos spider")
    assert table.hall() == "spider"
    assert table.resources() == (0, 0, 0)
    assert table.troops("araumycos") == "flame spider white"
    assert table.goes_on()


def test_vanifer_assassinates_before_recruiting() -> None:
    table = played("vanifer", troops=MET, row="blackguard eternal-flame-cultist")
    assert table.is_asked("assassinate")
    table.play("assassinate araumycos white")
    assert table.is_asked("recruit-free")


# -- fire-elemental -----------------------------------------------------------------------


def test_fire_elemental_brings_influence_as_the_other_option() -> None:
    table = played("fire-elemental").play("choose 2")
    assert table.resources() == (0, 2, 0)
    assert table.goes_on()


# -- gar-shatterkeel, water-elemental: deployments -------------------------------------------


def test_gar_shatterkeel_deploys_three_troops_before_recruiting() -> None:
    table = played("gar-shatterkeel", troops=ALONE, row="water-elemental kobold")
    assert table.details()["count"] == 3
    table.play("deploy araumycos--eryndlyn-0", "deploy eryndlyn", "deploy eryndlyn")
    assert table.barracks() == 36
    assert table.is_asked("recruit-free")


def test_water_elemental_deploys_two_troops() -> None:
    table = played("water-elemental", troops=ALONE)
    assert table.details()["count"] == 2
    table.play("deploy eryndlyn", "deploy eryndlyn")
    assert table.barracks() == 37
    assert table.goes_on()


@pytest.mark.parametrize("how", ["played", "revealed", "declined"])
def test_water_elemental_draws_with_focus(how: str) -> None:
    other = "water-elemental-myrmidon"
    table = lay(Seat(hand=f"water-elemental {other} noble", deck="soldier*2"), troops=ALONE)
    table.play(*([f"play card:{other}"] if how == "played" else []))
    table.play("play card:water-elemental", "deploy eryndlyn", "deploy eryndlyn")
    if how != "played":
        assert table.choices() == [f"reveal card:{other}", "pass"]
        table.play(f"reveal card:{other}" if how == "revealed" else "pass")
    assert table.deck() == ("soldier*2" if how == "declined" else "soldier")
    assert table.goes_on()


# -- olhydra ------------------------------------------------------------------------------


def test_olhydra_supplants_a_white_troop_anywhere() -> None:
    table = played("olhydra", troops=APART)
    assert "menzoberranzan white" in table.choices("supplant")
    assert table.refusal("supplant ched-nasad spider").id == "white-only"
    table.play("supplant menzoberranzan white")
    assert table.troops("menzoberranzan") == "flame white*2"
    assert table.hall() == "white"
    assert table.goes_on()


# -- yan-c-bin ----------------------------------------------------------------------------


def test_yan_c_bin_assassinates_beside_its_spy() -> None:
    table = played("yan-c-bin", troops=APART | {"skullport": "spider white"})
    table.play("place-spy skullport")
    assert table.choices() == ["assassinate skullport spider", "assassinate skullport white"]
    assert table.refusal("assassinate araumycos--eryndlyn-0 white").id == "that-site-only"
    table.play("assassinate skullport spider")
    assert table.troops("skullport") == "white"
    assert table.hall() == "spider"
    assert table.goes_on()


def test_yan_c_bin_finds_nobody_beside_its_spy() -> None:
    table = played("yan-c-bin", troops=MET).play("place-spy kanaglym")
    assert table.hall() == ""
    assert table.goes_on()


@pytest.mark.parametrize("how", ["played", "revealed", "declined"])
def test_yan_c_bin_places_a_second_spy_with_focus(how: str) -> None:
    table = lay(Seat(hand="yan-c-bin spy-master noble"), troops=ALONE)
    if how == "played":
        table.play("play card:spy-master", "place-spy everfire")
    table.play("play card:yan-c-bin", "place-spy kanaglym")
    if how == "declined":
        table.play("pass")
        assert table.spy_supply() == 4
    else:
        if how == "revealed":
            table.play("reveal card:spy-master")
        assert table.is_asked("place-spy")
        assert "kanaglym" not in table.choices("place-spy")
        table.play("place-spy llacerellyn")
        assert table.spies("llacerellyn") == "flame"
    assert table.goes_on()
