"""Records at a real terminal: stepped through, and as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from deepcourt import Record
from deepcourt.tui.replay import print_chronicle

from .terminal import Terminal, record_until


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return record_until(lambda record: len(record.actions) > 30, tmp_path / "game.json", players=3)


@pytest.fixture
def path(record: Record, tmp_path: Path) -> str:
    return str(tmp_path / "game.json")


def test_stepping(tmp_path: Path, record: Record, path: str) -> None:
    last = len(record.actions)
    terminal = Terminal(tmp_path, "replay", path)
    assert terminal.ready()
    start = terminal.screen
    assert f"0 of {last}" in terminal.screen
    for typed, number in (("", 1), ("n", 2), ("p", 1), (str(last), last), ("p", last - 1)):
        assert terminal.type(typed)
        assert f"{number} of {last}" in terminal.screen
    assert terminal.type("0")
    assert terminal.screen == start
    assert not terminal.type("q")
    assert terminal.status() == 0


def test_beyond_the_ends(tmp_path: Path, record: Record, path: str) -> None:
    last = len(record.actions)
    terminal = Terminal(tmp_path, "replay", path)
    assert terminal.ready()
    for typed, answer in (
        ("p", "This is the beginning of the record."),
        (str(last + 1), f"There is no action {last + 1}; the record ends with {last}."),
        ("x", "“x” means nothing here: Enter or n"),
    ):
        assert terminal.type(typed)
        assert answer in terminal.screen
        assert f"0 of {last}" in terminal.screen
    assert terminal.type(str(last))
    assert terminal.type("n")
    assert "This is the end of the record." in terminal.screen


def test_score_sheets(tmp_path: Path, path: str) -> None:
    terminal = Terminal(tmp_path, "replay", path, "--lang", "fr")
    assert terminal.ready()
    assert terminal.type("20")
    assert terminal.type("s")
    assert "Feuilles de score" in terminal.screen
    assert terminal.type("")
    assert "20 sur" in terminal.screen


@pytest.mark.parametrize(
    ("language", "seat", "told"),
    [("en", None, "Anna draws"), ("en", 0, "You draw"), ("fr", 1, "Vous piochez")],
)
def test_as_text(
    path: str,
    record: Record,
    capsys: pytest.CaptureFixture[str],
    language: str,
    seat: int | None,
    told: str,
) -> None:
    print_chronicle(Path(path), language, seat)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(record.actions)
    assert told in "\n".join(lines)
    assert [int(line.split()[0]) for line in lines] == list(range(1, len(lines) + 1))


def test_what_others_looked_at_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Locations that somebody drew and left are told to all, those just drawn to nobody else."""
    path = tmp_path / "drawn.json"
    record = record_until(locations_just_drawn, path)
    drawn = [record.title.words("en").say(f"location-{one}") for one in looked_at(record)]
    assert len(drawn) > 1
    for seat, seen in ((0, True), (1, False), (None, False)):
        print_chronicle(path, "en", seat)
        told = capsys.readouterr().out.splitlines()[-1]
        assert all((name in told) is seen for name in drawn)


def locations_just_drawn(record: Record) -> bool:
    decision = record.game.decision
    return decision is not None and decision.kind == "claim"


def looked_at(record: Record) -> list[str]:
    decision = record.game.decision
    assert decision is not None
    found: list[str] = decision.details["locations"]
    return found
