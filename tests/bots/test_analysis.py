"""Analyses: every decision of a finished game judged, and documents that fit their record."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from deepcourt import Game, Record
from deepcourt.bots import analysis
from deepcourt.bots.advice import Advice, advise
from deepcourt.bots.analysis import analyse, checked, decisions_to_judge, loss
from deepcourt.core.analysis_document import turning_points
from deepcourt.core.errors import MalformedRecord, UnknownVersion

FEW = 60  # iterations

Document = dict[str, Any]


def random_game(seed: int = 3, players: int = 2) -> Record:
    record = Record.new("conspiracy", players, seed)
    rng = random.Random(seed)
    while not record.game.over:
        record.play(rng.choice(record.game.legal_actions()))
    return record


@cache
def example(players: int = 2) -> tuple[Record, Document]:
    record = random_game(players=players)
    document = analyse(record, iterations=FEW)
    assert document is not None
    return record, document


# -- what it says -------------------------------------------------------------------------


def test_every_decision_that_left_a_choice_is_judged() -> None:
    record, document = example()
    games = [record.at(number) for number in range(len(record.actions))]
    left = [number for number, game in enumerate(games) if len(game.legal_actions()) > 1]
    assert [moment["number"] for moment in document["moments"]] == left
    assert 0 < len(left) < len(games)
    for moment in document["moments"]:
        game = games[moment["number"]]
        assert moment["seat"] == game.seat
        assert game.parse(moment["action"]) == record.actions[moment["number"]]
        chances = [one["chance"] for one in moment["best"]]
        assert len(chances) == min(3, len(game.legal_actions()))
        assert chances == sorted(chances, reverse=True)
        assert moment["chances"][game.seat] == chances[0] >= moment["chance"]
        played = [one for one in moment["best"] if one["action"] == moment["action"]]
        assert all(one["chance"] == moment["chance"] for one in played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_add_up(players: int) -> None:
    record, document = example(players)
    for moment in document["moments"]:
        assert len(moment["chances"]) == players
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.0005)
    assert sum(document["end"]) == 1
    assert document["end"].index(1) == record.game.ranking().index(1)
    if players > 2:
        others = [moment["chances"][seat] for moment in document["moments"] for seat in range(3)]
        assert len(set(others)) > len(document["moments"])


def test_the_turns_are_what_cost_most_the_worst_first() -> None:
    _, document = example(4)
    losses = {moment["number"]: loss(moment) for moment in document["moments"]}
    assert min(losses.values()) == 0
    worst = [losses[number] for number in document["turns"]]
    assert worst == sorted(worst, reverse=True)
    assert 0 < len(worst) <= 8
    assert worst[-1] >= 0.04
    rest = [lost for number, lost in losses.items() if number not in document["turns"]]
    assert max(rest) <= worst[-1]


def test_what_costs_little_turns_nothing() -> None:
    def moment(number: int, chance: float) -> Document:
        return {"number": number, "chance": chance, "best": [{"chance": 0.6}]}

    costs = {0: 0.6, 1: 0.5601, 2: 0.56, 3: 0.1, 4: 0.55, 5: 0.1}
    assert turning_points([moment(*one) for one in costs.items()]) == [3, 5, 4, 2]
    assert turning_points([moment(number, 0.1) for number in range(20)]) == list(range(8))


def thrown_away() -> tuple[Record, int]:
    """A game that its last decision lost, though another would have won it; and its number."""
    for seed in range(1000):
        record = random_game(seed)
        last = record.fork(len(record.actions) - 1)
        seat = last.game.seat
        ends = {}
        for action in last.game.legal_actions():
            end = last.game.clone()
            end.apply(action)
            ends[action] = end
        if all(end.over for end in ends.values()):
            places = {action: end.ranking()[seat] for action, end in ends.items()}
            if set(places.values()) == {1, 2}:
                last.play(next(action for action, place in places.items() if place == 2))
                return last, len(last.actions) - 1
    raise AssertionError("no such game")


def test_a_win_thrown_away_is_what_turned_the_game() -> None:
    record, number = thrown_away()
    document = analyse(record, iterations=FEW)
    assert document is not None
    moment = next(one for one in document["moments"] if one["number"] == number)
    assert moment["best"][0]["chance"] > 0.9
    assert moment["chance"] < 0.1
    assert number in document["turns"][:2]
    assert document["end"][moment["seat"]] == 0


# -- how it is made -----------------------------------------------------------------------


def test_the_same_record_gives_the_same_analysis() -> None:
    record, document = example(3)
    before = record.document()
    assert analyse(Record.loads(record.dumps()), iterations=FEW) == document
    assert record.document() == before
    assert record.analysis is None
    assert analyse(record, iterations=2 * FEW) != document


def test_a_decision_is_judged_by_what_its_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = example()
    worlds: list[Game] = []

    def noted(world: Game, seed: int, iterations: int, **_: Any) -> list[Advice]:
        worlds.append(world)
        return advise(world, seed, iterations=iterations)

    monkeypatch.setattr(analysis, "advise", noted)
    analyse(record, iterations=1)
    games = [record.at(number) for number in range(len(record.actions))]
    games = [game for game in games if len(game.legal_actions()) > 1]
    for world, game in zip(worlds, games, strict=True):
        assert world.view(game.seat) == game.view(game.seat)
        assert world.random_state() != game.random_state()


def test_progress_is_told_decision_by_decision() -> None:
    record, document = example()
    told: list[int] = []
    analyse(record, told.append, iterations=1)
    assert told == [1] * decisions_to_judge(record)
    assert len(told) == len(document["moments"])


def test_a_game_that_is_not_over_cannot_be_analysed() -> None:
    record, _ = example()
    with pytest.raises(analysis.Unfinished, match="the game is not over"):
        analyse(record.fork(5))


# -- documents of others --------------------------------------------------------------------


def test_an_analysis_of_ones_own_is_accepted() -> None:
    for players in (2, 3, 4):
        record, document = example(players)
        assert checked(document, record) == document


def put(path: str, value: object) -> Callable[[Document], None]:
    """A damage: another value at a path such as `moments.0.seat`; None takes the member away."""

    def damage(document: Any) -> None:
        *folders, last = (int(part) if part.isdecimal() else part for part in path.split("."))
        for folder in folders:
            document = document[folder]
        if value is None:
            del document[last]
        else:
            document[last] = value

    return damage


def copied(source: str, target: str) -> Callable[[Document], None]:
    def damage(document: Any) -> None:
        value = document
        for part in source.split("."):
            value = value[int(part) if part.isdecimal() else part]
        put(target, copy.deepcopy(value))(document)

    return damage


DAMAGES: list[tuple[Callable[[Document], None], str]] = [
    (put("format", "deepcourt-record"), "analysis.format: expected 'deepcourt-analysis'"),
    (put("moments", None), "analysis.moments: missing"),
    (put("comment", "!"), "analysis.comment: unknown field"),
    (put("moments", {}), "analysis.moments: expected an array"),
    (put("moments.0", None), "analysis.moments: expected .* elements, found"),
    (put("moments.0", 7), r"analysis.moments\[0\]: expected an object, found 7"),
    (put("moments.0.number", 1), r"moments\[0\].number: expected 0, found 1"),
    (put("moments.0.number", False), r"moments\[0\].number: expected 0, found False"),
    (put("moments.0.seat", 2), r"moments\[0\].seat: expected [01], found 2"),
    (put("moments.0.action", "dance"), r"moments\[0\].action: expected .*, found 'dance'"),
    (put("moments.0.why", "!"), r"moments\[0\].why: unknown field"),
    (put("moments.0.chance", None), r"moments\[0\].chance: missing"),
    (put("moments.0.chance", "0.5"), r"moments\[0\].chance: expected a chance from 0 to 1"),
    (put("moments.0.chance", True), r"moments\[0\].chance: expected a chance from 0 to 1"),
    (put("moments.0.chance", float("nan")), r"moments\[0\].chance: expected a chance"),
    (put("moments.0.chance", -0.1), r"moments\[0\].chance: expected a chance from 0 to 1"),
    (put("moments.0.chance", 1.0), r"moments\[0\].chance: expected no better chance than"),
    (put("moments.0.chances", [0.5]), r"moments\[0\].chances: expected 2 elements, found 1"),
    (put("moments.0.chances", [0.5, 0.4]), r"moments\[0\].chances: expected .* add up to 1"),
    (put("moments.0.chances", [1, 0]), r"moments\[0\].chances: expected the best action's"),
    (put("moments.0.best", []), r"moments\[0\].best: expected 1 to 3 elements, found 0"),
    (put("moments.0.best.0.share", 1), r"moments\[0\].best\[0\].share: unknown field"),
    (put("moments.0.best.0.action", 3), r"moments\[0\].best\[0\].action: expected a string"),
    (put("moments.0.best.0.action", "swap 1 2"), r"best\[0\].action: expected another action"),
    (copied("moments.0.best.0", "moments.0.best.1"), r"best\[1\].action: expected another action"),
    (put("moments.0.best.1.chance", 1.0), r"moments\[0\].best: expected the best action first"),
    (put("end", [0.5, 0.5]), "analysis.end: expected what these actions lead to"),
    (put("end", 1), "analysis.end: expected an array"),
    (put("turns", [0, 1, 2]), "analysis.turns: expected"),
]


@pytest.mark.parametrize(("damage", "message"), DAMAGES, ids=[told for _, told in DAMAGES])
def test_a_document_that_does_not_fit_is_refused(
    damage: Callable[[Document], None], message: str
) -> None:
    record, document = example()
    document = copy.deepcopy(document)
    damage(document)
    with pytest.raises(MalformedRecord, match=message):
        checked(document, record)


def test_what_is_no_analysis_of_this_record_is_refused() -> None:
    record, document = example()
    others: tuple[object, ...] = (None, [], "analysis", 3)
    for other in others:
        with pytest.raises(MalformedRecord, match="analysis: expected an object"):
            checked(other, record)
    with pytest.raises(UnknownVersion, match="version 2 of deepcourt-analysis"):
        checked(document | {"version": 2}, record)
    with pytest.raises(MalformedRecord, match="analysis: the game is not over"):
        checked(document, record.fork(5))
    with pytest.raises(MalformedRecord, match="moments"):
        checked(document, random_game(seed=4))
