"""Records: save, load, replay, step, fork, undo."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import deepcourt
from deepcourt import Record
from deepcourt.bots.analysis import analyse
from deepcourt.core.errors import (
    IllegalAction,
    InvalidOption,
    MalformedRecord,
    UnknownGame,
    UnknownVersion,
    WrongPlayerCount,
)


def whole_game(seed: int = 3, players: int = 3) -> Record:
    record = Record.new("conspiracy", players, seed, names=["Ilse", "Maren"])
    rng = random.Random(seed)
    while not record.game.over:
        record.play(rng.choice(record.game.legal_actions()))
    return record


def test_a_record_is_read_back_as_it_was(tmp_path: Path) -> None:
    record = whole_game()
    path = tmp_path / "new folder" / "game.json"
    record.save(path)
    loaded = Record.load(path)
    assert loaded.document() == record.document()
    assert loaded.game.position() == record.game.position()
    assert loaded.names == ["Ilse", "Maren", "P3"]
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_any_point_can_be_reached_and_forked() -> None:
    record = whole_game()
    positions = [game.position() for game, _ in record.steps()] + [record.game.position()]
    assert len(positions) == len(record.actions) + 1
    for number in (0, 1, 17, len(record.actions)):
        assert record.at(number).position() == positions[number]
    fork = record.fork(17)
    fork.play(fork.game.legal_actions()[-1])
    assert fork.actions[:17] == record.actions[:17]
    assert len(fork.actions) == 18
    assert record.at(17).position() == positions[17]
    for number in (-1, len(record.actions) + 1):
        with pytest.raises(IndexError, match="actions, not"):
            record.at(number)


def test_an_illegal_action_leaves_the_record_as_it_was() -> None:
    record = Record.new("conspiracy", seed=1)
    before = record.document()
    with pytest.raises(IllegalAction):
        record.play(record.game.parse("swap 1 2"))
    assert record.document() == before


def damaged(**changes: object) -> str:
    return json.dumps(whole_game().document() | changes)


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", MalformedRecord, "cut short"),
        ("{", MalformedRecord, "cut short"),
        (whole_game().dumps()[:-300], MalformedRecord, "cut short"),
        (whole_game().dumps()[:-3], MalformedRecord, "cut short"),
        ("hello", MalformedRecord, "not JSON"),
        (b"\xff\xfe\x00", MalformedRecord, "not JSON"),
        ("[" * 100_000, MalformedRecord, "not JSON|cut short"),
        ("9" * 10_000, MalformedRecord, "not JSON"),
        ("[]", MalformedRecord, "expected an object"),
        ("{}", MalformedRecord, "format: missing"),
        (damaged(format="pgn"), MalformedRecord, "format: expected 'deepcourt-record'"),
        (damaged(version=3), UnknownVersion, "this Deepcourt reads version 1 to 2"),
        (damaged(rules=7), UnknownVersion, "version 7 of the rules of conspiracy"),
        (damaged(game="chess"), UnknownGame, "no game 'chess'"),
        (damaged(players=9), WrongPlayerCount, "2 to 4 players, not 9"),
        (damaged(players="2"), MalformedRecord, "players: expected a whole number"),
        (damaged(options={"kraken": True}), InvalidOption, "no option 'kraken'"),
        (damaged(names=["Ilse"]), MalformedRecord, "names: expected 3 elements, found 1"),
        (damaged(seed=-1), MalformedRecord, "seed: expected a whole number"),
        (damaged(actions=["dance"]), MalformedRecord, r"actions\[0\]: no action is written"),
        (damaged(actions=["swap 1 2"]), MalformedRecord, r"actions\[0\]: 'swap 1 2' is not legal"),
        (damaged(actions=[7]), MalformedRecord, r"actions\[0\]: expected a string"),
        (damaged(result=None), MalformedRecord, "result: it is not what these actions lead to"),
        (damaged(comment="!"), MalformedRecord, "comment: unknown field"),
    ],
)
def test_a_bad_record_says_what_is_wrong(
    text: str | bytes, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Record.loads(text)


def test_undo_stops_at_new_information_and_at_other_seats() -> None:
    record = Record.new("conspiracy", seed=1)
    first = record.game.seat
    record.play(record.game.parse("draw-lords 3"))
    assert not record.undo(first)
    kept = record.game.legal_actions()[0]
    record.play(kept)
    assert record.undo(first)
    assert record.actions == [record.game.parse("draw-lords 3")]
    assert record.game.title.decisions[record.game.kind] == "keep"
    assert not record.undo(first)
    record.play(kept)
    second = record.game.seat
    record.play(record.game.parse("draw-lords 1"))
    assert second != first
    assert not record.undo(second)
    assert not record.undo(first)


def test_undo_takes_back_only_own_actions() -> None:
    """Somebody else's action stays, even if it revealed nothing."""
    record = whole_game(players=2)
    for number in range(1, len(record.actions) + 1):
        part = record.fork(number)
        by = record.at(number - 1).seat
        assert not part.undo(1 - by)
        assert len(part.actions) == number


def test_killed_while_saving_the_old_or_the_new_record_is_there(tmp_path: Path) -> None:
    """A process that saves without end is killed at any moment; the file is always whole."""
    path = tmp_path / "game.json"
    script = (
        "import sys; from deepcourt import Record\n"
        "record = Record.new('conspiracy', seed=1)\n"
        "while True:\n"
        "    record.save(sys.argv[1]); print('saved', flush=True)\n"
    )
    for kill_after in (1, 2, 3, 5, 8, 13):
        process = subprocess.Popen(
            [sys.executable, "-c", script, os.fspath(path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        for _ in range(kill_after):
            process.stdout.readline()
        process.kill()
        process.wait()
        process.stdout.close()
        assert (
            Record.load(path).game.position() == deepcourt.new_game("conspiracy", seed=1).position()
        )


# -- with an analysis -----------------------------------------------------------------------


@cache
def analysed() -> Record:
    record = whole_game(players=2)
    record.analysis = analyse(record, iterations=1)
    return record


def test_an_analysis_is_kept_in_the_record(tmp_path: Path) -> None:
    record = analysed()
    path = tmp_path / "game.json"
    record.save(path)
    loaded = Record.load(path)
    assert loaded.analysis == record.analysis is not None
    assert loaded.dumps() == record.dumps() == path.read_text(encoding="utf-8")


def test_a_record_without_an_analysis_says_nothing_of_it() -> None:
    record, plain = analysed(), whole_game(players=2)
    assert "analysis" not in plain.document()
    with_it = record.document()
    assert list(with_it)[-1] == "analysis"
    assert {key: with_it[key] for key in plain.document()} == plain.document()
    assert plain.dumps() == json.dumps(plain.document(), ensure_ascii=False, indent=1) + "\n"


def test_a_record_that_goes_another_way_loses_its_analysis() -> None:
    whole = analysed()
    for number in (5, len(whole.actions)):
        fork = whole.fork(number)
        assert fork.analysis is None
    assert whole.analysis is not None
    fork = whole.fork(len(whole.actions) - 1)
    fork.analysis = whole.analysis
    fork.play(whole.actions[-1])
    assert fork.analysis is None
    kept = Record.new("conspiracy", seed=1)
    kept.play(kept.game.parse("draw-lords 3"))
    seat = kept.game.seat
    kept.play(kept.game.legal_actions()[0])
    kept.analysis = {}
    assert kept.undo(seat)
    assert kept.analysis is None


def test_an_illegal_action_leaves_the_analysis() -> None:
    record = Record.loads(analysed().dumps())
    with pytest.raises(IllegalAction):
        record.play(0)
    assert record.analysis == analysed().analysis


@pytest.mark.parametrize(
    ("value", "error", "message"),
    [
        (None, MalformedRecord, "analysis: expected an object, found None"),
        ({}, MalformedRecord, "analysis.format: missing"),
        ({"turns": [1]}, MalformedRecord, "analysis.turns: expected"),
        ({"version": 7}, UnknownVersion, "version 7 of deepcourt-analysis"),
    ],
)
def test_a_bad_analysis_says_what_is_wrong(
    value: dict[str, object] | None, error: type[Exception], message: str
) -> None:
    document = analysed().document()
    document["analysis"] = document["analysis"] | value if value else value
    with pytest.raises(error, match=message):
        Record.from_document(document)
