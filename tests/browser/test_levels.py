"""Levels of bots: chosen on the first page and in dialogs, remembered, seen at the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ..server.house import Server
from .visitor import Visitor

LEVELS = ["Novice", "Casual", "Skilled", "Expert", "Master"]


def seats_of(visitor: Visitor) -> list[str | None]:
    """The bots at the table that is open."""
    visitor.page.wait_for_url("**/table/*")
    table = visitor.api(f"/tables/{visitor.page.url.rpartition('/')[2]}")
    return [seat["bot"] for seat in table["seats"]]


def levels_of(visitor: Visitor, game: str = "Conspiracy", name: str = "play") -> Locator:
    return visitor.game(game).get_by_role("group", name=re.compile(name))


def test_a_level_is_chosen_and_remembered(ilse: Visitor) -> None:
    page = ilse.open()
    levels = levels_of(ilse)
    names = levels.get_by_role("button")
    expect(names).to_have_text([re.compile(f"^\\s*{name}\\s*$", re.I) for name in LEVELS])
    expect(levels.get_by_role("button", name="casual")).to_have_attribute("aria-pressed", "true")
    usual = ilse.game().locator(".levels p").inner_text()
    levels.get_by_role("button", name="skilled").click()
    expect(ilse.game().locator(".levels p")).not_to_have_text(usual)
    # One choice holds for all games.
    other = levels_of(ilse, "Abyss").get_by_role("button", name="skilled")
    expect(other).to_have_attribute("aria-pressed", "true")
    ilse.game().get_by_role("button", name=re.compile("^Play now")).click()
    assert seats_of(ilse) == [None, "skilled", "skilled"]
    assert ilse.my_turn()
    expect(page.locator(".opponent").first).to_contain_text("skilled")
    ilse.open()
    chosen = levels_of(ilse).get_by_role("button", name="skilled")
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_a_level_for_each_seat_of_a_new_table(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    second, third = (dialog.get_by_label(f"Who sits on seat {number}") for number in (2, 3))
    offered = second.locator("option").all_inner_texts()
    assert [text for text in offered if "Bot" in text] == [f"Bot: {n.lower()}" for n in LEVELS]
    second.select_option("Bot: novice")
    third.select_option("Bot: expert")
    about = dialog.get_by_role("listitem").locator("p")
    assert len(set(about.all_inner_texts())) == 2
    expect(third).to_have_accessible_description(about.last.text_content() or "-")
    dialog.get_by_role("button", name="Begin").click()
    assert seats_of(ilse) == [None, "novice", "expert"]


def test_a_fork_asks_for_the_level(ilse: Visitor) -> None:
    page = ilse.open(f"/table/{ilse.finished_table(players=2)}/replay?at=9")
    ilse.button("Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    other = dialog.get_by_label("Who sits on seat 2")
    expect(other).to_have_value("bot casual")
    other.select_option("Bot: novice")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    assert seats_of(ilse) == [None, "novice"]


def finish(visitor: Visitor, id: str) -> None:
    """Play on through the API."""
    table = visitor.api(f"/tables/{id}")
    while not table["over"]:
        actions = table["view"]["decision"].get("actions")
        if actions:
            body = {"number": table["number"], "action": actions[0]}
            visitor.api(f"/tables/{id}/actions", body, status=200)
        table = visitor.api(f"/tables/{id}")


def test_play_again_at_another_level(ilse: Visitor) -> None:
    id = ilse.table("me", "random", seed=2)
    finish(ilse, id)
    page = ilse.open(f"/table/{id}")
    bots = page.get_by_label("The bots of the next game")
    expect(bots.locator("option")).to_have_text(
        ["Same bots", *(f"Bots: {name.lower()}" for name in LEVELS)]
    )
    bots.select_option("Bots: master")
    ilse.button("Play again").click()
    page.wait_for_url(lambda url: not url.endswith(id))
    assert seats_of(ilse) == ["master", None]


# -- a bot that thinks ----------------------------------------------------------------------


@pytest.fixture
def slow(application: None, tmp_path: Path) -> Iterator[Server]:
    """A server whose bots never come to an end while somebody watches."""
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_pause=3600.0)
    yield running
    running.kill()


@pytest.mark.parametrize(
    ("locale", "phone", "thinks", "level"),
    [
        ("en-GB", False, "Nerissa is thinking…", "master"),
        ("fr-FR", True, "Nerissa réfléchit…", "maître"),
    ],
)
def test_who_thinks_is_seen(
    visit: Callable[..., Visitor],
    slow: Server,
    locale: str,
    phone: bool,
    thinks: str,
    level: str,
) -> None:
    ilse = visit(at=slow, locale=locale, phone=phone)
    ilse.table("me", "master", "novice", seed=4)
    assert ilse.my_turn()
    while ilse.standing() == "mine":
        ilse.choose()
    bar = ilse.page.locator("[data-bar]")
    expect(bar).to_contain_text(thinks)
    expect(bar.locator(".thinking")).to_be_visible()
    if phone:
        ilse.button("Les autres").tap()
    opponents = ilse.page.locator(".opponent")
    expect(opponents.first).to_contain_text(level)
    expect(opponents.first.locator(".thinking")).to_be_visible()
    expect(opponents.last.locator(".thinking")).to_have_count(0)
    assert ilse.overflow() == 0
