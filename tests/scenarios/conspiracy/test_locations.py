"""The 24 locations: what each gives when it is taken, and what it is worth in the end."""

from __future__ import annotations

import pytest

from deepcourt.core.errors import Reason

from ..witness import covers
from .table import GUILDS, Table, lay

STRONGEST_OF_GUILD = dict(
    zip(GUILDS, ("tribune", "trading-house", "granary", "bastion", "observatory"), strict=True)
)
MANY_OF_GUILD = dict(
    zip(
        GUILDS, ("senate-steps", "great-market", "kelp-gardens", "barracks", "academy"), strict=True
    )
)


def taking(
    location: str,
    chamber: str = "",
    others: tuple[str, ...] = ("",),
    keys: tuple[str, str] = ("soldier-1", "soldier-1"),
    piles: str = "",
    revealed: str = "",
) -> Table:
    """Seat 0 takes a face-up location with the second of two keys."""
    guild = keys[1].split("-")[0]
    return lay(
        chambers=[f"{chamber} {keys[0]}", *others],
        piles=f"{keys[1]} {piles}",
        revealed=f"{location} {revealed}",
    ).play(f"take-pile {guild}", f"take location:{location}")


def each(locations: dict[str, str]) -> pytest.MarkDecorator:
    """A scenario for every guild and its location of a family."""
    return pytest.mark.parametrize(
        ("guild", "location"),
        [
            pytest.param(guild, location, marks=covers(f"location:{location}"))
            for guild, location in locations.items()
        ],
    )


# -- points and pearls --------------------------------------------------------------------


@covers("location:citadel")
def test_the_citadel_is_worth_7_and_gives_nothing_else() -> None:
    table = taking("citadel")
    assert table.worth(0, "citadel") == 7
    assert table.pearls(0) == 0
    assert table.story() == ["pile-taken", "lord-placed", "location-taken", "turn-began"]


@pytest.mark.parametrize(
    ("location", "pearls", "points"),
    [
        pytest.param("oyster-garden", 1, 5, marks=covers("location:oyster-garden")),
        pytest.param("oyster-beds", 2, 4, marks=covers("location:oyster-beds")),
        pytest.param("oyster-banks", 3, 3, marks=covers("location:oyster-banks")),
    ],
)
def test_oysters_give_pearls_and_points(location: str, pearls: int, points: int) -> None:
    table = taking(location, chamber="mage-4")
    assert table.told("pearls-gained") == [{"seat": 0, "count": pearls, "total": 1 + pearls}]
    assert table.pearls(0) == 1 + pearls
    assert table.worth(0, location) == points


# -- points for what the chamber holds ----------------------------------------------------


@covers("location:thousand-locks")
@pytest.mark.parametrize(
    ("chamber", "keys", "points"),
    [
        ("", ("soldier-1", "soldier-1"), 2),
        ("mage-1 farmer-1@citadel", ("soldier-1", "soldier-1"), 4),
        ("mage-2 farmer-2@citadel", ("soldier-2", "soldier-2"), 0),
        ("mage-1 farmer-2", ("soldier-1", "soldier-1"), 3),
    ],
)
def test_the_thousand_locks_are_worth_1_for_each_silver_key_used_or_not(
    chamber: str, keys: tuple[str, str], points: int
) -> None:
    assert taking("thousand-locks", chamber, keys=keys).worth(0, "thousand-locks") == points


@covers("location:gilded-vault")
@pytest.mark.parametrize(
    ("chamber", "keys", "points"),
    [
        ("", ("soldier-2", "soldier-2"), 4),
        ("mage-2 farmer-2@citadel", ("soldier-2", "soldier-2"), 8),
        ("mage-1 farmer-1@citadel", ("soldier-1", "soldier-1"), 0),
        ("mage-2 farmer-1", ("soldier-1", "soldier-1"), 2),
    ],
)
def test_the_gilded_vault_is_worth_2_for_each_gold_key_used_or_not(
    chamber: str, keys: tuple[str, str], points: int
) -> None:
    assert taking("gilded-vault", chamber, keys=keys).worth(0, "gilded-vault") == points


@pytest.mark.parametrize("location", ["thousand-locks", "gilded-vault"])
def test_keys_of_later_lords_count_too(location: str) -> None:
    table = taking(location, piles="mage-1 mage-2 farmer-3")
    before = table.worth(0, location)
    table.play("take-pile farmer", "take-pile mage", "place lord:mage-1")
    assert table.worth(0, location) > before


@covers("location:pearl-exchange")
@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("", 0),
        ("mage-4", 0),
        ("mage-3", 1),
        ("mage-3 mage-4", 1),
        ("mage-3 mage-3", 2),
        ("mage-1 mage-1@oyster-banks mage-4", 2),
    ],
)
def test_the_pearl_exchange_is_worth_1_for_each_pair_of_pearls(chamber: str, points: int) -> None:
    assert taking("pearl-exchange", chamber).worth(0, "pearl-exchange") == points


@covers("location:crown-lands")
@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("", 2),
        ("mage-1 mage-1@citadel", 4),
        ("mage-1 mage-1@citadel farmer-2 farmer-2@tribune", 6),
    ],
)
def test_the_crown_lands_are_worth_2_for_each_location_themselves_included(
    chamber: str, points: int
) -> None:
    assert taking("crown-lands", chamber).worth(0, "crown-lands") == points


def test_the_crown_lands_count_locations_taken_later() -> None:
    table = taking("citadel", chamber="mage-1 mage-1@crown-lands")
    assert table.worth(0, "crown-lands") == 4


def test_the_crown_lands_do_not_count_locations_of_others() -> None:
    table = taking("crown-lands", others=("mage-1 mage-1@citadel",))
    assert table.worth(0, "crown-lands") == 2


@each(STRONGEST_OF_GUILD)
def test_a_location_of_influence_is_worth_the_strongest_lord_of_its_guild(
    guild: str, location: str
) -> None:
    keys = keys_outside(guild)
    assert taking(location, keys=keys).worth(0, location) == 0
    assert taking(location, f"{guild}-0", keys=keys).worth(0, location) == 0
    assert taking(location, f"{guild}-3 {guild}-4 {guild}-3", keys=keys).worth(0, location) == 4
    assert taking(location, f"{guild}-6 {guild}-4", keys=keys).worth(0, location) == 6


@each(MANY_OF_GUILD)
def test_a_location_of_numbers_is_worth_1_and_1_for_each_lord_of_its_guild(
    guild: str, location: str
) -> None:
    keys = keys_outside(guild)
    assert taking(location, keys=keys).worth(0, location) == 1
    assert taking(location, f"{guild}-0", keys=keys).worth(0, location) == 2
    assert taking(location, f"{guild}-3 {guild}-4 {guild}-6", keys=keys).worth(0, location) == 4


@each(MANY_OF_GUILD)
def test_a_location_of_numbers_counts_lords_under_locations(guild: str, location: str) -> None:
    table = taking(location, keys=(f"{guild}-1", f"{guild}-1"))
    assert table.worth(0, location) == 3


@pytest.mark.parametrize(("location", "points"), [("tribune", 4), ("senate-steps", 2)])
def test_locations_of_a_guild_count_lords_placed_later(location: str, points: int) -> None:
    table = taking(location, piles="politician-4 farmer-3")
    table.play("take-pile farmer", "take-pile politician")
    assert table.worth(0, location) == points


def keys_outside(guild: str) -> tuple[str, str]:
    other = GUILDS[(GUILDS.index(guild) + 1) % len(GUILDS)]
    return f"{other}-1", f"{other}-1"


# -- gates: how opponents recruit ---------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "count"),
    [
        pytest.param("narrow-gate", 1, marks=covers("location:narrow-gate", "event:draw-forced")),
        pytest.param("twin-gates", 2, marks=covers("location:twin-gates", "event:draw-forced")),
    ],
)
def test_a_gate_dictates_what_opponents_draw(location: str, count: int) -> None:
    table = taking(location, piles="mage-1")
    assert table.worth(0, location) == 3
    assert table.told("draw-forced") == [{"seat": 0, "count": count}]
    assert table.view()["forced"] == {"count": count, "seat": 0}
    assert table.choices() == [f"draw-lords {count}"]
    assert table.refusal("draw-lords 3") == Reason("draw-is-forced", {"count": count})
    assert table.refusal("take-pile mage") == Reason("draw-is-forced", {"count": count})


@covers("location:narrow-gate", "event:force-ended")
def test_the_narrow_gate_binds_every_opponent_once() -> None:
    table = taking("narrow-gate", others=("", "", ""))
    for opponent in (1, 2, 3):
        assert table.asked() == (opponent, "recruit")
        assert table.choices() == ["draw-lords 1"]
        table.play("draw-lords 1")
    assert table.asked() == (0, "recruit")
    assert table.told("force-ended") == [{"seat": 0}]
    assert table.view()["forced"] is None
    assert "draw-lords 3" in table.choices()


def test_a_gate_does_not_bind_its_owner_or_anybody_after_the_owners_turn() -> None:
    table = lay(
        chambers=["mage-1 mage-1@narrow-gate", ""], turn=1, gate="narrow-gate", piles="farmer-3"
    )
    table.play("draw-lords 1")
    assert "take-pile farmer" in table.choices()
    table.play("take-pile farmer")
    assert "draw-lords 2" in table.choices()


@covers("verb:keep")
def test_the_twin_gates_let_an_opponent_keep_one_of_two() -> None:
    table = lay(
        chambers=["mage-1 mage-1@twin-gates"], turn=1, gate="twin-gates", deck="farmer-3 soldier-4"
    )
    table.play("draw-lords 2")
    assert sorted(table.choices()) == ["keep lord:farmer-3", "keep lord:soldier-4"]
    table.play("keep lord:soldier-4")
    assert table.chamber(1) == "soldier-4"
    assert table.told("lord-discarded") == [{"seat": 1, "lord": "farmer-3"}]


# -- tide gate: discarded lords return to the deck ----------------------------------------


@covers("location:tide-gate", "event:lords-recalled")
def test_the_tide_gate_returns_all_discarded_lords_to_the_deck() -> None:
    table = taking("tide-gate", piles="mage-1 mage-3 farmer-6")
    assert table.told("lords-recalled") == [{"seat": 0, "count": 3}]
    assert not any(table.view()["piles"].values())
    assert table.view()["deck"] == 58
    assert table.worth(0, "tide-gate") == 3


def test_lords_returned_by_the_tide_gate_can_be_drawn_again() -> None:
    table = lay(deck="farmer-1", chambers=["mage-1"], revealed="tide-gate")
    table.play("draw-lords 1", "take location:tide-gate")
    assert table.view()["deck"] == 58
    assert table.choices() == ["draw-lords 1", "draw-lords 2", "draw-lords 3"]


@covers("location:tide-gate", "event:lords-recalled")
def test_the_tide_gate_takes_lords_discarded_in_the_same_turn_too() -> None:
    table = lay(deck="farmer-1 soldier-4 soldier-6", chambers=["mage-1"], revealed="tide-gate")
    table.play("draw-lords 3", "keep lord:farmer-1", "take location:tide-gate")
    assert table.told("lords-recalled") == [{"seat": 0, "count": 58}]


@covers("location:tide-gate", "event:lords-recalled")
def test_the_tide_gate_without_discarded_lords_changes_nothing() -> None:
    table = taking("tide-gate")
    assert table.told("lords-recalled") == [{"seat": 0, "count": 0}]
    assert table.view()["deck"] == 58
    assert table.asked() == (1, "recruit")


# -- sunken archive: face-up locations return to the deck ---------------------------------


@covers("location:sunken-archive", "event:locations-recalled")
def test_the_sunken_archive_returns_all_face_up_locations_to_the_deck() -> None:
    table = taking("sunken-archive", revealed="citadel tribune")
    assert table.told("locations-recalled") == [{"seat": 0, "count": 2}]
    assert table.revealed() == ""
    assert table.view()["location_deck"] == 23
    assert table.worth(0, "sunken-archive") == 3


@covers("location:sunken-archive", "event:location-revealed", "event:locations-recalled")
def test_the_sunken_archive_out_of_three_drawn_returns_the_other_two_as_well() -> None:
    table = lay(
        chambers=["mage-1 farmer-1"],
        asks="claim",
        drawn="citadel sunken-archive academy",
        revealed="tribune",
    ).play("take location:sunken-archive")
    assert len(table.told("location-revealed")) == 2
    assert table.told("locations-recalled") == [{"seat": 0, "count": 3}]
    assert table.revealed() == ""
    assert table.view()["location_deck"] == 23


@covers("location:sunken-archive", "event:locations-recalled")
def test_the_sunken_archive_without_face_up_locations_changes_nothing() -> None:
    table = taking("sunken-archive")
    assert table.told("locations-recalled") == [{"seat": 0, "count": 0}]
    assert table.view()["location_deck"] == 23
    assert table.asked() == (1, "recruit")


def test_locations_controlled_do_not_return_to_the_deck() -> None:
    table = taking("sunken-archive", "mage-1 mage-1@citadel", others=("farmer-1 farmer-1@tribune",))
    assert table.chamber(0) == "mage-1 mage-1@citadel soldier-1 soldier-1@sunken-archive"
    assert table.chamber(1) == "farmer-1 farmer-1@tribune"
    assert table.view()["location_deck"] == 21


# -- locksmiths' alley: any two keys ------------------------------------------------------


@covers("location:locksmiths-alley")
def test_locksmiths_alley_gives_nothing_at_once() -> None:
    table = taking("locksmiths-alley")
    assert table.worth(0, "locksmiths-alley") == 3
    assert table.keys(0) == (0, 0)
    assert table.asked() == (1, "recruit")


@pytest.mark.parametrize(("first", "second"), [("mage-1", "farmer-2"), ("mage-2", "farmer-1")])
def test_locksmiths_alley_makes_any_two_keys_suffice(first: str, second: str) -> None:
    alley = "soldier-1 soldier-1@locksmiths-alley"
    table = lay(chambers=[f"{alley} {first}"], piles=second).play("take-pile farmer")
    assert table.asked() == (0, "seek")


def test_locksmiths_alley_does_not_make_one_key_suffice() -> None:
    table = lay(chambers=["soldier-1 soldier-1@locksmiths-alley"], piles="farmer-2")
    assert table.play("take-pile farmer").asked() == (1, "recruit")


def test_locksmiths_alley_helps_nobody_else() -> None:
    alley = "soldier-1 soldier-1@locksmiths-alley"
    table = lay(chambers=["mage-1", alley], piles="farmer-2").play("take-pile farmer")
    assert table.asked() == (1, "recruit")


@covers("location:locksmiths-alley")
def test_locksmiths_alley_works_for_the_next_keys_of_the_same_turn() -> None:
    table = lay(
        chambers=["mage-1"], piles="farmer-1 farmer-1 farmer-2", revealed="locksmiths-alley"
    )
    table.play("take-pile farmer", "place lord:farmer-1", "take location:locksmiths-alley")
    table.play("place lord:farmer-2")
    assert table.asked() == (0, "seek")


# -- hall of maps: the whole location deck ------------------------------------------------


@covers("location:hall-of-maps")
def test_the_hall_of_maps_gives_nothing_at_once() -> None:
    table = taking("hall-of-maps", revealed="citadel")
    assert table.worth(0, "hall-of-maps") == 3
    assert table.revealed() == "citadel"
    assert table.asked() == (1, "recruit")


@covers("location:citadel", "decision:search", "reason:must-search-deck")
def test_the_hall_of_maps_opens_the_whole_location_deck_and_closes_the_face_up_ones() -> None:
    table = lay(
        chambers=["soldier-1 soldier-1@hall-of-maps mage-1"],
        piles="farmer-1",
        revealed="tribune academy",
    ).play("take-pile farmer")
    assert table.asked() == (0, "search")
    assert len(table.choices()) == 21
    assert "take location:citadel" in table.choices()
    assert table.refusal("take location:tribune") == Reason("must-search-deck")
    assert table.refusal("draw-locations 1") == Reason("must-search-deck")
    table.play("take location:citadel")
    assert table.chamber(0).endswith("mage-1 farmer-1@citadel")
    assert table.revealed() == "tribune academy"
    assert table.view()["location_deck"] == 20


def test_the_hall_of_maps_works_on_a_location_deck_of_one() -> None:
    table = lay(
        chambers=["soldier-1 soldier-1@hall-of-maps mage-1"],
        piles="farmer-1",
        location_deck="citadel",
    ).play("take-pile farmer")
    assert table.choices() == ["take location:citadel"]


def test_the_hall_of_maps_helps_and_hinders_nobody_else() -> None:
    hall = "soldier-1 soldier-1@hall-of-maps"
    table = lay(chambers=["mage-1", hall], piles="farmer-1", revealed="citadel")
    table.play("take-pile farmer")
    assert table.choices() == [
        "draw-locations 1",
        "draw-locations 2",
        "draw-locations 3",
        "take location:citadel",
    ]
