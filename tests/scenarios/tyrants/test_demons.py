"""The cards of the Demons, and the Insane Outcasts that they bring."""

from __future__ import annotations

import pytest

from .table import Seat, Table, lay, played

HERE = {"eryndlyn": "flame"}  # beside it stands the white troop of araumycos--eryndlyn-0
BESIDE = {"araumycos--eryndlyn-0": "white"}  # written where other places need more white ones
ALONE = {"kanaglym": "flame"}  # no enemy in sight

DEVOURERS = ["balor", "demogorgon", "glabrezu", "marilith", "mind-flayer", "orcus", "succubus"]
SPY_CARDS = ["jackalwere", "night-hag", "vrock"]


def fed(card: str, *others: Seat, **rest: object) -> Table:
    """A Noble is devoured for the card."""
    table = played(card, *others, me=Seat(hand="noble"), **rest)
    return table.play("devour card:noble")


# -- what costs a card, or a spy ----------------------------------------------------------


@pytest.mark.parametrize("card", DEVOURERS)
def test_devouring_a_card_of_the_hand_is_optional(card: str) -> None:
    table = played(card, me=Seat(hand="noble soldier"), troops={"eryndlyn": "flame spider white"})
    assert table.is_asked("pay")
    assert table.details()["cost"] == "devour-from-hand"
    assert table.choices() == ["devour card:noble", "devour card:soldier", "pass"]
    table.play("pass")
    assert table.goes_on()
    assert table.story() == []
    assert table.hand() == "noble soldier"
    assert table.play_area() == card


@pytest.mark.parametrize("card", DEVOURERS)
def test_nothing_to_devour_is_not_asked_for(card: str) -> None:
    table = played(card, troops={"eryndlyn": "flame spider white"})
    assert table.goes_on()
    assert table.story() == ["card-played"]


@pytest.mark.parametrize("card", DEVOURERS)
def test_the_devoured_card_is_out_of_the_game(card: str) -> None:
    table = played(card, me=Seat(hand="noble soldier"), troops=ALONE)
    table.play("devour card:soldier")
    assert table.hand() == "noble"
    assert table.devoured() == "soldier"


@pytest.mark.parametrize("card", SPY_CARDS)
def test_a_spy_is_placed(card: str) -> None:
    table = played(card)
    assert table.choices() == ["choose 1", "choose 2"]
    table.play("choose 1")
    assert table.is_asked("place-spy")
    assert len(table.choices()) == 15
    table.play("place-spy araumycos")
    assert table.spies("araumycos") == "flame"
    assert table.spy_supply() == 4
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)


@pytest.mark.parametrize("card", SPY_CARDS)
def test_returning_the_spy_can_be_declined(card: str) -> None:
    table = played(card, me=Seat(spies="araumycos skullport")).play("choose 2")
    assert table.is_asked("pay")
    assert table.details()["cost"] == "return-spy"
    assert table.choices() == ["recall araumycos", "recall skullport", "pass"]
    table.play("pass")
    assert table.goes_on()
    assert table.spies("araumycos") == table.spies("skullport") == "flame"
    assert table.resources() == (0, 0, 0)


@pytest.mark.parametrize("card", [*SPY_CARDS, "grazzt"])
def test_without_a_spy_on_the_map_there_is_none_to_return(card: str) -> None:
    table = played(card, Seat(spies="araumycos")).play("choose 2")
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)
    assert table.hand() == ""


# -- ambition -----------------------------------------------------------------------------


def test_hezrou_moves_an_enemy_troop_and_promotes_the_top_card() -> None:
    table = played("hezrou", me=Seat(deck="soldier noble"), troops={"eryndlyn": "flame spider"})
    assert table.choices() == ["lift eryndlyn spider", "lift araumycos--eryndlyn-0 white"]
    table.play("lift eryndlyn spider")
    assert table.is_asked("put")
    table.play("put menzoberranzan")
    assert table.troops("eryndlyn") == "flame"
    assert table.troops("menzoberranzan") == "spider white*3"
    assert table.circle() == "soldier"
    assert table.told("top-card-promoted") == [{"seat": 0, "card": "soldier"}]
    assert table.goes_on()


def test_hezrou_must_move_a_troop_if_there_is_one() -> None:
    table = played("hezrou", troops=HERE)
    assert table.is_asked("put")
    table.play("put eryndlyn")
    assert table.troops("araumycos--eryndlyn-0") == ""
    assert table.troops("eryndlyn") == "flame white"


def test_hezrou_promotes_without_anything_to_move() -> None:
    table = played("hezrou", me=Seat(deck="noble"), troops=ALONE)
    assert table.goes_on()
    assert table.circle() == "noble"
    assert table.deck() == ""


@pytest.mark.parametrize("card", ["hezrou", "nalfeshnee"])
def test_without_any_card_to_draw_no_top_card_is_promoted(card: str) -> None:
    table = played(card, me=Seat(deck=""), troops=ALONE)
    assert table.goes_on()
    assert table.circle() == ""


@pytest.mark.parametrize("card", ["hezrou", "nalfeshnee"])
def test_an_empty_deck_is_made_anew_for_the_promotion(card: str) -> None:
    table = played(card, me=Seat(deck="", discard="soldier*2", hand="noble"), troops=ALONE)
    assert table.circle() == "soldier"
    assert table.deck() == "soldier"
    assert table.discard() == ""
    assert table.hand() == "noble"
    assert table.play_area() == card


def test_nalfeshnee_brings_three_influence_and_promotes_the_top_card() -> None:
    table = played("nalfeshnee", me=Seat(deck="noble soldier"))
    assert table.resources() == (0, 3, 0)
    assert table.circle() == "noble"
    assert table.deck() == "soldier"


def test_nalfeshnee_sends_an_outcast_home() -> None:
    table = played("nalfeshnee", me=Seat(deck="insane-outcast noble"))
    assert table.circle() == ""
    assert table.deck() == "noble"
    assert table.stack("insane-outcast") == 30


def test_myconid_adult_gives_a_chosen_opponent_an_outcast() -> None:
    table = played("myconid-adult", players=3)
    assert table.resources() == (0, 2, 0)
    assert table.is_asked("player")
    assert table.choices() == ["choose-player spider", "choose-player blade"]
    table.play("choose-player blade")
    assert table.discard(2) == "insane-outcast"
    assert table.discard(1) == ""
    assert table.stack("insane-outcast") == 29
    assert table.goes_on()


def test_myconid_adult_has_no_choice_against_one_opponent() -> None:
    table = played("myconid-adult")
    assert table.goes_on()
    assert table.discard(1) == "insane-outcast"


@pytest.mark.parametrize("card", ["myconid-adult", "myconid-sovereign"])
def test_nobody_is_chosen_when_no_outcast_is_left(card: str) -> None:
    table = played(card, players=3, stacks={"insane-outcast": 0})
    assert table.goes_on()
    assert table.discard(1) == table.discard(2) == ""


def test_myconid_sovereign_gives_an_outcast_and_promotes_at_the_end() -> None:
    table = lay(Seat(hand="noble soldier myconid-sovereign"), players=3)
    table.play("play card:noble", "play card:soldier", "play card:myconid-sovereign")
    table.play("choose-player spider")
    assert table.discard(1) == "insane-outcast"
    table.play("end-turn")
    assert table.is_asked("promote")
    assert table.choices() == ["promote card:noble", "promote card:soldier"]
    table.play("promote card:soldier")
    assert table.circle() == "soldier"
    assert table.is_asked("turn", 1)


def test_myconid_sovereign_alone_promotes_nothing() -> None:
    table = played("myconid-sovereign").play("end-turn")
    assert table.circle() == ""
    assert table.is_asked("turn", 1)


def test_zuggtmoy_devours_a_card_of_the_inner_circle() -> None:
    table = lay(Seat(hand="zuggtmoy noble*2 soldier", circle="advocate noble"))
    table.play("play card:noble", "play card:noble", "play card:zuggtmoy")
    assert table.details()["cost"] == "devour-from-circle"
    assert set(table.choices()) == {"devour card:advocate", "devour card:noble", "pass"}
    table.play("devour card:advocate")
    assert table.circle() == "noble"
    assert table.devoured() == "advocate"
    assert table.resources() == (0, 5, 0)
    table.play("play card:soldier", "end-turn")
    assert table.is_asked("promote")
    assert table.details()["count"] == 2
    assert table.choices("promote") == ["card:noble", "card:soldier"]
    table.play("promote card:noble", "promote card:noble")
    assert table.circle() == "noble noble noble"
    assert table.is_asked("turn", 1)


@pytest.mark.parametrize("promoted", [0, 1])
def test_zuggtmoy_promotes_up_to_two(promoted: int) -> None:
    table = lay(Seat(hand="zuggtmoy noble*2", circle="soldier"))
    table.play("play card:noble", "play card:noble", "play card:zuggtmoy", "devour card:soldier")
    table.play("end-turn", *["promote card:noble"] * promoted, "pass")
    assert table.circle() == " ".join(["noble"] * promoted)
    assert table.is_asked("turn", 1)


def test_zuggtmoy_without_its_cost_brings_nothing() -> None:
    table = lay(Seat(hand="zuggtmoy noble", circle="soldier")).play("play card:zuggtmoy", "pass")
    assert table.resources() == (0, 0, 0)
    assert table.circle() == "soldier"
    table.play("play card:noble", "end-turn")
    assert table.is_asked("turn", 1)


def test_zuggtmoy_with_an_empty_inner_circle_asks_nothing() -> None:
    table = played("zuggtmoy", me=Seat(hand="noble"))
    assert table.goes_on()
    assert table.resources() == (0, 0, 0)


def test_zuggtmoy_alone_promotes_nothing() -> None:
    table = played("zuggtmoy", me=Seat(circle="noble")).play("devour card:noble", "end-turn")
    assert table.is_asked("turn", 1)


# -- conquest -----------------------------------------------------------------------------


def test_balor_supplants_a_white_troop_anywhere_and_deploys() -> None:
    table = fed("balor", troops={"eryndlyn": "flame spider"})
    assert table.is_asked("supplant")
    assert "tsenviilyq white" in table.choices("supplant")
    assert "labyrinth--araumycos-1 white" in table.choices("supplant")
    assert not [one for one in table.choices("supplant") if not one.endswith(" white")]
    table.play("supplant menzoberranzan white")
    assert table.troops("menzoberranzan") == "flame white*2"
    assert table.hall() == "white"
    assert table.is_asked("deploy")
    assert "menzoberranzan--everfire-0" in table.choices("deploy")
    table.play("deploy menzoberranzan")
    assert table.troops("menzoberranzan") == "flame*2 white*2"
    assert table.barracks() == 37
    assert table.goes_on()


def test_balor_deploys_without_a_white_troop_on_the_map() -> None:
    table = fed("balor", troops=HERE, whites=False)
    assert table.is_asked("deploy")
    table.play("deploy eryndlyn")
    assert table.troops("eryndlyn") == "flame*2"
    assert table.goes_on()


def test_demogorgon_supplants_two_white_troops_with_presence() -> None:
    table = fed("demogorgon", players=3, troops=BESIDE | {"eryndlyn": "flame spider white"})
    assert table.choices() == ["supplant eryndlyn white", "supplant araumycos--eryndlyn-0 white"]
    table.play("supplant araumycos--eryndlyn-0 white")
    assert table.choices() == ["supplant araumycos white", "supplant eryndlyn white"]
    table.play("supplant eryndlyn white")
    assert table.troops("eryndlyn") == "flame*2 spider"
    assert table.hall() == "white*2"
    assert table.discard(1) == table.discard(2) == "insane-outcast*2"
    assert table.discard() == ""
    assert table.stack("insane-outcast") == 26


@pytest.mark.parametrize(
    ("left", "taken"), [(2, (1, 1, 0)), (3, (1, 1, 1)), (4, (2, 1, 1)), (5, (2, 2, 1))]
)
def test_demogorgon_gives_the_last_outcasts_one_by_one(
    left: int, taken: tuple[int, int, int]
) -> None:
    table = fed("demogorgon", players=4, troops=ALONE, stacks={"insane-outcast": left})
    found = [table.seat(seat)["discard"].count("insane-outcast") for seat in (1, 2, 3)]
    assert tuple(found) == taken
    assert table.stack("insane-outcast") == 0


def test_demogorgon_gives_outcasts_without_a_white_troop_in_reach() -> None:
    table = fed("demogorgon", troops=ALONE)
    assert table.goes_on()
    assert table.hall() == ""
    assert table.discard(1) == "insane-outcast*2"


def test_derro_supplants_anywhere_and_takes_an_outcast() -> None:
    table = played("derro", troops={"eryndlyn": "flame spider"})
    assert "eryndlyn spider" not in table.choices("supplant")
    table.play("supplant blingdenstone white")
    assert table.troops("blingdenstone") == "flame white"
    assert table.discard() == "insane-outcast"
    assert table.discard(1) == ""
    assert table.stack("insane-outcast") == 29


def test_derro_takes_an_outcast_without_a_white_troop_on_the_map() -> None:
    table = played("derro", whites=False)
    assert table.goes_on()
    assert table.discard() == "insane-outcast"


def test_derro_takes_no_outcast_from_an_empty_stack() -> None:
    table = played("derro", stacks={"insane-outcast": 0}).play("supplant blingdenstone white")
    assert table.discard() == ""
    assert table.goes_on()


def test_ettin_deploys_three() -> None:
    table = played("ettin", troops=HERE).play("choose 1")
    assert table.details()["count"] == 3
    table.play("deploy eryndlyn--llacerellyn-0", "deploy llacerellyn", "deploy llacerellyn")
    assert table.troops("llacerellyn") == "flame*2"
    assert table.total("llacerellyn")
    assert table.goes_on()


def test_ettin_assassinates_two_white_troops() -> None:
    table = played("ettin", troops=BESIDE | {"eryndlyn": "flame spider white"}).play("choose 2")
    assert table.choices() == [
        "assassinate eryndlyn white",
        "assassinate araumycos--eryndlyn-0 white",
    ]
    table.play("assassinate eryndlyn white")  # the other one must follow
    assert table.hall() == "white*2"
    assert table.troops("araumycos--eryndlyn-0") == ""
    assert table.goes_on()


def test_ettin_finds_no_white_troop() -> None:
    table = played("ettin", troops={"kanaglym": "flame spider"}).play("choose 2")
    assert table.goes_on()
    assert table.hall() == ""


def test_gibbering_mouther_gives_an_outcast_to_a_chosen_neighbour() -> None:
    table = played(
        "gibbering-mouther",
        players=3,
        troops={"eryndlyn": "flame", "llacerellyn": "spider", "kanaglym--eryndlyn-1": "blade"},
    )
    table.play("deploy eryndlyn--llacerellyn-0", "deploy eryndlyn")
    assert table.is_asked("player")
    assert table.choices() == ["choose-player spider", "choose-player blade"]
    table.play("choose-player spider")
    assert table.discard(1) == "insane-outcast"
    assert table.discard(2) == ""
    assert table.goes_on()


def test_gibbering_mouther_must_take_the_only_neighbour() -> None:
    troops = {"eryndlyn": "flame", "llacerellyn": "spider", "skullport": "blade"}
    table = played("gibbering-mouther", players=3, troops=troops)
    table.play("deploy eryndlyn--llacerellyn-0", "deploy eryndlyn")
    assert table.goes_on()
    assert table.discard(1) == "insane-outcast"
    assert table.discard(2) == ""


def test_gibbering_mouther_without_a_neighbour_gives_no_outcast() -> None:
    troops = {"eryndlyn": "flame", "ched-nasad": "spider", "skullport--kanaglym-0": "spider"}
    table = played("gibbering-mouther", troops=troops)
    table.play("deploy eryndlyn", "deploy kanaglym--eryndlyn-1")
    assert table.goes_on()
    assert table.discard(1) == ""


def test_gibbering_mouther_with_an_empty_stack_asks_nobody() -> None:
    troops = {"eryndlyn": "flame spider blade"}
    table = played("gibbering-mouther", players=3, troops=troops, stacks={"insane-outcast": 0})
    table.play("deploy kanaglym--eryndlyn-1", "deploy kanaglym--eryndlyn-0")
    assert table.goes_on()


def test_gibbering_mouther_with_empty_barracks_has_deployed_nobody() -> None:
    table = played("gibbering-mouther", me=Seat(barracks=0), troops={"eryndlyn": "flame spider"})
    assert table.goes_on()
    assert table.points() == 2
    assert table.discard(1) == ""


def test_gibbering_mouther_remembers_the_one_troop_that_was_left() -> None:
    table = played("gibbering-mouther", me=Seat(barracks=1), troops={"eryndlyn": "flame spider"})
    table.play("deploy eryndlyn")
    assert table.points() == 1
    assert table.discard(1) == "insane-outcast"


# -- guile --------------------------------------------------------------------------------


def test_jackalwere_returns_a_spy_for_power_and_influence() -> None:
    table = played("jackalwere", me=Seat(spies="araumycos")).play("choose 2", "recall araumycos")
    assert table.resources() == (2, 2, 0)
    assert table.spy_supply() == 5
    assert table.goes_on()


def test_night_hag_returns_a_spy_for_two_cards() -> None:
    table = played("night-hag", me=Seat(spies="araumycos", deck="soldier noble noble"))
    table.play("choose 2", "recall araumycos")
    assert table.hand() == "noble soldier"
    assert table.deck() == "noble"
    assert table.told("cards-drawn") == [{"seat": 0, "count": 2}]


def test_vrock_returns_a_spy_for_five_power() -> None:
    table = played("vrock", me=Seat(spies="araumycos")).play("choose 2", "recall araumycos")
    assert table.resources() == (5, 0, 0)
    assert table.spies("araumycos") == ""


def test_succubus_places_a_spy_and_assassinates_there() -> None:
    table = fed("succubus", troops={"kanaglym": "flame", "eryndlyn": "spider white"})
    table.play("place-spy eryndlyn")
    assert table.choices() == ["assassinate eryndlyn spider", "assassinate eryndlyn white"]
    table.play("assassinate eryndlyn spider")
    assert table.hall() == "spider"
    assert table.spies("eryndlyn") == "flame"
    assert table.goes_on()


def test_succubus_finds_nobody_at_the_site_of_the_spy() -> None:
    table = fed("succubus", troops={"eryndlyn": "flame spider"}).play("place-spy kanaglym")
    assert table.goes_on()
    assert table.hall() == ""


def test_succubus_without_a_spy_assassinates_nobody() -> None:
    five = "araumycos skullport menzoberranzan gracklstugh tsenviilyq"
    table = played("succubus", me=Seat(hand="noble", spies=five)).play("devour card:noble")
    assert table.is_asked("recall")
    table.play("pass")
    assert table.goes_on()
    assert table.hall() == ""
    assert table.devoured() == "noble"


def test_grazzt_places_two_spies() -> None:
    table = played("grazzt").play("choose 1")
    assert table.details()["count"] == 2
    table.play("place-spy araumycos")
    assert "araumycos" not in table.choices("place-spy")
    table.play("place-spy skullport")
    assert table.spies("araumycos") == table.spies("skullport") == "flame"
    assert table.spy_supply() == 3
    assert table.goes_on()


def test_grazzt_supplants_where_spies_were_returned() -> None:
    table = played(
        "grazzt",
        me=Seat(spies="araumycos skullport tsenviilyq"),
        troops={"skullport": "spider white"},
    )
    table.play("choose 2")
    assert table.details()["cost"] == "return-spies"
    table.play("recall skullport")
    assert table.choices() == ["recall araumycos", "recall tsenviilyq", "pass"]
    table.play("recall araumycos", "pass")
    assert table.is_asked("supplant")
    assert table.choices() == ["supplant skullport spider", "supplant skullport white"]
    table.play("supplant skullport spider")  # at araumycos there is no choice
    assert table.troops("skullport") == "flame white"
    assert table.troops("araumycos") == "flame white*3"
    assert table.troops("tsenviilyq") == "white*3"
    assert table.spies("tsenviilyq") == "flame"
    assert table.hall() == "spider white"
    assert table.spy_supply() == 4
    assert table.goes_on()


def test_grazzt_skips_a_site_without_an_enemy() -> None:
    table = played("grazzt", me=Seat(spies="kanaglym araumycos eryndlyn"), troops=HERE)
    table.play("choose 2", "recall kanaglym", "recall eryndlyn", "recall araumycos")
    assert table.troops("araumycos") == "flame white*3"
    assert table.hall() == "white"
    assert table.goes_on()


def test_grazzt_may_return_no_spy() -> None:
    table = played("grazzt", me=Seat(spies="araumycos")).play("choose 2", "pass")
    assert table.goes_on()
    assert table.spies("araumycos") == "flame"
    assert table.hall() == ""


# -- malice -------------------------------------------------------------------------------


def test_ghoul_brings_two_power_and_an_outcast_to_each_opponent() -> None:
    table = played("ghoul", players=4)
    assert table.resources() == (2, 0, 0)
    assert [table.discard(seat) for seat in range(4)] == ["", *["insane-outcast"] * 3]
    assert table.told("outcast-taken") == [{"seat": 1}, {"seat": 2}, {"seat": 3}]
    assert table.stack("insane-outcast") == 27


def test_glabrezu_assassinates_two_enemy_troops() -> None:
    table = fed("glabrezu", troops={"eryndlyn": "flame spider*2"})
    assert table.choices() == [
        "assassinate eryndlyn spider",
        "assassinate araumycos--eryndlyn-0 white",
    ]
    table.play("assassinate eryndlyn spider")
    assert table.is_asked("assassinate")
    assert table.details()["count"] == 1
    table.play("assassinate eryndlyn spider")
    assert table.hall() == "spider*2"
    assert table.troops("eryndlyn") == "flame"
    assert table.goes_on()


@pytest.mark.parametrize("card", ["glabrezu", "orcus"])
def test_without_an_enemy_in_reach_nobody_is_assassinated(card: str) -> None:
    table = fed(card, Seat(hall=""), troops=ALONE | {"skullport": "white*2"})
    assert table.goes_on()
    assert table.hall() == ""


def test_marilith_brings_five_power() -> None:
    assert fed("marilith").resources() == (5, 0, 0)


def test_mind_flayer_brings_three_influence() -> None:
    table = fed("mind-flayer")
    assert table.choices() == ["choose 1", "choose 2"]
    assert table.play("choose 1").resources() == (0, 3, 0)
    assert table.goes_on()


def test_mind_flayer_assassinates() -> None:
    table = fed("mind-flayer", troops={"eryndlyn": "flame spider"}).play("choose 2")
    table.play("assassinate eryndlyn spider")
    assert table.hall() == "spider"
    assert table.resources() == (0, 0, 0)
    assert table.goes_on()


def test_mind_flayer_finds_nobody_to_assassinate() -> None:
    table = fed("mind-flayer", troops=ALONE).play("choose 2")
    assert table.goes_on()
    assert table.hall() == ""


def test_orcus_assassinates_two_and_puts_trophies_back_anywhere() -> None:
    troops = BESIDE | {"eryndlyn": "flame spider*2"}
    table = fed("orcus", Seat(hall="flame"), Seat(hall="white"), troops=troops)
    table.play("assassinate eryndlyn spider", "assassinate eryndlyn spider")
    assert table.hall() == "spider*2"
    assert table.is_asked("trophy")
    assert table.details()["count"] == 2
    assert table.choices() == [
        "take-trophy flame spider",
        "take-trophy spider flame",
        "take-trophy blade white",
        "pass",
    ]
    table.play("take-trophy spider flame")
    assert table.is_asked("redeploy")
    assert "chasmleap-bridge" in table.choices("put")
    assert "pass" not in table.choices()
    table.play("put chasmleap-bridge")
    assert table.troops("chasmleap-bridge") == "flame"
    assert table.hall(1) == ""
    table.play("take-trophy flame spider", "put kanaglym")
    assert table.troops("kanaglym") == "spider"
    assert table.hall() == "spider"
    assert table.barracks() == 38
    assert table.goes_on()


@pytest.mark.parametrize("put", [0, 1])
def test_orcus_may_leave_trophies_where_they_are(put: int) -> None:
    table = fed("orcus", troops=ALONE, whites=False)
    table.play(*["take-trophy spider white", "put kanaglym"] * put, "pass")
    assert table.goes_on()
    assert table.troops("kanaglym") == ("flame white" if put else "flame")


def test_orcus_finds_no_trophies() -> None:
    whole = Seat(hall="")
    table = fed("orcus", whole, troops=ALONE)
    assert table.goes_on()


# -- the Outcasts -------------------------------------------------------------------------


def test_insane_outcast_goes_home_for_a_card_of_the_hand() -> None:
    table = played("insane-outcast", me=Seat(hand="noble soldier"))
    assert table.details()["cost"] == "discard"
    assert table.choices() == ["discard card:noble", "discard card:soldier", "pass"]
    table.play("discard card:noble")
    assert table.discard() == "noble"
    assert table.play_area() == ""
    assert table.stack("insane-outcast") == 30
    assert table.goes_on()


def test_insane_outcast_stays_if_no_card_is_discarded() -> None:
    table = played("insane-outcast", me=Seat(hand="noble")).play("pass")
    assert table.play_area() == "insane-outcast"
    assert table.hand() == "noble"
    assert table.stack("insane-outcast") == 29


def test_insane_outcast_stays_without_a_card_in_hand() -> None:
    table = played("insane-outcast")
    assert table.goes_on()
    assert table.play_area() == "insane-outcast"
