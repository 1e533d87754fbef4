"""Worked examples, from V1 to V9."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import FARMERS, Seat, Table, lay

SEVEN = "jailer slaver master-of-magic corruptor traitor keeper elder"
AFFILIATED = "jellyfish-1 jellyfish-3 crab-2 seahorse-1 shellfish-5 squid-3"


# -- V1: 91 points ------------------------------------------------------------------------


@covers("location:parliament", "location:sanctuary", "location:abyss")
def test_v1_a_final_score_of_91() -> None:
    table = lay(
        Seat(
            lords="keeper@parliament slaver@parliament master-of-magic@parliament elder@sanctuary "
            "jailer traitor corruptor",
            locations="abyss",
            affiliated=AFFILIATED,
            tokens="2 4",
        )
    )
    assert table.worth(0, "parliament") == 10
    assert table.worth(0, "sanctuary") == 10
    assert table.worth(0, "abyss") == 12
    assert [(line.id, line.points) for line in table.game.score_sheet(0)] == [
        ("locations", 32),
        ("lords", 39),
        ("allies", 14),
        ("monsters", 6),
    ]
    assert table.game.scores()[0] == 91


# -- V2: every location for one state -----------------------------------------------------

WORTH = {
    "sargasso-silos": 7,
    "hydrozoa-reserves": 8,
    "sanctuary": 10,
    "parliament": 10,
    "barracks": 9,
    "dockworks": 7,
    "sargasso-fields": 6,
    "abyss": 12,
    "black-smokers": 0,
    "oceanic-senate-assembly": 7,
    "depths": 6,
    "throne-room": 7,
    "jail": 8,
    "chasm": 8,
    "closed-tower": 12,
    "lost-tower": 9,
    "chamber-of-allies": 15,
    "nest-of-giant-clams": 6,
    "coral-barrier": 14,
}


@pytest.mark.parametrize("location", WORTH)
def test_v2_every_location_for_one_state(location: str) -> None:
    table = lay(Seat(lords=SEVEN, affiliated=AFFILIATED, locations=location))
    assert table.worth(0, location) == WORTH[location]


@covers("location:city-of-mirrors")
def test_v2_the_city_of_mirrors_for_that_state() -> None:
    mine = Seat(lords=SEVEN, affiliated=AFFILIATED, locations="city-of-mirrors")
    table = lay(mine, Seat(locations="depths throne-room chamber-of-allies"))
    assert table.worth(0, "city-of-mirrors") == 15


# -- V3: recruiting -----------------------------------------------------------------------


def v3() -> Table:
    hand = "jellyfish-3 crab-2 shellfish-5 shellfish-1"
    return lay(Seat(hand=hand, pearls=2), court="master-of-magic slaver traitor")


def test_v3_the_master_of_magic_for_ten_points() -> None:
    table = v3().recruit("master-of-magic", "jellyfish-3 crab-2 shellfish-5")
    assert table.affiliated(0) == "crab-2"
    assert table.discard() == "jellyfish-3 shellfish-5"
    assert table.hand(0) == "shellfish-1"
    assert table.pearls(0) == 4
    assert len(table.told("lord-arrived")) == 4
    assert len(table.court().split()) == 6


def test_v3_the_slaver_for_six_points_and_two_pearls() -> None:
    table = v3().recruit("slaver", "shellfish-5 shellfish-1")
    assert table.affiliated(0) == "shellfish-1"
    assert table.pearls(0) == 2
    assert len(table.court().split()) == 6


def test_v3_no_traitor_without_a_squid() -> None:
    assert v3().refusal("recruit lord:traitor") == Reason(
        "race-missing", {"lord": "traitor", "race": "squid"}
    )


# -- V4: exploring ------------------------------------------------------------------------


@pytest.mark.parametrize(("lords", "more"), [("", 0), ("ship-master", 2)])
def test_v4_an_exploration_of_four_players(lords: str, more: int) -> None:
    rich = Seat(pearls=5)
    table = lay(Seat(lords=lords), rich, rich, rich)
    table.play("explore -> crab-1", "decline", "decline", "decline")
    table.play("explore-on -> squid-2", "decline", "decline")
    assert table.asked() == (3, "offer")
    table.play("buy -> monster")
    assert table.told("monster-revealed") == [{"seat": 0, "space": 2}]
    assert table.pearls(0) == 1
    table.play("explore-on -> squid-4")
    assert table.view()["threat"] == 2
    assert table.told("ally-revealed") == [{"seat": 0, "ally": "squid-4", "space": 3}]
    assert table.details()["count"] == 2
    table.play("buy -> crab-3")
    assert table.pearls(0) == 3
    assert table.asked() == (2, "offer")
    assert table.details()["count"] == 3
    table.play("decline", "explore-on -> seahorse-1")
    assert table.asked() == (2, "offer")
    table.play("decline", "explore-on -> jellyfish-5", "decline")
    assert table.hand(0) == "jellyfish-5"
    assert table.pearls(0) == 4 + more
    assert table.council() == {"crab": 2, "seahorse": 1}
    assert table.discard() == "monster"
    assert table.view()["threat"] == 2
    assert table.asked() == (1, "turn")


# -- V5: the effective cost ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "own", "other", "cost"),
    [
        ("keeper", "", "", 6),
        ("keeper", "treasurer", "", 4),
        ("keeper", "", "recruiter", 8),
        ("keeper", "treasurer", "recruiter", 6),
        ("keeper", "treasurer shaman", "recruiter", 4),
        ("traitor", "", "recruiter", 14),
    ],
)
def test_v5_the_effective_cost(lord: str, own: str, other: str, cost: int) -> None:
    hand = "seahorse-5 shellfish-5 squid-5 squid-4"
    table = lay(Seat(hand=hand, lords=own), Seat(lords=other), court=f"{lord} {FARMERS}")
    table.play(f"recruit lord:{lord}")
    assert table.view()["payment"]["cost"] == cost


# -- V6: payments -------------------------------------------------------------------------


def paying(hand: str, pearls: int = 9, lords: str = "", lord: str = "jailer") -> Table:
    return lay(Seat(hand=hand, pearls=pearls, lords=lords), court=f"{lord} {FARMERS}")


def test_v6_one_of_each_race_and_three_pearls() -> None:
    table = paying("crab-1 squid-1 shellfish-1", pearls=3)
    table.recruit("jailer", "crab-1 squid-1 shellfish-1")
    assert table.pearls(0) == 0
    assert table.choices() == [
        f"affiliate ally:{race}-1" for race in ("crab", "shellfish", "squid")
    ]


def test_v6_two_races_are_too_few() -> None:
    assert paying("crab-5 squid-1").refusal("recruit lord:jailer") == Reason(
        "too-few-races", {"lord": "jailer", "count": 3}
    )


def test_v6_four_races_are_too_many() -> None:
    table = paying("crab-1 crab-2 squid-1 shellfish-1 seahorse-3").play("recruit lord:jailer")
    table.play("pay ally:crab-1", "pay ally:squid-1", "pay ally:shellfish-1")
    assert sorted(table.choices()) == ["pay ally:crab-2", "pay-rest"]
    assert table.refusal("pay ally:seahorse-3") == Reason(
        "race-too-many", {"lord": "jailer", "count": 3}
    )


def test_v6_no_crab_without_the_diplomat() -> None:
    hand = "jellyfish-2 squid-2 shellfish-2"
    assert paying(hand).refusal("recruit lord:jailer").id == "race-missing"
    assert "recruit lord:jailer" in paying(hand, lords="diplomat").choices()


def test_v6_a_superfluous_crab() -> None:
    table = paying("crab-3 crab-1 squid-2 shellfish-1")
    table.play("recruit lord:jailer", "pay ally:crab-3")
    assert table.refusal("pay ally:crab-1") == Reason("ally-superfluous", {"ally": "crab-1"})


def test_v6_a_surplus_without_a_superfluous_ally() -> None:
    table = paying("crab-3 squid-2 shellfish-2", pearls=0)
    table.recruit("jailer", "crab-3 squid-2 shellfish-2")
    assert table.choices() == ["affiliate ally:shellfish-2", "affiliate ally:squid-2"]


def test_v6_an_ambassador_for_eight_points_and_two_pearls() -> None:
    hand = "jellyfish-2 crab-2 seahorse-2 shellfish-1 squid-1"
    table = paying(hand, pearls=2, lord="elder").recruit("elder", hand)
    assert table.pearls(0) == 0
    assert table.choices() == ["affiliate ally:shellfish-1", "affiliate ally:squid-1"]


# -- V7: fighting -------------------------------------------------------------------------


def test_v7_the_tamer_on_space_four() -> None:
    table = lay(Seat(), Seat(lords="tamer"), threat=4).play("explore -> monster", "fight")
    assert table.told("reward-taken") == [{"seat": 0, "reward": "k"}]
    assert table.view()["threat"] == 1


def test_v7_the_tamer_on_space_one() -> None:
    table = lay(Seat(), Seat(lords="tamer"), threat=1).play("explore -> monster", "fight")
    assert table.choices() == ["choose reward:p", "choose reward:m"]


def test_v7_one_token_left() -> None:
    table = lay(Seat(), Seat(tokens="2*9 3*9 4"), threat=2).play("explore -> monster", "fight")
    assert table.choices() == ["choose reward:pp", "choose reward:pm"]


def test_v7_the_last_space_of_both_tracks() -> None:
    table = lay(asks="ally", waiting="close", track="crab-1 crab-2 crab-3 crab-4", threat=6)
    table.play("explore-on -> monster")
    assert table.told("reward-taken") == [{"seat": 0, "reward": "kk"}]
    assert (table.keys(0), table.pearls(0)) == (2, 1)


# -- V8: keys -----------------------------------------------------------------------------


def v8() -> Table:
    table = lay(Seat(lords="keeper", keys=1), available="jail depths", threat=6)
    return table.play("explore -> monster", "fight", "take location:jail")


def test_v8_three_tokens_leave_the_lord_free() -> None:
    table = v8()
    assert table.keys(0) == 4
    table.play("use-key-token", "use-key-token", "use-key-token")
    assert table.lords(0) == "keeper"
    assert table.keys(0) == 1


def test_v8_the_lord_and_two_tokens_leave_a_token() -> None:
    table = v8().play("use-key lord:keeper")
    assert table.lords(0) == "keeper@jail"
    assert table.seat(0)["key_tokens"] == 1


def test_v8_a_disabled_lord_has_no_key() -> None:
    assert lay(Seat(lords="keeper ~reaper")).keys(0) == 1


# -- V9: the end trigger ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("court", "deck", "left", "triggered"),
    [
        ("shepherd miller landowner", "sage hermit elder", 5, True),
        ("shepherd miller landowner", "sage hermit elder jailer", 6, False),
        (f"shepherd {FARMERS} sage hermit", "", 5, False),
    ],
)
def test_v9_the_end_trigger(court: str, deck: str, left: int, triggered: bool) -> None:
    table = lay(Seat(hand="seahorse-5 seahorse-3"), court=court, lord_deck=deck)
    table.recruit("shepherd")
    assert len(table.court().split()) == left
    assert table.pearls(0) == (0 if left == 5 and not triggered else 2)
    assert table.view()["lord_deck"] == 0
    assert (table.view()["finisher"] == 0) == triggered
