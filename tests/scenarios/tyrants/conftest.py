"""What holds for every scenario."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from . import witness


def pytest_configure() -> None:
    if witness.VARIABLE in os.environ:
        witness.watch()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave word for `test_coverage.py` of what the scenarios have played."""
    if witness.VARIABLE in os.environ:
        Path(os.environ[witness.VARIABLE]).write_text(json.dumps(sorted(witness.seen)))
