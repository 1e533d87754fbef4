"""Deepcourt: play, simulate and study board games from the deep.

>>> import deepcourt
>>> game = deepcourt.new("conspiracy", players=3, seed=7)
>>> game.apply(game.parse("draw-lords 2"))
"""

from ._interpreted import install_if_asked

install_if_asked()

from . import games  # noqa: E402, F401  (makes the games known)
from .core import errors  # noqa: E402
from .core.game import COMPILED, Game  # noqa: E402
from .core.records import Record  # noqa: E402
from .core.titles import from_position, names, new  # noqa: E402

__version__ = "0.1.0"
__all__ = ["COMPILED", "Game", "Record", "errors", "from_position", "names", "new"]
