"""What stays true in every game of Tyrants, and the numbers that its arrays rely on."""

from __future__ import annotations

import csv
import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

import deepcourt
from deepcourt.cli import app
from deepcourt.core import titles
from deepcourt.games.tyrants import constants as c
from deepcourt.games.tyrants.board import PLACES, SITE_TABLE, SITES, Layout, layout
from deepcourt.games.tyrants.cards import CARD, CARD_TABLE, HALF_DECKS, Deck
from deepcourt.games.tyrants.programs import CODE, CODE_SIZE, ENTRY, REACTION, Instruction, length
from deepcourt.games.tyrants.rules import Tyrants
from deepcourt.games.tyrants.title import PAIRS, RANDOM

from .cases import CASES, Case, random_play
from .tyrants_damage import dealt
from .tyrants_glance import glance_through, look_closely

TYRANTS = [case for case in CASES if case.game == "tyrants"]
HALVES = list(combinations(HALF_DECKS, 2))
GLANCES = 8  # `make soak` plays many more
STATE_BYTES = 4096
MAX_ACTIONS = 256


# -- games --------------------------------------------------------------------------------


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_the_table_is_right_after_every_action(case: Case) -> None:
    look_closely(case, 1_000_000)


@pytest.mark.parametrize("case", TYRANTS, ids=str)
def test_every_game_ends_and_nothing_is_lost_on_the_way(case: Case) -> None:
    for seed in range(2_000_000, 2_000_000 + GLANCES):
        glance_through(case, seed)


def test_a_game_in_which_nobody_can_do_anything_any_more_ends() -> None:
    game = deepcourt.new_game("tyrants", 2, 75, decks="demons-aberrations")
    choose = random.Random(75).choice
    actions = 0
    while not game.over and actions < 10_000:
        game.apply(choose(game.legal_actions()))
        actions += 1
    assert game.over


@pytest.mark.parametrize("pair", PAIRS)
def test_the_boxes_are_opened_as_the_rules_say(pair: str) -> None:
    for players in (2, 3, 4):
        table = deepcourt.new_game("tyrants", players, 7, decks=pair).position()["table"]
        assert (len(table["market"]), len(table["row"])) == (74, 6)
        decks = Counter(CARD_TABLE[CARD.number(card)].deck for card in table["market"])
        decks += Counter(CARD_TABLE[CARD.number(card)].deck for card in table["row"])
        assert decks == dict.fromkeys(map(Deck, pair.split("-")), 40)
        assert table["stacks"] == {
            "house-guard": 15,
            "priestess-of-lolth": 15,
            "insane-outcast": 30 if "demons" in pair else 0,
        }
        for own in table["seats"]:
            assert Counter(own["deck"] + own["hand"]) == {"noble": 7, "soldier": 3}
            assert len(own["hand"]) == 5
            assert (own["points"], own["spies"], own["hall"]) == (0, [], {})


def test_anybody_may_begin() -> None:
    for players in (2, 3, 4):
        firsts = Counter(deepcourt.new_game("tyrants", players, seed).seat for seed in range(400))
        assert min(firsts[seat] for seat in range(players)) > 250 / players


# -- random half-decks --------------------------------------------------------------------


def test_random_half_decks_come_from_the_seed() -> None:
    title = titles.named("tyrants")
    found: Counter[object] = Counter()
    for seed in range(600):
        game = deepcourt.new_game("tyrants", 2, seed, decks=RANDOM)
        pair = title.options_of(game)["decks"]
        found[pair] += 1
        assert game.position() == deepcourt.new_game("tyrants", 2, seed, decks=pair).position()
    assert {*found} == {*PAIRS}
    assert max(found.values()) < 80


def test_a_record_with_random_half_decks_is_that_of_the_pair() -> None:
    record = deepcourt.Record.new("tyrants", 3, 11, decks=RANDOM)
    pair = titles.named("tyrants").options_of(record.game)["decks"]
    other = deepcourt.Record.new("tyrants", 3, 11, decks=pair)
    for action, _ in zip(random_play(record.game.clone(), 11), range(200), strict=False):
        record.play(action)
        other.play(action)
    assert record.game.position() == other.game.position()
    again = deepcourt.Record.loads(record.dumps())
    assert again.game.position() == record.game.position()


# -- bounds: no array can overflow --------------------------------------------------------


def program(start: int) -> list[Instruction]:
    return CODE[start : start + length(start)]


def every_program(card: int) -> list[Instruction]:
    """With what waits for the end of the turn."""
    found = program(ENTRY[card])
    return found + [
        instruction
        for one in program(ENTRY[card])
        if one.op == c.DO_AT_END
        for instruction in program(one.jump)
    ]


def has(card: int, op: int) -> bool:
    return any(instruction.op == op for instruction in every_program(card))


def drawn_by(code: list[Instruction]) -> int:
    """How many cards a program draws, all of its options together."""
    counts = [one.count if one.per == c.ONCE else c.SPIES for one in code if one.op == c.DO_DRAW]
    return sum(counts)


FORCING_REACTIONS = [
    card
    for card in range(c.CARDS)
    if REACTION[card] and any(one.op == c.DO_DISCARD for one in program(REACTION[card]))
]


def won_by_force(card: int, reactions: int) -> int:
    """How many cards more somebody may hold after each time that a card makes others discard.

    A victim that draws for what it discards wins one. Who forced it wins one for every victim that
    strikes back, and there are only so many cards that do.
    """
    won = 0
    for one in every_program(card):
        if one.op == c.DO_DISCARD:
            assert one.count == 1
            won += min(reactions, 3) if one.what == c.EACH_OPPONENT else 1
    return won


def cards_of(pair: tuple[Deck, Deck]) -> list[int]:
    return [card for card in range(c.CARDS) if CARD_TABLE[card].deck in (*pair, Deck.CORE)]


@pytest.mark.parametrize("pair", HALVES, ids="-".join)
def test_nobody_can_ever_draw_more_than_there_is_room_for(pair: tuple[Deck, Deck]) -> None:
    """From the end of a turn to the end of one's next: every copy of a card is played once, but
    one that Ulitharid devours and a Ghost sells may be played once more."""
    cards = cards_of(pair)
    reacting = [card for card in cards if REACTION[card]]
    draws = max((drawn_by(program(REACTION[card])) for card in reacting), default=0)
    assert draws <= 2  # one is discarded for them: each wins one card at most
    reactions = sum(CARD_TABLE[card].copies for card in cards if card in FORCING_REACTIONS)
    gain = {card: drawn_by(every_program(card)) + won_by_force(card, reactions) for card in cards}
    most = c.HAND + sum(CARD_TABLE[card].copies * gain[card] for card in cards)
    sold_again = any(has(card, c.DO_SELL_DEVOURED) for card in cards)
    for one in cards:
        for instruction in every_program(one):
            if instruction.op == c.DO_PLAY_MARKET and sold_again:
                most += max(
                    gain[card]
                    for card in cards
                    if (CARD_TABLE[card].cost or 9) <= instruction.limit
                )
    for card in cards:  # no card that brings others leaves its place by itself, to come again
        if gain[card]:
            assert not any(
                one.op in (c.DO_SWAP_WITH_MARKET, c.DO_PROMOTE_THIS, c.DO_PROMOTE_ANY)
                or (one.op == c.DO_PAY and one.what == c.PAY_THIS)
                for one in every_program(card)
            )
    assert most <= c.MOST_DRAWN


@pytest.mark.parametrize("pair", HALVES, ids="-".join)
def test_no_more_can_be_played_and_wait_than_there_is_room_for(pair: tuple[Deck, Deck]) -> None:
    """All that was held, and what is played from elsewhere by cards that leave nothing waiting."""
    cards = cards_of(pair)
    borrowing = [card for card in cards if {c.DO_PLAY_MARKET, c.DO_PLAY_CIRCLE} & ops(card)]
    copies = sum(CARD_TABLE[card].copies for card in borrowing)
    assert c.MOST_DRAWN + copies <= c.MOST_HELD
    assert not any(has(card, c.DO_AT_END) for card in borrowing)
    second = sum(
        CARD_TABLE[card].copies
        * max(0, sum(one.op == c.DO_AT_END for one in program(ENTRY[card])) - 1)
        for card in cards
    )
    assert c.MOST_DRAWN + 2 * second <= c.MOST_HELD  # one more may be in a tampered document


def ops(card: int) -> set[int]:
    return {instruction.op for instruction in every_program(card)}


def test_no_more_cards_can_be_resolved_at_once_than_there_is_room_for() -> None:
    """A card played by a card, which is played by a card; discards that answer each other."""
    from_circle = [card for card in range(c.CARDS) if c.DO_PLAY_CIRCLE in ops(card)]
    from_market = [card for card in range(c.CARDS) if c.DO_PLAY_MARKET in ops(card)]
    for card in from_circle + from_market:
        assert CARD_TABLE[card].copies == 1
        for one in from_market:
            limit = next(i.limit for i in program(ENTRY[one]) if i.op == c.DO_PLAY_MARKET)
            assert (CARD_TABLE[card].cost or 9) > limit
    nested = len(from_circle) + len(from_market) + 1
    forcing = sum(CARD_TABLE[card].copies for card in FORCING_REACTIONS)
    assert nested + forcing + 1 == c.MOST_RUNS


def test_nobody_can_own_more_than_there_is_room_for() -> None:
    stacks = sum(CARD_TABLE[card].copies for card in range(c.HOUSE_GUARD, c.HOUSE_GUARD + c.STACKS))
    assert 10 + 2 * 40 + stacks == c.MOST_OWNED
    starting = sum(CARD_TABLE[card].copies for card in (c.NOBLE, c.SOLDIER))
    outcasts = CARD_TABLE[c.OUTCAST].copies
    assert starting + 2 * 40 + stacks - outcasts <= c.MOST_OWNED  # devoured


def test_there_is_room_for_every_list_of_actions() -> None:
    """In a turn: the hand, the market, every place either to deploy to or to strike at."""
    whole: Layout = layout(4)
    sites = sum(1 + min(site.spaces - 1, c.COLOURS - 1) for site in SITE_TABLE)
    spaces = PLACES - SITES
    spies = c.SPIES * (c.MAX_PLAYERS - 1)
    market = c.ROW + 2 + 1
    assert len(whole.places) == PLACES
    assert c.MOST_DRAWN + market + sites + spaces + spies + 1 <= MAX_ACTIONS
    troops = sum(min(site.spaces, c.MAX_PLAYERS) for site in SITE_TABLE) + spaces
    assert troops + c.SPIES * c.MAX_PLAYERS + 1 <= MAX_ACTIONS  # to return
    assert c.CARDS * 2 + 1 + 1 <= MAX_ACTIONS  # to promote: this, held, discarded; to pass


def test_choices_do_not_lie_within_choices() -> None:
    """One number is enough to remember how often a choice is still to be made."""
    for address, instruction in enumerate(CODE):
        if instruction.op == c.DO_CHOOSE:
            inside = CODE[address + 1 : instruction.jump]
            assert c.DO_CHOOSE not in {one.op for one in inside}
            assert 1 <= instruction.count <= 3
            assert instruction.what == 2


def test_a_troop_is_put_before_anything_else_happens() -> None:
    """Only the instruction that lifts a troop refers to it."""
    for instruction in CODE:
        if instruction.op in (c.DO_MOVE, c.DO_REDEPLOY):
            assert 1 <= instruction.count <= 2


# -- numbers ------------------------------------------------------------------------------


def test_instructions_fit_their_bytes() -> None:
    for one in CODE:
        for figure in (one.op, one.count, one.per, one.what, one.where, one.limit):
            assert 0 <= figure < 256
        assert 0 <= one.jump < CODE_SIZE


def test_a_state_is_small() -> None:
    assert Tyrants.__basicsize__ <= STATE_BYTES


def test_the_half_decks_follow_one_another() -> None:
    for number, deck in enumerate(HALF_DECKS):
        first = c.FIRST_OF_HALF_DECKS + number * c.HALF_DECK
        assert {card.deck for card in CARD_TABLE[first : first + c.HALF_DECK]} == {deck}


# -- the specification, where it lies beside the checkout ---------------------------------

SHEET = Path(__file__).parents[3] / "shared" / "rules" / "data" / "tyrants_cards.csv"


def test_the_command_lists_every_card_with_the_figures_of_the_rules() -> None:
    if not SHEET.exists():
        pytest.skip("the specification does not lie beside this checkout")
    result = CliRunner().invoke(app, ["cards", "tyrants", "--json"])
    assert result.exit_code == 0
    listed = {card["id"]: card for card in json.loads(result.stdout) if card["noun"] == "card"}
    with SHEET.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(listed) == len(rows) == c.CARDS
    for row in rows:
        card = listed[row["id"].replace("_", "-")]
        assert card["copies"] == int(row["copies"])
        assert card["cost"] == (int(row["cost"]) if row["cost"] else None)
        assert card["points"] == int(row["deck_vp"])
        assert card["inner_points"] == int(row["inner_circle_vp"])
        assert (card["aspect"] or "none") == row["aspect"]
        assert card["deck"] == row["deck"]
        assert card["creature"] == row["type"].lower().replace(" ", "-")


def test_a_table_with_much_on_it_can_be_played() -> None:
    for seed in range(20):
        game = dealt(TYRANTS[seed % len(TYRANTS)], seed)
        for _ in random_play(game, seed):
            pass
        assert game.over
