"""Supervision: background work that fails is tried again, and what is in trouble is known."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from .errors import Unavailable

T = TypeVar("T")

FIRST_PAUSE = 0.1  # seconds before the second try; each further pause is twice as long
LONGEST_PAUSE = 5.0
MOST_DOUBLINGS = 10

log = logging.getLogger(__name__)


class GivenUp(Exception):
    """Some work failed again and again by a fault of our own."""


@dataclass(frozen=True)
class Trouble:
    """Some work that has failed and is not done yet."""

    work: str
    about: str  # which of several, for the log
    given_up: bool


class Supervisor:
    """Keeps the work of a server going that no request waits for."""

    def __init__(self) -> None:
        self._troubles: dict[tuple[str, str], Trouble] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def troubles(self) -> list[Trouble]:
        """All that is being tried again, or was given up."""
        return list(self._troubles.values())

    def forget(self, work: str, about: str = "") -> None:
        """Some work need not be done any more."""
        self._troubles.pop((work, about), None)

    def keep(self, work: str, do: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """Do some work in the background, and again whenever it fails, until `stop`."""
        task = asyncio.create_task(self.until_done(work, do))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def repeat(self, work: str, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do some work again and again, with a pause before each time, until `stop`."""

        async def rounds() -> None:
            while True:
                await asyncio.sleep(seconds)
                await self.until_done(work, do)

        self.keep(work, rounds)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def until_done(
        self,
        work: str,
        do: Callable[[], Awaitable[T]],
        about: str = "",
        tries: int | None = None,
    ) -> T:
        """Do some work, and again after a pause that grows whenever it fails; what it returns.

        An outage of the database is waited for as long as it takes. A fault of our own is tried
        `tries` times, if that is given: then `GivenUp` is raised, and the trouble stays known.
        """
        failures = faults = 0
        try:
            while True:
                try:
                    result = await do()
                except Exception as error:
                    if isinstance(error, Unavailable):
                        log.info("%s %s: %s", work, about, error)
                    else:
                        faults += 1
                        log.exception("%s %s failed", work, about)
                    given_up = faults == tries
                    self._troubles[work, about] = Trouble(work, about, given_up)
                    if given_up:
                        raise GivenUp from error
                    await asyncio.sleep(pause_after(failures))
                    failures += 1
                else:
                    self.forget(work, about)
                    return result
        except asyncio.CancelledError:
            self.forget(work, about)
            raise


def pause_after(failures: int) -> float:
    """Seconds until the next try; never the same, so that not all come back at once."""
    longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures, MOST_DOUBLINGS))
    return random.uniform(longest / 2, longest)


async def uninterrupted(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end. If whoever waits for it is cancelled, that counts only then."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is None:
        return task.result()
    if not task.cancelled() and task.exception() is not None:
        log.info("failed when nobody waited for it any more: %s", task.exception())
    raise cancelled
