"""The report in a real browser: a file that is opened, with no server and no network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from deepcourt.core.text import LANGUAGES
from deepcourt.lab.report.page import page
from deepcourt.lab.report.sources import simulated

from .visitor import DESKTOP, PATIENCE, PHONE

GAMES = 60

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A report in every language, on a game with everything in it."""
    folder = tmp_path_factory.mktemp("reports")
    material = simulated("abyss", ["greedy", "random", "random"], GAMES, 1, leviathan=True)
    written = {}
    for language in LANGUAGES:
        written[language] = folder / f"{language}.html"
        written[language].write_text(page(material, language), encoding="utf-8")
    return written


@pytest.fixture
def read(browser: Browser, reports: dict[str, Path]) -> Iterator[Callable[..., Page]]:
    """Opens reports. No page may complain about anything or ask for anything but itself."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []
    asked: set[str] = set()

    def open_report(language: str = "en", phone: bool = False, dark: bool = False) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: troubles.append(message.text))
        context.on("weberror", lambda error: troubles.append(str(error.error)))
        context.on("request", lambda request: asked.add(request.url))
        opened = context.new_page()
        opened.goto(reports[language].as_uri())
        expect(opened.locator("html")).to_have_attribute("data-drawn", "true")
        return opened

    yield open_report
    for context in contexts:
        context.close()
    assert troubles == []
    assert {url for url in asked if not url.startswith("data:")} <= {
        path.as_uri() for path in reports.values()
    }


@each_language
@pytest.mark.parametrize("phone", [False, True])
def test_every_plot_is_drawn_and_nothing_is_too_wide(
    language: str, phone: bool, read: Callable[..., Page]
) -> None:
    opened = read(language, phone)
    plots = opened.locator("[data-plot]")
    assert plots.count() >= 11
    for number in range(plots.count()):
        plot = plots.nth(number)
        marks = plot.locator("svg .mark-rect path, svg .mark-symbol path")
        assert marks.count() > 0, plot.get_attribute("data-plot")
        inside = plot.locator("svg").bounding_box()
        outside = plot.bounding_box()
        assert inside
        assert outside
        assert outside["width"] * 0.8 < inside["width"] <= outside["width"] + 1
    wider = opened.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wider == 0


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["A report on the game", "Where points come from", "Affiliated allies", "Seat 3"]),
        ("fr", ["Rapport sur le jeu", "D’où viennent les points", "Alliés fédérés", "Place 3"]),
    ],
)
def test_the_page_speaks_its_language(
    language: str, told: list[str], read: Callable[..., Page]
) -> None:
    opened = read(language)
    expect(opened.locator("html")).to_have_attribute("lang", language)
    for text in told:
        expect(opened.get_by_text(text).first).to_be_visible()
    axis = opened.locator("[data-plot=margins] svg").text_content() or ""
    assert ("\u202f%" in axis) == (language == "fr")


def test_tables_are_sorted_by_their_headings(read: Callable[..., Page]) -> None:
    opened = read()
    table = opened.locator("table.cards")
    rows = table.locator("tbody tr")

    def column(number: int) -> list[str]:
        return [
            str(text)
            for text in table.locator(f"tbody tr > :nth-child({number})").all_inner_texts()
        ]

    heading = table.get_by_role("columnheader", name=re.compile("^Takers"))
    heading.get_by_role("button").click()
    taken = [int(text.replace(",", "")) for text in column(6)]
    assert taken == sorted(taken, reverse=True)
    expect(heading).to_have_attribute("aria-sort", "descending")
    heading.get_by_role("button").click()
    assert [int(text.replace(",", "")) for text in column(6)] == sorted(taken)
    table.get_by_role("columnheader", name="Card").get_by_role("button").click()
    expect(heading).not_to_have_attribute("aria-sort", "ascending")
    names = column(1)
    assert names[0] < names[-1]
    assert rows.count() == len(names) == len(set(names))


def test_the_theme_follows_the_system_until_it_is_chosen(read: Callable[..., Page]) -> None:
    opened = read(dark=True)
    root = opened.locator("html")
    bar = opened.locator("[data-plot=margins] .mark-rect path").first
    expect(root).to_have_attribute("data-theme", "dark")
    colour = "element => getComputedStyle(element).fill"
    dark = bar.evaluate(colour)
    opened.get_by_role("button", name="Dark or light").click()
    expect(root).to_have_attribute("data-theme", "light")
    light = bar.evaluate(colour)
    assert dark != light
    opened.get_by_role("button", name="Dark or light").click()
    opened.emulate_media(media="print")
    assert bar.evaluate(colour) == light
    expect(opened.locator(".top")).to_be_hidden()


def test_a_card_tells_its_figures_when_pointed_at(read: Callable[..., Page]) -> None:
    opened = read()
    dot = opened.locator("[data-plot=map] .mark-symbol path").first
    dot.scroll_into_view_if_needed()
    dot.hover(force=True)
    expect(opened.locator("#vg-tooltip-element")).to_contain_text("Edge (pp)")


@each_language
@pytest.mark.parametrize("dark", [False, True])
def test_nobody_is_kept_out(language: str, dark: bool, read: Callable[..., Page]) -> None:
    results = Axe().run(read(language, dark=dark))
    found = [
        f"{one['id']}: {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in results.response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert found == []
