"""The first game of Abyss in seven steps."""

from __future__ import annotations

import json

from recording import ME, Game, Json, Stage, after, lucky, moves, without

import deepcourt
from deepcourt.games.abyss.leviathan.cards import ZONE_IDS

BOARD, MINE = 0, 1
HAND = ("shellfish-1", "jellyfish-2")
PAYING = ("crab-4", "squid-3", "shellfish-1", "jellyfish-2")
COURT = ("hunter", "oracle", "landowner", "treasurer")
KEY_HOLDERS = ("oracle", "treasurer", "shepherd")
AVAILABLE = ("parliament", "throne-room", "sargasso-silos")
# the example of the rules
UNDER_BARRACKS = ("recruiter", "oracle", "diplomat")
UNDER_BARRIER = ("treasurer",)
FREE = ("jailer", "landowner", "peddler")
AFFILIATED = ("crab-2", "crab-1", "squid-3", "jellyfish-4", "shellfish-1", "seahorse-2")
BEAST = "veiled-mother"
ZONE = "8"
FIGHTERS = ("crab-4", "jellyfish-2", "squid-5")


def table(
    kind: str = "turn",
    leviathan: bool = False,
    mine: Json = None,
    rival: Json = None,
    **lies: Json,
) -> Json:
    """A position in my turn: what lies on the table and before both of us, all else in its deck."""
    position = deepcourt.new_game("abyss", players=2, seed=1, leviathan=leviathan).position()
    before = position["table"]
    ally = [*before["deck"], *(one for seat in before["seats"] for one in seat["hand"])]
    lord = [*before["lord_deck"], *before["court"]]
    place = [*before["location_deck"], *before["available"]]
    blank = before["seats"][ME] | {"hand": [], "pearls": 0}
    seats = [blank | {"pearls": 1} | (mine or {}), blank | (rival or {})]
    now = before | {"active": ME, "court": before["court"]} | lies | {"seats": seats}
    taken = [one for seat in seats for one in [*seat["hand"], *seat["affiliated"]]]
    now["deck"] = without(ally, [*taken, *now["track"], *now["council"], *now["discard"]])
    held = [location for seat in seats for location in seat["locations"]]
    now["location_deck"] = without(place, [*held, *now["available"]])
    owned = [one for seat in seats for one in seat["free"]]
    owned += [one for seat in seats for under in seat["locations"].values() for one in under]
    now["court"] = [one for one in now["court"] if one not in owned]
    now["lord_deck"] = without(lord, [*owned, *now["court"]])
    bag = [sum(seat["tokens"][i] for seat in seats) for i in range(3)]
    now["tokens"] = [all - some for all, some in zip(before["tokens"], bag, strict=True)]
    below = {"turn": (), "attack": ("close", "end-exploration")}.get(kind, ("close",))
    stack = [{"kind": one, "seat": ME} for one in (*below, kind)]
    whole: Json = json.loads(json.dumps(position | {"table": now, "decisions": stack}))
    return whole


def refused(game: Game) -> Game:
    """Nobody buys."""
    while game.title.decisions[game.kind] == "offer":
        game.apply(game.parse("decline"))
    return game


def explore() -> Stage:
    def deeper(game: Game) -> Game | None:
        """A Squid of 2, then a Crab of 4."""
        first = refused(after(game, "explore"))
        if first.view(ME)["track"] != ["squid-2"]:
            return None
        second = refused(after(first, "explore-on"))
        return second if second.view(ME)["track"][1:] == ["crab-4"] else None

    start = lucky(table(mine={"hand": HAND}, rival={"hand": ["crab-1"], "pearls": 1}), deeper)
    first = refused(after(start, "explore"))
    second = refused(after(first, "explore-on"))

    def took(game: Game) -> dict[str, Stage | None]:
        return {"take-ally": Stage("explore-took", after(game, "take-ally"), pane=BOARD)}

    further = Stage("explore-deeper", second, took(second))
    offer = Stage("explore-offer", first, {**took(first), "explore-on": further})
    return Stage("explore-start", start, {"explore": offer})


def monster() -> Stage:
    def passed(game: Game) -> Game | None:
        gone_on = refused(after(game, "explore-on"))
        return gone_on if gone_on.view(ME)["track"][-1] == "jellyfish-3" else None

    start = lucky(table("monster", track=["seahorse-1", "monster"], threat=2), passed)
    won = after(start, "fight", "choose reward:pm")
    gone_on = refused(after(start, "explore-on"))
    return Stage(
        "monster-met",
        start,
        {
            "fight": Stage("monster-fought", won, about="threat"),
            "explore-on": Stage("monster-passed", gone_on, about="threat"),
        },
        about="threat",
    )


def council() -> Stage:
    start = deepcourt.from_position(
        table(
            mine={"hand": HAND},
            council=["squid-1", "squid-3", "squid-1", "crab-2", "seahorse-1", "seahorse-4"],
        )
    )
    return Stage(
        "council-ask",
        start,
        {
            move: Stage("council-taken", after(start, move), pane=MINE)
            for move in moves(start, "take-pile")
        },
    )


def recruit() -> Stage:
    start = deepcourt.from_position(
        table(
            mine={"hand": PAYING, "pearls": 2}, court=["hunter", "oracle", "landowner", "treasurer"]
        )
    )
    chosen = after(start, "recruit lord:hunter")
    first = after(chosen, "pay ally:crab-4")
    second = after(first, "pay ally:squid-3")
    return Stage(
        "recruit-choose",
        start,
        {
            "recruit lord:hunter": Stage(
                "recruit-pay",
                chosen,
                {
                    "pay ally:crab-4": Stage(
                        "recruit-second",
                        first,
                        {
                            "pay ally:squid-3": Stage(
                                "recruit-done", second, pane=MINE, about="own:hunter"
                            )
                        },
                    )
                },
            )
        },
    )


def keys() -> Stage:
    start = deepcourt.from_position(
        table("location", mine={"free": [*KEY_HOLDERS, "hunter"]}, available=AVAILABLE)
    )
    return Stage(
        "keys-three",
        start,
        {
            move: Stage(
                "keys-taken",
                after(start, move),
                pane=MINE,
                about=move.replace("take location", "held"),
            )
            for move in moves(start, "take")
        },
    )


def end() -> Stage:
    position = table(
        mine={
            "free": FREE,
            "affiliated": AFFILIATED,
            "tokens": [1, 1, 0],
            "locations": {"barracks": UNDER_BARRACKS, "coral-barrier": UNDER_BARRIER},
        },
        rival={
            "free": ["miller", "sage"],
            "pearls": 2,
            "tokens": [2, 0, 0],
            "affiliated": ["squid-2"],
        },
        finisher=ME,
    )
    position["table"]["active"] = 1
    position["decisions"] = [{"kind": "turn", "seat": 1}]
    game = deepcourt.from_position(position)
    while not game.over:
        game = refused(game)
        game.apply(game.legal_actions()[0])
    return Stage("end-sheet", game, pane=MINE, about="held:barracks", shows="sheet")


def leviathan() -> Stage:
    position = table("attack", True, mine={"hand": FIGHTERS}, track=["monster"], fought=True)
    lies = position["table"]
    met = [zone and zone["leviathan"] for zone in lies["border"]]
    lies["leviathan_deck"] = without([*lies["leviathan_deck"], *filter(None, met)], [BEAST])
    lies["border"] = [None] * len(met)
    lies["border"][ZONE_IDS.index(ZONE)] = {"leviathan": BEAST, "life_lost": 0}
    lies["zone"] = ZONE

    def six(game: Game) -> Game | None:
        return (
            game
            if after(game, "attack-with ally:crab-4").view(ME)["border"]["dice"] == [6]
            else None
        )

    start = lucky(position, six)

    def struck(says: str, ally: str) -> Stage:
        """All tokens are drawn."""
        hurt = after(start, f"attack-with ally:{ally}")
        clash = {
            "seat": ME,
            "zone": ZONE,
            "leviathan": BEAST,
            "ally": ally,
            "power": hurt.position()["table"]["power"],
            "outcome": "hurt",
        }
        return Stage(says, after(hurt, *moves(hurt, "take-tokens")[-1:]), clash=clash)

    return Stage(
        "leviathan-met",
        start,
        {
            "attack-with ally:crab-4": struck("leviathan-twice", "crab-4"),
            "attack-with ally:jellyfish-2": struck("leviathan-once", "jellyfish-2"),
        },
    )


def lessons() -> dict[str, Stage]:
    return {
        "explore": explore(),
        "monster": monster(),
        "council": council(),
        "recruit": recruit(),
        "keys": keys(),
        "end": end(),
        "leviathan": leviathan(),
    }
