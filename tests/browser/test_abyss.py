"""Abyss and Leviathan in the browser: whole games by clicks, offers, payments, fights."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .visitor import CHOICES, Visitor

POWERS = {"sell": "slaver", "dissolve": "oracle", "replace": "opportunist"}
# Where on the table an action is chosen, by its verb; others have only a button in the bar.
PLACES = {
    "explore": "deck",
    "explore-on": "deck",
    "plot": "lord-deck",
    "buy": "track:{last}",
    "take-ally": "track:{last}",
    "fight": "track:{last}",
    "take-pile": "pile:{0}",
    "dissolve": "pile:{0}",
    "recruit": "court:{0}",
    "replace": "court:{0}",
    "take-lord": "court:{0}",
    "sell": "hand:{0}",
    "pay": "hand:{0}",
    "discard": "hand:{0}",
    "attack-with": "hand:{0}",
    "affiliate": "paid:{0}",
    "disable": "seat:{seat2}:lord:{0}",
    "hunt": "seat:{0}:tokens:{1}",
    "send": "seat:{0}",
    "give-up": "held:{0}",
    "take": "{pool}:{0}",
    "use-key": "own:{0}",
    "dismiss": "own:{0}",
    "attack": "zone:{0}",
    "strike": "zone:{0}",
    "place": "zone:{0}",
    "reveal": "token:{0}",
}
# The verbs that have a button in the decision bar, in the order of the buttons.
BAR = (
    *("decline-all", "decline", "buy", "ignore", "explore-on", "fight", "take-ally", "plot"),
    *("explore", "choose", "pay-pearl", "pay-rest", "draw-locations", "use-key-token"),
    *("keep-location", "pass", "stop", "spend", "take-tokens", "keep-tokens", "end-turn"),
)

# What is done by somebody in haste, the best first.
HASTY = ("recruit", "take-lord", "pay-rest", "take-pile", "take-ally", "decline-all", "fight")
HASTE = 0.8
# What is done by somebody who wants a large hand.
HOARDING = ("take-pile", "explore", "take-ally", "buy", "explore-on", "end-turn")

View = dict[str, Any]


def verb_of(action: str) -> str:
    return action.partition(" ")[0]


def place_of(action: str, view: View) -> str | None:
    """Where on the table an action is chosen; None if only in the decision bar."""
    verb, *words = action.split()
    if verb not in PLACES:
        return None
    decision = view["decision"]
    face_up = decision["kind"] in ("location", "exchange")
    return PLACES[verb].format(
        *(word.rpartition(":")[2] for word in words),
        last=len(view["track"]),
        seat2=decision.get("seat2"),
        pool="location" if face_up else "drawn",
    )


def needs_arming(action: str, view: View) -> bool:
    """Powers of the turn are taken up first, before their targets glow."""
    return view["decision"]["kind"] == "turn" and verb_of(action) in POWERS


def glowing(visitor: Visitor) -> set[str]:
    places: list[str] = visitor.page.locator("main.stage button.can-act").evaluate_all(
        "all => all.map((one) => one.closest('[data-at]').dataset.at)"
    )
    return set(places)


def at(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f'[data-at="{place}"] button').first


def choose(visitor: Visitor, action: str, view: View) -> None:
    """Click where the action lies, or its button."""
    before = visitor.number
    place = place_of(action, view)
    if needs_arming(action, view):
        visitor.press(at(visitor, f"own:{POWERS[verb_of(action)]}"))
    if place is not None:
        visitor.press(at(visitor, place))
    else:
        number = sorted_bar(view).index(action)
        visitor.press(visitor.page.locator(CHOICES).nth(number))
    if visitor.phone:
        visitor.press(visitor.button(re.compile(r"^(Confirm|Confirmer)$")))
    visitor.standing(before + 1)


def sorted_bar(view: View) -> list[str]:
    """The actions that have a button in the bar, in their order."""
    buttons = [action for action in view["decision"]["actions"] if verb_of(action) in BAR]
    return sorted(buttons, key=lambda action: BAR.index(verb_of(action)))


def wish(rng: random.Random, view: View, verbs: tuple[str, ...] = HASTY) -> str:
    """Something that brings the game nearer to its end, most of the time."""
    actions: list[str] = view["decision"]["actions"]
    if rng.random() < HASTE:
        for verb in verbs:
            if wanted := [action for action in actions if verb_of(action) == verb]:
                return rng.choice(wanted)
    return rng.choice(actions)


def play(visitor: Visitor, id: str, look: Callable[[View], bool]) -> None:
    """Play by clicks to the end of the game, or as long as the look says."""
    while visitor.my_turn():
        view = visitor.api(f"/tables/{id}")["view"]
        if not look(view):
            return
        choose(visitor, wish(visitor.rng, view), view)


def final_screen(visitor: Visitor, title: str = "Result") -> None:
    final = visitor.page.get_by_role("region", name=title)
    expect(final.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\d+ points"))
    points = [int(score) for score in final.locator(".sum dd").all_inner_texts()]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("leviathan", [False, True], ids=["base", "leviathan"])
def test_all_that_is_legal_glows_and_nothing_else(ilse: Visitor, leviathan: bool) -> None:
    """A game against a bot, in which every choice is looked for on the table. With Leviathan not
    to its end: two people play such a game below."""
    id = ilse.table("me", "random", game="abyss", options={"leviathan": leviathan}, seed=7)
    kinds: list[str] = []

    def look(view: View) -> bool:
        kinds.append(view["decision"]["kind"])
        actions = view["decision"]["actions"]
        armed = {f"own:{POWERS[verb_of(a)]}" for a in actions if needs_arming(a, view)}
        direct = {place_of(a, view) for a in actions if not needs_arming(a, view)} - {None}
        shown = glowing(ilse)
        # The deck of locations glows as well, and leads to the buttons.
        assert shown - {"location-deck"} == direct | armed
        assert ilse.page.locator(CHOICES).count() == len(sorted_bar(view))
        return not leviathan or len(kinds) < 60

    play(ilse, id, look)
    if not leviathan:
        final_screen(ilse)
    assert {"turn", "offer", "ally", "pay"} <= set(kinds)


def test_leviathan_in_two_browsers_one_of_them_a_phone(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(seed=1), visit(seed=2, locale="fr-FR", phone=True)
    id = ilse.table("me", "open", game="abyss", options={"leviathan": True}, seed=49)
    bruno.open(f"/table/{id}")
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.locator("form").get_by_role("button").tap()
    expect(bruno.page.locator("main.stage[data-number]")).to_be_visible()
    people = {0: ilse, 1: bruno}
    while (view := ilse.api(f"/tables/{id}")["view"])["decision"]:
        mover = people[view["decision"]["seat"]]
        assert mover.my_turn()
        own = mover.api(f"/tables/{id}")["view"]
        choose(mover, wish(mover.rng, own), own)
    for person, title in ((ilse, "Result"), (bruno, "Résultat")):
        assert person.standing(waiting=True) == "over"
        final_screen(person, title)
    assert bruno.overflow() == 0


def until(
    visitor: Visitor,
    id: str,
    kind: str,
    more: Callable[[View], bool] = lambda view: True,
    verbs: tuple[str, ...] = HASTY,
) -> View:
    """Play through the API until this visitor is asked something, then look at the page."""
    table = visitor.api(f"/tables/{id}")
    while table["view"]["decision"]["kind"] != kind or not more(table["view"]):
        action = wish(visitor.rng, table["view"], verbs)
        body = {"number": table["number"], "action": action}
        table = visitor.api(f"/tables/{id}/actions", body, 200)
        assert not table["over"], f"nobody was asked {kind}"
    visitor.open(f"/table/{id}")
    assert visitor.my_turn()
    view: View = table["view"]
    return view


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_offer_is_declined_for_the_turn(visit: Callable[..., Visitor], phone: bool) -> None:
    ilse = visit(phone=phone)
    id = ilse.table("me", "here", "here", game="abyss", seed=3)
    view = until(ilse, id, "offer")
    seat, price = view["decision"]["seat"], view["price"]
    bar = ilse.page.locator("[data-bar]")
    expect(bar.locator(".figure .price")).to_have_text(str(price))
    expect(bar.get_by_role("button", name=f"Buy for {price}")).to_be_visible()
    choose(ilse, "decline-all", view)
    replay = ilse.api(f"/tables/{id}/replay?seat={seat}")
    assert replay["steps"][-1]["view"]["declined"] == [seat]


def test_an_offer_is_answered_by_a_key(ilse: Visitor) -> None:
    id = ilse.table("me", "here", game="abyss", seed=3)
    view = until(ilse, id, "offer")
    seat = view["decision"]["seat"]
    before = ilse.number
    ilse.page.keyboard.press("b")
    ilse.standing(before + 1)
    assert ilse.api(f"/tables/{id}")["view"]["bought"] == [seat]


def test_a_lord_is_paid_for_card_by_card_and_taken_back(ilse: Visitor) -> None:
    def open_to_choice(view: View) -> bool:
        actions: list[str] = view["decision"]["actions"]
        return sum(verb_of(action) == "pay" for action in actions) > 1

    id = ilse.table("me", "here", game="abyss", seed=3)
    view = until(ilse, id, "pay", open_to_choice)
    tray = ilse.page.get_by_role("region", name="Payment")
    expect(tray).to_be_visible()
    paid, missing = len(view["payment"]["paid"]), view["payment"]["missing"]
    first = next(a for a in view["decision"]["actions"] if a.startswith("pay "))
    choose(ilse, first, view)
    now = ilse.api(f"/tables/{id}")["view"]
    if now["payment"] and now["payment"]["lord"] == view["payment"]["lord"]:
        assert len(now["payment"]["paid"]) > paid
    ilse.button("Take back (U)").click()
    expect(tray.locator('[data-at^="paid:"]')).to_have_count(paid)
    assert ilse.api(f"/tables/{id}")["view"]["payment"]["missing"] == missing


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_card_of_a_large_hand_can_be_reached(
    visit: Callable[..., Visitor], phone: bool
) -> None:
    ilse = visit(phone=phone)
    id = ilse.table("me", "here", game="abyss", options={"leviathan": True}, seed=2)
    until(ilse, id, "martial-law", verbs=HOARDING)
    cards = ilse.page.locator(".hand button.can-act")
    assert cards.count() >= 8
    for card in cards.all():
        card.click(trial=True)


def test_a_fight_with_all_its_motion(visit: Callable[..., Visitor]) -> None:
    ilse = visit(motion=True)
    id = ilse.table("me", "here", game="abyss", options={"leviathan": True}, seed=4)
    view = until(ilse, id, "attack")
    page = ilse.page
    expect(page.locator("section.fight")).to_be_visible()
    before = ilse.number
    action = next(a for a in view["decision"]["actions"] if a.startswith("attack-with"))
    at(ilse, str(place_of(action, view))).click()
    expect(page.locator("section.fight .die").first).to_be_visible()
    page.wait_for_function(
        "(n) => Number(document.querySelector('main.stage').dataset.number) > n", arg=before
    )
    expect(page.locator("[data-flying]")).to_have_count(0)


def test_why_a_lord_cannot_be_recruited(ilse: Visitor) -> None:
    id = ilse.table("me", "here", game="abyss", seed=1)
    view = ilse.api(f"/tables/{id}")["view"]
    assert ilse.my_turn()
    lord = ilse.page.locator(f'[data-at="court:{view["court"][0]}"]')
    lord.hover()
    expect(lord.locator(".why")).to_have_text(re.compile("^Not now: "))
    expect(lord.get_by_role("button")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(("players", "leviathan"), [(2, False), (4, False), (2, True), (5, True)])
def test_everything_is_on_one_screen(ilse: Visitor, players: int, leviathan: bool) -> None:
    others = ["random"] * (players - 1)
    ilse.table("me", *others, game="abyss", options={"leviathan": leviathan}, seed=6)
    assert ilse.my_turn()
    taller = ilse.page.evaluate(
        "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    )
    assert (taller, ilse.overflow()) == (0, 0)
    shared = ilse.page.locator("section.shared")
    hidden = shared.evaluate(
        "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
    )
    assert hidden == [0, 0]


@pytest.mark.parametrize(
    ("theme", "phone"), [("dark", False), ("light", True)], ids=["desktop-dark", "phone-light"]
)
def test_axe(visit: Callable[..., Visitor], theme: str, phone: bool) -> None:
    ilse = visit(phone=phone)
    ilse.context.add_init_script(f"localStorage.setItem('deepcourt.theme', '{theme}')")
    findings = {}
    id = ilse.table("me", "here", "here", game="abyss", options={"leviathan": True}, seed=4)
    for kind in ("offer", "pay", "attack"):
        until(ilse, id, kind)
        findings[kind] = ilse.findings()
    id = ilse.table("me", "here", game="abyss", seed=4)
    until(ilse, id, "reward")
    findings["reward"] = ilse.findings()
    if not phone:
        ilse.button(re.compile("See everything")).first.click()
        findings["enlarged"] = ilse.findings()
    assert {name: found for name, found in findings.items() if found} == {}
