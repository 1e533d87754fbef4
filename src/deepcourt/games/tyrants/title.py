"""Tyrants of the Underdark as a title: everything about it outside the hot path."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from ...core.documents import Reader
from ...core.errors import Reason
from ...core.game import Game
from ...core.recipe import Recipe
from ...core.titles import Decision, Option, ScoreLine, Title
from . import observation, position, view
from .board import (
    HOUSE,
    LEFT,
    PLACE,
    RIGHT,
    SECTION,
    SITE,
    SPIES,
    TROOP,
    TROOPS,
    route_list,
    site_list,
)
from .cards import (
    ASPECT,
    CARD,
    CARD_IDS,
    CREATURE,
    DECK,
    HALF_DECKS,
    PROGRAMS,
    STACK_IDS,
    card_list,
)
from .constants import ASSASSINATE_POWER, DEPLOY_POWER, RETURN_SPY_POWER
from .documents import Material, MinionCard, TyrantsView
from .evaluation import weights
from .motion import MOTION
from .reasons import why_not
from .rules import Tyrants
from .sheet import score_sheet
from .signs import effect_signs
from .weights import Weights
from .words import ACTIONS, DECISION_KINDS, EVENTS

PAIRS = tuple(f"{one}-{other}" for one, other in combinations(HALF_DECKS, 2))
RANDOM = "random"


LEVELS = {
    "novice": Recipe(iterations=10),
    "casual": Recipe(iterations=10),
    "skilled": Recipe(iterations=20),
    "expert": Recipe(iterations=300),
    "master": Recipe(iterations=4000),
}


class TyrantsTitle(Title):
    """Tyrants of the Underdark with any two of the six half-decks."""

    name = "tyrants"
    version = 2
    player_counts = range(2, 5)
    actions = ACTIONS
    decision_kinds = DECISION_KINDS
    events = EVENTS
    motion = MOTION
    nouns = (CARD, DECK, ASPECT, CREATURE, SITE, SECTION, PLACE, HOUSE, TROOP)
    table_parts = observation.TABLE
    seat_parts = observation.SEAT
    game_class = Tyrants
    takings = ("card-recruited", "card-recruited-free", "devoured-card-recruited")
    levels = LEVELS
    options = (
        Option("decks", (*PAIRS, RANDOM)),
        Option("outer", (LEFT.value, RIGHT.value)),
    )

    def players_with(self, options: Mapping[str, bool | str]) -> range:
        """Only three players have to agree on an outer section."""
        return range(2, 5) if options["outer"] == LEFT else range(3, 4)

    def weights(self) -> Weights:
        return weights()

    def create(self, players: int, seed: int, options: Mapping[str, bool | str]) -> Game:
        decks = options["decks"]
        pair = None if decks == RANDOM else PAIRS.index(str(decks))
        game = Tyrants()
        game.start(players, seed, pair, options["outer"] == RIGHT)
        return game

    def options_of(self, game: Game) -> dict[str, bool | str]:
        table = tyrants(game)
        return {
            "decks": PAIRS[table.pair],
            "outer": RIGHT.value if table.right else LEFT.value,
        }

    def decision(self, game: Game) -> Decision:
        return view.decision(tyrants(game))

    def why_not(self, game: Game, action: int) -> Reason:
        return why_not(tyrants(game), ACTIONS[action])

    def view(self, game: Game, seat: int | None) -> TyrantsView:
        return view.view(tyrants(game), seat)

    def open_view(self, game: Game) -> TyrantsView:
        return view.view(tyrants(game), None if game.over else game.seat, everything=True)

    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        return score_sheet(tyrants(game), seat)

    def table(self, game: Game) -> dict[str, Any]:
        return position.table(tyrants(game))

    def restore(self, game: Game, table: Reader) -> None:
        position.restore(tyrants(game), table)

    def cards(self) -> list[MinionCard]:
        return card_list()

    def material(self) -> Material:
        return {
            "sites": site_list(),
            "routes": route_list(),
            "troops": TROOPS,
            "spies": SPIES,
            "deploy_power": DEPLOY_POWER,
            "assassinate_power": ASSASSINATE_POWER,
            "return_spy_power": RETURN_SPY_POWER,
            "stacks": list(STACK_IDS),
            "half_decks": list(HALF_DECKS),
            "signs": dict(zip(CARD_IDS, map(effect_signs, PROGRAMS), strict=True)),
        }


def tyrants(game: Game) -> Tyrants:
    assert isinstance(game, Tyrants)
    return game
