"""A table as a document, and back."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.documents import Reader
from ...core.errors import InvalidPosition
from ...core.fields import Values, bits_in
from ...core.vocabulary import Noun
from .cards import ALLY_NOUN, KIND_TABLE, LOCATION_NOUN, LORD, TOKEN_COPIES
from .constants import *
from .fields import CARD, STATE
from .leviathan.cards import LEVIATHAN, LEVIATHAN_TABLE, NEW_TOKEN_COPIES
from .position_checks import check_moment
from .rules import Abyss
from .view import TURN_POWERS, card_id, lord_ids


def table(game: Abyss) -> dict[str, Any]:
    """All cards and tokens, and how far the turn has come."""
    own = {
        "powers_used": lord_ids([lord for lord in TURN_POWERS if game.power_used(lord)]),
        "border": [zone_document(game, zone) for zone in range(ZONES)],
        "dice": list(game.dice()),
        "locations": [
            {
                str(LOCATION_NOUN.ids[location]): lord_ids(game.lords_under(location))
                for location in game.controlled_locations(seat)
            }
            for seat in range(game.players)
        ],
    }
    return STATE.document(game.values(), game.players, own)


def zone_document(game: Abyss, zone: int) -> dict[str, Any] | None:
    beast = game.border_at(zone)
    if beast == NO_LEVIATHAN:
        return None
    return {"leviathan": LEVIATHAN.ids[beast], "life_lost": game.life_lost_at(zone)}


def restore(game: Abyss, reader: Reader) -> None:
    """Lay out the table that `table` described."""
    values = STATE.read(reader, game.players)
    values["powers_used"] = sum(1 << lord for lord in used_powers(reader["powers_used"]))
    zones = [read_zone(zone) for zone in reader["border"].items(ZONES, ZONES)]
    values["border"], values["life_lost"] = ([*one] for one in zip(*zones, strict=True))
    dice = [die.number(0, 6) for die in reader["dice"].items(2, 2)]
    values["die"], values["other_die"] = dice
    for seat, one in enumerate(reader["seats"].items()):
        if values["disabled"][seat] & ~values["free"][seat]:
            raise one["disabled"].complain("free lords, each once")
        read_places(one["locations"], values, seat)
    check_allies(game, values)
    check_lords(game, values)
    check_once(STATE.count(values, LOCATION_NOUN), LOCATION_NOUN)
    check_tokens(game, values)
    check_leviathans(game, values)
    game.set_values(values)
    game.restore_sums()
    check_moment(game)


# -- reading ----------------------------------------------------------------------------


def read_zone(reader: Reader) -> tuple[int, int]:
    if reader.optional() is None:
        return NO_LEVIATHAN, 0
    beast = reader.fields("leviathan", "life_lost")["leviathan"].one_of(LEVIATHAN.ids)
    return beast, reader["life_lost"].number(0, len(LEVIATHAN_TABLE[beast].resistances))


def read_places(reader: Reader, values: Values, seat: int) -> None:
    """The locations of a seat, and the lords under them."""
    for id in reader.fields(*map(str, LOCATION_NOUN.ids)).value:
        location = LOCATION_NOUN.number(id)
        values["controlled"][seat] |= 1 << location
        for one in reader[id].items(0, 3):
            lord = one.one_of(LORD.ids)
            if values["lord_place"][lord] != NO_LOCATION:
                raise one.complain("a lord that lies nowhere else")
            values["lord_place"][lord] = location
            values["tucked"][seat] |= 1 << lord


def used_powers(reader: Reader) -> set[int]:
    ids = [LORD.ids[lord] for lord in TURN_POWERS]
    return {TURN_POWERS[lord.one_of(ids)] for lord in reader.items(0, len(ids))}


# -- checking: every card and token is where it can be, and nowhere else ----------------


def card_copies(card: int, leviathan: bool) -> int:
    """How many copies of an exploration card there are."""
    if card == MONSTER_CARD:
        return MONSTERS + NEW_MONSTERS * leviathan
    kind = KIND_TABLE[card % KINDS]
    crabs = NEW_PLAIN_CRABS if card == PLAIN_CRAB_ONE else 0
    return kind.copies + (kind.new_copies + crabs) * leviathan


def check_allies(game: Abyss, values: Values) -> None:
    count = STATE.count(values, CARD) + STATE.count(values, ALLY_NOUN)
    for card in range(EXPLORATION_CARDS):
        copies = card_copies(card, game.leviathan)
        if count[card] != copies:
            raise InvalidPosition(f"table: {count[card]} copies of {card_id(card)}, not {copies}")


def check_lords(game: Abyss, values: Values) -> None:
    found = STATE.count(values, LORD)
    found.update(lord for tucked in values["tucked"] for lord in bits_in(tucked))
    check_once(found, LORD)
    for lord in found:
        if lord not in game.played_lords():
            raise InvalidPosition(f"table: {LORD.ids[lord]} is not played with")


def check_leviathans(game: Abyss, values: Values) -> None:
    found = STATE.count(values, LEVIATHAN)
    found.update(beast for beast in values["border"] if beast != NO_LEVIATHAN)
    found.update([values["newcomer"]] if values["newcomer"] != NO_LEVIATHAN else [])
    check_once(found, LEVIATHAN)
    if found and not game.leviathan:
        raise InvalidPosition("table: there are no leviathans without Leviathan")


def check_once(found: Counter[int], noun: Noun) -> None:
    """Check that nothing lies in two places."""
    for number, count in found.items():
        if count > 1:
            raise InvalidPosition(f"table: {noun.ids[number]} lies in {count} places")


def check_tokens(game: Abyss, values: Values) -> None:
    for token in range(TOKEN_KINDS):
        count = values["token_bag"][token] + sum(own[token] for own in values["tokens"])
        if count != TOKEN_COPIES[token]:
            raise InvalidPosition(
                f"table.tokens: {count} of kind {token + 1}, not {TOKEN_COPIES[token]}"
            )
    for token in range(NEW_TOKEN_KINDS):
        held = sum(own[token] for own in values["new_tokens"])
        if values["new_bag"][token] + held > NEW_TOKEN_COPIES[token] * game.leviathan:
            raise InvalidPosition(f"table.new_tokens: too many of kind {token + 1}")
        if values["fresh"][token] > held:
            raise InvalidPosition(f"table.fresh: too many of kind {token + 1}")
