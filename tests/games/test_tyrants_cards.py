"""Tyrants of the Underdark: its cards and its map, the grammar of the effects, their words."""

from __future__ import annotations

import csv
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given, settings
from hypothesis import strategies as st

from deepcourt.core.text import HOUSE, LANGUAGES, Words, catalogue
from deepcourt.games.tyrants import grammar as g
from deepcourt.games.tyrants import wording
from deepcourt.games.tyrants.board import (
    LEFT,
    PLACE_IDS,
    RIGHT,
    ROUTE_IDS,
    ROUTE_TABLE,
    SECTION,
    SITE,
    SITE_IDS,
    SITE_TABLE,
    SITES,
    TOUCHING,
    Layout,
    Section,
    layout,
)
from deepcourt.games.tyrants.cards import (
    ASPECT,
    CARD,
    CARD_IDS,
    CARD_TABLE,
    CREATURE,
    DECK,
    HALF_DECK_SIZE,
    HALF_DECKS,
    PROGRAMS,
    STARTING_DECK,
    Card,
    Deck,
    card_list,
)
from deepcourt.games.tyrants.parser import EffectError, read
from deepcourt.games.tyrants.wording import PACKAGE, card_text, program_text, route_name

CARDS = [pytest.param(number, id=id) for number, id in enumerate(CARD_IDS)]
each_card = pytest.mark.parametrize("card", CARDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


# -- counts ---------------------------------------------------------------------------------


def test_there_are_340_cards() -> None:
    assert len(CARD_TABLE) == len(set(CARD_IDS)) == 125
    assert sum(card.copies for card in CARD_TABLE) == 340
    shared = {card.id: card.copies for card in CARD_TABLE if card.deck in (Deck.STARTER, Deck.CORE)}
    assert shared == {
        "noble": 28,
        "soldier": 12,
        "house-guard": 15,
        "priestess-of-lolth": 15,
        "insane-outcast": 30,
    }
    assert {id: shared[id] // 4 for id in STARTING_DECK} == STARTING_DECK


@pytest.mark.parametrize("deck", HALF_DECKS)
def test_a_half_deck_has_40_cards_ten_of_each_aspect(deck: Deck) -> None:
    cards = [card for card in CARD_TABLE if card.deck == deck]
    assert len(cards) == 20
    assert sum(card.copies for card in cards) == HALF_DECK_SIZE == 40
    aspects: Counter[g.Aspect | None] = Counter()
    for card in cards:
        aspects[card.aspect] += card.copies
    assert aspects == dict.fromkeys(set(g.Aspect) - {g.Aspect.OBEDIENCE}, 10)


def test_only_what_is_never_sold_has_no_cost() -> None:
    assert {card.id for card in CARD_TABLE if card.cost is None} == {
        "noble",
        "soldier",
        "insane-outcast",
    }
    assert {card.id for card in CARD_TABLE if card.aspect is None} == {"insane-outcast"}


def test_figures_that_others_got_wrong() -> None:
    cards = {card.id: card for card in CARD_TABLE}
    assert figures(cards["house-guard"]) == (3, 1, 3)
    assert figures(cards["masters-of-sorcere"]) == (5, 2, 5)
    assert figures(cards["bounty-hunter"]) == (4, 2, 4)
    assert [cards[f"{colour}-dragon"].cost for colour in ("white", "green", "black")] == [6, 7, 7]
    assert cards["chosen-of-lolth"].aspect == g.Aspect.AMBITION
    assert cards["earth-elemental"].aspect == g.Aspect.AMBITION


def figures(card: Card) -> tuple[int | None, int, int]:
    return card.cost, card.points, card.inner_points


def test_the_undead() -> None:
    undead = {card.id for card in CARD_TABLE if card.creature == g.Creature.UNDEAD}
    assert undead == {
        *("banshee", "death-knight", "ghost", "ghoul", "lich", "minotaur-skeleton"),
        *("mummy-lord", "ogre-zombie", "ravenous-zombies", "revenant", "skeletal-horde"),
        *("vampire", "vampire-spawn", "wight", "wraith"),
    }


def test_every_card_is_listed_with_its_figures() -> None:
    assert [row["id"] for row in card_list()] == list(CARD_IDS)
    assert card_list()[CARD_IDS.index("imix")] == {
        "noun": "card",
        "id": "imix",
        "copies": 1,
        "deck": "elementals",
        "aspect": "malice",
        "creature": "elemental-prince",
        "cost": 6,
        "points": 3,
        "inner_points": 6,
    }


# -- the map --------------------------------------------------------------------------------


def test_the_whole_map() -> None:
    assert len(SITE_TABLE) == len(set(SITE_IDS)) == 26
    assert len(ROUTE_TABLE) == len(set(ROUTE_IDS)) == 40
    assert sum(site.spaces for site in SITE_TABLE) == 87
    assert sum(route.spaces for route in ROUTE_TABLE) == 53
    assert sum(site.whites for site in SITE_TABLE) == 35
    assert sum(len(route.whites) for route in ROUTE_TABLE) == 5
    assert [route.id for route in ROUTE_TABLE if not route.spaces] == ["gauntlgrym--wormwrithings"]
    assert all(site.whites <= site.spaces for site in SITE_TABLE)
    assert all(set(route.whites) <= set(range(route.spaces)) for route in ROUTE_TABLE)


def test_markers_and_what_they_bring() -> None:
    markers = {site.id: site.marker for site in SITE_TABLE if site.marker}
    assert {id: marker.total_points for id, marker in markers.items()} == {
        "menzoberranzan": 2,
        "araumycos": 3,
        "tsenviilyq": 1,
        "gauntlgrym": 1,
        "ch-chitl": 1,
        "phaerlin": 1,
        "ss-zuraass-nee": 1,
    }
    for marker in markers.values():
        assert marker.control_influence == marker.total_influence == 1
        assert marker.control_points == 0


@pytest.mark.parametrize(
    ("players", "outer", "sites", "site_spaces", "routes", "spaces", "whites", "starts", "markers"),
    [
        (2, LEFT, 15, 50, 21, 82, 25, 4, 3),
        (3, LEFT, 21, 68, 31, 110, 32, 5, 5),
        (3, RIGHT, 20, 69, 30, 112, 33, 5, 5),
        (4, LEFT, 26, 87, 40, 140, 40, 6, 7),
    ],
)
def test_sections_in_play(
    players: int,
    outer: Section,
    sites: int,
    site_spaces: int,
    routes: int,
    spaces: int,
    whites: int,
    starts: int,
    markers: int,
) -> None:
    played = layout(players, outer)
    assert len(played.sites) == sites
    assert sum(SITE_TABLE[site].spaces for site in played.sites) == site_spaces
    assert len(played.routes) == routes
    assert len(played.places) == sites + spaces - site_spaces
    assert played.troop_spaces == spaces
    assert played.white_troops == whites
    assert len(played.starts) == starts
    assert len(played.markers) == markers


@pytest.mark.parametrize(
    ("players", "outer", "points"), [(2, LEFT, 48), (3, LEFT, 66), (3, RIGHT, 65), (4, LEFT, 83)]
)
def test_points_of_the_sites_in_play(players: int, outer: Section, points: int) -> None:
    assert sum(SITE_TABLE[site].points for site in layout(players, outer).sites) == points


def test_the_center_is_no_outer_section() -> None:
    with pytest.raises(ValueError, match="left or right"):
        layout(3, Section.CENTER)


def test_a_route_is_in_play_exactly_with_its_section() -> None:
    for players, outer in ((2, LEFT), (3, LEFT), (3, RIGHT), (4, LEFT)):
        played = layout(players, outer)
        by_section = [n for n, route in enumerate(ROUTE_TABLE) if route.section in played.sections]
        assert list(played.routes) == by_section


def test_starting_sites() -> None:
    assert {SITE_IDS[site] for site in layout(4).starts} == {
        *("jhachalkhyn", "mantol-derith", "ched-nasad", "skullport", "eryndlyn", "chaulssin")
    }


def presence(
    troops: tuple[str, ...], spies: tuple[str, ...] = (), played: Layout | None = None
) -> set[str]:
    """Where a player with these pieces has presence, by the table of what touches what."""
    found = set(spies)
    for troop in troops:
        place = PLACE_IDS.index(troop)
        found |= {PLACE_IDS[other] for other in TOUCHING[place]}
        found |= {troop} if place < SITES else set()
    return found & {PLACE_IDS[place] for place in (played or layout(4)).places}


AROUND_ERYNDLYN = {
    *("eryndlyn", "kanaglym--eryndlyn-1", "araumycos--eryndlyn-0", "eryndlyn--llacerellyn-0")
}


def test_presence_follows_from_what_touches_what() -> None:
    assert presence(("eryndlyn",)) == AROUND_ERYNDLYN
    further = presence(("eryndlyn", "eryndlyn--llacerellyn-0"))
    assert further == AROUND_ERYNDLYN | {"llacerellyn"}
    further = presence(("eryndlyn", "kanaglym--eryndlyn-1"))
    assert further == AROUND_ERYNDLYN | {"kanaglym--eryndlyn-0"}
    assert presence((), ("tsenviilyq",)) == {"tsenviilyq"}
    assert presence(("gauntlgrym",)) == {
        *("gauntlgrym", "wormwrithings", "gauntlgrym--jhachalkhyn-0")
    }
    assert presence(("menzoberranzan--chasmleap-bridge-0",)) == {
        *("menzoberranzan", "menzoberranzan--chasmleap-bridge-1")
    }
    assert presence(("skullport",), played=layout(2)) == {
        *("skullport", "labyrinth--skullport-1", "skullport--kanaglym-0")
    }


# -- the specification, where it lies beside the checkout -----------------------------------

SHEETS = Path(__file__).parents[3] / "shared" / "rules" / "data"


def sheet(name: str) -> list[dict[str, str]]:
    """The rows of a sheet of the specification; the comparison is left out where it is missing."""
    path = SHEETS / f"{name}.csv"
    if not path.exists():
        pytest.skip("the specification does not lie beside this checkout")
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def dashed(id: str) -> str:
    return id.replace("_", "-")


def number(figure: str) -> int | None:
    return int(figure) if figure else None


def test_cards_figure_by_figure() -> None:
    rows = sheet("tyrants_cards")
    assert [
        Card(
            id=dashed(row["id"]),
            deck=Deck(row["deck"]),
            aspect=None if row["aspect"] == "none" else g.Aspect(row["aspect"]),
            creature=g.Creature(row["type"].lower().replace(" ", "-")),
            cost=number(row["cost"]),
            points=int(row["deck_vp"]),
            inner_points=int(row["inner_circle_vp"]),
            copies=int(row["copies"]),
            effect=row["effect"],
        )
        for row in rows
    ] == list(CARD_TABLE)


def test_names_of_cards_and_sites() -> None:
    english, french = (Words.of(language, PACKAGE) for language in ("en", "fr"))
    for row in sheet("tyrants_cards"):
        key = f"card-{dashed(row['id'])}"
        assert english.say(key).replace("’", "'") == row["name_en"]
        if row["name_fr"]:
            assert french.say(key) == row["name_fr"]
    for row in sheet("tyrants_sites"):
        assert english.say(f"site-{dashed(row['id'])}").replace("’", "'") == row["name"]


def test_sites_figure_by_figure() -> None:
    rows = sheet("tyrants_sites")
    assert [dashed(row["id"]) for row in rows] == list(SITE_IDS)
    for row, site in zip(rows, SITE_TABLE, strict=True):
        assert site.section == row["section"]
        assert [site.points, site.spaces, site.whites, site.is_start] == [
            int(row[name]) for name in ("vp", "slots", "white_slots", "starting")
        ]
        assert site.at == (float(row["x"]), float(row["y"]))
        faces = ("control_influence", "control_vp", "total_influence", "total_vp")
        marker = site.marker
        assert bool(marker) == bool(int(row["marker"]))
        assert [number(row[name]) for name in faces] == (
            [
                marker.control_influence,
                marker.control_points,
                marker.total_influence,
                marker.total_points,
            ]
            if marker
            else [None] * 4
        )


def test_routes_figure_by_figure() -> None:
    rows = sheet("tyrants_routes")
    assert [dashed(row["id"]) for row in rows] == list(ROUTE_IDS)
    for row, route in zip(rows, ROUTE_TABLE, strict=True):
        assert (route.a, route.b) == (dashed(row["a"]), dashed(row["b"]))
        assert route.section == row["section"]
        assert route.spaces == int(row["spaces"])
        assert len(route.whites) == int(row["white_spaces"])
        assert list(route.whites) == [
            int(space) for space in row["white_indices"].split(";") if space
        ]
        points = [point.split(":") for point in row["space_xy"].split(";") if point]
        assert list(route.at) == [(float(x), float(y)) for x, y in points]


# -- the grammar ----------------------------------------------------------------------------


@each_card
def test_an_effect_is_written_as_it_was_read(card: int) -> None:
    assert str(PROGRAMS[card]) == CARD_TABLE[card].effect
    assert read("again", str(PROGRAMS[card])) == PROGRAMS[card]


def test_the_tree_of_the_green_dragon() -> None:
    there = g.Supplant(1, white=False, place=g.Place.THAT_SITE)
    points = g.GainPer(g.Resource.POINTS, 1, g.Metric.MARKERS)
    assert PROGRAMS[CARD_IDS.index("green-dragon")] == g.Program(
        (
            g.Choose(
                1,
                (
                    g.Program((g.PlaceSpies(1), there)),
                    g.Program((g.Pay(g.Cost.RETURN_SPY, g.Body(g.Program((there, points)))),)),
                ),
            ),
        )
    )


def test_the_tree_of_the_chuul() -> None:
    victims = g.Players(g.Who.EACH, g.Troop.AT_THAT_SITE, more_cards_than=3)
    assert PROGRAMS[CARD_IDS.index("chuul")] == g.Program((g.PlaceSpies(1), g.Discard(victims, 1)))


def test_a_body_without_brackets_is_one_clause() -> None:
    program = read("test", "eot: promote 1 other card played this turn; deploy 2")
    assert len(program.clauses) == 2
    assert program.clauses[0] == g.AtEnd(g.Body(g.Program((g.Promote(g.Amount(1)),))))
    assert (
        len(read("test", "eot: [promote up to 2 other cards played this turn; draw 1]").clauses)
        == 1
    )


def test_brackets_around_a_single_clause_mean_nothing_but_are_kept() -> None:
    bare, wrapped = "if another player's spy at that site: draw 1", "eot: [draw 1]"
    assert read("a", wrapped) == read("b", "eot: draw 1")
    assert [str(read("a", line)) for line in (bare, wrapped)] == [bare, wrapped]


ASPECTS = ("'ambition'", "'conquest'", "'malice'", "'guile'", "'obedience'")


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        ("", 1, ("a clause",)),
        ("deply 1", 1, ("a clause",)),
        ("deploy", 1, ("a clause",)),
        ("deploy x", 8, ("a number",)),
        ("deploy 0", 8, ("a number",)),
        ("deploy 100", 8, ("a number",)),
        ("deploy 2;draw 1", 9, ("'; '", "the end")),
        ("deploy 2; ", 11, ("a clause",)),
        ("deploy 2 ", 9, ("'; '", "the end")),
        ("eot: x", 6, ("'['", "a clause")),
        ("eot: [deploy 2", 15, ("'; '", "']'")),
        ("choose two: [deploy 1] | [draw 1]", 8, ("'one'", "'2x'", "'3x'")),
        ("choose one: deploy 1 | [draw 1]", 13, ("'['",)),
        ("choose one: [deploy 1]", 23, ("' | '",)),
        ("choose one: [deploy 1] | [draw 1] or [draw 2]", 34, ("' | '", "'; '", "the end")),
        ("focus(chaos): draw 1", 7, ASPECTS),
        ("cost: return own spy: draw 1", 21, ("' -> '",)),
        ("+2 vp", 4, ("'power'", "'influence'")),
        ("+1 vp", 6, ("' per '",)),
        ("+1 power each", 9, ("' per '", "'; '", "the end")),
        ("draw up to 2", 6, ("'1 per own spy on board'", "a number")),
        ("assassinate many troop", 13, ("'1 per site you control'", "'up to '", "a number")),
        ("assassinate 1 black troop", 15, ("'white '", "'troop'")),
        (
            "assassinate 1 troop anywhere",
            20,
            ("' at that site'", "' at one site'", "'; '", "the end"),
        ),
        (
            "supplant 1 troop here",
            17,
            (
                "' anywhere'",
                "' at that site'",
                '" at each returned spy\'s site"',
                "'; '",
                "the end",
            ),
        ),
        ("move 1 white troop", 7, ("' enemy troop'",)),
        ("promote 2 other card played this turn", 11, ("'other cards'", *ASPECTS)),
        ("each opponent draws 1", 14, ("' with '", "' recruits '", "' discards '")),
        (
            "chosen opponent with >3 cards in hand and a troop at that site discards 1",
            38,
            ("' recruits '", "' discards '"),
        ),
        (
            "if >=3 sites you control: draw 1",
            8,
            (
                "'cards in your inner circle'",
                "'troops in your trophy hall'",
                "'player troops in your trophy hall'",
            ),
        ),
        (
            "may redeploy 2 trophy troop from any trophy hall",
            5,
            (
                "'devour 1 market card'",
                "'promote this card instead of discarding it'",
                "'promote any number of '",
                "'redeploy up to '",
            ),
        ),
        ("static: flies", 9, (repr(str(g.Rule.NEVER_LEAVES)),)),
    ],
)
def test_a_broken_line_is_refused_with_place_and_expectation(
    line: str, column: int, expected: tuple[str, ...]
) -> None:
    with pytest.raises(EffectError, match=f"^some-card, column {column}: expected ") as caught:
        read("some-card", line)
    error = caught.value
    assert error.card == "some-card"
    assert error.column == column
    assert error.expected == expected


def test_a_complaint_reads_well() -> None:
    with pytest.raises(EffectError) as caught:
        read("kobold", "choose one: [deploy 1] | [assassinate 1 red troop]")
    assert str(caught.value) == (
        "kobold, column 41: expected 'white ' or 'troop', found 'red troop]'"
    )
    with pytest.raises(EffectError) as caught:
        read("kobold", "choose one: [deploy 1]")
    assert str(caught.value) == "kobold, column 23: expected ' | ', found the end"


@each_card
def test_a_line_that_is_cut_short_is_refused_or_a_whole_program(card: int) -> None:
    """Nothing but an `EffectError` comes of a broken line, and what is read is written alike."""
    line = CARD_TABLE[card].effect
    for end in range(len(line)):
        result = attempt(line[:end])
        if isinstance(result, EffectError):
            assert 1 <= result.column <= end + 1
        else:
            assert str(result) == line[:end]


def attempt(line: str) -> g.Program | EffectError:
    try:
        return read("cut", line)
    except EffectError as error:
        return error


# -- programs that no card has ---------------------------------------------------------------

numbers = st.integers(1, g.HIGHEST)
amounts = st.builds(g.Amount, numbers, st.booleans())
aspects = st.sampled_from(g.Aspect)
players = st.builds(
    g.Players,
    st.sampled_from(g.Who).filter(lambda who: who != g.Who.YOU),
    st.none() | st.sampled_from(g.Troop),
    st.none() | numbers,
)
actions = st.one_of(
    st.builds(g.Gain, numbers, st.sampled_from(list(g.Resource)[:2])),
    st.builds(
        g.GainPer,
        st.sampled_from(g.Resource),
        numbers,
        st.sampled_from(g.Metric).filter(lambda metric: metric != g.Metric.SPIES),
    ),
    st.builds(g.Draw, st.builds(g.Amount, numbers) | st.just(g.Amount(per=g.Metric.SPIES))),
    st.builds(g.Deploy, numbers),
    st.builds(
        g.Assassinate,
        amounts | st.just(g.Amount(per=g.Metric.SITES)),
        st.booleans(),
        st.sampled_from([g.Place.PRESENCE, g.Place.THAT_SITE, g.Place.ONE_SITE]),
    ),
    st.builds(
        g.Supplant,
        numbers,
        st.booleans(),
        st.sampled_from(g.Place).filter(lambda place: place != g.Place.ONE_SITE),
    ),
    st.builds(g.Move, amounts),
    st.builds(g.Return, amounts, st.sampled_from(g.Pieces)),
    st.builds(g.PlaceSpies, numbers),
    st.builds(g.Promote, amounts, st.none() | aspects),
    st.builds(
        g.Promote, st.just(g.Amount(None, up_to=True)), st.none(), st.sampled_from(g.Creature)
    ),
    st.builds(g.RecruitFree, amounts, st.none() | aspects, numbers),
    st.builds(g.TakeOutcasts, players | st.just(g.Players(g.Who.YOU)), numbers),
    st.builds(g.Discard, players, numbers),
    st.builds(
        g.Redeploy,
        amounts,
        st.booleans(),
        st.sampled_from(g.Hall),
        st.sampled_from([g.Place.PRESENCE, g.Place.ANYWHERE]),
    ),
    st.builds(g.PlayFromMarket, numbers),
    st.builds(g.Do, st.sampled_from(g.Deed)),
    st.builds(g.Static, st.sampled_from(g.Rule)),
)


def programs_of(clauses: st.SearchStrategy[g.Clause]) -> st.SearchStrategy[g.Program]:
    return st.builds(g.Program, st.lists(clauses, min_size=1, max_size=3).map(tuple))


def around(clauses: st.SearchStrategy[g.Clause]) -> st.SearchStrategy[g.Clause]:
    single = clauses.map(lambda clause: g.Body(g.Program((clause,)), bracketed=False))
    bodies = single | st.builds(g.Body, programs_of(clauses))
    compared = st.builds(g.AtLeast, numbers, st.sampled_from(g.COMPARED))
    options = st.lists(programs_of(clauses), min_size=2, max_size=3).map(tuple)
    return st.one_of(
        st.builds(g.Choose, st.integers(1, 3), options),
        st.builds(g.Pay, st.sampled_from(g.Cost), bodies),
        st.builds(g.Focus, aspects, bodies),
        st.builds(g.If, compared | st.sampled_from(g.Circumstance), bodies),
        st.builds(g.AtEnd, bodies),
        st.builds(g.WhenDiscarded, bodies),
    )


programs = programs_of(st.recursive(actions, around, max_leaves=6))


@settings(deadline=None)
@given(programs)
def test_whatever_can_be_written_is_read_the_same(program: g.Program) -> None:
    assert read("any", str(program)) == program
    assert str(read("any", str(program))) == str(program)


@settings(deadline=None)
@given(programs, st.sampled_from(LANGUAGES))
def test_whatever_can_be_written_has_a_text(program: g.Program, language: str) -> None:
    check_text(program_text(program, language), language)


# -- what programs refer to -----------------------------------------------------------------


def parts(node: object) -> Iterator[object]:
    """A node and everything in it, in the order in which it is run."""
    yield node
    if isinstance(node, tuple):
        for one in node:
            yield from parts(one)
    elif is_dataclass(node):
        for one in fields(node):
            yield from parts(getattr(node, one.name))


@each_card
def test_focus_is_on_the_aspect_of_the_card(card: int) -> None:
    for part in parts(PROGRAMS[card]):
        if isinstance(part, g.Focus):
            assert part.aspect == CARD_TABLE[card].aspect


@each_card
def test_whatever_is_referred_to_came_before(card: int) -> None:
    known: set[str] = set()
    for part in parts(PROGRAMS[card]):
        match part:
            case g.PlaceSpies() | g.Cost.RETURN_SPY:
                known.add("site")
            case g.Cost.RETURN_SPIES:
                known.add("returned")
            case g.Assassinate():
                known.add("kill")
            case g.Deploy():
                known.add("deployed")
            case g.If(g.Circumstance.OTHERS_TROOP | g.Circumstance.OTHERS_LOSS):
                known.add("player")
            case g.WhenDiscarded():
                known.add("opponent")
        needed = {
            g.Place.THAT_SITE: "site",
            g.Troop.AT_THAT_SITE: "site",
            g.Circumstance.OTHERS_TROOP: "site",
            g.Circumstance.OTHERS_SPY: "site",
            g.Place.RETURNED: "returned",
            g.Circumstance.OTHERS_LOSS: "kill",
            g.Metric.KILLS: "kill",
            g.Troop.ADJACENT: "deployed",
            g.Who.THAT_PLAYER: "player",
            g.Hall.THAT_PLAYERS: "player",
            g.Who.THAT_OPPONENT: "opponent",
        }
        if isinstance(part, Enum) and part in needed:
            assert needed[part] in known


def test_every_word_of_the_grammar_is_on_a_card() -> None:
    used = {part for program in PROGRAMS for part in parts(program) if isinstance(part, Enum)}
    for kind in (
        *(g.Resource, g.Metric, g.Cost, g.Circumstance, g.Place, g.Pieces, g.Who, g.Troop),
        *(g.Hall, g.Deed, g.Rule, g.Aspect),
    ):
        assert {one for one in kind if one not in used} == set()


# -- the words ------------------------------------------------------------------------------


def messages(package: str, language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(catalogue(package, language)).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def test_both_languages_have_the_same_messages_and_none_of_the_house() -> None:
    english, french = (set(messages(PACKAGE, language)) for language in LANGUAGES)
    assert english == french
    assert english & set(messages(HOUSE, "en")) == set()


@each_language
def test_everything_has_a_name(language: str) -> None:
    words = Words.of(language, PACKAGE)
    for noun in (CARD, DECK, ASPECT, CREATURE, SITE, SECTION):
        names = [words.say(f"{noun.name}-{id}") for id in noun.ids]
        assert len(set(names)) == len(names)


@each_language
def test_every_message_of_the_wording_is_used(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()
    say = Words.say

    def note(words: Words, key: str, **args: str | int | float) -> str:
        said.add(key)
        return say(words, key, **args)

    monkeypatch.setattr(Words, "say", note)
    wording.completed(catalogue(PACKAGE, language), language)
    program_text(
        read("test", "draw 1; focus(guile): [draw 1; choose one: [draw 1] | [draw 2]]"), language
    )
    program_text(read("test", "recruit free 2 any card cost<=3"), language)
    program_text(read("test", "redeploy 1 trophy troop from any trophy hall"), language)
    source = inspect.getsource(wording)
    assert {key for key in messages(PACKAGE, language) if f'"{key}"' in source} <= said


@each_language
def test_the_catalogues_are_complete(language: str) -> None:
    """If not: `python -m deepcourt.games.tyrants.wording`."""
    source = catalogue(PACKAGE, language)
    assert wording.completed(source, language) == source


@each_language
def test_what_is_written_into_the_catalogues_can_be_said(language: str) -> None:
    words = Words.of(language, PACKAGE)
    for card, id in enumerate(CARD_IDS):
        assert words.say(f"about-card-{id}") == card_text(card, language)
        texts = wording.option_texts(card, language)
        assert len(texts) in (0, 2)
        for number, text in enumerate(texts, 1):
            assert words.say(f"choice-{id}-{number}") == text
            assert "\n" not in text
    names = [words.say(f"place-{id}") for id in PLACE_IDS]
    phrases = [words.phrase(f"place-{id}") for id in PLACE_IDS]
    assert len(set(names)) == len(set(phrases)) == len(PLACE_IDS)


PLACE_WORDS = {
    "skullport": ("Skullport", "at Skullport", "Port-Crâne", "sur Port-Crâne"),
    "labyrinth": ("The Labyrinth", "at the Labyrinth", "Le Labyrinthe", "sur le Labyrinthe"),
    "skullport--kanaglym-0": (
        *("Skullport – Kanaglym", "between Skullport and Kanaglym"),
        *("Port-Crâne – Kanaglym", "entre Port-Crâne et Kanaglym"),
    ),
    "labyrinth--skullport-1": (
        *("The Labyrinth – Skullport (2/2)", "between the Labyrinth and Skullport (2/2)"),
        *("Le Labyrinthe – Port-Crâne (2/2)", "entre le Labyrinthe et Port-Crâne (2/2)"),
    ),
}


@pytest.mark.parametrize("id", PLACE_WORDS)
def test_a_place_has_a_name_and_stands_in_a_sentence(id: str) -> None:
    both = [Words.of(language, PACKAGE) for language in LANGUAGES]
    said = [
        text for words in both for text in (words.say(f"place-{id}"), words.phrase(f"place-{id}"))
    ]
    assert tuple(said) == PLACE_WORDS[id]


@each_card
@each_language
def test_a_card_has_a_text(card: int, language: str) -> None:
    check_text(card_text(card, language), language)


def check_text(text: str, language: str) -> None:
    """Whole sentences, nothing of the machinery, punctuation and elision as they should be."""
    for line in text.split("\n"):
        assert re.fullmatch(r" *(• )?[A-ZÀ-Ý0-9].*[.:]", line), line
        assert not re.search(r"[{}'_\[\]]|\S  |\.\.|,,|,\.|\?\?\?", line), line
    if language == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!]", text), text
        assert not re.search(r"\b(de|à) (le|les)\b|\bsi ils?\b", text), text
        assert not re.search(r"\b(de|que|jusque|ne) [aeiouyéèà]", text), text


def shape(card: int, language: str) -> tuple[int, int]:
    text = card_text(card, language)
    return text.count("\n"), text.count("•")


@each_card
def test_both_languages_have_the_same_lines_and_figures(card: int) -> None:
    english, french = (card_text(card, language) for language in LANGUAGES)
    assert shape(card, "en") == shape(card, "fr")
    assert re.findall(r"\d+", english) == re.findall(r"\d+", french)


TEXTS = {
    "kobold": (
        "Choose one:\n• Deploy a troop.\n• Assassinate a white troop.",
        "Choisissez une option :\n• Déployez une unité.\n• Assassinez une unité blanche.",
    ),
    "weaponmaster": (
        "3 times in a row, choose one and carry it out:\n"
        "• Deploy a troop.\n• Assassinate a white troop.",
        "3 fois de suite, choisissez une option et appliquez-la :\n"
        "• Déployez une unité.\n• Assassinez une unité blanche.",
    ),
    "mind-flayer": (
        "You may devour a card from your hand. If you do, choose one:\n"
        "• Gain 3 influence.\n• Assassinate an enemy troop.",
        "Vous pouvez dévorer une carte de votre main. Dans ce cas, choisissez une option :\n"
        "• Gagnez 3 points d’Influence.\n• Assassinez une unité ennemie.",
    ),
    "air-elemental": (
        "Choose one:\n• Place a spy.\n"
        "• You may return one of your spies. If you do, deploy 3 troops.\n"
        "Focus (Guile): draw a card.",
        "Choisissez une option :\n• Posez un espion.\n"
        "• Vous pouvez renvoyer un de vos espions. Dans ce cas, déployez 3 unités.\n"
        "Focus (Ruse) : piochez une carte.",
    ),
    "blue-dragon": (
        "At the end of the turn, promote up to 2 other cards you played this turn,"
        " then gain 1 VP for every 3 cards in your inner circle.",
        "À la fin du tour, promouvez jusqu’à 2 autres cartes jouées ce tour-ci,"
        " puis gagnez 1 PV par tranche de 3 cartes dans votre cénacle.",
    ),
    "chuul": (
        "Place a spy.\nEach opponent who has a troop on the site of that spy"
        " and more than 3 cards in hand discards a card.",
        "Posez un espion.\nChaque adversaire qui a une unité sur le site de cet espion"
        " et plus de 3 cartes en main défausse une carte.",
    ),
    "lich": (
        "Place a spy.\nIf another player has a troop on the site of that spy, you may put up to"
        " 2 troops of any colour from the trophy hall of that player back on the map where you"
        " have presence.",
        "Posez un espion.\nSi un autre joueur a une unité sur le site de cet espion, vous pouvez"
        " remettre sur le plateau, là où vous avez une présence, jusqu’à 2 unités de toutes"
        " couleurs provenant de la salle des trophées de ce joueur.",
    ),
}


@pytest.mark.parametrize("id", TEXTS)
def test_texts_word_by_word(id: str) -> None:
    card = CARD_IDS.index(id)
    english, french = TEXTS[id]
    assert card_text(card, "en") == english
    assert card_text(card, "fr").replace("\u00a0", " ") == french


def test_a_choice_inside_an_option_and_one_after_something_else() -> None:
    inner = "choose one: [draw 1] | [draw 2]"
    text = program_text(read("test", f"choose one: [{inner}] | [deploy 1]"), "en")
    assert text == (
        "Choose one:\n• Choose one:\n  • Draw a card.\n  • Draw 2 cards.\n• Deploy a troop."
    )
    text = program_text(read("test", f"cost: devour this card -> [deploy 1; {inner}]"), "en")
    assert text == (
        "You may devour this card. If you do, deploy a troop. Then choose one:\n"
        "• Draw a card.\n• Draw 2 cards."
    )


def test_a_route_is_named_after_its_ends() -> None:
    assert route_name(0, "en") == "Gauntlgrym – The Wormwrithings"
    assert route_name(0, "fr") == "Gauntlgrym – Les Méandres du Ver"
