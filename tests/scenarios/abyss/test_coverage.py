"""Everything in the game has a scenario."""

from __future__ import annotations

from ..witness import Coverage, words_of
from .table import CARDS, NEW_TOKENS, TITLE, TOKENS, ZONES

REWARDS = next(noun for noun in TITLE.nouns if noun.name == "reward").ids
THINGS = {
    *words_of(TITLE),
    *(f"{card['noun']}:{id}" for id, card in CARDS.items() if card["noun"] != "ally"),
    *(f"effect:{card['effect']}" for card in CARDS.values() if card.get("effect")),
    *(f"penalty:{card['penalty']}" for card in CARDS.values() if card.get("penalty")),
    *(f"influence:{token}" for token in TOKENS),
    *(f"token:{token}" for token in NEW_TOKENS),
    *(f"reward:{reward}" for reward in REWARDS),
    *(f"zone:{zone}" for zone in ZONES),
}


def test_everything_in_the_game_has_a_scenario(coverage: Coverage) -> None:
    coverage.demand(THINGS)


def test_scenarios_claim_only_what_is_in_the_game(coverage: Coverage) -> None:
    assert coverage.claimed() - THINGS == set()


def test_every_ruling_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    assert coverage.rulings("Abyss") == coverage.numbers("ruling") == {*range(1, 80)}


def test_every_ruling_on_leviathan_has_a_scenario_with_its_number(coverage: Coverage) -> None:
    numbers = coverage.numbers("leviathan_ruling")
    assert coverage.rulings("Leviathan") == numbers == {*range(1, 57)}
