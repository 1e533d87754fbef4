"""The types of what Conspiracy tells: a view, a card, and what else an interface needs to draw."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...core.views import EVERY, ScoreDocument
from ...core.vocabulary import Noun
from .cards import GUILD, LOCATION, LORD, Influence, Key, PlacePower, PointsPer, Power
from .words import DECISION_IDS

GuildId = Annotated[str, GUILD]
LordId = Annotated[str, LORD]
LocationId = Annotated[str, LOCATION]
DecisionId = Annotated[str, Noun("decision", DECISION_IDS)]


# -- what a seat may know -------------------------------------------------------------------


class Spot(TypedDict):
    lord: LordId
    location: LocationId | None


class SeatView(TypedDict):
    chamber: list[Spot]
    coalition: list[int]  # numbers of spots, from 1
    silver: int
    gold: int
    pearls: int
    score: int
    sheet: list[ScoreDocument]


class Details(TypedDict, total=False):
    """What is needed to ask a question."""

    count: int
    spot: int
    locations: list[LocationId]  # only for whoever looks at them
    actions: list[str]  # only for whoever decides


class ConspiracyDecision(Details):
    kind: DecisionId
    seat: int


class Forced(TypedDict):
    """How many lords must be drawn, and which seat makes it so."""

    count: int
    seat: int


class ConspiracyView(TypedDict):
    """What a seat may know of a game of Conspiracy."""

    game: Literal["conspiracy"]
    players: int
    viewer: int | None
    over: bool
    decision: ConspiracyDecision | None
    deck: int
    piles: Annotated[dict[GuildId, list[LordId]], EVERY]
    hand: list[LordId]
    location_deck: int
    revealed: list[LocationId]
    forced: Forced | None
    pearl_master: int | None
    finisher: int | None
    seats: list[SeatView]


# -- cards and the rest ---------------------------------------------------------------------


class LordCard(TypedDict):
    noun: Literal["lord"]
    id: LordId
    copies: int
    guild: GuildId
    influence: Influence
    key: Key | None
    pearls: int
    power: Power | None


class LocationCard(TypedDict):
    noun: Literal["location"]
    id: LocationId
    copies: int
    points: int
    points_per: PointsPer | None  # what the other points are counted by
    guild: GuildId | None
    pearls: int
    power: PlacePower | None


class Material(TypedDict):
    spots: int  # of a chamber
