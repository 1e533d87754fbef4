"""Tables: make one, sit down, get up, find one's games."""

from __future__ import annotations

import pytest

from deepcourt.bots.players import BOT_NAMES, DEFAULT_BOT

from .house import Json, Person, Server


def seat_kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_what_can_be_played(ilse: Person) -> None:
    conspiracy, abyss, tyrants = ilse.get("/games")
    assert conspiracy == {
        "name": "conspiracy",
        "players": [2, 3, 4],
        "options": [],
        "setups": [{"options": {}, "players": [2, 3, 4]}],
        "bots": ["random", "greedy", "novice", "casual", "skilled", "expert", "master"],
        "levels": ["novice", "casual", "skilled", "expert", "master"],
    }
    assert abyss["options"] == [{"name": "leviathan", "choices": [False, True]}]
    assert abyss["setups"] == [
        {"options": {"leviathan": False}, "players": [2, 3, 4]},
        {"options": {"leviathan": True}, "players": [2, 3, 4, 5]},
    ]
    assert [option["name"] for option in tyrants["options"]] == ["decks", "outer"]
    assert tyrants["setups"][:2] == [
        {"options": {"decks": "drow-dragons", "outer": "left"}, "players": [2, 3, 4]},
        {"options": {"decks": "drow-dragons", "outer": "right"}, "players": [3]},
    ]
    cards = ilse.get("/games/conspiracy/cards")
    assert {card["noun"] for card in cards} == {"lord", "location"}
    assert ilse.get("/games/chess/cards", 404)["error"]["id"] == "not-found"


def test_a_table_against_bots_begins_at_once(ilse: Person) -> None:
    table = ilse.table("me", "greedy", "random", seed=7)
    assert table["started"]
    assert not table["over"]
    assert table["viewer"] == 0
    assert table["view"]["viewer"] == 0
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert [seat["name"] for seat in table["seats"]] == ["P1", *BOT_NAMES[:2]]
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "random"]


def test_the_browser_gets_a_cookie_that_scripts_cannot_read(ilse: Person) -> None:
    response = ilse.http.post(
        "/api/tables", json={"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert ilse.http.cookies["deepcourt_player"] not in response.text
    assert "set-cookie" not in ilse.http.get("/api/mine").headers


def test_looking_needs_no_token_and_gives_none(spectator: Person) -> None:
    for path in ("/api/games", "/api/tables", "/api/mine"):
        assert "set-cookie" not in spectator.http.get(path).headers


def test_an_open_seat_is_taken_by_link(ilse: Person, bruno: Person) -> None:
    table = ilse.table("me", "open", listed=False)
    assert not table["started"]
    assert table["view"] is None
    assert table["number"] == 0
    joined = bruno.post(f"/tables/{table['id']}/join", {"name": " Bruno  B "})
    assert joined["started"]
    assert joined["viewer"] == 1
    assert joined["seats"][1] == {
        "name": "Bruno B",
        "kind": "person",
        "bot": None,
        "mine": True,
        "online": False,
    }
    assert bruno.error(f"/tables/{table['id']}/join", {"name": "B"}, status=409) == "seat-taken"


def test_a_seat_can_be_chosen(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", "open")["id"]
    assert bruno.error(f"/tables/{id}/join", {"name": "B", "seat": 0}, status=409) == "seat-taken"
    assert bruno.error(f"/tables/{id}/join", {"name": "B", "seat": 7}, status=409) == "seat-taken"
    joined = bruno.post(f"/tables/{id}/join", {"name": "B", "seat": 2})
    assert seat_kinds(joined) == ["person", "open", "person"]


def test_whoever_leaves_before_the_start_opens_the_seat(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open", "open")["id"]
    bruno.post(f"/tables/{id}/join", {"name": "B", "seat": 1})
    left = bruno.post(f"/tables/{id}/leave")
    assert seat_kinds(left) == ["person", "open", "open"]
    assert left["viewer"] is None
    assert bruno.error(f"/tables/{id}/leave", status=403) == "not-your-table"


def test_a_bot_takes_over_from_whoever_leaves(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open")["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    ilse.post(f"/tables/{id}/leave")
    seats = bruno.get(f"/tables/{id}")["seats"]
    assert seats[0]["kind"] == "bot"
    assert seats[0]["bot"] == DEFAULT_BOT
    left = bruno.post(f"/tables/{id}/leave")
    with bruno.live(id) as live:
        live.until(lambda message: message.get("table", message)["over"])
    assert seat_kinds(left) == ["bot", "bot"]
    assert bruno.error(f"/tables/{id}/leave", status=403) == "not-your-table"


def test_a_seat_is_renamed_by_its_owner_alone(ilse: Person, bruno: Person) -> None:
    id = ilse.table("me", "open")["id"]
    bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    renamed = ilse.post(f"/tables/{id}/rename", {"seat": 0, "name": "Île"})
    assert renamed["seats"][0]["name"] == "Île"
    assert renamed["seats"][0]["mine"]
    body = {"seat": 0, "name": "x"}
    assert bruno.error(f"/tables/{id}/rename", body, status=403) == "not-your-seat"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\u0007b", "\u202eevil", "Al (greedy)"])
def test_names_are_plain(ilse: Person, name: str) -> None:
    id = ilse.table("me", "open")["id"]
    assert ilse.error(f"/tables/{id}/rename", {"seat": 0, "name": name}, status=400) == "malformed"


def test_the_lobby_shows_listed_tables_that_wait(ilse: Person, bruno: Person) -> None:
    listed = ilse.table("me", "open", listed=True)["id"]
    hidden = ilse.table("me", "open")["id"]
    full = ilse.table("me", "greedy", listed=True)["id"]
    abandoned = ilse.table("me", "open", listed=True)["id"]
    ilse.post(f"/tables/{abandoned}/leave")
    waiting = {table["id"]: table for table in bruno.get("/tables")}
    assert listed in waiting
    assert not {hidden, full, abandoned} & set(waiting)
    assert [seat["mine"] for seat in waiting[listed]["seats"]] == [False, False]
    bruno.post(f"/tables/{listed}/join", {"name": "Bruno"})
    assert listed not in {table["id"] for table in bruno.get("/tables")}


def test_my_games_are_found_again(ilse: Person, bruno: Person, spectator: Person) -> None:
    id = ilse.table("me", "open")["id"]
    assert [table["id"] for table in ilse.get("/mine")] == [id]
    assert bruno.get("/mine") == []
    assert spectator.get("/mine") == []
    joined = bruno.post(f"/tables/{id}/join", {"name": "Bruno"})
    deciding = joined["view"]["decision"]["seat"]
    turns = [person.get("/mine")[0]["my_turn"] for person in (ilse, bruno)]
    assert turns == [deciding == 0, deciding == 1]
    newer = ilse.table("me", "open")["id"]
    assert [table["id"] for table in ilse.get("/mine")] == [newer, id]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess"}, 422, "unknown-game"),
        ({"seats": [{"kind": "me"}]}, 422, "wrong-player-count"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]}, 422, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "bot": "greedy"}]}, 422, "invalid-seat"),
        ({"options": {"seed": "1"}}, 422, "invalid-option"),
        ({"options": {"names": True}}, 422, "invalid-option"),
        ({"seed": -1}, 400, "malformed"),
        ({"seed": 1 << 53}, 400, "malformed"),
        ({"seed": "7"}, 400, "malformed"),
        ({"seed": 7.0}, 400, "malformed"),
        ({"listed": 1}, 400, "malformed"),
        ({"cheat": True}, 400, "malformed"),
        ({"seats": [{"kind": "me"}] * 9}, 400, "malformed"),
        ({"seats": [{"kind": "me", "owner": 1}] * 2}, 400, "malformed"),
        ({"seats": {}}, 400, "malformed"),
    ],
)
def test_a_wrong_table_is_refused(ilse: Person, body: Json, status: int, error: str) -> None:
    good = {"game": "conspiracy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ilse.error("/tables", {**good, **body}, status=status) == error


def test_a_table_is_found_by_its_whole_id_alone(ilse: Person) -> None:
    id = ilse.table("me", "greedy")["id"]
    assert len(id) == 16
    for wrong in (id[:-1], id.swapcase(), "x" * 16, "x" * 41):
        response = ilse.http.get(f"/api/tables/{wrong}")
        assert response.status_code in (400, 404)
        assert response.json()["error"]["id"] in ("malformed", "not-found")


def test_bots_alone_play_to_the_end(server: Server, spectator: Person) -> None:
    id = spectator.table("greedy", "random", "greedy")["id"]
    with spectator.live(id) as live:
        end = live.until(lambda message: message.get("table", message)["over"])
    assert end.get("table", end)["viewer"] is None
