"""Work shared by a Ray cluster: the same results, nothing lost and nothing counted twice.

A cluster takes seconds to start, so two tests do all that needs one: wherever they are run, there
are no more than two.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
import ray

from deepcourt.cli import with_addresses
from deepcourt.core.errors import NoCluster, WorkerLost
from deepcourt.lab import distributed
from deepcourt.lab import simulate as simulation
from deepcourt.lab.dataset import Dataset
from deepcourt.lab.dataset_terms import DatasetTerms
from deepcourt.lab.distributed import LOCAL, joined
from deepcourt.lab.simulate import simulate
from deepcourt.lab.tournament import Tournament, TournamentTerms

from ..command import deepcourt, deepcourt_without
from .watchers import double, double_or_die, refuse, vanish


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A cluster of which nothing stays behind."""
    with joined(LOCAL):
        assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
        yield
    deadline = time.monotonic() + 120
    while left := servants():
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


def servants() -> list[str]:
    """The processes of Ray that this one has started."""
    asked = ["ps", "-o", "stat=,args=", "--ppid", str(os.getpid())]
    lines = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.splitlines()
    return [line for line in lines if "ray" in line and not line.startswith("Z")]


def test_a_cluster_that_is_slow_to_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def start(address: str, **_: object) -> None:
        tried.append(address)
        if len(tried) < 3:
            raise Exception("The current node timed out during startup")

    monkeypatch.setattr(ray, "init", start)
    with joined(LOCAL):
        assert tried == [LOCAL] * 3
    tried.clear()
    monkeypatch.setattr(distributed, "ATTEMPTS", 1)
    with pytest.raises(NoCluster, match="tried 1 times: The current node timed out"), joined(LOCAL):
        pass


@pytest.mark.usefixtures("cluster")
def test_results_are_the_same_over_ray(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    the_same_simulation(monkeypatch)
    the_same_tournament()
    the_same_dataset(tmp_path)
    the_same_command(capsys)
    assert ray.is_initialized()


@pytest.mark.usefixtures("cluster")
def test_nothing_is_lost_and_nothing_counted_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    notices_do_not_get_among_results(capsys)
    what_a_task_raises_is_raised()
    ctrl_c_keeps_what_was_done()
    machines_without_the_package_are_told_of(tmp_path, monkeypatch)
    a_killed_worker(0, tmp_path, monkeypatch)
    a_killed_worker(3, tmp_path, monkeypatch)
    what_kills_every_worker_is_given_up(monkeypatch)


def the_same_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SHARES", 4)  # of 8, 8, 8 and 6 games
    seen: list[int] = []
    bots = ["greedy", "random", "random"]
    there = simulate("abyss", bots, 30, 7, seen.append, LOCAL, leviathan=True)
    here = simulate("abyss", bots, 30, 7, leviathan=True)
    assert there.standings == here.standings
    assert there.options == here.options == {"leviathan": True}
    assert sum(seen) == 30


def the_same_tournament() -> None:
    terms = TournamentTerms.checked("conspiracy", ["random", "greedy", "novice"], 4, seed=3)
    here, there = Tournament(terms), Tournament(terms)
    assert here.play()
    assert there.play(ray=LOCAL)
    assert len(there.games) == 12
    assert there.games == here.games


def the_same_dataset(tmp_path: Path) -> None:
    terms = DatasetTerms.checked("conspiracy", ["greedy", "random"], 20, 5)
    here = Dataset.begin(tmp_path / "here", terms)
    there = Dataset.begin(tmp_path / "there", terms)
    assert here.make()
    assert there.make(ray=LOCAL)
    files = sorted(file.name for file in here.folder.iterdir())
    assert files == sorted(file.name for file in there.folder.iterdir())
    assert len(files) == 1 + 3
    for file in files:
        assert (here.folder / file).read_bytes() == (there.folder / file).read_bytes()


def the_same_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "conspiracy", "--games", "50", "--seed", "2", "--json"]
    printed = []
    for where in ([], ["--ray"]):
        assert deepcourt(*asked, *where) == 0
        printed.append(json.loads(capsys.readouterr().out))
    here, there = ([one["decisions"], one["bots"]] for one in printed)
    assert there == here


def notices_do_not_get_among_results(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ray prints notices of lost workers at any time."""
    assert distributed.run(double, [1], lambda number, result: print("notice"), LOCAL)
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "notice\n")


def what_a_task_raises_is_raised() -> None:
    with pytest.raises(RuntimeError, match=r"^Stubborn: no 7\n"):
        distributed.run(refuse, [7], lambda number, result: None, LOCAL)


def ctrl_c_keeps_what_was_done() -> None:
    told: list[int] = []

    def done(number: int, result: int) -> None:
        told.append(number)
        os.kill(os.getpid(), signal.SIGINT)

    assert not distributed.run(double, range(1000), done, LOCAL)
    assert 0 < len(told) == len(set(told)) < 1000
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def machines_without_the_package_are_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unheard_of.py").write_text("def task(job):\n    return job\n")
    monkeypatch.syspath_prepend(tmp_path)
    task = import_module("unheard_of").task
    with pytest.raises(WorkerLost, match=r"cannot do this: .*No module named 'unheard_of'"):
        distributed.run(task, [1], lambda number, result: None, LOCAL)


def a_killed_worker(retries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it did is done again, by Ray or by us, and counted once."""
    monkeypatch.setattr(distributed, "RETRIES", retries)
    mark = tmp_path / f"mark-{retries}"
    jobs = [(number, mark) for number in range(12)]
    told: list[tuple[int, int]] = []
    assert distributed.run(
        double_or_die, jobs, lambda number, result: told.append((number, result)), LOCAL
    )
    assert sorted(told) == [(number, 2 * number) for number in range(12)]
    assert mark.exists()


def what_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "RETRIES", 0)
    with pytest.raises(WorkerLost, match="lost with its worker 3 times"):
        distributed.run(vanish, [1], lambda number, result: None, LOCAL)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ([], []),
        (["simulate", "abyss", "--ray"], ["simulate", "abyss", "--ray", "local"]),
        (["--ray", "--json"], ["--ray", "local", "--json"]),
        (["--ray", "auto"], ["--ray", "auto"]),
        (["--ray", "10.0.0.1:6379", "--json"], ["--ray", "10.0.0.1:6379", "--json"]),
    ],
)
def test_the_address_may_be_left_out(typed: list[str], meant: list[str]) -> None:
    assert with_addresses(typed) == meant


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "nowhere"])
def test_a_place_without_a_cluster_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match=f"no Ray cluster at '{address}'"):
        simulate("conspiracy", ["random", "random"], 10, 1, ray=address)


def test_a_missing_ray_is_named() -> None:
    done = deepcourt_without("ray", "simulate", "conspiracy", "--games", "5", "--ray")
    assert done.returncode == 2
    assert (
        done.stderr == "deepcourt: this needs the package 'ray', which comes with deepcourt[ray]\n"
    )
