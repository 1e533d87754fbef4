"""What the cards of Tyrants do in signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from deepcourt.games.tyrants.cards import CARD_IDS, PROGRAMS
from deepcourt.games.tyrants.grammar import Cost, Deed, Resource
from deepcourt.games.tyrants.signs import COSTS, DEEDS, RESOURCES, effect_signs

SIGNS = dict(zip(CARD_IDS, map(effect_signs, PROGRAMS), strict=True))


def words(marks: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for mark in marks:
        if "when" in mark:
            yield from ("(", *words(mark["when"]), ")")
        elif "mark" in mark:
            yield mark["mark"]
        else:
            yield f"{mark.get('count', '')}{'white ' if 'white' in mark else ''}{mark['sign']}"


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("house-guard", "2power"),
        ("advocate", "2influence / ( promote )"),
        ("underdark-ranger", "2white assassinate"),
        ("weaponmaster", "3× deploy / white assassinate"),
        ("spellspinner", "spy / home › supplant"),
        ("water-elemental", "2deploy ( focus draw )"),
        ("beholder", "assassinate 1power"),
        ("black-dragon", "white supplant +vp"),
        ("quaggoth", "×white assassinate"),
        ("aboleth", "2spy / ×draw"),
        ("ghoul", "2power outcast"),
        ("matron-mother", "discard promote"),
        ("umber-hulk", "3deploy ( discard )"),
    ],
)
def test_what_a_card_does_in_signs(card: str, line: str) -> None:
    assert " ".join(words(SIGNS[card])) == line


def test_every_card_does_something_and_everything_has_a_sign() -> None:
    assert all(SIGNS.values())
    assert (set(COSTS), set(DEEDS), set(RESOURCES)) == (set(Cost), set(Deed), set(Resource))
