"""What tests of the laboratory share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes can import the modules of the tests."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
