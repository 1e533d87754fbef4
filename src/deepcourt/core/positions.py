"""Positions that are kept with a game, so that it outlives a correction of the rules.

A record follows from its actions. The positions beside it, one at the beginning of every turn,
are read only where the rules have changed since and the actions no longer lead there.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Literal

from . import titles
from .documents import Reader
from .errors import DeepcourtError
from .game import Game

RestartReason = Literal["fork", "rules"]
REASONS: tuple[RestartReason, ...] = ("fork", "rules")
LARGEST = 1 << 24  # bytes of positions that are unpacked
MOST_ACTIONS = 1_000_000

Position = dict[str, Any]  # what `Game.position` gives


@dataclass(frozen=True)
class Restart:
    """A position that a game goes on from, though the actions before it do not lead there.

    A game that was forked may begin so; one that was played by earlier rules goes on so where
    its actions are no longer legal or no longer do the same.
    """

    number: int  # of actions before it
    position: Position
    reason: RestartReason
    skipped: int = 0  # actions that were played before it and are not in the record

    def document(self) -> dict[str, Any]:
        """The restart as plain JSON."""
        return asdict(self)

    @classmethod
    def read(cls, reader: Reader) -> Restart:
        """The restart that `document()` described."""
        reader.fields("number", "reason", "skipped", "position")
        return cls(
            reader["number"].number(0, MOST_ACTIONS),
            reader["position"].mapping(),
            REASONS[reader["reason"].one_of(REASONS)],
            reader["skipped"].number(0, MOST_ACTIONS),
        )


def restored(position: Position) -> Game | None:
    """The game that a kept position describes; None if it is none by the present rules."""
    try:
        return titles.from_position(position)
    except DeepcourtError:
        return None


# -- packed -------------------------------------------------------------------------------


def packed(positions: Iterable[tuple[int, Position]]) -> str:
    """Positions, each with the number of actions before it, as a short text."""
    squeezer = zlib.compressobj()
    data = b"".join(squeezer.compress(part) for part in listed(positions)) + squeezer.flush()
    return b64encode(data).decode()


def listed(positions: Iterable[tuple[int, Position]]) -> Iterator[bytes]:
    """A JSON array, bit by bit: there may be very many."""
    separator = "["
    for number, position in positions:
        text = json.dumps([number, position], separators=(",", ":"))
        yield f"{separator}{text}".encode()
        separator = ","
    yield b"[]" if separator == "[" else b"]"


def unpacked(reader: Reader) -> dict[int, Position]:
    """The positions that `packed` made a text of, by the number of actions before them."""
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(b64decode(reader.text(), validate=True), LARGEST)
        found = json.loads(text)
    except (ValueError, Base64Error, zlib.error, RecursionError):
        raise reader.complain("packed positions") from None
    pairs = [list(pair.items(2, 2)) for pair in Reader(found, reader.error, reader.path).items()]
    return {number.number(0, MOST_ACTIONS): position.mapping() for number, position in pairs}


def squeezed(position: Position, like: bytes = b"") -> bytes:
    """A position in few bytes, for whoever has one like it, as `plain` gives it."""
    squeezer = zlib.compressobj(zdict=like)
    return squeezer.compress(plain(position)) + squeezer.flush()


def unsqueezed(data: bytes, like: bytes = b"") -> bytes:
    """The position that `squeezed` made few bytes of, as `plain` gives it."""
    return zlib.decompressobj(zdict=like).decompress(data)


def plain(position: Position) -> bytes:
    return json.dumps(position, separators=(",", ":")).encode()
