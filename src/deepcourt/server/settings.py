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
    waiting_messages: int = 64  # for one reader; who lags further behind is disconnected
    limits: bool = True  # on how often one address or player may ask
