"""Weights of an evaluation or a network: numbers in a small file beside it."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING, Any

from .network import Network

if TYPE_CHECKING:
    from .titles import Title

EVALUATION = "weights.json"
FORESIGHT = "foresight.json"


def load(weights: object, package: str) -> None:
    """Set every weight to its value in the file of that package."""
    for name, value in read(package, EVALUATION).items():
        setattr(weights, name, value)


def stored(title: Title) -> dict[str, float]:
    """The values in the file of a game."""
    weights: dict[str, float] = read(type(title).__module__.rpartition(".")[0], EVALUATION)
    return weights


def network(package: str, inputs: int, units: int) -> Network:
    """A network with the weights in the file of that package."""
    taught = Network(inputs, units)
    taught.adopt(read(package, FORESIGHT))
    return taught


def read(package: str, file: str) -> Any:
    """The weights in a file of a package: by their names, or those of a network in a row."""
    text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    return json.loads(text)["weights"]
