"""A table as a document, and back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.documents import Reader
from ...core.errors import InvalidPosition
from .cards import GUILD_IDS, LOCATION, LORD, RANK_TABLE
from .constants import *
from .rules import Conspiracy
from .view import location_ids, lord_ids, seat_or_none

NOBODY = -1


def table(game: Conspiracy) -> dict[str, Any]:
    """All cards and tokens. Keys and pearls follow from the chambers."""
    return {
        "deck": lord_ids(game.deck_lords()),
        "piles": {GUILD_IDS[guild]: lord_ids(game.pile(guild)) for guild in range(GUILDS)},
        "hand": lord_ids(game.hand_lords()),
        "chambers": [lord_ids(game.chamber(seat)) for seat in range(game.players)],
        "controlled": [
            {
                str(LOCATION.ids[location]): spot + 1
                for location, spot in game.controlled_locations(seat)
            }
            for seat in range(game.players)
        ],
        "location_deck": location_ids(game.deck_locations()),
        "revealed": location_ids(game.revealed_locations()),
        "drawn": location_ids(game.locations_drawn()),
        "pearl_master": seat_or_none(game.pearl_master),
        "forced_draw": game.forced_draw,
        "forced_by": seat_or_none(game.forced_by),
        "finisher": seat_or_none(game.finisher),
    }


def restore(game: Conspiracy, reader: Reader) -> None:
    """Lay out the table that `table` described."""
    reader.fields(
        "deck",
        "piles",
        "hand",
        "chambers",
        "controlled",
        "location_deck",
        "revealed",
        "drawn",
        "pearl_master",
        "forced_draw",
        "forced_by",
        "finisher",
    )
    deck = lords(reader["deck"])
    piles = [pile(reader["piles"].fields(*GUILD_IDS), guild) for guild in range(GUILDS)]
    hand = lords(reader["hand"], PILE_CARDS)
    players = game.players
    chambers = [lords(chamber, SPOTS) for chamber in reader["chambers"].items(players, players)]
    check_lords([deck, *piles, hand, *chambers])
    controlled = [
        controlled_locations(one, chamber)
        for one, chamber in zip(reader["controlled"].items(players, players), chambers, strict=True)
    ]
    zones = (
        locations(reader["location_deck"]),
        locations(reader["revealed"]),
        locations(reader["drawn"]),
    )
    check_locations([*zones, *([location for location, _ in one] for one in controlled)])
    tokens = (
        seat(reader["pearl_master"], players),
        reader["forced_draw"].number(0, 2),
        seat(reader["forced_by"], players),
        seat(reader["finisher"], players),
    )
    game.restore(deck, piles, hand, chambers, controlled, zones, tokens)
    check_tokens(game)
    check_decisions(game)


def lords(reader: Reader, at_most: int | None = None) -> list[int]:
    return [lord.one_of(LORD.ids) for lord in reader.items(0, at_most)]


def locations(reader: Reader) -> list[int]:
    return [location.one_of(LOCATION.ids) for location in reader.items()]


def pile(reader: Reader, guild: int) -> list[int]:
    own = reader[GUILD_IDS[guild]]
    found = lords(own, PILE_CARDS)
    if any(lord // RANKS != guild for lord in found):
        raise own.complain(f"lords of the guild {GUILD_IDS[guild]} only")
    return found


def controlled_locations(reader: Reader, chamber: list[int]) -> list[tuple[int, int]]:
    found = []
    for id in reader.fields(*map(str, LOCATION.ids)).value:
        spot = reader[id].number(1, SPOTS) - 1
        if spot >= len(chamber) or RANK_TABLE[chamber[spot] % RANKS].key is None:
            raise reader[id].complain("the spot of a lord that shows a key")
        found.append((LOCATION.number(id), spot))
    if len({spot for _, spot in found}) != len(found):
        raise reader.complain("one location to a spot")
    return found


def seat(reader: Reader, players: int) -> int:
    return NOBODY if reader.optional() is None else reader.number(0, players - 1)


def check_lords(zones: list[list[int]]) -> None:
    count = Counter(lord for zone in zones for lord in zone)
    for lord in range(LORDS):
        copies = RANK_TABLE[lord % RANKS].copies
        if count[lord] != copies:
            raise InvalidPosition(
                f"table: expected {copies} × {LORD.ids[lord]}, found {count[lord]}"
            )


def check_locations(zones: list[list[int]]) -> None:
    count = Counter(location for zone in zones for location in zone)
    for location in range(LOCATIONS):
        if count[location] != 1:
            raise InvalidPosition(
                f"table: expected 1 × {LOCATION.ids[location]}, found {count[location]}"
            )


def check_tokens(game: Conspiracy) -> None:
    pearls = [game.pearl_count(seat) for seat in range(game.players)]
    most = max(pearls)
    if most and (game.pearl_master == NOBODY or pearls[game.pearl_master] < most):
        raise InvalidPosition("table.pearl_master: expected a seat with the most pearls")
    if not most and game.pearl_master != NOBODY:
        raise InvalidPosition("table.pearl_master: nobody has pearls")
    if (game.forced_draw == 0) != (game.forced_by == NOBODY):
        raise InvalidPosition("table.forced_by: goes together with forced_draw")
    if game.forced_draw:
        cause = FORCE_ONE if game.forced_draw == 1 else FORCE_TWO
        if cause not in (location for location, _ in game.controlled_locations(game.forced_by)):
            raise InvalidPosition("table.forced_by: does not control the location that forces")
    if game.forced_by == game.seat and game.kind == RECRUIT:
        raise InvalidPosition("table.forced_by: is recruiting, which ends the constraint")
    complete = [seat for seat in range(game.players) if len(game.chamber(seat)) == SPOTS]
    if game.finisher != NOBODY and game.finisher not in complete:
        raise InvalidPosition("table.finisher: has not completed the chamber")
    if game.finisher == NOBODY and any(seat != game.seat for seat in complete):
        raise InvalidPosition("table.finisher: somebody has completed the chamber")


def check_decisions(game: Conspiracy) -> None:
    """What lies on the table is what the decisions in progress ask about."""
    *waiting, (kind, seat) = game.frame_stack()
    if game.over:
        if game.finisher == NOBODY or game.hand_lords() or game.locations_drawn() or waiting:
            raise InvalidPosition("over: the game cannot be over here")
        return
    nested = kind not in (RECRUIT, KEEP, RETURN, PLACE)
    if waiting != ([(PLACE, seat)] if nested else []):
        raise InvalidPosition("decisions: expected 'place' of the same seat below, and only there")
    if seat == game.finisher:
        raise InvalidPosition("decisions: this seat has had its last turn")
    check_hand(game, kind, seat)
    if len(game.locations_drawn()) not in ((2, 3) if kind == CLAIM else (0,)):
        raise InvalidPosition("table.drawn: does not fit the decision")
    if nested and not last_lord_asks(game, kind, seat):
        raise InvalidPosition("decisions: the lord placed last does not ask for this")


def check_hand(game: Conspiracy, kind: int, seat: int) -> None:
    hand = len(game.hand_lords())
    free = SPOTS - len(game.chamber(seat))
    fits = {
        RECRUIT: hand == 0 < free,
        KEEP: 2 <= hand <= MOST_DRAWN and free > 0,
        RETURN: hand > free > 0,
        PLACE: 2 <= hand <= free,
    }
    if not fits.get(kind, hand <= free):
        raise InvalidPosition(f"table.hand: {hand} lords do not fit the decision")


def last_lord_asks(game: Conspiracy, kind: int, seat: int) -> bool:
    """Whether the lord placed last brings about a swap or a location."""
    chamber = game.chamber(seat)
    if not chamber:
        return False
    rank = chamber[-1] % RANKS
    if kind == SWAP:
        return rank == SCHEMER
    controlled = dict(game.controlled_locations(seat))
    searches = SEARCH_DECK in controlled
    return (
        rank in (SILVER_KEY, GOLD_KEY)
        and len(chamber) - 1 not in controlled.values()
        and game.opens_location(seat)
        and searches == (kind == SEARCH)
    )
