"""The fifteenth lord, the last round and the winner."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import FOURTEEN, TWELVE, Table, lay, lords_of

# -- the last round -----------------------------------------------------------------------


@covers("event:last-round-began", "event:game-ended")
def test_the_fifteenth_lord_begins_the_last_round() -> None:
    table = lay(chambers=[FOURTEEN], piles="soldier-4 mage-4").play("take-pile soldier")
    assert table.told("last-round-began") == [{"seat": 0}]
    assert table.view()["finisher"] == 0
    assert not table.game.over
    assert table.asked() == (1, "recruit")
    table.play("take-pile mage")
    assert table.told("game-ended") == [{}]
    assert table.game.over


def test_fourteen_lords_do_not_begin_the_last_round() -> None:
    table = lay(chambers=[f"{TWELVE} farmer-0"], piles="soldier-4").play("take-pile soldier")
    assert table.told("last-round-began") == []
    assert table.view()["finisher"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_opponent_has_one_last_turn(players: int) -> None:
    table = lay(players=players, chambers=[FOURTEEN], deck="mage-3 mage-3 mage-4 mage-4")
    for seat in range(players):
        assert table.asked() == (seat, "recruit")
        table.play("draw-lords 1")
    assert table.game.over
    assert [len(table.seat(seat)["chamber"]) for seat in range(players)] == [
        15,
        *[1] * (players - 1),
    ]


def test_the_last_lords_of_a_pile_complete_the_chamber() -> None:
    table = lay(chambers=[TWELVE], piles="mage-3 mage-4 mage-6")
    table.play("take-pile mage", "place lord:mage-3", "place lord:mage-4")
    assert table.told("last-round-began") == [{"seat": 0}]
    assert table.chamber(0) == f"{TWELVE} mage-3 mage-4 mage-6"


# -- powers on the fifteenth spot ---------------------------------------------------------


@covers("location:citadel", "event:last-round-began")
def test_a_location_is_taken_on_the_fifteenth_lord() -> None:
    table = lay(chambers=[f"{TWELVE} farmer-0 farmer-1"], piles="mage-1", revealed="citadel")
    table.play("take-pile mage")
    assert table.asked() == (0, "seek")
    assert table.told("last-round-began") == []
    table.play("take location:citadel")
    assert table.told("location-taken") == [{"seat": 0, "location": "citadel", "spot": 15}]
    assert table.told("last-round-began") == [{"seat": 0}]
    assert table.worth(0, "citadel") == 7


@covers("lord:soldier-0", "verb:swap", "event:last-round-began")
def test_the_fifteenth_lord_may_swap() -> None:
    table = lay(chambers=[FOURTEEN], piles="soldier-0").play("take-pile soldier", "swap 1 15")
    assert table.chamber(0).startswith("soldier-0 ")
    assert table.chamber(0).endswith(" politician-0")
    assert table.told("last-round-began") == [{"seat": 0}]


@covers("lord:soldier-6", "event:lord-heralded")
def test_the_fifteenth_lord_may_fill_a_pile() -> None:
    table = lay(chambers=[FOURTEEN], piles="soldier-6").play("take-pile soldier")
    assert table.story() == [
        "pile-taken",
        "lord-placed",
        "lord-heralded",
        "last-round-began",
        "turn-began",
    ]


# -- after the end ------------------------------------------------------------------------


@covers("reason:game-over")
def test_after_the_end_nobody_decides_anything() -> None:
    table = ended()
    assert table.choices() == []
    assert table.game.decision is None
    assert table.view()["decision"] is None
    assert table.refusal("draw-lords 1") == Reason("game-over")


def test_the_final_scores_are_those_of_the_sheets() -> None:
    table = ended()
    assert table.game.scores() == [
        sum(line.points for line in table.game.score_sheet(seat)) for seat in (0, 1)
    ]


def ended() -> Table:
    """Seat 0 has completed the chamber, and seat 1 has had the last turn."""
    return lay(chambers=[f"{FOURTEEN} soldier-4"], turn=1, piles="mage-4").play("take-pile mage")


# -- the winner ---------------------------------------------------------------------------


def senate(one: str, other: str, location: str) -> str:
    """Eleven lords, four of one guild and seven of the other: the same but for the guilds."""
    return (
        f"{one}-3 {one}-4 {one}-6 {one}-1 {other}-1@{location} "
        f"{other}-0 {other}-3 {other}-3 {other}-4 {other}-4 {other}-6"
    )


def test_most_points_win() -> None:
    table = ended()
    assert table.game.scores()[0] > table.game.scores()[1]
    assert table.game.ranking() == [1, 2]


def test_whoever_completes_the_chamber_need_not_win() -> None:
    table = lay(
        chambers=[
            lords_of(["politician", "merchant", "farmer"] * 5),
            f"{lords_of(['mage'] * 6)} soldier-6",
        ],
        turn=1,
        piles="soldier-4",
    ).play("take-pile soldier")
    assert table.game.over
    assert table.game.ranking() == [2, 1]


def test_a_tie_goes_to_the_player_with_more_pearls() -> None:
    table = lay(
        chambers=[
            f"{senate('politician', 'merchant', 'bastion')} farmer-2 farmer-1 farmer-3 farmer-4",
            f"{senate('soldier', 'mage', 'barracks')} farmer-2 farmer-1 farmer-4",
        ],
        turn=1,
        piles="farmer-0",
    ).play("take-pile farmer", "decline-swap")
    assert table.game.scores()[0] == table.game.scores()[1]
    assert table.pearls(0) > table.pearls(1)
    assert table.game.ranking() == [1, 2]


def test_a_tie_in_points_and_pearls_is_a_shared_victory() -> None:
    table = lay(
        chambers=[
            f"{senate('politician', 'merchant', 'senate-steps')} "
            "farmer-2 farmer-1 farmer-3 farmer-4",
            f"{senate('soldier', 'mage', 'tribune')} farmer-2 farmer-1 farmer-3",
        ],
        turn=1,
        piles="farmer-4",
    ).play("take-pile farmer")
    assert table.view()["pearl_master"] == 1
    assert table.game.scores()[0] == table.game.scores()[1]
    assert table.pearls(0) == table.pearls(1)
    assert table.game.ranking() == [1, 1]


def test_a_shared_place_leaves_the_next_one_empty() -> None:
    table = lay(
        chambers=["mage-3 mage-3", "soldier-4 soldier-3", "farmer-3 farmer-4", "merchant-0"]
    )
    assert table.game.scores() == [14, 10, 10, 3]
    assert table.game.ranking() == [1, 2, 2, 4]
