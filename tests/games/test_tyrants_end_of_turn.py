"""What can become of the cards at the end of a turn, beside a model that tells equal copies apart.

The game names cards by what they are: of equal copies it takes one itself, and it asks for the
order of the effects that wait only where that matters. The model knows every copy by its number and
tries every order and every answer. Both must reach the same ends.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import deepcourt
from deepcourt.games.tyrants.title import PAIRS

from ..scenarios.tyrants.table import CARDS, Seat, lay

BATCHES = 20
TURNS = 15  # of a batch
ONE_OTHER = (
    "advocate", "chosen-of-lolth", "council-member", "drow-negotiator", "cleric-of-laogzed",
    "wyrmspeaker", "black-earth-cultist", "earth-elemental-myrmidon", "marlos-urnrayle",
    "ogremoch", "myconid-sovereign", "ambassador", "puppeteer",
)  # fmt: skip
OBEDIENCE = ("air-elemental-myrmidon", "fire-elemental-myrmidon", "water-elemental-myrmidon")
UP_TO_TWO = ("zuggtmoy", "cultist-of-myrkul", "blue-dragon")
UNDEAD = "high-priest-of-myrkul"
NEOGI = "neogi"
ENDING = (*ONE_OTHER, *OBEDIENCE, *UP_TO_TWO, UNDEAD, NEOGI)
OUTCAST = "insane-outcast"
PLAIN = ("noble", "soldier", "house-guard", "ulitharid", "ghost", "wraith", OUTCAST)

# What was promoted, an Outcast that went home included, and the VP: all else is discarded.
End = tuple[tuple[str, ...], int]


@dataclass(frozen=True)
class Turn:
    """A turn about to end: the cards in the order of play, those of them that are gone by now, and
    those whose effects wait; cards by their numbers."""

    cards: tuple[str, ...]
    gone: frozenset[int]
    effects: tuple[int, ...]

    def lying(self) -> frozenset[int]:
        return frozenset(range(len(self.cards))) - self.gone

    def game(self) -> deepcourt.Game:
        hand = " ".join(self.cards[number] for number in self.lying())
        devoured = " ".join(self.cards[number] for number in self.gone)
        position = lay(Seat(hand=hand), devoured=devoured).game.position()
        table = position["table"]
        table["seats"][0]["hand"] = []
        table["played"] = [
            {"card": card, "lies": None if number in self.gone else "play"}
            for number, card in enumerate(self.cards)
        ]
        table["end_effects"] = [
            {"played": number, "part": f"end-{self.effects[:place].count(number) + 1}"}
            for place, number in enumerate(self.effects)
        ]
        return deepcourt.from_position(position)


def some_turn(rng: random.Random) -> Turn:
    """Few kinds of cards and several copies of each, so that effects run out of cards."""
    decks = ("core", *rng.choice(PAIRS).split("-"))
    left = Counter({id: card["copies"] for id, card in CARDS.items() if card["deck"] in decks})
    left |= Counter(noble=4, soldier=3)
    if "demons" not in decks:
        del left[OUTCAST]
    ending = [card for card in ENDING if left[card]]
    plain = [card for card in PLAIN if left[card]]
    kinds = rng.sample(ending, rng.randint(1, 3)) + rng.sample(plain, rng.randint(0, 1))
    cards = rng.sample(
        [card for card in kinds for _ in range(left[card])],
        min(rng.randint(2, 6), sum(left[card] for card in kinds)),
    )
    gone = {number for number, card in enumerate(cards) if card in ENDING and rng.random() < 0.2}
    effects = [
        number
        for number, card in enumerate(cards)
        if card in ENDING
        for _ in range(2 if card == "ogremoch" else 1)
        if rng.random() < 0.85
    ]
    rng.shuffle(effects)
    return Turn(tuple(cards), frozenset(gone), tuple(effects))


# -- the model ----------------------------------------------------------------------------


def ends_of_model(turn: Turn) -> set[End]:
    """Every end that some order of the effects, and some choice of cards for each, leads to."""

    @cache
    def ends(lying: frozenset[int], effects: tuple[int, ...], points: int) -> frozenset[End]:
        if not effects:
            promoted = turn.lying() - lying
            return frozenset([(tuple(sorted(turn.cards[one] for one in promoted)), points)])
        found: set[End] = set()
        for place, source in enumerate(effects):
            rest = effects[:place] + effects[place + 1 :]
            for after in resolved(source, lying):
                gained = 0
                if turn.cards[source] == "blue-dragon":
                    gained = in_circle(after) // 3
                found |= ends(after, rest, points + gained)
        return frozenset(found)

    def in_circle(lying: frozenset[int]) -> int:
        return sum(turn.cards[one] != OUTCAST for one in turn.lying() - lying)

    def resolved(source: int, lying: frozenset[int]) -> set[frozenset[int]]:
        """What may lie there after an effect."""
        card = turn.cards[source]
        others = lying - {source}
        if card in ONE_OTHER:
            return {lying - {one} for one in others} or {lying}
        if card in OBEDIENCE:
            fitting = {one for one in lying if CARDS[turn.cards[one]]["aspect"] == "obedience"}
            return {lying - {one} for one in fitting} or {lying}
        if card in UP_TO_TWO:
            return {lying - {one, two} for one in others for two in others} | {lying}
        if card == UNDEAD:
            undead = {one for one in lying if CARDS[turn.cards[one]]["creature"] == "undead"}
            return {lying - chosen for chosen in subsets(undead)}
        return {lying}

    return set(ends(turn.lying(), turn.effects, 0))


def subsets(numbers: set[int]) -> list[frozenset[int]]:
    found = [frozenset[int]()]
    for number in numbers:
        found += [one | {number} for one in found]
    return found


# -- the game -----------------------------------------------------------------------------


def ends_of_game(turn: Turn) -> set[End]:
    """Every end that some actions lead to, having seen that no question is needless."""
    known: dict[str, set[End]] = {}
    home = turn.game().view(0)["stacks"].get(OUTCAST, 0)

    def ends(game: deepcourt.Game) -> set[End]:
        if game.view()["active"] != 0:
            mine = game.view(0)["seats"][0]
            outcasts = [OUTCAST] * (game.view()["stacks"].get(OUTCAST, 0) - home)
            return {(tuple(sorted([*mine["circle"], *outcasts])), mine["points"])}
        key = json.dumps(game.position())
        if key not in known:
            answers = []
            for action in game.legal_actions():
                following = game.clone()
                following.apply(action)
                answers.append(ends(following))
            known[key] = set().union(*answers)
            assert not is_needless(game.view(), answers), (turn, key)
        return known[key]

    game = turn.game()
    game.apply(game.parse("end-turn"))
    return ends(game)


def is_needless(view: dict[str, Any], answers: list[set[End]]) -> bool:
    """Whether the order is asked for of equal promotions for which there are cards enough, or of
    the last ones though it makes no difference."""
    if view["decision"]["kind"] != "order" or not {*view["end_effects"]} <= {*ONE_OTHER}:
        return False
    lying = sum(one["where"] == "play" for one in view["played"])
    if len(view["end_effects"]) < lying:
        return True
    return lying <= 2 and all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("seed", range(BATCHES))
def test_the_game_reaches_what_the_cards_can_reach(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(TURNS):
        turn = some_turn(rng)
        assert ends_of_game(turn) == ends_of_model(turn), turn
