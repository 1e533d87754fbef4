"""The lobby: a share for everybody, and a maker who decides who sits at their table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest

from deepcourt.server.lobby import AWAY, BY_ADDRESS, BY_PLAYER, HIDDEN
from deepcourt.server.storage import now

from .house import Json, Person, Server

MINUTE = 60_000


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def lobby_of(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/tables")]


def left_alone(server: Server, id: str, milliseconds: int) -> None:
    """As if nobody had had a table open for so long."""
    path = server.settings["database_url"].removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE tables SET attended = ? WHERE id = ?", (now() - milliseconds, id))


@pytest.fixture
def chloe(server: Server) -> Iterator[Person]:
    with Person.program(server) as person:
        yield person


# -- a share for everybody ------------------------------------------------------------------


def test_one_player_has_a_few_tables_in_the_lobby(ilse: Person) -> None:
    ids = [ilse.table("me", "open", listed=True)["id"] for _ in range(BY_PLAYER.listed)]
    error = ilse.table("me", "open", listed=True, status=409)["error"]
    assert error["id"] == "too-many-tables"
    assert "3 tables of yours are in the lobby" in error["message"]
    ilse.table("me", "open")  # by link there may be more
    ilse.table("me", "greedy", listed=True)  # and this one waits for nobody
    ilse.post(f"/tables/{ids[0]}/cancel")
    ilse.table("me", "open", listed=True)


def test_one_player_has_so_many_tables_waiting(ilse: Person, bruno: Person) -> None:
    ids = [ilse.table("me", "open")["id"] for _ in range(BY_PLAYER.waiting)]
    assert ilse.table("me", "open", status=409)["error"]["id"] == "too-many-tables"
    bruno.post(f"/tables/{ids[0]}/join", {"name": "Bruno"})
    ilse.table("me", "open")


def test_a_fork_that_waits_counts_too(ilse: Person) -> None:
    ended = ilse.table("greedy", "greedy")["id"]
    with ilse.live(ended) as live:
        live.until(lambda message: message.get("table", message)["over"])
    for _ in range(BY_PLAYER.waiting):
        ilse.table("me", "open")
    body = {"table": ended, "number": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ilse.error("/forks", body, status=409) == "too-many-tables"


def test_requests_at_once_do_not_make_more(start: Callable[..., Server]) -> None:
    """Also when they ask different processes."""
    servers = [start(), start()]
    with Person.program(servers[0]) as ilse, ExitStack() as stack:
        token = ilse.headers["authorization"].split()[1]
        people = [stack.enter_context(Person(servers[i % 2], token)) for i in range(8)]
        wish = {"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        with ThreadPoolExecutor(len(people)) as pool:
            answers = pool.map(lambda person: person.http.post("/api/tables", json=wish), people)
            statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [201] * BY_PLAYER.listed + [409] * (8 - BY_PLAYER.listed)


def test_new_tokens_do_not_help_who_fills_the_lobby(start: Callable[..., Server]) -> None:
    """From one address, whoever asks: so many, and no more until one of them is gone."""
    server = start(limits=True)
    with ExitStack() as stack:

        def stranger() -> Person:
            return stack.enter_context(Person(server))

        first = stranger()
        id = first.table("me", "open", listed=True)["id"]
        for _ in range(BY_ADDRESS.listed - 1):
            stranger().table("me", "open", listed=True)
        error = stranger().table("me", "open", listed=True, status=409)["error"]
        assert error["id"] == "too-many-tables"
        stranger().table("me", "open")
        first.post(f"/tables/{id}/cancel")
        stranger().table("me", "open", listed=True)


def test_a_listed_table_has_room_for_others(ilse: Person) -> None:
    error = ilse.table("me", "here", listed=True, status=422)["error"]
    assert error["id"] == "invalid-seat"


def test_the_lobby_is_shared_between_makers(start: Callable[..., Server]) -> None:
    """Newest first, but nobody's second table stands before somebody else's first."""
    server = start()
    with Person(server) as ilse, Person(server) as bruno, Person(server) as spectator:
        by_bruno = bruno.table("me", "open", listed=True)["id"]
        by_ilse = [ilse.table("me", "open", listed=True)["id"] for _ in range(3)]
        assert lobby_of(spectator) == [by_ilse[2], by_bruno, by_ilse[1], by_ilse[0]]


def test_a_table_without_its_people_sinks_and_disappears(start: Callable[..., Server]) -> None:
    server = start()
    with Person(server) as ilse, Person(server) as bruno, Person(server) as spectator:
        older = bruno.table("me", "open", listed=True)["id"]
        newer = ilse.table("me", "open", listed=True)["id"]
        assert lobby_of(spectator) == [newer, older]
        left_alone(server, newer, AWAY + MINUTE)
        assert lobby_of(spectator) == [older, newer]
        left_alone(server, newer, HIDDEN + MINUTE)
        assert lobby_of(spectator) == [older]
        joined = spectator.post(f"/tables/{newer}/join", {"name": "By the link"})
        assert joined["started"]


# -- one seat each --------------------------------------------------------------------------


def test_one_player_takes_one_seat(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "here", "open", "open")["id"]
    assert ilse.error(f"/tables/{id}/join", {"name": "I"}, status=409) == "already-seated"
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    again = {"name": "Also Bruno", "seat": 3}
    assert bruno.error(f"/tables/{id}/join", again, status=409) == "already-seated"
    assert kinds(ilse.get(f"/tables/{id}")) == ["person", "person", "person", "open"]


def test_several_seats_if_the_maker_allows_it(ilse: Person, bruno: Person) -> None:
    table = ilse.table("me", "open", "open", several_seats=True)
    assert table["several_seats"]
    for _ in range(2):
        table = bruno.post(f"/tables/{table['id']}/join", {"name": "Bruno"})
    assert table["started"]
    assert [seat["mine"] for seat in table["seats"]] == [False, True, True]


# -- the maker ------------------------------------------------------------------------------


def test_everybody_sees_who_made_the_table(ilse: Person, bruno: Person, spectator: Person) -> None:
    id = ilse.table("open", "me", "open", listed=True)["id"]
    joined = bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    assert joined["maker"] == 1
    assert spectator.get(f"/tables/{id}")["maker"] == 1
    assert next(table for table in spectator.get("/tables") if table["id"] == id)["maker"] == 1
    assert bruno.get("/mine")[0]["maker"] == 1


def test_the_maker_sends_somebody_away(ilse: Person, bruno: Person, chloe: Person) -> None:
    id = ilse.table("me", "open", "open", several_seats=True)["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    with bruno.live(id) as live, chloe.live(id) as other:
        live.until(lambda message: message["seats"][1]["online"])
        table = ilse.post(f"/tables/{id}/remove", {"seat": 1})
        assert kinds(table) == ["person", "open", "open"]
        told = live.until(lambda message: message["type"] == "removed")
        assert told == {"type": "removed"}
        other.until(lambda message: message["seats"][1]["kind"] == "open")
        chloe.post(f"/tables/{id}/join", {"name": "Chloé"})
        other.until(lambda message: message["seats"][1]["kind"] == "person")
    assert '{"type":"removed"}' not in other.texts
    assert bruno.error(f"/tables/{id}/join", {"name": "Bruno"}, status=403) == "removed"
    assert bruno.get("/mine") == []
    with bruno.live(id) as again:
        assert [again.next()["type"], again.next()["type"]] == ["table", "removed"]


def test_who_was_sent_away_hears_of_it_at_another_process(start: Callable[..., Server]) -> None:
    one, two = start(), start()
    with Person.program(one) as ilse, Person.program(two) as bruno:
        id = ilse.table("me", "open", "open")["id"]
        bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
        with bruno.live(id) as live:
            ilse.post(f"/tables/{id}/remove", {"seat": 1})
            live.until(lambda message: message["type"] == "removed")
        assert bruno.error(f"/tables/{id}/join", {"name": "Bruno"}, status=403) == "removed"
        one.kill()
        one.start()
        again = Person(one, bruno.headers["authorization"].split()[1])
        assert again.error(f"/tables/{id}/join", {"name": "Bruno"}, status=403) == "removed"


def test_only_somebody_else_is_sent_away(ilse: Person) -> None:
    id = ilse.table("me", "here", "greedy", "open")["id"]
    for seat in (0, 1, 2, 3, 7):
        error = ilse.error(f"/tables/{id}/remove", {"seat": seat}, status=409)
        assert error == "nobody-there"


@pytest.mark.parametrize("deed", ["remove", "close", "reopen", "cancel"])
def test_only_the_maker_decides_and_only_before_the_start(
    ilse: Person, bruno: Person, deed: str
) -> None:
    id = ilse.table("me", "open", "open")["id"]
    body = {"seat": 0} if deed == "remove" else None
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    assert bruno.error(f"/tables/{id}/{deed}", body, status=403) == "not-the-maker"
    with Person.program(ilse.server) as chloe:
        chloe.post(f"/tables/{id}/join", {"name": "Chloé"})
    assert ilse.error(f"/tables/{id}/{deed}", body, status=409) == "already-started"


def test_a_closed_table_takes_nobody_in(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", listed=True)["id"]
    assert ilse.post(f"/tables/{id}/close")["closed"]
    assert id not in lobby_of(bruno)
    assert bruno.error(f"/tables/{id}/join", {"name": "Bruno"}, status=409) == "closed"
    assert not ilse.post(f"/tables/{id}/reopen")["closed"]
    assert id in lobby_of(bruno)
    assert bruno.post(f"/tables/{id}/join", {"name": "Bruno"})["started"]


def test_a_cancelled_table_is_no_error(ilse: Person, bruno: Person, spectator: Person) -> None:
    id = ilse.table("me", "open", "open", listed=True)["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    with spectator.live(id) as live:
        live.next()
        assert ilse.post(f"/tables/{id}/cancel")["cancelled"]
        assert live.next()["cancelled"]
    assert spectator.get(f"/tables/{id}")["cancelled"]
    for person in (ilse, bruno):
        assert person.get("/mine") == []
        assert person.error(f"/tables/{id}/leave", status=409) == "cancelled"
    assert id not in lobby_of(spectator)
    assert spectator.error(f"/tables/{id}/join", {"name": "S"}, status=409) == "cancelled"
    assert ilse.error(f"/tables/{id}/close", status=409) == "cancelled"


def test_who_leaves_hands_the_table_on(ilse: Person, bruno: Person, chloe: Person) -> None:
    id = ilse.table("me", "open", "open", "open")["id"]
    chloe.post(f"/tables/{id}/join", {"name": "Chloé", "seat": 3})
    bruno.post(f"/tables/{id}/join", {"name": "Bruno", "seat": 1})
    left = ilse.post(f"/tables/{id}/leave")
    assert left["maker"] == 1
    assert not left["cancelled"]
    assert kinds(bruno.post(f"/tables/{id}/remove", {"seat": 3})) == [
        "open",
        "person",
        "open",
        "open",
    ]
    assert bruno.post(f"/tables/{id}/leave")["cancelled"]


def test_who_made_a_table_for_others_hands_it_to_the_first(ilse: Person, bruno: Person) -> None:
    id = ilse.table("open", "open")["id"]
    assert ilse.get(f"/tables/{id}")["maker"] is None
    assert bruno.post(f"/tables/{id}/join", {"name": "Bruno", "seat": 1})["maker"] == 1
    assert ilse.error(f"/tables/{id}/cancel", status=403) == "not-the-maker"
