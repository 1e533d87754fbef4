"""Starts a server on SQLite whose database gets into the trouble that the file beside it names.

The file `trouble` in the folder of the database holds a pragma, or nothing. With `max_page_count`
SQLite finds the disk full, with `query_only` it may write no longer.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, event

from deepcourt.server import Settings

from .house import launch


def launch_troubled(settings: Settings, port: int) -> None:
    trouble = Path(settings.database_url.removeprefix("sqlite:///")).with_name("trouble")

    @event.listens_for(Engine, "begin")
    def get_into_trouble(connection: Connection) -> None:
        if trouble.exists():
            connection.exec_driver_sql(f"PRAGMA {trouble.read_text()}")

    launch(settings, port)
