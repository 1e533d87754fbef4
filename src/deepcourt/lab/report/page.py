"""The page of a report: one file with everything in it, which needs no network."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources

import altair
import vl_convert
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from .cards import CardFigures
from .figures import FEW, Estimate, Spread
from .findings import findings
from .numbers import FORMATS
from .plots import CONFIG, plots
from .sources import Material
from .study import Study

TEXTS = __package__  # whose catalogue has the words of a report
FEW_GAMES = 200


@dataclass(frozen=True)
class Cell:
    """A cell of a table, with what it is sorted by; a bar shows a number around zero."""

    text: str
    value: float | str
    note: str = ""
    bar: tuple[float, float] | None = None  # where it begins and how long it is, in per cent
    rising: bool = False


NOTHING = Cell("–", -1e9)  # sorted below everything


def page(material: Material, language: str) -> str:
    """A report on some games as HTML."""
    study = Study(material, language)
    drawn = plots(study)
    environment = Environment(
        loader=PackageLoader(__package__, "."),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    return environment.get_template("page.html").render(
        study=study,
        say=study.words.say,
        numbers=study.numbers,
        findings=findings(study),
        few=FEW,
        few_games=len(material.games) < FEW_GAMES,
        spread_row=spread_row(study),
        card_row=card_row(study),
        card_columns=card_columns(study),
        style=Markup(source("page.css")),
        script=Markup(source("page.js")),
        vega=Markup(bundle()),
        drawn=set(drawn),
        plots=Markup(as_json(drawn)),
        settings=Markup(as_json({"config": CONFIG, "formatLocale": FORMATS[language]})),
    )


def source(name: str) -> str:
    return (resources.files(__package__) / name).read_text(encoding="utf-8")


def as_json(value: object) -> str:
    """JSON that can stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


@cache
def bundle() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script."""
    version = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    script: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", version)
    return script.replace("</script", "<\\/script")


def spread_row(study: Study) -> Callable[[str, Spread], list[Cell]]:
    """Makes the cells of a table of spreads."""
    numbers = study.numbers

    def row(name: str, spread: Spread) -> list[Cell]:
        return [
            Cell(name, name),
            Cell(numbers.decimal(spread.mean), spread.mean),
            Cell(numbers.decimal(spread.deviation), spread.deviation),
            Cell(numbers.decimal(spread.middle, spread.middle % 1 > 0), spread.middle),
            Cell(numbers.range(spread.low, spread.high), spread.high - spread.low),
        ]

    return row


def card_columns(study: Study) -> list[str]:
    """The headings of the table of cards; copies only if there are several of any."""
    copies = ["report-copies"] if any(card.copies > 1 for card in study.taken) else []
    return [
        "report-card",
        "report-edge-column",
        "report-won-by-takers",
        "report-in-games",
        *copies,
        "report-takers",
        "report-scored",
        "report-kind",
    ]


def card_row(study: Study) -> Callable[[CardFigures], list[Cell]]:
    """Makes the cells of the table of cards."""
    numbers = study.numbers
    columns = card_columns(study)
    weighty = [abs(card.edge.value) for card in study.taken if card.edge and not card.few]
    reach = max(weighty, default=1.0) or 1.0

    def edge(estimate: Estimate) -> Cell:
        length = min(1.0, abs(estimate.value) / reach) * 50
        rising = estimate.value > 0
        margin = f"± {numbers.decimal(100 * estimate.margin)}"
        bar = (50.0 if rising else 50.0 - length, length)
        return Cell(numbers.edge(estimate.value), estimate.value, margin, bar, rising)

    def row(card: CardFigures) -> list[Cell]:
        name, kind = study.card_name(card.card), study.kind_name(card.card[0])
        assert card.wins
        wins, points = card.wins, card.points
        interval = numbers.range(100 * wins.low, 100 * wins.high)
        cells = {
            "report-card": Cell(name, name),
            "report-kind": Cell(kind, kind),
            "report-in-games": Cell(numbers.percent(card.games), card.games),
            "report-copies": Cell(numbers.decimal(card.copies, 2), card.copies),
            "report-takers": Cell(numbers.whole(wins.cases), wins.cases),
            "report-won-by-takers": Cell(numbers.percent(wins.value), wins.value, interval),
            "report-edge-column": edge(card.edge) if card.edge else NOTHING,
            "report-scored": NOTHING if points is None else Cell(numbers.decimal(points), points),
        }
        return [cells[column] for column in columns]

    return row
