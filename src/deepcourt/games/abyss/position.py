"""A table as a document, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...core.documents import Reader
from ...core.errors import InvalidPosition
from ...core.vocabulary import Noun
from .cards import ALLY_NOUN, KIND_TABLE, LOCATION_NOUN, LORD, TOKEN_COPIES
from .constants import *
from .leviathan.cards import LEVIATHAN, LEVIATHAN_TABLE, NEW_TOKEN_COPIES, ZONE
from .position_checks import check_moment
from .rules import Abyss
from .view import TURN_POWERS, ally_ids, card_id, location_ids, lord_ids, seat_or_none, seats_in

NOBODY = -1
MOST_PEARLS = 30_000  # fits an observation, as the next
MOST_KEYS = 30_000
CARD_IDS = (*ALLY_NOUN.ids, "monster")
CARD_FIELDS = ("deck", "discard", "track", "council", "paid")
COUNTS = ("tokens", "new_tokens", "fresh")
FLAGS = ("extra_turn", "court_short", "harmless", "may_stop", "fought", "second_fight")
NUMBERS = {
    "price": (1, MAX_PLAYERS),
    "keys_due": (0, 3),
    "power": (0, 60),
    "tokens_due": (0, 9),
    "to_discard": (0, 3),
    "paid_for": (0, 100),
}
FIELDS = (
    "active",
    "bought",
    "declined",
    "powers_used",
    "finisher",
    "threat",
    "recruit",
    "victim",
    "lord_deck",
    "court",
    "location_deck",
    "available",
    "drawn",
    "claimed",
    "ambassador",
    "leviathan_deck",
    "border",
    "newcomer",
    "arrival",
    "zone",
    "dice",
    "statue",
    "seats",
    *CARD_FIELDS,
    *COUNTS,
    *FLAGS,
    *NUMBERS,
)
SEAT_FIELDS = (
    "hand",
    "affiliated",
    "pearls",
    "key_tokens",
    "wounds",
    "free",
    "disabled",
    "locations",
    "tokens",
    "new_tokens",
    "slain",
)


def table(game: Abyss) -> dict[str, Any]:
    """All cards and tokens, and how far the turn has come."""
    return {
        "active": game.active,
        "price": game.price,
        "bought": seats_in(game, game.bought),
        "declined": seats_in(game, game.declined),
        "powers_used": lord_ids([lord for lord in TURN_POWERS if game.power_used(lord)]),
        "finisher": seat_or_none(game.finisher),
        "threat": game.threat + 1,
        "deck": card_ids(game.deck_cards()),
        "discard": card_ids(game.discarded_cards()),
        "track": card_ids(game.track_cards()),
        "council": ally_ids(game.council_allies()),
        "recruit": id_or_none(LORD, game.recruit),
        "paid": ally_ids(game.paid_allies()),
        "victim": seat_or_none(game.victim),
        "lord_deck": lord_ids(game.deck_lords()),
        "court": lord_ids(game.court_lords()),
        "location_deck": location_ids(game.deck_locations()),
        "available": location_ids(game.available_locations()),
        "drawn": location_ids(game.locations_drawn()),
        "claimed": id_or_none(LOCATION_NOUN, game.claimed),
        "keys_due": game.keys_due,
        "ambassador": id_or_none(LORD, game.ambassador),
        "tokens": game.token_bag_counts(),
        "new_tokens": game.new_bag_counts(),
        "fresh": game.fresh_token_counts(),
        "tokens_due": game.tokens_due,
        "leviathan_deck": leviathan_ids(game.deck_leviathans()),
        "border": [zone_document(game, zone) for zone in range(ZONES)],
        "newcomer": id_or_none(LEVIATHAN, game.newcomer),
        "arrival": id_or_none(ZONE, game.arrival),
        "zone": id_or_none(ZONE, game.zone),
        "power": game.power,
        "dice": list(game.dice()),
        "statue": seat_or_none(game.statue),
        "to_discard": game.to_discard,
        "paid_for": game.paid_for,
        "extra_turn": game.extra_turn,
        "court_short": game.court_short,
        "harmless": game.harmless,
        "may_stop": game.may_stop,
        "fought": game.fought,
        "second_fight": game.second_fight,
        "seats": [seat_document(game, seat) for seat in range(game.players)],
    }


def zone_document(game: Abyss, zone: int) -> dict[str, Any] | None:
    beast = game.border_at(zone)
    if beast == NO_LEVIATHAN:
        return None
    return {"leviathan": LEVIATHAN.ids[beast], "life_lost": game.life_lost_at(zone)}


def seat_document(game: Abyss, seat: int) -> dict[str, Any]:
    free = game.free_lords(seat)
    return {
        "hand": ally_ids(game.hand_allies(seat)),
        "affiliated": ally_ids(game.affiliated_allies(seat)),
        "pearls": game.pearl_count(seat),
        "key_tokens": game.key_token_count(seat),
        "wounds": game.wound_count(seat),
        "free": lord_ids(free),
        "disabled": lord_ids([lord for lord in free if game.is_disabled(seat, lord)]),
        "locations": {
            str(LOCATION_NOUN.ids[location]): lord_ids(game.lords_under(location))
            for location in game.controlled_locations(seat)
        },
        "tokens": game.token_counts(seat),
        "new_tokens": game.new_token_counts(seat),
        "slain": leviathan_ids(game.slain_by(seat)),
    }


def restore(game: Abyss, reader: Reader) -> None:
    """Lay out the table that `table` described."""
    reader.fields(*FIELDS)
    turn = read_turn(reader, game.players)
    cards = read_cards(reader)
    seats = [
        (read_seat(one), read_places(one["locations"]))
        for one in reader["seats"].items(game.players, game.players)
    ]
    check_allies(game, cards, [own for own, _ in seats])
    check_lords(game, cards, seats)
    check_locations(cards, seats)
    check_tokens(game, cards, [own for own, _ in seats])
    check_leviathans(game, cards, turn["newcomer"], [own for own, _ in seats])
    game.restore_turn(turn)
    game.restore_cards(cards)
    for seat, (own, places) in enumerate(seats):
        game.restore_seat(seat, own, places)
    check_moment(game)


# -- reading ----------------------------------------------------------------------------


def read_turn(reader: Reader, players: int) -> dict[str, int]:
    numbers = {name: reader[name].number(*limits) for name, limits in NUMBERS.items()}
    flags = {name: int(reader[name].flag()) for name in FLAGS}
    die, other_die = (die.number(0, 6) for die in reader["dice"].items(2, 2))
    return (
        numbers
        | flags
        | {
            "active": reader["active"].number(0, players - 1),
            "bought": seat_set(reader["bought"], players),
            "declined": seat_set(reader["declined"], players),
            "powers_used": sum(1 << lord for lord in used_powers(reader["powers_used"])),
            "finisher": seat_or_nobody(reader["finisher"], players),
            "threat": reader["threat"].number(1, THREATS) - 1,
            "recruit": number_or(NO_LORD, reader["recruit"], LORD),
            "victim": seat_or_nobody(reader["victim"], players),
            "claimed": number_or(NO_LOCATION, reader["claimed"], LOCATION_NOUN),
            "ambassador": number_or(NO_LORD, reader["ambassador"], LORD),
            "newcomer": number_or(NO_LEVIATHAN, reader["newcomer"], LEVIATHAN),
            "arrival": number_or(NO_ZONE, reader["arrival"], ZONE),
            "zone": number_or(NO_ZONE, reader["zone"], ZONE),
            "statue": seat_or_nobody(reader["statue"], players),
            "die": die,
            "other_die": other_die,
        }
    )


def read_cards(reader: Reader) -> dict[str, list[int]]:
    zones = [read_zone(zone) for zone in reader["border"].items(ZONES, ZONES)]
    return {
        "deck": numbers_of(reader["deck"], CARD_IDS),
        "discard": numbers_of(reader["discard"], CARD_IDS),
        "track": numbers_of(reader["track"], CARD_IDS, TRACK_SPACES),
        "council": numbers_of(reader["council"], ALLY_NOUN.ids),
        "paid": numbers_of(reader["paid"], ALLY_NOUN.ids),
        "lord_deck": numbers_of(reader["lord_deck"], LORD.ids),
        "court": numbers_of(reader["court"], LORD.ids, COURT_SPACES),
        "location_deck": numbers_of(reader["location_deck"], LOCATION_NOUN.ids),
        "available": numbers_of(reader["available"], LOCATION_NOUN.ids),
        "drawn": numbers_of(reader["drawn"], LOCATION_NOUN.ids),
        "tokens": token_numbers(reader["tokens"], TOKEN_COPIES),
        "new_tokens": token_numbers(reader["new_tokens"], NEW_TOKEN_COPIES),
        "fresh": token_numbers(reader["fresh"], NEW_TOKEN_COPIES),
        "leviathan_deck": numbers_of(reader["leviathan_deck"], LEVIATHAN.ids),
        "border": [beast for beast, _ in zones],
        "life_lost": [lost for _, lost in zones],
    }


def read_zone(reader: Reader) -> tuple[int, int]:
    if reader.optional() is None:
        return NO_LEVIATHAN, 0
    beast = reader.fields("leviathan", "life_lost")["leviathan"].one_of(LEVIATHAN.ids)
    return beast, reader["life_lost"].number(0, len(LEVIATHAN_TABLE[beast].resistances))


def read_seat(reader: Reader) -> dict[str, list[int]]:
    reader.fields(*SEAT_FIELDS)
    free = numbers_of(reader["free"], LORD.ids)
    disabled = numbers_of(reader["disabled"], LORD.ids)
    if not set(disabled) <= set(free) or len(set(disabled)) != len(disabled):
        raise reader["disabled"].complain("free lords, each once")
    return {
        "hand": numbers_of(reader["hand"], ALLY_NOUN.ids),
        "affiliated": numbers_of(reader["affiliated"], ALLY_NOUN.ids),
        "counts": [
            reader["pearls"].number(0, MOST_PEARLS),
            reader["key_tokens"].number(0, MOST_KEYS),
            reader["wounds"].number(0, 200),
        ],
        "free": free,
        "disabled": disabled,
        "tokens": token_numbers(reader["tokens"], TOKEN_COPIES),
        "new_tokens": token_numbers(reader["new_tokens"], NEW_TOKEN_COPIES),
        "slain": numbers_of(reader["slain"], LEVIATHAN.ids),
    }


def read_places(reader: Reader) -> dict[int, list[int]]:
    ids = reader.fields(*map(str, LOCATION_NOUN.ids)).value
    return {LOCATION_NOUN.number(id): numbers_of(reader[id], LORD.ids, 3) for id in ids}


def numbers_of(reader: Reader, ids: tuple[Any, ...], at_most: int | None = None) -> list[int]:
    return [one.one_of(ids) for one in reader.items(0, at_most)]


def token_numbers(reader: Reader, copies: tuple[int, ...]) -> list[int]:
    counts = reader.items(len(copies), len(copies))
    return [one.number(0, most) for one, most in zip(counts, copies, strict=True)]


def used_powers(reader: Reader) -> set[int]:
    ids = [LORD.ids[lord] for lord in TURN_POWERS]
    return {TURN_POWERS[lord.one_of(ids)] for lord in reader.items(0, len(ids))}


def seat_set(reader: Reader, players: int) -> int:
    return sum(1 << seat for seat in {one.number(0, players - 1) for one in reader.items()})


def seat_or_nobody(reader: Reader, players: int) -> int:
    return NOBODY if reader.optional() is None else reader.number(0, players - 1)


def number_or(nothing: int, reader: Reader, noun: Noun) -> int:
    return nothing if reader.optional() is None else reader.one_of(noun.ids)


def id_or_none(noun: Noun, number: int) -> Any:
    return None if number >= len(noun.ids) else noun.ids[number]


def card_ids(cards: list[int]) -> list[str]:
    return [card_id(card) for card in cards]


def leviathan_ids(beasts: list[int]) -> list[str]:
    return [str(LEVIATHAN.ids[beast]) for beast in beasts]


# -- checking: every card and token is where it can be, and nowhere else ----------------


def card_copies(card: int, leviathan: bool) -> int:
    """How many copies of an exploration card there are."""
    if card == MONSTER_CARD:
        return MONSTERS + NEW_MONSTERS * leviathan
    kind = KIND_TABLE[card % KINDS]
    crabs = NEW_PLAIN_CRABS if card == PLAIN_CRAB_ONE else 0
    return kind.copies + (kind.new_copies + crabs) * leviathan


def check_allies(
    game: Abyss, cards: dict[str, list[int]], seats: list[dict[str, list[int]]]
) -> None:
    count = Counter(card for name in CARD_FIELDS for card in cards[name])
    for own in seats:
        count.update(own["hand"])
        count.update(own["affiliated"])
    for card in range(ALLIES + 1):
        copies = card_copies(card, game.leviathan)
        if count[card] != copies:
            raise InvalidPosition(f"table: {count[card]} copies of {card_id(card)}, not {copies}")


def check_lords(
    game: Abyss,
    cards: dict[str, list[int]],
    seats: list[tuple[dict[str, list[int]], dict[int, list[int]]]],
) -> None:
    zones = [cards["lord_deck"], cards["court"]]
    for own, places in seats:
        zones += [own["free"], *places.values()]
    found = check_once(zones, LORD)
    for lord in found:
        if lord not in game.played_lords():
            raise InvalidPosition(f"table: {LORD.ids[lord]} is not played with")


def check_locations(
    cards: dict[str, list[int]],
    seats: list[tuple[dict[str, list[int]], dict[int, list[int]]]],
) -> None:
    zones = [cards["location_deck"], cards["available"], cards["drawn"]]
    check_once([*zones, *([*places] for _, places in seats)], LOCATION_NOUN)


def check_leviathans(
    game: Abyss,
    cards: dict[str, list[int]],
    newcomer: int,
    seats: list[dict[str, list[int]]],
) -> None:
    border = [beast for beast in cards["border"] if beast != NO_LEVIATHAN]
    zones = [cards["leviathan_deck"], border, *(own["slain"] for own in seats)]
    found = check_once([*zones, [newcomer] if newcomer != NO_LEVIATHAN else []], LEVIATHAN)
    if found and not game.leviathan:
        raise InvalidPosition("table: there are no leviathans without Leviathan")


def check_once(zones: Iterable[list[int]], noun: Noun) -> list[int]:
    """Check that nothing lies in two places; all that was found."""
    found = [number for zone in zones for number in zone]
    for number, count in Counter(found).items():
        if count > 1:
            raise InvalidPosition(f"table: {noun.ids[number]} lies in {count} places")
    return found


def check_tokens(
    game: Abyss, cards: dict[str, list[int]], seats: list[dict[str, list[int]]]
) -> None:
    for token in range(TOKEN_KINDS):
        count = cards["tokens"][token] + sum(own["tokens"][token] for own in seats)
        if count != TOKEN_COPIES[token]:
            raise InvalidPosition(
                f"table.tokens: {count} of kind {token + 1}, not {TOKEN_COPIES[token]}"
            )
    for token in range(NEW_TOKEN_KINDS):
        held = sum(own["new_tokens"][token] for own in seats)
        if cards["new_tokens"][token] + held > NEW_TOKEN_COPIES[token] * game.leviathan:
            raise InvalidPosition(f"table.new_tokens: too many of kind {token + 1}")
        if cards["fresh"][token] > held:
            raise InvalidPosition(f"table.fresh: too many of kind {token + 1}")


assert len(LORD.ids) == LORDS
