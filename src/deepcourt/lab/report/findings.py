"""The findings of a report in sentences, each with the figure that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .study import Study


@dataclass(frozen=True)
class Finding:
    """A figure and the sentence that goes on from it; `section` is where to read more."""

    section: str
    figure: str
    sentence: str


def findings(study: Study) -> list[Finding]:
    """What the games say, the most general first."""
    return [
        scores(study),
        sources(study),
        seats(study),
        length(study),
        *cards(study),
    ]


def scores(study: Study) -> Finding:
    figures, numbers = study.scores, study.numbers
    sentence = study.words.say(
        "report-score-finding",
        others=numbers.whole(figures.others.mean),
        margin=int(figures.margins.middle),
    )
    return Finding("scores", numbers.whole(figures.winners.mean), sentence)


def sources(study: Study) -> Finding:
    lines, numbers = study.points.lines, study.numbers
    main = max(lines, key=lambda line: line.mean)
    apart = max(lines, key=lambda line: line.gap)
    name, gap = study.line_name(main.id), numbers.decimal(apart.gap)
    if main is apart:
        sentence = study.words.say("report-points-finding-same", line=name, gap=gap)
    else:
        sentence = study.words.say(
            "report-points-finding", line=name, apart=study.line_name(apart.id), gap=gap
        )
    return Finding("sources", numbers.percent(main.share, 0), sentence)


def seats(study: Study) -> Finding:
    """The seat that is furthest from its fair share, if that is no accident."""
    numbers = study.numbers
    groups = study.seats
    odd = max(groups, key=lambda group: abs(group.wins.value - group.expected))
    if odd.clear(len(groups)):
        sentence = study.words.say(
            "report-seat-finding",
            seat=study.words.say("report-seat-in-sentence", seat=int(odd.name) + 1),
            expected=numbers.percent(odd.expected),
            interval=numbers.percents(odd.wins.low, odd.wins.high),
        )
        return Finding("seats", numbers.percent(odd.wins.value), sentence)
    rates = [group.wins.value - group.expected for group in groups]
    figure = study.words.say("report-edge", edge=numbers.decimal(100 * (max(rates) - min(rates))))
    return Finding("seats", figure, study.words.say("report-seat-finding-none"))


def length(study: Study) -> Finding:
    figures, numbers = study.length, study.numbers
    options = numbers.decimal(figures.options)
    if figures.turns is None:
        spread = figures.decisions
        sentence = study.words.say(
            "report-decisions-finding",
            low=numbers.whole(spread.low),
            high=numbers.whole(spread.high),
            options=options,
        )
    else:
        spread = figures.turns
        sentence = study.words.say(
            "report-turns-finding",
            low=numbers.whole(spread.low),
            high=numbers.whole(spread.high),
            decisions=numbers.whole(figures.decisions.mean),
            options=options,
        )
    return Finding("length", numbers.whole(spread.mean), sentence)


def cards(study: Study) -> Iterator[Finding]:
    """The best and the worst card, if any is clearly so, and how popular cards are."""
    numbers = study.numbers
    clear = study.clear
    best = next((card for card in clear if card.edge and card.edge.value > 0), None)
    worst = next((card for card in reversed(clear) if card.edge and card.edge.value < 0), None)
    for card, key in ((best, "report-best-finding"), (worst, "report-worst-finding")):
        if card and card.edge and card.wins:
            edge = study.words.say("report-edge", edge=numbers.edge(card.edge.value))
            sentence = study.words.say(key, card=study.card_name(card.card), edge=edge)
            yield Finding("cards", numbers.percent(card.wins.value, 0), sentence)
    if study.taken and not clear:
        sentence = study.words.say("report-cards-finding-none", count=len(study.taken))
        yield Finding("cards", "0", sentence)
    if study.kinds:
        yield popularity(study)


def popularity(study: Study) -> Finding:
    """The most and the least taken card of the kind in which they are furthest apart."""
    ranked = [sorted(kind.cards, key=lambda card: card.games) for kind in study.kinds]
    cards = max(ranked, key=lambda cards: cards[-1].games - cards[0].games)
    least, most = cards[0], cards[-1]
    sentence = study.words.say(
        "report-popular-finding",
        most=study.card_name(most.card),
        kind=study.kind_name(most.card[0]),
        least=study.card_name(least.card),
        rate=study.numbers.percent(least.games, 0),
    )
    return Finding("cards", study.numbers.percent(most.games, 0), sentence)
