"""Replays: scrub, step, look with others' eyes, play on, bring a record."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from deepcourt import Record
from deepcourt.bots import make

from .visitor import Visitor

DROP = """
    (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'game.json', { type: 'application/json' }));
        for (const name of ['dragover', 'drop'])
            window.dispatchEvent(new DragEvent(name, { dataTransfer: data, cancelable: true }));
    }
"""


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game as a file holds it."""
    played = Record.new("conspiracy", 3, 11, ["Ilse", "Bruno", "Chloé"])
    bot = make("random", seed=11)
    rng = random.Random(11)
    while not played.game.over:
        played.play(bot.choose(played.game.sample(played.game.seat, rng)))
    return played.dumps()


def position(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position in the game")


@pytest.fixture
def replay(ilse: Visitor, record: str) -> Visitor:
    id = ilse.api("/replays", json.loads(record))["id"]
    ilse.open(f"/replay/{id}")
    expect(position(ilse.page)).to_have_value("0")
    return ilse


def test_scrub_and_step(replay: Visitor) -> None:
    page = replay.page
    slider = position(page)
    last = int(slider.get_attribute("max") or 0)
    replay.button("One step on").click()
    expect(slider).to_have_value("1")
    replay.button("To the next turn").click()
    expect(slider).not_to_have_value("1")
    slider.fill(str(last // 2))
    expect(page).to_have_url(re.compile(rf"at={last // 2}\b"))
    expect(page.locator('[aria-current="step"]')).to_have_attribute("data-number", str(last // 2))
    filled = page.locator(".mine .spot .card.lord").count()
    assert filled > 0
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.get_by_text(re.compile("wins?( together)?$")).first).to_be_visible()
    assert page.locator(".mine .spot .card.lord").count() > filled
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("list", name="What happened").get_by_role("button").nth(4).click()
    expect(slider).to_have_value("5")
    page.reload()
    expect(slider).to_have_value("5")


def test_it_plays_by_itself(replay: Visitor) -> None:
    slider = position(replay.page)
    replay.page.get_by_label("Speed").select_option("4×")
    play = replay.button(re.compile("^Play$"))
    play.click()
    expect(slider).not_to_have_value("0")
    replay.button("Pause").click()
    expect(play).to_be_visible()


def test_every_perspective(replay: Visitor) -> None:
    page = replay.page
    position(page).fill("9")
    seen = page.get_by_label("Seen by")
    seen.select_option("Chloé")
    expect(page).to_have_url(re.compile(r"at=9&seat=2"))
    expect(page.locator(".mine")).to_contain_text("Chloé")
    expect(page.locator(".mine")).to_contain_text("you")
    seen.select_option("Everybody")
    expect(page.locator(".mine")).not_to_contain_text("you")  # a record that was brought
    expect(page).to_have_url(re.compile(r"at=9$"))
    expect(position(page)).to_have_value("9")


def test_play_on_from_here(replay: Visitor) -> None:
    page = replay.page
    position(page).fill("12")
    replay.button("Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("after action 12")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    assert replay.my_turn()
    assert replay.number >= 12
    replay.play(3)


def test_the_record_comes_back_as_it_was(replay: Visitor, record: str) -> None:
    with replay.page.expect_download() as saved:
        replay.page.get_by_role("link", name="Download the record").click()
    document = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert document["actions"] == json.loads(record)["actions"]
    assert document["seed"] == json.loads(record)["seed"]


def test_a_finished_table_is_replayed_and_its_record_saved(ilse: Visitor) -> None:
    id = ilse.finished_table(seed=8)
    page = ilse.open(f"/table/{id}")
    with page.expect_download() as saved:
        ilse.button("Download the record").click()
    document = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert Record.from_document(document).game.over
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/table/{id}/replay**")
    expect(position(page)).to_have_value("0")
    assert int(position(page).get_attribute("max") or 0) == len(document["actions"])


def test_a_running_game_is_replayed_as_its_viewer_knows_it(
    visit: Callable[..., Visitor],
) -> None:
    ilse, bruno = visit(), visit()
    id = ilse.table("me", "greedy", seed=2)
    ilse.play(3)
    for person in (ilse, bruno):
        page = person.open(f"/table/{id}/replay")
        expect(position(page)).to_be_visible()
        expect(page.get_by_label("Seen by")).to_have_count(0)
        expect(person.button("Play on from here")).to_have_count(0)


@pytest.mark.parametrize("way", ["drop", "paste", "choose"])
def test_bringing_a_record(ilse: Visitor, record: str, tmp_path: Path, way: str) -> None:
    page = ilse.open()
    expect(page.get_by_label("Paste a record here")).to_be_visible()
    bring(ilse, record, tmp_path, way)
    page.wait_for_url("**/replay/*")
    expect(position(page)).to_be_visible()


@pytest.mark.parametrize("way", ["drop", "paste", "choose"])
@pytest.mark.parametrize(
    "text",
    ["no record", '{"format": "deepcourt-record", "version": 1}', "{}"],
    ids=["text", "torn", "other"],
)
def test_bringing_something_else(ilse: Visitor, tmp_path: Path, way: str, text: str) -> None:
    ilse.expects("status of 4(00|22)")
    page = ilse.open()
    expect(page.get_by_label("Paste a record here")).to_be_visible()
    bring(ilse, text, tmp_path, way)
    notice = page.get_by_role("status").filter(has_text=re.compile("not the record|damaged"))
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()


def bring(visitor: Visitor, text: str, tmp_path: Path, way: str) -> None:
    page = visitor.page
    if way == "drop":
        page.evaluate(DROP, text)
    elif way == "paste":
        page.get_by_label("Paste a record here").fill(text)
    else:
        path = tmp_path / "game.json"
        path.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(path)


def test_a_long_game_comes_page_by_page(ilse: Visitor) -> None:
    """It opens in the middle, goes on to the end, and all of it is told."""
    played = Record.new("abyss", 4, 1)
    bot = make("random", seed=1)
    while not played.game.over:
        played.play(bot.choose(played.game.clone()))
    last = len(played.actions)
    middle = last // 2
    assert middle > 150  # more than one page
    id = ilse.api("/replays", played.document())["id"]
    asked: list[str] = []
    ilse.page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    ilse.open(f"/replay/{id}?at={middle}")
    slider = position(ilse.page)
    expect(slider).to_have_value(str(middle))
    lines = ilse.page.get_by_role("list", name="What happened").get_by_role("button")
    expect(lines.first).to_have_attribute("data-number", re.compile(r"^\d$"))
    expect(lines.last).to_have_attribute("data-number", str(last))
    slider.fill(str(last))
    expect(ilse.page.get_by_text(re.compile("wins"))).to_be_visible()
    pages = [path for path in asked if path.startswith(f"replays/{id}?from=")]
    assert pages[0] == f"replays/{id}?from={middle}"
    assert len(pages) == len(set(pages)) > 1
