"""Mistakes that this game invites: each has been made somewhere, none shall be made here."""

from __future__ import annotations

from collections import Counter

import pytest

import deepcourt
from deepcourt.games.tyrants.board import PLACE_IDS
from deepcourt.games.tyrants.title import PAIRS

from .table import CARDS, Seat, Table, lay, played

FOUR = Seat(hand="noble*3 soldier")
FIVE_SPIES = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"
DEAR = "beholder neogi aboleth death-tyrant puppeteer"  # five cards too dear for Ulitharid

LEFT = {
    "gauntlgrym",
    "wormwrithings",
    "jhachalkhyn",
    "buiyrandyn",
    "stoneshaft-clanhold",
    "ch-chitl",
}
RIGHT = {"chaulssin", "phaerlin", "yathchol", "ruins-of-dekanter", "ss-zuraass-nee"}


def new(players: int, **options: str) -> Table:
    return Table(deepcourt.new_game("tyrants", players=players, seed=1, **options))


def ends(table: Table) -> bool:
    """Whether the last round has begun."""
    return bool(table.view()["last_round"])


# -- 1 to 5: the map ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troops", "control"),
    [
        ("flame*2 spider white", 0),
        ("flame*2 white*2", None),
        ("flame white*2", None),
        ("flame*2 spider*2", None),
        ("flame spider*2 white", 1),
        ("white*4", None),
    ],
)
def test_trap_01_control_is_more_than_each_other_colour(troops: str, control: int | None) -> None:
    table = lay(troops={"araumycos": troops})
    assert table.control("araumycos") == control
    assert [table.markers(seat) for seat in (0, 1)] == [
        "araumycos" if control == seat else "" for seat in (0, 1)
    ]


def test_trap_02_only_the_sections_in_play_exist() -> None:
    table = lay(troops={"skullport": "flame", "kanaglym": "flame"}, power=9)
    assert table.presence() == {
        "skullport",
        "kanaglym",
        "labyrinth--skullport-1",
        "skullport--kanaglym-0",
        "kanaglym--eryndlyn-0",
        "kanaglym--tsenviilyq-0",
    }
    for place in ("stoneshaft-clanhold--skullport-1", "ch-chitl--kanaglym-0", "ch-chitl"):
        assert table.refusal(f"deploy {place}").id == "out-of-play"
    assert not (LEFT | RIGHT) & set(lay(power=1).choices("deploy"))
    assert "chaulssin" not in played("spy-master").choices("place-spy")
    moved = played("cleric-of-laogzed", troops={"araumycos": "flame white*3"})
    moved.play("lift araumycos white")
    assert not (LEFT | RIGHT) & set(moved.choices("put"))
    assert not [place for place in moved.choices("put") if "chaulssin" in place]


@pytest.mark.parametrize(
    ("players", "outer", "missing"),
    [(2, "left", LEFT | RIGHT), (3, "left", RIGHT), (3, "right", LEFT), (4, "left", set())],
)
def test_trap_03_which_sites_are_in_which_section(
    players: int, outer: str, missing: set[str]
) -> None:
    view = lay(players=players, outer=outer).view()
    sites = {place for place in PLACE_IDS if "--" not in place}
    assert sites - set(view["sites"]) == missing
    spaces = {place for place in PLACE_IDS if "--" in place}
    ends_of = {space: space.rpartition("-")[0].split("--") for space in spaces}
    assert set(view["spaces"]) == {space for space in spaces if not set(ends_of[space]) & missing}


@pytest.mark.parametrize(
    ("troop", "near", "far"),
    [
        ("kanaglym", "kanaglym--eryndlyn-0", "kanaglym--eryndlyn-1"),
        ("eryndlyn", "kanaglym--eryndlyn-1", "kanaglym--eryndlyn-0"),
        ("kanaglym--eryndlyn-0", "kanaglym", "eryndlyn"),
        ("kanaglym--eryndlyn-1", "eryndlyn", "kanaglym"),
        ("mantol-derith", "mantol-derith--menzoberranzan-0", "mantol-derith--menzoberranzan-1"),
        ("menzoberranzan", "mantol-derith--menzoberranzan-2", "mantol-derith--menzoberranzan-1"),
        ("gauntlgrym", "wormwrithings", "mantol-derith"),
        ("wormwrithings", "gauntlgrym", "jhachalkhyn"),
    ],
)
def test_trap_04_which_end_of_a_route_is_near(troop: str, near: str, far: str) -> None:
    presence = lay(players=3, troops={troop: "flame"}).presence()
    assert near in presence
    assert far not in presence
    spy = lay(Seat(spies=near if "--" not in near else "kanaglym"), players=3).presence()
    assert not [place for place in spy if "--" in place]


@pytest.mark.parametrize(
    ("players", "outer", "count"), [(2, "left", 4), (3, "left", 5), (3, "right", 5), (4, "left", 6)]
)
def test_trap_05_starting_sites(players: int, outer: str, count: int) -> None:
    table = new(players, outer=outer)
    assert len(table.choices("start")) == count
    assert "skullport" in table.choices("start")
    table.play("start skullport")
    assert "skullport" not in table.choices("start")
    assert len(table.choices("start")) == count - 1


# -- 6 to 8: the cards --------------------------------------------------------------------


@pytest.mark.parametrize("pair", PAIRS)
def test_trap_06_every_half_deck_has_forty_cards(pair: str) -> None:
    view = new(2, decks=pair).view()
    cards = Counter([*view["row"], *view["market_deck"]])
    assert len(view["market_deck"]) == 74
    halves = Counter(str(CARDS[card]["deck"]) for card in cards.elements())
    assert halves == Counter(dict.fromkeys(pair.split("-"), 40))
    assert all(cards[card] == CARDS[card]["copies"] for card in cards)
    assert view["stacks"]["insane-outcast"] == (30 if "demons" in pair else 0)


@pytest.mark.parametrize(
    ("card", "cost", "points", "inner_points", "aspect"),
    [
        ("house-guard", 3, 1, 3, "obedience"),
        ("masters-of-sorcere", 5, 2, 5, "guile"),
        ("bounty-hunter", 4, 2, 4, "malice"),
        ("white-dragon", 6, 2, 5, "conquest"),
        ("green-dragon", 7, 3, 7, "guile"),
        ("black-dragon", 7, 3, 7, "conquest"),
        ("chosen-of-lolth", 4, 2, 4, "ambition"),
        ("earth-elemental", 3, 1, 3, "ambition"),
    ],
)
def test_trap_07_the_figures_of_cards(
    card: str, cost: int, points: int, inner_points: int, aspect: str
) -> None:
    figures = CARDS[card]
    assert (figures["cost"], figures["aspect"]) == (cost, aspect)
    table = lay(Seat(hand=card))
    assert table.line(0, "deck").points == points
    assert lay(Seat(circle=card)).line(0, "circle").points == inner_points


def test_trap_08_the_stacks_are_for_sale_and_do_something() -> None:
    table = lay(Seat(hand="house-guard priestess-of-lolth"), influence=4)
    table.play("recruit card:priestess-of-lolth")
    assert table.influence() == 2
    table.play("play card:house-guard", "play card:priestess-of-lolth", "recruit card:house-guard")
    assert table.resources() == (2, 1, 0)
    assert table.discard() == "house-guard priestess-of-lolth"
    assert table.stack("house-guard") == 13
    gift = played("conjurer", me=Seat(spies="araumycos")).play("choose 2", "recall araumycos")
    assert {"card:house-guard", "card:priestess-of-lolth"} <= set(gift.choices("recruit"))


def test_trap_08_an_empty_stack_does_not_end_the_game() -> None:
    table = lay(stacks={"house-guard": 1, "priestess-of-lolth": 1}, influence=9)
    table.play("recruit card:house-guard", "recruit card:priestess-of-lolth")
    assert table.refusal("recruit card:house-guard").id == "stack-empty"
    assert not ends(table)


# -- 9 to 13: spies, the end, markers -----------------------------------------------------


def test_trap_09_nobody_has_more_than_five_spies() -> None:
    table = played("spy-master", Seat(spies="kanaglym"), me=Seat(spies=FIVE_SPIES))
    assert table.spy_supply() == 0
    table.play("recall araumycos", "place-spy kanaglym")
    assert table.spy_supply() == 0
    assert table.spies("kanaglym") == "flame spider"
    assert len([site for site in table.view()["sites"].values() if "flame" in site["spies"]]) == 5


def test_trap_09_a_returned_spy_goes_to_its_owner() -> None:
    other = Seat(spies="eryndlyn")
    table = lay(Seat(), Seat(), other, troops={"eryndlyn": "flame"}, power=3)
    table.play("return-spy eryndlyn blade")
    assert [table.spy_supply(seat) for seat in range(3)] == [5, 5, 5]
    assert table.spies("eryndlyn") == ""


@pytest.mark.parametrize(
    ("hand", "steps"),
    [
        ("", ["deploy eryndlyn"]),
        ("mercenary-squad", ["play card:mercenary-squad", "deploy eryndlyn"]),
        ("doppelganger", ["play card:doppelganger", "supplant eryndlyn spider"]),
        ("ogre-zombie", ["play card:ogre-zombie", "supplant araumycos white"]),
        ("weaponmaster", ["play card:weaponmaster", "choose 1", "deploy eryndlyn"]),
    ],
)
def test_trap_10_every_last_troop_brings_the_end(hand: str, steps: list[str]) -> None:
    me = Seat(hand=hand, barracks=1)
    table = lay(me, troops={"eryndlyn": "flame spider"}, power=1)
    assert not ends(table)
    table.play(*steps)
    assert table.barracks() == 0
    assert ends(table)


@pytest.mark.parametrize(
    ("hand", "steps"),
    [
        ("", ["recruit card:kobold"]),
        ("cult-fanatic", ["play card:cult-fanatic", "devour card:kobold"]),
        ("aerisi-kalinoth", ["play card:aerisi-kalinoth", "place-spy kanaglym"]),
    ],
)
def test_trap_10_every_last_market_card_brings_the_end(hand: str, steps: list[str]) -> None:
    row = "kobold" if hand != "aerisi-kalinoth" else "air-elemental"
    table = lay(Seat(hand=hand), row=f"{row} white-dragon", market="red-dragon", influence=1)
    assert not ends(table)
    table.play(*steps)
    assert table.market_size() == 0
    assert ends(table)


def test_trap_11_nothing_is_paid_after_the_last_turn() -> None:
    troops = {"araumycos": "flame*4", "tsenviilyq": "spider*3"}
    table = lay(last_round=True, troops=troops).play("end-turn")
    assert (table.points(0), table.points(1)) == (3, 0)
    table.play("end-turn")
    assert table.game.over
    assert (table.points(0), table.points(1)) == (3, 1)
    assert table.told("turn-began") == []
    assert table.influence() == 0


def test_trap_12_points_of_dragons_are_tokens_and_nothing_else() -> None:
    me = Seat(hand="red-dragon", deck="")
    troops = {"eryndlyn": "spider*3", "llacerellyn": "spider flame"}
    table = lay(Seat(), me, turn=1, last_round=True, troops=troops)
    table.play("play card:red-dragon", "supplant llacerellyn flame")
    assert table.points(1) == 2
    table.play("end-turn")
    assert table.game.over
    lines = {line.id: line.points for line in table.game.score_sheet(1)}
    assert lines == {
        "sites": 5,
        "total-control": 4,
        "trophies": 1,
        "deck": 4,
        "circle": 0,
        "tokens": 2,
    }


def test_trap_13_a_marker_pays_once_a_turn() -> None:
    troops = {"araumycos": "flame spider*2 white"}
    table = lay(troops=troops, power=12)
    table.play("assassinate araumycos spider", "assassinate araumycos spider")
    assert table.influence() == 0  # level with white
    table.play("assassinate araumycos white")
    assert table.influence() == 1
    table.play("deploy araumycos", "deploy araumycos", "deploy araumycos")
    assert table.total("araumycos")
    assert table.influence() == 1
    assert table.points() == 0
    assert table.play("end-turn").points() == 3


# -- 14 to 18: cards changing places ------------------------------------------------------


@pytest.mark.parametrize("card", ["rath-modar", "nalfeshnee"])
def test_trap_14_a_new_deck_leaves_out_what_was_played(card: str) -> None:
    me = Seat(hand=f"noble*3 {card}", deck="", discard="soldier*2")
    table = lay(me).play(*["play card:noble"] * 3)
    table = Table(deepcourt.from_position(table.game.position()))
    table.play(f"play card:{card}")
    assert table.play_area() == f"noble noble noble {card}"
    assert "noble" not in f"{table.hand()} {table.deck()} {table.circle()}"
    drawn = table.hand() if card == "rath-modar" else f"{table.circle()} {table.deck()}"
    assert drawn == ("soldier*2" if card == "rath-modar" else "soldier soldier")


def test_trap_15_promoting_from_the_discard_pile_takes_that_card() -> None:
    me = Seat(hand="noble vampire", discard="noble soldier", deck="noble")
    table = lay(me).play("play card:noble", "play card:vampire", "choose 2")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]
    table.play("promote card:noble")
    assert table.play_area() == "noble vampire"
    assert table.discard() == "soldier"
    assert table.circle() == "noble"
    assert table.deck() == "noble"


def test_trap_16_two_equal_triggers_are_two_promotions() -> None:
    table = lay(Seat(hand="wyrmspeaker*2 noble*2"))
    table.play(*["play card:wyrmspeaker"] * 2, *["play card:noble"] * 2, "end-turn")
    assert set(table.choices()) == {"promote card:wyrmspeaker", "promote card:noble"}
    table.play("promote card:wyrmspeaker", "promote card:noble")
    assert table.circle() == "wyrmspeaker noble"
    assert table.discard().count("wyrmspeaker") + table.hand().count("wyrmspeaker") == 1


def test_trap_16_only_the_very_copy_is_left_out() -> None:
    table = lay(Seat(hand="wyrmspeaker*2"))
    table.play(*["play card:wyrmspeaker"] * 2, "end-turn")
    assert table.circle() == "wyrmspeaker wyrmspeaker"


def test_trap_16_undead_in_any_number() -> None:
    hand = "high-priest-of-myrkul ghoul*2 wight noble"
    table = lay(Seat(hand=hand)).play("play card:ghoul", "play card:ghoul")
    table.play("play card:wight", "choose 1", "play card:noble", "play card:high-priest-of-myrkul")
    table.play("end-turn")
    assert table.choices() == ["promote card:ghoul", "promote card:wight", "pass"]
    table.play("promote card:ghoul", "promote card:wight", "promote card:ghoul")
    assert table.circle() == "ghoul wight ghoul"


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("flesh-golem", ["devour-this"]),
        ("skeletal-horde", ["devour-this"]),
        ("wraith", ["place-spy kanaglym", "devour-this"]),
        ("minotaur-skeleton", ["choose 2", "devour-this"]),
        ("cultist-of-myrkul", ["choose 2", "devour-this"]),
    ],
)
def test_trap_17_a_card_that_devours_itself_is_gone(card: str, steps: list[str]) -> None:
    me = Seat(hand=f"{card} necromancer noble ambassador", barracks=0)
    table = lay(me, decks="aberrations-undead").play(f"play card:{card}", *steps)
    assert table.devoured() == card
    assert table.play_area() == ""
    table.play("play card:ambassador", "play card:noble", "end-turn")
    if table.is_asked("order"):
        table.play("resolve card:ambassador")
    assert f"promote card:{card}" not in table.choices()


def test_trap_17_carrion_crawler_exists_once() -> None:
    row = "wight lich vampire death-knight mummy-lord conjurer"
    me = Seat(hand="carrion-crawler ambassador noble", deck="noble*4")
    table = lay(me, row=row).play("play card:carrion-crawler", "devour card:lich")
    table.play("play card:ambassador", "play card:noble", "end-turn")
    assert table.circle() == "noble"
    assert table.row().split().count("carrion-crawler") == 1
    assert "carrion-crawler" not in f"{table.discard()} {table.hand()} {table.deck()}"


def test_trap_18_an_outcast_uses_up_the_promotion_and_the_stack_is_counted() -> None:
    table = lay(Seat(hand="insane-outcast wyrmspeaker"))
    assert table.stack("insane-outcast") == 29
    table.play("play card:insane-outcast", "pass", "play card:wyrmspeaker", "end-turn")
    assert table.stack("insane-outcast") == 30
    assert table.told("card-promoted") == []
    assert table.play_area() == ""
    assert "insane-outcast" not in f"{table.discard()} {table.hand()} {table.deck()}"
    empty = played("ghoul", players=3, stacks={"insane-outcast": 1})
    assert (empty.discard(1), empty.discard(2)) == ("insane-outcast", "")
    assert empty.stack("insane-outcast") == 0


# -- 19 to 23: presence, sites, whose -----------------------------------------------------


def test_trap_19_presence_is_needed_unless_a_card_says_anywhere() -> None:
    troops = {"kanaglym": "flame", "eryndlyn": "spider"}
    for card in ("cleric-of-laogzed", "mindwitness", "deathblade", "doppelganger"):
        assert played(card, FOUR, troops=troops).goes_on()
    table = played("demogorgon", me=Seat(hand="noble"), troops=troops).play("devour card:noble")
    assert table.hall() == ""
    table = played("lich", Seat(hall="flame"), troops={"eryndlyn": "spider"})
    table.play("place-spy eryndlyn", "take-trophy spider flame")
    assert table.troops("eryndlyn") == "flame spider"  # the only place
    me = Seat(hand="noble")
    table = played("orcus", Seat(hall="flame"), me=me, troops=troops).play("devour card:noble")
    table.play("take-trophy spider flame")
    assert "menzoberranzan" in table.choices("put")


@pytest.mark.parametrize(
    ("card", "left"),
    [("cloaker", "white"), ("spellspinner", "flame white"), ("green-dragon", "flame white")],
)
def test_trap_20_the_site_of_a_returned_spy(card: str, left: str) -> None:
    table = played(card, me=Seat(spies="blingdenstone"), troops={"kanaglym": "flame"})
    table.play("choose 2", "recall blingdenstone")
    assert table.troops("blingdenstone") == left


@pytest.mark.parametrize("card", ["succubus", "yan-c-bin", "wraith", "green-dragon"])
def test_trap_20_the_site_of_a_placed_spy(card: str) -> None:
    troops = {"blingdenstone": "spider white", "kanaglym": "flame spider"}
    table = played(card, me=Seat(hand="noble"), troops=troops)
    if card == "succubus":
        table.play("devour card:noble")
    if card == "green-dragon":
        table.play("choose 1")
    table.play("place-spy blingdenstone")
    if card == "wraith":
        table.play("devour-this")
    verb = "supplant" if card == "green-dragon" else "assassinate"
    assert table.choices() == [f"{verb} blingdenstone spider", f"{verb} blingdenstone white"]
    table.play(f"{verb} blingdenstone spider")
    assert table.hall() == "spider"


@pytest.mark.parametrize(
    ("site", "power"), [("eryndlyn", 1), ("kanaglym", 0), ("araumycos", 0), ("everfire", 0)]
)
def test_trap_21_another_players_troop(site: str, power: int) -> None:
    troops = {"eryndlyn": "spider", "kanaglym": "flame"}
    table = played("infiltrator", troops=troops).play(f"place-spy {site}")
    assert table.resources() == (power, 0, 0)
    table = played("green-wyrmling", troops=troops).play(f"place-spy {site}")
    assert table.resources() == (0, 2 * power, 0)


def test_trap_21_player_trophies_are_not_white() -> None:
    troops = {"kanaglym": "flame"}
    assert played("dragonclaw", me=Seat(hall="white*9 spider*4"), troops=troops).power() == 0
    assert played("death-knight", me=Seat(hall="white*9 spider*4"), troops=troops).points() == 0


def test_trap_22_returning_a_troop_settles_control() -> None:
    table = played("vampire-spawn", troops={"tsenviilyq": "flame spider"})
    assert table.markers() == "tsenviilyq"
    assert table.influence() == 2
    table = played("intellect-devourer", troops={"tsenviilyq": "flame*2 spider"}).play("choose 2")
    assert table.play("return-troop tsenviilyq flame").markers() == ""


def test_trap_22_putting_a_trophy_back_settles_control() -> None:
    white = Seat(hall="white")
    table = played("mummy-lord", white, me=Seat(hall=""), troops={"kanaglym": "flame"})
    table.play("choose 2", "put kanaglym")
    assert table.control("kanaglym") is None
    troops = {"tsenviilyq": "flame spider"}
    table = played("orcus", Seat(hall="flame"), me=Seat(hand="noble"), troops=troops)
    table.play("devour card:noble")  # and the spider is assassinated
    assert table.markers() == "tsenviilyq"
    table.play("take-trophy flame spider", "put tsenviilyq")
    assert table.markers() == ""
    table = played("lich", Seat(hall="flame"), troops=troops)
    table.play("place-spy tsenviilyq", "take-trophy spider flame", "put tsenviilyq")
    assert table.markers() == "tsenviilyq"
    assert table.influence() == 1


def test_trap_23_the_right_piece_of_the_right_player() -> None:
    me = Seat(spies="kanaglym")
    troops = {"kanaglym": "flame*2 spider", "llacerellyn": "flame*2"}
    table = played("red-dragon", Seat(spies="kanaglym"), me=me, troops=troops)
    assert table.spies("kanaglym") == "flame"
    assert table.points() == 2  # Kanaglym and Llacerellyn, neither of them with a marker
    table = played("earth-elemental", me=me, troops={"kanaglym": "flame spider"})
    assert table.troops("kanaglym") == "flame"
    assert table.spies("kanaglym") == "flame"
    table = lay(Seat(hand="advocate earth-elemental", deck="noble"))
    table.play("play card:advocate", "choose 1", "play card:earth-elemental")
    assert table.hand() == "noble"
    table = played("rath-modar").play("place-spy araumycos")
    assert table.goes_on()
    assert table.spy_supply() == 4
    table = played("grimlock", troops={"kanaglym": "flame"}).play("deploy kanaglym")
    assert table.goes_on()
    assert table.barracks() == 38


# -- 24 to 27: several steps --------------------------------------------------------------


@pytest.mark.parametrize(("held", "robbed"), [(3, False), (4, True), (5, True)])
def test_trap_24_more_than_three_cards_are_four(held: int, robbed: bool) -> None:
    victim = Seat(hand=f"noble*{held - 1} soldier")
    table = played("mindwitness", Seat(hand="noble*5"), victim, troops={"kanaglym": "flame blade"})
    if robbed:
        assert table.is_asked("discard", 2)
        assert table.choices() == ["discard card:noble", "discard card:soldier"]
        table.play("discard card:soldier")
    assert len(table.seat(2)["hand"]) == held - robbed
    assert table.goes_on()


@pytest.mark.parametrize("card", ["deathblade", "revenant", "underdark-ranger"])
def test_trap_25_the_second_kill_is_asked_for(card: str) -> None:
    table = played(card, troops={"araumycos": "flame white*3", "skullport": "flame white*2"})
    table.play("assassinate araumycos white")
    assert table.is_asked("assassinate")
    assert {"araumycos white", "skullport white"} <= set(table.choices("assassinate"))


def test_trap_25_one_site_for_all_kills_and_any_number_of_spies() -> None:
    troops = {"araumycos": "flame white*3", "skullport": "flame white*2"}
    table = played("death-tyrant", troops=troops).play("assassinate araumycos white")
    assert table.choices("assassinate") == ["araumycos white"]
    table = played("grazzt", me=Seat(spies="araumycos skullport")).play("choose 2")
    table.play("recall skullport", "pass")
    assert table.spies("araumycos") == "flame"
    assert table.hall() == "white"
    assert table.goes_on()


def test_trap_26_the_player_says_which_piece() -> None:
    table = played("mummy-lord", Seat(hall="flame white"), me=Seat(hall="spider white"))
    table.play("choose 2")
    assert table.choices() == ["take-trophy flame white", "take-trophy spider white"]
    table.play("take-trophy spider white", "put kanaglym")
    assert table.troops("kanaglym") == "white"
    assert table.hall(1) == "flame"
    spies = Seat(spies="eryndlyn")
    table = played("vampire-spawn", spies, spies, troops={"eryndlyn": "flame"})
    assert table.choices() == ["return-spy eryndlyn spider", "return-spy eryndlyn blade"]
    table.play("return-spy eryndlyn blade")
    assert table.spies("eryndlyn") == "spider"
    table = played("intellect-devourer", troops={"araumycos": "flame white*3"}).play("choose 2")
    assert not [one for one in table.choices() if "white" in one]


@pytest.mark.parametrize("card", ["infiltrator", "banshee", "chuul", "lich", "yan-c-bin"])
def test_trap_27_the_site_of_an_earlier_spy_is_forgotten(card: str) -> None:
    other = Seat(hand="noble*4", spies="skullport", hall="flame")
    four = "araumycos menzoberranzan gracklstugh tsenviilyq"
    me = Seat(hand=f"spy-master {card}", spies=four, hall="")
    table = lay(me, other, troops={"skullport": "spider"})
    table.play("play card:spy-master", "place-spy skullport", f"play card:{card}", "pass")
    if card == "yan-c-bin":
        table.play("pass")  # the second spy, for its Focus
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)
    assert table.hall() == ""
    assert table.hall(1).startswith("flame")
    assert table.hand(1) == "noble*4"
