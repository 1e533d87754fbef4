"""The cards of the Undead, which devour, and call back what was devoured and slain."""

from __future__ import annotations

import pytest

from .table import Seat, Table, lay, played

HERE = {"eryndlyn": "flame"}  # beside it stands the white troop of araumycos--eryndlyn-0
BESIDE = {"araumycos--eryndlyn-0": "white"}  # written where other places need more white ones
ALONE = {"kanaglym": "flame"}  # no enemy in sight
FIVE_SPIES = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"
DEAR = "lich vampire death-knight mummy-lord high-priest-of-myrkul conjurer"  # all cost 5 or more

SPY_CARDS = ["conjurer", "ghost"]


def ghostly(devoured: str, *others: Seat, hand: str = "", **rest: object) -> Table:
    """A Ghost has opened the devoured pile."""
    table = played(
        "ghost", *others, me=Seat(spies="araumycos", hand=hand), devoured=devoured, **rest
    )
    return table.play("choose 2", "recall araumycos")


# -- what costs a spy ---------------------------------------------------------------------


@pytest.mark.parametrize("card", SPY_CARDS)
def test_a_spy_is_placed(card: str) -> None:
    table = played(card).play("choose 1", "place-spy araumycos")
    assert table.spies("araumycos") == "flame"
    assert table.spy_supply() == 4
    assert table.goes_on()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_returning_the_spy_can_be_declined(card: str) -> None:
    table = played(card, me=Seat(spies="araumycos"), devoured="wight", influence=9)
    table.play("choose 2")
    assert table.choices() == ["recall araumycos", "pass"]
    table.play("pass")
    assert table.goes_on()
    assert table.spies("araumycos") == "flame"
    assert "recruit-devoured" not in table.choices()


@pytest.mark.parametrize("card", SPY_CARDS)
def test_without_a_spy_on_the_map_there_is_none_to_return(card: str) -> None:
    table = played(card, devoured="wight", influence=9).play("choose 2")
    assert table.goes_on()
    assert "recruit-devoured" not in table.choices()


# -- ambition -----------------------------------------------------------------------------


def test_cultist_of_myrkul_brings_two_influence() -> None:
    table = played("cultist-of-myrkul").play("choose 1")
    assert table.resources() == (0, 2, 0)
    assert table.play_area() == "cultist-of-myrkul"


def cult() -> Table:
    table = lay(Seat(hand="cultist-of-myrkul noble*2 soldier"))
    table.play("play card:noble", "play card:noble", "play card:soldier")
    return table.play("play card:cultist-of-myrkul", "choose 2")


def test_cultist_of_myrkul_devours_itself_and_promotes_two() -> None:
    table = cult()
    assert table.details()["cost"] == "devour-this"
    assert table.choices() == ["devour-this", "pass"]
    table.play("devour-this")
    assert table.devoured() == "cultist-of-myrkul"
    assert table.play_area() == "noble noble soldier"
    table.play("end-turn")
    assert table.details()["count"] == 2
    assert table.choices() == ["promote card:noble", "promote card:soldier", "pass"]
    table.play("promote card:soldier", "promote card:noble")
    assert table.circle() == "soldier noble"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("promoted", [0, 1])
def test_cultist_of_myrkul_promotes_up_to_two(promoted: int) -> None:
    table = cult().play("devour-this", "end-turn")
    table.play(*["promote card:noble"] * promoted, "pass")
    assert table.circle() == " ".join(["noble"] * promoted)
    assert table.is_asked("turn", 1)


def test_cultist_of_myrkul_may_stay() -> None:
    table = cult().play("pass", "end-turn")
    assert table.devoured() == ""
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_cultist_of_myrkul_finds_nothing_to_promote() -> None:
    table = played("cultist-of-myrkul").play("choose 2", "devour-this", "end-turn")
    assert table.is_asked("turn", 1)


def test_high_priest_of_myrkul_returns_a_piece_and_promotes_the_undead() -> None:
    table = lay(
        Seat(hand="high-priest-of-myrkul wight*2 noble carrion-crawler"),
        Seat(spies="eryndlyn"),
        troops={"eryndlyn": "flame spider"},
    )
    table.play("play card:wight", "choose 1", "play card:wight", "choose 1", "play card:noble")
    table.play("play card:high-priest-of-myrkul")
    assert table.choices() == ["return-spy eryndlyn spider", "return-troop eryndlyn spider"]
    table.play("return-spy eryndlyn spider")
    assert table.spy_supply(1) == 5
    table.play("end-turn")
    assert table.is_asked("promote")
    assert table.choices() == ["promote card:wight", "pass"]
    table.play("promote card:wight", "promote card:wight")
    assert table.circle() == "wight wight"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("promoted", [0, 1])
def test_high_priest_of_myrkul_promotes_any_number(promoted: int) -> None:
    table = lay(Seat(hand="high-priest-of-myrkul wight*2")).play("play card:wight", "choose 1")
    table.play("play card:wight", "choose 1", "play card:high-priest-of-myrkul", "end-turn")
    table.play(*["promote card:wight"] * promoted, "pass")
    assert table.circle() == " ".join(["wight"] * promoted)
    assert table.is_asked("turn", 1)


def test_high_priest_of_myrkul_without_a_piece_and_an_undead_does_nothing() -> None:
    table = played("high-priest-of-myrkul", me=Seat(hand="noble"), troops=HERE)
    assert table.goes_on()
    table.play("play card:noble", "end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_necromancer_brings_three_influence() -> None:
    assert played("necromancer").play("choose 1").resources() == (0, 3, 0)


def test_necromancer_promotes_itself_or_a_card_of_hand_or_discard_pile() -> None:
    me = Seat(hand="noble soldier", discard="noble wight", deck="soldier")
    choices = {
        "promote-this",
        "promote-held card:noble",
        "promote-held card:soldier",
        "promote card:noble",
        "promote card:wight",
    }
    table = played("necromancer", me=me).play("choose 2")
    assert table.is_asked("promote-any")
    assert set(table.choices()) == choices
    table.play("promote-this")
    assert (table.circle(), table.play_area()) == ("necromancer", "")
    assert (table.hand(), table.discard()) == ("noble soldier", "noble wight")
    table = played("necromancer", me=me).play("choose 2", "promote-held card:noble")
    assert (table.circle(), table.play_area()) == ("noble", "necromancer")
    assert (table.hand(), table.discard()) == ("soldier", "noble wight")
    table = played("necromancer", me=me).play("choose 2", "promote card:noble")
    assert (table.circle(), table.play_area()) == ("noble", "necromancer")
    assert (table.hand(), table.discard()) == ("noble soldier", "wight")


def test_necromancer_does_not_promote_what_was_played_before() -> None:
    table = lay(Seat(hand="noble necromancer")).play("play card:noble", "play card:necromancer")
    assert table.play("choose 2").choices() == ["promote-this"]


def test_vampire_supplants() -> None:
    table = played("vampire", troops={"eryndlyn": "flame spider"}).play("choose 1")
    assert table.choices() == ["supplant eryndlyn spider", "supplant araumycos--eryndlyn-0 white"]
    table.play("supplant eryndlyn spider")
    assert table.troops("eryndlyn") == "flame*2"
    assert table.hall() == "spider"
    assert table.goes_on()


def test_vampire_finds_nobody_to_supplant() -> None:
    assert played("vampire", troops=ALONE).play("choose 1").goes_on()


@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_vampire_promotes_a_discarded_card_and_counts_the_circle(before: int, points: int) -> None:
    me = Seat(circle=f"noble*{before}" if before else "", discard="soldier wight", hand="noble")
    table = played("vampire", me=me).play("choose 2")
    assert table.is_asked("promote-discarded")
    assert table.choices() == ["promote card:soldier", "promote card:wight"]
    table.play("promote card:wight")
    assert table.circle().split()[-1] == "wight"
    assert table.discard() == "soldier"
    assert table.resources() == (0, 0, points)
    assert table.goes_on()


def test_vampire_counts_without_a_discarded_card() -> None:
    table = played("vampire", me=Seat(circle="noble*3")).play("choose 2")
    assert table.points() == 1
    assert table.circle() == "noble noble noble"


def test_vampire_spawn_returns_a_piece_of_another_player() -> None:
    table = played(
        "vampire-spawn",
        Seat(spies="eryndlyn skullport"),
        me=Seat(spies="menzoberranzan"),
        troops={"eryndlyn": "flame spider", "llacerellyn": "spider"},
    )
    assert table.resources() == (0, 1, 0)
    assert table.choices() == ["return-spy eryndlyn spider", "return-troop eryndlyn spider"]
    table.play("return-troop eryndlyn spider")
    assert table.barracks(1) == 39
    assert table.goes_on()


def test_vampire_spawn_finds_nothing_to_return() -> None:
    table = played("vampire-spawn", Seat(spies="skullport"), troops=HERE)
    assert table.resources() == (0, 1, 0)
    assert table.goes_on()


# -- conquest -----------------------------------------------------------------------------


def test_minotaur_skeleton_deploys_three() -> None:
    table = played("minotaur-skeleton", troops=HERE).play("choose 1", "deploy eryndlyn")
    table.play("deploy eryndlyn", "deploy eryndlyn--llacerellyn-0")
    assert table.barracks() == 36
    assert table.goes_on()


def test_minotaur_skeleton_devours_itself_for_white_troops_at_one_site() -> None:
    troops = {"skullport": "flame white*3 spider", "eryndlyn": "flame white"}
    table = played("minotaur-skeleton", troops=troops).play("choose 2")
    assert table.details()["cost"] == "devour-this"
    table.play("devour-this")
    assert table.devoured() == "minotaur-skeleton"
    assert set(table.choices()) == {
        "assassinate skullport white",
        "assassinate eryndlyn white",
        "pass",
    }
    table.play("assassinate skullport white")
    assert table.choices() == ["assassinate skullport white", "pass"]
    table.play("assassinate skullport white", "assassinate skullport white")
    assert table.troops("skullport") == "flame spider"
    assert table.hall() == "white*3"
    assert table.goes_on()


@pytest.mark.parametrize("kills", [0, 1])
def test_minotaur_skeleton_may_stop_early(kills: int) -> None:
    table = played("minotaur-skeleton", troops={"skullport": "flame white*3"})
    table.play("choose 2", "devour-this", *["assassinate skullport white"] * kills, "pass")
    assert table.troops("skullport") == ("flame white*2" if kills else "flame white*3")
    assert table.goes_on()


def test_minotaur_skeleton_may_stay() -> None:
    table = played("minotaur-skeleton", troops={"skullport": "flame white*3"})
    table.play("choose 2", "pass")
    assert table.play_area() == "minotaur-skeleton"
    assert table.hall() == ""
    assert table.goes_on()


def test_minotaur_skeleton_finds_nobody_after_devouring_itself() -> None:
    table = played("minotaur-skeleton", troops={"eryndlyn": "flame spider"})
    assert table.play("choose 2", "devour-this").goes_on()
    assert table.devoured() == "minotaur-skeleton"


def test_mummy_lord_assassinates_and_puts_a_white_trophy_back() -> None:
    table = played("mummy-lord", Seat(hall="white flame"), troops=HERE | BESIDE)
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert table.hall() == "white"
    assert table.is_asked("option")
    table.play("choose 2")
    assert table.choices() == ["take-trophy flame white", "take-trophy spider white"]
    table.play("take-trophy spider white")
    assert table.is_asked("redeploy")
    table.play("put chasmleap-bridge")
    assert table.troops("chasmleap-bridge") == "white"
    assert table.hall(1) == "flame"
    assert table.hall() == "white"
    assert table.goes_on()


def test_mummy_lord_may_do_the_same_twice() -> None:
    table = played("mummy-lord", Seat(hall="white*2"), troops=HERE)
    table.play("choose 2", "put kanaglym", "choose 2", "put eryndlyn")
    assert table.troops("kanaglym") == "white"
    assert table.troops("eryndlyn") == "flame white"
    assert table.hall(1) == ""
    troops = BESIDE | {"eryndlyn": "flame white spider"}
    table = played("mummy-lord", troops=troops)
    table.play("choose 1")
    assert table.choices() == [
        "assassinate eryndlyn white",
        "assassinate araumycos--eryndlyn-0 white",
    ]
    table.play("assassinate eryndlyn white", "choose 1")
    assert table.hall() == "white*2"
    assert table.goes_on()


def test_mummy_lord_finds_neither_white_troops_nor_white_trophies() -> None:
    table = played("mummy-lord", Seat(hall="flame"), troops=ALONE | {"skullport": "white*2"})
    assert table.play("choose 1", "choose 2").goes_on()
    assert table.hall() == ""


def test_ogre_zombie_supplants_a_white_troop_anywhere() -> None:
    table = played("ogre-zombie", troops={"eryndlyn": "flame spider"})
    assert "eryndlyn spider" not in table.choices("supplant")
    table.play("supplant menzoberranzan white")
    assert table.troops("menzoberranzan") == "flame white*2"
    assert table.hall() == "white"
    assert table.goes_on()


def test_ogre_zombie_finds_no_white_troop() -> None:
    table = played("ogre-zombie", troops={"eryndlyn": "flame spider"}, whites=False)
    assert table.goes_on()
    assert table.hall() == ""


def test_ravenous_zombies_bring_power_and_assassinate_a_white_troop() -> None:
    troops = BESIDE | {"eryndlyn": "flame white spider"}
    table = played("ravenous-zombies", troops=troops)
    assert table.resources() == (1, 0, 0)
    assert table.choices() == [
        "assassinate eryndlyn white",
        "assassinate araumycos--eryndlyn-0 white",
    ]
    table.play("assassinate eryndlyn white")
    assert table.hall() == "white"
    assert table.goes_on()


def test_ravenous_zombies_find_no_white_troop() -> None:
    table = played("ravenous-zombies", troops={"kanaglym": "flame spider"})
    assert table.resources() == (1, 0, 0)
    assert table.hall() == ""
    assert table.goes_on()


def test_skeletal_horde_deploys_two_and_three_more_for_itself() -> None:
    table = played("skeletal-horde", troops=HERE).play("deploy eryndlyn", "deploy eryndlyn")
    assert table.is_asked("pay")
    table.play("devour-this", "deploy eryndlyn--llacerellyn-0", "deploy llacerellyn")
    table.play("deploy llacerellyn")
    assert table.total("llacerellyn")
    assert table.barracks() == 34
    assert table.devoured() == "skeletal-horde"
    assert table.goes_on()


def test_skeletal_horde_may_stay() -> None:
    table = played("skeletal-horde", troops=HERE).play("deploy eryndlyn", "deploy eryndlyn", "pass")
    assert table.play_area() == "skeletal-horde"
    assert table.barracks() == 37
    assert table.goes_on()


# -- guile --------------------------------------------------------------------------------


@pytest.mark.parametrize(("site", "power"), [("eryndlyn", 3), ("kanaglym", 0)])
def test_banshee_places_a_spy_beside_another_one(site: str, power: int) -> None:
    table = played("banshee", Seat(spies="eryndlyn"), troops={"kanaglym": "spider"})
    table.play(f"place-spy {site}")
    assert table.resources() == (power, 0, 0)
    assert table.goes_on()


def test_banshee_without_a_spy_brings_nothing() -> None:
    table = played("banshee", Seat(spies="araumycos"), me=Seat(spies=FIVE_SPIES)).play("pass")
    assert table.resources() == (0, 0, 0)


def test_conjurer_returns_a_spy_for_two_cards() -> None:
    row = DEAR.replace("conjurer", "wight")
    table = played("conjurer", me=Seat(spies="araumycos"), row=row, market="wraith ghost")
    table.play("choose 2", "recall araumycos")
    assert table.is_asked("recruit-free")
    assert table.details()["count"] == 2
    assert table.choices() == [
        "recruit card:wight",
        "recruit card:house-guard",
        "recruit card:priestess-of-lolth",
        "pass",
    ]
    table.play("recruit card:wight")
    assert "recruit card:wraith" in table.choices()
    table.play("recruit card:wraith")
    assert table.discard() == "wight wraith"
    assert table.influence() == 0
    assert table.goes_on()


@pytest.mark.parametrize("taken", [0, 1])
def test_conjurer_recruits_up_to_two(taken: int) -> None:
    table = played("conjurer", me=Seat(spies="araumycos"), row=DEAR.replace("conjurer", "wight"))
    table.play("choose 2", "recall araumycos", *["recruit card:house-guard"] * taken, "pass")
    assert table.discard() == ("house-guard" if taken else "")
    assert table.stack("house-guard") == 15 - taken
    assert table.goes_on()


def test_conjurer_finds_nothing_cheap_enough() -> None:
    stacks = {"house-guard": 0, "priestess-of-lolth": 0}
    table = played("conjurer", me=Seat(spies="araumycos"), row=DEAR, stacks=stacks)
    assert table.play("choose 2", "recall araumycos").goes_on()
    assert table.discard() == ""


def test_ghost_opens_the_devoured_pile() -> None:
    table = ghostly("wraith wight", influence=6)
    assert "recruit-devoured" in table.choices()
    table.play("recruit-devoured")
    assert table.discard() == "wight"
    assert table.devoured() == "wraith"
    assert table.influence() == 3
    assert table.told("devoured-card-recruited") == [{"seat": 0, "card": "wight"}]
    table.play("recruit-devoured")
    assert table.discard() == "wight wraith"
    assert table.devoured() == ""
    assert table.influence() == 1
    assert "recruit-devoured" not in table.choices()


def test_ghost_opens_it_until_the_end_of_the_turn() -> None:
    table = ghostly("wight", influence=3).play("end-turn")
    assert table.view()["ghost"] is False
    table = ghostly("wight", influence=2)
    assert "recruit-devoured" not in table.choices()


def test_lich_puts_trophies_of_that_player_back() -> None:
    troops = {"eryndlyn": "spider", "kanaglym": "flame"}
    table = played("lich", Seat(hall="flame*2 white"), Seat(hall="white"), troops=troops)
    table.play("place-spy eryndlyn")
    assert table.is_asked("trophy")
    assert table.choices() == ["take-trophy spider flame", "take-trophy spider white", "pass"]
    table.play("take-trophy spider flame")
    assert table.is_asked("redeploy")
    assert set(table.choices("put")) == {
        "eryndlyn",
        "kanaglym",
        "ch-chitl--kanaglym-0",
        "skullport--kanaglym-0",
        "kanaglym--eryndlyn-0",
        "kanaglym--tsenviilyq-0",
    }
    table.play("put eryndlyn", "take-trophy spider white", "put kanaglym--eryndlyn-1")
    assert table.troops("eryndlyn") == "flame spider"
    assert table.troops("kanaglym--eryndlyn-1") == "white"
    assert table.hall(1) == "flame"
    assert table.barracks() == 37
    assert table.goes_on()


def test_lich_asks_whose_hall_if_several_are_there() -> None:
    troops = {"eryndlyn": "spider blade"}
    table = played("lich", Seat(hall="flame"), Seat(hall="white"), troops=troops)
    table.play("place-spy eryndlyn")
    assert table.is_asked("player")
    assert table.choices() == ["choose-player spider", "choose-player blade"]
    table.play("choose-player blade")
    assert table.choices() == ["take-trophy blade white", "pass"]


@pytest.mark.parametrize("put", [0, 1])
def test_lich_may_leave_trophies_where_they_are(put: int) -> None:
    table = played("lich", Seat(hall="flame*2"), troops=ALONE | {"eryndlyn": "spider"})
    table.play("place-spy eryndlyn", *["take-trophy spider flame", "put eryndlyn"] * put, "pass")
    assert table.troops("eryndlyn") == ("flame spider" if put else "spider")
    assert table.goes_on()


def test_lich_finds_no_room() -> None:
    table = played("lich", Seat(hall="flame"), troops={"chasmleap-bridge": "spider"})
    assert table.play("place-spy chasmleap-bridge").goes_on()
    assert table.hall(1) == "flame"


def test_lich_finds_an_empty_hall() -> None:
    table = played("lich", Seat(hall=""), troops={"eryndlyn": "spider"})
    assert table.play("place-spy eryndlyn").goes_on()


def test_lich_looks_at_troops_of_other_players_only() -> None:
    troops = {"eryndlyn": "spider", "kanaglym": "flame"}
    for site in ("araumycos", "kanaglym"):
        table = played("lich", Seat(hall="flame"), troops=troops)
        assert table.play(f"place-spy {site}").goes_on()


def test_wraith_places_a_spy_and_assassinates_there_for_itself() -> None:
    table = played("wraith", troops={"eryndlyn": "spider white", "kanaglym": "flame spider"})
    table.play("place-spy eryndlyn")
    assert table.is_asked("pay")
    assert table.choices() == ["devour-this", "pass"]
    table.play("devour-this")
    assert table.choices() == ["assassinate eryndlyn spider", "assassinate eryndlyn white"]
    table.play("assassinate eryndlyn white")
    assert table.hall() == "white"
    assert table.devoured() == "wraith"
    assert table.spies("eryndlyn") == "flame"
    assert table.goes_on()


def test_wraith_may_stay() -> None:
    table = played("wraith").play("place-spy araumycos", "pass")
    assert table.play_area() == "wraith"
    assert table.hall() == ""
    assert table.goes_on()


def test_wraith_without_a_spy_devours_itself_for_nothing() -> None:
    table = played("wraith", me=Seat(spies=FIVE_SPIES)).play("pass", "devour-this")
    assert table.goes_on()
    assert table.hall() == ""
    assert table.devoured() == "wraith"


def test_wraith_finds_nobody_there() -> None:
    table = played("wraith", troops={"kanaglym": "flame spider"})
    assert table.play("place-spy eryndlyn", "devour-this").goes_on()
    assert table.hall() == ""
    assert table.devoured() == "wraith"


# -- malice -------------------------------------------------------------------------------


def test_carrion_crawler_takes_the_place_of_a_market_card() -> None:
    row = "wight wraith ghost lich vampire conjurer"
    table = played("carrion-crawler", row=row)
    size = table.market_size()
    assert table.resources() == (3, 0, 0)
    assert table.is_asked("devour-market")
    assert set(table.choices("devour")) == {f"card:{card}" for card in row.split()}
    assert "pass" not in table.choices()
    table.play("devour card:ghost")
    assert table.row() == row.replace("ghost", "carrion-crawler")
    assert table.devoured() == "ghost"
    assert table.play_area() == ""
    assert table.market_size() == size
    assert table.goes_on()


def test_carrion_crawler_stays_if_the_row_is_empty() -> None:
    table = played("carrion-crawler", row="", market="")
    assert table.resources() == (3, 0, 0)
    assert table.play_area() == "carrion-crawler"
    assert table.goes_on()


@pytest.mark.parametrize(("before", "points"), [(0, 0), (3, 0), (4, 1), (9, 2)])
def test_death_knight_supplants_and_counts_player_troops(before: int, points: int) -> None:
    me = Seat(hall=f"blade*{before} white*5" if before else "white*5")
    troops = {"kanaglym": "flame spider"}
    table = played("death-knight", me=me, players=3, troops=troops)
    assert table.troops("kanaglym") == "flame*2"
    assert table.points() == points
    assert table.goes_on()


def test_death_knight_chooses_and_counts_without_a_target() -> None:
    table = played("death-knight", troops={"eryndlyn": "flame spider"})
    assert table.choices() == ["supplant eryndlyn spider", "supplant araumycos--eryndlyn-0 white"]
    table = played("death-knight", me=Seat(hall="spider*5"), troops=ALONE)
    assert table.points() == 1
    assert table.goes_on()


def test_flesh_golem_brings_power_and_assassinates_for_itself() -> None:
    table = played("flesh-golem", troops={"eryndlyn": "flame spider"})
    assert table.resources() == (2, 0, 0)
    assert table.choices() == ["devour-this", "pass"]
    table.play("devour-this")
    assert table.devoured() == "flesh-golem"
    table.play("assassinate eryndlyn spider")
    assert table.hall() == "spider"
    assert table.goes_on()


def test_flesh_golem_may_stay() -> None:
    table = played("flesh-golem", troops={"eryndlyn": "flame spider"}).play("pass")
    assert table.play_area() == "flesh-golem"
    assert table.hall() == ""
    assert table.goes_on()


def test_flesh_golem_finds_nobody() -> None:
    assert played("flesh-golem", troops=ALONE).play("devour-this").goes_on()


def test_revenant_assassinates_two() -> None:
    table = played("revenant", troops={"eryndlyn": "flame spider*2"})
    table.play("assassinate eryndlyn spider")
    assert table.choices() == [
        "assassinate eryndlyn spider",
        "assassinate araumycos--eryndlyn-0 white",
    ]
    table.play("assassinate eryndlyn spider")
    assert table.hall() == "spider*2"
    assert table.play_area() == "revenant"
    assert table.goes_on()


@pytest.mark.parametrize(("before", "promoted"), [(5, False), (6, True)])
def test_revenant_is_promoted_with_eight_trophies(before: int, promoted: bool) -> None:
    me = Seat(hall=f"white*{before}")
    table = played("revenant", me=me, troops={"kanaglym": "flame spider*2"})
    assert table.hall() == f"spider*2 white*{before}"
    assert table.circle() == ("revenant" if promoted else "")
    assert table.play_area() == ("" if promoted else "revenant")
    assert table.goes_on()


def test_revenant_is_promoted_without_a_kill() -> None:
    table = played("revenant", me=Seat(hall="white*4 spider*4"), troops=ALONE)
    assert table.circle() == "revenant"


def test_wight_brings_two_power() -> None:
    table = played("wight", me=Seat(hand="noble")).play("choose 1")
    assert table.resources() == (2, 0, 0)
    assert table.goes_on()


def test_wight_devours_a_card_and_supplants() -> None:
    table = played("wight", me=Seat(hand="noble soldier"), troops={"eryndlyn": "flame spider"})
    table.play("choose 2")
    assert table.choices() == ["devour card:noble", "devour card:soldier", "pass"]
    table.play("devour card:noble")
    assert table.choices() == ["supplant eryndlyn spider", "supplant araumycos--eryndlyn-0 white"]
    table.play("supplant eryndlyn spider")
    assert table.troops("eryndlyn") == "flame*2"
    assert table.devoured() == "noble"
    assert table.goes_on()


def test_wight_may_spare_its_hand() -> None:
    table = played("wight", me=Seat(hand="noble"), troops={"eryndlyn": "flame spider"})
    assert table.play("choose 2", "pass").goes_on()
    assert table.hand() == "noble"
    assert table.hall() == ""


def test_wight_without_a_card_to_devour_does_nothing() -> None:
    table = played("wight", troops={"eryndlyn": "flame spider"}).play("choose 2")
    assert table.goes_on()
    assert table.hall() == ""


def test_wight_finds_nobody_after_devouring() -> None:
    table = played("wight", me=Seat(hand="noble"), troops=ALONE)
    assert table.play("choose 2", "devour card:noble").goes_on()
    assert table.devoured() == "noble"
