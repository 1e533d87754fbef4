"""A table as a document, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...core.documents import Reader
from ...core.errors import InvalidPosition
from ...core.fields import NOBODY, Values, bits_in
from ...core.vocabulary import Noun
from .cards import GUILD_IDS, LOCATION, LOCATION_IDS, LOCATION_TABLE, LORD, RANK_TABLE
from .constants import *
from .fields import STATE
from .rules import Conspiracy
from .words import DECISION_KINDS


def table(game: Conspiracy) -> dict[str, Any]:
    """All cards and tokens. Keys and pearls follow from the chambers."""
    controlled = [
        {LOCATION_IDS[location]: spot + 1 for location, spot in game.controlled_locations(seat)}
        for seat in range(game.players)
    ]
    return STATE.document(game.values(), game.players, {"controlled": controlled})


def restore(game: Conspiracy, reader: Reader) -> None:
    """Lay out the table that `table` described."""
    values = STATE.read(reader, game.players)
    for guild, lords in enumerate(values["piles"]):
        if any(lord // RANKS != guild for lord in lords):
            own = reader["piles"][GUILD_IDS[guild]]
            raise own.complain(f"lords of the guild {GUILD_IDS[guild]} only")
    for seat, one in enumerate(reader["controlled"].items(game.players, game.players)):
        add_locations(values, seat, one)
        add_keys_and_pearls(values, seat)
    copies = [RANK_TABLE[lord % RANKS].copies for lord in range(LORDS)]
    check_copies(STATE.count(values, LORD), LORD, copies)
    check_copies(STATE.count(values, LOCATION), LOCATION, [1] * LOCATIONS)
    game.set_values(values)
    check_tokens(game)
    check_decisions(game)


def add_locations(values: Values, seat: int, reader: Reader) -> None:
    chamber = values["chambers"][seat]
    spots = set()
    for id in reader.fields(*LOCATION_IDS).value:
        spot = reader[id].number(1, SPOTS) - 1
        if spot >= len(chamber) or RANK_TABLE[chamber[spot] % RANKS].key is None:
            raise reader[id].complain("the spot of a lord that shows a key")
        if spot in spots:
            raise reader.complain("one location to a spot")
        spots.add(spot)
        values["locations"][seat] |= 1 << LOCATION.number(id)
        values["location_spot"][LOCATION.number(id)] = spot


def add_keys_and_pearls(values: Values, seat: int) -> None:
    """What follows from a chamber: pearls, and the keys since the last location."""
    locations = bits_in(values["locations"][seat])
    last_location = max((values["location_spot"][location] for location in locations), default=-1)
    ranks = [lord % RANKS for lord in values["chambers"][seat]]
    values["silver"][seat] = ranks[last_location + 1 :].count(SILVER_KEY)
    values["gold"][seat] = ranks[last_location + 1 :].count(GOLD_KEY)
    pearls = [LOCATION_TABLE[location].pearls for location in locations]
    values["pearls"][seat] = sum(pearls) + sum(RANK_TABLE[rank].pearls for rank in ranks)


def check_copies(found: Counter[int], noun: Noun, copies: Sequence[int]) -> None:
    for number, expected in enumerate(copies):
        if found[number] != expected:
            id = noun.ids[number]
            raise InvalidPosition(f"table: expected {expected} × {id}, found {found[number]}")


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
    nested = not DECISION_KINDS[kind].alone
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
