"""One of the games that a batch steps, with the bots at its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import cython

from ..bots.bot import Bot
from ..bots.seated import SeatedBots
from ..core.chance import Chance
from ..core.game import Game

if not cython.compiled:
    COUNT = 0  # facts
    SEAT = 1
    KIND = 2
    ENDED = 3
    FACTS = 4

SEED_BITS = 53


class BatchSlot(Chance):
    """A game that begins anew whenever it is over. Bots answer for their seats, so the decision
    is always one of the caller's.

    It shows itself in rows of the batch's arrays: `open` says which.
    """

    def __init__(self, game: Game, bots: Mapping[int, Bot], seed: int) -> None:
        self.game = game
        self.world = game.clone()
        self.begin_stream(seed)
        self.with_bots = sum(1 << seat for seat in bots)
        self.bots = SeatedBots([bots.get(seat, Bot()) for seat in range(game.players)], game)
        self.count = 0
        self.fine = True

    def open(self, rows: Iterable[Any], views: int) -> None:
        """Show the game in these rows from now on: what so many seats see, a mark for each legal
        action, the legal actions, every seat's reward and score, and facts (the number of legal
        actions, the seat, the kind of decision, whether a game has just ended)."""
        self.sight, self.mask, self.legal, self.rewards, self.scores, self.facts = rows
        self.width = len(self.sight)
        self.views = views

    def present(self) -> Game:
        """The game as it is now."""
        return self.game

    def failure(self) -> BaseException | None:
        """Why a bot had no answer, if that was so."""
        return None if self.fine else self.bots.failure()

    def begin(self) -> bool:
        """A new game, up to the caller's first decision; whether every bot had an answer."""
        self.reset()
        return self.go_on()

    def play(self, action: int) -> bool:
        """Play a legal action of the caller's and on to its next decision. If the game ends on
        the way, that is noted and the next one begun. Whether every bot had an answer."""
        self.game.play(action)
        return self.go_on()

    def play_at_random(self, steps: int) -> bool:
        """Play so many actions, each chosen uniformly; whether every bot had an answer."""
        for _ in range(steps):
            if not self.fine:
                break
            self.play(self.game.actions[self.below(self.count)])
        return self.fine

    def reset(self) -> None:
        self.game.reset(self.game.players, self.next64() >> (64 - SEED_BITS))
        for seat in range(self.game.players):
            self.bots.seed(seat, self.next64())

    def go_on(self) -> bool:
        """Let the bots play until the caller decides, and show that decision; whether every bot
        had an answer."""
        self.facts[ENDED] = 0
        for seat in range(self.game.players):
            self.rewards[seat] = 0.0
            self.scores[seat] = 0
        while self.fine and (self.game.over or self.with_bots >> self.game.seat & 1):
            if self.game.over:
                self.note_end()
                self.reset()
            else:
                self.ask_bot()
        self.show()
        return self.fine

    def note_end(self) -> None:
        self.facts[ENDED] = 1
        for seat in range(self.game.players):
            self.rewards[seat] = self.game.reward(seat)
            self.scores[seat] = self.game.score(seat)

    def ask_bot(self) -> None:
        """Bots see a world of their own and never the game."""
        self.world.sample_from(self.game, self.game.seat, self.next64())
        action = self.bots.ask(self.game.seat, self.world)
        if action < 0:
            self.fine = False
        else:
            self.game.play(action)

    def show(self) -> None:
        for i in range(self.count):
            self.mask[self.legal[i]] = 0
        self.count = self.game.list_actions()
        for i in range(self.count):
            self.legal[i] = self.game.actions[i]
            self.mask[self.game.actions[i]] = 1
        self.facts[COUNT] = self.count
        self.facts[SEAT] = self.game.seat
        self.facts[KIND] = self.game.kind
        for i in range(self.width):
            self.sight[i] = 0
        for view in range(self.views):
            seat = (self.game.seat + view) % self.game.players
            self.look(seat, view * (self.width // self.views))

    def look(self, seat: int, at: int) -> None:
        self.game.observe(
            seat, cython.address(self.sight[0]) if cython.compiled else self.sight, at
        )
