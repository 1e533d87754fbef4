"""Tables that cannot come about are refused."""

from __future__ import annotations

from typing import Any

import pytest

import deepcourt
from deepcourt.core.errors import InvalidPosition

from .table import FOURTEEN, lay


@pytest.mark.parametrize(
    "table",
    [
        pytest.param({"asks": "seek"}, id="no lord asks for a location"),
        pytest.param({"chambers": ["mage-3"], "asks": "seek"}, id="the last lord has no key"),
        pytest.param(
            {"chambers": ["mage-3"], "asks": "claim", "drawn": "citadel tribune"},
            id="the last lord has no key to claim with",
        ),
        pytest.param({"chambers": ["mage-1"], "asks": "seek"}, id="one key is too few"),
        pytest.param({"chambers": ["mage-1 mage-1@citadel"], "asks": "seek"}, id="keys are used"),
        pytest.param({"chambers": ["mage-3 mage-4"], "asks": "swap"}, id="nobody may swap"),
        pytest.param({"chambers": ["mage-1 mage-1"], "asks": "search"}, id="no Hall of Maps"),
        pytest.param(
            {"chambers": ["mage-1 mage-1@hall-of-maps mage-1 mage-1"], "asks": "seek"},
            id="the Hall of Maps searches",
        ),
        pytest.param(
            {"chambers": ["mage-1 mage-1@narrow-gate"], "gate": "narrow-gate"},
            id="a gate ends with the turn of its owner",
        ),
    ],
)
def test_a_decision_that_nothing_asks_for_is_refused(table: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        lay(**table)


def test_a_complete_chamber_needs_a_finisher() -> None:
    document = lay(chambers=["", f"{FOURTEEN} farmer-3"]).game.position()
    document["table"]["finisher"] = None
    with pytest.raises(InvalidPosition, match="somebody has completed"):
        deepcourt.from_position(document)


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        ("deck", [], "expected 1 × politician-0, found 0"),
        ("deck", ["king"], r"deck\[0\]"),
        ("deck", {}, "deck: expected an array"),
        ("hand", ["mage-1"], "found 5"),
        ("location_deck", [], "expected 1 × "),
        ("drawn", ["citadel"], "expected 1 × citadel"),
        ("pearl_master", 0, "nobody has pearls"),
        ("pearl_master", 7, "a whole number from 0 to 1"),
        ("forced_draw", 1, "goes together"),
        ("forced_draw", 3, "a whole number from 0 to 2"),
        ("forced_by", 1, "goes together"),
        ("finisher", 0, "has not completed"),
        ("chambers", [[]], "expected 2 elements"),
        ("controlled", [{"citadel": 1}, {}], "a lord that shows a key"),
        ("controlled", [{"atlantis": 1}, {}], "unknown field"),
    ],
)
def test_a_wrong_part_of_the_table_is_named(part: str, value: object, message: str) -> None:
    document = deepcourt.new_game("conspiracy", seed=1).position()
    document["table"][part] = value
    with pytest.raises(InvalidPosition, match=message):
        deepcourt.from_position(document)


def test_a_pile_holds_one_guild() -> None:
    document = lay(piles="mage-1").game.position()
    piles = document["table"]["piles"]
    piles["farmer"], piles["mage"] = piles["mage"], []
    with pytest.raises(InvalidPosition, match="lords of the guild farmer only"):
        deepcourt.from_position(document)


def test_whoever_has_most_pearls_is_pearl_master() -> None:
    document = lay(chambers=["mage-3", "farmer-4"]).game.position()
    document["table"]["pearl_master"] = 1
    with pytest.raises(InvalidPosition, match="most pearls"):
        deepcourt.from_position(document)
