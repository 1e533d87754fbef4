"""Programs at the table, and the command that starts the server."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pexpect
import pytest
from starlette.applications import Starlette

from deepcourt.server.pages import Pages

from .house import PATIENCE, Person, Server, play_on, present

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-api.md"


def example() -> str:
    """The program of docs/bot-api.md."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def test_the_example_plays_against_a_bot(server: Server) -> None:
    arguments = [sys.executable, "-c", example(), server.url]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+\]\n", done.stdout)


def test_the_example_joins_a_person(ilse: Person) -> None:
    id = ilse.table("me", "open")["id"]
    with ilse.live(id) as live:
        program = subprocess.Popen([sys.executable, "-c", example(), ilse.server.url, id])
        started = live.until(lambda message: present(message)["started"])
        assert play_on(ilse, live, present(started))["over"]
        assert program.wait(PATIENCE) == 0
    assert present(started)["seats"][1]["name"] == "Program"


# -- deepcourt serve ------------------------------------------------------------------------


def serve(home: Path, *arguments: str) -> pexpect.spawn[str]:
    command = str(Path(sys.executable).with_name("deepcourt"))
    environment = {"DEEPCOURT_HOME": str(home), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    return pexpect.spawn(
        command, ["serve", *arguments], env=environment, encoding="utf-8", timeout=PATIENCE
    )


def ended(terminal: pexpect.spawn[str]) -> int | None:
    """Wait for the end of a program; its exit status."""
    terminal.expect(pexpect.EOF)
    terminal.wait()
    terminal.close()
    status: int | None = terminal.exitstatus
    return status


def killed(terminal: pexpect.spawn[str]) -> None:
    terminal.kill(signal.SIGKILL)
    ended(terminal)


def address(terminal: pexpect.spawn[str]) -> str:
    terminal.expect(r"(http://\S+)/\r\n")
    assert terminal.match
    return str(terminal.match.group(1))


def test_serve_keeps_tables_in_the_users_folder(tmp_path: Path) -> None:
    terminal = serve(tmp_path, "--no-browser", "--port", "0")
    url = address(terminal)
    terminal.expect("every game is kept")
    assert httpx.get(f"{url}/api/games", timeout=PATIENCE).status_code == 200
    terminal.sendintr()
    assert ended(terminal) == 0
    assert "Traceback" not in terminal.before
    assert (tmp_path / "tables.sqlite").exists()


def test_serve_takes_a_free_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        asked = serve(tmp_path, "--no-browser", "--port", str(port))
        asked.expect("deepcourt: .*in use")
        assert ended(asked) == 2
    first = serve(tmp_path, "--no-browser")
    second = serve(tmp_path, "--no-browser")
    addresses = {address(first), address(second)}
    assert len(addresses) == 2
    for terminal in (first, second):
        killed(terminal)


def test_serve_opens_the_browser(tmp_path: Path) -> None:
    """The browser says so on the terminal that it was started from."""
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "opened $1" > /dev/tty\n')
    browser.chmod(0o755)
    command = str(Path(sys.executable).with_name("deepcourt"))
    environment = {
        "DEEPCOURT_HOME": str(tmp_path),
        "BROWSER": str(browser),
        "PATH": "/usr/bin:/bin",
    }
    terminal = pexpect.spawn(
        command, ["serve", "--port", "0"], env=environment, encoding="utf-8", timeout=PATIENCE
    )
    url = address(terminal)
    terminal.expect_exact(f"opened {url}/\r\n")
    assert httpx.get(f"{url}/api/games", timeout=PATIENCE).status_code == 200
    killed(terminal)


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("mysql://x/y", 2),
        ("nonsense", 2),
        ("sqlite:////proc/nowhere/x.sqlite", 1),
        ("sqlite:////proc/x.sqlite", 1),
        ("postgresql://127.0.0.1:1/x", 1),
    ],
)
def test_serve_says_in_one_line_what_is_wrong(tmp_path: Path, url: str, status: int) -> None:
    terminal = serve(tmp_path, "--no-browser", "--port", "0", "--database-url", url)
    terminal.expect("deepcourt: ")
    assert ended(terminal) == status
    assert "Traceback" not in terminal.before


# -- pages ----------------------------------------------------------------------------------


def test_pages_of_the_application(tmp_path: Path) -> None:
    async def ask(path: str) -> httpx.Response:
        app = Starlette()
        app.mount("/", Pages(tmp_path))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return await client.get(path)

    def get(path: str) -> httpx.Response:
        return asyncio.run(ask(path))

    assert get("/").status_code == 503
    assert "npm run build" in get("/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Deepcourt</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("1")
    for path in ("/", "/index.html", "/table/xyz", "/rules/conspiracy"):
        assert get(path).text == "<title>Deepcourt</title>"
        assert get(path).headers["cache-control"] == "no-cache"
    assert "immutable" in get("/assets/app-1234.js").headers["cache-control"]
    assert get("/assets/app-0000.js").status_code == 404
    assert get("/api/nowhere").status_code == 404
    assert get("/../pages.py").text == "<title>Deepcourt</title>"
