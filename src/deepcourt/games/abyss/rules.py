"""Abyss, with or without Leviathan: a turn from its beginning to the next player.

What is under way waits as a stack of frames: `later` puts one there, `proceed` takes the next and
stops where somebody has to decide. Numbers of rulings refer to `docs/rulings/abyss.md`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.game import Game
from .powers import Powers
from .table import AbyssTable

if not cython.compiled:
    from ...core.game import NOBODY
    from .constants import *
    from .evaluation import lead
    from .foresight import fill_win_probabilities, win_probability
    from .hidden import redeal_hidden
    from .observation import observe
    from .payment import recruitable
    from .score import best_lord, total
    from .table import ALLY_VALUE, BIT

ALL_POWERS = 0b1000100001  # Slaver, Oracle, Opportunist


class Abyss(Powers):
    """A game of Abyss."""

    def reset(self, players: int, seed: int) -> None:
        self.set_up(players, seed)
        self.begin_turn(self.below(players))

    def start(self, players: int, seed: int, leviathan: bool) -> None:
        """Set up a new game; for Python callers."""
        self.allocate()
        self.leviathan = leviathan
        self.reset(players, seed)

    def copy_from(self, source: Game) -> None:
        self.copy_table(cython.cast(AbyssTable, source))

    def blank(self) -> Game:
        new = Abyss.__new__(Abyss)
        new.allocate()
        new.leviathan = self.leviathan
        return new

    def sample_from(self, source: Game, seat: int, seed: int) -> None:
        self.copy_from(source)
        self.begin_stream(seed)
        redeal_hidden(self, seat)

    def score(self, seat: int) -> int:
        return total(self, seat, True)

    def tie_break(self, seat: int) -> int:
        """Pearls, then the lord with the most influence (ruling 77)."""
        return 16 * self.pearls[seat] + best_lord(self, seat)

    def evaluate(self, seat: int) -> float:
        return lead(self, seat)

    def win_probability(self, seat: int, lead: float) -> float:
        return (
            Powers.win_probability(self, seat, lead) if self.over else win_probability(self, seat)
        )

    def fill_win_probabilities(self, leads: list[float], wins: list[float]) -> None:
        if self.over:
            Powers.fill_win_probabilities(self, leads, wins)
        else:
            fill_win_probabilities(self, wins)

    def observe(self, seat: int, seen: MutableSequence[int], at: int) -> None:
        observe(self, seat, seen, at)

    # -- what can the deciding player do? -----------------------------------------------

    def list_actions(self) -> int:
        kind = self.kind
        if kind == TURN:
            return self.list_turn()
        if kind == OFFER:
            return self.list_offer()
        if kind == ALLY:
            return self.list_ally()
        if kind == MONSTER:
            return self.list_monster()
        if kind == PAY:
            return self.list_payment()
        if kind == AFFILIATE:
            return self.list_affiliations()
        if kind == REWARD:
            return self.list_rewards()
        if kind == LOCATION:
            return self.list_location()
        if kind == CLAIM:
            return self.list_locations(0, self.drawn_locations)
        if kind == KEYS:
            return self.list_keys()
        if kind == SMOKERS:
            return self.list_search()
        if kind == COUNCIL:
            return self.list_piles(0)
        if kind == POWERS:
            return self.list_last_powers()
        if kind in (JAIL, DISARM, LOSE_ALLIES):
            return self.list_hand(DISCARD_ALLY)
        if self.is_power_decision():
            return self.list_power_choices()
        return self.list_border_choices()

    def is_power_decision(self) -> bool:
        """Whether the present decision belongs to a power, to tokens or to the Council."""
        return self.kind in (
            REVEAL, COUNCIL, JAIL, DISARM, ASSASSINATE, HUNT, ILLUSION, EXCHANGE, CORRUPT, BETRAY,
            USURP, SCHEME,
        )  # fmt: skip

    def list_power_choices(self) -> int:
        kind = self.kind
        if kind == REVEAL:
            return self.list_reveals()
        if kind == ASSASSINATE:
            awake = self.free[self.victim] & ~self.disabled[self.victim]
            return self.list_lords(DISABLE_LORD, awake)
        if kind == HUNT:
            return self.list_hunt()
        if kind == ILLUSION:
            return self.list_illusion()
        if kind == EXCHANGE:
            return self.list_locations(0, self.available)
        if kind == CORRUPT:
            return self.list_corruption()
        if kind == BETRAY:
            return self.list_dismissals(TRAITOR)
        if kind == USURP:
            return self.list_court(TAKE_LORD, 0)
        return self.list_dismissals(SCHEMER)

    def list_border_choices(self) -> int:
        kind = self.kind
        if kind == TARGET:
            return self.list_targets()
        if kind == ATTACK:
            return self.list_attacks()
        if kind == BOOST:
            return self.list_boosts()
        if kind == TOKENS:
            return self.list_token_piles()
        if kind == UNVEIL:
            return self.list_reveals()
        if kind == LOSE_LORD:
            return self.list_lords(DISMISS_LORD, self.free[self.seat])
        if kind == MARTIAL_LAW:
            return self.list_martial_law()
        if kind == GUARD:
            return self.list_guard()
        if kind == STRIKE:
            return self.list_zones(STRIKE_ZONE, True)
        return self.list_zones(PLACE, False)

    def list_turn(self) -> int:
        self.actions[0] = EXPLORE
        n = self.list_piles(1)
        payable = recruitable(self, self.active)
        for space in range(self.court_size):
            if payable & BIT[self.court[space]]:
                self.actions[n] = RECRUIT_LORD + self.court[space]
                n += 1
        if self.may_plot():
            self.actions[n] = PLOT
            n += 1
        return self.list_powers(n)

    def list_piles(self, n: int) -> int:
        """Ruling 19: an empty pile cannot be chosen."""
        for race in range(RACES):
            if self.council_size[race]:
                self.actions[n] = TAKE_PILE + race
                n += 1
        return n

    def list_last_powers(self) -> int:
        n = self.list_powers(0)
        self.actions[n] = END_TURN
        return n + 1

    # -- an action ----------------------------------------------------------------------

    def play(self, action: int) -> None:
        self.moves += 1
        kind = self.kind
        if kind == TURN:
            self.play_turn(action)
        elif kind == OFFER:
            self.answer_offer(action)
        elif kind == ALLY:
            if action == TAKE_ALLY:
                self.take_ally()
            else:
                self.reveal_card()
        elif kind == MONSTER:
            self.answer_monster(action)
        elif kind == PAY:
            self.pay(action)
            self.go_on_paying()
        elif kind == AFFILIATE:
            self.affiliate(action - AFFILIATE_ALLY)
        elif kind == REWARD:
            self.take_reward(action - CHOOSE_REWARD)
        elif kind == LOCATION:
            if action >= DRAW_LOCATIONS:
                self.draw_locations(action - DRAW_LOCATIONS + 1)
                self.claim_or_ask()
            else:
                self.take_available(action - TAKE_LOCATION)
        elif kind == CLAIM:
            self.claim(action - TAKE_LOCATION)
        elif kind == KEYS:
            self.use_key(action)
            self.choose_keys()
        elif kind == SMOKERS:
            self.search(action)
        elif kind == POWERS:
            self.later(CLOSE, self.active)
            if action == END_TURN:
                self.powers_used = ALL_POWERS
            else:
                self.use_power(action)
            self.proceed()
        elif self.is_power_decision():
            self.play_power(action)
        else:
            self.play_border(action)

    def play_turn(self, action: int) -> None:
        """Plots and powers of the turn leave the action still to be chosen (rulings 1 and 3)."""
        if action == EXPLORE:
            self.explore()
        elif action == PLOT:
            self.plot()
        elif action < RECRUIT_LORD:
            self.ask_council(action - TAKE_PILE)
        elif action < SELL_ALLY:
            self.begin_recruiting(action - RECRUIT_LORD)
        else:
            self.use_power(action)

    def use_power(self, action: int) -> None:
        if action < DISSOLVE_PILE:
            self.slaver(action - SELL_ALLY)
        elif action < REPLACE_LORD:
            self.oracle(action - DISSOLVE_PILE)
        else:
            self.opportunist(action - REPLACE_LORD)

    def ask_council(self, race: int) -> None:
        """Ruling 18; the Alchemist takes a second pile."""
        self.take_pile(self.active, race)
        self.later(CLOSE, self.active)
        if self.has_active(self.active, ALCHEMIST):
            self.later(COUNCIL, self.active)
        self.proceed()

    def play_power(self, action: int) -> None:
        """An answer to the power of a lord; most of them are done with that."""
        kind = self.kind
        if kind == REVEAL:
            if action != KEEP_TOKENS:
                self.reveal_token(action - REVEAL_TOKEN)
                return
        elif kind == COUNCIL:
            self.take_pile(self.seat, action - TAKE_PILE)
        elif kind == JAIL:
            self.discard_from_hand(self.seat, action - DISCARD_ALLY)
        elif kind == DISARM:
            self.discard_from_hand(self.seat, action - DISCARD_ALLY)
            self.later(DISARM, self.seat)
        elif kind == ASSASSINATE:
            self.disable(self.victim, action - DISABLE_LORD)
        elif kind == HUNT:
            self.hunt((action - HUNT_TOKEN) // 2, (action - HUNT_TOKEN) % 2 == 1)
        elif action == PASS:
            pass
        elif kind == ILLUSION:
            self.claimed = action - GIVE_UP
            self.ask(EXCHANGE, self.active)
            return
        elif kind == EXCHANGE:
            self.exchange(action - TAKE_LOCATION)
            return
        elif kind == CORRUPT:
            self.lose_pearls(self.active, CORRUPTION)  # ruling 28
            self.take_court_lord(action - TAKE_LORD)
            return
        elif kind == BETRAY:
            self.discard_lord(self.active, action - DISMISS_LORD)
            self.ask(USURP, self.active)
            return
        elif kind == USURP:
            self.take_court_lord(action - TAKE_LORD)
            return
        else:
            self.scheme(action - DISMISS_LORD)
            return
        self.proceed()

    def play_border(self, action: int) -> None:
        kind = self.kind
        if kind in (TARGET, ATTACK) and action == STOP:
            self.end_fight()
        elif kind == TARGET:
            self.engage(action - ATTACK_ZONE)
        elif kind == ATTACK:
            self.attack_with(action - ATTACK_WITH)
        elif kind == BOOST:
            self.boost(action - SPEND)
        elif kind == UNVEIL and action != KEEP_TOKENS:
            self.reveal_token(action - REVEAL_TOKEN)
        elif kind == STRIKE:
            self.rebel(action - STRIKE_ZONE)
        elif kind == MARTIAL_LAW:
            if action == PAY_PEARL:
                self.lose_pearls(self.seat, 1)
                self.paid_for += 1
            else:
                self.discard_from_hand(self.seat, action - DISCARD_ALLY)
            if not self.enforce_martial_law():
                self.end_turn()
        else:
            if kind == TOKENS:
                self.take_tokens(action - TAKE_TOKENS)
            elif kind == UNVEIL:
                self.keep_tokens()
            elif kind == LOSE_ALLIES:
                self.discard_from_hand(self.seat, action - DISCARD_ALLY)
                self.to_discard -= 1
                self.later(LOSE_ALLIES, self.seat)
            elif kind == LOSE_LORD:
                self.discard_lord(self.seat, action - DISMISS_LORD)
            elif kind == GUARD:
                self.add_leviathan(action - SEND)
            else:
                self.place_leviathan(action - PLACE)
            self.proceed()

    # -- what comes next ----------------------------------------------------------------

    def proceed(self) -> None:
        self.resume()
        while not self.do_or_ask():
            self.resume()

    def do_or_ask(self) -> bool:
        """Do the frame that came up if nobody has to choose: a task, or a decision without a
        choice. True if somebody has to, or the game is over."""
        kind = self.kind
        if kind == CLOSE:
            return self.close_turn()
        if kind == TURN:
            return True
        if kind == REFILL:
            self.refill()
            return False
        if kind in (REVEAL, UNVEIL):
            return self.reveal_is_open()
        if kind == COUNCIL:
            return self.take_pile_or_ask()
        if kind == JAIL:
            return self.must_discard_one()
        if kind == DISARM:
            return self.must_disarm()
        if kind == ASSASSINATE:
            return self.disable_or_ask(self.seat)
        if kind == HUNT:
            return self.hunt_or_ask()
        if kind == ILLUSION:
            return self.controlled[self.seat] != 0 and self.available != 0
        if kind == CORRUPT:
            return self.pearls[self.seat] >= CORRUPTION and self.court_size > 0
        if kind == BETRAY:
            return self.free[self.seat] & ~BIT[TRAITOR] != 0 and self.court_size > 0
        if kind == SCHEME:
            return self.free[self.seat] & ~BIT[SCHEMER] != 0 and self.lord_deck_size > 0
        if kind == CLAIM:
            self.claim_or_ask()
            return True
        if kind == LOCATION:
            if self.ambassador == NO_LORD and not self.opens_location(self.seat):
                return False
            self.seek_location()
            return True
        return self.do_or_ask_at_border()

    def do_or_ask_at_border(self) -> bool:
        kind = self.kind
        if kind == GO_ON:
            self.go_on()
            return True
        if kind == SETTLE:
            self.settle()
            return False
        if kind == END_EXPLORATION:
            self.end_exploration()
            return False
        if kind == AFTERMATH:
            return self.aftermath()
        if kind == TARGET:
            return self.engage_or_ask()
        if kind == TOKENS:
            return self.take_tokens_or_ask()
        if kind == LOSE_ALLIES:
            return self.lose_allies_or_ask()
        if kind == LOSE_LORD:
            return self.lose_lord_or_ask()
        if kind == GUARD:
            return self.send_leviathan_or_ask()
        if kind == STRIKE:
            return self.strike_or_ask()
        return self.place_leviathan_or_ask()

    def take_pile_or_ask(self) -> bool:
        if self.piles_left() > 1:
            return True
        if self.piles_left() == 1:
            self.take_pile(self.seat, self.only_pile())
        return False

    def hunt_or_ask(self) -> bool:
        n = self.list_hunt()
        if n == 1:
            choice = self.actions[0] - HUNT_TOKEN
            self.hunt(choice // 2, choice % 2 == 1)
        return n > 1

    def send_leviathan_or_ask(self) -> bool:
        if self.leviathan_deck_size == 0:
            return False
        n = self.list_guard()
        if n == 1:
            self.add_leviathan(self.actions[0] - SEND)
        return n > 1

    def strike_or_ask(self) -> bool:
        n = self.list_zones(STRIKE_ZONE, True)
        if n == 1:
            self.rebel(self.actions[0] - STRIKE_ZONE)
        return n > 0

    def place_leviathan_or_ask(self) -> bool:
        n = self.list_zones(PLACE, False)
        if n == 1:
            self.place_leviathan(self.actions[0] - PLACE)
        return n > 1

    # -- the turn -----------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.price = 1
        self.bought = 0
        self.declined = 0
        self.powers_used = 0
        self.second_fight = False
        self.note(TURN_BEGAN, seat)
        if self.has_active(seat, LANDLORD):  # ruling 44
            self.gain_pearls(seat, 1)
        self.later(TURN, seat)
        if self.leviathan:
            self.later(REVEAL, seat)
        self.proceed()

    def close_turn(self) -> bool:
        """After the action: locations, powers left over, hand limits, the next player."""
        me = self.seat
        if self.opens_location(me):
            self.later(CLOSE, me)
            self.ask(LOCATION, me)
            self.seek_location()
            return True
        if self.list_powers(0):
            self.ask(POWERS, me)
            return True
        if self.hand_size[me] > COMMANDED_HAND and self.suffers(me, COMMANDER):  # ruling 38
            self.later(CLOSE, me)
            self.later(DISARM, me)
            return False
        if self.leviathan and self.hand_size[me] > MARTIAL_HAND:
            self.ask(MARTIAL_LAW, me)
            if self.enforce_martial_law():
                return True
        self.end_turn()
        return True

    def end_turn(self) -> None:
        """Rulings 63 to 66, Leviathan 44, 45 and 51."""
        me = self.active
        if self.finisher == NOBODY:
            border_over = self.leviathan and (
                self.leviathan_deck_size == 0 or self.tokens_left() + self.new_tokens_left() == 0
            )
            if border_over or self.court_short or self.lord_count(me) >= LORDS_TO_END:
                self.finisher = me
                self.harmless = border_over
                self.note(LAST_TURNS_BEGAN, me)
        if self.extra_turn:
            self.extra_turn = False
            self.note(EXTRA_TURN_BEGAN, me)
            self.begin_turn(me)
        elif self.after(me) == self.finisher:
            self.end_game()
        else:
            self.begin_turn(self.after(me))

    def end_game(self) -> None:
        """Ruling 68: the weakest ally of each race in hand is affiliated, the others discarded."""
        for seat in range(self.players):
            for race in range(RACES):
                weakest = ALLIES
                for ally in range(race * KINDS, race * KINDS + KINDS):
                    if self.hand[seat][ally] and (
                        weakest == ALLIES or ALLY_VALUE[ally] < ALLY_VALUE[weakest]
                    ):
                        weakest = ally
                if weakest != ALLIES:
                    self.remove_from_hand(seat, weakest)
                    self.affiliated[seat][weakest] += 1
                    self.note(ALLY_AFFILIATED, seat, weakest)
                for ally in range(race * KINDS, race * KINDS + KINDS):
                    while self.hand[seat][ally]:
                        self.remove_from_hand(seat, ally)
                        self.to_discard_pile(ally)
        self.note(GAME_ENDED)
        self.finish()
