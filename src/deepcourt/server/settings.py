"""What whoever starts a server may choose."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..bots import advice, analysis
from ..core.home import home


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{home() / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """How a server behaves; the defaults suit a house and its friends."""

    database_url: str = field(default_factory=default_database)
    bot_pause: float = 0.6  # seconds between the actions of a bot that somebody watches
    hint_milliseconds: int = 1000  # of thinking
    hint_iterations: int = advice.ITERATIONS
    analysis_iterations: int = analysis.ITERATIONS  # of thinking about one decision
    ping_seconds: float = 20.0
    waiting_messages: int = 64  # for one watcher; who lags further behind is disconnected
    limits: bool = True  # on how often one address or player may ask
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that tell who asks them
    allowed_hosts: tuple[
        str, ...
    ] = ()  # names of this server: `games.example.org`, `*.example.org`
    connections_per_address: int = 256
    head_seconds: float = 10.0  # in which the head of a request has to be sent
    body_seconds: float = 30.0  # and its body
    unread_seconds: float = 60.0  # in which an answer has to be read
    idle_seconds: int = 75  # between two requests on one connection: a player thinks
    # What nobody uses is deleted after a time; 0 keeps it for ever.
    waiting_hours: float = 48.0  # a table that waits for players and that nobody has open
    listed_hours: float = 2.0  # the same, if it is in the lobby
    running_days: float = 365.0  # a game that nobody plays or looks at
    finished_days: float = 0.0  # a finished game that nobody looks at
    uploads_days: float = 365.0  # a record that nobody reads
    players_days: float = 400.0  # a player without a seat whom nobody has seen: a cookie's life
    cleaning_seconds: float = 60.0  # between two looks for what is to be deleted
