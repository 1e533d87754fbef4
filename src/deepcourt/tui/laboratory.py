"""The commands of the laboratory: simulations and benchmarks, with their tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from ..core import titles
from ..core.text import Words
from ..lab.bench import REFERENCE, bench, ways
from ..lab.simulate import Series, simulate
from .progress import counting_games


def run_simulation(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    as_json: bool,
    words: Words,
    options: Mapping[str, bool | str],
    ray: str | None = None,
) -> None:
    """Simulate a series with a progress bar and print its table, or JSON."""
    chosen = titles.checked_options(titles.named(game), options)
    with counting_games(games, words) as report:
        series = simulate(game, bots, games, seed, report, ray, **chosen)
    console = Console()
    if as_json:
        console.print_json(json.dumps(series_document(series)))
    elif series.standings.games:
        console.print(series_table(series, words))
    if series.standings.games < games:
        Console(stderr=True).print(
            words.say("simulate-interrupted", done=series.standings.games, games=games)
        )


def series_document(series: Series) -> dict[str, Any]:
    """A series as plain JSON."""
    standings = series.standings
    return {
        "game": series.game,
        "options": series.options,
        "seed": series.seed,
        "games_asked": series.asked,
        "games": standings.games,
        "decisions": standings.decisions,
        "seconds": round(series.seconds, 3),
        "games_per_second": round(standings.games / series.seconds, 1),
        "bots": [
            {
                "bot": name,
                "wins": round(standings.wins(bot), 3),
                "win_rate": round(standings.win_rate(bot), 5),
                "win_rate_95": [round(limit, 5) for limit in standings.win_interval(bot)],
                "mean_score": round(standings.mean_score(bot), 3),
                "mean_score_95": round(standings.score_margin(bot), 3),
            }
            for bot, name in enumerate(series.bots)
            if standings.games > 1
        ],
    }


def series_table(series: Series, words: Words) -> Table:
    """A series as a table for people."""
    standings = series.standings
    speed = standings.games / series.seconds
    table = Table(
        title=words.say(
            "simulate-title",
            game=called(series.game, series.options, words),
            games=standings.games,
            seed=str(series.seed),
        ),
        caption=words.say("simulate-speed", speed=round(speed)),
    )
    table.add_column(words.say("simulate-bot"))
    for key in ("simulate-wins", "simulate-win-rate", "simulate-interval", "simulate-mean-score"):
        table.add_column(words.say(key), justify="right")
    for bot, name in enumerate(series.bots):
        low, high = standings.win_interval(bot)
        table.add_row(
            name,
            f"{standings.wins(bot):.1f}",
            f"{standings.win_rate(bot):.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standings.mean_score(bot):.2f} ± {standings.score_margin(bot):.2f}",
        )
    return table


def called(game: str, options: Mapping[str, bool | str], words: Words) -> str:
    """A game and what it is played with, as a heading names them."""
    title = titles.named(game).words(words.language).say("title")
    chosen = [
        name if value is True else f"{name}={value}"
        for name, value in options.items()
        if value is not False
    ]
    return f"{title} ({', '.join(chosen)})" if chosen else title


def run_bench(
    game: str | None, as_json: bool, words: Words, options: Mapping[str, bool | str] | None
) -> None:
    """Measure a game, or all of them, and print a table for each way to play it, or JSON.

    With options only the way that they say is measured.
    """
    chosen = [titles.named(game)] if game else [*map(titles.named, titles.names())]
    results = []
    for title in chosen:
        for way in [options] if options else ways(title):
            checked = titles.checked_options(title, way)
            measuring = words.say("bench-measuring", game=called(title.name, checked, words))
            with Console(stderr=True).status(measuring):
                results.append(bench(title.name, checked))
    console = Console()
    if as_json:
        console.print_json(json.dumps(results if len(results) > 1 else results[0]))
        return
    for result in results:
        console.print(bench_table(result, words))


def bench_table(result: dict[str, Any], words: Words) -> Table:
    """The figures of one game as a table for people."""
    ratios = result["ratios"]
    table = Table(
        title=words.say(
            "bench-title",
            game=called(result["game"], result["options"], words),
            players=result["players"],
        ),
        caption=words.say("bench-state", bytes=result["state_bytes"]),
    )
    table.add_column("")
    for key in ("bench-games", "bench-decisions", "bench-clones"):
        table.add_column(words.say(key), justify="right")
    table.add_column(words.say("bench-ratio"), justify="right")
    faster = ratios["compiled_to_interpreted"]
    slower = ratios["cpp_to_compiled"]
    share = ratios["compiled_to_reference"]
    for engine, ratio in (
        ("interpreted", None),
        ("compiled", faster and words.say("bench-times", factor=f"{faster:.1f}")),
        ("cpp", slower and words.say("bench-cpp-times", factor=f"{slower:.2f}")),
    ):
        if result[engine]:
            table.add_row(words.say(f"bench-{engine}"), *figures_shown(result[engine]), ratio or "")
    if result["all_cores_games_per_second"]:
        on_all = f"{result['all_cores_games_per_second']:,.0f}"
        table.add_row(words.say("bench-all-cores", cores=result["cores"]), on_all, "", "", "")
    if result["reference"]:
        table.add_row(
            words.say("bench-reference", game=called(REFERENCE, {}, words)),
            *figures_shown(result["reference"]),
            words.say("bench-reference-times", factor=f"{share:.2f}"),
        )
    return table


def figures_shown(figures: Mapping[str, float]) -> list[str]:
    """The cells of a row; a dash for what was not measured."""
    keys = ("games_per_second", "decisions_per_second", "clones_per_second")
    return [f"{figures[key]:,.0f}" if key in figures else "–" for key in keys]
