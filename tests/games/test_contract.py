"""What every game must do, whatever its rules."""

from __future__ import annotations

import json
import pickle
import random

import pytest

import deepcourt
from deepcourt.core import titles
from deepcourt.core.errors import (
    IllegalAction,
    InvalidOption,
    InvalidPosition,
    InvalidSeat,
    InvalidSeed,
    UnknownAction,
    UnknownGame,
    UnknownVersion,
    WrongPlayerCount,
)
from deepcourt.core.text import LANGUAGES

from .cases import CASES, Case, played, random_play

GAMES = 12
POINTS = (0, 1, 2, 5, 9, 14, 22, 31, 45, 60, 80, 110)


@pytest.mark.parametrize("name", deepcourt.names())
def test_the_cases_show_every_choice_and_every_number_of_players(name: str) -> None:
    title = titles.named(name)
    own = [case for case in CASES if case.game == name]
    assert len({*own}) == len(own)
    assert {case.players for case in own} == {*title.player_counts}
    for option in title.options:
        assert {dict(case.options)[option.name] for case in own} == {*option.choices}


def test_every_action_is_written_and_read_back(case: Case) -> None:
    game = case.new(1)
    actions = game.title.actions
    assert [game.parse(game.notation(number)) for number in range(len(actions))] == list(
        range(len(actions))
    )
    assert game.parse(f"  {game.notation(0)} ") == 0


def test_an_unknown_action_is_refused(case: Case) -> None:
    game = case.new(1)
    with pytest.raises(UnknownAction, match="did you mean"):
        game.parse(game.notation(0) + "x")
    for number in (-1, len(game.title.actions), 100_000):
        with pytest.raises(UnknownAction, match="numbered 0 to"):
            game.apply(number)


def test_random_games_end_and_always_offer_something(case: Case) -> None:
    for seed in range(GAMES):
        game = case.new(seed)
        for _ in random_play(game, seed):
            legal = game.legal_actions()
            assert len(set(legal)) == len(legal)
            assert bool(legal) != game.over
        assert game.seat == -1
        assert game.decision is None
        assert min(game.ranking()) == 1


def test_an_illegal_action_says_why_and_changes_nothing(case: Case) -> None:
    for number in POINTS:
        game = played(case, number, number)
        before = game.position()
        legal = set(game.legal_actions())
        for action in range(len(game.title.actions)):
            if action in legal:
                assert game.why_not(action) is None
                continue
            reason = game.why_not(action)
            assert reason is not None
            for language in LANGUAGES:
                assert game.title.explain(reason, language)
            with pytest.raises(IllegalAction, match="is not legal now"):
                game.apply(action)
        assert game.position() == before


def test_the_same_seed_is_the_same_game(case: Case) -> None:
    assert played(case, 3, 40).position() == played(case, 3, 40).position()
    assert case.new(3).position() != case.new(4).position()


def test_score_sheets_add_up_to_the_scores(case: Case) -> None:
    for number in POINTS:
        game = played(case, number, 2 * number)
        for seat, score in enumerate(game.scores()):
            sheet = game.score_sheet(seat)
            assert sum(line.points for line in sheet) == score
            for line in sheet:
                assert not line.parts or sum(part.points for part in line.parts) == line.points


def test_ranking_follows_the_scores(case: Case) -> None:
    for seed in range(GAMES):
        game = played(case, seed, 10_000)
        scores, ranking = game.scores(), game.ranking()
        for one in range(case.players):
            better = sum(score > scores[one] for score in scores)
            equal = sum(score == scores[one] for score in scores)
            assert better + 1 <= ranking[one] <= better + equal


def test_clones_are_independent(case: Case) -> None:
    game = case.new(5)
    kept = []
    for _ in random_play(game, 5):
        clone = game.clone()
        assert clone.position() == game.position()
        kept.append((clone, json.dumps(clone.position())))
    for clone, position in kept:
        assert json.dumps(clone.position()) == position
        if not clone.over:
            branch = clone.clone()
            branch.apply(branch.legal_actions()[-1])
            assert json.dumps(clone.position()) == position


def test_a_game_saved_and_loaded_at_every_action_goes_on_identically(case: Case) -> None:
    game = case.new(6)
    loaded = deepcourt.from_position(json.loads(json.dumps(game.position())))
    for action in random_play(game, 6):
        loaded.apply(action)
        assert loaded.position() == game.position()
        loaded = deepcourt.from_position(json.loads(json.dumps(game.position())))
        assert loaded.legal_actions() == game.legal_actions()
        assert loaded.view() == game.view()
    assert loaded.scores() == game.scores()


def test_a_game_can_be_pickled(case: Case) -> None:
    game = played(case, 7, 20)
    assert pickle.loads(pickle.dumps(game)).position() == game.position()


@pytest.mark.parametrize(
    ("damage", "error", "message"),
    [
        ({"format": "chess"}, InvalidPosition, "format: expected 'deepcourt-position'"),
        ({"version": 99}, UnknownVersion, "version 99"),
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
        ({"rules": 99}, UnknownVersion, "version 99 of the rules"),
        ({"players": 1}, InvalidPosition, "players: expected a whole number"),
        ({"players": True}, InvalidPosition, "players: expected a whole number"),
        ({"options": {"dragons": 3}}, InvalidOption, "no option 'dragons'"),
        ({"options": None}, InvalidPosition, "options: expected an object"),
        ({"random": "xyz"}, InvalidPosition, "random: expected 16 or 32 hexadecimal digits"),
        ({"random": "-1"}, InvalidPosition, "random: expected 16 or 32 hexadecimal digits"),
        ({"over": 1}, InvalidPosition, "over: expected true or false"),
        ({"decisions": []}, InvalidPosition, "decisions: expected 1 to 16 elements"),
        ({"decisions": [{"kind": "sleep", "seat": 0}]}, InvalidPosition, r"decisions\[0\].kind"),
        ({"decisions": [{"kind": 0}]}, InvalidPosition, r"decisions\[0\]"),
        ({"table": []}, InvalidPosition, "table: expected an object"),
        ({"table": {}}, InvalidPosition, "missing"),
        ({"surprise": 1}, InvalidPosition, "surprise: unknown field"),
    ],
)
def test_a_damaged_position_is_refused(
    case: Case, damage: dict[str, object], error: type[Exception], message: str
) -> None:
    position = case.new(1).position()
    with pytest.raises(error, match=message):
        deepcourt.from_position(position | damage)


def test_a_position_without_a_field_is_refused(case: Case) -> None:
    position = case.new(1).position()
    for name in position:
        rest = {key: value for key, value in position.items() if key != name}
        with pytest.raises(InvalidPosition, match=f"{name}: missing"):
            deepcourt.from_position(rest)


def test_wrong_set_ups_are_refused(case: Case) -> None:
    options = dict(case.options)
    counts = titles.named(case.game).players_with(options)
    with pytest.raises(UnknownGame, match="The games are"):
        deepcourt.new_game(case.game + "s")
    known = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    for players in (0, 1, counts[-1] + 1):
        with pytest.raises(WrongPlayerCount, match=f"is for {known} players"):
            deepcourt.new_game(case.game, players, None, **options)
    with pytest.raises(InvalidOption, match="no option 'dragons'"):
        deepcourt.new_game(case.game, case.players, dragons=True)
    for seed in (-1, 1 << 53, 1.5, "7", True):
        with pytest.raises(InvalidSeed, match="whole number from 0"):
            deepcourt.new_game(case.game, case.players, seed, **options)  # type: ignore[arg-type]


def test_there_is_no_such_seat(case: Case) -> None:
    game = case.new(1)
    for seat in (-1, case.players):
        for call in (
            game.view,
            game.events,
            game.score_sheet,
            lambda seat: game.sample(seat, random.Random(1)),
        ):
            with pytest.raises(InvalidSeat, match="no seat"):
                call(seat)


def test_it_prints_itself(case: Case) -> None:
    game = case.new(1)
    assert f"of {case.players} to " in repr(game)
    assert "over" in repr(played(case, 1, 10_000))
