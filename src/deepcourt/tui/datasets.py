"""The command `dataset`: games are played and every decision is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from ..core.text import Words
from ..lab.dataset import Dataset
from ..lab.dataset_terms import DatasetTerms
from .progress import counting_games


def run_dataset(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    options: Mapping[str, bool | str],
    folder: Path,
    resume: bool,
    words: Words,
    ray: str | None = None,
) -> None:
    """Make a dataset in a folder with a progress bar; `resume` goes on with the one in it."""
    begun = Dataset.load(folder) if resume else None
    if begun and seed is None:
        seed = begun.terms.seed
    terms = DatasetTerms.checked(game, bots, games, seed, **options)
    if begun:
        begun.terms.check_same(terms)
    dataset = begun or Dataset.begin(folder, terms)
    with counting_games(games, words, dataset.games) as report:
        complete = dataset.make(report, ray)
    say = Console(stderr=True).print
    if not complete:
        say(words.say("simulate-interrupted", done=dataset.games, games=games))
    say(words.say("dataset-kept", folder=str(folder)), soft_wrap=True)
    if not complete:
        say(words.say("tournament-resume"))
