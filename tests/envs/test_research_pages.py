"""The pages for researchers say what the code says. What was measured is not measured again."""

from __future__ import annotations

import importlib.util
import random
import re
import statistics
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import deepcourt
from deepcourt.core import titles

ROOT = Path(__file__).parents[2]


def generator() -> ModuleType:
    """`bench/research.py`, which writes the tables."""
    spec = importlib.util.spec_from_file_location("research", ROOT / "bench" / "research.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RESEARCH = generator()


def page(name: str) -> str:
    return RESEARCH.page_of(titles.named(name)).read_text(encoding="utf-8")  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", deepcourt.names())
def test_what_follows_from_the_code_is_current(name: str) -> None:
    """If not: `python bench/research.py --exact`."""
    text = page(name)
    assert RESEARCH.written(text, RESEARCH.exact(titles.named(name))) == text


def test_the_page_that_leads_to_them_is_current() -> None:
    text = RESEARCH.INDEX.read_text(encoding="utf-8")
    assert RESEARCH.written(text, RESEARCH.index()) == text


@pytest.mark.parametrize("name", deepcourt.names())
def test_every_kind_of_decision_is_told_and_no_other(name: str) -> None:
    assert [*RESEARCH.DECISIONS[name]] == [*titles.named(name).decisions]


@pytest.mark.parametrize("name", deepcourt.names())
def test_versions_and_measurements_are_those_of_the_present_rules(name: str) -> None:
    version = titles.named(name).version
    versions = re.findall(r"^\| (\d+) \|", page(name).partition("## Versions")[2], re.MULTILINE)
    assert versions == [str(number) for number in range(1, version + 1)]
    assert f"version {version} of the rules;" in page(name)


def test_what_is_measured_is_what_happens() -> None:
    shape = RESEARCH.Shape()
    legal: Counter[int] = Counter()
    lengths = []
    for seed in range(3):
        game, rng = deepcourt.new_game("conspiracy", 2, seed), random.Random(seed)
        shape.before(game, seed, [])
        while not game.over:
            action = rng.choice(game.legal_actions())
            legal[len(game.legal_actions())] += 1
            shape.step(game, action)
            game.apply(action)
        lengths.append(game.moves)
    mean, median, most, only_one, length, span, _ = shape.figures()
    counts = [*legal.elements()]
    assert mean == f"{statistics.fmean(counts):.1f}"
    assert int(median) == statistics.median_low(counts)
    assert int(most) == max(counts)
    assert only_one == f"{counts.count(1) / len(counts):.0%}"
    assert length == f"{statistics.fmean(lengths):.0f}"
    assert span == f"{min(lengths)}–{max(lengths)}"


def test_a_citation_names_the_version_that_is_here() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.search(r"^version: (.+)$", text, re.MULTILINE)[1] == deepcourt.__version__  # type: ignore[index]


@pytest.mark.parametrize("name", deepcourt.names())
def test_the_table_says_for_how_many_a_game_is(name: str) -> None:
    """Read back as people read it: without options, then with those that change it."""
    title = titles.named(name)
    index = RESEARCH.INDEX.read_text(encoding="utf-8")
    row = re.search(rf"^\| \[.*?\]\({name}\.md\) \| (.*?) \|", index, re.MULTILINE)
    assert row
    usual, *others = row[1].split(", ")
    told: dict[str, str] = dict(re.findall(r"with `(\S+)` ([^,]*)", ", ".join(others)))
    assert len(told) == len(others)
    chosen = [{option.name: choice} for option in title.options for choice in option.choices]
    for options in [{}, *chosen]:
        (written,) = [f"{name}={choice}" for name, choice in options.items()] or [""]
        first, _, last = told.get(written, usual).partition(" to ")
        counts = title.players_with(titles.checked_options(title, options))
        assert [*counts] == [*range(int(first), int(last or first) + 1)]
