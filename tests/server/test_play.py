"""Playing: one action after the other, each exactly once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import httpx
import pytest

from deepcourt import Record
from deepcourt.bots.advice import Advice
from deepcourt.bots.tree import Stop
from deepcourt.core.game import Game
from deepcourt.server import Settings, play
from deepcourt.server.app import create_app

from .house import Json, Person, Server, play_on, present, to_move


def two_at_a_table(ilse: Person, bruno: Person, **more: Json) -> tuple[Json, list[Person]]:
    """A table of two, and who sits where."""
    table = ilse.table("me", "open", **more)
    bruno.post(f"/tables/{table['id']}/join", {"name": "Bruno"})
    return ilse.get(f"/tables/{table['id']}"), [ilse, bruno]


def test_a_whole_game_against_bots(ilse: Person) -> None:
    id = ilse.table("me", "greedy", "random", seed=3)["id"]
    with ilse.live(id) as live:
        end = play_on(ilse, live, present(live.next()))
    assert end["over"]
    assert end["view"]["decision"] is None
    assert end["thinking"] is None
    record = Record.from_document(ilse.get(f"/tables/{id}/record"))
    assert record.game.over
    assert len(record.actions) == end["number"]
    assert ilse.get("/mine")[0]["over"]
    body = {"number": end["number"], "action": "draw-lords 1"}
    assert ilse.error(f"/tables/{id}/actions", body, status=422) == "game-over"


def test_two_people_at_two_screens(ilse: Person, bruno: Person) -> None:
    table, people = two_at_a_table(ilse, bruno)
    while not table["over"]:
        deciding = people[table["view"]["decision"]["seat"]]
        other = people[1 - table["view"]["decision"]["seat"]]
        seen = other.get(f"/tables/{table['id']}")
        assert "actions" not in seen["view"]["decision"]
        body = {"number": seen["number"], "action": "draw-lords 1"}
        assert other.error(f"/tables/{table['id']}/actions", body, status=403) == "not-your-turn"
        table = deciding.act(deciding.get(f"/tables/{table['id']}"))


def test_two_people_at_one_screen(ilse: Person) -> None:
    """The view is always that of the seat that decides."""
    table = ilse.table("me", "here", "here")
    seen = set()
    while not table["over"]:
        assert table["viewer"] == table["view"]["decision"]["seat"]
        seen.add(table["viewer"])
        table = ilse.act(table)
    assert seen == {0, 1, 2}


def test_the_same_action_twice_is_one_action(ilse: Person) -> None:
    table = ilse.table("me", "here")
    after = ilse.act(table)
    error = ilse.act(table, status=409)["error"]
    assert error["id"] == "stale"
    assert error["table"]["number"] == 1
    assert error["table"]["view"] == after["view"]


@pytest.mark.parametrize("number", [1, 2, 100])
def test_an_action_from_the_future_is_stale_too(ilse: Person, number: int) -> None:
    table = ilse.table("me", "here")
    body = {"number": number, "action": "draw-lords 1"}
    assert ilse.error(f"/tables/{table['id']}/actions", body, status=409) == "stale"


def test_of_two_that_race_for_one_decision_one_wins(ilse: Person) -> None:
    table = ilse.table("me", "here")
    racers = 8
    for _ in range(5):
        gate = Barrier(racers)

        def race(action: str, now: Json = table, gate: Barrier = gate) -> int:
            gate.wait()
            body = {"number": now["number"], "action": action}
            return ilse.http.post(f"/api/tables/{now['id']}/actions", json=body).status_code

        choices = table["view"]["decision"]["actions"]
        with ThreadPoolExecutor(racers) as pool:
            answers = sorted(pool.map(race, (choices * racers)[:racers]))
        assert answers == [200] + [409] * (racers - 1)
        before, table = table["number"], ilse.get(f"/tables/{table['id']}")
        assert table["number"] == before + 1


def test_an_illegal_action_is_refused_with_the_reason(ilse: Person) -> None:
    table = ilse.table("me", "here", seed=1)
    error = ilse.act(table, "take-pile mage", status=422)["error"]
    assert error["id"] == "illegal"
    assert error["reason"] == {"id": "pile-is-empty", "args": {"guild": "mage"}}
    assert ilse.act(table, "take-pile whale", status=422)["error"]["id"] == "unknown-action"
    assert ilse.get(f"/tables/{table['id']}")["number"] == 0


def test_why_not(ilse: Person, bruno: Person) -> None:
    table, people = two_at_a_table(ilse, bruno)
    path = f"/tables/{table['id']}/why"
    deciding = table["view"]["decision"]["seat"]
    person, other = people[deciding], people[1 - deciding]
    reason = person.get(path, action="take-pile mage")["reason"]
    assert reason == {"id": "pile-is-empty", "args": {"guild": "mage"}}
    assert person.get(path, action="draw-lords 1") == {"reason": None}
    for action in ("draw-lords 1", "take-pile mage"):
        assert other.get(path, action=action) == {"reason": {"id": "not-your-turn", "args": {}}}


def test_before_the_start_nothing_is_played(ilse: Person) -> None:
    id = ilse.table("me", "open")["id"]
    body = {"number": 0, "action": "draw-lords 1"}
    assert ilse.error(f"/tables/{id}/actions", body, status=409) == "not-started"
    assert ilse.error(f"/tables/{id}/undo", {"number": 0}, status=409) == "not-started"
    assert ilse.get(f"/tables/{id}/hint", 409)["error"]["id"] == "not-started"
    assert ilse.get(f"/tables/{id}/replay", 409)["error"]["id"] == "not-started"


def test_a_hint_ranks_every_legal_action(ilse: Person, bruno: Person) -> None:
    table, people = two_at_a_table(ilse, bruno, seed=3)
    path = f"/tables/{table['id']}/hint"
    deciding = table["view"]["decision"]["seat"]
    now = people[deciding].get(f"/tables/{table['id']}")
    hint = people[deciding].get(path)
    assert sorted(one["action"] for one in hint) == sorted(now["view"]["decision"]["actions"])
    chances = [one["chance"] for one in hint]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert people[1 - deciding].get(path, 403)["error"]["id"] == "not-your-turn"


def test_a_hint_is_thought_about_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for again it is there at once, until the table has moved on."""
    thought: list[Game] = []

    def advise(world: Game, *_: int | Stop | None) -> list[Advice]:
        thought.append(world)
        return [Advice(action, 0.5, 1.0) for action in world.legal_actions()]

    monkeypatch.setattr(play, "advise", advise)
    app = create_app(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=False))
    seats = [{"kind": "me"}, {"kind": "here"}]
    wish = {"game": "conspiracy", "seats": seats}

    async def run() -> None:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house/api")
        async with app.router.lifespan_context(app), client:
            table = (await client.post("/tables", json=wish)).json()
            path = f"/tables/{table['id']}"
            first = (await client.get(f"{path}/hint")).json()
            assert (await client.get(f"{path}/hint")).json() == first
            assert len(thought) == 1
            move = {"number": 0, "action": "draw-lords 2"}
            table = (await client.post(f"{path}/actions", json=move)).json()
            hint = (await client.get(f"{path}/hint")).json()
            assert {one["action"] for one in hint} == set(table["view"]["decision"]["actions"])
            assert len(thought) == 2

    asyncio.run(run())


# -- undo -----------------------------------------------------------------------------------


def after_a_choice_that_may_be_undone(person: Person) -> tuple[Json, Json]:
    """A table of one person at two seats before and after such a choice."""
    for seed in range(200):
        table = person.table("me", "here", seed=seed)
        while not table["over"]:
            before, table = table, person.act(table)
            if table["can_undo"]:
                return before, table
    raise AssertionError("no game offers an undo")


def test_undo_takes_the_last_choice_back(ilse: Person, spectator: Person) -> None:
    before, after = after_a_choice_that_may_be_undone(ilse)
    path = f"/tables/{after['id']}/undo"
    assert spectator.error(path, {"number": after["number"]}, status=401) == "no-token"
    assert ilse.error(path, {"number": before["number"]}, status=409) == "stale"
    with spectator.live(after["id"]) as live:
        live.next()
        undone = ilse.post(path, {"number": after["number"]})
        message = live.next()
    assert undone["number"] == before["number"]
    assert undone["view"] == before["view"]
    assert message["type"] == "undone"
    assert message["number"] == before["number"]
    assert message["table"]["number"] == before["number"]
    other = before["view"]["decision"]["actions"][-1]
    assert ilse.act(undone, other)["number"] == after["number"]


def test_what_came_to_light_is_not_undone(ilse: Person) -> None:
    table = ilse.act(ilse.table("me", "here"), "draw-lords 1")
    assert not table["can_undo"]
    body = {"number": table["number"]}
    assert ilse.error(f"/tables/{table['id']}/undo", body, status=422) == "no-undo"


def test_undo_goes_exactly_as_far_as_the_record_allows(ilse: Person) -> None:
    """The server offers an undo if and only if `Record.undo_limit` does."""
    offered = 0
    for seed in range(3):
        table = ilse.table("me", "here", seed=seed)
        record = Record.new("conspiracy", 2, seed)
        while not table["over"]:
            action = table["view"]["decision"]["actions"][-1]
            seat = record.game.seat
            record.play(record.game.parse(action))
            table = ilse.act(table, action)
            allowed = record.undo_limit(seat) < len(record.actions) and not record.game.over
            assert table["can_undo"] == allowed
            offered += allowed
    assert offered


def test_the_other_player_cannot_undo_mine(ilse: Person, bruno: Person) -> None:
    for seed in range(200):
        table, people = two_at_a_table(ilse, bruno, seed=seed)
        while not table["over"]:
            deciding = table["view"]["decision"]["seat"]
            mine = people[deciding].get(f"/tables/{table['id']}")
            table = people[deciding].act(mine)
            if table["can_undo"]:
                other = people[1 - deciding]
                assert not other.get(f"/tables/{table['id']}")["can_undo"]
                body = {"number": table["number"]}
                path = f"/tables/{table['id']}/undo"
                assert other.error(path, body, status=422) == "no-undo"
                people[deciding].post(path, body)
                return
    raise AssertionError("no game offers an undo")


def test_a_bot_thinks_anew_when_its_turn_is_taken_back(start: Json) -> None:
    """Its pause is long enough to undo in; what it had thought of is then worth nothing."""
    server: Server = start(bot_pause=3600.0)
    with Person(server) as ilse:
        for seed in range(50):
            table = ilse.table("me", "greedy", seed=seed)
            if not to_move(table):
                continue
            with ilse.live(table["id"]) as live:
                live.next()
                table = ilse.act(ilse.act(table, "draw-lords 3"))  # and keep one of them
                if table["can_undo"] and table["thinking"] == 1:
                    body = {"number": table["number"]}
                    undone = ilse.post(f"/tables/{table['id']}/undo", body)
                    assert undone["thinking"] is None
                    assert to_move(undone)
                    return
        raise AssertionError("no game offers this")
