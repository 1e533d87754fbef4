"""Analysing: have a finished game thought about, and see how far that is."""

from __future__ import annotations

from fastapi import APIRouter

from ..bots.analysis import decisions_to_judge
from ..core.records import Record
from .analysis_jobs import Job, Key
from .errors import Refusal
from .house import House, TheClient, TheHouse
from .limits import Client
from .replays import finished_record, kept_record
from .wire import AnalysisDocument, Id

router = APIRouter(tags=["analysis"])


async def finished(house: House, client: Client, key: Key) -> Record:
    if key.kind == "table":
        return await finished_record(house, key.id)
    record = await kept_record(house, client, key.id)
    if not record.game.over:
        raise Refusal(403, "still-running", "only a finished game is analysed")
    return record


async def begin(house: House, client: Client, key: Key) -> AnalysisDocument:
    job = house.analyses.job(key)
    if job is None:
        record = await finished(house, client, key)
        if record.analysis is not None:
            return await house.reading.do(client, all_of, record)
        decisions = await house.reading.do(client, decisions_to_judge, record)
        job = house.analyses.begin(key, record, decisions, client)
    return progress_of(job)


async def look(house: House, client: Client, key: Key) -> AnalysisDocument:
    job = house.analyses.job(key)
    if job is not None:
        return progress_of(job)
    return await house.reading.do(client, all_of, await finished(house, client, key))


def progress_of(job: Job) -> AnalysisDocument:
    return {"state": "running", "done": job.done, "decisions": job.decisions, "analysis": None}


def all_of(record: Record) -> AnalysisDocument:
    decisions = decisions_to_judge(record)
    if record.analysis is None:
        return {"state": "none", "done": 0, "decisions": decisions, "analysis": None}
    return {
        "state": "done",
        "done": decisions,
        "decisions": decisions,
        "analysis": record.analysis,
    }


@router.post("/tables/{id}/analysis", status_code=202)
async def analyse_table(id: Id, client: TheClient, house: TheHouse) -> AnalysisDocument:
    """Have the finished game of a table analysed."""
    return await begin(house, client, Key("table", id))


@router.get("/tables/{id}/analysis")
async def analysis_of_table(id: Id, client: TheClient, house: TheHouse) -> AnalysisDocument:
    """How far the analysis of a table's game is, and the analysis itself when it is done."""
    return await look(house, client, Key("table", id))


@router.post("/replays/{id}/analysis", status_code=202)
async def analyse_replay(id: Id, client: TheClient, house: TheHouse) -> AnalysisDocument:
    """Have a finished record analysed."""
    return await begin(house, client, Key("replay", id))


@router.get("/replays/{id}/analysis")
async def analysis_of_replay(id: Id, client: TheClient, house: TheHouse) -> AnalysisDocument:
    """How far the analysis of a record is, and the analysis itself when it is done."""
    return await look(house, client, Key("replay", id))
