"""Exploring the depths: cards are revealed, sold, taken or fought.

Numbers of rulings refer to the lists in `docs/rulings/abyss.md`.
"""

from __future__ import annotations

import cython

from .border import Border
from .cards import REWARD_IDS, THREAT_REWARDS

if not cython.compiled:
    from .constants import *
    from .table import count_bits

REWARD_PEARLS = [reward.count("p") for reward in REWARD_IDS]
REWARD_TOKENS = [reward.count("m") for reward in REWARD_IDS]
REWARD_KEYS = [reward.count("k") for reward in REWARD_IDS]
REWARD_SPACE = [
    next(space for space, rewards in enumerate(THREAT_REWARDS) if reward in rewards)
    for reward in REWARD_IDS
]


class Exploration(Border):
    """The exploration track, its offers and its monsters."""

    def explore(self) -> None:
        self.later(CLOSE, self.active)
        self.reveal_card()

    def reveal_card(self) -> None:
        card = self.draw_card()
        self.track[self.track_size] = card
        self.track_size += 1
        if card == MONSTER_CARD:
            self.note(MONSTER_REVEALED, self.active, self.track_size - 1)
            self.meet_monster()
        else:
            self.note(ALLY_REVEALED, self.active, card, self.track_size - 1)
            self.offer(self.active)

    # -- offers -------------------------------------------------------------------------

    def offer(self, last: int) -> None:
        """Rulings 4 and 5: the opponents are asked clockwise, those who can buy. Who declines for
        the rest of the turn is not asked, and is heard to decline like anybody else."""
        seat = self.after(last)
        while seat != self.active:
            if not self.bought >> seat & 1 and self.pearls[seat] >= self.price:
                if not self.declined >> seat & 1:
                    self.ask(OFFER, seat)
                    return
                self.note(OFFER_DECLINED, seat, self.track[self.track_size - 1])
            seat = self.after(seat)
        if self.track_size == TRACK_SPACES:
            self.gain_pearls(self.active, 1)  # ruling 13
            self.take_ally()
        else:
            self.ask(ALLY, self.active)

    def list_offer(self) -> int:
        self.actions[0] = BUY
        self.actions[1] = DECLINE
        self.actions[2] = DECLINE_ALL
        return 3

    def answer_offer(self, action: int) -> None:
        buyer = self.seat
        ally = self.track[self.track_size - 1]
        if action == BUY:
            self.track_size -= 1
            self.note(ALLY_BOUGHT, buyer, ally, self.price)
            self.lose_pearls(buyer, self.price)
            self.gain_pearls(self.active, self.price)  # ruling 6
            self.add_to_hand(buyer, ally)
            self.bought |= 1 << buyer
            self.price += 1
            self.reveal_card()  # ruling 7
        else:
            if action == DECLINE_ALL:
                self.declined |= 1 << buyer
            self.note(OFFER_DECLINED, buyer, ally)
            self.offer(buyer)

    def list_ally(self) -> int:
        self.actions[0] = TAKE_ALLY
        self.actions[1] = EXPLORE_ON
        return 2

    def take_ally(self) -> None:
        """Ruling 8: the card revealed last; the exploration ends."""
        self.track_size -= 1
        ally = self.track[self.track_size]
        self.add_to_hand(self.active, ally)
        self.note(ALLY_TAKEN, self.active, ally)
        self.pay_ship_master()
        self.end_exploration()
        self.proceed()

    # -- monsters -----------------------------------------------------------------------

    def meet_monster(self) -> None:
        if not self.leviathan:
            if self.track_size == TRACK_SPACES:
                self.fight_monster()
            else:
                self.ask(MONSTER, self.active)
        elif self.monster_is_harmless():
            self.note(MONSTER_HARMLESS, self.active)
            self.drop_monster()
        else:
            self.ask(MONSTER, self.active)

    def monster_is_harmless(self) -> bool:
        """Leviathan 51: in the opponents' last turns after one of its own triggers."""
        return self.harmless and self.active != self.finisher

    def list_monster(self) -> int:
        n = 0
        must_fight = self.track_size == TRACK_SPACES
        if not self.leviathan:
            self.actions[0] = FIGHT
            self.actions[1] = EXPLORE_ON
            return 1 if must_fight else 2
        if self.can_fight(self.active):
            self.actions[0] = FIGHT
            n = 1
        else:
            must_fight = False  # Leviathan 17: nobody to fight with
        if not must_fight:
            self.actions[n] = EXPLORE_ON
            n += 1
        if self.has_active(self.active, COWARD):  # Leviathan 50: on the last space too
            self.actions[n] = IGNORE
            n += 1
        return n

    def answer_monster(self, action: int) -> None:
        if action == FIGHT:
            self.fight_monster()
        elif action == IGNORE:
            self.note(MONSTER_IGNORED, self.active)
            self.drop_monster()
        elif not self.leviathan:
            self.threat = min(self.threat + 1, THREATS - 1)  # rulings 10 and 11
            self.note(MONSTER_PASSED, self.active, self.threat)
            self.reveal_card()
        elif self.leviathan_deck_size == 0:
            self.drop_monster()
        else:
            self.later(GO_ON, self.active)
            self.add_leviathan(self.active)
            self.proceed()

    def go_on(self) -> None:
        """A leviathan has come: the monster is discarded and the next card revealed."""
        self.track_size -= 1
        self.to_discard_pile(MONSTER_CARD)
        self.reveal_card()

    def drop_monster(self) -> None:
        """A monster without effect; Leviathan 14 and 48: without allies there is no next card."""
        self.track_size -= 1
        self.to_discard_pile(MONSTER_CARD)
        if self.ally_is_left():
            self.reveal_card()
        else:
            self.note(EXPLORATION_FAILED, self.active)
            self.pay_ship_master()
            self.end_exploration()
            self.proceed()

    def fight_monster(self) -> None:
        if self.track_size == TRACK_SPACES:
            self.gain_pearls(self.active, 1)  # ruling 13
        self.note(MONSTER_FOUGHT, self.active)
        self.pay_ship_master()  # ruling 15, Leviathan 28 and 49
        if self.leviathan:
            self.later(END_EXPLORATION, self.active)
            self.later(TARGET, self.active)
            self.may_stop = False
            self.proceed()
        else:
            self.ask(REWARD, self.active)
            if self.list_rewards() == 1:
                self.take_reward(self.actions[0] - CHOOSE_REWARD)

    def reward_space(self) -> int:
        """Ruling 41: an opponent's Tamer takes a space away."""
        if self.threat and self.suffers(self.active, TAMER):
            return self.threat - 1
        return self.threat

    def list_rewards(self) -> int:
        """Ruling 14: only as many tokens as there are."""
        n = 0
        space = self.reward_space()
        tokens = self.tokens_left()
        for reward in range(REWARDS):
            if REWARD_SPACE[reward] == space and REWARD_TOKENS[reward] <= tokens:
                self.actions[n] = CHOOSE_REWARD + reward
                n += 1
        return n

    def take_reward(self, reward: int) -> None:
        self.note(REWARD_TAKEN, self.active, reward)
        self.gain_pearls(self.active, REWARD_PEARLS[reward])
        self.draw_tokens(self.active, REWARD_TOKENS[reward])
        self.gain_keys(self.active, REWARD_KEYS[reward])
        self.threat = 0
        self.end_exploration()
        self.proceed()

    # -- the end of an exploration ------------------------------------------------------

    def pay_ship_master(self) -> None:
        """A pearl for each race among the allies that are left to the Council."""
        if not self.has_active(self.active, SHIP_MASTER):
            return
        races = 0
        for space in range(self.track_size):
            if self.track[space] != MONSTER_CARD:
                races |= 1 << self.track[space] // KINDS
        self.gain_pearls(self.active, count_bits(races))

    def end_exploration(self) -> None:
        for space in range(self.track_size):
            card = self.track[space]
            if card == MONSTER_CARD:
                self.to_discard_pile(card)
            else:
                self.council[card] += 1
                self.council_size[card // KINDS] += 1
                self.note(ALLY_TO_COUNCIL, self.active, card)
        self.track_size = 0

    # -- for Python callers -------------------------------------------------------------

    def monsters_harmless(self) -> bool:
        """Whether monsters have no effect in this turn."""
        return self.monster_is_harmless()

    def rewarded_space(self) -> int:
        """The space of the threat track that a fight is rewarded by, from 0."""
        return self.reward_space()
