"""Abuse: everything that the OpenAPI document allows, and much that it does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
from websockets.exceptions import InvalidStatus

from deepcourt import Record
from deepcourt.server import Settings, create_app

from .house import PATIENCE, Person, Server
from .postgres import Postgres, new_database

EXAMPLES = 25

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())


class Target:
    """A server, and things that exist there, for those calls that would else never get past 404."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        with Person.program(server) as person:
            self.headers = person.headers
            self.table = person.table("me", "here")["id"]

    def check(self, case: Case[Any]) -> None:
        if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
            case.path_parameters["id"] = self.table
        response = case.call(base_url=self.url, headers=self.headers)
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


@pytest.fixture
def target(server: Server) -> Target:
    return Target(server)


@pytest.fixture(scope="module")
def on_postgresql(postgres: Postgres) -> Iterator[Server]:
    with new_database(postgres.url) as url:
        server = Server(url)
        yield server
        assert "Traceback" not in server.stop()


@pytest.fixture
def target_on_postgresql(on_postgresql: Server) -> Target:
    return Target(on_postgresql)


def bounded(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


@schema.parametrize()
@bounded(EXAMPLES)
def test_the_server_keeps_to_its_document(case: Case[Any], target: Target) -> None:
    target.check(case)


@schema.parametrize()
@bounded(EXAMPLES // 5)
def test_the_server_keeps_to_its_document_on_postgresql(
    case: Case[Any], target_on_postgresql: Target
) -> None:
    target_on_postgresql.check(case)


# -- what some databases and encodings cannot hold ------------------------------------------

HALF_A_PAIR = "\ud800"
ODD = [HALF_A_PAIR, "a\0b"]


@pytest.fixture(params=["server", "on_postgresql"])
def person(request: pytest.FixtureRequest) -> Iterator[Person]:
    with Person.program(request.getfixturevalue(request.param)) as person:
        yield person


def status_of(person: Person, path: str, body: Any) -> int:
    """The status of a POST, with text that is no text sent as JSON can."""
    headers = {"content-type": "application/json"}
    answer = person.http.post(f"/api{path}", content=json.dumps(body), headers=headers)
    assert set(answer.json()["error"]) >= {"id", "message"}
    return answer.status_code


@pytest.mark.parametrize("odd", ODD)
def test_text_that_is_no_text_is_refused(person: Person, odd: str) -> None:
    id = person.table("me", "open")["id"]
    seats = [{"kind": "me"}, {"kind": "here"}]
    wish = {"game": "conspiracy", "seats": seats}
    bodies: list[tuple[str, Any]] = [
        ("/tables", {**wish, "game": odd}),
        ("/tables", {**wish, "options": {odd: True}}),
        ("/tables", {**wish, "options": {"leviathan": odd}}),
        ("/tables", {**wish, "seats": [{"kind": "me", "name": odd}, {"kind": "here"}]}),
        ("/tables", {**wish, "seats": [{"kind": "me"}, {"kind": "bot", "bot": odd}]}),
        ("/tables", {**wish, odd: 1}),
        (f"/tables/{id}/join", {"name": odd}),
        (f"/tables/{id}/rename", {"seat": 0, "name": odd}),
        (f"/tables/{id}/actions", {"number": 0, "action": odd}),
        (f"/tables/{id}/rematch", {"bot": odd}),
        ("/forks", {"table": odd, "number": 0, "seats": seats}),
        ("/forks", {"replay": odd, "number": 0, "seats": seats}),
    ]
    for path, body in bodies:
        assert status_of(person, path, body) in (400, 409, 422), (path, body)


@pytest.mark.parametrize(
    "place", ["game", "options", "names", "actions", "result", "analysis", "format", "unknown"]
)
def test_a_record_with_text_that_is_no_text_is_refused(person: Person, place: str) -> None:
    odd: dict[str, Any] = {"options": {HALF_A_PAIR: True}, "names": ["A", HALF_A_PAIR]}
    odd["actions"] = [HALF_A_PAIR]
    record = Record.new("conspiracy", 2, 1).document()
    record[place if place != "unknown" else HALF_A_PAIR] = odd.get(place, HALF_A_PAIR)
    assert status_of(person, "/replays", record) == 422


def test_a_record_may_name_anybody(person: Person) -> None:
    record = Record.new("conspiracy", 2, 1, ["A\0B", "É 🐙"]).document()
    id = person.post("/replays", record, 201)["id"]
    assert person.get(f"/replays/{id}")["names"] == ["A·B", "É 🐙"]  # no sign that cannot be seen


@pytest.mark.parametrize(
    "path", ["tables/%00", "replays/a%00b", "tables/%00/replay", "replays/%ff"]
)
def test_an_id_that_is_no_text_is_nowhere(person: Person, path: str) -> None:
    answer = person.http.get(f"/api/{path}")
    assert answer.status_code in (400, 404)
    assert set(answer.json()["error"]) >= {"id", "message"}


def test_nobody_watches_a_table_whose_id_is_no_text(person: Person) -> None:
    with pytest.raises(InvalidStatus) as refused, person.live("a%00b"):
        pass
    assert refused.value.response.status_code == 404
    with pytest.raises(InvalidStatus) as refused, person.live("a%00b", since=3):
        pass
    assert refused.value.response.status_code == 404


def test_a_question_that_is_no_text_is_refused(person: Person) -> None:
    id = person.table("me", "here")["id"]
    answer = person.http.get(f"/api/tables/{id}/why?action=%00")
    assert answer.status_code == 422


def test_the_document_is_served(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json", timeout=PATIENCE).json()
    assert document["info"]["title"] == "Deepcourt"
    assert "/api/tables/{id}/actions" in document["paths"]
