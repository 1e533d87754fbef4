"""Work for all cores in processes of their own, which Ctrl-C ends early and in good order."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, TypeVar

from ..core.errors import WorkerLost

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE = 0.1  # seconds until Ctrl-C is noticed


def run(
    task: Callable[[Job], Result], jobs: Sequence[Job], done: Callable[[int, Result], None]
) -> bool:
    """Have `task(job)` done for every job; whether all were, for Ctrl-C ends it early.

    `done` is told the number of a job and its result, in the order in which they finish, and
    is never interrupted itself. What a task raises is raised here.
    """
    waiting = iter(enumerate(jobs))
    at_work: dict[Connection, tuple[Worker, int]] = {}

    def hand_out(worker: Worker) -> None:
        following = next(waiting, None)
        if following is not None:
            number, job = following
            worker.send(job)
            at_work[worker.pipe] = worker, number

    size = min(os.cpu_count() or 1, len(jobs))
    with interruption() as interrupted, crew(task, size) as workers:
        for worker in workers:
            hand_out(worker)
        while at_work and not interrupted.is_set():
            ready = wait(at_work, PATIENCE)
            for pipe in [pipe for pipe in at_work if pipe in ready]:
                worker, number = at_work.pop(pipe)
                result = worker.result()
                hand_out(worker)
                done(number, result)
    return not at_work


@contextmanager
def interruption() -> Iterator[threading.Event]:
    """An event that Ctrl-C sets, where it would otherwise break in at any place."""
    interrupted = threading.Event()
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield interrupted
        return
    signal.signal(signal.SIGINT, lambda number, frame: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


class Worker:
    """A process that does one job after another, and the pipe to it."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=work, args=(far_end, task), daemon=True)
        with signals_held_back():
            self.process.start()
        far_end.close()

    def send(self, job: object) -> None:
        with self.alive():
            self.pipe.send(job)

    def result(self) -> Any:
        """What came of a job; what it raised is raised."""
        with self.alive():
            outcome = self.pipe.recv_bytes()
        return result_of(outcome)

    @contextmanager
    def alive(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, ConnectionError):
            self.process.join()
            raise WorkerLost(
                f"a worker process ended with exit code {self.process.exitcode}"
            ) from None


@contextmanager
def crew(task: Callable[[Any], Any], size: int) -> Iterator[list[Worker]]:
    """Workers that wait for jobs; afterwards they are gone, whatever they were doing."""
    workers: list[Worker] = []
    try:
        for _ in range(size):
            workers.append(Worker(task))
        yield workers
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()


@contextmanager
def signals_held_back() -> Iterator[None]:
    """A process that is started now hears nothing of Ctrl-C, from its very beginning."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # which would let them through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(pipe: Connection, task: Callable[[Any], Any]) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(outcome_of(task, job))


def outcome_of(task: Callable[[Any], Any], job: bytes) -> bytes:
    """Do a job that has travelled here; what came of it, to travel back to `result_of`."""
    try:
        return pickle.dumps((True, task(pickle.loads(job))))
    except Exception as error:
        error.add_note(f"In a worker process:\n{format_exc()}")
        return pickle.dumps((False, portable(error)))


def result_of(outcome: bytes) -> Any:
    """The result of a job; what it raised is raised."""
    succeeded, result = pickle.loads(outcome)
    if not succeeded:
        raise result
    return result


def portable(error: Exception) -> Exception:
    """The error as it can travel between processes."""
    try:
        pickle.loads(pickle.dumps(error))
        return error
    except Exception:
        described = RuntimeError(f"{type(error).__name__}: {error}")
        described.__notes__ = error.__notes__
        return described
