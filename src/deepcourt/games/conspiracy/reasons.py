"""Why an action is not possible now."""

from __future__ import annotations

from ...core.errors import Reason
from ...core.vocabulary import Action
from .cards import GUILD, LOCATION, RANK_TABLE
from .constants import CLAIM, KEEP, PLACE, RANKS, RECRUIT, RETURN, SEARCH, SEEK, SWAP
from .rules import Conspiracy

DECISIONS_OF_VERB = {
    "draw-lords": (RECRUIT,),
    "take-pile": (RECRUIT,),
    "keep": (KEEP,),
    "return": (RETURN,),
    "place": (PLACE,),
    "decline-swap": (SWAP,),
    "swap": (SWAP,),
    "draw-locations": (SEEK, SEARCH),
    "take": (SEEK, SEARCH, CLAIM),
}


def why_not(game: Conspiracy, action: Action) -> Reason:
    """The reason for an action that `legal_actions` does not list."""
    if game.over:
        return Reason("game-over")
    verb = action.verb.name
    if game.kind not in DECISIONS_OF_VERB[verb]:
        return Reason(f"not-now-{verb}")
    if game.kind == RECRUIT:
        return recruiting(game, action)
    if verb == "draw-locations":
        return drawing_locations(game)
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


def drawing_locations(game: Conspiracy) -> Reason:
    if game.kind == SEARCH:
        return Reason("must-search-deck")
    return Reason("too-few-locations", {"count": game.location_deck_size})


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
