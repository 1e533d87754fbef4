"""The analysis of finished games: begun, followed, kept, and what is refused."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from deepcourt import Record, bots
from deepcourt.bots.analysis import analyse, checked, decisions_to_judge
from deepcourt.core.records import Seed
from deepcourt.server import analysis_jobs
from deepcourt.server.analysis_jobs import Analyses, Job, Key
from deepcourt.server.errors import TooMany
from deepcourt.server.limits import Client
from deepcourt.server.storage import ReplayRow, Storage, now
from deepcourt.server.thinking import Scheduler

from .house import PATIENCE, Json, Person, Server

DECISIONS = 3  # of a game that is only thought to be analysed
KEYS = [Key("replay", str(i)) for i in range(3)]
ILSE = Client("1.1.1.1", 1)
FLOOD = Client("6.6.6.6", 6)


def a_record(seed: int = 9, actions: int | None = None) -> Record:
    """A game of two, to its end or as far as so many actions."""
    record = Record.new("conspiracy", 2, seed, ["Ilse", "Nerissa (casual)"])
    bot = bots.make("random", seed)
    while not record.game.over and len(record.actions) != actions:
        record.play(bot.choose(record.game.clone()))
    return record


def brought(person: Person, record: Record) -> str:
    return f"/replays/{person.post('/replays', record.document(), 201)['id']}"


def finished_table(person: Person, seed: int = 3) -> str:
    table = person.table("me", "here", seed=seed)
    while not table["over"]:
        table = person.act(table)
    return f"/tables/{table['id']}"


def when_done(person: Person, path: str) -> Json:
    """Wait for an analysis; the answers on the way only ever go forward."""
    until = time.monotonic() + 3 * PATIENCE
    before = 0
    while time.monotonic() < until:
        answer = person.get(f"{path}/analysis")
        if answer["state"] == "done":
            return answer
        assert answer["state"] == "running"
        assert answer["analysis"] is None
        assert before <= answer["done"] <= answer["decisions"]
        before = answer["done"]
        time.sleep(0.05)
    raise AssertionError("the analysis does not end")


# -- from the beginning to the end ----------------------------------------------------------


@pytest.mark.parametrize("kind", ["table", "replay"])
def test_a_finished_game_is_analysed(ilse: Person, spectator: Person, kind: str) -> None:
    path = finished_table(ilse) if kind == "table" else brought(ilse, a_record())
    record = Record.from_document(ilse.get(f"{path}/record"))
    assert record.analysis is None
    count = decisions_to_judge(record)
    none = {"state": "none", "done": 0, "decisions": count, "analysis": None}
    assert spectator.get(f"{path}/analysis") == none
    begun = ilse.post(f"{path}/analysis", status=202)
    assert begun == {"state": "running", "done": begun["done"], "decisions": count} | {
        "analysis": None
    }
    done = when_done(spectator, path)
    assert (done["done"], done["decisions"]) == (count, count)
    assert checked(done["analysis"], record) == done["analysis"]
    assert ilse.get(f"{path}/record")["analysis"] == done["analysis"]
    # Asked for again it is there at once, and the same.
    assert ilse.post(f"{path}/analysis", status=202) == done
    assert spectator.get(f"{path}/analysis") == done


def test_a_record_brings_its_analysis_along(ilse: Person) -> None:
    record = a_record()
    record.analysis = analyse(record, iterations=20)
    path = brought(ilse, record)
    assert ilse.get(f"{path}/analysis")["state"] == "done"
    assert ilse.get(f"{path}/analysis")["analysis"] == record.analysis
    assert ilse.get(f"{path}/record") == record.document()


def test_a_downloaded_analysis_is_taken_back(ilse: Person) -> None:
    path = finished_table(ilse, seed=8)
    ilse.post(f"{path}/analysis", status=202)
    done = when_done(ilse, path)
    again = ilse.post("/replays", ilse.get(f"{path}/record"), 201)["id"]
    assert ilse.get(f"/replays/{again}/analysis") == done


def test_a_restart_keeps_what_is_done(start: Callable[..., Server]) -> None:
    server = start()
    with Person(server) as ilse:
        paths = [finished_table(ilse), brought(ilse, a_record())]
        for path in paths:
            ilse.post(f"{path}/analysis", status=202)
        done = [when_done(ilse, path) for path in paths]
    server.kill()
    server.start()
    with Person(server) as ilse:
        assert [ilse.get(f"{path}/analysis") for path in paths] == done
        assert [ilse.get(f"{path}/record")["analysis"] for path in paths] == [
            one["analysis"] for one in done
        ]


def test_a_stop_in_the_middle_leaves_nothing_behind(start: Callable[..., Server]) -> None:
    """It does not wait for the analysis, which would take hours and be kept."""
    server = start(analysis_iterations=10_000_000)
    with Person(server) as ilse:
        path = brought(ilse, a_record())
        assert ilse.post(f"{path}/analysis", status=202)["state"] == "running"
        assert ilse.post(f"{path}/analysis", status=202)["state"] == "running"
    assert "Traceback" not in server.stop()
    server.start()
    with Person(server) as ilse:
        assert ilse.get(f"{path}/analysis")["state"] == "none"
        assert "analysis" not in ilse.get(f"{path}/record")


# -- what is refused ------------------------------------------------------------------------


def test_only_a_finished_game_is_analysed(ilse: Person) -> None:
    running = f"/tables/{ilse.table('me', 'here')['id']}"
    waiting = f"/tables/{ilse.table('me', 'open')['id']}"
    unfinished = brought(ilse, a_record(actions=12))
    for path in (running, waiting, unfinished):
        assert ilse.error(f"{path}/analysis", status=403) == "still-running"
        assert ilse.get(f"{path}/analysis", 403)["error"]["id"] == "still-running"
    for path in ("/tables/nowhere", "/replays/nowhere", "/replays/..%2f"):
        assert ilse.error(f"{path}/analysis", status=404) == "not-found"
    assert ilse.error(f"/replays/{'x' * 41}/analysis", status=400) == "malformed"


def with_chance(document: Json, chance: Json) -> Json:
    document["moments"][0]["chance"] = chance
    return document


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda analysis: None, "analysis"),
        (lambda analysis: [], "analysis"),
        (lambda analysis: {}, "analysis"),
        (lambda analysis: {**analysis, "format": "x"}, "format"),
        (lambda analysis: {**analysis, "moments": []}, "analysis.moments"),
        (lambda analysis: {**analysis, "moments": [[]] * 10_000}, "analysis.moments"),
        (lambda analysis: {**analysis, "end": [1, 1]}, "analysis.end"),
        (lambda analysis: {**analysis, "turns": [0, 1, 2]}, "analysis.turns"),
        (lambda analysis: {**analysis, "script": "<b>"}, "analysis"),
        (lambda analysis: with_chance(analysis, 7), "analysis.moments.0.chance"),
        (lambda analysis: with_chance(analysis, "<b>"), "analysis.moments.0.chance"),
    ],
)
def test_a_wrong_analysis_is_refused(
    ilse: Person, change: Callable[[Json], Json], complaint: str
) -> None:
    record = a_record()
    record.analysis = analyse(record, iterations=1)
    document = {**record.document(), "analysis": change(record.document()["analysis"])}
    error = ilse.post("/replays", document, 422)["error"]
    assert error["id"] in ("malformed-record", "unknown-version")
    assert complaint.rpartition(".")[2] in error["message"]
    assert len(error["message"]) < 300


# -- in turns -------------------------------------------------------------------------------


class Thoughts:
    """Stands in for the analysis of games: a decision is judged when it is told to."""

    def __init__(self) -> None:
        self.go_on = threading.Semaphore(0)
        self.judged: list[Seed] = []

    def __call__(self, record: Record, *_: Any, **__: Any) -> Iterator[dict[str, Any]]:
        for _decision in range(DECISIONS):
            self.judged.append(record.seed)
            assert self.go_on.acquire(timeout=PATIENCE)
            yield {"of": record.seed}


def at_work(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    work: Callable[[Analyses, Thoughts, list[Record]], Any],
) -> Thoughts:
    """Do something with analyses of three records that are kept as replays 0, 1, 2."""
    thoughts = Thoughts()
    monkeypatch.setattr(analysis_jobs, "moments", thoughts)
    monkeypatch.setattr(analysis_jobs, "summary", lambda record, moments: {"of": moments[0]["of"]})

    async def run() -> None:
        storage = Storage(f"sqlite:///{path / 'tables.sqlite'}")
        await storage.open()
        records = [a_record(seed) for seed in range(3)]
        async with storage.writing() as db:
            for i, record in enumerate(records):
                row = insert(ReplayRow).values(id=str(i), record=record.dumps(), created=now())
                await db.execute(row)
        scheduler = Scheduler("test", 1, 1, 1)
        house = Analyses(storage, scheduler, 1)
        await work(house, thoughts, records)
        await house.stop()
        thoughts.go_on.release(10 * DECISIONS)
        scheduler.close()
        await storage.close()

    asyncio.run(run())
    return thoughts


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_one_after_the_other_and_each_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: Analyses, thoughts: Thoughts, records: list[Record]) -> None:
        for key, record in [*zip(KEYS, records, strict=True)] * 2:
            assert house.begin(key, record, DECISIONS, ILSE) is house.job(key)
        thoughts.go_on.release(3 * DECISIONS)
        await until(lambda: not any(map(house.job, KEYS)))
        async with house.storage.reading() as db:
            rows = await db.execute(select(ReplayRow.record).order_by(ReplayRow.id))
        kept = [row.record for row in rows]
        assert [f'"of": {seed}' in text for seed, text in enumerate(kept)] == [True] * 3
        assert not any('"of": 0' in text for text in kept[1:])

    assert at_work(tmp_path, monkeypatch, work).judged == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_who_asks_for_one_does_not_wait_for_all_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: Analyses, thoughts: Thoughts, records: list[Record]) -> None:
        house.begin(KEYS[0], records[0], DECISIONS, FLOOD)
        house.begin(KEYS[1], records[1], DECISIONS, FLOOD)
        await until(lambda: thoughts.judged == [0])
        house.begin(KEYS[2], records[2], DECISIONS, ILSE)
        thoughts.go_on.release()
        await until(lambda: thoughts.judged[:2] == [0, 2])

    at_work(tmp_path, monkeypatch, work)


def test_nobody_fills_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MOST_BY_PLAYER", 1)
    monkeypatch.setattr(analysis_jobs, "MOST_BY_ADDRESS", 2)
    monkeypatch.setattr(analysis_jobs, "MOST_OF_ALL", 3)
    neighbour = FLOOD._replace(player=7)
    third = FLOOD._replace(player=8)
    somebody = Client("3.3.3.3")

    async def work(house: Analyses, thoughts: Thoughts, records: list[Record]) -> None:
        def begin(id: int, client: Client) -> Job:
            return house.begin(Key("replay", str(id)), records[0], DECISIONS, client)

        def refused(id: int, client: Client) -> bool:
            with pytest.raises(TooMany) as refusal:
                begin(id, client)
            assert (refusal.value.status, refusal.value.id) == (429, "too-busy")
            assert refusal.value.response().headers["retry-after"] == "60"
            return True

        begin(0, FLOOD)
        assert begin(0, FLOOD)  # the same again is no other
        assert refused(1, FLOOD)
        begin(1, neighbour)
        assert refused(2, third)
        begin(2, ILSE)
        assert refused(3, somebody)

    at_work(tmp_path, monkeypatch, work)


def test_one_that_fails_is_not_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any, **__: Any) -> Iterator[dict[str, Any]]:
        raise ZeroDivisionError

    async def work(house: Analyses, thoughts: Thoughts, records: list[Record]) -> None:
        key = KEYS[0]
        monkeypatch.setattr(analysis_jobs, "moments", fail)
        house.begin(key, records[0], DECISIONS, ILSE)
        await until(lambda: house.job(key) is None)
        monkeypatch.setattr(analysis_jobs, "moments", thoughts)
        thoughts.go_on.release(DECISIONS)
        house.begin(key, records[0], DECISIONS, ILSE)
        await until(lambda: house.job(key) is None)

    assert at_work(tmp_path, monkeypatch, work).judged == [0] * DECISIONS
    assert "the analysis of replay 0 failed" in caplog.text
