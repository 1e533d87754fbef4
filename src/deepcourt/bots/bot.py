"""What a bot is, and the simplest one."""

from __future__ import annotations

import cython

from ..core.chance import Chance
from ..core.errors import GameOver
from ..core.game import Game


class Bot(Chance):
    """Somebody who chooses actions, knowing only what its seat may know.

    A bot never meets the true game. It is handed a world: a complete game that agrees with
    everything its seat knows, in which all that is hidden was dealt anew (`Game.sample`). It
    may look at the world, play on in it, and draw further worlds from it.

    Write your own by overriding `choose`; with random numbers from `self.roll(n)` the same seed
    gives the same game. The bots of the house override `decide`, which compiles to C.
    """

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed)
        self.failure: BaseException | None = None
        self.time_per_turn = 0.0  # seconds it may think in a turn; 0: as long as it likes
        self.threads = 0  # it may think in at once; 0: as many as it likes

    def reseed(self, seed: int) -> None:
        """Begin a new random stream."""
        self.begin_stream(seed)

    def roll(self, n: int) -> int:
        """A random number in 0..n-1 of the bot's own stream."""
        return self.below(n)

    def memory(self) -> int:
        """About how many bytes it keeps from one decision to the next."""
        return 0

    def choose(self, world: Game) -> int:
        """A legal action of the seat that decides in `world`."""
        self.prepare(undecided(world))
        return self.decide(world)

    def decide(self, world: Game) -> int:
        """`choose`, for compiled callers; -1 and a `failure` if it went wrong."""
        with cython.gil:
            return self.ask_python(world)

    def ask_python(self, world: Game) -> int:
        try:
            action = self.choose(world.clone())
            if not world.is_legal(action):
                raise world.illegal(action)
            return action
        except BaseException as error:
            self.failure = error
            return -1

    def prepare(self, game: Game) -> None:
        """Called with a game of the kind to be played before the first `decide`."""


def undecided(world: Game) -> Game:
    """The world, if there is something to choose in it."""
    if not isinstance(world, Game):
        raise TypeError(f"a bot chooses in a game, not in {world!r}")
    if world.over:
        raise GameOver("the game is over; there is nothing to choose")
    return world


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def decide(self, world: Game) -> int:
        return world.actions[self.below(world.list_actions())]
