"""Bots: who plays against people, and against each other."""

from ..core.errors import UnknownBot, suggestion
from .bot import Bot, RandomBot
from .greedy import GreedyBot

_bots: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_bots)


def make(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    if name not in _bots:
        known = ", ".join(_bots)
        raise UnknownBot(f"there is no bot {name!r}{suggestion(name, _bots)} The bots are: {known}")
    return _bots[name](seed)


__all__ = ["Bot", "GreedyBot", "RandomBot", "make", "names"]
