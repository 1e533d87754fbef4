"""Thinking: whose work comes next, and what is dropped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from deepcourt.server.limits import Client
from deepcourt.server.thinking import Scheduler, Urgency

from .house import PATIENCE

ILSE = Client("1.1.1.1", 1)
BRUNO = Client("2.2.2.2", 2)
FLOOD = Client("6.6.6.6", 3)


class Work:
    """Jobs that take as long as they are told to, by a clock of their own."""

    def __init__(self, foreground: int = 1, share: int = 1, background: int = 1) -> None:
        self.now = 0.0
        self.scheduler = Scheduler("test", foreground, share, background, clock=lambda: self.now)
        self.begun: list[str] = []
        self.gates: dict[str, threading.Event] = {}
        self.tasks: dict[str, asyncio.Task[Any]] = {}

    def ask(
        self,
        name: str,
        who: Client,
        urgency: Callable[[], Urgency] | Urgency = Urgency.PERSON,
        order: int = 0,
    ) -> None:
        self.gates[name] = threading.Event()
        given = (lambda: urgency) if isinstance(urgency, Urgency) else urgency
        running = self.scheduler.run(who, self.work, name, urgency=given, order=order)
        self.tasks[name] = asyncio.create_task(running)

    def work(self, name: str) -> None:
        self.begun.append(name)
        assert self.gates[name].wait(PATIENCE)

    async def begins(self, name: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while name not in self.begun:
                await asyncio.sleep(0)

    async def end(self, name: str, after: float = 1.0) -> None:
        """Let a job be done after it took so many seconds."""
        await self.begins(name)
        self.now += after
        self.gates[name].set()
        await self.tasks[name]

    async def end_all(self) -> None:
        for gate in self.gates.values():
            gate.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.scheduler.close()


def at_work(work: Work, script: Callable[[], Awaitable[None]]) -> list[str]:
    """Do something; in which order the jobs began."""

    async def run() -> None:
        try:
            await script()
        finally:
            await work.end_all()

    asyncio.run(run())
    return work.begun


def test_who_used_least_comes_first() -> None:
    """However much somebody asks for, another waits for no more than one piece of it."""
    work = Work()

    async def script() -> None:
        for i in range(5):
            work.ask(f"flood {i}", FLOOD)
        await work.begins("flood 0")
        work.ask("ilse", ILSE)
        await work.end("flood 0")
        await work.end("ilse")

    assert at_work(work, script)[:2] == ["flood 0", "ilse"]


def test_players_of_one_address_share_what_it_has() -> None:
    """New tokens help nobody, and of those at one address each has a part."""
    work = Work()
    others = [Client(FLOOD.address, number) for number in range(10, 14)]

    async def script() -> None:
        work.ask("first", others[0])
        await work.begins("first")
        work.ask("second", others[0])
        for other in others[1:]:
            work.ask(f"of {other.player}", other)
        work.ask("ilse", ILSE)
        work.ask("ilse again", ILSE)
        await work.end("first", 3.0)
        await work.end("ilse")
        await work.end("ilse again")
        for other in others[1:]:
            await work.end(f"of {other.player}")
        await work.end("second")

    begun = at_work(work, script)
    assert begun == ["first", "ilse", "ilse again", "of 11", "of 12", "of 13", "second"]


def test_what_was_used_is_forgotten_after_a_while() -> None:
    work = Work()

    async def script() -> None:
        work.ask("long ago", ILSE)
        await work.end("long ago", 2.0)
        work.now += 3600
        work.ask("bruno", BRUNO)
        await work.begins("bruno")
        work.ask("bruno again", BRUNO)
        work.ask("ilse", ILSE)
        await work.end("bruno")
        await work.end("ilse")

    assert at_work(work, script)[:3] == ["long ago", "bruno", "ilse"]


def test_one_client_never_has_all_threads() -> None:
    work = Work(foreground=3, share=2)

    async def script() -> None:
        for i in range(4):
            work.ask(f"flood {i}", FLOOD)
        await work.begins("flood 1")
        work.ask("ilse", ILSE)
        await work.begins("ilse")  # while two of the others go on and two wait

    assert sorted(at_work(work, script)[:3]) == ["flood 0", "flood 1", "ilse"]


@pytest.mark.parametrize("urgency", [Urgency.ALONE, Urgency.ANALYSIS])
def test_nobody_waits_for_what_nobody_waits_for(urgency: Urgency) -> None:
    work = Work()

    async def script() -> None:
        for i in range(3):
            work.ask(f"alone {i}", FLOOD, urgency)
        await work.begins("alone 0")
        work.ask("ilse", ILSE)
        await work.begins("ilse")
        assert work.begun == ["alone 0", "ilse"]

    at_work(work, script)


def test_in_the_background_one_game_after_the_other() -> None:
    """Of one client the game that began first goes on first, then come analyses."""
    work = Work()

    async def script() -> None:
        work.ask("0 of table 1", FLOOD, Urgency.ALONE, 1)
        await work.begins("0 of table 1")
        work.ask("analysis", FLOOD, Urgency.ANALYSIS, 0)
        work.ask("0 of table 2", FLOOD, Urgency.ALONE, 2)
        work.ask("1 of table 1", FLOOD, Urgency.ALONE, 1)
        for name in ("0 of table 1", "1 of table 1", "0 of table 2", "analysis"):
            await work.end(name)

    begun = at_work(work, script)
    assert begun == ["0 of table 1", "1 of table 1", "0 of table 2", "analysis"]


def test_an_analysis_does_not_wait_for_all_games_of_others() -> None:
    work = Work()

    async def script() -> None:
        for i in range(3):
            work.ask(f"alone {i}", FLOOD, Urgency.ALONE, i)
        await work.begins("alone 0")
        work.ask("ilse", ILSE, Urgency.ANALYSIS)
        await work.end("alone 0")
        await work.begins("ilse")

    assert at_work(work, script)[:2] == ["alone 0", "ilse"]


def test_who_begins_to_watch_a_game_of_bots_is_waiting_from_then_on() -> None:
    work = Work()
    watchers: list[str] = []

    async def script() -> None:
        work.ask("alone", FLOOD, Urgency.ALONE)
        await work.begins("alone")
        work.ask("watched", ILSE, lambda: Urgency.PERSON if watchers else Urgency.ALONE)
        await asyncio.sleep(0)
        assert work.begun == ["alone"]
        watchers.append("Ilse")
        work.scheduler.serve()
        await work.begins("watched")

    at_work(work, script)


def test_what_nobody_wants_any_more_is_dropped() -> None:
    """Before it began; a thread that is at it is free when it is done."""
    work = Work()

    async def script() -> None:
        for name in ("begun", "waiting", "after"):
            work.ask(name, FLOOD)
        await work.begins("begun")
        work.tasks["begun"].cancel()
        work.tasks["waiting"].cancel()
        await asyncio.wait([work.tasks["begun"], work.tasks["waiting"]])
        assert work.scheduler.waiting(FLOOD.address) == 1
        assert work.begun == ["begun"]
        work.gates["begun"].set()
        await work.end("after")

    assert at_work(work, script) == ["begun", "after"]


def test_a_failure_is_told_and_frees_the_thread() -> None:
    work = Work()

    async def script() -> None:
        with pytest.raises(ZeroDivisionError):
            await work.scheduler.run(ILSE, lambda: 1 // 0)
        work.ask("after", ILSE)
        await work.end("after")

    assert at_work(work, script) == ["after"]
