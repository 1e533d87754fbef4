"""Nobody learns more than their seat may know, over every way to ask, through whole games.

The test keeps the game itself and knows everything. Whatever a viewer is told must be what a
world says in which all that this viewer cannot know was dealt anew: if a byte of it came from
hidden information, the two would differ.
"""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest

from deepcourt import Record
from deepcourt.core.vocabulary import Event
from deepcourt.games.conspiracy.constants import CLAIM
from deepcourt.games.conspiracy.rules import Conspiracy

from .house import Json, Live, Person, Server


class Watcher:
    """Somebody at the table or beside it, with everything they were told."""

    def __init__(self, person: Person, seat: int | None, live: Live) -> None:
        self.person = person
        self.seat = seat
        self.live = live


def allowed_view(game: Any, seat: int | None, rng: random.Random) -> Json:
    return json.loads(json.dumps(game.sample(seat, rng).view(seat)))


def allowed_events(game: Any, seat: int | None) -> list[Json]:
    return [as_json(event) for event in game.events(seat)]


def as_json(event: Event) -> Json:
    return {"kind": event.kind.name, "args": event.args}


def secrets_of(record: Record) -> dict[str, int]:
    """The locations that one seat looks at and nobody else may know, with that seat."""
    game = record.game
    assert isinstance(game, Conspiracy)
    if game.over or game.kind != CLAIM:
        return {}
    return {f'"{id}"': game.seat for id in game.view(game.seat)["decision"]["locations"]}


def expected_table(record: Record, watcher: Watcher, table: Json, rng: random.Random) -> Json:
    """The whole of a table as this watcher should see it; names and presence as told."""
    return {
        "id": table["id"],
        "game": "conspiracy",
        "options": {},
        "listed": False,
        "several_seats": False,
        "maker": 0,
        "closed": False,
        "cancelled": False,
        "started": True,
        "over": record.game.over,
        "seats": [
            {
                "name": ["Ilse", "Bruno", "Chloé"][number],
                "kind": "person",
                "bot": None,
                "mine": number == watcher.seat,
                "online": True,
            }
            for number in range(record.players)
        ],
        "number": len(record.actions),
        "viewer": watcher.seat,
        "view": allowed_view(record.game, watcher.seat, rng),
        "can_undo": table["can_undo"],
        "thinking": None,
        "stuck": False,
        "open_deal": True,
        "commitment": None,
        "restarts": [],
    }


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_nobody_is_told_what_they_may_not_know(server: Server, players: int, seed: int) -> None:
    rng = random.Random(seed)
    with ExitStack() as stack:
        people = [stack.enter_context(Person.program(server)) for _ in range(players)]
        spectator = stack.enter_context(Person(server))
        table = people[0].table("me", *["open"] * (players - 1), seed=seed)
        id = table["id"]
        people[0].post(f"/tables/{id}/rename", {"seat": 0, "name": "Ilse"})
        for person, name in zip(people[1:], ["Bruno", "Chloé"], strict=False):
            person.post(f"/tables/{id}/join", {"name": name})
        watchers = [
            Watcher(person, seat, stack.enter_context(person.live(id)))
            for person, seat in [*zip(people, range(players), strict=True), (spectator, None)]
        ]
        for watcher in watchers[:-1]:  # until all are known to be there
            watcher.live.until(lambda message: all(seat["online"] for seat in message["seats"]))
        watchers[-1].live.next()
        record = Record.new("conspiracy", players, seed)
        secrets = 0
        while not record.game.over:
            secrets += len(secrets_of(record))
            if secrets_of(record) or len(record.actions) % 10 == 0:
                ask_everything(record, watchers, rng)
            act_and_listen(record, watchers, rng)
        assert secrets
        for watcher in watchers:
            replay = watcher.person.get(f"/tables/{id}/replay")
            assert len(replay["steps"]) == len(record.actions) + 1


def ask_everything(record: Record, watchers: list[Watcher], rng: random.Random) -> None:
    """Every question that can be asked about a running table, by everybody."""
    secrets = secrets_of(record)
    for watcher in watchers:
        http = watcher.person.http
        id = json.loads(watcher.live.texts[0])["id"]
        path = f"/api/tables/{id}"
        table = http.get(path).json()
        assert table == expected_table(record, watcher, table, rng)
        answers = [
            http.get(f"{path}/replay"),
            http.get(f"{path}/record"),
            http.get("/api/mine"),
            http.post(f"{path}/undo", json={"number": 9999}),
            http.post(f"{path}/actions", json={"number": 9999, "action": "draw-lords 1"}),
            http.post("/api/forks", json={"table": id, "number": 1, "seats": [{"kind": "me"}]}),
            http.post(f"{path}/rematch"),
            *(http.get(f"{path}/replay?seat={seat}") for seat in ("all", *range(record.players))),
        ]
        is_deciding = watcher.seat == record.game.seat
        if not is_deciding:
            action = record.game.notation(record.game.legal_actions()[-1])
            body = {"number": len(record.actions), "action": action}
            refused = [
                http.get(f"{path}/hint"),
                http.post(f"{path}/actions", json=body),
            ]
            assert {answer.status_code for answer in refused} <= {401, 403}
            why = http.get(f"{path}/why", params={"action": action})
            if watcher.seat is not None:
                assert why.json() == {"reason": {"id": "not-your-turn", "args": {}}}
            answers += [*refused, why]
        for answer in answers:
            assert str(record.seed) != answer.text
            assert f"{record.game.random_state()[0]:016x}" not in answer.text
            for secret, owner in secrets.items():
                # why is asked with the name of a secret: an answer may not confirm it
                assert owner == watcher.seat or secret not in answer.text


def act_and_listen(record: Record, watchers: list[Watcher], rng: random.Random) -> None:
    """The next action, and what everybody is told of it."""
    game = record.game
    seat = game.seat
    actor = watchers[seat]
    action = rng.choice(game.legal_actions())
    notation = game.notation(action)
    number = len(record.actions)
    game.listen()
    record.play(action)
    id = json.loads(actor.live.texts[0])["id"]
    answer = actor.person.act({"id": id, "number": number}, notation)
    assert answer == expected_table(record, actor, answer, rng)
    secrets = secrets_of(record)
    for watcher in watchers:
        message = watcher.live.next()
        assert message == {
            "type": "action",
            "number": number + 1,
            "seat": seat,
            "action": notation,  # in Conspiracy no choice stays secret once it is made
            "events": allowed_events(record.game, watcher.seat),
            "table": expected_table(record, watcher, message["table"], rng),
        }
        for secret, owner in secrets.items():
            assert owner == watcher.seat or secret not in watcher.live.texts[-1]


def test_a_running_replay_shows_each_viewer_their_own(server: Server) -> None:
    """Step by step as it was told live, and nobody else's steps."""
    with Person.program(server) as ilse, Person.program(server) as bruno, Person(server) as eve:
        id = ilse.table("me", "open", seed=8)["id"]
        bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
        people = (ilse, bruno)
        rng = random.Random(8)
        record = Record.new("conspiracy", 2, 8)
        for _ in range(25):
            action = rng.choice(record.game.legal_actions())
            table = {"id": id, "number": len(record.actions)}
            people[record.game.seat].act(table, record.game.notation(action))
            record.play(action)
        for person, seat in ((ilse, 0), (bruno, 1), (eve, None)):
            replay = person.get(f"/tables/{id}/replay")
            assert replay["viewer"] == seat
            assert replay["result"] is None
            game = record.at(0)
            for step, played in zip(replay["steps"], [None, *record.actions], strict=True):
                game.listen()
                if played is not None:
                    game.apply(played)
                assert step["view"] == allowed_view(game, seat, rng)
                assert step["events"] == allowed_events(game, seat)


def test_two_at_one_screen_see_one_seat_at_a_time(server: Server) -> None:
    with Person.program(server) as ilse:
        record = Record.new("conspiracy", 2, 6)
        rng = random.Random(6)
        table = ilse.table("me", "here", seed=6)
        with ilse.live(table["id"]) as live:
            live.next()
            while not record.game.over:
                action = rng.choice(record.game.legal_actions())
                record.game.listen()
                record.play(action)
                table = ilse.act(table, record.game.notation(action))
                message = live.next()
                viewer = message["table"]["viewer"]
                assert message["events"] == allowed_events(record.game, viewer)
                assert message["table"]["view"] == allowed_view(record.game, viewer, rng)
