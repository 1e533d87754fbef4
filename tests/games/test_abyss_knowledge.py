"""Hidden hands, tokens and Council piles of Abyss: dealt anew fairly, and never told."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from statistics import fmean, pvariance
from typing import Any

import pytest

import deepcourt
from deepcourt import Game
from deepcourt.core.errors import InvalidPosition
from deepcourt.core.vocabulary import Event
from deepcourt.games.abyss.rules import Abyss

from . import abyss_figures as figures
from .abyss_figures import LORDS, NEW_TOKENS, RACES, TOKENS, race_of
from .abyss_glance import Glance
from .cases import CASES, Case, random_play
from .test_abyss_payments import Payment, subsets

Json = Any
ABYSS = [case for case in CASES if case.game == "abyss"]
GAMES = 25  # of each set-up, to find moments of all kinds
SAMPLES = 2500
SIGMAS = 5.0
# What waits for somebody's hidden cards or tokens.
HIDDEN_KINDS = (
    "reveal",
    "offer",
    "ally",
    "monster",
    "pay",
    "affiliate",
    "jail",
    "disarm",
    "target",
    "attack",
    "boost",
    "tokens",
    "unveil",
    "lose-allies",
    "martial-law",
    "claim",
    "powers",
)


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


@cache
def moments(case: Case, of_each: int = 3) -> tuple[Game, ...]:
    """Some moments of each kind of decision, from random games."""
    found: dict[str, list[Game]] = {}
    rng = random.Random(str(case))
    for seed in range(GAMES):
        game = case.new(seed)
        for _ in random_play(game, seed):
            if game.decision is not None:
                own = found.setdefault(game.decision.kind, [])
                if len(own) < of_each:
                    own.append(game.clone())
                elif rng.random() < 0.02:
                    own[rng.randrange(of_each)] = game.clone()
    return tuple(chain.from_iterable(found.values()))


def test_the_moments_are_of_all_kinds() -> None:
    kinds = {game.decision.kind for case in ABYSS for game in moments(case) if game.decision}
    assert set(HIDDEN_KINDS) <= kinds


# -- frequencies ------------------------------------------------------------------------


def busy_moment(case: Case, viewer: int | None, kind: str) -> Game:
    """A moment with cards in others' hands and in several piles, and with tokens of others."""
    for seed in range(1000):
        game = case.new(seed)
        for _ in random_play(game, seed):
            if game.decision is None or game.decision.kind != kind or game.seat == viewer:
                continue
            view = game.view(viewer)
            others = [one for number, one in enumerate(view["seats"]) if number != viewer]
            tokens = sum(seat["tokens"] for seat in others) > 1
            hands = min(seat["hand_size"] for seat in others) > 2
            if tokens and hands and sum(size > 1 for size in view["council"].values()) > 2:
                return game
    raise AssertionError("no such moment")


def unseen(view: Json, viewer: int | None) -> Counter[str]:
    """The allies that a seat cannot see, counted from its view."""
    cards = Counter(figures.LEVIATHAN_CARDS if view["leviathan"] else figures.BASE_CARDS)
    del cards["monster"]
    seen = [*view["discard"], *view["track"]]
    seen += view["payment"]["paid"] if view["payment"] else []
    for number, seat in enumerate(view["seats"]):
        seen += seat["affiliated"] + (seat["hand"] if number == viewer else [])
    cards.subtract(card for card in seen if card != "monster")
    return +cards


def assert_mean(found: list[int], expected: float) -> None:
    error = (pvariance(found) / len(found)) ** 0.5
    assert abs(fmean(found) - expected) <= SIGMAS * error + 1e-9


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_unseen_card_may_be_anywhere_alike(viewer: int | None) -> None:
    """The Council's piles hold allies of their race; all other places hold anything."""
    case = Case("abyss", 3, (("leviathan", True),))
    game = busy_moment(case, viewer, "turn")
    view = game.view(viewer)
    cards = unseen(view, viewer)
    of_race = Counter(dict.fromkeys(RACES, 0))
    for ally, copies in cards.items():
        of_race[race_of(ally)] += copies
    piles = view["council"]
    rest = cards.total() - sum(piles.values())
    rng = random.Random(3)
    tables = [game.sample(viewer, rng).position()["table"] for _ in range(SAMPLES)]
    for ally, copies in cards.items():
        race = race_of(ally)
        in_pile = copies * piles[race] / of_race[race]
        assert_mean([table["council"].count(ally) for table in tables], in_pile)
        for number, seat in enumerate(view["seats"]):
            if number != viewer:
                in_hand = (copies - in_pile) * seat["hand_size"] / rest
                assert_mean([t["seats"][number]["hand"].count(ally) for t in tables], in_hand)
    for table in tables:
        assert Counter(map(race_of, table["council"])) == +Counter(piles)


@pytest.mark.parametrize("viewer", [None, 1])
def test_every_unseen_token_may_be_anywhere_alike(viewer: int | None) -> None:
    case = Case("abyss", 3, (("leviathan", True),))
    game = busy_moment(case, viewer, "turn")
    view = game.view(viewer)
    truth = game.position()["table"]
    rng = random.Random(4)
    tables = [game.sample(viewer, rng).position()["table"] for _ in range(SAMPLES)]
    for field, kinds in (("tokens", TOKENS), ("new_tokens", NEW_TOKENS)):
        others = [number for number in range(game.players) if number != viewer]
        pool = [  # what is face down or in others' hands
            truth[field][kind] + sum(truth["seats"][number][field][kind] for number in others)
            for kind in range(len(kinds))
        ]
        for kind, copies in enumerate(pool):
            for number in others:
                expected = copies * view["seats"][number][field] / sum(pool)
                assert_mean([t["seats"][number][field][kind] for t in tables], expected)


def test_who_is_paying_has_what_it_takes() -> None:
    """In the middle of a payment: as if hands that cannot pay had been dealt again."""
    case = Case("abyss", 2, (("leviathan", False),))
    hands = ((game, game.view()["seats"][game.seat]["hand_size"]) for game in payments(case))
    game = next(game for game, size in hands if 2 <= size <= 7)
    payer, viewer = game.seat, 1 - game.seat
    view = game.view(viewer)
    rng = random.Random(5)
    dealt = [
        game.sample(viewer, rng).position()["table"]["seats"][payer]["hand"] for _ in range(SAMPLES)
    ]
    expected = honest_hands(view, viewer, payer, SAMPLES)
    for ally in unseen(view, viewer):
        mine = [hand.count(ally) for hand in dealt]
        theirs = [hand.count(ally) for hand in expected]
        error = ((pvariance(mine) + pvariance(theirs)) / SAMPLES) ** 0.5
        assert abs(fmean(mine) - fmean(theirs)) <= SIGMAS * error + 1e-9


def payments(case: Case) -> Iterator[Game]:
    """Moments in the middle of a payment."""
    for seed in range(1000):
        game = case.new(seed)
        for _ in random_play(game, seed):
            paying = game.decision is not None and game.decision.kind == "pay"
            if paying and game.view()["payment"]["paid"]:
                yield game.clone()


def honest_hands(view: Json, viewer: int, payer: int, count: int) -> list[list[str]]:
    """Hands of the payer dealt by hand, kept if the payment can be completed with them."""
    rng = random.Random(6)
    cards = list(unseen(view, viewer).elements())
    found: list[list[str]] = []
    while len(found) < count:
        rng.shuffle(cards)
        piles = dict(view["council"])
        hand: list[str] = []
        for card in cards:
            if piles[race_of(card)]:
                piles[race_of(card)] -= 1
            elif len(hand) < view["seats"][payer]["hand_size"]:
                hand.append(card)
        if can_complete(view, payer, hand):
            found.append(hand)
    return found


def can_complete(view: Json, payer: int, hand: list[str]) -> bool:
    payment = view["payment"]
    paid: list[str] = payment["paid"]
    pearls = view["seats"][payer]["pearls"]
    any_race = payment["race"] is None

    def completes(more: Payment) -> bool:
        lord = LORDS[payment["lord"]]
        return figures.is_payment(lord, payment["cost"], pearls, any_race, [*paid, *more])

    return any(map(completes, subsets(hand)))


# -- worlds -----------------------------------------------------------------------------


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_a_sampled_world_is_whole_and_can_be_played_to_its_end(case: Case) -> None:
    rng = random.Random(7)
    for game in moments(case):
        for viewer in viewers(game):
            world = game.sample(viewer, rng)
            assert deepcourt.from_position(world.position()).position() == world.position()
            assert isinstance(world, Abyss)
            glance = Glance(world)
            glance.look()
            for _ in random_play(world, rng.getrandbits(32)):
                assert bool(world.legal_actions()) != world.over
            glance.look()
            assert world.scores() == figures.scores(world.position()["table"])


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_worlds_that_look_alike_give_the_same_samples(case: Case) -> None:
    """Hidden cards exchanged in the document, not by the engine: nothing comes of it."""
    rng = random.Random(8)
    changed = 0
    for number, game in enumerate(moments(case)):
        for viewer in viewers(game):
            other = look_alike(game, viewer, rng)
            changed += other.position() != game.position()
            assert other.view(viewer) == game.view(viewer)
            mine = game.sample(viewer, random.Random(number)).position()
            assert other.sample(viewer, random.Random(number)).position() == mine
    assert changed > len(moments(case))


def look_alike(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """Another world that a seat could be in; whoever decides can decide there too."""
    while True:
        try:
            return deepcourt.from_position(exchanged(game.position(), viewer, rng))
        except InvalidPosition as error:
            if "nobody could decide" not in str(error):
                raise


def exchanged(position: Json, viewer: int | None, rng: random.Random) -> Json:
    """The same position with what a seat cannot see dealt anew, by hand."""
    document = copy.deepcopy(position)
    table = document["table"]
    others = [seat for number, seat in enumerate(table["seats"]) if number != viewer]
    sizes = Counter(map(race_of, table["council"]))
    monsters = table["deck"].count("monster")
    pool = [card for card in table["deck"] if card != "monster"] + table["council"]
    for seat in others:
        pool += seat["hand"]
    rng.shuffle(pool)
    table["council"] = []
    for race in RACES:
        own = [card for card in pool if race_of(card) == race][: sizes[race]]
        table["council"] += own
        for card in own:
            pool.remove(card)
    for seat in others:
        seat["hand"] = [pool.pop() for _ in seat["hand"]]
    table["deck"] = [*pool, *["monster"] * monsters]
    exchange_tokens(table, others, "tokens", rng)
    if not any(table["fresh"]):  # those just taken would have to be among them
        exchange_tokens(table, others, "new_tokens", rng)
    return document


def exchange_tokens(table: Json, seats: list[Json], field: str, rng: random.Random) -> None:
    owners = [table, *seats]
    counts = [sum(owner[field]) for owner in owners]
    kinds = range(len(table[field]))
    pool = [kind for owner in owners for kind in kinds for _ in range(owner[field][kind])]
    rng.shuffle(pool)
    for owner, count in zip(owners, counts, strict=True):
        drawn = Counter(pool.pop() for _ in range(count))
        owner[field] = [drawn[kind] for kind in kinds]


# -- what is told -----------------------------------------------------------------------


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_others_cards_and_tokens_are_not_shown(case: Case) -> None:
    for game in moments(case):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert set(view["council"].values()) <= set(range(20))
            for number, seat in enumerate(view["seats"]):
                for field in ("hand", "token_influence", "new_token_kinds"):
                    assert (seat[field] is None) == (number != viewer)
                assert seat["complete"] == (number == viewer)
            if viewer != game.seat:
                assert "actions" not in view["decision"]


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_who_declines_for_the_rest_of_a_turn_tells_nobody(case: Case) -> None:
    """To others it looks as if the seat had declined this ally, and then each of the next ones."""
    rng = random.Random(10)
    refused = 0
    for start in moments(case, 12):
        if start.decision is None or start.decision.kind != "offer":
            continue
        buyer = start.seat
        by_hand, at_once = start.clone(), start.clone()
        told: tuple[list[Event], list[Event]] = ([], [])
        step(by_hand, "decline", told[0])
        step(at_once, "decline-all", told[1])
        assert at_once.view(buyer)["declined"] == [buyer]
        while True:
            while len(told[0]) < len(told[1]):
                step(by_hand, "decline", told[0])
                refused += 1
            assert told[0] == told[1]
            assert_alike(by_hand, at_once, {*viewers(start)} - {buyer})
            if any(event.kind.name in ("turn-began", "game-ended") for event in told[0]):
                break
            action = by_hand.notation(rng.choice(by_hand.legal_actions()))
            step(by_hand, action, told[0])
            step(at_once, action, told[1])
        assert by_hand.over or by_hand.position() == at_once.position()
    assert refused > 0


def step(game: Game, action: str, told: list[Event]) -> None:
    game.listen()
    game.apply(game.parse(action))
    told += game.events()


def assert_alike(game: Game, other: Game, seats: set[int | None]) -> None:
    """These seats cannot tell the two games apart."""
    for seat in seats:
        assert other.view(seat) == game.view(seat)
        mine = game.sample(seat, random.Random(11)).position()
        assert other.sample(seat, random.Random(11)).position() == mine
        if seat is not None:
            assert other.observation(seat) == game.observation(seat)


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_events_name_only_cards_that_lie_open(case: Case) -> None:
    for seed in range(4):
        game = case.new(seed)
        rng = random.Random(seed)
        now = open_cards(game)
        while not game.over:
            game.listen()
            game.apply(rng.choice(game.legal_actions()))
            events = game.events()
            before, now = now, open_cards(game)
            lain = before | now
            lain |= {e.args["ally"] for e in events if e.kind.name == "ally-revealed"}
            for event in events:
                assert event.args.get("ally") in lain | {None}
                assert "influence" not in event.args
                assert "token" not in event.args or event.kind.name == "token-revealed"


def open_cards(game: Game) -> set[Any]:
    """Cards that lie face up for everybody."""
    table = game.position()["table"]
    affiliated = chain.from_iterable(seat["affiliated"] for seat in table["seats"])
    return {*table["track"], *table["discard"], *table["paid"], *affiliated}


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_reasons_depend_on_the_view_alone(case: Case) -> None:
    """Why not? is answered alike in every world that looks alike."""
    rng = random.Random(9)
    for game in moments(case)[::3]:
        other = look_alike(game, game.seat, rng)
        assert other.legal_actions() == game.legal_actions()
        for action in range(len(game.title.actions)):
            assert other.why_not(action) == game.why_not(action)


@pytest.mark.parametrize("case", ABYSS, ids=str)
def test_a_score_that_others_see_does_not_count_what_they_cannot(case: Case) -> None:
    for game in moments(case):
        table = copy.deepcopy(game.position()["table"])
        for seat in table["seats"]:
            seat["hand"] = []
            seat["tokens"] = [0, 0, 0]
        shown = [seat["score"] for seat in game.view()["seats"]]
        assert shown == figures.scores(table)
        assert json.dumps(game.view()["seats"]).count('"score"') == game.players
