"""The former place of `DatasetTerms`."""

from ..core.deprecation import warn
from .dataset_terms import DatasetTerms as Recipe

__all__ = ["Recipe"]

warn("deepcourt.lab.recipe.Recipe", "deepcourt.lab.dataset_terms.DatasetTerms")
