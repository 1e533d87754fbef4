"""What a dataset is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from ..core import titles
from ..core.errors import InvalidResults
from ..core.observations import Layout
from ..core.titles import Title
from . import hooks
from .terms import Terms, shown

MAX_PART = 500  # games
MIN_PART = 8
MANY_PARTS = 64


@dataclass(frozen=True)
class Recipe(Terms):
    """The games of a dataset: those of `simulate` with the same bots, options and seed."""

    @classmethod
    def checked(
        cls,
        game: str,
        bots: Sequence[str],
        games: int,
        seed: int | None = None,
        **options: bool | str,
    ) -> Self:
        """The recipe, if such games can be played."""
        first_seed = titles.checked_seed(seed)
        hooks.check(game, bots, first_seed, options)
        chosen = titles.checked_options(titles.named(game), options)
        return cls(game, chosen, tuple(bots), games, first_seed)

    @property
    def title(self) -> Title:
        return titles.named(self.game)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation are."""
        return self.title.layout(len(self.bots))

    @property
    def parts(self) -> list[range]:
        """The games by the files that they are written to: many small ones at first, so that
        there is work for every core, and files of a good size in large datasets."""
        size = max(MIN_PART, min(MAX_PART, self.games // MANY_PARTS))
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    @property
    def command(self) -> str:
        """What makes the dataset, but for the folder."""
        options = "".join(
            f" --option {shown({name: value})}" for name, value in self.options.items()
        )
        return (
            f"deepcourt dataset {self.game} --bots {','.join(self.bots)}{options} "
            f"--games {self.games} --seed {self.seed}"
        )

    def check_same(self, wanted: Recipe) -> None:
        """Complain of another recipe."""
        if change := self.change(wanted, "game", "options", "bots", "games", "seed"):
            raise InvalidResults(f"the dataset was begun with {change}")
