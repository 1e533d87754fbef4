"""What events move on the table; `core/motion.py` says how to read it.

Two fields of the view are only for showing: `sold`, as long as the pearls for an ally are on their
way, and `border.clash`, an attack from the card played to what came of it.
"""

from __future__ import annotations

from ...core.motion import Add, Assign, First, Motion, Move, Place, Step, Steps

PLACES = {
    "deck": Place("deck", count="deck"),
    "track": Place("track:{number}", cards="track", space="{space}"),
    "discard": Place("discard", into=True, cards="discard"),
    "council": Place("pile:{of}", into=True, count="council.{of}"),
    "hand": Place(
        "hand-of:{of}",
        mine="hand:{it}",
        into=True,
        stacked=True,
        cards="seats.{of}.hand",
        count="seats.{of}.hand_size",
    ),
    "payment": Place("paid:{it}", cards="payment.paid"),
    "affiliated": Place("affiliated:{of}", into=True, cards="seats.{of}.affiliated"),
    "buyers": Place(cards="bought"),
    # lords
    "lord-deck": Place("lord-deck", count="lord_deck"),
    "court": Place("court:{it}", cards="court"),
    "space": Place("court:{it}", single="court.[={of}]"),
    "lord-discard": Place(cards="lord_discard"),
    "free": Place(
        "seat:{of}:lord:{it}",
        mine="own:{it}",
        cards="seats.{of}.free",
        entry={"lord": "{it}"},
        fresh={"disabled": False},
    ),
    "tucked": Place(mine="tucked:{it}", cards="seats.{of}.locations.[location={location}].lords"),
    # locations
    "location-deck": Place("location-deck", count="location_deck"),
    "drawn": Place("drawn:{it}", cards="drawn"),
    "available": Place("location:{it}", cards="available"),
    "held": Place(
        "locations:{of}",
        mine="held:{it}",
        into=True,
        cards="seats.{of}.locations",
        entry={"location": "{it}"},
        fresh={"lords": [], "points": 0},
    ),
    "exchanged": Place(
        "locations:{of}",
        mine="held:{it}",
        into=True,
        single="seats.{of}.locations.[location={view.decision.location}].location",
    ),
    # pearls, keys, tokens
    "pearl-supply": Place("supply:pearls"),
    "pearls": Place("pearls:{of}", into=True),
    "key-supply": Place("supply:keys"),
    "keys": Place("keys:{of}", into=True),
    "token-supply": Place("supply:monster", count="tokens"),
    "tokens": Place("tokens:{of}", into=True, count="seats.{of}.tokens"),
    "known-tokens": Place(cards="seats.{of}.token_influence"),
    "new-token-supply": Place("supply:new", count="border.new_tokens"),
    "new-tokens": Place("new-tokens:{of}", into=True, count="seats.{of}.new_tokens"),
    "known-new-tokens": Place(cards="seats.{of}.new_token_kinds"),
    # the Border
    "leviathan-deck": Place("leviathan-deck", count="border.deck"),
    "newcomer": Place("newcomer", single="border.newcomer"),
    "zone": Place("zone:{of}", single="border.zones.[zone={of}].leviathan"),
    "leviathan-discard": Place(cards="border.discard"),
    "attacker": Place("clash:ally"),
    "wounds": Place("wounds:{of}", into=True),
    "slain": Place("slain:{of}", into=True, cards="seats.{of}.slain"),
}

MONSTER = "monster"
IN_FIGHT = {"view.decision.kind": "attack"}
ITS_ZONE = "{view.border.zones.[leviathan={leviathan}].zone}"
ITS_LIFE = "border.zones.[leviathan={leviathan}].life"
IS_FREE_AND_AWAKE = {"view.seats.{seat}.free.[lord={lord}].disabled": False}

_turn = [Assign({"active": "{seat}", "price": 1, "bought": [], "declined": []})]
_monster_gone = [Move("ally", "track", None, MONSTER)]
_monsters_gone = Move("ally", "track", None, MONSTER, every=True)
_ally_taken = Move("ally", "track", "hand of {seat}")
_to_court = [Move("lord", "lord-deck", "court")]
_enlisted: list[Step] = [
    Move("lord", ["court", "lord-deck"], "free of {seat}"),
    Add({"seats.{seat}.keys": "{lord.keys}"}),
]
_key_lost = Add({"seats.{seat}.keys": "-{lord.keys}"}, when=IS_FREE_AND_AWAKE)
_token_known = [Move("influence", None, "known-tokens of {seat}")]
_new_token_known = [Move("token", None, "known-new-tokens of {seat}")]

STEPS: Steps = {
    "turn-began": _turn,
    "extra-turn-began": _turn,
    "pearls-gained": [
        Move(
            "sign:pearl",
            "pearl-supply",
            "pearls of {seat}",
            times="{count}",
            when={"view.sold": None},
        ),
        Assign({"seats.{seat}.pearls": "{total}", "sold": None}),
    ],
    "pearls-lost": [Assign({"seats.{seat}.pearls": "{total}"})],
    # exploring
    "ally-revealed": [Move("ally", "deck", "track")],
    "monster-revealed": [Move("ally", "deck", "track", MONSTER)],
    "ally-bought": [
        _ally_taken,
        Move("sign:pearl", "pearls of {seat}", "pearls of {view.active}", times="{count}"),
        Move("seat", None, "buyers"),
        Add({"price": 1}),
        Assign({"sold": True}),
    ],
    "ally-taken": [_ally_taken],
    # with the first ally that leaves, the monsters leave as well
    "ally-to-council": [Move("ally", "track", "council of {ally.race}"), _monsters_gone],
    "monster-passed": [Assign({"threat": "{space}"})],
    "monster-ignored": _monster_gone,
    "monster-harmless": _monster_gone,
    "reward-taken": [Assign({"threat": 1}), _monsters_gone],
    "deck-rebuilt": [Assign({"deck": "{count}", "discard": []})],
    # the Council
    "pile-taken": [Move("back", "council of {race}", "hand of {seat}", times="{count}")],
    "ally-drawn": [Move("ally", "council of {ally.race}", "hand of {seat}", counted=True)],
    "pile-dissolved": [Assign({"council.{race}": 0})],
    # keys and tokens
    "keys-gained": [
        Move("sign:key", "key-supply", "keys of {seat}", times="{count}"),
        Add({"seats.{seat}.key_tokens": "{count}", "seats.{seat}.keys": "{count}"}),
    ],
    "keys-used": [Add({"seats.{seat}.key_tokens": "-{count}", "seats.{seat}.keys": "-{count}"})],
    "tokens-drawn": [Move("token:monster", "token-supply", "tokens of {seat}", times="{count}")],
    "token-seen": _token_known,
    "token-won": _token_known,
    "new-tokens-drawn": [
        Move("token:new", "new-token-supply", "new-tokens of {seat}", times="{count}")
    ],
    "new-token-seen": _new_token_known,
    "new-token-won": _new_token_known,
    "token-revealed": [
        Move("token", "known-new-tokens of {seat}", None),
        Add({"seats.{seat}.new_tokens": -1}),
    ],
    "token-stolen": [
        Move("token:new", "new-tokens of {seat2}", "new-tokens of {seat}", when={"pile": "new"}),
        Move("token:monster", "tokens of {seat2}", "tokens of {seat}", when={"pile": "monster"}),
    ],
    # the court
    "lord-plotted": _to_court,
    "lord-arrived": _to_court,
    "court-lord-replaced": [
        Move("lord", "court", "lord-discard", stays=True),
        Move("lord", "lord-deck", "space of {lord}", "{lord2}"),
    ],
    "ally-paid": [
        Move("ally", "hand of {seat}", "payment"),
        Add({"payment.missing": "-{ally.value}"}),
    ],
    "lord-recruited": _enlisted,
    "lord-taken": _enlisted,
    "ally-affiliated": [
        Move("ally", "payment", "affiliated of {seat}"),
        Assign({"payment": None}),
    ],
    # powers
    "ally-discarded": [
        First(
            [
                Move("ally", "hand of {seat}", "attacker", when=IN_FIGHT),
                Move("ally", "hand of {seat}", "discard"),
            ]
        ),
        Move("ally", None, "discard", when=IN_FIGHT),
        Assign(
            {
                "border.dice": None,
                "border.power": 0,
                "border.clash": {
                    "seat": "{seat}",
                    "zone": "{view.border.fight}",
                    "leviathan": "{view.decision.leviathan}",
                    "ally": "{ally}",
                },
            },
            when=IN_FIGHT,
        ),
    ],
    "lord-disabled": [
        Assign({"seats.{seat2}.free.[lord={lord}].disabled": True}),
        Add({"seats.{seat2}.keys": "-{lord.keys}"}),
    ],
    "lord-discarded": [_key_lost, Move("lord", "free of {seat}", "lord-discard")],
    # locations
    "location-drawn": [Move("location", "location-deck", "drawn")],
    "location-given-up": [Move("location", None, "available")],
    "location-taken": [
        First(
            [
                Move(
                    "location",
                    "available",
                    "exchanged of {seat}",
                    when={"view.decision.kind": "exchange"},
                ),
                Move("location", ["drawn", "available"], "held of {seat}"),
            ]
        ),
        Move("location", "drawn", "available", every=True, seen=False),
    ],
    "location-replaced": [
        Add({"location_deck": -1}),
        Assign({"seats.{seat}.locations.[location=black-smokers].location": "{location}"}),
    ],
    "lord-tucked": [_key_lost, Move("lord", "free of {seat}", "tucked of {seat}")],
    "last-turns-began": [Assign({"finisher": "{seat}"})],
    # the Border
    "leviathan-drawn": [Move("leviathan", "leviathan-deck", "newcomer")],
    "dice-rolled": [
        First(
            [
                Assign({"border.dice": ["{count}"]}, when={"count2": 0}),
                Assign({"border.dice": ["{count}", "{count2}"]}),
            ]
        )
    ],
    "leviathan-attacked": [Assign({"border.arrival": ITS_ZONE})],
    "leviathan-left": [
        Assign({ITS_LIFE: 0}),
        Move("leviathan", f"zone of {ITS_ZONE}", "leviathan-discard"),
    ],
    "leviathan-came": [
        Move("leviathan", "newcomer", "zone of {zone}"),
        Assign({ITS_LIFE: "{leviathan.life}", "border.arrival": None}),
    ],
    "wounds-taken": [
        Move("sign:wound", "zone of {view.border.arrival}", "wounds of {seat}", times="{count}"),
        Assign({"seats.{seat}.wounds": "{total}"}),
    ],
    "fight-began": [
        Assign(
            {
                "border.fight": ITS_ZONE,
                "border.power": 0,
                "border.dice": None,
                "border.clash": {
                    "seat": "{seat}",
                    "zone": ITS_ZONE,
                    "leviathan": "{leviathan}",
                },
            }
        )
    ],
    "attack-made": [
        Assign(
            {
                "border.power": "{count}",
                "border.clash.ally": "{ally}",
                "border.clash.power": "{count}",
            }
        )
    ],
    "pearls-spent": [
        Assign({"border.power": "{total}", "border.clash.power": "{total}"}),
        Add({"seats.{seat}.pearls": "-{count}"}),
    ],
    "attack-failed": [Assign({"border.clash.outcome": "failed"})],
    "leviathan-hurt": [Add({ITS_LIFE: "-{count}"}), Assign({"border.clash.outcome": "hurt"})],
    "leviathan-slain": [
        Assign({ITS_LIFE: 0, "border.fight": None, "border.power": 0}),
        Assign({"border.clash.outcome": "slain"}),
        Move("leviathan", f"zone of {ITS_ZONE}", "slain of {seat}"),
    ],
    "statue-taken": [Assign({"border.statue": "{seat}"})],
}

_lord_of_seat = ["own:{lord}", "seat:{seat}:lord:{lord}"]

ABOUT = {
    "ally-revealed": ["track:{space}"],
    "monster-revealed": ["track:{space}"],
    "ally-to-council": ["pile:{ally.race}"],
    "pile-taken": ["pile:{race}"],
    "pile-dissolved": ["pile:{race}"],
    "monster-passed": ["threat"],
    "ally-paid": ["paid:{ally}"],
    "lord-plotted": ["court:{lord}"],
    "lord-arrived": ["court:{lord}"],
    "court-lord-replaced": ["court:{lord2}"],
    "lord-recruited": _lord_of_seat,
    "lord-taken": _lord_of_seat,
    "lord-disabled": ["own:{lord}", "seat:{seat2}:lord:{lord}"],
    "location-drawn": ["location-deck", "drawn:{location}"],
    "location-taken": ["held:{location}", "seat:{seat}"],
    "location-replaced": ["held:{location}", "seat:{seat}"],
    "location-given-up": ["location:{location}"],
    "leviathan-came": ["zone:{zone}"],
    "leviathan-drawn": ["leviathan-deck"],
    "leviathan-left": ["leviathan-deck"],
    "fight-began": ["leviathan:{leviathan}"],
    "attack-failed": ["leviathan:{leviathan}"],
    "leviathan-hurt": ["leviathan:{leviathan}"],
    "leviathan-attacked": ["leviathan:{leviathan}"],
    "dice-rolled": ["dice"],
    "deck-rebuilt": ["deck"],
    "court-short": ["lord-deck"],
    "court-refilled": ["lord-deck"],
    "game-ended": [],
}

MOTION = Motion(PLACES, STEPS, ABOUT)
