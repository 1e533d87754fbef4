"""On a phone: everything fits, and no slip of a finger does anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import CHOICES, GLOWING, Visitor


@pytest.fixture
def phone(visit: Callable[..., Visitor]) -> Visitor:
    return visit(phone=True)


def test_a_slip_of_the_finger_does_nothing(phone: Visitor) -> None:
    id = phone.table("me", "greedy", seed=1)
    assert phone.my_turn()
    page = phone.page
    seen = 0
    for targets in (CHOICES, GLOWING):
        while (target := page.locator(targets).first).count() == 0:
            phone.choose()
            assert phone.my_turn()
        before = phone.number
        target.tap()
        expect(phone.button("Confirm")).to_be_visible()
        assert phone.api(f"/tables/{id}")["number"] == before
        phone.button("Not yet").tap()
        expect(phone.button("Confirm")).to_have_count(0)
        assert phone.api(f"/tables/{id}")["number"] == before
        target.tap()
        phone.button("Confirm").tap()
        phone.standing(before + 1)
        assert phone.my_turn()
        seen += 1
    assert seen == 2


def test_a_whole_game_with_a_finger(phone: Visitor) -> None:
    phone.table("me", "greedy", seed=7)
    phone.play()
    expect(phone.page.get_by_role("region", name="Result")).to_be_visible()
    assert phone.overflow() == 0


def test_pages_are_as_wide_as_the_phone(phone: Visitor) -> None:
    finished = phone.finished_table(players=4)
    table = phone.table("me", "greedy", "greedy", "greedy", seed=2)
    phone.play(6)
    paths = [
        "/",
        f"/table/{table}",
        f"/table/{finished}",
        f"/table/{finished}/replay",
        "/rules/conspiracy",
        "/guide/conspiracy",
    ]
    wider = {}
    for path in paths:
        phone.open(path)
        expect(phone.page.locator("main h1, main.stage").first).to_be_attached()
        wider[path] = phone.overflow()
    assert wider == dict.fromkeys(paths, 0)
