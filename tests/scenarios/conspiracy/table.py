"""Tables laid out for scenarios from the few things that matter, and what players see of them.

Cards are written by their ids with blanks between. In a chamber `mage-1@citadel` is a lord under
a location. All cards that a scenario does not name lie in the decks or, where it says what is in
a deck, face up beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import deepcourt
from deepcourt.core.errors import IllegalAction, Reason
from deepcourt.core.titles import POSITION_FORMAT, POSITION_VERSION, ScoreLine, named

GUILDS = ("politician", "merchant", "farmer", "soldier", "mage")
GATES = {"narrow-gate": 1, "twin-gates": 2}
SPOTS = 15

TITLE = named("conspiracy")
CARDS = {card["id"]: card for card in TITLE.cards()}

# What the present scenario has really played: a claim of `covers` must be found in it.
witnessed: set[str] = set()


def covers(*things: str) -> pytest.MarkDecorator:
    """Marks a scenario with what it plays: `lord:mage-1`, `verb:take`, `event:game-ended` …"""
    return pytest.mark.covers(*things)


def each_guild(*covered: str) -> pytest.MarkDecorator:
    """A scenario for every guild, which covers these things with `{guild}` filled in."""
    return pytest.mark.parametrize(
        "guild",
        [
            pytest.param(guild, marks=covers(*(thing.format(guild=guild) for thing in covered)))
            for guild in GUILDS
        ],
    )


class Table:
    """A game and the words in which scenarios speak of it."""

    def __init__(self, game: deepcourt.Game) -> None:
        self.game = game

    def play(self, *notations: str) -> Table:
        """Play actions; `told` speaks of what happened since."""
        self.game.listen()
        for notation in notations:
            seat = self.game.seat
            witnessed.add(f"decision:{TITLE.decisions[self.game.kind]}")
            self.game.apply(self.game.parse(notation))
            witnessed.add(f"verb:{notation.split()[0]}")
            self.bear_witness(seat)
        return self

    def bear_witness(self, seat: int) -> None:
        for event in self.game.events(seat):
            witnessed.add(f"event:{event.kind.name}")
            if event.kind.name == "lord-placed":
                witnessed.add(f"lord:{event.args['lord']}")
            if event.kind.name == "location-taken":
                witnessed.add(f"location:{event.args['location']}")

    def refusal(self, notation: str) -> Reason:
        """Why an action is refused, having seen that it is and that it changes nothing."""
        action = self.game.parse(notation)
        before = self.game.position()
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(action)
        assert self.game.position() == before
        assert self.game.why_not(action) == refused.value.reason
        witnessed.add(f"reason:{refused.value.reason.id}")
        return refused.value.reason

    # -- what players see ---------------------------------------------------------------

    def choices(self) -> list[str]:
        return [self.game.notation(action) for action in self.game.legal_actions()]

    def asked(self) -> tuple[int, str]:
        """Who decides, and what."""
        decision = self.game.decision
        assert decision is not None
        return decision.seat, decision.kind

    def told(self, kind: str, viewer: int | None = None) -> list[dict[str, str | int]]:
        """The events of a kind that a seat (None: a spectator) was told of."""
        return [event.args for event in self.game.events(viewer) if event.kind.name == kind]

    def story(self) -> list[str]:
        """The kinds of all events that a spectator was told of, in their order."""
        return [event.kind.name for event in self.game.events()]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return self.game.view(viewer)

    def seat(self, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = self.view()["seats"][seat]
        return view

    def chamber(self, seat: int) -> str:
        """A chamber in the notation of `lay`."""
        return " ".join(
            f"{spot['lord']}@{spot['location']}" if spot["location"] else spot["lord"]
            for spot in self.seat(seat)["chamber"]
        )

    def keys(self, seat: int) -> tuple[int, int]:
        """Silver and gold keys that count."""
        return self.seat(seat)["silver"], self.seat(seat)["gold"]

    def pearls(self, seat: int) -> int:
        return int(self.seat(seat)["pearls"])

    def pile(self, guild: str) -> str:
        return " ".join(self.view()["piles"][guild])

    def revealed(self) -> str:
        return " ".join(self.view()["revealed"])

    def line(self, seat: int, id: str) -> ScoreLine:
        """A line of the score sheet, which adds up to the score."""
        sheet = self.game.score_sheet(seat)
        assert sum(line.points for line in sheet) == self.game.scores()[seat]
        return next(line for line in sheet if line.id == id)

    def worth(self, seat: int, location: str) -> int:
        """The points of a location that a seat controls."""
        parts = self.line(seat, "locations").parts
        return next(part.points for part in parts if part.args["location"] == location)


def lay(
    *,
    chambers: Sequence[str] = (),
    players: int | None = None,
    turn: int = 0,
    asks: str = "recruit",
    deck: str | None = None,
    piles: str = "",
    hand: str = "",
    location_deck: str | None = None,
    revealed: str = "",
    drawn: str = "",
    gate: str | None = None,
    pearl_master: int | None = None,
    random: int = 0,
) -> Table:
    """Lay out a table.

    `gate` is a location in force. Unless it is said, the Pearl Master is the first of those with
    the most pearls. Another chamber that is complete makes this the last round.
    """
    players = players or max(2, len(chambers))
    spots = [chamber.split() for chamber in [*chambers, *[""] * (players - len(chambers))]]
    lords = [[spot.split("@")[0] for spot in chamber] for chamber in spots]
    controlled = [
        {spot.split("@")[1]: place for place, spot in enumerate(chamber, 1) if "@" in spot}
        for chamber in spots
    ]
    other_lords = unnamed("lord", deck or "", piles, hand, *map(" ".join, lords))
    other_locations = unnamed(
        "location", location_deck or "", revealed, drawn, *map(" ".join, controlled)
    )
    discarded = piles.split() + (other_lords if deck is not None else [])
    face_up = revealed.split() + (other_locations if location_deck is not None else [])
    if pearl_master is None:
        pearl_master = most_pearls([*map(owned_pearls, lords, controlled)])
    complete = [seat for seat in range(players) if len(lords[seat]) == SPOTS and seat != turn]
    nested = asks not in ("recruit", "keep", "return", "place")
    return Table(
        deepcourt.from_position(
            {
                "format": POSITION_FORMAT,
                "version": POSITION_VERSION,
                "game": TITLE.name,
                "rules": TITLE.version,
                "players": players,
                "options": {},
                "random": f"{random:016x}",
                "over": False,
                "decisions": [
                    {"kind": kind, "seat": turn} for kind in (["place"] if nested else []) + [asks]
                ],
                "table": {
                    "deck": other_lords if deck is None else deck.split(),
                    "piles": {
                        guild: [lord for lord in discarded if CARDS[lord]["guild"] == guild]
                        for guild in GUILDS
                    },
                    "hand": hand.split(),
                    "chambers": lords,
                    "controlled": controlled,
                    "location_deck": (
                        other_locations if location_deck is None else location_deck.split()
                    ),
                    "revealed": face_up,
                    "drawn": drawn.split(),
                    "pearl_master": pearl_master,
                    "forced_draw": GATES[gate] if gate else 0,
                    "forced_by": (
                        next(seat for seat in range(players) if gate in controlled[seat])
                        if gate
                        else None
                    ),
                    "finisher": complete[0] if complete else None,
                },
            }
        )
    )


def lords_of(guilds: Sequence[str]) -> str:
    """Some lords of these guilds in this order, those without keys first."""
    stock = {
        guild: [f"{guild}-{influence}" for influence in (2, 2, 1, 1, 1, 1, 6, 4, 4, 3, 3, 0)]
        for guild in GUILDS
    }
    return " ".join(stock[guild].pop() for guild in guilds)


TWELVE = lords_of(["politician"] * 6 + ["merchant"] * 6)
FOURTEEN = f"{TWELVE} farmer-0 farmer-6"


def rigged(deal: Callable[[int], Table], wanted: Callable[[Table], bool]) -> Table:
    """The first table, of those that differ in their random stream, on which chance obliges."""
    return next(table for table in map(deal, range(10_000)) if wanted(table))


def unnamed(noun: str, *zones: str) -> list[str]:
    """The cards that lie in none of these zones."""
    all_cards = Counter({id: card["copies"] for id, card in CARDS.items() if card["noun"] == noun})
    all_cards.subtract(" ".join(zones).split())
    return list(all_cards.elements())


def owned_pearls(lords: list[str], controlled: dict[str, int]) -> int:
    return sum(CARDS[card]["pearls"] for card in [*lords, *controlled])


def most_pearls(pearls: list[int]) -> int | None:
    return pearls.index(max(pearls)) if any(pearls) else None
