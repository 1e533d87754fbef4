"""The score sheet: strongest lords, locations, the largest coalition, the Pearl Master."""

from __future__ import annotations

from itertools import combinations

import pytest

from .table import lay, lords_of

ROWS = [range(5), range(4), range(3), range(2), range(1)]
# The middle of every spot, row by row: each row is half a card further to the right.
PLACES = [(2 * column + row, row) for row, columns in enumerate(ROWS) for column in columns]


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across, down) in ((2, 0), (1, 1))


def scattered(first: int, second: int) -> str:
    """A full chamber where no lords of a guild touch, but perhaps the soldiers on two spots."""
    return lords_of(
        ["soldier" if spot in (first, second) else three_colours(spot) for spot in range(15)]
    )


def three_colours(spot: int) -> str:
    across, down = PLACES[spot]
    return ("politician", "merchant", "farmer")[((across - down) // 2 + 2 * down) % 3]


# -- strongest lords ----------------------------------------------------------------------


def test_only_the_strongest_lord_of_each_guild_counts() -> None:
    table = lay(chambers=["mage-3 mage-6 mage-4 farmer-1 farmer-1@citadel soldier-0"])
    lords = table.line(0, "lords")
    assert lords.points == 7
    assert {part.args["guild"]: part.points for part in lords.parts} == {
        "farmer": 1,
        "soldier": 0,
        "mage": 6,
    }


@pytest.mark.parametrize(("lord", "strongest"), [("mage-3", 4), ("mage-4", 4), ("mage-6", 6)])
def test_a_coat_of_arms_moves_to_a_stronger_lord_only(lord: str, strongest: int) -> None:
    table = lay(chambers=["mage-4"], piles=lord).play("take-pile mage")
    assert table.line(0, "lords").points == strongest


# -- locations ----------------------------------------------------------------------------


def test_all_locations_are_added_up() -> None:
    table = lay(chambers=["mage-1 mage-1@citadel farmer-2 farmer-2@tide-gate mage-1"])
    locations = table.line(0, "locations")
    assert locations.points == 10
    assert [(part.args["location"], part.points) for part in locations.parts] == [
        ("citadel", 7),
        ("tide-gate", 3),
    ]


# -- coalition ----------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(14))
def test_spots_touch_beside_and_half_a_card_above_and_below(first: int) -> None:
    for second in range(first + 1, 15):
        size = 2 if touch(PLACES[first], PLACES[second]) else 1
        table = lay(chambers=[scattered(first, second)], turn=1)
        assert table.line(0, "coalition").args == {"count": size}, f"spots {first + 1, second + 1}"
        assert table.line(0, "coalition").points == 3 * size


@pytest.mark.parametrize(
    ("spot", "neighbours"), [(7, {6, 8, 2, 3, 10, 11}), (1, {2, 6}), (15, {13, 14})]
)
def test_the_neighbours_of_a_spot(spot: int, neighbours: set[int]) -> None:
    found = set()
    for pair in combinations(range(15), 2):
        if spot - 1 in pair:
            table = lay(chambers=[scattered(*pair)], turn=1)
            if table.line(0, "coalition").args == {"count": 2}:
                found |= {place + 1 for place in pair} - {spot}
    assert found == neighbours


def test_an_empty_chamber_has_no_coalition() -> None:
    table = lay()
    assert table.line(0, "coalition").points == 0
    assert table.seat(0)["coalition"] == []
    assert table.game.scores() == [0, 0]


def test_a_single_lord_is_a_coalition_of_one() -> None:
    assert lay(chambers=["mage-0"]).line(0, "coalition").points == 3


def test_only_the_largest_coalition_counts() -> None:
    table = lay(chambers=["mage-3 mage-4 farmer-3 farmer-4 farmer-6"])
    assert table.line(0, "coalition").points == 9
    assert table.seat(0)["coalition"] == [3, 4, 5]


def test_of_two_equal_coalitions_one_counts() -> None:
    table = lay(chambers=["mage-3 mage-4 soldier-0 farmer-3 farmer-4"])
    assert table.line(0, "coalition").points == 6


def test_two_groups_of_one_guild_are_two_coalitions() -> None:
    table = lay(chambers=["mage-3 mage-4 soldier-0 mage-3 mage-4"])
    assert table.line(0, "coalition").points == 6


def test_influence_and_locations_make_no_difference_to_a_coalition() -> None:
    table = lay(chambers=["mage-1 mage-1@citadel mage-0 mage-6"])
    assert table.line(0, "coalition").args == {"count": 4}


def test_a_swap_brings_a_coalition_together() -> None:
    table = lay(chambers=["mage-3 farmer-4 mage-4"], piles="farmer-0").play("take-pile farmer")
    assert table.line(0, "coalition").args == {"count": 1}
    table.play("swap 2 3")
    assert table.line(0, "coalition").args == {"count": 2}


# -- the whole sheet ----------------------------------------------------------------------


def test_a_sheet_has_four_lines_that_add_up_to_the_score() -> None:
    table = lay(chambers=["mage-3 farmer-1 mage-1@citadel", "farmer-6 farmer-4"])
    for seat, points in enumerate([(4, 7, 3, 5), (6, 0, 6, 0)]):
        sheet = table.game.score_sheet(seat)
        assert [line.id for line in sheet] == ["lords", "locations", "coalition", "pearl-master"]
        assert tuple(line.points for line in sheet) == points
        assert table.game.scores()[seat] == sum(points) == table.seat(seat)["score"]


def test_scores_follow_every_lord() -> None:
    table = lay(chambers=["mage-3"], piles="mage-6").play("take-pile mage")
    assert table.game.scores() == [6 + 6 + 5, 0]
