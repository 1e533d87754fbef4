"""The programs of docs/environments.md run, and every id on it is one."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import gymnasium
import pyspiel
import pytest

from deepcourt.core import titles

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_page_runs(program: str) -> None:
    exec(compile(program, PAGE.name, "exec"), {})


def ids(adapter: str) -> list[str]:
    """The ids that the page and the pages for researchers give for an adapter."""
    pages = [PAGE, *(PAGE.parent / "research").glob("*.md")]
    rows = [
        line
        for page in pages
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"| {adapter} |")
    ]
    return [id for row in rows for id in re.findall(r"`(\S+)`", row)]


MAKERS = {
    "Gymnasium": gymnasium.make,
    "PettingZoo": lambda id: getattr(import_module("deepcourt.envs.pettingzoo"), id).env(),
    "OpenSpiel": pyspiel.load_game,
}


@pytest.mark.parametrize("adapter", MAKERS)
def test_every_id_of_the_pages_makes_an_environment(adapter: str) -> None:
    import_module(f"deepcourt.envs.{adapter.lower()}")
    found = ids(adapter)
    assert len(found) == 2 * len(titles.names())
    for id in found:
        assert MAKERS[adapter](id)


def test_an_id_of_another_version_is_none() -> None:
    with pytest.raises(ImportError):
        exec("from deepcourt.envs.pettingzoo import abyss_v99")
    with pytest.raises(AttributeError, match=r"the games are: conspiracy_v\d+, abyss_v\d+, "):
        _ = import_module("deepcourt.envs.pettingzoo").abyss_v99
