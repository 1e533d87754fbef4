"""The terms on which a series of games is begun and gone on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self


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


def shown(aspect: object) -> str:
    """An aspect of terms as it is typed."""
    if isinstance(aspect, Mapping):
        return ",".join(f"{name}={str(value).lower()}" for name, value in aspect.items()) or "none"
    return ",".join(aspect) if isinstance(aspect, tuple) else str(aspect)
