"""Analyses: finished games are thought about decision by decision, in the background."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import select, update

from ..bots.analysis import moments, summary
from ..bots.tree import Stop
from ..core.records import Record
from .errors import TooMany
from .limits import Client
from .storage import ReplayRow, Storage, TableRow
from .supervision import Supervisor
from .thinking import Scheduler, Urgency

MOST_OF_ALL = 100  # games under way or waiting, in one process
MOST_BY_ADDRESS = 10
MOST_BY_PLAYER = 5
RETRY_SECONDS = 60

log = logging.getLogger(__name__)


class Key(NamedTuple):
    """Where a game is kept."""

    kind: Literal["table", "replay"]
    id: str


@dataclass
class Job:
    """A game that is being thought about, or waits for it."""

    record: Record
    client: Client  # who asked for it
    decisions: int
    done: int = 0


class Analyses:
    """All that is being thought about in this process: of each client one game after the other."""

    def __init__(
        self,
        storage: Storage,
        scheduler: Scheduler,
        iterations: int,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.storage = storage
        self.scheduler = scheduler
        self.iterations = iterations
        self.supervisor = supervisor or Supervisor()
        self._stop = Stop()
        self._jobs: dict[Key, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: WeakValueDictionary[Client, asyncio.Lock] = WeakValueDictionary()

    async def stop(self) -> None:
        """Nothing that was begun is kept, and no thread thinks on."""
        self._stop.asked = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def job(self, key: Key) -> Job | None:
        return self._jobs.get(key)

    def begin(self, key: Key, record: Record, decisions: int, client: Client) -> Job:
        """Have a game analysed; one that waits already is not asked for twice."""
        job = self._jobs.get(key)
        if job is None:
            self.check(client)
            job = Job(record, client, decisions)
            self._jobs[key] = job
            task = asyncio.create_task(self._work(key, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job

    def check(self, client: Client) -> None:
        """Refuse whoever has many games waiting, and everybody when there are too many."""
        clients = [job.client for job in self._jobs.values()]
        if len(clients) >= MOST_OF_ALL:
            raise TooMany(
                "too-busy", "many games are being analysed; try again later", RETRY_SECONDS
            )
        of_address = sum(one.address == client.address for one in clients)
        if of_address >= MOST_BY_ADDRESS or (
            client.player is not None and clients.count(client) >= MOST_BY_PLAYER
        ):
            message = "other games of yours are still being analysed; try again later"
            raise TooMany("too-busy", message, RETRY_SECONDS)

    async def _work(self, key: Key, job: Job) -> None:
        turn = self._turns.setdefault(job.client, asyncio.Lock())
        try:
            async with turn:
                document = await self._analyse(job)
            await self.supervisor.until_done(
                "analysis", lambda: keep_analysis(self.storage, key, job.record, document), tries=1
            )
        except Exception:
            log.exception("the analysis of %s %s failed", *key)
        finally:
            del self._jobs[key]

    async def _analyse(self, job: Job) -> dict[str, Any]:
        found: list[dict[str, Any]] = []
        judging = moments(job.record, self.iterations, threads=1, stop=self._stop)
        while (moment := await self._next(job, judging)) is not None:
            found.append(moment)
            job.done += 1
        return summary(job.record, found)

    async def _next(self, job: Job, judging: Iterator[dict[str, Any]]) -> dict[str, Any] | None:
        """The next decision, thought about when the turn of whoever asked has come."""
        return await self.scheduler.run(
            job.client, next, judging, None, urgency=lambda: Urgency.ANALYSIS
        )


async def keep_analysis(
    storage: Storage, key: Key, record: Record, document: dict[str, Any]
) -> None:
    """With the record of a replay, or beside the log of a table."""
    async with storage.writing() as db:
        if key.kind == "table":
            here = update(TableRow).where(TableRow.id == key.id)
            await db.execute(here.values(analysis=json.dumps(document)))
        else:
            record.analysis = document
            there = update(ReplayRow).where(ReplayRow.id == key.id)
            await db.execute(there.values(record=record.dumps()))


async def kept_analysis(storage: Storage, table: str) -> dict[str, Any] | None:
    """The analysis of a table's game, if there is one."""
    async with storage.reading() as db:
        text = await db.scalar(select(TableRow.analysis).where(TableRow.id == table))
    return None if text is None else json.loads(text)
