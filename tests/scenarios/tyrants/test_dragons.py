"""The cards of the Dragons."""

from __future__ import annotations

import pytest

from .places import ALL_FIVE, ALONE, APART, AROUND_ARAUMYCOS, MET
from .table import Seat, lay, played

# -- black-dragon -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hall", "points"),
    [("white*2", 1), ("white*4", 1), ("white*5", 2), ("white*8", 3)],
)
def test_black_dragon_counts_white_trophies_after_its_own_kill(hall: str, points: int) -> None:
    table = played("black-dragon", me=Seat(hall=hall), troops=APART)
    assert table.points() == 0
    table.play("supplant menzoberranzan white")
    assert table.points() == points
    assert table.troops("menzoberranzan") == "flame white*2"
    assert table.goes_on()


def test_black_dragon_does_not_count_troops_of_players() -> None:
    table = played("black-dragon", me=Seat(hall="spider*9 white"), troops=APART)
    table.play("supplant menzoberranzan white")
    assert table.hall() == "spider*9 white*2"
    assert table.points() == 0


def test_black_dragon_supplants_white_troops_anywhere_and_no_others() -> None:
    table = played("black-dragon", troops=APART)
    assert "blingdenstone white" in table.choices("supplant")
    assert not [one for one in table.choices() if one.endswith("spider")]
    assert "pass" not in table.choices()


def test_black_dragon_counts_although_no_white_troop_is_left() -> None:
    table = played("black-dragon", me=Seat(hall="white*3"), troops=APART, whites=False)
    assert table.hall() == "white*3"
    assert table.points() == 1


# -- black-wyrmling -----------------------------------------------------------------------


def test_black_wyrmling_brings_influence_and_assassinates_a_white_troop() -> None:
    table = played("black-wyrmling", troops=MET)
    assert table.influence() == 1  # from left to right
    assert table.choices() == [
        f"assassinate {one}" for one in ["araumycos white", *AROUND_ARAUMYCOS]
    ]
    table.play("assassinate araumycos white")
    assert table.hall() == "white"
    assert table.resources() == (0, 1, 0)
    assert table.goes_on()


def test_black_wyrmling_without_a_white_troop_in_reach() -> None:
    table = played("black-wyrmling", troops=ALONE | {"eryndlyn": "flame spider"})
    assert table.resources() == (0, 1, 0)
    assert table.hall() == ""
    assert table.goes_on()


# -- blue-dragon --------------------------------------------------------------------------


def test_blue_dragon_promotes_two_cards_then_counts_them() -> None:
    table = lay(Seat(hand="blue-dragon noble*2 soldier", circle="noble*4"))
    table.play("play card:noble", "play card:noble", "play card:soldier", "play card:blue-dragon")
    assert table.points() == 0
    table.play("end-turn")
    assert table.is_asked("promote")
    assert table.details()["count"] == 2
    assert table.choices() == ["promote card:noble", "promote card:soldier", "pass"]
    table.play("promote card:noble")
    assert table.points() == 0
    table.play("promote card:noble")
    assert table.told("points-gained") == [{"seat": 0, "count": 2}]
    assert table.circle() == "noble noble noble noble noble noble"
    assert table.is_asked("turn", 1)


def test_blue_dragon_may_stop_after_one_card() -> None:
    table = lay(Seat(hand="blue-dragon noble soldier", circle="house-guard"))
    table.play("play card:noble", "play card:soldier", "play card:blue-dragon", "end-turn")
    table.play("promote card:soldier", "pass")
    assert table.circle() == "house-guard soldier"
    assert table.points() == 0  # two cards bring nothing


def test_blue_dragon_may_promote_nothing() -> None:
    table = lay(Seat(hand="blue-dragon noble", circle="house-guard*3"))
    table.play("play card:noble", "play card:blue-dragon", "end-turn", "pass")
    assert table.circle() == "house-guard house-guard house-guard"
    assert table.points() == 1


def test_blue_dragon_alone_only_counts() -> None:
    table = played("blue-dragon", me=Seat(circle="noble*7")).play("end-turn")
    assert table.points() == 2
    assert table.is_asked("turn", 1)


# -- blue-wyrmling ------------------------------------------------------------------------


def test_blue_wyrmling_brings_influence_and_returns_a_troop_or_spy() -> None:
    table = played("blue-wyrmling", Seat(spies="araumycos kanaglym"), troops=MET)
    assert table.influence() == 3
    assert table.choices() == ["return-spy araumycos spider", "return-troop araumycos spider"]
    table.play("return-spy araumycos spider")
    assert table.spy_supply(1) == 4
    assert table.troops("araumycos") == "flame spider*2 white"
    assert table.goes_on()


def test_blue_wyrmling_with_nothing_to_return() -> None:
    table = played("blue-wyrmling", Seat(spies="kanaglym"), troops=APART)
    assert table.resources() == (0, 3, 0)
    assert table.spies("kanaglym") == "spider"
    assert table.goes_on()


# -- cleric-of-laogzed --------------------------------------------------------------------


def test_cleric_of_laogzed_must_move_a_troop() -> None:
    table = played("cleric-of-laogzed", troops=MET)
    assert table.choices() == [
        f"lift {one}" for one in ["araumycos spider", "araumycos white", *AROUND_ARAUMYCOS]
    ]
    table.play("lift araumycos white", "put labyrinth")
    assert table.troops("araumycos") == "flame spider*2"
    assert table.troops("labyrinth") == "white*2"
    assert table.goes_on()


def test_cleric_of_laogzed_with_nobody_to_move() -> None:
    table = played("cleric-of-laogzed", troops=ALONE)
    assert table.goes_on()


# -- cleric-of-laogzed, wyrmspeaker: a promotion at the end of the turn ----------------------

PROMOTING = ["cleric-of-laogzed", "wyrmspeaker"]


@pytest.mark.parametrize("card", PROMOTING)
def test_promotes_one_other_card_at_the_end_of_the_turn(card: str) -> None:
    table = lay(Seat(hand=f"{card} noble bounty-hunter"), troops=ALONE)
    table.play("play card:noble", f"play card:{card}", "play card:bounty-hunter", "end-turn")
    assert table.choices() == ["promote card:noble", "promote card:bounty-hunter"]
    table.play("promote card:bounty-hunter")
    assert table.circle() == "bounty-hunter"
    assert table.discard() == f"noble {card}"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("card", PROMOTING)
def test_promotes_nothing_without_another_card(card: str) -> None:
    table = played(card, troops=ALONE).play("end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_wyrmspeaker_brings_influence() -> None:
    assert played("wyrmspeaker").resources() == (0, 1, 0)


def test_wyrmspeaker_promotes_another_copy_of_itself() -> None:
    table = lay(Seat(hand="wyrmspeaker*2"))
    table.play("play card:wyrmspeaker", "play card:wyrmspeaker", "end-turn")
    assert table.circle() == "wyrmspeaker wyrmspeaker"  # each has promoted the other


# -- cult-fanatic, white-wyrmling: a card of the market may be devoured ----------------------


def test_cult_fanatic_brings_influence() -> None:
    table = played("cult-fanatic").play("pass")
    assert table.resources() == (0, 2, 0)


@pytest.mark.parametrize(
    ("card", "steps"),
    [("cult-fanatic", []), ("white-wyrmling", ["deploy eryndlyn", "deploy eryndlyn"])],
)
def test_may_devour_a_card_of_the_market(card: str, steps: list[str]) -> None:
    row = "kobold advocate blackguard kobold spellspinner deathblade"
    table = played(card, troops=ALONE, row=row, market="dragonclaw inquisitor").play(*steps)
    assert table.is_asked("devour-market")
    assert table.choices("devour") == [
        "card:advocate",
        "card:blackguard",
        "card:deathblade",
        "card:spellspinner",
        "card:kobold",
    ]
    assert table.refusal("devour card:house-guard").id == "card-not-in-market"
    table.play("devour card:advocate")
    assert table.story() == ["market-card-devoured", "market-filled"]
    assert table.row() == "kobold dragonclaw blackguard kobold spellspinner deathblade"
    assert table.devoured().endswith(" advocate")
    assert table.goes_on()


@pytest.mark.parametrize(
    ("card", "steps"),
    [("cult-fanatic", []), ("white-wyrmling", ["deploy eryndlyn", "deploy eryndlyn"])],
)
def test_need_not_devour_a_card_of_the_market(card: str, steps: list[str]) -> None:
    table = played(card, troops=ALONE).play(*steps)
    row = table.row()
    table.play("pass")
    assert table.row() == row
    assert table.devoured() == ""
    assert table.goes_on()


@pytest.mark.parametrize(
    ("card", "steps"),
    [("cult-fanatic", []), ("white-wyrmling", ["deploy eryndlyn", "deploy eryndlyn"])],
)
def test_devours_nothing_in_an_empty_market(card: str, steps: list[str]) -> None:
    table = played(card, troops=ALONE, market="").play(*steps)
    assert table.row() == "- - - - - -"
    assert table.goes_on()


def test_white_wyrmling_deploys_two_troops() -> None:
    table = played("white-wyrmling", troops=ALONE)
    assert table.details()["count"] == 2
    table.play("deploy araumycos--eryndlyn-0", "deploy eryndlyn")
    assert table.barracks() == 37
    assert table.is_asked("devour-market")


# -- dragon-cultist -----------------------------------------------------------------------


@pytest.mark.parametrize(("option", "resources"), [(1, (2, 0, 0)), (2, (0, 2, 0))])
def test_dragon_cultist_brings_power_or_influence(
    option: int, resources: tuple[int, int, int]
) -> None:
    table = played("dragon-cultist").play(f"choose {option}")
    assert table.resources() == resources
    assert table.goes_on()


# -- dragonclaw ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hall", "victim", "power"),
    [
        ("spider*4", "spider", 2),
        ("spider*3", "spider", 0),
        ("spider*4", "white", 0),
        ("spider*4 white*9", "white", 0),
        ("spider*5", "white", 2),
    ],
)
def test_dragonclaw_counts_troops_of_players_after_its_own_kill(
    hall: str, victim: str, power: int
) -> None:
    table = played("dragonclaw", me=Seat(hall=hall), troops=MET)
    assert table.choices("assassinate")[:2] == ["araumycos spider", "araumycos white"]
    table.play(f"assassinate araumycos {victim}")
    assert table.power() == power
    assert table.goes_on()


def test_dragonclaw_counts_without_a_victim() -> None:
    table = played("dragonclaw", Seat(), players=3, me=Seat(hall="spider*3 blade*2"), troops=ALONE)
    assert table.power() == 2


# -- enchanter-of-thay, watcher-of-thay: a spy out, or back ----------------------------------

SPY_CARDS = ["enchanter-of-thay", "watcher-of-thay"]


@pytest.mark.parametrize("card", SPY_CARDS)
def test_places_a_spy_as_an_option(card: str) -> None:
    table = played(card).play("choose 1", "place-spy menzoberranzan")
    assert table.spies("menzoberranzan") == "flame"
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


@pytest.mark.parametrize(
    ("card", "resources"),
    [("enchanter-of-thay", (4, 0, 0)), ("watcher-of-thay", (0, 3, 0))],
)
def test_brings_power_or_influence_for_a_spy(card: str, resources: tuple[int, int, int]) -> None:
    table = played(card, Seat(spies="kanaglym"), me=Seat(spies="araumycos skullport"))
    table.play("choose 2")
    assert table.choices() == ["recall araumycos", "recall skullport", "pass"]
    assert table.refusal("recall kanaglym").id == "no-spy-of-yours"
    table.play("recall skullport")
    assert table.spies("skullport") == ""
    assert table.resources() == resources
    assert table.goes_on()  # it is paid once


@pytest.mark.parametrize("card", SPY_CARDS)
def test_the_spy_may_stay_where_it_is(card: str) -> None:
    table = played(card, me=Seat(spies="araumycos")).play("choose 2", "pass")
    assert table.spies("araumycos") == "flame"
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_without_a_spy_on_the_map_there_is_nothing_to_pay_with(card: str) -> None:
    table = played(card).play("choose 2")
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


# -- green-dragon -------------------------------------------------------------------------


def test_green_dragon_places_a_spy_and_supplants_there() -> None:
    table = played("green-dragon", troops=APART | {"skullport": "spider white"})
    table.play("choose 1", "place-spy skullport")
    assert table.choices() == ["supplant skullport spider", "supplant skullport white"]
    assert table.refusal("supplant araumycos white").id == "that-site-only"
    table.play("supplant skullport white")
    assert table.troops("skullport") == "flame spider"
    assert table.spies("skullport") == "flame"
    assert table.points() == 0
    assert table.goes_on()


def test_green_dragon_finds_nobody_beside_its_spy() -> None:
    table = played("green-dragon", troops=MET).play("choose 1", "place-spy kanaglym")
    assert table.hall() == ""
    assert table.goes_on()


def test_green_dragon_without_a_spy_supplants_nobody() -> None:
    table = played("green-dragon", me=Seat(spies=ALL_FIVE), troops=MET).play("choose 1", "pass")
    assert table.hall() == ""
    assert table.goes_on()


def test_green_dragon_counts_the_marker_that_it_has_just_won() -> None:
    table = played(
        "green-dragon",
        me=Seat(spies="tsenviilyq"),
        troops={"menzoberranzan": "flame", "tsenviilyq": "flame spider white"},
    )
    assert table.markers() == "menzoberranzan"
    table.play("choose 2", "recall tsenviilyq", "supplant tsenviilyq spider")
    assert table.troops("tsenviilyq") == "flame*2 white"
    assert table.markers() == "menzoberranzan tsenviilyq"
    assert table.hall() == "spider"
    assert table.resources() == (0, 1, 2)  # the marker also brings its influence
    assert table.goes_on()


def test_green_dragon_without_markers_brings_no_points() -> None:
    table = played("green-dragon", me=Seat(spies="kanaglym"), troops=APART)
    table.play("choose 2", "recall kanaglym")
    assert table.points() == 0
    assert table.hall() == ""
    assert table.goes_on()


def test_green_dragon_counts_markers_although_it_supplants_nobody() -> None:
    table = played("green-dragon", me=Seat(spies="kanaglym"), troops={"menzoberranzan": "flame"})
    table.play("choose 2", "recall kanaglym")
    assert table.points() == 1


def test_green_dragon_may_leave_its_spy_where_it_is() -> None:
    table = played("green-dragon", me=Seat(spies="skullport"), troops={"menzoberranzan": "flame"})
    table.play("choose 2", "pass")
    assert table.points() == 0
    assert table.spies("skullport") == "flame"
    assert table.goes_on()


def test_green_dragon_without_a_spy_on_the_map_has_nothing_to_pay_with() -> None:
    table = played("green-dragon", troops={"menzoberranzan": "flame"}).play("choose 2")
    assert table.points() == 0
    assert table.goes_on()


# -- green-wyrmling -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "influence"), [("ched-nasad", 2), ("eryndlyn", 0), ("araumycos", 0), ("kanaglym", 0)]
)
def test_green_wyrmling_is_paid_among_the_troops_of_others(site: str, influence: int) -> None:
    table = played("green-wyrmling", troops=APART).play(f"place-spy {site}")
    assert table.spies(site) == "flame"
    assert table.resources() == (0, influence, 0)
    assert table.goes_on()


# -- kobold -------------------------------------------------------------------------------


def test_kobold_deploys_a_troop() -> None:
    table = played("kobold", troops=APART).play("choose 1", "deploy eryndlyn")
    assert table.troops("eryndlyn") == "flame*2"
    assert table.goes_on()


def test_kobold_assassinates_a_white_troop() -> None:
    table = played("kobold", troops=MET).play("choose 2")
    assert table.choices("assassinate") == ["araumycos white", *AROUND_ARAUMYCOS]
    table.play("assassinate araumycos white")
    assert table.hall() == "white"
    assert table.goes_on()


def test_kobold_without_a_white_troop_in_reach() -> None:
    table = played("kobold", troops=ALONE | {"eryndlyn": "flame spider"}).play("choose 2")
    assert table.hall() == ""
    assert table.goes_on()


# -- rath-modar ---------------------------------------------------------------------------


def test_rath_modar_draws_two_cards_and_places_one_spy() -> None:
    table = played("rath-modar", me=Seat(hand="noble", deck="soldier noble house-guard"))
    assert table.hand() == "noble*2 soldier"
    assert table.told("card-drawn", 1) == []  # nobody else sees them
    assert table.is_asked("place-spy")
    table.play("place-spy araumycos")
    assert table.spy_supply() == 4
    assert table.goes_on()


# -- red-dragon ---------------------------------------------------------------------------


def test_red_dragon_supplants_returns_a_spy_and_counts_total_control() -> None:
    table = played(
        "red-dragon",
        Seat(spies="llacerellyn skullport"),
        troops={
            "llacerellyn": "flame spider",
            "chasmleap-bridge": "flame",
            "kanaglym": "flame*2",
            "menzoberranzan": "flame*6",
        },
        whites=False,
    )
    assert table.story() == [
        "card-played",
        "troop-supplanted",
        "control-gained",
        "spy-returned",
        "total-control-gained",
        "points-gained",
    ]
    assert table.spies("skullport") == "spider"  # no presence there
    assert table.points() == 3  # sites with or without a marker; not Kanaglym
    assert table.goes_on()


def test_red_dragon_asks_whom_to_supplant_and_whose_spy_to_return() -> None:
    spy = Seat(spies="araumycos")
    table = played("red-dragon", spy, spy, me=spy, players=3, troops=MET)
    table.play("supplant araumycos spider")
    assert table.is_asked("return")
    assert table.choices() == ["return-spy araumycos spider", "return-spy araumycos blade"]
    assert table.refusal("return-spy araumycos flame").id == "own-spy"
    assert table.refusal("return-troop araumycos spider").id == "spies-only"
    table.play("return-spy araumycos blade")
    assert table.spies("araumycos") == "flame spider"
    assert table.points() == 0
    assert table.goes_on()


def test_red_dragon_with_nobody_in_reach() -> None:
    table = played("red-dragon", Seat(spies="kanaglym"), troops=ALONE)
    assert table.resources() == (0, 0, 0)
    assert table.hall() == ""
    assert table.spies("kanaglym") == "spider"
    assert table.goes_on()


# -- red-wyrmling, severin-silrajin ---------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "resources"), [("red-wyrmling", (2, 2, 0)), ("severin-silrajin", (5, 0, 0))]
)
def test_brings_power_and_influence(card: str, resources: tuple[int, int, int]) -> None:
    table = played(card)
    assert table.resources() == resources
    assert table.goes_on()


# -- white-dragon -------------------------------------------------------------------------


def test_white_dragon_counts_controlled_sites_after_its_deployments() -> None:
    troops = {"eryndlyn": "flame", "llacerellyn": "flame", "everfire": "flame"}
    table = played("white-dragon", troops=troops)
    table.play("deploy kanaglym--eryndlyn-1", "deploy kanaglym--eryndlyn-0", "deploy kanaglym")
    assert table.points() == 2  # four sites
    assert table.goes_on()


def test_white_dragon_does_not_count_what_it_does_not_control() -> None:
    table = played("white-dragon", troops={"eryndlyn": "flame", "labyrinth": "flame white"})
    table.play("deploy eryndlyn", "deploy eryndlyn", "deploy labyrinth--skullport-0")
    assert table.points() == 0  # a single site
    assert table.goes_on()
