"""Records at a real terminal: stepped through, and as text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deepcourt import Record
from deepcourt.tui.boards import board_of
from deepcourt.tui.replay import print_chronicle
from deepcourt.tui.seats import Player
from deepcourt.tui.verdicts import Verdicts

from .terminal import Terminal, analysed_game, record_until


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


# -- with an analysis -----------------------------------------------------------------------


@pytest.fixture
def analysed(tmp_path: Path) -> Record:
    record = analysed_game()
    record.save(tmp_path / "analysed.json")
    return record


def test_from_one_turning_point_to_the_next(tmp_path: Path, analysed: Record) -> None:
    assert analysed.analysis is not None
    last = len(analysed.actions)
    terminal = Terminal(tmp_path, "replay", str(tmp_path / "analysed.json"))
    assert terminal.ready()
    assert "t turning point" in terminal.screen
    turns = [number for number in sorted(analysed.analysis["turns"]) if number]
    assert len(turns) > 3
    for number in turns:
        assert terminal.type("t")
        assert f"{number} of {last}" in terminal.screen
        assert re.search(r"Played: .+, \d+% \(−\d+%\) · the bot: .+, \d+%", terminal.screen)
    assert terminal.type("t")
    assert "No turning point comes after this." in terminal.screen
    assert f"{turns[-1]} of {last}" in terminal.screen


def test_every_step_says_what_the_bot_would_play(tmp_path: Path, analysed: Record) -> None:
    assert analysed.analysis is not None
    moments = {moment["number"]: moment for moment in analysed.analysis["moments"]}
    best = next(
        number
        for number, moment in moments.items()
        if moment["action"] == moment["best"][0]["action"]
    )
    single = next(number for number in range(len(analysed.actions)) if number not in moments)
    terminal = Terminal(tmp_path, "replay", str(tmp_path / "analysed.json"), "--lang", "fr")
    assert terminal.ready()
    assert terminal.type(str(best))
    screen = terminal.screen.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"Le meilleur coup selon le bot : .+, \d+ %", screen)
    assert terminal.type(str(single))
    assert "bot" not in terminal.screen
    assert terminal.type(str(len(analysed.actions)))
    assert "La partie est terminée." in terminal.screen
    assert "bot" not in terminal.screen


def test_a_seat_is_told_of_its_own_decisions_alone(tmp_path: Path, analysed: Record) -> None:
    assert analysed.analysis is not None
    moments = analysed.analysis["moments"]
    own, other = (next(one for one in moments if one["seat"] == seat) for seat in (0, 1))
    terminal = Terminal(tmp_path, "replay", str(tmp_path / "analysed.json"), "--seat", "0")
    assert terminal.ready()
    assert terminal.type(str(own["number"]))
    assert re.search(r"the bot", terminal.screen)
    assert terminal.type(str(other["number"]))
    assert "the bot" not in terminal.screen
    seen = [number for number in analysed.analysis["turns"] if by(analysed, number) == 0]
    assert 0 < len(seen) < len(analysed.analysis["turns"])
    assert terminal.type("0")
    for number in sorted(number for number in seen if number):
        assert terminal.type("t")
        assert f"{number} of" in terminal.screen


def by(record: Record, number: int) -> int:
    return record.at(number).seat


def test_without_an_analysis_there_is_no_turning_point(tmp_path: Path, path: str) -> None:
    terminal = Terminal(tmp_path, "replay", path)
    assert terminal.ready()
    assert "t turning point" not in terminal.screen
    assert terminal.type("t")
    assert "This record has no analysis yet; deepcourt analyse makes it." in terminal.screen


def test_a_verdict_is_cut_to_one_line_and_says_first_what_was_played(analysed: Record) -> None:
    assert analysed.analysis is not None
    board = board_of(analysed.title, "en", False)
    players = [Player(name) for name in analysed.names]
    verdicts = Verdicts(analysed, board, players, None)
    number = analysed.analysis["turns"][0]
    told = {width: verdicts.told(number, width) for width in (20, 60, 80, 100, 300)}
    for width, lines in told.items():
        (line,) = lines
        assert line.cell_len <= width - 2
        assert line.plain.startswith("Played: ")
    assert "…" in told[20][0].plain
    assert "…" not in told[80][0].plain


# -- by earlier rules -----------------------------------------------------------------------


def test_a_record_of_earlier_rules_is_shown_with_a_remark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An action that is not legal any more is left out, and the game goes on at the next turn."""
    path, number = tmp_path / "old.json", 60
    record = record_until(lambda record: len(record.actions) > 100, path, game="tyrants", players=2)
    document = record.document() | {"rules": 1}
    document["actions"][number] = "start araumycos"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert Record.load(path).restarts[0].number == number
    remark = "The rules were corrected after this was played."
    print_chronicle(path, "en")
    lines = capsys.readouterr().out.splitlines()
    assert remark in lines[number]
    terminal = Terminal(tmp_path, "replay", str(path))
    assert terminal.ready()
    assert remark not in terminal.screen
    assert terminal.type(str(number))
    assert remark in terminal.screen
    assert not terminal.type("q")
    terminal = Terminal(tmp_path, "play", "tyrants", "--resume", str(path))
    assert terminal.ready()
    assert remark in terminal.screen
