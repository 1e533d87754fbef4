"""The server: tables in the browser, and for programs. `docs/api.md` describes what it offers."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
