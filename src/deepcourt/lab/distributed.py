"""Work for this machine or for many: whole chunks of games at a time, each counted once."""

from __future__ import annotations

import logging
import os
import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, redirect_stdout
from socket import create_connection
from typing import Any

from ..core.errors import NoCluster, WorkerLost
from ..core.extras import extra
from . import workers
from .workers import PATIENCE, Job, Result

LOCAL = "local"  # the address of a cluster that is started for the occasion
AUTO = "auto"  # and of the one that runs on this machine already
KNOCK_SECONDS = 10
RETRIES = 3  # that Ray makes of itself when the process or machine of a job is gone
ATTEMPTS = 3  # that we make when it gives up
AHEAD = 2  # jobs handed out for each core


def run(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    done: Callable[[int, Result], None],
    ray: str | None = None,
) -> bool:
    """Have `task(job)` done for every job, as `workers.run` does: whether all were.

    Without `ray` the jobs are shared by processes of this machine. With the address of a Ray
    cluster (`local`: one that is started here and ends with the work; `auto`: the one that this
    machine is part of) they are shared by all its machines. A job whose process or machine is
    lost is done again, and `done` is told of each job once.
    """
    if ray is None:
        return workers.run(task, jobs, done)
    with workers.interruption() as interrupted, notices_aside(), joined(ray):
        crew = Crew(task, jobs)
        try:
            while crew.left and not interrupted.is_set():
                for number, result in crew.finished():
                    done(number, result)
        finally:
            crew.dismiss()
    return not crew.left


def checked_address(address: str | None) -> str | None:
    """The address as it is, but `MissingPackage` if there is one and no Ray.

    Call it before a progress bar is shown: Ray imported under the bar would write to the
    terminal in the end.
    """
    if address is not None:
        with extra("ray"):
            import ray  # noqa: F401
    return address


@contextmanager
def joined(address: str) -> Iterator[None]:
    """A connection to a cluster: the one this process has already, or one for as long as this."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change
    with extra("ray"):
        import ray
    if ray.is_initialized():
        yield
        return
    knock(address)
    try:
        join(address)
        yield
    finally:
        ray.shutdown()


def join(address: str) -> None:
    import ray

    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings["include_dashboard"] = False
    failure: Exception | None = None
    for _ in range(ATTEMPTS):
        try:
            ray.init(address, **settings)
            return
        except (ray.exceptions.RayError, OSError, RuntimeError, ValueError):
            raise NoCluster(
                f"there is no Ray cluster at {address!r} that lets us join; "
                "if it asks for a token, set RAY_AUTH_MODE=token"
            ) from None
        except Exception as error:  # of no class of its own: not started after half a minute
            failure = error
            ray.shutdown()
    raise NoCluster(f"Ray does not start here, tried {ATTEMPTS} times: {failure}")


def notices_aside() -> AbstractContextManager[object]:
    """Ray tells of lost workers on standard output, where results belong."""
    return redirect_stdout(sys.stderr)


def knock(address: str) -> None:
    """Complain at once of a place where nobody answers; Ray itself would try for minutes."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError, ValueError):
        raise NoCluster(f"there is no Ray cluster at {address!r}: nobody answers") from None


class Crew:
    """The workers of a cluster, and which jobs are still to be done."""

    def __init__(self, task: Callable[[Any], Any], jobs: Sequence[Any]) -> None:
        import ray

        self.ray = ray
        self.task = task
        self.jobs = jobs
        self.left = set(range(len(jobs)))
        self.waiting = list(reversed(range(len(jobs))))
        self.at_work: dict[Any, int] = {}
        self.lost: Counter[int] = Counter()
        self.do = ray.remote(num_cpus=1, max_retries=RETRIES)(workers.outcome_of)

    def finished(self) -> Iterator[tuple[int, Any]]:
        """Hand out jobs; those that finished meanwhile, with their results."""
        self.hand_out()
        ready, _ = self.ray.wait(list(self.at_work), timeout=PATIENCE)
        for reference in ready:
            number = self.at_work.pop(reference)
            try:
                outcome = self.ray.get(reference)
            except self.ray.exceptions.RayTaskError as error:
                reason = str(error).rstrip().rpartition("\n")[2]
                raise WorkerLost(f"a machine of the cluster cannot do this: {reason}") from None
            except self.ray.exceptions.RayError as error:
                self.again(number, error)
                continue
            if number in self.left:
                self.left.remove(number)
                yield number, workers.result_of(outcome)

    def hand_out(self) -> None:
        """Let no core wait, also those of machines that have joined meanwhile."""
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        while self.waiting and len(self.at_work) < AHEAD * cores:
            number = self.waiting.pop()
            job = pickle.dumps(self.jobs[number])
            self.at_work[self.do.remote(self.task, job)] = number

    def again(self, number: int, error: Exception) -> None:
        """A job is lost for good, as far as Ray knows."""
        self.lost[number] += 1
        if self.lost[number] == ATTEMPTS:
            reason = str(error).partition("\n")[0]
            raise WorkerLost(f"a job was lost with its worker {ATTEMPTS} times: {reason}")
        self.waiting.append(number)

    def dismiss(self) -> None:
        """Nobody works on anything any more."""
        for reference in self.at_work:
            self.ray.cancel(reference, force=True)
