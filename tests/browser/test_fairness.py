"""Fair deals and old games, as the browser shows them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from deepcourt import Record

from ..server.house import Person, Server
from ..server.test_corrections import ILLEGAL, make_old
from .visitor import Visitor


def test_a_deal_is_checked_against_the_seal_seen_at_the_start(
    visit: Callable[..., Visitor],
) -> None:
    ilse, eve = visit(), visit()
    id = ilse.table("me", "here")
    commitment = ilse.api(f"/tables/{id}")["commitment"]
    ilse.page.locator("[data-menu]").click()
    menu = ilse.page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("The cards were sealed before the game began.")
    expect(menu).to_contain_text(commitment[:12])
    ilse.play()
    ilse.open(f"/table/{id}/replay")
    found = ilse.page.get_by_text("Fair deal: as sealed when the game began")
    expect(found).to_be_visible()
    found.click()
    expect(ilse.page.get_by_text(commitment)).to_be_visible()
    eve.open(f"/table/{id}/replay")
    expect(eve.page.get_by_text("Fair deal: the key fits the seal")).to_be_visible()


def test_a_chosen_seed_has_no_seal(ilse: Visitor) -> None:
    ilse.open(f"/table/{ilse.finished_table(seed=7)}/replay")
    expect(ilse.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    expect(ilse.page.get_by_text("Fair deal")).to_have_count(0)


def test_a_fork_with_an_open_seat_says_what_becomes_of_the_cards(ilse: Visitor) -> None:
    ilse.open(f"/table/{ilse.finished_table(players=2)}/replay")
    ilse.button("Play on from here").click()
    dialog = ilse.page.get_by_role("dialog")
    open_deal = dialog.get_by_role("checkbox", name=re.compile("^Open deal"))
    expect(open_deal).to_have_count(0)
    dialog.get_by_role("combobox").nth(1).select_option("open")
    expect(dialog).to_contain_text("Whatever is not open on the table is dealt anew")
    open_deal.check()
    expect(dialog).to_contain_text("Everybody at the table is told.")
    dialog.get_by_role("button", name="Begin").click()
    expect(ilse.page.get_by_text("Open deal: whoever made this table")).to_be_visible()


def test_a_table_and_a_record_of_earlier_rules_say_what_was_left_out(
    own_server: Server, visit: Callable[..., Visitor], tmp_path: Any
) -> None:
    remark = re.compile("The rules were corrected after this was played")
    with Person.program(own_server) as bruno:
        table = bruno.table("me", "here", game="tyrants")
        for _ in range(60):
            table = bruno.act(table)
        own_server.kill()
        make_old(tmp_path, table["id"], 30)
        own_server.start()
    eve = visit(own_server)
    eve.open(f"/table/{table['id']}")
    expect(eve.page.get_by_label("What happened").get_by_text(remark)).to_be_visible()
    record = Record.new("tyrants", 2, 5)
    rng = random.Random(5)
    for _ in range(80):
        record.play(rng.choice(record.game.legal_actions()))
    document = record.document() | {"rules": 1}
    document["actions"][40] = ILLEGAL
    id = eve.api("/replays", document)["id"]
    eve.open(f"/replay/{id}")
    expect(eve.page.get_by_label("What happened").get_by_text(remark)).to_be_visible()
