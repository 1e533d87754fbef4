"""Searching bots: the same seed the same move, nothing seen that is hidden, nothing illegal."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.bots import LEVELS, make
from deepcourt.bots.advice import ITERATIONS, advise, outlook
from deepcourt.bots.levels import recipe
from deepcourt.bots.search import SearchBot
from deepcourt.core.recipe import Recipe
from deepcourt.lab.matches import Match
from deepcourt.lab.simulate import simulate

BOT_STREAM = 0xD1342543DE82EF95
MASK64 = (1 << 64) - 1
SETUPS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("conspiracy", 2, {}),
    ("conspiracy", 4, {}),
    ("abyss", 2, {}),
    ("abyss", 3, {"leviathan": True}),
    ("tyrants", 2, {"decks": "aberrations-undead"}),
    ("tyrants", 4, {}),
]
setups = pytest.mark.parametrize(
    ("name", "players", "options"), SETUPS, ids=[f"{one[0]}-{one[1]}" for one in SETUPS]
)


def positions(
    name: str, players: int, options: dict[str, bool | str], count: int = 6
) -> list[Game]:
    """Positions with something to choose, from all over some games."""
    found: list[Game] = []
    rng = random.Random(players)
    while len(found) < count:
        game = deepcourt.new_game(name, players, rng.randrange(1000), **options)
        before = rng.randrange(20 * players)
        while not game.over and (game.moves < before or len(game.legal_actions()) < 2):
            game.apply(rng.choice(game.legal_actions()))
        if not game.over:
            found.append(game)
    return found


def thinking(name: str, iterations: int = 120, trees: int = 1) -> Recipe:
    return replace(recipe("master", name), iterations=iterations, trees=trees)


def ways(name: str, iterations: int = 120, trees: int = 1) -> list[Recipe]:
    """To think for the others too, and to expect of them what looks best."""
    how = thinking(name, iterations, trees)
    return [how, replace(how, greedy_opponents=True)]


@setups
def test_the_same_seed_and_iterations_give_the_same_move(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    """However the threads of its trees take turns."""
    for game in positions(name, players, options):
        for how in ways(name, trees=4):
            assert len({SearchBot(3, how).choose(game) for _ in range(4)}) == 1


def test_another_seed_may_give_another_move() -> None:
    games = positions("conspiracy", 2, {})
    assert any(
        len({SearchBot(seed, thinking("conspiracy", 8)).choose(game) for seed in range(20)}) > 1
        for game in games
    )


@setups
def test_trees_side_by_side_and_one_after_the_other_agree(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    """`choose` grows its trees in threads, a match grows them in one."""
    table = deepcourt.new_game(name, players, 5, **options)
    how = thinking(name, 90, trees=3)
    match = Match(table, [SearchBot(0, how) for _ in range(players)])
    sitting = match.begin(5, 0)
    beside = [SearchBot(0, how) for _ in range(players)]
    for number, stream in enumerate(streams(5 ^ BOT_STREAM, 5)):  # a match deals out five
        beside[number % players].reseed(stream)
    for _ in range(40):
        action = match.choose()
        world = match.game.sample(match.game.seat, random.Random(1))
        assert beside[sitting[match.game.seat]].choose(world) == action
        match.game.apply(action)


def streams(state: int, count: int) -> list[int]:
    """The first numbers of a random stream (SplitMix64): those that a match gives its bots."""
    found = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & MASK64
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
        found.append(mixed ^ (mixed >> 31))
    return found


@setups
def test_what_is_hidden_makes_no_difference(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    """Two worlds that look the same to a seat get the same move from it."""
    differing = 0
    for game in positions(name, players, options, count=12):
        one, other = (game.sample(game.seat, random.Random(seed)) for seed in (1, 2))
        assert one.view(game.seat) == other.view(game.seat)
        differing += one.position() != other.position()
        for level in ("novice", "expert"):
            assert make(level, 7).choose(one) == make(level, 7).choose(other)
        for how in ways(name):
            assert SearchBot(7, how).choose(one) == SearchBot(7, how).choose(other)
        assert advise(one, 7, iterations=60) == advise(other, 7, iterations=60)
    assert differing > 0


@setups
def test_a_deadline_ends_the_search_with_a_legal_move(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    for game in positions(name, players, options):
        for how in ways(name, iterations=10**8, trees=2):
            bot = SearchBot(1, how)
            for time_per_turn in (1e-9, 0.05):
                bot.time_per_turn = time_per_turn
                assert bot.choose(game) in game.legal_actions()


@setups
def test_what_was_thought_before_never_leads_astray(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    """Whatever it is asked one after the other, the answer is legal."""
    bots = [SearchBot(1, how) for how in ways(name, 30)]
    for game in positions(name, players, options, count=40):
        for bot in bots:
            assert bot.choose(game) in game.legal_actions()


def last_choices() -> list[tuple[Game, set[int], set[int]]]:
    """Last decisions of a game that decide it, with the actions that win and those that lose."""
    found = []
    for seed in range(400):
        game = deepcourt.new_game("conspiracy", 2, seed)
        rng = random.Random(seed)
        while not game.over:
            actions = game.legal_actions()
            ends = [game.clone() for _ in actions]
            for end, action in zip(ends, actions, strict=True):
                end.apply(action)
            if len(actions) > 1 and all(end.over for end in ends):
                won = {a for a, e in zip(actions, ends, strict=True) if wins(e, game.seat)}
                if 0 < len(won) < len(actions):
                    found.append((game.clone(), won, set(actions) - won))
            game.apply(rng.choice(actions))
    return found


def wins(game: Game, seat: int) -> bool:
    return game.ranking()[seat] == 1 and game.ranking().count(1) == 1


def test_a_win_at_hand_is_taken() -> None:
    choices = last_choices()
    assert len(choices) >= 3
    for game, won, lost in choices:
        for level in ("skilled", "expert", "master"):
            assert make(level, 1).choose(game) in won, (level, lost)
        first, *_ = advise(game, 1, iterations=200)
        assert first.action in won
        assert first.win_probability > 0.9


def before_the_last_turn() -> Iterator[Game]:
    """Decisions after which, whatever is chosen, the other player has the last turn."""
    for seed in count():
        game = deepcourt.new_game("conspiracy", 2, seed)
        rng = random.Random(seed)
        while not game.over:
            actions = game.legal_actions()
            if 1 < len(actions) <= 4 and all(
                is_followed_by_the_last_turn(game, action) for action in actions
            ):
                yield game.clone()
            game.apply(rng.choice(actions))


def is_followed_by_the_last_turn(game: Game, action: int) -> bool:
    after = game.clone()
    after.apply(action)
    other = after.seat
    if after.over or other == game.seat:
        return False
    while not after.over and after.seat == other:
        after.apply(after.legal_actions()[0])
    return after.over


def chance_against_greedy(game: Game, action: int, games: int = 100) -> float:
    """How often an action wins if `greedy` goes on."""
    won = 0
    for number in range(games):
        world = game.sample(game.seat, random.Random(number))
        world.apply(action)
        greedy = make("greedy", number)
        while not world.over:
            world.apply(greedy.choose(world.sample(world.seat, random.Random(number))))
        won += wins(world, game.seat)
    return won / games


def test_greedy_opponents_play_like_greedy_in_the_tree() -> None:
    """So it foresees the last turn of `greedy` well where one who expects better does not."""
    missed = [0.0, 0.0]
    for game in islice(before_the_last_turn(), 25):
        for number, how in enumerate(ways("conspiracy", 1000)):
            (action, chance, _), *_ = SearchBot(1, how).weigh(game, 0.0)
            missed[number] += abs(chance - chance_against_greedy(game, action))
    wary, trusting = missed
    assert trusting < 0.5 * wary


@setups
def test_advice_is_about_every_action(
    name: str, players: int, options: dict[str, bool | str]
) -> None:
    for game in positions(name, players, options):
        before = game.position()
        advice = advise(game, 1, iterations=100)
        assert sorted(one.action for one in advice) == sorted(game.legal_actions())
        assert all(0.0 <= one.win_probability <= 1.0 for one in advice)
        assert sum(one.share for one in advice) == pytest.approx(1.0)
        assert [one.share for one in advice] == sorted((o.share for o in advice), reverse=True)
        assert game.position() == before
        assert sum(outlook(game)) == pytest.approx(1.0)


def test_one_who_is_asked_again_and_again_thinks_anew() -> None:
    """Also about what might have followed from what it was asked before."""
    bot = SearchBot(1, thinking("abyss", 30))
    game = deepcourt.new_game("abyss", 2, 1)
    rng = random.Random(1)
    for _ in range(60):
        weighed = bot.weigh(game, 0.0)
        assert sum(share for _, _, share in weighed) == pytest.approx(1.0)
        game.apply(rng.choice(game.legal_actions()))


def test_advice_about_the_only_action() -> None:
    game = deepcourt.new_game("abyss", 2, 1)
    assert len(game.legal_actions()) == 1
    only = advise(game, 1, iterations=50)
    assert [(one.action, one.share) for one in only] == [(game.legal_actions()[0], 1.0)]
    assert 0.0 < only[0].win_probability < 1.0


@pytest.mark.parametrize("name", deepcourt.names())
def test_no_level_thinks_longer_than_who_advises_against_it(name: str) -> None:
    assert all(recipe(level, name).iterations <= ITERATIONS for level in LEVELS)


def test_advice_may_be_cut_off() -> None:
    (game, *_) = positions("tyrants", 4, {})
    advice = advise(game, 1, milliseconds=1, iterations=10**8)
    assert sorted(one.action for one in advice) == sorted(game.legal_actions())


@pytest.mark.parametrize("name", deepcourt.names())
def test_search_beats_random(name: str) -> None:
    standings = simulate(name, ["skilled", "random"], 8, seed=1).standings
    assert standings.wins(0) >= 7


@pytest.mark.parametrize("name", deepcourt.names())
def test_weak_levels_err_like_people(name: str) -> None:
    """What costs little is chosen often by mistake, what costs much hardly ever."""
    cost = {"novice": 0.0, "casual": 0.0}
    worst = {"novice": 0, "casual": 0}
    asked = 0
    for game in positions(name, 2, {}, count=25):
        advice = advise(game, 1, iterations=400)
        chance = {one.action: one.win_probability for one in advice}
        for seed in range(6):
            asked += 1
            for level in cost:
                action = make(level, seed).choose(game)
                cost[level] += max(chance.values()) - chance[action]
                worst[level] += chance[action] == min(chance.values()) < max(chance.values())
    assert cost["casual"] < cost["novice"]
    assert worst["novice"] < 0.5 * asked


def test_levels_are_in_order() -> None:
    for name in deepcourt.names():
        recipes = [recipe(level, name) for level in LEVELS]
        assert [one.iterations for one in recipes] == sorted(one.iterations for one in recipes)
        assert [one.noise for one in recipes] == sorted(
            (one.noise for one in recipes), reverse=True
        )


def moves(interpreted: bool) -> str:
    """What a plain or compiled search chooses in some positions."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.bots.moves"],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"DEEPCOURT_INTERPRETED": "1" if interpreted else ""},
        check=True,
        capture_output=True,
        text=True,
    )
    return result.stdout


@pytest.mark.skipif(not deepcourt.COMPILED, reason="there is no compiled engine to compare with")
def test_compiled_and_interpreted_choose_the_same() -> None:
    compiled, interpreted = moves(False), moves(True)
    assert compiled.startswith("compiled")
    assert compiled.splitlines()[1:] == interpreted.splitlines()[1:]
    assert len(compiled.splitlines()) > 15
