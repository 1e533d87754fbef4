"""How an effect line is read; grammar.py has the grammar, and what a line is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NoReturn, TypeVar

from .grammar import *


class EffectError(ValueError):
    """An effect line is not written in the grammar; the first column is 1."""

    def __init__(self, card: str, line: str, column: int, expected: tuple[str, ...]) -> None:
        found = repr(line[column - 1 :][:20]) if column <= len(line) else "the end"
        super().__init__(f"{card}, column {column}: expected {either(expected)}, found {found}")
        self.card = card
        self.column = column
        self.expected = expected


def either(things: tuple[str, ...]) -> str:
    *most, last = things
    return f"{', '.join(most)} or {last}" if most else last


def read(card: str, line: str) -> Program:
    """The program that a line of effects stands for; the card's id is for complaints."""
    reader = EffectReader(card, line)
    program = reader.program()
    if reader.at < len(line):
        reader.fail("the end")
    return program


T = TypeVar("T")


class EffectReader:
    """Reads a line from left to right; remembers what else would have been right just here."""

    def __init__(self, card: str, line: str) -> None:
        self.card = card
        self.line = line
        self.at = 0
        self.missed: list[str] = []

    # what lies at the present place

    def fail(self, expected: str) -> NoReturn:
        wanted = tuple(dict.fromkeys([*self.missed, expected]))
        raise EffectError(self.card, self.line, self.at + 1, wanted)

    def step(self, length: int) -> None:
        self.at += length
        self.missed.clear()

    def accept(self, word: str) -> bool:
        if self.line.startswith(word, self.at):
            self.step(len(word))
            return True
        self.missed.append(repr(str(word)))
        return False

    def need(self, word: str) -> None:
        if not self.accept(word):
            self.fail(self.missed.pop())

    def one_of(self, words: Mapping[str, T]) -> T:
        """The longest of the words that stands here."""
        fitting = [word for word in words if self.line.startswith(word, self.at)]
        if not fitting:
            for word in words:
                self.missed.append(repr(word))
            self.fail(self.missed.pop())
        word = max(fitting, key=len)
        self.step(len(word))
        return words[word]

    def number(self) -> int:
        end = self.at
        while end < len(self.line) and self.line[end] in "0123456789":
            end += 1
        digits = self.line[self.at : end]
        if not digits or digits[0] == "0" or int(digits) > HIGHEST:
            self.fail("a number")
        self.step(len(digits))
        return int(digits)

    def amount(self) -> Amount:
        return Amount(up_to=self.accept("up to "), count=self.number())

    def white(self) -> bool:
        return self.accept("white ")

    def place(self, *places: Place) -> Place:
        for place in places:
            if self.accept(place):
                return place
        return Place.PRESENCE

    # clauses

    def program(self) -> Program:
        clauses = [self.clause()]
        while self.accept("; "):
            clauses.append(self.clause())
        return Program(tuple(clauses))

    def bracketed(self) -> Program:
        self.need("[")
        program = self.program()
        self.need("]")
        return program

    def body(self) -> Body:
        if self.line.startswith("[", self.at):
            return Body(self.bracketed())
        return Body(Program((self.clause("'['"),)), bracketed=False)

    def clause(self, *others: str) -> Clause:
        for word, rest in CLAUSES.items():
            if self.line.startswith(word, self.at):
                self.step(len(word))
                return rest(self)
        self.missed.extend(others)
        self.fail("a clause")

    def choose(self) -> Choose:
        times = self.one_of(TIMES)
        self.need(": ")
        options = [self.bracketed()]
        self.need(" | ")
        options.append(self.bracketed())
        while self.accept(" | "):
            options.append(self.bracketed())
        return Choose(times, tuple(options))

    def pay(self) -> Pay:
        cost = self.one_of(words(Cost))
        self.need(" -> ")
        return Pay(cost, self.body())

    def focus(self) -> Focus:
        aspect = self.one_of(words(Aspect))
        self.need("): ")
        return Focus(aspect, self.body())

    def condition(self) -> If:
        condition: AtLeast | Circumstance
        if self.accept(">="):
            count = self.number()
            self.need(" ")
            condition = AtLeast(count, self.one_of({str(metric): metric for metric in COMPARED}))
        else:
            condition = self.one_of(words(Circumstance))
        self.need(": ")
        return If(condition, self.body())

    def at_end(self) -> AtEnd:
        return AtEnd(self.body())

    def when_discarded(self) -> WhenDiscarded:
        return WhenDiscarded(self.body())

    def static(self) -> Static:
        return Static(self.one_of(words(Rule)))

    # actions

    def gain(self) -> Gain | GainPer:
        count = self.number()
        self.need(" ")
        plain = {word: one for word, one in words(Resource).items() if one != Resource.POINTS}
        resource = self.one_of(words(Resource) if count == 1 else plain)
        if count == 1 and resource == Resource.POINTS:
            self.need(" per ")
        elif count > 1 or not self.accept(" per "):
            return Gain(count, resource)
        every = self.number()
        self.need(" ")
        metrics = {word: one for word, one in words(Metric).items() if one != Metric.SPIES}
        return GainPer(resource, every, self.one_of(metrics))

    def draw(self) -> Draw:
        if self.accept(WRITTEN_ONCE[Metric.SPIES]):
            return Draw(Amount(per=Metric.SPIES))
        return Draw(Amount(self.number()))

    def deploy(self) -> Deploy:
        return Deploy(self.number())

    def assassinate(self) -> Assassinate:
        if self.accept(WRITTEN_ONCE[Metric.SITES]):
            amount = Amount(per=Metric.SITES)
        else:
            amount = self.amount()
        self.need(" ")
        white = self.white()
        self.need("troop")
        return Assassinate(amount, white, self.place(Place.THAT_SITE, Place.ONE_SITE))

    def supplant(self) -> Supplant:
        count = self.number()
        self.need(" ")
        white = self.white()
        self.need("troop")
        place = self.place(Place.ANYWHERE, Place.THAT_SITE, Place.RETURNED)
        return Supplant(count, white, place)

    def move(self) -> Move:
        amount = self.amount()
        self.need(" enemy troop")
        return Move(amount)

    def bring_back(self) -> Return | Do:
        if self.accept("this card to outcast supply"):
            return Do(Deed.RETURN_TO_SUPPLY)
        amount = self.amount()
        self.need(" ")
        return Return(amount, self.one_of(words(Pieces)))

    def place_spies(self) -> PlaceSpies:
        count = self.number()
        self.need(" spy")
        return PlaceSpies(count)

    def promote(self) -> Promote | Do:
        if self.accept("top card of deck"):
            return Do(Deed.PROMOTE_TOP)
        if self.accept("this card"):
            return Do(Deed.PROMOTE_THIS)
        amount = self.amount()
        self.need(" ")
        if amount == Amount(1):
            if self.accept("card from discard"):
                return Do(Deed.PROMOTE_DISCARDED)
            if self.accept("from this card or hand or discard"):
                return Do(Deed.PROMOTE_THIS_OR_HELD)
        aspect = None
        if not self.accept("other card" if amount.count == 1 else "other cards"):
            aspect = self.one_of(words(Aspect))
            self.need(" card")
        self.need(" played this turn")
        return Promote(amount, aspect)

    def may(self) -> Promote | Redeploy | Do:
        if self.accept("devour 1 market card"):
            return Do(Deed.DEVOUR_MARKET)
        if self.accept("promote this card instead of discarding it"):
            return Do(Deed.PROMOTE_INSTEAD)
        if self.accept("promote any number of "):
            creature = self.one_of(words(Creature))
            self.need("-type cards played this turn")
            return Promote(Amount(None, up_to=True), creature=creature)
        self.need("redeploy up to ")
        return self.trophies(Amount(self.number(), up_to=True))

    def redeploy(self) -> Redeploy:
        return self.trophies(Amount(self.number()))

    def trophies(self, amount: Amount) -> Redeploy:
        self.need(" ")
        white = self.white()
        self.need("trophy troop from ")
        hall = self.one_of(words(Hall))
        self.need(" trophy hall")
        return Redeploy(amount, white, hall, self.place(Place.ANYWHERE))

    def devour(self) -> Do:
        self.need("1 market card and put this card in its slot")
        return Do(Deed.SWAP_WITH_MARKET)

    def put_deck(self) -> Do:
        return Do(Deed.DISCARD_DECK)

    def sell_devoured(self) -> Do:
        return Do(Deed.SELL_DEVOURED)

    def recruit_free(self) -> RecruitFree:
        amount = self.amount()
        self.need(" ")
        aspects: dict[str, Aspect | None] = {**words(Aspect), "any": None}
        aspect = self.one_of(aspects)
        self.need(" card cost<=")
        return RecruitFree(amount, aspect, self.number())

    def play(self) -> PlayFromMarket | Do:
        if self.accept("1 card from inner circle as if from hand then return it there"):
            return Do(Deed.PLAY_FROM_CIRCLE)
        self.need("1 market card cost<=")
        highest = self.number()
        self.need(" as if from hand then devour it")
        return PlayFromMarket(highest)

    def you(self) -> TakeOutcasts:
        return self.outcasts(Players(Who.YOU))

    def outcasts(self, players: Players) -> TakeOutcasts:
        count = self.number()
        self.need(" outcast")
        return TakeOutcasts(players, count)

    def act(self, who: Who) -> TakeOutcasts | Discard:
        troop = more_cards_than = None
        if self.accept(" with "):
            for one in Troop:
                if self.accept(one):
                    troop = one
                    break
            if troop is None or self.accept(" and "):
                self.need(">")
                more_cards_than = self.number()
                self.need(" cards in hand")
        players = Players(who, troop, more_cards_than)
        if self.accept(" recruits "):
            return self.outcasts(players)
        self.need(" discards ")
        return Discard(players, self.number())


Words = TypeVar("Words", bound=StrEnum)


def words(kind: type[Words]) -> dict[str, Words]:
    return {str(member): member for member in kind}


def actor(who: Who) -> Callable[[EffectReader], Clause]:
    return lambda reader: reader.act(who)


# By its first words a clause is known.
CLAUSES: dict[str, Callable[[EffectReader], Clause]] = {
    "choose ": EffectReader.choose,
    "cost: ": EffectReader.pay,
    "focus(": EffectReader.focus,
    "if ": EffectReader.condition,
    "eot: ": EffectReader.at_end,
    "when an opponent makes you discard this: ": EffectReader.when_discarded,
    "static: ": EffectReader.static,
    "+": EffectReader.gain,
    "draw ": EffectReader.draw,
    "deploy ": EffectReader.deploy,
    "assassinate ": EffectReader.assassinate,
    "supplant ": EffectReader.supplant,
    "move ": EffectReader.move,
    "return ": EffectReader.bring_back,
    "place ": EffectReader.place_spies,
    "promote ": EffectReader.promote,
    "may ": EffectReader.may,
    "devour ": EffectReader.devour,
    "put deck into discard": EffectReader.put_deck,
    "recruit free ": EffectReader.recruit_free,
    "redeploy ": EffectReader.redeploy,
    "play ": EffectReader.play,
    "top devoured card counts as a market card until end of turn": EffectReader.sell_devoured,
    "you recruit ": EffectReader.you,
    **{str(who): actor(who) for who in Who if who != Who.YOU},
}
