"""Bots: who plays against people, and against each other."""

from collections.abc import Callable
from functools import partial

from ..core.deprecation import renamed_arguments
from ..core.errors import InvalidSeed, UnknownBot, suggestion
from ..core.numbers import is_whole
from ..core.recipe import Recipe
from .bot import Bot, RandomBot
from .greedy import GreedyBot
from .levels import LEVELS, LevelBot
from .search import SearchBot

LAST_SEED = (1 << 64) - 1
_bots: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}


def names() -> list[str]:
    """The names of all bots: two to measure others by, then the levels, weakest first."""
    return list(_bots)


@renamed_arguments(patience="time_per_turn")
def make(name: str, seed: int = 0, time_per_turn: float = 0.0) -> Bot:
    """A new bot of that name.

    The same seed gives the same choices, unless the bot runs out of time: `time_per_turn` is how
    many seconds it may think in a turn; 0 sets no limit.
    """
    if isinstance(name, Bot):
        raise UnknownBot(
            f"bots go by their names here, such as 'greedy', and {name!r} is a bot itself; "
            "`deepcourt.lab.matches.Match` takes bots of your own"
        )
    if not isinstance(name, str) or name not in _bots:
        known = ", ".join(_bots)
        raise UnknownBot(f"there is no bot {name!r}{suggestion(name, _bots)} The bots are: {known}")
    if not is_whole(seed) or not 0 <= seed <= LAST_SEED:
        raise InvalidSeed(f"the seed of a bot is a whole number of 64 bits, not {seed!r}")
    bot = _bots[name](seed)
    bot.time_per_turn = time_per_turn
    return bot


__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Recipe",
    "SearchBot",
    "make",
    "names",
]
