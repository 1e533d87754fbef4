"""Where everything lies that we keep for a user."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of everything we keep: `DEEPCOURT_HOME`, else the user's data folder."""
    chosen = environment.get("DEEPCOURT_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("deepcourt", appauthor=False)
