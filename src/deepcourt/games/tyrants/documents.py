"""The types of what Tyrants tells: a view, a card, and what else an interface needs to draw."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ...core.views import EVERY, ScoreDocument
from ...core.vocabulary import Noun
from .board import HOUSE, PLACE, PLACE_IDS, SECTION, SITE, SITES, TROOP
from .cards import ASPECT, CARD, CREATURE, DECK, HALF_DECKS, STACK_IDS
from .programs import COST_IDS
from .signs import Mark
from .words import DECISION_IDS

CardId = Annotated[str, CARD]
DeckId = Annotated[str, DECK]
AspectId = Annotated[str, ASPECT]
CreatureId = Annotated[str, CREATURE]
SiteId = Annotated[str, SITE]
SectionId = Annotated[str, SECTION]
PlaceId = Annotated[str, PLACE]
HouseId = Annotated[str, HOUSE]
TroopId = Annotated[str, TROOP]
SpaceId = Annotated[str, Noun("space", PLACE_IDS[SITES:])]  # of a route
HalfDeckId = Annotated[str, Noun("half-deck", HALF_DECKS)]
StackId = Annotated[str, Noun("stack", STACK_IDS)]
CostId = Annotated[str, Noun("cost", tuple(COST_IDS.values()))]
DecisionId = Annotated[str, Noun("decision", DECISION_IDS)]


# -- what a seat may know -------------------------------------------------------------------


class SiteView(TypedDict):
    """A site; its marker, where it has one, lies before whoever controls it."""

    troops: dict[TroopId, int]
    spies: list[HouseId]
    control: int | None
    total: bool
    marker: bool


class SeatView(TypedDict):
    house: HouseId
    hand: list[CardId] | None  # None where it is hidden, and so is the deck
    hand_size: int
    deck: list[CardId] | None
    deck_size: int
    unseen: list[CardId]  # hand and deck together, which everybody could have noted down
    discard: list[CardId]
    circle: list[CardId]
    barracks: int
    spies: int
    hall: dict[TroopId, int]
    points: int
    sites: list[SiteId]
    markers: list[SiteId]
    presence: list[PlaceId]
    score: int
    complete: Literal[True]
    sheet: list[ScoreDocument]


class Played(TypedDict):
    """A card of this turn; it lies nowhere any more if it has been devoured or promoted."""

    card: CardId
    where: Literal["play", "market", "circle"] | None


class Resolving(TypedDict):
    """A card that is being carried out, and for whom."""

    card: CardId
    seat: int


class Details(TypedDict, total=False):
    """What is needed to ask a question."""

    card: CardId  # whose effect asks
    count: int  # how many times still, this one included
    optional: bool  # passing is possible
    site: SiteId  # that the card speaks of
    cost: CostId  # what may be paid
    seat2: int  # who makes this seat discard
    troop: TroopId  # that was lifted or taken from a hall
    place: PlaceId  # where a lifted troop stands
    actions: list[str]  # only for whoever decides


class TyrantsDecision(Details):
    kind: DecisionId
    seat: int


class TyrantsView(TypedDict):
    """What a seat may know of a game of Tyrants of the Underdark."""

    game: Literal["tyrants"]
    half_decks: list[HalfDeckId]
    sections: list[SectionId]
    players: int
    viewer: int | None
    over: bool
    decision: TyrantsDecision | None
    round: int
    active: int
    first: int
    last_round: bool
    power: int
    influence: int
    row: list[CardId | None]
    market_deck: list[CardId]
    stacks: dict[StackId, int]
    devoured: list[CardId]
    ghost: bool
    played: list[Played]
    resolving: list[Resolving]
    end_effects: list[CardId]
    sites: dict[SiteId, SiteView]
    spaces: dict[SpaceId, TroopId | None]
    seats: list[SeatView]


# -- cards and the rest ---------------------------------------------------------------------


class MinionCard(TypedDict):
    noun: Literal["card"]
    id: CardId
    copies: int
    deck: DeckId
    aspect: AspectId | None  # the Insane Outcast has none
    creature: CreatureId
    cost: int | None  # None for what cannot be recruited
    points: int  # in the deck, the hand or the discard pile at the end
    inner_points: int  # in the inner circle


class SiteData(TypedDict):
    id: SiteId
    section: SectionId
    points: int
    spaces: int
    at: tuple[float, float]  # from 0 to 1, the origin is top left
    whites: int  # white troops that stand there at first
    start: bool
    marker: int | None  # points of its marker in each turn with total control, where it has one


class RouteData(TypedDict):
    """A route; its spaces lie in order from `a` to `b`."""

    id: str
    a: SiteId
    b: SiteId
    section: SectionId
    at: list[tuple[float, float]]
    whites: list[int]  # the spaces where a white troop stands at first


class Material(TypedDict):
    sites: list[SiteData]
    routes: list[RouteData]
    troops: int  # of each player
    spies: int  # of each player
    deploy_power: int  # what a basic action costs
    assassinate_power: int
    return_spy_power: int
    stacks: list[StackId]
    half_decks: list[HalfDeckId]
    signs: Annotated[dict[CardId, list[Mark]], EVERY]
