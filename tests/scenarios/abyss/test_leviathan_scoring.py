"""The statue, the wounds, and the score with Leviathan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ..witness import covers
from .border import meet
from .table import Seat, Table, lay

# Lords worth 33 and tokens worth 47.
EIGHTY = Seat(lords="landowner aquaculturalist miller", tokens="4*2 3*9 2*6")


def score(me: Seat, statue: int | None = None) -> Table:
    return lay(me, leviathan=True, statue=statue)


def test_vector_w8_three_wounds_and_the_statue() -> None:
    table = score(replace(EIGHTY, wounds=3, slain="coil-eye"), statue=0)
    assert table.line(0, "wounds").points == -3
    assert table.line(0, "statue").points == 5
    assert table.game.scores()[0] == 80 - 3 + 5


def test_vector_w8_four_wounds_and_two_new_tokens() -> None:
    table = score(replace(EIGHTY, wounds=4, new_tokens="key two-pearls"))
    assert table.game.scores()[0] == 76


def test_vector_w8_the_base_score_is_unchanged() -> None:
    table = score(EIGHTY)
    assert [line.id for line in table.game.score_sheet(0)] == [
        "locations",
        "lords",
        "allies",
        "monsters",
        "wounds",
        "statue",
    ]
    assert table.game.scores()[0] == 80


def test_slain_leviathans_have_no_other_value() -> None:
    assert score(Seat(slain="coil-eye curl-tail mud-claw")).game.scores() == [0, 0]


def test_a_score_may_fall_below_zero() -> None:
    assert score(Seat(wounds=7)).game.scores() == [-7, 0]


def test_the_statue_is_worth_its_points_to_the_holder_alone() -> None:
    table = lay(Seat(slain="coil-eye"), Seat(slain="curl-tail"), leviathan=True, statue=1)
    assert table.game.scores() == [0, 5]
    assert table.view()["border"]["statue"] == 1


# -- the Scourge of Abyss -----------------------------------------------------------------

BORDER = "coil-eye@4 curl-tail@5 glass-bell@6 spiral-horn@7 red-bulwark@9"


def slay(table: Table, zone: str, ally: str) -> Table:
    """Whose turn it is slays the Leviathan of a zone, for tokens with influence."""
    table.play("explore -> monster", "fight", f"attack zone:{zone}")
    table.play(f"attack-with ally:{ally} -> 6")
    return table.play(table.choices()[-1])


@covers("event:statue-taken", "event:leviathan-slain")
def test_vector_w6_the_statue_changes_hands() -> None:
    table = lay(
        Seat(hand="crab-4 crab-3"),
        Seat(hand="crab-4"),
        Seat(hand="crab-3"),
        leviathan=True,
        deck="monster*9",
        border=BORDER,
        council="squid-1 jellyfish-1",
    )
    slay(table, "4", "crab-4")
    assert table.told("statue-taken") == [{"seat": 0}]
    slay(table, "5", "crab-4")
    assert table.told("statue-taken") == [{"seat": 1}]
    table.play("take-pile squid")
    slay(table, "6", "crab-3")
    assert table.told("statue-taken") == [{"seat": 0}]
    table.play("take-pile jellyfish")
    slay(table, "7", "crab-3")
    assert table.told("statue-taken") == []
    assert table.seat(2)["slain"] == ["spiral-horn"]
    assert table.view()["border"]["statue"] == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "statue", "taken"),
    [
        (0, 0, None, True),  # the first of all
        (0, 1, 1, True),  # equal
        (1, 1, 1, True),  # more
        (0, 2, 1, False),  # still fewer
        (1, 2, 1, True),  # equal
        (1, 1, 0, False),  # held already
    ],
)
def test_leviathan_ruling_43_the_statue_goes_to_who_has_slain_as_many(
    mine: int, theirs: int, statue: int | None, taken: bool
) -> None:
    others = ["river-steed", "many-arms", "old-carapace", "hinge-jaw"]
    table = meet(
        Seat(hand="crab-5", slain=" ".join(others[:mine])),
        Seat(slain=" ".join(others[mine : mine + theirs])),
        border=BORDER,
        statue=statue,
    )
    table.play("fight", "attack zone:4", "attack-with ally:crab-5 -> 1", "take-tokens 1")
    assert table.told("leviathan-slain") == [{"seat": 0, "leviathan": "coil-eye"}]
    assert ("statue-taken" in table.story()) == taken
    assert table.view()["border"]["statue"] == (0 if taken or statue == 0 else 1)


# -- at the end ---------------------------------------------------------------------------


def last_turn(*seats: Seat, statue: int | None = None) -> Table:
    """Seat 0 plays the last turn of the game, which seat 1 has brought about."""
    table = lay(*seats, leviathan=True, council="squid-1", finisher=1, statue=statue)
    return table.play("take-pile squid")


@covers("event:game-ended", "reason:game-over")
def test_the_game_ends_with_wounds_and_statue_counted() -> None:
    table = last_turn(Seat(wounds=2), Seat(slain="coil-eye", wounds=1), statue=1)
    assert table.game.over
    assert table.game.scores() == [1 - 2, 5 - 1]
    assert table.game.ranking() == [2, 1]
    assert table.refusal("explore").id == "game-over"


def test_pearls_break_ties_as_before() -> None:
    table = last_turn(Seat(pearls=2, wounds=1), Seat(pearls=3))
    assert table.game.scores() == [0, 0]
    assert table.game.ranking() == [2, 1]


def test_new_allies_in_hand_are_affiliated_by_their_value() -> None:
    table = last_turn(Seat(hand="crab-2-pearls crab-4-dice crab-3"), Seat())
    assert table.affiliated(0) == "crab-2-pearls squid-1"
    assert table.game.scores()[0] == 3


def test_when_it_is_over_all_tokens_are_shown() -> None:
    table = last_turn(Seat(tokens="3", new_tokens="key"), Seat(new_tokens="council"))
    for viewer in (0, 1, None):
        seats = table.view(viewer)["seats"]
        assert [seat["new_token_kinds"] for seat in seats] == [["key"], ["council"]]
        assert seats[0]["token_influence"] == [3]
