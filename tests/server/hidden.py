"""What each game hides from whom: as a list of things, in a view, and as words.

A new title adds an entry to `TITLES`; without one the tests of leaks fail for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from deepcourt import Game
from deepcourt.core import titles

Json = Any
Viewer = int | None


@dataclass(frozen=True)
class Hidden:
    """What a title hides. `things` are read from a position, `check` looks at a view."""

    things: Callable[[Json, Viewer], dict[str, Json]]
    check: Callable[[Json, Viewer], None]
    words: Callable[[Json, Viewer], list[str]] = lambda position, viewer: []


def hidden_things(game: Game, viewer: Viewer) -> dict[str, Json]:
    """All that a viewer may not know, by name."""
    position = game.position()
    things = TITLES[game.title.name].things(position, viewer)
    return {"random stream": position["random"], **things}


def secret_words(game: Game, viewer: Viewer) -> list[str]:
    """Names that must not occur in anything that a viewer is sent now."""
    state = game.random_state()[0]
    words = [f"{state:016x}", str(state)]
    return words if game.over else words + TITLES[game.title.name].words(game.position(), viewer)


def check_view(view: Json, viewer: Viewer) -> None:
    """A view of a game that goes on hides what it has to hide from a viewer."""
    assert view["viewer"] == viewer
    decision = view["decision"]
    assert ("actions" in decision) == (decision["seat"] == viewer)
    TITLES[view["game"]].check(view, viewer)


def others(seats: list[Json], viewer: Viewer) -> Iterator[Json]:
    return (seat for number, seat in enumerate(seats) if number != viewer)


# -- Conspiracy ---------------------------------------------------------------------------


def looks_at_locations(position: Json, viewer: Viewer) -> bool:
    return bool(position["decisions"][-1]["seat"] == viewer)


def conspiracy_things(position: Json, viewer: Viewer) -> dict[str, Json]:
    if looks_at_locations(position, viewer) or not position["table"]["drawn"]:
        return {}
    table = position["table"]
    return {
        "locations drawn": sorted(table["drawn"]),
        "location deck": sorted(table["location_deck"]),
    }


def conspiracy_words(position: Json, viewer: Viewer) -> list[str]:
    """Every location is there once, so its name alone gives it away."""
    if looks_at_locations(position, viewer):
        return []
    return [f'"{location}"' for location in position["table"]["drawn"]]


def check_conspiracy(view: Json, viewer: Viewer) -> None:
    decision = view["decision"]
    is_looking = decision["kind"] == "claim" and decision["seat"] == viewer
    assert ("locations" in decision) == is_looking
    assert isinstance(view["deck"], int)
    assert isinstance(view["location_deck"], int)


# -- Abyss --------------------------------------------------------------------------------


def abyss_things(position: Json, viewer: Viewer) -> dict[str, Json]:
    table = position["table"]
    seats = list(others(table["seats"], viewer))
    things = {
        "hands": [sorted(seat["hand"]) for seat in seats],
        "tokens": [seat["tokens"] for seat in seats],
        "token supply": table["tokens"],
        "deck": sorted(table["deck"]),
        "Council": sorted(table["council"]),
    }
    if position["options"]["leviathan"]:
        things["new tokens"] = [seat["new_tokens"] for seat in seats]
        things["new token supply"] = table["new_tokens"]
    return things


def check_abyss(view: Json, viewer: Viewer) -> None:
    for seat in others(view["seats"], viewer):
        assert seat["hand"] is seat["token_influence"] is seat["new_token_kinds"] is None
        assert not seat["complete"]
    if viewer is not None:
        assert view["seats"][viewer]["complete"]
    for count in (view["deck"], view["lord_deck"], *view["council"].values()):
        assert isinstance(count, int)


# -- Tyrants ------------------------------------------------------------------------------


def tyrants_things(position: Json, viewer: Viewer) -> dict[str, Json]:
    seats = position["table"]["seats"]
    return {
        "hands": [sorted(seat["hand"]) for seat in others(seats, viewer)],
        "decks": [seat["deck"] for seat in seats],  # in their order
        "market": position["table"]["market"],
    }


def check_tyrants(view: Json, viewer: Viewer) -> None:
    """What lies in one's own deck is known, and what others have in deck and hand together; but
    not the order."""
    order = titles.named("tyrants").nouns[0].ids.index
    for seat in others(view["seats"], viewer):
        assert seat["hand"] is seat["deck"] is None
    piles = [seat[pile] for seat in view["seats"] for pile in ("hand", "deck", "unseen", "discard")]
    for pile in [view["market_deck"], *piles]:
        assert pile is None or pile == sorted(pile, key=order)


TITLES = {
    "conspiracy": Hidden(conspiracy_things, check_conspiracy, conspiracy_words),
    "abyss": Hidden(abyss_things, check_abyss),
    "tyrants": Hidden(tyrants_things, check_tyrants),
}
