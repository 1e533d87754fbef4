"""Games: what can be played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter

from ..bots import LEVELS
from ..bots import names as bot_names
from ..core import titles
from ..core.errors import UnknownGame
from .errors import Gone
from .wire import GameDocument

router = APIRouter(tags=["games"])


@router.get("/games")
def list_games() -> list[GameDocument]:
    """The games. Bots and levels stand weakest first; people are offered the levels."""
    return [
        {
            "name": title.name,
            "players": list(title.player_counts),
            "options": [
                {"name": option.name, "choices": list(option.choices)} for option in title.options
            ],
            "setups": [
                {"options": options, "players": list(players)}
                for options, players in title.setups()
            ],
            "bots": bot_names(),
            "levels": list(LEVELS),
        }
        for title in map(titles.named, titles.names())
    ]


@router.get("/games/{game}/cards")
def list_cards(game: str) -> Sequence[Mapping[str, Any]]:
    """Every card of a game as data."""
    try:
        return titles.named(game).cards()
    except UnknownGame:
        raise Gone("game") from None
