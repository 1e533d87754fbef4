"""What a seat may know.

Hidden are the hands of others and the order of all decks. Which cards a player owns, and which are
left in the market deck, everybody could note down: so what somebody else has in deck and hand is
shown together, in the order of the card table, and so are one's own deck and that of the market.
"""

from __future__ import annotations

from typing import Any, Literal

from ...core.titles import Decision
from .board import (
    HOUSES,
    LEFT,
    PLACE_IDS,
    RIGHT,
    SITE_IDS,
    SITE_TABLE,
    TROOP_IDS,
    Layout,
    layout,
)
from .cards import CARD_IDS, STACK_IDS
from .constants import *
from .documents import Details, SeatView, SiteView, TyrantsDecision, TyrantsView
from .programs import COST_IDS
from .rules import Tyrants
from .sheet import score_sheet

WHERE: dict[int, Literal["play", "market", "circle"]] = {
    IN_PLAY: "play",
    IN_MARKET: "market",
    IN_CIRCLE: "circle",
}


def decision(game: Tyrants) -> Decision:
    """The present decision as the deciding seat sees it."""
    return Decision(game.title.decisions[game.kind], game.seat, details(game))


def details(game: Tyrants) -> Details:
    """What is needed to ask the question; nothing of it is secret.

    `card`: whose effect asks. `count`: how many times still, this one included. `optional`: passing
    is possible. `site`: the site that the card speaks of, if any. `cost`: what may be paid.
    `seat2`: who makes this seat discard. `troop`: what was lifted or taken from a hall, and
    `place`: where a lifted troop stands.
    """
    if game.kind in (START, TURN, ORDER):
        return {}
    run = game.present_run()
    shown: Details = {
        "card": CARD_IDS[run["card"]],
        "count": times_left(game, run),
        "optional": game.may_pass(),
    }
    site = run["returned"][-run["left"]] if game.kind == SUPPLANT and run["back"] else run["site"]
    if site != NO_SITE:
        shown["site"] = SITE_IDS[site]
    if game.kind == PAY:
        shown["cost"] = COST_IDS[game.present_cost()]
    if game.kind == DISCARD:
        shown["seat2"] = run["seat"]
    if game.kind in (PUT, REDEPLOY):
        shown["troop"] = TROOP_IDS[run["figure"]]
    if game.kind == PUT:
        shown["place"] = PLACE_IDS[run["from"]]
    return shown


def times_left(game: Tyrants, run: dict[str, Any]) -> int:
    """How often the present question will come, as far as that is certain."""
    if game.kind == DISCARD:
        return 1  # others may have to, too
    left: int = run["times"] if game.kind == OPTION else run["left"]
    return max(1, left)


def view(game: Tyrants, seat: int | None, everything: bool = False) -> TyrantsView:
    """What a seat may know; with `everything` all hands are open."""
    played = layout_of(game)
    return {
        "game": "tyrants",
        "half_decks": [str(deck) for deck in game.half_decks()],
        "sections": sorted(map(str, played.sections)),
        "players": game.players,
        "viewer": seat,
        "over": game.over,
        "decision": decision_for(game, seat),
        "round": game.round,
        "active": game.active,
        "first": game.first,
        "last_round": game.last_round,
        "power": game.power,
        "influence": game.influence,
        "row": [None if card == NO_CARD else CARD_IDS[card] for card in game.row_cards()],
        "market_deck": card_ids(sorted(game.market_cards())),
        "stacks": dict(zip(STACK_IDS, game.stack_sizes(), strict=True)),
        "devoured": card_ids(game.devoured_cards()),
        "ghost": game.ghost,
        "played": [
            {"card": CARD_IDS[card], "where": WHERE.get(where)}
            for card, where in game.played_cards()
        ],
        "resolving": [
            {"card": CARD_IDS[run["card"]], "seat": run["seat"]} for run in game.all_runs()
        ],
        "end_effects": card_ids(game.end_effects()),
        "sites": {SITE_IDS[site]: site_view(game, site) for site in played.sites},
        "spaces": {
            PLACE_IDS[place]: troop_on(game, place) for place in played.places if place >= SITES
        },
        "seats": [
            seat_view(game, one, everything or one == seat or game.over)
            for one in range(game.players)
        ],
    }


def decision_for(game: Tyrants, seat: int | None) -> TyrantsDecision | None:
    if game.over:
        return None
    shown = details(game)
    if seat == game.seat:
        shown["actions"] = [game.notation(action) for action in game.legal_actions()]
    return {"kind": game.title.decisions[game.kind], "seat": game.seat, **shown}


def site_view(game: Tyrants, site: int) -> SiteView:
    """A site; its marker, where it has one, lies before whoever controls it."""
    controller = game.controller_of(site)
    return {
        "troops": {
            TROOP_IDS[colour]: count for colour, count in enumerate(game.troops_at(site)) if count
        },
        "spies": [HOUSES[seat] for seat in range(game.players) if game.has_spy(seat, site)],
        "control": controller,
        "total": controller is not None and game.has_total_control(controller, site),
        "marker": SITE_TABLE[site].marker is not None,
    }


def troop_on(game: Tyrants, space: int) -> str | None:
    return next(
        (TROOP_IDS[colour] for colour, count in enumerate(game.troops_at(space)) if count),
        None,
    )


def seat_view(game: Tyrants, seat: int, own: bool) -> SeatView:
    sheet = score_sheet(game, seat)
    hand = game.hand_cards(seat)
    deck = game.deck_cards(seat)
    sites = [site for site in range(SITES) if game.controller_of(site) == seat]
    return {
        "house": HOUSES[seat],
        "hand": card_ids(sorted(hand)) if own else None,
        "hand_size": len(hand),
        "deck": card_ids(sorted(deck)) if own else None,
        "deck_size": len(deck),
        "unseen": card_ids(sorted(hand + deck)),
        "discard": card_ids(sorted(game.discarded_cards(seat))),
        "circle": card_ids(game.circle_cards(seat)),
        "barracks": game.barracks_of(seat),
        "spies": game.spies_of(seat),
        "hall": {
            TROOP_IDS[colour]: count for colour, count in enumerate(game.hall_of(seat)) if count
        },
        "points": game.points_of(seat),
        "sites": [SITE_IDS[site] for site in sites],
        "markers": [SITE_IDS[site] for site in sites if SITE_TABLE[site].marker],
        "presence": [PLACE_IDS[place] for place in game.presence_of(seat)],
        "score": sum(line.points for line in sheet),
        "complete": True,
        "sheet": [line.document() for line in sheet],
    }


def layout_of(game: Tyrants) -> Layout:
    return layout(game.players, RIGHT if game.right else LEFT)


def card_ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]
