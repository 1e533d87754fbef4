"""Leviathan: the Border, fights, the new tokens and martial law.

Numbers of rulings refer to the list of Leviathan in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .locations import Locations

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .table import (
        ALLY_VALUE,
        BOUNTY,
        FOUGHT_BY,
        LIFE,
        PENALTY,
        PENALTY_SIZE,
        RESISTANCE,
        ZONE_OF,
        count_bits,
    )


class Border(Locations):
    """Leviathans come, attack and are fought."""

    # -- a leviathan comes --------------------------------------------------------------

    def add_leviathan(self, seat: int) -> None:
        """Rulings 6 to 8 and 14: the one already in the zone attacks whoever adds another."""
        if self.leviathan_deck_size == 0:
            return
        self.newcomer = self.draw_leviathan()
        self.note(LEVIATHAN_DRAWN, seat, self.newcomer)
        self.roll_both()
        self.arrival = ZONE_OF[self.die + self.other_die]
        self.note(DICE_ROLLED, seat, self.die, self.other_die)
        self.later(SETTLE, seat)
        if self.border[self.arrival] != NO_LEVIATHAN:
            self.suffer_attack(seat, self.border[self.arrival])

    def suffer_attack(self, seat: int, beast: int) -> None:
        self.note(LEVIATHAN_ATTACKED, seat, beast)
        penalty = PENALTY[beast]
        if penalty == WOUNDS_PENALTY:
            self.wounds[seat] += PENALTY_SIZE[beast]
            self.note(WOUNDS_TAKEN, seat, PENALTY_SIZE[beast], self.wounds[seat])
        elif penalty == PEARLS_PENALTY:
            self.lose_pearls(seat, PENALTY_SIZE[beast])
        elif penalty == ALLIES_PENALTY:
            self.to_discard = PENALTY_SIZE[beast]
            self.later(LOSE_ALLIES, seat)
        else:
            self.later(LOSE_LORD, seat)

    def settle(self) -> None:
        """The newcomer takes its zone; who was there leaves the game (ruling 12)."""
        if self.border[self.arrival] != NO_LEVIATHAN:
            self.note(LEVIATHAN_LEFT, self.border[self.arrival])
        self.border[self.arrival] = self.newcomer
        self.life_lost[self.arrival] = 0
        self.note(LEVIATHAN_CAME, self.seat, self.newcomer, self.arrival)
        self.newcomer = NO_LEVIATHAN
        self.arrival = NO_ZONE

    def lose_allies_or_ask(self) -> bool:
        """The penalty of three allies: they go at once, or True where there is a choice."""
        if self.to_discard and self.hand_size[self.seat] > self.to_discard:
            return True
        while self.to_discard and self.hand_size[self.seat]:
            self.to_discard -= 1
            self.discard_from_hand(self.seat, self.first_ally(self.seat))
        self.to_discard = 0
        return False

    def first_ally(self, seat: int) -> int:
        ally = 0
        while self.hand[seat][ally] == 0:
            ally += 1
        return ally

    def lose_lord_or_ask(self) -> bool:
        """Rulings 9 and 10: any free lord, also a disabled one. True where there is a choice."""
        lord = self.only_lord(self.free[self.seat])
        if self.free[self.seat] & (self.free[self.seat] - 1):
            return True
        if self.free[self.seat]:
            self.discard_lord(self.seat, lord)
        return False

    # -- a fight ------------------------------------------------------------------------

    def may_fight(self, seat: int, zone: int) -> bool:
        """Whether a hand holds an ally that may fight the leviathan of a zone."""
        beast = self.border[zone]
        if beast == NO_LEVIATHAN:
            return False
        if self.race_value[seat][CRAB] or self.race_value[seat][FOUGHT_BY[beast]]:
            return True
        return self.hand_size[seat] > 0 and self.has_active(seat, METAMORPH)

    def can_fight(self, seat: int) -> bool:
        for zone in range(ZONES):
            if self.may_fight(seat, zone):
                return True
        return False

    def list_targets(self) -> int:
        n = 0
        for zone in range(ZONES):
            if self.may_fight(self.seat, zone):
                self.actions[n] = ATTACK_ZONE + zone
                n += 1
        if self.may_stop:
            self.actions[n] = STOP
            n += 1
        return n

    def engage_or_ask(self) -> bool:
        """Take the only target of a fight that must be, or ask. False if there is no fight."""
        if not self.can_fight(self.seat):
            return False
        if self.list_targets() > 1:
            return True
        self.engage(self.actions[0] - ATTACK_ZONE)
        return True

    def engage(self, zone: int) -> None:
        self.zone = zone
        self.power = 0
        self.fought = True
        self.may_stop = False
        self.note(FIGHT_BEGAN, self.seat, self.border[zone])
        self.ask(ATTACK, self.seat)

    def list_attacks(self) -> int:
        n = 0
        beast = self.border[self.zone]
        anybody = self.has_active(self.seat, METAMORPH)
        for ally in range(ALLIES):
            race = ally // KINDS
            if self.hand[self.seat][ally] and (anybody or race in (CRAB, FOUGHT_BY[beast])):
                self.actions[n] = ATTACK_WITH + ally
                n += 1
        if self.may_stop:
            self.actions[n] = STOP
            n += 1
        return n

    def attack_with(self, ally: int) -> None:
        """Rulings 24 and 25: the ally is discarded, then the dice are rolled."""
        self.discard_from_hand(self.seat, ally)
        self.die = 1 + self.below(6)
        self.other_die = 1 + self.below(6) if ally % KINDS >= DICE_KIND else 0
        self.note(DICE_ROLLED, self.seat, self.die, self.other_die)
        self.power = ALLY_VALUE[ally] + max(self.die, self.other_die)
        self.note(ATTACK_MADE, self.seat, ally, self.power)
        helped = ally % KINDS in (PEARL_KIND, PEARL_KIND + 1)
        if helped and self.most_spent() > 0:
            self.ask(BOOST, self.seat)
        else:
            self.land()

    def most_spent(self) -> int:
        """Ruling 23: more pearls than slay the leviathan would change nothing."""
        beast = self.border[self.zone]
        missing = -self.power
        for point in range(self.life_lost[self.zone], LIFE[beast]):
            missing += RESISTANCE[beast][point]
        return max(0, min(missing, self.pearls[self.seat]))

    def list_boosts(self) -> int:
        n = self.most_spent() + 1
        for count in range(n):
            self.actions[count] = SPEND + count
        return n

    def boost(self, count: int) -> None:
        self.pearls[self.seat] -= count
        self.power += count
        if count:
            self.note(PEARLS_SPENT, self.seat, count, self.power)
        self.land()

    def land(self) -> None:
        """Ruling 21: the resistances add up from the marker downwards."""
        beast = self.border[self.zone]
        left = self.power
        points = 0
        while (
            self.life_lost[self.zone] + points < LIFE[beast]
            and RESISTANCE[beast][self.life_lost[self.zone] + points] <= left
        ):
            left -= RESISTANCE[beast][self.life_lost[self.zone] + points]
            points += 1
        if points:
            self.hurt(points)
        else:
            self.note(ATTACK_FAILED, self.seat, beast)
            self.gain_pearls(self.seat, 1)  # ruling 20
            self.attack_again()

    def hurt(self, points: int) -> None:
        """The leviathan loses life points; rulings 22, 29 and 32: what they bring."""
        me = self.seat
        beast = self.border[self.zone]
        tokens = 0
        for _ in range(points):
            tokens += BOUNTY[beast][self.life_lost[self.zone]]
            self.life_lost[self.zone] += 1
        self.note(LEVIATHAN_HURT, me, beast, points)
        if self.has_active(me, ALTRUIST):
            tokens += points
        if self.has_active(me, TAXIDERMIST):
            self.gain_pearls(me, 2 * points)
        self.tokens_due = min(tokens, self.tokens_left() + self.new_tokens_left())
        self.later(AFTERMATH, me)
        self.later(TOKENS, me)
        self.proceed()

    def attack_again(self) -> None:
        if self.may_fight(self.seat, self.zone):
            self.may_stop = True
            self.ask(ATTACK, self.seat)
        else:
            self.end_fight()

    def end_fight(self) -> None:
        self.zone = NO_ZONE
        self.power = 0
        self.may_stop = False
        self.proceed()

    def aftermath(self) -> bool:
        """After the reward: is it slain, may it be attacked again? Whether there is a question."""
        if self.life_lost[self.zone] == LIFE[self.border[self.zone]]:
            self.slay()
        elif self.fought and self.may_fight(self.seat, self.zone):
            self.may_stop = True
            self.ask(ATTACK, self.seat)
            return True
        self.zone = NO_ZONE
        self.power = 0
        return False

    def slay(self) -> None:
        """Rulings 13, 26, 43 and 54."""
        me = self.seat
        beast = self.border[self.zone]
        self.slain[me] |= 1 << beast
        self.border[self.zone] = NO_LEVIATHAN
        self.life_lost[self.zone] = 0
        self.note(LEVIATHAN_SLAIN, me, beast)
        if self.statue == NOBODY or (
            self.statue != me and count_bits(self.slain[me]) >= count_bits(self.slain[self.statue])
        ):
            self.statue = me
            self.note(STATUE_TAKEN, me)
        self.may_stop = False
        if self.fought and not self.second_fight and self.has_active(me, INTREPID):
            self.second_fight = True
            self.may_stop = True
            self.later(TARGET, me)
        if self.border_is_empty():
            self.add_leviathan(me)

    def border_is_empty(self) -> bool:
        for zone in range(ZONES):
            if self.border[zone] != NO_LEVIATHAN:
                return False
        return True

    # -- monster tokens -----------------------------------------------------------------

    def list_token_piles(self) -> int:
        """How many of the tokens due come from the pile with influence (ruling 32)."""
        least = max(0, self.tokens_due - self.new_tokens_left())
        most = min(self.tokens_due, self.tokens_left())
        n = 0
        for count in range(least, most + 1):
            self.actions[n] = TAKE_TOKENS + count
            n += 1
        return n

    def take_tokens_or_ask(self) -> bool:
        if self.tokens_due == 0:
            return False
        if self.list_token_piles() > 1:
            return True
        self.take_tokens(self.actions[0] - TAKE_TOKENS)
        return False

    def take_tokens(self, count: int) -> None:
        self.draw_tokens(self.seat, count)
        self.draw_new_tokens(self.seat, self.tokens_due - count)
        self.tokens_due = 0
        self.later(UNVEIL, self.seat)

    def may_reveal(self, token: int) -> bool:
        """Rulings 34, 36 and 53."""
        held = self.fresh[token] if self.kind == UNVEIL else self.new_tokens[self.seat][token]
        return held > 0 and (token != COUNCIL_TOKEN or self.piles_left() > 0)

    def list_reveals(self) -> int:
        n = 0
        for token in range(NEW_TOKEN_KINDS):
            if self.may_reveal(token):
                self.actions[n] = REVEAL_TOKEN + token
                n += 1
        self.actions[n] = KEEP_TOKENS
        return n + 1

    def reveal_is_open(self) -> bool:
        """Whoever holds a token is asked, also if none can be revealed: not to be asked would
        tell the others which it is."""
        for token in range(NEW_TOKEN_KINDS):
            held = self.fresh[token] if self.kind == UNVEIL else self.new_tokens[self.seat][token]
            if held:
                return True
        return False

    def keep_tokens(self) -> None:
        for token in range(NEW_TOKEN_KINDS):
            self.fresh[token] = 0

    def reveal_token(self, token: int) -> None:
        """Rulings 35 and 37: it is removed from the game; a third key opens a location at once."""
        me = self.seat
        self.new_tokens[me][token] -= 1
        if self.kind == UNVEIL:
            self.fresh[token] -= 1
        self.note(TOKEN_REVEALED, me, token)
        self.later(self.kind, me)
        if token == TWO_PEARLS:
            self.gain_pearls(me, 2)
        elif token == THREE_PEARLS:
            self.gain_pearls(me, 3)
        elif token == KEY_TOKEN:
            self.gain_keys(me, 1)
            self.later(LOCATION, me)
        else:
            self.later(COUNCIL, me)
        self.proceed()

    # -- martial law --------------------------------------------------------------------

    def list_martial_law(self) -> int:
        n = 0
        if self.pearls[self.seat]:
            self.actions[0] = PAY_PEARL
            n = 1
        for ally in range(ALLIES):
            if self.hand[self.seat][ally]:
                self.actions[n] = DISCARD_ALLY + ally
                n += 1
        return n

    def enforce_martial_law(self) -> bool:
        """More than twelve allies, not all of them paid for (ruling 41): True, else it is over."""
        if self.hand_size[self.seat] > MARTIAL_HAND + self.paid_for:
            return True
        self.paid_for = 0
        return False
