"""The same on PostgreSQL."""

from __future__ import annotations

from deepcourt import Record

from .house import Person, Server, play_on, present


def test_a_game_on_postgresql_survives_a_kill(postgresql: str) -> None:
    server = Server(postgresql)
    with Person.program(server) as ilse:
        table = ilse.table("me", "here", "greedy", seed=5)
        id = table["id"]
        with ilse.live(id) as live:
            seen = play_on(ilse, live, present(live.next()), actions=10)["number"]
            server.kill()
        server.start()
        again = Person(server, ilse.headers["authorization"].split()[1])
        with again.live(id, since=seen) as live:
            end = play_on(again, live, present(live.next()))
        record = Record.from_document(again.get(f"/tables/{id}/record"))
        assert end["over"]
        assert len(record.actions) == end["number"]
        assert again.get("/mine")[0]["over"]
        assert again.post(f"/tables/{id}/rematch", status=201)["id"] != id
        assert again.post(f"/tables/{id}/rematch", status=201)["seats"][0]["mine"]
    assert "Traceback" not in server.stop()


def test_two_processes_on_postgresql_serve_one_table(postgresql: str) -> None:
    one, two = Server(postgresql), Server(postgresql)
    with Person.program(one) as here:
        there = Person(two, here.headers["authorization"].split()[1])
        table = here.table("me", "here", seed=3)
        while not table["over"]:
            after = there.act(there.get(f"/tables/{table['id']}"))
            stale = here.act(table, status=409)["error"]
            assert stale["table"]["view"] == after["view"]
            table = after if after["over"] else here.act(after)
    for server in (one, two):
        assert "Traceback" not in server.stop()
