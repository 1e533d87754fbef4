from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from deepcourt.server.pages import STATIC

from ..server.house import Server
from .visitor import PATIENCE, Visitor, start_browser

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def application() -> None:
    """The pages must have been built."""
    built = (STATIC / "index.html").exists()
    assert built, "build the pages first: cd web && npm ci && npm run build"


@pytest.fixture(scope="module")
def server(application: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        patch.setenv("DEEPCOURT_HOME", str(home))
        running = Server(f"sqlite:///{home / 'tables.sqlite'}")
    yield running
    output = running.stop()
    assert "Traceback" not in output, output


@pytest.fixture
def own_server(application: None, tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield running
    running.kill()


# Not for the whole session: while Playwright runs, nothing else can run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = start_browser(playwright)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Lets people in. At the end no page may have complained about anything."""
    visitors: list[Visitor] = []

    def come(at: Server = server, **settings: Any) -> Visitor:
        visitors.append(Visitor(browser, at, **settings))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [trouble for visitor in visitors for trouble in visitor.unexpected()] == []


@pytest.fixture
def ilse(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
