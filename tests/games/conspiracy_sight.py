"""What an observation of Conspiracy has to say, told from the view."""

from __future__ import annotations

from collections import Counter
from typing import Any

from deepcourt.games.conspiracy.cards import GUILD_IDS, LOCATION, LORD, RANK_TABLE
from deepcourt.games.conspiracy.words import DECISION_IDS

INFLUENCE = {
    f"{guild}-{rank.influence}": rank.influence for guild in GUILD_IDS for rank in RANK_TABLE
}
COPIES: dict[object, int] = {
    f"{guild}-{rank.influence}": rank.copies for guild in GUILD_IDS for rank in RANK_TABLE
}
SPOTS = 15


def conspiracy_sight(view: dict[str, Any]) -> dict[str, list[int]]:
    decision = view["decision"] or {"kind": None, "seat": None}
    viewer, players = view["viewer"], view["players"]
    piles = Counter(lord for pile in view["piles"].values() for lord in pile)
    hand = Counter(view["hand"])
    seated = Counter(spot["lord"] for seat in view["seats"] for spot in seat["chamber"])
    forced = view["forced"] or {"count": 0, "seat": None}
    told = {
        "decision": [int(kind == decision["kind"]) for kind in DECISION_IDS],
        "deck": [COPIES[lord] - piles[lord] - hand[lord] - seated[lord] for lord in LORD.ids],
        "hand": [hand[lord] for lord in LORD.ids],
        "piles": [piles[lord] for lord in LORD.ids],
        "location_deck": [view["location_deck"]],
        "revealed": [int(location in view["revealed"]) for location in LOCATION.ids],
        "drawn": [int(location in decision.get("locations", ())) for location in LOCATION.ids],
        "forced": [forced["count"]],
    }
    for behind in range(players):
        number = (viewer + behind) % players
        for name, numbers in seat_sight(view["seats"][number]).items():
            told[f"seat{behind}.{name}"] = numbers
        told[f"seat{behind}.pearl_master"] = [int(view["pearl_master"] == number)]
        told[f"seat{behind}.finisher"] = [int(view["finisher"] == number)]
        told[f"seat{behind}.forces"] = [int(forced["seat"] == number)]
        told[f"seat{behind}.decides"] = [int(decision["seat"] == number)]
    return told


def seat_sight(seat: dict[str, Any]) -> dict[str, list[int]]:
    chamber = seat["chamber"] + [{"lord": None, "location": None}] * (SPOTS - len(seat["chamber"]))
    spots = {spot["location"]: number for number, spot in enumerate(chamber, 1)}
    return {
        "chamber": [
            INFLUENCE[spot["lord"]] + 1 if spot["lord"] and spot["lord"].startswith(guild) else 0
            for spot in chamber
            for guild in GUILD_IDS
        ],
        "locations": [spots.get(location, 0) for location in LOCATION.ids],
        "silver": [seat["silver"]],
        "gold": [seat["gold"]],
        "pearls": [seat["pearls"]],
        "score": [seat["score"]],
    }
