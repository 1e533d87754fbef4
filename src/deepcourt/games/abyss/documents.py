"""The types of what Abyss tells: a view, a card, and what else an interface needs to draw."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...core.views import EVERY, ScoreDocument
from ...core.vocabulary import Noun
from .cards import ALLY_NOUN, GUILD, LOCATION_NOUN, LORD, RACE, REWARD_NOUN, Effect, PointsPer
from .leviathan.cards import LEVIATHAN, NEW_TOKEN, ZONE, Penalty
from .lords import Timing
from .words import DECISION_IDS

RaceId = Annotated[str, RACE]
GuildId = Annotated[str, GUILD]
AllyId = Annotated[str, ALLY_NOUN]
LordId = Annotated[str, LORD]
LocationId = Annotated[str, LOCATION_NOUN]
LeviathanId = Annotated[str, LEVIATHAN]
ZoneId = Annotated[str, ZONE]
RewardId = Annotated[str, REWARD_NOUN]
TokenId = Annotated[str, NEW_TOKEN]
ExploredId = AllyId | Literal["monster"]  # a card of the exploration deck
DecisionId = Annotated[str, Noun("decision", DECISION_IDS)]


# -- what a seat may know -------------------------------------------------------------------


class FreeLord(TypedDict):
    lord: LordId
    disabled: bool


class HeldLocation(TypedDict):
    location: LocationId
    lords: list[LordId]
    points: int


class SeatView(TypedDict):
    hand: list[AllyId] | None  # None where it is hidden
    hand_size: int
    pearls: int
    keys: int
    key_tokens: int
    free: list[FreeLord]
    surcharge: int  # what powers add to the price of every lord
    locations: list[HeldLocation]
    affiliated: list[AllyId]
    tokens: int
    token_influence: list[int] | None
    new_tokens: int
    new_token_kinds: list[TokenId] | None
    wounds: int
    slain: list[LeviathanId]
    score: int
    complete: bool  # the score holds all points, not only those that everybody can see
    sheet: list[ScoreDocument]


class Zone(TypedDict):
    zone: ZoneId
    leviathan: LeviathanId | None
    life: int


class Border(TypedDict):
    """The Border: its zones, the deck, the dice as they lie, and the fight under way."""

    zones: list[Zone]
    deck: int
    discard: list[LeviathanId]
    new_tokens: int
    fresh_tokens: int
    dice: list[int] | None
    newcomer: LeviathanId | None
    arrival: ZoneId | None
    fight: ZoneId | None
    power: int
    statue: int | None
    harmless: bool


class Payment(TypedDict):
    """What a lord costs while it is being paid for, and what lies there already."""

    lord: LordId
    cost: int
    races: int
    race: RaceId | None
    paid: list[AllyId]
    missing: int


class Details(TypedDict, total=False):
    """What is needed to ask a question."""

    seat2: int
    ally: ExploredId
    lord: LordId
    location: LocationId
    leviathan: LeviathanId
    count: int
    space: int
    optional: bool
    actions: list[str]  # only for whoever decides


class AbyssDecision(Details):
    kind: DecisionId
    seat: int


class AbyssView(TypedDict):
    """What a seat may know of a game of Abyss."""

    game: Literal["abyss"]
    leviathan: bool
    players: int
    viewer: int | None
    over: bool
    decision: AbyssDecision | None
    active: int
    deck: int
    discard: list[ExploredId]
    track: list[ExploredId]
    price: int
    bought: list[int]
    declined: list[int]
    council: Annotated[dict[RaceId, int], EVERY]
    court: list[LordId]
    lord_deck: int
    lord_discard: list[LordId]
    payment: Payment | None
    location_deck: int
    available: list[LocationId]
    drawn: list[LocationId]
    tokens: int
    threat: int | None
    border: Border | None
    powers_used: list[LordId]
    extra_turn: bool
    finisher: int | None
    seats: list[SeatView]


# -- cards and the rest ---------------------------------------------------------------------


class AllyCard(TypedDict):
    noun: Literal["ally"]
    id: AllyId
    copies: int
    leviathan_copies: int  # that Leviathan adds
    race: RaceId
    value: int
    effect: Effect | None  # what it does when it is the one that attacks


class LordCard(TypedDict):
    noun: Literal["lord"]
    id: LordId
    copies: int
    number: int  # in the rules
    expansion: Literal["leviathan"] | None
    guild: GuildId
    race: RaceId | None  # that its price must show
    influence: int
    keys: int
    cost: int
    races: int
    timing: Timing | None


class LocationCard(TypedDict):
    noun: Literal["location"]
    id: LocationId
    copies: int
    number: int
    points: int
    points_each: int
    points_per: PointsPer
    of: GuildId | RaceId | None


class LeviathanCard(TypedDict):
    noun: Literal["leviathan"]
    id: LeviathanId
    copies: int
    number: int
    expansion: Literal["leviathan"]
    races: list[RaceId]  # that may fight it
    life: int
    resistances: list[int]  # from the top
    rewards: list[int]
    penalty: Penalty
    amount: int


Card = AllyCard | LordCard | LocationCard | LeviathanCard


class Material(TypedDict):
    track_spaces: int
    court_spaces: int
    keys_needed: int  # for a location
    token_influence: list[int]
    threat_rewards: list[list[RewardId]]  # to choose from, by the space of the track
    without_leviathan: list[LordId]  # lords that Leviathan leaves in the box
    guild_race: dict[GuildId, RaceId]  # that a guild needs; the ambassadors need all
