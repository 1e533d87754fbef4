"""The table of Conspiracy: senate chambers, discard piles, locations."""

from .board import ConspiracyBoard

__all__ = ["ConspiracyBoard"]
