"""What tests of environments share."""

from __future__ import annotations

import pytest

from ..games.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found
