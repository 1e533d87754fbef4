"""Everything in the game has a scenario."""

from __future__ import annotations

from ..witness import Coverage, words_of
from .table import CARDS, TITLE

THINGS = words_of(TITLE) | {f"{card['noun']}:{id}" for id, card in CARDS.items()}


def test_everything_in_the_game_has_a_scenario(coverage: Coverage) -> None:
    coverage.demand(THINGS)


def test_scenarios_claim_only_what_is_in_the_game(coverage: Coverage) -> None:
    assert coverage.claimed() - THINGS == set()


def test_every_ruling_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    assert coverage.rulings() == coverage.numbers("ruling")
