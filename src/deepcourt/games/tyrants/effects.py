"""The interpreter: what the cards do, one instruction after the other.

An instruction either happens, or asks somebody and waits for the answer. A card that is played by
another one, or reacts to a discard, is a run of its own on top of the one that waits. A mandatory
question without an answer is skipped (ruling 53), and one with a single answer that everybody can
see is answered at once.
"""

from __future__ import annotations

import cython

from .choices import Choices

if not cython.compiled:
    from .constants import *
    from .runs import COUNT, ENTRY, JUMP, LIMIT, OP, PER, REACTION, WHAT
    from .table import CARD_ASPECT, COST


class Effects(Choices):
    """Runs the programs of the cards."""

    # -- asking -------------------------------------------------------------------------

    def pose(self, kind: int, seat: int) -> bool:
        """Ask, unless there is nothing to choose; whether somebody has to decide now."""
        self.ask(kind, seat)
        count = self.list_choices()
        if count == 0:
            self.skip()
            return False
        if count == 1 and not self.is_optional() and kind not in (DISCARD, PROMOTE_ANY):
            self.answer(self.actions[0])
            return False
        return True

    def run_on(self) -> bool:
        """Carry out the last run until somebody has to decide; False when it has ended.

        A run that begins on the way comes first: whoever begins one puts a frame below it.
        """
        while OP[self.code()] != DO_END:
            if self.execute():
                return True
        self.depth -= 1
        return False

    def play_card(self, seat: int, card: int, where: int) -> None:
        """Begin to resolve a card."""
        self.begin_run(seat, card, self.put_into_play(card, where), ENTRY[card])

    # -- instructions -------------------------------------------------------------------

    def execute(self) -> bool:
        """The present instruction of the last run; whether somebody has to decide now."""
        run = self.runs[self.depth - 1]
        code = run[RUN_CODE]
        op = OP[code]
        seat = run[RUN_SEAT]
        if op == DO_GAIN:
            self.gain(code)
            self.next()
            return False
        if op == DO_CHOOSE:
            if run[RUN_TIMES] == 0:
                run[RUN_TIMES] = COUNT[code]
            return self.pose(OPTION, seat)
        if op == DO_AGAIN:
            run[RUN_TIMES] -= 1
            run[RUN_CODE] = JUMP[code]
            if run[RUN_TIMES] == 0:
                self.jump()
            return False
        if op == DO_PAY:
            return self.pose(PAY, seat)
        if op == DO_FOCUS:
            return self.focus(seat, WHAT[code])
        if op in (DO_IF_COUNT, DO_IF_TROOP, DO_IF_SPY, DO_IF_LOSS):
            if self.holds(code, seat):
                self.next()
            else:
                self.jump()
            return False
        if op == DO_AT_END:
            self.queue[self.queue_size][0] = JUMP[code]
            self.queue[self.queue_size][1] = run[RUN_PLAYED]
            self.queue_size += 1
            self.next()
            return False
        if op in (
            DO_DRAW, DO_DEPLOY, DO_ASSASSINATE, DO_SUPPLANT, DO_MOVE, DO_RETURN, DO_PLACE_SPY
        ):  # fmt: skip
            return self.execute_on_map(op, code, seat)
        if op == DO_TAKE_OUTCASTS:
            return self.give_outcasts(code, seat)
        if op == DO_DISCARD:
            return self.force_discard(code, seat)
        if op == DO_REDEPLOY:
            return self.redeploy(code, seat)
        return self.execute_on_cards(op, code, seat)

    def gain(self, code: int) -> None:
        count = COUNT[code]
        if PER[code] != ONCE:
            count = self.counted(PER[code]) // COUNT[code]
        if count == 0:
            return
        if WHAT[code] == POWER:
            self.power += count
            self.note(POWER_GAINED, self.active, count)
        elif WHAT[code] == INFLUENCE:
            self.influence += count
            self.note(INFLUENCE_GAINED, self.active, count)
        else:
            self.gain_points(self.active, count)

    def holds(self, code: int, seat: int) -> bool:
        op = OP[code]
        if op == DO_IF_COUNT:
            return self.counted(PER[code]) >= COUNT[code]
        if op == DO_IF_TROOP:
            return self.has_rival_there(seat)
        if op == DO_IF_SPY:
            return self.has_rival_spy_there(seat)
        return self.runs[self.depth - 1][RUN_VICTIM] < WHITE

    def focus(self, seat: int, aspect: int) -> bool:
        """Another card of the aspect was played, or one is revealed (rulings 25, 26 and 60).

        Who holds cards is asked also if none of them fits: not to ask would tell. That one and the
        same card is played twice in a turn cannot happen to a card that has a Focus.
        """
        this = self.runs[self.depth - 1][RUN_PLAYED]
        for number in range(self.played_size):
            if number != this and CARD_ASPECT[self.played[number]] == aspect:
                self.next()
                return False
        if self.hand_size[seat] == 0:
            self.jump()
            return False
        self.ask(FOCUS, seat)
        return True

    def begin_count(self, code: int) -> bool:
        """When an instruction is reached: how often it is to be done; whether at all."""
        run = self.runs[self.depth - 1]
        if run[RUN_LEFT] == 0:
            run[RUN_LEFT] = self.amount(code)
        if run[RUN_LEFT] == 0:
            self.next()
            return False
        return True

    def execute_on_map(self, op: int, code: int, seat: int) -> bool:
        run = self.runs[self.depth - 1]
        if not self.begin_count(code):
            return False
        if op == DO_DRAW:
            self.draw(seat, run[RUN_LEFT])
            self.next()
            return False
        if op == DO_DEPLOY:
            if self.barracks[seat]:
                return self.pose(DEPLOY, seat)
            self.gain_points(seat, 1)  # rulings 9 and 64
            self.done_once()
            return False
        if op == DO_ASSASSINATE:
            return self.pose(ASSASSINATE, seat)
        if op == DO_SUPPLANT:
            return self.pose(SUPPLANT, seat)
        if op == DO_MOVE:
            if run[RUN_FIGURE] != NO_COLOUR:
                return self.pose(PUT, seat)
            return self.pose(MOVE, seat)
        if op == DO_RETURN:
            return self.pose(RETURN, seat)
        if self.spy_supply[seat]:
            return self.pose(PLACE_SPY, seat)
        return self.pose(RECALL, seat)

    def execute_on_cards(self, op: int, code: int, seat: int) -> bool:
        run = self.runs[self.depth - 1]
        if op == DO_PROMOTE:
            return self.begin_count(code) and self.pose(PROMOTE, seat)
        if op == DO_RECRUIT_FREE:
            return self.begin_count(code) and self.pose(RECRUIT_FREE, seat)
        if op in (DO_DEVOUR_MARKET, DO_SWAP_WITH_MARKET):
            return self.pose(DEVOUR_MARKET, seat)
        if op == DO_PROMOTE_DISCARDED:
            return self.pose(PROMOTE_DISCARDED, seat)
        if op == DO_PROMOTE_ANY:
            return self.pose(PROMOTE_ANY, seat)
        if op == DO_PROMOTE_INSTEAD:
            return self.pose(PROMOTE_INSTEAD, seat)
        if op in (DO_PLAY_MARKET, DO_PLAY_CIRCLE):
            if run[RUN_LEFT]:
                self.end_borrowed_card(seat)
                return False
            return self.pose(PLAY_MARKET if op == DO_PLAY_MARKET else PLAY_CIRCLE, seat)
        if op == DO_PROMOTE_TOP:
            self.promote_top(seat)
        elif op == DO_PROMOTE_THIS:
            self.promote_this(seat)
        elif op == DO_DISCARD_DECK:
            self.discard_deck(seat)
        elif op == DO_SELL_DEVOURED:
            self.ghost = True
        elif op == DO_RETURN_TO_SUPPLY:
            self.leave(seat, run[RUN_PLAYED])
            self.return_outcast(seat)
        self.next()
        return False

    def promote_top(self, seat: int) -> None:
        """Unseen; an empty deck is made anew first (ruling 44)."""
        if self.shuffle_if_needed(seat):
            self.deck_size[seat] -= 1
            card = self.deck[seat][self.deck_size[seat]]
            self.note(TOP_CARD_PROMOTED, seat, card)
            self.promote(seat, card)

    def promote_this(self, seat: int) -> None:
        """From the play area or the market; in the inner circle it lies already."""
        played = self.runs[self.depth - 1][RUN_PLAYED]
        if self.lies[played] in (IN_PLAY, IN_MARKET):
            self.leave(seat, played)
            self.promote(seat, self.played[played])

    def devour_this(self, seat: int) -> None:
        played = self.runs[self.depth - 1][RUN_PLAYED]
        self.leave(seat, played)
        self.devour(seat, self.played[played])

    def discard_deck(self, seat: int) -> None:
        """All of it, without shuffling (ruling 43)."""
        self.note(DECK_DISCARDED, seat, self.deck_size[seat])
        while self.deck_size[seat]:
            self.deck_size[seat] -= 1
            self.add_to_discard(seat, self.deck[seat][self.deck_size[seat]])

    def end_borrowed_card(self, seat: int) -> None:
        """After Ulitharid's card, which is devoured if it still lies in the row (40, 42 and 59).

        Elder Brain's card stays in the inner circle, or has left it by itself.
        """
        played = self.runs[self.depth - 1][RUN_FROM]
        if self.lies[played] == IN_MARKET:
            slot = self.borrowed
            self.borrowed = NO_SLOT
            self.lies[played] = GONE
            self.devour_from_row(seat, slot)
        self.next()

    # -- what is done to other players --------------------------------------------------

    def give_outcasts(self, code: int, seat: int) -> bool:
        who = WHAT[code]
        if who == CHOSEN_OPPONENT:
            return self.pose(PLAYER, seat)
        for _ in range(COUNT[code]):  # one by one, clockwise (specification 8.7)
            if who == YOU:
                self.take_outcast(seat)
            else:
                for offset in range(1, self.players):
                    self.take_outcast((seat + offset) % self.players)
        self.next()
        return False

    def force_discard(self, code: int, seat: int) -> bool:
        """Victims act clockwise (ruling 61), each tested when it is about to discard."""
        run = self.runs[self.depth - 1]
        who = WHAT[code]
        if run[RUN_LEFT] == 0:
            if who == CHOSEN_OPPONENT:
                return self.pose(PLAYER, seat)
            run[RUN_LEFT] = 1
            if who == EACH_OPPONENT:
                run[RUN_LEFT] = self.players - 1
            elif who == THAT_OPPONENT:
                run[RUN_WHOM] = run[RUN_FORCER]
            else:
                run[RUN_WHOM] = run[RUN_VICTIM]
        if who == EACH_OPPONENT:
            victim = (seat + self.players - run[RUN_LEFT]) % self.players
        else:
            victim = run[RUN_WHOM]
        if self.is_meant(victim):
            return self.pose(DISCARD, victim)
        self.done_once()
        return False

    def redeploy(self, code: int, seat: int) -> bool:
        """Trophies back to the map: whose, which, where."""
        run = self.runs[self.depth - 1]
        if LIMIT[code] and run[RUN_WHOM] == NO_SEAT:
            return self.pose(PLAYER, seat)
        if not self.begin_count(code):
            return False
        if run[RUN_FIGURE] != NO_COLOUR:
            return self.pose(REDEPLOY, seat)
        return self.pose(TROPHY, seat)

    # -- answers ------------------------------------------------------------------------

    def answer(self, action: int) -> None:
        """Carry out the answer to the present question."""
        kind = self.kind
        run = self.runs[self.depth - 1]
        if action == PASS:
            self.skip()
        elif kind == OPTION:
            run[RUN_CODE] = JUMP[run[RUN_CODE] + 1 + action - CHOOSE_OPTION]
        elif kind == PAY:
            self.pay(action)
        elif kind in (
            FOCUS, DEPLOY, ASSASSINATE, SUPPLANT, MOVE, PUT, RETURN, PLACE_SPY, RECALL
        ):  # fmt: skip
            self.answer_on_map(action)
        elif kind in (
            DEVOUR_MARKET, PROMOTE, PROMOTE_DISCARDED, PROMOTE_ANY, PROMOTE_INSTEAD, RECRUIT_FREE
        ):  # fmt: skip
            self.answer_with_card(action)
        elif kind == PLAYER:
            self.choose_player(action - CHOOSE_PLAYER)
        elif kind == DISCARD:
            self.discard_for_others(action - DISCARD_CARD)
        elif kind == TROPHY:
            action -= TAKE_TROPHY
            run[RUN_FROM] = action // COLOURS
            run[RUN_FIGURE] = action % COLOURS
            self.note(TROPHY_TAKEN, self.seat, run[RUN_FROM], run[RUN_FIGURE])
        elif kind == REDEPLOY:
            self.put_trophy(self.seat, run[RUN_FROM], run[RUN_FIGURE], action - PUT_AT)
            run[RUN_FIGURE] = NO_COLOUR
            self.done_once()
        else:
            self.borrow_card(action - PLAY_CARD)

    def pay(self, action: int) -> None:
        run = self.runs[self.depth - 1]
        seat = self.seat
        cost = WHAT[run[RUN_CODE]]
        if cost in (PAY_SPY, PAY_SPIES):
            site = action - RECALL_FROM
            self.recall_spy(seat, site)
            run[RUN_SITE] = site
            if cost == PAY_SPIES:
                run[RUN_RETURNED + run[RUN_BACK]] = site
                run[RUN_BACK] += 1
                return  # one more?
        elif cost == PAY_HAND:
            self.take_from_hand(seat, action - DEVOUR)
            self.devour(seat, action - DEVOUR)
        elif cost == PAY_CIRCLE:
            self.devour_from_circle(seat, action - DEVOUR)
        elif cost == PAY_THIS:
            self.devour_this(seat)
        else:
            self.discard_from_hand(seat, action - DISCARD_CARD)
        self.next()

    def devour_from_circle(self, seat: int, card: int) -> None:
        """Also a card that Elder Brain has played from there (ruling 54)."""
        self.take_from_circle(seat, card)
        self.devour(seat, card)
        for number in range(self.played_size):
            if self.lies[number] == IN_CIRCLE and self.played[number] == card:
                self.lies[number] = GONE

    def answer_on_map(self, action: int) -> None:
        run = self.runs[self.depth - 1]
        kind = self.kind
        seat = self.seat
        if kind == FOCUS:
            self.note(CARD_REVEALED, seat, action - REVEAL)
            self.next()
        elif kind == DEPLOY:
            place = action - DEPLOY_TO
            self.deploy(seat, place)
            if run[RUN_PLACED] < 2:
                run[RUN_DEPLOYED + run[RUN_PLACED]] = place
                run[RUN_PLACED] += 1
            self.done_once()
        elif kind == ASSASSINATE:
            action -= ASSASSINATE_AT
            self.assassinate(seat, action // COLOURS, action % COLOURS)
            self.remember_kill(action)
        elif kind == SUPPLANT:
            action -= SUPPLANT_AT
            self.supplant(seat, action // COLOURS, action % COLOURS)
            self.remember_kill(action)
        elif kind == MOVE:
            action -= LIFT
            run[RUN_FROM] = action // COLOURS
            run[RUN_FIGURE] = action % COLOURS
        elif kind == PUT:
            self.move(seat, run[RUN_FROM], run[RUN_FIGURE], action - PUT_AT)
            run[RUN_FIGURE] = NO_COLOUR
            self.done_once()
        elif kind == RETURN:
            self.return_piece(action)
            self.done_once()
        elif kind == PLACE_SPY:
            run[RUN_SITE] = action - PLACE_SPY_AT
            self.place_spy(seat, run[RUN_SITE])
            self.done_once()
        else:
            self.recall_spy(seat, action - RECALL_FROM)

    def remember_kill(self, target: int) -> None:
        run = self.runs[self.depth - 1]
        run[RUN_KILLS] += 1
        run[RUN_VICTIM] = target % COLOURS
        run[RUN_ANCHOR] = NO_SITE
        if target // COLOURS < SITES:
            run[RUN_ANCHOR] = target // COLOURS
        self.done_once()

    def return_piece(self, action: int) -> None:
        if action >= RETURN_TROOP:
            action -= RETURN_TROOP
            self.return_troop(self.seat, action // MAX_PLAYERS, action % MAX_PLAYERS)
            return
        action -= RETURN_SPY
        if action % MAX_PLAYERS == self.seat:
            self.recall_spy(self.seat, action // MAX_PLAYERS)
        else:
            self.return_spy(self.seat, action // MAX_PLAYERS, action % MAX_PLAYERS)

    def answer_with_card(self, action: int) -> None:
        kind = self.kind
        seat = self.seat
        if kind == DEVOUR_MARKET:
            self.devour_market_card(action)
            self.next()
        elif kind == PROMOTE:
            self.promote_played(seat, action - PROMOTE_CARD, self.besides())
            self.done_once()
        elif kind == RECRUIT_FREE:
            self.recruit(seat, action, True)
            self.done_once()
        else:
            if action == PROMOTE_THIS and kind == PROMOTE_ANY:
                self.promote_this(seat)
            elif action == PROMOTE_THIS:
                card = self.runs[self.depth - 1][RUN_CARD]
                self.take_from_discard(seat, card)
                self.promote(seat, card)
            elif action >= PROMOTE_HELD:
                self.take_from_hand(seat, action - PROMOTE_HELD)
                self.promote(seat, action - PROMOTE_HELD)
            else:
                self.take_from_discard(seat, action - PROMOTE_CARD)
                self.promote(seat, action - PROMOTE_CARD)
            self.next()

    def recruit(self, seat: int, action: int, free: bool) -> None:
        """To the discard pile (specification 8.6); the top devoured card through a Ghost (37)."""
        if action == RECRUIT_DEVOURED:
            card = self.top_devoured()
            self.devoured_size -= 1
            self.note(DEVOURED_CARD_RECRUITED, seat, card)
        else:
            card = action - RECRUIT
            self.note(CARD_RECRUITED_FREE if free else CARD_RECRUITED, seat, card)
            self.take_from_market(card)
        self.add_to_discard(seat, card)
        if not free:
            self.influence -= COST[card]

    def besides(self) -> int:
        """The card that "other cards" leaves out."""
        run = self.runs[self.depth - 1]
        return run[RUN_PLAYED] if WHAT[run[RUN_CODE]] == ANY_CARD else NOT_PLAYED

    def devour_market_card(self, action: int) -> None:
        """May be this card itself (ruling 59); a swap puts it into the slot (ruling 39)."""
        run = self.runs[self.depth - 1]
        seat = self.seat
        if action == DEVOUR_THIS:
            slot = self.borrowed
            self.borrowed = NO_SLOT
            self.lies[run[RUN_PLAYED]] = GONE
            self.devour_from_row(seat, slot)
            return
        slot = self.slot_of(action - DEVOUR)
        if OP[run[RUN_CODE]] == DO_DEVOUR_MARKET:
            self.devour_from_row(seat, slot)
        else:
            self.swap_with_market(seat, slot)

    def swap_with_market(self, seat: int, slot: int) -> None:
        run = self.runs[self.depth - 1]
        played = run[RUN_PLAYED]
        from_market = self.lies[played] == IN_MARKET
        self.devour_slot(seat, slot)
        self.leave(seat, played)
        self.row[slot] = run[RUN_CARD]
        self.note(CARD_INTO_MARKET, seat, run[RUN_CARD])
        if from_market:
            self.lies[played] = IN_MARKET
            self.borrowed = slot

    def choose_player(self, chosen: int) -> None:
        run = self.runs[self.depth - 1]
        code = run[RUN_CODE]
        if OP[code] == DO_TAKE_OUTCASTS:
            for _ in range(COUNT[code]):
                self.take_outcast(chosen)
            self.next()
            return
        run[RUN_WHOM] = chosen
        if OP[code] == DO_DISCARD:
            run[RUN_LEFT] = 1

    def discard_for_others(self, card: int) -> None:
        """The victim has chosen; its card may react before anything else (ruling 45)."""
        victim = self.seat
        forcer = self.runs[self.depth - 1][RUN_SEAT]
        self.discard_from_hand(victim, card)
        self.done_once()
        if REACTION[card]:
            self.later(RESOLVE, forcer)
            self.begin_run(victim, card, NOT_PLAYED, REACTION[card])
            self.runs[self.depth - 1][RUN_FORCER] = forcer

    def borrow_card(self, card: int) -> None:
        """Play a card of the market or of the inner circle, where it stays meanwhile (40, 54)."""
        run = self.runs[self.depth - 1]
        seat = self.seat
        where = IN_CIRCLE
        if self.kind == PLAY_MARKET:
            where = IN_MARKET
            self.borrowed = self.slot_of(card)
            self.note(MARKET_CARD_PLAYED, seat, card)
        else:
            self.note(CIRCLE_CARD_PLAYED, seat, card)
        run[RUN_LEFT] = 1
        run[RUN_FROM] = self.played_size
        self.later(RESOLVE, seat)
        self.play_card(seat, card, where)
