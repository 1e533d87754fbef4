"""Who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..bots.players import BOT_NAMES, DEFAULT_BOT, Player
from ..core.errors import InvalidSeat, WrongPlayerCount
from ..core.vocabulary import Value

__all__ = ["DEFAULT_BOT", "Player", "bots_for", "checked_seat", "players_at", "with_names"]

SEATS = ("seat", "seat2")  # the fields that say of whom something is told


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


def with_names(args: Mapping[str, Value], players: Sequence[Player]) -> dict[str, Value]:
    """Arguments of a message with the players' names in place of their seats."""
    return {
        key: players[value].name if key in SEATS and isinstance(value, int) else value
        for key, value in args.items()
    }
