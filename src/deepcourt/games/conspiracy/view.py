"""What a seat may know: everything but the decks and locations that another seat looks at."""

from __future__ import annotations

from ...core.titles import Decision
from .cards import GUILD_IDS, LOCATION_IDS, LORD_IDS
from .constants import CLAIM, GUILDS, PLACE, RETURN, SPOTS
from .documents import ConspiracyDecision, ConspiracyView, Details, SeatView
from .rules import Conspiracy
from .score import coalition_spots
from .sheet import score_sheet


def decision(game: Conspiracy) -> Decision:
    """The present decision as the deciding seat sees it."""
    kind = game.title.decisions[game.kind]
    return Decision(kind, game.seat, {**public_details(game), **private_details(game)})


def public_details(game: Conspiracy) -> Details:
    if game.kind == RETURN:
        free = SPOTS - len(game.chamber(game.seat))
        return {"count": len(game.hand_lords()) - free}
    if game.kind == PLACE:
        return {"spot": len(game.chamber(game.seat)) + 1}
    if game.kind == CLAIM:
        return {"count": len(game.locations_drawn())}
    return {}


def private_details(game: Conspiracy) -> Details:
    if game.kind == CLAIM:
        return {"locations": location_ids(game.locations_drawn())}
    return {}


def view(game: Conspiracy, seat: int | None) -> ConspiracyView:
    return {
        "game": "conspiracy",
        "players": game.players,
        "viewer": seat,
        "over": game.over,
        "decision": decision_for(game, seat),
        "deck": game.deck_size,
        "piles": {GUILD_IDS[guild]: lord_ids(game.pile(guild)) for guild in range(GUILDS)},
        "hand": lord_ids(game.hand_lords()),
        "location_deck": game.location_deck_size,
        "revealed": location_ids(game.revealed_locations()),
        "forced": {"count": game.forced_draw, "seat": game.forced_by} if game.forced_draw else None,
        "pearl_master": seat_or_none(game.pearl_master),
        "finisher": seat_or_none(game.finisher),
        "seats": [seat_view(game, one) for one in range(game.players)],
    }


def decision_for(game: Conspiracy, seat: int | None) -> ConspiracyDecision | None:
    if game.over:
        return None
    details = public_details(game)
    if seat == game.seat:
        details |= private_details(game)
        details["actions"] = [game.notation(action) for action in game.legal_actions()]
    return {"kind": game.title.decisions[game.kind], "seat": game.seat, **details}


def seat_view(game: Conspiracy, seat: int) -> SeatView:
    silver, gold = game.keys(seat)
    on_spot = {spot: LOCATION_IDS[location] for location, spot in game.controlled_locations(seat)}
    lords = lord_ids(game.chamber(seat))
    sheet = score_sheet(game, seat)
    return {
        "chamber": [
            {"lord": lord, "location": on_spot.get(spot)} for spot, lord in enumerate(lords)
        ],
        "coalition": [spot + 1 for spot in coalition_spots(game, seat)],
        "silver": silver,
        "gold": gold,
        "pearls": game.pearl_count(seat),
        "score": sum(line.points for line in sheet),
        "sheet": [line.document() for line in sheet],
    }


def lord_ids(lords: list[int]) -> list[str]:
    return [LORD_IDS[lord] for lord in lords]


def location_ids(locations: list[int]) -> list[str]:
    return [LOCATION_IDS[location] for location in locations]


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
