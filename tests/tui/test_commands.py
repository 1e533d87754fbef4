"""Commands that print and end, and what goes wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from deepcourt import Record, __version__
from deepcourt.bots import LEVELS
from deepcourt.core import titles
from deepcourt.core.game import COMPILED
from deepcourt.core.text import LANGUAGES, Words, default_language
from deepcourt.lab import bench

from ..command import deepcourt, deepcourt_without
from .terminal import record_until


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DEEPCOURT_HOME", str(tmp_path / "deepcourt"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "deepcourt"


each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", titles.names())


@each_game
@each_language
def test_cards_as_json(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt("cards", game, "--json", "--lang", language) == 0
    title = titles.named(game)
    words = title.words(language)
    printed = json.loads(capsys.readouterr().out)
    assert [card.pop("name") for card in printed] == [
        words.say(f"{card['noun']}-{card['id']}") for card in title.cards()
    ]
    assert all(card.pop("text") for card in printed)
    assert printed == title.cards()


@each_game
@each_language
def test_cards_as_tables(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt("cards", game, "--lang", language) == 0
    printed = capsys.readouterr().out
    title = titles.named(game)
    words = title.words(language)
    for card in title.cards():
        if card["noun"] != "ally":  # these share a table without names
            assert words.say(f"{card['noun']}-{card['id']}") in printed
    assert all(len(line) <= 100 for line in printed.splitlines())
    assert "…" not in printed


@each_language
def test_allies_of_all_races_in_one_table(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Crabs of value 1 are four, and a fifth with Leviathan; the two dice come with it too."""
    assert deepcourt("cards", "abyss", "--lang", language) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["1", "4", "4+1", "4", "4", "4"] in [row[:6] for row in rows]
    assert ["3⚄", "+1", "+1", "+1", "+1", "+1"] in [row[:6] for row in rows]


@pytest.mark.parametrize(
    ("game", "language", "told"),
    [
        ("conspiracy", "en", "Pearl Master"),
        ("conspiracy", "fr", "Maître des Perles"),
        ("abyss", "en", "Leviathan"),
        ("abyss", "fr", "Léviathan"),
    ],
)
def test_rules(game: str, language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt("rules", game, "--lang", language) == 0
    printed = capsys.readouterr().out
    assert game.capitalize() in printed
    assert told in printed
    assert all(len(line) <= 100 for line in printed.splitlines())


def test_without_arguments_it_tells_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt() == 0
    printed = capsys.readouterr().out
    assert all(command in printed for command in ("play", "replay", "rules", "cards"))


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt("--version") == 0
    assert capsys.readouterr().out == f"deepcourt {__version__}\n"


def test_the_help_tells_whom_one_can_play_against(capsys: pytest.CaptureFixture[str]) -> None:
    assert deepcourt("play", "--help") == 0
    printed = " ".join(capsys.readouterr().out.replace("│", " ").split())
    say = Words.of(default_language()).say
    for level in LEVELS:
        assert f"{level} ({say(f'level-{level}')})" in printed


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["cards", "conspirancy"], "did you mean 'conspiracy'?"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["play", "conspiracy", "--players", "5"], "conspiracy is for 2 to 4 players, not 5"),
        (["play", "conspiracy", "--players", "1"], "conspiracy is for 2 to 4 players, not 1"),
        (["play", "conspiracy", "--bots", "gready"], "did you mean 'greedy'?"),
        (
            ["play", "conspiracy", "--players", "4", "--bots", "greedy,random"],
            "4 players need 3 bots, not 2",
        ),
        (["play", "conspiracy", "--seat", "2"], "there is no seat 2; this table has 0 to 1"),
        (["play", "conspiracy", "--seed", "-1"], "a seed is a whole number from 0"),
        (["play", "conspiracy", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "conspiracy", "--name", "Bob (greedy)"], "take another name"),
        (["play", "conspiracy", "--lang", "de"], "there are no texts in 'de'"),
        (["play", "conspiracy", "--resume"], "there is no unfinished game of conspiracy"),
        (["play", "conspiracy", "--resume", "--seed", "1"], "--seed does not go with --resume"),
        (["play", "conspiracy", "game.json"], "to go on with game.json, add --resume"),
        (["play", "conspiracy", "--resume", "none.json"], "none.json: No such file or directory"),
        (["replay", "none.json"], "none.json: No such file or directory"),
        (["analyse", "none.json"], "none.json: No such file or directory"),
        (["play"], "Missing argument 'GAME'"),
        (["fly"], "No such command 'fly'"),
        (["play", "conspiracy", "--fly"], "No such option: --fly"),
        (
            ["play", "conspiracy", "--option", "leviathan"],
            "conspiracy has no option 'leviathan'; its options: none",
        ),
        (
            ["play", "abyss", "--option", "kraken=true"],
            "abyss has no option 'kraken'; its options: leviathan",
        ),
        (
            ["play", "abyss", "--option", "leviathan=yes"],
            "option 'leviathan' is one of False, True, not 'yes'",
        ),
        (
            ["play", "abyss", "--option", "leviathan="],
            "option 'leviathan' is one of False, True, not ''",
        ),
        (
            ["play", "abyss", "--option", "leviathan", "--option", "leviathan=false"],
            "option 'leviathan' is given twice",
        ),
        (["play", "abyss", "--option", "seed=3"], "abyss has no option 'seed'"),
        (["play", "abyss", "--option"], "Option '--option' requires an argument"),
        (
            ["play", "abyss", "--resume", "--option", "leviathan"],
            "--option does not go with --resume",
        ),
        (["play", "abyss", "--players", "5"], "abyss is for 2 to 4 players, not 5"),
        (
            ["play", "abyss", "--players", "6", "--option", "leviathan"],
            "abyss with leviathan is for 2 to 5 players, not 6",
        ),
        (["simulate", "abyss", "--option", "games=3"], "abyss has no option 'games'"),
        (
            ["simulate", "abyss", "--option", "leviathan=maybe"],
            "option 'leviathan' is one of False, True, not 'maybe'",
        ),
        (["report", "chess"], "there is no game 'chess'"),
        (["report", "abyss", "--bots", "gready,random"], "did you mean 'greedy'?"),
        (["report", "abyss", "--bots", "greedy"], "abyss is for 2 to 4 players, not 1"),
        (["report", "abyss", "--option", "kraken"], "abyss has no option 'kraken'"),
        (["report", "abyss", "--out", "no/report.html"], "no/report.html: No such file"),
        (["report", "abyss", "--records", "none.json"], "none.json: No such file"),
        (
            ["report", "abyss", "--records", "docs"],
            "there is no finished game of abyss to report on",
        ),
        (
            ["report", "abyss", "--records", "docs", "--games", "5"],
            "--games does not go with --records",
        ),
        (["bench", "conspiracy", "--option", "leviathan"], "conspiracy has no option 'leviathan'"),
        (["bench", "--option", "leviathan"], "--option needs a game"),
        (["bench", "server", "--option", "leviathan"], "--option needs a game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_errors_are_one_line(
    args: list[str], told: str, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert deepcourt(*args) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("deepcourt: ")
    assert told in printed.err
    assert printed.err.count("\n") == 1
    assert not house.exists()


def test_records_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = tmp_path / "whole.json"
    record_until(lambda record: len(record.actions) > 5, whole)
    text = whole.read_text(encoding="utf-8")
    broken = {
        "cut": text[: len(text) // 2],
        "empty": "",
        "binary": "\x00\x01\x02",
        "list": "[]",
        "illegal": text.replace("draw-lords 1", "swap 1 2", 1).replace(
            "draw-lords 2", "swap 1 2", 1
        ),
    }
    for name, content in broken.items():
        path = tmp_path / f"{name}.json"
        path.write_text(content, encoding="utf-8")
        for command in (["replay", str(path)], ["play", "conspiracy", "--resume", str(path)]):
            assert deepcourt(*command) == 2
            printed = capsys.readouterr()
            assert printed.err.startswith("deepcourt: ")
            assert printed.err.count("\n") == 1


def test_a_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    record_until(lambda record: True, path)
    for command in (["replay"], ["replay", "--text"], ["play", "conspiracy", "--resume"]):
        assert deepcourt(*command, str(path), "--seat", "2") == 2
        assert "there is no seat 2; this table has 0 to 1" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("DEEPCOURT_HOME", str(file))
    assert deepcourt("play", "conspiracy") == 2
    assert str(file) in capsys.readouterr().err


def test_files_of_others_are_passed_over_when_resuming(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    records = house / "records"
    record = record_until(lambda record: len(record.actions) > 5, records / "conspiracy-1.json")
    (records / "conspiracy-2.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert deepcourt("play", "conspiracy", "--resume") == 0
    assert str(records / "conspiracy-1.json") in capsys.readouterr().out
    assert Record.load(records / "conspiracy-1.json").actions == record.actions


@pytest.mark.parametrize(
    ("given", "leviathan"),
    [
        ([], False),
        (["leviathan"], True),
        (["leviathan=true"], True),
        (["leviathan=True"], True),
        (["leviathan=false"], False),
    ],
)
def test_a_game_is_simulated_with_its_options(
    given: list[str], leviathan: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    options = [word for one in given for word in ("--option", one)]
    bots = "greedy,random,random,random"
    asked = ["simulate", "abyss", *options, "--bots", bots, "--games", "4", "--seed", "1"]
    assert deepcourt(*asked, "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["game"] == "abyss"
    assert printed["options"] == {"leviathan": leviathan}
    assert printed["games"] == 4
    assert [bot["bot"] for bot in printed["bots"]] == bots.split(",")
    assert deepcourt(*asked, "--lang", "fr") == 0
    assert ("(leviathan)" in capsys.readouterr().out) is leviathan


def test_a_record_says_its_options(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert deepcourt("play", "abyss", "--option", "leviathan", "--players", "5") == 0
    (path,) = (house / "records").glob("abyss-*.json")
    record = Record.load(path)
    assert (record.options, record.players) == ({"leviathan": True}, 5)
    assert str(path) in capsys.readouterr().out


@each_language
def test_every_way_to_play_a_game_is_measured(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "measure_interpreted", bench.measure)
    assert deepcourt("bench", "abyss", "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert [result["options"] for result in printed] == [{"leviathan": False}, {"leviathan": True}]
    assert deepcourt("bench", "abyss", "--option", "leviathan", "--lang", language) == 0
    told = capsys.readouterr().out
    assert "Abyss (leviathan)" in told
    assert ("Conspiracy" in told) is COMPILED


@each_language
def test_a_report_is_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "report.html"
    asked = ["--games", "4", "--seed", "1", "--bots", "random,random", "--out", str(out)]
    assert deepcourt("report", "conspiracy", *asked, "--lang", language) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.startswith(str(out))
    assert f'lang="{language}"' in out.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_a_report_is_made_from_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records" / "1.json"
    record = record_until(lambda record: len(record.actions) > 5, path)
    while not record.game.over:
        record.play(record.game.legal_actions()[0])
    record.save(path)
    out = tmp_path / "report.html"
    assert deepcourt("report", "conspiracy", "--records", str(path.parent), "--out", str(out)) == 0
    assert "a report on 1 game" in " ".join(capsys.readouterr().out.split())
    assert "1 recorded game" in out.read_text(encoding="utf-8")


def test_a_report_says_what_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ended = deepcourt_without("altair", "report", "conspiracy")
    assert ended.returncode == 2
    assert "'altair', which comes with deepcourt[lab]" in ended.stderr
    assert list(tmp_path.iterdir()) == []
