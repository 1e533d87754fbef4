"""The cards of the Aberrations, which make others discard."""

from __future__ import annotations

import pytest

from .table import Seat, Table, lay, played

HERE = {"eryndlyn": "flame"}  # beside it stands the white troop of araumycos--eryndlyn-0
BESIDE = {"araumycos--eryndlyn-0": "white"}  # written where other places need more white ones
ALONE = {"kanaglym": "flame"}  # no enemy in sight
FOUR = Seat(hand="noble*3 soldier")
THREE = Seat(hand="noble*3")
FIVE_SPIES = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"

SPY_CARDS = ["brainwashed-slave", "cloaker", "nothic"]
PROMOTERS = ["ambassador", "puppeteer"]


def robbed(victim: str, me: str = "") -> Table:
    """Seat 1 is made to discard by the Cranium Rats of seat 0, which still holds some cards."""
    table = played("cranium-rats", Seat(hand=victim, deck="noble*3"), me=Seat(hand=me))
    table.play("deploy eryndlyn", "deploy eryndlyn")
    assert table.is_asked("discard", 1)
    return table


# -- what several cards have in common ----------------------------------------------------


@pytest.mark.parametrize("card", SPY_CARDS)
def test_a_spy_is_placed(card: str) -> None:
    table = played(card, FOUR, troops={"araumycos": "spider"})
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 1", "place-spy araumycos")
    assert table.spies("araumycos") == "flame"
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)
    assert table.hall() == ""


@pytest.mark.parametrize("card", SPY_CARDS)
def test_returning_the_spy_can_be_declined(card: str) -> None:
    table = played(card, FOUR, me=Seat(spies="araumycos skullport")).play("choose 2")
    assert table.choices() == ["recall araumycos", "recall skullport", "pass"]
    table.play("pass")
    assert table.goes_on()
    assert table.spies("araumycos") == table.spies("skullport") == "flame"
    assert table.resources() == (0, 0, 0)


@pytest.mark.parametrize("card", SPY_CARDS)
def test_without_a_spy_on_the_map_there_is_none_to_return(card: str) -> None:
    table = played(card, FOUR, troops=HERE).play("choose 2")
    assert table.goes_on()
    assert table.hand() == ""


@pytest.mark.parametrize("card", PROMOTERS)
def test_another_card_is_promoted_at_the_end_of_the_turn(card: str) -> None:
    table = lay(Seat(hand=f"noble {card} soldier"))
    table.play("play card:noble", f"play card:{card}", "play card:soldier", "end-turn")
    assert table.is_asked("promote")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]
    table.play("promote card:noble")
    assert table.circle() == "noble"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("card", PROMOTERS)
def test_a_promoter_alone_promotes_nothing(card: str) -> None:
    table = played(card, me=Seat(hand="noble")).play("end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


# -- ambition -----------------------------------------------------------------------------


def test_ambassador_goes_to_the_inner_circle_instead_of_the_discard_pile() -> None:
    table = robbed("ambassador noble*3").play("discard card:ambassador")
    assert table.is_asked("promote-instead", 1)
    assert table.choices() == ["promote-this", "pass"]
    table.play("promote-this")
    assert table.circle(1) == "ambassador"
    assert table.discard(1) == ""
    assert table.hand(1) == "noble*3"
    assert table.goes_on()


def test_ambassador_may_be_discarded() -> None:
    table = robbed("ambassador noble*3").play("discard card:ambassador", "pass")
    assert table.circle(1) == ""
    assert table.discard(1) == "ambassador"
    assert table.goes_on()


def test_puppeteer_brings_two_influence() -> None:
    assert played("puppeteer").resources() == (0, 2, 0)


def test_intellect_devourer_brings_three_influence() -> None:
    assert played("intellect-devourer").play("choose 1").resources() == (0, 3, 0)


def test_intellect_devourer_returns_pieces_of_anybody() -> None:
    table = played(
        "intellect-devourer",
        Seat(spies="eryndlyn skullport"),
        me=Seat(spies="menzoberranzan"),
        troops=BESIDE | {"eryndlyn": "flame spider white", "gracklstugh": "spider"},
    )
    table.play("choose 2")
    assert table.details()["count"] == 2
    assert set(table.choices()) == {
        "return-troop eryndlyn flame",
        "return-troop eryndlyn spider",
        "return-spy eryndlyn spider",
        "return-spy menzoberranzan flame",
        "pass",
    }
    table.play("return-troop eryndlyn spider")
    assert table.barracks(1) == 39
    table.play("return-spy eryndlyn spider")
    assert table.spy_supply(1) == 4
    assert table.troops("eryndlyn") == "flame white"
    assert table.hall() == ""
    assert table.goes_on()


def test_intellect_devourer_returns_own_pieces_from_anywhere() -> None:
    table = played("intellect-devourer", me=Seat(spies="menzoberranzan"), troops=HERE)
    table.play("choose 2", "return-troop eryndlyn flame", "return-spy menzoberranzan flame")
    assert table.barracks() == 40
    assert table.spy_supply() == 5
    assert table.goes_on()


@pytest.mark.parametrize("returned", [0, 1])
def test_intellect_devourer_may_stop_early(returned: int) -> None:
    table = played("intellect-devourer", troops={"eryndlyn": "flame*2"})
    table.play("choose 2", *["return-troop eryndlyn flame"] * returned, "pass")
    assert table.barracks() == 38 + returned
    assert table.goes_on()


def test_intellect_devourer_finds_nothing_to_return() -> None:
    table = played("intellect-devourer", Seat(spies="araumycos"), troops={"eryndlyn": "spider"})
    assert table.play("choose 2").goes_on()


def test_elder_brain_promotes_the_top_card_and_plays_one_of_the_inner_circle() -> None:
    table = played("elder-brain", me=Seat(deck="soldier noble", circle="spectator noble"))
    assert table.circle() == "spectator noble soldier"
    assert table.is_asked("play-circle")
    assert set(table.choices()) == {"play card:noble", "play card:soldier", "play card:spectator"}
    table.play("play card:spectator")
    assert table.resources() == (2, 1, 0)
    assert table.told("circle-card-played") == [{"seat": 0, "card": "spectator"}]
    assert table.circle() == "spectator noble soldier"
    assert table.play_area() == "elder-brain"
    assert table.goes_on()
    table.play("end-turn")
    assert table.circle() == "spectator noble soldier"
    assert table.seat(0)["unseen"] + table.discard().split() == ["noble", "elder-brain"]


def test_elder_brain_plays_the_only_card_there() -> None:
    table = played("elder-brain", me=Seat(deck="soldier"))
    assert table.resources() == (1, 0, 0)
    assert table.circle() == "soldier"
    assert table.goes_on()


def test_elder_brain_finds_no_card_in_the_inner_circle() -> None:
    table = played("elder-brain", me=Seat(deck=""))
    assert table.goes_on()
    assert table.circle() == ""


def test_elder_brain_asks_what_its_card_asks() -> None:
    table = played("elder-brain", me=Seat(deck="", circle="deathblade"), troops=HERE)
    assert table.goes_on()
    assert table.hall() == "white"
    table = played("elder-brain", me=Seat(deck="", circle="cloaker", spies="araumycos"))
    table.play("choose 2", "recall araumycos")
    assert table.hall() == "white"
    assert table.troops("araumycos") == "white*3"
    assert table.circle() == "cloaker"


ROW = "gauth spectator beholder neogi death-tyrant aboleth"


def test_ulitharid_plays_a_market_card_and_devours_it() -> None:
    table = played("ulitharid", row=ROW, market="puppeteer grimlock")
    assert table.is_asked("play-market")
    assert table.choices() == ["play card:gauth", "play card:spectator"]
    table.play("play card:spectator")
    assert table.resources() == (2, 1, 0)
    assert table.told("market-card-devoured") == [{"seat": 0, "card": "spectator"}]
    assert table.devoured().split()[-1] == "spectator"
    assert table.row() == "gauth puppeteer beholder neogi death-tyrant aboleth"
    assert table.market_size() == 1
    assert table.play_area() == "ulitharid"
    assert table.goes_on()


def test_ulitharid_plays_the_only_card_that_is_cheap_enough() -> None:
    table = played("ulitharid", row=ROW.replace("gauth", "puppeteer"))
    assert table.resources() == (2, 1, 0)
    assert table.goes_on()


def test_ulitharid_finds_no_card_that_is_cheap_enough() -> None:
    row = ROW.replace("gauth", "puppeteer").replace("spectator", "elder-brain")
    table = played("ulitharid", row=row)
    assert table.goes_on()
    assert table.row() == row
    assert table.devoured() == ""


def test_ulitharid_devours_its_card_after_all_that_it_asks() -> None:
    table = played("ulitharid", FOUR, row=ROW, market="puppeteer grimlock")
    table.play("play card:gauth")
    assert table.row().startswith("gauth ")
    table.play("choose 2")
    assert table.is_asked("discard", 1)
    assert table.row().startswith("gauth ")
    table.play("discard card:soldier")
    assert table.row().startswith("puppeteer ")
    assert table.goes_on()


# -- conquest -----------------------------------------------------------------------------


def test_cranium_rats_deploy_two_and_rob_a_chosen_opponent() -> None:
    table = played("cranium-rats", FOUR, FOUR, THREE, troops=HERE)
    table.play("deploy eryndlyn", "deploy eryndlyn")
    assert table.is_asked("player")
    assert table.choices() == ["choose-player spider", "choose-player blade"]
    table.play("choose-player blade")
    assert table.is_asked("discard", 2)
    assert table.choices() == ["discard card:noble", "discard card:soldier"]
    assert table.details()["seat2"] == 0
    table.play("discard card:soldier")
    assert table.hand(2) == "noble*3"
    assert table.discard(2) == "soldier"
    assert table.hand(1) == "noble*3 soldier"
    assert table.goes_on()


def test_cranium_rats_rob_nobody_with_three_cards() -> None:
    table = played("cranium-rats", THREE, THREE, troops=HERE)
    table.play("deploy eryndlyn", "deploy eryndlyn")
    assert table.goes_on()
    assert table.hand(1) == table.hand(2) == "noble*3"


def test_grimlock_deploys_one() -> None:
    table = played("grimlock", troops=HERE).play("deploy eryndlyn")
    assert table.troops("eryndlyn") == "flame*2"
    assert table.goes_on()


def test_grimlock_lets_its_owner_draw_two() -> None:
    table = robbed("grimlock soldier*3").play("discard card:grimlock")
    assert table.discard(1) == "grimlock"
    assert table.hand(1) == "noble*2 soldier*3"
    assert table.deck(1) == "noble"
    assert table.told("cards-drawn") == [{"seat": 1, "count": 2}]
    assert table.goes_on()


def test_neogi_deploys_four_and_robs_everybody_at_the_end() -> None:
    table = played("neogi", FOUR, Seat(hand="noble"), Seat(), me=Seat(hand="noble"), troops=HERE)
    table.play("deploy eryndlyn", "deploy eryndlyn", "deploy eryndlyn--llacerellyn-0")
    table.play("deploy llacerellyn")
    assert table.goes_on()
    assert table.barracks() == 35
    assert table.hand(1) == "noble*3 soldier"
    table.play("end-turn")
    assert table.is_asked("discard", 1)
    table.play("discard card:noble")
    assert table.is_asked("discard", 2)
    table.play("discard card:noble")
    assert table.hand(2) == ""
    assert table.is_asked("turn", 1)


def test_neogi_robs_nobody_without_cards() -> None:
    table = played("neogi", me=Seat(barracks=0), troops=HERE)
    assert table.points() == 4
    table.play("end-turn")
    assert table.is_asked("turn", 1)


def test_neogi_meets_an_umber_hulk_at_the_end_of_the_turn() -> None:
    other = Seat(hand="umber-hulk grimlock", deck="soldier*2")
    table = played("neogi", other, me=Seat(hand="noble soldier", deck="noble*5", barracks=0))
    table.play("end-turn", "discard card:umber-hulk")
    assert table.is_asked("discard", 0)
    table.play("discard card:soldier")
    assert table.told("turn-ended") == [{"seat": 0}]
    assert table.is_asked("turn", 1)


def test_neogi_robs_before_or_after_a_promotion() -> None:
    table = lay(Seat(hand="neogi puppeteer noble", barracks=0), Seat(hand="noble"))
    table.play("play card:neogi", "play card:puppeteer", "play card:noble", "end-turn")
    assert table.is_asked("order")
    assert table.choices() == ["resolve card:neogi", "resolve card:puppeteer"]
    table.play("resolve card:puppeteer", "promote card:noble")
    assert table.is_asked("discard", 1)
    table.play("discard card:noble")
    assert table.is_asked("turn", 1)


def test_quaggoth_assassinates_a_white_troop_for_each_site() -> None:
    troops = {"eryndlyn": "flame spider", "araumycos": "flame*2 white spider", "kanaglym": "flame"}
    table = played("quaggoth", troops=BESIDE | troops)
    assert table.control("eryndlyn") is None
    assert table.details()["count"] == 2
    assert "eryndlyn spider" not in table.choices("assassinate")
    table.play("assassinate araumycos white", "assassinate araumycos--eryndlyn-0 white")
    assert table.hall() == "white*2"
    assert table.control("araumycos") == 0
    assert table.goes_on()


def test_quaggoth_finds_no_white_troop() -> None:
    table = played("quaggoth", troops=ALONE)
    assert table.goes_on()
    assert table.hall() == ""


def test_quaggoth_without_a_site_assassinates_nobody() -> None:
    table = played("quaggoth", troops={"eryndlyn": "flame spider"})
    assert table.goes_on()
    assert table.hall() == ""


def test_umber_hulk_deploys_three() -> None:
    table = played("umber-hulk", troops=HERE)
    table.play("deploy eryndlyn", "deploy eryndlyn", "deploy kanaglym--eryndlyn-1")
    assert table.barracks() == 36
    assert table.goes_on()


def test_umber_hulk_makes_the_robber_discard() -> None:
    table = robbed("umber-hulk noble*3", me="noble soldier").play("discard card:umber-hulk")
    assert table.discard(1) == "umber-hulk"
    assert table.is_asked("discard", 0)
    assert table.details() == {"card": "umber-hulk", "count": 1, "optional": False, "seat2": 1}
    assert table.choices() == ["discard card:noble", "discard card:soldier"]
    table.play("discard card:noble")
    assert table.hand() == "soldier"
    assert table.discard() == "noble"
    assert table.goes_on()


def test_umber_hulk_spares_a_robber_without_cards() -> None:
    table = robbed("umber-hulk noble*3").play("discard card:umber-hulk")
    assert table.goes_on()
    assert table.discard(1) == "umber-hulk"


# -- guile --------------------------------------------------------------------------------


def test_aboleth_places_two_spies() -> None:
    table = played("aboleth").play("choose 1", "place-spy araumycos", "place-spy skullport")
    assert table.spies("araumycos") == table.spies("skullport") == "flame"
    assert table.goes_on()


@pytest.mark.parametrize("spies", [0, 1, 3])
def test_aboleth_draws_a_card_for_each_spy(spies: int) -> None:
    sites = " ".join(FIVE_SPIES.split()[:spies])
    table = played("aboleth", Seat(spies="kanaglym"), me=Seat(spies=sites)).play("choose 2")
    assert len(table.seat(0)["hand"]) == spies
    assert table.spy_supply() == 5 - spies
    assert table.goes_on()


def test_brainwashed_slave_returns_a_spy_for_power_and_influence() -> None:
    table = played("brainwashed-slave", me=Seat(spies="araumycos"))
    assert table.play("choose 2", "recall araumycos").resources() == (2, 2, 0)
    assert table.spy_supply() == 5


def test_chuul_robs_every_opponent_with_a_troop_there() -> None:
    troops = {"eryndlyn": "spider*2 eye", "kanaglym": "blade"}
    table = played("chuul", FOUR, FOUR, FOUR, troops=troops).play("place-spy eryndlyn")
    assert table.is_asked("discard", 1)
    table.play("discard card:noble")
    assert table.is_asked("discard", 3)
    table.play("discard card:soldier")
    assert table.hand(1) == "noble*2 soldier"
    assert table.hand(2) == "noble*3 soldier"
    assert table.hand(3) == "noble*3"
    assert table.goes_on()


@pytest.mark.parametrize(("site", "victim"), [("kanaglym", FOUR), ("eryndlyn", THREE)])
def test_chuul_robs_nobody_without_a_troop_there_or_with_three_cards(
    site: str, victim: Seat
) -> None:
    table = played("chuul", victim, troops={"eryndlyn": "spider"}).play(f"place-spy {site}")
    assert table.spies(site) == "flame"
    assert table.goes_on()


def test_chuul_without_a_spy_robs_nobody() -> None:
    troops = {"araumycos": "spider"}
    table = played("chuul", FOUR, me=Seat(spies=FIVE_SPIES), troops=troops)
    assert table.is_asked("recall")
    assert table.play("pass").goes_on()


def test_cloaker_returns_a_spy_and_assassinates_there() -> None:
    troops = {"araumycos": "white*3 spider", "eryndlyn": "flame spider"}
    table = played("cloaker", me=Seat(spies="araumycos"), troops=troops)
    table.play("choose 2", "recall araumycos")
    assert table.choices() == ["assassinate araumycos spider", "assassinate araumycos white"]
    table.play("assassinate araumycos spider")
    assert table.hall() == "spider"
    assert table.goes_on()


def test_cloaker_finds_nobody_where_the_spy_was() -> None:
    troops = {"kanaglym": "flame", "eryndlyn": "flame spider"}
    table = played("cloaker", me=Seat(spies="kanaglym"), troops=troops)
    assert table.play("choose 2", "recall kanaglym").goes_on()
    assert table.hall() == ""


def test_nothic_draws_and_robs_every_opponent_with_four_cards() -> None:
    me = Seat(spies="araumycos", deck="soldier noble")
    table = played("nothic", Seat(hand="noble*5"), THREE, FOUR, me=me)
    table.play("choose 2", "recall araumycos")
    assert table.hand() == "soldier"
    assert table.is_asked("discard", 1)
    table.play("discard card:noble")
    assert table.is_asked("discard", 3)
    table.play("discard card:soldier")
    assert table.hand(1) == "noble*4"
    assert table.hand(2) == table.hand(3) == "noble*3"
    assert table.goes_on()


def test_nothic_lets_a_card_react_before_the_next_victim() -> None:
    me = Seat(spies="araumycos")
    table = played("nothic", Seat(hand="ambassador noble*3"), FOUR, me=me)
    table.play("choose 2", "recall araumycos", "discard card:ambassador")
    assert table.is_asked("promote-instead", 1)
    table.play("promote-this")
    assert table.is_asked("discard", 2)
    table.play("discard card:noble")
    assert table.goes_on()


def test_nothic_robs_nobody_with_three_cards() -> None:
    table = played("nothic", THREE, me=Seat(spies="araumycos"))
    assert table.play("choose 2", "recall araumycos").goes_on()
    assert table.hand(1) == "noble*3"


# -- malice -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "power"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_beholder_assassinates_and_counts_its_trophies(before: int, power: int) -> None:
    me = Seat(hall=f"white*{before}")
    table = played("beholder", me=me, troops={"eryndlyn": "flame spider"}, whites=False)
    assert table.hall() == ("spider white" if before == 1 else f"spider white*{before}")
    assert table.resources() == (power, 0, 0)
    assert table.goes_on()


def test_beholder_must_choose_among_enemies() -> None:
    table = played("beholder", troops={"eryndlyn": "flame spider"})
    assert table.choices() == [
        "assassinate eryndlyn spider",
        "assassinate araumycos--eryndlyn-0 white",
    ]


def test_beholder_counts_without_a_kill() -> None:
    table = played("beholder", me=Seat(hall="spider*3"), troops=ALONE)
    assert table.resources() == (1, 0, 0)
    assert table.hall() == "spider*3"


def test_death_tyrant_assassinates_up_to_three_at_one_site() -> None:
    troops = {"eryndlyn": "flame spider*2", "araumycos": "flame white*2 spider"}
    table = played("death-tyrant", troops=troops)
    assert table.details()["count"] == 3
    assert set(table.choices()) == {
        "assassinate eryndlyn spider",
        "assassinate araumycos spider",
        "assassinate araumycos white",
        "pass",
    }
    table.play("assassinate araumycos white")
    assert set(table.choices()) == {
        "assassinate araumycos spider",
        "assassinate araumycos white",
        "pass",
    }
    table.play("assassinate araumycos white", "assassinate araumycos spider")
    assert table.hall() == "spider white*2"
    assert table.resources() == (0, 4, 0)  # one of them for the marker of Araumycos
    assert table.goes_on()


@pytest.mark.parametrize("kills", [0, 1, 2])
def test_death_tyrant_may_stop_early(kills: int) -> None:
    table = played("death-tyrant", troops={"eryndlyn": "flame", "skullport": "flame white*4"})
    table.play(*["assassinate skullport white"] * kills, "pass")
    assert table.resources() == (0, kills, 0)
    assert table.goes_on()


def test_death_tyrant_finds_nobody() -> None:
    table = played("death-tyrant", troops=HERE)  # the only enemy in reach stands on a route
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)


def test_gauth_brings_two_influence() -> None:
    assert played("gauth", FOUR).play("choose 1").resources() == (0, 2, 0)


def test_gauth_draws_and_robs_a_chosen_opponent() -> None:
    table = played("gauth", FOUR, FOUR, me=Seat(deck="soldier")).play("choose 2")
    assert table.hand() == "soldier"
    assert table.choices() == ["choose-player spider", "choose-player blade"]
    table.play("choose-player spider", "discard card:noble")
    assert table.hand(1) == "noble*2 soldier"
    assert table.goes_on()


def test_gauth_robs_nobody_with_three_cards() -> None:
    table = played("gauth", THREE, me=Seat(deck="soldier")).play("choose 2")
    assert table.goes_on()
    assert table.hand() == "soldier"


def test_mindwitness_robs_the_owner_of_the_troop() -> None:
    table = played("mindwitness", FOUR, FOUR, troops={"eryndlyn": "flame spider blade"})
    table.play("assassinate eryndlyn blade")
    assert table.is_asked("discard", 2)
    table.play("discard card:soldier")
    assert table.hand(2) == "noble*3"
    assert table.hand(1) == "noble*3 soldier"
    assert table.goes_on()


def test_mindwitness_robs_nobody_for_a_white_troop() -> None:
    table = played("mindwitness", FOUR, troops=HERE)
    assert table.hall() == "white"
    assert table.goes_on()


def test_mindwitness_robs_nobody_with_three_cards() -> None:
    table = played("mindwitness", THREE, troops={"kanaglym": "flame spider"})
    assert table.hall() == "spider"
    assert table.goes_on()


def test_mindwitness_finds_nobody() -> None:
    table = played("mindwitness", FOUR, troops=ALONE)
    assert table.hall() == ""
    assert table.goes_on()


def test_spectator_brings_power_and_influence() -> None:
    assert played("spectator").resources() == (2, 1, 0)
