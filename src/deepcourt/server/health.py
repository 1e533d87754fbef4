"""Health: whether this process lives, and whether it can serve; for whoever watches over it."""

from __future__ import annotations

import asyncio
from collections import Counter

from fastapi import APIRouter
from starlette.responses import JSONResponse
from typing_extensions import TypedDict

from .errors import Unavailable
from .house import House, TheHouse

CHECK_SECONDS = 2.0  # that the database may take to answer
NEEDED = {"following", "waking"}  # work without which a process serves badly
NOT_KEPT = {"cache-control": "no-store"}

router = APIRouter(include_in_schema=False)


class TroubleDocument(TypedDict):
    work: str
    count: int
    given_up: int


class ReadinessDocument(TypedDict):
    ready: bool
    database: str
    troubles: list[TroubleDocument]


@router.get("/healthz")
async def healthz() -> JSONResponse:
    """The process lives and answers."""
    return JSONResponse({"alive": True}, headers=NOT_KEPT)


@router.get("/readyz")
async def readyz(house: TheHouse) -> JSONResponse:
    """The process can serve: its database answers, and its work in the background goes on."""
    database = await state_of_database(house)
    troubles = house.supervisor.troubles
    count = Counter(trouble.work for trouble in troubles)
    given_up = Counter(trouble.work for trouble in troubles if trouble.given_up)
    document: ReadinessDocument = {
        "ready": database == "ok" and not NEEDED & set(count),
        "database": database,
        "troubles": [
            {"work": work, "count": count[work], "given_up": given_up[work]}
            for work in sorted(count)
        ],
    }
    return JSONResponse(document, 200 if document["ready"] else 503, NOT_KEPT)


async def state_of_database(house: House) -> str:
    """`ok`, `unavailable`, or `outdated` if its schema is not this Deepcourt's."""
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return "ok" if await house.storage.is_up_to_date() else "outdated"
    except (TimeoutError, Unavailable):
        return "unavailable"
