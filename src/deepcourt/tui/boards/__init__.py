"""Boards: how the table of each game is drawn."""

from __future__ import annotations

from ...core.titles import Title
from .abyss import AbyssBoard
from .board import Board, CardTable, Group, Scene
from .conspiracy import ConspiracyBoard
from .tyrants import TyrantsBoard

_boards: dict[str, type[Board]] = {
    "abyss": AbyssBoard,
    "conspiracy": ConspiracyBoard,
    "tyrants": TyrantsBoard,
}


def board_of(title: Title, language: str, colours: bool = True) -> Board:
    """The board on which a game is shown, speaking a language."""
    return _boards[title.name](title, language, colours)


__all__ = ["Board", "CardTable", "Group", "Scene", "board_of"]
