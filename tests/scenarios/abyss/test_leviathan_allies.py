"""The allies that Leviathan adds, and what they do in an attack."""

from __future__ import annotations

import pytest

from ..witness import covers
from .border import LEVIATHANS, meet, recruit
from .table import RACES, Seat, Table, lay

# A Leviathan of three life points for every race.
LARGE = {one.races.split("|")[0]: one for one in LEVIATHANS if len(one.resistances) == 3}

of_each_race = pytest.mark.parametrize("race", RACES)


def fight(race: str, hand: str, pearls: int = 0) -> Table:
    """Against the large Leviathan of a race, in zone 7."""
    table = meet(Seat(hand=hand, pearls=pearls), border=f"{LARGE[race].id}@7 red-bulwark@4")
    return table.play("fight", *(["attack zone:7"] if race == "crab" else []))


# -- two dice -----------------------------------------------------------------------------


@covers("effect:dice")
@of_each_race
@pytest.mark.parametrize(("value", "dice", "higher"), [(3, "2+5", 5), (4, "4+1", 4), (4, "3+3", 3)])
def test_leviathan_ruling_24_of_two_dice_the_higher_counts(
    race: str, value: int, dice: str, higher: int
) -> None:
    ally = f"{race}-{value}-dice"
    table = fight(race, ally).play(f"attack-with ally:{ally} -> {dice}")
    assert table.told("attack-made") == [{"seat": 0, "ally": ally, "count": value + higher}]
    first, second = map(int, dice.split("+"))
    assert table.told("dice-rolled") == [{"seat": 0, "count": first, "count2": second}]
    assert table.view()["border"]["dice"] == [first, second]


@pytest.mark.parametrize("ally", ["crab-1", "crab-2", "crab-3", "crab-4", "crab-5"])
def test_other_allies_roll_one_die(ally: str) -> None:
    table = fight("crab", ally, pearls=5).play(f"attack-with ally:{ally} -> 3")
    assert table.told("dice-rolled") == [{"seat": 0, "count": 3, "count2": 0}]
    assert table.told("attack-made") == [{"seat": 0, "ally": ally, "count": 3 + int(ally[-1])}]
    assert table.view()["border"]["dice"] == [3]
    assert table.pearls(0) in (5, 6)


# -- pearls -------------------------------------------------------------------------------


@covers("effect:pearls", "verb:spend", "event:pearls-spent", "reason:too-few-pearls")
@of_each_race
@pytest.mark.parametrize("value", [1, 2])
def test_pearls_are_added_to_the_power_one_by_one(race: str, value: int) -> None:
    ally = f"{race}-{value}-pearls"
    table = fight(race, ally, pearls=3).play(f"attack-with ally:{ally} -> 1")
    assert table.asked() == (0, "boost")
    assert table.details() == {"leviathan": LARGE[race].id, "count": value + 1}
    assert table.choices() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    assert table.refusal("spend 4").id == "too-few-pearls"
    table.play("spend 3")
    assert table.told("pearls-spent") == [{"seat": 0, "count": 3, "total": value + 4}]
    assert table.pearls(0) == 0
    assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [1]


@covers("effect:pearls", "verb:spend")
def test_no_pearl_needs_to_be_spent() -> None:
    table = fight("crab", "crab-2-pearls", pearls=3).play("attack-with ally:crab-2-pearls -> 1")
    table.play("spend 0")
    assert table.told("attack-failed") == [{"seat": 0, "leviathan": "old-carapace"}]
    assert table.pearls(0) == 4
    assert "pearls-spent" not in table.story()


@covers("effect:pearls")
def test_without_a_pearl_nothing_is_asked() -> None:
    table = fight("crab", "crab-2-pearls").play("attack-with ally:crab-2-pearls -> 2")
    assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [1]
    assert table.asked() == (0, "tokens")


@covers("decision:boost", "reason:more-than-needed")
def test_leviathan_ruling_23_pearls_are_chosen_after_the_roll_up_to_what_slays() -> None:
    me = Seat(hand="crab-1-pearls", pearls=20)
    table = meet(me, border="bridled-wyrm@7 mud-claw@8").play("fight", "attack zone:7")
    table.play("attack-with ally:crab-1-pearls -> 4")
    assert table.view()["border"]["dice"] == [4]
    assert table.view()["border"]["power"] == 5
    assert table.choices() == [f"spend {count}" for count in range(6)]  # 6 + 4 in all
    assert table.refusal("spend 6").id == "more-than-needed"
    table.play("spend 5", "take-tokens 4")
    assert table.seat(0)["slain"] == ["bridled-wyrm"]
    assert table.pearls(0) == 15


def test_leviathan_ruling_23_what_slays_is_counted_from_the_marker() -> None:
    me = Seat(hand="crab-1-pearls", pearls=20)
    table = meet(me, border="bridled-wyrm@7:1 mud-claw@8").play("fight", "attack zone:7")
    table.play("attack-with ally:crab-1-pearls -> 1")
    assert table.choices() == ["spend 0", "spend 1", "spend 2"]


def test_leviathan_ruling_23_a_roll_that_slays_asks_for_nothing() -> None:
    me = Seat(hand="crab-1-pearls", pearls=20)
    table = meet(me, border="coil-eye@7 mud-claw@8").play("fight", "attack zone:7")
    table.play("attack-with ally:crab-1-pearls -> 4")
    assert table.asked() == (0, "tokens")
    assert table.pearls(0) == 20


def test_a_pearl_of_a_failed_attack_serves_in_the_next() -> None:
    table = fight("crab", "crab-1 crab-2-pearls")
    table.play("attack-with ally:crab-1 -> 1", "attack-with ally:crab-2-pearls -> 1")
    assert table.choices() == ["spend 0", "spend 1"]


def test_leviathan_ruling_24_an_ally_with_pearls_rolls_one_die() -> None:
    table = fight("crab", "crab-2-pearls", 2).play("attack-with ally:crab-2-pearls -> 6")
    assert table.told("dice-rolled") == [{"seat": 0, "count": 6, "count2": 0}]


def test_the_effect_works_only_for_the_ally_that_attacks() -> None:
    table = fight("crab", "crab-2 crab-2-pearls crab-3-dice", pearls=5)
    table.play("attack-with ally:crab-2 -> 1")
    assert table.asked() == (0, "attack")
    assert table.told("dice-rolled") == [{"seat": 0, "count": 1, "count2": 0}]


# -- in every other way they are ordinary -------------------------------------------------


def test_they_are_revealed_sold_and_taken_like_others() -> None:
    table = lay(Seat(), Seat(pearls=1), leviathan=True, deck="squid-4-dice*1 crab-1-pearls*1")
    table.play("explore -> squid-4-dice", "buy")
    assert table.hand(1) == "squid-4-dice"
    assert table.track() == "crab-1-pearls"
    table.play("take-ally")
    assert table.hand(0) == "crab-1-pearls"


@covers("verb:take-pile", "verb:discard")
def test_they_lie_in_the_pile_of_their_race() -> None:
    table = lay(Seat(), leviathan=True, council="squid-4-dice squid-1 crab-1-pearls")
    assert table.council() == {"crab": 1, "squid": 2}
    assert table.play("take-pile squid").hand(0) == "squid-1 squid-4-dice"
    me = Seat(hand="squid-4-dice squid-4*2 squid-5")
    table = meet(me, border="veiled-mother@7", leviathan_deck="mud-claw coil-eye")
    table.play("explore-on -> mud-claw 3+4", "discard ally:squid-4-dice")
    assert table.hand(0) == "squid-4 squid-4 squid-5"


def test_for_a_lord_they_pay_their_value() -> None:
    me = Seat(hand="jellyfish-4-dice jellyfish-2-pearls")
    table = lay(me, leviathan=True, court="metamorph miller aquaculturalist landowner")
    recruit(table, "metamorph", "jellyfish-4-dice jellyfish-2-pearls")
    assert table.lords(0) == "metamorph"
    assert table.affiliated(0) == "jellyfish-2-pearls"
    assert table.pearls(0) == 0
    assert table.line(0, "allies").points == 2


@covers("decision:affiliate")
def test_leviathan_ruling_56_equal_values_with_other_effects_are_other_cards() -> None:
    hand = "jellyfish-2 jellyfish-2-pearls jellyfish-3 jellyfish-3-dice"
    table = lay(Seat(hand=hand), leviathan=True, court="metamorph miller aquaculturalist landowner")
    table.play("recruit lord:metamorph")
    assert table.choices() == [
        "pay ally:jellyfish-2",
        "pay ally:jellyfish-3",
        "pay ally:jellyfish-2-pearls",
        "pay ally:jellyfish-3-dice",
    ]
    table.play("pay ally:jellyfish-2", "pay ally:jellyfish-2-pearls", "pay ally:jellyfish-3-dice")
    assert table.choices() == [
        "affiliate ally:jellyfish-2",
        "affiliate ally:jellyfish-2-pearls",
    ]
    table.play("affiliate ally:jellyfish-2-pearls")
    assert table.affiliated(0) == "jellyfish-2-pearls"


@pytest.mark.parametrize(
    ("hand", "attacks"),
    [
        ("crab-1 crab-1-pearls", ["crab-1", "crab-1-pearls"]),
        ("crab-3*2 crab-3-dice", ["crab-3", "crab-3-dice"]),
    ],
)
def test_leviathan_ruling_56_also_when_attacking(hand: str, attacks: list[str]) -> None:
    assert fight("crab", hand).choices() == [f"attack-with ally:{ally}" for ally in attacks]


@covers("lord:jailer")
def test_leviathan_ruling_56_also_when_discarding() -> None:
    table = lay(
        Seat(hand="crab-3 squid-2 shellfish-1"),
        Seat(hand="crab-1 crab-1-pearls"),
        leviathan=True,
        court="jailer miller aquaculturalist landowner",
    )
    recruit(table, "jailer", "crab-3 squid-2 shellfish-1")
    assert table.asked() == (1, "jail")
    assert table.choices() == ["discard ally:crab-1", "discard ally:crab-1-pearls"]
