"""Replays, records, forks, rematches."""

from __future__ import annotations

import pytest

from deepcourt import Record, bots

from .house import Json, Person, play_on, present


def finished(person: Person, *seats: str, seed: int = 4) -> Json:
    table = person.table(*seats, seed=seed)
    with person.live(table["id"]) as live:
        return play_on(person, live, present(live.next()))


def a_record(players: int = 2, seed: int = 9) -> Record:
    record = Record.new("conspiracy", players, seed, ["Ilse", "Nerissa (greedy)"])
    bot = bots.make("random", 1)
    while not record.game.over:
        record.play(bot.choose(record.game.clone()))
    return record


def test_a_finished_game_shows_everything(ilse: Person, spectator: Person) -> None:
    table = finished(ilse, "me", "greedy")
    path = f"/tables/{table['id']}"
    replay = spectator.get(f"{path}/replay")
    record = Record.from_document(spectator.get(f"{path}/record"))
    assert record.names == ["P1", "Nerissa (greedy)"]
    assert replay["over"]
    assert replay["viewer"] is None
    assert replay["names"] == ["P1", "Nerissa"]
    assert replay["result"] == record.document()["result"]
    assert [step["action"] for step in replay["steps"]] == [None, *record.document()["actions"]]
    assert [step["number"] for step in replay["steps"]] == list(range(len(record.actions) + 1))
    for step, (game, _) in zip(replay["steps"], record.steps(), strict=False):
        assert step["view"] == game.view(game.seat)
    assert any(event["kind"] == "location-seen" for s in replay["steps"] for event in s["events"])
    for seat in (0, 1):
        one = spectator.get(f"{path}/replay", seat=seat)
        assert one["viewer"] == seat
        assert all(step["view"]["viewer"] == seat for step in one["steps"])
    assert spectator.get(f"{path}/replay", 404, seat=5)["error"]["id"] == "not-found"
    assert spectator.get(f"{path}/replay", 400, seat="x")["error"]["id"] == "malformed"


def test_a_running_game_keeps_its_record(ilse: Person) -> None:
    path = f"/tables/{ilse.table('me', 'here')['id']}"
    assert ilse.get(f"{path}/record", 403)["error"]["id"] == "still-running"
    assert ilse.get(f"{path}/replay", 403, seat="all")["error"]["id"] == "still-running"
    assert ilse.get(f"{path}/replay", seat=1)["viewer"] == 1


def test_a_record_is_kept_and_shown(ilse: Person, spectator: Person) -> None:
    record = a_record()
    id = ilse.post("/replays", record.document(), 201)["id"]
    assert spectator.get(f"/replays/{id}/record") == record.document()
    replay = spectator.get(f"/replays/{id}")
    assert [seat["kind"] for seat in replay["seats"]] == ["person", "bot"]
    assert replay["names"] == ["Ilse", "Nerissa"]
    assert replay["result"] == record.document()["result"]
    assert len(replay["steps"]) == len(record.actions) + 1
    assert spectator.get(f"/replays/{id}", seat=1)["viewer"] == 1
    assert spectator.get("/replays/nowhere", 404)["error"]["id"] == "not-found"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"actions": ["take-pile mage"]}, "malformed-record"),
        ({"seed": -1}, "malformed-record"),
        ({"game": "chess"}, "unknown-game"),
        ({"rules": 99}, "unknown-version"),
        ({"version": 99}, "unknown-version"),
        ({"players": 7}, "wrong-player-count"),
        ({"result": {"scores": [99, 0], "ranking": [1, 2]}}, "malformed-record"),
        ({"more": 1}, "malformed-record"),
    ],
)
def test_a_wrong_record_is_refused(ilse: Person, change: Json, error: str) -> None:
    document = {**a_record().document(), **change}
    assert ilse.error("/replays", document, status=422) == error


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[" * 10_000, b"\xff\xfe", b'"x"'])
def test_what_is_no_record_is_refused(ilse: Person, body: bytes) -> None:
    response = ilse.http.post("/api/replays", content=body)
    assert response.status_code == 422
    assert response.json()["error"]["id"] == "malformed-record"


def test_a_fork_goes_on_from_the_middle(ilse: Person, bruno: Person) -> None:
    table = finished(ilse, "me", "greedy")
    record = Record.from_document(ilse.get(f"/tables/{table['id']}/record"))
    for source in ({"table": table["id"]}, {"replay": brought(ilse, record)}):
        body = {**source, "number": 12, "seats": [{"kind": "me"}, {"kind": "here"}]}
        fork = bruno.post("/forks", body, 201)
        assert fork["started"]
        assert fork["number"] == 12
        game = record.at(12)
        assert fork["view"] == game.view(game.seat)
        assert not fork["can_undo"]
        with bruno.live(fork["id"], since=0) as live:
            assert [live.next()["number"] for _ in range(12)] == list(range(1, 13))
            assert play_on(bruno, live, present(live.next()))["over"]


def brought(person: Person, record: Record) -> str:
    return str(person.post("/replays", record.document(), 201)["id"])


def test_what_cannot_be_forked(ilse: Person) -> None:
    running = ilse.table("me", "here")["id"]
    over = finished(ilse, "me", "here")
    two = [{"kind": "me"}, {"kind": "bot"}]

    def refused(status: int, **body: Json) -> str:
        return ilse.error("/forks", {"number": 1, "seats": two, **body}, status=status)

    assert refused(403, table=running) == "still-running"
    assert refused(422, table=over["id"], number=over["number"] + 1) == "no-such-number"
    assert refused(422, table=over["id"], seats=[*two, {"kind": "bot"}]) == "wrong-player-count"
    assert refused(400) == "malformed"
    assert refused(400, table=over["id"], replay="x") == "malformed"
    assert refused(404, table="nowhere") == "not-found"
    assert refused(404, replay="nowhere") == "not-found"


def test_a_rematch_is_one_table_for_both(ilse: Person, bruno: Person) -> None:
    table = ilse.table("me", "open", seed=2)
    id = table["id"]
    assert ilse.error(f"/tables/{id}/rematch", status=409) == "still-running"
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    people = (ilse, bruno)
    table = ilse.get(f"/tables/{id}")
    while not table["over"]:
        person = people[table["view"]["decision"]["seat"]]
        table = person.act(person.get(f"/tables/{id}"))
    mine = ilse.post(f"/tables/{id}/rematch", status=201)
    theirs = bruno.post(f"/tables/{id}/rematch", status=201)
    assert mine["id"] == theirs["id"] != id
    assert [seat["name"] for seat in mine["seats"]] == ["Bruno", "P1"]
    assert [seat["mine"] for seat in mine["seats"]] == [False, True]
    assert mine["started"]
    assert mine["number"] == 0


def test_the_bots_of_a_rematch_play_as_wished(ilse: Person) -> None:
    path = f"/tables/{finished(ilse, 'me', 'random', 'greedy')['id']}/rematch"
    assert ilse.error(path, {"bot": "kraken"}, status=422) == "unknown-bot"
    assert ilse.error(path, {"bot": 7}, status=400) == "malformed"
    again = ilse.post(path, {"bot": "skilled"}, 201)
    assert [seat["bot"] for seat in again["seats"]] == ["skilled", "skilled", None]
    as_before = f"/tables/{finished(ilse, 'me', 'random')['id']}/rematch"
    assert [seat["bot"] for seat in ilse.post(as_before, {}, 201)["seats"]] == ["random", None]
