"""Packages that only some commands need: the extras of `pyproject.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import MissingPackage


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import inside this what an extra brings along."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        raise MissingPackage(
            f"this needs the package {package!r}, which comes with deepcourt[{name}]"
        ) from None
