"""Leviathans come to the Border."""

from __future__ import annotations

import pytest

from ..witness import covers
from .border import NEWCOMERS, meet, recruit, recruiting
from .table import ZONES, Seat, Table


def added(zone: str, dice: str, *seats: Seat, beast: str = "curl-tail") -> Table:
    """Somebody goes on past a monster while a Leviathan lies in a zone."""
    table = meet(*seats, border=f"{beast}@{zone}", leviathan_deck=NEWCOMERS)
    return table.play(f"explore-on -> mud-claw {dice}")


# -- where it goes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "zone"),
    [
        ("1+1", "2-3"),
        ("1+2", "2-3"),
        ("2+1", "2-3"),
        ("2+2", "4"),
        ("1+4", "5"),
        ("3+3", "6"),
        ("1+6", "7"),
        ("3+4", "7"),
        ("2+6", "8"),
        ("5+4", "9"),
        ("4+6", "10"),
        ("5+6", "11-12"),
        ("6+6", "11-12"),
    ],
)
def test_vector_w5_the_sum_of_the_dice_is_the_zone(dice: str, zone: str) -> None:
    other = "4" if zone != "4" else "5"
    table = added(other, dice)
    assert table.told("leviathan-drawn") == [{"seat": 0, "leviathan": "mud-claw"}]
    assert table.told("leviathan-came") == [{"seat": 0, "leviathan": "mud-claw", "zone": zone}]
    assert set(table.border().split()) == {f"curl-tail@{other}", f"mud-claw@{zone}"}
    assert "leviathan-attacked" not in table.story()


@pytest.mark.parametrize(
    "zone", [pytest.param(zone, marks=covers(f"zone:{zone}")) for zone in ZONES]
)
def test_every_zone_has_room_for_one(zone: str) -> None:
    sum_of_dice = int(zone.rpartition("-")[2])
    dice = f"{max(1, sum_of_dice - 6)}+{min(6, sum_of_dice - 1)}"
    table = added(zone, dice)
    assert table.border() == f"mud-claw@{zone}"
    assert "curl-tail" in table.view()["border"]["discard"]
    assert table.seat(0)["wounds"] == 2


def test_the_newcomer_is_unhurt_also_where_the_old_one_was_not() -> None:
    table = meet(border="long-mane@7:2", leviathan_deck="pincer-king glass-bell")
    table.play("explore-on -> pincer-king 3+4")
    assert table.border() == "pincer-king@7"
    assert table.view()["border"]["zones"][4]["life"] == 2


@covers("event:leviathan-left", "event:leviathan-attacked", "event:wounds-taken")
def test_leviathan_ruling_06_the_order_of_coming() -> None:
    table = meet(border="curl-tail@7", leviathan_deck=NEWCOMERS, deck="squid-2 squid-3")
    table.play("explore-on -> mud-claw 3+4 squid-2")
    assert table.story() == [
        "leviathan-drawn",
        "dice-rolled",
        "leviathan-attacked",
        "wounds-taken",
        "leviathan-left",
        "leviathan-came",
        "ally-revealed",
    ]
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-2", "space": 1}]
    assert table.discard().count("monster") == 9
    assert table.track() == "squid-2"


def test_leviathan_ruling_06_the_penalty_is_paid_before_the_newcomer_takes_the_zone() -> None:
    table = added("7", "3+4", Seat(hand="crab-1 crab-2 crab-3 crab-4"), beast="veiled-mother")
    assert table.asked() == (0, "lose-allies")
    assert table.border() == "veiled-mother@7"
    assert table.view()["border"]["newcomer"] == "mud-claw"
    assert table.view()["border"]["arrival"] == "7"
    assert table.track() == "monster"
    table.play("discard ally:crab-1", "discard ally:crab-2", "discard ally:crab-3")
    assert table.border() == "mud-claw@7"
    assert table.view()["border"]["newcomer"] is None


@covers("event:leviathan-came")
def test_the_monster_passed_leaves_its_space() -> None:
    table = meet(
        track="crab-3 squid-3 monster",
        border="curl-tail@7",
        leviathan_deck=NEWCOMERS,
        deck="crab-5",
    )
    table.play("explore-on -> mud-claw 1+1 crab-5")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "crab-5", "space": 3}]
    assert table.track() == "crab-3 squid-3 crab-5"


def test_several_monsters_in_one_exploration_add_a_leviathan_each() -> None:
    table = meet(border="curl-tail@7", leviathan_deck=NEWCOMERS, deck="monster*2 squid-1")
    table.play("explore-on -> mud-claw 1+1 monster", "explore-on -> coil-eye 6+6")
    assert table.border() == "mud-claw@2-3 curl-tail@7 coil-eye@11-12"


# -- nothing is left to come --------------------------------------------------------------


@covers("event:last-turns-began")
def test_leviathan_ruling_14_with_an_empty_deck_a_monster_passed_is_just_discarded() -> None:
    table = meet(border="curl-tail@7", leviathan_deck="", deck="squid-1")
    table.play("explore-on")
    assert table.story() == ["ally-revealed"]
    assert table.track() == "squid-1"
    assert table.border() == "curl-tail@7"
    assert table.seat(0)["wounds"] == 0
    assert "monster" in table.discard()
    table.play("take-ally")
    assert table.told("last-turns-began") == [{"seat": 0}]


def test_leviathan_ruling_14_also_on_the_last_space() -> None:
    table = meet(track="squid-1*4 monster", border="coil-eye@7", leviathan_deck="", deck="crab-1")
    table.play("explore-on")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "crab-1", "space": 5}]
    assert table.hand(0) == "crab-1"


def test_leviathan_ruling_14_who_can_fight_may_do_so_still() -> None:
    table = meet(Seat(hand="crab-1"), border="coil-eye@7", leviathan_deck="")
    assert table.choices() == ["fight", "explore-on"]


@covers("lord:border-guard")
def test_leviathan_ruling_14_with_an_empty_deck_the_border_guard_does_nothing() -> None:
    price = "crab-5 squid-3"
    table = recruiting("border-guard", price, players=3, border="curl-tail@7", leviathan_deck="")
    recruit(table, "border-guard", price)
    assert table.lords(0) == "border-guard"
    assert "dice-rolled" not in table.story()
    assert table.asked() == (1, "turn")


# -- the last one is slain ----------------------------------------------------------------


@covers("event:leviathan-slain", "event:leviathan-came")
def test_leviathan_ruling_13_whoever_slays_the_last_one_adds_another_at_once() -> None:
    table = meet(Seat(hand="crab-5"), border="coil-eye@7", leviathan_deck="mud-claw glass-bell")
    table.play("fight", "attack-with ally:crab-5 -> 4")
    assert table.border() == "coil-eye@7:1"
    table.play("take-tokens 1 -> 2 mud-claw 3+4")
    told = [kind for kind in table.story() if "leviathan" in kind or "dice" in kind]
    assert told == ["leviathan-slain", "leviathan-drawn", "dice-rolled", "leviathan-came"]
    assert table.border() == "mud-claw@7"
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_13_while_another_one_is_left_none_is_added() -> None:
    table = meet(Seat(hand="squid-5"), border="coil-eye@7 mud-claw@8")
    table.play("fight", "attack-with ally:squid-5 -> 4", "take-tokens 1")
    assert table.border() == "mud-claw@8"
    assert "leviathan-came" not in table.story()


def test_leviathan_ruling_13_with_an_empty_deck_the_border_stays_empty() -> None:
    table = meet(Seat(hand="crab-5"), border="coil-eye@7", leviathan_deck="")
    table.play("fight", "attack-with ally:crab-5 -> 4").play("take-tokens 1")
    assert table.border() == ""
    assert "dice-rolled" not in table.story()
    assert table.told("last-turns-began") == [{"seat": 0}]


def test_at_an_empty_border_nobody_can_fight() -> None:
    table = meet(Seat(hand="crab-5"), border="", deck="squid-1")
    assert table.choices() == ["explore-on"]
    assert table.refusal("fight").id == "nobody-can-fight"
