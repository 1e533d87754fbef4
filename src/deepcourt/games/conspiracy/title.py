"""Conspiracy as a title: everything about it outside the hot path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...core.documents import Reader
from ...core.errors import Reason
from ...core.game import Game
from ...core.recipe import Recipe
from ...core.titles import Decision, ScoreLine, Title
from . import observation, position, view
from .cards import GUILD, LOCATION, LORD, card_list
from .constants import SPOTS
from .documents import ConspiracyView, LocationCard, LordCard, Material
from .evaluation import weights
from .motion import MOTION
from .reasons import why_not
from .rules import Conspiracy
from .sheet import score_sheet
from .weights import Weights
from .words import ACTIONS, DECISION_KINDS, EVENTS

SEARCH = Recipe(exploration=2.5, expand_after_visits=1)
# Those below an expert have no time to think of replies, an expert expects what looks best, and a
# master thinks for the others too.
EXPERT = replace(SEARCH, iterations=2000, greedy_opponents=True, expand_after_visits=0)
LEVELS = {
    "novice": replace(SEARCH, iterations=20),
    "casual": replace(SEARCH, iterations=25),
    "skilled": replace(SEARCH, iterations=50),
    "expert": EXPERT,
    "master": replace(SEARCH, iterations=8000),
}


class ConspiracyTitle(Title):
    """Conspiracy: Abyss Universe."""

    name = "conspiracy"
    version = 1
    player_counts = range(2, 5)
    actions = ACTIONS
    decision_kinds = DECISION_KINDS
    turn = "recruit"
    events = EVENTS
    motion = MOTION
    nouns = (GUILD, LORD, LOCATION)
    table_parts = observation.TABLE
    seat_parts = observation.SEAT
    game_class = Conspiracy
    takings = ("lord-placed", "location-taken")
    levels = LEVELS

    def weights(self) -> Weights:
        return weights()

    def create(self, players: int, seed: int, options: Mapping[str, bool | str]) -> Game:
        game = Conspiracy()
        game.start(players, seed)
        return game

    def decision(self, game: Game) -> Decision:
        return view.decision(conspiracy(game))

    def why_not(self, game: Game, action: int) -> Reason:
        return why_not(conspiracy(game), ACTIONS[action])

    def view(self, game: Game, seat: int | None) -> ConspiracyView:
        return view.view(conspiracy(game), seat)

    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        return score_sheet(conspiracy(game), seat)

    def table(self, game: Game) -> dict[str, Any]:
        return position.table(conspiracy(game))

    def restore(self, game: Game, table: Reader) -> None:
        position.restore(conspiracy(game), table)

    def cards(self) -> list[LordCard | LocationCard]:
        return card_list()

    def material(self) -> Material:
        return {"spots": SPOTS}


def conspiracy(game: Game) -> Conspiracy:
    assert isinstance(game, Conspiracy)
    return game
