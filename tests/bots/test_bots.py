"""Bots: the house's and one's own."""

from __future__ import annotations

import random

import pytest

import deepcourt
from deepcourt import Game, bots
from deepcourt.bots import Bot
from deepcourt.core.errors import IllegalAction, UnknownBot
from deepcourt.lab.matches import Match
from deepcourt.lab.simulate import simulate


def test_there_is_no_such_bot() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        bots.make("greedi")


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", deepcourt.names())
def test_a_bot_plays_legally_and_leaves_its_world_alone(name: str, game: str) -> None:
    table = deepcourt.new_game(game, seed=5)
    bot = bots.make(name, seed=5)
    rng = random.Random(5)
    while not table.over and table.moves < 60:
        world = table.sample(table.seat, rng)
        before = world.position()
        action = bot.choose(world)
        assert world.position() == before
        table.apply(action)


@pytest.mark.parametrize("name", bots.names())
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    game = deepcourt.new_game("conspiracy", seed=5)
    world = game.sample(game.seat, random.Random(1))
    choices = [bots.make(name, seed=9).choose(world) for _ in range(5)]
    assert len(set(choices)) == 1


def test_greedy_keeps_a_lord_worth_keeping() -> None:
    """Of three lords for an empty chamber it never keeps one of influence 0."""
    kept = []
    for seed in range(40):
        game = deepcourt.new_game("conspiracy", seed=seed)
        game.apply(game.parse("draw-lords 3"))
        world = game.sample(game.seat, random.Random(seed))
        kept.append(game.notation(bots.make("greedy").choose(world))[-1])
    assert "0" not in kept
    assert kept.count("6") + kept.count("4") + kept.count("3") > 25


def test_greedy_beats_random() -> None:
    standings = simulate("conspiracy", ["greedy", "random"], 300, seed=1).standings
    assert standings.win_interval(0)[0] > 0.9


class Lowest(Bot):
    """Somebody's own bot, which spoils its world: that is its own to spoil."""

    def choose(self, world: Game) -> int:
        legal = world.legal_actions()
        world.apply(legal[self.roll(len(legal))])
        return legal[0]


def test_a_bot_of_ones_own_plays_a_match() -> None:
    game = deepcourt.new_game("conspiracy", 3, seed=1)
    standings = Match(game, [Lowest(), bots.make("greedy"), bots.make("random")]).play(1, 0, 6)
    assert standings.games == 6
    assert sum(standings.wins(bot) for bot in range(3)) == pytest.approx(6)


class Cheat(Bot):
    def choose(self, world: Game) -> int:
        return world.parse("swap 1 2")


class Broken(Bot):
    def choose(self, world: Game) -> int:
        raise RuntimeError("no idea")


def test_a_bot_that_chooses_badly_ends_the_match_with_its_error() -> None:
    game = deepcourt.new_game("conspiracy", seed=1)
    with pytest.raises(IllegalAction, match="swap 1 2"):
        Match(game, [Cheat(), bots.make("random")]).play(1, 0, 5)
    with pytest.raises(RuntimeError, match="no idea"):
        Match(game, [bots.make("random"), Broken()]).play(1, 0, 5)


@pytest.mark.parametrize("options", [{}, {"leviathan": True}], ids=["abyss", "leviathan"])
def test_greedy_brings_a_game_of_abyss_to_its_end(options: dict[str, bool]) -> None:
    """The rules end no game in which nobody recruits, so bots must not wait for each other."""
    for seed in range(40):
        game = deepcourt.new_game("abyss", 2, seed, **options)
        players = [bots.make("greedy", seed=seed), bots.make("greedy", seed=seed + 1)]
        rng = random.Random(seed)
        for _ in range(1500):
            if game.over:
                break
            game.apply(players[game.seat].choose(game.sample(game.seat, rng)))
        assert game.over, seed
