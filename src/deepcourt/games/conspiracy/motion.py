"""What events move on the table; `core/motion.py` says how to read it."""

from __future__ import annotations

from ...core.motion import Add, Assign, Motion, Move, Place, Steps

CHAMBER = "seats.{seat}.chamber"

PLACES = {
    "deck": Place("deck", count="deck"),
    "hand": Place("hand:{it}", cards="hand"),
    "pile": Place("top:{of}", cards="piles.{of}"),
    "chamber": Place(
        "spot:{of}:{spot}",
        cards="seats.{of}.chamber",
        entry={"lord": "{it}"},
        fresh={"location": None},
    ),
    "spot": Place("spot:{seat}:{of}"),
    "location-deck": Place("location-deck", count="location_deck"),
    "revealed": Place("location:{it}", cards="revealed"),
    "seen": Place("claim:{it}", cards="decision.locations"),
    "held": Place("held:{seat}:{of}"),
}

_one = f"{CHAMBER}.[{{spot}}]"
_other = f"{CHAMBER}.[{{spot2}}]"
_to_pile = [Move("lord", "hand", "pile of {lord.guild}")]

STEPS: Steps = {
    "lord-drawn": [Move("lord", "deck", "hand")],
    "lord-discarded": _to_pile,
    "lord-returned": _to_pile,
    "lord-heralded": [Move("lord", "deck", "pile of {lord.guild}")],
    "pile-taken": [Move("lord", "pile of {guild}", "hand", every=True)],
    "lord-placed": [Move("lord", "hand", "chamber of {seat}")],
    "lords-swapped": [
        Move("lord", "spot of {spot}", "spot of {spot2}", f"{{view.{_one}.lord}}"),
        Move("lord", "spot of {spot2}", "spot of {spot}", f"{{view.{_other}.lord}}"),
        Assign({_one: f"{{view.{_other}}}", _other: f"{{view.{_one}}}"}),
    ],
    "pearls-gained": [Assign({"seats.{seat}.pearls": "{total}"})],
    "pearl-master-named": [Assign({"pearl_master": "{seat}"})],
    "locations-drawn": [Add({"location_deck": "-{count}"})],
    "location-revealed": [Move("location", "location-deck", "revealed", counted=True)],
    "location-taken": [
        Move("location", ["revealed", "seen", "location-deck"], "held of {spot}", stays=True),
        Move("location", "revealed", None),
        Assign({f"{_one}.location": "{location}"}),
    ],
}

ABOUT = {
    "lord-drawn": ["deck", "hand:{lord}"],
    "lord-kept": ["deck", "hand:{lord}"],
    "lord-discarded": ["pile:{lord.guild}"],
    "lord-returned": ["pile:{lord.guild}"],
    "lord-heralded": ["pile:{lord.guild}"],
    "pile-taken": ["pile:{guild}"],
    "lord-placed": ["spot:{seat}:{spot}"],
    "lords-swapped": ["spot:{seat}:{spot}", "spot:{seat}:{spot2}"],
    "location-taken": ["spot:{seat}:{spot}"],
    "location-revealed": ["location:{location}"],
    "locations-drawn": ["location-deck"],
    "lords-recalled": ["deck"],
    "locations-recalled": ["location-deck"],
    "game-ended": [],
}

MOTION = Motion(PLACES, STEPS, ABOUT)
