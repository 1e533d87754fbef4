"""Tyrants in the browser: games by clicks, the map, promotions, the end of a turn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deepcourt import Record

from .visitor import CHOICES, Visitor

# Verbs that are chosen on the map.
ON_MAP = (
    *("start", "deploy", "assassinate", "return-spy", "supplant", "lift", "put"),
    *("return-troop", "place-spy", "recall"),
)
# The verbs that have a button in the decision bar, in the order of the buttons.
BAR = ("pass", "take-point", "devour-this", "promote-this")
STACKS = ("house-guard", "priestess-of-lolth", "insane-outcast")
# Panes of a phone.
MAP, MINE, MARKET, OTHERS = range(4)
PANE_OF = {"hand": MINE, "row": MARKET, "stack": MARKET, "devoured": MARKET, "seat": OTHERS}

# What is done by somebody in haste, the best first.
HASTY = ("play", "take-point", "deploy", "recruit", "choose", "supplant", "assassinate", "promote")
HASTE = 0.9

View = dict[str, Any]


def verb_of(action: str) -> str:
    return action.partition(" ")[0]


def place_of(action: str, view: View) -> str | None:
    """Where on the table an action is chosen; None if in the decision bar or on the map."""
    verb, *words = action.split()
    ids = [word.rpartition(":")[2] for word in words]
    decision = view["decision"]
    kind = decision["kind"]
    if verb == "play":
        where = {"play-market": "row", "play-circle": "circle"}.get(kind, "hand")
    elif verb == "recruit":
        where = "stack" if ids[0] in STACKS else "row"
    elif verb == "devour":
        circle = decision.get("cost") == "devour-from-circle"
        where = "row" if kind == "devour-market" else "circle" if circle else "hand"
    elif verb == "promote":
        where = "played" if kind == "promote" else "discarded"
    elif verb == "choose-player":
        houses = [seat["house"] for seat in view["seats"]]
        return f"seat:{houses.index(ids[0])}"
    elif verb in ("end-turn", "recruit-devoured"):
        return {"end-turn": "end-turn", "recruit-devoured": "devoured"}[verb]
    else:
        where = {
            "choose": "option",
            "reveal": "hand",
            "discard": "hand",
            "promote-held": "hand",
            "take-trophy": "trophy",
            "resolve": "effect",
        }.get(verb, "")
    return ":".join((where, *ids)) if where else None


LOOK = """
    () => {
        const all = (what) => [...document.querySelectorAll(`main.stage ${what}`)];
        return {
            on_map: all('button.target').map((one) => one.dataset.action),
            places: all('button.can-act:not(.target)').map((one) =>
                one.closest('[data-at]').dataset.at),
            ends: all('[data-at="end-turn"]').length,
            buttons: document.querySelectorAll('[data-bar] .choices button').length,
        };
    }
"""


def check_lights(visitor: Visitor, view: View) -> None:
    """Everything that is legal can be chosen, and nothing else."""
    actions = view["decision"]["actions"]
    shown = visitor.page.evaluate(LOOK)
    assert sorted(shown["on_map"]) == sorted(a for a in actions if verb_of(a) in ON_MAP)
    places = {place_of(action, view) for action in actions}
    assert set(shown["places"]) == places - {None, "end-turn"}
    assert shown["ends"] == actions.count("end-turn")
    assert shown["buttons"] == len(sorted_bar(view))


def target_of(visitor: Visitor, action: str, view: View) -> Locator:
    """What is pressed for an action."""
    page = visitor.page
    if verb_of(action) in ON_MAP:
        return page.locator(f'button.target[data-action="{action}"] .glow').first
    place = place_of(action, view)
    if place is None:
        return page.locator(CHOICES).nth(sorted_bar(view).index(action))
    if place == "end-turn":
        return page.locator('[data-at="end-turn"] .can-end')
    tray = page.locator(f'.trays [data-at="{place}"] button')
    return tray.first if tray.count() else page.locator(f'[data-at="{place}"] button').first


def bring_into_sight(visitor: Visitor, action: str, view: View) -> None:
    """On a phone, the pane that holds an action, and all of the map."""
    page = visitor.page
    place = place_of(action, view) or ""
    pane = MAP if verb_of(action) in ON_MAP else PANE_OF.get(place.partition(":")[0])
    if pane is not None:
        page.locator(".panes button").nth(pane).tap()
    whole = page.get_by_role("button", name=re.compile("whole map|toute la carte", re.I))
    if pane == MAP and whole.count():
        whole.tap()


def choose(visitor: Visitor, action: str, view: View) -> None:
    """Click where the action lies, or its button."""
    before = visitor.number
    if visitor.phone:
        bring_into_sight(visitor, action, view)
    visitor.press(target_of(visitor, action, view))
    if visitor.phone:
        visitor.press(visitor.button(re.compile(r"^(Confirm|Confirmer)$")))
    elif action == "end-turn" and len(view["decision"]["actions"]) > 1:
        visitor.page.locator('[data-at="end-turn"] .answers button').last.click()
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


def play(people: dict[int, Visitor], id: str, going_on: Callable[[View], bool]) -> None:
    """Play by clicks; the seats of bots play by themselves."""
    while True:
        view = people[0].api(f"/tables/{id}")["view"]
        if not view["decision"] or not going_on(view):
            return
        mover = people.get(view["decision"]["seat"])
        if mover is None:
            continue
        if mover.my_turn():
            own = mover.api(f"/tables/{id}")["view"]
            check_lights(mover, own)
            choose(mover, wish(mover.rng, own), own)


def hurry(people: dict[int, Visitor], id: str, going_on: Callable[[View], bool]) -> None:
    """Play through the API, then look at the page again."""
    table = people[0].api(f"/tables/{id}")
    while going_on(table["view"]):
        seat = table["view"]["decision"]["seat"]
        mover = people.get(seat, people[0])
        if table["view"]["viewer"] != seat:
            table = mover.api(f"/tables/{id}")
        if "actions" in (table["view"]["decision"] or {}):
            body = {"number": table["number"], "action": wish(mover.rng, table["view"])}
            table = mover.api(f"/tables/{id}/actions", body, 200)
    for person in people.values():
        person.open(f"/table/{id}")


def found(
    kind: str, more: Callable[[View], bool], names: list[str], seed: int, options: dict[str, str]
) -> tuple[Record, View]:
    """A game in which somebody is asked something, and what they see then."""
    for one in range(seed, seed + 40):
        record = Record.new("tyrants", len(names), one, names, **options)
        game, rng = record.game, random.Random(one)
        while not game.over:
            view = game.view(game.seat)
            if view["decision"]["kind"] == kind and more(view):
                return record, view
            record.play(game.parse(wish(rng, view)))
    raise AssertionError(f"nobody was asked {kind}")


def table_at(
    visitor: Visitor,
    kind: str,
    more: Callable[[View], bool] = lambda view: True,
    *,
    players: int = 2,
    seed: int = 0,
    **options: str,
) -> tuple[str, View]:
    """A table of this visitor's alone where something is asked, and what is seen there."""
    names = ["Ilse", "Bruno", "Chloé", "Daan"][:players]
    record, view = found(kind, more, names, seed, options)
    replay = visitor.api("/replays", record.document())["id"]
    seats = [{"kind": "here" if i else "me", "name": name} for i, name in enumerate(names)]
    fork = {"replay": replay, "number": len(record.actions), "seats": seats}
    id: str = visitor.api("/forks", fork)["id"]
    visitor.open(f"/table/{id}")
    assert visitor.my_turn()
    return id, view


def final_screen(visitor: Visitor, title: str = "Result") -> None:
    final = visitor.page.get_by_role("region", name=title)
    expect(final.get_by_role("heading", level=1)).to_contain_text(re.compile(r"\d+ points"))
    points = [int(score) for score in final.locator(".sum dd").all_inner_texts()]
    assert points == sorted(points, reverse=True)


def test_against_a_bot(ilse: Visitor) -> None:
    """Its beginning and its end by clicks; every choice is looked for on the table."""
    id = ilse.table("me", "random", game="tyrants", seed=25)
    expect(ilse.page.locator("main.stage .map .world")).to_be_visible()
    people = {0: ilse}
    play(people, id, lambda view: view["round"] < 4)
    hurry(people, id, lambda view: not view["last_round"])
    expect(ilse.page.get_by_role("status").get_by_text("Last round")).to_be_visible()
    play(people, id, lambda view: True)
    assert ilse.standing(waiting=True) == "over"
    final_screen(ilse)


def test_four_seats_in_two_browsers_one_of_them_a_phone(visit: Callable[..., Visitor]) -> None:
    ilse, bruno = visit(seed=1), visit(seed=2, locale="fr-FR", phone=True)
    options = {"decks": "demons-undead"}
    id = ilse.table("me", "open", "random", "random", game="tyrants", options=options, seed=9)
    bruno.open(f"/table/{id}")
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.locator("form").get_by_role("button").tap()
    expect(bruno.page.locator("main.stage .map .world")).to_be_visible()
    people = {0: ilse, 1: bruno}
    play(people, id, lambda view: view["round"] < 2)
    hurry(people, id, lambda view: not view["last_round"])
    play(people, id, lambda view: True)
    for person, title in ((ilse, "Result"), (bruno, "Résultat")):
        assert person.standing(waiting=True) == "over"
        final_screen(person, title)
    assert bruno.overflow() == 0


# Every way to choose something: on the map, in the hand, in a pile laid out, in a hall, in the bar.
KINDS = {
    "elementals-demons": ("focus", "player", "pay", "order", "move", "put"),
    "aberrations-undead": ("discard", "return", "trophy", "promote-any", "recall", "recruit-free"),
    "drow-dragons": ("devour-market", "supplant", "place-spy", "promote-discarded"),
}


@pytest.mark.parametrize("decks", KINDS)
def test_all_that_is_legal_can_be_chosen_and_nothing_else(ilse: Visitor, decks: str) -> None:
    for kind in KINDS[decks]:
        _, view = table_at(ilse, kind, players=3, seed=1, decks=decks)
        expect(ilse.page.locator("main.stage .map .world")).to_be_visible()
        check_lights(ilse, view)


def test_a_turn_does_not_end_by_mistake(ilse: Visitor) -> None:
    id, view = table_at(ilse, "turn", seed=3)
    end = ilse.page.locator('[data-at="end-turn"]')
    before = ilse.number
    end.locator(".can-end").click()
    cards = view["seats"][view["decision"]["seat"]]["hand_size"]
    expect(end.get_by_role("alert")).to_contain_text(f"play {cards} cards")
    end.get_by_role("button", name="Play on").click()
    expect(end.get_by_role("alert")).to_be_hidden()
    assert ilse.number == before
    ilse.page.keyboard.press("e")
    end.get_by_role("button", name="End it").click()
    ilse.standing(before + 1)
    assert ilse.api(f"/tables/{id}")["view"]["active"] != view["active"]


def test_a_card_is_played_and_taken_back(ilse: Visitor) -> None:
    id, view = table_at(ilse, "turn", seed=3)
    card = next(a for a in view["decision"]["actions"] if a.startswith("play "))
    choose(ilse, card, view)
    played = ilse.page.locator(".turn .strip")
    expect(played).to_have_count(1)
    ilse.button("Take back (U)").click()
    expect(played).to_have_count(0)
    assert ilse.api(f"/tables/{id}")["view"]["played"] == []


def test_a_colour_is_chosen_where_several_stand(ilse: Visitor) -> None:
    def mixed(view: View) -> bool:
        places = [a.split()[1] for a in view["decision"]["actions"] if a.startswith("assass")]
        return len(set(places)) < len(places)

    id, view = table_at(ilse, "assassinate", mixed, players=3, seed=5)
    kills = [a.split() for a in view["decision"]["actions"] if a.startswith("assassinate")]
    place = next(one for _, one, _ in kills if sum(p == one for _, p, _ in kills) > 1)
    troop = next(colour for _, one, colour in kills if one == place and colour != "white")
    seat = view["decision"]["seat"]
    before = view["seats"][seat]["hall"].get(troop, 0)
    choose(ilse, f"assassinate {place} {troop}", view)
    after = ilse.api(f"/tables/{id}")["view"]["seats"][seat]["hall"]
    assert after[troop] == before + 1


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_in_play_are_laid_out_to_promote_one(
    visit: Callable[..., Visitor], phone: bool
) -> None:
    ilse = visit(phone=phone)
    id, view = table_at(ilse, "promote", seed=6)
    seat = view["decision"]["seat"]
    tray = ilse.page.get_by_role("region", name="Cards in play")
    action = view["decision"]["actions"][0]
    expect(tray.locator(".can-act")).to_have_count(len(view["decision"]["actions"]))
    choose(ilse, action, view)
    circle = ilse.api(f"/tables/{id}")["view"]["seats"][seat]["circle"]
    assert circle.count(action.partition(":")[2]) == 1 + view["seats"][seat]["circle"].count(
        action.partition(":")[2]
    )


def test_cards_and_options_are_chosen_by_their_numbers(ilse: Visitor) -> None:
    id, view = table_at(ilse, "turn", seed=3)
    before = ilse.number
    ilse.page.keyboard.press("1")
    ilse.standing(before + 1)
    hand = view["seats"][view["decision"]["seat"]]["hand"]
    played = ilse.api(f"/tables/{id}")["view"]["played"]
    assert [one["card"] for one in played] == hand[:1]
    table_at(ilse, "option", seed=3)
    before = ilse.number
    ilse.page.keyboard.press("2")
    ilse.standing(before + 1)


def test_why_a_card_cannot_be_recruited_and_a_troop_not_killed(ilse: Visitor) -> None:
    _, view = table_at(ilse, "turn", seed=1)
    card = ilse.page.locator(f'[data-at="row:{view["row"][0]}"]').first
    card.hover()
    expect(card.locator(".why")).to_have_text(re.compile("^Not now: "))
    ilse.page.locator('[data-place="araumycos"][data-troop="white"]').first.hover()
    expect(ilse.page.locator(".map .caption")).to_contain_text("Not now: ")


def test_piles_can_be_looked_through(ilse: Visitor) -> None:
    table_at(ilse, "turn", lambda view: view["round"] == 4, seed=3)
    ilse.page.locator(".own").get_by_role("button", name="Discard pile").click()
    dialog = ilse.page.get_by_role("dialog", name="Discard pile")
    expect(dialog.locator(".card").first).to_be_visible()
    ilse.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    ilse.button(re.compile("See everything")).first.click()
    expect(ilse.page.get_by_role("dialog").get_by_text("Deck and hand")).to_be_visible()


def test_a_kill_with_all_its_motion(visit: Callable[..., Visitor]) -> None:
    ilse = visit(motion=True)
    _, view = table_at(ilse, "assassinate", seed=5)
    before = ilse.number
    target_of(ilse, view["decision"]["actions"][0], view).click()
    ilse.page.wait_for_selector("[data-flying]")
    ilse.page.wait_for_function(
        "(n) => Number(document.querySelector('main.stage').dataset.number) > n", arg=before
    )
    expect(ilse.page.locator("[data-flying]")).to_have_count(0)


@pytest.mark.parametrize(("players", "decks"), [(2, "drow-dragons"), (4, "demons-undead")])
def test_everything_is_on_one_screen(ilse: Visitor, players: int, decks: str) -> None:
    others = ["random"] * (players - 1)
    ilse.table("me", *others, game="tyrants", options={"decks": decks}, seed=6)
    assert ilse.my_turn()
    taller = ilse.page.evaluate(
        "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
    )
    assert (taller, ilse.overflow()) == (0, 0)
    for part in (".others", ".middle", ".side", ".control .lists", ".shop"):
        hidden = ilse.page.locator(f"main.stage {part}").evaluate(
            "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
        )
        assert hidden == [0, 0], part


def test_a_replay_shows_the_board(ilse: Visitor) -> None:
    record = Record.new("tyrants", 3, 2, ["Ilse", "Bruno", "Chloé"], decks="demons-undead")
    rng = random.Random(2)
    while not record.game.over:
        record.play(record.game.parse(wish(rng, record.game.view(record.game.seat))))
    replay = ilse.api("/replays", record.document())["id"]
    page = ilse.open(f"/replay/{replay}?at=0")
    expect(page.locator(".map .world")).to_be_visible()
    slider = page.get_by_role("slider")
    for number in (40, 200, len(record.actions)):
        slider.fill(str(number))
        seats = record.at(number).view(None)["seats"]
        for seat, of in enumerate(seats):
            shown = page.locator(f'[data-at="barracks:{seat}"] .unseen')
            expect(shown).to_have_text(str(of["barracks"]))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe(visit: Callable[..., Visitor], theme: str, phone: bool) -> None:
    ilse = visit(phone=phone)
    ilse.context.add_init_script(f"localStorage.setItem('deepcourt.theme', '{theme}')")
    findings = {}
    for kind in ("turn", "option", "promote"):
        table_at(ilse, kind, seed=4)
        findings[kind] = ilse.findings()
    if not phone:
        ilse.button(re.compile("See everything")).first.click()
        findings["enlarged"] = ilse.findings()
    assert {name: found for name, found in findings.items() if found} == {}
