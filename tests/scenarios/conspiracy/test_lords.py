"""The six ranks of lords, in every guild."""

from __future__ import annotations

from collections import Counter

import pytest

import deepcourt

from ..witness import covers
from .table import GUILDS, each_guild, lay

COPIES_OF_INFLUENCE = {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}


def test_there_are_sixty_lords_twelve_to_a_guild() -> None:
    deck = deepcourt.new_game("conspiracy", seed=1).position()["table"]["deck"]
    assert Counter(deck) == {
        f"{guild}-{influence}": copies
        for guild in GUILDS
        for influence, copies in COPIES_OF_INFLUENCE.items()
    }


@pytest.mark.parametrize(
    ("guild", "influence"),
    [
        pytest.param(guild, influence, marks=covers(f"lord:{guild}-{influence}"))
        for guild in GUILDS
        for influence in COPIES_OF_INFLUENCE
    ],
)
def test_a_lord_brings_its_influence(guild: str, influence: int) -> None:
    table = lay(piles=f"{guild}-{influence}").play(f"take-pile {guild}")
    assert table.chamber(0) == f"{guild}-{influence}"
    assert [(part.args["guild"], part.points) for part in table.line(0, "lords").parts] == [
        (guild, influence)
    ]


# -- influence 0: may swap two lords ------------------------------------------------------


@each_guild("lord:{guild}-0", "decision:swap", "verb:swap", "event:lords-swapped")
def test_influence_0_may_swap_itself_with_another_lord(guild: str) -> None:
    table = lay(chambers=["mage-3 farmer-4"], piles=f"{guild}-0").play(f"take-pile {guild}")
    assert table.asked() == (0, "swap")
    table.play("swap 1 3")
    assert table.chamber(0) == f"{guild}-0 farmer-4 mage-3"
    assert table.told("lords-swapped") == [{"seat": 0, "spot": 1, "spot2": 3}]
    assert table.asked() == (1, "recruit")


@each_guild("lord:{guild}-0", "verb:swap")
def test_influence_0_may_swap_two_other_lords(guild: str) -> None:
    table = lay(chambers=["mage-3 farmer-4"], piles=f"{guild}-0").play(f"take-pile {guild}")
    table.play("swap 1 2")
    assert table.chamber(0) == f"farmer-4 mage-3 {guild}-0"


@each_guild("lord:{guild}-0", "verb:decline-swap")
def test_influence_0_need_not_swap(guild: str) -> None:
    table = lay(chambers=["mage-3 farmer-4"], piles=f"{guild}-0").play(f"take-pile {guild}")
    table.play("decline-swap")
    assert table.chamber(0) == f"mage-3 farmer-4 {guild}-0"
    assert table.story() == ["turn-began"]


@each_guild("lord:{guild}-0", "reason:lord-shows-key")
def test_influence_0_never_moves_a_lord_that_shows_a_key(guild: str) -> None:
    table = lay(chambers=["mage-1 mage-3 farmer-2"], piles=f"{guild}-0").play(f"take-pile {guild}")
    assert table.choices() == ["decline-swap", "swap 2 4"]
    assert table.refusal("swap 1 4").args == {"spot": 1}
    assert table.refusal("swap 2 3").args == {"spot": 3}


@each_guild("lord:{guild}-0")
def test_influence_0_does_nothing_for_an_empty_chamber(guild: str) -> None:
    table = lay(piles=f"{guild}-0").play(f"take-pile {guild}")
    assert table.asked() == (1, "recruit")


def test_lords_that_are_swapped_do_not_act_again() -> None:
    table = lay(chambers=["mage-3 farmer-6"], piles="mage-0").play("take-pile mage", "swap 1 2")
    assert table.pearls(0) == 2
    assert table.story() == ["pile-taken", "lord-placed", "lords-swapped", "turn-began"]


def test_a_swap_reaches_only_the_own_chamber() -> None:
    table = lay(chambers=["mage-4", "farmer-3 farmer-4 soldier-3"], piles="mage-0")
    table.play("take-pile mage")
    assert table.choices() == ["decline-swap", "swap 1 2"]


# -- influence 1 and 2: keys --------------------------------------------------------------


@each_guild("lord:{guild}-1")
def test_influence_1_brings_a_silver_key(guild: str) -> None:
    table = lay(piles=f"{guild}-1").play(f"take-pile {guild}")
    assert table.keys(0) == (1, 0)
    assert table.asked() == (1, "recruit")


@each_guild("lord:{guild}-2")
def test_influence_2_brings_a_gold_key(guild: str) -> None:
    table = lay(piles=f"{guild}-2").play(f"take-pile {guild}")
    assert table.keys(0) == (0, 1)
    assert table.asked() == (1, "recruit")


@each_guild("lord:{guild}-1", "decision:seek")
def test_influence_1_with_another_silver_key_opens_a_location(guild: str) -> None:
    table = lay(chambers=["mage-1"], piles=f"{guild}-1").play(f"take-pile {guild}")
    assert table.keys(0) == (2, 0)
    assert table.asked() == (0, "seek")
    table.play("draw-locations 1")
    assert table.keys(0) == (0, 0)


@each_guild("lord:{guild}-2", "decision:seek")
def test_influence_2_with_another_gold_key_opens_a_location(guild: str) -> None:
    table = lay(chambers=["mage-2"], piles=f"{guild}-2").play(f"take-pile {guild}")
    assert table.keys(0) == (0, 2)
    assert table.asked() == (0, "seek")
    table.play("draw-locations 1")
    assert table.keys(0) == (0, 0)


# -- influence 3 and 4: pearls ------------------------------------------------------------


@each_guild("lord:{guild}-3", "event:pearls-gained")
def test_influence_3_brings_two_pearls(guild: str) -> None:
    table = lay(chambers=["mage-4"], piles=f"{guild}-3").play(f"take-pile {guild}")
    assert table.pearls(0) == 3
    assert table.told("pearls-gained") == [{"seat": 0, "count": 2, "total": 3}]


@each_guild("lord:{guild}-4", "event:pearls-gained")
def test_influence_4_brings_one_pearl(guild: str) -> None:
    table = lay(chambers=["mage-3"], piles=f"{guild}-4").play(f"take-pile {guild}")
    assert table.pearls(0) == 3
    assert table.told("pearls-gained") == [{"seat": 0, "count": 1, "total": 3}]


# -- influence 6: the top lord of the deck is discarded -----------------------------------


@each_guild("lord:{guild}-6", "event:lord-heralded")
def test_influence_6_turns_the_top_lord_of_the_deck_into_its_pile(guild: str) -> None:
    table = lay(piles=f"{guild}-6").play(f"take-pile {guild}")
    [heralded] = table.told("lord-heralded")
    lord = str(heralded["lord"])
    assert table.view()["piles"] == {one: [lord] if lord.startswith(one) else [] for one in GUILDS}
    assert table.view()["deck"] == 58
    assert table.chamber(0) == f"{guild}-6"


@each_guild("lord:{guild}-6")
def test_influence_6_does_nothing_when_the_deck_is_empty(guild: str) -> None:
    table = lay(deck="", chambers=["mage-3"])
    table.play(f"take-pile {guild}", f"place lord:{guild}-6")
    assert table.story() == ["pile-taken", "lord-placed"]
    assert table.pile(guild) == ""
    assert table.asked() == (0, "place")


def test_a_heralded_lord_has_no_effect_on_anybody() -> None:
    table = lay(deck="farmer-1", chambers=["mage-1"])
    table.play("take-pile soldier", "place lord:soldier-6")
    assert table.told("lord-heralded") == [{"seat": 0, "lord": "farmer-1"}]
    assert table.pile("farmer").endswith("farmer-1")
    assert table.keys(0) == (1, 0)
