"""What lies on the table: the components of the game, its set-up, and things changing places."""

from __future__ import annotations

import cython

from .cards import EFFECTS, GUILD_IDS, KIND_TABLE, LORD_TABLE, RACE_IDS, TOKEN_COPIES
from .leviathan.cards import (
    LEVIATHAN_TABLE,
    NEW_LORD_TABLE,
    NEW_TOKEN_COPIES,
    PENALTY_IDS,
    REMOVED_LORDS,
    ZONE_OF_SUM,
)
from .state import AbyssState
from .words import ACTIONS

if not cython.compiled:
    from .constants import *

BIT = [1 << lord for lord in range(LORDS)]
ALLY_VALUE = [kind.value for _ in RACE_IDS for kind in KIND_TABLE]
ALLY_COPIES = [kind.copies for kind in KIND_TABLE]
NEW_ALLY_COPIES = [kind.new_copies for kind in KIND_TABLE]
ALLY_EFFECT = [(None, "pearls", "dice").index(effect) for _ in RACE_IDS for effect in EFFECTS]
MONSTER_COPIES = [MONSTERS, MONSTERS + NEW_MONSTERS]  # without and with Leviathan
LORD_INFLUENCE = [lord.influence for lord in LORD_TABLE]
LORD_KEYS = [lord.keys for lord in LORD_TABLE]
LORD_COST = [lord.cost for lord in LORD_TABLE]
LORD_RACES = [lord.races for lord in LORD_TABLE]
LORD_GUILD = [GUILD_IDS.index(lord.guild) for lord in LORD_TABLE]
SINGLE_KEY_LORDS = sum(BIT[lord] for lord in range(LORDS) if LORD_KEYS[lord] == 1)
TRIPLE_KEY_LORDS = sum(BIT[lord] for lord in range(LORDS) if LORD_KEYS[lord] == KEYS_NEEDED)
KEY_LORDS = SINGLE_KEY_LORDS | TRIPLE_KEY_LORDS
TURN_LORDS = sum(BIT[number] for number, lord in enumerate(LORD_TABLE) if lord.timing == "turn")
PLAYED_LORDS = [  # without and with Leviathan
    sum(BIT[number] for number, lord in enumerate(LORD_TABLE) if lord not in NEW_LORD_TABLE),
    sum(BIT[number] for number, lord in enumerate(LORD_TABLE) if lord.id not in REMOVED_LORDS),
]
LIFE = [len(beast.resistances) for beast in LEVIATHAN_TABLE]
RESISTANCE = [[*beast.resistances, 0, 0][:MOST_LIFE] for beast in LEVIATHAN_TABLE]
BOUNTY = [[*beast.rewards, 0, 0][:MOST_LIFE] for beast in LEVIATHAN_TABLE]
PENALTY = [PENALTY_IDS.index(beast.penalty) for beast in LEVIATHAN_TABLE]
PENALTY_SIZE = [beast.amount for beast in LEVIATHAN_TABLE]
FOUGHT_BY = [RACE_IDS.index(beast.race or "crab") for beast in LEVIATHAN_TABLE]  # besides crabs
ZONE_OF = list(ZONE_OF_SUM)
TOKEN_COUNT = list(TOKEN_COPIES)
NEW_TOKEN_COUNT = list(NEW_TOKEN_COPIES)
# The first action of the verb that an action belongs to.
VERB_OF = [ACTIONS.first[ACTIONS[action].verb.name] for action in range(ACTION_COUNT)]


class AbyssTable(AbyssState):
    """Cards, pearls, keys and tokens, without the order of play."""

    def set_up(self, players: int, seed: int) -> None:
        self.begin(players, seed)
        self.clear()
        self.set_up_cards()
        if self.leviathan:
            self.set_up_border()
        for _ in range(COURT_SPACES):
            self.court[self.court_size] = self.draw_lord()
            self.court_size += 1
        self.available = 1 << self.draw_location()

    def set_up_cards(self) -> None:
        for card in range(ALLIES):
            copies = ALLY_COPIES[card % KINDS]
            if self.leviathan:
                copies += NEW_ALLY_COPIES[card % KINDS]
            self.deck[card] = copies
            self.deck_size += copies
        self.deck[MONSTER_CARD] = MONSTER_COPIES[self.leviathan]
        self.deck_size += self.deck[MONSTER_CARD]
        self.lord_deck = PLAYED_LORDS[self.leviathan]
        self.lord_deck_size = count_bits(self.lord_deck)
        self.location_deck = (1 << LOCATIONS) - 1
        self.location_deck_size = LOCATIONS
        for token in range(TOKEN_KINDS):
            self.token_bag[token] = TOKEN_COUNT[token]

    def set_up_border(self) -> None:
        """Leviathan: a crab for everybody, one beast at the Border, a second pile of tokens."""
        for token in range(NEW_TOKEN_KINDS):
            self.new_bag[token] = NEW_TOKEN_COUNT[token]
        self.deck[PLAIN_CRAB_ONE] += NEW_PLAIN_CRABS
        self.deck_size += NEW_PLAIN_CRABS
        for seat in range(self.players):
            self.deck[PLAIN_CRAB_ONE] -= 1
            self.deck_size -= 1
            self.add_to_hand(seat, PLAIN_CRAB_ONE)
        self.leviathan_deck = (1 << LEVIATHANS) - 1
        self.leviathan_deck_size = LEVIATHANS
        self.roll_both()
        zone = ZONE_OF[self.die + self.other_die]
        self.border[zone] = self.draw_leviathan()

    # -- chance -------------------------------------------------------------------------

    def draw_card(self) -> int:
        """Take a card out of the exploration deck, which is rebuilt if it is empty."""
        if self.deck_size == 0:
            self.rebuild_deck()
        card = self.draw_kind(self.deck, 0, self.deck_size)
        self.deck_size -= 1
        return card

    def rebuild_deck(self) -> None:
        """Ruling 16: from the discard alone, at the moment a card is needed."""
        self.note(DECK_REBUILT, self.discard_size)
        self.deck[:] = self.discard
        self.deck_size = self.discard_size
        for card in range(EXPLORATION_CARDS):
            self.discard[card] = 0
        self.discard_size = 0

    def draw_lord(self) -> int:
        """Take a lord out of the deck, which must not be empty."""
        lord = self.pick(self.lord_deck, self.lord_deck_size)
        self.lord_deck ^= BIT[lord]
        self.lord_deck_size -= 1
        return lord

    def draw_location(self) -> int:
        """Take a location out of the deck, which must not be empty."""
        location = self.pick(self.location_deck, self.location_deck_size)
        self.location_deck ^= 1 << location
        self.location_deck_size -= 1
        return location

    def draw_leviathan(self) -> int:
        """Take a leviathan out of the deck, which must not be empty."""
        beast = self.pick(self.leviathan_deck, self.leviathan_deck_size)
        self.leviathan_deck ^= 1 << beast
        self.leviathan_deck_size -= 1
        return beast

    def roll_both(self) -> None:
        self.die = 1 + self.below(6)
        self.other_die = 1 + self.below(6)

    # -- allies -------------------------------------------------------------------------

    def add_to_hand(self, seat: int, ally: int) -> None:
        self.hand[seat][ally] += 1
        self.hand_size[seat] += 1
        self.race_value[seat][ally // KINDS] += ALLY_VALUE[ally]

    def remove_from_hand(self, seat: int, ally: int) -> None:
        self.hand[seat][ally] -= 1
        self.hand_size[seat] -= 1
        self.race_value[seat][ally // KINDS] -= ALLY_VALUE[ally]

    def add_to_payment(self, ally: int) -> None:
        race = ally // KINDS
        value = ALLY_VALUE[ally]
        self.paid[ally] += 1
        self.paid_value += value
        if self.paid_count[race] == 0 or value < self.paid_least[race]:
            self.paid_least[race] = value
        self.paid_count[race] += 1
        self.paid_sum[race] += value

    def clear_payment(self) -> None:
        self.paid_value = 0
        self.payments = 0
        for race in range(RACES):
            self.paid_count[race] = 0
            self.paid_sum[race] = 0
            self.paid_least[race] = 0

    def to_discard_pile(self, card: int) -> None:
        self.discard[card] += 1
        self.discard_size += 1

    def discard_from_hand(self, seat: int, ally: int) -> None:
        self.remove_from_hand(seat, ally)
        self.to_discard_pile(ally)
        self.note(ALLY_DISCARDED, seat, ally)

    def ally_is_left(self) -> bool:
        """Whether deck or discard holds an ally."""
        monsters = self.deck[MONSTER_CARD] + self.discard[MONSTER_CARD]
        return self.deck_size + self.discard_size > monsters

    # -- pearls, keys and tokens --------------------------------------------------------

    def gain_pearls(self, seat: int, count: int) -> None:
        if count:
            self.pearls[seat] += count
            self.note(PEARLS_GAINED, seat, count, self.pearls[seat])

    def lose_pearls(self, seat: int, count: int) -> None:
        """So many, or all if there are fewer."""
        lost = min(count, self.pearls[seat])
        if lost:
            self.pearls[seat] -= lost
            self.note(PEARLS_LOST, seat, lost, self.pearls[seat])

    def gain_keys(self, seat: int, count: int) -> None:
        if count:
            self.key_tokens[seat] += count
            self.note(KEYS_GAINED, seat, count, self.key_tokens[seat])

    def tokens_left(self) -> int:
        return self.token_bag[0] + self.token_bag[1] + self.token_bag[2]

    def new_tokens_left(self) -> int:
        return self.new_bag[0] + self.new_bag[1] + self.new_bag[2] + self.new_bag[3]

    def draw_token(self, seat: int) -> int:
        """A token with influence goes from its pile to a seat."""
        token = self.draw_kind(self.token_bag, 0, self.tokens_left())
        self.tokens[seat][token] += 1
        return token

    def draw_new_token(self, seat: int) -> int:
        """A token with an effect goes from its pile to a seat."""
        token = self.draw_kind(self.new_bag, 0, self.new_tokens_left())
        self.new_tokens[seat][token] += 1
        return token

    def draw_tokens(self, seat: int, count: int) -> None:
        """Monster tokens with influence, which their owner keeps face down."""
        if count == 0:
            return
        self.note(TOKENS_DRAWN, seat, count)
        for _ in range(count):
            self.note(TOKEN_SEEN, seat, self.draw_token(seat))

    def draw_new_tokens(self, seat: int, count: int) -> None:
        """Monster tokens with an effect; they are fresh until kept or revealed."""
        if count == 0:
            return
        self.note(NEW_TOKENS_DRAWN, seat, count)
        for _ in range(count):
            token = self.draw_new_token(seat)
            self.fresh[token] += 1
            self.note(NEW_TOKEN_SEEN, seat, token)

    # -- lords --------------------------------------------------------------------------

    def awake(self, seat: int) -> int:
        """The lords of a seat whose power works: they are free and not disabled."""
        return self.free[seat] & ~self.disabled[seat]

    def has_active(self, seat: int, lord: int) -> bool:
        """Whether the power of a seat's lord works."""
        return self.free[seat] & ~self.disabled[seat] & BIT[lord] != 0

    def opponent_has_active(self, seat: int, lord: int) -> bool:
        """Whether the power of an opponent's lord bears on a seat."""
        for other in range(self.players):
            if other != seat and self.free[other] & ~self.disabled[other] & BIT[lord]:
                return True
        return False

    def suffers(self, seat: int, soldier: int) -> bool:
        """Whether a lasting power of a soldier works against a seat."""
        return self.opponent_has_active(seat, soldier) and not self.has_active(seat, SHAMAN)

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def lord_count(self, seat: int) -> int:
        return count_bits(self.free[seat] | self.tucked[seat])

    def leave_court(self, lord: int) -> None:
        """A lord leaves the court, and those behind it slide up."""
        space = 0
        while self.court[space] != lord:
            space += 1
        self.court_size -= 1
        while space < self.court_size:
            self.court[space] = self.court[space + 1]
            space += 1

    def add_to_court(self) -> int:
        """The top lord of the deck comes to the court."""
        lord = self.draw_lord()
        self.court[self.court_size] = lord
        self.court_size += 1
        return lord

    def discard_lord(self, seat: int, lord: int) -> None:
        """A free lord leaves the game."""
        self.free[seat] &= ~BIT[lord]
        self.disabled[seat] &= ~BIT[lord]
        self.note(LORD_DISCARDED, seat, lord)

    # -- keys ---------------------------------------------------------------------------

    def lord_keys(self, seat: int) -> int:
        """Keys on free lords that are not disabled."""
        awake = self.awake(seat)
        ones = count_bits(awake & SINGLE_KEY_LORDS)
        return ones + KEYS_NEEDED * count_bits(awake & TRIPLE_KEY_LORDS)

    def keys_of(self, seat: int) -> int:
        return self.key_tokens[seat] + self.lord_keys(seat)


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: int) -> int:
    """The first member of a set that is not empty."""
    member = 0
    while not mask >> member & 1:
        member += 1
    return member
