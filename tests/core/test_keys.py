"""Keys: deals that nobody can know, and that everybody can check afterwards."""

from __future__ import annotations

import hashlib
import random
from itertools import pairwise

import pytest

import deepcourt
from deepcourt import Record
from deepcourt.core import keys
from deepcourt.core.errors import IllegalAction, InvalidSeed

KEY = "00112233445566778899aabbccddeeff" * 2
CASES: list[tuple[str, int, dict[str, bool]]] = [
    ("conspiracy", 3, {}),
    ("abyss", 2, {"leviathan": True}),
    ("tyrants", 2, {}),
]


def play(record: Record, actions: int | None = None, seed: int = 1) -> Record:
    rng = random.Random(seed)
    while not record.game.over and actions != 0:
        record.play(rng.choice(record.game.legal_actions()))
        actions = None if actions is None else actions - 1
    return record


def test_a_stream_is_a_keyed_hash_of_the_number() -> None:
    drawn = hashlib.blake2b(bytes([5, *[0] * 7]), digest_size=16, key=bytes.fromhex(KEY)).digest()
    stream, gamma = keys.stream_of(KEY, 5)
    assert stream == int.from_bytes(drawn[:8], "little")
    assert gamma == int.from_bytes(drawn[8:], "little") | 1
    streams = {keys.stream_of(KEY, number) for number in range(1000)}
    assert len({stream for stream, _ in streams}) == len({gamma for _, gamma in streams}) == 1000


def test_keys_are_long_and_differ() -> None:
    assert len({keys.new_key() for _ in range(100)}) == 100
    assert all(keys.checked(keys.new_key()) for _ in range(100))
    assert keys.commitment(KEY) == hashlib.sha256(bytes.fromhex(KEY)).hexdigest()


@pytest.mark.parametrize("key", ["", "7", KEY[:-1], KEY + "0", KEY.upper(), "x" * 64, KEY + "\n"])
def test_what_is_not_a_key_is_refused(key: str) -> None:
    with pytest.raises(InvalidSeed, match="64 hexadecimal digits"):
        Record.new("conspiracy", 2, key)


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_same_key_gives_the_same_game(
    name: str, players: int, options: dict[str, bool]
) -> None:
    one, two = (play(Record.new(name, players, KEY, (), **options)) for _ in range(2))
    assert one.document() == two.document()
    assert Record.loads(one.dumps()).game.position() == one.game.position()
    other = Record.new(name, players, KEY[::-1], (), **options)
    assert other.at(0).position()["table"] != one.at(0).position()["table"]


def test_a_game_by_a_key_stays_what_it_was() -> None:
    """Compiled or not, now and later: this is what was dealt when the format was made."""
    found = [
        play(Record.new(name, players, KEY, (), **options)) for name, players, options in CASES
    ]
    assert [(len(record.actions), record.game.scores()) for record in found] == [
        (68, [45, 46, 32]),
        (145, [48, 73]),
        (581, [88, 51]),
    ]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_every_action_draws_from_a_stream_of_its_own(
    name: str, players: int, options: dict[str, bool]
) -> None:
    """What was drawn before it says nothing about what an action draws."""
    record = play(Record.new(name, players, KEY, (), **options), 40)
    for number, (game, _) in enumerate(record.steps()):
        stream, gamma = keys.stream_of(KEY, number)
        found, step = game.random_state()
        assert step == gamma
        drawn = (found - stream) * pow(gamma, -1, 1 << 64) % (1 << 64)  # outputs used so far
        assert drawn < 500
    states = [game.random_state() for game, _ in record.steps()]
    assert all(one[1] != other[1] for one, other in pairwise(states))


def test_an_illegal_action_changes_nothing() -> None:
    record = play(Record.new("conspiracy", 2, KEY), 5)
    before = record.game.position()
    illegal = next(a for a in range(200) if record.game.why_not(a) is not None)
    with pytest.raises(IllegalAction):
        record.play(illegal)
    assert record.game.position() == before


def test_what_would_come_of_an_action_leaves_the_record_as_it_is() -> None:
    record = play(Record.new("abyss", 3, KEY), 30)
    before = record.document()
    action = record.game.legal_actions()[0]
    after = record.after(action)
    assert record.document() == before
    record.play(action)
    assert record.game.position() == after.position()


def test_a_world_for_a_bot_has_nothing_of_the_key() -> None:
    """Two games with equal views give equal worlds, whatever their streams are."""
    record = play(Record.new("tyrants", 2, KEY), 30)
    game = record.game
    other = game.sample(game.seat, random.Random(1))
    worlds = [one.sample(game.seat, random.Random(2)).position() for one in (game, other)]
    assert worlds[0] == worlds[1]
    assert len(worlds[0]["random"]) == 16


def test_a_position_keeps_the_whole_state() -> None:
    record = play(Record.new("abyss", 2, KEY), 20)
    position = record.game.position()
    assert len(position["random"]) == 32
    again = deepcourt.from_position(position)
    assert again.position() == position
    assert again.random_state() == record.game.random_state()


def test_undo_and_another_try_draw_the_same() -> None:
    """An action that is taken back and played again has the same outcome."""
    record = Record.new("conspiracy", 2, KEY)
    record.play(record.game.parse("draw-lords 3"))
    seat, keep = record.game.seat, record.game.legal_actions()[0]
    record.play(keep)
    after = record.game.position()
    assert record.undo(seat)
    record.play(keep)
    assert record.game.position() == after
