"""The table of Abyss, with or without Leviathan."""

from .board import AbyssBoard

__all__ = ["AbyssBoard"]
