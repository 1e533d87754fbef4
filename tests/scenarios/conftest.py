"""What holds for every scenario."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from . import witness
from .witness import Coverage


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*things): what this scenario plays")


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        item.config.stash[witness.DESELECTED] = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests about all scenarios come after them."""
    items.sort(key=lambda item: "coverage" in getattr(item, "fixturenames", ()))


@pytest.fixture
def coverage(request: pytest.FixtureRequest) -> Coverage:
    return Coverage(request)


@pytest.fixture
def by_claim() -> bool:
    """Whether a scenario of this game counts for no more than it claims."""
    return True


@pytest.fixture(autouse=True)
def claims_are_kept(request: pytest.FixtureRequest, by_claim: bool) -> Iterator[None]:
    """A scenario has really played what it claims to cover."""
    witness.seen.clear()
    yield
    claimed = witness.claims(request.node)
    assert claimed <= witness.seen, f"claimed, but not played: {sorted(claimed - witness.seen)}"
    witness.played[request.path.parent.name] |= claimed if by_claim else witness.seen
