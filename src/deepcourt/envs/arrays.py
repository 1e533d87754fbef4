"""A game as arrays: what a seat sees, and which actions are legal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game


def observation(game: Game, seat: int) -> NDArray[np.int16]:
    """What a seat may know, in the title's `layout`; the array is the caller's own."""
    return np.frombuffer(game.observation(seat), np.int16)


def action_mask(game: Game, seat: int, actions: int) -> NDArray[np.int8]:
    """1 for each action that a seat may choose now, 0 for the rest of so many actions."""
    mask = bytearray(actions)
    if seat == game.seat:
        for action in game.legal_actions():
            mask[action] = 1
    return np.frombuffer(mask, np.int8)
