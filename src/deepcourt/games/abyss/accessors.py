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
    from .table import ALLY_VALUE, BIT, PLAYED_LORDS


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

    def restore_sums(self) -> None:
        """Set what follows from the cards: piles of the Council, values of hands, the payment."""
        for race in range(RACES):
            self.council_size[race] = sum(ally // KINDS == race for ally in self.council_allies())
        for seat in range(self.players):
            for ally in self.hand_allies(seat):
                self.race_value[seat][ally // KINDS] += ALLY_VALUE[ally]
        paid = self.paid_allies()
        for ally in range(ALLIES):
            self.paid[ally] = 0
        for ally in paid:
            self.add_to_payment(ally)


def lords_in(mask: int) -> list[int]:
    return [lord for lord in range(LORDS) if mask & BIT[lord]]


def locations_in(mask: int) -> list[int]:
    return [location for location in range(LOCATIONS) if mask >> location & 1]


def leviathans_in(mask: int) -> list[int]:
    return [beast for beast in range(LEVIATHANS) if mask >> beast & 1]
