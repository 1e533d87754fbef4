"""The benchmark of batches prints what it measured. How fast is not a test."""

from __future__ import annotations

import json

import pytest

from deepcourt.envs import bench

from ..command import deepcourt


@pytest.mark.parametrize(("language", "chosen"), [("en", "by the engine"), ("fr", "du moteur")])
def test_batches_are_measured(
    language: str, chosen: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, figure in (("GAMES", 8), ("STEPS", 2), ("ROUNDS", 1)):
        monkeypatch.setattr(bench, name, figure)

    def told(*more: str) -> str:
        assert deepcourt("bench", "batch", "--lang", language, *more) == 0
        return capsys.readouterr().out

    measured = json.loads(told("--json"))
    assert [(one["game"], one["observation"], one["actions"]) for one in measured] == [
        ("conspiracy", 362, 231),
        ("abyss", 1226, 651),
        ("abyss", 1226, 651),
        ("tyrants", 2785, 2873),
    ]
    for one in measured:
        assert one["inside_decisions_per_second"] > 0 < one["numpy_decisions_per_second"]
    monkeypatch.setenv("COLUMNS", "160")
    table = told()
    assert chosen in table
    assert "2,785" in table
