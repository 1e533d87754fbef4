"""Tyrants of the Underdark: a turn from its beginning to the next player.

Numbers of rulings refer to `docs/rulings/tyrants.md`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from ...core.game import Game
from .effects import Effects

if not cython.compiled:
    from .constants import *
    from .evaluation import lead, lead_scale
    from .hidden import redeal_hidden
    from .observation import observe
    from .realm import BIT, MARKER_SITES, MARKER_WORTH, START_SITES
    from .score import total_score


class Tyrants(Effects):
    """A game of Tyrants of the Underdark."""

    def reset(self, players: int, seed: int) -> None:
        if self.any_pair:
            self.stream = seed
            self.pair = self.below(PAIRS)
        self.begin(players, seed)
        self.clear()
        self.set_up_cards()
        self.set_up_map()
        self.first = self.below(players)
        self.active = self.first
        self.ask(START, self.first)

    def start(self, players: int, seed: int, pair: int | None, right: bool) -> None:
        """Set up a new game; for Python callers. Without a pair of half-decks the seed gives one,
        also when the game is reset; apart from that it is the game that the seed gives with it."""
        self.allocate()
        self.any_pair = pair is None
        self.pair = 0 if pair is None else pair
        self.right = right
        self.reset(players, seed)

    def blank(self) -> Game:
        new = Tyrants.__new__(Tyrants)
        new.allocate()
        return new

    def sample_from(self, source: Game, seat: int, seed: int) -> None:
        self.copy_from(source)
        self.begin_stream(seed)
        redeal_hidden(self, seat)

    def score(self, seat: int) -> int:
        return total_score(self, seat)

    def tie_break(self, seat: int) -> int:
        """Tied leaders share the victory."""
        return 0

    def evaluate(self, seat: int) -> float:
        return lead(self, seat)

    def lead_scale(self) -> float:
        return lead_scale(self)

    def observe(self, seat: int, seen: MutableSequence[int], at: int) -> None:
        observe(self, seat, seen, at)

    # -- what can the deciding player do? -----------------------------------------------

    def list_actions(self) -> int:
        kind = self.kind
        if kind == TURN:
            return self.list_turn()
        if kind == START:
            return self.list_starts()
        if kind == ORDER:
            return self.list_end_effects()
        n = self.list_choices()
        if self.is_optional():
            self.actions[n] = PASS
            n += 1
        return n

    def list_starts(self) -> int:
        """Starting sites without another player's troop (ruling 50)."""
        sites = self.sites & START_SITES
        for seat in range(self.players):
            sites &= ~self.stands[seat]
        return self.list_sites(0, START_AT, sites)

    def list_turn(self) -> int:
        seat = self.active
        n = self.list_pile(0, PLAY_CARD, self.hand[seat], self.hand_size[seat])
        n = self.list_recruits(n, ANY_CARD, self.influence)
        if self.power >= DEPLOY_POWER:
            if self.barracks[seat]:
                n = self.list_deployments(n, seat)
            else:
                self.actions[n] = TAKE_POINT
                n += 1
        if self.power >= ASSASSINATE_POWER:
            n = self.list_troops(
                n, ASSASSINATE_AT, self.near_sites[seat], self.near_spaces[seat], False
            )
            n = self.list_enemy_spies(n)
        self.actions[n] = END_TURN
        return n + 1

    def list_end_effects(self) -> int:
        n = 0
        for number in range(self.queue_size):
            n = self.add_once(n, RESOLVE_CARD + self.played[self.queue[number][1]])
        return n

    # -- an action ----------------------------------------------------------------------

    def play(self, action: int) -> None:
        self.moves += 1
        kind = self.kind
        if kind == TURN:
            self.play_turn(action)
        elif kind == START:
            self.place_first_troop(action - START_AT)
        elif kind == ORDER:
            self.later(CLOSE, self.active)
            self.begin_end_effect(self.queued(action - RESOLVE_CARD))
            self.go_on()
        else:
            self.answer(action)
            self.go_on()

    def place_first_troop(self, site: int) -> None:
        """From the first player on; then the first turn begins."""
        self.barracks[self.seat] -= 1
        self.note(TROOP_STARTED, self.seat, site)
        self.put_troop(site, self.seat)
        seat = (self.seat + 1) % self.players
        if seat == self.first:
            self.round = 1
            self.begin_turn(seat)
        else:
            self.active = seat
            self.ask(START, seat)

    def play_turn(self, action: int) -> None:
        """Basic actions leave the turn going on; a card is resolved first."""
        seat = self.active
        if action < DEPLOY_TO:
            card = action - PLAY_CARD
            self.take_from_hand(seat, card)
            self.note(CARD_PLAYED, seat, card)
            self.later(TURN, seat)
            self.play_card(seat, card, IN_PLAY)
            self.go_on()
        elif action < TAKE_POINT:
            self.power -= DEPLOY_POWER
            self.deploy(seat, action - DEPLOY_TO)
        elif action == TAKE_POINT:
            self.power -= DEPLOY_POWER
            self.gain_points(seat, 1)
        elif action < RETURN_SPY:
            self.power -= ASSASSINATE_POWER
            action -= ASSASSINATE_AT
            self.assassinate(seat, action // COLOURS, action % COLOURS)
        elif action < RECRUIT:
            self.power -= RETURN_SPY_POWER
            action -= RETURN_SPY
            self.return_spy(seat, action // MAX_PLAYERS, action % MAX_PLAYERS)
        elif action != END_TURN:
            self.recruit(seat, action, False)
        elif not self.close():
            self.go_on()

    def go_on(self) -> None:
        """The card that is being resolved goes on, then what waits for it."""
        if not self.run_on():
            self.go_back()

    def go_back(self) -> None:
        """To what waits, until somebody has to decide."""
        while True:
            self.resume()
            if self.kind == TURN:
                return
            if self.kind == CLOSE and self.close():
                return
            if self.run_on():
                return

    # -- turns --------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Markers bring influence to their holder (ruling 17)."""
        self.active = seat
        self.paid = 0
        self.note(TURN_BEGAN, seat)
        for site in range(SITES):
            if self.controlled[seat] & MARKER_SITES & BIT[site]:
                self.pay_marker(site)
        self.ask(TURN, seat)

    def close(self) -> bool:
        """End the turn, step by step; whether somebody has to decide now."""
        if self.queue_size == 0:
            self.end_turn()
            return True
        if self.order_matters():
            self.ask(ORDER, self.active)
            return True
        self.later(CLOSE, self.active)
        self.begin_end_effect(self.queued(self.played[self.queue[0][1]]))
        return False

    def order_matters(self) -> bool:
        """Whether the effects that wait differ (ruling 65), or not all cards need be promoted."""
        if self.list_end_effects() == 1:
            return False
        for number in range(1, self.queue_size):
            if self.queue[number][0] != self.queue[0][0]:
                return True
        return self.may_leave_a_card()

    def may_leave_a_card(self) -> bool:
        """Whether promotions that run out of cards may leave one: the last to promote, which is
        then alone. The other promotions must not suffice for it too, and not be only that of a
        second card, which would have to promote it (ruling 69)."""
        cards = 0
        free = 0
        fewest = self.queue_size
        for number in range(self.played_size):
            if self.lies[number] == IN_PLAY:
                cards += 1
                own = self.waiting_of(number)
                if own == 0 and self.may_wait(self.played[number]):
                    own = 1
                fewest = min(fewest, self.queue_size - own)
        for number in range(self.queue_size):
            free += self.lies[self.queue[number][1]] != IN_PLAY
        return fewest < cards <= self.queue_size and cards + free > 2

    def queued(self, card: int) -> int:
        """The effect of such a card that comes first: of two copies that of the one which has left
        the play area, because it leaves out no card that lies there."""
        found = 0
        for number in range(self.queue_size - 1, -1, -1):
            played = self.queue[number][1]
            if self.played[played] == card:
                found = number
                if self.lies[played] != IN_PLAY:
                    return number
        return found

    def begin_end_effect(self, number: int) -> None:
        """It survives what became of its card meanwhile (ruling 21)."""
        code = self.queue[number][0]
        played = self.queue[number][1]
        self.queue_size -= 1
        while number < self.queue_size:
            self.queue[number][0] = self.queue[number + 1][0]
            self.queue[number][1] = self.queue[number + 1][1]
            number += 1
        self.begin_run(self.active, self.played[played], played, code)

    def end_turn(self) -> None:
        """Points for markers, then a new hand (specification 4, E2 to E4)."""
        seat = self.active
        for site in range(SITES):
            if self.total[seat] & MARKER_SITES & BIT[site]:
                self.points[seat] += MARKER_WORTH[site]
                self.note(MARKER_POINTS, seat, site, MARKER_WORTH[site])
        for number in range(self.played_size):
            if self.lies[number] == IN_PLAY:
                self.add_to_discard(seat, self.played[number])
        for number in range(self.hand_size[seat]):
            self.add_to_discard(seat, self.hand[seat][number])
        self.hand_size[seat] = 0
        self.played_size = 0
        self.ghost = False
        self.power = 0
        self.influence = 0
        self.note(TURN_ENDED, seat)
        self.draw(seat, HAND)
        following = (seat + 1) % self.players
        if following == self.first:
            if self.last_round:
                self.note(GAME_ENDED)
                self.finish()
                return
            self.round += 1
            if self.round == LONGEST_GAME:  # ruling 75
                self.begin_last_round()
        self.begin_turn(following)
