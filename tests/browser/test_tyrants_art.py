"""The cards and the map of Tyrants: all that is written on them fits, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .visitor import Visitor

CARDS = 125
# What is written on a card and reaches beyond it, or under the sign of its aspect.
TOO_LONG = """
    () => [...document.querySelectorAll('.minion-face')].flatMap((face) => {
        const card = face.getBoundingClientRect();
        const shown = (element) => element.getClientRects().length > 0;
        const parts = [...face.querySelectorAll('.title, .creature, .words, .deeds, .worths')];
        const beyond = parts.filter(shown).filter((part) => {
            const box = part.getBoundingClientRect();
            return box.bottom > card.bottom + 0.5 || box.right > card.right + 0.5
                || part.scrollWidth > part.clientWidth + 1;
        });
        const title = face.querySelector('.title');
        const aspect = face.querySelector('.aspect').getBoundingClientRect();
        const covered = shown(title) && title.getBoundingClientRect().top < aspect.bottom - 1;
        return beyond.length || covered ? [title.textContent] : [];
    })
"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_text_is_too_long_for_its_card(visit: Callable[..., Visitor], locale: str) -> None:
    ilse = visit(locale=locale)
    page = ilse.open("/cards/tyrants")
    for size in range(3):
        page.locator("main .segments button").nth(size).click()
        expect(page.locator("main section .card.minion").nth(CARDS - 1)).to_be_attached()
        settled(page)
        assert page.evaluate(TOO_LONG) == []
    assert ilse.overflow() == 0


def settled(page: Page) -> None:
    """Wait until all fonts are there and nothing moves any more."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.getAnimations().length === 0")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_gallery_finds_cards(visit: Callable[..., Visitor], phone: bool) -> None:
    ilse = visit(phone=phone)
    page = ilse.open("/cards/tyrants")
    ilse.press(page.get_by_role("button", name="Undead"))
    expect(page.locator("main section").first.locator(".card.minion")).to_have_count(20)
    page.get_by_role("searchbox").fill("supplant guile")
    expect(page.get_by_text("No card matches.")).to_be_visible()
    ilse.press(page.get_by_role("button", name="All", exact=True))
    expect(page.get_by_role("img", name="Spellspinner, Drow · Guile.").first).to_be_visible()
    assert ilse.overflow() == 0
    assert ilse.findings() == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_rules_show_cards_and_the_map(visit: Callable[..., Visitor], phone: bool) -> None:
    ilse = visit(phone=phone, locale="fr-FR")
    page = ilse.open("/rules/tyrants")
    expect(page.locator("#the-half-decks .card.minion")).to_have_count(CARDS - 5)
    expect(page.locator("#the-map svg [data-place=menzoberranzan]").first).to_be_attached()
    assert ilse.overflow() == 0
    assert ilse.findings() == []


def test_only_three_players_choose_an_outer_section(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game("Tyrants of the Underdark").get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    outer = dialog.get_by_role("group", name="Outer section")
    count = dialog.get_by_role("group", name="How many play")
    outer.get_by_role("button", name="Right section").click()
    dialog.get_by_role("group", name="Half-decks").get_by_role("button", name="Undead").click()
    expect(dialog.get_by_text("Dragons and Undead", exact=True)).to_be_visible()
    count.get_by_role("button", name="2").click()
    expect(outer).to_have_count(0)
    count.get_by_role("button", name="3").click()
    expect(outer.get_by_role("button", name="Left section")).to_have_attribute(
        "aria-pressed", "true"
    )
