"""The tables of docs/research: what each game is for a program, and how large it is in play.

    python bench/research.py            # write all of them anew; it takes some minutes
    python bench/research.py --exact    # only what follows from the code, without playing

A table lies in its page between `<!-- generated: NAME -->` and `<!-- end -->`; the rest of a page
is written by hand. The games that are measured are those of `deepcourt simulate` with seed 1.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from math import log10
from pathlib import Path
from statistics import fmean

from deepcourt import Game
from deepcourt.core import titles
from deepcourt.core.observations import Layout, Part
from deepcourt.core.titles import Title
from deepcourt.lab.datacard import table
from deepcourt.lab.hooks import Hook, run_series

PAGES = Path(__file__).parents[1] / "docs" / "research"
DECISIONS = tomllib.loads(Path(__file__).with_name("decisions.toml").read_text(encoding="utf-8"))
INDEX = PAGES / "README.md"
SEED = 1
GAMES = 1000
PLAYERS = (2, 4)
BOTS = ("random", "greedy")
SHOWN = 2  # players of the layout that is shown

Options = dict[str, bool | str]
MEASURED: dict[str, dict[str, Options]] = {
    "conspiracy": {"Conspiracy": {}},
    "abyss": {"Abyss": {}, "Leviathan": {"leviathan": True}},
    "tyrants": {"Tyrants": {"decks": "random"}},
}


# -- what follows from the code -----------------------------------------------------------


def exact(title: Title) -> dict[str, str]:
    """The sections of a page that need no games, by name."""
    return {
        "facts": facts(title),
        "decisions": decisions(title),
        "actions": actions(title),
        "layout": layout(title),
    }


def index() -> dict[str, str]:
    """The sections of the page that leads to the others."""
    rows = [
        (
            f"[{title.words('en').say('title')}]({page_of(title).name})",
            players(title),
            str(len(title.decisions)),
            f"{len(title.actions):,}",
            f"{title.layout(SHOWN).size:,}",
        )
        for title in map(titles.named, titles.names())
    ]
    head = ("", "players", "kinds of decisions", "actions", f"numbers seen by one of {SHOWN}")
    return {"games": table(head, rows)}


def players(title: Title) -> str:
    """For how many it is, and with which options for how many others."""
    usual = titles.checked_options(title, {})
    told = [counted(title.players_with(usual))]
    for option in title.options:
        for choice in option.choices:
            counts = counted(title.players_with(usual | {option.name: choice}))
            if counts != told[0]:
                told.append(f"with `{option.name}={choice}` {counts}")
    return ", ".join(told)


def counted(counts: range) -> str:
    return f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])


def facts(title: Title) -> str:
    choices = [
        f"`{option.name}` ({', '.join(f'`{choice}`' for choice in option.choices)})"
        for option in title.options
    ]
    name = title.name
    rows = [
        ("players", players(title)),
        ("options, the default first", "; ".join(choices) or "none"),
        ("version of the rules", str(title.version)),
        ("kinds of decisions", str(len(title.decisions))),
        ("actions", f"{len(title.actions):,}"),
        ("kinds of events", str(len(title.events))),
        ("numbers of an observation", sizes(title, 0)),
        ("numbers of an information state of OpenSpiel", sizes(title, len(title.events))),
        ("Gymnasium", f"`deepcourt/{name.capitalize()}-v{title.version}`"),
        ("PettingZoo", f"`{name}_v{title.version}`"),
        ("OpenSpiel", f"`deepcourt_{name}`"),
    ]
    return table(("", ""), rows)


def sizes(title: Title, kinds: int) -> str:
    """How long an observation is, with counts of so many kinds of events, by players."""
    return ", ".join(
        f"{title.layout(players).size + kinds * (players + 1):,} ({players} players)"
        for players in title.player_counts
    )


def decisions(title: Title) -> str:
    meanings = DECISIONS[title.name]
    rows = [(f"`{kind}`", meanings[kind]) for kind in title.decisions]
    return table(("kind", "what is decided"), rows)


def actions(title: Title) -> str:
    rows = []
    for verb, numbers in groupby(range(len(title.actions)), lambda at: title.actions[at].verb):
        first, *others = numbers
        last = others[-1] if others else first
        fields = " × ".join(f"{name} ({len(noun.ids)})" for name, noun in verb.fields)
        rows.append(
            (
                f"`{verb.name}`",
                fields,
                f"{last - first + 1:,}",
                span(first, last),
                f"`{title.actions.notation(first)}`",
            )
        )
    rows.append(("", "", f"**{len(title.actions):,}**", "", ""))
    return table(("verb", "fields (members)", "actions", "numbers", "the first"), rows)


def layout(title: Title) -> str:
    """Two tables: what the table shows, and what every seat shows."""
    shown = title.layout(SHOWN)
    of_table = [
        (f"`{part.name}`", span_of(shown, part.name), of_what(part), part.meaning)
        for part in shown.table
    ]
    of_seats = [
        (
            f"`{part.name}`",
            *(span_of(shown, f"seat{seat}.{part.name}") for seat in range(SHOWN)),
            of_what(part),
            part.meaning,
        )
        for part in shown.seat
    ]
    seats = [f"`seat{seat}`" for seat in range(SHOWN)]
    return "\n\n".join(
        [
            table(("part of the table", "indices", "numbers", "each says"), of_table),
            table(("part of a seat", *seats, "numbers", "each says"), of_seats),
        ]
    )


def of_what(part: Part) -> str:
    """How many numbers a part has, and the first and the last label of several."""
    if part.size == 1:
        return "1"
    return f"{part.size}: `{part.labels[0]}` … `{part.labels[-1]}`"


def span_of(whole: Layout, name: str) -> str:
    place = whole.slices[name]
    return span(place.start, place.stop - 1)


def span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


# -- what is measured ---------------------------------------------------------------------


class Shape(Hook):
    """How many actions are legal, and how many decisions a game has."""

    def __init__(self) -> None:
        self.legal: Counter[int] = Counter()
        self.lengths: list[int] = []
        self.sizes: list[float] = []  # of the trees, as powers of ten

    def before(self, game: Game, number: int, seats: object) -> None:
        self.lengths.append(0)
        self.sizes.append(0.0)

    def step(self, game: Game, action: int) -> None:
        count = len(game.legal_actions())
        self.legal[count] += 1
        self.lengths[-1] += 1
        self.sizes[-1] += log10(count)

    def merge(self, other: Shape) -> None:
        self.legal.update(other.legal)
        self.lengths += other.lengths
        self.sizes += other.sizes

    def figures(self) -> tuple[str, ...]:
        """The cells of a row, as `measured` heads them."""
        decisions = self.legal.total()
        mean = sum(count * often for count, often in self.legal.items()) / decisions
        return (
            f"{mean:.1f}",
            str(median(self.legal)),
            str(max(self.legal)),
            f"{self.legal[1] / decisions:.0%}",
            f"{fmean(self.lengths):.0f}",
            f"{min(self.lengths)}–{max(self.lengths)}",
            f"{fmean(self.sizes):.0f}",
        )


def median(counts: Mapping[int, int]) -> int:
    """The lower median of numbers that are counted."""
    half = (sum(counts.values()) + 1) // 2
    for number in sorted(counts):
        half -= counts[number]
        if half <= 0:
            return number
    raise ValueError("nothing was counted")


def measured(title: Title, games: int) -> str:
    rows = [
        (name, str(players), f"`{bot}`", *shape(title, bot, players, games, options).figures())
        for name, options in MEASURED[title.name].items()
        for players in PLAYERS
        for bot in BOTS
    ]
    head = (
        "",
        "players",
        "bots",
        "legal actions: mean",
        "median",
        "most",
        "only one",
        "decisions a game: mean",
        "least–most",
        "log₁₀ of the tree",
    )
    return "\n\n".join([how_measured(title, games), table(head, rows)])


def how_measured(title: Title, games: int) -> str:
    options = [
        f"{name}: `{'`, `'.join(f'{key}={value}' for key, value in chosen.items())}`"
        for name, chosen in MEASURED[title.name].items()
        if chosen
    ]
    ways = f" ({'; '.join(options)})" if options else ""
    size = sys.getsizeof(titles.new_game(title.name, 2, SEED))
    return (
        f"{games:,} games a row{ways}, seed {SEED}, version {title.version} of the rules; "
        f"decisions with a single legal action count. A position takes {size:,} bytes."
    )


def shape(title: Title, bot: str, players: int, games: int, options: Options) -> Shape:
    [seen] = run_series(title.name, [bot] * players, games, SEED, [Shape], **options)
    assert isinstance(seen, Shape)
    return seen


# -- pages --------------------------------------------------------------------------------


def page_of(title: Title) -> Path:
    return PAGES / f"{title.name}.md"


def written(page: str, sections: Mapping[str, str]) -> str:
    """A page with some of its sections written anew."""
    for name, text in sections.items():
        head = f"<!-- generated: {name} -->\n"
        before, found, rest = page.partition(head)
        _, end, after = rest.partition("<!-- end -->")
        if not found or not end:
            raise ValueError(f"the page has no section {name!r}")
        page = f"{before}{head}\n{text}\n\n{end}{after}"
    return page


def rewrite(page: Path, sections: Mapping[str, str]) -> None:
    text = page.read_text(encoding="utf-8")
    page.write_text(written(text, sections), encoding="utf-8")
    print(page)


def main() -> None:
    parser = argparse.ArgumentParser(description="The tables of docs/research.")
    parser.add_argument("--exact", action="store_true", help="only what needs no games")
    parser.add_argument("--games", type=int, default=GAMES, help="for every row that is measured")
    parser.add_argument("--title", choices=titles.names(), action="append")
    asked = parser.parse_args()
    rewrite(INDEX, index())
    for name in asked.title or titles.names():
        title = titles.named(name)
        rewrite(page_of(title), exact(title))
        if not asked.exact:
            rewrite(page_of(title), {"measured": measured(title, asked.games)})


if __name__ == "__main__":
    main()
