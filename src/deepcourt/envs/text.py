"""A view as text, for people who look on while programs play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..core.game import Game

INDENT = "  "
NOTHING: tuple[Any, ...] = (None, [], {})


def rendered(game: Game) -> str:
    """What the seat that decides may know; at the end, what everybody may know."""
    return "\n".join(view_lines(game.view(None if game.over else game.seat)))


def view_lines(view: Mapping[str, Any]) -> Iterator[str]:
    """A line for each entry of a view; the entries of an entry follow below it."""
    for name, content in numbered(view):
        if isinstance(content, dict) and content:
            yield f"{name}:"
            for inner_name, inner in numbered(content):
                yield f"{INDENT}{inner_name}: {in_words(inner)}"
        else:
            yield f"{name}: {in_words(content)}"


def numbered(entries: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The entries, where things that have names inside come one by one."""
    for name, content in entries.items():
        if isinstance(content, list) and content and isinstance(content[0], dict):
            yield from ((f"{name} {number}", one) for number, one in enumerate(content))
        else:
            yield name, content


def in_words(content: Any) -> str:
    """Something in one line; what is empty inside of it is left out."""
    if content in NOTHING:
        return "–"
    if isinstance(content, bool):
        return "yes" if content else "no"
    if isinstance(content, list):
        return ", ".join(
            f"({in_words(one)})" if isinstance(one, dict) else in_words(one) for one in content
        )
    if isinstance(content, dict):
        return ", ".join(
            f"{name} ({in_words(one)})" if isinstance(one, dict) else f"{name} {in_words(one)}"
            for name, one in content.items()
            if one not in NOTHING
        )
    return str(content)
