"""The command `deepcourt`."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="deepcourt",
    help="Play, simulate and study board games from the deep.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Entry point of the command."""
    app()
