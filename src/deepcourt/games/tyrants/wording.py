"""The text of a card in a language, made from its program: one message for each construct.

The messages are parts of sentences without a capital or a full stop, so that they fit after "if
you do," as well as alone; whole sentences are made at the very end.

    python -m deepcourt.games.tyrants.wording

writes what follows from all this into the catalogues: the texts of the cards, of their options, and
the names of the places, as messages like any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...core.text import LANGUAGES, Words, catalogue
from .board import PLACE_IDS, ROUTE_SPACES, ROUTE_TABLE, SITE_IDS, SITES
from .cards import CARD_IDS, PROGRAMS
from .grammar import *

PACKAGE = Program.__module__.rpartition(".")[0]  # not from `__name__`, for the command

GAINS = {
    Resource.POWER: "effect-gain-power",
    Resource.INFLUENCE: "effect-gain-influence",
    Resource.POINTS: "effect-gain-points",
}
COUNTED = {
    Metric.WHITE_TROPHIES: "counted-white-trophies",
    Metric.PLAYER_TROPHIES: "counted-player-trophies",
    Metric.TROPHIES: "counted-trophies",
    Metric.INNER_CIRCLE: "counted-inner-circle",
    Metric.SITES: "counted-sites",
    Metric.TOTAL_SITES: "counted-total-sites",
    Metric.MARKERS: "counted-markers",
    Metric.KILLS: "counted-kills",
    Metric.SPIES: "counted-spies",
}
COSTS = {
    Cost.RETURN_SPY: "cost-return-spy",
    Cost.RETURN_SPIES: "cost-return-spies",
    Cost.DEVOUR_FROM_HAND: "cost-devour-from-hand",
    Cost.DEVOUR_FROM_CIRCLE: "cost-devour-from-circle",
    Cost.DEVOUR_THIS: "cost-devour-this",
    Cost.DISCARD: "cost-discard",
}
CONDITIONS = {
    Circumstance.OTHERS_TROOP: "condition-others-troop",
    Circumstance.OTHERS_SPY: "condition-others-spy",
    Circumstance.OTHERS_LOSS: "condition-others-loss",
}
PLACES = {
    Place.PRESENCE: "presence",
    Place.ANYWHERE: "anywhere",
    Place.THAT_SITE: "that-site",
    Place.ONE_SITE: "one-site",
    Place.RETURNED: "returned",
}
PIECES = {
    Pieces.OTHERS: "pieces-others",
    Pieces.SPY: "pieces-spy",
    Pieces.ANYBODYS: "pieces-anybodys",
}
PLAYERS = {
    Who.YOU: "you",
    Who.EACH: "each",
    Who.CHOSEN: "chosen",
    Who.THAT_PLAYER: "that-player",
    Who.THAT_OPPONENT: "that-opponent",
}
TROOPS = {Troop.AT_THAT_SITE: "having-troop-there", Troop.ADJACENT: "having-troop-adjacent"}
HALLS = {Hall.ANY: "any", Hall.THAT_PLAYERS: "that-players"}
DEEDS = {
    Deed.DEVOUR_MARKET: "effect-devour-market",
    Deed.SWAP_WITH_MARKET: "effect-swap-with-market",
    Deed.PROMOTE_TOP: "effect-promote-top",
    Deed.PROMOTE_THIS: "effect-promote-this",
    Deed.PROMOTE_DISCARDED: "effect-promote-discarded",
    Deed.PROMOTE_THIS_OR_HELD: "effect-promote-this-or-held",
    Deed.PROMOTE_INSTEAD: "effect-promote-instead",
    Deed.DISCARD_DECK: "effect-discard-deck",
    Deed.PLAY_FROM_CIRCLE: "effect-play-from-circle",
    Deed.SELL_DEVOURED: "effect-sell-devoured",
    Deed.RETURN_TO_SUPPLY: "effect-return-to-supply",
}
RULES = {Rule.NEVER_LEAVES: "effect-never-leaves"}


@dataclass(frozen=True)
class TextPart:
    """A part of a text: a sentence not yet finished, or the options that follow it."""

    text: str = ""
    options: tuple[str, ...] = ()


class Writer:
    """Writes programs in one language."""

    def __init__(self, words: Words) -> None:
        self.tell = words.say

    # from parts to a text

    def text(self, program: Program) -> str:
        """A line for every clause, and for every option."""
        return "\n".join(self.lines(self.clause(clause)) for clause in program.clauses)

    def lines(self, parts: list[TextPart]) -> str:
        text = ""
        for part in parts:
            if part.options:
                text += "".join(
                    "\n" + self.tell("effect-option", effect=option).replace("\n", "\n  ")
                    for option in part.options
                )
            else:
                sentence = part.text[:1].upper() + part.text[1:]
                if not sentence.endswith(":"):
                    sentence = self.tell("effect-sentence", text=sentence)
                separator = "" if not text else "\n" if "\n" in text else " "
                text += separator + sentence
        return text

    def sequence(self, program: Program) -> list[TextPart]:
        """One sentence if it can be one, else sentence after sentence."""
        each = [self.clause(clause) for clause in program.clauses]
        if all(len(parts) == 1 for parts in each):
            text = each[0][0].text
            for (part,) in each[1:]:
                text = self.tell("effect-then", first=text, second=part.text)
            return [TextPart(text)]
        first, *others = each
        for head, *rest in others:
            first = [*first, TextPart(self.tell("effect-next", effect=head.text)), *rest]
        return first

    def after(self, key: str, body: Body, **args: str | int) -> list[TextPart]:
        """A body behind the words that say when it happens."""
        head, *rest = self.sequence(body.program)
        return [TextPart(self.tell(key, effect=head.text, **args)), *rest]

    # clauses

    def clause(self, clause: Clause) -> list[TextPart]:
        match clause:
            case Choose(times, options):
                texts = tuple(self.option(option) for option in options)
                return [TextPart(self.tell("effect-choose", times=times)), TextPart(options=texts)]
            case Pay(cost, body):
                return [TextPart(self.tell(COSTS[cost])), *self.after("effect-if-paid", body)]
            case Focus(aspect, body):
                return self.after("effect-focus", body, aspect=self.tell(f"aspect-{aspect}"))
            case If(AtLeast(count, metric), body):
                what = self.tell(COUNTED[metric], count=count)
                condition = self.tell("condition-at-least", what=what)
                return self.after("effect-if", body, condition=condition)
            case If(Circumstance() as circumstance, body):
                condition = self.tell(CONDITIONS[circumstance])
                return self.after("effect-if", body, condition=condition)
            case AtEnd(body):
                return self.after("effect-at-end", body)
            case WhenDiscarded(body):
                return self.after("effect-when-discarded", body)
            case Static(rule):
                return [TextPart(self.tell(RULES[rule]))]
        return [TextPart(self.action(clause))]

    def option(self, program: Program) -> str:
        return self.lines(self.sequence(program))

    def action(self, action: Clause) -> str:
        tell = self.tell
        match action:
            case Gain(count, resource):
                return tell(GAINS[resource], count=count)
            case GainPer(resource, every, metric):
                gain = tell(GAINS[resource], count=1)
                return self.per(gain, every, metric)
            case Draw(amount):
                return self.times(tell("effect-draw", count=amount.count or 1), amount)
            case Deploy(count):
                return tell("effect-deploy", count=count)
            case Assassinate(amount, white, place):
                troops = self.troops(amount, white)
                effect = tell("effect-assassinate", troops=troops, place=PLACES[place])
                return self.times(effect, amount)
            case Supplant(count, white, place):
                troops = self.troops(Amount(count), white)
                return tell("effect-supplant", troops=troops, place=PLACES[place])
            case Move(amount):
                return tell("effect-move", troops=self.troops(amount, white=False))
            case Return(amount, pieces):
                what = tell(PIECES[pieces], count=amount.count or 1)
                return tell("effect-return", pieces=self.most(what, amount))
            case PlaceSpies(count):
                return tell("effect-place-spies", count=count)
            case Promote(creature=creature) if creature:
                return tell("effect-promote-creature", creature=tell(f"creature-{creature}"))
            case Promote(amount, aspect):
                count = amount.count or 1
                if aspect:
                    name = tell(f"aspect-{aspect}")
                    cards = tell("cards-of-aspect-played", count=count, aspect=name)
                else:
                    cards = tell("cards-others-played", count=count)
                return tell("effect-promote", cards=self.most(cards, amount))
            case RecruitFree(amount, aspect, cost):
                count = amount.count or 1
                if aspect:
                    cards = tell("cards-of-aspect", count=count, aspect=tell(f"aspect-{aspect}"))
                else:
                    cards = tell("cards-any", count=count)
                return tell("effect-recruit-free", cards=self.most(cards, amount), cost=cost)
            case TakeOutcasts(Players(Who.YOU), count):
                return tell("effect-take-outcasts", count=count)
            case TakeOutcasts(players, count):
                return tell("effect-give-outcasts", players=self.players(players), count=count)
            case Discard(players, count):
                return tell("effect-discard", players=self.players(players), count=count)
            case Redeploy(amount, white, hall, place):
                kind = "white" if white else "any"
                troops = tell("troops-trophies", count=amount.count or 1, kind=kind)
                return tell(
                    "effect-may-redeploy" if amount.up_to else "effect-redeploy",
                    troops=self.most(troops, amount),
                    hall=tell("hall", whose=HALLS[hall]),
                    place=PLACES[place],
                )
            case PlayFromMarket(cost):
                return tell("effect-play-from-market", cost=cost)
            case Do(deed):
                return tell(DEEDS[deed])
        raise TypeError(f"{action!r} is no action")

    # parts of clauses

    def most(self, what: str, amount: Amount) -> str:
        return self.tell("up-to", what=what) if amount.up_to else what

    def times(self, effect: str, amount: Amount) -> str:
        return effect if amount.per is None else self.per(effect, 1, amount.per)

    def per(self, effect: str, every: int, metric: Metric) -> str:
        what = self.tell(COUNTED[metric], count=every)
        return self.tell("effect-per", effect=effect, every=every, what=what)

    def troops(self, amount: Amount, white: bool) -> str:
        kind = "white" if white else "enemy"
        return self.most(self.tell("troops", count=amount.count or 1, kind=kind), amount)

    def players(self, players: Players) -> str:
        who = PLAYERS[players.who]
        name = self.tell("players", who=who)
        having = [self.tell(TROOPS[players.troop])] if players.troop else []
        if players.more_cards_than is not None:
            having.append(self.tell("having-more-cards", count=players.more_cards_than))
        if not having:
            return name
        what = having[0]
        for other in having[1:]:
            what = self.tell("having-both", first=what, second=other)
        return self.tell("players-having", players=name, who=who, what=what)


def program_text(program: Program, language: str) -> str:
    """What a program does, in words."""
    return Writer(Words.of(language, PACKAGE)).text(program)


def card_text(card: int, language: str) -> str:
    """What a card does, in words: a line for every clause, and for every option of a choice."""
    return program_text(PROGRAMS[card], language)


def option_texts(card: int, language: str) -> list[str]:
    """What the options of a card's choice do; nothing if it has none."""
    writer = Writer(Words.of(language, PACKAGE))
    return [
        writer.option(option)
        for clause in every_clause(PROGRAMS[card])
        if isinstance(clause, Choose)
        for option in clause.options
    ]


def every_clause(program: Program) -> Iterator[Clause]:
    """The clauses of a program with all that stand inside them."""
    for clause in program.clauses:
        yield clause
        match clause:
            case Choose(_, options):
                for option in options:
                    yield from every_clause(option)
            case Pay() | Focus() | If() | AtEnd() | WhenDiscarded():
                yield from every_clause(clause.body.program)


# -- the map ------------------------------------------------------------------------------


def route_name(route: int, language: str) -> str:
    """A route is named after the sites that it joins."""
    words = Words.of(language, PACKAGE)
    ends = ROUTE_TABLE[route]
    return words.say("route", a=words.say(f"site-{ends.a}"), b=words.say(f"site-{ends.b}"))


def place_name(place: int, language: str) -> str:
    """The name of a site or of a space of a route."""
    words = Words.of(language, PACKAGE)
    if place < SITES:
        return words.say(f"site-{SITE_IDS[place]}")
    number, space = ROUTE_SPACES[place - SITES]
    route = ROUTE_TABLE[number]
    if route.spaces == 1:
        return route_name(number, language)
    a, b = words.say(f"site-{route.a}"), words.say(f"site-{route.b}")
    return words.say("route-space", a=a, b=b, number=space + 1, count=route.spaces)


def place_phrase(place: int, language: str) -> str:
    """A place as it stands in a sentence, with its preposition."""
    words = Words.of(language, PACKAGE)
    if place < SITES:
        return words.say("at-site", site=words.phrase(f"site-{SITE_IDS[place]}"))
    number, space = ROUTE_SPACES[place - SITES]
    route = ROUTE_TABLE[number]
    a, b = words.phrase(f"site-{route.a}"), words.phrase(f"site-{route.b}")
    if route.spaces == 1:
        return words.say("on-route", a=a, b=b)
    return words.say("on-route-space", a=a, b=b, number=space + 1, count=route.spaces)


# -- the catalogues -----------------------------------------------------------------------

HEADING = "## From here on written by `python -m deepcourt.games.tyrants.wording`\n"


def completed(source: str, language: str) -> str:
    """A catalogue with what follows from the cards and the map at its end."""
    own = source.partition(HEADING)[0]
    return f"{own}{HEADING}\n" + "".join(derived(language))


def derived(language: str) -> Iterator[str]:
    """The entries of a catalogue that nobody writes by hand."""
    for card, id in enumerate(CARD_IDS):
        lines = card_text(card, language).split("\n")
        yield f"about-card-{id} =" + "".join(f"\n    {line}" for line in lines) + "\n"
        for number, text in enumerate(option_texts(card, language), 1):
            yield f"choice-{id}-{number} = {text}\n"
    yield "\n"
    for place, id in enumerate(PLACE_IDS):
        name, phrase = place_name(place, language), place_phrase(place, language)
        yield f"place-{id} = {name}\n    .phrase = {phrase}\n"


if __name__ == "__main__":
    for language in LANGUAGES:
        file = Path(__file__).parent / "text" / f"{language}.ftl"
        file.write_text(completed(catalogue(PACKAGE, language), language), encoding="utf-8")
