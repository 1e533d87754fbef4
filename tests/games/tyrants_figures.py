"""Presence, control, points and numbers of pieces, found out again from the document of a table.

Everything here follows the text of the rules, slowly and without a look at how the game does it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from deepcourt.games.tyrants.board import (
    HOUSES,
    LEFT,
    PLACE_IDS,
    RIGHT,
    ROUTE_TABLE,
    SITE_IDS,
    SITE_TABLE,
    WHITE_ID,
    Layout,
    Site,
    layout,
)
from deepcourt.games.tyrants.cards import CARD, CARD_TABLE

Json = Any
TROOPS = 40
SPIES = 5
OUTCASTS = 30
WHITES = {(2, "left"): 25, (3, "left"): 32, (3, "right"): 33, (4, "left"): 40}
CARDS = dict(zip(CARD.ids, CARD_TABLE, strict=True))
SITES = {site.id: site for site in SITE_TABLE}
ROW = 6
PILES = ("deck", "hand", "discard", "circle")


@cache
def played_on(players: int, outer: str) -> Layout:
    return layout(players, RIGHT if outer == "right" else LEFT)


def layout_of(position: Json) -> Layout:
    return played_on(position["players"], position["options"]["outer"])


def sites_in_play(position: Json) -> list[Site]:
    return [SITE_TABLE[site] for site in layout_of(position).sites]


def houses(position: Json) -> list[tuple[int, str]]:
    return list(enumerate(HOUSES[: position["players"]]))


# -- presence and control (sections 5 and 7) ----------------------------------------------


def lines(position: Json) -> Iterator[list[str]]:
    """Every route in play from site to site, its spaces between them."""
    for number in layout_of(position).routes:
        route = ROUTE_TABLE[number]
        spaces = [f"{route.id}-{space}" for space in range(route.spaces)]
        yield [route.a, *spaces, route.b]


def presence(position: Json, seat: int) -> set[str]:
    """Where there is a spy, or a troop in the same site or at the next place of a route."""
    table = position["table"]
    house = HOUSES[seat]
    stands = {place for place, troops in table["troops"].items() if house in troops}
    found = {*table["seats"][seat]["spies"], *(stands & {*SITE_IDS})}
    for line in lines(position):
        for number, place in enumerate(line):
            if place in stands:
                found.update(line[max(0, number - 1) : number])
                found.update(line[number + 1 : number + 2])
    return found


def controller(position: Json, site: str) -> int | None:
    """Who has more troops there than each other colour."""
    troops = position["table"]["troops"].get(site, {})
    for seat, house in houses(position):
        own = troops.get(house, 0)
        if own and all(own > count for colour, count in troops.items() if colour != house):
            return seat
    return None


def has_total_control(position: Json, seat: int, site: Site) -> bool:
    table = position["table"]
    full = table["troops"].get(site.id, {}).get(HOUSES[seat], 0) == site.spaces
    watched = any(
        site.id in other["spies"] for number, other in enumerate(table["seats"]) if number != seat
    )
    return full and not watched


# -- points (section 9) -------------------------------------------------------------------


def score(position: Json, seat: int) -> int:
    table = position["table"]
    own = table["seats"][seat]
    points: int = own["points"] + sum(own["hall"].values())
    for site in sites_in_play(position):
        if controller(position, site.id) == seat:
            points += site.points + 2 * has_total_control(position, seat, site)
    cards = own["deck"] + own["hand"] + own["discard"]
    if table["active"] == seat:
        cards = cards + in_play(table)
    points += sum(CARDS[card].points for card in cards)
    return points + sum(CARDS[card].inner_points for card in own["circle"])


def in_play(table: Json) -> list[str]:
    return [one["card"] for one in table["played"] if one["lies"] == "play"]


# -- pieces (section 3) -------------------------------------------------------------------


def check_pieces(position: Json) -> None:
    """Nothing has got lost and nothing has come from nowhere."""
    table, players = position["table"], position["players"]
    seats = table["seats"]
    troops: Counter[str] = Counter()
    for standing in (*table["troops"].values(), *(own["hall"] for own in seats)):
        troops.update(standing)
    assert troops.pop(WHITE_ID, 0) == WHITES[players, position["options"]["outer"]]
    assert all(0 < count <= TROOPS for count in troops.values())
    assert {*troops} <= {*HOUSES[:players]}
    places = {PLACE_IDS[place] for place in layout_of(position).places}
    assert {*table["troops"]} <= places
    for place, standing in table["troops"].items():
        room = SITES[place].spaces if place in SITES else 1
        assert 0 < sum(standing.values()) <= room
    for own in seats:
        assert len({*own["spies"]}) == len(own["spies"]) <= SPIES
        assert {*own["spies"]} <= places & {*SITE_IDS}


def cards_of(position: Json) -> Counter[str]:
    """All that belongs to such a game."""
    decks = {"core", *position["options"]["decks"].split("-")}
    cards = Counter(
        {card.id: card.copies for card in CARD_TABLE if card.deck in decks and card.copies}
    )
    cards["noble"] = 7 * position["players"]
    cards["soldier"] = 3 * position["players"]
    cards["insane-outcast"] = OUTCASTS if "demons" in decks else 0
    return +cards


def check_cards(position: Json) -> None:
    """Every copy of every card lies somewhere, once, and where such a card can lie."""
    table = position["table"]
    found = Counter(table["market"] + table["devoured"] + in_play(table))
    found.update(card for card in table["row"] if card)
    found.update(table["stacks"])
    for own in table["seats"]:
        for pile in PILES:
            found.update(own[pile])
        assert "insane-outcast" not in own["circle"]
    assert +found == cards_of(position)
    assert "insane-outcast" not in table["devoured"]
    sold = {CARDS[card].deck for card in [*table["market"], *table["row"]] if card}
    assert sold <= {*position["options"]["decks"].split("-")}
    assert len(table["row"]) == ROW
    assert None not in table["row"] or not table["market"]


# -- everything at once -------------------------------------------------------------------


def check(game: Any) -> None:
    """The table and what the game says of it."""
    position, view, scores = game.position(), game.view(), game.scores()
    table = position["table"]
    check_pieces(position)
    check_cards(position)
    assert {*view["sites"]} == {site.id for site in sites_in_play(position)}
    for site in sites_in_play(position):
        shown = view["sites"][site.id]
        seat = controller(position, site.id)
        assert shown["control"] == seat
        assert shown["total"] == (seat is not None and has_total_control(position, seat, site))
        assert shown["marker"] == (site.marker is not None)
        if seat is not None and site.marker and table["round"] and seat == table["active"]:
            assert site.id in table["paid"]
    for seat, house in houses(position):
        own = view["seats"][seat]
        on_map = sum(troops.get(house, 0) for troops in table["troops"].values())
        kept = sum(other["hall"].get(house, 0) for other in table["seats"])
        assert own["barracks"] + on_map + kept == TROOPS
        assert own["spies"] + len(table["seats"][seat]["spies"]) == SPIES
        assert {*own["presence"]} == presence(position, seat)
        mine = [site for site in sites_in_play(position) if controller(position, site.id) == seat]
        assert own["sites"] == [site.id for site in mine]
        assert own["markers"] == [site.id for site in mine if site.marker]
        assert own["score"] == scores[seat] == score(position, seat)
        assert own["barracks"] or table["last_round"]
    assert table["market"] or table["last_round"]
