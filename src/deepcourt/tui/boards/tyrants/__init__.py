"""The table of Tyrants of the Underdark."""

from .board import TyrantsBoard

__all__ = ["TyrantsBoard"]
