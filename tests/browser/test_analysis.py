"""The analysis of a game: begun by a click, its curve, the moves that turned it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from deepcourt import Record
from deepcourt.bots import make
from deepcourt.bots.analysis import analyse
from deepcourt.core.analysis_document import loss

from ..server.house import Json
from .visitor import Visitor


@pytest.fixture(scope="module")
def analysed() -> Json:
    """A finished game with its analysis, as a file holds it; in it somebody went wrong."""
    record = Record.new("conspiracy", 2, 5, ["Ilse", "Nerissa (novice)"])
    bot, rng = make("random", seed=5), random.Random(5)
    while not record.game.over:
        record.play(bot.choose(record.game.sample(record.game.seat, rng)))
    record.analysis = analyse(record, iterations=30)
    document = record.document()
    assert len(document["analysis"]["turns"]) > 3
    return document


def brought(visitor: Visitor, document: Json, query: str = "") -> Page:
    id = visitor.api("/replays", document)["id"]
    return visitor.open(f"/replay/{id}{query}")


def step(page: Page) -> Locator:
    return page.locator("main input[type=range]")


def moment(document: Json, number: int) -> Json:
    moments: list[Json] = document["analysis"]["moments"]
    return next(one for one in moments if one["number"] == number)


def test_from_the_final_screen_to_a_turning_point(ilse: Visitor) -> None:
    id = ilse.finished_table(players=2, seed=3)
    page = ilse.open(f"/table/{id}")
    page.get_by_role("link", name="Analyse the game").click()
    curve = page.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible()
    document = ilse.api(f"/tables/{id}/record")
    worst = document["analysis"]["turns"][0]
    turns = page.get_by_role("region", name="Moves that turned the game").get_by_role("button")
    expect(turns).to_have_count(len(document["analysis"]["turns"]))
    turns.first.click()
    expect(step(page)).to_have_value(str(worst))
    expect(turns.first).to_have_attribute("aria-current", "step")
    here = page.get_by_role("region", name="At this step")
    expect(here.locator(".played")).to_have_count(1)
    expect(here).to_contain_text(re.compile(r"It cost \d+%"))
    # The address leads back to it, and what was found is kept.
    expect(page).to_have_url(re.compile(rf"at={worst}&pane=analysis"))
    page.reload()
    expect(turns.first).to_have_attribute("aria-current", "step")


def test_it_is_begun_by_a_click_and_tells_how_far_it_is(ilse: Visitor, analysed: Json) -> None:
    plain = {name: value for name, value in analysed.items() if name != "analysis"}
    page = brought(ilse, plain)
    answers = [
        {"state": "running", "done": done, "decisions": 40, "analysis": None} for done in (0, 1, 9)
    ]

    def answer(route: Route) -> None:
        if answers:
            route.fulfill(json=answers.pop(0))
        else:
            route.continue_()

    ilse.button(re.compile("^Analysis$")).first.click()
    begin = ilse.button("Analyse this game")
    expect(page.get_by_text(re.compile(r"^\d+ decisions to think about\.$"))).to_be_visible()
    page.route("**/analysis", answer)
    begin.click()
    status = page.locator("aside")
    expect(status).to_contain_text("9 of 40 decisions")
    expect(status).to_contain_text(re.compile("seconds left"))
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "9")
    # The server was never asked to begin: for it there is nothing, which is not passed over.
    expect(page.get_by_role("alert")).to_contain_text("interrupted")
    begin.click()
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()


def test_a_record_shows_its_analysis_at_once(ilse: Visitor, analysed: Json) -> None:
    page = brought(ilse, analysed)
    ilse.button(re.compile("^Analysis$")).first.click()
    curve = page.get_by_role("slider", name="Chances to win")
    last = len(analysed["actions"])
    expect(curve).to_have_attribute("aria-valuemax", str(last))
    box = curve.bounding_box()
    assert box is not None
    # A press goes there, a drag goes on.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.down()
    expect(step(page)).not_to_have_value("0")
    middle = int(step(page).input_value())
    assert abs(middle - last / 2) < last / 8
    page.mouse.move(box["x"] + box["width"] + 40, box["y"] + 60)
    expect(step(page)).to_have_value(str(last))
    page.mouse.up()
    expect(page.get_by_role("region", name="At this step")).to_contain_text("The game is over")
    winner = analysed["analysis"]["end"].index(1.0)
    legend = page.locator(".legend li")
    expect(legend.nth(winner)).to_contain_text("100%")
    # By keys: a step, a turning point.
    curve.focus()
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(last - 1))
    page.keyboard.press("PageUp")
    before = max(turn for turn in analysed["analysis"]["turns"] if turn < last - 1)
    expect(curve).to_have_attribute("aria-valuenow", str(before))
    decided = moment(analysed, before)
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^Step {before}: Ilse \d+%"))
    told = page.get_by_role("region", name="At this step")
    cost = min(99, round(loss(decided) * 100))
    expect(told).to_contain_text(f"It cost {cost}%")
    assert ilse.findings() == []


def test_on_a_phone_in_french(visit: Callable[..., Visitor], analysed: Json) -> None:
    phone = visit(phone=True, locale="fr-FR")
    page = brought(phone, analysed)
    phone.button("Analyse").tap()
    expect(page.get_by_role("slider", name="Chances de gagner")).to_be_visible()
    assert phone.overflow() == 0
    assert phone.findings() == []
    turns = page.get_by_role("region", name="Les coups qui ont tout changé").get_by_role("button")
    expect(turns.first).to_contain_text("joué :")
    turns.first.tap()
    # The board comes forward, at that moment.
    expect(step(page)).to_have_value(str(analysed["analysis"]["turns"][0]))
    expect(page.get_by_role("slider", name="Chances de gagner")).to_be_hidden()


def test_beside_it_no_name_runs_into_another(visit: Callable[..., Visitor], analysed: Json) -> None:
    last = len(analysed["actions"])  # where some piles are large and others small
    page = brought(visit(locale="fr-FR"), analysed, f"?at={last}&pane=analysis")
    expect(page.get_by_role("slider", name="Chances de gagner")).to_be_visible()
    piles = [one.bounding_box() for one in page.locator(".fan .plinth small").all()]
    seals = [one.bounding_box() for one in page.locator(".fan .plinth .seal").all()]
    assert len(piles) == len(seals) == 5
    for before, after in zip(piles[:-1], seals[1:], strict=True):
        assert before is not None
        assert after is not None
        assert before["x"] + before["width"] < after["x"]


def test_an_unfinished_game_has_none(ilse: Visitor) -> None:
    record = Record.new("conspiracy", 2, 5)
    record.play(record.game.legal_actions()[0])
    brought(ilse, json.loads(record.dumps()), "?pane=analysis")
    expect(ilse.page.get_by_role("list", name="What happened")).to_be_visible()
    expect(ilse.button(re.compile("^Analysis$"))).to_have_count(0)
