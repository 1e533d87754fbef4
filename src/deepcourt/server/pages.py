"""Pages: the browser application, as it was built into the package."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..core.text import Words, default_language

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry a hash of what is in them


class Pages(StaticFiles):
    """Files as they lie there; every other address is the application, which knows its pages."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """Nothing to complain about: without the files there is a page that says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith("/api/"):
            raise HTTPException(404, "there is no such address")
        if not (self.folder / "index.html").exists():
            return not_built()
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


def not_built() -> Response:
    say = Words.of(default_language()).say
    title, what, how = say("server-not-built"), say("server-not-built-what"), say("server-build")
    page = (
        f'<!doctype html><html lang="{default_language()}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{what}</p><pre>{how}</pre></html>"
    )
    return HTMLResponse(page, 503)
