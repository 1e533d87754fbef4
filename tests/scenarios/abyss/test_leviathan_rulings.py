"""Rulings on Leviathan that belong nowhere else; the others stand where they are played."""

from __future__ import annotations

import json

import pytest

from ..witness import covers
from .table import CARDS, TITLE, Seat, lay


@covers("verb:buy", "event:ally-bought")
def test_leviathan_ruling_05_a_fourth_purchase_costs_four_pearls() -> None:
    rich = Seat(pearls=4)
    table = lay(Seat(), rich, rich, rich, rich, leviathan=True, deck="squid-1*4 squid-2")
    table.play("explore")
    for price, buyer in enumerate((1, 2, 3, 4), start=1):
        assert table.asked() == (buyer, "offer")
        assert table.details()["count"] == price
        table.play("buy")
        assert table.pearls(buyer) == 4 - price
    assert table.pearls(0) == 1 + 2 + 3 + 4
    assert table.asked() == (0, "ally")


@covers("verb:buy")
@pytest.mark.parametrize(("pearls", "asked"), [(3, (0, "ally")), (4, (4, "offer"))])
def test_leviathan_ruling_05_who_has_fewer_is_passed_over(
    pearls: int, asked: tuple[int, str]
) -> None:
    rich = Seat(pearls=4)
    table = lay(
        Seat(), rich, rich, rich, Seat(pearls=pearls), leviathan=True, deck="squid-1*4 squid-2"
    )
    table.play("explore", "buy", "buy", "buy")
    assert table.asked() == asked


def test_leviathan_ruling_47_nothing_of_kraken_is_in_the_game() -> None:
    assert [option.name for option in TITLE.options] == ["leviathan"]
    words = json.dumps(
        [*CARDS.values(), *TITLE.actions.first, *(kind.name for kind in TITLE.events)]
    )
    assert "kraken" not in words
    assert "nebuli" not in words
