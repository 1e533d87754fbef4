"""Nothing that axe calls serious or critical, on any page, in either theme."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import Visitor


@pytest.mark.parametrize(
    ("theme", "phone"), [("dark", False), ("light", True)], ids=["desktop-dark", "phone-light"]
)
def test_axe(visit: Callable[..., Visitor], theme: str, phone: bool) -> None:
    ilse = visit(phone=phone)
    ilse.context.add_init_script(f"localStorage.setItem('deepcourt.theme', '{theme}')")
    page = ilse.page
    findings = {}

    def look(name: str) -> None:
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        findings[name] = ilse.findings()

    finished = ilse.finished_table(players=4)
    ilse.open()
    expect(page.locator("main h2").first).to_be_visible()
    look("home")
    ilse.game().get_by_role("button", name="New table…").click()
    look("new table")
    ilse.table("me", "open")
    look("waiting")
    ilse.table("me", "greedy", "greedy", seed=3)
    assert ilse.my_turn()
    look("table, first turn")
    ilse.play(9)
    assert ilse.my_turn()
    look("table, in the middle")
    ilse.open(f"/table/{finished}")
    expect(page.locator(".final figure svg")).to_be_visible()
    look("final")
    ilse.open(f"/table/{finished}/replay?at=20")
    expect(page.get_by_role("slider")).to_have_value("20")
    look("replay")
    ilse.api(f"/tables/{finished}/analysis", {}, status=202)
    ilse.open(f"/table/{finished}/replay?at=20&pane=analysis")
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()
    look("analysis")
    ilse.open("/rules/conspiracy")
    expect(page.locator("article section").nth(3)).to_be_visible()
    look("rules")
    ilse.open("/guide/conspiracy")
    expect(page.locator("main h1, main h2").first).to_be_attached()
    look("guide")
    assert {name: found for name, found in findings.items() if found} == {}
