"""What the server answers when it refuses: one form for all of it."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from ..core.errors import DeepcourtError, IllegalAction
from .wire import TableDocument

STATUS_IDS = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}
RETRY_SECONDS = 2


class Refusal(Exception):
    """A request that is not granted; `details` stand beside the id and the message."""

    def __init__(self, status: int, id: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.status = status
        self.id = id
        self.message = message
        self.details = details

    def response(self) -> JSONResponse:
        return error_response(self.status, self.id, self.message, self.details)


class TooMany(Refusal):
    """Somebody asks for more than their share; they may come back after so many seconds."""

    def __init__(self, id: str, message: str, seconds: int) -> None:
        super().__init__(429, id, message)
        self.seconds = seconds

    def response(self) -> JSONResponse:
        response = super().response()
        response.headers["retry-after"] = str(self.seconds)
        return response


class Stale(Refusal):
    """The caller has not seen what happened last."""

    def __init__(self, table: TableDocument) -> None:
        super().__init__(409, "stale", "the table has moved on", table=table)


class Unavailable(Refusal):
    """The database is out of reach or takes nothing just now; what was asked for may be done, or
    not: the next look tells."""

    def __init__(self) -> None:
        super().__init__(503, "unavailable", "the database does not answer; try again in a moment")

    def response(self) -> JSONResponse:
        response = super().response()
        response.headers["retry-after"] = str(RETRY_SECONDS)
        return response


class Gone(Refusal):
    """There is no such thing, or no longer."""

    def __init__(self, what: str) -> None:
        super().__init__(404, "not-found", f"there is no such {what}")


def error_response(
    status: int, id: str, message: str, details: dict[str, Any] | None = None
) -> JSONResponse:
    error = {"id": id, "message": message, **(details or {})}
    return JSONResponse({"error": error}, status)


def refusal_of(error: DeepcourtError) -> Refusal:
    """An error of the rules as a refusal: `WrongPlayerCount` is `wrong-player-count`."""
    if isinstance(error, IllegalAction):
        reason = {"id": error.reason.id, "args": error.reason.args}
        return Refusal(422, "illegal", str(error), reason=reason)
    id = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    return Refusal(422, id, str(error))


def where(error: dict[str, Any]) -> str:
    """What a validation error is about; the value itself is not repeated."""
    path = ".".join(str(part) for part in error["loc"] if part != "body")
    return f"{path}: {error['msg']}" if path else str(error["msg"])


def install(app: FastAPI) -> None:
    """Give every error of an application this form."""

    async def refused(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refusal)
        return error.response()

    async def refused_by_rules(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, DeepcourtError)
        return refusal_of(error).response()

    async def malformed(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        return error_response(400, "malformed", "; ".join(map(where, error.errors()[:5])))

    async def by_status(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        id = STATUS_IDS.get(error.status_code, "malformed")
        response = error_response(error.status_code, id, error.detail)
        response.headers.update(error.headers or {})
        return response

    async def failed(request: Request, error: Exception) -> JSONResponse:
        return error_response(500, "failed", "something went wrong on our side")

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(DeepcourtError, refused_by_rules)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, by_status)
    app.add_exception_handler(Exception, failed)
