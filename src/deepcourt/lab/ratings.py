"""Ratings by openskill: how strong each bot is, from the places it took against the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """An estimate of strength and how uncertain it is; everybody begins with 25 ± 8.33."""

    strength: float
    uncertainty: float


def ratings(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """Rate bots by games in their order, each given as its bots with the places they took."""
    model = PlackettLuce(tau=0)  # a bot does not get better or worse from game to game
    rated = {bot: model.rating(name=bot) for bot in bots}
    for seats, ranks in games:
        teams = model.rate([[rated[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        rated.update(zip(seats, (one for (one,) in teams), strict=True))
    return {bot: Rating(one.mu, one.sigma) for bot, one in rated.items()}
