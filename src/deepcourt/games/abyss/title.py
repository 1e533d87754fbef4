"""Abyss as a title: everything about it outside the hot path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.documents import Reader
from ...core.errors import Reason
from ...core.game import Game
from ...core.recipe import Recipe
from ...core.titles import Decision, Option, ScoreLine, Title
from . import observation, position, view
from .cards import (
    ALLY_NOUN,
    GUILD,
    GUILD_IDS,
    LOCATION_NOUN,
    LORD,
    PILE,
    RACE,
    RACE_IDS,
    REWARD_NOUN,
    THREAT_REWARDS,
    TOKEN_INFLUENCE,
    card_list,
)
from .constants import COURT_SPACES, KEYS_NEEDED, TRACK_SPACES
from .documents import AbyssView, Card, Material
from .evaluation import weights
from .leviathan.cards import LEVIATHAN, NEW_TOKEN, REMOVED_LORDS, ZONE
from .motion import MOTION
from .reasons import why_not
from .rules import Abyss
from .sheet import score_sheet
from .weights import Weights
from .words import ACTIONS, DECISION_KINDS, EVENTS

LEVELS = {
    "novice": Recipe(finish_turn=True, iterations=20),
    "casual": Recipe(finish_turn=True, iterations=30),
    "skilled": Recipe(finish_turn=True, iterations=40),
    "expert": Recipe(finish_turn=True, iterations=200),
    "master": Recipe(finish_turn=True, iterations=4000),
}


class AbyssTitle(Title):
    """Abyss, with or without Leviathan."""

    name = "abyss"
    version = 1
    player_counts = range(2, 6)
    actions = ACTIONS
    decision_kinds = DECISION_KINDS
    events = EVENTS
    motion = MOTION
    nouns = (
        RACE,
        GUILD,
        ALLY_NOUN,
        LORD,
        LOCATION_NOUN,
        LEVIATHAN,
        ZONE,
        REWARD_NOUN,
        NEW_TOKEN,
        PILE,
    )
    table_parts = observation.TABLE
    seat_parts = observation.SEAT
    game_class = Abyss
    takings = (
        "ally-bought",
        "ally-taken",
        "ally-drawn",  # with a pile of the Council
        "lord-recruited",
        "lord-taken",
        "location-taken",
        "location-replaced",  # the Black Smokers by it
        "leviathan-slain",
    )
    levels = LEVELS
    options = (Option("leviathan", (False, True)),)

    def players_with(self, options: Mapping[str, bool | str]) -> range:
        return range(2, 6) if options["leviathan"] else range(2, 5)

    def weights(self) -> Weights:
        return weights()

    def create(self, players: int, seed: int, options: Mapping[str, bool | str]) -> Game:
        game = Abyss()
        game.start(players, seed, bool(options["leviathan"]))
        return game

    def options_of(self, game: Game) -> dict[str, bool | str]:
        return {"leviathan": abyss(game).leviathan}

    def decision(self, game: Game) -> Decision:
        return view.decision(abyss(game))

    def why_not(self, game: Game, action: int) -> Reason:
        return why_not(abyss(game), ACTIONS[action])

    def view(self, game: Game, seat: int | None) -> AbyssView:
        return view.view(abyss(game), seat)

    def open_view(self, game: Game) -> AbyssView:
        return view.view(abyss(game), None if game.over else game.seat, everything=True)

    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        return score_sheet(abyss(game), seat)

    def table(self, game: Game) -> dict[str, Any]:
        return position.table(abyss(game))

    def restore(self, game: Game, table: Reader) -> None:
        position.restore(abyss(game), table)

    def cards(self) -> list[Card]:
        return card_list()

    def material(self) -> Material:
        return {
            "track_spaces": TRACK_SPACES,
            "court_spaces": COURT_SPACES,
            "keys_needed": KEYS_NEEDED,
            "token_influence": list(TOKEN_INFLUENCE),
            "threat_rewards": [list(rewards) for rewards in THREAT_REWARDS],
            "without_leviathan": list(REMOVED_LORDS),
            "guild_race": dict(zip(GUILD_IDS, RACE_IDS, strict=False)),
        }


def abyss(game: Game) -> Abyss:
    assert isinstance(game, Abyss)
    return game
