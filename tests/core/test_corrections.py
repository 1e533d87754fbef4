"""Records outlive a correction of the rules: positions at the beginning of turns are kept."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.core import titles
from deepcourt.core.errors import MalformedRecord, UnknownVersion
from deepcourt.core.positions import packed

KEY = "5a" * 32
Document = dict[str, Any]


def whole_game(seed: int | str = KEY, name: str = "conspiracy", players: int = 2) -> Record:
    record = Record.new(name, players, seed)
    rng = random.Random(3)
    while not record.game.over:
        record.play(rng.choice(record.game.legal_actions()))
    return record


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules were corrected since these records were written."""
    for name in titles.names():
        title = titles.named(name)
        monkeypatch.setattr(title, "version", title.version + 1)


def as_written(record: Record) -> Document:
    """A record as it was before the correction."""
    document: Document = json.loads(json.dumps(record.document()))
    return document | {"rules": record.title.version - 1}


def spoil(document: Document, number: int) -> Document:
    """As if action `number` (from 0) had been another one, which is not legal any more."""
    actions = list(document["actions"])
    actions[number] = "swap 1 2" if document["game"] == "conspiracy" else "start araumycos"
    return document | {"actions": actions}


def turns(record: Record) -> list[int]:
    return [number for number, _ in record.positions()]


@pytest.mark.parametrize("name", ["conspiracy", "abyss", "tyrants"])
@pytest.mark.parametrize("seed", [7, KEY])
def test_what_still_replays_is_as_it_was(name: str, seed: int | str) -> None:
    record = whole_game(seed, name)
    again = Record.from_document(as_written(record))
    assert again.restarts == []
    assert again.document() == record.document()


def test_positions_are_kept_where_turns_begin_and_at_the_end() -> None:
    record = whole_game(name="tyrants")
    found = turns(record)
    assert found[0] == 0
    assert found[-1] == len(record.actions)
    assert 20 < len(found) < len(record.actions) / 3
    seats = [record.at(number).seat for number in found[1:-1]]
    assert all(one != other for one, other in itertools.pairwise(seats))
    for number, position in record.positions():
        assert record.at(number).position() == position


@pytest.mark.parametrize("name", ["conspiracy", "tyrants"])
@pytest.mark.parametrize("seed", [7, KEY])
def test_an_action_that_is_no_longer_legal_is_left_out(name: str, seed: int | str) -> None:
    """The game goes on from the next turn, and ends as it did."""
    record = whole_game(seed, name)
    number = len(record.actions) // 2
    after = next(turn for turn in turns(record) if turn > number)
    again = Record.from_document(spoil(as_written(record), number))
    assert again.actions == record.actions[:number] + record.actions[after:]
    assert [(one.number, one.skipped, one.reason) for one in again.restarts] == [
        (number, after - number, "rules")
    ]
    assert again.at(number).position() == record.at(after).position()
    assert again.game.position() == record.game.position()
    assert again.result() == record.result()
    assert Record.loads(again.dumps()).document() == again.document()
    assert len(list(again.replay())) == len(again.actions) == len(list(again.steps()))


def test_a_game_that_comes_out_otherwise_goes_on_from_the_kept_position() -> None:
    """Every action is legal, but the rules now do something else: it is as it was played."""
    record, other = whole_game(), whole_game("77" * 32)
    document = as_written(record)
    kept = dict(record.positions())
    turn = turns(record)[4]
    kept[turn] = kept[turn] | {"random": 31 * "0" + "1"}
    again = Record.from_document(document | {"positions": packed(kept.items())})
    assert [(one.number, one.skipped) for one in again.restarts][:1] == [(turn, 0)]
    assert again.at(turn).position()["random"] == 31 * "0" + "1"
    assert again.result() == record.result() != other.result()


def test_without_positions_it_is_shown_as_far_as_it_replays() -> None:
    record = whole_game()
    document = spoil(as_written(record), 20)
    del document["positions"]
    document["version"] = 1
    again = Record.from_document(document)
    assert again.actions == record.actions[:20]
    assert again.restarts[0].skipped == len(record.actions) - 20
    assert again.result() is None
    assert Record.loads(again.dumps()).document() == again.document()


def test_a_running_game_goes_on() -> None:
    """What was played in this turn and is not legal any more is dropped."""
    whole = whole_game(name="tyrants")
    turn = next(turn for turn in turns(whole)[9:] if turn + 2 not in turns(whole))
    again = Record.from_document(spoil(as_written(whole.fork(turn + 2)), turn + 1))
    assert again.actions == whole.actions[: turn + 1]
    assert again.game.position() == whole.at(turn + 1).position()
    assert (again.restarts[0].number, again.restarts[0].skipped) == (turn + 1, 1)
    again.play(again.game.legal_actions()[0])
    assert Record.loads(again.dumps()).document() == again.document()


def test_no_undo_goes_behind_a_restart() -> None:
    record = whole_game()
    number = next(
        number
        for number in range(10, len(record.actions))
        if record.fork(number).undo(record.at(number - 1).seat)
    )
    again = Record.from_document(spoil(as_written(record.fork(number + 1)), number))
    seat = again.at(number - 1).seat
    assert record.fork(number).undo(seat)
    assert not again.undo(seat)
    assert len(again.actions) == number


def test_a_record_of_later_rules_is_refused() -> None:
    document = whole_game().document()
    with pytest.raises(UnknownVersion, match=f"version {document['rules'] + 1} of the rules"):
        Record.from_document(document | {"rules": document["rules"] + 1})


def test_an_analysis_that_no_longer_fits_is_left_out() -> None:
    document = as_written(whole_game()) | {"analysis": {"format": "deepcourt-analysis"}}
    assert Record.from_document(document).analysis is None


# -- restarts on paper ----------------------------------------------------------------------


def begun_elsewhere() -> Record:
    """A game that begins with a position of another one."""
    position = whole_game().at(10).position()
    record = Record.new("conspiracy", 2, "77" * 32)
    record.restart(position, "fork")
    for _ in range(10):
        record.play(record.game.legal_actions()[0])
    return record


def test_a_record_can_begin_with_a_position() -> None:
    record = begun_elsewhere()
    assert record.at(0).position() == whole_game().at(10).position()
    again = Record.loads(record.dumps())
    assert again.document() == record.document()
    assert record.fork(4).at(2).position() == record.at(2).position()
    assert next(iter(record.positions()))[1] == record.at(0).position()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda one: one | {"number": 99}, r"number: expected a whole number from 0 to 10"),
        (lambda one: one | {"number": -1}, r"restarts\[0\].number: expected a whole number"),
        (lambda one: one | {"reason": "luck"}, r"restarts\[0\].reason: expected one of"),
        (lambda one: one | {"comment": "!"}, r"restarts\[0\].comment: unknown field"),
        (lambda one: one | {"position": 7}, r"restarts\[0\].position: expected an object"),
        (
            lambda one: one | {"position": whole_game(players=3).at(0).position()},
            r"restarts\[0\].position: the position is not one of this game",
        ),
        (
            lambda one: one | {"position": one["position"] | {"table": {}}},
            r"restarts\[0\].position: .*missing",
        ),
    ],
)
def test_a_bad_restart_says_what_is_wrong(
    change: Callable[[Document], Document], message: str
) -> None:
    document = begun_elsewhere().document()
    document["restarts"] = [change(document["restarts"][0])]
    with pytest.raises(MalformedRecord, match=message):
        Record.from_document(document)


@pytest.mark.parametrize("positions", ["", "AAAA", "%", 7, packed([])[:-4] + "zzzz"])
def test_bad_positions_say_so_where_they_are_needed(positions: object) -> None:
    document = as_written(whole_game()) | {"positions": positions}
    with pytest.raises(MalformedRecord, match="positions: expected"):
        Record.from_document(document)


def test_positions_that_would_fill_the_memory_are_refused() -> None:
    bomb = packed([(0, {"a": "b" * (1 << 25)})])
    assert len(bomb) < 100_000
    with pytest.raises(MalformedRecord, match="positions: expected packed positions"):
        Record.from_document(as_written(whole_game()) | {"positions": bomb})
