"""Which payments there are: compared with the rules read literally, subset by subset."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import deepcourt

from ..table import words
from .table import CARDS, FARMERS, RACES, Seat, Table, all_cards, all_of, lay

# Lords that change what others cost.
HELPERS = ("diplomat", "treasurer", "recruiter")


def offered(table: Table, lord: str) -> set[str]:
    """The payments that playing leads to, whatever the order of the allies."""
    if f"recruit lord:{lord}" not in table.choices():
        return set()
    first = table.game.clone()
    first.apply(first.parse(f"recruit lord:{lord}"))
    waiting, seen, found = [first], set(), set()
    while waiting:
        game = waiting.pop()
        view = game.view(0)
        hand = tuple(view["seats"][0]["hand"])
        if view["payment"] is None or view["decision"]["kind"] != "pay":
            found.add(" ".join((Counter(words(table.hand(0))) - Counter(hand)).elements()))
        elif hand not in seen:
            seen.add(hand)
            assert game.legal_actions(), f"{view['payment']} leads nowhere"
            for action in game.legal_actions():
                waiting.append(game.clone())
                waiting[-1].apply(action)
    return found


def legal(hand: str, pearls: int, lord: str, cost: int, race: str | None) -> set[str]:
    """The payments that the rules allow."""
    allies = words(hand)
    found = set()
    for size in range(1, len(allies) + 1):
        for chosen in combinations(allies, size):
            values = [CARDS[ally]["value"] for ally in chosen]
            races = Counter(CARDS[ally]["race"] for ally in chosen)
            surplus = sum(values) - cost
            superfluous = any(
                CARDS[ally]["value"] <= surplus and races[CARDS[ally]["race"]] > 1
                for ally in chosen
            )
            if (
                len(races) == CARDS[lord]["races"]
                and (race is None or race in races)
                and -surplus <= pearls
                and not superfluous
            ):
                found.add(" ".join(chosen))
    return found


@pytest.mark.parametrize("leviathan", [False, True])
@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_legal_payments_can_be_made(seed: int, leviathan: bool) -> None:
    rng = random.Random(seed)
    lord = rng.choice([lord for lord in all_of("lord", leviathan) if lord not in HELPERS])
    own = CARDS[lord]["race"] or "crab"
    races = {own, *rng.sample(RACES, CARDS[lord]["races"])}
    cards = [card for card in all_cards(leviathan).elements() if card != "monster"]
    allies = [card for card in cards if CARDS[card]["race"] in races]
    hand = " ".join(sorted(rng.sample(allies, rng.randint(3, 9)), key=list(CARDS).index))
    pearls = rng.randint(0, 4)
    lords = rng.choice(["", "", "diplomat", "treasurer", "diplomat treasurer"])
    other = rng.choice(["", "recruiter"])
    cost = CARDS[lord]["cost"] - 2 * ("treasurer" in lords) + 2 * bool(other)
    race = None if "diplomat" in lords else CARDS[lord]["race"]
    table = lay(
        Seat(hand=hand, pearls=pearls, lords=lords),
        Seat(lords=other),
        court=lord,
        location_deck="",
        leviathan=leviathan,
    )
    assert offered(table, lord) == legal(hand, pearls, lord, cost, race)


def test_what_is_left_out_and_what_is_paid_more() -> None:
    hand = "shellfish-1 shellfish-3 shellfish-5"
    table = lay(Seat(hand=f"{hand} crab-5", pearls=3), court=f"peddler {FARMERS}")
    assert offered(table, "peddler") == {
        "shellfish-5",
        "shellfish-1 shellfish-5",
        "shellfish-3 shellfish-5",
    }


def test_the_pearls_paid_are_exactly_what_is_missing() -> None:
    for allies, pearls in {"seahorse-5": 3, "seahorse-3 seahorse-4": 1}.items():
        seat = Seat(hand="seahorse-3 seahorse-4 seahorse-5", pearls=5)
        table = lay(seat, court=f"shepherd {FARMERS}").recruit("shepherd", allies)
        assert table.told("lord-recruited") == [{"seat": 0, "lord": "shepherd", "count": pearls}]
        assert table.pearls(0) == 5 - pearls


@pytest.mark.parametrize("seed", range(3))
def test_in_played_games_no_payment_leads_nowhere(seed: int) -> None:
    rng = random.Random(seed)
    game = deepcourt.new_game("abyss", players=3, seed=seed)
    while not game.over:
        actions = game.legal_actions()
        assert actions
        recruits = [one for one in actions if game.notation(one).startswith("recruit")]
        game.apply(rng.choice(recruits or actions))
