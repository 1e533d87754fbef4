"""Worked examples: whole positions with known results."""

from __future__ import annotations

import pytest

from ..witness import covers
from .table import GUILDS, lay, lords_of, rigged


@pytest.mark.parametrize(
    ("colours", "coalition"),
    [
        ("4 4 1 1 3 / 2 4 1 4 / 4 3 2 / 4 5 / 5", [1, 2, 7, 10, 13]),
        ("3 3 2 2 2 / 3 2 5 5 / 3 4 4 / 4 4 / 4", [11, 12, 13, 14, 15]),
    ],
)
def test_the_largest_coalition_of_a_full_chamber(colours: str, coalition: list[int]) -> None:
    guilds = [GUILDS[int(colour) - 1] for colour in colours.replace("/", "").split()]
    *lords, last = lords_of(guilds).split()
    table = lay(chambers=[" ".join(lords)], piles=last).play(f"take-pile {guilds[-1]}")
    assert table.seat(0)["coalition"] == coalition
    assert {guilds[spot - 1] for spot in coalition} == {"soldier"}
    assert table.line(0, "coalition").points == 15


@covers("event:last-round-began", "event:game-ended")
def test_the_scoring_example_comes_to_42_points() -> None:
    table = lay(
        chambers=[
            "soldier-6 soldier-3 soldier-4 politician-3 merchant-3 "
            "soldier-0 soldier-4 farmer-2 mage-3 "
            "politician-0 farmer-2@granary merchant-0 "
            "mage-1 politician-1@tide-gate"
        ],
        piles="merchant-3 farmer-4",
    ).play("take-pile merchant", "take-pile farmer")
    assert table.game.over
    sheet = table.game.score_sheet(0)
    assert [part.points for part in sheet[0].parts] == [3, 3, 2, 6, 3]
    assert [part.points for part in sheet[1].parts] == [2, 3]
    assert [line.points for line in sheet] == [17, 5, 15, 5]
    assert table.game.scores()[0] == 42
    assert table.game.ranking() == [1, 2]


@covers("location:oyster-banks", "decision:claim", "event:pearl-master-named")
def test_the_pearl_example_takes_the_token_with_four() -> None:
    table = rigged(
        lambda random: lay(
            chambers=["farmer-1 mage-2 soldier-4", "merchant-4"],
            pearl_master=1,
            piles="farmer-2",
            revealed="tribune",
            random=random,
        ).play("take-pile farmer", "draw-locations 2"),
        lambda table: "take location:oyster-banks" in table.choices(),
    )
    [other] = [choice for choice in table.choices() if choice != "take location:oyster-banks"]
    table.play("take location:oyster-banks")
    assert table.chamber(0) == "farmer-1 mage-2 soldier-4 farmer-2@oyster-banks"
    assert set(table.revealed().split()) == {"tribune", other.removeprefix("take location:")}
    assert [part.points for part in table.line(0, "lords").parts] == [2, 4, 2]
    assert table.told("pearl-master-named") == [{"seat": 0}]
    assert table.view()["pearl_master"] == 0
    assert (table.pearls(0), table.pearls(1)) == (4, 1)
