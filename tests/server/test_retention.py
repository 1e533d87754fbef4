"""Retention: what nobody uses goes after a time, and what is mine goes when I want it to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import fields
from inspect import signature
from typing import Any

import pytest

from deepcourt import Record, cli
from deepcourt.bots.players import DEFAULT_BOT
from deepcourt.server.retention import MOST_TABLES, clean
from deepcourt.server.rooms import Rooms
from deepcourt.server.settings import Settings
from deepcourt.server.storage import DAY, Base, Storage, now

from .house import Json, Person, Server, play_on, present

HOUR = 3_600_000
NEVER_BY_ITSELF = 1e6  # seconds: a test has rounds when it wants them


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that deletes nothing by itself."""
    url = f"sqlite:///{tmp_path_factory.mktemp('quiet') / 'tables.sqlite'}"
    running = Server(url, cleaning_seconds=NEVER_BY_ITSELF)
    yield running
    output = running.stop()
    assert "Traceback" not in output, output


@pytest.fixture
def ilse(quiet: Server) -> Iterator[Person]:
    with Person.program(quiet) as person:
        yield person


@pytest.fixture
def bruno(quiet: Server) -> Iterator[Person]:
    with Person.program(quiet) as person:
        yield person


def ask(server: Server, sql: str, *values: Any) -> list[Any]:
    path = server.settings["database_url"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as db, db:
        return db.execute(sql, values).fetchall()


def age(server: Server, row: str, id: str | int, milliseconds: int) -> None:
    """As if nobody had used a table, a replay or a player for so long."""
    columns = {"tables": ("attended", "changed"), "replays": ("last_read",), "players": ("seen",)}
    for column in columns[row]:
        ask(server, f"UPDATE {row} SET {column} = ? WHERE id = ?", now() - milliseconds, id)


def clean_once(server: Server, **settings: float) -> None:
    """A round, in a process beside the server."""

    async def run() -> None:
        chosen = Settings(server.settings["database_url"], **settings)  # type: ignore[arg-type]
        storage = Storage(chosen.database_url)
        try:
            await clean(Rooms(storage), chosen)
        finally:
            await storage.close()

    asyncio.run(run())


def kept(server: Server, *ids: str | int, row: str = "tables") -> list[str | int]:
    """Those that are still there."""
    there = {id for (id,) in ask(server, f"SELECT id FROM {row}")}
    return [id for id in ids if id in there]


def player_of(server: Server, id: str, seat: int = 0) -> int:
    query = "SELECT owner FROM seats WHERE table_id = ? AND seat = ?"
    return int(ask(server, query, id, seat)[0][0])


def finished(person: Person, *seats: str) -> str:
    table = person.table(*seats, seed=4)
    with person.live(table["id"]) as live:
        play_on(person, live, present(live.next()))
    id: str = table["id"]
    return id


def a_record() -> Json:
    return Record.new("conspiracy", 2, 9, ("Ilse", "Bruno")).document()


# -- after a time ---------------------------------------------------------------------------


def test_tables_that_wait_are_cancelled_and_later_gone(quiet: Server, ilse: Person) -> None:
    link, listed, fresh = (ilse.table("me", "open", listed=n == 1)["id"] for n in range(3))
    age(quiet, "tables", link, 49 * HOUR)
    age(quiet, "tables", listed, 3 * HOUR)
    age(quiet, "tables", fresh, 47 * HOUR)
    clean_once(quiet)
    cancelled = {id: ilse.get(f"/tables/{id}")["cancelled"] for id in (link, listed, fresh)}
    assert cancelled == {link: True, listed: True, fresh: False}
    clean_once(quiet)
    assert kept(quiet, link, listed, fresh) == [link, listed, fresh]  # the link says what happened
    age(quiet, "tables", link, 49 * HOUR)
    clean_once(quiet)
    assert kept(quiet, link, listed, fresh) == [listed, fresh]
    assert ilse.get(f"/tables/{link}", 404)["error"]["id"] == "not-found"


def test_who_watches_hears_that_a_table_has_expired(start: Callable[..., Server]) -> None:
    server = start(cleaning_seconds=0.05)
    with Person(server) as ilse, Person(server) as spectator:
        id = ilse.table("me", "open")["id"]
        with spectator.live(id) as live:
            assert not live.next()["cancelled"]
            age(server, "tables", id, 49 * HOUR)
            assert live.next()["cancelled"]


def test_a_table_somebody_sits_at_does_not_expire(start: Callable[..., Server]) -> None:
    """Those who sit there keep it, whoever made it; those who only look do not."""
    server = start(cleaning_seconds=0.05)
    with Person(server) as ilse, Person(server) as spectator:
        attended, lost = (ilse.table("me", "open")["id"] for _ in range(2))
        with ilse.live(attended) as mine, spectator.live(lost) as theirs:
            mine.next()
            for id in (attended, lost):
                age(server, "tables", id, 49 * HOUR)
            theirs.until(lambda message: message["cancelled"])
            assert not ilse.get(f"/tables/{attended}")["cancelled"]
        seen = ask(server, "SELECT attended FROM tables WHERE id = ?", attended)[0][0]
        assert seen > now() - HOUR


def test_games_go_when_nobody_plays_or_looks_at_them(quiet: Server, ilse: Person) -> None:
    running, looked_at, played = (ilse.table("me", "here")["id"] for _ in range(3))
    over = finished(ilse, "me", "here")
    rematch = ilse.post(f"/tables/{over}/rematch", status=201)["id"]
    for id in (running, looked_at, played, over):
        age(quiet, "tables", id, 366 * DAY)
    ask(quiet, "UPDATE tables SET attended = ? WHERE id = ?", now(), looked_at)
    ask(quiet, "UPDATE tables SET changed = ? WHERE id = ?", now(), played)
    clean_once(quiet)
    everything = (running, looked_at, played, over, rematch)
    assert kept(quiet, *everything) == [looked_at, played, over, rematch]  # finished: for ever
    clean_once(quiet, finished_days=365)
    assert kept(quiet, *everything) == [looked_at, played, rematch]
    assert ask(quiet, "SELECT count(*) FROM log WHERE table_id IN (?, ?)", running, over) == [(0,)]
    assert ilse.get(f"/tables/{rematch}")["started"]


def test_a_game_that_somebody_looks_at_is_kept(start: Callable[..., Server]) -> None:
    server = start(cleaning_seconds=0.05)
    with Person(server) as ilse, Person(server) as spectator:
        watched, left = (ilse.table("me", "here")["id"] for _ in range(2))
        with spectator.live(watched) as live:
            live.next()
            for id in (watched, left):
                age(server, "tables", id, 366 * DAY)
            while kept(server, left):
                assert kept(server, watched)


def test_nothing_goes_where_everything_is_kept_for_ever(quiet: Server, ilse: Person) -> None:
    waiting, running = ilse.table("me", "open")["id"], ilse.table("me", "here")["id"]
    over, replay = finished(ilse, "me", "here"), ilse.post("/replays", a_record(), 201)["id"]
    for id in (waiting, running, over):
        age(quiet, "tables", id, 10_000 * DAY)
    age(quiet, "replays", replay, 10_000 * DAY)
    gone = player_of(quiet, waiting)
    ask(quiet, "UPDATE players SET seen = 0 WHERE id = ?", gone)
    ask(quiet, "UPDATE seats SET owner = NULL WHERE owner = ?", gone)
    Person.program(quiet)
    names = ("waiting_hours", "listed_hours", "running_days", "finished_days", "uploads_days")
    clean_once(quiet, **dict.fromkeys([*names, "players_days"], 0))
    assert kept(quiet, waiting, running, over) == [waiting, running, over]
    assert not ilse.get(f"/tables/{waiting}")["cancelled"]
    assert kept(quiet, replay, row="replays")
    assert kept(quiet, gone, row="players")


def test_a_round_is_bounded(quiet: Server, ilse: Person) -> None:
    """And the rest goes in the rounds after it."""
    copied = ilse.table("me", "here")["id"]
    columns = [name for (_, name, *_) in ask(quiet, "PRAGMA table_info(tables)") if name != "id"]
    rest = ", ".join(columns)
    copy = f"INSERT INTO tables (id, {rest}) SELECT ?, {rest} FROM tables WHERE id = ?"
    ids = [f"copy {n}" for n in range(MOST_TABLES + 1)]
    for id in ids:
        ask(quiet, copy, id, copied)
        age(quiet, "tables", id, 20_000 * DAY)
    clean_once(quiet)
    assert len(kept(quiet, *ids)) == 1
    clean_once(quiet)
    assert kept(quiet, *ids) == []


def test_an_upload_goes_when_nobody_reads_it(quiet: Server, ilse: Person) -> None:
    read, unread = (ilse.post("/replays", a_record(), 201)["id"] for _ in range(2))
    for id in (read, unread):
        age(quiet, "replays", id, 366 * DAY)
    ilse.get(f"/replays/{read}")
    clean_once(quiet)
    assert kept(quiet, read, unread, row="replays") == [read]
    assert ilse.get(f"/replays/{unread}", 404)["error"]["id"] == "not-found"


def test_players_go_who_have_no_seat_and_were_not_seen(quiet: Server, ilse: Person) -> None:
    seated = player_of(quiet, ilse.table("me", "here")["id"])
    gone, seen, _newest = (Person.program(quiet) for _ in range(3))
    replay = gone.post("/replays", a_record(), 201)["id"]
    numbers = [seated + more for more in range(4)]
    for number in numbers:
        age(quiet, "players", number, 401 * DAY)
    quiet.kill()  # a new process remembers nobody
    quiet.start()
    Person(quiet, seen.headers["authorization"].split()[1]).get("/mine")
    clean_once(quiet)
    left = kept(quiet, *numbers, row="players")
    assert left == [seated, seated + 2, seated + 3]  # the last number is never given again
    void = Person(quiet, gone.headers["authorization"].split()[1])
    assert void.get("/mine", 401)["error"]["id"] == "wrong-token"
    assert ask(quiet, "SELECT owner FROM replays WHERE id = ?", replay) == [(None,)]


def test_being_seen_is_written_once_a_day(quiet: Server, ilse: Person) -> None:
    player = player_of(quiet, ilse.table("me", "here")["id"])
    seen = "SELECT seen FROM players WHERE id = ?"
    before = ask(quiet, seen, player)
    ilse.get("/mine")
    assert ask(quiet, seen, player) == before


def test_the_command_says_the_same_as_the_settings() -> None:
    offered = signature(cli.serve).parameters
    told = {
        one.name: one.default for one in fields(Settings) if one.name.endswith(("hours", "days"))
    }
    assert len(told) == 6
    assert {name: offered[name].default for name in told} == told


# -- when I want it -------------------------------------------------------------------------


def delete(person: Person, path: str, status: int = 204) -> str | None:
    """The id of the error, if there is one."""
    response = person.http.delete(f"/api{path}")
    assert response.status_code == status, response.text
    return None if status == 204 else str(response.json()["error"]["id"])


def test_my_waiting_table_is_cancelled(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", "open")["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    delete(ilse, f"/tables/{id}")
    assert bruno.get(f"/tables/{id}")["cancelled"]


def test_from_a_table_that_waits_for_others_i_get_up(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", "open")["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    delete(bruno, f"/tables/{id}")
    table = ilse.get(f"/tables/{id}")
    assert not table["cancelled"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]


def test_a_game_of_mine_alone_is_gone(quiet: Server, ilse: Person, bruno: Person) -> None:
    """Whoever watches it is told, also at another process; its bots stop."""
    other = Server(quiet.settings["database_url"], cleaning_seconds=NEVER_BY_ITSELF)
    running, over = ilse.table("me", "greedy")["id"], finished(ilse, "me", "greedy")
    with bruno.live(running) as here, Person(other) as spectator, spectator.live(running) as there:
        for live in (here, there):
            live.next()
        delete(ilse, f"/tables/{running}")
        for live in (here, there):
            live.until(lambda message: message["type"] == "deleted")
    delete(ilse, f"/tables/{over}")
    for id in (running, over):
        assert ilse.get(f"/tables/{id}", 404)["error"]["id"] == "not-found"
        assert delete(ilse, f"/tables/{id}", 404) == "not-found"
    assert ilse.get("/mine") == []
    assert "Traceback" not in other.stop()


def test_where_others_play_only_i_am_gone(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", seed=3)["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    ilse.post(f"/tables/{id}/rename", {"seat": 0, "name": "Ilse"})
    delete(ilse, f"/tables/{id}")
    seat, other = bruno.get(f"/tables/{id}")["seats"]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "P1", DEFAULT_BOT)
    assert other["name"] == "Bruno"
    assert ilse.get("/mine") == []
    assert delete(ilse, f"/tables/{id}", 403) == "not-your-table"
    delete(bruno, f"/tables/{id}")
    assert bruno.get(f"/tables/{id}", 404)["error"]["id"] == "not-found"


def test_the_finished_game_of_others_loses_my_name(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", seed=3)["id"]
    table = bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    people = (ilse, bruno)
    while not table["over"]:
        seat = table["view"]["decision"]["seat"]
        table = people[seat].act(people[seat].get(f"/tables/{id}"))
    delete(ilse, f"/tables/{id}")
    record = Record.from_document(bruno.get(f"/tables/{id}/record"))
    assert record.names == ["P1", "Bruno"]
    again = bruno.post(f"/tables/{id}/rematch", status=201)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]


def test_only_what_is_mine_can_be_deleted(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "here")["id"]
    replay = ilse.post("/replays", a_record(), 201)["id"]
    assert delete(bruno, f"/tables/{id}", 403) == "not-your-table"
    assert delete(bruno, f"/replays/{replay}", 403) == "not-your-replay"
    assert delete(bruno, "/replays/none", 404) == "not-found"
    assert ilse.get(f"/tables/{id}")["started"]
    delete(ilse, f"/replays/{replay}")
    assert ilse.get(f"/replays/{replay}", 404)["error"]["id"] == "not-found"


def test_everything_of_mine_goes(quiet: Server, bruno: Person) -> None:
    with Person(quiet) as ilse:
        alone, waiting = ilse.table("me", "greedy")["id"], ilse.table("me", "open")["id"]
        for_others = ilse.table("open", "open")["id"]
        shared, running, handed_on = (
            ilse.table("me", "open", *["open"] * more)["id"] for more in (0, 0, 1)
        )
        for id in (shared, running, handed_on):
            bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
        unwanted = bruno.table("me", "open", "open")["id"]
        ilse.post(f"/tables/{unwanted}/join", {"name": "Ilse"})
        bruno.post(f"/tables/{unwanted}/remove", {"seat": 1})
        ilse.post("/replays", a_record(), 201)
        me = player_of(quiet, shared)
        response = ilse.http.delete("/api/players/me")
        assert response.status_code == 204
        assert "Max-Age=0" in response.headers["set-cookie"]
        assert not ilse.http.cookies
        token = {"cookie": f"deepcourt_player={me}"}
        assert ilse.http.get("/api/mine", headers=token).json() == []
    stay = [shared, running, handed_on, unwanted]
    assert kept(quiet, alone, waiting, for_others, *stay) == stay
    assert bruno.get(f"/tables/{handed_on}")["maker"] == 1
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if any(key.column.table.name == "players" for key in column.foreign_keys):
                query = f"SELECT count(*) FROM {table.name} WHERE {column.name} = ?"
                assert ask(quiet, query, me) == [(0,)], query
    Person.program(quiet)  # the newest player is never deleted
    clean_once(quiet)
    assert not kept(quiet, me, row="players")


def test_a_void_token_is_void_everywhere(quiet: Server, ilse: Person) -> None:
    ilse.table("me", "here")
    delete(ilse, "/players/me")
    assert ilse.get("/mine", 401)["error"]["id"] == "wrong-token"
    assert delete(ilse, "/players/me", 401) == "wrong-token"


def test_deleting_passes_all_that_keeps_the_server_safe(start: Callable[..., Server]) -> None:
    server = start(limits=True)
    with Person.program(server) as ilse, Person(server) as stranger:
        for path in (f"/tables/{ilse.table('me', 'here')['id']}", "/replays/none", "/players/me"):
            url = f"/api{path}"
            elsewhere = {"origin": "https://elsewhere.example"}
            refused = ilse.http.delete(url, headers=elsewhere)
            assert refused.json()["error"]["id"] == "cross-site"
            large = ilse.http.request("DELETE", url, content=b"x" * 70_000)
            assert large.json()["error"]["id"] == "too-large"
            assert delete(stranger, path, 401) == "no-token"
        wrong = {"authorization": "Bearer wrong"}
        asked = (ilse.http.delete(url, headers=wrong).status_code for _ in range(1000))
        assert 429 in asked
