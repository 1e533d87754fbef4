"""The first game of Tyrants of the Underdark in eight steps.

Every lesson begins with a table of the real game and goes on with what the engine makes of the
moves that the reader may choose.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import count

from recording import ME, Game, Stage, after, mine, moves

import deepcourt
from deepcourt.bots import make

SEED = 1187  # three Nobles and two Soldiers to begin with, and a market that suits a first game
START, RIVALS_START = "skullport", "ched-nasad"

# The map of the later lessons, besides the white troops that still stand where they began.
TROOPS = {
    "skullport": {"flame": 2, "white": 2},
    "labyrinth--skullport-0": {"flame": 1},
    "labyrinth": {"spider": 1, "white": 1},
    "kanaglym": {"flame": 1},
    "eryndlyn": {"flame": 2},
    "tsenviilyq": {"flame": 1, "spider": 1, "white": 1},
    "llacerellyn": {"spider": 1},
    "ched-nasad": {"spider": 4},
    "halls-of-the-scoured-legion": {"spider": 1, "white": 1},
    "everfire": {"spider": 2},
    "menzoberranzan": {"spider": 1, "white": 3},
}
TROPHIES = {"white": 1}  # of either seat: the two that Tsenviilyq has lost

# What a stage says, and the moves that can be chosen in it.
Tell = Callable[[Game], tuple[str, list[str]]]
MAP, MINE = 0, 1


# -- tables to begin with -----------------------------------------------------------------


def first_turn() -> Game:
    game = deepcourt.new_game("tyrants", players=2, seed=SEED)
    return after(game, f"start {START}", f"start {RIVALS_START}")


def later(hand: str, in_play: str = "") -> Game:
    """A turn in the middle of the game, with the map above and these cards."""
    position = first_turn().position()
    table = position["table"]
    table["troops"] |= TROOPS
    for seat in table["seats"]:
        seat["hall"] = TROPHIES
    mine = table["seats"][ME]
    own = Counter(mine["hand"] + mine["deck"])
    for card in f"{hand} {in_play}".split():
        if card in own:
            own[card] -= 1
        elif card in table["stacks"]:
            table["stacks"][card] -= 1
        else:
            table["market"].remove(card)
    table["played"] = [{"card": card, "lies": "play"} for card in in_play.split()]
    mine |= {"hand": hand.split(), "deck": sorted(own.elements(), reverse=True)}
    return deepcourt.from_position(position)


def last() -> Game:
    """The end of a game between two bots that I win, with something on every line of the sheet."""
    for seed in count():
        game = deepcourt.new_game("tyrants", players=2, seed=seed)
        rng = random.Random(seed)
        bots = [make("greedy", seed=seed + seat) for seat in range(2)]
        while not game.over:
            bot = bots[game.seat]
            game.apply(bot.choose(game.sample(game.seat, rng)))
        lines = [line["points"] for line in game.view(ME)["seats"][ME]["sheet"]]
        if game.ranking()[ME] == 1 and all(lines):
            return game
    raise AssertionError


# -- what is told -------------------------------------------------------------------------


def cards(game: Game) -> tuple[str, list[str]]:
    view = game.view(ME)
    if not view["played"]:
        return "cards-start", moves(game, "play")
    if not mine(game)["hand"]:
        return "cards-done", []
    return f"cards-{view['played'][-1]['card']}", moves(game, "play")


def recruit(game: Game) -> tuple[str, list[str]]:
    if mine(game)["discard"]:
        return "recruit-done", []
    return "recruit-choose", moves(game, "recruit")


def deploy(game: Game) -> tuple[str, list[str]]:
    power = game.view(ME)["power"]
    if power:
        return ("deploy-first" if power == 2 else "deploy-second"), moves(game, "deploy")
    return ("deploy-held" if START in mine(game)["sites"] else "deploy-spread"), []


def assassinate(game: Game) -> tuple[str, list[str]]:
    if not game.view(ME)["played"]:
        return "assassinate-play", ["play card:bounty-hunter"]
    if game.view(ME)["power"] == 3:
        return "assassinate-choose", moves(game, "assassinate")
    if START in mine(game)["sites"]:
        return "assassinate-control", []
    return ("assassinate-rival" if "spider" in mine(game)["hall"] else "assassinate-white"), []


def told(prefix: str, *stages: tuple[str, str]) -> Tell:
    """A lesson with one move in each of its stages."""
    at = iter(stages)

    def tell(game: Game) -> tuple[str, list[str]]:
        says, move = next(at)
        return f"{prefix}-{says}", [move] if move else []

    return tell


control = told(
    "control",
    ("play", "play card:advance-scout"),
    ("supplant", "supplant tsenviilyq white"),
    ("gained", "play card:doppelganger"),
    ("again", "supplant tsenviilyq spider"),
    ("total", "end-turn"),
    ("paid", ""),
)
spies = told(
    "spies",
    ("play", "play card:infiltrator"),
    ("place", "place-spy ched-nasad"),
    ("placed", "play card:spellspinner"),
    ("choose", "choose 2"),
    ("return", "recall ched-nasad"),
    ("done", ""),
)


def promote(game: Game) -> tuple[str, list[str]]:
    if mine(game)["circle"]:
        return "promote-done", []
    if choices := moves(game, "promote"):
        return "promote-choose", choices
    if game.view(ME)["end_effects"]:
        return "promote-waits", ["end-turn"]
    return "promote-play", ["play card:wyrmspeaker"]


def end(game: Game) -> tuple[str, list[str]]:
    return "end-sheet", []


# -- stages -------------------------------------------------------------------------------


def stage(game: Game, tell: Tell, pane: int | None = None, shows: str | None = None) -> Stage:
    says, choices = tell(game)
    follow = {move: stage(after(game, move), tell, pane) for move in choices}
    return Stage(says, game, follow, pane=None if follow else pane, shows=shows)


def lessons() -> dict[str, Stage]:
    turn = first_turn()
    rich = after(turn, *["play card:noble"] * 3, *["play card:soldier"] * 2)
    armed = after(rich, "recruit card:advance-scout")
    own = "noble noble soldier"
    return {
        "cards": stage(turn, cards, MINE),
        "recruit": stage(rich, recruit, MINE),
        "deploy": stage(armed, deploy, MAP),
        "assassinate": stage(later(f"bounty-hunter noble {own}"), assassinate, MAP),
        "control": stage(later(f"advance-scout doppelganger {own}"), control, MAP),
        "spies": stage(later(f"infiltrator spellspinner {own}"), spies, MAP),
        "promote": stage(later("wyrmspeaker", f"house-guard {own}"), promote, MINE),
        "end": stage(last(), end, MAP, "sheet"),
    }
