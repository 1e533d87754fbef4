"""What the scenarios play, and whether that is everything in their game.

Tables put into `seen` what happens on them: `verb:plot`, `event:game-ended`, `reason:no-pearl` …
After each scenario that is counted for its game, in full or, where scenarios claim what they are
for, as far as it was claimed. `Coverage.demand` compares the sum with what there is.

Several workers count each for themselves; then the process that started them adds up, and reports
what is missing as a failure of the test that demanded it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from deepcourt.core.text import catalogue
from deepcourt.core.titles import Title

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings"
OUTPUT = "scenarios"  # what a worker hands over

seen: set[str] = set()  # in the present scenario


def covers(*things: str) -> pytest.MarkDecorator:
    """Marks a scenario with what it is for: `lord:mage-1`, `verb:take` … It must really play it."""
    return pytest.mark.covers(*things)


def claims(scenario: pytest.Item) -> set[str]:
    return {thing for mark in scenario.iter_markers("covers") for thing in mark.args}


def words_of(title: Title) -> set[str]:
    """What scenarios of every game have to cover."""
    texts = catalogue(f"deepcourt.games.{title.name}", "en")
    return {
        *(f"decision:{decision}" for decision in title.decisions),
        *(f"verb:{verb}" for verb in title.actions.first),
        *(f"event:{event.name}" for event in title.events),
        *(f"reason:{reason}" for reason in re.findall(r"^why-(\S+) =", texts, re.M)),
    }


# -- counting -----------------------------------------------------------------------------

played: dict[str, set[str]] = defaultdict(set)  # by game
demanded: dict[str, tuple[str, list[str]]] = {}  # by test: the game, and what there is


class Coverage:
    """The scenarios of a game, for a test about all of them."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self.test: pytest.Item = request.node
        self.folder = self.test.path.parent
        self.items = [one for one in request.session.items if one.path.parent == self.folder]

    def demand(self, things: Iterable[str]) -> None:
        """All of these must be played. A worker leaves the answer to the process that started it,
        which alone knows what the other workers play."""
        files = {one.path for one in self.items}
        if DESELECTED in self.test.config.stash or files != {*self.folder.glob("test_*.py")}:
            pytest.skip("not all scenarios of this game are played")
        game = self.folder.name
        if is_worker(self.test.config):
            demanded[self.test.nodeid] = (game, sorted(things))
        elif complaint := lacking(game, things):
            pytest.fail(complaint, pytrace=False)

    def claimed(self) -> set[str]:
        return {thing for one in self.items for thing in claims(one)}

    def numbers(self, kind: str) -> set[int]:
        """The numbers in the names of the scenarios of a kind."""
        texts = [file.read_text(encoding="utf-8") for file in self.folder.glob("test_*.py")]
        found = [re.findall(rf"def test_{kind}_(\d\d)_", text) for text in texts]
        return {int(number) for numbers in found for number in numbers}

    def rulings(self, part: str | None = None) -> set[int]:
        """The numbers of the rulings on the game, or in one part of them."""
        text = (RULINGS / f"{self.folder.name}.md").read_text(encoding="utf-8")
        if part is not None:
            text = text.partition(f"\n## {part}\n")[2].partition("\n## ")[0]
        return {int(number) for number in re.findall(r"^(\d+)\. ", text, re.M)}


def lacking(game: str, things: Iterable[str]) -> str | None:
    """A complaint about what was not played."""
    missing = sorted({*things} - played[game])
    return "\n".join([f"no scenario of {game} plays", *missing]) if missing else None


DESELECTED = pytest.StashKey[bool]()


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


# -- adding up, in the process that started the workers -------------------------------------


def hand_over(config: Any) -> None:
    """What this worker has counted."""
    counted = {game: sorted(things) for game, things in played.items()}
    config.workeroutput[OUTPUT] = {"played": counted, "demanded": demanded}


def take_over(output: dict[str, Any]) -> None:
    counted = output.get(OUTPUT, {"played": {}, "demanded": {}})
    for game, things in counted["played"].items():
        played[game].update(things)
    demanded.update(counted["demanded"])


def judge(session: pytest.Session) -> None:
    """Report what was demanded of all workers together and is missing."""
    for test, (game, things) in demanded.items():
        if complaint := lacking(game, things):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            file, _, name = test.partition("::")
            report = pytest.TestReport(test, (file, None, name), {}, "failed", complaint, "call")
            session.config.hook.pytest_runtest_logreport(report=report)
