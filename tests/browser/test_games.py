"""Whole games, played by clicks to the final screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import Visitor


def final_screen(visitor: Visitor, title: str = "Result") -> None:
    page = visitor.page
    final = page.get_by_role("region", name=title)
    expect(final.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\d+ points"))
    expect(final.locator("figure svg[role=img]")).to_be_visible()
    points = [int(score) for score in final.locator(".sum dd").all_inner_texts()]
    assert len(points) >= 2
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    ("locale", "play_now", "result"),
    [("en-GB", "Play now", "Result"), ("fr-FR", "Jouer", "Résultat")],
)
def test_against_bots(
    visit: Callable[..., Visitor], locale: str, play_now: str, result: str
) -> None:
    ilse = visit(locale=locale)
    page = ilse.open()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    ilse.game().get_by_role("button", name=re.compile(f"^{play_now}")).click()
    ilse.play()
    final_screen(ilse, result)


def test_two_people_in_two_browsers(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(seed=1), visit(seed=2, locale="fr-FR")
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="How many play").get_by_role("button", name="2").click()
    dialog.get_by_label("Who sits on seat 1").select_option("Me")
    dialog.get_by_label("Name on seat 1").fill("Ilse")
    dialog.get_by_label("Who sits on seat 2").select_option("Open: whoever has the link")
    dialog.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Send this link to whoever shall play with you").input_value()
    bruno.page.goto(link)
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.locator("form").get_by_role("button").click()
    expect(bruno.page.locator("main.stage[data-number]")).to_be_visible()
    id = link.rpartition("/")[2]
    while (view := ilse.api(f"/tables/{id}")["view"])["decision"]:
        mover = ilse if view["decision"]["seat"] == view["viewer"] else bruno
        assert mover.my_turn()
        mover.choose()
    for person, title in ((ilse, "Result"), (bruno, "Résultat")):
        assert person.standing(waiting=True) == "over"
        final_screen(person, title)
        names = person.page.locator(".final .sheets h2").all_inner_texts()
        assert sorted(names) == ["Bruno", "Ilse"]


def test_two_people_at_one_screen(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="How many play").get_by_role("button", name="2").click()
    dialog.get_by_label("Who sits on seat 1").select_option("Me")
    dialog.get_by_label("Name on seat 1").fill("Ilse")
    dialog.get_by_label("Who sits on seat 2").select_option("Another person here")
    dialog.get_by_label("Name on seat 2").fill("Bruno")
    dialog.get_by_role("button", name="Begin").click()
    asked = set()
    while ilse.my_turn():
        question = page.locator("[data-bar] strong").inner_text()
        asked.add(question.partition(":")[0])
        ilse.choose()
    assert asked == {"Ilse", "Bruno"}
    final_screen(ilse)


def test_again_after_the_end(ilse: Visitor) -> None:
    id = ilse.finished_table(seed=3)
    page = ilse.open(f"/table/{id}")
    final_screen(ilse)
    ilse.button("See the table").click()
    expect(page.get_by_role("region", name="Result")).to_be_hidden()
    ilse.button("Result").click()
    final_screen(ilse)
    ilse.button("Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and id not in url)
    expect(page.get_by_role("region", name="Result")).to_be_hidden()
    assert ilse.my_turn()
