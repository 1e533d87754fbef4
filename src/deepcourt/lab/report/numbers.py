"""Numbers as they are written in a language."""

from __future__ import annotations

from dataclasses import dataclass
from math import isinf

from babel.numbers import format_decimal

MINUS = "−"
PERCENT = {"en": "%", "fr": "\u202f%"}
FORMATS = {  # of the plots, as Vega writes numbers
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]},
    "fr": {
        "decimal": ",",
        "thousands": "\u202f",
        "grouping": [3],
        "currency": ["", ""],
        "percent": "\u202f%",
    },
}


@dataclass(frozen=True)
class Numbers:
    """Writes numbers in a language."""

    language: str

    def whole(self, value: float) -> str:
        return self.decimal(value, 0)

    def decimal(self, value: float, digits: int = 1) -> str:
        if isinf(value):
            return "∞"
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        written = format_decimal(round(value, digits) + 0.0, pattern, locale=self.language)
        return written.replace("-", MINUS)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.decimal(100 * share, digits) + PERCENT[self.language]

    def range(self, low: float, high: float, digits: int = 0) -> str:
        return f"{self.decimal(low, digits)} – {self.decimal(high, digits)}"

    def percents(self, low: float, high: float) -> str:
        """An interval of shares."""
        return self.range(100 * low, 100 * high, 1) + PERCENT[self.language]

    def signed(self, value: float, digits: int = 1) -> str:
        written = self.decimal(value, digits)
        return written if written.startswith(MINUS) or not round(value, digits) else f"+{written}"

    def edge(self, share: float) -> str:
        """A difference of shares, in percentage points."""
        return self.signed(100 * share)
