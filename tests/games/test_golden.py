"""Whole games are played as they were when their records were made."""

from __future__ import annotations

from .cases import Case
from .golden import path, playthrough


def test_the_golden_record_is_played_as_ever(case: Case) -> None:
    expected = path(case).read_text(encoding="utf-8").splitlines()
    for number, (found, line) in enumerate(
        zip(playthrough(case).splitlines(), expected, strict=True), 1
    ):
        assert found == line, f"{path(case).name}:{number}"
