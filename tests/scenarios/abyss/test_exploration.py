"""Exploring the depths: offers, allies, monsters, rewards, and the end of an exploration."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import TOKENS, Seat, Table, lay

RICH = Seat(pearls=9)


def offered(*pearls: int, step: str = "explore -> crab-3") -> Table:
    """Seat 0 explores; the others have so many pearls."""
    return lay(Seat(), *(Seat(pearls=count) for count in pearls)).play(step)


# -- offers -------------------------------------------------------------------------------


@covers("verb:explore", "event:ally-revealed")
def test_an_ally_is_offered_to_the_left_neighbour_first() -> None:
    table = offered(1, 1, 1)
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "crab-3", "space": 1}]
    assert table.asked() == (1, "offer")
    assert table.details() == {"seat2": 0, "ally": "crab-3", "count": 1}
    assert table.choices() == ["buy", "decline", "decline-all"]
    assert table.track() == "crab-3"


@covers("decision:offer", "verb:decline", "event:offer-declined", "decision:ally", "verb:take-ally")
def test_offers_go_clockwise_and_back_to_the_active_player() -> None:
    table = lay(Seat(pearls=1), Seat(pearls=1), Seat(), Seat(pearls=1), turn=2)
    table.play("explore -> squid-2")
    order = []
    while table.asked()[1] == "offer":
        order.append(table.game.seat)
        table.play("decline")
    assert order == [3, 0, 1]
    assert table.told("offer-declined") == [{"seat": 1, "ally": "squid-2"}]
    assert table.asked() == (2, "ally")
    assert table.details() == {"ally": "squid-2"}
    table.play("take-ally")
    assert table.hand(2) == "squid-2"
    assert table.asked() == (3, "turn")


@covers("verb:buy", "event:ally-bought", "event:pearls-lost", "event:pearls-gained")
def test_a_buyer_pays_the_active_player_and_takes_the_ally_in_hand() -> None:
    table = offered(2, 2).play("buy -> monster")
    assert table.told("ally-bought") == [{"seat": 1, "ally": "crab-3", "count": 1}]
    assert table.told("pearls-lost") == [{"seat": 1, "count": 1, "total": 1}]
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.hand(1) == "crab-3"
    assert (table.pearls(0), table.pearls(1)) == (1, 1)


def test_a_bought_ally_leaves_its_space_to_the_next_card() -> None:
    table = offered(2, 2).play("buy -> squid-1")
    assert table.track() == "squid-1"
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-1", "space": 1}]


def test_the_first_buyer_ends_the_round_of_offers() -> None:
    table = offered(1, 5, 5).play("buy -> squid-1")
    assert table.asked() == (2, "offer")
    assert table.details()["ally"] == "squid-1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_purchase_costs_one_more_and_each_opponent_buys_once(players: int) -> None:
    table = lay(Seat(), *[RICH] * (players - 1)).play("explore -> crab-1")
    for price in range(1, players):
        assert table.asked() == (price, "offer")
        assert table.details()["count"] == price
        table.play("buy -> crab-2")
    assert table.asked() == (0, "ally")
    assert [9 - table.pearls(seat) for seat in range(1, players)] == list(range(1, players))
    assert table.pearls(0) == sum(range(1, players))
    assert table.view()["bought"] == list(range(1, players))


def test_who_has_too_few_pearls_is_passed_over() -> None:
    assert offered(0, 1).asked() == (2, "offer")
    assert offered(0, 0).asked() == (0, "ally")


def test_who_cannot_pay_the_higher_price_is_passed_over() -> None:
    table = offered(1, 1, 2).play("buy -> squid-1")
    assert table.asked() == (3, "offer")
    assert table.details()["count"] == 2


def test_who_declined_is_asked_again_for_the_next_card() -> None:
    table = offered(1).play("decline", "explore-on -> squid-1")
    assert table.asked() == (1, "offer")


@covers("verb:decline-all")
def test_who_declines_for_the_rest_of_the_turn_is_not_asked_again() -> None:
    table = offered(1, 1).play("decline-all")
    assert table.view(1)["declined"] == [1]
    assert table.asked() == (2, "offer")
    table.play("decline", "explore-on -> squid-1")
    assert table.asked() == (2, "offer")


def test_who_declines_for_the_rest_of_the_turn_is_heard_card_by_card() -> None:
    table = offered(1, 1).play("decline-all")
    assert table.told("offer-declined") == [{"seat": 1, "ally": "crab-3"}]
    assert [table.view(viewer)["declined"] for viewer in (0, 2, None)] == [[], [], []]
    table.play("decline", "explore-on -> squid-1")
    assert table.told("offer-declined")[1:] == [{"seat": 1, "ally": "squid-1"}]


def test_declining_all_ends_with_the_turn() -> None:
    table = offered(1).play("decline-all", "take-ally")
    assert table.view(1)["declined"] == []
    assert table.view()["price"] == 1
    table.play("explore -> crab-1", "take-ally", "explore -> crab-2")
    assert table.asked() == (1, "offer")


def test_the_active_player_is_never_offered_the_own_find() -> None:
    table = lay(Seat(pearls=5), Seat()).play("explore -> crab-3")
    assert table.asked() == (0, "ally")
    assert table.refusal("buy") == Reason("not-now-buy")


def test_a_hand_is_not_shown_to_others() -> None:
    table = offered(1).play("buy -> crab-1", "take-ally")
    assert table.view(0)["seats"][1]["hand"] is None
    assert table.view(0)["seats"][1]["hand_size"] == 1
    assert table.view(1)["seats"][1]["hand"] == ["crab-3"]


# -- taking and going on ------------------------------------------------------------------


@covers("event:ally-taken", "event:ally-to-council", "verb:explore-on")
def test_allies_left_on_the_track_go_to_the_piles_of_their_race() -> None:
    table = lay().play("explore -> crab-3", "explore-on -> crab-1", "explore-on -> squid-5")
    assert table.track() == "crab-3 crab-1 squid-5"
    table.play("explore-on -> jellyfish-2", "take-ally")
    assert table.told("ally-taken") == [{"seat": 0, "ally": "jellyfish-2"}]
    assert [event["ally"] for event in table.told("ally-to-council")] == [
        "crab-3",
        "crab-1",
        "squid-5",
    ]
    assert table.hand(0) == "jellyfish-2"
    assert table.council() == {"crab": 2, "squid": 1}
    assert table.track() == ""


def test_the_ally_on_the_last_space_must_be_taken_and_brings_a_pearl() -> None:
    table = lay(asks="ally", waiting="close", track="crab-1 crab-2 crab-3 crab-4")
    table.play("explore-on -> squid-5")
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.hand(0) == "squid-5"
    assert table.council() == {"crab": 4}
    assert table.asked() == (1, "turn")


def test_the_ally_on_the_last_space_is_offered_before_it_must_be_taken() -> None:
    table = lay(Seat(), RICH, asks="ally", waiting="close", track="crab-1 crab-2 crab-3 crab-4")
    table.play("explore-on -> squid-5")
    assert table.asked() == (1, "offer")
    table.play("decline")
    assert table.hand(0) == "squid-5"
    assert table.pearls(0) == 1


# -- monsters -----------------------------------------------------------------------------


@covers("decision:monster", "event:monster-revealed", "event:monster-passed")
def test_a_monster_is_offered_to_nobody_and_passing_it_raises_the_threat() -> None:
    table = lay(Seat(), RICH).play("explore -> monster")
    assert table.told("monster-revealed") == [{"seat": 0, "space": 1}]
    assert table.asked() == (0, "monster")
    assert table.choices() == ["fight", "explore-on"]
    table.play("explore-on -> crab-1")
    assert table.told("monster-passed") == [{"seat": 0, "space": 2}]
    assert table.view()["threat"] == 2
    assert table.track() == "monster crab-1"


def test_passed_monsters_go_to_the_discard_at_the_end() -> None:
    table = lay().play("explore -> monster", "explore-on -> crab-1", "take-ally")
    assert table.discard() == "monster"
    assert table.view()["threat"] == 2


@covers("verb:fight", "event:monster-fought", "decision:reward", "event:reward-taken")
def test_a_fight_ends_the_exploration_and_sets_the_threat_back() -> None:
    table = lay(threat=2).play("explore -> squid-1", "explore-on -> monster", "fight")
    assert table.told("monster-fought") == [{"seat": 0}]
    assert table.asked() == (0, "reward")
    assert table.details() == {"space": 2}
    table.play("choose reward:pp")
    assert table.told("reward-taken") == [{"seat": 0, "reward": "pp"}]
    assert table.view()["threat"] == 1
    assert table.discard() == "monster"
    assert table.council() == {"squid": 1}
    assert table.asked() == (1, "turn")


REWARDS = {1: "p m", 2: "pp pm mm", 3: "k", 4: "kp km", 5: "kpp kpm kmm", 6: "kk"}


@pytest.mark.parametrize(
    ("space", "reward"),
    [
        pytest.param(space, reward, marks=covers(f"reward:{reward}"), id=f"{space}-{reward}")
        for space, rewards in REWARDS.items()
        for reward in rewards.split()
    ],
)
def test_the_rewards_of_the_threat_track(space: int, reward: str) -> None:
    table = lay(threat=space).play("explore -> monster", "fight")
    if len(REWARDS[space].split()) > 1:
        assert table.choices() == [f"choose reward:{one}" for one in REWARDS[space].split()]
        table.play(f"choose reward:{reward}")
    assert table.pearls(0) == reward.count("p")
    assert len(table.tokens(0).split()) == reward.count("m")
    assert table.seat(0)["key_tokens"] == reward.count("k")
    assert table.view()["tokens"] == 20 - reward.count("m")
    assert table.view()["threat"] == 1


@pytest.mark.parametrize(
    "influence",
    [pytest.param(token, marks=covers(f"influence:{token}")) for token in TOKENS],
)
def test_a_token_is_seen_by_its_owner_alone(influence: str) -> None:
    table = lay().play("explore -> monster", "fight", f"choose reward:m -> {influence}")
    assert table.told("token-seen", 0) == [{"seat": 0, "influence": int(influence)}]
    assert table.told("token-seen", 1) == []
    assert table.told("tokens-drawn", 1) == [{"seat": 0, "count": 1}]
    assert table.view(1)["seats"][0]["tokens"] == 1
    assert table.view(1)["seats"][0]["token_influence"] is None
    assert table.line(0, "monsters").points == int(influence)


@covers("event:keys-gained", "event:tokens-drawn", "event:token-seen", "verb:choose")
def test_a_reward_of_a_key_and_a_token() -> None:
    table = lay(threat=4).play("explore -> monster", "fight", "choose reward:km")
    assert table.told("keys-gained") == [{"seat": 0, "count": 1, "total": 1}]
    assert table.keys(0) == 1


# -- the end of the deck ------------------------------------------------------------------


@covers("event:deck-rebuilt")
def test_an_empty_deck_is_rebuilt_when_a_card_is_needed() -> None:
    table = lay(deck="squid-4").play("explore -> squid-4")
    assert table.view()["deck"] == 0
    assert len(table.discard().split()) == 70
    table.play("explore-on")
    assert table.told("deck-rebuilt") == [{"count": 70}]
    assert table.view()["deck"] == 69
    assert table.discard() == ""


def test_a_deck_that_runs_out_with_the_last_card_is_not_rebuilt_before_it_must() -> None:
    table = lay(deck="squid-4").play("explore -> squid-4", "take-ally")
    assert table.told("deck-rebuilt") == []
    assert table.view()["deck"] == 0
    table.play("explore")
    assert table.told("deck-rebuilt") == [{"count": 70}]
