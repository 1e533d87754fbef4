"""With the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .visitor import CHOICES, GLOWING, Visitor

FOCUSED = "() => document.activeElement?.ariaLabel || document.activeElement?.innerText || ''"
ON_CHOICE = f"() => document.activeElement?.matches({f'{CHOICES}, {GLOWING}'!r}) ?? false"


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if re.match(name, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"the tabulator does not reach {name}")


def tab_to_a_choice(page: Page) -> None:
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(ON_CHOICE):
            return
    raise AssertionError("the tabulator reaches nothing that can be chosen")


def test_several_turns(ilse: Visitor) -> None:
    page = ilse.open()
    expect(ilse.game().get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for turn in range(12):
        assert ilse.my_turn()
        before = ilse.number
        if turn % 2 and page.locator(f"{CHOICES}, {GLOWING}").count():
            tab_to_a_choice(page)
            spot = page.evaluate("() => document.activeElement.closest('.senate') !== null")
            page.keyboard.press("Enter")
            if spot:
                tab_to_a_choice(page)
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        ilse.standing(before + 1)


def test_keys_of_the_table(ilse: Visitor) -> None:
    ilse.table("me", "here", seed=2)
    page = ilse.page
    assert ilse.my_turn()
    page.keyboard.press("h")
    expect(page.get_by_role("list", name="The best moves")).to_be_visible()
    chronicle = page.get_by_role("list", name="What happened")
    expect(chronicle).to_be_visible()
    page.keyboard.press("l")
    expect(chronicle).to_be_hidden()
    page.keyboard.press("l")
    expect(chronicle).to_be_visible()
    undo = ilse.button("Take back (U)")
    while undo.get_attribute("aria-disabled") == "true":
        assert ilse.my_turn()
        ilse.choose()
    after = ilse.number
    page.keyboard.press("u")
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.stage').dataset.number) < n", arg=after
    )


def test_arrows_walk_over_the_cards(ilse: Visitor) -> None:
    ilse.table("me", "greedy", seed=1)
    assert ilse.my_turn()
    page = ilse.page
    places = set()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        places.add(page.evaluate(FOCUSED))
    assert len(places - {""}) >= 3


def test_a_dialog_keeps_the_focus_and_gives_it_back(ilse: Visitor) -> None:
    page = ilse.open()
    opener = ilse.game().get_by_role("button", name="New table…")
    expect(opener).to_be_visible()
    tab_to(page, "New table…")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
