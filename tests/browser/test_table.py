"""At the table: undo, hints, reasons, reloads, a server that dies, people who only look."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from ..server.house import Server
from .visitor import CHOICES, GLOWING, SPOTS, Visitor


def targets_of(action: str, me: int) -> list[str]:
    """The places on the board where an action is chosen; none if it has a button."""
    verb, *words = action.split()
    cards = [word.partition(":")[2] for word in words]
    if verb == "take-pile":
        return [f"pile:{words[0]}"]
    if verb in ("keep", "return", "place"):
        return [f"hand:{cards[0]}"]
    if verb == "take":
        return [f"location:{cards[0]}", f"claim:{cards[0]}"]
    if verb == "swap":
        return [f"spot:{me}:{spot}" for spot in words]
    return []


def test_all_that_is_legal_glows_and_nothing_else(ilse: Visitor) -> None:
    id = ilse.table("me", "greedy", seed=5)
    page = ilse.page
    while ilse.my_turn():
        table = ilse.api(f"/tables/{id}")
        actions = table["view"]["decision"]["actions"]
        possible = {place for action in actions for place in targets_of(action, table["viewer"])}
        glowing = page.locator(GLOWING).evaluate_all(
            "all => all.map((one) => one.closest('[data-at]').dataset.at)"
        )
        assert set(glowing) <= possible
        for action in actions:
            places = targets_of(action, table["viewer"])
            if action.startswith("swap"):
                assert set(places) <= set(glowing)
            elif places:
                assert set(places) & set(glowing)
        buttons = [action for action in actions if not targets_of(action, 0)]
        assert page.locator(CHOICES).count() == len(buttons)
        ilse.choose()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_card_of_a_large_hand_can_be_reached(
    visit: Callable[..., Visitor], phone: bool
) -> None:
    ilse = visit(phone=phone)
    id = ilse.table("me", "here", seed=196)
    rng = random.Random(196)
    while len((table := ilse.api(f"/tables/{id}"))["view"]["hand"]) < 7:
        action = rng.choice(table["view"]["decision"]["actions"])
        ilse.api(f"/tables/{id}/actions", {"number": table["number"], "action": action}, 200)
    ilse.open(f"/table/{id}")
    assert ilse.my_turn()
    cards = ilse.page.locator(GLOWING)
    assert cards.count() == 7
    for card in cards.all():
        card.click(trial=True)


def test_why_a_pile_cannot_be_taken(ilse: Visitor) -> None:
    ilse.table("me", "greedy", seed=1)
    assert ilse.my_turn()
    pile = ilse.page.locator('[data-at="pile:mage"]')
    expect(pile).to_have_attribute("aria-disabled", "true")
    before = ilse.number
    pile.hover()
    expect(pile.locator(".why")).to_have_text("Not now: the pile of the Mages is empty.")
    expect(pile).to_have_accessible_name(re.compile("the pile of the Mages is empty"))
    pile.click(force=True)
    assert ilse.number == before
    expect(ilse.page.locator("[data-bar].mine")).to_be_visible()


def test_undo(ilse: Visitor) -> None:
    """Keep drawing lords until something can be taken back."""
    ilse.table("me", "here", seed=2)
    page = ilse.page
    undo = ilse.button("Take back (U)")
    while undo.get_attribute("aria-disabled") == "true":
        assert ilse.my_turn(), "in a whole game nothing could be taken back"
        ilse.choose()
    after = ilse.number
    told = page.get_by_role("list", name="What happened").get_by_role("button").count()
    undo.click()
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.stage').dataset.number) < n", arg=after
    )
    lines = page.get_by_role("list", name="What happened").get_by_role("button")
    expect(lines).not_to_have_count(told)
    assert lines.count() < told
    assert ilse.my_turn()
    ilse.choose()


def test_hint(ilse: Visitor) -> None:
    id = ilse.table("me", "greedy", seed=1)
    assert ilse.my_turn()
    ilse.button("Hint (H)").click()
    bar = ilse.page.locator("[data-bar]")
    moves = bar.get_by_role("list", name="The best moves").get_by_role("listitem")
    expect(moves).to_have_count(3)
    expect(bar).to_contain_text("Your chance to win after each move")
    best = ilse.api(f"/tables/{id}/hint")[:3]
    for move, hint in zip(moves.all(), best, strict=True):
        expect(move).to_contain_text(f"{percent(hint['chance'])}%")
    marked = ilse.page.locator("main.stage .worth, [data-bar] .choices .worth")
    expect(marked.first).to_have_text(re.compile(r"^\d+%$"))
    # The best stands out, not what is usual.
    label = moves.first.evaluate("move => move.firstChild.textContent.trim()")
    assert label.startswith("Draw")
    expect(bar.locator(".choices .primary")).to_contain_text(label)
    ilse.choose()
    expect(moves).to_have_count(0)


def percent(chance: float) -> int:
    """As it is told: what is neither sure nor impossible is not called so."""
    return min(99, max(1, math.floor(chance * 100 + 0.5)))


def test_a_hint_that_comes_too_late_is_dropped(ilse: Visitor) -> None:
    ilse.table("me", "here", seed=1)
    assert ilse.my_turn()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ilse.page.route("**/hint", hold)
    ask = ilse.button("Hint (H)")
    ask.click()
    bar = ilse.page.locator("[data-bar]")
    expect(bar).to_contain_text("A bot is thinking about your moves…")
    expect(ask).to_have_attribute("aria-busy", "true")
    expect(ask.locator(".thinking")).to_be_visible()
    ilse.choose()
    assert ilse.my_turn()
    expect(ask).to_have_attribute("aria-busy", "false")
    with ilse.page.expect_response("**/hint"):
        held[0].fulfill(json=[{"action": "draw-lords 1", "chance": 0.5}])
    expect(bar).not_to_contain_text("50%")
    expect(bar.locator("ol")).to_have_count(0)
    ask.click()
    while len(held) < 2:
        ilse.page.wait_for_timeout(10)
    held[1].continue_()
    expect(bar.locator("ol li").first).to_be_visible()


def test_reload_in_the_middle(ilse: Visitor) -> None:
    id = ilse.table("me", "greedy", "greedy", seed=4)
    ilse.play(8)
    assert ilse.my_turn()
    asked = ilse.page.locator("[data-bar] strong").inner_text()
    lines = ilse.page.get_by_role("list", name="What happened").get_by_role("button")
    told = lines.all_inner_texts()
    number = ilse.number
    ilse.page.reload()
    assert ilse.my_turn()
    assert ilse.number == number
    expect(ilse.page.locator("[data-bar] strong")).to_have_text(asked)
    expect(lines).to_have_text(told)
    ilse.play(3)
    assert ilse.api(f"/tables/{id}")["number"] >= number + 3


def test_the_page_recovers_when_the_server_dies(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    ilse, bruno = visit(own_server), visit(own_server)
    for person in (ilse, bruno):
        person.expects("ERR_CONNECTION_REFUSED|WebSocket connection to")
    id = ilse.table("me", "greedy", seed=4)
    bruno.open(f"/table/{id}")
    ilse.play(5)
    assert ilse.my_turn()
    number = ilse.number
    own_server.kill()
    lost = ilse.page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    assert ilse.number == number
    own_server.start()
    expect(lost).to_be_hidden()
    ilse.play(5)
    assert ilse.number >= number + 5
    assert bruno.standing(number + 5) in ("others", "over")


def test_going_offline_and_back(ilse: Visitor) -> None:
    """Without the network a choice is not lost on the player: it says so, and can be made again."""
    ilse.expects("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    ilse.table("me", "greedy", seed=4)
    assert ilse.my_turn()
    ilse.context.set_offline(True)
    ilse.page.locator(CHOICES).first.click()
    expect(ilse.page.get_by_text("The server does not answer.")).to_be_visible()
    ilse.context.set_offline(False)
    ilse.button("Close").click()
    assert ilse.my_turn()
    ilse.choose()


def test_a_spectator_sees_what_everybody_sees(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(), visit()
    heard: list[str] = []
    bruno.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    secrets: set[str] = set()
    for seed in range(20):
        id = ilse.table("me", "here", seed=seed)
        bruno.open(f"/table/{id}")
        heard.clear()
        while ilse.my_turn():
            view = ilse.api(f"/tables/{id}")["view"]
            if len(view["decision"].get("locations", [])) > 1:
                secrets = set(view["decision"]["locations"])
                break
            buttons = ilse.page.locator(CHOICES)
            if view["decision"]["kind"] == "seek" and buttons.count():
                before = ilse.number
                buttons.last.click()
                ilse.standing(before + 1)
            else:
                ilse.choose()
        if secrets:
            break
    assert secrets
    bruno.standing(ilse.number)
    assert bruno.page.locator(f"{CHOICES}, {GLOWING}, {SPOTS}").count() == 0
    expect(bruno.button("Take back (U)")).to_have_count(0)
    expect(ilse.page.locator('[data-at^="claim:"]')).to_have_count(len(secrets))
    expect(bruno.page.locator('[data-at^="claim:"]')).to_have_count(0)
    expect(bruno.page.locator(".hand .card.back")).to_have_count(len(secrets))
    page = bruno.page.content() + "".join(heard) + json.dumps(bruno.api(f"/tables/{id}"))
    assert [secret for secret in secrets if secret in page] == []


def test_reporting_a_problem_saves_a_file(ilse: Visitor) -> None:
    ilse.table("me", "greedy", seed=1)
    ilse.play(2)
    ilse.button("Menu").click()
    with ilse.page.expect_download() as saved:
        ilse.button("Report a problem").click()
    report = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert isinstance(report, dict)
    assert "Chrom" in json.dumps(report)


def test_leaving_asks_first(ilse: Visitor) -> None:
    id = ilse.table("me", "greedy", seed=1)
    assert ilse.my_turn()
    for answer, kind in (("Stay", "person"), ("Leave the table", "bot")):
        ilse.button("Menu").click()
        ilse.button("Leave the table").click()
        dialog = ilse.page.get_by_role("dialog", name="Leave the table")
        dialog.get_by_role("button", name=answer).click()
        expect(dialog).to_be_hidden()
        if answer != "Stay":
            ilse.page.wait_for_url("**/")
        assert ilse.api(f"/tables/{id}")["seats"][0]["kind"] == kind


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_on_one_screen(ilse: Visitor, players: int) -> None:
    ilse.table("me", *["greedy"] * (players - 1), seed=6)
    ilse.play(12)
    taller = ilse.page.evaluate(
        "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    )
    assert (taller, ilse.overflow()) == (0, 0)


def test_motion_comes_to_an_end(visit: Callable[..., Visitor]) -> None:
    """With all animations, and nobody skipping them."""
    ilse = visit(motion=True)
    ilse.table("me", "greedy", seed=1)
    page = ilse.page
    for _ in range(3):
        expect(page.locator("[data-bar].mine")).to_be_visible()
        before = ilse.number
        page.locator(f"{CHOICES}, {GLOWING}").first.click()
        page.wait_for_function(
            "(n) => Number(document.querySelector('main.stage').dataset.number) > n", arg=before
        )
    expect(page.locator("[data-bar].mine")).to_be_visible()
    expect(page.locator("[data-flying]")).to_have_count(0)
