"""The former place of `Recipe`."""

from ..core.deprecation import warn
from ..core.recipe import Recipe

__all__ = ["Recipe"]

warn("deepcourt.bots.recipe.Recipe", "deepcourt.bots.Recipe")
