"""The JSON that goes over the wire; `docs/api.md` says what it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from ..bots import names as bot_names
from ..bots.players import Player
from ..core.analysis_document import Analysis
from ..core.positions import RestartReason
from ..core.titles import MAX_SEED
from ..core.views import ViewDocument
from ..core.vocabulary import Value

MAX_SEATS = 8
MAX_NAME = 40
MAX_NUMBER = 1_000_000


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise ValueError("a name is made of letters")
    if Player.recorded(name, bot_names()).bot:
        raise ValueError("this is how a record names a bot")
    return name


Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME), AfterValidator(checked_name)]
Number = Annotated[int, Field(ge=0, le=MAX_NUMBER)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Id = Annotated[str, Field(max_length=40, pattern=r"^[^\x00]*$")]  # PostgreSQL chokes on NUL
BotName = Annotated[str, Field(max_length=40)]
Options = dict[str, bool | str]
# Made and checked elsewhere, and passed on as they are.
View = Annotated[Mapping[str, Any], ViewDocument]
KnownAnalysis = Annotated[dict[str, Any], Analysis]


# -- what is asked ------------------------------------------------------------------------


class Request(BaseModel):
    """A body: no field more than these, and each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Request):
    """Who shall sit there."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None


SeatWishes = Annotated[list[SeatWish], Field(min_length=1, max_length=MAX_SEATS)]


class NewTable(Request):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = {}
    seats: SeatWishes
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    open_deal: bool = False
    listed: bool = False
    several_seats: bool = False


class Join(Request):
    name: Name
    seat: SeatNumber | None = None


class Nothing(Request):
    """Nothing needs to be said."""


class Remove(Request):
    seat: SeatNumber


class Rename(Request):
    seat: SeatNumber
    name: Name


class Move(Request):
    number: Number
    action: Annotated[str, Field(max_length=200)]


class TakeBack(Request):
    number: Number


class Rematch(Request):
    """How the bots shall play; as before if nothing is said."""

    bot: BotName | None = None


class NewFork(Request):
    table: Id | None = None
    replay: Id | None = None
    number: Number
    seats: SeatWishes
    open_deal: bool = False


# -- what is answered -----------------------------------------------------------------------


class ErrorBody(TypedDict):
    """What is said when a request is refused, and what the caller should know then."""

    id: str
    message: str
    table: NotRequired[TableDocument]
    reason: NotRequired[ReasonDocument]


class ErrorDocument(TypedDict):
    error: ErrorBody


class TokenDocument(TypedDict):
    token: str


class OptionDocument(TypedDict):
    name: str
    choices: list[bool | str]


class SetupDocument(TypedDict):
    options: Options
    players: list[int]


class GameDocument(TypedDict):
    name: str
    players: list[int]
    options: list[OptionDocument]
    setups: list[SetupDocument]  # every choice of options, the usual one first
    bots: list[str]  # all that may sit at a table, weakest first
    levels: list[str]  # those of them that people are offered


class SeatDocument(TypedDict):
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    mine: bool
    online: bool


class RestartDocument(TypedDict):
    """Where a game goes on from a position that the actions before do not lead to."""

    number: int
    reason: RestartReason
    skipped: int  # actions that were played and are not in the game any more


class TableDocument(TypedDict):
    id: str
    game: str
    options: Options
    listed: bool
    several_seats: bool  # one player may take them
    maker: int | None  # the seat of whoever made the table
    closed: bool  # nobody can sit down for now
    cancelled: bool  # there will be no game
    started: bool
    over: bool
    seats: list[SeatDocument]
    number: int
    viewer: int | None
    view: View | None
    can_undo: bool
    thinking: int | None
    stuck: bool  # the bot that is to decide cannot
    open_deal: bool  # whoever made the table may know what comes
    commitment: str | None  # the hash of the key that all chance comes from
    restarts: list[RestartDocument]


class WaitingDocument(TypedDict):
    id: str
    game: str
    options: Options
    seats: list[SeatDocument]
    maker: int | None
    created: str


class MineDocument(TypedDict):
    id: str
    game: str
    options: Options
    seats: list[SeatDocument]
    maker: int | None
    started: bool
    over: bool
    my_turn: bool
    created: str
    changed: str


class EventDocument(TypedDict):
    kind: str
    args: dict[str, Value]


class ReasonDocument(TypedDict):
    id: str
    args: dict[str, Value]


class WhyDocument(TypedDict):
    reason: ReasonDocument | None


class HintDocument(TypedDict):
    """An action, and the chance to win with it: 0 to 1."""

    action: str
    chance: float


class ActionMessage(TypedDict):
    type: Literal["action"]
    number: int
    seat: int
    action: str | None
    events: list[EventDocument]
    table: TableDocument


class TableMessage(TableDocument):
    type: Literal["table"]


class UndoneMessage(TypedDict):
    type: Literal["undone"]
    number: int
    table: TableDocument


class RemovedMessage(TypedDict):
    """The maker of the table has sent the reader away."""

    type: Literal["removed"]


class DeletedMessage(TypedDict):
    type: Literal["deleted"]


class PingMessage(TypedDict):
    type: Literal["ping"]


LiveMessage = (
    TableMessage | ActionMessage | UndoneMessage | RemovedMessage | DeletedMessage | PingMessage
)


class StepDocument(TypedDict):
    number: int
    seat: int | None
    action: str | None
    events: list[EventDocument]
    view: View


class ResultDocument(TypedDict):
    scores: list[int]
    ranking: list[int]


class ReplayDocument(TypedDict):
    game: str
    options: Options
    seats: list[SeatDocument]
    names: list[str]
    over: bool
    viewer: int | None
    result: ResultDocument | None
    seed: int | str | None
    commitment: str | None
    restarts: list[RestartDocument]
    total: int  # steps there are; not all of them need to be here
    steps: list[StepDocument]


class IdDocument(TypedDict):
    id: str


class RecordDocument(TypedDict):
    format: str
    version: int
    game: str
    rules: int
    players: int
    options: Options
    names: list[str]
    seed: int | str
    actions: list[str]
    positions: str
    restarts: NotRequired[list[dict[str, Any]]]
    result: NotRequired[ResultDocument | None]
    analysis: NotRequired[KnownAnalysis]


class AnalysisDocument(TypedDict):
    state: Literal["none", "running", "done"]
    done: int
    decisions: int
    analysis: KnownAnalysis | None
