"""Tournaments: all against all, fair, repeatable, kept and gone on with."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pexpect
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from deepcourt import Game, bots
from deepcourt.bots import Bot
from deepcourt.core.errors import (
    InvalidOption,
    InvalidResults,
    InvalidTournament,
    UnknownBot,
    UnknownGame,
    WrongPlayerCount,
)
from deepcourt.lab import tournament as tournaments
from deepcourt.lab import workers
from deepcourt.lab.ratings import ratings
from deepcourt.lab.results_file import FORMAT, SCHEMA, ResultsFile
from deepcourt.lab.simulate import simulate
from deepcourt.lab.tournament import Played, Tournament, TournamentTerms
from deepcourt.lab.verdict import Verdict
from deepcourt.lab.verdict import document as document_of

from ..command import deepcourt, deepcourt_without

TIMEOUT = 300


class Eager(Bot):
    """Always takes the first action."""

    def choose(self, world: Game) -> int:
        return world.legal_actions()[0]


class Lazy(Bot):
    """Always takes the last action."""

    def choose(self, world: Game) -> int:
        return world.legal_actions()[-1]


@pytest.fixture
def four_bots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two more bots, and all work in this process, which knows them."""

    def run(
        task: Callable[[Any], Any], jobs: Sequence[Any], done: Callable[[int, Any], None]
    ) -> bool:
        for number, job in enumerate(jobs):
            done(number, task(job))
        return True

    monkeypatch.setattr(workers, "run", run)
    monkeypatch.setitem(bots._bots, "eager", Eager)
    monkeypatch.setitem(bots._bots, "lazy", Lazy)
    return ["random", "greedy", "eager", "lazy"]


def played(*args: Any, **options: Any) -> Tournament:
    tournament = Tournament(TournamentTerms.checked(*args, **options))
    assert tournament.play()
    return tournament


def document(tournament: Tournament) -> dict[str, Any]:
    return document_of(tournament, Verdict.of(tournament))


# -- what is played -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6)])
def test_every_combination_meets_in_every_order(
    players: int, orders: int, four_bots: list[str]
) -> None:
    tournament = played("conspiracy", four_bots, orders, players, 1)
    pairings = tournament.terms.pairings
    assert len(pairings) == {2: 6, 3: 4}[players]
    assert len(tournament.games) == orders * len(pairings)
    for pairing in pairings:
        games = [game for game in tournament.games if set(game.seats) == set(pairing)]
        assert len({game.seats for game in games}) == orders
        assert [game.number for game in games] == list(range(orders))


def test_the_games_are_those_of_simulate(four_bots: list[str]) -> None:
    tournament = played("abyss", four_bots, 4, 2, 9, leviathan=True)
    standings = simulate("abyss", ["eager", "lazy"], 4, 9, leviathan=True).standings
    games = [game for game in tournament.games if set(game.seats) == {"eager", "lazy"}]
    assert sum(game.decisions for game in games) == standings.decisions
    for bot, name in enumerate(("eager", "lazy")):
        assert sum(game.scores[game.seats.index(name)] for game in games) == standings.points[bot]


def test_the_result_is_the_same_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for cores in (1, 3):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        results.append(document(played("conspiracy", ["random", "greedy"], 12, seed=3)))
    assert results[0] == results[1]


def test_games_wanted_by_all_are_played_first(four_bots: list[str]) -> None:
    tournament = Tournament(TournamentTerms.checked("conspiracy", four_bots, 3, 2, 1))
    firsts = [chunk.numbers[0] for chunk in tournament.missing()]
    assert firsts == [0] * 6 + [1] * 6 + [2] * 6


@pytest.mark.parametrize(
    ("game", "names", "players", "options", "error", "told"),
    [
        ("chess", ["random", "greedy"], 2, {}, UnknownGame, "there is no game 'chess'"),
        ("conspiracy", ["random", "gready"], 2, {}, UnknownBot, "did you mean 'greedy'"),
        ("conspiracy", ["random"], 2, {}, InvalidTournament, "at least 2 bots, not 1"),
        ("conspiracy", [], 2, {}, InvalidTournament, "at least 2 bots, not 0"),
        ("conspiracy", ["random", "greedy"], 3, {}, InvalidTournament, "at least 3 bots, not 2"),
        ("conspiracy", ["random", "random"], 2, {}, InvalidTournament, "'random' is named twice"),
        ("conspiracy", ["random", "greedy"], 1, {}, WrongPlayerCount, "2 to 4 players, not 1"),
        ("conspiracy", ["random", "greedy"], 2, {"x": True}, InvalidOption, "no option 'x'"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(
    game: str,
    names: list[str],
    players: int,
    options: dict[str, bool],
    error: type[Exception],
    told: str,
) -> None:
    with pytest.raises(error, match=told):
        TournamentTerms.checked(game, names, 10, players, 1, **options)


# -- what it says ---------------------------------------------------------------------------


def verdict_of(*results: tuple[str, tuple[int, ...], tuple[int, ...]]) -> Verdict:
    """The verdict on games given by their bots, scores and ranks."""
    names = tuple(sorted({name for seats, _, _ in results for name in seats}))
    players = len(results[0][0])
    terms = TournamentTerms("conspiracy", {}, names, len(results), 1, players)
    games = [
        Played(number, tuple(seats), scores, ranks, 10)
        for number, (seats, scores, ranks) in enumerate(results)
    ]
    return Verdict.of(Tournament(terms, games))


def test_win_rates_and_duels_are_counted() -> None:
    verdict = verdict_of(
        ("abc", (30, 20, 10), (1, 2, 3)),
        ("bca", (20, 20, 10), (1, 1, 3)),
        ("cab", (5, 7, 7), (3, 1, 2)),
    )
    assert verdict.bots == ["a", "b", "c"]
    standings = verdict.standings
    assert [standings[bot].games for bot in "abc"] == [3, 3, 3]
    assert [standings[bot].wins(0) for bot in "abc"] == [2, 0.5, 0.5]
    assert standings["a"].mean_score(0) == pytest.approx(47 / 3)
    assert {pair: duel.wins(0) for pair, duel in verdict.duels.items()} == {
        ("a", "b"): 2,
        ("a", "c"): 2,
        ("b", "a"): 1,
        ("b", "c"): 2.5,
        ("c", "a"): 1,
        ("c", "b"): 0.5,
    }
    assert verdict.duels["a", "c"].mean_score(0) == pytest.approx((20 - 10 + 2) / 3)


def test_whoever_wins_is_rated_higher() -> None:
    verdict = verdict_of(*[("xy", (1, 2), (2, 1)), ("yx", (2, 1), (1, 2))] * 10)
    assert verdict.bots == ["y", "x"]
    assert verdict.ratings["y"].strength > 30
    assert verdict.ratings["x"].strength < 20
    assert verdict.ratings["y"].uncertainty < 25 / 3


def test_ratings_go_by_places_alone() -> None:
    """Shared places move equals nowhere; a game of three is more than a game of two."""
    even = ratings("ab", [("ab", (1, 1)), ("ba", (1, 1))] * 5)
    assert even["a"].strength == pytest.approx(25, abs=1e-9)
    assert even["b"].strength == pytest.approx(25, abs=1e-9)
    three = ratings("abc", [("cab", (3, 1, 2))])
    assert three["a"].strength > three["b"].strength > three["c"].strength
    assert ratings("ab", [])["a"].strength == 25


def test_ratings_find_how_strong_bots_are() -> None:
    """With games by a known law the difference of two ratings says who wins how often."""
    rng = random.Random(1)
    games = [("ab", (1, 2) if rng.random() < 0.75 else (2, 1)) for _ in range(4000)]
    found = ratings("ab", games)
    assert found["a"].strength - found["b"].strength == pytest.approx(6.5, abs=1)


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    tournament = played("conspiracy", ["random", "greedy"], 10, seed=4)
    shuffled = list(tournament.games)
    random.Random(1).shuffle(shuffled)
    assert document(Tournament(tournament.terms, shuffled)) == document(tournament)


def test_one_game_and_none_can_be_told() -> None:
    terms = TournamentTerms.checked("conspiracy", ["random", "greedy"], 5, seed=1)
    nothing = document(Tournament(terms))
    assert (nothing["games"], nothing["bots"], nothing["duels"]) == (0, [], [])
    one = document(Tournament(terms, [Played(0, ("greedy", "random"), (9, 2), (1, 2), 40)]))
    assert one["bots"][0]["mean_score_95"] is None
    json.dumps([nothing, one], allow_nan=False)


# -- keeping and going on -------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path, four_bots: list[str]) -> ResultsFile:
    """A tournament that was interrupted after its first two rounds."""
    file = ResultsFile(tmp_path / "cup")
    tournament = Tournament(TournamentTerms.checked("abyss", four_bots, 5, 2, 11))
    file.begin(tournament)
    for chunk in tournament.missing()[:12]:
        (clerk,) = chunk.play()
        assert isinstance(clerk, tournaments.Clerk)
        tournament.add(clerk.played)
    file.keep(tournament)
    return file


def test_a_tournament_goes_on_as_if_nothing_had_happened(
    kept: ResultsFile, four_bots: list[str]
) -> None:
    tournament = kept.load()
    assert len(tournament.games) == 12
    assert len(tournament.missing()) == 30 - 12
    assert tournament.play()
    assert tournament.games == played("abyss", four_bots, 5, 2, 11).games


def test_more_games_can_be_asked_for(kept: ResultsFile, four_bots: list[str]) -> None:
    terms = TournamentTerms.checked("abyss", four_bots, 6, 2, 11)
    tournament = kept.load().go_on(terms)
    assert len(tournament.games) == 12
    assert tournament.play()
    assert len(tournament.games) == 36


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 12}, "was begun with seed 11, not 12"),
        ({"players": 3}, "was begun with players 2, not 3"),
        ({"games": 4}, "was begun with 5 games for each pairing"),
        ({"bots": ["greedy", "random"]}, "with bots random,greedy,eager,lazy, not greedy,random"),
        ({"game": "conspiracy"}, "with game abyss, not conspiracy"),
        ({"leviathan": True}, "with options leviathan=false, not leviathan=true"),
    ],
)
def test_another_tournament_is_not_gone_on_with(
    change: dict[str, Any], told: str, kept: ResultsFile, four_bots: list[str]
) -> None:
    asked: dict[str, Any] = {
        "game": "abyss",
        "bots": four_bots,
        "games": 5,
        "players": 2,
        "seed": 11,
    }
    terms = TournamentTerms.checked(**asked | change)
    with pytest.raises(InvalidTournament, match=told):
        kept.load().go_on(terms)


def test_the_file_has_a_row_a_game(kept: ResultsFile) -> None:
    table = pq.read_table(kept.games)
    assert table.schema.names == [
        "pairing",
        "number",
        "seed",
        "seats",
        "scores",
        "ranks",
        "decisions",
    ]
    rows = table.to_pylist()
    assert len(rows) == 12
    for row, game in zip(rows, kept.load().games, strict=True):
        assert sorted(row["pairing"].split(",")) == sorted(row["seats"])
        assert row["seed"] == 11 + row["number"]
        assert (tuple(row["seats"]), tuple(row["scores"])) == (game.seats, game.scores)
        assert (tuple(row["ranks"]), row["decisions"]) == (game.ranks, game.decisions)


def test_what_is_played_is_kept_now_and_then_and_whatever_happens(
    kept: ResultsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "KEEP_SECONDS", 0.0)
    tournament = kept.load()
    counts = []

    def keep() -> None:
        kept.keep(tournament)
        counts.append(len(kept.load().games))

    def report(count: int) -> None:
        if len(tournament.games) == 20:
            raise LookupError("the lights went out")

    with pytest.raises(LookupError):
        tournament.play(report, keep)
    assert counts == [*range(13, 20), 20]


def test_a_folder_holds_one_tournament(kept: ResultsFile, tmp_path: Path) -> None:
    with pytest.raises(
        InvalidResults, match=r"there is a tournament in .*cup; go on with --resume"
    ):
        kept.begin(kept.load())
    with pytest.raises(
        InvalidResults, match=r"there is no tournament in .*elsewhere to go on with"
    ):
        ResultsFile(tmp_path / "elsewhere").load()


def test_a_damaged_file_is_noticed_wherever_it_is_damaged(kept: ResultsFile) -> None:
    whole = kept.games.read_bytes()
    games = kept.load().games
    rng = random.Random(1)
    damaged = [b"", whole[:100], whole[:-1], whole[100:], b"x" * 500]
    for _ in range(200):
        place = rng.randrange(len(whole))
        damaged.append(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
    complaints = []
    for content in damaged:
        kept.games.write_bytes(content)
        try:
            assert kept.load().games == games  # where the damage is in what nobody reads
        except InvalidResults as error:
            complaints.append(str(error))
    assert len(complaints) > 150
    assert all(complaint.startswith(f"{kept.games}: ") for complaint in complaints)


def test_files_that_say_something_else_are_refused(kept: ResultsFile) -> None:
    table = pq.read_table(kept.games)
    header = json.loads(table.schema.metadata[FORMAT.encode()])
    rows = table.to_pylist()

    def refused(told: str, header: Any = header, rows: Any = rows, schema: Any = SCHEMA) -> None:
        text = header if isinstance(header, str) else json.dumps(header)
        described = schema.with_metadata({FORMAT: text})
        pq.write_table(pa.Table.from_pylist(rows, schema=described), kept.games)
        with pytest.raises(InvalidResults, match=re.escape(str(kept.games)) + f": {told}"):
            kept.load()

    def altered(**change: Any) -> list[Any]:
        return [*rows[:3], rows[3] | change, *rows[4:]]

    refused("these are not the games of a tournament", schema=pa.schema([("seed", pa.int64())]))
    refused("its terms are not JSON", header="{")
    refused("version 2 of deepcourt-tournament is not known", header=header | {"version": 2})
    refused("version 99 of the rules of abyss", header=header | {"rules": 99})
    refused("there is no bot 'clever'", header=header | {"bots": ["random", "clever"]})
    refused("seed: expected a whole number", header=header | {"seed": "1"})
    refused("row 1.pairing: expected a game of the tournament", rows=[rows[0], rows[0]])
    refused("row 3.number: expected a whole number from 0 to 4", rows=altered(number=5))
    refused("row 3.seed: ", rows=altered(seed=1))
    refused("row 3.seats: expected ", rows=altered(seats=["random", "random"]))
    refused("row 3.scores: expected 2 elements, found 1", rows=altered(scores=[1]))
    refused(r"row 3.ranks\[0\]: expected a whole number from 1 to 2", rows=altered(ranks=[3, 1]))
    refused("row 3.decisions: ", rows=altered(decisions=None))
    pq.write_table(table.replace_schema_metadata(None), kept.games)
    with pytest.raises(InvalidResults, match="these are not the games of a tournament"):
        kept.load()


# -- the command ----------------------------------------------------------------------------


def test_json_is_printed_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "cups" / "first"
    asked = ("tournament", "conspiracy", "--bots", "random,greedy", "--seed", "1", "--json")
    kept = (*asked, "--out", str(folder))
    assert deepcourt(*kept, "--games", "6") == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert (printed["games_asked"], printed["games"]) == (6, 6)
    assert [one["bot"] for one in printed["bots"]] == ["greedy", "random"]
    assert sum(one["wins"] for one in printed["bots"]) == 6
    assert sorted(path.name for path in folder.iterdir()) == ["games.parquet", "results.json"]
    assert deepcourt(*kept, "--games", "10", "--resume") == 0
    resumed = json.loads(capsys.readouterr().out)
    assert deepcourt(*asked, "--games", "10") == 0
    assert json.loads(capsys.readouterr().out) == resumed


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Conspiracy at tables of 2, seed 1: 4 games", "Rating", "95% interval", "100.0%"]),
        ("fr", ["Conspiracy à 2 par table, graine 1 : 4 parties", "Cote", "100,0\u00a0%"]),
    ],
)
def test_tables(
    language: str,
    told: list[str],
    four_bots: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    asked = ("tournament", "conspiracy", "--seed", "1", "--games", "4", "--lang", language)
    assert deepcourt(*asked, "--bots", "random,greedy") == 0
    printed = capsys.readouterr().out
    assert all(words in printed for words in told)
    assert len([line for line in printed.splitlines() if line.startswith("│")]) == 2
    assert deepcourt(*asked, "--bots", "random, greedy, eager, lazy") == 0
    printed = capsys.readouterr().out
    assert len([line for line in printed.splitlines() if line.startswith("│")]) == 4 + 4
    assert all(len(line) <= 80 for line in printed.splitlines())


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["conspiracy"], "Missing option '--bots'"),
        (["conspiracy", "--bots", "random"], "at tables of 2 needs at least 2 bots, not 1"),
        (["conspiracy", "--bots", "random,greedy", "--games", "0"], "'--games'"),
        (["conspiracy", "--bots", "random,greedy", "--resume"], "--resume needs --out"),
        (
            ["conspiracy", "--bots", "random,greedy", "--resume", "--out", "nowhere"],
            "there is no tournament in nowhere to go on with",
        ),
    ],
)
def test_mistakes_are_told_in_a_line(
    args: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert deepcourt("tournament", *args) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert len(printed.err.splitlines()) == 1


def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "cup"
    asked = ["conspiracy", "--bots", "random,greedy", "--games", "100000", "--out", str(folder)]
    command = "from deepcourt.cli import main; main()"
    child = pexpect.spawn(
        sys.executable,
        ["-c", command, "tournament", *asked],
        env=os.environ | {"LC_ALL": "C.UTF-8", "TERM": "xterm"},
        encoding="utf-8",
        codec_errors="replace",  # the terminal echoes ^C in the middle of a character
        dimensions=(30, 100),
        timeout=TIMEOUT,
    )
    child.expect(r"[1-9]\d*/100000")
    child.sendcontrol("c")
    child.expect("Interrupted: .* were played")
    child.expect("--resume")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    child.wait()
    child.close()
    assert child.exitstatus == 0
    results = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    begun = ResultsFile(folder).load()
    assert 0 < results["games"] == len(begun.games) < 100_000
    games = begun.games
    assert begun.play(lambda count: os.kill(os.getpid(), signal.SIGINT)) is False
    assert set(games) < set(begun.games)


def test_a_missing_package_is_named() -> None:
    done = deepcourt_without("openskill", "tournament", "conspiracy", "--bots", "random,greedy")
    assert done.returncode == 2
    assert done.stderr == (
        "deepcourt: this needs the package 'openskill', which comes with deepcourt[lab]\n"
    )
