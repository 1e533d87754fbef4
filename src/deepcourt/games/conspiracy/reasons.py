"""Why an action is not possible now."""

from __future__ import annotations

from ...core.errors import Reason
from ...core.vocabulary import Action
from .cards import GUILD, LOCATION, RANK_TABLE
from .constants import CLAIM, RANKS, RECRUIT, SEARCH, SEEK
from .rules import Conspiracy
from .words import DECISION_KINDS


def why_not(game: Conspiracy, action: Action) -> Reason:
    """The reason for an action that `legal_actions` does not list."""
    if game.over:
        return Reason("game-over")
    verb = action.verb.name
    if verb == "draw-locations" and game.kind == SEARCH:
        return Reason("must-search-deck")
    if verb not in DECISION_KINDS[game.kind].answers:
        return Reason(f"not-now-{verb}")
    if game.kind == RECRUIT:
        return recruiting(game, action)
    if verb == "draw-locations":
        return Reason("too-few-locations", {"count": game.location_deck_size})
    if verb == "swap":
        return swapping(game, int(action.args["spot"]), int(action.args["spot2"]))
    if verb == "take":
        return taking_location(game, str(action.args["location"]))
    return Reason("lord-not-in-hand", {"lord": action.args["lord"]})


def recruiting(game: Conspiracy, action: Action) -> Reason:
    if game.forced_draw and game.deck_size:
        return Reason("draw-is-forced", {"count": min(game.forced_draw, game.deck_size)})
    if action.verb.name == "draw-lords":
        return Reason("too-few-lords", {"count": game.deck_size})
    guild = action.args["guild"]
    assert not game.pile(GUILD.number(guild))
    return Reason("pile-is-empty", {"guild": guild})


def taking_location(game: Conspiracy, location: str) -> Reason:
    if game.kind == CLAIM:
        return Reason("location-not-drawn", {"location": location})
    if game.kind == SEEK:
        return Reason("location-not-revealed", {"location": location})
    if LOCATION.number(location) in game.revealed_locations():
        return Reason("must-search-deck")
    return Reason("location-not-in-deck", {"location": location})


def swapping(game: Conspiracy, first: int, second: int) -> Reason:
    chamber = game.chamber(game.seat)
    for spot in (first, second):
        if spot > len(chamber):
            return Reason("spot-is-empty", {"spot": spot})
    shown = next(spot for spot in (first, second) if RANK_TABLE[chamber[spot - 1] % RANKS].key)
    return Reason("lord-shows-key", {"spot": shown})
