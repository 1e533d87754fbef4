"""Weights of an evaluation: numbers in a small file beside it."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .titles import Title

FILE = "weights.json"


def load(weights: object, package: str) -> None:
    """Set every weight to its value in the file of that package."""
    for name, value in read(package).items():
        setattr(weights, name, value)


def stored(title: Title) -> dict[str, float]:
    """The values in the file of a game."""
    return read(type(title).__module__.rpartition(".")[0])


def read(package: str) -> dict[str, float]:
    text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    weights: dict[str, float] = json.loads(text)["weights"]
    return weights
