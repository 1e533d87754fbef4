"""Hidden hands and decks of Tyrants: dealt anew fairly, and never told."""

from __future__ import annotations

import copy
import random
from collections import Counter
from functools import cache
from itertools import chain
from statistics import fmean, pvariance
from typing import Any

import pytest

import deepcourt
from deepcourt import Game

from . import tyrants_figures as figures
from .cases import CASES, Case
from .tyrants_damage import dealt
from .tyrants_glance import chooser

Json = Any
TYRANTS = [case for case in CASES if case.game == "tyrants"]
GAMES = 24  # of each set-up, to find moments of all kinds; half of them begin with much dealt out
SAMPLES = 1500
SIGMAS = 5.0
# What waits for somebody's hidden cards.
HIDDEN_KINDS = ("turn", "pay", "focus", "discard", "promote-any", "promote-instead")


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


@cache
def moments(case: Case, of_each: int = 2) -> tuple[Game, ...]:
    """Some moments of each kind of decision, from random games."""
    found: dict[str, list[Game]] = {}
    rng = random.Random(str(case))
    for seed in range(GAMES):
        game = dealt(case, seed) if seed % 2 else case.new(seed)
        choose = chooser(2 * seed)
        while not game.over:
            game.apply(choose(game))
            if game.decision is not None:
                own = found.setdefault(game.decision.kind, [])
                if len(own) < of_each:
                    own.append(game.clone())
                elif rng.random() < 0.02:
                    own[rng.randrange(of_each)] = game.clone()
    return tuple(chain.from_iterable(found.values()))


def test_the_moments_are_of_all_kinds() -> None:
    kinds = {game.decision.kind for case in TYRANTS for game in moments(case) if game.decision}
    assert kinds == {*TYRANTS[0].new(0).title.decisions}
    assert {*HIDDEN_KINDS} <= kinds


# -- frequencies --------------------------------------------------------------------------


def assert_mean(found: list[int], expected: float) -> None:
    error = (pvariance(found) / len(found)) ** 0.5
    assert abs(fmean(found) - expected) <= SIGMAS * error + 1e-9


def busy_moment() -> Game:
    """Everybody has many different cards in hand and deck."""
    case = Case("tyrants", 3, (("decks", "demons-aberrations"), ("outer", "left")))
    for seed in range(100):
        game = dealt(case, seed)
        view = game.view()
        if all(own["hand_size"] > 5 and own["deck_size"] > 9 for own in view["seats"]):
            return game
    raise AssertionError("no such moment")


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_unseen_card_may_be_in_hand_or_deck_alike(viewer: int | None) -> None:
    game = busy_moment()
    view = game.view(viewer)
    rng = random.Random(3)
    tables = [game.sample(viewer, rng).position()["table"] for _ in range(SAMPLES)]
    for number, own in enumerate(view["seats"]):
        unseen = Counter(own["unseen"])
        hands = [table["seats"][number]["hand"] for table in tables]
        decks = [table["seats"][number]["deck"] for table in tables]
        if number == viewer:
            assert all(sorted(hand) == sorted(own["hand"]) for hand in hands)
        else:
            for card, copies in unseen.items():
                expected = copies * own["hand_size"] / unseen.total()
                assert_mean([hand.count(card) for hand in hands], expected)
        on_top = Counter(deck[0] for deck in decks)
        lying = Counter(own["deck"]) if number == viewer else unseen
        for card, copies in lying.items():  # any card may be drawn next
            share = copies / lying.total()
            spread = (share * (1 - share) * SAMPLES) ** 0.5
            assert abs(on_top[card] - share * SAMPLES) <= SIGMAS * spread + 1e-9


def test_every_card_of_the_market_deck_may_come_next_alike() -> None:
    game = deepcourt.new_game("tyrants", 2, 5, decks="drow-undead")
    rng = random.Random(4)
    tops = Counter(game.sample(0, rng).position()["table"]["market"][0] for _ in range(SAMPLES))
    deck = Counter(game.view(0)["market_deck"])
    for card, copies in deck.items():
        share = copies / deck.total()
        spread = (share * (1 - share) * SAMPLES) ** 0.5
        assert abs(tops[card] - share * SAMPLES) <= SIGMAS * spread


# -- worlds -------------------------------------------------------------------------------


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_a_sampled_world_is_whole_and_can_be_played_to_its_end(case: Case) -> None:
    rng = random.Random(7)
    for number, game in enumerate(moments(case)):
        viewer = rng.choice(viewers(game))
        world = game.sample(viewer, rng)
        assert deepcourt.from_position(world.position()).position() == world.position()
        figures.check(world)
        choose = chooser(number)
        while not world.over:
            world.apply(choose(world))
        figures.check(world)


@pytest.mark.parametrize("case", TYRANTS, ids=str)
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
    """Another world that a seat could be in: what it cannot see dealt anew, by hand."""
    document = copy.deepcopy(game.position())
    table = document["table"]
    rng.shuffle(table["market"])
    for number, own in enumerate(table["seats"]):
        rng.shuffle(own["discard"])  # nobody sees in which order they lie
        rng.shuffle(own["deck"])
        rng.shuffle(own["hand"])
        if number != viewer:
            unseen = own["deck"] + own["hand"]
            rng.shuffle(unseen)
            held = len(own["hand"])
            own["hand"], own["deck"] = unseen[:held], unseen[held:]
    document["random"] = f"{rng.getrandbits(64):016x}"
    return deepcourt.from_position(document)


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_a_sample_keeps_what_is_known(case: Case) -> None:
    rng = random.Random(10)
    for game in moments(case):
        truth = game.position()
        for viewer in viewers(game):
            world = game.sample(viewer, rng).position()
            assert world["decisions"] == truth["decisions"]
            for field, value in truth["table"].items():
                if field not in ("market", "seats"):
                    assert world["table"][field] == value
            seats = zip(truth["table"]["seats"], world["table"]["seats"], strict=True)
            for number, (mine, theirs) in enumerate(seats):
                for field in ("circle", "points", "spies", "hall"):
                    assert mine[field] == theirs[field]
                assert Counter(mine["discard"]) == Counter(theirs["discard"])
                assert len(mine["hand"]) == len(theirs["hand"])
                assert Counter(mine["hand"] + mine["deck"]) == Counter(
                    theirs["hand"] + theirs["deck"]
                )
                if number == viewer:
                    assert Counter(mine["hand"]) == Counter(theirs["hand"])


# -- what is told -------------------------------------------------------------------------


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_hands_of_others_and_the_order_of_decks_are_not_shown(case: Case) -> None:
    for game in moments(case):
        for viewer in viewers(game):
            view = game.view(viewer)
            order = game.title.nouns[0].ids.index
            assert view["market_deck"] == sorted(view["market_deck"], key=order)
            for number, own in enumerate(view["seats"]):
                assert (own["hand"] is None) == (own["deck"] is None) == (number != viewer)
                for pile in ("hand", "deck", "unseen", "discard"):
                    assert own[pile] is None or own[pile] == sorted(own[pile], key=order)
            if viewer != game.seat:
                assert "actions" not in view["decision"]


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_everybody_is_asked_alike_in_worlds_that_look_alike(case: Case) -> None:
    """Whether a question is asked at all tells nothing of a hand."""
    rng = random.Random(11)
    for game in moments(case):
        for viewer in viewers(game):
            if viewer == game.seat:
                continue
            other = look_alike(game, viewer, rng)
            assert other.kind == game.kind
            shown, seen = other.view(viewer)["decision"], game.view(viewer)["decision"]
            assert shown == seen


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_what_somebody_does_with_open_cards_is_followed_alike(case: Case) -> None:
    """The same action in two worlds that look alike to a third seat leads to the same question,
    unless a card was drawn, shown or turned over for it."""
    rng = random.Random(12)
    for game in moments(case):
        viewer = (game.seat + 1) % game.players
        other = look_alike(game, viewer, rng)
        shared = [*{*game.legal_actions()} & {*other.legal_actions()}]
        action = rng.choice(sorted(shared) or [None])
        if action is None:
            continue
        first, second = game.clone(), other.clone()
        first.listen()
        first.apply(action)
        second.apply(action)
        if not first.over and not first.revealed_something():
            assert first.view(viewer) == second.view(viewer)


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_events_name_only_cards_that_lie_open(case: Case) -> None:
    for seed in range(2):
        game = case.new(seed)
        choose = chooser(2 * seed)
        now = open_cards(game)
        while not game.over:
            game.listen()
            game.apply(choose(game))
            events = game.events()
            before, now = now, open_cards(game)
            told = {e.args["card"] for e in events if e.kind.reveals and "card" in e.args}
            for event in events:
                assert not event.kind.private
                assert event.args.get("card") in before | now | told | {None}


def open_cards(game: Game) -> set[Any]:
    """Cards that lie face up for everybody."""
    table = game.position()["table"]
    piles = [own[pile] for own in table["seats"] for pile in ("discard", "circle")]
    played = [one["card"] for one in table["played"]]
    stacks = [card for card, count in table["stacks"].items() if count]
    return {*table["row"], *table["devoured"], *played, *stacks, *chain.from_iterable(piles)}


@pytest.mark.parametrize("case", TYRANTS[::3], ids=str)
def test_reasons_depend_on_the_view_alone(case: Case) -> None:
    """Why not? is answered alike in every world that looks alike."""
    rng = random.Random(9)
    for game in moments(case)[::3]:
        other = look_alike(game, game.seat, rng)
        assert other.legal_actions() == game.legal_actions()
        for action in range(len(game.title.actions)):
            assert other.why_not(action) == game.why_not(action)
