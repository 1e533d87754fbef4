"""Old names that keep working for one version, with a warning that tells the new one."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T", bound=Callable[..., Any])


def warn(old: str, new: str, depth: int = 3) -> None:
    """Tell the caller `depth` calls up that a name has changed."""
    warnings.warn(f"{old} is now called {new}", DeprecationWarning, stacklevel=depth)


def renamed_arguments(**names: str) -> Callable[[T], T]:
    """Let a function, or the making of a class, still take arguments by their old names.

    >>> @renamed_arguments(patience="time_per_turn")
    ... def think(time_per_turn):
    ...     return time_per_turn
    >>> think(patience=3)
    3
    """

    def decorate(target: T) -> T:
        is_class = isinstance(target, type)
        called: Callable[..., Any] = vars(target)["__init__"] if is_class else target

        @wraps(called)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            for old in names.keys() & kwargs:
                warn(old, names[old])
                kwargs[names[old]] = kwargs.pop(old)
            return called(*args, **kwargs)

        if is_class:
            setattr(target, "__init__", wrapper)  # noqa: B010
            return target
        return wrapper  # type: ignore[return-value]

    return decorate
