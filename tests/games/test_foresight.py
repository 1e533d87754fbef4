"""What the networks of games are shown, and what they foretell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.bots import make
from deepcourt.games.abyss import words as abyss
from deepcourt.games.conspiracy import words as conspiracy


@dataclass(frozen=True)
class SetUp:
    game: str
    players: int
    leviathan: bool = False

    def new(self, seed: int) -> Game:
        options = {"leviathan": self.leviathan} if self.game == "abyss" else {}
        return deepcourt.new_game(self.game, self.players, seed, **options)

    def positions(self, games: int) -> Iterator[Game]:
        rng = random.Random(self.players)
        for seed in range(games):
            game = self.new(seed)
            while not game.over:
                yield game
                game.apply(rng.choice(game.legal_actions()))


FEATURES = {"conspiracy": conspiracy.FEATURES, "abyss": abyss.FEATURES}
SETUPS = [
    *(SetUp("conspiracy", players) for players in (2, 3, 4)),
    *(SetUp("abyss", players) for players in (2, 3, 4)),
    *(SetUp("abyss", players, leviathan=True) for players in (2, 3, 4, 5)),
]


def seen_of(game: Game, seat: int) -> dict[str, float]:
    names = FEATURES[game.title.name]
    return dict(zip(names, game.features()[seat], strict=True))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_chances_add_up_and_nothing_is_moved(setup: SetUp) -> None:
    for game in setup.positions(3 if setup.game == "conspiracy" else 1):
        before = game.position()
        assert sum(game.win_probabilities()) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in game.win_probabilities())
        rows = game.features()
        assert [len(row) for row in rows] == [len(FEATURES[setup.game])] * setup.players
        assert game.position() == before


@pytest.mark.parametrize(("name", "games"), [("conspiracy", 40), ("abyss", 4)])
def test_every_feature_is_seen_somewhere(name: str, games: int) -> None:
    seen = set()
    for setup in SETUPS:
        for game in setup.positions(games) if setup.game == name else ():
            for seat in range(game.players):
                seen |= {feature for feature, value in seen_of(game, seat).items() if value}
    assert seen == set(FEATURES[name])


def test_what_is_seen_in_conspiracy() -> None:
    game = deepcourt.new_game("conspiracy", 2, 4)
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


@pytest.mark.parametrize("leviathan", [False, True])
def test_what_is_seen_in_abyss(leviathan: bool) -> None:
    for game in SetUp("abyss", 2, leviathan).positions(2):
        for seat in range(2):
            seen = seen_of(game, seat)
            assert seen["points"] == pytest.approx(game.scores()[seat] / 60)
            assert seen["lead"] == pytest.approx(game.leads()[seat] / 20)
            assert seen["decides"] == (seat == game.seat)
            assert seen["active"] != seen["next"]
            assert seen["leviathan"] == leviathan


def is_late(game: Game) -> bool:
    seen = seen_of(game, 0)
    return seen["most lords"] >= 5 / 7 if "most lords" in seen else seen["least free"] <= 4 / 15


@pytest.mark.parametrize("name", FEATURES)
def test_whoever_is_far_ahead_is_likely_to_win(name: str) -> None:
    """`greedy` against `random`: shortly before the end the network knows who wins."""
    foretold = 0
    for seed in range(40):
        game = deepcourt.new_game(name, 2, seed)
        bots = [make("greedy"), make("random")]
        late: list[float] = []
        while not game.over:
            if not late and is_late(game):
                late = game.win_probabilities()
            game.apply(bots[game.seat].choose(game))
        foretold += (late[0] > 0.5) == (game.ranking()[0] == 1)
    assert foretold >= 36
