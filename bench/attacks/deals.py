"""Know the deal: by choosing the seed, by forking a known game, by searching for the seed.

For each way: how many of the positions seen at a table with a guest were known before. Nothing
leaves this machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from common import House

import deepcourt
from deepcourt import Record

TABLES = 6
ACTIONS = 10  # at each table
WINDOW = 1 << 16  # seeds around the true one that a search goes through
SEATS = [{"kind": "me"}, {"kind": "open"}]

Json = Any


class Person:
    """Somebody at a table."""

    def __init__(self, house: House) -> None:
        self.http = httpx.Client(base_url=house.url, timeout=30)

    def ask(self, path: str, body: Json = None) -> Json:
        answer = self.http.post(f"/api{path}", json=body)
        return answer.json() if answer.is_success else None

    def see(self, id: str) -> Json:
        return self.http.get(f"/api/tables/{id}").json()


def expected(record: Record, viewer: int | None) -> Json:
    return json.loads(json.dumps(record.game.view(viewer)))


def play_along(maker: Person, guest: Person, id: str, record: Record) -> int:
    """Play with a guest; how many of the guest's positions the maker knew from the record."""
    guest.ask(f"/tables/{id}/join", {"name": "Guest"})
    known = 0
    for _ in range(ACTIONS):
        seen = guest.see(id)
        known += seen["view"] == expected(record, seen["viewer"])
        for person in (maker, guest):
            table = person.see(id)
            actions = (table["view"]["decision"] or {}).get("actions")
            if actions:
                body = {"number": table["number"], "action": actions[0]}
                person.ask(f"/tables/{id}/actions", body)
                if record.game.why_not(record.game.parse(actions[0])) is None:
                    record.play(record.game.parse(actions[0]))
                break
    return known


def chosen_seeds(house: House) -> Json:
    known = 0
    for seed in range(TABLES):
        maker, guest = Person(house), Person(house)
        table = maker.ask("/tables", {"game": "abyss", "seats": SEATS, "seed": seed})
        if table is not None:
            known += play_along(maker, guest, table["id"], Record.new("abyss", 2, seed))
    return {"positions": TABLES * ACTIONS, "known": known}


def forks(house: House) -> Json:
    known = 0
    for seed in range(TABLES):
        record = Record.new("abyss", 2, seed)
        rng = random.Random(seed)
        while len(record.actions) < 60:
            record.play(rng.choice(record.game.legal_actions()))
        maker, guest = Person(house), Person(house)
        document = record.document() | {"version": 1}  # which older servers know, too
        del document["positions"]
        brought = maker.ask("/replays", document)
        wish = {"replay": brought["id"], "number": len(record.actions), "seats": SEATS}
        table = maker.ask("/forks", wish)
        known += play_along(maker, guest, table["id"], record)
    return {"positions": TABLES * ACTIONS, "known": known}


def search(house: House) -> Json:
    """Search seeds near the one in the database for that of a table, by what a guest sees."""
    maker, guest = Person(house), Person(house)
    id = maker.ask("/tables", {"game": "abyss", "seats": SEATS})["id"]
    guest.ask(f"/tables/{id}/join", {"name": "Guest"})
    seen = guest.see(id)
    with sqlite3.connect(Path(house.folder.name) / "tables.sqlite") as db:
        (true,) = db.execute("SELECT seed FROM tables WHERE id = ?", (id,)).fetchone()
    first = max(0, true - random.randrange(WINDOW))
    begin = time.perf_counter()
    found = []
    for seed in range(first, first + WINDOW):
        game = deepcourt.new_game("abyss", 2, seed)
        if game.seat == seen["view"]["decision"]["seat"]:
            view = json.loads(json.dumps(game.view(seen["viewer"])))
            found += [seed] * (view == seen["view"])
    return {
        "seeds_tried": WINDOW,
        "seconds": round(time.perf_counter() - begin, 1),
        "found": found == [true],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="whose deepcourt is attacked")
    house = House(parser.parse_args().python)
    try:
        figures = {"chosen_seeds": chosen_seeds(house), "forks": forks(house)}
        print(json.dumps({"attack": "deals", **figures, "search": search(house)}))
    finally:
        house.stop()


if __name__ == "__main__":
    main()
