"""Fighting at the Border: who, against whom, attack by attack."""

from __future__ import annotations

import pytest

from ..witness import covers
from .border import Leviathan, each_leviathan, fighters, meet, strength
from .table import RACES, Seat, Table

SPARE = "mud-claw@11-12"  # another one, which keeps the Border from being empty


def against(leviathan: Leviathan, lost: int, me: Seat) -> Table:
    """A fight against a Leviathan that has lost some life points; its zone is 7."""
    spare = SPARE if leviathan.id != "mud-claw" else "red-bulwark@11-12"
    table = meet(me, border=f"{leviathan.id}@7:{lost} {spare}")
    return table.play("fight", "attack zone:7")


# -- every card ---------------------------------------------------------------------------


@each_leviathan
def test_who_may_fight_every_leviathan(leviathan: Leviathan) -> None:
    for race in RACES:
        table = meet(Seat(hand=f"{race}-1"), border=f"{leviathan.id}@7")
        if race in fighters(leviathan):
            assert table.choices() == ["fight", "explore-on"]
            table.play("fight")
            assert table.asked() == (0, "attack")
            assert table.choices() == [f"attack-with ally:{race}-1"]
        else:
            assert table.choices() == ["explore-on"]
    hand = " ".join(f"{race}-1" for race in RACES)
    table = meet(Seat(hand=hand), border=f"{leviathan.id}@7").play("fight")
    assert table.choices() == [f"attack-with ally:{race}-1" for race in fighters(leviathan)]
    assert table.details() == {"leviathan": leviathan.id, "count": 0}


@each_leviathan
def test_every_resistance_is_met_by_equal_power_and_brings_its_reward(
    leviathan: Leviathan,
) -> None:
    for lost, resistance in enumerate(leviathan.resistances):
        ally, die = strength(resistance)
        table = against(leviathan, lost, Seat(hand=f"{ally} crab-5"))
        table.play(f"attack-with ally:{ally} -> {die}")
        hurt = {"seat": 0, "leviathan": leviathan.id, "count": 1}
        assert table.told("leviathan-hurt") == [hurt]
        assert table.told("attack-made") == [{"seat": 0, "ally": ally, "count": resistance}]
        assert table.details() == {"count": leviathan.rewards[lost]}
        table.play(f"take-tokens {leviathan.rewards[lost]}")
        assert table.seat(0)["tokens"] == leviathan.rewards[lost]
        if lost + 1 == len(leviathan.resistances):
            assert table.told("leviathan-slain") == [{"seat": 0, "leviathan": leviathan.id}]
            assert table.seat(0)["slain"] == [leviathan.id]
        else:
            assert f"{leviathan.id}@7:{lost + 1}" in table.border()
            assert table.choices() == ["attack-with ally:crab-5", "stop"]


@each_leviathan
def test_every_resistance_withstands_one_point_less(leviathan: Leviathan) -> None:
    for lost, resistance in enumerate(leviathan.resistances):
        ally, die = strength(resistance)
        table = against(leviathan, lost, Seat(hand=f"{ally} crab-5", pearls=2))
        table.play(f"attack-with ally:{ally} -> {die - 1}")
        assert table.told("attack-failed") == [{"seat": 0, "leviathan": leviathan.id}]
        assert table.pearls(0) == 3
        assert table.tokens(0) == ""
        assert f"{leviathan.id}@7{f':{lost}' if lost else ''}" in table.border()


@each_leviathan
def test_all_of_a_leviathan_in_one_attack_for_all_its_rewards(leviathan: Leviathan) -> None:
    total = sum(leviathan.resistances)
    table = against(leviathan, 0, Seat(hand="crab-2-pearls", pearls=20))
    table.play("attack-with ally:crab-2-pearls -> 1")
    table.play(f"spend {total - 3}")
    hurt = {"seat": 0, "leviathan": leviathan.id, "count": len(leviathan.resistances)}
    assert table.told("leviathan-hurt") == [hurt]
    assert table.details() == {"count": sum(leviathan.rewards)}
    table.play(f"take-tokens {sum(leviathan.rewards)}")
    assert table.seat(0)["slain"] == [leviathan.id]
    assert table.seat(0)["tokens"] == sum(leviathan.rewards)


@each_leviathan
def test_one_point_less_than_all_leaves_the_last_life_point(leviathan: Leviathan) -> None:
    total = sum(leviathan.resistances)
    table = against(leviathan, 0, Seat(hand="crab-1-pearls", pearls=20))
    table.play("attack-with ally:crab-1-pearls -> 1", f"spend {total - 3}")
    lost = len(leviathan.resistances) - 1
    assert f"{leviathan.id}@7{f':{lost}' if lost else ''}" in table.border()
    assert len(table.told("leviathan-hurt")) == (1 if lost else 0)


# -- to fight or not ----------------------------------------------------------------------


def test_a_monster_is_fought_or_passed() -> None:
    table = meet(Seat(hand="squid-2"), border="coil-eye@7")
    assert table.choices() == ["fight", "explore-on"]
    assert table.details() == {"space": 1}


@covers("reason:nobody-can-fight", "event:leviathan-came")
@pytest.mark.parametrize("hand", ["", "jellyfish-5 seahorse-5 shellfish-5"])
def test_leviathan_ruling_17_without_a_suitable_ally_the_player_must_go_on(hand: str) -> None:
    table = meet(Seat(hand=hand), border="coil-eye@7")
    assert table.choices() == ["explore-on"]
    assert table.refusal("fight").id == "nobody-can-fight"
    table.play("explore-on")
    assert len(table.told("leviathan-came")) == 1


FOUR = "squid-1 squid-2 squid-3 squid-4"


@covers("decision:monster")
def test_leviathan_ruling_17_also_on_the_last_space() -> None:
    table = meet(
        Seat(hand="seahorse-5"),
        track=f"{FOUR} monster",
        border="coil-eye@7",
        leviathan_deck="mud-claw glass-bell",
        deck="crab-1*2",
    )
    assert table.choices() == ["explore-on"]
    assert table.details() == {"space": 5}
    table.play("explore-on -> mud-claw 1+1")
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "crab-1", "space": 5}]
    assert table.told("ally-taken") == [{"seat": 0, "ally": "crab-1"}]
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.council() == {"squid": 4}


@covers("reason:must-fight", "event:monster-fought")
def test_leviathan_ruling_18_on_the_last_space_who_can_fight_must() -> None:
    table = meet(Seat(hand="crab-1"), track=f"{FOUR} monster", border="coil-eye@7")
    assert table.choices() == ["fight"]
    assert table.refusal("explore-on").id == "must-fight"
    table.play("fight")
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.asked() == (0, "attack")


@covers("lord:metamorph", "reason:must-fight")
def test_leviathan_ruling_18_with_the_metamorph_any_ally_must() -> None:
    me = Seat(hand="seahorse-1", lords="metamorph")
    table = meet(me, track=f"{FOUR} monster", border="coil-eye@7")
    assert table.choices() == ["fight"]
    assert table.refusal("explore-on").id == "must-fight"
    table.play("fight")
    assert table.choices() == ["attack-with ally:seahorse-1"]


def test_on_other_spaces_a_fight_brings_no_pearl() -> None:
    table = meet(Seat(hand="crab-1"), track="squid-1 squid-2 squid-3 monster", border="coil-eye@7")
    assert table.play("fight").pearls(0) == 0


# -- the target ---------------------------------------------------------------------------

THREE = "coil-eye@4 curl-tail@7 mud-claw@9"


@covers("decision:target", "verb:attack", "reason:zone-empty", "reason:no-ally-for-leviathan")
def test_the_target_is_one_that_somebody_in_hand_may_fight() -> None:
    table = meet(Seat(hand="squid-2 seahorse-1"), border=THREE).play("fight")
    assert table.asked() == (0, "target")
    assert table.details() == {"optional": False}
    assert table.choices() == ["attack zone:4", "attack zone:7"]
    assert table.refusal("attack zone:9").id == "no-ally-for-leviathan"
    assert table.refusal("attack zone:5").id == "zone-empty"
    assert table.refusal("stop").id == "must-attack"
    table.play("attack zone:7")
    assert table.told("fight-began") == [{"seat": 0, "leviathan": "curl-tail"}]
    assert table.choices() == ["attack-with ally:seahorse-1"]
    assert table.view()["border"]["fight"] == "7"


def test_a_crab_may_fight_all_of_them() -> None:
    table = meet(Seat(hand="crab-1"), border=THREE).play("fight")
    assert table.choices() == ["attack zone:4", "attack zone:7", "attack zone:9"]


@covers("event:fight-began")
def test_the_only_target_is_taken_unasked() -> None:
    table = meet(Seat(hand="squid-2"), border=THREE).play("fight")
    assert table.told("fight-began") == [{"seat": 0, "leviathan": "coil-eye"}]
    assert table.asked() == (0, "attack")


# -- attack by attack ---------------------------------------------------------------------


@covers("reason:ally-cannot-fight", "reason:must-attack", "reason:ally-not-in-hand")
def test_the_first_attack_is_a_must() -> None:
    table = meet(Seat(hand="squid-2 seahorse-1"), border="coil-eye@4").play("fight")
    assert table.choices() == ["attack-with ally:squid-2"]
    assert table.refusal("stop").id == "must-attack"
    assert table.refusal("attack-with ally:seahorse-1").id == "ally-cannot-fight"
    assert table.refusal("attack-with ally:squid-5").id == "ally-not-in-hand"


@covers("event:attack-failed", "decision:attack", "verb:attack-with", "verb:stop")
def test_leviathan_ruling_20_a_failed_attack_gives_a_pearl_and_does_not_end_the_fight() -> None:
    table = meet(Seat(hand="crab-1*3"), border="red-bulwark@7").play("fight")
    for pearls in (1, 2):
        table.play("attack-with ally:crab-1 -> 2")
        assert table.told("attack-failed") == [{"seat": 0, "leviathan": "red-bulwark"}]
        assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": pearls}]
        assert table.choices() == ["attack-with ally:crab-1", "stop"]
    table.play("stop")
    assert table.hand(0) == "crab-1"
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_20_with_nobody_left_the_fight_is_over() -> None:
    table = meet(Seat(hand="crab-1 squid-1"), border="red-bulwark@7").play("fight")
    table.play("attack-with ally:crab-1 -> 2")
    assert table.pearls(0) == 1
    assert table.asked() == (1, "turn")


@covers("event:leviathan-hurt")
def test_leviathan_ruling_19_several_attacks_each_with_another_ally() -> None:
    table = meet(Seat(hand="crab-5 jellyfish-3 jellyfish-1"), border="veiled-mother@7 coil-eye@8")
    table.play("fight", "attack zone:7", "attack-with ally:jellyfish-1 -> 3", "take-tokens 1")
    assert table.border() == "veiled-mother@7:1 coil-eye@8"
    assert table.choices() == [
        "attack-with ally:jellyfish-3",
        "attack-with ally:crab-5",
        "stop",
    ]
    table.play("attack-with ally:crab-5 -> 3", "take-tokens 2")
    assert table.border() == "veiled-mother@7:2 coil-eye@8"
    table.play("attack-with ally:jellyfish-3 -> 2", "take-tokens 1")
    assert table.seat(0)["slain"] == ["veiled-mother"]
    assert table.seat(0)["tokens"] == 4


@covers("reason:not-now-attack")
def test_leviathan_ruling_19_only_one_leviathan_in_a_turn() -> None:
    table = meet(Seat(hand="crab-5 crab-4"), border="veiled-mother@7 coil-eye@8").play("fight")
    table.play("attack zone:8", "attack-with ally:crab-5 -> 3", "take-tokens 1")
    assert table.seat(0)["slain"] == ["coil-eye"]
    assert table.hand(0) == "crab-4"
    assert table.asked() == (1, "turn")
    table = meet(Seat(hand="crab-5 crab-4"), border="veiled-mother@7 coil-eye@8").play("fight")
    table.play("attack zone:7", "attack-with ally:crab-5 -> 3", "take-tokens 1")
    assert table.refusal("attack zone:8").id == "not-now-attack"
    assert table.play("stop").asked() == (1, "turn")


def test_leviathan_ruling_21_resistances_add_up_from_the_marker_downwards() -> None:
    for power, points in ((9, 1), (10, 2), (11, 2)):
        table = meet(Seat(hand="crab-5"), border="veiled-mother@7").play("fight")
        table.play(f"attack-with ally:crab-5 -> {power - 5}")
        assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [points]
    table = meet(Seat(hand="crab-5 crab-1"), border="long-mane@7:1").play("fight")
    table.play("attack-with ally:crab-5 -> 6", "take-tokens 1")
    assert table.border() == "long-mane@7:2"


def test_power_left_over_is_lost() -> None:
    table = meet(Seat(hand="crab-5 crab-1"), border="veiled-mother@7").play("fight")
    table.play("attack-with ally:crab-5 -> 4", "take-tokens 1", "attack-with ally:crab-1 -> 5")
    assert table.told("attack-failed") == [{"seat": 0, "leviathan": "veiled-mother"}]
    assert table.border() == "veiled-mother@7:1"


def test_leviathan_ruling_22_the_rewards_of_all_life_points_are_taken() -> None:
    table = meet(Seat(hand="crab-5"), border="bridled-wyrm@7 mud-claw@8").play("fight")
    table.play("attack zone:7", "attack-with ally:crab-5 -> 5")
    assert table.details() == {"count": 4}


@covers("event:dice-rolled", "event:attack-made")
def test_leviathan_ruling_25_the_ally_is_discarded_and_then_the_die_rolled() -> None:
    table = meet(Seat(hand="crab-5"), border="red-bulwark@7").play("fight")
    table.play("attack-with ally:crab-5 -> 3")
    story = table.story()
    assert story[:3] == ["ally-discarded", "dice-rolled", "attack-made"]
    assert table.told("dice-rolled") == [{"seat": 0, "count": 3, "count2": 0}]
    assert "crab-5" in table.discard()


def test_damage_stays_from_turn_to_turn_and_player_to_player() -> None:
    table = meet(
        Seat(hand="crab-5"), Seat(hand="crab-4"), border="drifting-shroud@7", deck="monster*3"
    )
    table.play("fight", "attack-with ally:crab-5 -> 1", "take-tokens 0")
    while table.asked()[1] == "unveil":
        table.play("keep-tokens")
    assert table.border() == "drifting-shroud@7:1"
    table.play("explore -> monster", "fight", "attack-with ally:crab-4 -> 1", "take-tokens 1")
    assert table.seat(1)["slain"] == ["drifting-shroud"]


def test_nobody_else_suffers_or_gains_by_a_fight() -> None:
    table = meet(Seat(hand="crab-5"), Seat(hand="crab-4", pearls=1), border="drifting-shroud@7")
    table.play("fight", "attack-with ally:crab-5 -> 1", "take-tokens 2")
    assert (table.hand(1), table.pearls(1), table.tokens(1)) == ("crab-4", 1, "")


# -- after the fight ----------------------------------------------------------------------


@covers("event:ally-to-council")
def test_after_the_fight_the_exploration_ends() -> None:
    table = meet(Seat(hand="crab-1"), track="squid-2 crab-3 monster", border="red-bulwark@7")
    table.play("fight")
    assert table.track() == "squid-2 crab-3 monster"
    assert table.council() == {}
    table.play("attack-with ally:crab-1 -> 1")
    assert table.track() == ""
    assert table.council() == {"crab": 1, "squid": 1}
    assert table.discard() == "crab-1 monster"
    assert table.asked() == (1, "turn")


@covers("lord:ship-master")
def test_leviathan_ruling_28_the_ship_master_pays_when_the_fight_begins() -> None:
    me = Seat(hand="crab-1", lords="ship-master")
    table = meet(me, track="squid-2 squid-3 crab-3 monster", border="red-bulwark@7").play("fight")
    assert table.told("pearls-gained") == [{"seat": 0, "count": 2, "total": 2}]
    table.play("attack-with ally:crab-1 -> 1")
    assert table.pearls(0) == 3


@covers("lord:ship-master", "effect:pearls")
def test_leviathan_ruling_49_the_order_of_an_exploration_that_ends_with_a_fight() -> None:
    me = Seat(hand="crab-1-pearls", lords="ship-master")
    track = "squid-2 squid-3 crab-3 crab-4 monster"
    table = meet(me, track=track, border="coil-eye@7 mud-claw@8", deck="squid-1")
    table.play("fight", "attack zone:7", "attack-with ally:crab-1-pearls -> 1")
    assert table.pearls(0) == 1 + 2
    assert table.choices() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    table.play("spend 3", "take-tokens 1")
    story = [kind for kind in table.story() if kind in ("leviathan-slain", "ally-to-council")]
    assert story == ["leviathan-slain", *["ally-to-council"] * 4]
    table = meet(me, track=track, border="coil-eye@7 mud-claw@8", deck="squid-1").play("fight")
    assert table.story() == ["pearls-gained", "monster-fought", "pearls-gained"]
    assert [gain["count"] for gain in table.told("pearls-gained")] == [1, 2]
