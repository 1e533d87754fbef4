"""The set-up, a turn from its beginning to its end, and the end of the game."""

from __future__ import annotations

import pytest

import deepcourt

from ..table import words
from .table import Seat, Table, lay, played

# -- set-up -------------------------------------------------------------------------------


def new(players: int, outer: str = "left", decks: str = "drow-dragons", seed: int = 1) -> Table:
    return Table(
        deepcourt.new_game("tyrants", players=players, seed=seed, outer=outer, decks=decks)
    )


@pytest.mark.parametrize(
    ("players", "outer", "sites", "spaces", "whites", "starts", "markers"),
    [
        (2, "left", 15, 32, 25, 4, 3),
        (3, "left", 21, 42, 32, 5, 5),
        (3, "right", 20, 43, 33, 5, 5),
        (4, "left", 26, 53, 40, 6, 7),
    ],
)
def test_the_map_at_the_beginning(
    players: int, outer: str, sites: int, spaces: int, whites: int, starts: int, markers: int
) -> None:
    table = new(players, outer)
    view = table.view()
    assert (len(view["sites"]), len(view["spaces"])) == (sites, spaces)
    white = [site["troops"].get("white", 0) for site in view["sites"].values()]
    assert sum(white) + sum(troop == "white" for troop in view["spaces"].values()) == whites
    assert len(table.choices("start")) == starts
    assert sum(site["marker"] for site in view["sites"].values()) == markers
    assert all(site["control"] is None for site in view["sites"].values())


def test_the_cards_at_the_beginning() -> None:
    table = new(4, decks="demons-undead")
    assert len(words(table.row())) == 6
    assert table.market_size() == 74
    assert table.view()["stacks"] == {
        "house-guard": 15,
        "priestess-of-lolth": 15,
        "insane-outcast": 30,
    }
    for seat in range(4):
        view = table.seat(seat)
        assert (view["hand_size"], view["deck_size"]) == (5, 5)
        assert view["unseen"] == ["noble"] * 7 + ["soldier"] * 3
        assert (view["barracks"], view["spies"], view["points"]) == (40, 5, 0)
    assert table.devoured() == ""


def test_everybody_begins_at_a_site_of_their_own() -> None:
    table = new(3, seed=5)
    first = table.view()["first"]
    seats = [(first + turn) % 3 for turn in range(3)]
    assert table.asked() == (seats[0], "start")
    assert table.refusal("start kanaglym").id == "no-start-site"
    assert table.refusal("start chaulssin").id == "out-of-play"
    table.play("start mantol-derith")  # two white troops stand there
    assert table.troops("mantol-derith") == f"{table.seat(seats[0])['house']} white*2"
    assert table.asked() == (seats[1], "start")
    assert table.refusal("start mantol-derith").id == "start-site-taken"
    table.play("start eryndlyn", "start jhachalkhyn")
    assert table.asked() == (seats[0], "turn")
    assert [table.barracks(seat) for seat in seats] == [39, 39, 39]
    assert table.view()["round"] == 1


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(3, seed=seed).view()["first"] for seed in range(20)} == {0, 1, 2}


# -- basic actions ------------------------------------------------------------------------


def test_a_turn_begins_with_nothing() -> None:
    table = lay(turn=1, power=5, influence=5).play("end-turn")
    assert table.is_asked("turn")
    assert table.resources() == (0, 0, 0)


def test_deploying_costs_one_power() -> None:
    table = lay(troops={"eryndlyn": "flame"}, power=2)
    table.play("deploy eryndlyn")
    assert table.power() == 1
    assert table.barracks() == 38
    table.play("deploy eryndlyn")
    assert table.refusal("deploy eryndlyn--llacerellyn-0").args == {"need": 1, "count": 0}


def test_without_a_troop_on_the_map_one_deploys_anywhere() -> None:
    table = lay(Seat(spies="araumycos"), troops={"eryndlyn": "spider*3"}, power=2)
    choices = table.choices("deploy")
    assert "eryndlyn" not in choices  # it is full
    assert {"everfire", "menzoberranzan", "skullport--kanaglym-0"} <= set(choices)
    table.play("deploy everfire")
    assert "skullport--kanaglym-0" not in table.choices("deploy")


def test_assassinating_costs_three_power() -> None:
    table = lay(troops={"eryndlyn": "flame spider"}, power=5)
    assert table.choices("assassinate") == ["eryndlyn spider", "araumycos--eryndlyn-0 white"]
    assert table.refusal("assassinate eryndlyn flame").id == "own-troop"
    assert table.refusal("assassinate araumycos white").id == "no-presence"
    table.play("assassinate eryndlyn spider")
    assert table.power() == 2
    assert table.hall() == "spider"
    assert table.refusal("assassinate araumycos--eryndlyn-0 white").args == {"need": 3, "count": 2}


def test_returning_a_spy_costs_three_power() -> None:
    table = lay(
        Seat(spies="eryndlyn"),
        Seat(spies="eryndlyn kanaglym"),
        troops={"eryndlyn": "flame"},
        power=4,
    )
    assert table.choices("return-spy") == ["eryndlyn spider"]
    assert table.refusal("return-spy kanaglym spider").id == "no-presence"
    assert table.refusal("return-spy eryndlyn flame").id == "own-spy"
    table.play("return-spy eryndlyn spider")
    assert table.power() == 1
    assert table.spy_supply(1) == 4


def test_recruiting_fills_the_row_at_once() -> None:
    row = "kobold advocate blackguard spellspinner deathblade kobold"
    table = lay(row=row, market="dragonclaw inquisitor", influence=3)
    assert table.choices("recruit") == [
        "card:advocate",
        "card:blackguard",
        "card:spellspinner",
        "card:kobold",
        "card:house-guard",
        "card:priestess-of-lolth",
    ]
    table.play("recruit card:advocate")
    assert table.told("card-recruited") == [{"seat": 0, "card": "advocate"}]
    assert table.discard() == "advocate"
    assert table.influence() == 1
    assert table.row() == "kobold dragonclaw blackguard spellspinner deathblade kobold"
    table.play("recruit card:kobold")
    assert table.row() == "inquisitor dragonclaw blackguard spellspinner deathblade kobold"
    assert table.refusal("recruit card:kobold").args == {"card": "kobold", "count": 1}


def test_basic_actions_come_between_two_cards_and_in_any_order() -> None:
    table = lay(Seat(hand="soldier*2 noble"), troops={"eryndlyn": "flame"}, row="kobold")
    table.play("play card:soldier", "deploy eryndlyn", "play card:noble", "recruit card:kobold")
    table.play("play card:soldier", "deploy eryndlyn", "end-turn")
    assert table.troops("eryndlyn") == "flame*3"
    assert table.is_asked("turn", 1)


def test_no_basic_action_interrupts_a_card() -> None:
    table = played("mercenary-squad", troops={"eryndlyn": "flame"}, power=9, influence=9)
    assert {one.split()[0] for one in table.choices()} == {"deploy"}
    assert table.refusal("end-turn").id == "not-now-end-turn"
    assert table.refusal("recruit card:house-guard").id == "not-now-recruit"
    table.play("deploy eryndlyn")
    assert table.power() == 9  # the card pays


# -- empty barracks -----------------------------------------------------------------------


def test_with_empty_barracks_power_brings_points() -> None:
    table = lay(Seat(barracks=0), power=2)
    assert table.choices("deploy") == []
    assert table.refusal("deploy eryndlyn").id == "barracks-empty"
    table.play("take-point", "take-point")
    assert table.resources() == (0, 0, 2)
    assert table.refusal("take-point").id == "no-power"


def test_points_are_not_taken_from_full_barracks() -> None:
    assert lay(power=2).refusal("take-point").id == "barracks-not-empty"


def test_barracks_that_empty_half_way_bring_a_point_for_the_rest() -> None:
    table = played("mercenary-squad", me=Seat(barracks=1), troops={"eryndlyn": "flame"})
    table.play("deploy eryndlyn")
    assert table.points() == 2
    assert table.barracks() == 0
    assert table.goes_on()


def test_a_returned_troop_can_be_deployed_again() -> None:
    table = lay(
        Seat(barracks=0),
        Seat(hand="chosen-of-lolth"),
        troops={"eryndlyn": "flame spider"},
        turn=1,
    )
    table.play("play card:chosen-of-lolth")
    assert table.barracks() == 1
    assert table.view()["last_round"]  # the end does not go away


# -- markers ------------------------------------------------------------------------------


def test_markers_bring_influence_at_the_beginning_of_the_turn() -> None:
    troops = {"menzoberranzan": "flame", "tsenviilyq": "flame", "araumycos": "spider"}
    table = lay(turn=1, troops=troops).play("end-turn")
    assert [one["site"] for one in table.told("marker-influence")] == [
        "menzoberranzan",
        "tsenviilyq",
    ]
    assert table.influence() == 2


def test_a_marker_won_in_the_own_turn_pays_at_once() -> None:
    table = lay(troops={"tsenviilyq": "flame white"}, power=3)
    table.play("assassinate tsenviilyq white")
    assert table.story() == ["troop-assassinated", "control-gained", "marker-influence"]
    assert table.influence() == 1


def test_control_that_becomes_total_pays_no_more_influence() -> None:
    table = lay(troops={"tsenviilyq": "flame*2"}, power=1).play("deploy tsenviilyq")
    assert table.total("tsenviilyq")
    assert table.influence() == 0  # it was paid when the turn began
    table.play("end-turn")
    assert table.points() == 1


@pytest.mark.parametrize(
    ("site", "spaces", "points"),
    [
        ("gauntlgrym", 3, 1),
        ("ch-chitl", 3, 1),
        ("menzoberranzan", 6, 2),
        ("araumycos", 4, 3),
        ("tsenviilyq", 3, 1),
        ("phaerlin", 3, 1),
        ("ss-zuraass-nee", 3, 1),
    ],
)
def test_markers_under_total_control_bring_points(site: str, spaces: int, points: int) -> None:
    table = lay(players=4, troops={site: f"flame*{spaces}"}).play("end-turn")
    assert table.told("marker-points") == [{"seat": 0, "site": site, "count": points}]
    assert table.points() == points
    table = lay(players=4, troops={site: f"flame*{spaces - 1}"}).play("end-turn")
    assert table.points() == 0


def test_a_foreign_spy_ends_total_control_and_its_points() -> None:
    table = lay(Seat(), Seat(hand="spy-master"), troops={"tsenviilyq": "flame*3"}, turn=1).play(
        "play card:spy-master", "place-spy tsenviilyq"
    )
    assert table.told("total-control-lost") == [{"seat": 0, "site": "tsenviilyq"}]
    assert table.control("tsenviilyq") == 0
    table.play("end-turn", "end-turn")
    assert table.points() == 0


def test_nobody_else_is_paid_at_the_end_of_a_turn() -> None:
    table = lay(troops={"tsenviilyq": "spider*3"}).play("end-turn")
    assert table.points(1) == 0
    table.play("end-turn")
    assert table.points(1) == 1


# -- the end of a turn --------------------------------------------------------------------


def test_effects_then_points_then_a_new_hand() -> None:
    table = lay(
        Seat(hand="wyrmspeaker noble soldier", deck="noble*6"),
        troops={"tsenviilyq": "flame*3"},
    )
    table.play("play card:noble", "play card:wyrmspeaker").play("end-turn")
    assert table.story() == [
        "card-promoted",
        "marker-points",
        "turn-ended",
        "cards-drawn",
        "turn-began",
    ]
    assert table.circle() == "noble"
    assert table.discard() == "soldier wyrmspeaker"
    assert table.hand() == "noble*5"
    assert table.play_area() == ""
    assert table.resources()[:2] == (0, 0)


def test_what_differs_at_the_end_of_the_turn_comes_in_the_order_of_ones_choice() -> None:
    table = lay(Seat(hand="blue-dragon wyrmspeaker noble soldier", circle="noble"))
    table.play(*(f"play card:{card}" for card in ("blue-dragon", "wyrmspeaker", "noble")))
    table.play("play card:soldier", "end-turn")
    assert table.is_asked("order")
    assert table.choices() == ["resolve card:blue-dragon", "resolve card:wyrmspeaker"]
    assert table.refusal("resolve card:noble").id == "nothing-waits"
    table.play("resolve card:wyrmspeaker", "promote card:noble")
    assert table.is_asked("promote")  # the Blue Dragon is left
    table.play("promote card:soldier", "pass")
    assert table.circle() == "noble noble soldier"
    assert table.points() == 1
    assert table.is_asked("turn", 1)


def test_equal_effects_need_no_order() -> None:
    table = lay(Seat(hand="wyrmspeaker cleric-of-laogzed noble*2"))
    table.play("play card:wyrmspeaker", "play card:cleric-of-laogzed", "play card:noble")
    table.play("play card:noble", "end-turn")
    assert table.is_asked("promote")
    table.play("promote card:noble")
    assert table.is_asked("promote")
    table.play("promote card:noble")
    assert table.circle() == "noble noble"
    assert table.is_asked("turn", 1)


# -- drawing ------------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_while_drawing() -> None:
    me = Seat(hand="house-guard noble", deck="soldier*2", discard="advocate*3")
    table = lay(me).play("play card:house-guard", "end-turn")
    assert table.told("deck-shuffled") == [{"seat": 0, "count": 5}]  # what was played is among them
    view = table.seat(0)
    assert (view["hand_size"], view["deck_size"], view["discard"]) == (5, 2, [])
    assert "soldier*2" in table.hand()  # they lay on top


def test_a_deck_made_anew_is_shuffled() -> None:
    me = Seat(deck="", discard="noble*4 soldier*3 advocate kobold dragonclaw")
    hands = {lay(me, random=chance).play("end-turn").hand() for chance in range(10)}
    assert len(hands) > 1


def test_who_owns_fewer_than_five_cards_draws_them_all() -> None:
    table = lay(Seat(hand="noble", deck="", discard="soldier")).play("end-turn")
    assert table.hand() == "noble soldier"
    assert table.deck() == ""
    assert table.is_asked("turn", 1)


def test_who_owns_no_card_draws_none() -> None:
    table = lay(Seat(deck="")).play("end-turn")
    assert table.hand() == ""
    assert table.told("cards-drawn") == []


def test_others_see_how_many_cards_are_drawn_and_not_which() -> None:
    table = lay(Seat(deck="noble*2 soldier*3")).play("end-turn")
    assert table.told("cards-drawn", 1) == [{"seat": 0, "count": 5}]
    assert table.told("card-drawn", 1) == []
    assert len(table.told("card-drawn", 0)) == 5


def test_drawing_in_a_turn_leaves_the_play_area_alone() -> None:
    me = Seat(hand="noble rath-modar", deck="", discard="soldier")
    table = lay(me).play("play card:noble", "play card:rath-modar")
    assert table.hand() == "soldier"  # there was no second card
    assert table.play_area() == "noble rath-modar"


# -- the end of the game ------------------------------------------------------------------


def test_the_last_troop_brings_the_last_round() -> None:
    table = lay(Seat(barracks=1), troops={"eryndlyn": "flame"}, power=1)
    table.play("deploy eryndlyn")
    assert table.told("last-round-began") == [{"seat": 0}]
    table.play("end-turn")
    assert table.is_asked("turn", 1)
    table.play("end-turn")
    assert table.game.over
    assert table.story()[-1] == "game-ended"


def test_the_last_troop_of_a_card_brings_the_last_round() -> None:
    table = played("kobold", me=Seat(barracks=1), troops={"eryndlyn": "flame"})
    table.play("choose 1", "deploy eryndlyn")
    assert table.view()["last_round"]


def test_the_last_card_of_the_market_deck_brings_the_last_round() -> None:
    table = lay(row="kobold advocate", market="dragonclaw", influence=3)
    assert not table.view()["last_round"]
    table.play("recruit card:kobold")
    assert table.story() == ["card-recruited", "market-filled", "last-round-began"]
    assert table.market_size() == 0
    table.play("recruit card:advocate")  # the market goes on without a deck
    assert table.row().startswith("dragonclaw - ")
    assert table.told("last-round-began") == []


def test_a_card_devoured_in_the_market_can_bring_the_last_round() -> None:
    table = played("cult-fanatic", row="kobold", market="dragonclaw").play("devour card:kobold")
    assert table.view()["last_round"]


def test_all_players_have_the_same_number_of_turns() -> None:
    table = lay(players=3, first=1, turn=1, market="kobold", row="advocate", influence=2)
    table.play("recruit card:advocate", "end-turn", "end-turn")
    assert table.is_asked("turn", 0)
    table.play("end-turn")
    assert table.game.over


def test_the_last_player_of_the_round_ends_the_game_with_the_turn() -> None:
    table = lay(turn=1, market="kobold", row="advocate", influence=2)
    table.play("recruit card:advocate", "end-turn")
    assert table.game.over
    assert table.choices() == []
    assert table.game.decision is None
    assert table.refusal("end-turn").id == "game-over"


def test_rounds_are_counted_from_the_first_player() -> None:
    table = lay(players=3, first=2, turn=1, round=4).play("end-turn")
    assert table.view()["round"] == 5
    table.play("end-turn", "end-turn")
    assert table.view()["round"] == 5


def test_the_last_turn_is_a_whole_turn_and_no_other_begins() -> None:
    table = lay(
        Seat(),
        Seat(hand="wyrmspeaker noble", hall="white*2"),
        troops={"tsenviilyq": "spider*3", "menzoberranzan": "flame"},
        turn=1,
        last_round=True,
    )
    table.play("play card:wyrmspeaker", "play card:noble", "end-turn")
    assert table.circle(1) == "noble"
    assert table.points(1) == 1
    assert table.told("turn-began") == []
    assert table.told("marker-influence") == []
    # a site and its total control, the trophies, the Wyrmspeaker, the Noble, the marker
    assert table.game.scores()[1] == 4 + 2 + 2 + 1 + 1 + 1


def test_the_highest_score_wins() -> None:
    table = lay(Seat(points=3), Seat(points=9), Seat(points=8), last_round=True, turn=2)
    table.play("end-turn")
    assert table.game.scores() == [3, 9, 8]
    assert table.game.ranking() == [3, 1, 2]


def test_hands_are_open_when_the_game_is_over() -> None:
    table = lay(Seat(hand="noble*2"), turn=1, last_round=True)
    assert table.view()["seats"][0]["hand"] is None
    table.play("end-turn")
    assert table.view()["seats"][0]["hand"] == ["noble", "noble"]
