"""Finding things by what a person types: a part of a name, without accents or capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection


def plain(name: str) -> str:
    """A name without accents, case and punctuation, to be compared."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = (c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join("".join(letters).split())


def begins_words(typed: Collection[str], words: Collection[str]) -> bool:
    """Whether every word that was typed begins one of these."""
    return all(any(word.startswith(part) for word in words) for part in typed)


def left_out(typed: Collection[str], words: Collection[str]) -> int:
    """How many of these words nothing begins that was typed."""
    return sum(not any(word.startswith(part) for part in typed) for word in words)
