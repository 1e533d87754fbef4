"""What holds for every scenario of Tyrants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from . import ways


@pytest.fixture
def by_claim() -> bool:
    """What is to be covered here is exact, so scenarios need not say what they are for."""
    return False


@pytest.fixture(autouse=True)
def ways_are_watched(claims_are_kept: None) -> Iterator[None]:
    with ways.watched():
        yield
