"""Starts a server on SQLite whose database gets into the trouble that the file beside it names.

The file `trouble` in the folder of the database holds a pragma, or nothing. With `max_page_count`
SQLite finds the disk full, with `query_only` it may write no longer.
"""

import json
import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from deepcourt.core.text import Words
from deepcourt.server import Settings
from deepcourt.server.serve import serve

settings = Settings(**json.loads(sys.argv[1]))
trouble = Path(settings.database_url.removeprefix("sqlite:///")).with_name("trouble")


@event.listens_for(Engine, "begin")
def get_into_trouble(connection: Connection) -> None:
    if trouble.exists():
        connection.exec_driver_sql(f"PRAGMA {trouble.read_text()}")


serve(settings, "127.0.0.1", int(sys.argv[2]), False, Words.of("en"))
