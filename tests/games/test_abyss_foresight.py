"""What the network of Abyss and Leviathan is shown, and what it foretells."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.bots import make
from deepcourt.games.abyss.foresight import FEATURES

SETUPS = [(players, False) for players in (2, 3, 4)] + [(players, True) for players in (2, 3, 4, 5)]


def positions(players: int, leviathan: bool, games: int) -> Iterator[Game]:
    rng = random.Random(players)
    for seed in range(games):
        game = deepcourt.new("abyss", players, seed, leviathan=leviathan)
        while not game.over:
            yield game
            game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize(("players", "leviathan"), SETUPS)
def test_chances_add_up_and_nothing_is_moved(players: int, leviathan: bool) -> None:
    for game in positions(players, leviathan, 1):
        before = game.position()
        assert sum(game.chances()) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in game.chances())
        rows = game.title.features(game)
        assert [len(row) for row in rows] == [len(FEATURES)] * players
        assert game.position() == before


def test_every_feature_is_seen_somewhere() -> None:
    seen = set()
    for players, leviathan in SETUPS:
        for game in positions(players, leviathan, 4):
            for row in game.title.features(game):
                seen |= {name for name, value in zip(FEATURES, row, strict=True) if value}
    assert seen == set(FEATURES)


def seen_of(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(FEATURES, game.title.features(game)[seat], strict=True))


@pytest.mark.parametrize("leviathan", [False, True])
def test_what_is_seen(leviathan: bool) -> None:
    for game in positions(2, leviathan, 2):
        for seat in range(2):
            seen = seen_of(game, seat)
            assert seen["points"] == pytest.approx(game.scores()[seat] / 60)
            assert seen["lead"] == pytest.approx(game.leads()[seat] / 20)
            assert seen["decides"] == (seat == game.seat)
            assert seen["active"] != seen["next"]
            assert seen["leviathan"] == leviathan


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    """`greedy` against `random`: shortly before the end the network knows who wins."""
    foretold = 0
    for seed in range(40):
        game = deepcourt.new("abyss", 2, seed)
        bots = [make("greedy"), make("random")]
        late: list[float] = []
        while not game.over:
            if seen_of(game, 0)["most lords"] >= 5 / 7:
                late = late or game.chances()
            game.apply(bots[game.seat].choose(game))
        foretold += (late[0] > 0.5) == (game.ranking()[0] == 1)
    assert foretold >= 36
