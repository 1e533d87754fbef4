"""Processes that share work."""

from __future__ import annotations

from multiprocessing import active_children

import pytest

from deepcourt.core.errors import WorkerLost
from deepcourt.lab import workers

from .watchers import double, refuse, vanish

pytestmark = pytest.mark.usefixtures("importable")


def test_every_job_is_done_once() -> None:
    results: dict[int, int] = {}
    assert workers.run(double, range(50), results.__setitem__)
    assert results == {number: 2 * number for number in range(50)}
    assert active_children() == []


def test_without_jobs_there_is_nothing_to_do() -> None:
    jobs: list[int] = []
    assert workers.run(double, jobs, lambda number, result: None)


def test_an_error_that_cannot_be_pickled_is_told_all_the_same() -> None:
    with pytest.raises(RuntimeError, match=r"^Stubborn: no 7\n"):
        workers.run(refuse, [7], lambda number, result: None)
    assert active_children() == []


def test_a_process_that_ends_is_noticed() -> None:
    with pytest.raises(WorkerLost, match="exit code 3"):
        workers.run(vanish, [1, 2, 3], lambda number, result: None)
    assert active_children() == []
