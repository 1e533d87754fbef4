"""The table for those who look at it: what lies where, and a table laid out from a document."""

from __future__ import annotations

import cython

from .table import AbyssTable

if not cython.compiled:
    from .constants import *
    from .exploration import reward_space
    from .leviathan.monsters import is_harmless
    from .payment import mandatory, price, surcharge
    from .powers import is_used
    from .table import BIT, PLAYED_LORDS


class AbyssAccessors(AbyssTable):
    """Everything that Python callers may ask a table, and how `position.py` lays one out."""

    def discarded_cards(self) -> list[int]:
        return [card for card in range(EXPLORATION_CARDS) for _ in range(self.discard[card])]

    def deck_cards(self) -> list[int]:
        return [card for card in range(EXPLORATION_CARDS) for _ in range(self.deck[card])]

    def track_cards(self) -> list[int]:
        return [self.track[space] for space in range(self.track_size)]

    def council_allies(self) -> list[int]:
        return [ally for ally in range(ALLIES) for _ in range(self.council[ally])]

    def council_sizes(self) -> list[int]:
        return [self.council_size[race] for race in range(RACES)]

    def hand_allies(self, seat: int) -> list[int]:
        return [ally for ally in range(ALLIES) for _ in range(self.hand[seat][ally])]

    def affiliated_allies(self, seat: int) -> list[int]:
        return [ally for ally in range(ALLIES) for _ in range(self.affiliated[seat][ally])]

    def paid_allies(self) -> list[int]:
        return [ally for ally in range(ALLIES) for _ in range(self.paid[ally])]

    def pearl_count(self, seat: int) -> int:
        return self.pearls[seat]

    def key_token_count(self, seat: int) -> int:
        return self.key_tokens[seat]

    def key_count(self, seat: int) -> int:
        """Key tokens and the keys of active lords."""
        return self.keys_of(seat)

    def token_counts(self, seat: int) -> list[int]:
        """How many monster tokens of influence 2, 3 and 4."""
        return [self.tokens[seat][token] for token in range(TOKEN_KINDS)]

    def new_token_counts(self, seat: int) -> list[int]:
        return [self.new_tokens[seat][token] for token in range(NEW_TOKEN_KINDS)]

    def fresh_token_counts(self) -> list[int]:
        return [self.fresh[token] for token in range(NEW_TOKEN_KINDS)]

    def token_bag_counts(self) -> list[int]:
        return [self.token_bag[token] for token in range(TOKEN_KINDS)]

    def new_bag_counts(self) -> list[int]:
        return [self.new_bag[token] for token in range(NEW_TOKEN_KINDS)]

    def token_supply(self) -> int:
        return self.tokens_left()

    def new_token_supply(self) -> int:
        return self.new_tokens_left()

    def deck_lords(self) -> list[int]:
        return lords_in(self.lord_deck)

    def court_lords(self) -> list[int]:
        """From the far end to the deck."""
        return [self.court[space] for space in range(self.court_size)]

    def free_lords(self, seat: int) -> list[int]:
        return lords_in(self.free[seat])

    def lords_of(self, seat: int) -> list[int]:
        return lords_in(self.free[seat] | self.tucked[seat])

    def lords_under(self, location: int) -> list[int]:
        return [lord for lord in range(LORDS) if self.lord_place[lord] == location]

    def played_lords(self) -> list[int]:
        """Those that this game is played with."""
        return lords_in(PLAYED_LORDS[self.leviathan])

    def discarded_lords(self) -> list[int]:
        elsewhere = {*self.deck_lords(), *self.court_lords()}
        for seat in range(self.players):
            elsewhere.update(self.lords_of(seat))
        return [lord for lord in self.played_lords() if lord not in elsewhere]

    def is_disabled(self, seat: int, lord: int) -> bool:
        return self.disabled[seat] & BIT[lord] != 0

    def is_active(self, seat: int, lord: int) -> bool:
        """Whether the power of a seat's lord works."""
        return self.has_active(seat, lord)

    def deck_locations(self) -> list[int]:
        return locations_in(self.location_deck)

    def available_locations(self) -> list[int]:
        return locations_in(self.available)

    def locations_drawn(self) -> list[int]:
        return locations_in(self.drawn_locations)

    def controlled_locations(self, seat: int) -> list[int]:
        return locations_in(self.controlled[seat])

    def deck_leviathans(self) -> list[int]:
        return leviathans_in(self.leviathan_deck)

    def slain_by(self, seat: int) -> list[int]:
        return leviathans_in(self.slain[seat])

    def border_at(self, zone: int) -> int:
        """The leviathan in a zone, or NO_LEVIATHAN."""
        return self.border[zone]

    def life_lost_at(self, zone: int) -> int:
        return self.life_lost[zone]

    def discarded_leviathans(self) -> list[int]:
        if not self.leviathan:
            return []
        elsewhere = {*self.deck_leviathans(), self.newcomer}
        elsewhere.update(self.border[zone] for zone in range(ZONES))
        for seat in range(self.players):
            elsewhere.update(self.slain_by(seat))
        return [beast for beast in range(LEVIATHANS) if beast not in elsewhere]

    def wound_count(self, seat: int) -> int:
        return self.wounds[seat]

    def dice(self) -> tuple[int, int]:
        """The dice as they lie; 0 is one that was not rolled."""
        return self.die, self.other_die

    # -- what powers and prices come to --------------------------------------------------

    def power_used(self, lord: int) -> bool:
        """Whether a lord's power of the turn has been used in this turn."""
        return is_used(self, lord)

    def price_of(self, lord: int) -> int:
        """The value a lord costs the active player."""
        return price(self, self.active, lord)

    def surcharge_of(self, seat: int) -> int:
        """What powers add to the price of every lord for a seat."""
        return surcharge(self, seat)

    def race_is_mandatory(self) -> bool:
        """Whether the lord that is being paid for asks for a certain race."""
        return mandatory(self, self.active, self.recruit) != RACES

    def rewarded_space(self) -> int:
        """The space of the threat track that a fight is rewarded by, from 0."""
        return reward_space(self)

    def monsters_harmless(self) -> bool:
        """Whether monsters have no effect in this turn."""
        return is_harmless(self)

    # -- as a document ------------------------------------------------------------------

    def restore_turn(self, turn: dict[str, int]) -> None:
        """Set the plain numbers of the table: what `position.py` has read and checked."""
        self.active = turn["active"]
        self.price = turn["price"]
        self.bought = turn["bought"]
        self.declined = turn["declined"]
        self.powers_used = turn["powers_used"]
        self.extra_turn = bool(turn["extra_turn"])
        self.finisher = turn["finisher"]
        self.court_short = bool(turn["court_short"])
        self.harmless = bool(turn["harmless"])
        self.threat = turn["threat"]
        self.recruit = turn["recruit"]
        self.victim = turn["victim"]
        self.claimed = turn["claimed"]
        self.keys_due = turn["keys_due"]
        self.ambassador = turn["ambassador"]
        self.newcomer = turn["newcomer"]
        self.arrival = turn["arrival"]
        self.zone = turn["zone"]
        self.power = turn["power"]
        self.may_stop = bool(turn["may_stop"])
        self.fought = bool(turn["fought"])
        self.second_fight = bool(turn["second_fight"])
        self.statue = turn["statue"]
        self.tokens_due = turn["tokens_due"]
        self.to_discard = turn["to_discard"]
        self.paid_for = turn["paid_for"]
        self.die = turn["die"]
        self.other_die = turn["other_die"]

    def restore_cards(self, cards: dict[str, list[int]]) -> None:
        """Lay out the cards that belong to nobody."""
        for card in range(EXPLORATION_CARDS):
            self.deck[card] = cards["deck"].count(card)
            self.discard[card] = cards["discard"].count(card)
        self.deck_size = len(cards["deck"])
        self.discard_size = len(cards["discard"])
        self.track_size = len(cards["track"])
        for space, card in enumerate(cards["track"]):
            self.track[space] = card
        for race in range(RACES):
            self.council_size[race] = sum(ally // KINDS == race for ally in cards["council"])
        for ally in range(ALLIES):
            self.council[ally] = cards["council"].count(ally)
            self.paid[ally] = 0
        self.clear_payment()
        for ally in cards["paid"]:
            self.add_to_payment(ally)
        self.lord_deck = sum(BIT[lord] for lord in cards["lord_deck"])
        self.lord_deck_size = len(cards["lord_deck"])
        self.court_size = len(cards["court"])
        for space, lord in enumerate(cards["court"]):
            self.court[space] = lord
        for lord in range(LORDS):
            self.lord_place[lord] = NO_LOCATION
        self.location_deck = sum(1 << location for location in cards["location_deck"])
        self.location_deck_size = len(cards["location_deck"])
        self.available = sum(1 << location for location in cards["available"])
        self.drawn_locations = sum(1 << location for location in cards["drawn"])
        for token in range(TOKEN_KINDS):
            self.token_bag[token] = cards["tokens"][token]
        for token in range(NEW_TOKEN_KINDS):
            self.new_bag[token] = cards["new_tokens"][token]
            self.fresh[token] = cards["fresh"][token]
        self.leviathan_deck = sum(1 << beast for beast in cards["leviathan_deck"])
        self.leviathan_deck_size = len(cards["leviathan_deck"])
        for zone in range(ZONES):
            self.border[zone] = cards["border"][zone]
            self.life_lost[zone] = cards["life_lost"][zone]

    def restore_seat(
        self, seat: int, own: dict[str, list[int]], places: dict[int, list[int]]
    ) -> None:
        """Lay out what belongs to a seat; `places` are its locations with the lords under them."""
        self.hand_size[seat] = 0
        for race in range(RACES):
            self.race_value[seat][race] = 0
        for ally in range(ALLIES):
            self.hand[seat][ally] = 0
            self.affiliated[seat][ally] = own["affiliated"].count(ally)
        for ally in own["hand"]:
            self.add_to_hand(seat, ally)
        self.pearls[seat], self.key_tokens[seat], self.wounds[seat] = own["counts"]
        self.free[seat] = sum(BIT[lord] for lord in own["free"])
        self.disabled[seat] = sum(BIT[lord] for lord in own["disabled"])
        self.controlled[seat] = sum(1 << location for location in places)
        self.tucked[seat] = 0
        for location, lords in places.items():
            for lord in lords:
                self.tucked[seat] |= BIT[lord]
                self.lord_place[lord] = location
        for token in range(TOKEN_KINDS):
            self.tokens[seat][token] = own["tokens"][token]
        for token in range(NEW_TOKEN_KINDS):
            self.new_tokens[seat][token] = own["new_tokens"][token]
        self.slain[seat] = sum(1 << beast for beast in own["slain"])


def lords_in(mask: int) -> list[int]:
    return [lord for lord in range(LORDS) if mask & BIT[lord]]


def locations_in(mask: int) -> list[int]:
    return [location for location in range(LOCATIONS) if mask >> location & 1]


def leviathans_in(mask: int) -> list[int]:
    return [beast for beast in range(LEVIATHANS) if mask >> beast & 1]
