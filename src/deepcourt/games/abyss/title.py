"""Abyss as a title: its words, and everything about it outside the hot path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.documents import Reader
from ...core.errors import Reason
from ...core.game import Game
from ...core.network import Network
from ...core.recipe import Recipe
from ...core.titles import Decision, Option, ScoreLine, Title
from ...core.vocabulary import ActionTable, EventKind, Noun, Verb
from . import foresight, observation, position, view
from .cards import (
    ALLY,
    DECISION_IDS,
    DRAWN,
    GUILD,
    INFLUENCE,
    LEVIATHAN,
    LOCATION,
    LORD,
    NEW_TOKEN,
    NUMBER,
    PILE,
    PLAYER,
    RACE,
    REWARD,
    SPACE,
    ZONE,
    card_list,
)
from .constants import MOST_SPENT, MOST_TOKENS
from .evaluation import weights
from .reasons import why_not
from .rules import Abyss
from .sheet import score_sheet
from .weights import Weights

_seat = ("seat", PLAYER)
_race = ("race", RACE)
_ally = ("ally", ALLY)
_lord = ("lord", LORD)
_location = ("location", LOCATION)
_leviathan = ("leviathan", LEVIATHAN)
_zone = ("zone", ZONE)
_token = ("token", NEW_TOKEN)
_count = ("count", NUMBER)
_total = ("total", NUMBER)

ACTIONS = ActionTable(
    # a turn
    Verb("plot"),
    Verb("explore"),
    Verb("take-pile", (_race,)),
    Verb("recruit", (_lord,)),
    Verb("sell", (_ally,)),  # the Slaver
    Verb("dissolve", (_race,)),  # the Oracle
    Verb("replace", (_lord,)),  # the Opportunist
    Verb("end-turn"),
    # exploring
    Verb("buy"),
    Verb("decline", hidden=True),
    Verb("decline-all", hidden=True),  # looks like the other one
    Verb("take-ally"),
    Verb("explore-on"),
    Verb("fight"),
    Verb("ignore"),  # the Coward
    Verb("choose", (("reward", REWARD),)),
    # recruiting
    Verb("pay", (_ally,)),
    Verb("pay-rest"),
    Verb("affiliate", (_ally,)),
    # powers
    Verb("discard", (_ally,)),
    Verb("disable", (_lord,)),
    Verb("hunt", (_seat, ("pile", PILE))),
    Verb("give-up", (_location,)),
    Verb("take", (_location,)),
    Verb("draw-locations", (("count", DRAWN),)),
    Verb("use-key", (_lord,)),
    Verb("use-key-token"),
    Verb("keep-location"),
    Verb("dismiss", (_lord,)),
    Verb("take-lord", (_lord,)),
    Verb("pass"),
    # the Border
    Verb("attack", (_zone,)),
    Verb("attack-with", (_ally,)),
    Verb("stop"),
    Verb("spend", (("count", Noun("count", tuple(range(MOST_SPENT + 1)))),)),
    Verb("take-tokens", (("count", Noun("count", tuple(range(MOST_TOKENS + 1)))),)),
    Verb("reveal", (_token,)),
    Verb("keep-tokens"),
    Verb("pay-pearl"),
    Verb("send", (_seat,)),
    Verb("strike", (_zone,)),
    Verb("place", (_zone,)),
)

TASKS = ("refill", "close", "end-exploration", "go-on", "settle", "aftermath")

EVENTS = (
    EventKind("turn-began", (_seat,)),
    EventKind("extra-turn-began", (_seat,)),
    EventKind("pearls-gained", (_seat, _count, _total)),
    EventKind("pearls-lost", (_seat, _count, _total)),
    EventKind("lord-plotted", (_seat, _lord), reveals=True),
    EventKind("ally-revealed", (_seat, _ally, ("space", SPACE)), reveals=True),
    EventKind("monster-revealed", (_seat, ("space", SPACE)), reveals=True),
    EventKind("ally-bought", (_seat, _ally, _count)),
    EventKind("offer-declined", (_seat, _ally), reveals=True),
    EventKind("ally-taken", (_seat, _ally)),
    EventKind("ally-to-council", (_seat, _ally)),
    EventKind("monster-passed", (_seat, ("space", SPACE))),
    EventKind("monster-ignored", (_seat,)),
    EventKind("monster-fought", (_seat,)),
    EventKind("reward-taken", (_seat, ("reward", REWARD))),
    EventKind("deck-rebuilt", (_count,)),
    EventKind("exploration-failed", (_seat,)),
    EventKind("pile-taken", (_seat, _race, _count), reveals=True),
    EventKind("ally-drawn", (_seat, _ally), private=True),
    EventKind("keys-gained", (_seat, _count, _total)),
    EventKind("tokens-drawn", (_seat, _count), reveals=True),
    EventKind("token-seen", (_seat, ("influence", INFLUENCE)), private=True),
    EventKind("new-tokens-drawn", (_seat, _count), reveals=True),
    EventKind("new-token-seen", (_seat, _token), private=True),
    EventKind("token-revealed", (_seat, _token), reveals=True),
    EventKind("ally-paid", (_seat, _ally)),
    EventKind("lord-recruited", (_seat, _lord, _count)),
    EventKind("ally-affiliated", (_seat, _ally)),
    EventKind("court-refilled", (_seat,)),
    EventKind("lord-arrived", (_lord,), reveals=True),
    EventKind("court-short"),
    EventKind("ally-discarded", (_seat, _ally)),
    EventKind("lord-disabled", (_seat, _lord, ("seat2", PLAYER))),
    EventKind("token-stolen", (_seat, ("seat2", PLAYER), ("pile", PILE)), reveals=True),
    EventKind("token-won", (_seat, ("influence", INFLUENCE)), private=True),
    EventKind("new-token-won", (_seat, _token), private=True),
    EventKind("location-given-up", (_seat, _location)),
    EventKind("lord-discarded", (_seat, _lord)),
    EventKind("lord-taken", (_seat, _lord), reveals=True),
    EventKind("pile-dissolved", (_seat, _race, _count), reveals=True),
    EventKind("court-lord-replaced", (_seat, _lord, ("lord2", LORD)), reveals=True),
    EventKind("extra-turn-won", (_seat,)),
    EventKind("location-drawn", (_seat, _location), reveals=True),
    EventKind("location-taken", (_seat, _location)),
    EventKind("lord-tucked", (_seat, _lord, _location)),
    EventKind("keys-used", (_seat, _count)),
    EventKind("location-replaced", (_seat, _location)),
    EventKind("last-turns-began", (_seat,)),
    EventKind("game-ended"),
    EventKind("dice-rolled", (_seat, _count, ("count2", NUMBER)), reveals=True),
    EventKind("leviathan-came", (_seat, _leviathan, _zone), reveals=True),
    EventKind("leviathan-attacked", (_seat, _leviathan)),
    EventKind("leviathan-left", (_leviathan,)),
    EventKind("wounds-taken", (_seat, _count, _total)),
    EventKind("fight-began", (_seat, _leviathan)),
    EventKind("attack-made", (_seat, _ally, _count)),  # the power
    EventKind("pearls-spent", (_seat, _count, _total)),
    EventKind("attack-failed", (_seat, _leviathan)),
    EventKind("leviathan-hurt", (_seat, _leviathan, _count)),
    EventKind("leviathan-slain", (_seat, _leviathan)),
    EventKind("statue-taken", (_seat,)),
    EventKind("monster-harmless", (_seat,)),
    EventKind("leviathan-drawn", (_seat, _leviathan), reveals=True),
)


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
    decisions = DECISION_IDS
    tasks = TASKS
    events = EVENTS
    nouns = (RACE, GUILD, ALLY, LORD, LOCATION, LEVIATHAN, ZONE, REWARD, NEW_TOKEN, PILE)
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

    def network(self) -> Network:
        return foresight.network()

    def features(self, game: Game) -> list[list[float]]:
        return foresight.features(abyss(game))

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

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        return view.view(abyss(game), seat)

    def open_view(self, game: Game) -> dict[str, Any]:
        return view.view(abyss(game), None if game.over else game.seat, everything=True)

    def score_sheet(self, game: Game, seat: int) -> list[ScoreLine]:
        return score_sheet(abyss(game), seat)

    def table(self, game: Game) -> dict[str, Any]:
        return position.table(abyss(game))

    def restore(self, game: Game, table: Reader) -> None:
        position.restore(abyss(game), table)

    def cards(self) -> list[dict[str, Any]]:
        return card_list()


def abyss(game: Game) -> Abyss:
    assert isinstance(game, Abyss)
    return game
