"""The effect lines of the cards: their grammar, and the tree that a line stands for.

Every card carries one line. parser.py turns it into a `Program`, `str` writes a program as the same
line again. Reading is strict: one blank between two words, none at the ends.

    program   = clause { "; " clause }
    clause    = "choose " ("one" | "2x" | "3x") ": " option " | " option { " | " option }
              | "cost: " cost " -> " body
              | "focus(" aspect "): " body
              | "if " condition ": " body
              | "eot: " body
              | "when an opponent makes you discard this: " body
              | "static: if this card would be devoured or promoted,"
                " return it to outcast supply instead"
              | action
    option    = "[" program "]"
    body      = "[" program "]" | clause
    cost      = "return own spy" | "return any number of own spies"
              | "devour 1 card from hand" | "devour 1 card from inner circle"
              | "devour this card" | "discard 1 card from hand"
    condition = ">=" number " " ("cards in your inner circle" | "troops in your trophy hall"
                                | "player troops in your trophy hall")
              | "another player's " ("troop" | "spy") " at that site"
              | "that troop belonged to another player"

    action    = "+" number (" power" | " influence")
              | "+1 " ("vp" | "power" | "influence") " per " number " " metric
              | "draw " (number | "1 per own spy on board")
              | "deploy " number
              | "assassinate " (amount | "1 per site you control") " " troop
                [" at that site" | " at one site"]
              | "supplant " number " " troop
                [" anywhere" | " at that site" | " at each returned spy's site"]
              | "move " amount " enemy troop"
              | "return " amount " " ("other-player troop or spy" | "enemy spy"
                                     | "any-player troop or spy")
              | "return this card to outcast supply"
              | "place " number " spy"
              | "may devour 1 market card"
              | "devour 1 market card and put this card in its slot"
              | "promote " amount (" other card" | " other cards" | " " aspect " card")
                " played this turn"
              | "may promote any number of " creature "-type cards played this turn"
              | "promote " ("top card of deck" | "this card" | "1 card from discard"
                           | "1 from this card or hand or discard")
              | "may promote this card instead of discarding it"
              | "put deck into discard"
              | "recruit free " amount " " (aspect | "any") " card cost<=" number
              | "you recruit " number " outcast"
              | players (" recruits " number " outcast" | " discards " number)
              | "redeploy " number " " trophies | "may redeploy up to " number " " trophies
              | "play 1 market card cost<=" number " as if from hand then devour it"
              | "play 1 card from inner circle as if from hand then return it there"
              | "top devoured card counts as a market card until end of turn"
    amount    = number | "up to " number
    troop     = ["white "] "troop"
    trophies  = ["white "] "trophy troop from " ("any" | "that player's") " trophy hall"
                [" anywhere"]
    players   = ("each opponent" | "chosen opponent" | "that player" | "that opponent")
                [" with " (owning | holding | owning " and " holding)]
    owning    = "a troop at that site" | "a troop adjacent to a just-deployed troop"
    holding   = ">" number " cards in hand"
    metric    = "white troops in your trophy hall" | "player troops in your trophy hall"
              | "troops in your trophy hall" | "cards in your inner circle"
              | "sites you control" | "sites under your total control"
              | "control markers you hold" | "troops assassinated by this card"
    number    = a whole number from 1 to 99

"other cards" follows an amount above one, "other card" an amount of one. `static` and `when` are no
part of playing a card: they hold, or wait, wherever the card is.

A program is run from left to right. What it refers to is remembered while it runs: *that site* is
where the spy stands that this program placed last, or stood that was returned last; *that troop*
and *that player* are the troop assassinated last and its owner, or another player with a troop at
that site; *that opponent* is whoever forced the discard; *this card* is the card of the program.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

HIGHEST = 99


# -- the words ----------------------------------------------------------------------------


class Aspect(StrEnum):
    AMBITION = "ambition"
    CONQUEST = "conquest"
    MALICE = "malice"
    GUILE = "guile"
    OBEDIENCE = "obedience"


class Creature(StrEnum):
    """What a card shows; only the undead are ever asked for."""

    ABERRATION = "aberration"
    BEAST = "beast"
    CONSTRUCT = "construct"
    DERRO = "derro"
    DOPPELGANGER = "doppelganger"
    DRAGON = "dragon"
    DROW = "drow"
    DWARF = "dwarf"
    ELEMENTAL = "elemental"
    ELEMENTAL_PRINCE = "elemental-prince"
    ELF = "elf"
    FIEND = "fiend"
    GIANT = "giant"
    GRIMLOCK = "grimlock"
    HALF_DRAGON = "half-dragon"
    HUMAN = "human"
    ILLITHID = "illithid"
    KOBOLD = "kobold"
    MEDUSA = "medusa"
    MONSTROSITY = "monstrosity"
    MYCONID = "myconid"
    QUAGGOTH = "quaggoth"
    SHAPECHANGER = "shapechanger"
    TIEFLING = "tiefling"
    TROGLODYTE = "troglodyte"
    UNDEAD = "undead"


class Resource(StrEnum):
    POWER = "power"
    INFLUENCE = "influence"
    POINTS = "vp"


class Metric(StrEnum):
    """What is counted, at the moment when it is asked for."""

    WHITE_TROPHIES = "white troops in your trophy hall"
    PLAYER_TROPHIES = "player troops in your trophy hall"
    TROPHIES = "troops in your trophy hall"
    INNER_CIRCLE = "cards in your inner circle"
    SITES = "sites you control"
    TOTAL_SITES = "sites under your total control"
    MARKERS = "control markers you hold"
    KILLS = "troops assassinated by this card"
    SPIES = "own spies on board"


class Cost(StrEnum):
    RETURN_SPY = "return own spy"
    RETURN_SPIES = "return any number of own spies"
    DEVOUR_FROM_HAND = "devour 1 card from hand"
    DEVOUR_FROM_CIRCLE = "devour 1 card from inner circle"
    DEVOUR_THIS = "devour this card"
    DISCARD = "discard 1 card from hand"


class Circumstance(StrEnum):
    OTHERS_TROOP = "another player's troop at that site"
    OTHERS_SPY = "another player's spy at that site"
    OTHERS_LOSS = "that troop belonged to another player"


class Place(StrEnum):
    """Where a troop may be taken or put, as it is written after the troop."""

    PRESENCE = ""
    ANYWHERE = " anywhere"
    THAT_SITE = " at that site"
    ONE_SITE = " at one site"
    RETURNED = " at each returned spy's site"


class Pieces(StrEnum):
    OTHERS = "other-player troop or spy"
    SPY = "enemy spy"
    ANYBODYS = "any-player troop or spy"


class Who(StrEnum):
    YOU = "you"
    EACH = "each opponent"
    CHOSEN = "chosen opponent"
    THAT_PLAYER = "that player"
    THAT_OPPONENT = "that opponent"


class Troop(StrEnum):
    """The troop that a player must have to be meant."""

    AT_THAT_SITE = "a troop at that site"
    ADJACENT = "a troop adjacent to a just-deployed troop"


class Hall(StrEnum):
    ANY = "any"
    THAT_PLAYERS = "that player's"


class Deed(StrEnum):
    """What is done in one way only."""

    DEVOUR_MARKET = "may devour 1 market card"
    SWAP_WITH_MARKET = "devour 1 market card and put this card in its slot"
    PROMOTE_TOP = "promote top card of deck"
    PROMOTE_THIS = "promote this card"
    PROMOTE_DISCARDED = "promote 1 card from discard"
    PROMOTE_THIS_OR_HELD = "promote 1 from this card or hand or discard"
    PROMOTE_INSTEAD = "may promote this card instead of discarding it"
    DISCARD_DECK = "put deck into discard"
    PLAY_FROM_CIRCLE = "play 1 card from inner circle as if from hand then return it there"
    SELL_DEVOURED = "top devoured card counts as a market card until end of turn"
    RETURN_TO_SUPPLY = "return this card to outcast supply"


class Rule(StrEnum):
    """What holds wherever the card lies."""

    NEVER_LEAVES = "if this card would be devoured or promoted, return it to outcast supply instead"


COUNTED_ONCE = {"1 per site you control": Metric.SITES, "1 per own spy on board": Metric.SPIES}
WRITTEN_ONCE = {metric: phrase for phrase, metric in COUNTED_ONCE.items()}
COMPARED = (Metric.INNER_CIRCLE, Metric.TROPHIES, Metric.PLAYER_TROPHIES)
TIMES = {"one": 1, "2x": 2, "3x": 3}


# -- the tree -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Amount:
    """How many: so many, at most so many (`up_to`), one for each thing counted (`per`).

    Without a count: as many as one likes.
    """

    count: int | None = 1
    up_to: bool = False
    per: Metric | None = None

    def __str__(self) -> str:
        if self.per is not None:
            return WRITTEN_ONCE[self.per]
        if self.count is None:
            return "any number of"
        return f"up to {self.count}" if self.up_to else str(self.count)


@dataclass(frozen=True)
class Players:
    """Who is meant: those that pass both filters, where there are any."""

    who: Who
    troop: Troop | None = None
    more_cards_than: int | None = None

    def __str__(self) -> str:
        filters = [str(self.troop)] if self.troop else []
        if self.more_cards_than is not None:
            filters.append(f">{self.more_cards_than} cards in hand")
        return f"{self.who} with {' and '.join(filters)}" if filters else str(self.who)


@dataclass(frozen=True)
class AtLeast:
    count: int
    metric: Metric

    def __str__(self) -> str:
        return f">={self.count} {self.metric}"


@dataclass(frozen=True)
class Program:
    clauses: tuple[Clause, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.clauses))


@dataclass(frozen=True)
class Body:
    """A program inside a clause; whether it is written in brackets means nothing."""

    program: Program
    bracketed: bool = field(default=True, compare=False)

    def __str__(self) -> str:
        return f"[{self.program}]" if self.bracketed else str(self.program)


@dataclass(frozen=True)
class Choose:
    """Pick an option and carry it out, so many times."""

    times: int
    options: tuple[Program, ...]

    def __str__(self) -> str:
        times = next(word for word, times in TIMES.items() if times == self.times)
        return f"choose {times}: " + " | ".join(f"[{option}]" for option in self.options)


@dataclass(frozen=True)
class Pay:
    """May be paid, once; only then the body happens."""

    cost: Cost
    body: Body

    def __str__(self) -> str:
        return f"cost: {self.cost} -> {self.body}"


@dataclass(frozen=True)
class Focus:
    """Happens after another card of the aspect, or when one is revealed from the hand."""

    aspect: Aspect
    body: Body

    def __str__(self) -> str:
        return f"focus({self.aspect}): {self.body}"


@dataclass(frozen=True)
class If:
    condition: AtLeast | Circumstance
    body: Body

    def __str__(self) -> str:
        return f"if {self.condition}: {self.body}"


@dataclass(frozen=True)
class AtEnd:
    """Waits for the end of the turn."""

    body: Body

    def __str__(self) -> str:
        return f"eot: {self.body}"


@dataclass(frozen=True)
class WhenDiscarded:
    """No part of playing the card: answers an opponent's effect that discards it."""

    body: Body

    def __str__(self) -> str:
        return f"when an opponent makes you discard this: {self.body}"


@dataclass(frozen=True)
class Static:
    rule: Rule

    def __str__(self) -> str:
        return f"static: {self.rule}"


@dataclass(frozen=True)
class Gain:
    count: int
    resource: Resource

    def __str__(self) -> str:
        return f"+{self.count} {self.resource}"


@dataclass(frozen=True)
class GainPer:
    """One for every `every` things counted, rounded down."""

    resource: Resource
    every: int
    metric: Metric

    def __str__(self) -> str:
        return f"+1 {self.resource} per {self.every} {self.metric}"


@dataclass(frozen=True)
class Draw:
    amount: Amount

    def __str__(self) -> str:
        return f"draw {self.amount}"


@dataclass(frozen=True)
class Deploy:
    count: int

    def __str__(self) -> str:
        return f"deploy {self.count}"


@dataclass(frozen=True)
class Assassinate:
    amount: Amount
    white: bool
    place: Place

    def __str__(self) -> str:
        return f"assassinate {self.amount} {troop_word(self.white)}{self.place}"


@dataclass(frozen=True)
class Supplant:
    count: int
    white: bool
    place: Place

    def __str__(self) -> str:
        return f"supplant {self.count} {troop_word(self.white)}{self.place}"


@dataclass(frozen=True)
class Move:
    amount: Amount

    def __str__(self) -> str:
        return f"move {self.amount} enemy troop"


@dataclass(frozen=True)
class Return:
    amount: Amount
    pieces: Pieces

    def __str__(self) -> str:
        return f"return {self.amount} {self.pieces}"


@dataclass(frozen=True)
class PlaceSpies:
    count: int

    def __str__(self) -> str:
        return f"place {self.count} spy"


@dataclass(frozen=True)
class Promote:
    """Cards of the play area: of an aspect, of a creature, or else any but this card."""

    amount: Amount
    aspect: Aspect | None = None
    creature: Creature | None = None

    def __str__(self) -> str:
        if self.creature:
            cards = f"{self.creature}-type cards"
        elif self.aspect:
            cards = f"{self.aspect} card"
        else:
            cards = "other card" if self.amount.count == 1 else "other cards"
        may = "may " if self.amount.count is None else ""
        return f"{may}promote {self.amount} {cards} played this turn"


@dataclass(frozen=True)
class RecruitFree:
    """Cards of an aspect from the market, or any cards that can be bought."""

    amount: Amount
    aspect: Aspect | None
    highest_cost: int

    def __str__(self) -> str:
        return f"recruit free {self.amount} {self.aspect or 'any'} card cost<={self.highest_cost}"


@dataclass(frozen=True)
class TakeOutcasts:
    players: Players
    count: int

    def __str__(self) -> str:
        verb = "recruit" if self.players.who == Who.YOU else "recruits"
        return f"{self.players} {verb} {self.count} outcast"


@dataclass(frozen=True)
class Discard:
    players: Players
    count: int

    def __str__(self) -> str:
        return f"{self.players} discards {self.count}"


@dataclass(frozen=True)
class Redeploy:
    """Troops from trophy halls back to the map."""

    amount: Amount
    white: bool
    hall: Hall
    place: Place

    def __str__(self) -> str:
        may = "may " if self.amount.up_to else ""
        troop = f"{'white ' if self.white else ''}trophy troop"
        return f"{may}redeploy {self.amount} {troop} from {self.hall} trophy hall{self.place}"


@dataclass(frozen=True)
class PlayFromMarket:
    highest_cost: int

    def __str__(self) -> str:
        return f"play 1 market card cost<={self.highest_cost} as if from hand then devour it"


@dataclass(frozen=True)
class Do:
    deed: Deed

    def __str__(self) -> str:
        return str(self.deed)


Action = (
    Gain
    | GainPer
    | Draw
    | Deploy
    | Assassinate
    | Supplant
    | Move
    | Return
    | PlaceSpies
    | Promote
    | RecruitFree
    | TakeOutcasts
    | Discard
    | Redeploy
    | PlayFromMarket
    | Do
)
Clause = Choose | Pay | Focus | If | AtEnd | WhenDiscarded | Static | Action


def troop_word(white: bool) -> str:
    return "white troop" if white else "troop"
