"""The application: all that the server offers, behind all that keeps it safe."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware

from .. import __version__
from . import (
    analysis_routes,
    deleting,
    errors,
    forks,
    games,
    health,
    live,
    pages,
    play,
    replays,
    seats,
    tables,
)
from .house import House
from .limits import Limits
from .safety import BehindProxies, KnownHosts, OwnPagesOnly, SafeHeaders, SmallBodies
from .settings import Settings
from .wire import ErrorDocument

REFUSALS = {
    400: "malformed",
    401: "no or wrong token",
    403: "not your seat, or another site's page",
    404: "no such thing",
    409: "conflict",
    413: "too large",
    421: "not under this name",
    422: "refused by the rules",
    429: "too many requests",
    431: "the head is too large",
    503: "too many connections, or the database does not answer",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Deepcourt",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.house = house
    api = APIRouter(
        prefix="/api",
        responses={
            status: {"model": ErrorDocument, "description": description}
            for status, description in REFUSALS.items()
        },
    )
    for part in (games, tables, seats, play, live, replays, forks, analysis_routes, deleting):
        api.include_router(part.router)
    app.include_router(api)
    app.include_router(health.router)
    app.mount("/", pages.Pages())
    errors.install(app)
    app.add_middleware(SmallBodies)
    app.add_middleware(OwnPagesOnly)
    if house.settings.limits:
        app.add_middleware(Limits, quotas=house.quotas)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(KnownHosts, names=house.settings.allowed_hosts)
    app.add_middleware(SafeHeaders)
    app.add_middleware(BehindProxies, proxies=house.settings.trusted_proxies)
    return app
