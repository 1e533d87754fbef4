"""What holds for every scenario."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .table import witnessed


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*things): what this scenario plays")


@pytest.fixture(autouse=True)
def claims_are_kept(request: pytest.FixtureRequest) -> Iterator[None]:
    """A scenario has really played what it claims to cover."""
    witnessed.clear()
    yield
    claimed = {thing for mark in request.node.iter_markers("covers") for thing in mark.args}
    assert claimed <= witnessed, f"claimed, but not played: {sorted(claimed - witnessed)}"
