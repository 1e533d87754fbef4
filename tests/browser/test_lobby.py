"""Before the start: what the maker of a table decides, and what the others see of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import Visitor


def join(person: Visitor, id: str, name: str) -> None:
    person.open(f"/table/{id}")
    person.page.get_by_label("Your name").fill(name)
    person.press(person.button("Sit down"))
    expect(person.button("Leave the table")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_maker_decides_who_plays(visit: Callable[..., Visitor], phone: bool) -> None:
    ilse, bruno, chloe = visit(phone=phone), visit(phone=phone), visit(phone=phone)
    id = ilse.table("me", "open", "open")
    join(bruno, id, "Bruno")
    expect(bruno.page.get_by_text("opened this table")).to_be_visible()
    expect(bruno.page.get_by_role("switch")).to_have_count(0)
    expect(bruno.button("Cancel the table")).to_have_count(0)

    # Nobody is removed by one press.
    ilse.press(ilse.button("Remove Bruno from the table"))
    assert ilse.findings() == []
    ilse.press(ilse.button("No, go back"))
    expect(ilse.page.get_by_text("Bruno", exact=True)).to_be_visible()
    ilse.press(ilse.button("Remove Bruno from the table"))
    ilse.press(ilse.page.get_by_role("button", name="Remove", exact=True))
    expect(ilse.page.get_by_text("Seat 2 is free")).to_be_visible()
    expect(bruno.page.get_by_role("status").filter(has_text="has taken you off it")).to_be_visible()
    expect(bruno.button("Sit here")).to_have_count(0)
    bruno.page.reload()  # and it stays so
    expect(bruno.page.get_by_role("status").filter(has_text="has taken you off it")).to_be_visible()
    expect(bruno.button("Sit down")).to_have_count(0)

    chloe.open(f"/table/{id}")
    expect(chloe.button("Sit down")).to_be_visible()
    switch = ilse.page.get_by_role("switch", name="Others may sit down")
    expect(switch).to_be_checked()
    ilse.press(switch)
    expect(switch).not_to_be_checked()
    expect(chloe.page.get_by_text("Me 1 lets nobody else sit down for now.")).to_be_visible()
    expect(chloe.button("Sit down")).to_have_count(0)
    ilse.press(switch)
    expect(chloe.button("Sit down")).to_be_visible()

    ilse.press(ilse.button("Cancel the table"))
    question = ilse.page.get_by_role("group", name="Cancel it for everybody?")
    ilse.press(question.get_by_role("button", name="Cancel the table"))
    for person in (ilse, chloe):
        heading = person.page.get_by_role("heading", name="This table was cancelled")
        expect(heading).to_be_visible()
        assert person.overflow() == 0
    chloe.page.reload()
    expect(chloe.page.get_by_role("heading", name="This table was cancelled")).to_be_visible()


def test_one_person_takes_one_seat_unless_it_is_allowed(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(), visit()
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    for seat in (2, 3):
        dialog.get_by_label(f"Who sits on seat {seat}").select_option("Open: whoever has the link")
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_label("One person may take several seats").check()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    join(bruno, page.url.rpartition("/")[2], "Bruno")
    bruno.button("Sit here").click()
    assert ilse.standing() in ("mine", "others")  # so it has begun
    alone = ilse.table("me", "open", "open")
    join(bruno, alone, "Bruno")
    expect(bruno.button("Sit here")).to_have_count(0)


def test_the_lobby_says_when_it_is_enough(ilse: Visitor) -> None:
    ilse.expects("409")
    for _ in range(3):
        ilse.table("me", "open", listed=True)
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Who sits on seat 2").select_option("Open: whoever has the link")
    dialog.get_by_label("Listed in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Enough tables of yours wait for players.")).to_be_visible()


def test_a_game_of_mine_is_deleted(visit: Callable[..., Visitor]) -> None:
    ilse, spectator = visit(), visit()
    id = ilse.table("me", "here", seed=1)
    spectator.open(f"/table/{id}")
    assert spectator.standing() == "others"
    page = ilse.open()
    game = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{id}"]'))
    for answer in ("No, go back", "Delete"):
        game.get_by_role("button", name="Delete this game of Conspiracy").click()
        dialog = page.get_by_role("dialog", name="Delete this game?")
        expect(dialog).to_contain_text("Nobody else plays in it.")
        dialog.get_by_role("button", name=answer, exact=True).click()
        expect(dialog).to_be_hidden()
        expect(game).to_have_count(1 if answer != "Delete" else 0)
    expect(spectator.page.get_by_role("heading", name="This game is gone")).to_be_visible()


def test_all_my_data_is_deleted(visit: Callable[..., Visitor]) -> None:
    ilse = visit()
    ilse.expects("401|404")
    id = ilse.table("me", "here", seed=1)
    page = ilse.open()
    expect(page.locator(f'a[href="/table/{id}"]')).to_be_visible()
    ilse.button("Delete all my data").click()
    dialog = page.get_by_role("dialog", name="Delete all my data")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    expect(page.locator(f'a[href="/table/{id}"]')).to_have_count(0)
    assert ilse.context.cookies() == []
    ilse.api(f"/tables/{id}", status=404)
    ilse.button("Delete all my data").click()  # there is nothing left, and that is no error
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
