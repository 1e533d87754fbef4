"""What stays true in every game of Abyss, and its figures against those of the rules."""

from __future__ import annotations

import csv
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from deepcourt.core import titles
from deepcourt.games.abyss.words import EVENTS

from . import abyss_figures as figures
from .abyss_books import Books, check_readers
from .abyss_glance import glance_through
from .cases import CASES, Case

ABYSS = [case for case in CASES if case.game == "abyss"]
GAMES = 6  # with a second set of books; `make soak` plays many more
GLANCES = 60

CARDS = titles.named("abyss").cards()


def cards(noun: str) -> list[Mapping[str, Any]]:
    return [card for card in CARDS if card["noun"] == noun]


# -- games ------------------------------------------------------------------------------


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_the_table_is_at_every_moment_as_the_events_say(case: Case) -> None:
    for seed in range(GAMES):
        game = case.new(seed)
        books = Books(game)
        rng = random.Random(seed)
        while not game.over:
            books.play(rng.choice(game.legal_actions()))
            if rng.random() < 0.1:
                check_readers(game)


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_every_game_ends_and_nothing_is_lost_on_the_way(case: Case) -> None:
    for seed in range(1_000_000, 1_000_000 + GLANCES):
        glance_through(case, seed)


# -- cards ------------------------------------------------------------------------------


def test_the_lords_are_those_of_the_rules() -> None:
    assert [
        (
            card["number"],
            card["id"],
            card["guild"],
            card["influence"],
            card["keys"],
            card["cost"],
            card["races"],
            card["timing"] or "none",
        )
        for card in cards("lord")
    ] == [tuple(vars(lord).values()) for lord in figures.LORDS.values()]
    for card in cards("lord"):
        assert card["copies"] == 1
        assert card["race"] == figures.RACE_OF_GUILD.get(card["guild"])
        assert card["expansion"] == ("leviathan" if card["number"] > 200 else None)


@pytest.mark.parametrize(
    ("guild", "base", "leviathan"),
    [  # lords, influence, keys, cost, races
        ("soldier", (7, 38, 3, 55, 14), (2, 10, 1, 14, 3)),
        ("merchant", (6, 42, 3, 48, 13), (2, 12, 1, 14, 3)),
        ("mage", (7, 47, 4, 55, 14), (2, 12, 1, 14, 3)),
        ("politician", (6, 33, 3, 54, 13), (2, 12, 1, 14, 3)),
        ("farmer", (6, 51, 3, 48, 12), (2, 18, 1, 18, 3)),
        ("ambassador", (3, 12, 9, 30, 15), (0, 0, 0, 0, 0)),
    ],
)
def test_the_sums_of_a_guild(guild: str, base: tuple[int, ...], leviathan: tuple[int, ...]) -> None:
    for expansion, expected in ((None, base), ("leviathan", leviathan)):
        lords = [
            card
            for card in cards("lord")
            if card["guild"] == guild and card["expansion"] == expansion
        ]
        found = [len(lords)]
        found += [
            sum(card[name] for card in lords) for name in ("influence", "keys", "cost", "races")
        ]
        assert tuple(found) == expected


def test_the_decks_are_complete() -> None:
    lords = cards("lord")
    assert sum(card["expansion"] is None for card in lords) == 35
    assert sum(card["expansion"] == "leviathan" for card in lords) == 10
    allies = cards("ally")
    for name, crabs, others, extra_crab in (("copies", 13, 13, 0), ("leviathan_copies", 5, 4, 1)):
        for race in figures.RACES:
            own = [card for card in allies if card["race"] == race]
            assert sum(card[name] for card in own) == (crabs if race == "crab" else others)
            values = sum(card[name] * card["value"] for card in own)
            expected = 32 if name == "copies" else 10 + (extra_crab if race == "crab" else 0)
            assert values == expected
    base = {card["id"]: card["copies"] for card in allies if card["copies"]}
    assert Counter(base) + Counter(monster=6) == figures.BASE_CARDS
    both = {card["id"]: card["copies"] + card["leviathan_copies"] for card in allies}
    assert Counter(both) + Counter(monster=9) == figures.LEVIATHAN_CARDS
    assert sum(figures.BASE_CARDS.values()) == 71
    assert sum(figures.LEVIATHAN_CARDS.values()) == 95


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_the_boxes_are_opened_as_the_rules_say(case: Case) -> None:
    leviathan = dict(case.options)["leviathan"]
    for seed in range(20):
        table = case.new(seed).position()["table"]
        assert len(table["deck"]) == (95 - case.players if leviathan else 71)
        assert table["deck"].count("monster") == (9 if leviathan else 6)
        assert (len(table["court"]), len(table["lord_deck"])) == (6, 38 if leviathan else 29)
        assert ("tamer" in table["court"] + table["lord_deck"]) != leviathan
        assert (len(table["available"]), len(table["location_deck"])) == (1, 19)
        assert table["tokens"] == [9, 9, 2]
        assert table["new_tokens"] == ([7, 4, 4, 4] if leviathan else [0, 0, 0, 0])
        assert len(table["leviathan_deck"]) == (19 if leviathan else 0)
        assert sum(zone is not None for zone in table["border"]) == int(leviathan)
        for seat in table["seats"]:
            assert seat["pearls"] == 1
            assert seat["hand"] == (["crab-1"] if leviathan else [])


def test_anybody_may_begin() -> None:
    for case in ABYSS:
        firsts = Counter(case.new(seed).seat for seed in range(400))
        assert min(firsts[seat] for seat in range(case.players)) > 250 / case.players


def test_the_locations_are_those_of_the_rules() -> None:
    places = cards("location")
    assert [card["number"] for card in places] == list(range(1, 21))
    assert [card["id"] for card in places] == list(figures.LOCATIONS)
    assert sum(card["points"] for card in places) == 86
    assert sum(card["points_each"] for card in places) == 36


def test_the_leviathans_are_those_of_the_rules() -> None:
    beasts = cards("leviathan")
    for card, beast in zip(beasts, figures.LEVIATHANS.values(), strict=True):
        assert (card["number"], card["id"]) == (beast.number, beast.id)
        assert card["races"] == beast.races.split("|")
        assert card["life"] == len(beast.resistances) == len(beast.rewards)
        assert card["resistances"] == list(beast.resistances)
        assert card["rewards"] == list(beast.rewards)
        assert (card["penalty"], card["amount"]) == (beast.penalty, beast.amount)
    assert len(beasts) == 20
    assert Counter(card["life"] for card in beasts) == {3: 5, 2: 5, 1: 10}
    assert sum(card["life"] for card in beasts) == 35
    assert sum(sum(beast.rewards) for beast in figures.LEVIATHANS.values()) == 54
    assert sum(sum(beast.resistances) for beast in figures.LEVIATHANS.values()) == 198
    penalties = Counter(card["penalty"] for card in beasts)
    assert penalties == {"wounds": 14, "allies": 2, "pearls": 2, "lord": 2}
    assert Counter("|".join(card["races"]) for card in beasts) == {
        "jellyfish|crab": 4,
        "shellfish|crab": 4,
        "squid|crab": 4,
        "seahorse|crab": 4,
        "crab": 4,
    }


# -- the specification, where it lies beside the checkout ---------------------------------

SHEETS = Path(__file__).parents[3] / "shared" / "rules" / "data"
TIMED = {"permanent", "permanent+recruit", "once", "turn", "none"}
UNITS = {
    "lords_of_guild": "lords",
    "affiliated_of_race": "affiliated",
    "distinct_guilds": "guilds",
    "copy_opponent_location": "copy",
    "search_deck_on_take": "search",
    "weakest_lord_influence": "weakest-lord",
    "strongest_lord_influence": "strongest-lord",
    "lords_with_key": "lords-with-key",
    "lords_without_key": "lords-without-key",
    "sum_weakest_affiliated_per_race": "weakest-affiliated",
}


def sheet(name: str) -> Iterator[dict[str, str]]:
    """The rows of a sheet of the specification; the comparison is left out where it is missing."""
    path = SHEETS / f"{name}.csv"
    if not path.exists():
        pytest.skip("the specification does not lie beside this checkout")
    with path.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def named(english: str) -> str:
    """The id of what the specification calls so."""
    return english.removeprefix("The ").lower().replace(" ", "-")


def test_lords_figure_by_figure() -> None:
    rows = [*sheet("abyss_lords"), *sheet("leviathan_lords")]
    for row, card in zip(rows, cards("lord"), strict=True):
        assert card["id"] == named(row["name_en"])
        assert card["guild"] == row["guild"].lower()
        assert card["race"] == (
            None if card["guild"] == "ambassador" else row["mandatory_race"].lower()
        )
        assert row["timing"] in TIMED
        assert (card["timing"] or "none") == row["timing"]
        assert [card[name] for name in ("number", "influence", "keys", "cost", "races")] == [
            int(row[name]) for name in ("id", "influence", "keys", "cost", "races")
        ]


def test_locations_figure_by_figure() -> None:
    for row, card in zip(sheet("abyss_locations"), cards("location"), strict=True):
        assert card["id"] == named(row["name_en"])
        assert [card[name] for name in ("number", "points", "points_each")] == [
            int(row[name]) for name in ("id", "base", "per_unit")
        ]
        assert card["points_per"] == UNITS.get(row["unit"], row["unit"])
        assert (card["of"] or "") == row["unit_arg"].lower()


def test_leviathans_figure_by_figure() -> None:
    for row, card in zip(sheet("leviathan_cards"), cards("leviathan"), strict=True):
        assert [card[name] for name in ("number", "life", "amount")] == [
            int(row[name]) for name in ("id", "life_points", "penalty_amount")
        ]
        assert card["races"] == row["fighting_races"].lower().split("|")
        for name in ("resistances", "rewards"):
            assert card[name] == [int(figure) for figure in row[name].split("|")]
        assert card["penalty"] == row["penalty"]


def test_new_allies_and_tokens_figure_by_figure() -> None:
    effects = {"pearls_add": "-pearls", "two_dice_best": "-dice", "none": ""}
    found: Counter[str] = Counter()
    for row in sheet("leviathan_allies"):
        ally = f"{row['race'].lower()}-{row['value']}{effects[row['effect']]}"
        found["monster" if row["kind"] == "monster" else ally] += int(row["count"])
    assert found == figures.LEVIATHAN_CARDS - figures.BASE_CARDS
    tokens = [
        (row["effect"], int(row["amount"]), int(row["count"])) for row in sheet("leviathan_tokens")
    ]
    assert tokens == [("pearls", 2, 7), ("pearls", 3, 4), ("key", 1, 4), ("council_pile", 1, 4)]
    assert list(figures.NEW_TOKENS.values()) == [count for _, _, count in tokens]


def test_the_books_hear_every_event() -> None:
    heard = {name.removeprefix("on_") for name in vars(Books) if name.startswith("on_")}
    assert heard == {event.name.replace("-", "_") for event in EVENTS}
