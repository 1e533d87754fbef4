"""Abuse: everything that the OpenAPI document allows, and much that it does not."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from deepcourt.server import Settings, create_app

from .house import Person, Server

EXAMPLES = 25

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())


@pytest.fixture(scope="module")
def targets(server: Server) -> dict[str, Any]:
    """Things that exist, for those calls that would else never get past 404."""
    person = Person.program(server)
    table = person.table("me", "here")
    return {"headers": person.headers, "id": table["id"]}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_server_keeps_to_its_document(
    case: Case[Any], server: Server, targets: dict[str, Any]
) -> None:
    if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = targets["id"]
    response = case.call(base_url=server.url, headers=targets["headers"])
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
    if response.status_code >= 400:
        assert set(response.json()["error"]) >= {"id", "message"}


def test_the_document_is_served(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    assert document["info"]["title"] == "Deepcourt"
    assert "/api/tables/{id}/actions" in document["paths"]
