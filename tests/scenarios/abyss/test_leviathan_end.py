"""The two new ways in which the end comes, and the harmless monsters of the last turns."""

from __future__ import annotations

from typing import Any

import pytest

from ..witness import covers
from .border import meet, recruit, recruiting
from .table import Seat, Table, all_cards, lay

ALL_OLD = "2*9 3*9 4*2"
SEVEN = "miller landowner aquaculturalist trader peddler shopkeeper jailer"
ALL_ALLIES = " ".join(card for card in all_cards(True).elements() if card != "monster")


def end_of_turn(*seats: Seat, **rest: Any) -> Table:
    """Seat 0 ends its turn by taking a pile of the Council."""
    table = lay(*seats, leviathan=True, council="squid-1 seahorse-1 crab-1", **rest)
    return table.play("take-pile squid")


# -- the triggers -------------------------------------------------------------------------


@covers("event:last-turns-began")
def test_leviathan_ruling_44_an_empty_leviathan_deck_brings_the_last_turns() -> None:
    table = end_of_turn(players=3, leviathan_deck="", border="coil-eye@7")
    assert table.told("last-turns-began") == [{"seat": 0}]
    assert table.view()["finisher"] == 0
    assert table.asked() == (1, "turn")
    table.play("take-pile seahorse")
    assert table.asked() == (2, "turn")
    table.play("take-pile crab")
    assert table.game.over


@covers("event:last-turns-began")
def test_leviathan_ruling_45_both_piles_of_tokens_must_be_empty() -> None:
    table = end_of_turn(Seat(), Seat(tokens=ALL_OLD), new_tokens="")
    assert table.told("last-turns-began") == [{"seat": 0}]
    table = end_of_turn(Seat(), Seat(tokens=ALL_OLD), new_tokens="key")
    assert table.view()["finisher"] is None
    table = end_of_turn(Seat(), Seat(tokens="2*9 3*9 4"), new_tokens="")
    assert table.view()["finisher"] is None


def test_leviathan_ruling_44_with_all_of_them_left_the_game_goes_on() -> None:
    assert end_of_turn(leviathan_deck="mud-claw").view()["finisher"] is None


@covers("event:last-turns-began")
def test_the_last_leviathan_of_the_deck_is_added_in_an_exploration() -> None:
    table = meet(border="coil-eye@7", leviathan_deck="mud-claw", deck="squid-1")
    table.play("explore-on")
    assert table.view()["finisher"] is None  # the turn is not over yet
    table.play("take-ally")
    assert table.told("last-turns-began") == [{"seat": 0}]


@covers("event:last-turns-began", "lord:border-guard")
def test_the_border_guard_ends_it_for_whoever_plays_the_guard() -> None:
    table = recruiting("border-guard", "crab-5 squid-3", border="", leviathan_deck="mud-claw")
    recruit(table, "border-guard", "crab-5 squid-3")
    assert table.told("leviathan-came")[0]["seat"] == 1
    assert table.told("last-turns-began") == [{"seat": 0}]
    assert table.asked() == (1, "turn")


@covers("event:last-turns-began", "lord:breeder")
def test_the_breeder_ends_it_too() -> None:
    table = recruiting("breeder", "seahorse-5 squid-4", Seat(pearls=1), leviathan_deck="mud-claw")
    recruit(table, "breeder", "seahorse-5 squid-4").play("place zone:7")
    assert table.told("last-turns-began") == [{"seat": 0}]


@covers("event:last-turns-began")
def test_the_last_tokens_are_taken() -> None:
    me = Seat(hand="crab-5")
    other = Seat(tokens="2*9 3*9 4")
    table = meet(me, other, border="coil-eye@7 mud-claw@8", new_tokens="")
    table.play("fight", "attack zone:7", "attack-with ally:crab-5 -> 1")
    assert table.tokens(0) == "4"
    assert table.told("last-turns-began") == [{"seat": 0}]


def test_a_second_trigger_changes_nothing() -> None:
    table = lay(
        players=3,
        leviathan=True,
        turn=1,
        leviathan_deck="",
        finisher=0,
        harmless=True,
        council="squid-1",
    ).play("take-pile squid")
    assert table.told("last-turns-began") == []
    assert table.view()["finisher"] == 0


def test_a_token_that_is_kept_is_not_in_its_pile() -> None:
    table = end_of_turn(Seat(), Seat(tokens=ALL_OLD, new_tokens="two-pearls"), new_tokens="")
    assert table.view()["finisher"] == 0


# -- harmless monsters --------------------------------------------------------------------


def last_turns(*seats: Seat, harmless: bool = True, **rest: Any) -> Table:
    """Seat 0 has brought about the end; it is the turn of seat 1, its last."""
    rest = {"border": "coil-eye@7", "deck": "monster squid-2"} | rest
    return lay(*seats, leviathan=True, finisher=0, harmless=harmless, turn=1, **rest)


@covers("event:monster-harmless")
def test_leviathan_ruling_51_in_the_last_turns_monsters_are_just_discarded() -> None:
    table = last_turns(Seat(), Seat(hand="crab-5"), Seat())
    assert table.view()["border"]["harmless"]
    table.play("explore -> monster squid-2")
    assert table.story() == ["monster-revealed", "monster-harmless", "ally-revealed"]
    assert table.told("ally-revealed") == [{"seat": 1, "ally": "squid-2", "space": 1}]
    assert table.asked() == (1, "ally")
    assert table.border() == "coil-eye@7"
    assert table.hand(1) == "crab-5"


@covers("event:monster-harmless")
def test_leviathan_ruling_51_on_the_last_space_without_a_pearl() -> None:
    table = last_turns(
        Seat(),
        Seat(hand="crab-5"),
        asks="ally",
        waiting="close",
        track="crab-1 crab-2 crab-3 crab-4",
        deck="monster squid-2",
    )
    table.play("explore-on -> monster squid-2")
    assert table.told("monster-revealed") == [{"seat": 1, "space": 5}]
    assert table.told("ally-revealed") == [{"seat": 1, "ally": "squid-2", "space": 5}]
    assert table.told("pearls-gained") == [{"seat": 1, "count": 1, "total": 1}]
    assert table.game.over


@pytest.mark.parametrize("trigger", ["leviathans", "tokens"])
def test_leviathan_ruling_51_after_both_new_triggers(trigger: str) -> None:
    if trigger == "leviathans":
        table = end_of_turn(leviathan_deck="", border="coil-eye@7")
    else:
        table = end_of_turn(Seat(), Seat(tokens=ALL_OLD), new_tokens="", border="coil-eye@7")
    assert table.view()["border"]["harmless"]


def test_leviathan_ruling_51_not_after_the_seventh_lord_or_a_short_court() -> None:
    for rest in ({}, {"court_short": True}):
        table = end_of_turn(
            Seat(lords=SEVEN if not rest else ""), Seat(hand="crab-1"), border="coil-eye@7", **rest
        )
        assert table.told("last-turns-began") == [{"seat": 0}]
        assert not table.view()["border"]["harmless"]
        table.play("explore -> monster")
        assert table.choices() == ["fight", "explore-on"]


def test_leviathan_ruling_51_whether_or_not_another_trigger_holds_too() -> None:
    table = end_of_turn(Seat(lords=SEVEN), leviathan_deck="")
    assert table.view()["border"]["harmless"]


def test_leviathan_ruling_51_later_triggers_change_nothing() -> None:
    table = last_turns(
        Seat(lords=SEVEN),
        Seat(),
        Seat(hand="crab-1"),
        harmless=False,
        leviathan_deck="",
        council="squid-1",
    ).play("take-pile squid")
    assert table.asked() == (2, "turn")
    assert not table.view()["border"]["harmless"]
    assert table.play("explore -> monster").choices() == ["fight", "explore-on"]


@covers("lord:invoker", "event:extra-turn-began")
def test_leviathan_ruling_51_not_in_the_extra_turn_of_who_brought_the_end() -> None:
    table = recruiting(
        "invoker",
        "jellyfish-5 jellyfish-3",
        Seat(hand="crab-1"),
        leviathan_deck="",
        border="coil-eye@7",
    )
    recruit(table, "invoker", "jellyfish-5 jellyfish-3")
    assert table.view()["finisher"] == 0
    assert table.asked() == (0, "turn")
    assert not table.view()["border"]["harmless"]
    table.play("explore -> monster")
    assert table.choices() == ["fight", "explore-on"]


@covers("lord:invoker", "event:extra-turn-began", "event:monster-harmless")
def test_leviathan_ruling_51_but_in_the_extra_turns_of_the_others() -> None:
    table = last_turns(
        Seat(),
        Seat(hand="jellyfish-5 jellyfish-3 crab-1"),
        court="invoker miller landowner aquaculturalist",
        deck="monster squid-2",
    )
    recruit(table, "invoker", "jellyfish-5 jellyfish-3")
    assert table.asked() == (1, "turn")
    table.play("explore -> monster squid-2")
    assert "monster-harmless" in table.story()
    assert table.play("take-ally").game.over


def test_in_the_turn_that_brings_the_end_monsters_are_as_usual() -> None:
    table = meet(
        Seat(hand="crab-1"), border="coil-eye@7", leviathan_deck="mud-claw", deck="monster*2"
    )
    table.play("explore-on")
    assert table.view()["border"]["deck"] == 0
    assert table.choices() == ["fight", "explore-on"]


@covers("lord:sorcerer", "decision:target")
def test_in_the_last_turns_lords_still_work_at_the_border() -> None:
    table = last_turns(
        Seat(),
        Seat(hand="jellyfish-5 squid-3 crab-4"),
        court="sorcerer miller landowner aquaculturalist",
        leviathan_deck="",
        border="coil-eye@7 mud-claw@8",
    )
    recruit(table, "sorcerer", "jellyfish-5 squid-3")
    table.play("attack zone:7", "attack-with ally:crab-4 -> 2", "take-tokens 1")
    assert table.seat(1)["slain"] == ["coil-eye"]


# -- explorations without end -------------------------------------------------------------


@covers("event:exploration-failed", "event:monster-harmless")
def test_leviathan_ruling_48_a_harmless_monster_without_an_ally_left_ends_the_exploration() -> None:
    table = last_turns(Seat(), Seat(), Seat(), deck="monster*9", council=ALL_ALLIES)
    table.play("explore")
    assert table.story()[:3] == ["monster-revealed", "monster-harmless", "exploration-failed"]
    assert table.told("exploration-failed") == [{"seat": 1}]
    assert table.discard() == "monster"
    assert table.hand(1) == ""
    assert table.asked() == (2, "turn")


@covers("event:exploration-failed")
def test_leviathan_ruling_48_also_with_nothing_to_add_and_nobody_to_fight() -> None:
    table = meet(deck="monster*8", leviathan_deck="", border="coil-eye@7", council=ALL_ALLIES)
    assert table.choices() == ["explore-on"]
    table.play("explore-on")
    assert table.told("exploration-failed") == [{"seat": 0}]
    assert table.told("last-turns-began") == [{"seat": 0}]


@covers("event:exploration-failed", "event:ally-to-council", "lord:ship-master")
def test_leviathan_ruling_48_allies_of_the_track_go_to_the_council() -> None:
    on_track = "crab-5 squid-5"
    rest = " ".join(card for card in ALL_ALLIES.split() if card not in on_track.split())
    table = meet(
        Seat(lords="ship-master"),
        track=f"{on_track} monster",
        deck="monster*8",
        leviathan_deck="",
        council=rest,
    )
    before = table.council()
    table.play("explore-on")
    assert [one["ally"] for one in table.told("ally-to-council")] == ["crab-5", "squid-5"]
    assert table.council() == before | {"crab": before["crab"] + 1, "squid": before["squid"] + 1}
    assert table.pearls(0) == 2


@covers("event:deck-rebuilt", "event:monster-harmless")
def test_leviathan_ruling_48_an_ally_in_the_discard_is_found() -> None:
    rest = " ".join(ALL_ALLIES.split()[1:])
    table = last_turns(Seat(), Seat(), deck="monster", council=rest)
    table.play("explore")
    assert "deck-rebuilt" in table.story()
    assert "exploration-failed" not in table.story()
    assert table.track() == ALL_ALLIES.split()[0]


@covers("event:exploration-failed", "lord:coward", "verb:ignore")
def test_leviathan_ruling_48_also_when_the_coward_ignores_it() -> None:
    table = meet(Seat(lords="coward"), deck="monster*8", border="coil-eye@7", council=ALL_ALLIES)
    table.play("ignore")
    assert table.told("exploration-failed") == [{"seat": 0}]
    assert table.asked() == (1, "turn")


def test_leviathan_ruling_48_as_long_as_leviathans_come_the_exploration_goes_on() -> None:
    table = meet(Seat(), deck="monster*8", leviathan_deck="mud-claw coil-eye", council=ALL_ALLIES)
    table.play("explore-on", "explore-on")
    assert table.asked() == (0, "monster")
    assert table.view()["border"]["deck"] == 0
    assert table.play("explore-on").told("exploration-failed") == [{"seat": 0}]
