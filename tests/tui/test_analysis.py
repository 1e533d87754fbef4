"""`deepcourt analyse`: the page, the file, and the curves on it."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.bots.analysis import Unfinished, analyse, decisions_to_judge, loss
from deepcourt.core.errors import MalformedRecord
from deepcourt.core.text import LANGUAGES
from deepcourt.tui import analysis_report
from deepcourt.tui.analysis_report import Report, mistakes, run_analysis
from deepcourt.tui.curves import along, band, calmed, column_of, marked
from deepcourt.tui.screen import Screen

from .terminal import Terminal, analysed_game, finished_game

HASTY = 50  # iterations


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not much thinking, on a page as wide as the usual terminal."""
    monkeypatch.setattr(analysis_report, "analyse", partial(analyse, iterations=HASTY))
    monkeypatch.setenv("COLUMNS", "100")


# -- the file -----------------------------------------------------------------------------


def test_it_is_kept_in_the_record_and_shown_at_once_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    record = finished_game()
    record.save(path)
    run_analysis(path, None, False, False, "en")
    page = capsys.readouterr().out
    kept = path.read_bytes()
    loaded = Record.load(path)
    assert loaded.analysis == analyse(record, iterations=HASTY)
    loaded.analysis = None
    assert loaded.dumps() == record.dumps()

    def never(*args: object) -> None:
        raise AssertionError("thought again")

    monkeypatch.setattr(analysis_report, "analyse", never)
    run_analysis(path, None, False, False, "en")
    assert capsys.readouterr().out == page
    assert path.read_bytes() == kept
    with pytest.raises(AssertionError, match="thought again"):
        run_analysis(path, None, False, True, "en")
    assert path.read_bytes() == kept
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_again_replaces_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = analysed_game()
    record.save(path)
    run_analysis(path, None, False, True, "en")
    assert Record.load(path).analysis == analyse(record, iterations=HASTY) != record.analysis


@pytest.mark.parametrize("done_before", [False, True])
def test_another_file_leaves_the_record_as_it_was(tmp_path: Path, done_before: bool) -> None:
    path, out = tmp_path / "game.json", tmp_path / "new" / "analysed.json"
    record = analysed_game() if done_before else finished_game()
    record.save(path)
    before = path.read_bytes()
    run_analysis(path, out, False, False, "en")
    assert path.read_bytes() == before
    record.analysis = record.analysis or analyse(record, iterations=HASTY)
    assert Record.load(out).dumps() == record.dumps()


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    finished_game().save(path)
    run_analysis(path, None, True, False, "fr")
    assert json.loads(capsys.readouterr().out) == Record.load(path).analysis


def test_what_cannot_be_done_is_said_before_the_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, part, bad = (tmp_path / f"{name}.json" for name in ("whole", "part", "bad"))
    record = finished_game()
    record.save(whole)
    record.fork(9).save(part)
    document: dict[str, Any] = analysed_game().document()
    document["analysis"]["end"] = [0.5, 0.5]
    bad.write_text(json.dumps(document), encoding="utf-8")
    before = {file: file.read_bytes() for file in (whole, part, bad)}
    with pytest.raises(Unfinished, match="the game is not over; only a finished game"):
        run_analysis(part, tmp_path / "new" / "out.json", False, False, "en")
    assert not (tmp_path / "new").exists()
    with pytest.raises(MalformedRecord, match=r"analysis\.end: expected what these actions"):
        run_analysis(bad, None, False, False, "en")
    monkeypatch.setattr(analysis_report, "analyse", None)
    with pytest.raises(IsADirectoryError):
        run_analysis(whole, tmp_path, False, False, "en")
    with pytest.raises(FileExistsError):
        run_analysis(whole, part / "out.json", False, False, "en")
    assert {file: file.read_bytes() for file in (whole, part, bad)} == before


def test_interrupted_it_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    finished_game(players=4).save(path)
    before = path.read_bytes()
    terminal = Terminal(tmp_path, "analyse", str(path))
    terminal.child.expect(r"[2-9]/\d+")
    terminal.press("c")
    assert "Interrupted: the record is as it was." in terminal.raw
    assert terminal.status() == 130
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.json"]


# -- the page -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "players", "told"),
    [
        ("en", 2, ("Moves that turned the game", "The bot’s choice", "Blunders")),
        ("fr", 3, ("Les coups qui ont décidé", "Le choix du bot", "Bévues")),
        ("en", 4, ("Moves that turned the game", "The bot’s choice", "Blunders")),
    ],
)
def test_the_page_fills_a_terminal_and_no_more(
    tmp_path: Path, language: str, players: int, told: tuple[str, ...]
) -> None:
    path = tmp_path / "game.json"
    record = analysed_game(players)
    record.save(path)
    terminal = Terminal(tmp_path, "analyse", str(path), "--lang", language)
    assert not terminal.ready()
    assert terminal.status() == 0
    screen = terminal.screen.replace("\N{NO-BREAK SPACE}", " ").rstrip("\n")
    assert all(one in screen for one in told)
    lines = screen.split("\n")
    page = [line for line in lines if str(path) not in line]
    assert len(page) < 29
    assert {len(line) for line in page} == {100}
    assert all(player.split()[0] in screen for player in record.names)
    assert "deepcourt replay" in lines[-1]


def test_the_moves_that_turned_the_game() -> None:
    record = analysed_game()
    assert record.analysis is not None
    lines = [line.plain for line in Report(record, "en", Screen()).page(100)]
    assert max(map(len, lines)) == 100
    page = "\n".join(lines)
    rows = re.findall(r"^ ([a-h]) +(\d+) +(\w+) +(.+?)  +(.+?)  +(\d+)% +−(\d+)%", page, re.M)
    assert [int(row[1]) for row in rows] == record.analysis["turns"]
    moments = {moment["number"]: moment for moment in record.analysis["moments"]}
    for _, number, name, played, better, chance, cost in rows:
        moment = moments[int(number)]
        assert record.names[moment["seat"]].startswith(name)
        assert played != better
        assert int(chance) == pytest.approx(100 * moment["best"][0]["chance"], abs=0.51)
        assert int(cost) == pytest.approx(100 * loss(moment), abs=0.51)
    below = page.split("\n")[9]
    assert sorted(below.replace(" ", "")) == [row[0] for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_cuts_no_figure(language: str) -> None:
    for line in Report(analysed_game(4), language, Screen()).page(80):
        assert line.cell_len <= 80, line.plain
    assert "…" not in "".join(
        line.plain for line in Report(analysed_game(4), language, Screen()).page(80)[-5:]
    )


def test_a_low_terminal_shows_fewer_moves_but_all_players() -> None:
    record = analysed_game(4)
    assert record.analysis is not None
    assert len(record.analysis["turns"]) == 8
    for height, turns in ((29, 8), (25, 5), (10, 3)):
        lines = [line.plain for line in Report(record, "en", Screen()).page(100, height)]
        assert sum(bool(re.match(r" [a-h] +\d", line)) for line in lines) == turns
        assert height < 24 or len(lines) <= height - 2
        assert lines[-1].strip().startswith(record.names[3].split()[0])


def test_a_game_without_mistakes_says_so() -> None:
    record = analysed_game()
    assert record.analysis is not None
    for moment in record.analysis["moments"]:
        moment["chance"] = moment["best"][0]["chance"]
    record.analysis["turns"] = []
    lines = [line.plain.strip() for line in Report(record, "en", Screen()).page(100)]
    assert "None: no move cost more than a few percent." in lines
    decisions = sum(moment["seat"] == 0 for moment in record.analysis["moments"])
    summary = next(line for line in lines[-2:] if line.startswith("Anna"))
    assert summary.split()[2:] == [str(decisions), "0.0%", "0", "0", "0"]
    assert decisions < decisions_to_judge(record)


# -- what it counts and draws -----------------------------------------------------------------


def test_a_loss_is_counted_once() -> None:
    assert mistakes([0, 0.039, 0.04, 0.099, 0.1, 0.199, 0.2, 1]) == [2, 2, 2]


def test_a_band_rises_with_the_chance() -> None:
    assert band([0, 0.5, 1], 1) == ["▁▄█"]
    assert band([0, 0.25, 0.5, 0.75, 1], 2) == ["   ▄█", "▁▄███"]


def test_a_value_holds_until_the_next() -> None:
    assert along([0, 2, 4], [0.1, 0.2, 1.0], 4, 5) == [0.1, 0.1, 0.2, 0.2, 1.0]
    assert along([1, 4], [0.1, 1.0], 4, 5) == [0.1, 0.1, 0.1, 0.1, 1.0]
    assert along([0, 9], [0.1, 1.0], 9, 3) == [0.1, 0.1, 1.0]


def test_letters_stand_where_their_decision_shows() -> None:
    for last, width in ((9, 10), (50, 81), (300, 81)):
        for number in range(last + 1):
            column = column_of(number, last, width)
            reached = along(range(last + 1), range(last + 1), last, width)[column]
            assert reached >= number
            assert column == 0 or along([*range(last + 1)], [*range(last + 1)], last, width)[
                column - 1
            ] < max(number, 1)


def test_letters_do_not_hide_each_other() -> None:
    assert marked([(1, "a"), (1, "b"), (4, "c")], 6) == " ab c"
    assert marked([(4, "a"), (4, "b"), (4, "c")], 5) == "  cba"


def test_a_calmed_curve_is_a_mean_of_what_is_near() -> None:
    assert calmed([0.0, 1.0, 0.5], 0) == [0.0, 1.0, 0.5]
    assert calmed([0.0, 1.0, 0.5, 0.0], 1) == [0.5, 0.5, 0.5, 0.25]
