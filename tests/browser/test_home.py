"""The first page: two clicks to a game, tables, languages, themes."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .visitor import Visitor


def test_two_clicks_to_a_running_game(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game().get_by_role("button", name=re.compile("^Play now")).click()  # one
    page.wait_for_url("**/table/*")
    assert ilse.my_turn()
    page.locator("[data-bar] .choices button").first.click()  # two: the game runs
    assert ilse.standing(1) in ("mine", "others")
    seats = ilse.api(f"/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert [seat["kind"] for seat in seats].count("bot") == len(seats) - 1


def test_my_games_wait_for_me(ilse: Visitor) -> None:
    id = ilse.table("me", "here", seed=1)
    finished = ilse.finished_table()
    page = ilse.open()
    mine = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{id}"]'))
    expect(mine).to_contain_text("Your turn")
    over = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{finished}"]'))
    expect(over).to_contain_text("Finished")
    expect(over).to_contain_text("with Bruno, Chloé")
    mine.get_by_role("link").first.click()
    assert ilse.my_turn()


def test_a_listed_table_is_found_in_the_lobby(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(), visit()
    page = ilse.open()
    ilse.game().get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("group", name="How many play").get_by_role("button", name="2").click()
    dialog.get_by_label("Name on seat 1").fill("Ilse who waits")
    dialog.get_by_label("Who sits on seat 2").select_option("Open: whoever has the link")
    dialog.get_by_label("Listed in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    lobby = bruno.open()
    waiting = lobby.get_by_role("listitem").filter(has_text="Ilse who waits")
    waiting.get_by_role("button", name="Sit down").click()
    lobby.wait_for_url("**/table/*")
    view = ilse.api(f"/tables/{lobby.url.rpartition('/')[2]}")["view"]
    mover = ilse if view["decision"]["seat"] == view["viewer"] else bruno
    assert mover.my_turn()


def test_a_game_with_an_option(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(), visit()
    page = ilse.open()
    abyss = ilse.game("Abyss")
    expect(abyss).to_contain_text("2 to 4 players")
    abyss.get_by_role("button", name="with Leviathan").click()
    expect(abyss).to_contain_text("2 to 5 players")
    abyss.get_by_role("button", name="New table…").click()
    dialog = page.get_by_role("dialog", name="New table")
    many = dialog.get_by_role("group", name="How many play").get_by_role("button")
    expect(many).to_have_text(["2", "3", "4", "5"])
    many.last.click()
    dialog.get_by_role("button", name="Abyss alone").click()
    expect(many).to_have_text(["2", "3", "4"])
    expect(dialog.get_by_label(re.compile("^Who sits"))).to_have_count(4)
    dialog.get_by_role("button", name="with Leviathan").click()
    dialog.get_by_label("Name on seat 1").fill("Ilse of the Border")
    dialog.get_by_label("Who sits on seat 2").select_option("Open: whoever has the link")
    dialog.get_by_label("Listed in the lobby").check()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    id = page.url.rpartition("/")[2]
    assert ilse.api(f"/tables/{id}")["options"] == {"leviathan": True}
    waiting = bruno.open().get_by_role("listitem").filter(has_text="Ilse of the Border")
    expect(waiting).to_contain_text("Abyss · with Leviathan")


def test_play_now_is_the_plain_game(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game("Abyss").get_by_role("button", name=re.compile("^Play now")).click()
    page.wait_for_url("**/table/*")
    table = ilse.api(f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"] == {"leviathan": False}
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 2


def test_the_cards_of_abyss_can_be_sifted(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game("Abyss").get_by_role("link", name="Cards").click()
    leviathans = page.get_by_role("heading", name="Leviathans")
    locations = page.get_by_role("heading", name="Locations")
    expect(leviathans).to_be_visible()
    ilse.button("Leviathan only").click()
    expect(locations).to_have_count(0)
    page.get_by_role("group", name="Which cards are shown").get_by_role(
        "button", name="Abyss"
    ).click()
    expect(leviathans).to_have_count(0)
    expect(locations).to_be_visible()


def test_the_guide_to_abyss(ilse: Visitor) -> None:
    page = ilse.open("/guide/abyss")
    ilse.button(re.compile("^Explore$")).click()
    ilse.button("Explore on").click()
    ilse.button("Take the Crab 4").click()
    expect(page.get_by_text("The ally is yours.")).to_be_visible()
    steps = page.get_by_role("list", name="Steps").get_by_role("button")
    heading = page.locator(".words").get_by_role("heading", level=2)
    for step in range(1, steps.count()):
        steps.nth(step).click()
        expect(steps.nth(step)).to_have_accessible_name(re.compile(heading.inner_text()))


def test_the_guide_to_tyrants(ilse: Visitor) -> None:
    page = ilse.open("/guide/tyrants")
    steps = page.get_by_role("list", name="Steps").get_by_role("button")
    heading = page.locator(".words").get_by_role("heading", level=2)
    glowing = page.locator(".scene .can-act, .scene .button.primary")
    done = page.locator(".ways .button.primary")
    expect(heading).to_have_text("Play your cards")
    for step in range(steps.count()):
        steps.nth(step).click()
        expect(steps.nth(step)).to_have_accessible_name(re.compile(heading.inner_text()))
        while not done.count():
            glowing.first.click()
    expect(page.get_by_text("Most VP win.")).to_be_visible()


def test_the_language_changes_at_once(ilse: Visitor) -> None:
    page = ilse.open()
    language = page.get_by_role("group").filter(has=page.get_by_role("button", name="FR"))
    language.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ilse.table("me", "greedy", seed=1)
    assert ilse.my_turn()
    asked = page.locator("[data-bar] strong")
    expect(asked).to_contain_text("Recrut")
    language.get_by_role("button", name="EN").click()
    expect(asked).to_contain_text("Recruit: draw lords")
    page.reload()
    expect(asked).to_contain_text("Recruit: draw lords")


def test_the_theme_is_remembered(ilse: Visitor) -> None:
    page = ilse.open()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("banner").get_by_role("button").last.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_nowhere(ilse: Visitor) -> None:
    ilse.expects("404")
    page = ilse.open("/table/no-such-table")
    page.get_by_role("main").get_by_role("link").click()
    expect(ilse.game().get_by_role("button", name=re.compile("^Play now"))).to_be_visible()


def test_rules_and_guide_are_a_click_away(ilse: Visitor) -> None:
    page = ilse.open()
    ilse.game().get_by_role("link", name="Rules", exact=True).click()
    search = page.get_by_role("searchbox")
    sections = page.locator("article section")
    expect(sections.nth(3)).to_be_visible()
    everything = sections.count()
    search.fill("coalition")
    expect(page.get_by_text(re.compile(r"Found in \d+ sections"))).to_be_attached()
    assert 0 < sections.count() < everything
    assert page.evaluate("() => CSS.highlights.get('found').size") > 0
    search.fill("no such word anywhere")
    expect(page.get_by_text("Nothing in the rules speaks of that.")).to_be_visible()
    page.get_by_role("link", name="First game? A short guide").click()
    steps = page.get_by_role("list", name="Steps").get_by_role("button")
    heading = page.locator(".words").get_by_role("heading", level=2)
    expect(heading).to_have_text("Recruit")
    ilse.button("Draw 3 lords").click()
    for step in range(1, steps.count()):
        steps.nth(step).click()
        expect(steps.nth(step)).to_have_accessible_name(re.compile(heading.inner_text()))
