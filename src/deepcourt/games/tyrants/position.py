"""A table as a document, and back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.documents import Reader
from ...core.errors import InvalidPosition
from ...core.fields import Values
from .board import HOUSES, PLACE_IDS, SITE, SITE_IDS, TROOP, capacity, whites
from .cards import CARD, CARD_TABLE, STACK_IDS, STARTING_DECK, Deck
from .constants import *
from .fields import STATE
from .position_checks import check_moment
from .programs import ROUTINES, length
from .rules import Tyrants
from .view import WHERE, layout_of

SOMEWHERE = {**WHERE, EITHER: "either"}
LIES = {**SOMEWHERE, GONE: None}
RUN_KEYS = (
    "card",
    "seat",
    "part",
    "step",
    "played",
    "site",
    "anchor",
    "left",
    "times",
    "kills",
    "victim",
    "forcer",
    "whom",
    "from",
    "figure",
    "returned",
    "deployed",
)


def table(game: Tyrants) -> dict[str, Any]:
    """All cards, troops and spies, and how far the turn has come."""
    played = game.played_cards()
    layout = layout_of(game)
    seats = range(game.players)
    own = {
        "paid": [SITE_IDS[site] for site in game.paid_sites()],
        "played": [{"card": CARD.ids[card], "lies": LIES[lies]} for card, lies in played],
        "end_effects": [
            {"played": number, "part": part_of(played[number][0], code)[0]}
            for code, number in game.waiting_effects()
        ],
        "resolving": [run_document(run) for run in game.all_runs()],
        "troops": {
            PLACE_IDS[place]: troops_document(game.troops_at(place))
            for place in layout.places
            if any(game.troops_at(place))
        },
        "spies": [
            [SITE_IDS[site] for site in layout.sites if game.has_spy(seat, site)] for seat in seats
        ],
        "hall": [troops_document(game.hall_of(seat)) for seat in seats],
    }
    return STATE.document(game.values(), game.players, own)


def troops_document(counts: list[int]) -> dict[str, int]:
    return {str(TROOP.ids[colour]): count for colour, count in enumerate(counts) if count}


def part_of(card: int, code: int) -> tuple[str, int]:
    """Which part of a card's program an address lies in, and how far from its beginning."""
    for part, start in ROUTINES[card].items():
        if start <= code < start + length(start):
            return part, code - start
    raise ValueError(f"{CARD.ids[card]} has no code at {code}")


def run_document(run: dict[str, Any]) -> dict[str, Any]:
    part, step = part_of(run["card"], run["code"])
    return {
        "card": CARD.ids[run["card"]],
        "seat": run["seat"],
        "part": part,
        "step": step,
        "played": or_none(run["played"], NOT_PLAYED),
        "site": id_or_none(SITE_IDS, run["site"], NO_SITE),
        "anchor": id_or_none(SITE_IDS, run["anchor"], NO_SITE),
        "left": run["left"],
        "times": run["times"],
        "kills": run["kills"],
        "victim": id_or_none(TROOP.ids, run["victim"], NO_COLOUR),
        "forcer": or_none(run["forcer"], NO_SEAT),
        "whom": or_none(run["whom"], NO_SEAT),
        "from": run["from"],
        "figure": id_or_none(TROOP.ids, run["figure"], NO_COLOUR),
        "returned": [SITE_IDS[site] for site in run["returned"]],
        "deployed": [PLACE_IDS[place] for place in run["deployed"]],
    }


def or_none(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def id_or_none(ids: tuple[Any, ...], number: int, nothing: int) -> Any:
    return None if number == nothing else ids[number]


def restore(game: Tyrants, reader: Reader) -> None:
    """Lay out the table that `table` described."""
    values = STATE.read(reader, game.players)
    played = [read_played(one) for one in reader["played"].items(0, MOST_HELD)]
    values["played"] = [card for card, _ in played]
    values["lies"] = [lies for _, lies in played]
    values["queue"] = [
        read_effect(one, played) for one in reader["end_effects"].items(0, MOST_HELD)
    ]
    values["queue_size"] = len(values["queue"])
    runs = [read_run(one, game, played) for one in reader["resolving"].items(0, MOST_RUNS)]
    troops = read_troops(reader["troops"], game)
    seats = [*reader["seats"].items()]
    spies = [read_spies(seat["spies"], game) for seat in seats]
    halls = [read_counts(seat["hall"], game, TROOPS * MAX_PLAYERS) for seat in seats]
    check_cards(game, values)
    check_zones(game, values)
    check_troops(game, troops, halls)
    game.set_values(values)
    game.restore_runs(runs)
    game.restore_map(troops, halls, spies)
    game.restore_paid(read_paid(reader["paid"], game))
    check_moment(game)


# -- reading ----------------------------------------------------------------------------


def read_played(reader: Reader) -> tuple[int, int]:
    reader.fields("card", "lies")
    lies = GONE
    if reader["lies"].optional() is not None:
        lies = tuple(SOMEWHERE)[reader["lies"].one_of(tuple(SOMEWHERE.values()))]
    return reader["card"].one_of(CARD.ids), lies


def read_effect(reader: Reader, played: list[tuple[int, int]]) -> tuple[int, int]:
    reader.fields("played", "part")
    number = reader["played"].number(0, len(played) - 1)
    parts = {
        part: start for part, start in ROUTINES[played[number][0]].items() if part.startswith("end")
    }
    part = list(parts)[reader["part"].one_of(tuple(parts))]
    return parts[part], number


def read_run(reader: Reader, game: Tyrants, played: list[tuple[int, int]]) -> dict[str, Any]:
    reader.fields(*RUN_KEYS)
    card = reader["card"].one_of(CARD.ids)
    parts = ROUTINES[card]
    start = parts[list(parts)[reader["part"].one_of(tuple(parts))]]
    last = game.players - 1
    returned = numbers_of(reader["returned"], SITE_IDS, SPIES)
    deployed = numbers_of(reader["deployed"], PLACE_IDS, 2)
    return {
        "card": card,
        "seat": reader["seat"].number(0, last),
        "code": start + reader["step"].number(0, length(start) - 1),
        "played": number_or(NOT_PLAYED, reader["played"], len(played) - 1),
        "site": one_or(NO_SITE, reader["site"], SITE_IDS),
        "anchor": one_or(NO_SITE, reader["anchor"], SITE_IDS),
        "left": reader["left"].number(0, MOST_HELD),
        "times": reader["times"].number(0, 3),
        "kills": reader["kills"].number(0, MOST_HELD),
        "victim": one_or(NO_COLOUR, reader["victim"], TROOP.ids),
        "forcer": number_or(NO_SEAT, reader["forcer"], last),
        "whom": number_or(NO_SEAT, reader["whom"], last),
        "from": reader["from"].number(0, len(PLACE_IDS) - 1),
        "figure": one_or(NO_COLOUR, reader["figure"], TROOP.ids),
        "back": len(returned),
        "returned": returned,
        "placed": len(deployed),
        "deployed": deployed,
    }


def read_troops(reader: Reader, game: Tyrants) -> dict[int, list[int]]:
    places = {PLACE_IDS[place]: place for place in layout_of(game).places}
    ids = reader.fields(*places).value
    found = {}
    for id in ids:
        counts = read_counts(reader[id], game, TROOPS)
        if not 0 < sum(counts) <= capacity(places[id]):
            raise reader[id].complain(f"1 to {capacity(places[id])} troops")
        found[places[id]] = counts
    return found


def read_paid(reader: Reader, game: Tyrants) -> list[int]:
    markers = tuple(SITE_IDS[site] for site in layout_of(game).markers)
    paid = [SITE.number(markers[one.one_of(markers)]) for one in reader.items(0, len(markers))]
    if len(set(paid)) != len(paid):
        raise reader.complain("each marker once")
    return paid


def read_counts(reader: Reader, game: Tyrants, most: int) -> list[int]:
    ids = (*HOUSES[: game.players], str(TROOP.ids[WHITE]))
    given = reader.fields(*ids).value
    return [reader[str(id)].number(1, most) if id in given else 0 for id in TROOP.ids]


def read_spies(reader: Reader, game: Tyrants) -> list[int]:
    sites = tuple(SITE_IDS[site] for site in layout_of(game).sites)
    spies = [SITE.number(sites[one.one_of(sites)]) for one in reader.items(0, SPIES)]
    if len(set(spies)) != len(spies):
        raise reader.complain("each site once")
    return spies


def numbers_of(reader: Reader, ids: tuple[Any, ...], at_most: int | None = None) -> list[int]:
    return [one.one_of(ids) for one in reader.items(0, at_most)]


def number_or(nothing: int, reader: Reader, most: int) -> int:
    return nothing if reader.optional() is None else reader.number(0, most)


def one_or(nothing: int, reader: Reader, ids: tuple[Any, ...]) -> int:
    return nothing if reader.optional() is None else reader.one_of(ids)


# -- checking: every card and troop is where it can be, and nowhere else ------------------


def copies_in_play(game: Tyrants) -> list[int]:
    """How many copies of every card this game is played with."""
    decks = {Deck.CORE, *game.half_decks()}
    copies = [card.copies if card.deck in decks else 0 for card in CARD_TABLE]
    for id, count in STARTING_DECK.items():
        copies[CARD.number(id)] = count * game.players
    if Deck.DEMONS not in decks:
        copies[CARD.number("insane-outcast")] = 0
    return copies


def check_cards(game: Tyrants, values: Values) -> None:
    count = STATE.count(values, CARD)
    for id, copies in zip(STACK_IDS, values["stack"], strict=True):
        count[CARD.number(id)] += copies
    count.update(in_play(values))
    for card, copies in enumerate(copies_in_play(game)):
        if count[card] != copies:
            raise InvalidPosition(f"table: {count[card]} copies of {CARD.ids[card]}, not {copies}")


def in_play(values: Values) -> list[int]:
    played = zip(values["played"], values["lies"], strict=True)
    return [card for card, lies in played if lies == IN_PLAY]


def check_zones(game: Tyrants, values: Values) -> None:
    """The row sells half-decks; Outcasts go home; starting cards stay with their owner."""
    if any(card < FIRST_OF_HALF_DECKS for card in values["market"] + values["row"]):
        raise InvalidPosition("table: the market deck and the row are of the half-decks")
    if any(OUTCAST in pile for pile in (values["devoured"], *values["circle"])):
        raise InvalidPosition("table: an Outcast goes back to its stack")
    for seat in range(game.players):
        owned = Counter(in_play(values) if seat == values["active"] else [])
        for pile in ("deck", "hand", "discard", "circle"):
            owned.update(values[pile][seat])
        if any(owned[CARD.number(id)] > count for id, count in STARTING_DECK.items()):
            raise InvalidPosition(f"table.seats[{seat}]: starting cards of somebody else")


def check_troops(game: Tyrants, troops: dict[int, list[int]], halls: list[list[int]]) -> None:
    for colour in range(COLOURS):
        found = sum(counts[colour] for counts in troops.values())
        found += sum(hall[colour] for hall in halls)
        if colour == WHITE:
            expected = sum(whites(place) for place in layout_of(game).places)
            if found != expected:
                raise InvalidPosition(f"table: {found} white troops, not {expected}")
        elif found > TROOPS:
            raise InvalidPosition(f"table: {found} troops of {TROOP.ids[colour]}, not {TROOPS}")
