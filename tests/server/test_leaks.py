"""Nobody learns more than their seat may know, in any game, over every way to ask.

The tests keep the game itself and know everything. Whatever a viewer is told must be what a world
says in which all that this viewer cannot know was dealt anew: if a byte of it came from hidden
information, the two would differ. Besides, every text that anybody is sent is looked through for
what `hidden.py` says has no place in it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

import httpx
import pytest

import deepcourt
from deepcourt import Game, Record
from deepcourt.core.records import Seed, Step
from deepcourt.core.vocabulary import Event
from deepcourt.server.play import chances
from deepcourt.server.replays import MOST_STEPS

from ..games.cases import Case
from .hidden import TITLES, Viewer, check_view, hidden_things, secret_words
from .house import HINT_ITERATIONS, Json, Live, Person, Server

NAMES = ["Ilse", "Bruno", "Chloé", "Dario", "Emil"]
REFUSED = {401, 403, 409, 422}
WHY_ASKED = 12  # actions that somebody who decides asks about
MOST_LEGAL = 20  # of the legal actions, that somebody else asks about
KEY = "5eed" * 16  # of a deal that nobody can foresee, were it not written here


def conspiracy(players: int) -> Case:
    return Case("conspiracy", players)


def abyss(players: int, leviathan: bool = False) -> Case:
    return Case("abyss", players, (("leviathan", leviathan),))


def tyrants(players: int, decks: str) -> Case:
    return Case("tyrants", players, (("decks", decks), ("outer", "left")))


@dataclass(frozen=True)
class Plan:
    """A game to be played, up to a number of actions, asking every so often."""

    case: Case
    seed: Seed
    actions: int
    ask_every: int
    kinds: frozenset[str]  # of decisions that must come up

    def __str__(self) -> str:
        return f"{self.case}-{'key' if self.seed == KEY else self.seed}"


CLAIMING = frozenset({"recruit", "place", "claim"})
EXPLORING = frozenset({"turn", "ally", "pay"})
RULING = frozenset({"start", "turn"})
PLANS = [
    Plan(conspiracy(2), 1, 1000, 10, CLAIMING),
    Plan(conspiracy(2), KEY, 1000, 10, CLAIMING),
    Plan(conspiracy(3), 3, 1000, 10, CLAIMING),
    Plan(abyss(2), 1, 140, 70, EXPLORING),
    Plan(abyss(3, leviathan=True), 2, 140, 70, EXPLORING),
    Plan(tyrants(2, "drow-dragons"), 1, 90, 45, RULING | {"option"}),
    Plan(tyrants(3, "demons-aberrations"), KEY, 60, 30, RULING),
]


def allowed_view(game: Game, seat: Viewer, rng: random.Random) -> Json:
    return json.loads(json.dumps(game.sample(seat, rng).view(seat)))


def as_json(event: Event) -> Json:
    return {"kind": event.kind.name, "args": event.args}


def views_in(document: Json) -> Iterator[Json]:
    """Every view in an answer, wherever it stands."""
    if isinstance(document, dict):
        if {"viewer", "decision", "seats"} <= document.keys():
            yield document
            return
        document = list(document.values())
    if isinstance(document, list):
        for value in document:
            yield from views_in(value)


# -- those who are told -------------------------------------------------------------------


class Watcher:
    """Somebody at the table or beside it. Whatever they are sent is looked through."""

    def __init__(self, person: Person, seat: Viewer, live: Live, sitting: Sitting) -> None:
        self.person = person
        self.http = person.http
        self.seat = seat
        self.live = live
        self.sitting = sitting
        self.told: list[Json] = []  # the steps that are no secret to this seat
        self.http.event_hooks["response"].append(self.hear_answer)

    def hear_answer(self, response: httpx.Response) -> None:
        self.hear(response.read().decode(), of_the_past=response.url.path.endswith("/replay"))

    def next(self, live: Live | None = None) -> Json:
        """What comes over a socket next."""
        live = live or self.live
        message = live.next()
        self.hear(live.texts[-1], of_the_past=live is not self.live)
        return message

    def hear(self, text: str, of_the_past: bool) -> None:
        """Nothing in a text is hidden from this seat. What is told again of the past may name what
        is a secret now, as far as this seat has seen it then."""
        record = self.sitting.record
        if record.game.over:
            return
        for word in secret_words(record.game, self.seat):
            assert word not in text or (of_the_past and word in json.dumps(self.told))
        assert text != str(record.seed)
        assert isinstance(record.seed, int) or record.seed not in text
        document = json.loads(text)
        assert document.get("seed") is None if isinstance(document, dict) else True
        for view in views_in(document):
            if view["decision"] is not None:
                check_view(view, self.seat)


class Sitting:
    """A running table with a person in each seat and somebody who watches; and the same game as
    it really is."""

    def __init__(self, server: Server, stack: ExitStack, case: Case, seed: Seed) -> None:
        options = dict(case.options)
        self.record = Record.new(case.game, case.players, seed, (), **options)
        self.rng = random.Random(f"{case} {seed}")
        self.steps: list[Step] = []
        people = [stack.enter_context(Person.program(server)) for _ in range(case.players)]
        spectator = stack.enter_context(Person(server))
        self.id = self.lay(people[0])
        people[0].post(f"/tables/{self.id}/rename", {"seat": 0, "name": NAMES[0]})
        for person, name in zip(people[1:], NAMES[1:], strict=False):
            person.post(f"/tables/{self.id}/join", {"name": name})
        places: list[tuple[Person, Viewer]] = [*zip(people, range(case.players), strict=True)]
        self.watchers = [
            Watcher(person, seat, stack.enter_context(person.live(self.id)), self)
            for person, seat in [*places, (spectator, None)]
        ]
        for watcher in self.watchers[:-1]:  # until all are known to be there
            while not all(seat["online"] for seat in watcher.next()["seats"]):
                pass
        self.watchers[-1].next()
        for watcher in self.watchers:
            watcher.told.append(self.step_for(watcher))

    def lay(self, maker: Person) -> str:
        """A table with this deal; its id."""
        record = self.record
        seats = ["me", *["open"] * (record.players - 1)]
        if isinstance(record.seed, int):
            table = maker.table(
                *seats, seed=record.seed, game=record.title.name, options=record.options
            )
        else:
            table = fork(maker, record, seats)
        return str(table["id"])

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def number(self) -> int:
        return len(self.record.actions)

    # -- what is allowed ------------------------------------------------------------------

    def step_for(self, watcher: Watcher) -> Json:
        """The last step as this watcher may know it."""
        last = self.steps[-1] if self.steps else None
        view = allowed_view(self.game, watcher.seat, self.rng)
        if last is None:
            return {"number": 0, "seat": None, "action": None, "events": [], "view": view}
        is_told = (
            watcher.seat == last.seat or not self.record.title.actions[last.action].verb.hidden
        )
        return {
            "number": last.number,
            "seat": last.seat,
            "action": self.game.notation(last.action) if is_told else None,
            "events": [as_json(event) for event in self.game.events(watcher.seat)],
            "view": view,
        }

    def expected_table(self, watcher: Watcher) -> Json:
        """The whole of a table as this watcher should see it."""
        record, last = self.record, self.steps[-1] if self.steps else None
        may_undo = last is not None and last.seat == watcher.seat and not last.reveals
        return {
            "id": self.id,
            "game": record.title.name,
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
            "number": self.number,
            "viewer": watcher.seat,
            "view": watcher.told[-1]["view"],
            "can_undo": may_undo and not record.game.over,
            "thinking": None,
            "stuck": False,
            "open_deal": True,
            "commitment": record.commitment,
            "restarts": [],
        }

    # -- what happens ---------------------------------------------------------------------

    def act(self, action: int) -> None:
        """An action of whoever decides, and what everybody is told of it."""
        game = self.game
        actor = self.watchers[game.seat]
        number, seat = self.number, game.seat
        notation = game.notation(action)
        game.listen()
        self.record.play(action)
        self.steps.append(Step(self.number, seat, action, tuple(game.all_events())))
        for watcher in self.watchers:
            watcher.told.append(self.step_for(watcher))
        answer = actor.person.act({"id": self.id, "number": number}, notation)
        assert answer == self.expected_table(actor)
        for watcher in self.watchers:
            self.check_message(watcher.next(), watcher, watcher.told[-1])

    def check_message(self, message: Json, watcher: Watcher, step: Json) -> None:
        """A step as it is told over a socket."""
        table = self.expected_table(watcher)
        if step["number"] < self.number:
            then = {"number": step["number"], "view": step["view"]}
            table |= {**then, "over": False, "can_undo": False}
        told = {key: value for key, value in step.items() if key != "view"}
        assert message == {"type": "action", **told, "table": table}

    def take_back(self) -> None:
        """Undo of the last action, and what everybody is told of it."""
        actor = self.watchers[self.steps[-1].seat]
        body = {"number": self.number}
        assert self.record.undo(self.steps.pop().seat)
        for watcher in self.watchers:
            watcher.told.pop()
        answer = actor.person.post(f"/tables/{self.id}/undo", body)
        assert answer == self.expected_table(actor)
        for watcher in self.watchers:
            table = self.expected_table(watcher)
            assert watcher.next() == {"type": "undone", "number": self.number, "table": table}

    # -- what can be asked ----------------------------------------------------------------

    def ask_everything(self, thoroughly: bool) -> None:
        """Every question that can be asked about a running table, by everybody; those that take
        long only where it is thorough."""
        for watcher in self.watchers:
            assert watcher.http.get(self.path).json() == self.expected_table(watcher)
            self.ask_for_what_is_closed(watcher)
            self.ask_for_lists(watcher)
            self.ask_for_replays(watcher)
            if watcher.seat != self.game.seat:
                self.refuse_help(watcher)
            elif thoroughly:
                self.ask_for_help(watcher)
            if thoroughly:
                self.ask_what_was_missed(watcher)

    def ask_for_what_is_closed(self, watcher: Watcher) -> None:
        """What is open only later or never is refused with no more than a word."""
        http = watcher.http
        seats = [{"kind": "me"}]
        action = self.game.notation(self.game.legal_actions()[0])
        answers = [
            http.get(f"{self.path}/record"),
            http.get(f"{self.path}/analysis"),
            http.post(f"{self.path}/analysis"),
            http.post("/api/forks", json={"table": self.id, "number": 1, "seats": seats}),
            http.post(f"{self.path}/rematch"),
            http.post(f"{self.path}/undo", json={"number": 9999}),
            http.post(f"{self.path}/actions", json={"number": 9999, "action": action}),
        ]
        if not self.expected_table(watcher)["can_undo"]:
            answers.append(http.post(f"{self.path}/undo", json={"number": self.number}))
        for answer in answers:
            self.check_refusal(answer, watcher)

    def check_refusal(self, answer: httpx.Response, watcher: Watcher) -> None:
        assert answer.status_code in REFUSED
        error = answer.json()["error"]
        if "table" in error:
            assert error["table"] == self.expected_table(watcher)
        else:
            assert set(error) == {"id", "message"}

    def ask_for_lists(self, watcher: Watcher) -> None:
        """Tables that wait, and tables of mine."""
        table = self.expected_table(watcher)
        assert self.id not in watcher.http.get("/api/tables").text
        mine = [one for one in watcher.http.get("/api/mine").json() if one["id"] == self.id]
        expected = {
            **{key: table[key] for key in ("id", "game", "options", "seats", "maker")},
            **{key: table[key] for key in ("started", "over")},
            "my_turn": self.game.seat == watcher.seat,
        }
        times = ("created", "changed")
        told = [{key: one[key] for key in one if key not in times} for one in mine]
        assert told == ([] if watcher.seat is None else [expected])

    def ask_for_replays(self, watcher: Watcher) -> None:
        """One's own steps as they were told, and nobody else's."""
        http = watcher.http
        for seat in ("all", *range(self.record.players)):
            if seat != watcher.seat:
                answer = http.get(f"{self.path}/replay?seat={seat}")
                assert answer.status_code == 403
                self.check_refusal(answer, watcher)
        is_named = watcher.seat is not None and self.rng.random() < 0.5
        query = f"&seat={watcher.seat}" if is_named else ""
        steps: list[Json] = []
        while len(steps) <= self.number:
            replay = http.get(f"{self.path}/replay?from={len(steps)}{query}").json()
            assert 0 < len(replay["steps"]) <= MOST_STEPS
            steps += replay.pop("steps")
        assert steps == watcher.told
        assert replay["viewer"] == watcher.seat
        assert replay["result"] is replay["seed"] is None
        assert replay["commitment"] == self.record.commitment
        assert replay["total"] == len(steps)

    def ask_what_was_missed(self, watcher: Watcher) -> None:
        """Whoever comes back is told what the others were told."""
        since = max(0, self.number - self.rng.choice((2, 8)))  # a few at once, many piecemeal
        with watcher.person.live(self.id, since) as live:
            for step in watcher.told[since + 1 :]:
                self.check_message(watcher.next(live), watcher, step)
            assert watcher.next(live) == {"type": "table", **self.expected_table(watcher)}

    def ask_for_help(self, watcher: Watcher) -> None:
        """Hints and reasons come from what the deciding seat knows."""
        record, http = self.record, watcher.http
        other = self.game.sample(watcher.seat, self.rng)
        luck = random.Random(f"{record.seed} {self.number} hint")
        world = other.sample(watcher.seat, luck)
        hint = http.get(f"{self.path}/hint").json()
        assert hint == chances(world, luck.getrandbits(64), 0, HINT_ITERATIONS)
        illegal = None
        for action in self.rng.sample(range(len(record.title.actions)), WHY_ASKED):
            query = {"action": self.game.notation(action)}
            told = http.get(f"{self.path}/why", params=query).json()["reason"]
            reason = other.why_not(action)
            assert told == (None if reason is None else {"id": reason.id, "args": reason.args})
            illegal = illegal if reason is None else (query, told)
        if illegal is not None:
            query, told = illegal
            answer = http.post(f"{self.path}/actions", json={"number": self.number, **query})
            assert answer.status_code == 422
            assert set(answer.json()["error"]) == {"id", "message", "reason"}
            assert answer.json()["error"]["reason"] == told

    def refuse_help(self, watcher: Watcher) -> None:
        """Whoever does not decide learns nothing by asking with the name of a secret."""
        http = watcher.http
        legal = self.game.legal_actions()
        for action in self.rng.sample(legal, min(MOST_LEGAL, len(legal))):
            query = {"action": self.game.notation(action)}
            why = http.get(f"{self.path}/why", params=query)
            if watcher.seat is None:
                assert why.status_code in (401, 403)
            else:
                assert why.json() == {"reason": {"id": "not-your-turn", "args": {}}}
        move = {"number": self.number, "action": query["action"]}
        for answer in (http.get(f"{self.path}/hint"), http.post(f"{self.path}/actions", json=move)):
            assert answer.status_code in (401, 403)
            self.check_refusal(answer, watcher)

    def ask_when_it_is_over(self) -> None:
        """Then everything is open to everybody, and it is the game that was told."""
        for watcher in self.watchers:
            replay = watcher.person.get(f"/tables/{self.id}/replay")
            assert len(replay["steps"]) == self.number + 1
            assert replay["seed"] == self.record.seed
            for seat in range(self.record.players):
                steps = watcher.person.get(f"/tables/{self.id}/replay", seat=seat)["steps"]
                assert steps == self.watchers[seat].told
            assert watcher.person.get(f"/tables/{self.id}/record")["seed"] == self.record.seed


def fork(maker: Person, record: Record, seats: list[str]) -> Json:
    """A table that goes on where a record ends; what its maker is told."""
    replay = maker.post("/replays", json.loads(record.dumps()), 201)["id"]
    wishes = [{"kind": kind} for kind in seats]
    body = {"replay": replay, "number": len(record.actions), "seats": wishes, "open_deal": True}
    return maker.post("/forks", body, 201)


def choose(game: Game, rng: random.Random) -> int:
    """Any action, but a turn of Tyrants is not ended as long as something can be done."""
    legal = game.legal_actions()
    is_idle = game.title.name == "tyrants" and game.kind == game.title.turn_kind
    return rng.choice(legal[:-1] if is_idle and len(legal) > 1 else legal)


# -- the tests ----------------------------------------------------------------------------


def test_every_title_is_watched() -> None:
    played = {plan.case.game for plan in PLANS}
    assert played == {case.game for case in ALIKE} == {*TITLES} == {*deepcourt.names()}


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_nobody_is_told_what_they_may_not_know(server: Server, plan: Plan) -> None:
    with ExitStack() as stack:
        sitting = Sitting(server, stack, plan.case, plan.seed)
        kinds = set()
        taken_back = 0
        while not sitting.game.over and sitting.number < plan.actions:
            game = sitting.game
            kind = game.title.decisions[game.kind]
            has_secret = any(len(secret_words(game, seat)) > 2 for seat in range(game.players))
            if kind not in kinds or has_secret or sitting.number % plan.ask_every == 0:
                sitting.ask_everything(thoroughly=kind not in kinds)
            kinds.add(kind)
            sitting.act(choose(game, sitting.rng))
            last = sitting.steps[-1]
            if not (last.reveals or sitting.game.over) and sitting.rng.random() < 0.35:
                sitting.take_back()
                taken_back += 1
        if sitting.game.over:
            sitting.ask_when_it_is_over()
        else:
            sitting.ask_everything(thoroughly=True)
        assert plan.kinds <= kinds
        assert taken_back > 3


ONE_SCREEN = [
    (conspiracy(2), 1000),
    (abyss(2, leviathan=True), 140),
    (tyrants(2, "drow-undead"), 80),
]


@pytest.mark.parametrize(("case", "actions"), ONE_SCREEN, ids=str)
def test_two_at_one_screen_see_one_seat_at_a_time(server: Server, case: Case, actions: int) -> None:
    with Person.program(server) as ilse:
        options = dict(case.options)
        record = Record.new(case.game, 2, 6, (), **options)
        rng = random.Random(6)
        table = ilse.table("me", "here", seed=6, game=case.game, options=options)
        with ilse.live(table["id"]) as live:
            live.next()
            while not record.game.over and len(record.actions) < actions:
                action = choose(record.game, rng)
                record.game.listen()
                record.play(action)
                table = ilse.act(table, record.game.notation(action))
                message = live.next()
                viewer = message["table"]["viewer"]
                assert viewer == table["viewer"]
                assert record.game.over or viewer == record.game.seat
                assert message["events"] == [as_json(one) for one in record.game.events(viewer)]
                view = allowed_view(record.game, viewer, rng)
                assert message["table"]["view"] == table["view"] == view


# -- two tables that look alike -------------------------------------------------------------

ALIKE = [
    conspiracy(4),
    abyss(2),
    abyss(5, leviathan=True),
    tyrants(2, "drow-undead"),
    tyrants(4, "demons-aberrations"),
]
MOMENTS = 6
FOLLOWED = 6  # actions after such a moment


def moments(case: Case, rng: random.Random) -> list[Game]:
    """Late moments of different kinds of decisions, one at the beginning of a turn among them;
    those first in which most is hidden."""
    found: dict[int, Game] = {}
    for seed in range(4):
        game = case.new(seed)
        while not game.over:
            if game.kind not in found or rng.random() < 0.3:
                found[game.kind] = game.clone()
            game.apply(choose(game, rng))
    games = rng.sample([*found.values()], len(found))
    turn = games[0].title.turn_kind
    games.sort(key=lambda game: (len(hidden_things(game, None)), game.kind == turn), reverse=True)
    return games[:MOMENTS]


class Alike:
    """Two tables that a viewer cannot tell apart, with the same persons."""

    def __init__(self, people: list[Person], viewer: Viewer, games: list[Game]) -> None:
        self.viewer = viewer
        self.people = people
        self.person = people[-1 if viewer is None else viewer]
        self.games = games
        self.ids = [self.lay(game) for game in games]
        self.number = 0

    def lay(self, game: Game) -> str:
        record = Record.new(game.title.name, game.players, 1, (), **game.title.options_of(game))
        record.restart(game.position(), "fork")
        table = fork(self.people[0], record, ["me", *["open"] * (game.players - 1)])
        for person, name in zip(self.people[1:-1], NAMES[1:], strict=False):
            person.post(f"/tables/{table['id']}/join", {"name": name})
        return str(table["id"])

    def ask(self, path: str = "", body: Json = None, **params: Any) -> None:
        """The same question at both tables is answered with the same words."""
        answers = [
            self.person.http.request(
                "GET" if body is None else "POST",
                f"/api/tables/{id}{path}",
                json=body,
                params=params,
            )
            for id in self.ids
        ]
        self.check([answer.text for answer in answers])
        assert answers[0].status_code == answers[1].status_code

    def check(self, texts: list[str]) -> None:
        one, other = (text.replace(id, "ID") for text, id in zip(texts, self.ids, strict=True))
        assert one == other

    def ask_everything(self, rng: random.Random) -> None:
        number = {"number": self.number}
        for path in ("", "/replay", "/record", "/hint", "/analysis"):
            self.ask(path)
        for seat in ("all", rng.randrange(self.games[0].players)):
            self.ask("/replay", seat=seat)
        self.ask("/undo", number)
        actions = self.games[0].title.actions
        one, other = ({*game.legal_actions()} for game in self.games)
        telling = sorted(one ^ other) or sorted(one)  # legal at one table, and not at the other
        for action in (*rng.sample(range(len(actions)), 4), *rng.choices(telling, k=2)):
            self.ask("/why", action=actions.notation(action))
        if self.viewer == self.games[0].seat:
            telling = [action for action in range(len(actions)) if action not in one]
        self.ask("/actions", {**number, "action": actions.notation(rng.choice(telling))})

    def follow(self, rng: random.Random) -> None:
        """Play the same actions at both tables for as long as nobody tells the viewer apart."""
        with ExitStack() as stack:
            lives = [stack.enter_context(self.person.live(id)) for id in self.ids]
            self.check_next(lives)
            for _ in range(FOLLOWED):
                action = self.shared_action(rng)
                if action is None:
                    return
                actor = self.people[self.games[0].seat]
                body = {"number": self.number, "action": self.games[0].notation(action)}
                for id, game in zip(self.ids, self.games, strict=True):
                    game.apply(action)
                    actor.post(f"/tables/{id}/actions", body)
                self.number += 1
                self.check_next(lives)

    def check_next(self, lives: list[Live]) -> None:
        for live in lives:
            live.next()
        self.check([live.texts[-1] for live in lives])

    def shared_action(self, rng: random.Random) -> int | None:
        """An action after which the two still look alike: it brings nothing to light."""
        if any(game.over for game in self.games):
            return None
        one, other = ({*game.legal_actions()} for game in self.games)
        for action in rng.sample(sorted(one & other), len(one & other)):
            worlds = [game.clone() for game in self.games]
            for world in worlds:
                world.listen()
                world.apply(action)
            views = [world.view(self.viewer) for world in worlds]
            events = [world.events(self.viewer) for world in worlds]
            is_over = any(world.over for world in worlds)
            if not is_over and views[0] == views[1] and events[0] == events[1]:
                return action
        return None


@pytest.mark.parametrize("case", ALIKE, ids=str)
def test_tables_that_look_alike_are_told_alike(server: Server, case: Case) -> None:
    """All that a viewer cannot know is dealt anew, and another table is made of it: whatever is
    asked at both, and whatever happens there, every byte of the answers is the same."""
    rng = random.Random(str(case))
    differed: set[str] = set()
    followed = 0
    with ExitStack() as stack:
        people = [stack.enter_context(Person.program(server)) for _ in range(case.players)]
        people.append(stack.enter_context(Person(server)))
        turns = cycle([None, *range(case.players)])
        games = moments(case, rng)
        for game in games:
            others = (viewer for viewer in turns if viewer != game.seat)
            for viewer in (game.seat, *islice(others, 2)):
                world = game.sample(viewer, rng)
                real, dealt = hidden_things(game, viewer), hidden_things(world, viewer)
                differed |= {name for name in real if real[name] != dealt[name]}
                alike = Alike(people, viewer, [game.clone(), world])
                alike.ask_everything(rng)
                alike.follow(rng)
                followed += alike.number
    assert differed == {name for game in games for name in hidden_things(game, None)}
    assert followed > 0
