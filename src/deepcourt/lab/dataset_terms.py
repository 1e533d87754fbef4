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
from .terms import Terms, checked_games, shown

FILE_GAMES = 500
MIN_PART = 8  # games
MANY_PARTS = 64


@dataclass(frozen=True)
class DatasetTerms(Terms):
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
        """The terms, if such games can be played."""
        first_seed = titles.checked_seed(seed)
        hooks.check(game, bots, first_seed, options)
        chosen = titles.checked_options(titles.named(game), options)
        return cls(game, chosen, tuple(bots), checked_games(games), first_seed)

    @property
    def title(self) -> Title:
        return titles.named(self.game)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation are."""
        return self.title.layout(len(self.bots))

    @property
    def files(self) -> list[list[range]]:
        """The games by the files that they end up in, and by the parts in which these are played:
        small ones in a small dataset, so that there is work for every core."""
        size = max(MIN_PART, min(FILE_GAMES, self.games // MANY_PARTS))
        return [cut(games, size) for games in cut(range(self.games), FILE_GAMES)]

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

    def check_same(self, wanted: DatasetTerms) -> None:
        """Complain of another terms."""
        if change := self.change(wanted, "game", "options", "bots", "games", "seed"):
            raise InvalidResults(f"the dataset was begun with {change}")


def cut(games: range, size: int) -> list[range]:
    """The games, so many at a time."""
    return [games[first : first + size] for first in range(0, len(games), size)]
