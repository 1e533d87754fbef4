"""The rulings of `docs/rulings/tyrants.md`, by their numbers."""

from __future__ import annotations

import pytest

import deepcourt

from .table import Seat, Table, lay, played

FOUR = Seat(hand="noble*3 soldier")
BESIDE = {"araumycos--eryndlyn-0": "white"}
FIVE_SPIES = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"
DEAR = "beholder neogi aboleth death-tyrant puppeteer"  # five cards too dear for Ulitharid


def ends(table: Table) -> bool:
    """Whether the last round has begun."""
    return bool(table.view()["last_round"])


# -- 1 to 4: control ----------------------------------------------------------------------


def test_ruling_01_white_troops_count_as_a_colour() -> None:
    table = lay(troops={"araumycos": "flame*2 white*2"}, power=3)
    assert table.control("araumycos") is None
    assert table.markers() == ""
    table.play("assassinate araumycos white")
    assert table.control("araumycos") == 0
    assert table.markers() == "araumycos"


def test_ruling_02_one_troop_on_an_empty_site_is_control() -> None:
    table = lay(troops={"eryndlyn": "flame"}, power=2)
    assert table.control("eryndlyn") == 0
    table.play("deploy eryndlyn--llacerellyn-0", "deploy llacerellyn")
    assert table.control("llacerellyn") == 0
    assert not table.total("llacerellyn")


def test_ruling_03_the_only_troop_of_a_one_space_site_has_total_control() -> None:
    table = lay(Seat(hand="spy-master"), troops={"chasmleap-bridge": "spider"})
    assert table.total("chasmleap-bridge")
    table.play("play card:spy-master", "place-spy chasmleap-bridge")
    assert table.control("chasmleap-bridge") == 1
    assert not table.total("chasmleap-bridge")
    assert table.told("total-control-lost") == [{"seat": 1, "site": "chasmleap-bridge"}]


def test_ruling_04_the_own_spy_never_spoils_total_control() -> None:
    troops = {"llacerellyn": "flame*2"}
    table = played("spy-master", Seat(spies="llacerellyn"), troops=troops, power=3)
    table.play("place-spy llacerellyn")
    assert not table.total("llacerellyn")
    table.play("return-spy llacerellyn spider")
    assert table.spies("llacerellyn") == "flame"
    assert table.total("llacerellyn")


# -- 5 to 8: presence ---------------------------------------------------------------------


def test_ruling_05_a_spy_gives_no_presence_on_routes() -> None:
    table = lay(Seat(spies="eryndlyn"), troops={"skullport": "flame"}, power=1)
    assert "eryndlyn" in table.presence()
    assert not [place for place in table.presence() if "eryndlyn-" in place]
    assert table.refusal("deploy kanaglym--eryndlyn-1").id == "no-presence"
    table.play("deploy eryndlyn")
    assert "kanaglym--eryndlyn-1" in table.presence()


def test_ruling_06_placing_and_returning_own_pieces_needs_no_presence() -> None:
    table = played("spy-master", troops={"eryndlyn": "flame"})
    assert len(table.choices("place-spy")) == 15
    route = "kanaglym--tsenviilyq-0"  # a troop has no presence on its own space
    table = played("intellect-devourer", me=Seat(spies="everfire"), troops={route: "flame"})
    table.play("choose 2", "return-spy everfire flame", f"return-troop {route} flame")
    assert (table.spy_supply(), table.barracks()) == (5, 40)


def test_ruling_07_without_a_troop_on_the_map_every_empty_space_is_open() -> None:
    table = lay(Seat(spies="araumycos"), troops={"eryndlyn": "spider"}, power=2)
    sites = {"eryndlyn", "menzoberranzan", "skullport", "chasmleap-bridge"}
    assert sites <= set(table.choices("deploy"))
    assert "labyrinth--araumycos-0" in table.choices("deploy")
    assert len(table.choices("deploy")) == 12 + 27  # not the full sites, not the whites on routes
    assert table.refusal("deploy araumycos").id == "no-empty-space"
    table.play("deploy chasmleap-bridge")
    assert table.refusal("deploy eryndlyn").id == "no-presence"


def test_ruling_08_without_a_troop_on_the_map_only_deploying_is_free() -> None:
    troops = {"eryndlyn": "spider"}
    table = lay(Seat(), Seat(spies="eryndlyn"), troops=troops, power=3)
    assert table.choices("assassinate") == table.choices("return-spy") == []
    for card in ("doppelganger", "cleric-of-laogzed", "blue-wyrmling", "deathblade"):
        assert played(card, Seat(spies="eryndlyn"), troops=troops).goes_on()


# -- 9 to 15: troops ----------------------------------------------------------------------


def test_ruling_09_with_empty_barracks_every_deployment_is_a_point() -> None:
    table = lay(Seat(barracks=0, hand="mercenary-squad"), power=2)  # nowhere on the map
    assert table.choices("deploy") == []
    table.play("take-point", "take-point")
    assert table.resources() == (0, 0, 2)
    table.play("play card:mercenary-squad")
    assert table.points() == 5
    assert table.goes_on()


def test_ruling_10_supplanting_with_empty_barracks_leaves_a_hole() -> None:
    table = played("doppelganger", me=Seat(barracks=0), troops={"kanaglym": "flame spider"})
    assert table.troops("kanaglym") == "flame"
    assert table.hall() == "spider"
    assert table.points() == 1


def test_ruling_11_that_site_needs_no_presence() -> None:
    me = Seat(spies="blingdenstone")
    table = played("spellspinner", me=me).play("choose 2", "recall blingdenstone")
    assert table.troops("blingdenstone") == "flame white"
    table = played("cloaker", me=me).play("choose 2", "recall blingdenstone")
    assert table.troops("blingdenstone") == "white"
    assert table.hall() == "white"


@pytest.mark.parametrize("card", ["cleric-of-laogzed", "hezrou", "council-member"])
def test_ruling_12_enemy_troops_include_white_ones(card: str) -> None:
    troops = {"araumycos": "flame white*3"}
    table = played(card, troops=troops)
    assert "araumycos white" in table.choices("lift")
    table.play("lift araumycos white", "put kanaglym")
    assert table.troops("kanaglym") == "white"


@pytest.mark.parametrize("card", ["infiltrator", "green-wyrmling", "lich"])
@pytest.mark.parametrize("site", ["araumycos", "kanaglym"])
def test_ruling_12_another_players_troop_is_neither_white_nor_own(card: str, site: str) -> None:
    table = played(card, Seat(hall="flame"), troops={"kanaglym": "flame", "eryndlyn": "spider"})
    assert table.play(f"place-spy {site}").goes_on()
    assert table.resources() == (0, 0, 0)


def test_ruling_13_white_troops_cannot_be_returned() -> None:
    for card in ("intellect-devourer", "blue-wyrmling", "vampire-spawn"):
        table = played(card, troops={"araumycos": "flame white*3"})
        if card == "intellect-devourer":
            table.play("choose 2")
            assert table.choices() == ["return-troop araumycos flame", "pass"]
        else:
            assert table.goes_on()


def test_ruling_14_intellect_devourer_may_return_the_own_last_troop() -> None:
    table = played("intellect-devourer", troops={"eryndlyn": "flame"}, power=1)
    table.play("choose 2", "return-troop eryndlyn flame")
    assert table.barracks() == 40
    assert table.goes_on()
    assert "menzoberranzan" in table.choices("deploy")


def test_ruling_15_a_returned_troop_can_be_deployed_again_but_the_end_stays() -> None:
    me = Seat(barracks=1, hand="intellect-devourer")
    table = lay(me, troops={"eryndlyn": "flame"}, power=2)
    assert not ends(table)
    table.play("deploy eryndlyn")
    assert ends(table)
    table.play("play card:intellect-devourer", "choose 2", "return-troop eryndlyn flame", "pass")
    assert table.barracks() == 1
    assert ends(table)
    table.play("deploy eryndlyn")
    assert table.barracks() == 0
    assert table.told("last-round-began") == []


# -- 16 to 18: markers --------------------------------------------------------------------


def test_ruling_16_a_marker_changes_hands_in_the_turn_of_another() -> None:
    troops = {"menzoberranzan": "spider*3 blade*2", "menzoberranzan--everfire-0": "flame"}
    table = played("cleric-of-laogzed", players=3, troops=troops)
    assert table.markers(1) == "menzoberranzan"
    table.play("lift menzoberranzan spider", "put kanaglym")
    assert table.markers(1) == table.markers(2) == ""
    table = played("council-member", players=3, troops=troops)
    table.play("lift menzoberranzan spider", "put kanaglym")
    table.play("lift menzoberranzan spider", "put kanaglym")
    assert table.markers(2) == "menzoberranzan"
    assert table.told("control-gained")[0] == {"seat": 2, "site": "menzoberranzan"}
    assert table.told("marker-influence") == []
    assert table.influence() == 0
    table.play("end-turn", "end-turn")
    assert table.is_asked("turn", 2)
    assert table.influence() == 1


def test_ruling_16_the_holder_can_lose_it_in_the_own_turn() -> None:
    table = played("intellect-devourer", troops={"tsenviilyq": "flame*2 spider"})
    assert table.markers() == "tsenviilyq"
    table.play("choose 2", "return-troop tsenviilyq flame")
    assert table.markers() == ""
    table.play("return-troop tsenviilyq flame")
    assert table.markers(1) == "tsenviilyq"
    assert table.told("marker-influence") == []


def test_ruling_17_influence_when_taken_and_points_at_the_end_of_the_turn() -> None:
    table = lay(troops={"tsenviilyq": "flame*2 spider", "araumycos": "spider*4"}, power=4)
    table.play("assassinate tsenviilyq spider")
    assert table.influence() == 0  # it was held, and has been paid
    table = lay(troops={"tsenviilyq": "flame spider white"}, power=9)
    table.play("assassinate tsenviilyq spider", "assassinate tsenviilyq white")
    assert table.told("marker-influence") == [{"seat": 0, "site": "tsenviilyq", "count": 1}]
    assert table.influence() == 1
    table.play("deploy tsenviilyq", "deploy tsenviilyq")
    assert table.total("tsenviilyq")
    assert table.points() == 0
    table.play("end-turn")
    assert table.told("marker-points") == [{"seat": 0, "site": "tsenviilyq", "count": 1}]
    assert table.points() == 1


def test_ruling_17_influence_at_the_beginning_of_the_turn() -> None:
    troops = {"tsenviilyq": "spider*2", "araumycos": "spider*4", "menzoberranzan": "spider white"}
    table = lay(troops=troops).play("end-turn")
    assert table.is_asked("turn", 1)
    assert table.influence() == 2
    assert table.points(1) == 0
    table.play("end-turn")
    assert table.points(1) == 3


def test_ruling_18_lost_and_taken_again_a_marker_pays_once() -> None:
    table = lay(Seat(hand="intellect-devourer"), troops={"tsenviilyq": "flame white"}, power=4)
    table.play("assassinate tsenviilyq white")
    assert table.influence() == 1
    table.play("play card:intellect-devourer", "choose 2", "return-troop tsenviilyq flame")
    assert table.markers() == ""
    table.play("deploy tsenviilyq")
    assert table.markers() == "tsenviilyq"
    assert table.influence() == 1
    table = played("intellect-devourer", troops={"tsenviilyq": "flame*2 white"}, power=9)
    table.play("choose 2", "return-troop tsenviilyq flame", "pass")
    assert table.markers() == ""
    table.play("deploy tsenviilyq")
    assert table.markers() == "tsenviilyq"
    assert table.influence() == 0


# -- 19 to 24: resolving ------------------------------------------------------------------


def test_ruling_19_instructions_are_done_as_far_as_possible() -> None:
    table = played("deathblade", troops={"kanaglym": "flame spider"})
    assert table.hall() == "spider"
    table = played("deathblade", troops={"eryndlyn": "flame spider*2"})
    assert table.refusal("pass").id == "must-choose"


def test_ruling_19_optional_are_costs_may_up_to_and_a_spy_when_none_is_left() -> None:
    assert "pass" in played("marilith", me=Seat(hand="noble")).choices()
    assert "pass" in played("cult-fanatic").choices()
    troops = {"araumycos": "flame white*3"}
    assert "pass" in played("council-member", troops=troops).choices()
    assert "pass" in played("spy-master", me=Seat(spies=FIVE_SPIES)).choices()
    assert "pass" not in played("spy-master").choices()
    assert "pass" not in played("cleric-of-laogzed", troops=troops).choices()


def test_ruling_20_promotions_at_the_end_of_the_turn_are_mandatory() -> None:
    table = lay(Seat(hand="wyrmspeaker noble soldier"))
    table.play("play card:wyrmspeaker", "play card:noble", "play card:soldier", "end-turn")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]
    assert table.refusal("pass").id == "must-choose"


def test_ruling_20_an_outcast_is_a_legal_choice() -> None:
    table = lay(Seat(hand="advocate insane-outcast noble"))
    table.play("play card:insane-outcast", "pass", "play card:noble")
    table.play("play card:advocate", "choose 2", "end-turn")
    assert set(table.choices()) == {"promote card:insane-outcast", "promote card:noble"}
    table.play("promote card:insane-outcast")
    assert table.circle() == ""
    assert table.stack("insane-outcast") == 30
    assert table.is_asked("turn", 1)


def test_ruling_21_a_waiting_promotion_survives_that_of_its_card() -> None:
    table = lay(Seat(hand="wyrmspeaker advocate noble soldier"))
    table.play("play card:wyrmspeaker", "play card:advocate", "choose 2")
    table.play("play card:noble", "play card:soldier", "end-turn")
    assert "promote card:advocate" in table.choices()
    table.play("promote card:advocate")
    assert table.details()["card"] == "advocate"
    assert set(table.choices("promote")) == {"card:wyrmspeaker", "card:noble", "card:soldier"}
    table.play("promote card:wyrmspeaker")
    assert table.circle() == "advocate wyrmspeaker"


def test_ruling_21_a_waiting_promotion_survives_the_devouring_of_its_card() -> None:
    row = f"wyrmspeaker {DEAR}"
    table = played("ulitharid", row=row, me=Seat(hand="noble")).play("play card:noble")
    assert "wyrmspeaker" not in table.row()
    table.play("end-turn")
    assert table.details()["card"] == "wyrmspeaker"
    assert set(table.choices()) == {"promote card:ulitharid", "promote card:noble"}


def test_ruling_21_each_promotion_needs_another_card() -> None:
    table = lay(Seat(hand="wyrmspeaker advocate noble"))
    table.play("play card:wyrmspeaker", "play card:advocate", "choose 2", "play card:noble")
    table.play("end-turn", "promote card:noble")
    assert table.circle() == "noble wyrmspeaker"
    assert table.is_asked("turn", 1)


def test_ruling_22_an_outcast_that_would_be_devoured_or_promoted_goes_home() -> None:
    table = played("marilith", me=Seat(hand="insane-outcast")).play("devour card:insane-outcast")
    assert table.resources() == (5, 0, 0)
    assert table.stack("insane-outcast") == 30
    assert table.devoured() == ""
    table = played("vampire", me=Seat(discard="insane-outcast")).play("choose 2")
    assert table.circle() == ""
    assert table.stack("insane-outcast") == 30
    table = played("necromancer", me=Seat(hand="insane-outcast"))
    table.play("choose 2", "promote-held card:insane-outcast")
    assert table.circle() == ""
    assert table.stack("insane-outcast") == 30


def test_ruling_23_an_outcast_may_be_played_for_nothing() -> None:
    table = lay(Seat(hand="insane-outcast noble"))
    table.play("play card:insane-outcast", "pass", "end-turn")
    assert table.discard() == "noble insane-outcast"
    assert table.stack("insane-outcast") == 29


def test_ruling_24_cards_in_the_play_area_are_not_shuffled() -> None:
    me = Seat(hand="noble*2 rath-modar", deck="", discard="soldier*3")
    table = lay(me).play("play card:noble", "play card:noble", "play card:rath-modar")
    assert table.hand() == "soldier*2"
    assert table.deck() == "soldier"
    assert table.discard() == ""
    assert table.play_area() == "noble noble rath-modar"


def test_ruling_24_cards_in_the_play_area_are_not_in_the_discard_pile() -> None:
    me = Seat(hand="noble matron-mother", deck="", discard="soldier")
    table = lay(me).play("play card:noble", "play card:matron-mother")
    assert table.circle() == "soldier"
    table = lay(Seat(hand="noble vampire")).play("play card:noble", "play card:vampire")
    table.play("choose 2")
    assert table.circle() == ""


# -- 25 to 29: Focus, Myrmidons, dragons --------------------------------------------------


def test_ruling_25_focus_needs_another_card_of_the_aspect() -> None:
    assert played("imix").resources() == (4, 0, 0)
    table = lay(Seat(hand="fire-elemental*2", deck="noble"))
    table.play("play card:fire-elemental", "choose 1", "pass")
    assert table.hand() == "fire-elemental"
    table.play("play card:fire-elemental", "choose 1")
    assert table.hand() == "noble"  # the first one satisfies the second


def test_ruling_25_a_card_that_has_left_the_play_area_still_counts() -> None:
    me = Seat(hand="skeletal-horde water-elemental", barracks=0, deck="noble")
    table = lay(me).play("play card:skeletal-horde", "devour-this")
    assert table.play_area() == ""
    table.play("play card:water-elemental")
    assert table.hand() == "noble"
    me = Seat(hand="revenant imix", hall="white*8")
    table = lay(me).play("play card:revenant", "play card:imix")
    assert table.circle() == "revenant"
    assert table.resources() == (6, 0, 0)


def test_ruling_26_a_focus_happens_once() -> None:
    me = Seat(hand="bounty-hunter*2 imix")
    table = lay(me).play("play card:bounty-hunter", "play card:bounty-hunter", "play card:imix")
    assert table.resources() == (12, 0, 0)
    table = lay(Seat(hand="bounty-hunter*2 imix")).play("play card:imix")
    table.play("reveal card:bounty-hunter")
    assert table.goes_on()
    assert table.resources() == (6, 0, 0)


@pytest.mark.parametrize("kind", ["air", "fire", "water"])
def test_ruling_27_three_myrmidons_promote_obedience_only(kind: str) -> None:
    hand = f"{kind}-elemental-myrmidon noble soldier house-guard priestess-of-lolth imix"
    table = lay(Seat(hand=hand))
    for card in hand.split():
        table.play(f"play card:{card}")
        if table.is_asked("place-spy"):
            table.play("place-spy araumycos")
        if table.is_asked("focus"):
            table.play("pass")
    table.play("end-turn")
    assert table.choices("promote") == [
        "card:noble",
        "card:soldier",
        "card:house-guard",
        "card:priestess-of-lolth",
    ]


def test_ruling_27_the_myrmidon_of_earth_promotes_any_other_card() -> None:
    table = lay(Seat(hand="earth-elemental-myrmidon noble imix"))
    table.play("play card:earth-elemental-myrmidon", "play card:noble", "play card:imix")
    table.play("end-turn")
    assert table.choices() == ["promote card:noble", "promote card:imix"]


def test_ruling_28_points_of_cards_are_tokens_taken_at_once() -> None:
    troops = {"eryndlyn": "flame", "kanaglym": "flame"}
    table = lay(Seat(hand="white-dragon"), troops=troops).play("play card:white-dragon")
    table.play("deploy eryndlyn", "deploy eryndlyn", "deploy kanaglym")
    assert table.points() == 1
    assert table.line(0, "tokens").points == 1
    before = table.game.scores()[0]
    table.play("end-turn")
    assert table.game.scores()[0] == before


def test_ruling_28_blue_dragons_points_come_after_its_promotions() -> None:
    table = lay(Seat(hand="blue-dragon noble*2", circle="soldier"))
    table.play("play card:noble", "play card:noble", "play card:blue-dragon")
    assert table.points() == 0
    table.play("end-turn", "promote card:noble", "promote card:noble")
    assert table.points() == 1


def test_ruling_29_what_the_dragons_count() -> None:
    troops = {
        "eryndlyn": "flame*3",  # total control, no marker
        "chasmleap-bridge": "flame",  # spoiled by a spy
        "tsenviilyq": "flame*2 white",  # a marker
        "kanaglym": "flame spider",
        "eryndlyn--llacerellyn-0": "flame",
    }
    other = Seat(spies="chasmleap-bridge kanaglym")
    table = played("red-dragon", other, troops=troops)
    table.play("supplant kanaglym spider", "return-spy kanaglym spider")
    assert table.points() == 1
    table = played("white-dragon", other, troops=troops | {"llacerellyn": "flame"})
    table.play("deploy kanaglym--tsenviilyq-0", "deploy kanaglym--tsenviilyq-1")
    table.play("deploy llacerellyn")
    assert table.points() == 2  # 4 sites
    table = played("green-dragon", me=Seat(spies="blingdenstone"), troops=troops)
    table.play("choose 2", "recall blingdenstone")
    assert table.points() == 1


# -- 30 to 36: trophies and kills ---------------------------------------------------------


@pytest.mark.parametrize(
    ("deployed", "rival", "is_adjacent"),
    [
        ("eryndlyn", "eryndlyn", True),
        ("eryndlyn", "kanaglym--eryndlyn-1", True),
        ("eryndlyn", "kanaglym--eryndlyn-0", False),
        ("eryndlyn", "kanaglym", False),
        ("eryndlyn--llacerellyn-0", "llacerellyn", True),
        ("eryndlyn--llacerellyn-0", "llacerellyn--tsenviilyq-0", False),
        ("mantol-derith--menzoberranzan-1", "mantol-derith--menzoberranzan-2", True),
        ("mantol-derith--menzoberranzan-0", "mantol-derith--menzoberranzan-2", False),
        ("mantol-derith--menzoberranzan-1", "menzoberranzan", False),
        ("gauntlgrym", "wormwrithings", True),
        ("gauntlgrym", "gauntlgrym--jhachalkhyn-0", True),
        ("gauntlgrym", "wormwrithings--mantol-derith-0", False),
    ],
)
def test_ruling_30_who_is_next_to_a_troop(deployed: str, rival: str, is_adjacent: bool) -> None:
    me = Seat(barracks=1)  # one troop and one point
    table = played("gibbering-mouther", me=me, players=3, troops={rival: "spider"})
    table.play(f"deploy {deployed}")
    assert table.goes_on()
    assert table.discard(1) == ("insane-outcast" if is_adjacent else "")


def test_ruling_31_which_trophies_count() -> None:
    troops = {"kanaglym": "flame"}
    white = Seat(hall="white*8", points=8)
    assert played("dragonclaw", me=white, troops=troops).power() == 0
    assert played("death-knight", me=white, troops=troops).points() == 8
    assert played("beholder", me=white, troops=troops).power() == 2
    assert played("revenant", me=white, troops=troops).circle() == "revenant"
    mixed = Seat(hall="white spider*5", points=8)
    assert played("dragonclaw", me=mixed, troops=troops).power() == 2
    assert played("death-knight", me=mixed, troops=troops).points() == 9
    assert played("revenant", me=mixed, troops=troops).circle() == ""


def test_ruling_32_the_own_kill_counts() -> None:
    troops = {"kanaglym": "flame spider"}
    assert played("dragonclaw", me=Seat(hall="spider*4"), troops=troops).power() == 2
    assert played("beholder", me=Seat(hall="white*2"), troops=troops).power() == 1
    assert played("revenant", me=Seat(hall="white*7"), troops=troops).circle() == "revenant"
    assert played("death-knight", me=Seat(hall="spider*4"), troops=troops).points() == 1
    table = played("black-dragon", me=Seat(hall="white*5")).play("supplant araumycos white")
    assert table.points() == 2


def test_ruling_33_orcus_and_mummy_lord_put_trophies_anywhere() -> None:
    table = played("mummy-lord", Seat(hall="white*2"), troops={"kanaglym": "flame"})
    table.play("choose 2")
    assert "menzoberranzan" in table.choices("put")
    table = played("orcus", Seat(hall="flame"), me=Seat(hand="noble"), troops={"kanaglym": "flame"})
    table.play("devour card:noble", "take-trophy spider flame")
    assert "menzoberranzan" in table.choices("put")


def test_ruling_33_lich_needs_presence_which_its_spy_gives() -> None:
    table = played("lich", Seat(hall="flame white"), troops={"eryndlyn": "spider"})
    table.play("place-spy eryndlyn", "take-trophy spider white")  # the only place is eryndlyn
    assert table.troops("eryndlyn") == "spider white"
    table.play("take-trophy spider flame")
    assert table.troops("eryndlyn") == "flame spider white"
    assert table.goes_on()


def test_ruling_33_trophies_do_not_come_from_barracks() -> None:
    me = Seat(barracks=1)
    table = played("lich", Seat(hall="flame*39"), me=me, troops={"eryndlyn": "spider"})
    table.play("place-spy eryndlyn", "take-trophy spider flame")  # there is only that site
    table.play("take-trophy spider flame", "put eryndlyn")
    assert table.troops("eryndlyn") == "flame*2 spider"
    assert table.barracks() == 1
    assert table.points() == 0
    assert not ends(table)
    table = played(
        "lich", Seat(hall="flame*40"), me=Seat(barracks=0), troops={"eryndlyn": "spider"}
    )
    table.play("place-spy eryndlyn", "take-trophy spider flame")
    assert table.troops("eryndlyn") == "flame spider"
    assert table.points() == 0


def test_ruling_34_any_hall_also_the_own_and_a_point_less() -> None:
    table = played("mummy-lord", Seat(hall="white*2"), me=Seat(hall="white*3"))
    table.play("choose 2")
    assert table.choices() == ["take-trophy flame white", "take-trophy spider white"]
    table.play("take-trophy flame white", "put kanaglym")
    assert table.line(0, "trophies").points == 2
    table.play("choose 2", "take-trophy spider white", "put kanaglym")
    assert table.line(1, "trophies").points == 1
    me = Seat(hand="noble", hall="spider")
    table = played("orcus", Seat(hall="flame"), me=me, troops={"kanaglym": "flame"})
    table.play("devour card:noble")
    assert table.choices("take-trophy") == ["flame spider", "spider flame"]


def test_ruling_35_quaggoth_counts_when_played() -> None:
    troops = {"eryndlyn": "flame", "labyrinth": "flame white", "araumycos": "flame white"}
    table = played("quaggoth", troops=BESIDE | troops)
    assert table.details()["count"] == 1  # and taking Labyrinth by it changes nothing
    table.play("assassinate labyrinth white")
    assert table.control("labyrinth") == 0
    assert table.goes_on()
    assert table.hall() == "white"


def test_ruling_35_quaggoth_needs_presence() -> None:
    table = played("quaggoth", troops={"eryndlyn": "flame", "kanaglym": "flame"})
    assert table.hall() == "white"  # only that of araumycos--eryndlyn-0
    assert table.goes_on()


def test_ruling_36_all_kills_at_one_site_and_never_on_a_route() -> None:
    troops = {"araumycos": "flame white*3", "skullport": "flame white*2"}
    table = played("death-tyrant", troops=troops)
    assert not [one for one in table.choices() if "--" in one]
    table.play("assassinate skullport white", "assassinate skullport white")
    assert table.goes_on()
    table = played("minotaur-skeleton", troops=troops).play("choose 2", "devour-this")
    assert not [one for one in table.choices() if "--" in one]
    table.play("assassinate araumycos white")
    assert table.choices() == ["assassinate araumycos white", "pass"]


# -- 37 to 42: Ghost, Conjurer, Crawler, Ulitharid, Elder Brain ---------------------------


def test_ruling_37_ghost_sells_whatever_is_on_top() -> None:
    me = Seat(spies="araumycos", hand="wight noble")
    table = played("ghost", me=me, devoured="banshee", influence=9)
    table.play("choose 2", "recall araumycos", "play card:wight", "choose 2", "devour card:noble")
    assert "recruit-devoured" not in table.choices()  # a Noble lies on top now
    me = Seat(spies="araumycos", hand="skeletal-horde", barracks=0)
    table = played("ghost", me=me, devoured="banshee", influence=9)
    table.play("choose 2", "recall araumycos", "play card:skeletal-horde", "devour-this")
    table.play("recruit-devoured", "recruit-devoured")
    assert table.discard() == "banshee skeletal-horde"
    assert table.influence() == 3


def test_ruling_38_conjurer_takes_stack_cards_and_sees_the_refilled_row() -> None:
    row = "wight lich vampire death-knight mummy-lord high-priest-of-myrkul"
    me = Seat(spies="araumycos")
    table = played("conjurer", me=me, row=row, market="wraith banshee")
    table.play("choose 2", "recall araumycos", "recruit card:wight")
    assert table.choices("recruit") == [
        "card:wraith",
        "card:house-guard",
        "card:priestess-of-lolth",
    ]
    table.play("recruit card:house-guard")
    assert table.discard() == "house-guard wight"


def test_ruling_39_carrion_crawler_belongs_to_nobody_and_can_be_recruited() -> None:
    row = "wight lich vampire death-knight mummy-lord conjurer"
    me = Seat(hand="carrion-crawler")
    table = lay(me, row=row, market="wraith banshee", influence=2)
    table.play("play card:carrion-crawler")
    assert table.refusal("pass").id == "must-choose"
    table.play("devour card:lich")
    assert table.market_size() == 2
    assert not ends(table)
    assert table.play_area() == ""
    table.play("recruit card:carrion-crawler")
    assert table.discard() == "carrion-crawler"
    assert table.row() == row.replace("lich", "wraith")


def test_ruling_40_ulitharids_card_counts_as_played_and_its_effects_wait() -> None:
    table = played("ulitharid", me=Seat(hand="noble"), row=f"black-earth-cultist {DEAR}")
    assert table.influence() == 2  # Focus
    table.play("play card:noble", "end-turn")
    assert table.is_asked("promote")
    assert table.details()["card"] == "black-earth-cultist"
    assert table.devoured() == "black-earth-cultist"
    me = Seat(hand="ulitharid imix")
    table = lay(me, row=f"eternal-flame-cultist {DEAR}").play("play card:ulitharid", "pass")
    table.play("play card:imix")
    assert table.power() == 6


def test_ruling_41_elder_brains_card_is_no_card_in_play() -> None:
    me = Seat(hand="elder-brain wyrmspeaker noble", deck="", circle="spectator")
    table = lay(me).play("play card:noble", "play card:wyrmspeaker", "play card:elder-brain")
    assert table.resources() == (2, 3, 0)
    table.play("end-turn")
    assert table.choices() == ["promote card:noble", "promote card:elder-brain"]
    table.play("promote card:noble")
    assert table.circle() == "spectator noble"


def test_ruling_41_elder_brains_card_counts_as_played_and_its_effects_wait() -> None:
    me = Seat(hand="elder-brain imix noble", deck="", circle="fire-elemental-myrmidon")
    table = lay(me).play("play card:elder-brain", "play card:imix", "play card:noble")
    assert table.power() == 8
    table.play("end-turn")
    assert table.circle() == "fire-elemental-myrmidon noble"


def test_ruling_42_a_card_that_moves_itself_is_not_put_back() -> None:
    me = Seat(deck="", circle="cultist-of-myrkul")
    table = played("elder-brain", me=me).play("choose 2", "devour-this")
    assert table.circle() == ""
    assert table.told("card-devoured") == [{"seat": 0, "card": "cultist-of-myrkul"}]
    assert table.goes_on()
    table = played("elder-brain", me=Seat(deck="", circle="carrion-crawler"))
    table.play(f"devour {table.choices('devour')[0]}")
    assert table.circle() == ""
    assert table.row().split()[0] == "carrion-crawler"
    assert table.power() == 3


def test_ruling_42_a_card_that_ulitharid_plays_is_devoured_once() -> None:
    row = f"cultist-of-myrkul {DEAR}"
    table = played("ulitharid", row=row, market="wraith ghost").play("choose 2", "devour-this")
    assert table.devoured().split().count("cultist-of-myrkul") == 3  # two at the bottom
    assert table.devoured().split()[-1] == "cultist-of-myrkul"
    assert table.row() == row.replace("cultist-of-myrkul", "wraith")
    assert table.market_size() == 1
    table = played("ulitharid", me=Seat(hall="white*8"), row=f"revenant {DEAR}")
    assert table.circle() == "revenant"
    assert table.devoured() == ""
    assert "revenant" not in table.row()


# -- 43 to 47: decks and discards ---------------------------------------------------------


def test_ruling_43_matron_mother_promotes_from_deck_and_discard_pile() -> None:
    me = Seat(deck="noble soldier", discard="advocate", hand="rath-modar matron-mother")
    table = lay(me).play("play card:matron-mother")
    assert table.deck() == ""
    assert set(table.choices("promote")) == {"card:advocate", "card:soldier", "card:noble"}
    table.play("promote card:advocate", "play card:rath-modar")
    assert table.hand() == "noble soldier"


def test_ruling_44_the_top_card_of_an_empty_deck() -> None:
    table = played("nalfeshnee", me=Seat(deck="", discard="soldier"))
    assert table.circle() == "soldier"
    assert "deck-shuffled" in table.story()
    table = played("elder-brain", me=Seat(deck="", discard="soldier"))
    assert table.circle() == "soldier"
    assert table.power() == 1
    assert played("nalfeshnee", me=Seat(deck="")).circle() == ""


def test_ruling_45_umber_hulks_answer_one_another() -> None:
    other = Seat(hand="umber-hulk ambassador noble*2")
    me = Seat(hand="umber-hulk noble", barracks=0)
    table = played("cranium-rats", other, me=me)
    table.play("discard card:umber-hulk")
    assert table.is_asked("discard", 0)
    table.play("discard card:umber-hulk")
    assert table.is_asked("discard", 1)
    assert table.details()["seat2"] == 0
    table.play("discard card:ambassador", "promote-this")
    assert table.circle(1) == "ambassador"
    assert table.goes_on()
    assert (table.hand(), table.hand(1)) == ("noble", "noble*2")


def test_ruling_45_reactions_within_borrowed_cards() -> None:
    """Elder Brain plays Ulitharid, which plays Gauth, and three discarded cards react."""
    me = Seat(hand="umber-hulk noble", deck="", circle="ulitharid")
    other = Seat(hand="umber-hulk grimlock noble*2", deck="soldier*2")
    table = played("elder-brain", other, me=me, row=f"gauth {DEAR}")
    table.play("choose 2", "discard card:umber-hulk", "discard card:umber-hulk")
    assert [one["card"] for one in table.view()["resolving"]] == [
        "elder-brain",
        "ulitharid",
        "gauth",
        "umber-hulk",
        "umber-hulk",
    ]
    table.play("discard card:grimlock")
    assert table.goes_on()
    assert (table.hand(), table.hand(1)) == ("noble", "noble*2 soldier*2")
    assert table.devoured().split()[-1] == "gauth"
    assert table.circle() == "ulitharid"


def test_ruling_45_only_opponents_cause_reactions() -> None:
    me = Seat(hand="ambassador grimlock umber-hulk", deck="noble*6")
    table = lay(me).play("end-turn")
    assert table.is_asked("turn", 1)
    assert table.circle() == ""
    assert table.hand() == "noble*5"
    table = played("insane-outcast", Seat(hand="noble"), me=Seat(hand="umber-hulk grimlock"))
    table.play("discard card:umber-hulk")
    assert table.goes_on()
    table = played("insane-outcast", me=Seat(hand="grimlock")).play("discard card:grimlock")
    assert table.hand() == ""


def test_ruling_46_neogi_robs_clockwise_at_the_end_without_a_condition() -> None:
    one = Seat(hand="noble")
    table = lay(one, one, Seat(hand="neogi", barracks=0), one, turn=2).play("play card:neogi")
    assert table.is_asked("turn", 2)
    table.play("end-turn")
    for seat in (3, 0, 1):
        assert table.is_asked("discard", seat)
        table.play("discard card:noble")
    assert table.is_asked("turn", 3)


def test_ruling_47_chuul_robs_once_however_many_troops() -> None:
    table = played("chuul", Seat(hand="noble*5"), troops={"eryndlyn": "spider*3"})
    table.play("place-spy eryndlyn", "discard card:noble")
    assert table.hand(1) == "noble*4"
    assert table.goes_on()


# -- 48 to 52: beginning and end, what is public ------------------------------------------

SIX = "kobold*2 advocate blackguard inquisitor infiltrator"


def test_ruling_48_an_exhausted_market_is_not_refilled_and_the_round_is_played() -> None:
    table = lay(players=3, turn=1, row=SIX, market="spellspinner", influence=9)
    table.play("recruit card:advocate")
    assert ends(table)
    assert table.told("last-round-began") == [{"seat": 1}]
    table.play("recruit card:blackguard")
    assert table.row() == "kobold kobold spellspinner - inquisitor infiltrator"
    table.play("end-turn")
    assert table.is_asked("turn", 2)
    table.play("end-turn")
    assert table.game.over


def test_ruling_49_the_row_may_still_be_full() -> None:
    table = lay(row=SIX, market="spellspinner mercenary-squad", influence=9)
    table.play("recruit card:advocate")
    assert not ends(table)
    table.play("recruit card:spellspinner")
    assert ends(table)
    assert "-" not in table.row().split()


def test_ruling_50_nobody_shares_a_starting_site() -> None:
    table = Table(deepcourt.new_game("tyrants", players=2, seed=1))
    first = table.asked()[0]
    starts = ["mantol-derith", "ched-nasad", "skullport", "eryndlyn"]
    assert table.choices("start") == starts
    table.play("start skullport")  # white troops there do not matter
    assert table.choices("start") == [site for site in starts if site != "skullport"]
    assert table.refusal("start skullport").id == "start-site-taken"
    table.play("start eryndlyn")
    assert table.asked() == (first, "turn")
    assert table.barracks(0) == table.barracks(1) == 39


def test_ruling_51_the_last_turn_is_played_to_its_end() -> None:
    me = Seat(hand="wyrmspeaker noble", deck="")
    troops = {"tsenviilyq": "spider*3"}
    table = lay(Seat(), me, turn=1, last_round=True, troops=troops)
    table.play("play card:noble", "play card:wyrmspeaker", "end-turn")
    assert table.game.over
    assert table.circle(1) == "noble"
    assert table.points(1) == 1
    assert table.play_area() == ""
    assert table.line(1, "deck").points == 1  # the Wyrmspeaker was discarded, and drawn
    assert table.line(1, "circle").points == 1


def test_ruling_52_what_is_public() -> None:
    me = Seat(hand="noble hezrou", deck="soldier noble", discard="advocate", circle="derro")
    table = lay(me, Seat(hall="white"), devoured="ettin")
    seen = table.view(1)["seats"][0]
    assert seen["hand"] is None
    assert seen["deck"] is None
    assert (seen["hand_size"], seen["deck_size"]) == (2, 2)
    assert seen["discard"] == ["advocate"]
    assert seen["circle"] == ["derro"]
    assert table.view(0)["seats"][1]["hall"] == {"white": 1}
    assert table.view(1)["devoured"][-1] == "ettin"
    table.play("play card:hezrou")
    assert table.told("top-card-promoted", 1) == [{"seat": 0, "card": "soldier"}]
    assert table.view(1)["seats"][0]["circle"] == ["derro", "soldier"]


# -- 53 to 66: clarifications -------------------------------------------------------------


@pytest.mark.parametrize("card", ["spellspinner", "wight", "night-hag", "kobold", "blackguard"])
def test_ruling_53_every_branch_may_be_chosen_even_for_nothing(card: str) -> None:
    table = played(card, troops={"kanaglym": "flame"})
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 2")
    assert table.goes_on()
    assert table.story() == []


def test_ruling_53_a_question_without_an_answer_is_not_asked() -> None:
    for card in ("doppelganger", "cleric-of-laogzed", "chosen-of-lolth", "dragonclaw"):
        assert played(card, troops={"kanaglym": "flame"}).goes_on()


def test_ruling_54_elder_brains_card_counts_in_the_inner_circle() -> None:
    me = Seat(deck="", circle="drow-negotiator noble*3")
    table = played("elder-brain", me=me).play("play card:drow-negotiator")
    assert table.influence() == 3
    me = Seat(deck="soldier", circle="vampire", discard="noble")
    table = played("elder-brain", me=me)
    table.play("play card:vampire", "choose 2")
    assert table.circle() == "vampire soldier noble"
    assert table.points() == 1


def test_ruling_54_zuggtmoy_may_devour_itself_in_the_inner_circle() -> None:
    me = Seat(deck="", circle="zuggtmoy", hand="noble")
    table = played("elder-brain", me=me)
    assert table.choices() == ["devour card:zuggtmoy", "pass"]
    table.play("devour card:zuggtmoy")
    assert table.influence() == 3
    assert table.circle() == ""
    assert table.devoured().split()[-1] == "zuggtmoy"
    assert table.view()["played"][-1] == {"card": "zuggtmoy", "where": None}
    table.play("play card:noble", "end-turn", "promote card:noble", "promote card:elder-brain")
    assert table.circle() == "noble elder-brain"


def test_ruling_55_quaggoth_takes_exactly_that_many_or_as_many_as_possible() -> None:
    troops = {"araumycos": "flame*2 white", "eryndlyn": "flame", "kanaglym": "flame"}
    table = played("quaggoth", troops=BESIDE | troops | {"skullport--kanaglym-0": "white"})
    assert table.details() == {"card": "quaggoth", "count": 3, "optional": False}
    assert "pass" not in table.choices()


def test_ruling_56_a_troop_may_move_within_its_site() -> None:
    table = played("cleric-of-laogzed", troops={"tsenviilyq": "flame spider"})
    assert table.is_asked("put")
    table.play("put tsenviilyq")
    assert table.troops("tsenviilyq") == "flame spider"
    assert table.story() == ["troop-lifted", "troop-put"]


def test_ruling_56_a_move_is_one_change_of_the_map() -> None:
    troops = {"tsenviilyq": "flame spider"}  # while it moves, flame does not take the marker
    table = played("cleric-of-laogzed", troops=troops).play("put tsenviilyq")
    assert table.influence() == 0
    assert table.control("tsenviilyq") is None
    table = played("cleric-of-laogzed", troops=troops).play("put kanaglym")
    assert table.influence() == 1


def test_ruling_57_a_picked_up_spy_may_go_back_where_it_was() -> None:
    table = played("infiltrator", me=Seat(spies=FIVE_SPIES), troops={"skullport": "spider"})
    assert table.is_asked("recall")
    assert table.choices("recall") == [
        "menzoberranzan",
        "gracklstugh",
        "araumycos",
        "skullport",
        "tsenviilyq",
    ]
    table.play("recall skullport")
    assert table.is_asked("place-spy")
    assert table.refusal("pass").id == "must-choose"
    table.play("place-spy skullport")
    assert table.power() == 1


def test_ruling_57_each_of_two_spies_is_asked_for() -> None:
    table = played("masters-of-sorcere", me=Seat(spies=FIVE_SPIES)).play("choose 1", "pass")
    assert table.is_asked("recall")
    table.play("recall araumycos", "place-spy kanaglym")
    assert table.spies("kanaglym") == "flame"
    assert table.goes_on()


def test_ruling_57_without_a_spy_there_is_no_such_site() -> None:
    troops = {"skullport": "spider"}
    four = "araumycos menzoberranzan gracklstugh tsenviilyq"
    table = lay(Seat(hand="spy-master infiltrator", spies=four), troops=troops)
    table.play("play card:spy-master", "place-spy skullport", "play card:infiltrator", "pass")
    assert table.power() == 0
    table = lay(Seat(hand="spy-master green-dragon", spies=four), troops=troops)
    table.play("play card:spy-master", "place-spy skullport")
    table.play("play card:green-dragon", "choose 1", "pass")
    assert table.goes_on()
    assert table.hall() == ""


def test_ruling_58_a_card_without_a_cost_blocks_the_devoured_pile() -> None:
    me = Seat(spies="araumycos skullport", hand="conjurer ulitharid")
    row = f"ghost {DEAR}"
    table = played("ghost", me=me, row=row, devoured="wight soldier", influence=99)
    table.play("choose 2", "recall araumycos")
    assert table.refusal("recruit-devoured").id == "card-not-for-sale"


def test_ruling_58_a_free_recruit_may_take_the_top_devoured_card() -> None:
    me = Seat(spies="araumycos skullport", hand="conjurer carrion-crawler")
    table = played("ghost", me=me, devoured="wight wraith").play("choose 2", "recall araumycos")
    table.play("play card:conjurer", "choose 2", "recall skullport")
    assert "recruit-devoured" in table.choices()
    table.play("recruit-devoured", "recruit-devoured")
    assert table.discard() == "wight wraith"
    assert table.goes_on()


def test_ruling_58_the_top_devoured_card_is_not_in_the_row() -> None:
    row = "lich vampire death-knight mummy-lord conjurer high-priest-of-myrkul"
    me = Seat(spies="araumycos", hand="carrion-crawler ulitharid")
    table = played("ghost", me=me, row=row, devoured="wight").play("choose 2", "recall araumycos")
    table.play("play card:ulitharid")
    assert table.goes_on()  # nothing in the row costs 4 or less
    table.play("play card:carrion-crawler")
    assert set(table.choices("devour")) == {f"card:{card}" for card in row.split()}


def test_ruling_59_ulitharids_card_stays_in_its_slot_and_may_devour_itself() -> None:
    row = f"cult-fanatic {DEAR}"
    table = played("ulitharid", row=row, market="kobold white-wyrmling")
    assert table.row() == row
    others = {f"devour card:{card}" for card in DEAR.split()}
    assert set(table.choices()) == others | {"devour-this", "pass"}
    table.play("devour-this")
    assert table.row() == f"kobold {DEAR}"
    assert table.told("market-card-devoured") == [{"seat": 0, "card": "cult-fanatic"}]
    assert table.goes_on()
    table = played("ulitharid", row=row, market="kobold white-wyrmling").play("devour card:neogi")
    assert table.row() == f"white-wyrmling {DEAR}".replace("neogi", "kobold")


def test_ruling_59_carrion_crawler_is_devoured_from_its_new_slot() -> None:
    row = f"carrion-crawler {DEAR}"
    table = played("ulitharid", row=row, market="wight wraith ghost")
    assert table.power() == 3
    assert set(table.choices()) == {f"devour card:{card}" for card in DEAR.split()}
    table.play("devour card:neogi")
    assert table.row() == f"wight {DEAR}".replace("neogi", "wraith")
    assert table.devoured().split()[-2:] == ["neogi", "carrion-crawler"]
    assert table.market_size() == 1
    assert table.goes_on()


@pytest.mark.parametrize("brain", ["ulitharid", "elder-brain"])
def test_ruling_60_the_card_that_plays_another_counts_for_its_focus(brain: str) -> None:
    me = Seat(deck="", circle="black-earth-cultist" if brain == "elder-brain" else "")
    filler = "black-earth-cultist" if brain == "ulitharid" else "imix"
    table = played(brain, me=me, row=f"{filler} {DEAR}")
    assert table.influence() == 2
    assert table.goes_on()


def test_ruling_61_victims_act_clockwise_from_the_active_player() -> None:
    me = Seat(hand="nothic", spies="araumycos")
    table = lay(FOUR, FOUR, me, FOUR, turn=2)
    table.play("play card:nothic", "choose 2", "recall araumycos")
    for seat in (3, 0, 1):
        assert table.is_asked("discard", seat)
        table.play("discard card:noble")
    table = lay(Seat(), Seat(hand="ghoul"), players=3, turn=1).play("play card:ghoul")
    assert table.told("outcast-taken") == [{"seat": 2}, {"seat": 0}]


def test_ruling_62_grazzts_supplants_follow_the_order_of_return() -> None:
    troops = {"skullport": "spider white", "araumycos": "spider white*3"}
    table = played("grazzt", me=Seat(spies="araumycos skullport"), troops=troops)
    table.play("choose 2", "recall skullport")
    assert table.is_asked("pay")
    table.play("recall araumycos")
    assert table.choices("supplant") == ["skullport spider", "skullport white"]
    table.play("supplant skullport white")
    assert table.choices("supplant") == ["araumycos spider", "araumycos white"]


def test_ruling_63_a_troop_has_no_presence_on_its_own_space() -> None:
    table = lay(troops={"mantol-derith--menzoberranzan-1": "flame"})
    assert table.presence() == {
        "mantol-derith--menzoberranzan-0",
        "mantol-derith--menzoberranzan-2",
    }


def test_ruling_64_with_empty_barracks_no_space_is_asked_for() -> None:
    table = played("mercenary-squad", me=Seat(barracks=1), troops={"eryndlyn": "flame"})
    table.play("deploy eryndlyn")
    assert table.goes_on()
    assert table.points() == 2


def test_ruling_65_other_promotions_may_come_before_blue_dragons_count() -> None:
    me = Seat(hand="blue-dragon wyrmspeaker noble*3", circle="soldier*2")
    for first, points in (("wyrmspeaker", 1), ("blue-dragon", 0)):
        table = lay(me).play(*["play card:noble"] * 3)
        table.play("play card:blue-dragon", "play card:wyrmspeaker", "end-turn")
        assert table.is_asked("order")
        assert table.choices() == ["resolve card:blue-dragon", "resolve card:wyrmspeaker"]
        table.play(f"resolve card:{first}")
        table.play("promote card:noble" if first == "wyrmspeaker" else "pass")
        table.play("pass" if first == "wyrmspeaker" else "promote card:noble")
        assert table.points() == points
        assert table.circle() == "soldier soldier noble"
        assert table.is_asked("turn", 1)


def test_ruling_65_the_order_of_equal_promotions_is_asked_for_when_cards_are_short() -> None:
    row = f"wyrmspeaker {DEAR}"
    table = lay(Seat(hand="ambassador ulitharid"), row=row)
    table.play("play card:ambassador", "play card:ulitharid", "end-turn")
    assert table.is_asked("order")
    table.play("resolve card:wyrmspeaker", "promote card:ulitharid")
    assert table.circle() == "ulitharid"  # and the Ambassador finds no other card
    assert table.is_asked("turn", 1)


def test_ruling_65_of_two_copies_the_one_that_has_left_promotes_first() -> None:
    """They have one name, so nobody is asked; this order leaves every way open."""
    for promoted, circle in (("ulitharid", "ulitharid"), ("ambassador", "ambassador ulitharid")):
        table = lay(Seat(hand="ambassador ulitharid"), row=f"ambassador {DEAR}")
        table.play("play card:ambassador", "play card:ulitharid", "end-turn")
        assert set(table.choices()) == {"promote card:ambassador", "promote card:ulitharid"}
        table.play(f"promote card:{promoted}")
        assert table.circle() == circle
        assert table.is_asked("turn", 1)


def test_ruling_66_a_marker_returns_to_the_map() -> None:
    troops = {"tsenviilyq": "spider*2 white", "kanaglym--tsenviilyq-1": "flame"}
    table = lay(troops=troops, power=9)
    assert table.markers(1) == "tsenviilyq"
    table.play("assassinate tsenviilyq spider")
    assert table.markers(1) == ""  # level with white
    table.play("assassinate tsenviilyq spider")
    assert table.control("tsenviilyq") is None  # white leads
    table.play("assassinate tsenviilyq white")
    assert table.control("tsenviilyq") is None  # empty


def test_ruling_66_marker_points_at_the_end_and_mandatory_promotions() -> None:
    me = Seat(hand="wyrmspeaker noble")
    table = lay(me, troops={"araumycos": "flame*3"}, power=1).play("deploy araumycos")
    assert table.total("araumycos")
    assert table.points() == 0
    table.play("play card:wyrmspeaker", "play card:noble", "end-turn")
    assert table.points() == 3
    assert table.circle() == "noble"


# -- 75: a game without an end; 67 to 74 stand in `test_asking.py` ------------------------


def test_ruling_75_round_250_is_the_last_one() -> None:
    table = lay(players=3, turn=1, round=249).play("end-turn")
    assert not ends(table)
    table.play("end-turn")
    assert table.view()["round"] == 250
    assert ends(table)
    table.play("end-turn", "end-turn")
    assert not table.game.over
    table.play("end-turn")
    assert table.game.over
