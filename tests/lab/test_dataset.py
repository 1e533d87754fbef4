"""Datasets: what is in them, that they can be gone on with, and how they are read."""

from __future__ import annotations

import json
import os
import re
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from deepcourt import Game, bots
from deepcourt.core import titles
from deepcourt.core.errors import InvalidOption, InvalidResults, UnknownBot, WrongPlayerCount
from deepcourt.lab import decisions, workers
from deepcourt.lab.dataset import Dataset
from deepcourt.lab.dataset_terms import FILE_GAMES, MANY_PARTS, MIN_PART, DatasetTerms
from deepcourt.lab.matches import Match
from deepcourt.lab.simulate import simulate

from ..command import deepcourt

ROOT = Path(__file__).parents[2]
BOTS = ("greedy", "random", "random")
GAMES = 20
SEED = 5


@pytest.fixture
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """All work in this process."""

    def run(
        task: Callable[[Any], Any], jobs: Sequence[Any], done: Callable[[int, Any], None]
    ) -> bool:
        for number, job in enumerate(jobs):
            done(number, task(job))
        return True

    monkeypatch.setattr(workers, "run", run)


here = pytest.mark.usefixtures("_here")


def made(folder: Path, game: str = "conspiracy", **changes: Any) -> Dataset:
    asked: dict[str, Any] = {"bots": BOTS, "games": GAMES, "seed": SEED} | changes
    dataset = Dataset.begin(folder, DatasetTerms.checked(game, **asked))
    assert dataset.make()
    return dataset


def rows_of(dataset: Dataset) -> list[dict[str, Any]]:
    files = sorted(dataset.folder.glob("decisions-*.parquet"))
    return [row for file in files for row in pq.read_table(file).to_pylist()]


def games_of(dataset: Dataset) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(dataset.folder / "games.parquet").to_pylist()
    return rows


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


# -- what is in it --------------------------------------------------------------------------


@here
@pytest.mark.parametrize("name", titles.names())
def test_rows_are_the_games_replayed(name: str, tmp_path: Path) -> None:
    """Each game is played anew from its seed and the actions in the rows, and nothing else."""
    dataset = made(tmp_path / name, name, games=9)
    title = titles.named(name)
    rows = iter(rows_of(dataset))
    for number, ended in enumerate(games_of(dataset)):
        assert (ended["game"], ended["seed"]) == (number, SEED + number)
        game = titles.new_game(name, len(BOTS), ended["seed"])
        results = zip(ended["scores"], ended["ranks"], strict=True)
        by_seat = [{"score": score, "rank": rank} for score, rank in results]
        for decision in range(ended["decisions"]):
            row = next(rows)
            assert row == {
                "game": number,
                "decision": decision,
                "seat": game.seat,
                "kind": title.decisions[game.kind],
                "legal": game.legal_actions(),
                "chosen": row["chosen"],
                "observation": list(game.observation(game.seat)),
                **by_seat[game.seat],
            }
            assert row["chosen"] in row["legal"]
            game.apply(row["chosen"])
        assert game.over
        assert (ended["scores"], ended["ranks"]) == (game.scores(), game.ranking())
    assert next(rows, None) is None


@here
def test_the_bots_sit_and_choose_as_in_a_match(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data")
    rows = iter(rows_of(dataset))
    match = Match(titles.new_game("conspiracy", 3, 1), [bots.make(name) for name in BOTS])
    for game in games_of(dataset):
        assert game["bots"] == [BOTS[bot] for bot in match.begin(SEED, game["game"])]
        while not match.game.over:
            action = match.choose()
            assert next(rows)["chosen"] == action
            match.game.apply(action)
    standings = simulate("conspiracy", BOTS, GAMES, SEED).standings
    games = games_of(dataset)
    assert len(games) == GAMES == dataset.games
    assert sum(game["decisions"] for game in games) == standings.decisions
    greedy = sum(game["scores"][game["bots"].index("greedy")] for game in games)
    assert greedy == standings.points[0]


@here
def test_types(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data", games=3)
    layout = titles.named("conspiracy").layout(3)
    types = {field.name: field.type for field in pq.read_schema(dataset.file(0))}
    assert types["legal"].value_type == pa.uint16() == types["chosen"]
    assert types["observation"].value_type == pa.int16()
    assert types["observation"].list_size == layout.size
    assert pa.types.is_dictionary(types["kind"])
    metadata = pq.read_metadata(dataset.file(0))
    column = metadata.row_group(0).column(0)
    assert column.compression == "ZSTD"


@here
def test_few_rows_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = made(tmp_path / "whole", games=8)
    monkeypatch.setattr(decisions, "GROUP_NUMBERS", 1000)
    grouped = made(tmp_path / "grouped", games=8)
    groups = [pq.read_metadata(one.file(0)).num_row_groups for one in (whole, grouped)]
    assert groups == [1, 8]
    assert rows_of(grouped) == rows_of(whole)


@here
def test_options_are_kept(tmp_path: Path) -> None:
    """Also where they allow more players."""
    terms = DatasetTerms.checked("abyss", ["random"] * 5, 2, 1, leviathan=True)
    dataset = Dataset.begin(tmp_path / "data", terms)
    assert Dataset.load(dataset.folder).terms == terms
    assert "--option leviathan=true " in terms.command
    with pytest.raises(InvalidOption):
        DatasetTerms.checked("abyss", ["random"] * 2, 2, 1, kraken=True)
    with pytest.raises(WrongPlayerCount):
        DatasetTerms.checked("abyss", ["random"] * 5, 2, 1)
    with pytest.raises(UnknownBot):
        DatasetTerms.checked("abyss", ["random", "clever"], 2, 1)


@pytest.mark.parametrize("games", [1, 8, 9, 777, 10_000, 1_000_000])
def test_parts_hold_every_game_once(games: int) -> None:
    files = DatasetTerms("conspiracy", {}, BOTS, games, 1).files
    parts = [part for file in files for part in file]
    assert [number for part in parts for number in part] == list(range(games))
    assert len(files) == -(-games // FILE_GAMES)
    assert len(parts) == 1 or len(parts[0]) >= MIN_PART
    assert len(parts) >= min(games // MIN_PART, MANY_PARTS)


@here
def test_a_dataset_of_some_hundred_games_is_one_file(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data")
    assert len(DatasetTerms("conspiracy", {}, BOTS, 500, 1).files) == 1
    assert len(dataset.files[0]) == 3
    assert [*dataset.folder.glob("decisions-*")] == [dataset.file(0)]
    metadata = pq.read_metadata(dataset.file(0))
    assert (metadata.num_row_groups, metadata.num_rows) == (1, len(rows_of(dataset)))


@here
def test_parts_that_were_left_behind_are_removed(tmp_path: Path) -> None:
    """Where the power failed after they were joined and before they were removed."""
    dataset = made(tmp_path / "data")
    before = contents(dataset.folder)
    dataset.parts(0)[1].write_bytes(b"left")
    assert dataset.make()
    assert contents(dataset.folder) == before


# -- the same whatever happens --------------------------------------------------------------


def test_the_files_are_the_same_on_any_number_of_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for cores in (1, 3):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found.append(contents(made(tmp_path / str(cores)).folder))
    assert found[0] == found[1]
    assert len(found[0]) == 1 + 3


def test_ctrl_c_keeps_what_was_made_and_resume_makes_the_rest(tmp_path: Path) -> None:
    bots = ["random", "random"]
    whole = made(tmp_path / "whole", bots=bots, games=160)
    cut = Dataset.begin(tmp_path / "cut", whole.terms)
    assert not cut.make(lambda count: os.kill(os.getpid(), signal.SIGINT))
    assert 0 < len(cut.there) < 20
    assert cut.games == 8 * len(cut.there) == len(games_of(cut))
    assert {row["game"] for row in rows_of(cut)} == {game["game"] for game in games_of(cut)}
    card = (cut.folder / "README.md").read_text(encoding="utf-8")
    assert f"**Incomplete:** {cut.games} of 160 games are there" in card
    there = rows_of(cut)
    again = Dataset.load(cut.folder)
    seen: list[int] = []
    missing = 160 - again.games
    assert again.make(seen.append)
    assert sum(seen) == missing
    assert contents(cut.folder) == contents(whole.folder)
    kept = {row["game"] for row in there}
    assert there == [row for row in rows_of(whole) if row["game"] in kept]


@here
def test_whatever_ends_it_the_tables_and_the_card_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dataset = Dataset.begin(
        tmp_path / "data", DatasetTerms.checked("conspiracy", BOTS, GAMES, SEED)
    )

    def report(count: int) -> None:
        raise LookupError("the lights went out")

    with pytest.raises(LookupError):
        dataset.make(report)
    assert dataset.there == dataset.parts(0)[:1]
    assert len(games_of(dataset)) == 8
    assert (dataset.folder / "README.md").exists()


# -- one folder, one dataset ----------------------------------------------------------------


@here
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 12}, "begun with seed 5, not 12"),
        ({"games": 30}, "begun with games 20, not 30"),
        ({"bots": ["random"] * 2}, "begun with bots greedy,random,random, not random,random"),
        ({"game": "abyss"}, "begun with game conspiracy, not abyss"),
    ],
)
def test_another_dataset_is_not_gone_on_with(
    change: dict[str, Any], told: str, tmp_path: Path
) -> None:
    asked: dict[str, Any] = {"game": "conspiracy", "bots": BOTS, "games": GAMES, "seed": SEED}
    dataset = Dataset.begin(tmp_path / "data", DatasetTerms.checked(**asked))
    with pytest.raises(InvalidResults, match=f"the dataset was {told}"):
        Dataset.load(dataset.folder).terms.check_same(DatasetTerms.checked(**asked | change))


@here
def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data")
    whole = contents(dataset.folder)
    for damaged in (dataset.file(0), dataset.parts(0)[1]):
        dataset.file(0).unlink()
        damaged.write_bytes(b"nothing")
        with pytest.raises(InvalidResults, match=rf"{damaged.name} is damaged; remove it"):
            dataset.make()
        damaged.unlink()
        assert dataset.make()
        assert contents(dataset.folder) == whole


def test_what_this_deepcourt_would_not_make_is_refused(tmp_path: Path) -> None:
    dataset = Dataset.begin(tmp_path / "data", DatasetTerms.checked("conspiracy", BOTS, 3, 1))
    file = dataset.folder / "dataset.json"
    about = json.loads(file.read_text(encoding="utf-8"))
    for change, told in (
        ({"version": 3}, "version 3 of deepcourt-dataset is not known"),
        ({"deepcourt": "0.0.1"}, "it was begun with Deepcourt 0.0.1, this is"),
        ({"rules": 99}, "version 99 of the rules of conspiracy"),
        ({"games": 0}, "games: expected a whole number"),
    ):
        file.write_text(json.dumps(about | change), encoding="utf-8")
        with pytest.raises(InvalidResults, match=re.escape(f"{file}: {told}")):
            Dataset.load(dataset.folder)
    file.write_text("{")
    with pytest.raises(InvalidResults, match="this is not JSON"):
        Dataset.load(dataset.folder)


# -- the data card --------------------------------------------------------------------------


@here
def test_the_card_says_where_everything_is(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data", games=8)
    card = (dataset.folder / "README.md").read_text(encoding="utf-8")
    about = json.loads((dataset.folder / "dataset.json").read_text(encoding="utf-8"))
    layout = titles.named("conspiracy").layout(3)
    assert about["observation"] == layout.labels()
    found = {}
    for first, last, name in re.findall(r"^\| (\d+)(?:–(\d+))? \| `(.*?)` \|", card, re.MULTILINE):
        found[name] = slice(int(first), int(last or first) + 1)
    assert found == layout.slices
    for part in layout.parts:
        assert f"| {part.meaning} |" in card
    for file in ("decisions-00000.parquet", "games.parquet"):
        for column in pq.read_schema(dataset.folder / file).names:
            assert f"| `{column}` | `" in card
    decisions = sum(game["decisions"] for game in games_of(dataset))
    assert f"{decisions:,} in all" in card
    assert "Incomplete" not in card


@here
def test_the_numbers_mean_what_the_card_says(tmp_path: Path) -> None:
    """The actions by their names, and the decision as the observation has it."""
    dataset = made(tmp_path / "data", games=2)
    about = json.loads((dataset.folder / "dataset.json").read_text(encoding="utf-8"))
    game: Game = titles.new_game("conspiracy", 3, SEED)
    for row in rows_of(dataset):
        if row["game"] == 0:
            game.apply(game.parse(about["actions"][row["chosen"]]))
        kinds = [f"decision.{row['kind']}"]
        shown = zip(about["observation"], row["observation"], strict=True)
        assert [name for name, seen in shown if name.startswith("decision.") and seen] == kinds
    assert game.over


# -- the command ----------------------------------------------------------------------------


@here
def test_the_command_of_the_card_makes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, other = tmp_path / "data", tmp_path / "more" / "other"
    asked = ("dataset", "conspiracy", "--bots", "random,greedy", "--games", "9", "--out")
    assert deepcourt(*asked, str(folder)) == 0
    assert f"Tables and data card: {folder}" in capsys.readouterr().err
    card = (folder / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^deepcourt (.*) --out DIR$", card, re.MULTILINE)
    assert found
    assert deepcourt(*found[1].split(), "--out", str(other), "--lang", "fr") == 0
    assert f"Tables et fiche : {other}" in capsys.readouterr().err
    assert contents(folder) == contents(other)
    (folder / "decisions-00000.parquet").unlink()
    assert deepcourt(*asked, str(folder), "--resume") == 0
    assert contents(folder) == contents(other)


@here
def test_mistakes_are_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("conspiracy", "--bots", "random,random", "--games", "3", "--seed", "1", "--out")
    folder, full = tmp_path / "data", tmp_path / "full"
    full.mkdir()
    (full / "README.md").write_text("Something else.")
    assert deepcourt("dataset", *asked, str(folder)) == 0
    capsys.readouterr()
    for args, told in (
        ((*asked, str(folder)), f"there is a dataset in {folder}; go on with --resume"),
        ((*asked, str(full)), f"{full} is not empty"),
        ((*asked, str(full), "--resume"), f"there is no dataset in {full} to go on with"),
        (
            (*asked, str(folder), "--resume", "--seed", "2"),
            "the dataset was begun with seed 1, not 2",
        ),
        (asked[:-1], "Missing option '--out'."),
    ):
        assert deepcourt("dataset", *args) == 2
        assert capsys.readouterr().err == f"deepcourt: {told}\n"
    assert (full / "README.md").read_text() == "Something else."


# -- the examples ---------------------------------------------------------------------------


def printed_by(*args: str | Path) -> str:
    environment = os.environ | {"POLARS_TABLE_WIDTH": "100"}
    run = [sys.executable, *map(str, args)]
    done = subprocess.run(run, capture_output=True, text=True, check=True, env=environment)
    return done.stdout


@here
def test_polars_reads_it(tmp_path: Path) -> None:
    """The three lines of the page are those of the example, and they count right."""
    example = ROOT / "examples" / "read_dataset.py"
    lines = example.read_text(encoding="utf-8").splitlines()[-3:]
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    assert "\n".join(lines).replace("{sys.argv[1]}", "DIR").replace('f"DIR', '"DIR') in page
    dataset = made(tmp_path / "data")
    printed = printed_by(example, dataset.folder)
    rows = rows_of(dataset)
    for kind in {row["kind"] for row in rows}:
        mine = [row for row in rows if row["kind"] == kind]
        width = sum(len(row["legal"]) for row in mine) / len(mine)
        won = sum(row["rank"] == 1 for row in mine) / len(mine)
        found = re.search(rf"^│ {kind} +┆ (\d+) +┆ ([\d.]+) +┆ ([\d.]+)", printed, re.MULTILINE)
        assert found
        assert int(found[1]) == len(mine)
        assert [float(found[2]), float(found[3])] == pytest.approx([width, won], abs=1e-5)


def test_the_balance_question_is_answered() -> None:
    printed = printed_by(ROOT / "examples" / "balance_question.py")
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    assert f"```\n{printed}```\n" in page


@here
def test_the_answer_is_counted_right(tmp_path: Path) -> None:
    dataset = made(tmp_path / "data", bots=["greedy", "greedy"], games=40)
    notation = titles.named("conspiracy").actions.notation
    wins: dict[str, list[float]] = {}
    games = games_of(dataset)
    for row in rows_of(dataset):
        if row["decision"] == 0:
            ranks = games[row["game"]]["ranks"]
            won = (row["rank"] == 1) / ranks.count(1)
            for opening in (notation(row["chosen"]), "any"):
                wins.setdefault(opening, []).append(won)
    program = runpy.run_path(str(ROOT / "examples" / "balance_question.py"))
    table = program["answer"](dataset.folder)
    assert table["opening"][-1] == "any"
    found = {opening: (games, rate) for opening, games, rate, _, _ in table.iter_rows()}
    assert found == {
        opening: (len(won), pytest.approx(sum(won) / len(won))) for opening, won in wins.items()
    }
