"""Who sits where: people by their names, bots by a name and what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.errors import InvalidSeat, WrongPlayerCount
from ..core.text import Words

BOT_NAMES = ("Nerissa", "Corvan", "Thetis")
DEFAULT_BOT = "greedy"

_bot = re.compile(r"(?P<name>.+) \((?P<bot>[\w-]+)\)")


@dataclass(frozen=True)
class Player:
    """Somebody at the table; `bot` names the bot that chooses for them, if one does."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        """As the record names them."""
        return f"{self.name} ({self.bot})" if self.bot else self.name

    def name_for(self, is_reader: bool, words: Words) -> str:
        """As they are called on the table."""
        return words.say("board-you") if is_reader else self.name

    @classmethod
    def recorded(cls, name: str, bots: Sequence[str]) -> Player:
        """The player that a record names so; whoever wrote it, the name is safe to print."""
        name = "".join(letter if letter.isprintable() else "·" for letter in name)
        match = _bot.fullmatch(name)
        if match and match["bot"] in bots:
            return cls(match["name"], match["bot"])
        return cls(name)


def checked_seat(seat: int, players: int) -> int:
    """The seat, if it is one of this table."""
    if not 0 <= seat < players:
        raise InvalidSeat(f"there is no seat {seat}; this table has 0 to {players - 1}")
    return seat


def players_at(seat: int, name: str, bots: Sequence[str]) -> list[Player]:
    """A person of that name at a seat, and bots at all others."""
    checked_seat(seat, len(bots) + 1)
    others = [Player(BOT_NAMES[i % len(BOT_NAMES)], bot) for i, bot in enumerate(bots)]
    return [*others[:seat], Player(name), *others[seat:]]


def bots_for(players: int | None, bots: Sequence[str]) -> list[str]:
    """The bots of a table: one for each other player; a single one is enough to name them all."""
    if players is None:
        return list(bots) or [DEFAULT_BOT]
    others = players - 1
    named = list(bots) or [DEFAULT_BOT]
    if len(named) == 1:
        return named * others
    if len(named) != others:
        raise WrongPlayerCount(f"{players} players need {others} bots, not {len(named)}")
    return named
