"""What can go wrong, each with a message that says what would be right.

Whoever raises one of these has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches


class DeepcourtError(Exception):
    """The base of all errors that a caller of Deepcourt can cause."""


class UnknownGame(DeepcourtError):
    """There is no game of that name."""


class InvalidOption(DeepcourtError):
    """The game has no such option, or the option no such value."""


class WrongPlayerCount(DeepcourtError):
    """The game is not for that many players."""


class InvalidSeed(DeepcourtError):
    """The seed is not a whole number in the range that every JSON reader keeps exactly."""


class InvalidSeat(DeepcourtError):
    """There is no such seat at this table."""


class UnknownAction(DeepcourtError):
    """No action of this game is written so, or has that number."""


@dataclass(frozen=True)
class Reason:
    """Why something is not possible now: the id of a message and what fills its places."""

    id: str
    args: dict[str, str | int] = field(default_factory=dict)


class IllegalAction(DeepcourtError):
    """The action exists but is not legal now; `reason` says why not."""

    def __init__(self, notation: str, reason: Reason, explanation: str) -> None:
        super().__init__(f"{notation!r} is not legal now: {explanation}")
        self.notation = notation
        self.reason = reason


class GameOver(DeepcourtError):
    """The game is over, so there is nothing to choose."""


class InvalidPosition(DeepcourtError):
    """The document does not describe a position of the game."""


class MalformedRecord(DeepcourtError):
    """The text is not a record: cut short, not JSON, a field wrong, or an illegal action."""


class UnknownVersion(DeepcourtError):
    """The document was written by a version of Deepcourt that this one does not know."""


class UnknownBot(DeepcourtError):
    """There is no bot of that name."""


class NothingToLearn(DeepcourtError):
    """The game has no network that could learn."""


class InvalidTournament(DeepcourtError):
    """These bots cannot play such a tournament."""


class InvalidResults(DeepcourtError):
    """The folder holds no results that could be resumed."""


class MissingPackage(DeepcourtError):
    """A package is not installed that only some commands need."""


class NothingToReport(DeepcourtError):
    """There is no game to make a report from."""


class WorkerLost(DeepcourtError):
    """A process that shared the work has ended before it was done: killed, or out of memory."""


class NoCluster(DeepcourtError):
    """No Ray cluster can be joined at that address."""


class UnknownLanguage(DeepcourtError):
    """There are no texts in that language."""


def suggestion(word: object, known: Iterable[str]) -> str:
    """How a complaint about an unknown word ends: '; did you mean …?', or a full stop."""
    close = get_close_matches(word, list(known), n=1) if isinstance(word, str) else []
    return f"; did you mean {close[0]!r}?" if close else "."
