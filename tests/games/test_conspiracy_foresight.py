"""What the network of Conspiracy is shown, and what it foretells."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.games.conspiracy.foresight import FEATURES


def positions(players: int, games: int) -> Iterator[Game]:
    rng = random.Random(players)
    for seed in range(games):
        game = deepcourt.new("conspiracy", players, seed)
        while not game.over:
            yield game
            game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_and_nothing_is_moved(players: int) -> None:
    for game in positions(players, 3):
        before = game.position()
        assert sum(game.chances()) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in game.chances())
        rows = game.title.features(game)
        assert [len(row) for row in rows] == [len(FEATURES)] * players
        assert game.position() == before


def test_every_feature_is_seen_somewhere() -> None:
    seen = set()
    for players in (2, 3, 4):
        for game in positions(players, 40):
            for row in game.title.features(game):
                seen |= {name for name, value in zip(FEATURES, row, strict=True) if value}
    assert seen == set(FEATURES)


def seen_of(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(FEATURES, game.title.features(game)[seat], strict=True))


def test_what_is_seen() -> None:
    game = deepcourt.new("conspiracy", 2, 4)
    while not game.over:
        chamber = game.view()["seats"]
        for seat in range(2):
            seen = seen_of(game, seat)
            assert seen["decides"] == (seat == game.seat)
            if seat != game.seat:
                assert seen["points"] == pytest.approx(game.scores()[seat] / 40)
                assert seen["free"] == pytest.approx(1 - len(chamber[seat]["chamber"]) / 15)
            assert seen["lead"] == pytest.approx(-seen_of(game, 1 - seat)["lead"])
        game.apply(game.legal_actions()[0])


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    """`greedy` against `random`: shortly before the end the network knows who wins."""
    from deepcourt.bots import make

    foretold = 0
    for seed in range(40):
        game = deepcourt.new("conspiracy", 2, seed)
        bots = [make("greedy"), make("random")]
        late: list[float] = []
        while not game.over:
            if seen_of(game, 0)["least free"] <= 4 / 15:
                late = late or game.chances()
            game.apply(bots[game.seat].choose(game))
        foretold += (late[0] > 0.5) == (game.ranking()[0] == 1)
    assert foretold >= 36
