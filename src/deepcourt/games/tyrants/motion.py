"""What events move on the table; `core/motion.py` says how to read it.

Some fields of the view are only for showing: `busy`, when a card has been played and is being
carried out, so that what it does costs nothing; `lifted`, where a troop stands that is moved;
`taken`, whose trophy is taken; and `turned_up`, the top card of a deck.
"""

from __future__ import annotations

from ...core.motion import Add, Assign, First, Motion, Move, Place, Step, Steps
from .facts import ASSASSINATE_POWER, DEPLOY_POWER, RETURN_SPY_POWER

OUTCAST = "insane-outcast"
OWN_HOUSE = "{view.seats.{seat}.house}"
OWNER = "{view.seats.[house={house}].#}"
NOT_LIFTED = {"view.lifted": None}
NOT_KNOWN = {"view.taken": None}
TAKEN_FROM = "{view.seats.[house={view.taken}].#}"

PLACES = {
    "hand": Place(
        "hand-of:{of}",
        mine="hand:{it}",
        into=True,
        cards="seats.{of}.hand",
        count="seats.{of}.hand_size",
    ),
    "deck": Place("deck:{of}", into=True, cards="seats.{of}.deck", count="seats.{of}.deck_size"),
    "turned-up": Place("deck:{of}", single="turned_up"),
    "discard": Place("discard:{of}", into=True, cards="seats.{of}.discard"),
    "circle": Place("circle:{of}", into=True, cards="seats.{of}.circle"),
    "play": Place(
        "played:{it}",
        arrival="played-last",
        into=True,
        cards="played",
        entry={"card": "{it}", "where": "{of}"},
        spent={"where": None},
    ),
    "row": Place("row:{it}", arrival="slot:{index}", slots="row"),
    "stack": Place("stack:{of}", into=True, count="stacks.{of}"),
    "market-deck": Place("market-deck", cards="market_deck"),
    "devoured": Place("devoured", into=True, cards="devoured"),
    "barracks": Place("barracks:{of}", into=True, count="seats.{of}.barracks"),
    "place": Place("place:{of}", into=True, tally="sites.{of}.troops", single="spaces.{of}"),
    "hall": Place("hall:{of}", into=True, tally="seats.{of}.hall"),
    "spies": Place("spies:{of}", into=True, count="seats.{of}.spies"),
    "spies-at": Place("spy:{of}", into=True, cards="sites.{of}.spies"),
    "sites": Place(cards="seats.{of}.sites"),
    "markers": Place(cards="seats.{of}.markers"),
    "effect": Place("played:{of}"),
    "points": Place("points:{of}", into=True),
    "purse": Place("purse", into=True),
}


def _costs(power: int) -> Add:
    """What a basic action costs."""
    return Add({"power": -power}, when={"view.decision.kind": "turn", "view.busy": None})


def _leaves(piece: str, target: str, it: str = "") -> First:
    """A card goes from where a seat has it: the question that was asked tells where that is."""
    sources: list[tuple[str | list[str], dict[str, str | list[str]]]] = [
        ("turned-up of {seat}", {"view.turned_up": it or "{card}"}),
        ("hand of {seat}", {"view.decision.cost": "devour-from-hand"}),
        ("circle of {seat}", {"view.decision.cost": "devour-from-circle"}),
        ("discard of {seat}", {"view.decision.kind": "promote-discarded"}),
        (["discard of {seat}", "hand of {seat}"], {"view.decision.kind": "promote-any"}),
        ("hand of {seat}", {"view.decision.kind": ["discard", "promote-instead"]}),
        (["play of play", "discard of {seat}"], {}),
    ]
    return First([Move(piece, source, target, it, when=when) for source, when in sources])


def _played(source: str, where: str, stays: bool = False) -> list[Step]:
    return [Move("card", source, f"play of {where}", stays=stays), Assign({"busy": True})]


def _points(source: str) -> list[Step]:
    return [
        Move("sign:vp", source, "points of {seat}", times="{count}"),
        Add({"seats.{seat}.points": "{count}", "seats.{seat}.score": "{count}"}),
    ]


_there = "place of {place}"
_deployed = Move("troop", "barracks of {seat}", _there, OWN_HOUSE)
_killed = Move("troop", _there, "hall of {seat}")
_for_sale = ["stack of {card}", "row"]
_bought = Move("card", _for_sale, "discard of {seat}")
_paid = Add({"influence": "-{card.cost}"})

STEPS: Steps = {
    "turn-began": [
        Assign(
            {
                "active": "{seat}",
                "power": 0,
                "influence": 0,
                "played": [],
                "end_effects": [],
                "ghost": False,
            }
        )
    ],
    "troop-started": [
        Move("troop", "barracks of {seat}", "place of {site}", OWN_HOUSE),
        Assign({"active": "{next}"}),
    ],
    # cards that are played, and what they bring
    "card-played": _played("hand of {seat}", "play"),
    "market-card-played": _played("row", "market", stays=True),
    "circle-card-played": _played("circle of {seat}", "circle", stays=True),
    "power-gained": [Add({"power": "{count}"})],
    "influence-gained": [Add({"influence": "{count}"})],
    "points-gained": _points("effect of {view.resolving.[last].card}"),
    # troops
    "troop-deployed": [_costs(DEPLOY_POWER), _deployed],
    "troop-assassinated": [_costs(ASSASSINATE_POWER), _killed],
    "troop-supplanted": [_killed, _deployed],
    "troop-lifted": [Assign({"lifted": "{place}"})],
    "troop-put": [
        First(
            [
                Move("troop", "hall of {view.active}", _there, when=NOT_LIFTED | NOT_KNOWN),
                Move("troop", f"hall of {TAKEN_FROM}", _there, when=NOT_LIFTED),
                Move("troop", "place of {view.lifted}", _there),
            ]
        ),
        Assign({"lifted": None, "taken": None}),
    ],
    "troop-returned": [Move("troop", "place of {place}", f"barracks of {OWNER}", "{house}")],
    # it leaves its hall when it is put somewhere
    "trophy-taken": [Assign({"taken": "{house}"})],
    # spies
    "spy-placed": [Move("spy", "spies of {seat}", "spies-at of {site}", OWN_HOUSE)],
    "spy-recalled": [Move("spy", "spies-at of {site}", "spies of {seat}", OWN_HOUSE)],
    "spy-returned": [
        _costs(RETURN_SPY_POWER),
        Move("spy", "spies-at of {site}", f"spies of {OWNER}", "{house}"),
    ],
    # control
    "control-gained": [
        Assign({"sites.{site}.control": "{seat}"}),
        Move("site", None, "sites of {seat}"),
        Move("site", None, "markers of {seat}", when={"view.sites.{site}.marker": True}),
    ],
    "control-lost": [
        Assign({"sites.{site}.control": None, "sites.{site}.total": False}),
        Move("site", "sites of {seat}", None),
        Move("site", "markers of {seat}", None),
    ],
    "total-control-gained": [Assign({"sites.{site}.total": True})],
    "total-control-lost": [Assign({"sites.{site}.total": False})],
    "marker-influence": [
        Move("sign:influence", "place of {site}", "purse", times="{count}"),
        Add({"influence": "{count}"}),
    ],
    "marker-points": _points("place of {site}"),
    # the market
    "card-recruited": [_paid, _bought],
    "card-recruited-free": [_bought],
    "devoured-card-recruited": [_paid, Move("card", "devoured", "discard of {seat}")],
    "market-filled": [Move("card", "market-deck", "row")],
    # it may have been played from there
    "market-card-devoured": [
        Move("card", "row", "devoured"),
        Move("card", "play of market", None),
    ],
    "card-into-market": [Move("card", "play of play", "row")],
    # cards that leave, rise, come
    "card-devoured": [_leaves("card", "devoured")],
    "card-promoted": [_leaves("card", "circle of {seat}")],
    # where it goes is told next
    "top-card-promoted": [
        Move("card", "deck of {seat}", None),
        Assign({"turned_up": "{card}"}),
    ],
    "card-discarded": [Move("card", "hand of {seat}", "discard of {seat}")],
    "deck-discarded": [
        Move("card", "deck of {seat}", "discard of {seat}", every=True, seen=False),
        Assign({"seats.{seat}.deck_size": 0}),
    ],
    # it may happen in the middle of a draw, which is counted at its end
    "deck-shuffled": [
        Move("back", "discard of {seat}", "deck of {seat}", counted=True),
        Move("card", "discard of {seat}", "deck of {seat}", every=True, counted=True, seen=False),
        Add({"seats.{seat}.deck_size": "{count}"}),
    ],
    "cards-drawn": [Move("back", "deck of {seat}", "hand of {seat}", times="{count}")],
    "card-drawn": [Move("card", "deck of {seat}", "hand of {seat}", counted=True)],
    "outcast-taken": [Move("card", f"stack of {OUTCAST}", "discard of {seat}", OUTCAST)],
    "outcast-returned": [_leaves("card", f"stack of {OUTCAST}", OUTCAST)],
    "turn-ended": [
        Move("card", "play of play", "discard of {seat}", every=True, seen=False),
        Move("card", "hand of {seat}", "discard of {seat}", every=True, seen=False),
        Assign({"played": [], "power": 0, "influence": 0, "seats.{seat}.hand_size": 0}),
    ],
    "last-round-began": [Assign({"last_round": True})],
}

_place = ["place:{place}"]
_site = ["place:{site}"]
_card_played = ["played:{card}", "seat:{seat}"]
_discard = ["discard:{seat}"]

ABOUT = {
    "troop-started": _site,
    "card-played": _card_played,
    "market-card-played": _card_played,
    "circle-card-played": _card_played,
    "power-gained": ["purse"],
    "influence-gained": ["purse"],
    "troop-deployed": _place,
    "troop-assassinated": _place,
    "troop-supplanted": _place,
    "troop-lifted": _place,
    "troop-put": _place,
    "troop-returned": _place,
    "spy-placed": _site,
    "spy-recalled": _site,
    "spy-returned": _site,
    "control-gained": _site,
    "control-lost": _site,
    "total-control-gained": _site,
    "total-control-lost": _site,
    "marker-influence": _site,
    "marker-points": _site,
    "card-recruited": _discard,
    "card-recruited-free": _discard,
    "devoured-card-recruited": _discard,
    "market-filled": ["row:{card}"],
    "card-devoured": ["devoured"],
    "market-card-devoured": ["devoured"],
    "card-promoted": ["circle:{seat}"],
    "top-card-promoted": ["circle:{seat}"],
    "card-discarded": _discard,
    "card-into-market": ["row:{card}"],
    "game-ended": [],
}

MOTION = Motion(PLACES, STEPS, ABOUT)
