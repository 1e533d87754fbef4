"""Numbers as callers give them."""

from __future__ import annotations

from operator import index
from typing import Any


def is_whole(number: Any) -> bool:
    """Whether it is a whole number, of Python or of NumPy. 2.0 is none, and True is not 1."""
    if type(number) is int:
        return True
    try:
        index(number)
    except TypeError:
        return False
    return type(number) is not bool
