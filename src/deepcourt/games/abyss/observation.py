"""What a seat sees, as a row of numbers in the order of `TABLE` and, for each seat, `SEAT`.

Lords and leviathans that have left the game are those that are nowhere else. Under which location
a lord lies makes no difference to anything, so it is not told. Without Leviathan its parts are 0.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.observations import part
from .cards import ALLY_NOUN, INFLUENCE, LOCATION_NOUN, LORD, LORD_TABLE, RACE, SPACE
from .leviathan.cards import LEVIATHAN, NEW_TOKEN, ZONE
from .table import AbyssTable
from .words import DECISION_IDS

if not cython.compiled:
    from .constants import *
    from .exploration import reward_space
    from .leviathan.monsters import is_harmless
    from .payment import mandatory, price
    from .powers import is_used
    from .score import location_points, total
    from .table import ALLY_EFFECT, ALLY_VALUE, BIT, LIFE, TURN_LORDS

ON_SPACE = (*RACE.ids, "pearls", "dice", "monster")
SPACE_SIZE = len(ON_SPACE)
PEARLS_AT = ON_SPACE.index("pearls")
DICE_AT = ON_SPACE.index("dice")
MONSTER_AT = ON_SPACE.index("monster")

TABLE = (
    part("decision", "1 for what is to be decided now", DECISION_IDS),
    part(
        "claimed",
        "1 for the location whose keys are being chosen, or that is being given up",
        LOCATION_NOUN.ids,
    ),
    part("keys_due", "how many keys are still to be chosen"),
    part("rewarded", "the space of the threat track that the reward is chosen from"),
    part("to_discard", "how many allies the seat that decides has still to give up"),
    part("tokens_due", "how many monster tokens are to be taken from the two piles"),
    part("optional", "1 if the seat that decides need not attack"),
    part("leviathan", "1 if the game is played with Leviathan"),
    part("price", "pearls that an opponent pays for the next ally"),
    part("extra_turn", "1 if another turn of the active seat follows"),
    part(
        "powers_used",
        "1 if the power has been used in this turn",
        (lord.id for lord in LORD_TABLE if lord.timing == "turn"),
    ),
    part("deck", "the number of cards in the exploration deck"),
    part("discard", "how many lie in the discard", (*ALLY_NOUN.ids, "monster")),
    part(
        "track",
        "the value of the ally on a space, under its race; 1 for its effect or for a monster",
        (f"{space}.{what}" for space in range(1, TRACK_SPACES + 1) for what in ON_SPACE),
    ),
    part("last", "1 for the card of the track that was revealed last", (*ALLY_NOUN.ids, "monster")),
    part("council", "how many allies lie in a pile of the Council", RACE.ids),
    part("threat", "1 for the space where the threat is", SPACE.ids),
    part("court", "the space of a lord at the court, from the far end", LORD.ids),
    part("lord_deck", "1 for a lord in the deck", LORD.ids),
    part("recruit", "1 for the lord that is being paid for", LORD.ids),
    part("cost", "what that lord costs"),
    part("missing", "how much of the cost is not paid yet"),
    part("race", "1 for the race that the payment must show", RACE.ids),
    part("paid", "how many allies have been paid", ALLY_NOUN.ids),
    part("location_deck", "1 for a location in the deck", LOCATION_NOUN.ids),
    part("available", "1 for a location that lies face up", LOCATION_NOUN.ids),
    part("drawn", "1 for a location that has been drawn to choose from", LOCATION_NOUN.ids),
    part("tokens", "the number of monster tokens with influence that nobody has"),
    part("new_tokens", "the number of monster tokens with an effect that nobody has"),
    part("fresh_tokens", "how many of those with an effect the active seat has just taken"),
    part(
        "border",
        "the life points of a leviathan in a zone plus 1",
        (f"{zone}.{beast}" for zone in ZONE.ids for beast in LEVIATHAN.ids),
    ),
    part("leviathan_deck", "1 for a leviathan in the deck", LEVIATHAN.ids),
    part("newcomer", "1 for the leviathan that looks for a place", LEVIATHAN.ids),
    part("arrival", "1 for the zone it goes to", ZONE.ids),
    part("fight", "1 for the zone where a fight is", ZONE.ids),
    part("power", "of the last attack there"),
    part("dice", "the dice as they lie, 0 for one that was not rolled", ("first", "second")),
    part("harmless", "1 if monsters have no effect in this turn"),
)
SEAT = (
    part("hand", "how many allies it holds, as far as they are seen", ALLY_NOUN.ids),
    part("affiliated", "how many allies are affiliated", ALLY_NOUN.ids),
    part("free", "1 for a free lord, -1 for one that is disabled", LORD.ids),
    part("tucked", "1 for a lord under a location", LORD.ids),
    part("locations", "1 for a location that it controls", LOCATION_NOUN.ids),
    part("points", "the points of that location, as far as they are seen", LOCATION_NOUN.ids),
    part("slain", "1 for a leviathan that it has slain", LEVIATHAN.ids),
    part("tokens", "the number of its monster tokens with influence"),
    part("token_influence", "how many of them, as far as they are seen", INFLUENCE.ids),
    part("new_tokens", "the number of its monster tokens with an effect"),
    part("new_token_kinds", "how many of them, as far as they are seen", NEW_TOKEN.ids),
    part("hand_size", "the number of allies it holds"),
    part("pearls", "pearls"),
    part("key_tokens", "key tokens"),
    part("keys", "key tokens and the keys of its lords"),
    part("wounds", "wounds"),
    part("statue", "1 if it has the statue"),
    part("bought", "1 if it has bought an ally in this turn"),
    part("declined", "1 if it wants no ally in this turn, if it is the seat that looks"),
    part("victim", "1 if one of its lords is about to be disabled"),
    part("finisher", "1 if its turn has brought about the end"),
    part("active", "1 if it is its turn"),
    part("decides", "1 if it decides now"),
    part("score", "its points if the game ended now, as far as they are seen"),
)


def observe(table: AbyssTable, viewer: int, seen: MutableSequence[int], at: int) -> None:
    """Write what a seat sees into zeros that begin at `at`."""
    at = observe_decision(table, seen, at)
    at = observe_turn(table, seen, at)
    at = observe_exploration(table, seen, at)
    at = observe_court(table, seen, at)
    at = observe_payment(table, seen, at)
    at = observe_locations(table, seen, at)
    at = observe_tokens(table, seen, at)
    at = observe_border(table, seen, at)
    at = observe_fight(table, seen, at)
    for behind in range(table.players):
        seat = (viewer + behind) % table.players
        at = observe_cards(table, seat, seat == viewer or table.over, seen, at)
        at = observe_seat(table, seat, seat == viewer or table.over, seen, at)


# -- the table --------------------------------------------------------------------------


def observe_decision(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    """What is to be decided, and what is needed to ask the question."""
    kind = table.kind
    details = at + DECISIONS + LOCATIONS
    if table.over:
        return details + 5
    seen[at + kind] = 1
    if kind == EXCHANGE:
        seen[at + DECISIONS + table.claimed] = 1
    elif kind == KEYS:
        seen[at + DECISIONS + table.claimed] = 1
        seen[details] = table.keys_due
    elif kind == REWARD:
        seen[details + 1] = reward_space(table) + 1
    elif kind == DISARM:
        seen[details + 2] = table.hand_size[table.seat] - COMMANDED_HAND
    elif kind == MARTIAL_LAW:
        seen[details + 2] = table.hand_size[table.seat] - MARTIAL_HAND - table.paid_for
    elif kind == LOSE_ALLIES:
        seen[details + 2] = table.to_discard
    elif kind == TOKENS:
        seen[details + 3] = table.tokens_due
    elif kind == TARGET:
        seen[details + 4] = table.may_stop
    return details + 5


def observe_turn(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    seen[at] = table.leviathan
    seen[at + 1] = table.price
    seen[at + 2] = table.extra_turn
    at += 3
    for lord in range(LORDS):
        if TURN_LORDS & BIT[lord]:
            seen[at] = is_used(table, lord)
            at += 1
    return at


def observe_exploration(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    seen[at] = table.deck_size
    at += 1
    for card in range(EXPLORATION_CARDS):
        seen[at + card] = table.discard[card]
    at += EXPLORATION_CARDS
    for space in range(table.track_size):
        observe_card(table.track[space], seen, at + space * SPACE_SIZE)
    at += TRACK_SPACES * SPACE_SIZE
    if table.track_size:
        seen[at + table.track[table.track_size - 1]] = 1
    at += EXPLORATION_CARDS
    for race in range(RACES):
        seen[at + race] = table.council_size[race]
    at += RACES
    if not table.leviathan:
        seen[at + table.threat] = 1
    return at + THREATS


def observe_card(card: int, seen: MutableSequence[int], at: int) -> None:
    """A card on a space of the track."""
    if card == MONSTER_CARD:
        seen[at + MONSTER_AT] = 1
        return
    seen[at + card // KINDS] = ALLY_VALUE[card]
    if ALLY_EFFECT[card] == DICE_EFFECT:
        seen[at + DICE_AT] = 1
    elif ALLY_EFFECT[card] == PEARLS_EFFECT:
        seen[at + PEARLS_AT] = 1


def observe_court(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    for space in range(table.court_size):
        seen[at + table.court[space]] = space + 1
    at += LORDS
    for lord in range(LORDS):
        seen[at + lord] = table.lord_deck >> lord & 1
    return at + LORDS


def observe_payment(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    """What a lord costs while it is being paid for, and what lies there already."""
    lord = table.recruit
    if lord != NO_LORD:
        seen[at + lord] = 1
        cost = price(table, table.active, lord)
        needed = mandatory(table, table.active, lord)
        seen[at + LORDS] = cost
        seen[at + LORDS + 1] = max(0, cost - table.paid_value)
        if needed != RACES:
            seen[at + LORDS + 2 + needed] = 1
        for ally in range(ALLIES):
            seen[at + LORDS + 2 + RACES + ally] = table.paid[ally]
    return at + LORDS + 2 + RACES + ALLIES


def observe_locations(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    for location in range(LOCATIONS):
        seen[at + location] = table.location_deck >> location & 1
        seen[at + LOCATIONS + location] = table.available >> location & 1
        seen[at + 2 * LOCATIONS + location] = table.drawn_locations >> location & 1
    return at + 3 * LOCATIONS


def observe_tokens(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    """The piles; of the tokens just taken only their number."""
    seen[at] = table.tokens_left()
    seen[at + 1] = table.new_tokens_left()
    for token in range(NEW_TOKEN_KINDS):
        seen[at + 2] += table.fresh[token]
    return at + 3


def observe_border(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    for zone in range(ZONES):
        beast = table.border[zone]
        if beast != NO_LEVIATHAN:
            seen[at + zone * LEVIATHANS + beast] = LIFE[beast] - table.life_lost[zone] + 1
    at += ZONES * LEVIATHANS
    for beast in range(LEVIATHANS):
        seen[at + beast] = table.leviathan_deck >> beast & 1
    return at + LEVIATHANS


def observe_fight(table: AbyssTable, seen: MutableSequence[int], at: int) -> int:
    """The leviathan that comes, and the one that is being fought."""
    if table.newcomer != NO_LEVIATHAN:
        seen[at + table.newcomer] = 1
    at += LEVIATHANS
    if table.arrival != NO_ZONE:
        seen[at + table.arrival] = 1
    at += ZONES
    if table.zone != NO_ZONE:
        seen[at + table.zone] = 1
    at += ZONES
    seen[at] = table.power
    seen[at + 1] = table.die
    seen[at + 2] = table.other_die
    seen[at + 3] = is_harmless(table)
    return at + 4


# -- a seat -----------------------------------------------------------------------------


def observe_cards(
    table: AbyssTable, seat: int, own: bool, seen: MutableSequence[int], at: int
) -> int:
    """The cards of a seat; its hand only if it is one's own, or the game is over."""
    for ally in range(ALLIES):
        if own:
            seen[at + ally] = table.hand[seat][ally]
        seen[at + ALLIES + ally] = table.affiliated[seat][ally]
    at += 2 * ALLIES
    for lord in range(LORDS):
        if table.free[seat] >> lord & 1:
            seen[at + lord] = -1 if table.disabled[seat] >> lord & 1 else 1
        seen[at + LORDS + lord] = table.tucked[seat] >> lord & 1
    at += 2 * LORDS
    for location in range(LOCATIONS):
        if table.controlled[seat] >> location & 1:
            seen[at + location] = 1
            seen[at + LOCATIONS + location] = location_points(table, seat, location, own)
    at += 2 * LOCATIONS
    for beast in range(LEVIATHANS):
        seen[at + beast] = table.slain[seat] >> beast & 1
    return at + LEVIATHANS


def observe_seat(
    table: AbyssTable, seat: int, own: bool, seen: MutableSequence[int], at: int
) -> int:
    """The tokens of a seat, which are hidden like its hand, and its part in the turn."""
    for token in range(TOKEN_KINDS):
        seen[at] += table.tokens[seat][token]
        if own:
            seen[at + 1 + token] = table.tokens[seat][token]
    at += 1 + TOKEN_KINDS
    for token in range(NEW_TOKEN_KINDS):
        seen[at] += table.new_tokens[seat][token]
        if own:
            seen[at + 1 + token] = table.new_tokens[seat][token]
    at += 1 + NEW_TOKEN_KINDS
    seen[at] = table.hand_size[seat]
    seen[at + 1] = table.pearls[seat]
    seen[at + 2] = table.key_tokens[seat]
    seen[at + 3] = table.keys_of(seat)
    seen[at + 4] = table.wounds[seat]
    seen[at + 5] = table.statue == seat
    seen[at + 6] = table.bought >> seat & 1
    if own:
        seen[at + 7] = table.declined >> seat & 1
    seen[at + 8] = table.victim == seat
    seen[at + 9] = table.finisher == seat
    seen[at + 10] = table.active == seat
    seen[at + 11] = table.seat == seat
    seen[at + 12] = total(table, seat, own)
    return at + 13
