"""Abyss over the wire: hands, tokens and Council piles stay hidden, whoever asks whatever.

As in `test_leaks.py` the test keeps the game itself, and whatever a viewer is told must be what a
world says in which all that this viewer cannot know was dealt anew.
"""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

from deepcourt import Record
from deepcourt.server.play import chances

from .house import HINT_ITERATIONS, Json, Person, Server
from .test_leaks import Watcher, allowed_events, allowed_view

NAMES = ["Ilse", "Bruno", "Chloé", "Dario"]
ACTIONS = 140


class House:
    """A running table of Abyss with a person in each seat and somebody who watches."""

    def __init__(self, server: Server, stack: ExitStack, players: int, seed: int) -> None:
        options = {"leviathan": players > 2}
        people = [stack.enter_context(Person.program(server)) for _ in range(players)]
        spectator = stack.enter_context(Person(server))
        seats = ["me", *["open"] * (players - 1)]
        table = people[0].table(*seats, seed=seed, game="abyss", options=options)
        self.id = str(table["id"])
        people[0].post(f"/tables/{self.id}/rename", {"seat": 0, "name": NAMES[0]})
        for person, name in zip(people[1:], NAMES[1:], strict=False):
            person.post(f"/tables/{self.id}/join", {"name": name})
        self.watchers = [
            Watcher(person, seat, stack.enter_context(person.live(self.id)))
            for person, seat in [*zip(people, range(players), strict=True), (spectator, None)]
        ]
        for watcher in self.watchers[:-1]:
            watcher.live.until(lambda message: all(seat["online"] for seat in message["seats"]))
        self.watchers[-1].live.next()
        self.record = Record.new("abyss", players, seed, (), **options)
        self.rng = random.Random(seed)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def expected_table(self, watcher: Watcher, table: Json) -> Json:
        """The whole of a table as this watcher should see it."""
        record = self.record
        return {
            "id": self.id,
            "game": "abyss",
            "options": record.options,
            "listed": False,
            "several_seats": False,
            "maker": 0,
            "closed": False,
            "cancelled": False,
            "started": True,
            "over": record.game.over,
            "seats": [
                {
                    "name": NAMES[number],
                    "kind": "person",
                    "bot": None,
                    "mine": number == watcher.seat,
                    "online": True,
                }
                for number in range(record.players)
            ],
            "number": len(record.actions),
            "viewer": watcher.seat,
            "view": allowed_view(record.game, watcher.seat, self.rng),
            "can_undo": table["can_undo"],
            "thinking": None,
            "stuck": False,
            "open_deal": True,
            "commitment": None,
            "restarts": [],
        }

    def act(self, action: int) -> None:
        """An action of whoever decides, and what everybody is told of it."""
        game = self.record.game
        actor = self.watchers[game.seat]
        notation = game.notation(action)
        verb = game.title.actions[action].verb
        number = len(self.record.actions)
        game.listen()
        self.record.play(action)
        answer = actor.person.act({"id": self.id, "number": number}, notation)
        assert answer == self.expected_table(actor, answer)
        for watcher in self.watchers:
            message = watcher.live.next()
            assert message == {
                "type": "action",
                "number": number + 1,
                "seat": actor.seat,
                "action": notation if watcher is actor or not verb.hidden else None,
                "events": allowed_events(game, watcher.seat),
                "table": self.expected_table(watcher, message["table"]),
            }

    def take_back(self) -> None:
        """Undo of the last action, and what everybody is told of it."""
        seat = self.watchers[self.record.at(len(self.record.actions) - 1).seat]
        body = {"number": len(self.record.actions)}
        assert self.record.undo(seat.seat or 0)
        answer = seat.person.post(f"/tables/{self.id}/undo", body)
        assert answer == self.expected_table(seat, answer)
        for watcher in self.watchers:
            message = watcher.live.next()
            assert message == {
                "type": "undone",
                "number": len(self.record.actions),
                "table": self.expected_table(watcher, message["table"]),
            }

    def ask_everything(self) -> None:
        """Every question that can be asked about a running table, by everybody."""
        for watcher in self.watchers:
            http = watcher.person.http
            table = http.get(self.path).json()
            assert table == self.expected_table(watcher, table)
            fork = {"table": self.id, "number": 1, "seats": [{"kind": "me"}]}
            move = {"number": 9999, "action": "explore"}
            refused = [
                http.get(f"{self.path}/record"),
                http.post("/api/forks", json=fork),
                http.post(f"{self.path}/rematch"),
                http.post(f"{self.path}/undo", json={"number": 9999}),
                http.post(f"{self.path}/actions", json=move),
            ]
            assert {answer.status_code for answer in refused} <= {401, 403, 409}
            for answer in refused:
                error = answer.json()["error"]
                if "table" in error:
                    assert error["table"] == self.expected_table(watcher, error["table"])
                else:
                    assert set(error) == {"id", "message"}
            if watcher.seat == self.record.game.seat:
                self.ask_for_help(watcher)
            else:
                self.refuse_help(watcher)

    def ask_for_replays(self, watcher: Watcher) -> None:
        """One's own steps as they were told, and nobody else's."""
        http = watcher.person.http
        for seat in ("all", *range(self.record.players)):
            if seat != watcher.seat:
                assert http.get(f"{self.path}/replay?seat={seat}").status_code == 403
        replay = http.get(f"{self.path}/replay").json()
        assert replay["viewer"] == watcher.seat
        assert replay["result"] is None
        game = self.record.at(0)
        for step, played in zip(replay["steps"], [None, *self.record.actions], strict=True):
            game.listen()
            if played is not None:
                game.apply(played)
            assert step["view"] == allowed_view(game, watcher.seat, self.rng)
            assert step["events"] == allowed_events(game, watcher.seat)

    def ask_for_help(self, watcher: Watcher) -> None:
        """Hints and reasons come from what the deciding seat knows."""
        record, http = self.record, watcher.person.http
        other = record.game.sample(watcher.seat, self.rng)
        luck = random.Random(f"{record.seed} {len(record.actions)} hint")
        world = other.sample(watcher.seat, luck)
        hint = http.get(f"{self.path}/hint").json()
        assert hint == chances(world, luck.getrandbits(64), 0, HINT_ITERATIONS)
        for action in self.rng.sample(range(len(record.game.title.actions)), 12):
            query = {"action": record.game.notation(action)}
            told = http.get(f"{self.path}/why", params=query).json()["reason"]
            reason = other.why_not(action)
            assert told == (None if reason is None else {"id": reason.id, "args": reason.args})

    def refuse_help(self, watcher: Watcher) -> None:
        """Whoever does not decide learns nothing by asking with the name of a secret."""
        http, game = watcher.person.http, self.record.game
        for action in game.legal_actions():
            query = {"action": game.notation(action)}
            why = http.get(f"{self.path}/why", params=query)
            if watcher.seat is None:
                assert why.status_code in (401, 403)
            else:
                assert why.json() == {"reason": {"id": "not-your-turn", "args": {}}}
        move = {"number": len(self.record.actions), "action": query["action"]}
        answers = [http.get(f"{self.path}/hint"), http.post(f"{self.path}/actions", json=move)]
        for answer in answers:
            assert answer.status_code in (401, 403)
            assert set(answer.json()["error"]) == {"id", "message"}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_nobody_is_told_what_they_may_not_know(server: Server, players: int, seed: int) -> None:
    with ExitStack() as stack:
        house = House(server, stack, players, seed)
        kinds = set()
        taken_back = 0
        while len(house.record.actions) < ACTIONS and not house.record.game.over:
            game = house.record.game
            kind = game.title.decisions[game.kind]
            if kind not in kinds:
                house.ask_everything()
            kinds.add(kind)
            seat = game.seat
            house.act(house.rng.choice(game.legal_actions()))
            may = house.record.undo_limit(seat) < len(house.record.actions)
            if may and not house.record.game.over and house.rng.random() < 0.2:
                house.take_back()
                taken_back += 1
        for watcher in house.watchers:
            house.ask_for_replays(watcher)
        assert taken_back > 3
        assert {"turn", "ally", "pay"} <= kinds
        table = house.record.game.position()["table"]
        assert any(seat["hand"] for seat in table["seats"])


def test_two_at_one_screen_see_one_seat_at_a_time(server: Server) -> None:
    with Person.program(server) as ilse:
        record = Record.new("abyss", 2, 6, leviathan=True)
        rng = random.Random(6)
        table = ilse.table("me", "here", seed=6, game="abyss", options={"leviathan": True})
        with ilse.live(table["id"]) as live:
            live.next()
            while len(record.actions) < ACTIONS and not record.game.over:
                action = rng.choice(record.game.legal_actions())
                record.game.listen()
                record.play(action)
                table = ilse.act(table, record.game.notation(action))
                message = live.next()
                viewer = message["table"]["viewer"]
                assert message["events"] == allowed_events(record.game, viewer)
                assert message["table"]["view"] == allowed_view(record.game, viewer, rng)
