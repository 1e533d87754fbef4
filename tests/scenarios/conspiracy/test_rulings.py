"""The rulings of `docs/rulings/conspiracy.md`, by their numbers."""

from __future__ import annotations

import pytest

import deepcourt
from deepcourt.core.errors import Reason

from ..witness import covers
from .table import CARDS, FOURTEEN, GUILDS, TWELVE, Table, each_guild, lay, lords_of, unnamed

THIRTEEN = f"{TWELVE} farmer-6"
DIFFERENT = "mage-3 mage-4 soldier-3 soldier-4"


def recruit(table: Table, count: int) -> Table:
    """Draw lords, of which there are no two alike, and keep the first."""
    table.play(f"draw-lords {count}")
    return table.play(table.choices()[0]) if count > 1 else table


# -- 1: a pile for which there is no room -------------------------------------------------


@covers("decision:return", "verb:return", "event:lord-returned", "reason:lord-not-in-hand")
def test_ruling_01_lords_without_a_spot_stay_in_the_pile() -> None:
    table = lay(chambers=[THIRTEEN], piles="soldier-3 soldier-4 soldier-6")
    table.play("take-pile soldier")
    assert table.view()["decision"] == {"kind": "return", "seat": 0, "count": 1}
    assert table.choices() == [f"return lord:soldier-{influence}" for influence in (3, 4, 6)]
    assert table.refusal("return lord:soldier-0").id == "lord-not-in-hand"
    table.play("return lord:soldier-4")
    assert table.told("lord-returned") == [{"seat": 0, "lord": "soldier-4"}]
    assert table.pile("soldier") == "soldier-4"
    assert table.asked() == (0, "place")
    table.play("place lord:soldier-3")
    assert table.chamber(0) == f"{THIRTEEN} soldier-3 soldier-6"


def test_ruling_01_as_many_go_back_as_there_are_too_many() -> None:
    table = lay(chambers=[FOURTEEN], piles="soldier-3 soldier-4 soldier-6")
    table.play("take-pile soldier")
    assert table.view()["decision"]["count"] == 2
    table.play("return lord:soldier-3")
    assert table.view()["decision"]["count"] == 1
    table.play("return lord:soldier-6")
    assert table.chamber(0) == f"{FOURTEEN} soldier-4"
    assert table.pile("soldier") == "soldier-3 soldier-6"


@covers("event:lord-returned")
def test_ruling_01_equal_lords_go_back_unasked() -> None:
    table = lay(chambers=[FOURTEEN], piles="soldier-1 soldier-1 soldier-1")
    table.play("take-pile soldier")
    assert table.pile("soldier") == "soldier-1 soldier-1"
    assert table.chamber(0) == f"{FOURTEEN} soldier-1"
    assert table.asked() == (1, "recruit")


def test_ruling_01_a_pile_that_just_fits_is_placed_as_a_whole() -> None:
    table = lay(chambers=[THIRTEEN], piles="soldier-3 soldier-4").play("take-pile soldier")
    assert table.asked() == (0, "place")


# -- 2 and 15: swaps ----------------------------------------------------------------------


def test_ruling_02_a_swap_is_optional_and_never_moves_a_key_or_a_lord_under_a_location() -> None:
    table = lay(chambers=["mage-1 farmer-1@citadel mage-2 mage-3"], piles="soldier-0")
    table.play("take-pile soldier")
    assert table.choices() == ["decline-swap", "swap 4 5"]
    assert table.refusal("swap 2 5") == Reason("lord-shows-key", {"spot": 2})


@each_guild("lord:{guild}-0")
@pytest.mark.parametrize("chamber", ["", "mage-1", "mage-1 farmer-2", "mage-1 farmer-1@citadel"])
def test_ruling_15_without_another_lord_that_may_move_no_swap_is_offered(
    guild: str, chamber: str
) -> None:
    table = lay(chambers=[chamber], piles=f"{guild}-0").play(f"take-pile {guild}")
    assert table.asked() == (1, "recruit")
    assert table.chamber(0) == f"{chamber} {guild}-0".strip()


# -- 3: a location and the lord below -----------------------------------------------------


@covers("location:citadel")
def test_ruling_03_a_location_leaves_the_influence_of_its_lord_alone() -> None:
    table = lay(chambers=["mage-1"], piles="farmer-1", revealed="citadel")
    table.play("take-pile farmer", "take location:citadel")
    assert table.line(0, "lords").points == 2


@pytest.mark.parametrize(
    ("location", "key", "points"),
    [
        pytest.param("thousand-locks", 1, 2, marks=covers("location:thousand-locks")),
        pytest.param("gilded-vault", 2, 4, marks=covers("location:gilded-vault")),
    ],
)
def test_ruling_03_a_covered_key_counts(location: str, key: int, points: int) -> None:
    table = lay(chambers=[f"mage-{key}"], piles=f"farmer-{key}", revealed=location)
    table.play("take-pile farmer", f"take location:{location}")
    assert table.worth(0, location) == points


# -- 4: a lord deck that runs out ---------------------------------------------------------


def under(gate: str, deck: str) -> Table:
    """Seat 1 recruits while a gate of seat 0 is in force."""
    return lay(chambers=[f"mage-1 mage-1@{gate}"], turn=1, gate=gate, deck=deck)


def test_ruling_04_under_the_twin_gates_a_deck_of_one_gives_one() -> None:
    table = under("twin-gates", deck="farmer-4")
    assert table.choices() == ["draw-lords 1"]
    assert table.refusal("draw-lords 2") == Reason("draw-is-forced", {"count": 1})
    assert table.play("draw-lords 1").chamber(1) == "farmer-4"
    assert table.told("lord-discarded") == []


@pytest.mark.parametrize("gate", ["narrow-gate", "twin-gates"])
def test_ruling_04_with_an_empty_deck_a_gate_is_void_and_a_pile_is_taken(gate: str) -> None:
    table = under(gate, deck="")
    assert table.choices() == [f"take-pile {guild}" for guild in GUILDS]
    assert table.refusal("draw-lords 1") == Reason("too-few-lords", {"count": 0})
    assert table.play("take-pile farmer").asked() == (1, "place")


def test_ruling_04_the_deck_is_not_rebuilt_from_the_piles() -> None:
    table = lay(deck="farmer-4").play("draw-lords 1")
    assert table.view()["deck"] == 0
    assert table.choices() == [f"take-pile {guild}" for guild in GUILDS]


# -- 5, 10, 11 and 14: gates --------------------------------------------------------------


def replacing(old: str, new: str) -> Table:
    """Seat 1 of three takes a new gate while an older one of seat 0 is in force."""
    return lay(
        chambers=[f"mage-1 mage-1@{old}", "farmer-1 farmer-1", ""],
        turn=1,
        asks="seek",
        gate=old,
        deck=DIFFERENT,
        revealed=new,
    ).play(f"take location:{new}")


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        pytest.param("narrow-gate", "twin-gates", 2, marks=covers("location:twin-gates")),
        pytest.param("twin-gates", "narrow-gate", 1, marks=covers("location:narrow-gate")),
    ],
)
def test_ruling_05_a_new_gate_replaces_the_older(old: str, new: str, count: int) -> None:
    table = replacing(old, new)
    assert table.view()["forced"] == {"count": count, "seat": 1}
    assert table.asked() == (2, "recruit")
    assert table.choices() == [f"draw-lords {count}"]


@covers("event:force-ended")
@pytest.mark.parametrize(
    ("old", "new", "count"), [("narrow-gate", "twin-gates", 2), ("twin-gates", "narrow-gate", 1)]
)
def test_ruling_05_a_gate_ends_when_the_next_turn_of_its_owner_begins(
    old: str, new: str, count: int
) -> None:
    table = replacing(old, new)
    recruit(table, count)
    assert table.told("force-ended") == []
    recruit(table, count)
    assert table.told("force-ended") == [{"seat": 1}]
    assert table.asked() == (1, "recruit")
    assert table.view()["forced"] is None
    assert "take-pile farmer" in table.choices()


@pytest.mark.parametrize(
    ("old", "new", "count"), [("narrow-gate", "twin-gates", 2), ("twin-gates", "narrow-gate", 1)]
)
def test_ruling_14_the_owner_of_the_older_gate_is_bound_by_the_new_one(
    old: str, new: str, count: int
) -> None:
    table = recruit(replacing(old, new), count)
    assert table.asked() == (0, "recruit")
    assert table.choices() == [f"draw-lords {count}"]


@pytest.mark.parametrize(
    ("gate", "count"),
    [
        pytest.param("narrow-gate", 1, marks=covers("location:narrow-gate")),
        pytest.param("twin-gates", 2, marks=covers("location:twin-gates")),
    ],
)
def test_ruling_10_a_gate_on_the_fifteenth_lord_holds_for_the_whole_last_round(
    gate: str, count: int
) -> None:
    table = lay(
        chambers=[f"{THIRTEEN} farmer-1 mage-1", "", ""],
        asks="seek",
        deck=DIFFERENT,
        revealed=gate,
    ).play(f"take location:{gate}")
    assert table.told("last-round-began") == [{"seat": 0}]
    for opponent in (1, 2):
        assert table.asked() == (opponent, "recruit")
        assert table.choices() == [f"draw-lords {count}"]
        recruit(table, count)
    assert table.game.over
    assert table.told("force-ended") == []


def test_ruling_10_in_the_last_round_a_gate_still_ends_with_the_turn_of_its_owner() -> None:
    table = lay(
        chambers=["mage-1 mage-1@narrow-gate", FOURTEEN, ""],
        turn=1,
        gate="narrow-gate",
        deck=DIFFERENT,
    ).play("draw-lords 1")
    assert table.told("last-round-began") == [{"seat": 1}]
    assert table.choices() == ["draw-lords 1"]
    table.play("draw-lords 1")
    assert table.asked() == (0, "recruit")
    assert "draw-lords 2" in table.choices()


def test_ruling_11_under_the_narrow_gate_the_lord_drawn_is_kept() -> None:
    table = under("narrow-gate", deck="farmer-4 farmer-4").play("draw-lords 1")
    assert table.chamber(1) == "farmer-4"
    assert table.told("lord-discarded") == []
    assert table.view()["deck"] == 1


def test_ruling_11_under_the_twin_gates_one_is_kept_and_the_other_discarded() -> None:
    table = under("twin-gates", deck="farmer-4 soldier-3")
    table.play("draw-lords 2", "keep lord:farmer-4")
    assert table.chamber(1) == "farmer-4"
    assert table.told("lord-discarded") == [{"seat": 1, "lord": "soldier-3"}]


# -- 6, 8 and 13: keys that open nothing --------------------------------------------------

HALL = "soldier-1 soldier-1@hall-of-maps"


@covers("event:no-location-left")
def test_ruling_06_the_owner_of_the_hall_of_maps_gets_nothing_from_an_empty_deck() -> None:
    table = lay(chambers=[f"{HALL} mage-1"], piles="farmer-1", location_deck="")
    table.play("take-pile farmer")
    assert table.told("no-location-left") == [{"seat": 0}]
    assert table.chamber(0) == f"{HALL} mage-1 farmer-1"
    assert table.keys(0) == (2, 0)
    assert len(table.view()["revealed"]) == 23
    assert table.asked() == (1, "recruit")


def all_locations_taken() -> list[str]:
    """Two chambers of twelve keys each, with a location on every one."""
    keys = [f"{guild}-{key}" for guild in GUILDS for key in (1, 1, 1, 2, 2)]
    locations = [id for id, card in CARDS.items() if card["noun"] == "location"]
    spots = [f"{lord}@{location}" for lord, location in zip(keys, locations, strict=False)]
    return [" ".join(spots[:12]), " ".join(spots[12:])]


@covers("event:no-location-left")
def test_ruling_08_with_no_location_anywhere_none_is_taken_and_the_keys_stay() -> None:
    table = lay(chambers=["mage-1", *all_locations_taken()], piles="farmer-1")
    table.play("take-pile farmer")
    assert table.told("no-location-left") == [{"seat": 0}]
    assert table.chamber(0) == "mage-1 farmer-1"
    assert table.keys(0) == (2, 0)
    assert table.asked() == (1, "recruit")


@covers("location:sunken-archive", "location:citadel", "decision:search")
def test_ruling_13_keys_that_stay_are_tested_again_with_the_next_key_only() -> None:
    table = lay(
        chambers=[f"{HALL} mage-1 farmer-1", "politician-1"],
        turn=1,
        piles="merchant-1 mage-3 farmer-4 soldier-2",
        location_deck="",
    )
    table.play("take-pile merchant", "take location:sunken-archive")
    assert table.asked() == (0, "recruit")
    table.play("take-pile mage")
    assert table.asked() == (1, "recruit")
    table.play("take-pile farmer")
    table.play("take-pile soldier")
    assert table.asked() == (0, "search")
    table.play("take location:citadel")
    assert table.keys(0) == (0, 0)


# -- 7: the lord of influence 6 -----------------------------------------------------------


@covers("lord:mage-6")
def test_ruling_07_with_an_empty_deck_influence_6_does_nothing() -> None:
    table = lay(deck="").play("take-pile mage", "place lord:mage-6")
    assert table.told("lord-heralded") == []
    assert table.pile("mage") == ""
    assert table.view()["deck"] == 0


# -- 9 and 16: the last round -------------------------------------------------------------


@pytest.mark.parametrize("finisher", range(4))
def test_ruling_09_all_others_have_a_last_turn_wherever_they_sit(finisher: int) -> None:
    chambers = [FOURTEEN if seat == finisher else "" for seat in range(4)]
    table = lay(chambers=chambers, turn=finisher, deck=DIFFERENT)
    order = []
    while not table.game.over:
        order.append(table.game.seat)
        table.play("draw-lords 1")
    assert order == [(finisher + turn) % 4 for turn in range(4)]


def test_ruling_09_another_chamber_completed_in_the_last_round_changes_nothing() -> None:
    other = lords_of(["mage"] * 6 + ["soldier"] * 6) + " farmer-3 farmer-4"
    table = lay(
        chambers=[FOURTEEN, other, ""],
        piles="soldier-1 mage-1 farmer-4",
    ).play("take-pile soldier")
    table.play("take-pile mage")
    assert len(table.seat(1)["chamber"]) == 15
    assert table.told("last-round-began") == []
    assert table.view()["finisher"] == 0
    assert table.asked() == (2, "recruit")
    assert table.play("take-pile farmer").game.over


@pytest.mark.parametrize("place", ["deck", "pile"])
def test_ruling_16_with_four_players_the_last_lord_is_left_for_the_last_spot(place: str) -> None:
    *lords, last = unnamed("lord")
    table = lay(
        chambers=[" ".join(lords[seat * 15 : seat * 15 + 15]) for seat in range(4)],
        turn=3,
        deck=last if place == "deck" else "",
    )
    assert table.choices() == ["draw-lords 1" if place == "deck" else "take-pile mage"]
    table.play(*table.choices())
    assert table.game.over
    assert [len(table.seat(seat)["chamber"]) for seat in range(4)] == [15] * 4


@pytest.mark.parametrize("seed", range(5))
def test_ruling_16_four_players_who_use_up_the_deck_always_find_a_lord(seed: int) -> None:
    table = Table(deepcourt.new_game("conspiracy", players=4, seed=seed))
    while not table.game.over:
        assert table.choices()
        draws = [choice for choice in table.choices() if choice.startswith("draw-lords")]
        table.play([*table.choices(), *draws][-1])


# -- 12: what goes back goes back first ---------------------------------------------------


@covers("verb:return", "location:tide-gate", "event:lords-recalled")
def test_ruling_12_lords_in_hand_are_not_in_the_pile() -> None:
    table = lay(chambers=[f"{TWELVE} farmer-1"], piles="mage-1 mage-3 mage-4", revealed="tide-gate")
    table.play("take-pile mage")
    assert table.refusal("place lord:mage-1") == Reason("not-now-place")
    table.play("return lord:mage-4", "place lord:mage-1", "take location:tide-gate")
    assert table.told("lords-recalled") == [{"seat": 0, "count": 1}]
    assert table.chamber(0) == f"{TWELVE} farmer-1 mage-1@tide-gate mage-3"
    assert table.view()["deck"] == 45
