"""Fair deals: nobody at a table can know what comes, and everybody can check it afterwards."""

from __future__ import annotations

import hashlib
from typing import Any

from deepcourt import Record

from .house import Person, Server, play_on, present

Json = Any


def deal(record: Record, number: int) -> Json:
    """All that is dealt at a moment, secrets included."""
    return record.at(number).position()["table"]


def finished(person: Person, game: str = "abyss") -> Json:
    """A finished game of somebody alone against a bot; the id of its table."""
    table = person.table("me", "greedy", game=game)
    with person.live(table["id"]) as live:
        play_on(person, live, present(live.next()))
    return table["id"]


def record_of(person: Person, id: str) -> Record:
    return Record.from_document(person.get(f"/tables/{id}/record"))


# -- keys -----------------------------------------------------------------------------------


def test_a_key_is_committed_at_the_start_and_shown_at_the_end(server: Server) -> None:
    with Person.program(server) as ilse, Person(server) as eve:
        table = ilse.table("me", "greedy")
        id = table["id"]
        commitment = table["commitment"]
        assert len(commitment) == 64
        assert eve.get(f"/tables/{id}")["commitment"] == commitment
        assert ilse.get(f"/tables/{id}/replay")["seed"] is None
        with ilse.live(id) as live:
            play_on(ilse, live, present(live.next()))
            told = "".join(live.texts)
        replay = eve.get(f"/tables/{id}/replay")
        key = replay["seed"]
        assert hashlib.sha256(bytes.fromhex(key)).hexdigest() == commitment == replay["commitment"]
        assert key not in told
        record = record_of(ilse, id)
        assert record.seed == key
        assert record.result() == replay["result"]


def test_two_tables_have_two_keys(server: Server) -> None:
    with Person.program(server) as ilse:
        tables = [ilse.table("me", "here") for _ in range(5)]
        assert len({table["commitment"] for table in tables}) == 5
        again = ilse.post(f"/tables/{finished(ilse, 'conspiracy')}/rematch", status=201)
        assert again["commitment"]


# -- chosen seeds ---------------------------------------------------------------------------


def test_a_seed_is_chosen_only_where_nobody_else_sits(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "conspiracy", "seats": seats, "seed": 7}
    with Person.program(server) as ilse:
        assert ilse.error("/tables", body, status=422) == "not-open"
        alone = ilse.table("me", "here", "greedy", seed=7, open_deal=False)
        assert alone["commitment"] is None
        assert not alone["open_deal"]


def test_an_open_deal_is_told_to_everybody(server: Server) -> None:
    with Person.program(server) as ilse, Person.program(server) as bruno, Person(server) as eve:
        id = ilse.table("me", "open", seed=7, open_deal=True)["id"]
        assert bruno.get(f"/tables/{id}")["open_deal"]
        assert bruno.post(f"/tables/{id}/join", {"name": "Bruno"})["open_deal"]
        assert eve.get(f"/tables/{id}")["open_deal"]
        closed = ilse.table("me", "open", open_deal=True)
        assert not closed["open_deal"]  # without a seed there is nothing to know


# -- forks ----------------------------------------------------------------------------------


def fork(person: Person, source: Json, number: int, *seats: str, **more: Json) -> Json:
    wishes = [{"kind": seat} for seat in seats]
    return person.post("/forks", {**source, "number": number, "seats": wishes, **more}, 201)


def test_a_fork_with_others_deals_all_that_is_unseen_anew(server: Server) -> None:
    """What everybody has seen stays; what the maker read in the record is worth nothing."""
    with Person.program(server) as ilse, Person.program(server) as bruno:
        id = finished(ilse)
        record = record_of(ilse, id)
        number = len(record.actions) // 2
        known = record.at(number)
        brought = ilse.post("/replays", record.document(), 201)["id"]
        for source in ({"table": id}, {"replay": brought}):
            table = fork(ilse, source, number, "me", "open")
            assert not table["open_deal"]
            assert table["commitment"] != record.commitment
            assert table["restarts"] == [{"number": 0, "reason": "fork", "skipped": 0}]
            joined = bruno.post(f"/tables/{table['id']}/join", {"name": "Bruno"})
            assert joined["number"] == 0
            with ilse.live(table["id"]) as one, bruno.live(table["id"]) as two:
                one.next(), two.next()
                begun = ilse.get(f"/tables/{table['id']}")
                views = {0: begun["view"], 1: bruno.get(f"/tables/{table['id']}")["view"]}
                for seat, person, live in ((0, ilse, one), (1, bruno, two)):
                    assert person.get(f"/tables/{table['id']}")["viewer"] == seat
                    assert live.texts
            public = known.view(None)
            assert {key: begun["view"][key] for key in ("court", "council")} == {
                key: public[key] for key in ("court", "council")
            }
            hands = [views[seat]["seats"][seat]["hand"] for seat in (0, 1)]
            assert hands != [known.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]


def test_a_fork_alone_is_the_same_game(server: Server) -> None:
    with Person.program(server) as ilse:
        id = finished(ilse)
        record = record_of(ilse, id)
        number = len(record.actions) // 2
        table = fork(ilse, {"table": id}, number, "me", "here")
        assert table["number"] == number
        assert table["view"] == record.at(number).view(table["viewer"])
        assert table["commitment"] == record.commitment
        assert not table["open_deal"]


def test_an_open_fork_says_so(server: Server) -> None:
    with Person.program(server) as ilse, Person.program(server) as bruno:
        id = finished(ilse)
        record = record_of(ilse, id)
        table = fork(ilse, {"table": id}, 9, "me", "open", open_deal=True)
        joined = bruno.post(f"/tables/{table['id']}/join", {"name": "Bruno"})
        assert joined["open_deal"]
        assert joined["number"] == 9
        assert joined["view"] == record.at(9).view(joined["viewer"])


def test_a_fork_that_was_dealt_anew_survives_a_restart(start: Any) -> None:
    server = start()
    with Person.program(server) as ilse, Person.program(server) as bruno:
        id = finished(ilse, "conspiracy")
        number = len(record_of(ilse, id).actions) // 2
        table = fork(ilse, {"table": id}, number, "me", "open")
        path = f"/tables/{table['id']}"
        bruno.post(f"{path}/join", {"name": "Bruno"})
        people = (ilse, bruno)
        deciding = bruno.get(path)["view"]["decision"]["seat"]
        after = people[deciding].act(people[deciding].get(path))
        server.kill()
        server.start()
        assert people[deciding].get(path)["view"] == after["view"]
        for person in people:
            person.post(f"{path}/leave")
        with ilse.live(table["id"]) as live:
            live.until(lambda message: bool(present(message)["over"]))
        replay = ilse.get(f"{path}/replay")
        assert replay["restarts"][0]["reason"] == "fork"
        assert record_of(ilse, table["id"]).result() == replay["result"]
