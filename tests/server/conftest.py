from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import Person, Server
from .postgres import Postgres, new_database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not need one of their own."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite'}")
    yield running
    output = running.stop()
    assert "Traceback" not in output, output


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers with other settings, all on one database."""
    started = []

    def start_one(**settings: Any) -> Server:
        started.append(Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", **settings))
        return started[-1]

    yield start_one
    for one in started:
        if one.process.is_alive():
            one.kill()


@pytest.fixture
def ilse(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def bruno(server: Server) -> Iterator[Person]:
    with Person.program(server) as person:
        yield person


@pytest.fixture
def spectator(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, which a test may stop and start."""
    with tempfile.TemporaryDirectory() as folder:
        running = Postgres(Path(folder))
        yield running
        running.stop()


@pytest.fixture
def own_postgresql(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database on it."""
    with new_database(postgres.url) as url:
        yield url


@pytest.fixture
def postgresql(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database on the server that `DEEPCOURT_TEST_POSTGRES` names, else on
    one of our own."""
    url = os.environ.get("DEEPCOURT_TEST_POSTGRES") or request.getfixturevalue("postgres").url
    with new_database(url) as database:
        yield database
