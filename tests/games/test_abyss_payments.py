"""Payments for lords: those that can be reached are exactly those that the rules allow.

All sets of allies of a small hand are tried one by one (section 8.1 of the rules and rulings 22
to 25), and compared with what the engine offers on every way through a payment.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import deepcourt
from deepcourt import COMPILED, Game

from .abyss_figures import LORDS, RACES, is_payment, race_of, value_of
from .cases import Case

HANDS = 2000 if COMPILED else 250
MOST_CARDS = 9
Payment = tuple[str, ...]  # in order of their names


@dataclass(frozen=True)
class Purse:
    """Somebody who wants to recruit, and what bears on the price."""

    game: Game
    court: list[str]
    hand: list[str]
    pearls: int
    discount: int
    any_race: bool

    def payments(self, lord: str) -> set[Payment]:
        """All payments for a lord, by trying every set of allies."""
        cost = max(0, LORDS[lord].cost - self.discount)
        return {
            allies
            for allies in subsets(self.hand)
            if is_payment(LORDS[lord], cost, self.pearls, self.any_race, list(allies))
        }


def subsets(hand: list[str]) -> Iterator[Payment]:
    """Every set of cards of a hand, equal cards being one."""
    cards = sorted(Counter(hand).items())
    for counts in product(*(range(count + 1) for _, count in cards)):
        yield tuple(
            ally for (ally, _), count in zip(cards, counts, strict=True) for _ in range(count)
        )


def purse(rng: random.Random) -> Purse:
    """A random hand, some pearls, and lords that make recruiting cheaper, dearer or freer."""
    leviathan = rng.random() < 0.5
    case = Case("abyss", rng.randint(2, 4), (("leviathan", leviathan),))
    document = case.new(rng.randrange(1000)).position()
    table = document["table"]
    me, other = table["active"], (table["active"] + 1) % case.players
    mine, theirs = table["seats"][me], table["seats"][other]
    deal_hand(table, me, rng)
    mine["pearls"] = rng.choice([0, 0, 1, 2, 3, 5, 8, 12])
    lords = table["court"] + table["lord_deck"]
    rng.shuffle(lords)

    def has(seat: dict[str, Any], lord: str) -> bool:
        """Perhaps a seat has a lord; whether its power works."""
        if rng.random() < 0.6:
            return False
        lords.remove(lord)
        seat["free"].append(lord)
        if rng.random() < 0.25:
            seat["disabled"].append(lord)
        return lord not in seat["disabled"]

    treasurer, diplomat, shaman = (has(mine, one) for one in ("treasurer", "diplomat", "shaman"))
    recruiter = has(theirs, "recruiter")
    table["court"], table["lord_deck"] = lords[:6], lords[6:]
    return Purse(
        deepcourt.from_position(document),
        table["court"],
        mine["hand"],
        mine["pearls"],
        2 * treasurer - 2 * (recruiter and not shaman),
        diplomat,
    )


def deal_hand(table: dict[str, Any], me: int, rng: random.Random) -> None:
    """A hand of up to nine cards, often of few races so that some are used more than once."""
    for seat in table["seats"]:
        table["deck"] += seat["hand"]
        seat["hand"] = []
    races = rng.sample(RACES, rng.randint(1, 5))
    liked = [card for card in table["deck"] if race_of(card) in races]
    hand = rng.sample(liked, min(len(liked), rng.randint(1, MOST_CARDS)))
    table["seats"][me]["hand"] = hand
    for card in hand:
        table["deck"].remove(card)


def reachable(purse: Purse, lord: str, payments: set[Payment]) -> set[Payment]:
    """All payments that the engine lets through; every choice on the way is checked."""
    game = purse.game.clone()
    found: set[Payment] = set()
    seen: set[Payment] = set()
    me = game.seat

    def step(game: Game, action: int, paid: Payment) -> None:
        game.listen()
        game.apply(action)
        events = game.events(me)
        more = [str(event.args["ally"]) for event in events if event.kind.name == "ally-paid"]
        now = tuple(sorted([*paid, *more]))
        if game.decision is not None and game.decision.kind == "pay":
            choose(game, now)
            return
        found.add(now)
        cost = LORDS[lord].cost - purse.discount
        assert pearls_paid(game, me) == max(0, cost - sum(map(value_of, now)))

    def choose(game: Game, paid: Payment) -> None:
        if paid in seen:
            return
        seen.add(paid)
        offered = {game.notation(action) for action in game.legal_actions()}
        assert offered == expected(payments, paid)
        for action in game.legal_actions():
            step(game.clone(), action, paid)

    step(game, game.parse(f"recruit lord:{lord}"), ())
    return found


def pearls_paid(game: Game, seat: int) -> int:
    """The pearls that went for the lord: before it brings or costs anything itself."""
    for event in game.events(seat):
        if event.kind.name == "lord-recruited":
            return int(event.args["count"])
    lost = (e for e in game.events(seat) if e.kind.name == "pearls-lost" and e.args["seat"] == seat)
    return sum(int(event.args["count"]) for event in lost)


def expected(payments: set[Payment], paid: Payment) -> set[str]:
    """What must be offered when these are paid: each ally that some payment needs besides them."""
    already = Counter(paid)
    offered = {"pay-rest"} if paid in payments else set()
    for payment in payments:
        rest = Counter(payment)
        if already <= rest:
            offered |= {f"pay ally:{ally}" for ally in rest - already}
    return offered


def test_the_payments_that_can_be_reached_are_those_of_the_rules() -> None:
    rng = random.Random(25)
    paid = refused = 0
    for _ in range(HANDS):
        one = purse(rng)
        offered = {one.game.notation(action) for action in one.game.legal_actions()}
        payments = {lord: one.payments(lord) for lord in one.court}
        for lord in one.court:
            assert (f"recruit lord:{lord}" in offered) == bool(payments[lord])
        able = [lord for lord in one.court if payments[lord]]
        if able:
            lord = rng.choice(able)
            assert reachable(one, lord, payments[lord]) == payments[lord]
        paid += len(able)
        refused += len(one.court) - len(able)
    assert min(paid, refused) > HANDS  # both happen often


def test_the_examples_of_the_rules() -> None:
    """Vectors V3 and V6."""
    jailer = LORDS["jailer"]
    for allies, pearls, any_race, legal in (
        (["crab-1", "squid-1", "shellfish-1"], 3, False, True),
        (["crab-1", "squid-1", "shellfish-1"], 2, False, False),
        (["crab-5", "squid-1"], 9, False, False),
        (["crab-1", "squid-1", "shellfish-1", "seahorse-3"], 9, False, False),
        (["jellyfish-2", "squid-2", "shellfish-2"], 0, False, False),
        (["jellyfish-2", "squid-2", "shellfish-2"], 0, True, True),
        (["crab-3", "crab-1", "squid-2", "shellfish-1"], 0, False, False),
        (["crab-3", "squid-2", "shellfish-2"], 0, False, True),
    ):
        assert is_payment(jailer, jailer.cost, pearls, any_race, allies) == legal
