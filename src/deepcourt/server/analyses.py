"""Analyses: finished games are thought about one after the other, in a thread of their own."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import select, update

from ..bots.analysis import analyse, decisions_to_judge
from ..core.records import Record
from .errors import Refusal
from .storage import ReplayRow, Storage, TableRow

MOST_WAITING = 20  # games, in one process

log = logging.getLogger(__name__)


class Key(NamedTuple):
    """Where a game is kept."""

    kind: Literal["table", "replay"]
    id: str


@dataclass
class Job:
    """A game that is being thought about, or waits for it."""

    record: Record
    decisions: int
    done: int = 0

    def report(self, count: int) -> None:
        self.done += count


class Analyses:
    """All that is being thought about in this process."""

    def __init__(self, storage: Storage, iterations: int) -> None:
        self.storage = storage
        self.iterations = iterations
        self._jobs: dict[Key, Job] = {}  # the first is under way, the others wait
        self._asked = asyncio.Event()
        self._stopping = threading.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Nothing that was begun is kept; the thread ends with the decision it is at."""
        self._stopping.set()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def job(self, key: Key) -> Job | None:
        return self._jobs.get(key)

    def begin(self, key: Key, record: Record) -> Job:
        """Have a game analysed; one that waits already is not asked for twice."""
        job = self._jobs.get(key)
        if job is None:
            if len(self._jobs) >= MOST_WAITING:
                raise Refusal(429, "too-busy", "many games are being analysed; try again later")
            job = self._jobs[key] = Job(record, decisions_to_judge(record))
            self._asked.set()
        return job

    async def _work(self) -> None:
        while True:
            await self._asked.wait()
            while self._jobs:
                key, job = next(iter(self._jobs.items()))
                try:
                    await self._analyse(key, job)
                except Exception:
                    log.exception("the analysis of %s %s failed", *key)
                finally:
                    del self._jobs[key]
            self._asked.clear()

    async def _analyse(self, key: Key, job: Job) -> None:
        loop = asyncio.get_running_loop()
        document = await loop.run_in_executor(
            self._thread,
            analyse,
            job.record,
            job.report,
            self._stopping.is_set,
            self.iterations,
        )
        if document is not None:
            await keep_analysis(self.storage, key, job.record, document)


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
