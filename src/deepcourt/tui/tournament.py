"""The command `tournament` and its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from ..core.extras import extra
from ..core.text import Words
from ..lab.tournament import Tournament, TournamentTerms
from ..lab.verdict import Verdict, document
from .laboratory import called
from .progress import counting_games

if TYPE_CHECKING:
    from ..lab.results_file import ResultsFile


def run_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int | None,
    options: Mapping[str, bool | str],
    folder: Path | None,
    resume: bool,
    as_json: bool,
    words: Words,
    ray: str | None = None,
) -> None:
    """Play a tournament with a progress bar and print its tables, or JSON.

    With a folder it is kept there; `resume` goes on with the one in it.
    """
    file = opened(folder) if folder else None
    begun = file.load() if file and resume else None
    if begun and seed is None:
        seed = begun.terms.seed
    terms = TournamentTerms.checked(game, bots, games, players, seed, **options)
    tournament = begun.go_on(terms) if begun else Tournament(terms)
    if file and not begun:
        file.begin(tournament)
    asked = len(terms.rounds)
    with counting_games(asked, words, len(tournament.games)) as report:
        keep = partial(file.keep, tournament) if file else None
        complete = tournament.play(report, keep, ray)
    verdict = Verdict.of(tournament)
    results = document(tournament, verdict)
    if file:
        file.conclude(results)
    console, aside = Console(), Console(stderr=True)
    if as_json:
        console.print_json(json.dumps(results))
    elif verdict.bots:
        console.print(ranking_table(tournament, verdict, words))
        if len(verdict.bots) > 2:
            console.print(cross_table(verdict, words))
    if not complete:
        aside.print(words.say("simulate-interrupted", done=results["games"], games=asked))
    if file:
        aside.print(words.say("tournament-kept", folder=str(folder)), soft_wrap=True)
        if not complete:
            aside.print(words.say("tournament-resume"))


def opened(folder: Path) -> ResultsFile:
    with extra("lab"):
        from ..lab.results_file import ResultsFile
    return ResultsFile(folder)


def ranking_table(tournament: Tournament, verdict: Verdict, words: Words) -> Table:
    """The bots, strongest first."""
    terms = tournament.terms
    table = Table(
        title=words.say(
            "tournament-title",
            game=called(terms.game, terms.options, words),
            players=terms.players,
            games=len(tournament.games),
            seed=str(terms.seed),
        )
    )
    table.add_column("#", justify="right")
    table.add_column(words.say("simulate-bot"))
    for key in (
        "tournament-rating",
        "tournament-wins",
        "simulate-interval",
        "simulate-mean-score",
    ):
        table.add_column(words.say(key), justify="right")
    for place, bot in enumerate(verdict.bots, 1):
        rating, standing = verdict.ratings[bot], verdict.standings[bot]
        low, high = standing.win_interval(0)
        table.add_row(
            str(place),
            bot,
            f"{decimal(rating.strength, words)} ± {decimal(rating.uncertainty, words)}",
            percent(standing.win_rate(0), words),
            f"{percent(low, words)} – {percent(high, words)}",
            decimal(standing.mean_score(0), words),
        )
    return table


def cross_table(verdict: Verdict, words: Words) -> Table:
    """How often the bot of a row was ahead of the bot of a column."""
    table = Table(title=words.say("tournament-cross-title"))
    table.add_column("")
    for bot in verdict.bots:
        table.add_column(bot, justify="right")
    for bot in verdict.bots:
        duels = [verdict.duels.get((bot, other)) for other in verdict.bots]
        table.add_row(bot, *(percent(duel.win_rate(0), words) if duel else "–" for duel in duels))
    return table


def percent(share: float, words: Words) -> str:
    return words.say("lab-percent", share=share)


def decimal(number: float, words: Words) -> str:
    return words.say("lab-decimal", number=number)
