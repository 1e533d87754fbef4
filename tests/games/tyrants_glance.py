"""Random games of Tyrants with a look at the table along the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from deepcourt import Game
from deepcourt.core.vocabulary import Event, Value
from deepcourt.games.tyrants.constants import TURN

from . import tyrants_figures as figures
from .cases import Case

MOST_ACTIONS = 20_000  # no random game comes near
LOOK_EVERY = 400  # actions
CLOSELY_EVERY = 500  # games


def chooser(seed: int) -> Callable[[Game], int]:
    """Who takes any action; every other seed who does all they can before they end their turn."""
    choose = random.Random(seed).choice
    if seed % 2:
        return lambda game: choose(game.legal_actions())

    def eager(game: Game) -> int:
        legal = game.legal_actions()
        return choose(legal[:-1] if game.kind == TURN and len(legal) > 1 else legal)

    return eager


def glance_through(case: Case, seed: int, every: int = LOOK_EVERY) -> int:
    """Play a game at random with a look every so often; the number of its actions."""
    game = case.new(seed)
    choose = chooser(seed)
    actions = 0
    while not game.over:
        game.apply(choose(game))
        actions += 1
        assert actions < MOST_ACTIONS, "the game does not end"
        if actions % every == 0:
            figures.check(game)
    figures.check(game)
    return actions


def look_closely(case: Case, seed: int) -> None:
    """Play a game at random with a look after every action, and an ear for the markers."""
    game = case.new(seed)
    choose = chooser(seed)
    paid: set[Value] = set()
    while not game.over:
        before = game.position()
        game.listen()
        game.apply(choose(game))
        check_markers(before, game.events(), paid)
        figures.check(game)
        assert paid == {*game.position()["table"]["paid"]}


def check_markers(before: Any, events: list[Event], paid: set[Value]) -> None:
    """Influence once in a turn; points at its end, for markers with total control (7.3)."""
    points: dict[Value, Value] = {}
    seat = before["table"]["active"]
    for event in events:
        name, args = event.kind.name, event.args
        if name == "turn-began":
            paid.clear()
            seat = args["seat"]
        elif name == "marker-influence":
            assert (args["seat"], args["count"]) == (seat, 1)
            assert args["site"] not in paid
            paid.add(args["site"])
        elif name == "marker-points":
            assert args["seat"] == seat
            points[args["site"]] = args["count"]
    ended = any(event.kind.name == "turn-ended" for event in events)
    due = {
        site.id: site.marker.total_points
        for site in figures.sites_in_play(before)
        if ended
        and site.marker
        and figures.has_total_control(before, before["table"]["active"], site)
    }
    assert points == due


def watch(case: Case, seed: int) -> int:
    """One game of very many; some are looked at closely."""
    if seed % CLOSELY_EVERY == 0:
        look_closely(case, seed)
    return glance_through(case, seed)
