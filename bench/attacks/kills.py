"""Kill -9 a server again and again while people play, and look what became of their actions.

    python -m bench.attacks.kills sqlite             # one process
    python -m bench.attacks.kills postgresql         # three processes on one database

Real processes, real clients: people act, take back, join and leave at several tables at once, and
each of their requests goes to any of the processes. At random moments one process is killed and
started again. In the end the log must hold every action that was acknowledged, in order and
once, and every table must have gone on to its end, also those that people left to the bots.
It prints one line of JSON; the exit code is 1 if anything is wrong. It talks to this machine
only. Ctrl-C ends it early and still looks at what there is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from tests.server.postgres import Postgres

from deepcourt import Record
from deepcourt.server.bench import Process
from deepcourt.server.storage import LogRow, SeatRow, Storage, TableRow

PEOPLE = 6  # who play at the same time, each at tables of their own
PROCESSES = {"sqlite": 1, "postgresql": 3}
MOST_BETWEEN = 25  # actions acknowledged between two kills
FINISHING_SECONDS = 120.0  # for all tables to come to their end after the last kill
PERSONS = (0, 1)  # their seats; a bot has the third
POLL = 0.01
UNDO, LEAVE = 0.3, 0.005  # how likely, where it is possible

Json = Any


class Served(Process):
    """A server that may be killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.start()

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()


class Fleet:
    """All processes, and who may be asked."""

    def __init__(self, database: str, count: int) -> None:
        self.processes = [Served(database) for _ in range(count)]

    def kill_one(self, rng: random.Random) -> None:
        """Kill a process and start it again."""
        process = rng.choice(self.processes)
        process.kill()
        process.start()

    def stop(self) -> None:
        for process in self.processes:
            process.stop()


@dataclass(frozen=True)
class Sent:
    """An action (None: an undo) that somebody sent, and what they heard of it."""

    number: int
    action: str | None
    heard: str  # acknowledged, refused, nothing


@dataclass
class Played:
    """What one person knows about a table."""

    id: str
    sent: list[Sent] = field(default_factory=list)
    joined: bool = False
    left: bool = False


class NoAnswer(Exception):
    """The process was killed, or its database is away."""


class Person(threading.Thread):
    """Plays at one table after the other until told to stop, then the last one to its end."""

    def __init__(self, fleet: Fleet, rng: random.Random) -> None:
        super().__init__(daemon=True)
        self.fleet = fleet
        self.rng = rng
        self.http = httpx.Client(timeout=20.0)
        self.tables: list[Played] = []
        self.counts: Counter[str] = Counter()
        self.no_more_tables = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            me, other = (self.insist("POST", "/players")["token"] for _ in range(2))
            while not self.no_more_tables.is_set():
                self.play(me, other)
        except BaseException as failure:
            self.failure = failure

    # -- asking ---------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json = None, token: str = "") -> tuple[int, Json]:
        port = self.rng.choice(self.fleet.processes).port
        headers = {"authorization": f"Bearer {token}"} if token else {}
        url = f"http://127.0.0.1:{port}/api{path}"
        try:
            answer = self.http.request(method, url, json=body, headers=headers)
        except httpx.HTTPError:
            self.counts["no answer"] += 1
            raise NoAnswer from None
        self.counts[f"status {answer.status_code}"] += 1
        if answer.status_code >= 500:
            raise NoAnswer
        return answer.status_code, answer.json()

    def insist(self, method: str, path: str, body: Json = None, token: str = "") -> Json:
        """Ask until there is an answer."""
        while True:
            try:
                status, answer = self.ask(method, path, body, token)
            except NoAnswer:
                time.sleep(POLL)
                continue
            if status >= 400:
                raise AssertionError(f"{method} {path}: {answer}")
            return answer

    # -- playing --------------------------------------------------------------------------

    def play(self, me: str, other: str) -> None:
        """A game of one's own: both seats of people are moved here, by two tokens."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        table = self.insist("POST", "/tables", {"game": "conspiracy", "seats": seats}, me)
        played = Played(table["id"])
        self.tables.append(played)
        path = f"/tables/{played.id}"
        self.sit_down(path, other)
        played.joined = True
        tokens = {0: me, 1: other}
        table = self.insist("GET", path, token=me)
        while not table["over"]:
            seat = table["view"]["decision"]["seat"]
            undoer = table["viewer"] if table["can_undo"] else None
            if undoer is not None and self.rng.random() < UNDO:
                table = self.send(played, table, None, tokens[undoer], me)
            elif seat not in PERSONS:
                time.sleep(POLL)
                table = self.insist("GET", path, token=me)
            elif self.rng.random() < LEAVE:
                for token in (me, other):
                    self.get_up(path, token)
                played.left = True
                return
            else:
                mine = self.insist("GET", path, token=tokens[seat])
                actions = (mine["view"] or {}).get("decision") or {}
                if "actions" in actions and mine["number"] == table["number"]:
                    action = self.rng.choice(actions["actions"])
                    table = self.send(played, mine, action, tokens[seat], tokens[seat])
                else:
                    table = mine

    def send(
        self, played: Played, table: Json, action: str | None, token: str, viewer: str
    ) -> Json:
        """Send an action or an undo; the table then, as somebody sees it."""
        path = f"/tables/{played.id}"
        body = {"number": table["number"]} | ({} if action is None else {"action": action})
        try:
            status, answer = self.ask(
                "POST", f"{path}/{'undo' if action is None else 'actions'}", body, token
            )
            heard = "acknowledged" if status == 200 else "refused"
        except NoAnswer:
            heard = "nothing"
        self.counts[heard] += 1
        played.sent.append(Sent(table["number"], action, heard))
        return answer if heard == "acknowledged" else self.insist("GET", path, token=viewer)

    def sit_down(self, path: str, token: str) -> None:
        """Join; who heard nothing looks whether they sit."""
        while self.insist("GET", path, token=token)["viewer"] is None:
            with suppress(NoAnswer):
                self.ask("POST", f"{path}/join", {"name": "Other"}, token)

    def get_up(self, path: str, token: str) -> None:
        """Leave the seat to a bot; a bot that moves meanwhile may have it refused."""
        while self.insist("GET", path, token=token)["viewer"] is not None:
            with suppress(NoAnswer):
                self.ask("POST", f"{path}/leave", None, token)


# -- looking ----------------------------------------------------------------------------------


async def kept(database: str) -> dict[str, Json]:
    """Of every table: its game, whether it is over, who sits there, and its log."""
    storage = Storage(database)
    try:
        async with storage.reading() as db:
            tables = (await db.execute(select(TableRow))).all()
            seats = (await db.execute(select(SeatRow).order_by(SeatRow.seat))).all()
            log = (await db.execute(select(LogRow).order_by(LogRow.number))).all()
    finally:
        await storage.close()
    return {
        row.id: {
            "row": row,
            "kinds": [seat.kind for seat in seats if seat.table_id == row.id],
            "log": [entry for entry in log if entry.table_id == row.id],
        }
        for row in tables
    }


def faults_of(played: Played, found: Json) -> Iterator[str]:
    """What is wrong with a table, in view of what its people heard."""
    if found is None:
        yield "lost table"
        return
    row, log = found["row"], found["log"]
    if [entry.number for entry in log] != list(range(1, len(log) + 1)):
        yield "gap in the log"
    record = Record.new(row.game, len(found["kinds"]), row.key or row.seed, (), **row.options)
    entries: list[tuple[int, str | None]] = []  # those of people, as they were sent
    for entry in log:
        number = len(record.actions)
        if entry.seat in PERSONS:
            entries.append((number, entry.action))
        if entry.action is None:
            record = record.fork(number - 1)
        else:
            record.play(record.game.parse(entry.action))
    if not record.game.over or not row.over:
        yield "does not go on"
    yield from differences(played, entries)


def differences(played: Played, entries: Sequence[tuple[int, str | None]]) -> Iterator[str]:
    """Acknowledged: once in the log, in order. Unheard of: once or not at all. Refused: never.

    Behind all that, only bots that took the seats over may have played.
    """
    explained = {0}  # how many of the entries may come from what was sent so far
    for one in played.sent:
        more = {n + 1 for n in explained if entries[n : n + 1] == [(one.number, one.action)]}
        if one.heard == "nothing":
            explained |= more
        elif one.heard == "acknowledged":
            if not more:
                yield "lost action"
            explained = more or explained
    if len(entries) not in explained and not played.left:
        yield "action twice or of nobody"


# -- the attack -------------------------------------------------------------------------------


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if kind == "sqlite":
            yield f"sqlite:///{folder / 'tables.sqlite'}"
            return
        postgres = Postgres(folder)
        try:
            yield postgres.url
        finally:
            postgres.stop()


def attack(kind: str, kills: int, seed: int, minutes: float) -> dict[str, Json]:
    rng = random.Random(seed)
    began = time.monotonic()
    done = 0
    with database_of(kind) as database:
        fleet = Fleet(database, PROCESSES[kind])
        people = [Person(fleet, random.Random(f"{seed} {i}")) for i in range(PEOPLE)]
        try:
            for person in people:
                person.start()
            while done < kills and time.monotonic() < began + 60 * minutes:
                wait_for_play(people, rng)
                fleet.kill_one(rng)
                done += 1
                print(f"{done} of {kills} kills, {heard(people)}", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("ended early", file=sys.stderr)
        try:
            found = finish(people, database)
        finally:
            fleet.stop()
        return figures(kind, done, time.monotonic() - began, people, found)


def heard(people: Sequence[Person]) -> str:
    tables = sum(len(person.tables) for person in people)
    return f"{total(people, 'acknowledged')} actions acknowledged at {tables} tables"


def total(people: Sequence[Person], what: str) -> int:
    return sum(person.counts[what] for person in people)


def wait_for_play(people: Sequence[Person], rng: random.Random) -> None:
    """Until people have played on for a while, and a moment longer."""
    target = total(people, "acknowledged") + rng.randrange(1, MOST_BETWEEN)
    while total(people, "acknowledged") < target and any(one.is_alive() for one in people):
        time.sleep(0.001)
    time.sleep(rng.uniform(0, 0.02))


def finish(people: Sequence[Person], database: str) -> dict[str, Json]:
    """Let all tables come to their end; what the database has then."""
    deadline = time.monotonic() + FINISHING_SECONDS
    for person in people:
        person.no_more_tables.set()
    for person in people:
        person.join(max(0.0, deadline - time.monotonic()))
    while True:
        found = asyncio.run(kept(database))
        played = [table.id for person in people for table in person.tables]
        over = all(id in found and found[id]["row"].over for id in played)
        if over or time.monotonic() > deadline:
            return found
        time.sleep(0.1)


def figures(
    kind: str, kills: int, seconds: float, people: Sequence[Person], found: dict[str, Json]
) -> dict[str, Json]:
    tables = [table for person in people for table in person.tables]
    faults: Counter[str] = Counter()
    for table in tables:
        faults.update(faults_of(table, found.get(table.id)))
    for person in people:
        if person.failure is not None or person.is_alive():
            faults[f"a client failed: {person.failure or 'it waits for ever'}"] += 1
    return {
        "database": kind,
        "processes": PROCESSES[kind],
        "kills": kills,
        "seconds": round(seconds, 1),
        "tables": len(tables),
        "left_to_bots": sum(table.left for table in tables),
        "joins": sum(table.joined for table in tables),
        "log_entries": sum(len(one["log"]) for one in found.values()),
        "acknowledged": total(people, "acknowledged"),
        "of_these_undos": sum(
            one.action is None and one.heard == "acknowledged"
            for table in tables
            for one in table.sent
        ),
        "refused": total(people, "refused"),
        "without_answer": total(people, "nothing"),
        "answers_500": total(people, "status 500"),
        "answers_503": total(people, "status 503"),
        "faults": dict(faults),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("database", choices=PROCESSES)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="the most that it may take")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # it ends as by Ctrl-C
    result = attack(given.database, given.kills, given.seed, given.minutes)
    print(json.dumps(result))
    sys.exit(1 if result["faults"] or result["answers_500"] else 0)


if __name__ == "__main__":
    main()
