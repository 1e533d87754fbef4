"""What a seat may know.

Hidden are the order of the decks, the hands and monster tokens of others, and what lies in the
piles of the Council: whatever is face down is hidden also from those who saw it face up before.
"""

from __future__ import annotations

from ...core.titles import Decision
from .cards import (
    ALLY_IDS,
    LOCATION_IDS,
    LORD_IDS,
    LORD_TABLE,
    RACE_IDS,
    TOKEN_INFLUENCE,
    mandatory_race,
)
from .constants import *
from .documents import (
    AbyssDecision,
    AbyssView,
    Border,
    Details,
    ExploredId,
    Payment,
    SeatView,
    Zone,
)
from .leviathan.cards import LEVIATHAN_IDS, LEVIATHAN_TABLE, NEW_TOKEN_IDS, ZONE_IDS
from .rules import Abyss
from .sheet import score_sheet

TURN_POWERS = [number for number, lord in enumerate(LORD_TABLE) if lord.timing == "turn"]


def decision(game: Abyss) -> Decision:
    """The present decision as the deciding seat sees it."""
    return Decision(game.title.decisions[game.kind], game.seat, details(game))


def details(game: Abyss) -> Details:
    """What is needed to ask the question; nothing of it is secret."""
    kind = game.kind
    if kind == OFFER:
        return {"seat2": game.active, "ally": card_id(game.track_cards()[-1]), "count": game.price}
    if kind == ALLY:
        return {"ally": card_id(game.track_cards()[-1])}
    if kind == MONSTER:
        return {"space": len(game.track_cards())}
    if kind == REWARD:
        return {"space": game.rewarded_space() + 1}
    if kind in (PAY, AFFILIATE):
        return {"lord": LORD_IDS[game.recruit]}
    if kind == DISARM:
        return {"count": hand_size(game, game.seat) - COMMANDED_HAND}
    if kind == MARTIAL_LAW:
        return {"count": hand_size(game, game.seat) - MARTIAL_HAND - game.paid_for}
    if kind == ASSASSINATE:
        return {"seat2": game.victim}
    if kind == CLAIM:
        return {"count": len(game.locations_drawn())}
    if kind == EXCHANGE:
        return {"location": LOCATION_IDS[game.claimed]}
    if kind == KEYS:
        return {"location": LOCATION_IDS[game.claimed], "count": game.keys_due}
    if kind in (ATTACK, BOOST):
        return {"leviathan": LEVIATHAN_IDS[game.border_at(game.zone)], "count": game.power}
    if kind == TARGET:
        return {"optional": game.may_stop}
    if kind == TOKENS:
        return {"count": game.tokens_due}
    if kind == LOSE_ALLIES:
        return {"count": game.to_discard, "leviathan": LEVIATHAN_IDS[game.border_at(game.arrival)]}
    if kind == LOSE_LORD:
        return {"leviathan": LEVIATHAN_IDS[game.border_at(game.arrival)]}
    if kind == BREED:
        return {"leviathan": LEVIATHAN_IDS[game.newcomer]}
    return {}


def view(game: Abyss, seat: int | None, everything: bool = False) -> AbyssView:
    """What a seat may know; with `everything` all hands and tokens are open."""
    known = [everything or one == seat or game.over for one in range(game.players)]
    return {
        "game": "abyss",
        "leviathan": game.leviathan,
        "players": game.players,
        "viewer": seat,
        "over": game.over,
        "decision": decision_for(game, seat),
        "active": game.active,
        "deck": game.deck_size,
        "discard": [card_id(card) for card in game.discarded_cards()],
        "track": [card_id(card) for card in game.track_cards()],
        "price": game.price,
        "bought": seats_in(game, game.bought),
        "declined": [one for one in seats_in(game, game.declined) if known[one]],
        "council": dict(zip(RACE_IDS, game.council_sizes(), strict=True)),
        "court": lord_ids(game.court_lords()),
        "lord_deck": len(game.deck_lords()),
        "lord_discard": lord_ids(game.discarded_lords()),
        "payment": payment(game),
        "location_deck": len(game.deck_locations()),
        "available": location_ids(game.available_locations()),
        "drawn": location_ids(game.locations_drawn()),
        "tokens": game.token_supply(),
        "threat": None if game.leviathan else game.threat + 1,
        "border": border(game) if game.leviathan else None,
        "powers_used": lord_ids([lord for lord in TURN_POWERS if game.power_used(lord)]),
        "extra_turn": game.extra_turn,
        "finisher": seat_or_none(game.finisher),
        "seats": [seat_view(game, one, known[one]) for one in range(game.players)],
    }


def decision_for(game: Abyss, seat: int | None) -> AbyssDecision | None:
    if game.over:
        return None
    shown = details(game)
    if seat == game.seat:
        shown["actions"] = [game.notation(action) for action in game.legal_actions()]
    return {"kind": game.title.decisions[game.kind], "seat": game.seat, **shown}


def payment(game: Abyss) -> Payment | None:
    """What a lord costs while it is being paid for, and what lies there already."""
    if game.recruit == NO_LORD:
        return None
    lord = LORD_TABLE[game.recruit]
    paid = game.paid_allies()
    cost = game.price_of(game.recruit)
    return {
        "lord": lord.id,
        "cost": cost,
        "races": lord.races,
        "race": mandatory_race(lord) if game.race_is_mandatory() else None,
        "paid": ally_ids(paid),
        "missing": max(0, cost - game.paid_value),
    }


def border(game: Abyss) -> Border:
    """The Border: its zones, the deck, the dice as they lie, and the fight under way."""
    newcomer = game.newcomer
    return {
        "zones": [zone_view(game, zone) for zone in range(ZONES)],
        "deck": len(game.deck_leviathans()),
        "discard": [LEVIATHAN_IDS[beast] for beast in game.discarded_leviathans()],
        "new_tokens": game.new_token_supply(),
        "fresh_tokens": sum(game.fresh_token_counts()),
        "dice": [die for die in game.dice() if die] or None,
        "newcomer": None if newcomer == NO_LEVIATHAN else LEVIATHAN_IDS[newcomer],
        "arrival": None if game.arrival == NO_ZONE else ZONE_IDS[game.arrival],
        "fight": None if game.zone == NO_ZONE else ZONE_IDS[game.zone],
        "power": game.power,
        "statue": seat_or_none(game.statue),
        "harmless": game.monsters_harmless(),
    }


def zone_view(game: Abyss, zone: int) -> Zone:
    beast = game.border_at(zone)
    if beast == NO_LEVIATHAN:
        return {"zone": ZONE_IDS[zone], "leviathan": None, "life": 0}
    life = len(LEVIATHAN_TABLE[beast].resistances) - game.life_lost_at(zone)
    return {"zone": ZONE_IDS[zone], "leviathan": LEVIATHAN_IDS[beast], "life": life}


def seat_view(game: Abyss, seat: int, own: bool) -> SeatView:
    sheet = score_sheet(game, seat, hidden=own)
    tokens = game.token_counts(seat)
    new_tokens = game.new_token_counts(seat)
    points = {line.args["location"]: line.points for line in sheet[0].parts}
    return {
        "hand": ally_ids(game.hand_allies(seat)) if own else None,
        "hand_size": hand_size(game, seat),
        "pearls": game.pearl_count(seat),
        "keys": game.key_count(seat),
        "key_tokens": game.key_token_count(seat),
        "free": [
            {"lord": LORD_IDS[lord], "disabled": game.is_disabled(seat, lord)}
            for lord in game.free_lords(seat)
        ],
        "surcharge": game.surcharge_of(seat),
        "locations": [
            {
                "location": LOCATION_IDS[location],
                "lords": lord_ids(game.lords_under(location)),
                "points": points[LOCATION_IDS[location]],
            }
            for location in game.controlled_locations(seat)
        ],
        "affiliated": ally_ids(game.affiliated_allies(seat)),
        "tokens": sum(tokens),
        "token_influence": [
            influence
            for influence, count in zip(TOKEN_INFLUENCE, tokens, strict=True)
            for _ in range(count)
        ]
        if own
        else None,
        "new_tokens": sum(new_tokens),
        "new_token_kinds": [
            NEW_TOKEN_IDS[kind] for kind in range(NEW_TOKEN_KINDS) for _ in range(new_tokens[kind])
        ]
        if own
        else None,
        "wounds": game.wound_count(seat),
        "slain": [LEVIATHAN_IDS[beast] for beast in game.slain_by(seat)],
        "score": sum(line.points for line in sheet),
        "complete": own,
        "sheet": [line.document() for line in sheet],
    }


def hand_size(game: Abyss, seat: int) -> int:
    return len(game.hand_allies(seat))


def card_id(card: int) -> ExploredId:
    return "monster" if card == MONSTER_CARD else ALLY_IDS[card]


def ally_ids(allies: list[int]) -> list[str]:
    return [ALLY_IDS[ally] for ally in allies]


def lord_ids(lords: list[int]) -> list[str]:
    return [LORD_IDS[lord] for lord in lords]


def location_ids(locations: list[int]) -> list[str]:
    return [LOCATION_IDS[location] for location in locations]


def seats_in(game: Abyss, mask: int) -> list[int]:
    return [seat for seat in range(game.players) if mask >> seat & 1]


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
