"""Hidden information: nobody learns what their seat may not know."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

from deepcourt import Game, bots
from deepcourt.bots.levels import recipe
from deepcourt.bots.search import SearchBot
from deepcourt.core.vocabulary import Event

from .cases import Case, random_play

GAMES = 4
MOMENTS = 200
SEARCHED = 20  # of the moments, one is searched


@cache
def moments(case: Case) -> list[Game]:
    """Positions from a few games: all of them, or of long games as many of each kind."""
    found: dict[int, list[Game]] = defaultdict(list)
    for seed in range(GAMES):
        game = case.new(seed)
        found[game.kind].append(game.clone())
        for _ in random_play(game, seed):
            found[-1 if game.over else game.kind].append(game.clone())
    share = max(map(len, found.values()))
    while sum(min(share, len(games)) for games in found.values()) > MOMENTS:
        share -= 1
    rng = random.Random(str(case))
    return [game for games in found.values() for game in rng.sample(games, min(share, len(games)))]


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.players)]


def test_a_view_does_not_change_when_hidden_cards_are_dealt_anew(case: Case) -> None:
    rng = random.Random(1)
    for game in moments(case):
        for seat in viewers(case):
            world = game.sample(seat, rng)
            assert json.dumps(world.view(seat)) == json.dumps(game.view(seat))


def test_a_sampled_world_depends_on_the_view_alone(case: Case) -> None:
    """Two worlds that look alike to a seat give it the same samples, so no bot can peek."""
    rng = random.Random(2)
    for number, game in enumerate(moments(case)):
        for seat in viewers(case):
            other = game.sample(seat, rng)
            mine = game.sample(seat, random.Random(number)).position()
            assert other.sample(seat, random.Random(number)).position() == mine


def test_a_sampled_world_has_a_future_of_its_own(case: Case) -> None:
    rng = random.Random(3)
    for game in moments(case):
        assert game.sample(None, rng).random_state() != game.random_state()


def test_a_view_is_json_without_the_random_stream(case: Case) -> None:
    for game in moments(case):
        for seat in viewers(case):
            text = json.dumps(game.view(seat))
            assert f"{game.random_state()[0]:016x}" not in text
            assert str(game.random_state()[0]) not in text
            assert json.loads(text) == game.view(seat)


def test_only_the_deciding_seat_sees_its_choices(case: Case) -> None:
    for game in moments(case):
        if game.over:
            continue
        for seat in viewers(case):
            decision = game.view(seat)["decision"]
            assert decision["seat"] == game.seat
            expected = [game.notation(action) for action in game.legal_actions()]
            assert decision.get("actions") == (expected if seat == game.seat else None)


def test_private_events_are_seen_by_their_seat_alone(case: Case) -> None:
    for seed in range(GAMES):
        game = case.new(seed)
        game.listen()
        for _ in random_play(game, seed):
            pass
        seen = {seat: game.events(seat) for seat in viewers(case)}
        assert not any(event.kind.private for event in seen[None])
        for seat in range(case.players):
            assert all(own(event, seat) for event in seen[seat] if event.kind.private)
            assert [event for event in seen[seat] if not event.kind.private] == seen[None]


def own(event: Event, seat: int) -> bool:
    return event.args["seat"] == seat


def test_what_may_be_taken_back_has_taught_its_player_nothing(case: Case) -> None:
    """Without a word of new information an action ends alike in every world that looks alike."""
    rng = random.Random(5)
    for seed in range(GAMES):
        game = case.new(seed)
        while not game.over:
            seat = game.seat
            world = game.sample(seat, rng)
            action = rng.choice(game.legal_actions())
            game.listen()
            game.apply(action)
            world.apply(action)
            if not game.over and not game.revealed_something():
                assert world.view(seat) == game.view(seat)


def test_listening_changes_nothing_and_clones_do_not_listen(case: Case) -> None:
    quiet, listening = case.new(9), case.new(9)
    listening.listen()
    for action in random_play(quiet, 9):
        listening.apply(action)
        assert listening.clone().events() == []
    assert listening.position() == quiet.position()
    assert quiet.events() == []
    assert listening.events()
    listening.listen()
    assert listening.events() == []


def test_bots_choose_alike_in_worlds_that_look_alike(case: Case) -> None:
    rng = random.Random(4)
    searching = partial(SearchBot, recipe=replace(recipe("expert", case.game), iterations=8))
    for number, game in enumerate(moments(case)):
        if game.over:
            continue
        other = game.sample(game.seat, rng)
        players: list[Callable[[int], bots.Bot]] = [bots.RandomBot, bots.GreedyBot]
        if number % SEARCHED == 0:
            players.append(searching)
        for make in players:
            chosen = [
                make(number).choose(world.sample(world.seat, random.Random(number)))
                for world in (game, other)
            ]
            assert chosen[0] == chosen[1]
