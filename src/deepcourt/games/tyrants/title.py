"""Tyrants of the Underdark as a title: its words, and everything about it outside the hot path."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from ...core.documents import Reader
from ...core.errors import Reason
from ...core.game import Game
from ...core.recipe import Recipe
from ...core.titles import Decision, Option, ScoreLine, Title
from ...core.vocabulary import COUNT, ActionTable, EventKind, Noun, Verb
from . import observation, position, view
from .board import HOUSE, LEFT, PLACE, RIGHT, SECTION, SITE, TROOP
from .cards import ASPECT, CARD, CREATURE, DECISION_IDS, DECK, HALF_DECKS, card_list
from .evaluation import weights
from .reasons import why_not
from .rules import Tyrants
from .sheet import score_sheet
from .weights import Weights

PLAYER = Noun("seat", tuple(range(4)))
OPTION = Noun("option", (1, 2))

_seat = ("seat", PLAYER)
_card = ("card", CARD)
_site = ("site", SITE)
_place = ("place", PLACE)
_house = ("house", HOUSE)
_troop = ("troop", TROOP)
_count = ("count", COUNT)

ACTIONS = ActionTable(
    # a turn
    Verb("start", (_site,)),
    Verb("play", (_card,)),
    Verb("deploy", (_place,)),
    Verb("take-point"),  # instead of deploying, with empty barracks
    Verb("assassinate", (_place, _troop)),
    Verb("return-spy", (_site, _house)),
    Verb("recruit", (_card,)),
    Verb("recruit-devoured"),
    Verb("end-turn"),
    # effects
    Verb("choose", (("option", OPTION),)),
    Verb("pass"),
    Verb("reveal", (_card,)),
    Verb("supplant", (_place, _troop)),
    Verb("lift", (_place, _troop)),
    Verb("put", (_place,)),
    Verb("return-troop", (_place, _house)),
    Verb("place-spy", (_site,)),
    Verb("recall", (_site,)),
    Verb("devour", (_card,)),
    Verb("devour-this"),
    Verb("promote", (_card,)),
    Verb("promote-held", (_card,)),
    Verb("promote-this"),
    Verb("choose-player", (_house,)),
    Verb("discard", (_card,)),
    Verb("take-trophy", (_house, _troop)),
    Verb("resolve", (_card,)),
)

TASKS = ("resolve", "close")

EVENTS = (
    EventKind("turn-began", (_seat,)),
    EventKind("troop-started", (_seat, _site)),
    EventKind("card-played", (_seat, _card)),
    EventKind("market-card-played", (_seat, _card)),
    EventKind("circle-card-played", (_seat, _card)),
    EventKind("power-gained", (_seat, _count)),
    EventKind("influence-gained", (_seat, _count)),
    EventKind("points-gained", (_seat, _count)),
    EventKind("troop-deployed", (_seat, _place)),
    EventKind("troop-assassinated", (_seat, _place, _troop)),
    EventKind("troop-supplanted", (_seat, _place, _troop)),
    EventKind("troop-lifted", (_seat, _place, _troop)),
    EventKind("troop-put", (_seat, _place, _troop)),
    EventKind("troop-returned", (_seat, _place, _house)),
    EventKind("trophy-taken", (_seat, _house, _troop)),
    EventKind("spy-placed", (_seat, _site)),
    EventKind("spy-recalled", (_seat, _site)),
    EventKind("spy-returned", (_seat, _site, _house)),
    EventKind("control-gained", (_seat, _site)),
    EventKind("control-lost", (_seat, _site)),
    EventKind("total-control-gained", (_seat, _site)),
    EventKind("total-control-lost", (_seat, _site)),
    EventKind("marker-influence", (_seat, _site, _count)),
    EventKind("marker-points", (_seat, _site, _count)),
    EventKind("card-recruited", (_seat, _card)),
    EventKind("card-recruited-free", (_seat, _card)),
    EventKind("devoured-card-recruited", (_seat, _card)),
    EventKind("market-filled", (_card,), reveals=True),
    EventKind("card-devoured", (_seat, _card)),
    EventKind("market-card-devoured", (_seat, _card)),
    EventKind("card-promoted", (_seat, _card)),
    EventKind("top-card-promoted", (_seat, _card), reveals=True),
    EventKind("card-revealed", (_seat, _card), reveals=True),
    EventKind("card-discarded", (_seat, _card), reveals=True),
    EventKind("card-into-market", (_seat, _card)),
    EventKind("deck-discarded", (_seat, _count), reveals=True),
    EventKind("deck-shuffled", (_seat, _count), reveals=True),
    EventKind("cards-drawn", (_seat, _count), reveals=True),
    EventKind("card-drawn", (_seat, _card), private=True),
    EventKind("outcast-taken", (_seat,)),
    EventKind("outcast-returned", (_seat,)),
    EventKind("turn-ended", (_seat,)),
    EventKind("last-round-began", (_seat,)),
    EventKind("game-ended"),
)

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
    decisions = DECISION_IDS
    tasks = TASKS
    events = EVENTS
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

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        return view.view(tyrants(game), seat)

    def open_view(self, game: Game) -> dict[str, Any]:
        return view.view(tyrants(game), None if game.over else game.seat, everything=True)

    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        return score_sheet(tyrants(game), seat)

    def table(self, game: Game) -> dict[str, Any]:
        return position.table(tyrants(game))

    def restore(self, game: Game, table: Reader) -> None:
        position.restore(tyrants(game), table)

    def cards(self) -> list[dict[str, Any]]:
        return card_list()


def tyrants(game: Game) -> Tyrants:
    assert isinstance(game, Tyrants)
    return game
