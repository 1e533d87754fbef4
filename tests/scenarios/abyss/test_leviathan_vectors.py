"""Worked examples: attacks with known results. Those of adding, of the statue, of martial law, of
the score and of the decks (W5 to W9) stand where these are played."""

from __future__ import annotations

import pytest

from .border import meet
from .table import Seat, Table


def attack(border: str, ally: str, dice: str, lords: str = "", pearls: int = 0) -> Table:
    """One attack on the Leviathan in zone 7; another one keeps the Border from being empty."""
    table = meet(Seat(hand=ally, lords=lords, pearls=pearls), border=f"{border} coil-eye@8")
    table.play("fight", "attack zone:7")
    return table.play(f"attack-with ally:{ally} -> {dice}")


@pytest.mark.parametrize(
    ("vector", "ally", "die", "points", "tokens"),
    [("W1", "crab-2", 3, 0, 0), ("W2", "crab-5", 3, 1, 2), ("W3", "crab-5", 5, 2, 3)],
)
def test_vectors_w1_to_w3(vector: str, ally: str, die: int, points: int, tokens: int) -> None:
    table = attack("drifting-shroud@7", ally, str(die))
    assert [hurt["count"] for hurt in table.told("leviathan-hurt")] == [points] * (points > 0)
    if tokens:
        assert table.details() == {"count": tokens}
        table.play(f"take-tokens {tokens}")
    assert table.seat(0)["tokens"] == tokens
    assert table.pearls(0) == (1 if vector == "W1" else 0)
    left = {"W1": "drifting-shroud@7 ", "W2": "drifting-shroud@7:1 ", "W3": ""}[vector]
    assert table.border() == f"{left}coil-eye@8"
    assert table.seat(0)["slain"] == (["drifting-shroud"] if vector == "W3" else [])
    assert table.view()["border"]["statue"] == (0 if vector == "W3" else None)


@pytest.mark.parametrize(
    ("border", "ally", "dice", "power", "tokens", "left"),
    [
        ("veiled-mother@7", "crab-4", "6", 10, 3, "veiled-mother@7:2"),
        ("veiled-mother@7", "crab-4", "5", 9, 1, "veiled-mother@7:1"),
        ("veiled-mother@7:1", "crab-5", "6", 11, 2, "veiled-mother@7:2"),
        ("veiled-mother@7:1", "crab-4-dice", "2+6", 10, 2, "veiled-mother@7:2"),
        ("old-carapace@7", "crab-5", "6", 11, 2, "old-carapace@7:2"),
    ],
)
def test_vector_w4(border: str, ally: str, dice: str, power: int, tokens: int, left: str) -> None:
    table = attack(border, ally, dice)
    assert table.told("attack-made") == [{"seat": 0, "ally": ally, "count": power}]
    assert table.details() == {"count": tokens}
    table.play(f"take-tokens {tokens}")
    assert table.border() == f"{left} coil-eye@8"
    assert table.seat(0)["tokens"] == tokens


def test_vector_w4_three_pearls_slay_the_crown_of_stings() -> None:
    table = attack("crown-of-stings@7", "crab-2-pearls", "4", pearls=3)
    table.play("spend 3")
    assert table.told("pearls-spent") == [{"seat": 0, "count": 3, "total": 9}]
    assert table.details() == {"count": 3}
    table.play("take-tokens 3")
    assert table.seat(0)["slain"] == ["crown-of-stings"]


def test_vector_w4_two_fives_fail_against_the_red_bulwark() -> None:
    table = attack("red-bulwark@7", "crab-3-dice", "5+5")
    assert table.told("attack-made") == [{"seat": 0, "ally": "crab-3-dice", "count": 8}]
    assert table.told("attack-failed") == [{"seat": 0, "leviathan": "red-bulwark"}]
    assert table.pearls(0) == 1
    assert table.border() == "red-bulwark@7 coil-eye@8"


def test_vector_w4_with_taxidermist_and_altruist() -> None:
    table = attack("reef-grinder@7", "crab-4", "6", lords="taxidermist altruist")
    assert table.pearls(0) == 4
    assert table.details() == {"count": 5}
    table.play("take-tokens 5")
    assert table.border() == "reef-grinder@7:2 coil-eye@8"
