"""The command `deepcourt`: arguments are read here, the work is done in `tui`."""

from __future__ import annotations

import sys
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from . import __version__
from .bots import LEVELS
from .bots.players import DEFAULT_BOT
from .core.errors import DeepcourtError, InvalidOption
from .core.extras import extra
from .core.text import LANGUAGES, Words, checked_language, default_language
from .lab.distributed import LOCAL, checked_address

DEFAULT_LANGUAGE = default_language()
SWITCHES = {"true": True, "false": False}
_help = Words.of(DEFAULT_LANGUAGE).say
_languages = ", ".join(f"{one} ({Words.of(one).say('language-name')})" for one in LANGUAGES)
_levels = ", ".join(
    _help("level-told", level=level, about=_help(f"level-{level}")) for level in LEVELS
)

app = typer.Typer(
    name="deepcourt",
    help=_help("help-deepcourt"),
    pretty_exceptions_enable=False,
    add_completion=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("help-game"))]
RecordPath = Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-record"))]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME[=VALUE]", help=_help("help-option")),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help=_help("help-lang", languages=_languages),
        callback=checked_language,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="[ADDRESS]", help=_help("help-ray"), callback=checked_address),
]


def checked_networks(given: list[str] | None) -> list[str] | None:
    for one in given or ():
        try:
            ip_network(one)
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
    return given


def print_version(asked: bool) -> None:
    if asked:
        print(f"deepcourt {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help=_help("help-version"), callback=print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """What goes before a command."""


@app.command(help=_help("help-play"))
def play(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=_help("help-resume-record"))
    ] = None,
    players: Annotated[int | None, typer.Option(help=_help("help-players"))] = None,
    bots: Annotated[
        str, typer.Option(help=_help("help-bots", levels=_levels, default=DEFAULT_BOT))
    ] = "",
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help=_help("help-seed"))] = None,
    seat: Annotated[int | None, typer.Option(help=_help("help-seat"))] = None,
    name: Annotated[str | None, typer.Option(help=_help("help-name"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_help("help-resume"))] = False,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui import play

    others = [bot for bot in bots.split(",") if bot]
    if resume:
        given = {"--players": players, "--option": option, "--seed": seed, "--name": name}
        for argument, value in given.items():
            if value is not None:
                raise typer.BadParameter(f"{argument} does not go with --resume")
        play.resume(game, lang, file, others, seat)
    elif file is not None:
        raise typer.BadParameter(f"to go on with {file}, add --resume")
    else:
        play.start(game, lang, players, others, seed, seat or 0, name, read_options(option))


@app.command(help=_help("help-replay"))
def replay(
    file: RecordPath,
    seat: Annotated[int | None, typer.Option(help=_help("help-replay-seat"))] = None,
    text: Annotated[bool, typer.Option("--text", help=_help("help-text"))] = False,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui import replay

    show = replay.print_chronicle if text else replay.replay
    show(file, lang, seat)


@app.command(help=_help("help-analyse"))
def analyse(
    file: RecordPath,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_help("help-analyse-out"))
    ] = None,
    again: Annotated[bool, typer.Option("--again", help=_help("help-analyse-again"))] = False,
    json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui import analysis_report

    analysis_report.run_analysis(file, out, json, again, lang)


@app.command(help=_help("help-rules"))
def rules(game: GameName, lang: Language = DEFAULT_LANGUAGE) -> None:
    from .tui import reference

    reference.show_rules(game, lang)


@app.command(help=_help("help-cards"))
def cards(
    game: GameName,
    json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui import reference

    show = reference.print_cards_as_json if json else reference.show_cards
    show(game, lang)


@app.command(help=_help("help-simulate"))
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(help=_help("help-simulate-bots"))] = "greedy,random",
    option: GameOptions = None,
    games: Annotated[int, typer.Option(min=1, help=_help("help-games"))] = 1000,
    seed: Annotated[int | None, typer.Option(help=_help("help-seed"))] = None,
    json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    ray: Ray = None,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui.laboratory import run_simulation

    options = read_options(option)
    run_simulation(game, bots.split(","), games, seed, json, Words.of(lang), options, ray)


@app.command(help=_help("help-tournament"))
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help=_help("help-tournament-bots"))],
    games: Annotated[int, typer.Option(min=1, help=_help("help-tournament-games"))] = 200,
    players: Annotated[int, typer.Option(help=_help("help-tournament-players"))] = 2,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help=_help("help-seed"))] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help=_help("help-tournament-out"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_help("help-tournament-resume"))] = False,
    json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    ray: Ray = None,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    if resume and out is None:
        raise typer.BadParameter("--resume needs --out")
    with extra("lab"):
        from .tui.tournament import run_tournament

    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    options = read_options(option)
    words = Words.of(lang)
    run_tournament(game, named, games, players, seed, options, out, resume, json, words, ray)


@app.command(help=_help("help-dataset"))
def dataset(
    game: GameName,
    bots: Annotated[str, typer.Option(help=_help("help-simulate-bots"))],
    games: Annotated[int, typer.Option(min=1, help=_help("help-games"))],
    out: Annotated[Path, typer.Option(metavar="DIR", help=_help("help-dataset-out"))],
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help=_help("help-seed"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_help("help-dataset-resume"))] = False,
    ray: Ray = None,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    with extra("lab"):
        from .tui.datasets import run_dataset

    options = read_options(option)
    run_dataset(game, bots.split(","), games, seed, options, out, resume, Words.of(lang), ray)


@app.command(help=_help("help-tune"))
def tune(
    game: GameName,
    generations: Annotated[int, typer.Option(min=0, help=_help("help-tune-generations"))] = 10,
    seed: Annotated[int, typer.Option(help=_help("help-seed"))] = 1,
    out: Annotated[Path, typer.Option(help=_help("help-tune-out"))] = Path("weights.json"),
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui.tuning import run_tuning

    run_tuning(game, generations, seed, out, Words.of(lang))


@app.command(help=_help("help-learn"))
def learn(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=_help("help-learn-games"))] = 100_000,
    iterations: Annotated[int, typer.Option(min=0, help=_help("help-learn-iterations"))] = 0,
    seed: Annotated[int, typer.Option(help=_help("help-seed"))] = 1,
    out: Annotated[Path, typer.Option(help=_help("help-tune-out"))] = Path("foresight.json"),
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .tui.learning import run_learning

    run_learning(game, games, iterations, seed, out, Words.of(lang))


@app.command(help=_help("help-report"))
def report(
    game: GameName,
    games: Annotated[int | None, typer.Option(min=1, help=_help("help-report-games"))] = None,
    bots: Annotated[str | None, typer.Option(help=_help("help-report-bots"))] = None,
    records: Annotated[
        list[Path] | None, typer.Option(metavar="PATH", help=_help("help-report-records"))
    ] = None,
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option(help=_help("help-seed"))] = None,
    out: Annotated[Path, typer.Option(help=_help("help-report-out"))] = Path("report.html"),
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    with extra("lab"):
        from .tui import reports

    options = read_options(option)
    if records:
        for argument, value in {"--games": games, "--bots": bots, "--seed": seed}.items():
            if value is not None:
                raise typer.BadParameter(f"{argument} does not go with --records")
        reports.report_recorded(game, records, out, lang, options)
    else:
        names = (bots or "greedy,greedy,greedy").split(",")
        reports.report_simulated(game, names, games or 1000, seed, out, lang, options)


@app.command(help=_help("help-bench"))
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME|server|batch]", help=_help("help-bench-what"))
    ] = None,
    option: GameOptions = None,
    json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    if option and game in (None, "server", "batch"):
        raise typer.BadParameter("--option needs a game")
    if game == "server":
        from .server.bench import print_bench

        print_bench(json, Words.of(lang))
        return
    if game == "batch":
        from .tui.batches import run_batch_bench

        run_batch_bench(json, Words.of(lang))
        return
    from .tui import laboratory

    laboratory.run_bench(game, json, Words.of(lang), read_options(option) if option else None)


@app.command(help=_help("help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=_help("help-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=_help("help-port"))] = None,
    database_url: Annotated[str | None, typer.Option(help=_help("help-database"))] = None,
    bot_pause: Annotated[float, typer.Option(min=0, help=_help("help-bot-pause"))] = 0.6,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help=_help("help-trusted-proxy"), callback=checked_networks
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help=_help("help-allowed-host"))
    ] = None,
    browser: Annotated[bool, typer.Option(help=_help("help-browser"))] = True,
    waiting_hours: Annotated[float, typer.Option(min=0, help=_help("help-waiting-hours"))] = 48,
    listed_hours: Annotated[float, typer.Option(min=0, help=_help("help-listed-hours"))] = 2,
    running_days: Annotated[float, typer.Option(min=0, help=_help("help-running-days"))] = 365,
    finished_days: Annotated[float, typer.Option(min=0, help=_help("help-finished-days"))] = 0,
    uploads_days: Annotated[float, typer.Option(min=0, help=_help("help-uploads-days"))] = 365,
    players_days: Annotated[float, typer.Option(min=0, help=_help("help-players-days"))] = 400,
    lang: Language = DEFAULT_LANGUAGE,
) -> None:
    from .server.serve import serve
    from .server.settings import Settings, default_database

    settings = Settings(
        database_url or default_database(),
        bot_pause,
        trusted_proxies=tuple(trusted_proxy or ()),
        allowed_hosts=tuple(allowed_host or ()),
        waiting_hours=waiting_hours,
        listed_hours=listed_hours,
        running_days=running_days,
        finished_days=finished_days,
        uploads_days=uploads_days,
        players_days=players_days,
    )
    serve(settings, host, port, browser, Words.of(lang))


def read_options(given: list[str] | None) -> dict[str, bool | str]:
    """Options of a game as they are typed: `leviathan` is short for `leviathan=true`."""
    options: dict[str, bool | str] = {}
    for one in given or ():
        name, _, value = one.partition("=")
        if name in options:
            raise InvalidOption(f"option {name!r} is given twice")
        options[name] = SWITCHES.get(value.lower(), value) if "=" in one else True
    return options


def with_addresses(args: list[str]) -> list[str]:
    """Arguments as they are typed, with the address that `--ray` alone is short for."""
    full: list[str] = []
    for arg, following in pairwise([*args, "--"]):
        full.append(arg)
        if arg == "--ray" and following.startswith("-"):
            full.append(LOCAL)
    return full


def main() -> None:
    """Entry point of the command: whatever goes wrong is told in one line."""
    try:
        sys.exit(app(with_addresses(sys.argv[1:]) or ["--help"], standalone_mode=False))
    except (DeepcourtError, OSError, typer.TyperException) as error:
        print(f"deepcourt: {error_line(error)}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def error_line(error: Exception) -> str:
    """An error in one line."""
    if isinstance(error, typer.TyperException):
        error_text = error.format_message()
    elif isinstance(error, OSError) and error.strerror:
        error_text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    else:
        error_text = str(error)
    return " ".join(error_text.split())
