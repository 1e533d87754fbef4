from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import Person, Server


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
        if one.process.poll() is None:
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
