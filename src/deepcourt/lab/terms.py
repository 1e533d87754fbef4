"""The terms of a series of games. A series is resumed by the same terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from .. import bots as house
from ..core.errors import UnknownBot
from ..core.numbers import is_whole


@dataclass(frozen=True)
class Terms:
    """What is played by whom, how often and from which seed on."""

    game: str
    options: Mapping[str, bool | str]
    bots: tuple[str, ...]
    games: int
    seed: int

    def change(self, wanted: Self, *aspects: str) -> str:
        """The first of these aspects in which other terms differ, as in `seed 1, not 2`; empty if
        there is none."""
        for aspect in aspects:
            mine, other = getattr(self, aspect), getattr(wanted, aspect)
            if mine != other:
                return f"{aspect} {shown(mine)}, not {shown(other)}"
        return ""


def check_bots(names: Sequence[str]) -> None:
    """Complain of bots that do not exist."""
    if isinstance(names, str):
        raise UnknownBot(
            f"the bots are a list of names, such as ['greedy', 'random'], not {names!r}"
        )
    for name in names:
        house.make(name)


def checked_games(games: int) -> int:
    """How many games are to be played, if that can be."""
    if not is_whole(games) or games < 1:
        raise ValueError(f"at least 1 game is needed, not {games!r}")
    return int(games)


def shown(aspect: object) -> str:
    """An aspect of terms as it is typed."""
    if isinstance(aspect, Mapping):
        return ",".join(f"{name}={str(value).lower()}" for name, value in aspect.items()) or "none"
    return ",".join(aspect) if isinstance(aspect, tuple) else str(aspect)
