"""The worked examples of the specification (section 14), by their numbers.

Red is seat 0 (`flame`); blue is seat 1 (`spider`); black, where it is needed, is seat 2 (`blade`).
"""

from __future__ import annotations

import pytest

from .table import Seat, lay, played

# -- control ------------------------------------------------------------------------------


def test_vector_01_a_plurality_is_control() -> None:
    table = lay(players=3, troops={"araumycos": "flame*2 blade white"})
    assert table.control("araumycos") == 0
    assert not table.total("araumycos")
    assert table.markers() == "araumycos"


def test_vector_02_level_with_white_nobody_controls() -> None:
    table = lay(troops={"araumycos": "flame*2 white*2"}, power=3)
    assert table.control("araumycos") is None
    assert table.markers() == ""
    table.play("assassinate araumycos white")
    assert table.control("araumycos") == 0
    assert table.markers() == "araumycos"
    assert table.resources() == (0, 1, 0)  # at once


def test_vector_03_menzoberranzan_is_won_with_the_fourth_power() -> None:
    table = lay(power=6)
    assert table.troops("menzoberranzan") == "white*3"
    table.play(*["deploy menzoberranzan"] * 3)
    assert table.troops("menzoberranzan") == "flame*3 white*3"
    assert table.control("menzoberranzan") is None
    table.play("assassinate menzoberranzan white")
    assert table.control("menzoberranzan") == 0


def test_vector_04_a_single_space_is_total_control_unless_a_spy_is_there() -> None:
    table = lay(troops={"chasmleap-bridge": "spider"})
    assert (table.control("chasmleap-bridge"), table.total("chasmleap-bridge")) == (1, True)
    table = lay(Seat(spies="chasmleap-bridge"), troops={"chasmleap-bridge": "spider"})
    assert (table.control("chasmleap-bridge"), table.total("chasmleap-bridge")) == (1, False)


def test_vector_05_white_leads_and_nobody_controls() -> None:
    assert lay(troops={"skullport": "flame white*2"}).control("skullport") is None


def test_vector_06_the_returned_spy_leaves_total_control() -> None:
    spy = Seat(spies="phaerlin")
    table = lay(Seat(), spy, players=3, outer="right", troops={"phaerlin": "flame*3"}, power=3)
    assert (table.control("phaerlin"), table.total("phaerlin")) == (0, False)
    table.play("return-spy phaerlin spider")
    assert table.total("phaerlin")
    table.play("end-turn")
    assert table.points() == 1


# -- presence -----------------------------------------------------------------------------

AROUND_ERYNDLYN = {
    "eryndlyn",
    "kanaglym--eryndlyn-1",
    "araumycos--eryndlyn-0",
    "eryndlyn--llacerellyn-0",
}


def test_vector_07_a_troop_at_a_site_reaches_the_next_spaces() -> None:
    table = lay(players=4, troops={"eryndlyn": "flame"})
    assert table.presence() == AROUND_ERYNDLYN


def test_vector_08_a_troop_on_a_route_reaches_the_next_site() -> None:
    table = lay(players=4, troops={"eryndlyn": "flame", "eryndlyn--llacerellyn-0": "flame"})
    assert table.presence() == AROUND_ERYNDLYN | {"llacerellyn"}


def test_vector_09_a_long_route_is_walked_space_by_space() -> None:
    table = lay(players=4, troops={"eryndlyn": "flame", "kanaglym--eryndlyn-1": "flame"})
    assert table.presence() == AROUND_ERYNDLYN | {"kanaglym--eryndlyn-0"}


def test_vector_10_a_spy_reaches_its_site_only() -> None:
    table = lay(Seat(spies="tsenviilyq"), players=4, power=4)
    assert table.presence() == {"tsenviilyq"}
    assert table.choices("assassinate") == ["tsenviilyq white"]
    table.play("assassinate tsenviilyq white")
    assert {"tsenviilyq", "everfire", "labyrinth--skullport-0"} <= set(table.choices("deploy"))
    table.play("deploy tsenviilyq")
    assert table.troops("tsenviilyq") == "flame white*2"


def test_vector_11_the_link_without_spaces() -> None:
    table = lay(players=4, troops={"gauntlgrym": "flame"})
    assert table.presence() == {"gauntlgrym", "wormwrithings", "gauntlgrym--jhachalkhyn-0"}


def test_vector_12_only_the_last_space_of_a_route_touches_a_site() -> None:
    table = lay(players=4, troops={"menzoberranzan--chasmleap-bridge-0": "flame"})
    assert table.presence() == {"menzoberranzan", "menzoberranzan--chasmleap-bridge-1"}


def test_vector_13_what_is_not_in_play_is_out_of_reach() -> None:
    table = lay(troops={"skullport": "flame"}, power=1)
    assert table.presence() == {"skullport", "labyrinth--skullport-1", "skullport--kanaglym-0"}
    assert table.choices("deploy") == [
        "skullport",
        "labyrinth--skullport-1",
        "skullport--kanaglym-0",
    ]
    assert table.refusal("deploy stoneshaft-clanhold--skullport-1").id == "out-of-play"


# -- deploying and supplanting ---------------------------------------------------------------


def test_vector_14_deployments_see_the_presence_of_those_before() -> None:
    table = played("mercenary-squad", players=4, troops={"eryndlyn": "flame"})
    assert table.refusal("deploy llacerellyn").id == "no-presence"
    table.play("deploy eryndlyn--llacerellyn-0", "deploy llacerellyn", "deploy llacerellyn")
    assert table.total("llacerellyn")


def test_vector_15_the_last_troop_brings_the_end() -> None:
    table = played("doppelganger", me=Seat(barracks=1), troops={"eryndlyn": "flame spider"})
    table.play("supplant eryndlyn spider")
    assert table.hall() == "spider"
    assert table.troops("eryndlyn") == "flame*2"
    assert table.barracks() == 0
    assert table.view()["last_round"]
    assert table.told("last-round-began") == [{"seat": 0}]


def test_vector_16_empty_barracks_bring_points() -> None:
    table = played("doppelganger", me=Seat(barracks=0), troops={"eryndlyn": "flame spider"})
    table.play("supplant eryndlyn spider")
    assert table.hall() == "spider"
    assert table.troops("eryndlyn") == "flame"  # and a hole
    assert table.points() == 1
    table = played("mercenary-squad", me=Seat(barracks=0), troops={"eryndlyn": "flame"})
    assert table.points() == 3
    assert table.goes_on()


def test_vector_17_a_card_without_effect_is_played_all_the_same() -> None:
    table = played("advance-scout", troops={"kanaglym": "flame"})
    assert table.story() == ["card-played"]
    assert table.play_area() == "advance-scout"


def test_vector_18_the_spy_shows_the_way() -> None:
    table = played("spellspinner", me=Seat(spies="blingdenstone"))
    assert table.troops("blingdenstone") == "white*2"
    table.play("choose 2", "recall blingdenstone")
    assert table.troops("blingdenstone") == "flame white"
    assert table.spies("blingdenstone") == ""
    assert table.control("blingdenstone") is None


# -- markers ------------------------------------------------------------------------------


def test_vector_19_a_marker_pays_once_in_a_turn() -> None:
    table = lay(
        Seat(hand="cleric-of-laogzed bounty-hunter"),
        turn=1,
        troops={
            "tsenviilyq": "flame",
            "llacerellyn--tsenviilyq-0": "flame",
            "llacerellyn": "spider",
        },
    )
    table.play("end-turn")
    assert table.influence() == 1
    table.play("play card:cleric-of-laogzed", "put tsenviilyq")  # the only troop in reach
    assert table.markers() == ""
    table.play("play card:bounty-hunter", "assassinate tsenviilyq spider")
    assert table.markers() == "tsenviilyq"
    assert table.influence() == 1


@pytest.mark.parametrize(("spies", "points"), [("", 3), ("araumycos", 0)])
def test_vector_20_total_control_pays_at_the_end_of_the_turn(spies: str, points: int) -> None:
    table = lay(Seat(), Seat(spies=spies), turn=1, troops={"araumycos": "flame*4"})
    table.play("end-turn")
    assert table.influence() == 1
    assert table.points() == 0
    table.play("end-turn")
    assert table.points() == points


def test_vector_21_a_marker_changes_hands_in_the_turn_of_another() -> None:
    table = lay(
        Seat(),
        Seat(hand="cleric-of-laogzed", spies="menzoberranzan"),
        players=3,
        turn=1,
        troops={"menzoberranzan": "flame*2 blade*2 white"},
    )
    table.play("play card:cleric-of-laogzed", "lift menzoberranzan flame", "put eryndlyn")
    assert table.markers(2) == "menzoberranzan"
    assert table.told("marker-influence") == []
    table.play("end-turn")
    assert table.told("marker-influence") == [{"seat": 2, "site": "menzoberranzan", "count": 1}]
    assert table.influence() == 1


# -- cards --------------------------------------------------------------------------------


def test_vector_22_focus_by_revealing_then_by_playing() -> None:
    table = lay(Seat(hand="eternal-flame-cultist imix"), troops={"eryndlyn": "flame spider white"})
    table.play("play card:imix", "reveal card:eternal-flame-cultist")
    assert table.power() == 6
    table.play("play card:eternal-flame-cultist", "assassinate eryndlyn spider")
    assert table.power() == 8
    assert table.hall() == "spider"


def test_vector_23_the_advocate_does_not_promote_itself() -> None:
    table = lay(Seat(hand="advocate noble*2"))
    table.play("play card:advocate", "choose 2", "play card:noble", "play card:noble", "end-turn")
    assert table.circle() == "noble"  # there was nothing else to choose
    assert table.discard() == "noble advocate"


def test_vector_24_marilith_devours_an_outcast() -> None:
    table = played("marilith", me=Seat(hand="insane-outcast noble"))
    table.play("devour card:insane-outcast")
    assert table.stack("insane-outcast") == 30
    assert table.power() == 5


def test_vector_25_outcasts_run_short() -> None:
    table = played("ghoul", players=4, stacks={"insane-outcast": 2})
    assert [table.discard(seat) for seat in range(4)] == [
        "",
        "insane-outcast",
        "insane-outcast",
        "",
    ]
    assert table.stack("insane-outcast") == 0


def test_vector_26_those_with_four_cards_discard() -> None:
    hands = (Seat(hand="noble*5"), Seat(hand="noble*4"), Seat(hand="noble*3"))
    table = played("nothic", *hands, me=Seat(spies="araumycos"))
    table.play("choose 2", "recall araumycos")
    assert table.is_asked("discard", 1)
    table.play("discard card:noble")
    assert table.is_asked("discard", 2)
    table.play("discard card:noble")
    assert table.goes_on()
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["noble*4", "noble*3", "noble*3"]


def test_vector_27_the_play_area_is_not_shuffled() -> None:
    me = Seat(hand="noble soldier*2 night-hag", deck="", discard="noble*6", spies="araumycos")
    table = lay(me).play("play card:noble", "play card:soldier", "play card:soldier")
    table.play("play card:night-hag", "choose 2", "recall araumycos")
    assert table.told("deck-shuffled") == [{"seat": 0, "count": 6}]
    assert table.hand() == "noble*2"
    assert table.deck() == "noble*4"
    assert table.discard() == ""
    assert table.play_area() == "noble soldier soldier night-hag"


def test_vector_28_the_black_dragon_counts_its_own_kill() -> None:
    table = played("black-dragon", me=Seat(hall="white*5")).play("supplant araumycos white")
    assert table.hall() == "white*6"
    assert table.points() == 2


# -- scoring ------------------------------------------------------------------------------


def test_vector_29_a_score_sheet() -> None:
    table = lay(
        Seat(
            hand="noble*3 deathblade",
            deck="noble*2 soldier mercenary-squad",
            discard="soldier*2 insane-outcast*2",
            circle="noble*2 matron-mother advocate",
            hall="white*7 spider*2",
            points=6,
        ),
        Seat(spies="chasmleap-bridge"),
        troops={
            "menzoberranzan": "flame*4 white*2",
            "llacerellyn": "flame*2",
            "eryndlyn": "flame*3",
            "chasmleap-bridge": "flame",
        },
    )
    lines = {line.id: line.points for line in table.game.score_sheet(0)}
    assert lines == {
        "sites": 11,
        "total-control": 4,
        "trophies": 9,
        "deck": 2,
        "circle": 10,
        "tokens": 6,
    }
    assert table.game.scores()[0] == 42


def test_vector_30_tied_leaders_share_the_victory() -> None:
    table = lay(Seat(points=42), Seat(points=42), Seat(points=30), turn=2, last_round=True)
    table.play("end-turn")
    assert table.game.over
    assert table.game.scores() == [42, 42, 30]
    assert table.game.ranking() == [1, 1, 3]


def test_vector_31_the_round_is_finished() -> None:
    table = lay(
        Seat(),
        Seat(),
        Seat(barracks=1),
        players=4,
        first=1,
        turn=2,
        power=1,
        troops={"eryndlyn": "blade"},
    )
    table.play("deploy eryndlyn")
    assert table.told("last-round-began") == [{"seat": 2}]
    table.play("end-turn")
    assert table.is_asked("turn", 3)
    table.play("end-turn")
    assert table.is_asked("turn", 0)
    table.play("end-turn")
    assert table.game.over
