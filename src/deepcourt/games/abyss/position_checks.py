"""Whether what a position says is being decided can be decided there.

The compiled rules trust their table, so every frame of a position is checked before it is played
on: what it needs must be there, and nothing may lie about that no frame has a use for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ...core.errors import InvalidPosition
from ...core.fields import NOBODY
from .constants import *
from .leviathan.cards import LEVIATHAN_TABLE
from .rules import Abyss
from .words import DECISION_KINDS

# Frames that never lie in one stack.
APART = (
    (BREED, SETTLE),
    (GO_ON, END_EXPLORATION),
    (STRIKE, AFTERMATH),
    (TARGET, AFTERMATH),
    (ATTACK, AFTERMATH),
    (BOOST, AFTERMATH),
    (REVEAL, UNVEIL),
)
EXPLORING = (OFFER, ALLY, MONSTER, REWARD, GO_ON, END_EXPLORATION)
FIGHTING = (ATTACK, BOOST, AFTERMATH)


def last_card(game: Abyss) -> int | None:
    track = game.track_cards()
    return track[-1] if track else None


def may_take_location(game: Abyss) -> bool:
    """By three keys, or by an ambassador that is free; a waiting one may find nothing."""
    if game.ambassador != NO_LORD:
        return game.ambassador in game.free_lords(game.active) and bool(
            game.available_locations() or game.locations_drawn()
        )
    if game.kind != LOCATION:
        return True
    there_is = bool(game.available_locations() or game.deck_locations())
    return there_is and game.key_count(game.active) >= KEYS_NEEDED


def alive(game: Abyss) -> bool:
    if game.zone == NO_ZONE or game.border_at(game.zone) == NO_LEVIATHAN:
        return False
    beast = LEVIATHAN_TABLE[game.border_at(game.zone)]
    return game.life_lost_at(game.zone) < len(beast.resistances)


def attacker(game: Abyss) -> int:
    return NO_LEVIATHAN if game.arrival == NO_ZONE else game.border_at(game.arrival)


# What the present decision needs.
NEEDS: dict[int, Callable[[Abyss], bool]] = {
    OFFER: lambda game: (
        game.seat != game.active
        and last_card(game) not in (None, MONSTER_CARD)
        and not (game.bought | game.declined) >> game.seat & 1
        and game.pearl_count(game.seat) >= game.price
    ),
    ALLY: lambda game: (
        last_card(game) not in (None, MONSTER_CARD) and len(game.track_cards()) < TRACK_SPACES
    ),
    MONSTER: lambda game: last_card(game) == MONSTER_CARD,
    REWARD: lambda game: last_card(game) == MONSTER_CARD and not game.leviathan,
    PAY: lambda game: game.recruit in game.court_lords(),
    AFFILIATE: lambda game: game.recruit in game.court_lords() and bool(game.paid_allies()),
    ASSASSINATE: lambda game: game.victim not in (NOBODY, game.active),
    EXCHANGE: lambda game: game.claimed in game.controlled_locations(game.seat),
    CORRUPT: lambda game: game.pearl_count(game.seat) >= CORRUPTION and bool(game.court_lords()),
    BETRAY: lambda game: bool(game.court_lords()),
    USURP: lambda game: bool(game.court_lords()),
    SCHEME: lambda game: bool(game.deck_lords()),
    KEYS: lambda game: (
        game.claimed in game.controlled_locations(game.seat)
        and 0 < game.keys_due < game.key_count(game.seat)
    ),
    SMOKERS: lambda game: (
        game.claimed == BLACK_SMOKERS
        and game.claimed in game.controlled_locations(game.seat)
        and bool(game.deck_locations())
    ),
    LOSE_ALLIES: lambda game: game.to_discard > 0 and attacker(game) != NO_LEVIATHAN,
    LOSE_LORD: lambda game: attacker(game) != NO_LEVIATHAN,
    GUARD: lambda game: bool(game.deck_leviathans()),
}
# What a frame needs also while it waits.
ALWAYS_NEEDS: dict[int, Callable[[Abyss], bool]] = {
    LOCATION: may_take_location,
    CLAIM: lambda game: (
        bool(game.locations_drawn())
        and (game.ambassador != NO_LORD or game.key_count(game.active) >= KEYS_NEEDED)
    ),
    ATTACK: alive,
    BOOST: alive,
    TOKENS: lambda game: 0 < game.tokens_due <= game.token_supply() + game.new_token_supply(),
    BREED: lambda game: game.newcomer != NO_LEVIATHAN,
    GO_ON: lambda game: last_card(game) == MONSTER_CARD,
    SETTLE: lambda game: game.newcomer != NO_LEVIATHAN and game.arrival != NO_ZONE,
    AFTERMATH: lambda game: game.zone != NO_ZONE and game.border_at(game.zone) != NO_LEVIATHAN,
}


def check_moment(game: Abyss) -> None:
    *waiting, (kind, seat) = game.frame_stack()
    kinds = [one for one, _ in waiting]
    if game.over:
        if waiting or game.track_cards() or any(map(game.hand_allies, range(game.players))):
            raise InvalidPosition("over: the game cannot be over here")
        return
    check_stack(game, waiting, kind)
    if not DECISION_KINDS[kind].of_anybody and seat != game.active:
        raise InvalidPosition("decisions: only the active player decides this")
    for one in (*kinds, kind):
        if one in ALWAYS_NEEDS and not ALWAYS_NEEDS[one](game):
            raise InvalidPosition(f"decisions: nothing here asks for {DECISION_KINDS[one].name!r}")
    if kind in NEEDS and not NEEDS[kind](game):
        raise InvalidPosition(f"decisions: nothing here asks for {DECISION_KINDS[kind].name!r}")
    check_leftovers(game, {*kinds, kind})


def check_stack(game: Abyss, waiting: list[tuple[int, int]], kind: int) -> None:
    """The turn lies at the bottom, and only there; a task is never what is being decided."""
    kinds = [one for one, _ in waiting]
    present = DECISION_KINDS[kind]
    if present.alone == bool(waiting) or (waiting and kinds[0] not in (TURN, CLOSE)):
        raise InvalidPosition("decisions: expected the turn at the bottom, and only there")
    apart = any(one in (*kinds, kind) and other in (*kinds, kind) for one, other in APART)
    waits = all(DECISION_KINDS[one].waits for one in kinds)
    if not present.answers or apart or not waits or {TURN, CLOSE} & {*kinds[1:]}:
        raise InvalidPosition("decisions: these do not wait for each other")
    if len(kinds) > 12 or any(
        DECISION_KINDS[one].once and count > 1 for one, count in Counter([*kinds, kind]).items()
    ):
        raise InvalidPosition("decisions: too many of a kind")
    for one, seat in waiting:
        if not DECISION_KINDS[one].of_anybody and seat != game.active:
            raise InvalidPosition("decisions: only the active player decides this")
    if not game.leviathan and any(DECISION_KINDS[one].option for one in (*kinds, kind)):
        raise InvalidPosition("decisions: this belongs to Leviathan")


def check_leftovers(game: Abyss, kinds: set[int]) -> None:
    """Nothing is under way that no frame will end."""
    leftovers = (
        (bool(game.track_cards()), EXPLORING, "track"),
        (game.recruit != NO_LORD or bool(game.paid_allies()), (PAY, AFFILIATE), "recruit"),
        (bool(game.locations_drawn()), (CLAIM,), "drawn"),
        (game.claimed != NO_LOCATION, (EXCHANGE, KEYS, SMOKERS), "claimed"),
        (game.ambassador != NO_LORD, (LOCATION, CLAIM), "ambassador"),
        (game.zone != NO_ZONE, FIGHTING, "zone"),
        (game.newcomer != NO_LEVIATHAN, (SETTLE, BREED), "newcomer"),
        (game.arrival != NO_ZONE, (SETTLE,), "arrival"),
        (game.tokens_due > 0, (TOKENS,), "tokens_due"),
        (game.to_discard > 0, (LOSE_ALLIES,), "to_discard"),
        (game.victim != NOBODY, (ASSASSINATE,), "victim"),
        (any(game.fresh_token_counts()), (UNVEIL,), "fresh"),
    )
    for found, users, field in leftovers:
        if found and kinds.isdisjoint(users):
            raise InvalidPosition(f"table.{field}: does not fit the decision")
    for zone in range(ZONES):
        beast = game.border_at(zone)
        if beast == NO_LEVIATHAN or zone == game.zone:
            continue
        if game.life_lost_at(zone) >= len(LEVIATHAN_TABLE[beast].resistances):
            raise InvalidPosition("table.border: a leviathan without life")
