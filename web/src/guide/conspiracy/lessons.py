"""The first game of Conspiracy in seven steps."""

from __future__ import annotations

from itertools import chain, zip_longest

from recording import ME, Game, Json, Stage, after, lucky, moves, without

import deepcourt
from deepcourt.games.conspiracy.cards import GUILD_IDS

BOARD, MINE = 0, 1
PLACES = ("citadel", "academy", "oyster-beds")
SCATTERED = (
    "mage-1 soldier-3 soldier-4 farmer-4 merchant-3 mage-4 mage-3 soldier-6 merchant-4 farmer-2 "
    "mage-6"
)
# the finished chamber of the rules
FINISHED = (
    "mage-1 mage-3 farmer-1 farmer-4 soldier-2 mage-4 mage-1 politician-6 soldier-1 mage-1 "
    "merchant-3 politician-0 mage-2 merchant-2 merchant-1"
)
CONTROLLED = {"oyster-beds": 3, "academy": 9, "thousand-locks": 14}


def table(
    *chambers: str,
    piles: str = "",
    hand: str = "",
    kind: str = "recruit",
    master: int | None = None,
    revealed: tuple[str, ...] = (),
    controlled: dict[str, int] | None = None,
    finisher: int | None = None,
) -> Json:
    """A position: the lords of both chambers, on the piles and in hand; I decide."""
    position = deepcourt.new_game("conspiracy", players=2, seed=1).position()
    lies = position["table"]
    own = {} if controlled is None else controlled
    held = [chamber.split() for chamber, _ in zip_longest(chambers, range(2), fillvalue="")]
    open_lords = piles.split()
    lies |= {
        "deck": without(lies["deck"], [*chain(*held), *open_lords, *hand.split()]),
        "piles": {guild: [one for one in open_lords if guild in one] for guild in GUILD_IDS},
        "hand": hand.split(),
        "chambers": held,
        "controlled": [own, {}],
        "location_deck": without([*lies["location_deck"], *lies["revealed"]], [*revealed, *own]),
        "revealed": list(revealed),
        "pearl_master": master,
        "finisher": finisher,
    }
    seat = ME if finisher is None else 1
    return position | {"decisions": [{"kind": kind, "seat": seat}]}


def recruit() -> Stage:
    def promising(game: Game) -> Game | None:
        """Three guilds, and something of each kind to bring."""
        hand = after(game, "draw-lords 3").view(ME)["hand"]
        guilds, ranks = {lord[:-2] for lord in hand}, [lord[-1] for lord in hand]
        return game if len(guilds) == 3 and sorted(ranks) == ["1", "3", "4"] else None

    start = lucky(table(), promising)
    drawn = after(start, "draw-lords 3")
    kept = {
        move: Stage("recruit-kept", after(drawn, move), pane=MINE) for move in moves(drawn, "keep")
    }
    return Stage("recruit-draw", start, {"draw-lords 3": Stage("recruit-keep", drawn, kept)})


def pile() -> Stage:
    start = deepcourt.from_position(
        table("mage-1", "soldier-3", piles="mage-2 mage-3 mage-4 soldier-2 farmer-4", master=1)
    )
    taken = after(start, "take-pile mage", "place lord:mage-2", "place lord:mage-3")
    return Stage("pile-take", start, {"take-pile mage": Stage("pile-taken", taken, pane=MINE)})


def chamber() -> Stage:
    return Stage("chamber-touch", deepcourt.from_position(table()), shows="figure")


def keys() -> Stage:
    start = deepcourt.from_position(
        table(
            "farmer-1 politician-4 mage-3",
            "merchant-4 soldier-3 mage-4",
            hand="soldier-1 farmer-3",
            kind="keep",
            master=1,
            revealed=PLACES,
        )
    )
    opened = after(start, "keep lord:soldier-1")
    taken = {
        move: Stage("keys-taken", after(opened, move), pane=MINE) for move in moves(opened, "take")
    }
    return Stage("keys-place", start, {"keep lord:soldier-1": Stage("keys-open", opened, taken)})


def pearls() -> Stage:
    start = deepcourt.from_position(
        table(
            "politician-3 farmer-4",
            "mage-3 soldier-3",
            hand="merchant-3 soldier-1",
            kind="keep",
            master=1,
        )
    )
    placed = after(start, "keep lord:merchant-3")
    return Stage(
        "pearls-place", start, {"keep lord:merchant-3": Stage("pearls-won", placed, pane=MINE)}
    )


def coalition() -> Stage:
    start = deepcourt.from_position(table(SCATTERED, "mage-1 farmer-3 merchant-1", master=ME))
    hidden = ("coalition",)
    right = Stage("coalition-right", start, pane=MINE)

    wrong = Stage(
        "coalition-wrong",
        start,
        {f"guild:{guild}": right if guild == "mage" else None for guild in GUILD_IDS},
        pane=MINE,
        untold=hidden,
    )
    choices = {f"guild:{guild}": right if guild == "mage" else wrong for guild in GUILD_IDS}
    return Stage("coalition-which", start, choices, pane=MINE, untold=hidden)


def end() -> Stage:
    position = table(
        FINISHED,
        "soldier-3 farmer-2 mage-2 farmer-3 politician-2 soldier-4 merchant-2 politician-1",
        master=ME,
        controlled=CONTROLLED,
        finisher=ME,
    )
    game = deepcourt.from_position(position)
    while not game.over:
        game.apply(game.legal_actions()[0])
    return Stage("end-sheet", game, pane=MINE, shows="sheet")


def lessons() -> dict[str, Stage]:
    return {
        "recruit": recruit(),
        "pile": pile(),
        "chamber": chamber(),
        "keys": keys(),
        "pearls": pearls(),
        "coalition": coalition(),
        "end": end(),
    }
