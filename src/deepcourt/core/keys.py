"""Keys: secrets that chance is drawn from where players must not know what comes.

A seed of 53 bits can be found by trying. A key has 256, and every action draws from a stream of
its own: whoever knows all that was drawn before learns nothing about what comes. The hash of a
key can be shown to everybody when a game begins (`commitment`), and the key when it is over.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from .errors import InvalidSeed

KEY_BYTES = 32
KEY = re.compile(f"[0-9a-f]{{{2 * KEY_BYTES}}}")


def new_key() -> str:
    """A key that nobody can know."""
    return secrets.token_hex(KEY_BYTES)


def checked(key: str) -> str:
    """The key, if it is written as one."""
    if not KEY.fullmatch(key):
        raise InvalidSeed(f"a key has {2 * KEY_BYTES} hexadecimal digits: 0 to 9, a to f")
    return key


def commitment(key: str) -> str:
    """What may be told of a key before it is shown: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def stream_of(key: str, number: int) -> tuple[int, int]:
    """What action `number` (0: the set-up) draws from: the two numbers of `Chance`."""
    message = number.to_bytes(8, "little")
    drawn = hashlib.blake2b(message, digest_size=16, key=bytes.fromhex(key)).digest()
    return int.from_bytes(drawn[:8], "little"), int.from_bytes(drawn[8:], "little") | 1
