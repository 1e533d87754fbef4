"""What locations, lords, allies and tokens are worth, and who wins."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import Seat, Table, lay

SEVEN = "jailer slaver master-of-magic corruptor traitor keeper elder"
AFFILIATED = "jellyfish-1 jellyfish-3 crab-2 seahorse-1 shellfish-5 squid-3"


def controlling(location: str, lords: str = "", affiliated: str = "", hand: str = "") -> int:
    """What a location is worth to seat 0 with these cards."""
    others = "" if f"@{location}" in lords else location
    seat = Seat(lords=lords, affiliated=affiliated, hand=hand, locations=others)
    return lay(seat).worth(0, location)


# -- locations that count lords -----------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "points", "lords"),
    [
        ("sargasso-silos", 5, "keeper reaper"),
        ("hydrozoa-reserves", 6, "shaman invoker"),
        ("parliament", 6, "traitor corruptor"),
        ("barracks", 7, "jailer seeker"),
        ("dockworks", 5, "trader peddler"),
    ],
)
def test_a_location_of_a_guild(location: str, points: int, lords: str) -> None:
    others = ["keeper", "shaman", "traitor", "jailer", "trader"]
    strangers = " ".join(lord for lord in others if lord not in lords)
    assert controlling(location) == points
    assert controlling(location, strangers) == points
    assert controlling(location, f"{strangers} {lords}") == points + 4


@pytest.mark.parametrize(
    ("location", "lord"),
    [
        pytest.param("sargasso-silos", "keeper", marks=covers("location:sargasso-silos")),
        pytest.param("hydrozoa-reserves", "shaman", marks=covers("location:hydrozoa-reserves")),
        pytest.param("parliament", "traitor", marks=covers("location:parliament")),
        pytest.param("barracks", "jailer", marks=covers("location:barracks")),
        pytest.param("dockworks", "trader", marks=covers("location:dockworks")),
    ],
)
def test_a_location_of_a_guild_counts_free_disabled_and_tucked_lords(
    location: str, lord: str
) -> None:
    free = controlling(location, lord)
    assert controlling(location, f"~{lord}") == free
    assert controlling(location, f"{lord}@{location}") == free


# -- locations that count allies ----------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "points", "race"),
    [
        pytest.param("sanctuary", 4, "jellyfish", marks=covers("location:sanctuary")),
        pytest.param("sargasso-fields", 3, "seahorse", marks=covers("location:sargasso-fields")),
        pytest.param(
            "oceanic-senate-assembly", 4, "squid", marks=covers("location:oceanic-senate-assembly")
        ),
        pytest.param("chasm", 5, "crab", marks=covers("location:chasm")),
        pytest.param(
            "nest-of-giant-clams", 3, "shellfish", marks=covers("location:nest-of-giant-clams")
        ),
    ],
)
def test_a_location_of_a_race_counts_affiliated_allies(
    location: str, points: int, race: str
) -> None:
    other = "crab" if race != "crab" else "squid"
    assert controlling(location) == points
    assert controlling(location, affiliated=f"{other}-1") == points
    assert controlling(location, affiliated=f"{race}-1 {race}-5 {other}-1") == points + 6
    assert controlling(location, affiliated=f"{race}-1", hand=f"{race}-2*2") == points + 6


@covers("location:chamber-of-allies")
def test_the_chamber_of_allies_adds_the_weakest_affiliated_ally_of_each_race() -> None:
    assert controlling("chamber-of-allies") == 3
    assert controlling("chamber-of-allies", affiliated="crab-2 crab-4 squid-5") == 3 + 2 + 5
    assert controlling("chamber-of-allies", affiliated=AFFILIATED) == 15


@covers("location:coral-barrier")
def test_the_coral_barrier_loses_a_point_for_each_affiliated_ally() -> None:
    assert controlling("coral-barrier") == 20
    assert controlling("coral-barrier", affiliated=AFFILIATED) == 14


# -- other locations ----------------------------------------------------------------------


@covers("location:abyss")
def test_the_abyss_counts_guilds() -> None:
    assert controlling("abyss") == 0
    assert controlling("abyss", "keeper reaper") == 2
    assert controlling("abyss", SEVEN) == 12


@covers("location:depths")
def test_the_depths_double_the_weakest_lord() -> None:
    assert controlling("depths", "landowner keeper") == 12
    assert controlling("depths", "landowner ~tamer") == 8


@covers("location:throne-room")
def test_the_throne_room_is_worth_the_strongest_lord() -> None:
    assert controlling("throne-room", "landowner keeper") == 12
    assert controlling("throne-room", "~landowner keeper") == 12
    assert controlling("throne-room", "landowner@jail keeper") == 12


@covers("location:jail")
def test_the_jail_loses_a_point_for_each_lord() -> None:
    assert controlling("jail") == 15
    assert controlling("jail", SEVEN) == 8
    assert controlling("jail", "keeper ~reaper shepherd@jail") == 12


@covers("location:closed-tower")
def test_the_closed_tower_counts_lords_with_a_key() -> None:
    assert controlling("closed-tower", "miller") == 0
    assert controlling("closed-tower", "keeper ~reaper shepherd@closed-tower") == 9


@covers("location:lost-tower")
def test_the_lost_tower_counts_lords_without_a_key() -> None:
    assert controlling("lost-tower", "keeper") == 0
    assert controlling("lost-tower", "miller ~jailer landowner@lost-tower keeper") == 9


@pytest.mark.parametrize("ambassador", ["sage", "hermit", "elder"])
def test_an_ambassador_is_a_lord_with_keys(ambassador: str) -> None:
    assert controlling("closed-tower", f"{ambassador}@closed-tower") == 3
    assert controlling("lost-tower", f"{ambassador}@lost-tower") == 0


@covers("location:black-smokers")
def test_black_smokers_are_worth_nothing() -> None:
    assert controlling("black-smokers", SEVEN, AFFILIATED) == 0


@covers("location:city-of-mirrors")
def test_the_city_of_mirrors_copies_the_best_location_of_an_opponent_with_the_own_cards() -> None:
    mine = Seat(lords="keeper reaper shepherd", locations="city-of-mirrors coral-barrier")
    table = lay(mine, Seat(locations="jail sargasso-silos", lords="sage"), Seat(locations="depths"))
    assert table.worth(0, "city-of-mirrors") == max(15 - 3, 5 + 3 * 2, 2 * 6)
    assert table.worth(1, "jail") == 14


def test_the_city_of_mirrors_is_worth_nothing_against_nobody() -> None:
    table = lay(Seat(lords="keeper", locations="city-of-mirrors jail"), Seat(lords="reaper"))
    assert table.worth(0, "city-of-mirrors") == 0


# -- the sheet ----------------------------------------------------------------------------


def test_the_score_sheet() -> None:
    table = lay(
        Seat(
            lords="keeper ~slaver jailer@depths",
            affiliated="crab-2 crab-4 squid-1",
            tokens="2 4",
            pearls=7,
            keys=1,
        )
    )
    assert [(line.id, line.points) for line in table.game.score_sheet(0)] == [
        ("locations", 10),
        ("lords", 18),
        ("allies", 5),
        ("monsters", 6),
    ]
    assert {part.args["lord"]: part.points for part in table.line(0, "lords").parts} == {
        "keeper": 6,
        "slaver": 5,
        "jailer": 7,
    }
    assert {part.args["race"]: part.points for part in table.line(0, "allies").parts} == {
        "crab": 4,
        "squid": 1,
    }
    assert table.line(0, "monsters").args == {"count": 2}
    assert table.game.scores()[0] == 39


def test_a_hand_counts_as_the_allies_that_it_will_affiliate() -> None:
    table = lay(Seat(hand="crab-3 crab-5 squid-2", affiliated="squid-1 crab-2"))
    assert table.line(0, "allies").points == 3 + 2


def test_others_see_the_sheet_without_what_is_hidden() -> None:
    seat = Seat(
        hand="crab-3", tokens="2 4", locations="chasm", lords="keeper", affiliated="squid-1"
    )
    table = lay(seat)
    own, seen = table.view(0)["seats"][0], table.view(1)["seats"][0]
    assert (own["score"], own["complete"]) == (8 + 6 + 1 + 3 + 6, True)
    assert (seen["score"], seen["complete"]) == (5 + 6 + 1, False)
    assert own["locations"][0]["points"] == 8
    assert seen["locations"][0]["points"] == 5


# -- who wins -----------------------------------------------------------------------------


def last_turn(finisher: Seat, other: Seat) -> Table:
    """The end of a game, in which the other player takes an ally of value 1 last."""
    table = lay(finisher, other, turn=1, finisher=0).play("explore -> jellyfish-1")
    table.play(*table.choices("decline-all"), "take-ally")
    assert table.game.over
    return table


def test_the_most_points_win() -> None:
    table = last_turn(Seat(lords="landowner"), Seat(lords="keeper"))
    assert table.game.ranking() == [1, 2]


def test_on_a_tie_the_most_pearls_win() -> None:
    table = last_turn(
        Seat(lords="keeper", pearls=1, affiliated="squid-1"), Seat(lords="reaper", pearls=2)
    )
    assert table.game.scores()[0] == table.game.scores()[1]
    assert table.game.ranking() == [2, 1]


def test_on_a_tie_of_pearls_too_the_best_lord_wins() -> None:
    table = last_turn(
        Seat(lords="landowner", affiliated="squid-1", pearls=1),
        Seat(lords="keeper shepherd", pearls=1),
    )
    assert table.game.scores()[0] == table.game.scores()[1]
    assert table.game.ranking() == [1, 2]


def test_a_tie_of_everything_is_shared() -> None:
    table = last_turn(
        Seat(lords="keeper", pearls=1, affiliated="squid-1"), Seat(lords="reaper", pearls=1)
    )
    assert table.game.ranking() == [1, 1]


def test_pearls_weigh_more_than_any_lord() -> None:
    table = last_turn(
        Seat(lords="landowner", affiliated="squid-1"), Seat(lords="keeper shepherd", pearls=1)
    )
    assert table.game.ranking() == [2, 1]
