"""The plots of a report, drawn with Altair.

Colours are the variables of the page's style sheet, so a plot follows the theme, on paper too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import altair as alt

from .figures import Bar, Spread, bar_width, bars
from .study import CardKind, Study

Plot = alt.Chart | alt.LayerChart
Row = dict[str, Any]
Align = Literal["left", "right"]

WINNERS = "var(--winners)"
OTHERS = "var(--others)"
SERIES = [f"var(--series-{number})" for number in range(1, 9)]
INK = "var(--ink)"
FAINT = "var(--faint)"
HEIGHT = 260
ROW = 17  # of a list of cards
LABELLED = 8  # cards at either end of the map that may carry their names
LABEL_WIDTH = 0.16  # of a name, as a share of the map
LABEL_HEIGHT = 0.035

CONFIG = {
    "background": "transparent",
    "font": "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "domainColor": "var(--line)",
        "gridColor": "var(--line)",
        "gridOpacity": 0.6,
        "labelColor": FAINT,
        "labelFontSize": 12,
        "labelLimit": 170,
        "labelOverlap": True,
        "tickColor": "var(--line)",
        "titleColor": FAINT,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "titlePadding": 8,
    },
    "legend": {
        "labelColor": INK,
        "labelFontSize": 13,
        "orient": "top",
        "symbolType": "circle",
        "title": None,
        "columns": 4,
    },
}


def plots(study: Study) -> dict[str, Row]:
    """All plots by their names, as Vega-Lite."""
    drawn: dict[str, Plot] = {
        "scores": scores(study),
        "margins": margins(study),
        "bands": bands(study),
        "gaps": gaps(study),
        "seats": seats(study),
        "decisions": histogram(
            study, study.length.decisions, "report-decisions-axis", "report-decisions-plot"
        ),
    }
    if study.length.turns:
        drawn["turns"] = histogram(
            study, study.length.turns, "report-turns-axis", "report-turns-plot"
        )
    rows = card_rows(study)
    if rows:
        drawn["map"] = card_map(study, rows)
    for kind in study.kinds:
        of_kind = [row for row in rows if row["noun"] == kind.noun]
        if of_kind:
            drawn[f"kind-{kind.noun}"] = card_edges(study, kind, of_kind)
    return {name: plot.to_dict() for name, plot in drawn.items()}


def data(rows: Sequence[Row]) -> alt.InlineData:
    return alt.InlineData(values=list(rows))


def bar_rows(study: Study, found: Sequence[Bar], width: int, **more: str) -> list[Row]:
    """Bars with what is told about them."""
    return [
        {
            "start": bar.start,
            "end": bar.end,
            "share": bar.share,
            "range": study.numbers.whole(bar.start)
            if width == 1
            else study.numbers.range(bar.start, bar.end - 1),
            **more,
        }
        for bar in found
    ]


def histogram(study: Study, spread: Spread, axis: str, title: str) -> Plot:
    """How a number is distributed over the games, with its median."""
    say = study.words.say
    width = bar_width(spread.values)
    base = alt.Chart(data(bar_rows(study, bars(spread.values, width), width)))
    drawn = base.mark_bar(color=SERIES[0], binSpacing=1).encode(
        x=alt.X("start:Q", title=say(axis), bin="binned").axis(grid=False, tickMinStep=1),
        x2="end:Q",
        y=alt.Y(
            "share:Q", title=say("report-share-of-games"), axis=alt.Axis(format="~%", tickCount=5)
        ),
        tooltip=[
            alt.Tooltip("range:N", title=say(axis)),
            alt.Tooltip("share:Q", title=say("report-share-of-games"), format=".1%"),
        ],
    )
    whole = all(value % 1 == 0 for value in spread.values)
    middle = spread.middle + (0.5 if whole else 0)  # the bar of a whole number ends at the next
    mark = alt.Chart(data([{"middle": middle}])).mark_rule(color=INK, strokeDash=[4, 3])
    return sized(drawn + mark.encode(x="middle:Q"), say(title))


def scores(study: Study) -> Plot:
    """The scores of winners and of the others."""
    say = study.words.say
    groups = {
        say("report-winners"): study.scores.winners,
        say("report-others"): study.scores.others,
    }
    width = bar_width([value for spread in groups.values() for value in spread.values])
    rows = [
        row
        for who, spread in groups.items()
        for row in bar_rows(study, bars(spread.values, width), width, who=who)
    ]
    chart = (
        alt.Chart(data(rows))
        .mark_bar(binSpacing=1, opacity=0.7)
        .encode(
            x=alt.X("start:Q", title=say("report-scores-axis"), bin="binned").axis(grid=False),
            x2="end:Q",
            y=alt.Y(
                "share:Q",
                title=say("report-share-of-players"),
                stack=None,
                axis=alt.Axis(format="~%", tickCount=5),
            ),
            color=who_scale(study),
            tooltip=[
                alt.Tooltip("who:N", title=say("report-who")),
                alt.Tooltip("range:N", title=say("report-scores-axis")),
                alt.Tooltip("share:Q", title=say("report-share-of-players"), format=".1%"),
            ],
        )
    )
    return sized(chart, say("report-scores-plot"))


def who_scale(study: Study) -> alt.Color:
    names = [study.words.say("report-winners"), study.words.say("report-others")]
    return alt.Color("who:N", scale=alt.Scale(domain=names, range=[WINNERS, OTHERS]), sort=names)


def margins(study: Study) -> Plot:
    return histogram(study, study.scores.margins, "report-margins-axis", "report-margins-plot")


def bands(study: Study) -> Plot:
    """The lines of the score sheet, stacked, for players with lower and with higher scores."""
    say = study.words.say
    names = [study.line_name(line.id) for line in study.points.lines]
    labels = [study.numbers.range(low, high) for low, high in study.points.bands]
    rows = [
        {"band": label, "line": name, "points": points, "order": order}
        for order, (name, line) in enumerate(zip(names, study.points.lines, strict=True))
        for label, points in zip(labels, line.bands, strict=True)
    ]
    chart = (
        alt.Chart(data(rows))
        .mark_bar(stroke="var(--paper)", strokeWidth=1)
        .encode(
            x=alt.X("band:N", title=say("report-bands-axis"), sort=labels)
            .axis(labelAngle=0, grid=False)
            .scale(paddingInner=0.25),
            y=alt.Y("points:Q", title=say("report-points-axis")),
            color=alt.Color("line:N", scale=alt.Scale(domain=names, range=SERIES), sort=names),
            order=alt.Order("order:Q"),
            tooltip=[
                alt.Tooltip("line:N", title=say("report-line")),
                alt.Tooltip("band:N", title=say("report-bands-axis")),
                alt.Tooltip("points:Q", title=say("report-points-axis"), format=".1f"),
            ],
        )
    )
    return sized(chart, say("report-bands-plot"), 320)


def gaps(study: Study) -> Plot:
    """The mean points of winners and of the others in every line of the score sheet."""
    say = study.words.say
    names = [study.line_name(line.id) for line in study.points.lines]
    lines = [
        {"line": name, "winners": line.winners, "others": line.others}
        for name, line in zip(names, study.points.lines, strict=True)
    ]
    ends = [
        {"line": row["line"], "who": say(f"report-{who}"), "points": row[who]}
        for row in lines
        for who in ("winners", "others")
    ]
    y = alt.Y("line:N", title=None, sort=names)
    y = y.axis(grid=True, ticks=False, domain=False, labelColor=INK, labelFontSize=13)
    link = (
        alt.Chart(data(lines))
        .mark_rule(color="var(--line)", strokeWidth=5, strokeCap="round")
        .encode(y=y, x=alt.X("others:Q", title=say("report-points-axis")), x2="winners:Q")
    )
    dots = (
        alt.Chart(data(ends))
        .mark_circle(size=130, opacity=1)
        .encode(
            y=y,
            x="points:Q",
            color=who_scale(study),
            tooltip=[
                alt.Tooltip("line:N", title=say("report-line")),
                alt.Tooltip("who:N", title=say("report-who")),
                alt.Tooltip("points:Q", title=say("report-points-axis"), format=".1f"),
            ],
        )
    )
    return sized(link + dots, say("report-gaps-plot"), max(HEIGHT, 46 * len(names)))


def seats(study: Study) -> Plot:
    """How often each seat wins, with intervals, and its fair share."""
    say = study.words.say
    rows = [
        {
            "seat": study.seat_name(group),
            "rate": group.wins.value,
            "low": group.wins.low,
            "high": group.wins.high,
            "expected": group.expected,
            "interval": study.numbers.percents(group.wins.low, group.wins.high),
        }
        for group in study.seats
    ]
    y = alt.Y("seat:N", title=None, sort=[study.seat_name(group) for group in study.seats])
    y = y.axis(grid=False, ticks=False, domain=False, labelColor=INK, labelFontSize=13)
    base = alt.Chart(data(rows)).encode(y=y)
    x = alt.X("low:Q", title=say("report-wins-axis"), scale=alt.Scale(zero=False, nice=True))
    fair = base.mark_tick(color=FAINT, thickness=1.5, size=34).encode(
        x=alt.X("expected:Q", title=say("report-wins-axis"))
    )
    span = base.mark_rule(color=SERIES[0], strokeWidth=6, opacity=0.4, strokeCap="round").encode(
        x=x.axis(format="~%", tickCount=8), x2="high:Q"
    )
    dots = base.mark_circle(color=SERIES[0], size=150, opacity=1).encode(
        x="rate:Q",
        tooltip=[
            alt.Tooltip("seat:N", title=say("report-seat-column")),
            alt.Tooltip("rate:Q", title=say("report-won"), format=".1%"),
            alt.Tooltip("interval:N", title=say("report-interval")),
            alt.Tooltip("expected:Q", title=say("report-fair"), format=".1%"),
        ],
    )
    return sized(span + fair + dots, say("report-seats-plot"), 52 * len(rows))


def card_rows(study: Study) -> list[Row]:
    """The cards that were taken, with all that their plots tell."""
    numbers = study.numbers
    return [
        {
            "card": study.card_name(card.card),
            "noun": card.card[0],
            "kind": study.kind_name(card.card[0]),
            "players": card.players,
            "games": card.games,
            "edge": 100 * card.edge.value,
            "low": 100 * card.edge.low,
            "high": 100 * card.edge.high,
            "told": numbers.edge(card.edge.value),
            "interval": f"{numbers.edge(card.edge.low)} … {numbers.edge(card.edge.high)}",
            "takers": card.edge.cases,
            "few": card.few,
        }
        for card in study.taken
        if card.edge
    ]


def card_tooltip(study: Study) -> list[alt.Tooltip]:
    say = study.words.say
    return [
        alt.Tooltip("card:N", title=say("report-card")),
        alt.Tooltip("told:N", title=say("report-edge-column")),
        alt.Tooltip("interval:N", title=say("report-interval")),
        alt.Tooltip("games:Q", title=say("report-in-games"), format=".1%"),
        alt.Tooltip("takers:Q", title=say("report-takers"), format=","),
    ]


def card_map(study: Study, cards: Sequence[Row]) -> Plot:
    """Every card by how often it is taken and by its edge; the most striking carry their names."""
    say = study.words.say
    rows = [row for row in cards if not row["few"]] or cards
    kinds = [study.kind_name(kind.noun) for kind in study.kinds]
    named = striking(rows)
    chosen = alt.selection_point(fields=["kind"], bind="legend")
    x = alt.X("players:Q", title=say("report-cards-map-axis")).axis(format="~%", tickCount=8)
    y = alt.Y("edge:Q", title=say("report-edge-axis")).axis(tickCount=6)
    zero = alt.Chart(data([{"zero": 0}])).mark_rule(color=FAINT).encode(y="zero:Q")
    dots = (
        alt.Chart(data(rows))
        .mark_circle(size=90)
        .encode(
            x=x,
            y=y,
            color=alt.Color("kind:N", scale=alt.Scale(domain=kinds, range=SERIES), sort=kinds),
            opacity=alt.when(chosen).then(alt.value(0.85)).otherwise(alt.value(0.08)),
            tooltip=card_tooltip(study),
        )
    )
    names = [
        alt.Chart(data([row for row in rows if named.get(row["card"]) == align]))
        .mark_text(align=align, dx=8 if align == "left" else -8, fontSize=11.5, color=INK)
        .encode(
            x=x,
            y=y,
            text="card:N",
            opacity=alt.when(chosen).then(alt.value(1)).otherwise(alt.value(0)),
        )
        for align in sorted(set(named.values()))
    ]
    layers = [zero, dots.add_params(chosen), *names]
    return sized(alt.LayerChart(layer=layers), say("report-cards-map"), 420)


def striking(rows: Sequence[Row]) -> dict[str, Align]:
    """The cards at both ends whose names have room beside their dots, and how they are aligned."""
    ranked = sorted(rows, key=lambda row: -row["edge"])
    width = LABEL_WIDTH * max(row["players"] for row in rows)
    height = LABEL_HEIGHT * (ranked[0]["edge"] - ranked[-1]["edge"])
    named: dict[str, Align] = {}
    boxes: list[tuple[float, float, float]] = []  # of the names: from, to, how high
    for row in (*ranked[:LABELLED], *ranked[: -LABELLED - 1 : -1]):
        at, level = row["players"], row["edge"]
        align: Align = "left" if at + width < width / LABEL_WIDTH else "right"
        start, end = (at, at + width) if align == "left" else (at - width, at)
        crossed = any(
            start < to and other < end and abs(level - edge) < height for other, to, edge in boxes
        ) or any(
            start < dot["players"] < end and abs(level - dot["edge"]) < height
            for dot in rows
            if dot is not row
        )
        if not crossed:
            named[row["card"]] = align
            boxes.append((start, end, level))
    return named


def card_edges(study: Study, kind: CardKind, cards: Sequence[Row]) -> Plot:
    """The edge of every card of a kind with its interval, best first."""
    say = study.words.say
    rows = sorted(cards, key=lambda row: -row["edge"])
    low, high = (f(row["edge"] for row in rows) for f in (min, max))
    reach = max(high, -low, 1) * 1.8  # longer intervals belong to rare cards and end at the frame
    y = alt.Y("card:N", title=None, sort=[row["card"] for row in rows])
    y = y.axis(grid=False, ticks=False, domain=False, labelColor=INK, labelOverlap=False)
    x = alt.X("low:Q", title=say("report-edge-axis"))
    shown = [
        max(-reach, min(row["low"] for row in rows)),
        min(reach, max(row["high"] for row in rows)),
    ]
    x = x.scale(domain=shown, nice=True)
    weight = alt.when("datum.few").then(alt.value(0.35)).otherwise(alt.value(1))
    number = study.kinds.index(kind) % len(SERIES)
    base = alt.Chart(data(rows)).encode(y=y, opacity=weight, tooltip=card_tooltip(study))
    zero = alt.Chart(data([{"zero": 0}])).mark_rule(color=FAINT).encode(x="zero:Q")
    span = base.mark_rule(color=SERIES[number], strokeWidth=3, clip=True).encode(x=x, x2="high:Q")
    dots = base.mark_circle(color=SERIES[number], size=60).encode(x="edge:Q")
    title = say("report-kind-plot", kind=study.kind_name(kind.noun))
    return sized(zero + span + dots, title, ROW * len(rows))


def sized(chart: Plot, description: str, height: int = HEIGHT) -> Plot:
    """As wide as the page lets it be."""
    return chart.properties(width="container", height=height, description=description)
