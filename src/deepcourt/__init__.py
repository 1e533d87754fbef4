"""Deepcourt: play, simulate and study board games from the deep.

>>> import deepcourt
>>> game = deepcourt.new_game("conspiracy", players=3, seed=7)
>>> game.apply(game.parse("draw-lords 2"))
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._interpreted import install_if_asked

install_if_asked()

from . import games  # noqa: E402, F401  (makes the games known)
from .core import errors  # noqa: E402
from .core.deprecation import warn  # noqa: E402
from .core.game import COMPILED, Game  # noqa: E402
from .core.records import Record  # noqa: E402
from .core.titles import Title, from_position, names, new_game  # noqa: E402
from .core.titles import named as title  # noqa: E402

if TYPE_CHECKING:
    from . import bots

__version__ = "0.1.0"
__all__ = [
    "COMPILED",
    "Game",
    "Record",
    "Title",
    "bots",
    "errors",
    "from_position",
    "names",
    "new_game",
    "title",
]


def __getattr__(name: str) -> Any:
    if name == "bots":  # imported when somebody asks for them
        return import_module(".bots", __name__)
    if name == "new":
        warn("deepcourt.new", "deepcourt.new_game")
        return new_game
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
