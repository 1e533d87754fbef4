"""Who plays: people by their names, bots by a name and what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.text import Words

BOT_NAMES = ("Nerissa", "Corvan", "Thetis", "Maros")
DEFAULT_BOT = "casual"

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
