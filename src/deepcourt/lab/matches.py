"""Bots playing games against each other, compiled and without the GIL."""

from __future__ import annotations

import cython

from ..bots.bot import Bot
from ..bots.seated import SeatedBots
from ..core.chance import Chance
from ..core.errors import UnknownBot, WrongPlayerCount
from ..core.game import Game
from .standings import WIN_PARTS as PARTS
from .standings import Standings

if not cython.compiled:
    from ..bots.seated import MOST_BOTS

    MAX_SEATS = 8

WIN_PARTS = PARTS

BOT_STREAM = 0xD1342543DE82EF95  # keeps the streams of bots apart from those of games


class Match(Chance):
    """A game and the bots around it, to play it again and again.

    Game number `i` has the seed `seed + i` and arrangement `i` of the bots: who sits behind whom
    matters, so they go through all orders, each first in turn. What happens in a game depends on
    nothing else, so any number of matches may share a series.
    """

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        for bot in bots:
            if not isinstance(bot, Bot):
                raise UnknownBot(f"{bot!r} is no bot; `deepcourt.bots.make` makes one by its name")
        if len(bots) != game.players:
            raise WrongPlayerCount(
                f"a game of {game.players} needs {game.players} bots, not {len(bots)}"
            )
        self.game = game.clone()
        self.world = game.clone()
        self.bots = SeatedBots(bots, game)
        self.decisions = 0
        if not cython.compiled:
            self.wins = [0] * MAX_SEATS
            self.points = [0] * MAX_SEATS
            self.squares = [0] * MAX_SEATS
            self.sitting = [0] * MAX_SEATS  # which bot, by seat

    def play(self, seed: int, first: int, count: int) -> Standings:
        """Play games number `first` to `first + count - 1` of the series and add them up."""
        self.decisions = 0
        for index in range(MAX_SEATS):
            self.wins[index] = 0
            self.points[index] = 0
            self.squares[index] = 0
        if not self.play_games(seed, first, count):
            raise self.bots.failure()
        players = range(self.game.players)
        return Standings(
            games=count,
            decisions=self.decisions,
            win_parts=[self.wins[i] for i in players],
            points=[self.points[i] for i in players],
            squares=[self.squares[i] for i in players],
        )

    def begin(self, seed: int, number: int) -> list[int]:
        """Set up game `number` of the series for a caller who plays it step by step: `game` with
        what `choose` says until it is over. Which bot sits where."""
        self.arrange(number)
        self.set_up(seed + number)
        return [self.sitting[seat] for seat in range(self.game.players)]

    def choose(self) -> int:
        """The action of the bot that decides now."""
        action = self.ask(self.sitting[self.game.seat])
        if action < 0:
            raise self.bots.failure()
        return action

    def play_games(self, seed: int, first: int, count: int) -> bool:
        """Whether all games came to their end; a bot may have failed."""
        finished = True
        with cython.nogil:
            for i in range(first, first + count):
                self.arrange(i)
                if not self.play_game(seed + i):
                    finished = False
                    break
        return finished

    def arrange(self, number: int) -> None:
        """Seat the bots in one of their orders."""
        players = self.game.players
        for seat in range(players):
            self.sitting[seat] = seat
        for seat in range(players - 1):
            other = seat + number % (players - seat)
            number //= players - seat
            bot = self.sitting[seat]
            self.sitting[seat] = self.sitting[other]
            self.sitting[other] = bot

    def play_game(self, seed: int) -> bool:
        self.set_up(seed)
        while not self.game.over:
            action = self.ask(self.sitting[self.game.seat])
            if action < 0:
                return False
            self.game.play(action)
            self.decisions += 1
        self.count_result()
        return True

    def set_up(self, seed: int) -> None:
        self.game.reset(self.game.players, seed)
        self.begin_stream(seed ^ BOT_STREAM)
        for number in range(MOST_BOTS):
            self.bots.seed(number, self.next64())

    def ask(self, index: int) -> int:
        """The action of a bot, which sees a world of its own and never the game."""
        self.world.sample_from(self.game, self.game.seat, self.next64())
        return self.bots.ask(index, self.world)

    def count_result(self) -> None:
        winners = 0
        for seat in range(self.game.players):
            winners += self.game.rank(seat) == 1
        for seat in range(self.game.players):
            index = self.sitting[seat]
            points = self.game.score(seat)
            self.points[index] += points
            self.squares[index] += points * points
            if self.game.rank(seat) == 1:
                self.wins[index] += WIN_PARTS // winners
