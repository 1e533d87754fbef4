"""Turns of real games come to what was logged, or `docs/corpus.md` tells why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .replay import Replay
from .turns import CORPUS, Turn, name, read_turns

PAGE = Path(__file__).parents[2] / "docs" / "corpus.md"
SHARE = 0.99  # of the turns at least

needs_the_corpus = pytest.mark.skipif(
    not CORPUS.exists(), reason="the logged turns (shared/corpus) do not lie beside this checkout"
)


def listed_turns(page: str) -> set[str]:
    """The turns that the page names: `game`: 1–3, 8."""
    found = set()
    for game, ranges in re.findall(r"`([0-9a-f]{16})`: ([\d–, ]+)", page):
        for first, last in re.findall(r"(\d+)(?:–(\d+))?", ranges):
            found |= {f"{game} {number}" for number in range(int(first), int(last or first) + 1)}
    return found


def test_the_page_names_its_turns() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"## The {len(listed_turns(page))} turns that differ" in page


@needs_the_corpus
def test_logged_turns_come_to_what_was_logged() -> None:
    count = 0
    differing = set()
    for turn in read_turns():
        count += 1
        if not Replay(turn).fits():
            differing.add(name(turn))
    page = PAGE.read_text(encoding="utf-8")
    assert differing == listed_turns(page)
    assert f"{count - len(differing):,} of the {count:,} turns" in page
    assert 1 - len(differing) / count >= SHARE


# -- every field is compared --------------------------------------------------------------


def forget_a_troop(turn: Turn) -> None:
    turn["after"]["troops"].popitem()


def give_a_marker(turn: Turn) -> None:
    turn["after"]["markers"]["araumycos"] = turn["colors"][0]


def place_a_spy(turn: Turn) -> None:
    turn["after"]["spies"]["araumycos"] = [turn["colors"][1]]


def change(*path: str | int, to: Any) -> Callable[[Turn], None]:
    """Put something else there."""

    def falsify(turn: Turn) -> None:
        found: Any = turn
        for step in path[:-1]:
            found = found[step]
        found[path[-1]] = to

    return falsify


def card_too_many(*path: str | int) -> Callable[[Turn], None]:
    def falsify(turn: Turn) -> None:
        found: Any = turn["after"]
        for step in path:
            found = found[step]
        found.append("noble")

    return falsify


FALSE = {
    "troops": forget_a_troop,
    "markers": give_a_marker,
    "1 spies": place_a_spy,
    "row": change("after", "row", 0, to="noble"),
    "market": card_too_many("market_deck"),
    "stacks": change("after", "stacks", to=[15, 1]),
    "devoured": card_too_many("devoured"),
    "0 points": change("after", "players", 0, "vp", to=7),
    "2 barracks": change("after", "players", 2, "barracks", to=7),
    "2 spies left": change("after", "players", 2, "spies_left", to=1),
    "3 trophies": change("after", "players", 3, "trophies", to={"white": 9}),
    "3 inner circle": card_too_many("players", 3, "inner"),
    "1 deck": card_too_many("players", 1, "deck"),
    "1 hand": card_too_many("players", 1, "hand"),
    "1 discard": card_too_many("players", 1, "discard"),
    "end triggered": change("end_triggered", 1, to=True),
    "next seat": change("next_seat", to=3),
}


@needs_the_corpus
@pytest.mark.parametrize("field", FALSE)
def test_a_false_outcome_is_seen(field: str) -> None:
    turn = next(turn for turn in read_turns() if turn["kind"] == "turn")
    assert Replay(turn).fits()
    FALSE[field](turn)
    replay = Replay(turn)
    assert not replay.fits()
    assert replay.nearest == [field]
